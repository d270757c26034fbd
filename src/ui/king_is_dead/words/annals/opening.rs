//! The beginning of a tale: an empty throne, and who wants it.

use super::super::names as called;
use super::super::standings::Standings;
use super::muse::{Muse, Phrase};
use crate::rules::Seat;
use crate::rules::king_is_dead::{MAX_PLAYERS, Mode, Table};

const SCENE: [Phrase; 6] = [
    ("The king was dead, and had named no heir.", "Le roi était mort sans désigner d’héritier."),
    (
        "Bells were still tolling for the king when the quarrel for his crown began.",
        "Les cloches sonnaient encore pour le roi défunt qu’on se disputait déjà sa couronne.",
    ),
    (
        "An empty throne casts a long shadow, and that year it lay over all of Britain.",
        "Un trône vide jette une ombre longue\u{202f}; cette année-là, elle couvrait toute la Grande-Bretagne.",
    ),
    (
        "When the king died without an heir, three peoples reached for their swords.",
        "Quand le roi mourut sans héritier, trois peuples mirent la main à l’épée.",
    ),
    (
        "Winter took the king, and spring found his throne still empty.",
        "L’hiver emporta le roi, et le printemps trouva son trône encore vide.",
    ),
    (
        "No king, no heir, no peace: so stood the realm that year.",
        "Ni roi, ni héritier, ni paix\u{a0}: tel était le royaume cette année-là.",
    ),
];

const TWO: [Phrase; 3] = [
    ("Two claimants came forward, {people}.", "Deux noms couraient sur toutes les lèvres, {people}."),
    (
        "{people} laid claim to the crown, and nobody else dared.",
        "{people} prétendaient à la couronne, et personne d’autre ne s’y risqua.",
    ),
    ("The crown lay between {people}.", "La couronne se jouerait entre {people}."),
];

const THREE: [Phrase; 3] = [
    ("Three claimants came forward: {people}.", "Trois noms couraient sur toutes les lèvres\u{a0}: {people}."),
    (
        "{people} laid claim to the crown, and two of them would bow.",
        "{people} prétendaient à la couronne\u{202f}; deux devraient s’incliner.",
    ),
    ("The crown lay between {people}.", "La couronne se jouerait entre {people}."),
];

const TEAMS: [Phrase; 3] = [
    ("Two alliances formed: {one} against {other}.", "Deux alliances se formèrent\u{a0}: {one} contre {other}."),
    ("{one} made common cause against {other}.", "{one} firent cause commune contre {other}."),
    ("On one side stood {one}, on the other {other}.", "D’un côté se tenaient {one}, de l’autre {other}."),
];

const BASE: [Phrase; 3] = [
    (
        "Each held the same eight cards, and not one more for the whole war.",
        "Huit cartes, les mêmes pour tout le monde, devaient suffire à toute la guerre.",
    ),
    (
        "Eight cards apiece, the same for all, had to last to the end.",
        "Les huit mêmes cartes dans chaque main, et pas une de plus jusqu’à la fin.",
    ),
    (
        "All had the same eight cards: only their use would differ.",
        "Les mains étaient égales, huit cartes\u{a0}: seul l’usage en ferait la différence.",
    ),
];

const ADVANCED: [Phrase; 3] = [
    (
        "Five cards of each hand were known to all; three, of cunning, to nobody else.",
        "De chaque main, cinq cartes étaient connues de tous\u{202f}; trois, de ruse, restaient secrètes.",
    ),
    (
        "Besides five cards that all had, each hid three of cunning.",
        "Outre cinq cartes communes, chaque main en cachait trois, de ruse.",
    ),
    (
        "Three cunning cards, dealt in secret, lay in each hand beside five that all knew.",
        "Trois cartes Action spéciale, distribuées en secret, s’ajoutaient dans chaque main à cinq cartes communes.",
    ),
];

const ORDER: [Phrase; 3] = [
    (
        "The heralds cried the order of the struggles: {first} first, {last} last.",
        "Les hérauts crièrent l’ordre des luttes\u{a0}: {first} d’abord, {last} en dernier.",
    ),
    (
        "{first} was to be fought over first, {last} last of all.",
        "On se battrait d’abord pour {first}, en tout dernier pour {last}.",
    ),
    (
        "The struggles were to begin {in_first} and to end {in_last}.",
        "Les luttes devaient commencer {in_first} et finir {in_last}.",
    ),
];

const START: [Phrase; 3] = [
    ("{start} had the first word.", "{start} eut le premier mot."),
    ("{start} was to begin.", "{start} devait commencer."),
    ("It fell to {start} to begin.", "Il revint {to_start} de commencer."),
];

/// How it began.
pub fn opening(table: &Table, standings: &Standings, muse: &mut Muse) -> String {
    let lang = muse.lang;
    let seats = table.seats().count();
    let [first, .., last] = *table.track();
    let side = |side: usize| standings.people(&standings.team(Seat::new(side)));
    let start = standings.people(&[table.start()]);
    let to_start = start.strip_prefix("le ").map_or_else(|| format!("à {start}"), |beast| format!("au {beast}"));
    let sentences = [
        muse.sentence(&SCENE, &[]),
        match seats {
            2 => muse.sentence(&TWO, &[("people", &standings.people(&standings.everybody()))]),
            MAX_PLAYERS => muse.sentence(&TEAMS, &[("one", &side(0)), ("other", &side(1))]),
            _ => muse.sentence(&THREE, &[("people", &standings.people(&standings.everybody()))]),
        },
        match table.mode() {
            Mode::Base => muse.sentence(&BASE, &[]),
            Mode::Advanced => muse.sentence(&ADVANCED, &[]),
        },
        muse.sentence(
            &ORDER,
            &[
                ("first", called::the_region(first, lang)),
                ("last", called::the_region(last, lang)),
                ("in_first", called::in_region(first, lang)),
                ("in_last", called::in_region(last, lang)),
            ],
        ),
        muse.sentence(&START, &[("start", &start), ("to_start", &to_start)]),
    ];
    sentences.join(" ")
}
