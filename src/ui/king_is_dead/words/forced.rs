//! Why the choice is limited when a card is played: fullness is judged over the
//! whole map, so that what is possible in one place is required everywhere.

use super::super::super::lang::Lang;
use super::no_effect::negotiable;
use crate::rules::king_is_dead::{Card, Change, Faction, Regions, Table};

/// Why the choice is limited when this card is played: only a lesser effect is
/// possible, or a full one is required. `None` when there is nothing to explain;
/// of a card without any effect, [`no_effect`](super::no_effect()) tells more.
pub fn forced(card: Card, table: &Table, lang: Lang) -> Option<&'static str> {
    match card {
        Card::ScottishSupport => support(Faction::Scottish, table, lang),
        Card::WelshSupport => support(Faction::Welsh, table, lang),
        Card::EnglishSupport => support(Faction::English, table, lang),
        Card::Assemble => missing(table, lang),
        Card::Negotiate => (table.disc(table.to_act()).is_some() && 2 <= negotiable(table).len()).then(|| {
            lang.pick(
                "Your disc is already placed: the cards only change places.",
                "Votre jeton est déjà posé\u{a0}: les cartes échangent seulement leurs places.",
            )
        }),
        Card::Manoeuvre => may_undo(card, table).then(|| {
            lang.pick(
                "The Manoeuvre just played may not be undone.",
                "La Manœuvre précédente ne peut pas être annulée.",
            )
        }),
        Card::Outmanoeuvre => outmanoeuvre(table, lang),
        Card::Ambush => match table.supply()[Faction::Scottish] {
            0 if !table.followers().is_empty() => Some(lang.pick(
                "No Scot is left in the supply: somebody leaves, nobody comes.",
                "Plus d’Écossais en réserve\u{a0}: quelqu’un part, personne ne vient.",
            )),
            _ => last_of(Faction::Scottish, table, lang),
        },
        Card::March => march(table, lang),
        Card::Aid => (table.supply().0.iter().max() == Some(&1)).then(|| {
            lang.pick(
                "No faction has two followers in the supply: one comes.",
                "Aucune faction n’a deux partisans en réserve\u{a0}: un seul vient.",
            )
        }),
        Card::Influence => influence(table, lang),
        Card::Edict => edict(table, lang),
        Card::Resist => resist(table, lang),
        Card::Quell => quell(table, lang),
        Card::Muster => muster(table, lang),
        Card::Suppress => suppress(table, lang),
        Card::Spy | Card::Plot | Card::Dispute => None,
    }
}

/// Whether the previous play was this card, somebody else's, and changed
/// anything: then its exact opposite is not allowed.
fn may_undo(card: Card, table: &Table) -> bool {
    let same = table.last_action().is_some_and(|(seat, last)| last == card && seat != table.to_act());
    same && *table.change() != Change::NIL
}

fn support(faction: Faction, table: &Table, lang: Lang) -> Option<&'static str> {
    last_of(faction, table, lang).filter(|_| !table.near(faction).is_empty())
}

fn last_of(faction: Faction, table: &Table, lang: Lang) -> Option<&'static str> {
    (table.supply()[faction] == 1).then(|| match faction {
        Faction::Scottish => {
            lang.pick("Only one Scot is left in the supply.", "Il ne reste qu’un Écossais en réserve.")
        }
        Faction::Welsh => {
            lang.pick("Only one Welsh follower is left in the supply.", "Il ne reste qu’un Gallois en réserve.")
        }
        Faction::English => {
            lang.pick("Only one English follower is left in the supply.", "Il ne reste qu’un Anglais en réserve.")
        }
    })
}

/// Assemble: which factions the supply lacks.
fn missing(table: &Table, lang: Lang) -> Option<&'static str> {
    match table.supply().0.map(|count| count != 0) {
        [true, true, true] | [false, false, false] => None,
        [false, true, true] => Some(lang.pick("No Scots are left in the supply.", "Plus d’Écossais en réserve.")),
        [true, false, true] => Some(lang.pick("No Welsh are left in the supply.", "Plus de Gallois en réserve.")),
        [true, true, false] => Some(lang.pick("No English are left in the supply.", "Plus d’Anglais en réserve.")),
        [true, false, false] => {
            Some(lang.pick("Only Scots are left in the supply.", "Il ne reste que des Écossais en réserve."))
        }
        [false, true, false] => {
            Some(lang.pick("Only Welsh are left in the supply.", "Il ne reste que des Gallois en réserve."))
        }
        [false, false, true] => {
            Some(lang.pick("Only English are left in the supply.", "Il ne reste que des Anglais en réserve."))
        }
    }
}

fn one_for_two_required(lang: Lang) -> &'static str {
    lang.pick(
        "One for two is possible somewhere, so it is required.",
        "Un contre deux est possible quelque part\u{a0}: c’est donc obligatoire.",
    )
}

fn only_one_for_one(lang: Lang) -> &'static str {
    lang.pick(
        "One for two is possible nowhere: one for one.",
        "Un contre deux n’est possible nulle part\u{a0}: un contre un.",
    )
}

fn outmanoeuvre(table: &Table, lang: Lang) -> Option<&'static str> {
    if may_undo(Card::Outmanoeuvre, table) {
        return Some(
            lang.pick(
                "The Outmanoeuvre just played may not be undone.",
                "Le Déjouer précédent ne peut pas être annulé.",
            ),
        );
    }
    let (occupied, crowded) = (table.followers().occupied(), table.followers().crowded());
    let single = occupied & !crowded;
    if !(occupied & crowded.neighbours()).is_empty() {
        let one_for_one = single & single.neighbours();
        (!one_for_one.is_empty()).then(|| one_for_two_required(lang))
    } else {
        (!(occupied & occupied.neighbours()).is_empty()).then(|| only_one_for_one(lang))
    }
}

fn march(table: &Table, lang: Lang) -> Option<&'static str> {
    let has_exit = table.open().neighbours();
    let (occupied, crowded) = (table.followers().occupied() & has_exit, table.followers().crowded() & has_exit);
    if crowded.is_empty() {
        return (!occupied.is_empty()).then(|| {
            lang.pick(
                "Two can march nowhere: one marches.",
                "Nulle part deux partisans ne peuvent marcher\u{a0}: un seul marche.",
            )
        });
    }
    (occupied != crowded).then(|| {
        lang.pick(
            "Two can march somewhere, so two must march.",
            "Deux partisans peuvent marcher quelque part\u{a0}: il en faut donc deux.",
        )
    })
}

fn influence(table: &Table, lang: Lang) -> Option<&'static str> {
    let followers = table.followers();
    let english = followers.present(Faction::English);
    let (ones, twos) = (followers.present_without(Faction::English), followers.pair_without(Faction::English));
    if apart(english, twos) {
        (ones != twos).then(|| one_for_two_required(lang))
    } else {
        apart(english, ones).then(|| only_one_for_one(lang))
    }
}

/// Whether a region of one set and a different one of the other can be found.
fn apart(some: Regions, others: Regions) -> bool {
    !some.is_empty() && !others.is_empty() && 2 <= (some | others).len()
}

fn edict(table: &Table, lang: Lang) -> Option<&'static str> {
    let followers = table.followers();
    let (one, two) = (followers.present(Faction::Scottish), followers.doubled(Faction::Scottish));
    let near_one = followers.present_without(Faction::Scottish).neighbours();
    let near_two = followers.pair_without(Faction::Scottish).neighbours();
    let some = one & near_one;
    if !(two & near_two).is_empty() {
        (some != two & near_two).then(|| {
            lang.pick(
                "Two for two is possible somewhere, so it is required.",
                "Deux contre deux est possible quelque part\u{a0}: c’est donc obligatoire.",
            )
        })
    } else if !((one & near_two) | (two & near_one)).is_empty() {
        Some(lang.pick(
            "Two for two is possible nowhere: two for one, or one for two.",
            "Deux contre deux n’est possible nulle part\u{a0}: deux contre un, ou un contre deux.",
        ))
    } else {
        (!some.is_empty()).then(|| {
            lang.pick("Nothing more than one for one is possible.", "Rien de plus qu’un contre un n’est possible.")
        })
    }
}

fn resist(table: &Table, lang: Lang) -> Option<&'static str> {
    let supply = table.supply();
    match (supply[Faction::Welsh], supply[Faction::English]) {
        _ if table.near(Faction::Scottish).is_empty() => None,
        (1, 0) | (0, 1) => Some(lang.pick(
            "Only one follower who is not a Scot is left in the supply.",
            "Il ne reste qu’un partisan non écossais en réserve.",
        )),
        _ => None,
    }
}

/// Quell and muster: where the faction's followers near it stand, if that
/// limits the choice.
enum Near {
    SomeHave,
    NoneHas,
    Free,
}

fn followers_near(faction: Faction, table: &Table) -> Near {
    let near = table.near(faction);
    match near & table.followers().present(faction) {
        _ if near.is_empty() => Near::Free,
        Regions::NONE if table.supply().total() == 0 => Near::Free,
        Regions::NONE => Near::NoneHas,
        some if some == near => Near::Free,
        _ => Near::SomeHave,
    }
}

fn quell(table: &Table, lang: Lang) -> Option<&'static str> {
    match followers_near(Faction::Welsh, table) {
        Near::SomeHave => {
            Some(lang.pick(
                "A Welsh follower can leave, so one must.",
                "Un Gallois peut partir\u{a0}: c’est donc obligatoire.",
            ))
        }
        Near::NoneHas => Some(lang.pick(
            "No Welsh follower stands near: nobody leaves.",
            "Aucun Gallois dans ces régions\u{a0}: personne ne part.",
        )),
        Near::Free => None,
    }
}

fn muster(table: &Table, lang: Lang) -> Option<&'static str> {
    match followers_near(Faction::Scottish, table) {
        Near::SomeHave => {
            Some(lang.pick("A Scot can leave, so one must.", "Un Écossais peut partir\u{a0}: c’est donc obligatoire."))
        }
        Near::NoneHas => {
            Some(lang.pick(
                "No Scot stands near: nobody leaves.",
                "Aucun Écossais dans ces régions\u{a0}: personne ne part.",
            ))
        }
        Near::Free => None,
    }
}

fn suppress(table: &Table, lang: Lang) -> Option<&'static str> {
    let near = table.near(Faction::English);
    let english = near & table.followers().present(Faction::English);
    let both = english & table.followers().crowded();
    if near.is_empty() || near == both {
        None
    } else if !both.is_empty() {
        Some(lang.pick(
            "An English follower and one other can leave, so both must.",
            "Un Anglais et un autre peuvent partir\u{a0}: c’est donc obligatoire.",
        ))
    } else if !english.is_empty() {
        Some(lang.pick("An English follower can only leave alone.", "Un Anglais ne peut partir que seul."))
    } else if !(near & table.followers().occupied()).is_empty() {
        Some(lang.pick(
            "No English follower stands near: one other leaves.",
            "Aucun Anglais dans ces régions\u{a0}: un autre partisan part.",
        ))
    } else {
        (table.supply().total() != 0).then(|| {
            lang.pick("Nobody stands near: one follower comes.", "Personne dans ces régions\u{a0}: un partisan vient.")
        })
    }
}
