//! The words about saved games: what is wrong with them, how safe they are, how
//! they come and go.

use super::fill;
use crate::play::{Arrival, Fate, LinkError, LoadError, Safety, SaveError, Trouble};
use crate::ui::lang::Lang;
use crate::ui::shell::sight::Sight;

/// How many games are saved.
pub fn saved_games(count: usize, lang: Lang) -> String {
    let text = match count {
        0 => lang.pick(
            "None yet. Add one from a file, link or QR code.",
            "Aucune encore. Ajoutez-en une depuis un fichier, un lien ou un code QR.",
        ),
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
            "This game was saved by a later version. Reload the page to get that version.",
            "Cette partie vient d’une version plus récente. Rechargez la page pour obtenir cette version.",
        ),
        SaveError::UnknownGame | SaveError::Game(LinkError::Load(LoadError::OtherGame { .. })) => lang.pick(
            "This page does not have the game that was played here.",
            "Cette page n’a pas le jeu auquel on a joué ici.",
        ),
        SaveError::Game(LinkError::Load(LoadError::OtherRules { .. } | LoadError::OtherFormat { .. })) => lang.pick(
            "This game was played by another version of the rules.",
            "Cette partie a été jouée avec une autre version des règles.",
        ),
        SaveError::Damaged
        | SaveError::Missing { .. }
        | SaveError::Value { .. }
        | SaveError::Game(LinkError::Damaged | LinkError::Action { .. } | LinkError::Shape | LinkError::Load(_)) => lang.pick(
            "This saved game is damaged and cannot be opened. Load a copy from a file or link.",
            "Cette partie enregistrée est abîmée et ne peut pas s’ouvrir. Chargez-en une copie depuis un fichier ou un lien.",
        ),
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
            "This link is of another version of the page. Reload the page, or ask for a new link.",
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
        Arrival::Behind => lang.pick(
            "You have this game, and yours is further on.",
            "Vous avez cette partie, et la vôtre est plus avancée.",
        ),
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
            "En sécurité\u{a0}: le navigateur a promis de garder vos parties. Rien ne les effacera, sauf si vous videz les données de cette page.",
        ),
        Safety::AtRisk => lang.pick(
            "Kept, but without a promise: a browser that runs out of room may delete them. A file is safer.",
            "Gardées, mais sans promesse\u{a0}: un navigateur à court de place peut les effacer. Un fichier est plus sûr.",
        ),
        Safety::Apple => lang.pick(
            "On an iPhone or iPad, the browser may delete your games after a week without a visit. Add this page to the home screen (Share, then “Add to Home Screen”). Games do not move there by themselves: save them as a file first, and load it there.",
            "Sur un iPhone ou un iPad, le navigateur peut effacer vos parties après une semaine sans visite. Ajoutez cette page à l’écran d’accueil (Partager, puis «\u{202f}Sur l’écran d’accueil\u{202f}»). Les parties n’y vont pas d’elles-mêmes\u{a0}: enregistrez-les d’abord en fichier, puis chargez-le là-bas.",
        ),
        Safety::Unknown => lang.pick(
            "Kept, but this browser does not say for how long. A file is safer.",
            "Gardées, mais ce navigateur ne dit pas combien de temps. Un fichier est plus sûr.",
        ),
    }
}

/// What has come of looking for a code.
pub fn sight(sight: Sight, lang: Lang) -> &'static str {
    match sight {
        Sight::Asking => lang.pick(
            "The browser asks whether this page may use the camera. What it sees stays on this device.",
            "Le navigateur demande si cette page peut utiliser la caméra. Ce qu’elle voit reste sur cet appareil.",
        ),
        Sight::Looking => {
            lang.pick("Point the camera at the QR code of a game.", "Pointez la caméra vers le code QR d’une partie.")
        }
        Sight::Blind => lang.pick(
            "There is no camera here that this page may use. A picture of the code does as well.",
            "Il n’y a pas ici de caméra que cette page puisse utiliser. Une photo du code convient aussi.",
        ),
        Sight::NoCode => lang.pick("No code was found in this picture.", "Aucun code trouvé dans cette image."),
        Sight::NoGame => lang.pick("There is no game in this code.", "Il n’y a pas de partie dans ce code."),
    }
}
