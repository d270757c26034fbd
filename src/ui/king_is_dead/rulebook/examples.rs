//! The examples of the book: small positions, and what is done in them. The
//! engine itself plays them, so that what they show cannot be wrong.

use crate::play::Turn;
use crate::rules::king_is_dead::{
    Action, ByFaction, Card, Ending, Faction, KingIsDead, Mode, Pair, Region, Scenario, Stack, Verdict,
};
use crate::rules::{Game, Notation, Observer, Rng, Seat};
use crate::ui::king_is_dead::words;
use crate::ui::lang::Lang;

use Faction::{English, Scottish, Welsh};
use Region::{Devon, Essex, Gwynedd, Lancaster, Moray, Northumbria, Strathclyde, Warwick};

/// An example.
pub struct Example {
    /// The entry that it belongs to.
    pub name: &'static str,
    /// The position.
    pub scenario: Scenario,
    /// What was done before the first picture.
    pub prelude: &'static [Action],
    /// What is done between the pictures.
    pub actions: &'static [Action],
    /// The regions to be looked at.
    pub shown: &'static [Region],
}

/// An example that has been played.
pub struct Played {
    /// What was done, and how things stood before and after.
    pub turn: Turn<KingIsDead>,
    /// How the game ended, if it did.
    pub verdict: Option<Verdict>,
}

impl Example {
    /// The example of an entry.
    pub fn named(name: &str) -> Option<&'static Example> {
        EXAMPLES.iter().find(|example| example.name == name)
    }

    /// Plays it.
    pub fn play(&self) -> Played {
        let mut position = self.scenario.position();
        let mut rng = Rng::new(0);
        for &action in self.prelude {
            position.apply(action, &mut rng);
        }
        let (seat, before) = (position.table().to_act(), position.view(Observer::Public));
        for &action in self.actions {
            position.apply(action, &mut rng);
        }
        let (begins, ends) = (self.prelude.len(), self.prelude.len() + self.actions.len());
        let after = position.view(Observer::Public);
        Played {
            turn: Turn { seat, actions: self.actions.to_vec(), begins, ends, before, after },
            verdict: position.result(),
        }
    }
}

impl Played {
    /// What happens, in a sentence; for an ending, one for each comparison.
    pub fn told(&self, lang: Lang) -> Vec<String> {
        let (before, after) = (self.turn.before.table(), self.turn.after.table());
        if let Some(verdict) = &self.verdict {
            return words::verdict(&self.turn.after, verdict, &players(), lang).steps;
        }
        vec![match before.contested() {
            Some(region) if before.struggles() < after.struggles() => words::struggle(before, region, lang),
            _ => words::turn(&self.turn, &players(), lang),
        }]
    }

    /// What Plot adds to a court at this end.
    pub fn plotted(&self, seat: Seat) -> Option<Faction> {
        let verdict = self.verdict.as_ref().filter(|verdict| verdict.ending == Ending::Coronation)?;
        let known = self.turn.after.hand(seat);
        let holds = matches!(known, crate::rules::king_is_dead::Hand::Known(cards) if cards.contains(Card::Plot));
        verdict.ranking.first().copied().filter(|_| holds)
    }

    /// The court of a player at the end, with what Plot adds to it.
    pub fn court(&self, seat: Seat) -> ByFaction<u8> {
        let mut court = *self.turn.after.table().court(seat);
        if let Some(faction) = self.plotted(seat) {
            court[faction] += 1;
        }
        court
    }
}

/// Who plays the examples.
pub fn players() -> Vec<String> {
    ["Maud", "Hugh"].map(str::to_owned).to_vec()
}

const fn at(faction: Faction, region: Region) -> Action {
    Action::Follower(Stack { faction, region })
}

const FULL: &[Card] = &[
    Card::ScottishSupport,
    Card::WelshSupport,
    Card::EnglishSupport,
    Card::Assemble,
    Card::Assemble,
    Card::Negotiate,
    Card::Manoeuvre,
    Card::Outmanoeuvre,
];

/// The table that all examples of cards begin with.
const TABLE: Scenario = Scenario {
    mode: Mode::Base,
    track: [Warwick, Northumbria, Strathclyde, Devon, Lancaster, Gwynedd, Essex, Moray],
    resolved: &[],
    regions: [[2, 1, 1], [1, 2, 1], [1, 2, 1], [2, 0, 2], [0, 3, 1], [1, 1, 2], [0, 1, 3], [2, 1, 1]],
    courts: &[[1, 0, 1], [1, 1, 0]],
    hands: &[FULL, FULL],
    cunning: &[],
    to_act: 0,
    passes: 0,
};

/// The same table with cunning cards: three for each of the two players.
macro_rules! cunning {
    ([$($mine:ident)+] [$($theirs:ident)+]) => {
        Scenario {
            mode: Mode::Advanced,
            cunning: &[[$(Card::$mine,)+], [$(Card::$theirs,)+]],
            hands: &[
                &[Card::Assemble, Card::Assemble, Card::Negotiate, Card::Manoeuvre, Card::Outmanoeuvre, $(Card::$mine,)+],
                &[Card::Assemble, Card::Assemble, Card::Negotiate, Card::Manoeuvre, Card::Outmanoeuvre, $(Card::$theirs,)+],
            ],
            ..TABLE
        }
    };
}

const SPIES: Scenario = cunning!([Spy Ambush March] [Aid Influence Dispute]);
const AIDES: Scenario = cunning!([Aid Influence Dispute] [Edict Resist Quell]);
const EDICTS: Scenario = cunning!([Edict Resist Quell] [Suppress Muster Plot]);
const MUSTERS: Scenario = cunning!([Suppress Muster Plot] [Spy Ambush March]);

/// Nobody is on the map but in its last region.
const fn only(region: Region, followers: [u8; 3]) -> [[u8; 3]; 8] {
    let mut regions = [[0; 3]; 8];
    regions[region as usize] = followers;
    regions
}

const fn card(name: &'static str, scenario: Scenario, actions: &'static [Action], shown: &'static [Region]) -> Example {
    Example { name, scenario, prelude: &[], actions, shown }
}

/// All examples.
pub const EXAMPLES: &[Example] = &[
    Example {
        name: "summon",
        scenario: TABLE,
        prelude: &[Action::Play(Card::ScottishSupport), Action::Region(Strathclyde)],
        actions: &[at(Welsh, Strathclyde)],
        shown: &[Moray, Strathclyde],
    },
    card("struggle", Scenario { to_act: 1, passes: 1, ..TABLE }, &[Action::Pass], &[Northumbria, Warwick]),
    card(
        "instability",
        Scenario {
            resolved: &[Some(English)],
            regions: [[2, 1, 1], [1, 2, 1], [1, 2, 1], [2, 0, 2], [0, 3, 1], [0, 0, 0], [0, 1, 3], [2, 1, 1]],
            to_act: 1,
            passes: 1,
            ..TABLE
        },
        &[Action::Pass],
        &[Northumbria, Warwick],
    ),
    card(
        "coronation",
        Scenario {
            resolved: &[Some(Scottish), Some(Welsh), Some(English), Some(Welsh), None, Some(Scottish), Some(Welsh)],
            regions: only(Moray, [0, 1, 2]),
            courts: &[[1, 3, 2], [3, 3, 1]],
            hands: &[
                &[Card::WelshSupport, Card::Assemble, Card::Manoeuvre, Card::Outmanoeuvre],
                &[Card::Assemble, Card::Negotiate, Card::Manoeuvre],
            ],
            to_act: 1,
            passes: 1,
            ..TABLE
        },
        &[Action::Pass],
        &[],
    ),
    card(
        "invasion",
        Scenario {
            resolved: &[Some(Welsh), None, Some(Scottish), None],
            regions: [[2, 1, 0], [0, 0, 0], [1, 2, 2], [0, 0, 0], [0, 2, 1], [0, 0, 0], [1, 0, 2], [0, 0, 0]],
            courts: &[[3, 3, 1], [2, 2, 2]],
            hands: &[
                &[Card::Assemble, Card::Manoeuvre, Card::Outmanoeuvre],
                &[Card::Assemble, Card::Assemble, Card::Negotiate, Card::Manoeuvre],
            ],
            to_act: 1,
            passes: 1,
            ..TABLE
        },
        &[Action::Pass],
        &[],
    ),
    card(
        "scottish-support",
        TABLE,
        &[Action::Play(Card::ScottishSupport), Action::Region(Strathclyde)],
        &[Moray, Strathclyde],
    ),
    card("welsh-support", TABLE, &[Action::Play(Card::WelshSupport), Action::Region(Devon)], &[Gwynedd, Devon]),
    card(
        "english-support",
        TABLE,
        &[Action::Play(Card::EnglishSupport), Action::Region(Northumbria)],
        &[Northumbria, Essex],
    ),
    card(
        "assemble",
        TABLE,
        &[Action::Play(Card::Assemble), Action::Region(Northumbria), Action::Region(Warwick), Action::Region(Warwick)],
        &[Northumbria, Warwick],
    ),
    card("negotiate", TABLE, &[Action::Play(Card::Negotiate), Action::Region(Devon), Action::Region(Warwick)], &[]),
    card(
        "manoeuvre",
        TABLE,
        &[Action::Play(Card::Manoeuvre), at(Scottish, Northumbria), at(English, Devon)],
        &[Northumbria, Devon],
    ),
    card(
        "outmanoeuvre",
        TABLE,
        &[Action::Play(Card::Outmanoeuvre), at(Scottish, Devon), Action::Followers(Pair::EnglishEnglish, Essex)],
        &[Essex, Devon],
    ),
    Example {
        name: "spy",
        scenario: Scenario { to_act: 1, ..SPIES },
        prelude: &[Action::Play(Card::Manoeuvre), at(Scottish, Northumbria), at(English, Devon), at(English, Essex)],
        actions: &[Action::Play(Card::Spy), Action::Pile(Seat::new(1)), at(Scottish, Lancaster), at(Welsh, Warwick)],
        shown: &[Lancaster, Warwick],
    },
    card("ambush", SPIES, &[Action::Play(Card::Ambush), Action::Region(Warwick), Action::Faction(English)], &[Warwick]),
    card(
        "march",
        SPIES,
        &[Action::Play(Card::March), Action::Followers(Pair::WelshWelsh, Gwynedd), Action::Region(Devon)],
        &[Gwynedd, Devon],
    ),
    card(
        "plot",
        Scenario {
            resolved: &[Some(Welsh), Some(Scottish), Some(Welsh), Some(English), Some(Welsh), None, Some(Scottish)],
            regions: only(Moray, [1, 2, 0]),
            courts: &[[1, 2, 2], [1, 3, 3]],
            hands: &[
                &[Card::Assemble, Card::Negotiate, Card::Manoeuvre, Card::Outmanoeuvre, Card::Plot],
                &[Card::Assemble, Card::Negotiate, Card::Manoeuvre],
            ],
            to_act: 1,
            passes: 1,
            ..MUSTERS
        },
        &[Action::Pass],
        &[],
    ),
    card("aid", AIDES, &[Action::Play(Card::Aid), Action::Region(Lancaster)], &[Lancaster]),
    card(
        "influence",
        AIDES,
        &[Action::Play(Card::Influence), at(English, Essex), Action::Followers(Pair::WelshWelsh, Lancaster)],
        &[Lancaster, Essex],
    ),
    card(
        "dispute",
        AIDES,
        &[Action::Play(Card::Dispute), at(Welsh, Gwynedd), at(Scottish, Northumbria)],
        &[Northumbria, Gwynedd],
    ),
    card(
        "edict",
        EDICTS,
        &[Action::Play(Card::Edict), at(Scottish, Moray), Action::Followers(Pair::WelshWelsh, Strathclyde)],
        &[Moray, Strathclyde],
    ),
    card(
        "resist",
        EDICTS,
        &[Action::Play(Card::Resist), Action::Region(Strathclyde), Action::Pair(Pair::WelshEnglish)],
        &[Moray, Strathclyde],
    ),
    card(
        "quell",
        EDICTS,
        &[Action::Play(Card::Quell), Action::Region(Lancaster), Action::Pair(Pair::EnglishEnglish)],
        &[Lancaster, Gwynedd],
    ),
    card(
        "suppress",
        MUSTERS,
        &[Action::Play(Card::Suppress), Action::Region(Warwick), Action::Faction(English), Action::Faction(Scottish)],
        &[Warwick, Essex],
    ),
    card(
        "muster",
        MUSTERS,
        &[Action::Play(Card::Muster), Action::Region(Strathclyde), Action::Pair(Pair::EnglishEnglish)],
        &[Moray, Strathclyde],
    ),
];

/// A table to show what is near the Scots: they hold Warwick, and Moray is open.
pub const NEAR: Scenario = Scenario { resolved: &[Some(Scottish)], regions: [[0; 3]; 8], ..TABLE };
