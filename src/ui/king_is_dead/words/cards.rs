//! What the cards do: in a line for their face, and in full.
//!
//! "Near" a faction is any open region that borders one it holds, or its home
//! while that is open: the full texts say so where it matters.

use super::super::super::lang::Lang;
use super::super::super::rulebook::Both;
use crate::rules::king_is_dead::Card;

/// What a card does, in a line.
pub fn effect(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::ScottishSupport => lang.pick(
            "Two Scots come from the supply to one region near their own.",
            "Deux Écossais viennent de la réserve dans une région proche des leurs.",
        ),
        Card::WelshSupport => lang.pick(
            "Two Welsh come from the supply to one region near their own.",
            "Deux Gallois viennent de la réserve dans une région proche des leurs.",
        ),
        Card::EnglishSupport => lang.pick(
            "Two English come from the supply to one region near their own.",
            "Deux Anglais viennent de la réserve dans une région proche des leurs.",
        ),
        Card::Assemble => lang.pick(
            "One follower of each faction comes from the supply, each where you like.",
            "Un partisan de chaque faction vient de la réserve, chacun où vous voulez.",
        ),
        Card::Negotiate => lang.pick(
            "Two region cards change places; your disc then holds one of them for good.",
            "Deux cartes de région échangent leurs places\u{202f}; votre disque en fixe une.",
        ),
        Card::Manoeuvre => lang.pick(
            "Two followers from different regions change places.",
            "Deux partisans de régions différentes échangent leurs places.",
        ),
        Card::Outmanoeuvre => lang.pick(
            "One follower changes places with two from a bordering region.",
            "Un partisan échange sa place avec deux autres d’une région voisine.",
        ),
        Card::Spy => lang.pick(
            "Does exactly what the top card of another player’s pile does.",
            "Fait exactement ce que fait la carte au sommet d’une autre défausse.",
        ),
        Card::Ambush => lang.pick(
            "Two Scots come from the supply to any region, then one follower leaves it.",
            "Deux Écossais viennent de la réserve où vous voulez, puis un partisan en part.",
        ),
        Card::March => lang.pick(
            "Two followers from one region move together to a bordering one.",
            "Deux partisans d’une région passent ensemble dans une région voisine.",
        ),
        Card::Plot => lang.pick(
            "Never played: at the end it counts as one more follower, and wins ties.",
            "Ne se joue pas\u{a0}: à la fin, elle vaut un partisan de plus et départage.",
        ),
        Card::Aid => lang.pick(
            "Two followers of the largest faction in the supply come to any region.",
            "Deux partisans de la faction la plus nombreuse en réserve viennent où vous voulez.",
        ),
        Card::Influence => lang.pick(
            "One English follower changes places with two others from another region.",
            "Un Anglais échange sa place avec deux autres partisans d’une autre région.",
        ),
        Card::Dispute => lang.pick(
            "One Welsh follower changes places with one other from another region.",
            "Un Gallois échange sa place avec un autre partisan d’une autre région.",
        ),
        Card::Edict => lang.pick(
            "Two Scots change places with two others from a bordering region.",
            "Deux Écossais échangent leurs places avec deux autres d’une région voisine.",
        ),
        Card::Resist => lang.pick(
            "Two who are not Scots come from the supply to one region near the Scots.",
            "Deux partisans non écossais viennent dans une région proche des Écossais.",
        ),
        Card::Quell => lang.pick(
            "A Welsh follower leaves a region near the Welsh; two of your choice come.",
            "Un Gallois quitte une région proche des siens\u{202f}; deux partisans au choix y viennent.",
        ),
        Card::Suppress => lang.pick(
            "An English follower and one more leave a region near the English; one comes.",
            "Un Anglais et un autre quittent une région proche des Anglais\u{202f}; un partisan y vient.",
        ),
        Card::Muster => lang.pick(
            "A Scot leaves a region near the Scots; two of your choice come.",
            "Un Écossais quitte une région proche des siens\u{202f}; deux partisans au choix y viennent.",
        ),
    }
}

/// The whole rule of a card, in short sentences.
pub fn rules(card: Card, lang: Lang) -> Vec<&'static str> {
    sentences(card).iter().map(|&(english, french)| lang.pick(english, french)).collect()
}

/// The same in both languages.
pub fn sentences(card: Card) -> &'static [Both] {
    match card {
        Card::ScottishSupport => &[
            (
                "Two Scots come from the supply to one region near the Scots.",
                "Deux Écossais viennent de la réserve dans une même région proche des Écossais.",
            ),
            NEAR_SCOTS,
            ONE_IF_ONE,
        ],
        Card::WelshSupport => &[
            (
                "Two Welsh come from the supply to one region near the Welsh.",
                "Deux Gallois viennent de la réserve dans une même région proche des Gallois.",
            ),
            NEAR_WELSH,
            ONE_IF_ONE,
        ],
        Card::EnglishSupport => &[
            (
                "Two English come from the supply to one region near the English.",
                "Deux Anglais viennent de la réserve dans une même région proche des Anglais.",
            ),
            NEAR_ENGLISH,
            ONE_IF_ONE,
        ],
        Card::Assemble => &[
            (
                "One follower of each faction comes from the supply to any open region.",
                "Un partisan de chaque faction vient de la réserve dans une région ouverte.",
            ),
            ("They may go together or apart.", "Ils vont ensemble ou chacun de son côté."),
            (
                "A faction missing from the supply is left out, and nobody takes its place.",
                "Une faction absente de la réserve est laissée de côté\u{a0}: personne ne la remplace.",
            ),
        ],
        Card::Negotiate => &[
            (
                "Two region cards, face up and without a disc, change places.",
                "Deux cartes de région visibles et sans disque échangent leurs places.",
            ),
            (
                "Your disc goes on one of the two: that card stays where it is for good.",
                "Votre disque se pose sur l’une des deux\u{a0}: elle ne bougera plus.",
            ),
            (
                "Once your disc is spent, you only swap. With fewer than two cards to swap, nothing happens and you keep your disc.",
                "Sans disque, vous échangez seulement. S’il reste moins de deux cartes à échanger, il ne se passe rien et vous gardez votre disque.",
            ),
        ],
        Card::Manoeuvre => &[
            (
                "One follower changes places with one from any other region.",
                "Un partisan échange sa place avec un partisan de n’importe quelle autre région.",
            ),
            (
                "Two of the same faction may be chosen: then nothing changes.",
                "Deux partisans de même faction conviennent aussi\u{a0}: alors rien ne change.",
            ),
            (
                "It may not undo another player’s Manoeuvre if no card was played since.",
                "Elle ne peut pas annuler la Manœuvre d’une autre personne si aucune carte n’a été jouée depuis.",
            ),
        ],
        Card::Outmanoeuvre => &[
            (
                "One follower changes places with two from one bordering region, of any factions.",
                "Un partisan échange sa place avec deux partisans d’une région voisine, de toute faction.",
            ),
            (
                "Only if one for two is possible nowhere, one changes places with one.",
                "Si un contre deux n’est possible nulle part, l’échange se fait un contre un.",
            ),
            (
                "It may not undo another player’s Outmanoeuvre if no card was played since.",
                "Elle ne peut pas annuler un Déjouer d’une autre personne si aucune carte n’a été jouée depuis.",
            ),
        ],
        Card::Spy => &[
            (
                "Choose the pile of another player: its top card is carried out as if it were yours.",
                "Choisissez la défausse d’une autre personne\u{a0}: sa carte du dessus s’applique comme si elle était à vous.",
            ),
            (
                "All limits of that card count for you, the ban on undoing too.",
                "Toutes ses limites valent pour vous, l’interdiction d’annuler aussi.",
            ),
            (
                "Copying Negotiate uses your own disc, if you still have it.",
                "Copier Négociation emploie votre propre disque, si vous l’avez encore.",
            ),
        ],
        Card::Ambush => &[
            (
                "Two Scots come from the supply to one open region.",
                "Deux Écossais viennent de la réserve dans une même région ouverte.",
            ),
            (
                "Then one follower of that region returns to the supply, even one who has just come.",
                "Puis un partisan de cette région retourne à la réserve, même s’il vient d’arriver.",
            ),
            (
                "With one Scot in the supply, one comes; with none, somebody still leaves a region.",
                "S’il reste un seul Écossais en réserve, il vient seul\u{202f}; s’il n’en reste aucun, un partisan part quand même.",
            ),
        ],
        Card::March => &[
            (
                "Two followers of one region move together to one open region next door.",
                "Deux partisans d’une région passent ensemble dans une région voisine ouverte.",
            ),
            (
                "Only if two can march nowhere, one marches alone.",
                "Si deux partisans ne peuvent marcher nulle part, un seul marche.",
            ),
        ],
        Card::Plot => &[
            (
                "Plot is never played; it stays hidden in your hand until the end.",
                "Complot ne se joue jamais\u{202f}; elle reste cachée dans votre main jusqu’à la fin.",
            ),
            (
                "At a coronation it adds one follower of the strongest faction to your court, and you win if the two strongest factions leave you tied.",
                "Au couronnement, elle ajoute à votre cour un partisan de la faction la plus forte, et vous gagnez si l’égalité persiste après les deux plus fortes.",
            ),
            (
                "At an invasion it adds one follower of the faction you lack most.",
                "À l’invasion, elle ajoute un partisan de la faction qui vous manque le plus.",
            ),
        ],
        Card::Aid => &[
            (
                "Two followers of the faction with most in the supply come to one open region.",
                "Deux partisans de la faction la plus nombreuse en réserve viennent dans une même région ouverte.",
            ),
            (
                "If several have most, you choose which comes.",
                "Si plusieurs factions sont à égalité, vous choisissez laquelle vient.",
            ),
            (
                "If no faction has more than one, one follower comes.",
                "Si aucune n’en a plus d’un, un seul partisan vient.",
            ),
        ],
        Card::Influence => &[
            (
                "One English follower changes places with two who are not English, both from one other region.",
                "Un Anglais échange sa place avec deux partisans non anglais d’une même autre région.",
            ),
            (
                "Only if one for two is possible nowhere, one changes places with one.",
                "Si un contre deux n’est possible nulle part, l’échange se fait un contre un.",
            ),
        ],
        Card::Dispute => &[
            (
                "One Welsh follower changes places with one who is not Welsh, from any other region.",
                "Un Gallois échange sa place avec un partisan non gallois de n’importe quelle autre région.",
            ),
            ("If no such swap is possible, nothing happens.", "Si aucun échange n’est possible, il ne se passe rien."),
        ],
        Card::Edict => &[
            (
                "Two Scots of one region change places with two who are not Scots, from one bordering region.",
                "Deux Écossais d’une région échangent leurs places avec deux partisans non écossais d’une région voisine.",
            ),
            (
                "If that is possible nowhere: one for two or two for one, as you like.",
                "Si ce n’est possible nulle part\u{a0}: un contre deux ou deux contre un, à votre choix.",
            ),
            ("Failing that, one for one.", "À défaut, un contre un."),
        ],
        Card::Resist => &[
            (
                "Two followers who are not Scots come from the supply to one region near the Scots.",
                "Deux partisans non écossais viennent de la réserve dans une même région proche des Écossais.",
            ),
            NEAR_SCOTS,
            ("If the supply has only one of them, one comes.", "S’il n’en reste qu’un en réserve, il vient seul."),
        ],
        Card::Quell => &[
            (
                "One Welsh follower leaves a region near the Welsh, then two of any faction come there from the supply.",
                "Un Gallois quitte une région proche des Gallois, puis deux partisans au choix y viennent de la réserve.",
            ),
            NEAR_WELSH,
            (
                "If no Welsh follower stands near, the two simply come to one such region.",
                "S’il n’y a aucun Gallois dans ces régions, les deux viennent simplement dans l’une d’elles.",
            ),
        ],
        Card::Muster => &[
            (
                "One Scot leaves a region near the Scots, then two of any faction come there from the supply.",
                "Un Écossais quitte une région proche des Écossais, puis deux partisans au choix y viennent de la réserve.",
            ),
            NEAR_SCOTS,
            (
                "If no Scot stands near, the two simply come to one such region.",
                "S’il n’y a aucun Écossais dans ces régions, les deux viennent simplement dans l’une d’elles.",
            ),
        ],
        Card::Suppress => &[
            (
                "One English follower and one other of any faction leave a region near the English, then one comes there from the supply.",
                "Un Anglais et un autre partisan, de toute faction, quittent une région proche des Anglais, puis un partisan y vient de la réserve.",
            ),
            NEAR_ENGLISH,
            (
                "If an English follower can only leave alone, that one does; if none stands near, one other follower leaves.",
                "Si un Anglais ne peut partir que seul, il part seul\u{202f}; s’il n’y en a aucun, un autre partisan part.",
            ),
            ("In every case one follower comes.", "Dans tous les cas, un partisan vient."),
        ],
    }
}

const NEAR_SCOTS: Both = (
    "Near the Scots: next to a region they hold, or next to Moray while it is open.",
    "Proche des Écossais\u{a0}: voisine d’une région qu’ils tiennent, ou du Moray tant qu’il est ouvert.",
);
const NEAR_WELSH: Both = (
    "Near the Welsh: next to a region they hold, or next to Gwynedd while it is open.",
    "Proche des Gallois\u{a0}: voisine d’une région qu’ils tiennent, ou du Gwynedd tant qu’il est ouvert.",
);
const NEAR_ENGLISH: Both = (
    "Near the English: next to a region they hold, or next to Essex while it is open.",
    "Proche des Anglais\u{a0}: voisine d’une région qu’ils tiennent, ou de l’Essex tant qu’il est ouvert.",
);
const ONE_IF_ONE: Both =
    ("If only one is left in the supply, one comes.", "S’il n’en reste qu’un en réserve, il vient seul.");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_on_a_card_is_short_and_its_rule_is_a_few_sentences() {
        for card in Card::ALL {
            for lang in Lang::ALL {
                let line = effect(card, lang);
                assert!(line.chars().count() <= 90, "{}: {line}", line.chars().count());
                assert!((2..=4).contains(&rules(card, lang).len()), "{card}");
            }
        }
    }
}
