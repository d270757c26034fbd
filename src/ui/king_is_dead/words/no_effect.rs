//! Why a card would do nothing now, from what lies on the table for all to see.

use super::super::super::lang::Lang;
use super::names;
use crate::rules::king_is_dead::{Card, Faction, Regions, Table};

/// Why this card, which can do nothing now, has no effect.
pub fn no_effect(card: Card, table: &Table, lang: Lang) -> String {
    let text = match card {
        Card::ScottishSupport => return no_support(Faction::Scottish, table, lang),
        Card::WelshSupport => return no_support(Faction::Welsh, table, lang),
        Card::EnglishSupport => return no_support(Faction::English, table, lang),
        Card::Assemble | Card::Aid => empty_supply(lang),
        Card::Negotiate if negotiable(table).is_empty() => {
            lang.pick("No region card can be swapped any more.", "Plus aucune carte Région ne peut être échangée.")
        }
        Card::Negotiate => {
            lang.pick("Only one region card can still be swapped.", "Une seule carte Région peut encore être échangée.")
        }
        Card::Manoeuvre | Card::Outmanoeuvre => no_swap(card, table, lang),
        Card::Spy => lang.pick("Nobody else has played a card yet.", "Personne d’autre n’a encore joué de carte."),
        Card::Ambush => lang.pick(
            "No Scot is in the supply, and nobody is on the map.",
            "Il n’y a ni Écossais en réserve ni partisan sur le plateau.",
        ),
        Card::March if table.followers().is_empty() => nobody_on_map(lang),
        Card::March => lang.pick("Nobody has an open region next door.", "Personne n’a de région voisine ouverte."),
        Card::Plot => lang.pick(
            "Plot is never played: it waits in hand for the end.",
            "Complot ne se joue jamais\u{a0}: elle attend la fin en main.",
        ),
        Card::Influence => return no_partner(Faction::English, table, lang),
        Card::Dispute => return no_partner(Faction::Welsh, table, lang),
        Card::Edict if table.followers().present(Faction::Scottish).is_empty() => {
            return nobody_of(Faction::Scottish, lang);
        }
        Card::Edict => lang.pick(
            "No Scot has followers of another faction next door.",
            "Aucun Écossais n’a de partisan d’une autre faction dans une région voisine.",
        ),
        Card::Resist if table.supply().total() == 0 => empty_supply(lang),
        Card::Resist if table.near(Faction::Scottish).is_empty() => return nowhere_near(Faction::Scottish, lang),
        Card::Resist => lang.pick("Only Scots are left in the supply.", "Il ne reste que des Écossais en réserve."),
        Card::Quell => return nothing_to_replace(Faction::Welsh, table, lang),
        Card::Muster => return nothing_to_replace(Faction::Scottish, table, lang),
        Card::Suppress => return nothing_to_replace(Faction::English, table, lang),
    };
    text.to_owned()
}

/// Region cards that may still change places, whether or not there are two.
pub(super) fn negotiable(table: &Table) -> Regions {
    let discs: Regions = table.seats().iter().filter_map(|seat| table.disc(seat)).collect();
    table.open() & !discs
}

fn empty_supply(lang: Lang) -> &'static str {
    lang.pick("The supply is empty.", "La réserve est vide.")
}

fn nobody_on_map(lang: Lang) -> &'static str {
    lang.pick("Nobody is on the map.", "Il n’y a personne sur le plateau.")
}

fn nobody_of(faction: Faction, lang: Lang) -> String {
    match faction {
        Faction::Scottish => lang.pick("No Scot is on the map.", "Il n’y a aucun Écossais sur le plateau."),
        Faction::Welsh => lang.pick("No Welsh follower is on the map.", "Il n’y a aucun Gallois sur le plateau."),
        Faction::English => lang.pick("No English follower is on the map.", "Il n’y a aucun Anglais sur le plateau."),
    }
    .to_owned()
}

fn nowhere_near(faction: Faction, lang: Lang) -> String {
    match lang {
        Lang::En => format!("No open region is near {}.", names::the_faction(faction, lang)),
        Lang::Fr => format!("Aucune région ouverte n’est proche des {}.", names::faction(faction, lang)),
    }
}

fn no_support(faction: Faction, table: &Table, lang: Lang) -> String {
    if table.supply()[faction] != 0 {
        return nowhere_near(faction, lang);
    }
    match faction {
        Faction::Scottish => lang.pick("No Scot is left in the supply.", "Il ne reste aucun Écossais en réserve."),
        Faction::Welsh => {
            lang.pick("No Welsh follower is left in the supply.", "Il ne reste aucun Gallois en réserve.")
        }
        Faction::English => {
            lang.pick("No English follower is left in the supply.", "Il ne reste aucun Anglais en réserve.")
        }
    }
    .to_owned()
}

fn no_swap(card: Card, table: &Table, lang: Lang) -> &'static str {
    let occupied = table.followers().occupied();
    if occupied.is_empty() {
        nobody_on_map(lang)
    } else if occupied.len() == 1 {
        lang.pick("All followers are in one region.", "Tous les partisans sont dans la même région.")
    } else if card == Card::Outmanoeuvre && (occupied & occupied.neighbours()).is_empty() {
        lang.pick("No two bordering regions both have followers.", "Aucune région occupée n’en touche une autre.")
    } else {
        lang.pick(
            "The only swap left would undo the card just played.",
            "Le seul échange possible annulerait la carte précédente.",
        )
    }
}

/// Influence and dispute: followers of the faction have no others to swap with.
fn no_partner(faction: Faction, table: &Table, lang: Lang) -> String {
    if table.followers().present(faction).is_empty() {
        return nobody_of(faction, lang);
    }
    match faction {
        Faction::Scottish => lang.pick(
            "No Scot has anybody to swap with in another region.",
            "Aucun Écossais n’a personne avec qui échanger dans une autre région.",
        ),
        Faction::Welsh => lang.pick(
            "No Welsh follower has anybody to swap with in another region.",
            "Aucun Gallois n’a personne avec qui échanger dans une autre région.",
        ),
        Faction::English => lang.pick(
            "No English follower has anybody to swap with in another region.",
            "Aucun Anglais n’a personne avec qui échanger dans une autre région.",
        ),
    }
    .to_owned()
}

/// Quell, muster and suppress.
fn nothing_to_replace(faction: Faction, table: &Table, lang: Lang) -> String {
    if table.near(faction).is_empty() {
        return nowhere_near(faction, lang);
    }
    match lang {
        Lang::En => {
            format!("Nobody can leave a region near {}, and the supply is empty.", names::the_faction(faction, lang))
        }
        Lang::Fr => {
            let faction = names::faction(faction, lang);
            format!("Personne ne peut quitter une région proche des {faction}, et la réserve est vide.")
        }
    }
}
