//! What is called how in a tale: claimants, numbers, groups and places.

use super::super::super::super::lang::Lang;
use super::super::names;
use crate::play::Chair;
use crate::rules::king_is_dead::{Faction, Region, Stack};

/// The claimants. Who gave no name is called by the beast of the seat.
pub fn claimants(chairs: &[Chair], lang: Lang) -> Vec<String> {
    let beasts =
        [("the Stag", "le Cerf"), ("the Boar", "le Sanglier"), ("the Falcon", "le Faucon"), ("the Hare", "le Lièvre")];
    let called = |(chair, (english, french)): (&Chair, (&'static str, &'static str))| match chair.name.trim() {
        "" => lang.pick(english, french).to_owned(),
        name => name.to_owned(),
    };
    chairs.iter().zip(beasts).map(called).collect()
}

/// A number in words, as one writes small ones.
pub fn number(count: usize, lang: Lang) -> String {
    let words = match lang {
        Lang::En => {
            ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
        }
        Lang::Fr => {
            ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"]
        }
    };
    words.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
}

/// So many of something that was named before: "four", "none".
pub fn so_many(count: usize, feminine: bool, lang: Lang) -> String {
    match (count, lang) {
        (0, Lang::En) => "none".to_owned(),
        (0, Lang::Fr) if feminine => "aucune".to_owned(),
        (0, Lang::Fr) => "aucun".to_owned(),
        (1, Lang::Fr) if feminine => "une".to_owned(),
        _ => number(count, lang),
    }
}

/// "four lands", "une terre".
pub fn lands(count: usize, lang: Lang) -> String {
    let noun = if count == 1 { lang.pick("land", "terre") } else { lang.pick("lands", "terres") };
    format!("{} {noun}", so_many(count, true, lang))
}

/// A people as the owner of something: "of the Scots", "des Écossais".
pub fn of_faction(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("of the Scots", "des Écossais"),
        Faction::Welsh => lang.pick("of the Welsh", "des Gallois"),
        Faction::English => lang.pick("of the English", "des Anglais"),
    }
}

/// A people that is given something: "to the Scots", "aux Écossais".
pub fn to_faction(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("to the Scots", "aux Écossais"),
        Faction::Welsh => lang.pick("to the Welsh", "aux Gallois"),
        Faction::English => lang.pick("to the English", "aux Anglais"),
    }
}

/// What one is level in: "in Scots", "d’Écossais".
pub fn level_in(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("in Scots", "d’Écossais"),
        Faction::Welsh => lang.pick("in Welsh", "de Gallois"),
        Faction::English => lang.pick("in English", "d’Anglais"),
    }
}

/// Several peoples: "the Scots and the Welsh".
pub fn factions(several: &[Faction], lang: Lang) -> String {
    lang.list(&several.iter().map(|&faction| names::the_faction(faction, lang).to_owned()).collect::<Vec<_>>())
}

/// Followers with a place behind each group: "two Scots in Moray and an English
/// follower in Devon".
pub fn placed(groups: &[(Region, Vec<Faction>)], place: fn(Region, Lang) -> &'static str, lang: Lang) -> String {
    let told = groups.iter().map(|(region, who)| format!("{} {}", names::group(who, lang), place(*region, lang)));
    lang.list(&told.collect::<Vec<_>>())
}

/// Somebody of a place: "a Scot from Moray".
pub fn somebody(stack: Stack, lang: Lang) -> String {
    format!("{} {}", names::one_of(stack.faction, lang), names::from_region(stack.region, lang))
}

/// French "de" before a word: "de Maud", "d’Aliénor", "du Cerf".
pub fn de(word: &str) -> String {
    if let Some(rest) = word.strip_prefix("le ") {
        return format!("du {rest}");
    }
    let vowel = word.starts_with(|letter: char| "aeiouyàâéèêëîïôûœAEIOUYÀÂÉÈÊËÎÏÔÛŒ".contains(letter));
    if vowel { format!("d’{word}") } else { format!("de {word}") }
}
