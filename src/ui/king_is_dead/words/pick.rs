//! Small texts for what has been chosen so far: the steps of a turn that is
//! being put together, as they stand in a row.

use super::super::super::lang::Lang;
use super::{names, player};
use crate::rules::Seat;
use crate::rules::king_is_dead::{Card, Faction, Region, Stack, Table};

/// A card.
pub fn card(card: Card, lang: Lang) -> &'static str {
    names::card(card, lang)
}

/// A region or its card.
pub fn region(region: Region, lang: Lang) -> &'static str {
    names::region(region, lang)
}

/// Where somebody goes.
pub fn destination(region: Region, lang: Lang) -> String {
    format!("→ {}", names::region(region, lang))
}

/// Followers of one faction without a place: "1 Scot".
pub fn followers(count: u8, faction: Faction, lang: Lang) -> String {
    names::followers(count, faction, lang)
}

/// Some followers, whatever their factions: "2 Scots", "1 Scot + 1 Welsh".
pub fn factions(members: &[Faction], lang: Lang) -> String {
    let counted = Faction::ALL.map(|faction| (faction, members.iter().filter(|&&member| member == faction).count()));
    let parts = counted.into_iter().filter(|&(_, count)| count != 0);
    let parts = parts.map(|(faction, count)| names::followers(count as u8, faction, lang));
    parts.collect::<Vec<_>>().join(" + ")
}

/// A follower of a stack: "1 Scot · Moray".
pub fn stack(stack: Stack, lang: Lang) -> String {
    let Stack { faction, region } = stack;
    format!("{} · {}", names::followers(1, faction, lang), names::region(region, lang))
}

/// Followers on the map in the order they were chosen, those of one region
/// together: "1 Scot · Moray ⇄ 2 Welsh · Devon".
pub fn stacks(chosen: &[Stack], lang: Lang) -> String {
    let mut regions: Vec<Region> = Vec::new();
    for stack in chosen {
        if !regions.contains(&stack.region) {
            regions.push(stack.region);
        }
    }
    let groups = regions.into_iter().map(|region| {
        let here: Vec<Faction> =
            chosen.iter().filter(|stack| stack.region == region).map(|stack| stack.faction).collect();
        format!("{} · {}", factions(&here, lang), names::region(region, lang))
    });
    groups.collect::<Vec<_>>().join(" ⇄ ")
}

/// Region cards that change places, and the one that gets the disc, if that is
/// decided.
pub fn cards(first: Region, second: Region, disc: Option<Region>, lang: Lang) -> String {
    let swap = format!("{} ⇄ {}", names::region(first, lang), names::region(second, lang));
    match disc {
        Some(disc) => format!("{swap} · {}", lang.labelled(lang.pick("disc", "disque"), names::region(disc, lang))),
        None => swap,
    }
}

/// The pile that a spy copies from: "Manoeuvre (Hugh)".
pub fn pile(table: &Table, seat: Seat, names: &[String], lang: Lang) -> String {
    match table.pile(seat).top() {
        Some(top) => format!("{} ({})", names::card(top, lang), player(seat, names)),
        None => player(seat, names).to_owned(),
    }
}

/// Somebody leaves: "− 1 Scot".
pub fn leaves(faction: Faction, lang: Lang) -> String {
    format!("−\u{a0}{}", names::followers(1, faction, lang))
}

/// Somebody comes: "+ 2 Welsh".
pub fn comes(members: &[Faction], lang: Lang) -> String {
    format!("+\u{a0}{}", factions(members, lang))
}

/// Who comes to court: "1 Scot · Moray → court".
pub fn summon(summoned: Stack, lang: Lang) -> String {
    format!("{} → {}", stack(summoned, lang), lang.pick("court", "cour"))
}
