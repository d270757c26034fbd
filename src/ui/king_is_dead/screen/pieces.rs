//! The pieces of the table, drawn from the sprite of `style/art.svg`.

use crate::rules::king_is_dead::{Card, Faction};
use crate::ui::draw::{El, el};
use crate::ui::king_is_dead::scene::Standing;
pub use crate::ui::table::button::sprite;

/// A follower's picture.
pub const fn piece(faction: Faction) -> &'static str {
    match faction {
        Faction::Scottish => "#piece-scottish",
        Faction::Welsh => "#piece-welsh",
        Faction::English => "#piece-english",
    }
}

/// A control disc's picture.
pub const fn disc(faction: Faction) -> &'static str {
    match faction {
        Faction::Scottish => "#disc-scottish",
        Faction::Welsh => "#disc-welsh",
        Faction::English => "#disc-english",
    }
}

/// The picture for how a region stands: a disc once that is settled, the
/// leader's piece before; none for a tie or an empty region.
pub const fn standing(standing: Standing) -> Option<&'static str> {
    match standing {
        Standing::Leads(faction, _) => Some(piece(faction)),
        Standing::Held(faction) => Some(disc(faction)),
        Standing::Unstable => Some("#disc-unstable"),
        Standing::Tied | Standing::Empty => None,
    }
}

/// The emblem of a seat, by its number from 0.
pub const fn emblem(seat: usize) -> &'static str {
    match seat {
        0 => "#emblem-1",
        1 => "#emblem-2",
        2 => "#emblem-3",
        _ => "#emblem-4",
    }
}

/// A card's picture.
pub const fn card(card: Card) -> &'static str {
    match card {
        Card::ScottishSupport => "#card-scottish-support",
        Card::WelshSupport => "#card-welsh-support",
        Card::EnglishSupport => "#card-english-support",
        Card::Assemble => "#card-assemble",
        Card::Negotiate => "#card-negotiate",
        Card::Manoeuvre => "#card-manoeuvre",
        Card::Outmanoeuvre => "#card-outmanoeuvre",
        Card::Spy => "#card-spy",
        Card::Ambush => "#card-ambush",
        Card::March => "#card-march",
        Card::Plot => "#card-plot",
        Card::Aid => "#card-aid",
        Card::Influence => "#card-influence",
        Card::Dispute => "#card-dispute",
        Card::Edict => "#card-edict",
        Card::Resist => "#card-resist",
        Card::Quell => "#card-quell",
        Card::Suppress => "#card-suppress",
        Card::Muster => "#card-muster",
    }
}

/// A follower with a number on it, small, for courts, supply and prompts.
pub fn counted(faction: Faction, count: u8) -> El {
    el("span")
        .class(format!("counted {}", faction.slug()))
        .class_if("none", count == 0)
        .hidden()
        .child(sprite(piece(faction)))
        .child(el("b").text(count))
}
