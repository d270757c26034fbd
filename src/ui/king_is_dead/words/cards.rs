//! What the cards do: in a line for their face, and in full.
//!
//! "Near" a faction is any open region that borders one it controls, or its home
//! while that is open: the full texts say so where it matters.

use super::super::super::lang::Lang;
use super::super::super::rulebook::Both;
use crate::rules::king_is_dead::Card;

/// What a card does, in a line.
pub fn effect(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::ScottishSupport => lang.pick(
            "Two Scots from the supply go next to Moray or a region the Scots control.",
            "Placez deux Écossais de la réserve près du Moray ou d’une région qu’ils contrôlent.",
        ),
        Card::WelshSupport => lang.pick(
            "Two Welsh followers from the supply go next to Gwynedd or a region the Welsh control.",
            "Placez deux Gallois de la réserve près du Gwynedd ou d’une région qu’ils contrôlent.",
        ),
        Card::EnglishSupport => lang.pick(
            "Two English followers from the supply go next to Essex or a region the English control.",
            "Placez deux Anglais de la réserve près de l’Essex ou d’une région qu’ils contrôlent.",
        ),
        Card::Assemble => lang.pick(
            "Place one follower of each faction from the supply, each where you like.",
            "Placez un partisan de la réserve par faction, chacun où vous voulez.",
        ),
        Card::Negotiate => lang.pick(
            "Swap two region cards; your disc then pins one of them for good.",
            "Échangez deux cartes Région\u{202f}; votre jeton en fixe une pour de bon.",
        ),
        Card::Manoeuvre => {
            lang.pick("Swap two followers from different regions.", "Échangez deux partisans de régions différentes.")
        }
        Card::Outmanoeuvre => lang.pick(
            "Swap one follower with two from a bordering region.",
            "Échangez un partisan avec deux autres d’une région voisine.",
        ),
        Card::Spy => lang.pick(
            "Does exactly what the top card of another player’s discard pile does.",
            "Fait exactement ce que fait la carte au sommet d’une autre défausse.",
        ),
        Card::Ambush => lang.pick(
            "Place two Scots in any open region, then return one of its followers to the supply.",
            "Placez deux Écossais dans une région, puis remettez un partisan dans la réserve.",
        ),
        Card::March => lang.pick(
            "Move two followers together from one region to a bordering one.",
            "Déplacez ensemble deux partisans d’une région vers une région voisine.",
        ),
        Card::Plot => lang.pick(
            "Never played: adds one follower at the end and settles a coronation’s last tie.",
            "Ne se joue pas\u{a0}: vaut un partisan à la fin et départage un couronnement.",
        ),
        Card::Aid => lang.pick(
            "Place two followers of the supply’s largest faction in any one region.",
            "Placez dans une région deux partisans de la faction la plus nombreuse en réserve.",
        ),
        Card::Influence => lang.pick(
            "Swap an English follower with two non-English ones from another region.",
            "Échangez un Anglais avec deux partisans non anglais d’une autre région.",
        ),
        Card::Dispute => lang.pick(
            "Swap a Welsh follower with a non-Welsh one from another region.",
            "Échangez un Gallois avec un partisan non gallois d’une autre région.",
        ),
        Card::Edict => lang.pick(
            "Swap two Scots with two non-Scottish followers from a bordering region.",
            "Échangez deux Écossais avec deux partisans non écossais d’une région voisine.",
        ),
        Card::Resist => lang.pick(
            "Place two non-Scottish followers from the supply in a region near the Scots.",
            "Placez deux partisans non écossais dans une région proche des Écossais.",
        ),
        Card::Quell => lang.pick(
            "Near the Welsh: return a Welsh follower to the supply, then place any two there.",
            "Près des Gallois\u{a0}: un Gallois retourne à la réserve, deux partisans le remplacent.",
        ),
        Card::Suppress => lang.pick(
            "Near the English: return an English follower and one more to the supply, place one.",
            "Près des Anglais\u{a0}: un Anglais et un autre retournent à la réserve, un partisan vient.",
        ),
        Card::Muster => lang.pick(
            "Near the Scots: return a Scot to the supply, then place any two followers there.",
            "Près des Écossais\u{a0}: un Écossais retourne à la réserve, deux partisans le remplacent.",
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
                "Place two Scots from the supply in one region near the Scots.",
                "Placez deux Écossais de la réserve dans une même région proche des Écossais.",
            ),
            NEAR_SCOTS,
            ONE_IF_ONE,
        ],
        Card::WelshSupport => &[
            (
                "Place two Welsh followers from the supply in one region near the Welsh.",
                "Placez deux Gallois de la réserve dans une même région proche des Gallois.",
            ),
            NEAR_WELSH,
            ONE_IF_ONE,
        ],
        Card::EnglishSupport => &[
            (
                "Place two English followers from the supply in one region near the English.",
                "Placez deux Anglais de la réserve dans une même région proche des Anglais.",
            ),
            NEAR_ENGLISH,
            ONE_IF_ONE,
        ],
        Card::Assemble => &[
            (
                "Place one follower of each faction from the supply in any open region.",
                "Placez un partisan de chaque faction, pris dans la réserve, dans une région ouverte.",
            ),
            ("They may go together or apart.", "Ils vont ensemble ou chacun de son côté."),
            (
                "A faction missing from the supply is left out, and no other takes its place.",
                "Une faction absente de la réserve est laissée de côté\u{a0}: aucune autre ne la remplace.",
            ),
        ],
        Card::Negotiate => &[
            (
                "Swap two region cards that are face up and without a disc.",
                "Échangez deux cartes Région visibles et sans jeton.",
            ),
            (
                "Your disc pins one of the two: that card never moves again.",
                "Votre jeton se pose sur l’une des deux\u{a0}: elle ne bougera plus.",
            ),
            (
                "Once your disc is spent, you only swap. With fewer than two cards to swap, nothing happens and you keep your disc.",
                "Sans jeton, vous échangez seulement. S’il reste moins de deux cartes à échanger, il ne se passe rien et vous gardez votre jeton.",
            ),
        ],
        Card::Manoeuvre => &[
            (
                "Swap one follower with one from any other region.",
                "Échangez un partisan avec un partisan de n’importe quelle autre région.",
            ),
            (
                "Two of the same faction may be chosen: then nothing changes.",
                "Deux partisans de même faction conviennent aussi\u{a0}: alors rien ne change.",
            ),
            (
                "It may not undo another player’s Manoeuvre if no card was played since.",
                "Elle ne peut pas annuler la Manœuvre d’un autre joueur si aucune carte n’a été jouée depuis.",
            ),
        ],
        Card::Outmanoeuvre => &[
            (
                "Swap one follower with two of any factions from one bordering region.",
                "Échangez un partisan avec deux partisans, de toute faction, d’une même région voisine.",
            ),
            (
                "Only if one for two is possible nowhere, swap one for one.",
                "Si un contre deux n’est possible nulle part, l’échange se fait un contre un.",
            ),
            (
                "It may not undo another player’s Outmanoeuvre if no card was played since.",
                "Elle ne peut pas annuler un Déjouer d’un autre joueur si aucune carte n’a été jouée depuis.",
            ),
        ],
        Card::Spy => &[
            (
                "Choose the pile of another player: its top card is carried out as if it were yours.",
                "Choisissez la défausse d’un autre joueur\u{a0}: sa carte du dessus s’applique comme si elle était à vous.",
            ),
            (
                "All limits of that card count for you, the ban on undoing too.",
                "Toutes ses limites valent pour vous, l’interdiction d’annuler aussi.",
            ),
            (
                "Copying Negotiate uses your own disc, if you still have it.",
                "Copier Négociation emploie votre propre jeton, si vous l’avez encore.",
            ),
        ],
        Card::Ambush => &[
            (
                "Place two Scots from the supply in one open region.",
                "Placez deux Écossais de la réserve dans une même région ouverte.",
            ),
            (
                "Then one follower of that region returns to the supply, even one just placed.",
                "Puis un partisan de cette région retourne à la réserve, même s’il vient d’arriver.",
            ),
            (
                "With one Scot in the supply, place one; with none, still return a follower from any region.",
                "S’il reste un seul Écossais en réserve, placez-le seul\u{202f}; s’il n’en reste aucun, remettez quand même un partisan dans la réserve.",
            ),
        ],
        Card::March => &[
            (
                "Move two followers together from one region to one open region that borders it.",
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
                "La carte Complot ne se joue jamais\u{202f}; elle reste cachée dans votre main jusqu’à la fin.",
            ),
            (
                "At a coronation it adds one follower of the strongest faction to your court, and you win if the two strongest factions leave you tied.",
                "Au couronnement, elle ajoute à votre cour un partisan de la faction la plus influente, et vous gagnez si l’égalité persiste après les deux plus influentes.",
            ),
            (
                "At an invasion it adds one follower of the faction you lack most (in teams: your team’s).",
                "À l’invasion, elle ajoute un partisan de la faction qui vous manque le plus (en équipe\u{a0}: qui manque le plus à votre équipe).",
            ),
        ],
        Card::Aid => &[
            (
                "Place two followers of the faction with the most in the supply in one open region.",
                "Placez dans une même région ouverte deux partisans de la faction la plus nombreuse en réserve.",
            ),
            (
                "If factions tie for the most, choose one of them.",
                "Si plusieurs factions sont à égalité, choisissez l’une d’elles.",
            ),
            (
                "If no faction has more than one, place one follower.",
                "Si aucune n’en a plus d’un, placez un seul partisan.",
            ),
        ],
        Card::Influence => &[
            (
                "Swap one English follower with two non-English followers, both from one other region.",
                "Échangez un Anglais avec deux partisans non anglais d’une même autre région.",
            ),
            (
                "Only if one for two is possible nowhere, swap one for one.",
                "Si un contre deux n’est possible nulle part, l’échange se fait un contre un.",
            ),
        ],
        Card::Dispute => &[
            (
                "Swap one Welsh follower with one non-Welsh follower from any other region.",
                "Échangez un Gallois avec un partisan non gallois de n’importe quelle autre région.",
            ),
            ("If no such swap is possible, nothing happens.", "Si aucun échange n’est possible, il ne se passe rien."),
        ],
        Card::Edict => &[
            (
                "Swap two Scots from one region with two non-Scottish followers from one bordering region.",
                "Échangez deux Écossais d’une région avec deux partisans non écossais d’une région voisine.",
            ),
            (
                "If that is possible nowhere: one for two or two for one, as you like.",
                "Si ce n’est possible nulle part\u{a0}: un contre deux ou deux contre un, à votre choix.",
            ),
            ("Failing that, one for one.", "À défaut, un contre un."),
        ],
        Card::Resist => &[
            (
                "Place two non-Scottish followers from the supply in one region near the Scots.",
                "Placez deux partisans non écossais de la réserve dans une même région proche des Écossais.",
            ),
            NEAR_SCOTS,
            (
                "If the supply has only one non-Scottish follower, place that one.",
                "S’il ne reste en réserve qu’un partisan non écossais, placez-le seul.",
            ),
        ],
        Card::Quell => &[
            (
                "A Welsh follower in a region near the Welsh goes back to the supply; any two from the supply then join that region (fewer if it runs short).",
                "Un Gallois d’une région proche des Gallois retourne à la réserve\u{202f}; placez-y ensuite deux partisans au choix (moins si la réserve est à court).",
            ),
            NEAR_WELSH,
            (
                "If no Welsh follower stands in such a region, simply place the two in one of them.",
                "S’il n’y a aucun Gallois dans ces régions, placez simplement les deux dans l’une d’elles.",
            ),
        ],
        Card::Muster => &[
            (
                "A Scot in a region near the Scots goes back to the supply; any two from the supply then join that region (fewer if it runs short).",
                "Un Écossais d’une région proche des Écossais retourne à la réserve\u{202f}; placez-y ensuite deux partisans au choix (moins si la réserve est à court).",
            ),
            NEAR_SCOTS,
            (
                "If no Scot stands in such a region, simply place the two in one of them.",
                "S’il n’y a aucun Écossais dans ces régions, placez simplement les deux dans l’une d’elles.",
            ),
        ],
        Card::Suppress => &[
            (
                "An English follower and one other of any faction in a region near the English go back to the supply.",
                "Un Anglais et un autre partisan, de toute faction, d’une même région proche des Anglais retournent à la réserve.",
            ),
            NEAR_ENGLISH,
            (
                "If an English follower can only go alone, that one does; if none stands there, one other goes; if those regions are empty, none leaves.",
                "Si un Anglais ne peut partir que seul, il part seul\u{202f}; s’il n’y en a aucun, un autre part\u{202f}; si ces régions sont vides, aucun ne part.",
            ),
            (
                "Then one joins that region, if the supply allows.",
                "Puis placez-y un partisan, si la réserve le permet.",
            ),
        ],
    }
}

const NEAR_SCOTS: Both = (
    "Near the Scots: next to a region they control, or next to Moray while it is open.",
    "Proche des Écossais\u{a0}: voisine d’une région qu’ils contrôlent, ou du Moray tant qu’il est ouvert.",
);
const NEAR_WELSH: Both = (
    "Near the Welsh: next to a region they control, or next to Gwynedd while it is open.",
    "Proche des Gallois\u{a0}: voisine d’une région qu’ils contrôlent, ou du Gwynedd tant qu’il est ouvert.",
);
const NEAR_ENGLISH: Both = (
    "Near the English: next to a region they control, or next to Essex while it is open.",
    "Proche des Anglais\u{a0}: voisine d’une région qu’ils contrôlent, ou de l’Essex tant qu’il est ouvert.",
);
const ONE_IF_ONE: Both =
    ("If only one is left in the supply, place that one.", "S’il n’en reste qu’un en réserve, placez-le seul.");

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
