//! Looking back: what the turns were worth.

use super::super::super::lang::Lang;
use super::{player, recap_short};
use crate::play::{Reviewed, Turn};
use crate::rules::Seat;
use crate::rules::king_is_dead::KingIsDead;

/// Less is not worth a word.
const SLIGHT: u8 = 3;

/// What is said of a turn, given the better one in words. Where cards were hidden,
/// these are the chances in the eyes of whoever had the turn.
pub fn judged(reviewed: &Reviewed<KingIsDead>, better: &str, hidden: bool, lang: Lang) -> String {
    let eyes = if hidden { lang.pick(", as seen from this hand", ", vu de cette main") } else { "" };
    let lost = reviewed.lost();
    if lost < SLIGHT {
        let text = lang.pick("Nothing better was found", "Rien de mieux n’a été trouvé");
        return lang.labelled(text, &format!("{}{eyes}", lang.percent(reviewed.played)));
    }
    let (best, played) = (lang.percent(reviewed.best), lang.percent(reviewed.played));
    match lang {
        Lang::En => format!("−{lost} points ({best} → {played}{eyes}). Better: {better}"),
        Lang::Fr => format!("−{lost} points ({best} → {played}{eyes}). Mieux\u{a0}: {better}"),
    }
}

/// A turn that decided much: its number, from 1, who had it, and what it cost.
pub fn turning_point(number: usize, turn: &Turn<KingIsDead>, lost: u8, names: &[String], lang: Lang) -> String {
    let turn = recap_short(turn, names, lang);
    format!("{} {number} · {turn} · −{lost}", lang.pick("Turn", "Tour"))
}

/// Where the slider is: a turn, from 1, and what every side could hope for.
pub fn moment(number: usize, count: usize, chances: &[(String, Option<u8>)], lang: Lang) -> String {
    let place = match lang {
        Lang::En => format!("Turn {number} of {count}"),
        Lang::Fr => format!("Tour {number} sur {count}"),
    };
    let chance = |(name, chance): &(String, Option<u8>)| Some(format!("{name} {}", lang.percent((*chance)?)));
    let chances: Vec<String> = chances.iter().filter_map(chance).collect();
    if chances.is_empty() { place } else { lang.labelled(&place, &chances.join(", ")) }
}

/// How far the judging is.
pub fn judging(done: usize, of: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Judging the turns: {done} of {of}"),
        Lang::Fr => format!("Les tours sont jugés\u{a0}: {done} sur {of}"),
    }
}

/// A side as the lines of the graph name it: a player, or both of a team.
pub fn side(seats: &[Seat], names: &[String], lang: Lang) -> String {
    lang.list(&seats.iter().map(|&seat| player(seat, names).to_owned()).collect::<Vec<_>>())
}
