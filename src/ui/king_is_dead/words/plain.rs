//! The words of the plain page only: labels for single decisions. Everything else
//! is said by the other files of this folder.

use super::super::super::lang::Lang;
use super::{card, faction, region};
use crate::play::Turn;
use crate::rules::king_is_dead::{
    Action, Decision, Ending, Faction, KingIsDead, Pair, Phase, Region, Stack, Table, Verdict,
};
use crate::rules::{Observer, Seat};

fn pair(pair: Pair, lang: Lang) -> String {
    match pair.members() {
        [one, other] if one == other => format!("2 {}", faction(one, lang)),
        [one, other] => format!("{} + {}", faction(one, lang), faction(other, lang)),
    }
}

/// A seat, as the observer calls it.
pub fn seat(seat: Seat, observer: Observer, lang: Lang) -> String {
    match observer {
        Observer::Seat(me) if me == seat => lang.pick("You", "Vous").to_owned(),
        _ => format!("{} {}", lang.pick("Bot", "Bot"), seat.index()),
    }
}

/// What is said to somebody who can only pass.
pub fn only_pass(lang: Lang) -> String {
    lang.pick("You have nothing to play: pass.", "Vous n’avez rien à jouer\u{a0}: passez.").to_owned()
}

/// The question that waits for an answer; `{}` stands for what it is about.
pub fn question(phase: Phase, lang: Lang) -> String {
    let (text, about) = match phase {
        Phase::Turn => (lang.pick("Play a card or pass.", "Jouez une carte ou passez."), ""),
        Phase::SpyPile => (lang.pick("Whose top card?", "La carte de qui\u{202f}?"), ""),
        Phase::SupportRegion(who) | Phase::AidRegion(who) => {
            (lang.pick("Where do the {} go?", "Où vont les {}\u{202f}?"), faction(who, lang))
        }
        Phase::AssembleRegion(who) => {
            (lang.pick("Where does one of the {} go?", "Où va l’un des {}\u{202f}?"), faction(who, lang))
        }
        Phase::NegotiateFirst => (
            lang.pick(
                "Which card first? It gets your disc, if you have one.",
                "Quelle carte d’abord\u{202f}? Elle reçoit votre disque, s’il vous en reste un.",
            ),
            "",
        ),
        Phase::ManoeuvreFirst | Phase::OutmanoeuvreFirst => {
            (lang.pick("Which follower changes places?", "Quel partisan change de place\u{202f}?"), "")
        }
        Phase::AmbushRegion => (lang.pick("Where is the ambush?", "Où a lieu l’embuscade\u{202f}?"), ""),
        Phase::MarchFrom => (lang.pick("Who marches?", "Qui marche\u{202f}?"), ""),
        Phase::AidFaction => (lang.pick("Which faction comes?", "Quelle faction vient\u{202f}?"), ""),
        Phase::InfluenceEnglish => {
            (lang.pick("Which Englishman changes places?", "Quel Anglais change de place\u{202f}?"), "")
        }
        Phase::DisputeWelsh => {
            (lang.pick("Which Welshman changes places?", "Quel Gallois change de place\u{202f}?"), "")
        }
        Phase::EdictScots => {
            (lang.pick("Whose Scots change places?", "Les Écossais d’où changent de place\u{202f}?"), "")
        }
        Phase::ResistRegion | Phase::QuellRegion(_) | Phase::SuppressRegion => {
            (lang.pick("In which region?", "Dans quelle région\u{202f}?"), "")
        }
        Phase::NegotiateSecond(with) => (
            lang.pick("Which card changes places with {}?", "Quelle carte échange sa place avec {}\u{202f}?"),
            region(with, lang),
        ),
        Phase::ManoeuvreSecond(Stack { region: from, .. })
        | Phase::OutmanoeuvreSecond(Stack { region: from, .. })
        | Phase::InfluenceOthers(from)
        | Phase::DisputeOther(from)
        | Phase::EdictOthers(from) => {
            (lang.pick("Who comes to {} in exchange?", "Qui vient à {} en échange\u{202f}?"), region(from, lang))
        }
        Phase::AmbushReturn(from) | Phase::SuppressReturn(from) => {
            (lang.pick("Who leaves {}?", "Qui quitte {}\u{202f}?"), region(from, lang))
        }
        Phase::MarchPairTo(_, from) | Phase::MarchOneTo(Stack { region: from, .. }) => {
            (lang.pick("Where to, from {}?", "Vers où, depuis {}\u{202f}?"), region(from, lang))
        }
        Phase::ResistPlace(to) | Phase::QuellPlace(to) | Phase::SuppressPlace(to) => {
            (lang.pick("Who comes to {}?", "Qui vient à {}\u{202f}?"), region(to, lang))
        }
        Phase::Summon => (lang.pick("Summon a follower to your court.", "Appelez un partisan à votre cour."), ""),
        Phase::Over => (lang.pick("The game is over.", "La partie est terminée."), ""),
    };
    text.replace("{}", about)
}

/// A choice, on its button.
pub fn action(action: Action, table: &Table, observer: Observer, lang: Lang) -> String {
    match action {
        Action::Pass => lang.pick("Pass", "Passer").to_owned(),
        Action::Play(played) => card(played, lang).to_owned(),
        Action::Pile(whose) => {
            let top = table.pile(whose).top().map_or("", |top| card(top, lang));
            format!("{} ({})", top, seat(whose, observer, lang))
        }
        Action::Region(place) => region(place, lang).to_owned(),
        Action::Faction(who) => faction(who, lang).to_owned(),
        Action::Pair(who) => pair(who, lang),
        Action::Follower(Stack { faction: who, region: place }) => {
            format!("{} · {}", faction(who, lang), region(place, lang))
        }
        Action::Followers(who, place) => format!("{} · {}", pair(who, lang), region(place, lang)),
    }
}

/// A move, in the chronicle: who, which card, and what was chosen.
pub fn entry(entry: &Turn<KingIsDead>, observer: Observer, lang: Lang) -> String {
    let labels = entry.actions.iter().map(|&choice| match choice {
        Action::Pile(whose) => seat(whose, observer, lang),
        _ => action(choice, entry.after.table(), observer, lang),
    });
    let labels: Vec<String> = labels.collect();
    // A follower alone is summoned; all others are part of a card's effect.
    let where_to = match entry.actions[..] {
        [Action::Follower(_)] => lang.pick("to court → ", "à la cour → "),
        _ => "",
    };
    format!("{}{} {where_to}{}", seat(entry.seat, observer, lang), lang.pick(":", "\u{a0}:"), labels.join(" → "))
}

/// How a struggle ended.
pub fn struggle(table: &Table, place: Region, lang: Lang) -> String {
    let winner = Faction::ALL.into_iter().find(|&who| table.controlled(who).contains(place));
    let outcome = winner.map_or(lang.pick("unstable", "instable"), |who| faction(who, lang));
    format!("{} → {outcome}", region(place, lang))
}

/// How the game ended, in a sentence.
pub fn verdict(verdict: &Verdict, observer: Observer, lang: Lang) -> String {
    let winners: Vec<String> = verdict.winners.iter().map(|&winner| seat(winner, observer, lang)).collect();
    let ending = match verdict.ending {
        Ending::Invasion => lang.pick("France invades", "La France envahit"),
        Ending::Coronation => lang.pick("Coronation", "Couronnement"),
    };
    let decided = match verdict.decided_by {
        Decision::Sets => lang.pick("most sets of followers", "le plus de séries de partisans"),
        Decision::LastPlay => {
            lang.pick("the latest card among those tied", "la carte la plus récente parmi les ex æquo")
        }
        Decision::FirstFaction => {
            lang.pick("most followers of the first faction", "le plus de partisans de la première faction")
        }
        Decision::SecondFaction => {
            lang.pick("most followers of the second faction", "le plus de partisans de la deuxième faction")
        }
        Decision::Plot => lang.pick("Plot", "Complot"),
        Decision::AllCardsPlayed => lang.pick("all cards played first", "toutes ses cartes jouées en premier"),
        Decision::FewestCardsLeft => lang.pick("fewest cards left", "le moins de cartes restantes"),
        Decision::EarlierLastPlay => lang.pick("the earlier last card", "la dernière carte jouée plus tôt"),
        Decision::Shared => lang.pick("shared: nobody played a card", "partagé\u{a0}: personne n’a joué de carte"),
        Decision::Partners => lang.pick("both partners", "les deux partenaires"),
    };
    // Which factions came first and second says more than that they did.
    let ranked = match verdict.decided_by {
        Decision::FirstFaction => verdict.ranking.first(),
        Decision::SecondFaction => verdict.ranking.get(1),
        _ => None,
    };
    let decided = match ranked {
        Some(&who) => format!("{decided}, {}", faction(who, lang)),
        None => decided.to_owned(),
    };
    match lang {
        Lang::En => format!("{ending}. Winner: {} ({decided}).", winners.join(", ")),
        Lang::Fr => format!("{ending}. Victoire\u{a0}: {} ({decided}).", winners.join(", ")),
    }
}
