//! The names of things for those who hear the table instead of seeing it. They
//! also say what sighted players read from shape, frame and position.

use super::super::super::lang::Lang;
use super::{names, player, struggles};
use crate::rules::Seat;
use crate::rules::king_is_dead::{Card, Faction, INSTABILITY_DISCS, Region, Stack, Table};

/// What can be done with a card in hand now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardState {
    /// It can be played and does something.
    Playable,
    /// It can be played, but does nothing.
    NoEffect,
    /// It cannot be played: it is Plot, or it is not this player's turn.
    Unplayable,
}

/// A stack on the map: "Moray, Scots, 2 followers, possible target".
pub fn stack_name(table: &Table, stack: Stack, live: bool, lang: Lang) -> String {
    let Stack { faction, region } = stack;
    let count = names::follower_count(table.followers().count(faction, region), lang);
    let name = format!("{}, {}, {count}", names::region(region, lang), names::faction(faction, lang));
    with_target(name, live, lang)
}

/// A region on the map: how it stands, whether its struggle is next, and what it
/// borders.
pub fn region_name(table: &Table, region: Region, live: bool, lang: Lang) -> String {
    let mut state = standing(table, region, lang);
    if table.contested() == Some(region) {
        state = format!("{state}, {}", next(lang));
    }
    let borders: Vec<String> = region.neighbours().iter().map(|other| names::region(other, lang).to_owned()).collect();
    let (place, borders) = (names::region(region, lang), borders.join(", "));
    let name = match lang {
        Lang::En => format!("{place}: {state}; borders {borders}"),
        Lang::Fr => format!("{place}\u{a0}: {state}\u{202f}; touche {borders}"),
    };
    with_target(name, live, lang)
}

/// A region in a picture: its followers, or how its struggle ended.
pub fn place_name(table: &Table, region: Region, lang: Lang) -> String {
    let state = match table.open().contains(region) {
        true => counts(table.followers().in_region(region).0, lang),
        false => standing(table, region, lang),
    };
    lang.labelled(names::region(region, lang), &state)
}

/// A region card on the track: its space, how its region stands, and whose disc
/// lies on it.
pub fn tile_name(table: &Table, region: Region, names: &[String], lang: Lang) -> String {
    let space = table.space_of(region) + 1;
    let place = names::region(region, lang);
    let mut name = format!("{space}, {place}, {}", standing(table, region, lang));
    if table.contested() == Some(region) {
        name = format!("{name}, {}", next(lang));
    }
    if let Some(seat) = table.seats().iter().find(|&seat| table.disc(seat) == Some(region)) {
        let whose = player(seat, names);
        name = match lang {
            Lang::En => format!("{name}, held by a disc ({whose})"),
            Lang::Fr => format!("{name}, fixée par un jeton ({whose})"),
        };
    }
    name
}

/// A card in hand.
pub fn card_name(card: Card, state: CardState, lang: Lang) -> String {
    let name = names::card(card, lang);
    match state {
        CardState::Playable => name.to_owned(),
        CardState::NoEffect => format!("{name}, {}", lang.pick("no effect now", "sans effet pour l’instant")),
        CardState::Unplayable => format!("{name}, {}", lang.pick("cannot be played", "ne peut pas être jouée")),
    }
}

/// A player's court.
pub fn court_name(table: &Table, seat: Seat, names: &[String], lang: Lang) -> String {
    let whose = player(seat, names);
    let label = match lang {
        Lang::En => format!("{whose}, court"),
        Lang::Fr => format!("{whose}, cour"),
    };
    lang.labelled(&label, &counts(table.court(seat).0, lang))
}

/// The followers beside the map.
pub fn supply_name(table: &Table, lang: Lang) -> String {
    lang.labelled(lang.pick("Supply", "Réserve"), &counts(table.supply().0, lang))
}

/// A player's discard pile, of which only the top card shows.
pub fn pile_name(seat: Seat, top: Option<Card>, names: &[String], lang: Lang) -> String {
    let whose = player(seat, names);
    match (top.map(|card| names::card(card, lang)), lang) {
        (Some(top), Lang::En) => format!("{whose}, pile: {top} on top"),
        (Some(top), Lang::Fr) => format!("{whose}, défausse\u{a0}: {top} au-dessus"),
        (None, Lang::En) => format!("{whose}, pile: empty"),
        (None, Lang::Fr) => format!("{whose}, défausse\u{a0}: vide"),
    }
}

/// A player's hand, when its cards do not show.
pub fn hand_name(seat: Seat, cards: usize, names: &[String], lang: Lang) -> String {
    let whose = player(seat, names);
    match (cards, lang) {
        (0, Lang::En) => format!("{whose}: no cards left"),
        (0, Lang::Fr) => format!("{whose}\u{a0}: plus de cartes"),
        (1, Lang::En) => format!("{whose}: 1 card in hand"),
        (1, Lang::Fr) => format!("{whose}\u{a0}: 1 carte en main"),
        (_, Lang::En) => format!("{whose}: {cards} cards in hand"),
        (_, Lang::Fr) => format!("{whose}\u{a0}: {cards} cartes en main"),
    }
}

/// France, by the number of instability discs that lie on the map.
pub fn france_name(discs: usize, lang: Lang) -> String {
    let warning = struggles::instability_warning(discs, lang);
    match lang {
        Lang::En => format!("France: {discs} of {INSTABILITY_DISCS} instability discs on the map; {warning}"),
        Lang::Fr => format!("France\u{a0}: instabilité, {discs} sur {INSTABILITY_DISCS}\u{202f}; {warning}"),
    }
}

/// How a region stands: held, unstable, or who is ahead.
fn standing(table: &Table, region: Region, lang: Lang) -> String {
    let holder = Faction::ALL.into_iter().find(|&faction| table.controlled(faction).contains(region));
    match (holder, lang) {
        (Some(holder), Lang::En) => format!("held by {}", names::the_faction(holder, lang)),
        (Some(holder), Lang::Fr) => format!("aux mains des {}", names::faction(holder, lang)),
        (None, _) if table.unstable().contains(region) => lang.pick("unstable", "instable").to_owned(),
        (None, _) => struggles::majority(&table.followers().in_region(region), lang),
    }
}

fn next(lang: Lang) -> &'static str {
    lang.pick("next struggle", "prochaine lutte")
}

/// A name, and whether what it names can be chosen now.
pub fn with_target(name: String, live: bool, lang: Lang) -> String {
    if live { format!("{name}, {}", lang.pick("possible target", "cible possible")) } else { name }
}

fn counts(counts: [u8; 3], lang: Lang) -> String {
    let parts: Vec<String> =
        Faction::ALL.into_iter().zip(counts).map(|(faction, count)| names::followers(count, faction, lang)).collect();
    parts.join(", ")
}
