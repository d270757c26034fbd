//! The turn: a card, a follower, and what happens when nobody plays one.

use super::{Lesson, Task, follower, play, region, text};
use crate::rules::king_is_dead::Card::{Assemble, EnglishSupport, Manoeuvre, Negotiate, ScottishSupport, WelshSupport};
use crate::rules::king_is_dead::Faction::{English, Scottish};
use crate::rules::king_is_dead::Region::{Devon, Essex, Gwynedd, Lancaster, Moray, Northumbria, Strathclyde, Warwick};
use crate::rules::king_is_dead::{Action, Mode, Scenario};

pub static SUMMON: Lesson = Lesson {
    title: text("A court of your own", "Une cour à soi"),
    about: text("Play a card, summon a follower.", "Jouer une carte, convoquer un partisan."),
    tasks: &[Task {
        scenario: Some(Scenario {
            mode: Mode::Base,
            track: [Devon, Lancaster, Essex, Northumbria, Warwick, Gwynedd, Moray, Strathclyde],
            resolved: &[Some(English), Some(Scottish), Some(English)],
            regions: [[3, 0, 1], [2, 1, 1], [0; 3], [1, 1, 2], [0, 3, 1], [1, 1, 2], [0; 3], [0; 3]],
            courts: &[[1, 1, 1], [2, 1, 0]],
            hands: &[&[EnglishSupport], &[Negotiate, Manoeuvre]],
            cunning: &[],
            to_act: 0,
            passes: 0,
        }),
        tells: text(
            "The faction that controls the most regions at the end crowns whoever has the most of its followers at court. Two regions are English already.",
            "La faction qui contrôle le plus de régions à la fin couronne la cour où elle a le plus de partisans. Deux régions sont déjà anglaises.",
        ),
        asks: text(
            "Play your card. After every card you summon one follower from the map to your court: take an English one, a yellow square.",
            "Jouez votre carte. Après chaque carte, on convoque à sa cour un partisan du plateau\u{a0}: convoquez un Anglais, un carré jaune.",
        ),
        shown: &[play(EnglishSupport), region(Northumbria), follower(English, Northumbria)],
        judge: |turn| {
            if turn.joined(English) {
                Ok(())
            } else if turn.passed() {
                Err(text(
                    "A pass keeps your card for later, but nobody comes to your court.",
                    "En passant, vous gardez votre carte pour plus tard, mais personne ne rejoint votre cour.",
                ))
            } else {
                Err(text(
                    "A fine guest, but not of the faction that is winning. Summon an English one.",
                    "Un bel invité, mais pas de la faction qui gagne. Convoquez un Anglais.",
                ))
            }
        },
        done: text(
            "Two English followers at your court, one more than before. You have eight cards for the whole game, so eight summons at most.",
            "Deux Anglais à votre cour, un de plus. Vous avez huit cartes pour toute la partie, donc huit convocations au plus.",
        ),
    }],
};

pub static SUPPORT: Lesson = Lesson {
    title: text("Friends in need", "Des amis en renfort"),
    about: text("Cards change who leads.", "Les cartes changent qui mène."),
    tasks: &[Task {
        scenario: Some(Scenario {
            mode: Mode::Base,
            track: [Warwick, Moray, Essex, Gwynedd, Devon, Lancaster, Northumbria, Strathclyde],
            resolved: &[],
            regions: [[3, 0, 1], [1, 2, 1], [2, 1, 1], [1, 1, 2], [0, 3, 1], [1, 2, 1], [0, 1, 3], [1, 2, 1]],
            courts: &[[1, 0, 1], [1, 1, 0]],
            hands: &[&[ScottishSupport, WelshSupport, EnglishSupport], &[ScottishSupport, WelshSupport, Assemble]],
            cunning: &[],
            to_act: 0,
            passes: 0,
        }),
        tells: text(
            "Warwick is fought over first, and the Welsh lead there. A Support card brings two followers next to their home region or a region they control. The English are at home in Essex.",
            "On se bat d’abord pour Warwick, et les Gallois y mènent. Une carte de renforts amène deux partisans près de leur région d’origine ou d’une région qu’ils contrôlent. Celle des Anglais est l’Essex.",
        ),
        asks: text("Let the English lead in Warwick.", "Faites mener les Anglais à Warwick."),
        shown: &[play(EnglishSupport), region(Warwick), follower(English, Essex)],
        judge: |turn| {
            if turn.leads(English, Warwick) {
                Ok(())
            } else if turn.passed() {
                Err(text("The Welsh still lead in Warwick.", "Les Gallois mènent toujours à Warwick."))
            } else if turn.is_tied(Warwick) && 2 <= turn.after.followers().count(English, Warwick) {
                Err(text(
                    "So close: whoever you summon leaves the map. Summon somebody else than an English follower from Warwick.",
                    "Si près\u{a0}: qui vous convoquez quitte le plateau. Convoquez quelqu’un d’autre qu’un Anglais de Warwick.",
                ))
            } else {
                Err(text(
                    "The English do not lead in Warwick. English Support reaches it from Essex, next door.",
                    "Les Anglais ne mènent pas à Warwick. Des renforts anglais l’atteignent depuis l’Essex voisin.",
                ))
            }
        },
        done: text(
            "The English lead in Warwick. Whom you summon counts as well: a Welsh follower summoned from there helps twice.",
            "Les Anglais mènent à Warwick. Qui vous convoquez compte aussi\u{a0}: un Gallois convoqué de là-bas aide deux fois.",
        ),
    }],
};

pub static STRUGGLE: Lesson = Lesson {
    title: text("When everybody passes", "Quand tout le monde passe"),
    about: text("Passing starts the struggle.", "Passer déclenche la lutte."),
    tasks: &[Task {
        scenario: Some(Scenario {
            mode: Mode::Base,
            track: [Devon, Moray, Warwick, Gwynedd, Essex, Lancaster, Northumbria, Strathclyde],
            resolved: &[],
            regions: [[3, 0, 1], [2, 1, 1], [1, 2, 1], [1, 1, 2], [0, 3, 1], [2, 1, 1], [0, 1, 3], [0, 1, 2]],
            courts: &[[0, 1, 2], [2, 1, 0]],
            hands: &[&[Assemble, Manoeuvre], &[Assemble, Manoeuvre]],
            cunning: &[],
            to_act: 0,
            passes: 1,
        }),
        tells: text(
            "Nobody has to play. When all players pass in a row, the next region on the list is decided: here Devon, where the English lead.",
            "Personne n’est obligé de jouer. Quand tous passent à la suite, la région suivante de la liste se décide\u{a0}: ici le Devon, où mènent les Anglais.",
        ),
        asks: text("Maud has passed. Let the English have Devon.", "Maud a passé. Laissez le Devon aux Anglais."),
        shown: &[Action::Pass],
        judge: |turn| {
            if turn.after.controlled(English).contains(Devon) {
                Ok(())
            } else {
                Err(text(
                    "A card keeps the quarrel going: now Maud can answer it. Your cards were worth more in your hand.",
                    "Une carte prolonge la querelle\u{a0}: Maud peut y répondre. Vos cartes valaient mieux en main.",
                ))
            }
        },
        done: text(
            "Devon is English for good; its followers went back to the supply. Saving cards is half the game.",
            "Le Devon est anglais pour de bon\u{202f}; ses partisans sont retournés à la réserve. Épargner ses cartes est la moitié du jeu.",
        ),
    }],
};
