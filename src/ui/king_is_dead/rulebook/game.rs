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
                        "All eight regions have been fought over. The faction that controls the most regions crowns whoever has the most of its followers at court.",
                        "Les huit régions ont été disputées. La faction qui contrôle le plus de régions couronne la cour qui compte le plus de ses partisans.",
                    ),
                ),
                (
                    ("Invasion", "Invasion"),
                    (
                        "Three regions have become unstable, and France lands. Whoever has gathered the most sets of all three factions wins.",
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
                    "Les partisans que vous avez convoqués sont à votre cour\u{202f}; ceux qui ne sont ni sur le plateau ni à une cour sont dans la réserve, à la vue de tous.",
                ),
            ),
            (
                ("Discs", "Jetons"),
                (
                    "Control discs show which faction controls a region. Three instability discs wait in France. Each player has one negotiation disc.",
                    "Un jeton Contrôle montre quelle faction contrôle une région. Trois jetons Instabilité attendent en France. Chaque joueur a un jeton Négociation.",
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
                "Place two followers of each faction in its home region: Scots in Moray, Welsh in Gwynedd, English in Essex.",
                "Placez deux partisans de chaque faction dans sa région d’origine\u{a0}: Écossais dans le Moray, Gallois dans le Gwynedd, Anglais dans l’Essex.",
            ),
            (
                "Each court receives two followers at random; then every region is filled up to four.",
                "Chaque cour reçoit deux partisans au hasard\u{202f}; puis chaque région est complétée à quatre.",
            ),
            (
                "The others are the supply: 12 with two players, 16 with three, 14 with four.",
                "Les autres forment la réserve\u{a0}: 12 à deux joueurs, 16 à trois, 14 à quatre.",
            ),
            (
                "The eight region cards are laid out in a random order, face up, on spaces 1 to 8.",
                "Les huit cartes Région sont posées au hasard, visibles, sur les cases 1 à 8.",
            ),
            (
                "Everybody takes a negotiation disc and a hand of eight cards. Who begins is agreed or drawn by lot.",
                "Chaque joueur prend un jeton Négociation et une main de huit cartes. On choisit ou on tire au sort qui commence.",
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
                    "Yes, even at the start: the supply is whatever the draw leaves over.",
                    "Oui, même au début\u{a0}: la réserve est ce que laisse le tirage.",
                ),
            },
            Question {
                name: "se2",
                question: (
                    "Two courts begin alike, or with one faction only. Draw again?",
                    "Deux cours commencent pareilles, ou avec une seule faction. Refait-on le tirage\u{202f}?",
                ),
                answer: ("No. Every draw stands.", "Non. Tout tirage est bon."),
            },
        ],
    },
    Section {
        name: "map",
        title: ("The map", "Le plateau"),
        parts: &[
            Figure("map"),
            Text((
                "Lines on the map are borders; regions that share one are neighbours. A follower marks the home region of each faction.",
                "Les lignes du plateau sont des frontières\u{202f}; deux régions qui en partagent une sont voisines. Un partisan marque la région d’origine de chaque faction.",
            )),
        ],
        questions: &[Question {
            name: "g6",
            question: ("Is France a region?", "La France est-elle une région\u{202f}?"),
            answer: (
                "No. It only keeps the instability discs, and borders nothing.",
                "Non. Elle ne fait que garder les jetons Instabilité, et n’est voisine d’aucune région.",
            ),
        }],
    },
    Section {
        name: "closed",
        title: ("Open and closed regions", "Régions ouvertes et fermées"),
        parts: &[Points(&[
            (
                "A region is open until its struggle. Then a disc closes it for good.",
                "Une région est ouverte jusqu’à sa lutte. Ensuite, un jeton la ferme pour de bon.",
            ),
            (
                "With a control disc, that faction controls it. With an instability disc, no faction does.",
                "Avec un jeton Contrôle, cette faction la contrôle. Avec un jeton Instabilité, aucune ne la contrôle.",
            ),
            (
                "A closed region is empty, and no follower is ever placed there again.",
                "Une région fermée est vide, et plus aucun partisan n’y vient.",
            ),
        ])],
        questions: &[Question {
            name: "g5",
            question: (
                "Does any faction control an unstable region?",
                "Une faction contrôle-t-elle une région instable\u{202f}?",
            ),
            answer: (
                "No. It is closed like any region with a disc, but no region is near a faction because of it.",
                "Non. Elle est fermée comme toute région qui porte un jeton, mais aucune région n’est proche d’une faction grâce à elle.",
            ),
        }],
    },
    Section {
        name: "near",
        title: ("Near a faction", "Proche d’une faction"),
        parts: &[
            Text((
                "Some cards work only near a faction. An open region is near a faction if it borders a region that the faction controls, or the faction’s home region while that is open.",
                "Certaines cartes n’agissent que près d’une faction. Une région ouverte en est proche si elle est voisine d’une région que la faction contrôle, ou de sa région d’origine tant que celle-ci est ouverte.",
            )),
            Figure("near"),
        ],
        questions: &[
            Question {
                name: "su1",
                question: (
                    "The faction controls a region, and its home region is open. Do both count?",
                    "La faction contrôle une région et sa région d’origine est ouverte. Les deux comptent-elles\u{202f}?",
                ),
                answer: (
                    "Yes: neighbours of either will do, as in the picture.",
                    "Oui\u{a0}: les voisines de l’une ou de l’autre conviennent, comme sur l’image.",
                ),
            },
            Question {
                name: "su3",
                question: (
                    "Is a home region near its own faction?",
                    "Une région d’origine est-elle proche de sa propre faction\u{202f}?",
                ),
                answer: (
                    "Only if it is open and borders a region that the faction controls: no region borders itself.",
                    "Seulement si elle est ouverte et voisine d’une région que la faction contrôle\u{a0}: aucune région n’est sa propre voisine.",
                ),
            },
            Question {
                name: "su4",
                question: ("What if no region is near?", "Et si aucune région n’est proche\u{202f}?"),
                answer: (
                    "The card has no effect. It can still be played, and you summon as usual.",
                    "La carte est sans effet. On peut la jouer quand même, et l’on convoque un partisan comme d’habitude.",
                ),
            },
        ],
    },
];
