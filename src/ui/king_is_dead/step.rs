//! What the person at the screen is asked next, while a turn is being put
//! together. Unlike the questions of the rules ([`Phase`]), which name the
//! parts of a move in a fixed order, these leave the order free where players
//! would: either of two followers that change places may be named first.
//!
//! [`Phase`]: crate::rules::king_is_dead::Phase

use crate::rules::king_is_dead::{Card, Faction, Region, Stack};

/// The next question of a turn that is being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Play a card or pass.
    Turn,
    /// No card can be played (none left, or only Plot): pass.
    OnlyPass,
    /// Spy: whose top card is copied?
    Pile,
    /// The region that this card is about: where followers come, leave or are
    /// replaced (support, aid, ambush, resist, quell, muster, suppress).
    Region(Card),
    /// Assemble: where does the follower of this faction go?
    Assemble(Faction),
    /// Negotiate: which region card changes places, and with which, once the
    /// first is chosen?
    Cards {
        /// The card chosen first.
        first: Option<Region>,
    },
    /// Negotiate: which of the two cards gets the disc?
    Disc(Region, Region),
    /// Manoeuvre, outmanoeuvre, influence, dispute, edict: which follower
    /// changes places, and with whom, given those chosen so far?
    Exchange {
        /// The card that says what may change places.
        card: Card,
        /// Who was chosen, in the order of the taps; the same stack twice for
        /// two of its followers.
        chosen: Vec<Stack>,
    },
    /// March: who marches, and who else, once the first is chosen?
    March {
        /// Who was chosen first.
        first: Option<Stack>,
    },
    /// March: where to?
    MarchTo {
        /// Where they come from.
        from: Region,
    },
    /// Aid: which of the factions that share the lead in the supply?
    AidFaction,
    /// Ambush, suppress: who leaves this region?
    Leaves(Region),
    /// Resist, quell, muster, suppress: who comes to this region, and who else?
    Comes {
        /// Where they come to.
        region: Region,
        /// Who was chosen first, if two come.
        first: Option<Faction>,
    },
    /// Who is summoned to court?
    Summon,
    /// Everything is chosen: end the turn?
    Confirm,
    /// Pass, and start the struggle if it is the last pass?
    ConfirmPass,
}
