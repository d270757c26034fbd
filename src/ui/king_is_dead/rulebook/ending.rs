//! How the game ends and who wins; teams, and what is hidden.

use super::Section;
use crate::ui::rulebook::Part::{Figure, Points, Steps, Text};
use crate::ui::rulebook::Question;

/// The two endings.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "coronation",
        title: ("Coronation", "Couronnement"),
        parts: &[
            Text((
                "After eight struggles without an invasion, the factions are ranked by the regions they hold. If two are tied, the one that won a struggle later is stronger. A faction without any region is never second if the other has none either.",
                "Après huit luttes sans invasion, on classe les factions par régions tenues. En cas d’égalité, celle qui a gagné une lutte plus tard est la plus forte. Une faction sans région n’est jamais deuxième si l’autre n’en a pas non plus.",
            )),
            Text(("The crown goes to, in this order:", "La couronne revient, dans cet ordre\u{a0}:")),
            Steps(&[
                (
                    "the court with most followers of the strongest faction;",
                    "à la cour qui a le plus de partisans de la faction la plus forte\u{202f};",
                ),
                (
                    "of those tied, the one with most followers of the second faction, if there is one;",
                    "à égalité, à celle qui a le plus de partisans de la deuxième, s’il y en a une\u{202f};",
                ),
                ("still tied, whoever holds Plot;", "toujours à égalité, à qui détient Complot\u{202f};"),
                (
                    "otherwise, who first played all cards (Plot does not count);",
                    "sinon, à qui a joué en premier toutes ses cartes (Complot ne compte pas)\u{202f};",
                ),
                (
                    "if none of the tied did, who has fewest cards left to play, then whose last card was played earlier;",
                    "si personne ne l’a fait, à qui il reste le moins de cartes à jouer, puis à qui a joué sa dernière carte le plus tôt\u{202f};",
                ),
                (
                    "if none of the tied ever played a card, they share the victory.",
                    "si aucune de ces personnes n’a jamais joué, elles partagent la victoire.",
                ),
            ]),
            Figure("coronation"),
        ],
        questions: &[
            Question {
                name: "co1",
                question: (
                    "All three factions hold two regions. Who is strongest?",
                    "Les trois factions tiennent deux régions. Laquelle est la plus forte\u{202f}?",
                ),
                answer: (
                    "The one that won the latest struggle; then the one whose last victory came before.",
                    "Celle qui a gagné la dernière lutte\u{202f}; puis celle dont la dernière victoire précède.",
                ),
            },
            Question {
                name: "co2",
                question: (
                    "One faction holds everything. Which is second?",
                    "Une faction tient tout. Laquelle est deuxième\u{202f}?",
                ),
                answer: (
                    "None: a tie goes straight on to Plot, then to who first played all cards.",
                    "Aucune\u{a0}: l’égalité se règle tout de suite par Complot, puis par qui a joué en premier toutes ses cartes.",
                ),
            },
            Question {
                name: "co3",
                question: (
                    "Nobody has a follower of the strongest faction.",
                    "Personne n’a de partisan de la faction la plus forte.",
                ),
                answer: (
                    "That is a tie at none: the second faction decides.",
                    "C’est une égalité à zéro\u{a0}: la deuxième faction décide.",
                ),
            },
            Question {
                name: "co5",
                question: (
                    "None of the tied has played all cards.",
                    "Aucune des personnes à égalité n’a joué toutes ses cartes.",
                ),
                answer: (
                    "Fewest cards left, then the earlier last card. The printed rules end before that; this ruling of ours goes on in their spirit.",
                    "Le moins de cartes restantes, puis la dernière carte la plus ancienne. La règle imprimée s’arrête avant\u{202f}; notre choix la prolonge dans son esprit.",
                ),
            },
            Question {
                name: "co6",
                question: (
                    "Does Plot in hand mean that not all cards were played?",
                    "Avec Complot en main, a-t-on joué toutes ses cartes\u{202f}?",
                ),
                answer: (
                    "Yes, they were: Plot cannot be played and is left out.",
                    "Oui\u{a0}: Complot ne peut pas se jouer et ne compte pas.",
                ),
            },
        ],
    },
    Section {
        name: "invasion",
        title: ("Invasion", "Invasion"),
        parts: &[
            Text((
                "The third instability disc is placed, and the game ends at once. A set is one follower of each faction. Most complete sets at court win.",
                "Le troisième disque d’instabilité est posé, et la partie s’arrête aussitôt. Une série réunit un partisan de chaque faction. La cour qui a le plus de séries complètes l’emporte.",
            )),
            Text((
                "A tie goes to whoever of the tied played a card last.",
                "En cas d’égalité, l’emporte qui a joué une carte le plus récemment.",
            )),
            Figure("invasion"),
        ],
        questions: &[
            Question {
                name: "iv1",
                question: (
                    "Somebody who is not tied played later. Does that matter?",
                    "Une personne qui n’est pas à égalité a joué plus tard. Est-ce que cela compte\u{202f}?",
                ),
                answer: (
                    "No. Only those who are tied are compared.",
                    "Non. On ne compare que les personnes à égalité.",
                ),
            },
            Question {
                name: "iv3",
                question: ("None of the tied ever played a card.", "Aucune des personnes à égalité n’a jamais joué."),
                answer: (
                    "They share the victory. A ruling of ours: the printed rules do not say.",
                    "Elles partagent la victoire. C’est notre choix\u{a0}: la règle imprimée ne le dit pas.",
                ),
            },
        ],
    },
];

/// Who sits there, and what they may know.
pub(super) const COMPANY: &[Section] = &[
    Section {
        name: "teams",
        title: ("Four players: teams", "À quatre\u{a0}: en équipes"),
        parts: &[Points(&[
            (
                "Those who face each other are partners and win together. They keep separate courts and do not talk about cards or plans.",
                "Les personnes qui se font face sont partenaires et gagnent ensemble. Elles gardent chacune leur cour et ne parlent ni de cartes ni de projets.",
            ),
            (
                "Invasion: both courts of a team are put together, then sets are counted.",
                "Invasion\u{a0}: les deux cours d’une équipe sont réunies, puis on compte les séries.",
            ),
            (
                "Coronation: each court counts by itself. Whoever is crowned wins for both.",
                "Couronnement\u{a0}: chaque cour compte seule. Qui reçoit la couronne gagne pour l’équipe.",
            ),
        ])],
        questions: &[
            Question {
                name: "se4",
                question: ("Can four play each for themselves?", "Peut-on jouer à quatre chacun pour soi\u{202f}?"),
                answer: ("No. Four always play in teams.", "Non. À quatre, on joue toujours en équipes."),
            },
            Question {
                name: "iv4",
                question: (
                    "One has two Scots, the partner a Welsh and an English follower. How many sets?",
                    "L’une a deux Écossais, l’autre un Gallois et un Anglais. Combien de séries\u{202f}?",
                ),
                answer: (
                    "One: the courts are pooled before the sets are counted. A tie goes to the team that played a card last.",
                    "Une\u{a0}: on réunit les cours avant de compter les séries. À égalité, l’équipe qui a joué une carte en dernier l’emporte.",
                ),
            },
            Question {
                name: "te2",
                question: (
                    "Only two partners are tied for the crown.",
                    "Seuls deux partenaires sont à égalité pour la couronne.",
                ),
                answer: (
                    "Their team wins; nothing more is compared.",
                    "Leur équipe gagne\u{202f}; on ne compare plus rien.",
                ),
            },
            Question {
                name: "te4",
                question: (
                    "When has a team played all its cards?",
                    "Quand une équipe a-t-elle joué toutes ses cartes\u{202f}?",
                ),
                answer: (
                    "When both have; the later of the two counts.",
                    "Quand les deux l’ont fait\u{202f}; la plus tardive des deux fois compte.",
                ),
            },
        ],
    },
    Section {
        name: "hidden",
        title: ("What is hidden", "Ce qui est caché"),
        parts: &[Points(&[
            (
                "For all to see: the map, the courts, the supply, the order of the struggles, all discs, and how many cards each hand holds.",
                "À la vue de tous\u{a0}: le plateau, les cours, la réserve, l’ordre des luttes, tous les disques, et le nombre de cartes de chaque main.",
            ),
            (
                "Hidden: the cards in hand. In the base game they can be worked out, in the advanced game the three cunning cards are secret.",
                "Cachées\u{a0}: les cartes en main. Dans le jeu de base on peut les déduire, dans le jeu avancé les trois cartes de ruse sont secrètes.",
            ),
            (
                "Of another pile only the top card may be looked at. The memory aid in the settings shows older ones, too: everybody has seen them being played.",
                "D’une autre défausse, on ne regarde que la carte du dessus. L’aide-mémoire des réglages montre aussi les anciennes\u{a0}: tout le monde les a vu jouer.",
            ),
        ])],
        questions: &[
            Question {
                name: "hi3",
                question: ("Do bots see my cards?", "Les bots voient-ils mes cartes\u{202f}?"),
                answer: (
                    "No. They are given what somebody on their seat could see, and no more.",
                    "Non. Ils ne reçoivent que ce qu’une personne à leur place pourrait voir.",
                ),
            },
            Question {
                name: "se5",
                question: ("Which cunning cards are in play?", "Quelles cartes de ruse sont en jeu\u{202f}?"),
                answer: (
                    "Three for each player, of twelve different ones. With four players all are dealt; with two, six stay unseen, with three, three.",
                    "Trois par personne, sur douze cartes différentes. À quatre, toutes sont distribuées\u{202f}; à deux, six restent inconnues, à trois, trois.",
                ),
            },
        ],
    },
];
