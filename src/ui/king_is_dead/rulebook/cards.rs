//! The cards: what each hand holds, and what people ask about them.

use super::Section;
use crate::rules::king_is_dead::Card;
use crate::ui::rulebook::Part::{Points, Text};
use crate::ui::rulebook::Question;

/// Before the base cards.
pub(super) const BASE: Section = Section {
    name: "base-hand",
    title: ("Eight cards, seven kinds", "Huit cartes, sept sortes"),
    parts: &[
        Text((
            "In the base game everybody has the same hand: the three Supports, Negotiate, Manoeuvre, Outmanoeuvre, and Assemble twice.",
            "Dans le jeu de base, tout le monde a la même main\u{a0}: les trois Renforts, Négociation, Manœuvre, Déjouer, et deux fois Assemblée.",
        )),
        Text((
            "All examples begin with the same table. “+” and “−” show who has come and who has left.",
            "Tous les exemples partent de la même table. «\u{202f}+\u{202f}» et «\u{202f}−\u{202f}» montrent qui est venu et qui est parti.",
        )),
    ],
    questions: &[],
};

/// Before the cunning cards.
pub(super) const CUNNING: Section = Section {
    name: "cunning-hand",
    title: ("The advanced game", "Le jeu avancé"),
    parts: &[Points(&[
        (
            "Instead of the three Supports, everybody is dealt three cunning cards in secret. There is one of each kind.",
            "À la place des trois Renforts, chaque joueur reçoit en secret trois cartes Action spéciale. Il y en a une de chaque sorte.",
        ),
        (
            "The other five cards are as in the base game: Assemble twice, Negotiate, Manoeuvre, Outmanoeuvre.",
            "Les cinq autres cartes sont celles du jeu de base\u{a0}: deux fois Assemblée, Négociation, Manœuvre, Déjouer.",
        ),
    ])],
    questions: &[],
};

/// What people ask about a card.
pub(super) const fn questions(card: Card) -> &'static [Question] {
    match card {
        Card::Negotiate => &[Question {
            name: "ne5",
            question: (
                "May I move the card of the next struggle?",
                "Puis-je déplacer la carte de la prochaine lutte\u{202f}?",
            ),
            answer: (
                "Yes, like any card that is face up and has no disc. The next struggle changes at once.",
                "Oui, comme toute carte visible et sans jeton. La prochaine lutte change aussitôt.",
            ),
        }],
        Card::Manoeuvre => &[Question {
            name: "m1",
            question: ("Must the two regions be neighbours?", "Les deux régions doivent-elles être voisines\u{202f}?"),
            answer: ("No. Any two different regions will do.", "Non. Deux régions différentes suffisent."),
        }],
        Card::Outmanoeuvre => &[
            Question {
                name: "om1",
                question: (
                    "May all three be of one faction?",
                    "Les trois peuvent-ils être d’une même faction\u{202f}?",
                ),
                answer: (
                    "Yes. In effect, one follower then crosses the border.",
                    "Oui. En somme, un partisan passe alors la frontière.",
                ),
            },
            Question {
                name: "om3",
                question: (
                    "May followers move to an empty region next door?",
                    "Peut-on passer dans une région voisine vide\u{202f}?",
                ),
                answer: (
                    "No. A swap needs followers on both sides.",
                    "Non. Pour un échange, il faut des partisans des deux côtés.",
                ),
            },
        ],
        Card::Spy => &[
            Question {
                name: "sp1",
                question: ("Nobody else has played a card yet.", "Personne d’autre n’a encore joué de carte."),
                answer: (
                    "Then Spy has no effect; you summon as usual.",
                    "Alors Espion est sans effet\u{202f}; vous convoquez un partisan comme d’habitude.",
                ),
            },
            Question {
                name: "sp2",
                question: ("Whose card may I copy?", "Quelle carte puis-je copier\u{202f}?"),
                answer: (
                    "The top card of any other player, your teammate included; never your own.",
                    "La carte du dessus de tout autre joueur, y compris votre allié\u{202f}; jamais la vôtre.",
                ),
            },
            Question {
                name: "sp3",
                question: (
                    "Must I choose a card that does something?",
                    "Dois-je choisir une carte qui fait quelque chose\u{202f}?",
                ),
                answer: (
                    "No. You choose freely; only what you copy is then done as fully as possible.",
                    "Non. Le choix est libre\u{202f}; seul ce que vous copiez s’applique ensuite le plus possible.",
                ),
            },
            Question {
                name: "u6",
                question: (
                    "May a copied Manoeuvre undo the one it copies?",
                    "Une Manœuvre copiée peut-elle défaire celle qu’elle copie\u{202f}?",
                ),
                answer: (
                    "No. A Spy that copies Manoeuvre is a Manoeuvre, for the ban on undoing, too.",
                    "Non. Un Espion qui copie Manœuvre est une Manœuvre, pour l’interdiction d’annuler aussi.",
                ),
            },
        ],
        Card::Ambush => &[Question {
            name: "am4",
            question: ("No Scot is left in the supply.", "Il n’y a plus d’Écossais dans la réserve."),
            answer: (
                "Nobody comes, but one follower still leaves: choose a region that has any.",
                "Personne ne vient, mais un partisan part quand même\u{a0}: choisissez une région qui en a.",
            ),
        }],
        Card::March => &[Question {
            name: "ma2",
            question: (
                "May they march to an empty region, or back again later?",
                "Peut-on marcher vers une région vide, ou revenir plus tard\u{202f}?",
            ),
            answer: (
                "Yes to both: the region need only be open, and March may be undone.",
                "Oui\u{a0}: il suffit que la région soit ouverte, et une Marche peut être défaite.",
            ),
        }],
        Card::Plot => &[
            Question {
                name: "pc1",
                question: (
                    "Does Plot win as soon as I am tied for the strongest faction?",
                    "La carte Complot gagne-t-elle dès l’égalité pour la faction la plus influente\u{202f}?",
                ),
                answer: (
                    "No. The second faction is compared first; Plot wins if you are still tied then. Its own follower counts already.",
                    "Non. On compare d’abord la deuxième faction\u{202f}; Complot gagne si l’égalité persiste. Son propre partisan compte déjà.",
                ),
            },
            Question {
                name: "pc5",
                question: (
                    "My teammate is tied, and I have Plot.",
                    "L’autre cour de mon équipe est à égalité, et j’ai Complot.",
                ),
                answer: (
                    "At a coronation Plot helps only the court of its holder: it breaks the tie only if your own court is one of those tied. In an invasion it joins the followers of both of you.",
                    "Au couronnement, la carte Complot n’aide que la cour qui la détient\u{a0}: elle ne départage que si la vôtre est parmi celles à égalité. Face à l’invasion, elle s’ajoute à vos deux cours réunies.",
                ),
            },
        ],
        Card::Quell => &[
            Question {
                name: "q1",
                question: (
                    "May I choose a region near the Welsh without any Welsh?",
                    "Puis-je choisir une région proche des Gallois, mais sans Gallois\u{202f}?",
                ),
                answer: (
                    "Only if no region near them has any. The same goes for Muster and the Scots.",
                    "Seulement si aucune région proche n’en a. Il en va de même de Rassemblement et des Écossais.",
                ),
            },
            Question {
                name: "q2",
                question: (
                    "May the follower that has left come back at once?",
                    "Le partisan parti peut-il revenir aussitôt\u{202f}?",
                ),
                answer: (
                    "Yes. It is in the supply by then, and one or both of the two may be Welsh.",
                    "Oui. Il est alors dans la réserve, et un ou deux des nouveaux venus peuvent être gallois.",
                ),
            },
        ],
        Card::Suppress => &[
            Question {
                name: "sup1",
                question: (
                    "Must the second who leaves be English, too?",
                    "Le deuxième à partir doit-il être anglais aussi\u{202f}?",
                ),
                answer: ("No. Any follower of that region will do.", "Non. Tout partisan de cette région convient."),
            },
            Question {
                name: "sup2",
                question: ("An English follower stands alone there.", "Un Anglais y est seul."),
                answer: (
                    "You may choose that region only if no region near the English has an English follower with company. Then that one leaves, and one comes.",
                    "On ne choisit cette région que si aucune région proche des Anglais n’a d’Anglais accompagné. Alors il part, et un partisan vient.",
                ),
            },
            Question {
                name: "sup3",
                question: ("May the newcomer go to another region?", "Le nouveau venu peut-il aller ailleurs\u{202f}?"),
                answer: ("No. It comes to the same region.", "Non. Il vient dans la même région."),
            },
        ],
        _ => &[],
    }
}
