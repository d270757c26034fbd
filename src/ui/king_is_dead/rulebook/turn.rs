//! The turn, and what follows when everybody has passed.

use super::Section;
use crate::ui::rulebook::Part::{Figure, Points, Steps, Text};
use crate::ui::rulebook::Question;

/// The second chapter.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "turn",
        title: ("Pass or play", "Passer ou jouer"),
        parts: &[
            Text((
                "Turns go round the table. On yours, do one of two things:",
                "On joue chacun son tour, autour de la table. À vous, faites l’un ou l’autre\u{a0}:",
            )),
            Points(&[
                (
                    "Pass. You keep your cards; you may play again on a later turn.",
                    "Passer. Vous gardez vos cartes\u{202f}; vous pourrez rejouer à un tour suivant.",
                ),
                (
                    "Play one card: carry out what it says, lay it face up on your discard pile, and summon a follower.",
                    "Jouer une carte\u{a0}: appliquez-la, posez-la visible sur votre défausse, puis convoquez un partisan.",
                ),
            ]),
            Text((
                "When all players have passed one after the other, a power struggle follows.",
                "Quand tout le monde a passé à la suite, une lutte de pouvoir a lieu.",
            )),
        ],
        questions: &[
            Question {
                name: "tu1",
                question: (
                    "I played, and everybody else has passed. Is that enough?",
                    "J’ai joué, et tous les autres joueurs ont passé. Est-ce assez\u{202f}?",
                ),
                answer: (
                    "Not yet: it is your turn again. Pass, and the struggle begins; or play another card.",
                    "Pas encore\u{a0}: c’est de nouveau à vous. Passez, et la lutte commence\u{202f}; ou jouez une autre carte.",
                ),
            },
            Question {
                name: "tu2",
                question: ("Who goes on after a struggle?", "Qui continue après une lutte\u{202f}?"),
                answer: (
                    "The player after the last to pass, which is the first who passed.",
                    "Le joueur qui suit le dernier à avoir passé, donc celui qui a passé le premier.",
                ),
            },
            Question {
                name: "tu3",
                question: (
                    "Do passes from before a struggle still count?",
                    "Les passes d’avant une lutte comptent-elles encore\u{202f}?",
                ),
                answer: (
                    "No. Everybody must pass again for the next one.",
                    "Non. Il faut que tout le monde passe de nouveau pour la suivante.",
                ),
            },
            Question {
                name: "tu4",
                question: ("What if I have no card to play?", "Et si je n’ai plus de carte à jouer\u{202f}?"),
                answer: (
                    "You pass whenever it is your turn, and your passes count like any other.",
                    "Vous passez à chaque tour, et vos passes comptent comme les autres.",
                ),
            },
            Question {
                name: "tu5",
                question: ("Does the game ever pass for me?", "Le jeu passe-t-il parfois à ma place\u{202f}?"),
                answer: (
                    "No. A pass by itself would tell the others that your last card is Plot. This is our ruling: the printed rules do not mention it.",
                    "Non. Une passe automatique dirait aux autres que votre dernière carte est Complot. C’est notre choix\u{a0}: la règle imprimée n’en parle pas.",
                ),
            },
        ],
    },
    Section {
        name: "play",
        title: ("As fully as possible", "Le plus possible"),
        parts: &[
            Text((
                "You choose the card and its targets, but not how much of it to do: if there is a way to carry it out in full anywhere on the map, you must take such a way. Only if there is none, do as much as can be done.",
                "Vous choisissez la carte et ses cibles, mais pas d’en faire moins\u{a0}: s’il existe, où que ce soit sur le plateau, un moyen de l’appliquer en entier, il faut en choisir un. Sinon, faites-en le plus possible.",
            )),
            Text((
                "At this table only what is allowed can be tapped, and a forced choice says why.",
                "À cette table, on ne peut toucher que ce qui est permis, et un choix forcé dit pourquoi.",
            )),
        ],
        questions: &[
            Question {
                name: "g1",
                question: (
                    "May I pick a target that allows only part of the effect?",
                    "Puis-je prendre une cible qui ne permet qu’une partie de l’effet\u{202f}?",
                ),
                answer: (
                    "Not while another target allows more. March, for instance: if two followers can march anywhere, one alone may not.",
                    "Pas tant qu’une autre cible en permet plus. Avec Marche, par exemple\u{a0}: si deux partisans peuvent marcher quelque part, un seul ne le peut pas.",
                ),
            },
            Question {
                name: "g2",
                question: (
                    "The only full effect is forbidden. What then?",
                    "Le seul effet complet est interdit. Que se passe-t-il\u{202f}?",
                ),
                answer: (
                    "What is forbidden does not count: you do the most that is allowed.",
                    "Ce qui est interdit ne compte pas\u{a0}: vous faites le plus possible de ce qui est permis.",
                ),
            },
            Question {
                name: "g3",
                question: ("May I do less than I could?", "Puis-je en faire moins que possible\u{202f}?"),
                answer: (
                    "No. But some full effects change nothing, such as swapping two followers of one faction, and these are allowed.",
                    "Non. Mais certains effets complets ne changent rien, comme l’échange de deux partisans d’une même faction, et ils sont permis.",
                ),
            },
            Question {
                name: "g4",
                question: (
                    "May I play a card that can do nothing?",
                    "Puis-je jouer une carte qui ne peut rien faire\u{202f}?",
                ),
                answer: (
                    "Yes, any but Plot. It counts as played, and you summon a follower.",
                    "Oui, toutes sauf Complot. Elle compte comme jouée, et vous convoquez un partisan.",
                ),
            },
        ],
    },
    Section {
        name: "summon",
        title: ("Summon", "Convoquer un partisan"),
        parts: &[
            Text((
                "After your card, summon one follower of any faction from any region to your court. You must summon; no follower ever leaves a court.",
                "Après votre carte, convoquez à votre cour un partisan de n’importe quelle faction et de n’importe quelle région. C’est obligatoire\u{202f}; aucun partisan ne quitte jamais une cour.",
            )),
            Figure("summon"),
        ],
        questions: &[
            Question {
                name: "sm1",
                question: (
                    "Even a follower I have just placed, or one from the contested region?",
                    "Même un partisan que je viens de placer, ou de la région contestée\u{202f}?",
                ),
                answer: (
                    "Yes, any follower on the map; but not from the supply, and not from another court.",
                    "Oui, n’importe quel partisan sur le plateau\u{202f}; mais pas de la réserve, ni d’une autre cour.",
                ),
            },
            Question {
                name: "sm3",
                question: (
                    "What if no follower is left on the map?",
                    "Et s’il n’y a plus de partisan sur le plateau\u{202f}?",
                ),
                answer: (
                    "The card is played all the same, and no follower is summoned.",
                    "La carte est jouée tout de même, et aucun partisan n’est convoqué.",
                ),
            },
        ],
    },
    Section {
        name: "struggle",
        title: ("Power struggle", "Lutte de pouvoir"),
        parts: &[
            Text((
                "Everybody has passed: the first region card still face up names the contested region.",
                "Tout le monde a passé\u{a0}: la première carte Région encore visible désigne la région contestée.",
            )),
            Steps(&[
                (
                    "The faction with more followers there than any other takes control: its disc goes on the region.",
                    "La faction qui y compte plus de partisans que toute autre en prend le contrôle\u{a0}: son jeton Contrôle s’y pose.",
                ),
                (
                    "If factions tie for the most, or the region is empty, it becomes unstable.",
                    "En cas d’égalité en tête, ou si la région est vide, elle devient instable.",
                ),
                (
                    "All its followers return to the supply, and its card is turned face down.",
                    "Tous ses partisans retournent à la réserve, et sa carte est retournée.",
                ),
            ]),
            Figure("struggle"),
        ],
        questions: &[Question {
            name: "st2",
            question: (
                "Two factions are tied behind a third. Unstable?",
                "Deux factions sont à égalité derrière une troisième. Instable\u{202f}?",
            ),
            answer: (
                "No. Only a tie for the most counts: with 3, 1 and 1, the faction that has 3 takes control.",
                "Non. Seule compte l’égalité en tête\u{a0}: à 3, 1 et 1, la faction qui en a 3 prend le contrôle.",
            ),
        }],
    },
    Section {
        name: "instability",
        title: ("Instability", "Instabilité"),
        parts: &[
            Text((
                "An unstable region gets an instability disc from France. No faction controls it, and it stays closed.",
                "Une région instable reçoit un jeton Instabilité venu de France. Aucune faction ne la contrôle, et elle reste fermée.",
            )),
            Figure("instability"),
            Text((
                "The third of these discs brings the invasion at once.",
                "Le troisième de ces jetons déclenche aussitôt l’invasion.",
            )),
        ],
        questions: &[Question {
            name: "st4",
            question: (
                "The eighth struggle brings the third disc. Coronation or invasion?",
                "La huitième lutte pose le troisième jeton. Couronnement ou invasion\u{202f}?",
            ),
            answer: ("Invasion.", "Invasion."),
        }],
    },
    Section {
        name: "undo",
        title: ("No undoing", "Interdit d’annuler"),
        parts: &[
            Text((
                "Manoeuvre may not take back a Manoeuvre that another player has just played, nor Outmanoeuvre an Outmanoeuvre. Every choice is forbidden whose effect on the map is the exact opposite of what that card did.",
                "Manœuvre ne peut pas défaire une Manœuvre qu’un autre joueur vient de jouer, ni Déjouer un Déjouer. Est interdit tout choix dont l’effet sur le plateau serait l’exact contraire de ce que cette carte a fait.",
            )),
            Text((
                "Any card that is played in between lifts the ban. Passes, summons and struggles do not.",
                "Toute carte jouée entre-temps lève l’interdiction. Les passes, les convocations et les luttes ne la lèvent pas.",
            )),
        ],
        questions: &[
            Question {
                name: "u1",
                question: ("Is only the very same swap forbidden?", "Seul le même échange est-il interdit\u{202f}?"),
                answer: (
                    "Every swap with the exact opposite effect. One that takes back a part of it is allowed.",
                    "Tout échange d’effet exactement contraire. Celui qui n’en défait qu’une partie est permis.",
                ),
            },
            Question {
                name: "u2",
                question: (
                    "The same outcome with other followers?",
                    "Le même résultat avec d’autres partisans\u{202f}?",
                ),
                answer: (
                    "Forbidden, too: followers of one faction are alike, and only the outcome counts.",
                    "Interdit aussi\u{a0}: les partisans d’une faction sont pareils, et seul le résultat compte.",
                ),
            },
            Question {
                name: "u3",
                question: (
                    "The swap before changed nothing. What is forbidden?",
                    "L’échange précédent n’a rien changé. Qu’est-ce qui est interdit\u{202f}?",
                ),
                answer: ("Nothing: there is nothing to take back.", "Rien\u{a0}: il n’y a rien à défaire."),
            },
            Question {
                name: "u4",
                question: (
                    "Does a card without effect lift the ban?",
                    "Une carte sans effet lève-t-elle l’interdiction\u{202f}?",
                ),
                answer: (
                    "Yes, any card does, whoever plays it.",
                    "Oui, toute carte jouée la lève, quel que soit le joueur.",
                ),
            },
            Question {
                name: "u5",
                question: (
                    "May I undo my own swap, or my teammate’s?",
                    "Puis-je défaire mon propre échange, ou celui de mon allié\u{202f}?",
                ),
                answer: (
                    "Your own, yes. Your teammate’s, no: that is another player.",
                    "Le vôtre, oui. Celui de votre allié, non\u{a0}: c’est un autre joueur.",
                ),
            },
            Question {
                name: "u7",
                question: (
                    "May another card undo it, such as Dispute?",
                    "Une autre carte peut-elle le défaire, comme Conflit\u{202f}?",
                ),
                answer: (
                    "Yes. The ban is only about the same card, or a Spy that copies it.",
                    "Oui. L’interdiction ne vise que la même carte, ou un Espion qui la copie.",
                ),
            },
            Question {
                name: "m7",
                question: ("The only possible swap is the forbidden one.", "Le seul échange possible est interdit."),
                answer: (
                    "Then the card does what comes next: Outmanoeuvre one for one, if possible; otherwise nothing.",
                    "Alors la carte fait ce qui vient ensuite\u{a0}: Déjouer, un contre un si possible\u{202f}; sinon rien.",
                ),
            },
        ],
    },
    Section {
        name: "discs",
        title: ("Negotiation discs", "Jetons Négociation"),
        parts: &[Points(&[
            (
                "Everybody has one. It goes on a region card when you play Negotiate, and never comes back.",
                "Chaque joueur en a un. Il se pose sur une carte Région quand vous jouez Négociation, et ne revient jamais.",
            ),
            (
                "A card with a disc stays on its space for the rest of the game.",
                "Une carte qui porte un jeton garde sa case jusqu’à la fin de la partie.",
            ),
            (
                "Once your disc is spent, you still swap, but pin neither card.",
                "Sans jeton, vous échangez deux cartes sans en fixer.",
            ),
        ])],
        questions: &[
            Question {
                name: "ne2",
                question: (
                    "May I keep my disc and only swap?",
                    "Puis-je garder mon jeton et seulement échanger\u{202f}?",
                ),
                answer: (
                    "No. If you have it, it goes on one of the two cards; you choose which.",
                    "Non. Si vous l’avez, il se pose sur l’une des deux cartes, au choix.",
                ),
            },
            Question {
                name: "ne3",
                question: (
                    "Spy copies Negotiate, and my disc is spent.",
                    "Espion copie Négociation, et mon jeton est déjà posé.",
                ),
                answer: ("You swap two cards and pin neither.", "Vous échangez deux cartes sans en fixer."),
            },
            Question {
                name: "ne7",
                question: (
                    "The card with my disc is resolved. Do I get it back?",
                    "La carte qui porte mon jeton est résolue. Est-ce que je le reprends\u{202f}?",
                ),
                answer: ("No. A disc is spent for good.", "Non. Un jeton posé l’est pour de bon."),
            },
        ],
    },
];
