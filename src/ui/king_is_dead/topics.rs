//! What statistics can be made about: the cards, the ending, who gave the crown.

use super::super::lang::Lang;
use super::words;
use crate::rules::king_is_dead::{Ending, Faction, Mode, Table, Verdict};

/// Each topic, and what a game can be in it.
pub fn topics(lang: Lang) -> Vec<(&'static str, Vec<&'static str>)> {
    let cards = vec![lang.pick("Base", "Base"), lang.pick("Advanced", "Avancées")];
    let endings = vec![lang.pick("Coronation", "Couronnement"), lang.pick("Invasion", "Invasion")];
    let factions = Faction::ALL.map(|faction| words::faction(faction, lang)).to_vec();
    vec![
        (lang.pick("By cards", "Selon les cartes"), cards),
        (lang.pick("By ending", "Selon la fin"), endings),
        (lang.pick("By who gave the crown", "Selon la faction qui couronne"), factions),
    ]
}

/// What a game was in each topic.
pub fn traits(table: &Table, verdict: &Verdict) -> Vec<Option<usize>> {
    let ending = usize::from(verdict.ending == Ending::Invasion);
    let crowning = verdict.ranking.first().map(|&faction| faction as usize);
    vec![Some(usize::from(table.mode() == Mode::Advanced)), Some(ending), crowning]
}
