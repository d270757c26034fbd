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
                "After eight struggles without an invasion, the factions are ranked by the regions they control. If factions tie, the one that won a struggle later is stronger. If the other two factions control nothing, there is no second faction.",
                "Après huit luttes sans invasion, on classe les factions par nombre de régions contrôlées. En cas d’égalité, celle qui a gagné une lutte plus tard est la plus influente. Si les deux autres factions ne contrôlent rien, il n’y a pas de deuxième.",
            )),
            Text(("The crown goes to, in this order:", "La couronne revient, dans cet ordre\u{a0}:")),
            Steps(&[
                (
                    "the court with the most followers of the strongest faction (Plot counts as one follower);",
                    "à la cour qui a le plus de partisans de la faction la plus influente (la carte Complot compte pour un)\u{202f};",
                ),
                (
                    "of those tied, the one with the most followers of the second faction, if there is one;",
                    "à égalité, à celle qui a le plus de partisans de la deuxième, s’il y en a une\u{202f};",
                ),
                (
                    "if still tied, a tied player holding Plot;",
                    "toujours à égalité, à l’ex æquo qui détient Complot\u{202f};",
                ),
                (
                    "otherwise, the tied player who played all their cards first (Plot is ignored);",
                    "sinon, à l’ex æquo qui a joué toutes ses cartes en premier (Complot ne compte pas)\u{202f};",
                ),
                (
                    "if none did, the one with the fewest cards left to play, then the one who played their last card earlier;",
                    "si aucun ne l’a fait, à celui qui a le moins de cartes à jouer, puis à celui qui a joué sa dernière carte le plus tôt\u{202f};",
                ),
                (
                    "if none of those tied ever played a card, they share the victory.",
                    "si aucun ex æquo n’a jamais joué, ils partagent la victoire.",
                ),
            ]),
            Figure("coronation"),
        ],
        questions: &[
            Question {
                name: "co1",
                question: (
                    "All three factions control two regions. Who is strongest?",
                    "Les trois factions contrôlent deux régions. Laquelle est la plus influente\u{202f}?",
                ),
                answer: (
                    "The one that won the latest struggle; then the one that won the latest before it.",
                    "Celle qui a gagné la dernière lutte\u{202f}; puis celle dont la dernière victoire précède.",
                ),
            },
            Question {
                name: "co2",
                question: (
                    "Only one faction controls regions. Which is second?",
                    "Une seule faction contrôle des régions. Laquelle est deuxième\u{202f}?",
                ),
                answer: (
                    "None: a tie goes straight on to Plot, then to the tied player who played all their cards first.",
                    "Aucune\u{a0}: l’égalité se règle tout de suite par Complot, puis en faveur de l’ex æquo qui a joué toutes ses cartes en premier.",
                ),
            },
            Question {
                name: "co3",
                question: (
                    "Nobody has a follower of the strongest faction.",
                    "Personne n’a de partisan de la faction la plus influente.",
                ),
                answer: (
                    "That is a tie at none: the second faction decides.",
                    "C’est une égalité à zéro\u{a0}: la deuxième faction décide.",
                ),
            },
            Question {
                name: "co5",
                question: (
                    "None of those tied has played all their cards.",
                    "Aucun ex æquo n’a joué toutes ses cartes.",
                ),
                answer: (
                    "The fewest cards left decide, then who played their last card earlier. The printed rules end before that; this ruling of ours goes on in their spirit.",
                    "On compare le nombre de cartes restantes, puis qui a joué sa dernière carte le plus tôt. La règle imprimée s’arrête avant\u{202f}; notre choix la prolonge dans son esprit.",
                ),
            },
            Question {
                name: "co6",
                question: (
                    "Does Plot in hand mean that not all cards were played?",
                    "Avec Complot en main, a-t-on joué toutes ses cartes\u{202f}?",
                ),
                answer: (
                    "No: Plot cannot be played, so it is ignored.",
                    "Oui\u{a0}: la carte Complot ne se joue pas, elle ne compte donc pas.",
                ),
            },
        ],
    },
    Section {
        name: "invasion",
        title: ("Invasion", "Invasion"),
        parts: &[
            Text((
                "The third instability disc is placed, and the game ends at once. A set is one follower of each faction. The most complete sets at court win; Plot counts as one follower.",
                "Le troisième jeton Instabilité est posé, et la partie s’arrête aussitôt. Une série réunit un partisan de chaque faction. La cour qui a le plus de séries complètes l’emporte\u{202f}; la carte Complot compte pour un partisan.",
            )),
            Text((
                "A tie goes to the tied player who played a card last.",
                "En cas d’égalité, l’ex æquo qui a joué une carte en dernier l’emporte.",
            )),
            Figure("invasion"),
        ],
        questions: &[
            Question {
                name: "iv1",
                question: (
                    "Somebody who is not tied played later. Does that matter?",
                    "Un joueur qui n’est pas à égalité a joué plus tard. Est-ce que cela compte\u{202f}?",
                ),
                answer: ("No. Only those who are tied are compared.", "Non. On ne compare que les ex æquo."),
            },
            Question {
                name: "iv3",
                question: ("None of those tied ever played a card.", "Aucun ex æquo n’a jamais joué."),
                answer: (
                    "They share the victory. A ruling of ours: the printed rules do not say.",
                    "Ils partagent la victoire. C’est notre choix\u{a0}: la règle imprimée ne le dit pas.",
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
                "Players who face each other are teammates and win together. They keep separate courts and do not talk about cards or plans.",
                "Les joueurs qui se font face sont alliés et gagnent ensemble. Ils gardent chacun leur cour et ne parlent ni de cartes ni de projets.",
            ),
            (
                "Invasion: both courts of a team are put together, then sets are counted.",
                "Invasion\u{a0}: les deux cours d’une équipe sont réunies, puis on compte les séries.",
            ),
            (
                "Coronation: each court counts by itself. Whoever is crowned wins for both.",
                "Couronnement\u{a0}: chaque cour compte seule. Le joueur couronné gagne pour son équipe.",
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
                    "I have two Scots, my teammate a Welsh and an English follower. How many sets?",
                    "J’ai deux Écossais, mon allié un Gallois et un Anglais. Combien de séries\u{202f}?",
                ),
                answer: (
                    "One: the courts are pooled before the sets are counted. A tie goes to the team that played a card last.",
                    "Une\u{a0}: on réunit les cours avant de compter les séries. À égalité, l’équipe qui a joué une carte en dernier l’emporte.",
                ),
            },
            Question {
                name: "te2",
                question: (
                    "Only two teammates are tied for the crown.",
                    "Seuls deux alliés sont à égalité pour la couronne.",
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
                    "When both players have; the later of the two counts. Cards left: count both hands.",
                    "Quand les deux l’ont fait\u{202f}; la plus tardive des deux fois compte. Cartes restantes\u{a0}: additionnez les deux mains.",
                ),
            },
        ],
    },
    Section {
        name: "hidden",
        title: ("What is hidden", "Ce qui est caché"),
        parts: &[Points(&[
            (
                "For all to see: the map, the courts, the supply, the order of the struggles, all discs, and the size of each hand.",
                "À la vue de tous\u{a0}: le plateau, les cours, la réserve, l’ordre des luttes, tous les jetons, et le nombre de cartes de chaque main.",
            ),
            (
                "Hidden: the cards in hand. In the base game they can be worked out, in the advanced game the three cunning cards are secret.",
                "Cachées\u{a0}: les cartes en main. Dans le jeu de base on peut les déduire, dans le jeu avancé les trois cartes Action spéciale sont secrètes.",
            ),
            (
                "Only the top card of another discard pile may be looked at. The memory aid in the settings shows older ones, too: everybody has seen them being played.",
                "D’une autre défausse, on ne regarde que la carte du dessus. L’aide-mémoire des réglages montre aussi les anciennes\u{a0}: tout le monde les a vu jouer.",
            ),
        ])],
        questions: &[
            Question {
                name: "hi3",
                question: ("Do bots see my cards?", "Les bots voient-ils mes cartes\u{202f}?"),
                answer: (
                    "No. They see what a player in their seat could see, and no more.",
                    "Non. Ils ne reçoivent que ce qu’un joueur à leur place pourrait voir.",
                ),
            },
            Question {
                name: "se5",
                question: ("Which cunning cards are in play?", "Quelles cartes Action spéciale sont en jeu\u{202f}?"),
                answer: (
                    "Three for each player, out of twelve different ones. With four players all are dealt; with two, six stay unseen, with three, three.",
                    "Trois par joueur, sur douze cartes différentes. À quatre, toutes sont distribuées\u{202f}; à deux, six restent inconnues, à trois, trois.",
                ),
            },
        ],
    },
];
