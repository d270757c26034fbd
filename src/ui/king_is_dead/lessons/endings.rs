//! How games end, and the cards of the advanced game.

use super::{LEARNER, Lesson, Task, follower, play, region, text};
use crate::rules::king_is_dead::Card::{
    Aid, Ambush, Assemble, EnglishSupport, March, Negotiate, Plot, Resist, ScottishSupport, Spy,
};
use crate::rules::king_is_dead::Faction::{English, Scottish, Welsh};
use crate::rules::king_is_dead::Region::{Devon, Essex, Gwynedd, Lancaster, Moray, Northumbria, Strathclyde, Warwick};
use crate::rules::king_is_dead::{Action, Mode, Pair, Phase, Scenario};

pub static ENDINGS: Lesson = Lesson {
    title: text("Crown or ruin", "La couronne ou la ruine"),
    about: text("The two ways a game ends.", "Les deux fins d’une partie."),
    tasks: &[
        Task {
            scenario: Some(Scenario {
                mode: Mode::Base,
                track: [Moray, Essex, Strathclyde, Warwick, Gwynedd, Lancaster, Northumbria, Devon],
                resolved: &[
                    Some(Scottish),
                    Some(English),
                    Some(Scottish),
                    None,
                    Some(Welsh),
                    Some(English),
                    Some(Scottish),
                ],
                regions: [[0; 3], [0; 3], [0; 3], [0; 3], [0; 3], [0; 3], [0; 3], [1, 1, 1]],
                courts: &[[2, 1, 5], [5, 1, 2]],
                hands: &[&[EnglishSupport], &[]],
                cunning: &[],
                to_act: 0,
                passes: 0,
            }),
            tells: text(
                "The last struggle: Scots three regions, English two. With Devon the English draw level, and of equals the one that won last is first. You have the most English followers.",
                "Dernière lutte\u{a0}: trois régions aux Écossais, deux aux Anglais. Avec le Devon, les Anglais égalisent, et à égalité, qui a gagné en dernier est premier. Vous avez le plus d’Anglais.",
            ),
            asks: text("Let the English lead in Devon.", "Faites mener les Anglais dans le Devon."),
            shown: &[play(EnglishSupport), region(Devon), follower(Scottish, Devon)],
            judge: |turn| {
                if turn.leads(English, Devon) {
                    Ok(())
                } else {
                    Err(text("Without Devon the Scots crown Maud.", "Sans le Devon, les Écossais couronnent Maud."))
                }
            },
            done: text(
                "Devon will be English. Maud has no cards and passes.",
                "Le Devon sera anglais. Maud n’a plus de cartes et passe.",
            ),
        },
        Task {
            scenario: None,
            tells: text("All is ready for the coronation.", "Tout est prêt pour le couronnement."),
            asks: text("Pass, and be crowned.", "Passez, et recevez la couronne."),
            shown: &[Action::Pass],
            judge: |turn| {
                if turn.after.phase() == Phase::Over && turn.after.court(LEARNER)[English] > 3 {
                    Ok(())
                } else {
                    Err(text("Just pass: all is ready.", "Passez, tout simplement\u{a0}: tout est prêt."))
                }
            },
            done: text(
                "A coronation. Scots and English: three regions each; the English won last, and you have the most of them at court.",
                "Un couronnement\u{a0}: Écossais et Anglais ont trois régions chacun, les Anglais ont gagné en dernier, et c’est à votre cour qu’ils sont le plus nombreux.",
            ),
        },
        Task {
            scenario: Some(Scenario {
                mode: Mode::Base,
                track: [Devon, Essex, Moray, Lancaster, Warwick, Gwynedd, Northumbria, Strathclyde],
                resolved: &[None, Some(English), Some(Scottish), None],
                regions: [[0; 3], [2, 1, 1], [0; 3], [1, 1, 2], [0, 3, 1], [2, 1, 1], [0; 3], [0; 3]],
                courts: &[[2, 2, 2], [5, 1, 1]],
                hands: &[&[ScottishSupport], &[]],
                cunning: &[],
                to_act: 0,
                passes: 0,
            }),
            tells: text(
                "Two regions are unstable: at the third, France invades, and regions no longer count. Then the most complete sets win: a Scot, a Welsh and an English follower. You have two sets, Maud one.",
                "Deux régions sont instables\u{a0}: à la troisième, la France envahit, et les régions ne comptent plus. Gagne alors qui a le plus de séries\u{a0}: un Écossais, un Gallois, un Anglais. Vous en avez deux, Maud une.",
            ),
            asks: text(
                "Warwick is next: leave nobody ahead there.",
                "Warwick vient ensuite\u{a0}: que personne n’y mène.",
            ),
            shown: &[play(ScottishSupport), region(Strathclyde), follower(Scottish, Warwick)],
            judge: |turn| {
                if turn.is_tied(Warwick) {
                    Ok(())
                } else if turn.passed() {
                    Err(text(
                        "Maud passes as well, and Warwick is Scottish.",
                        "Maud passe aussi, et Warwick est aux Écossais.",
                    ))
                } else {
                    Err(text(
                        "A faction leads in Warwick. Summon one of its Scots.",
                        "Une faction mène à Warwick. Convoquez l’un de ses Écossais.",
                    ))
                }
            },
            done: text(
                "A tie in Warwick. The next pass calls the French.",
                "Égalité à Warwick. La prochaine passe fait venir les Français.",
            ),
        },
        Task {
            scenario: None,
            tells: text("The fleet is in sight.", "La flotte est en vue."),
            asks: text("Pass, and let them come.", "Passez, et laissez-les venir."),
            shown: &[Action::Pass],
            judge: |turn| {
                if turn.after.phase() == Phase::Over {
                    Ok(())
                } else {
                    Err(text("Just pass: all is ready.", "Passez, tout simplement\u{a0}: tout est prêt."))
                }
            },
            done: text(
                "An invasion: Britain follows whoever unites the most sets, and that is you.",
                "Une invasion\u{a0}: la Grande-Bretagne suit qui réunit le plus de séries, et c’est vous.",
            ),
        },
    ],
};

pub static CUNNING: Lesson = Lesson {
    title: text("Cunning", "La ruse"),
    about: text("Three secret cards.", "Trois cartes secrètes."),
    tasks: &[Task {
        scenario: Some(Scenario {
            mode: Mode::Advanced,
            track: [Moray, Warwick, Strathclyde, Gwynedd, Lancaster, Essex, Northumbria, Devon],
            resolved: &[Some(Scottish)],
            regions: [[0; 3], [2, 1, 1], [2, 1, 1], [1, 1, 2], [0, 3, 1], [1, 2, 1], [0, 0, 4], [1, 2, 1]],
            courts: &[[0, 1, 3], [3, 1, 0]],
            hands: &[&[Assemble, Negotiate, March, Plot], &[Assemble, Ambush, Aid]],
            cunning: &[[March, Plot, Spy], [Ambush, Aid, Resist]],
            to_act: 0,
            passes: 0,
        }),
        tells: text(
            "In the advanced game three cunning cards, dealt in secret, replace the Support cards. Plot is never played: it counts as a follower at the end. March moves two followers of a region to a neighbour.",
            "Dans le jeu avancé, trois cartes Action spéciale, distribuées en secret, remplacent les renforts. La carte Complot ne se joue pas\u{a0}: elle compte comme un partisan à la fin. La Marche déplace deux partisans dans une région voisine.",
        ),
        asks: text("Let the English lead in Warwick.", "Faites mener les Anglais à Warwick."),
        shown: &[
            play(March),
            Action::Followers(Pair::EnglishEnglish, Essex),
            region(Warwick),
            follower(English, Northumbria),
        ],
        judge: |turn| {
            if turn.leads(English, Warwick) {
                Ok(())
            } else if turn.passed() {
                Err(text("The Welsh still lead in Warwick.", "Les Gallois mènent toujours à Warwick."))
            } else {
                Err(text(
                    "The English do not lead in Warwick. Two from Essex could march there; summon somebody else.",
                    "Les Anglais ne mènent pas à Warwick. Deux de l’Essex pourraient y marcher\u{202f}; convoquez quelqu’un d’autre.",
                ))
            }
        },
        done: text(
            "The English lead in Warwick. There are twelve cunning cards, one of each; what the others hold you can only guess.",
            "Les Anglais mènent à Warwick. Il y a douze cartes Action spéciale, une de chaque\u{202f}; celles des autres, on ne peut que les deviner.",
        ),
    }],
};
