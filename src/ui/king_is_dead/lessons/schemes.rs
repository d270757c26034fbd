//! Discord, exchanges, the order of things, and patience.

use super::{Lesson, Task, follower, play, region, text};
use crate::rules::king_is_dead::Card::{Assemble, EnglishSupport, Manoeuvre, Negotiate, Outmanoeuvre, WelshSupport};
use crate::rules::king_is_dead::Faction::{English, Scottish, Welsh};
use crate::rules::king_is_dead::Region::{Devon, Essex, Gwynedd, Lancaster, Moray, Northumbria, Strathclyde, Warwick};
use crate::rules::king_is_dead::{Action, Mode, Scenario};

pub static TIE: Lesson = Lesson {
    title: text("A house divided", "La discorde"),
    about: text("Ties invite France.", "L’égalité attire la France."),
    tasks: &[
        Task {
            scenario: Some(Scenario {
                mode: Mode::Base,
                track: [Moray, Lancaster, Essex, Gwynedd, Devon, Warwick, Northumbria, Strathclyde],
                resolved: &[Some(Scottish)],
                regions: [[0; 3], [2, 1, 1], [2, 1, 1], [1, 1, 2], [0, 3, 1], [1, 2, 1], [0, 1, 3], [1, 2, 1]],
                courts: &[[0, 1, 2], [3, 0, 0]],
                hands: &[&[EnglishSupport, Negotiate], &[]],
                cunning: &[],
                to_act: 0,
                passes: 0,
            }),
            tells: text(
                "Lancaster is next. Maud lives by the Scots, who lead there by one, and she has no card left to help them.",
                "Lancaster vient ensuite. Maud mise sur les Écossais, qui y mènent d’un seul, et n’a plus de carte pour les aider.",
            ),
            asks: text(
                "See to it that nobody leads in Lancaster. Whom you summon counts, too.",
                "Faites que personne ne mène à Lancaster. Qui vous convoquez compte aussi.",
            ),
            shown: &[play(EnglishSupport), region(Northumbria), follower(Scottish, Lancaster)],
            judge: |turn| {
                if turn.passed() {
                    Err(text(
                        "Now Maud passes as well, and Lancaster is Scottish.",
                        "Maud passe à son tour, et Lancaster est aux Écossais.",
                    ))
                } else if turn.after.contested() != Some(Lancaster) {
                    Err(text(
                        "Another region comes first now; Lancaster will still be Scottish one day.",
                        "Une autre région passe devant\u{202f}; Lancaster sera tout de même écossaise un jour.",
                    ))
                } else if turn.is_tied(Lancaster) {
                    Ok(())
                } else {
                    Err(text(
                        "A faction still leads in Lancaster. Summon a Scot from there, and all are equal.",
                        "Une faction mène encore à Lancaster. Convoquez un Écossais de là-bas, et tous sont à égalité.",
                    ))
                }
            },
            done: text(
                "One Scot, one Welsh, one English: nobody leads. Maud has to pass.",
                "Un Écossais, un Gallois, un Anglais\u{a0}: personne ne mène. Maud doit passer.",
            ),
        },
        Task {
            scenario: None,
            tells: text(
                "Maud has passed. If you pass as well, Lancaster is decided as it stands.",
                "Maud a passé. Si vous passez aussi, Lancaster se décide telle quelle.",
            ),
            asks: text("Let it come to the struggle.", "Laissez venir la lutte."),
            shown: &[Action::Pass],
            judge: |turn| {
                if turn.after.unstable().contains(Lancaster) {
                    Ok(())
                } else {
                    Err(text(
                        "The tie was what you wanted: no need to spend another card on it.",
                        "L’égalité vous convenait\u{a0}: inutile d’y dépenser une autre carte.",
                    ))
                }
            },
            done: text(
                "Nobody holds Lancaster: it is unstable, and a disc left France. When the third one has, France invades.",
                "Personne ne tient Lancaster\u{a0}: elle est instable, et un jeton a quitté la France. Au troisième, la France envahit.",
            ),
        },
    ],
};

pub static MANOEUVRE: Lesson = Lesson {
    title: text("Two birds, one stone", "D’une pierre deux coups"),
    about: text("Exchanges work in two places.", "Un échange agit en deux lieux."),
    tasks: &[Task {
        scenario: Some(Scenario {
            mode: Mode::Base,
            track: [Moray, Gwynedd, Essex, Lancaster, Devon, Warwick, Northumbria, Strathclyde],
            resolved: &[Some(Scottish)],
            regions: [[0; 3], [3, 1, 0], [2, 1, 1], [1, 0, 3], [0, 2, 2], [2, 1, 1], [0, 2, 2], [1, 2, 1]],
            courts: &[[0, 2, 2], [3, 1, 0]],
            hands: &[&[Manoeuvre], &[WelshSupport, Outmanoeuvre]],
            cunning: &[],
            to_act: 0,
            passes: 0,
        }),
        tells: text(
            "Welsh and English are equal in Gwynedd and in Essex. Manoeuvre lets two followers change places, wherever they are.",
            "Gallois et Anglais sont à égalité dans le Gwynedd et dans l’Essex. La Manœuvre échange deux partisans, où qu’ils soient.",
        ),
        asks: text(
            "With one card, let the Welsh lead in Gwynedd and the English in Essex.",
            "D’une seule carte, faites mener les Gallois dans le Gwynedd et les Anglais dans l’Essex.",
        ),
        shown: &[play(Manoeuvre), follower(English, Gwynedd), follower(Welsh, Essex), follower(Scottish, Strathclyde)],
        judge: |turn| match (turn.leads(Welsh, Gwynedd), turn.leads(English, Essex)) {
            (true, true) => Ok(()),
            _ if turn.passed() => {
                Err(text("Both regions are still tied.", "Les deux régions sont toujours à égalité."))
            }
            (false, false) => Err(text(
                "Neither of the two is as it should be. An English follower of Gwynedd could change places with a Welsh one of Essex.",
                "Ni l’une ni l’autre n’est comme il faut. Un Anglais du Gwynedd pourrait changer avec un Gallois de l’Essex.",
            )),
            _ => Err(text(
                "One of the two is right. Mind whom you summon: it may undo what the card did.",
                "L’une des deux y est. Attention à qui vous convoquez\u{a0}: cela peut défaire l’effet de la carte.",
            )),
        },
        done: text(
            "One card, two regions. Outmanoeuvre does the same between neighbours, one for two.",
            "Une carte, deux régions. Déjouer fait de même entre voisins, un contre deux.",
        ),
    }],
};

pub static NEGOTIATE: Lesson = Lesson {
    title: text("First things first", "L’ordre des choses"),
    about: text("Change what is decided next.", "Changer ce qui se décide ensuite."),
    tasks: &[Task {
        scenario: Some(Scenario {
            mode: Mode::Base,
            track: [Moray, Warwick, Strathclyde, Gwynedd, Lancaster, Essex, Northumbria, Devon],
            resolved: &[Some(Scottish), Some(English)],
            regions: [[0; 3], [4, 1, 0], [2, 1, 1], [1, 1, 2], [0, 3, 1], [0; 3], [1, 0, 3], [1, 2, 1]],
            courts: &[[1, 0, 3], [4, 0, 0]],
            hands: &[&[Negotiate], &[Assemble, Manoeuvre]],
            cunning: &[],
            to_act: 0,
            passes: 0,
        }),
        tells: text(
            "The regions are decided in the order of the list. Strathclyde is next, and Scottish; Essex, where your English lead, would have to wait.",
            "Les régions se décident dans l’ordre de la liste. Le Strathclyde vient ensuite, et il est écossais\u{202f}; l’Essex, où mènent vos Anglais, devrait attendre.",
        ),
        asks: text("Have Essex decided next.", "Faites décider l’Essex en premier."),
        shown: &[play(Negotiate), region(Essex), region(Strathclyde), follower(English, Northumbria)],
        judge: |turn| {
            if turn.passed() {
                Err(text("Strathclyde is still next.", "Le Strathclyde vient toujours en premier."))
            } else if turn.after.contested() != Some(Essex) {
                Err(text(
                    "Another region is next. Let the cards of Essex and Strathclyde change places.",
                    "Une autre région vient en premier. Échangez les cartes de l’Essex et du Strathclyde.",
                ))
            } else if turn.leads(English, Essex) {
                Ok(())
            } else {
                Err(text(
                    "Essex is next, but the English no longer lead there: mind whom you summon.",
                    "L’Essex vient en premier, mais les Anglais n’y mènent plus\u{a0}: attention à qui vous convoquez.",
                ))
            }
        },
        done: text(
            "Essex is next. The card under your disc stays where it is for the rest of the game; you have only one disc.",
            "L’Essex vient en premier. La carte sous votre jeton ne bouge plus de la partie\u{202f}; vous n’avez qu’un jeton.",
        ),
    }],
};

pub static PATIENCE: Lesson = Lesson {
    title: text("Patience", "La patience"),
    about: text("The right moment for a card.", "Le bon moment pour une carte."),
    tasks: &[
        Task {
            scenario: Some(Scenario {
                mode: Mode::Base,
                track: [Moray, Northumbria, Strathclyde, Essex, Gwynedd, Lancaster, Devon, Warwick],
                resolved: &[Some(Scottish)],
                regions: [[0; 3], [2, 0, 1], [2, 1, 1], [0, 1, 2], [0, 3, 1], [1, 1, 2], [0, 1, 3], [1, 2, 1]],
                courts: &[[0, 1, 3], [4, 1, 0]],
                hands: &[&[EnglishSupport], &[]],
                cunning: &[],
                to_act: 0,
                passes: 1,
            }),
            tells: text(
                "Support comes only next to land of its own, so it cannot reach Strathclyde yet. Northumbria, which borders it, is about to be English.",
                "Des renforts ne viennent qu’à côté de leurs terres\u{a0}: ils ne peuvent pas encore atteindre le Strathclyde. La Northumbrie, sa voisine, va devenir anglaise.",
            ),
            asks: text(
                "Keep your last card. Let Northumbria be decided first.",
                "Gardez votre dernière carte. Laissez d’abord la Northumbrie se décider.",
            ),
            shown: &[Action::Pass],
            judge: |turn| {
                if turn.after.controlled(English).contains(Northumbria) {
                    Ok(())
                } else {
                    Err(text(
                        "Too soon: your last card is gone, and Strathclyde will go to the Scots.",
                        "Trop tôt\u{a0}: votre dernière carte est partie, et le Strathclyde ira aux Écossais.",
                    ))
                }
            },
            done: text(
                "Northumbria is English: now Strathclyde lies next to English land. Maud, without cards, can only pass.",
                "La Northumbrie est anglaise\u{a0}: le Strathclyde touche maintenant une terre anglaise. Sans cartes, Maud ne peut que passer.",
            ),
        },
        Task {
            scenario: None,
            tells: text(
                "Strathclyde is next: two Scots, one English.",
                "Le Strathclyde vient ensuite\u{a0}: deux Écossais, un Anglais.",
            ),
            asks: text("Take the lead there now.", "Prenez-y la tête maintenant."),
            shown: &[play(EnglishSupport), region(Strathclyde), follower(English, Essex)],
            judge: |turn| {
                if turn.leads(English, Strathclyde) {
                    Ok(())
                } else if turn.passed() {
                    Err(text(
                        "Now was the moment: the Scots take Strathclyde.",
                        "C’était le moment\u{a0}: les Écossais prennent le Strathclyde.",
                    ))
                } else {
                    Err(text(
                        "The English do not lead in Strathclyde. Send them there, and summon somebody else.",
                        "Les Anglais ne mènent pas dans le Strathclyde. Envoyez-les là, et convoquez quelqu’un d’autre.",
                    ))
                }
            },
            done: text(
                "Two regions for one card. Whoever has cards left when the others have none rules the board.",
                "Deux régions pour une carte. Qui a encore des cartes quand les autres n’en ont plus est maître du jeu.",
            ),
        },
    ],
};
