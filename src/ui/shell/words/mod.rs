//! The words of the screens around the table, as far as they depend on something.

mod keeping;

pub use keeping::{
    arrival, exported, fate, import, imported, link_error, mended, played_elsewhere, safety, save_error, saved_games,
    sight, trouble,
};

use crate::bot::Level;
use crate::play::{Chair, Player, Secrecy, Streak};
use crate::rules::{Outcome, Seat};
use crate::ui::lang::Lang;
use crate::ui::settings::{Confirm, Motion, Outlook, Pace, Theme};

/// What a level is called.
pub fn level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("Jester", "Fou du roi"),
        Level::Greedy => lang.pick("Steward", "Intendant"),
        Level::Page => lang.pick("Page", "Page"),
        Level::Squire => lang.pick("Squire", "Écuyer"),
        Level::Knight => lang.pick("Knight", "Chevalier"),
        Level::Baron => lang.pick("Baron", "Baron"),
        Level::Viscount => lang.pick("Viscount", "Vicomte"),
        Level::Earl => lang.pick("Earl", "Comte"),
        Level::Duke => lang.pick("Duke", "Duc"),
        Level::King => lang.pick("King", "Roi"),
    }
}

/// How many places of the rules fit what is looked for.
pub fn found(count: usize, lang: Lang) -> String {
    match (count, lang) {
        (0, Lang::En) => "Nothing found. Try another word, or fewer.".to_owned(),
        (0, Lang::Fr) => "Rien trouvé. Essayez un autre mot, ou moins de mots.".to_owned(),
        (1, Lang::En) => "1 place found".to_owned(),
        (1, Lang::Fr) => "1 passage trouvé".to_owned(),
        (_, Lang::En) => format!("{count} places found"),
        (_, Lang::Fr) => format!("{count} passages trouvés"),
    }
}

/// How a level plays, in a line.
pub fn level_character(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("Plays whatever comes to mind.", "Joue ce qui lui passe par la tête."),
        Level::Greedy => lang.pick(
            "Seizes the best turn in sight and never looks beyond.",
            "Saisit le meilleur coup en vue, sans voir plus loin.",
        ),
        Level::Page => lang.pick(
            "New at court and hasty: takes what looks nice.",
            "Débute à la cour, toujours en hâte\u{a0}: prend ce qui lui plaît.",
        ),
        Level::Squire => lang.pick(
            "Eager to please: many good ideas, as many careless ones.",
            "Du zèle\u{a0}: de bonnes idées, autant d’étourderies.",
        ),
        Level::Knight => lang.pick(
            "Bold and greedy, and blind to what comes after.",
            "De l’audace et de l’appétit, sans voir ce qui vient après.",
        ),
        Level::Baron => lang.pick(
            "Knows what a region is worth; errs now and then.",
            "Sait ce que vaut une région\u{202f}; se trompe parfois.",
        ),
        Level::Viscount => lang.pick(
            "Careful, but sees no further than your next turn.",
            "De la prudence, mais ne voit que votre prochain tour.",
        ),
        Level::Earl => lang.pick("Weighs every answer before making a move.", "Pèse chaque réponse avant de jouer."),
        Level::Duke => {
            lang.pick("Plans several turns ahead and forgives nothing.", "Prévoit plusieurs tours et ne pardonne rien.")
        }
        Level::King => lang.pick(
            "Looks to the end of the game. Long may you resist.",
            "Regarde jusqu’à la fin de la partie. Résistez longtemps\u{202f}!",
        ),
    }
}

/// What somebody is called. People who gave no name are "you" when they are alone
/// with bots, and numbered otherwise.
pub fn name(chairs: &[Chair], seat: Seat, lang: Lang) -> String {
    let people = chairs.iter().filter(|chair| chair.player == Player::Human).count();
    match chairs.get(seat.index()) {
        Some(chair) if !chair.name.is_empty() => chair.name.clone(),
        Some(Chair { player: Player::Human, .. }) if people == 1 => lang.pick("You", "Vous").to_owned(),
        _ => unnamed(seat, lang),
    }
}

/// What somebody without a name is called among others.
pub fn unnamed(seat: Seat, lang: Lang) -> String {
    format!("{} {}", lang.pick("Player", "Joueur"), seat.index() + 1)
}

/// Whether the chair is that of the only person, who has given no name.
fn is_you(chairs: &[Chair], seat: Seat) -> bool {
    let alone = chairs.iter().filter(|chair| chair.player == Player::Human).count() == 1;
    alone && chairs.get(seat.index()).is_some_and(|chair| chair.player == Player::Human && chair.name.is_empty())
}

/// Some of the players, within a sentence or, with `first`, at its beginning.
fn list(chairs: &[Chair], seats: &[Seat], first: bool, lang: Lang) -> String {
    let called = |(place, &seat): (usize, &Seat)| match is_you(chairs, seat) && !(first && place == 0) {
        true => lang.pick("you", "vous").to_owned(),
        false => name(chairs, seat, lang),
    };
    lang.list(&seats.iter().enumerate().map(called).collect::<Vec<_>>())
}

/// Everybody at the table, against each other.
pub fn opponents(chairs: &[Chair], teams: bool, lang: Lang) -> String {
    let seats: Vec<Seat> = (0..chairs.len()).map(Seat::new).collect();
    let (ours, theirs): (Vec<Seat>, Vec<Seat>) = if teams {
        seats.iter().partition(|seat| seat.index() % 2 == 0)
    } else if seats.len() == 2 {
        seats.iter().partition(|seat| seat.index() == 0)
    } else {
        return list(chairs, &seats, true, lang);
    };
    let against = lang.pick("{} against {}", "{} contre {}");
    fill(against, &[&list(chairs, &ours, true, lang), &list(chairs, &theirs, false, lang)])
}

/// Who has won.
pub fn result(chairs: &[Chair], outcome: Outcome, lang: Lang) -> String {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let you = winners.iter().any(|&seat| is_you(chairs, seat));
    let won = match (winners.len(), you) {
        (0, _) => return lang.pick("Nobody has won", "Personne n’a gagné").to_owned(),
        (_, true) => lang.pick("{} have won", "{} avez gagné"),
        (1, false) => lang.pick("{} has won", "{} a gagné"),
        (_, false) => lang.pick("{} have won", "{} ont gagné"),
    };
    fill(won, &[&list(chairs, &winners, true, lang)])
}

/// What there is to say of the puzzle of the day.
pub fn day(streak: &Streak, today: u32, lang: Lang) -> String {
    let task = match (streak.has_solved(today), streak.has_tried(today)) {
        (true, _) => lang.pick("Solved today.", "Trouvée aujourd’hui."),
        (_, true) => lang.pick("Tried today.", "Tentée aujourd’hui."),
        _ => lang.pick("Find the one best turn.", "Trouvez le meilleur coup."),
    };
    let run = match streak.days(today) {
        0 => return task.to_owned(),
        1 => lang.pick("1 day in a row.", "1 jour de suite.").to_owned(),
        days => fill(lang.pick("{} days in a row.", "{} jours de suite."), &[&days.to_string()]),
    };
    format!("{task} {run}")
}

/// How many lessons there are, and how many are done.
pub fn lessons(done: usize, count: usize, lang: Lang) -> String {
    let text = match done {
        0 => lang.pick("{1} short lessons, about ten minutes.", "{1} courtes leçons, une dizaine de minutes."),
        1 => lang.pick("1 of {1} lessons done.", "1 leçon sur {1} terminée."),
        _ if done < count => lang.pick("{0} of {1} lessons done.", "{0} leçons sur {1} terminées."),
        _ => lang.pick("All {1} lessons done.", "Les {1} leçons sont terminées."),
    };
    text.replace("{0}", &done.to_string()).replace("{1}", &count.to_string())
}

/// The deal that a game began with.
pub fn seed(seed: &str, lang: Lang) -> String {
    lang.labelled(lang.pick("Seed", "Graine"), seed)
}

/// A way to keep hands from others.
pub fn secrecy(secrecy: Secrecy, lang: Lang) -> &'static str {
    match secrecy {
        Secrecy::Open => lang.pick("Open table", "Table ouverte"),
        Secrecy::Covered => lang.pick("Hands hidden", "Mains cachées"),
        Secrecy::Veiled => lang.pick("Screen hidden between turns", "Écran masqué entre les tours"),
    }
}

/// What that means.
pub fn secrecy_hint(secrecy: Secrecy, lang: Lang) -> &'static str {
    match secrecy {
        Secrecy::Open => lang.pick("Everybody may see every hand.", "Tout le monde peut voir toutes les mains."),
        Secrecy::Covered => lang.pick(
            "The table stays in sight; a hand is shown when its owner asks.",
            "La table reste visible\u{202f}; une main n’est montrée qu’à la demande de son propriétaire.",
        ),
        Secrecy::Veiled => lang.pick(
            "Between two turns everything is hidden, to pass the device on.",
            "Entre deux tours, tout est caché, pour passer l’appareil.",
        ),
    }
}

/// A theme.
pub fn theme(theme: Theme, lang: Lang) -> &'static str {
    match theme {
        Theme::Auto => lang.pick("Same as device", "Comme l’appareil"),
        Theme::Light => lang.pick("Light", "Clair"),
        Theme::Dark => lang.pick("Dark", "Sombre"),
    }
}

/// A pace.
pub fn pace(pace: Pace, lang: Lang) -> &'static str {
    match pace {
        Pace::StepByStep => lang.pick("Step by step", "Pas à pas"),
        Pace::Normal => lang.pick("Normal", "Normal"),
        Pace::Fast => lang.pick("Fast", "Rapide"),
        Pace::Instant => lang.pick("Instant", "Instantané"),
    }
}

/// When to ask.
pub fn confirm(confirm: Confirm, lang: Lang) -> &'static str {
    match confirm {
        Confirm::EndOfTurn => lang.pick("At the end of the turn", "À la fin du tour"),
        Confirm::Never => lang.pick("Never: the summon ends it", "Jamais\u{a0}: la convocation le termine"),
    }
}

/// Whether things move.
pub fn motion(motion: Motion, lang: Lang) -> &'static str {
    match motion {
        Motion::Auto => lang.pick("Same as device", "Comme l’appareil"),
        Motion::Reduced => lang.pick("Reduced", "Réduits"),
    }
}

/// When the table shows who would win.
pub fn outlook(outlook: Outlook, lang: Lang) -> &'static str {
    match outlook {
        Outlook::Off => lang.pick("Never", "Jamais"),
        Outlook::OwnTurn => lang.pick("On my turn", "À mon tour"),
        Outlook::Always => lang.pick("Always", "Toujours"),
    }
}

/// The text with each `{}` replaced, in order.
pub fn fill(text: &str, values: &[&str]) -> String {
    let mut values = values.iter();
    let mut filled = String::new();
    for (place, part) in text.split("{}").enumerate() {
        if 0 < place {
            filled += values.next().copied().unwrap_or_default();
        }
        filled += part;
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chairs(names: &[(&str, bool)]) -> Vec<Chair> {
        let chair = |&(name, human): &(&str, bool)| Chair {
            player: if human { Player::Human } else { Player::Bot(Level::Greedy) },
            name: name.to_owned(),
        };
        names.iter().map(chair).collect()
    }

    fn won(seats: &[usize]) -> Outcome {
        Outcome { winners: seats.iter().map(|&seat| Seat::new(seat)).collect(), sides: 1 }
    }

    #[test]
    fn everybody_has_a_name() {
        let solo = chairs(&[("Maud", false), ("", true)]);
        assert_eq!(opponents(&solo, false, Lang::En), "Maud against you");
        assert_eq!(opponents(&solo, false, Lang::Fr), "Maud contre vous");
        let three = chairs(&[("", true), ("Zoé", true), ("Hugh", false)]);
        assert_eq!(opponents(&three, false, Lang::Fr), "Joueur 1, Zoé et Hugh");
        let four = chairs(&[("", true), ("Maud", false), ("Hugh", false), ("{}", false)]);
        assert_eq!(opponents(&four, true, Lang::En), "You and Hugh against Maud and {}");
    }

    #[test]
    fn winners_are_named_with_the_right_verb() {
        let four = chairs(&[("", true), ("Maud", false), ("Hugh", false), ("Isolde", false)]);
        assert_eq!(result(&four, won(&[0, 2]), Lang::Fr), "Vous et Hugh avez gagné");
        assert_eq!(result(&four, won(&[0]), Lang::En), "You have won");
        assert_eq!(result(&four, won(&[1]), Lang::En), "Maud has won");
        assert_eq!(result(&four, won(&[1, 3]), Lang::Fr), "Maud et Isolde ont gagné");
        assert_eq!(result(&four, won(&[]), Lang::En), "Nobody has won");
    }
}
