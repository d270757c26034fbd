//! Power struggles, instability, and the headings of the two endings.

use super::super::super::lang::{Lang, capitalised};
use super::names;
use crate::rules::king_is_dead::{ByFaction, Faction, Region, Table};

/// The heading of a struggle.
pub fn struggle_title(region: Region, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Power struggle {}", names::in_region(region, lang)),
        Lang::Fr => format!("Lutte de pouvoir {}", names::in_region(region, lang)),
    }
}

/// How the struggle for a region ends, from the followers that stand there
/// before it.
pub fn struggle(before: &Table, region: Region, lang: Lang) -> String {
    let here = before.followers().in_region(region);
    let place = names::region(region, lang);
    match (here.leader(), lang) {
        (Some(winner), Lang::En) => {
            let outcome = capitalised(names::the_faction(winner, lang));
            format!("{place}: {}. {outcome} take control.", lead(&here, lang))
        }
        (Some(winner), Lang::Fr) => {
            let outcome = capitalised(names::the_faction(winner, lang));
            format!("{place}\u{a0}: {}. {outcome} en prennent le contrôle.", lead(&here, lang))
        }
        (None, Lang::En) => format!("{place}: {}. The region becomes unstable.", lead(&here, lang)),
        (None, Lang::Fr) => format!("{place}\u{a0}: {}. La région devient instable.", lead(&here, lang)),
    }
}

/// Who is ahead among these followers, and by how much: "English 3 to 2",
/// "Scots and Welsh tied 2–2", "nobody is there".
pub fn lead(here: &ByFaction<u8>, lang: Lang) -> String {
    let most = here.0.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return lang.pick("nobody is there", "il n’y a personne").to_owned();
    }
    let first: Vec<Faction> = Faction::ALL.into_iter().filter(|&faction| here[faction] == most).collect();
    let people: Vec<String> = first.iter().map(|&faction| names::faction(faction, lang).to_owned()).collect();
    if let [leader] = first[..] {
        let second = leader.others().map(|other| here[other]).into_iter().max().unwrap_or(0);
        return match lang {
            Lang::En => format!("{} {most} to {second}", people[0]),
            Lang::Fr => format!("{} {most} contre {second}", people[0]),
        };
    }
    let score = vec![most.to_string(); first.len()].join("–");
    match lang {
        Lang::En => format!("{} tied {score}", lang.list(&people)),
        Lang::Fr => format!("{} à égalité, {score}", lang.list(&people)),
    }
}

/// Who is ahead among these followers, with all the numbers from high to low:
/// "Scots lead 2–1–1".
pub fn majority(here: &ByFaction<u8>, lang: Lang) -> String {
    let Some(leader) = here.leader() else { return lead(here, lang) };
    let mut counts = here.0;
    counts.sort_unstable_by(|one, other| other.cmp(one));
    let score = counts.map(|count| count.to_string()).join("–");
    match lang {
        Lang::En => format!("{} lead {score}", names::faction(leader, lang)),
        Lang::Fr => format!("{} mènent {score}", names::the_faction(leader, lang)),
    }
}

/// How near the invasion is, by the number of instability discs on the map.
pub fn instability_warning(discs: usize, lang: Lang) -> &'static str {
    match discs {
        0 => lang.pick("France is waiting", "la France attend"),
        1 => lang.pick("two more and France invades", "encore deux jetons et la France envahit l’île"),
        2 => lang.pick("one more and France invades", "encore un jeton et la France envahit l’île"),
        _ => lang.pick("France invades", "la France envahit l’île"),
    }
}

/// The heading of an invasion.
pub fn invasion(lang: Lang) -> &'static str {
    lang.pick("France invades", "La France envahit l’île")
}

/// The heading of a coronation.
pub fn coronation(lang: Lang) -> &'static str {
    lang.pick("A new reign begins", "Un nouveau règne commence")
}

/// Asked before a pass that would bring about the struggle, if this one would.
pub fn pass_asks(table: &Table, lang: Lang) -> Option<String> {
    let region = table.contested().filter(|_| table.passes() + 1 == table.seats().count())?;
    let place = names::in_region(region, lang);
    Some(match lang {
        Lang::En => format!("Everybody will have passed: struggle {place}. Pass?"),
        Lang::Fr => format!("Tout le monde aura passé\u{a0}: lutte {place}. Passer\u{202f}?"),
    })
}
