//! Small texts for what has been chosen so far: the steps of a turn that is
//! being put together, as they stand in a row.

use super::super::super::lang::Lang;
use super::{names, player};
use crate::rules::Seat;
use crate::rules::king_is_dead::{Faction, Region, Stack, Table};

/// What is chosen without being asked for, since there is nothing else.
pub fn only_choice(choice: &str, lang: Lang) -> String {
    format!("{choice} ({})", lang.pick("the only choice", "seul choix"))
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

/// The pile that a spy copies from: "Manoeuvre (Hugh)".
pub fn pile(table: &Table, seat: Seat, names: &[String], lang: Lang) -> String {
    match table.pile(seat).top() {
        Some(top) => format!("{} ({})", names::card(top, lang), player(seat, names)),
        None => player(seat, names).to_owned(),
    }
}

/// Somebody comes: "+ 2 Welsh".
pub fn comes(members: &[Faction], lang: Lang) -> String {
    format!("+\u{a0}{}", factions(members, lang))
}

/// Who comes to court: "1 Scot · Moray → court".
pub fn summon(summoned: Stack, lang: Lang) -> String {
    format!("{} → {}", stack(summoned, lang), lang.pick("court", "cour"))
}
