//! The words of the screens around the table, as far as they depend on something.

use crate::bot::Level;
use crate::play::{Arrival, Chair, Fate, LinkError, LoadError, Player, Safety, SaveError, Secrecy, Trouble};
use crate::rules::{Outcome, Seat};
use crate::ui::lang::Lang;
use crate::ui::settings::{Confirm, Motion, Pace, Theme};

/// What a level is called.
pub fn level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::Random => lang.pick("Jester", "Bouffon"),
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

/// How many games are saved.
pub fn saved_games(count: usize, lang: Lang) -> String {
    let text = match count {
        1 => lang.pick("{} saved game", "{} partie enregistrée"),
        _ => lang.pick("{} saved games", "{} parties enregistrées"),
    };
    fill(text, &[&count.to_string()])
}

/// What happened to a game that cannot be opened.
pub fn save_error(error: &SaveError, lang: Lang) -> String {
    let text = match error {
        SaveError::Gone => {
            lang.pick("This game is not kept in this browser.", "Cette partie n’est pas gardée dans ce navigateur.")
        }
        SaveError::NotASave => lang.pick("This is not a saved game.", "Ce n’est pas une partie enregistrée."),
        SaveError::Newer { .. } => lang.pick(
            "This game was saved by a later version. Load the page anew to get that version.",
            "Cette partie vient d’une version plus récente. Rechargez la page pour obtenir cette version.",
        ),
        SaveError::UnknownGame | SaveError::Game(LinkError::Load(LoadError::OtherGame { .. })) => lang.pick(
            "This page does not have the game that was played here.",
            "Cette page n’a pas le jeu auquel on a joué ici.",
        ),
        SaveError::Damaged | SaveError::Game(LinkError::Damaged) => lang.pick(
            "This game is damaged: something in it was changed or lost.",
            "Cette partie est abîmée\u{a0}: quelque chose y a été changé ou perdu.",
        ),
        SaveError::Game(LinkError::Load(LoadError::OtherRules { .. } | LoadError::OtherFormat { .. })) => lang.pick(
            "This game was played by another version of the rules.",
            "Cette partie a été jouée avec une autre version des règles.",
        ),
        SaveError::Game(LinkError::Action { number }) => {
            let text = lang.pick(
                "This game is damaged: step {} cannot be played.",
                "Cette partie est abîmée\u{a0}: l’étape {} ne peut pas être jouée.",
            );
            return fill(text, &[&number.to_string()]);
        }
        SaveError::Game(LinkError::Shape | LinkError::Load(_)) => lang.pick(
            "This game is damaged: its moves cannot be read.",
            "Cette partie est abîmée\u{a0}: ses coups sont illisibles.",
        ),
        SaveError::Missing { key } | SaveError::Value { key } => {
            let text = lang.pick(
                "This game is damaged: its line “{}” is missing or impossible.",
                "Cette partie est abîmée\u{a0}: sa ligne «\u{202f}{}\u{202f}» manque ou est impossible.",
            );
            return fill(text, &[key]);
        }
    };
    text.to_owned()
}

/// Why games are not being kept.
pub fn trouble(trouble: Trouble, lang: Lang) -> &'static str {
    match trouble {
        Trouble::Full => lang.pick(
            "The browser’s storage is full: this game goes on, but is lost when you leave. Delete old games to make room.",
            "Le stockage du navigateur est plein\u{a0}: la partie continue, mais sera perdue si vous quittez. Supprimez d’anciennes parties pour faire de la place.",
        ),
        Trouble::Blocked => lang.pick(
            "This browser keeps nothing for this page: games go on, but are lost when you leave.",
            "Ce navigateur ne garde rien pour cette page\u{a0}: les parties continuent, mais seront perdues si vous quittez.",
        ),
        Trouble::Elsewhere => lang.pick(
            "This game was also played in another window. What you do here is kept as a game of its own.",
            "Cette partie a aussi été jouée dans une autre fenêtre. Ce que vous faites ici est gardé comme une partie à part.",
        ),
        Trouble::NoText => lang.pick(
            "A game that began with a position of its own cannot be kept yet.",
            "Une partie commencée à partir d’une position ne peut pas encore être gardée.",
        ),
    }
}

/// That the last step of a game was lost.
pub fn mended(lang: Lang) -> &'static str {
    lang.pick(
        "The last step of this game was not saved whole: it goes on from the step before.",
        "La dernière étape de cette partie n’a pas été enregistrée en entier\u{a0}: elle reprend à l’étape d’avant.",
    )
}

/// That a game cannot be touched here for now.
pub fn played_elsewhere(lang: Lang) -> &'static str {
    lang.pick(
        "This game is open in another window. Close it there first.",
        "Cette partie est ouverte dans une autre fenêtre. Fermez-la d’abord là-bas.",
    )
}

/// What is wrong with a link.
pub fn link_error(error: &LinkError, lang: Lang) -> &'static str {
    match error {
        LinkError::Damaged => lang.pick(
            "This link is incomplete or was changed on its way. Ask for it again.",
            "Ce lien est incomplet ou a été modifié en chemin. Demandez-le à nouveau.",
        ),
        LinkError::Load(LoadError::OtherRules { .. } | LoadError::OtherFormat { .. }) => lang.pick(
            "This link is of another version of the page. Load the page anew, or ask for a new link.",
            "Ce lien vient d’une autre version de la page. Rechargez la page, ou demandez un nouveau lien.",
        ),
        LinkError::Shape | LinkError::Load(_) | LinkError::Action { .. } => {
            lang.pick("This is not the link of a game.", "Ce n’est pas le lien d’une partie.")
        }
    }
}

/// What becomes of a game that somebody sent.
pub fn arrival(arrival: Arrival, lang: Lang) -> &'static str {
    match arrival {
        Arrival::New => lang.pick(
            "It will be kept among your games. Nothing else changes.",
            "Elle sera gardée parmi vos parties. Rien d’autre ne change.",
        ),
        Arrival::GoesOn => {
            lang.pick("It goes on from a game that you have.", "Elle continue une partie que vous avez déjà.")
        }
        Arrival::Same => lang.pick("You have this very game.", "Vous avez exactement cette partie."),
        Arrival::Behind => {
            lang.pick("You have this game, and have come further.", "Vous avez cette partie, et vous êtes plus loin.")
        }
    }
}

/// What becomes of a game that comes in a file.
pub fn fate(fate: Fate, lang: Lang) -> &'static str {
    match fate {
        Fate::Added => lang.pick("is added", "sera ajoutée"),
        Fate::Known => lang.pick("is here already", "est déjà là"),
        Fate::Beside => lang.pick(
            "is added beside the one here, which stays as it is",
            "sera ajoutée à côté de celle d’ici, qui ne change pas",
        ),
        Fate::Unread => lang.pick("is kept for a later version", "sera gardée pour une version plus récente"),
        Fate::Refused => lang.pick("is left out: it is damaged", "sera laissée de côté\u{a0}: elle est abîmée"),
    }
}

/// A number of games in a sentence, for one and for more.
fn games(count: usize, one: &str, more: &str) -> String {
    fill(if count == 1 { one } else { more }, &[&count.to_string()])
}

/// What a button does that loads games.
pub fn import(count: usize, lang: Lang) -> String {
    match lang {
        Lang::En => games(count, "Add {} game", "Add {} games"),
        Lang::Fr => games(count, "Ajouter {} partie", "Ajouter {} parties"),
    }
}

/// That games were loaded.
pub fn imported(count: usize, lang: Lang) -> String {
    match lang {
        Lang::En => games(count, "{} game was added.", "{} games were added."),
        Lang::Fr => games(count, "{} partie ajoutée.", "{} parties ajoutées."),
    }
}

/// That games went into a file.
pub fn exported(count: usize, lang: Lang) -> String {
    match lang {
        Lang::En => games(count, "{} game is in the file.", "{} games are in the file."),
        Lang::Fr => games(count, "{} partie est dans le fichier.", "{} parties sont dans le fichier."),
    }
}

/// How safe games are.
pub fn safety(safety: Safety, lang: Lang) -> &'static str {
    match safety {
        Safety::Nothing => lang.pick(
            "This browser keeps nothing for this page. What you play here is gone when you leave, unless you save it as a file.",
            "Ce navigateur ne garde rien pour cette page. Ce que vous jouez ici disparaît quand vous partez, sauf enregistrement en fichier.",
        ),
        Safety::Promised => lang.pick(
            "Safe: the browser has promised to keep your games. Only you can delete them, by clearing the data of this page.",
            "En sécurité\u{a0}: le navigateur a promis de garder vos parties. Vous seul pouvez les effacer, en vidant les données de cette page.",
        ),
        Safety::AtRisk => lang.pick(
            "Kept, but without a promise: a browser that runs out of room may delete them. A file is safer.",
            "Gardées, mais sans promesse\u{a0}: un navigateur à court de place peut les effacer. Un fichier est plus sûr.",
        ),
        Safety::Apple => lang.pick(
            "On an iPhone or iPad, the browser may delete them after a week without a visit. Add this page to the home screen (Share, then “Add to Home Screen”). Games do not move there by themselves: save them as a file first, and load it there.",
            "Sur un iPhone ou un iPad, le navigateur peut les effacer après une semaine sans visite. Ajoutez cette page à l’écran d’accueil (Partager, puis «\u{202f}Sur l’écran d’accueil\u{202f}»). Les parties n’y vont pas d’elles-mêmes\u{a0}: enregistrez-les d’abord en fichier, puis chargez-le là-bas.",
        ),
        Safety::Unknown => lang.pick(
            "Kept, but this browser does not say for how long. A file is safer.",
            "Gardées, mais ce navigateur ne dit pas combien de temps. Un fichier est plus sûr.",
        ),
    }
}

/// A way to keep hands from others.
pub fn secrecy(secrecy: Secrecy, lang: Lang) -> &'static str {
    match secrecy {
        Secrecy::Open => lang.pick("Open table", "Table ouverte"),
        Secrecy::Covered => lang.pick("Hand covered", "Main couverte"),
        Secrecy::Veiled => lang.pick("Full veil", "Voile complet"),
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
        Theme::Auto => lang.pick("As the device", "Comme l’appareil"),
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
        Confirm::Never => lang.pick("Never: the summon ends it", "Jamais\u{a0}: l’appel à la cour le termine"),
    }
}

/// Whether things move.
pub fn motion(motion: Motion, lang: Lang) -> &'static str {
    match motion {
        Motion::Auto => lang.pick("As the device", "Comme l’appareil"),
        Motion::Reduced => lang.pick("Reduced", "Réduits"),
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
