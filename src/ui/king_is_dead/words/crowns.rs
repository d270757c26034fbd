//! The two crowns: who would win a coronation, and who an invasion, as things
//! stand. Short for the corner of the map, in sentences for those who ask.
//!
//! Winners are named after a colon: so that no verb has to agree with "You".

use super::super::super::lang::{Lang, capitalised};
use super::{ending, names, player};
use crate::rules::king_is_dead::{Decided, Decision, Ending, Faction, Forecast, Table};
use crate::rules::{Seat, SeatSet};

/// Heads both.
pub fn title(lang: Lang) -> &'static str {
    lang.pick("As things stand", "À ce stade")
}

/// The button that tells more.
pub fn details(lang: Lang) -> &'static str {
    lang.pick("Both endings in detail", "Les deux fins en détail")
}

/// What it is worked out from. No card is named: where hands are covered, none is
/// written anywhere in the page.
pub fn note(lang: Lang) -> &'static str {
    lang.pick(
        "Counted from what everybody can see, as if each region were decided now. What the cards in hand may change is left out.",
        "Calculé d’après ce que tout le monde voit, comme si chaque région se jouait maintenant, sans ce que les cartes en main peuvent changer.",
    )
}

/// What an ending is called.
pub fn ending(ending: Ending, lang: Lang) -> &'static str {
    match ending {
        Ending::Coronation => lang.pick("Coronation", "Couronnement"),
        Ending::Invasion => lang.pick("Invasion", "Invasion"),
    }
}

/// Which ending it would be.
pub fn coming(forecast: &Forecast, lang: Lang) -> &'static str {
    match forecast.coming {
        Ending::Coronation => lang.pick(
            "If nobody plays another card, there is a coronation.",
            "Si personne ne joue plus de carte, ce sera le couronnement.",
        ),
        Ending::Invasion => lang.pick(
            "If nobody plays another card, France invades.",
            "Si personne ne joue plus de carte, la France envahit l’île.",
        ),
    }
}

/// What the numbers of the factions count.
pub fn regions(lang: Lang) -> &'static str {
    lang.pick("regions", "régions")
}

/// What the numbers of the players count.
pub fn sets(lang: Lang) -> &'static str {
    lang.pick("sets", "séries")
}

/// How far away France is: "2 discs to go".
pub fn missing(discs: usize, lang: Lang) -> String {
    match (discs, lang) {
        (0, _) => lang.pick("France invades", "la France envahit l’île").to_owned(),
        (1, _) => lang.pick("1 disc to go", "encore 1 jeton").to_owned(),
        (_, Lang::En) => format!("{discs} discs to go"),
        (_, Lang::Fr) => format!("encore {discs} jetons"),
    }
}

/// Some of the players in a word or two: by the first part of their names where
/// that is enough, teams by letter.
fn briefly(table: &Table, seats: SeatSet, names: &[String], lang: Lang) -> String {
    let brief = |seat| {
        let name = player(seat, names);
        let first = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
        let alike = names.iter().filter(|other| first(other) == first(name)).count();
        // Of a player without a name the number is what matters.
        let numbered = name.ends_with(|letter: char| letter.is_ascii_digit());
        if alike == 1 && !numbered { first(name) } else { name.to_owned() }
    };
    let count = table.seats().count();
    match seats.iter().next() {
        _ if seats.len() == count => lang.pick("all level", "égalité").to_owned(),
        Some(first) if count == 4 => format!("{} {}", lang.pick("Team", "Équipe"), team(first)),
        _ => lang.list(&seats.iter().map(brief).collect::<Vec<_>>()),
    }
}

/// Some of the players in a sentence.
fn people(seats: SeatSet, names: &[String], lang: Lang) -> String {
    lang.list(&seats.iter().map(|seat| player(seat, names).to_owned()).collect::<Vec<_>>())
}

/// The letter of a seat's team.
pub fn team(seat: Seat) -> &'static str {
    if seat.index().is_multiple_of(2) { "A" } else { "B" }
}

/// Who would be crowned, in a word or two.
pub fn crowned(table: &Table, forecast: &Forecast, names: &[String], lang: Lang) -> String {
    match forecast.coronation.decided {
        Some(decided) => briefly(table, decided.winners, names, lang),
        None => lang.pick("nobody", "personne").to_owned(),
    }
}

/// Who would win against France, in a word or two.
pub fn united(table: &Table, forecast: &Forecast, names: &[String], lang: Lang) -> String {
    briefly(table, forecast.invasion.decided.winners, names, lang)
}

/// What would decide a coronation, in a few words.
pub fn why_crowned(forecast: &Forecast, lang: Lang) -> Option<String> {
    let [first, second, _] = forecast.coronation.ranking;
    let most = |faction| match lang {
        Lang::En => format!("most {}", names::faction(faction, lang)),
        Lang::Fr => format!("le plus {}", ending::of_faction(faction)),
    };
    let by = forecast.coronation.decided?.by;
    Some(match by {
        Decision::FirstFaction => most(first),
        Decision::SecondFaction => most(second),
        _ => comparison(by, lang).to_owned(),
    })
}

/// What would decide an invasion, in a few words.
pub fn why_united(forecast: &Forecast, lang: Lang) -> &'static str {
    comparison(forecast.invasion.decided.by, lang)
}

/// A comparison in which no faction is named.
fn comparison(by: Decision, lang: Lang) -> &'static str {
    match by {
        Decision::Sets => lang.pick("most sets", "le plus de séries"),
        Decision::LastPlay => lang.pick("latest card", "carte la plus récente"),
        Decision::AllCardsPlayed => lang.pick("first to play all cards", "main vidée en premier"),
        Decision::FewestCardsLeft => lang.pick("fewest cards left", "le moins de cartes"),
        Decision::EarlierLastPlay => lang.pick("earlier last card", "dernière carte plus tôt"),
        Decision::Partners => lang.pick("partners are level", "à égalité dans l’équipe"),
        // Those that name a faction, and Plot, which nobody can see.
        Decision::Shared | Decision::FirstFaction | Decision::SecondFaction | Decision::Plot => {
            lang.pick("no card played yet", "aucune carte jouée")
        }
    }
}

/// The coronation in sentences: the factions, and who is crowned by what.
pub fn coronation(table: &Table, forecast: &Forecast, names: &[String], lang: Lang) -> String {
    let coronation = &forecast.coronation;
    let Some(decided) = coronation.decided else {
        return lang
            .pick(
                "Coronation: no faction leads in any region, so there is no king to crown.",
                "Couronnement\u{a0}: aucune faction ne mène nulle part, donc pas de roi à couronner.",
            )
            .to_owned();
    };
    let regions = |faction: Faction| format!("{} {}", names::faction(faction, lang), coronation.held[faction]);
    let mut power = coronation.ranking.map(regions).join(", ");
    let later = coronation.ranking.windows(2).filter(|pair| coronation.yields_to_later_win(pair[1]));
    for pair in later {
        let (ahead, behind) = (names::the_faction(pair[0], lang), names::the_faction(pair[1], lang));
        power = match lang {
            Lang::En => format!("{power}; {ahead} win later than {behind}"),
            Lang::Fr => format!("{power}\u{202f}; {ahead} gagnent plus tard que {behind}"),
        };
    }
    let regions = lang.pick("Coronation, regions held", "Couronnement, régions tenues");
    let why = match decided.by {
        Decision::FirstFaction => courts(table, coronation.ranking[0], names, lang),
        Decision::SecondFaction => courts(table, coronation.ranking[1], names, lang),
        _ => String::new(),
    };
    let why = format!("{}{why}", why_crowned(forecast, lang).unwrap_or_default());
    format!("{} {}", lang.labelled(regions, &format!("{power}.")), winner(decided, &why, names, lang))
}

/// ": Maud 3, Hugh 2", after what is compared.
fn courts(table: &Table, faction: Faction, names: &[String], lang: Lang) -> String {
    let court = |seat| format!("{} {}", player(seat, names), table.court(seat)[faction]);
    lang.labelled("", &table.seats().iter().map(court).collect::<Vec<_>>().join(", "))
}

/// The invasion in sentences: how far it is, the sets, and who wins by what.
pub fn invasion(table: &Table, forecast: &Forecast, names: &[String], lang: Lang) -> String {
    let away = lang.labelled(ending(Ending::Invasion, lang), &format!("{}.", missing(forecast.invasion.missing, lang)));
    let sides = table.seats().iter().filter(|&seat| table.side(seat) == seat);
    let sets = sides.map(|side| {
        let members = table.seats().iter().filter(|&seat| table.side(seat) == side).collect();
        format!("{} {}", people(members, names, lang), forecast.invasion.sets[side])
    });
    let sets = format!("{}.", sets.collect::<Vec<_>>().join(", "));
    let sets = lang.labelled(lang.pick("Complete sets", "Séries complètes"), &sets);
    format!("{away} {sets} {}", winner(forecast.invasion.decided, why_united(forecast, lang), names, lang))
}

fn winner(decided: Decided, why: &str, names: &[String], lang: Lang) -> String {
    let who = people(decided.winners, names, lang);
    lang.labelled(lang.pick("Winner", "Victoire"), &format!("{who} ({why})."))
}

/// What a turn that is being put together would change: a sentence for each crown
/// that moves, or nothing.
pub fn change(before: (&Table, &Forecast), after: (&Table, &Forecast), names: &[String], lang: Lang) -> String {
    let moved = |of: Ending, who: fn(&Table, &Forecast, &[String], Lang) -> String| {
        let (was, is) = (who(before.0, before.1, names, lang), who(after.0, after.1, names, lang));
        if was == is {
            return String::new();
        }
        let was = lang.labelled(lang.pick("before", "avant"), &was);
        lang.labelled(ending(of, lang), &format!("{} ({was}).", capitalised(&is)))
    };
    let (coronation, invasion) = (moved(Ending::Coronation, crowned), moved(Ending::Invasion, united));
    let space = if coronation.is_empty() || invasion.is_empty() { "" } else { " " };
    format!("{coronation}{space}{invasion}")
}
