//! What the game is about, what it is played with, and the map.

use super::Section;
use crate::ui::rulebook::Part::{Figure, Points, Steps, Terms, Text};
use crate::ui::rulebook::Question;

/// The first chapter.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "aim",
        title: ("Aim", "But du jeu"),
        parts: &[
            Text((
                "The king is dead, and Scots, Welsh and English struggle for Britain, region by region. You lead none of them. With eight cards for the whole game you tip the scales; and with every card you play, one follower leaves the map for your court.",
                "Le roi est mort, et Écossais, Gallois et Anglais se disputent la Grande-Bretagne, région par région. Vous ne menez aucune faction. Avec huit cartes pour toute la partie, vous faites pencher la balance\u{202f}; et à chaque carte jouée, un partisan quitte le plateau pour votre cour.",
            )),
            Terms(&[
                (
                    ("Coronation", "Couronnement"),
                    (
                        "All eight regions have been fought over. The faction that holds most of them crowns whoever has most of its followers at court.",
                        "Les huit régions ont été disputées. La faction qui en tient le plus couronne la cour qui compte le plus de ses partisans.",
                    ),
                ),
                (
                    ("Invasion", "Invasion"),
                    (
                        "Three regions have become unstable, and France lands. Whoever has gathered most sets of all three factions wins.",
                        "Trois régions sont devenues instables, et la France débarque. La cour qui réunit le plus de séries des trois factions l’emporte.",
                    ),
                ),
            ]),
            Text((
                "The catch: each follower at your court is missing on the map, where it could have helped its faction to win.",
                "Le dilemme\u{a0}: chaque partisan à votre cour manque sur le plateau, où il aurait pu aider sa faction à vaincre.",
            )),
        ],
        questions: &[],
    },
    Section {
        name: "parts",
        title: ("What is in play", "Le matériel"),
        parts: &[Terms(&[
            (
                ("Followers", "Partisans"),
                (
                    "18 of each faction; 16 with two players. Those of one faction are all alike.",
                    "18 par faction\u{202f}; 16 à deux joueurs. Ceux d’une même faction sont tous pareils.",
                ),
            ),
            (
                ("Regions", "Régions"),
                (
                    "Eight, each with a card. The order of these cards is the order of the struggles.",
                    "Huit, chacune avec sa carte. L’ordre de ces cartes est celui des luttes.",
                ),
            ),
            (
                ("Action cards", "Cartes d’action"),
                (
                    "Eight in each hand, each played once in the whole game.",
                    "Huit par main, chacune jouée une seule fois dans la partie.",
                ),
            ),
            (
                ("Court and supply", "Cour et réserve"),
                (
                    "Followers that you have summoned are at your court; those that are neither on the map nor at a court are in the supply, for all to see.",
                    "Les partisans que vous avez appelés sont à votre cour\u{202f}; ceux qui ne sont ni sur le plateau ni à une cour sont dans la réserve, à la vue de tous.",
                ),
            ),
            (
                ("Discs", "Disques"),
                (
                    "Control discs show which faction holds a region. Three instability discs wait in France. Each player has one negotiation disc.",
                    "Les disques de contrôle montrent quelle faction tient une région. Trois disques d’instabilité attendent en France. Chaque personne a un disque de négociation.",
                ),
            ),
        ])],
        questions: &[],
    },
    Section {
        name: "setup",
        title: ("Set-up", "Mise en place"),
        parts: &[Steps(&[
            (
                "With two players, two followers of each faction leave the game.",
                "À deux joueurs, deux partisans de chaque faction quittent le jeu.",
            ),
            (
                "Two followers of each faction go home: Scots to Moray, Welsh to Gwynedd, English to Essex.",
                "Deux partisans de chaque faction vont chez eux\u{a0}: Écossais dans le Moray, Gallois dans le Gwynedd, Anglais dans l’Essex.",
            ),
            (
                "Each court receives two followers by chance; then every region is filled up to four.",
                "Chaque cour reçoit deux partisans au hasard\u{202f}; puis chaque région est complétée à quatre.",
            ),
            (
                "The others are the supply: 12 with two players, 16 with three, 14 with four.",
                "Les autres forment la réserve\u{a0}: 12 à deux joueurs, 16 à trois, 14 à quatre.",
            ),
            (
                "The eight region cards are laid out in a random order, face up, on spaces 1 to 8.",
                "Les huit cartes de région sont posées au hasard, visibles, sur les cases 1 à 8.",
            ),
            (
                "Everybody takes a negotiation disc and a hand of eight cards. Who begins is agreed or drawn by lot.",
                "Chaque personne prend un disque de négociation et une main de huit cartes. On choisit ou on tire au sort qui commence.",
            ),
        ])],
        questions: &[
            Question {
                name: "se1",
                question: (
                    "Can a faction be missing from the supply?",
                    "Une faction peut-elle manquer dans la réserve\u{202f}?",
                ),
                answer: (
                    "Yes, even at the start: what chance leaves over is the supply.",
                    "Oui, même au début\u{a0}: la réserve est ce que laisse le hasard.",
                ),
            },
            Question {
                name: "se2",
                question: (
                    "Two courts begin alike, or with one faction only. Draw again?",
                    "Deux cours commencent pareilles, ou avec une seule faction. Retire-t-on\u{202f}?",
                ),
                answer: ("No. Every draw stands.", "Non. Tout tirage est bon."),
            },
        ],
    },
    Section {
        name: "map",
        title: ("The map", "La carte"),
        parts: &[
            Figure("map"),
            Text((
                "Lines on the map are borders; regions that share one are neighbours. A piece marks the home of each faction.",
                "Les lignes du plateau sont des frontières\u{202f}; deux régions qui en partagent une sont voisines. Une pièce marque le foyer de chaque faction.",
            )),
        ],
        questions: &[Question {
            name: "g6",
            question: ("Is France a region?", "La France est-elle une région\u{202f}?"),
            answer: (
                "No. It only holds the instability discs, and borders nothing.",
                "Non. Elle ne fait que garder les disques d’instabilité, et ne touche rien.",
            ),
        }],
    },
    Section {
        name: "closed",
        title: ("Open and closed regions", "Régions ouvertes et fermées"),
        parts: &[Points(&[
            (
                "A region is open until its struggle. Then a disc closes it for good.",
                "Une région est ouverte jusqu’à sa lutte. Ensuite, un disque la ferme pour de bon.",
            ),
            (
                "With a control disc, that faction holds it. With an instability disc, nobody does.",
                "Avec un disque de contrôle, cette faction la tient. Avec un disque d’instabilité, personne.",
            ),
            (
                "A closed region is empty, and no follower ever comes to it again.",
                "Une région fermée est vide, et plus aucun partisan n’y vient.",
            ),
        ])],
        questions: &[Question {
            name: "g5",
            question: (
                "Does an unstable region count as held by somebody?",
                "Une région instable compte-t-elle comme tenue\u{202f}?",
            ),
            answer: (
                "No. It is closed like any region with a disc, but no region is near a faction because of it.",
                "Non. Elle est fermée comme toute région qui porte un disque, mais aucune région n’est proche d’une faction grâce à elle.",
            ),
        }],
    },
    Section {
        name: "near",
        title: ("Near a faction", "Proche d’une faction"),
        parts: &[
            Text((
                "Some cards work only near a faction. An open region is near a faction if it borders a region that the faction holds, or if it borders the home of the faction while that home is open.",
                "Certaines cartes n’agissent que près d’une faction. Une région ouverte en est proche si elle touche une région que la faction tient, ou si elle touche son foyer tant que ce foyer est ouvert.",
            )),
            Figure("near"),
        ],
        questions: &[
            Question {
                name: "su1",
                question: (
                    "The faction holds a region, and its home is open. Do both count?",
                    "La faction tient une région et son foyer est ouvert. Les deux comptent-ils\u{202f}?",
                ),
                answer: (
                    "Yes: neighbours of either will do, as in the picture.",
                    "Oui\u{a0}: les voisines de l’un ou de l’autre conviennent, comme sur l’image.",
                ),
            },
            Question {
                name: "su3",
                question: ("Is a home near its own faction?", "Un foyer est-il proche de sa propre faction\u{202f}?"),
                answer: (
                    "Only if it is open and borders a region that the faction holds: no region borders itself.",
                    "Seulement s’il est ouvert et touche une région que la faction tient\u{a0}: aucune région n’est sa propre voisine.",
                ),
            },
            Question {
                name: "su4",
                question: ("What if no region is near?", "Et si aucune région n’est proche\u{202f}?"),
                answer: (
                    "The card has no effect. It can still be played, and you summon as usual.",
                    "La carte est sans effet. On peut la jouer quand même, et l’on appelle un partisan comme d’habitude.",
                ),
            },
        ],
    },
];
