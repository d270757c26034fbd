//! How a struggle was decided, who had changed sides, and what France made of it.

use super::super::names as called;
use super::facts::Struggle;
use super::muse::{Muse, Phrase};
use super::names::{factions, number, of_faction, to_faction};
use crate::rules::king_is_dead::Faction;

const TURNED: [Phrase; 5] = [
    ("Where {old} had led, {new} now prevailed.", "Là où {old} avaient mené, {new} l’emportaient désormais."),
    ("{land} had changed sides.", "{land} avait changé de camp."),
    ("The wind had turned against {old}.", "Le vent avait tourné contre {old}."),
    ("{old} had thought it theirs.", "{old} s’y croyaient déjà chez eux."),
    ("Until then {old} had been ahead.", "Jusque-là, {old} étaient en tête."),
];

const MELTED: [Phrase; 3] = [
    ("The lead {of_old} had melted away.", "L’avance {of_old} avait fondu."),
    ("{old} had led, and led no more.", "{old} menaient, et ne menaient plus."),
    ("What {old} had gained was lost again.", "Ce que {old} avaient gagné, ils l’avaient perdu."),
];

const ALONE: [Phrase; 3] = [
    (
        "{new} stood unopposed, {n} strong: {land} was theirs.",
        "{new} étaient {n}, sans personne en face\u{a0}: {land} leur revint.",
    ),
    (
        "{new}, {n} strong, found nobody {in} to stop them.",
        "{new}, au nombre de {n}, ne trouvèrent personne {in} pour les arrêter.",
    ),
    ("{land} went {to_new} without a fight.", "{land} revint {to_new} sans combat."),
];

const ONE: [Phrase; 2] = [
    ("A single follower was enough to give {land} {to_new}.", "Un seul partisan suffit pour donner {land} {to_new}."),
    ("One alone stood there, and {land} fell {to_new}.", "Il n’en restait qu’un, et {land} échut {to_new}."),
];

const NARROW: [Phrase; 5] = [
    (
        "{n} against {m}: by a single follower, {new} took {land}.",
        "{n} contre {m}\u{a0}: à un partisan près, {new} prirent {land}.",
    ),
    ("It was close, {n} to {m}, and {land} fell {to_new}.", "Ce fut serré, {n} contre {m}, et {land} échut {to_new}."),
    ("{new} carried the day, {n} against {m}.", "{new} l’emportèrent, {n} contre {m}."),
    (
        "One follower more, {n} to {m}, gave {land} {to_new}.",
        "Un partisan de plus, {n} contre {m}, donna {land} {to_new}.",
    ),
    (
        "{land} hung by a thread, then went {to_new}, {n} to {m}.",
        "{land} ne tint qu’à un fil, puis revint {to_new}, {n} contre {m}.",
    ),
];

const CLEAR: [Phrase; 5] = [
    ("{new}, {n} against {m}, took {land}.", "{new}, {n} contre {m}, prirent {land}."),
    ("At {n} against {m}, {land} went {to_new}.", "À {n} contre {m}, {land} passa aux mains {of_new}."),
    (
        "{n} to {m}: there was no doubt, and {land} went {to_new}.",
        "{n} contre {m}\u{a0}: nul doute, {land} revint {to_new}.",
    ),
    ("{new} outnumbered the rest, {n} to {m}.", "{new} avaient le nombre, {n} contre {m}."),
    ("{land} bowed {to_new}, {n} to {m}.", "{land} céda {to_new}, {n} contre {m}."),
];

const TIED: [Phrase; 4] = [
    (
        "{peoples} were {n} each, and {land} was left without a master.",
        "{peoples} étaient à égalité, {n} chacun, et {land} resta sans maître.",
    ),
    (
        "Nobody yielded: {peoples} stood at {n} each, and {land} fell to nobody.",
        "Personne ne céda\u{a0}: {peoples} en étaient à {n} chacun, et {land} n’échut à personne.",
    ),
    (
        "At {n} each, {peoples} wore each other out, and {land} sank into disorder.",
        "À {n} chacun, {peoples} s’épuisèrent, et {land} sombra dans le désordre.",
    ),
    (
        "{n} each: {peoples} fought to a standstill, and {land} obeyed nobody.",
        "{n} chacun\u{a0}: {peoples} se neutralisèrent, et {land} n’obéit plus à personne.",
    ),
];

const EMPTY: [Phrase; 3] = [
    ("{land} lay deserted, and obeyed nobody.", "{land} était à l’abandon, et n’obéit plus à personne."),
    (
        "Nobody was left {in} to take it, and it fell into disorder.",
        "Il ne restait personne {in} pour s’en emparer\u{a0}: le désordre s’y installa.",
    ),
    (
        "There was nobody {in} any more, and {land} was left without a master.",
        "Il n’y avait plus personne {in}, et {land} resta sans maître.",
    ),
];

const FRANCE_LISTENS: [Phrase; 4] = [
    ("In France, they took note.", "En France, on en prit note."),
    ("Across the Channel, a first ship was fitted out.", "Outre-Manche, on arma un premier navire."),
    ("A French envoy was seen smiling.", "On vit sourire un envoyé de France."),
    ("France began to listen.", "La France se mit à tendre l’oreille."),
];

const FRANCE_ARMS: [Phrase; 4] = [
    (
        "France grew bolder: one more such land, and it would sail.",
        "La France s’enhardit\u{a0}: encore une terre sans maître, et elle prendrait la mer.",
    ),
    (
        "In the ports of France, sails were being sewn by torchlight.",
        "Dans les ports de France, on cousait des voiles à la lueur des torches.",
    ),
    (
        "Now the French fleet lay ready, and waited for one land more.",
        "La flotte de France, désormais prête, n’attendait plus qu’une terre.",
    ),
    ("France counted its ships, and found them enough.", "La France compta ses navires, et les trouva assez nombreux."),
];

const FRANCE_SAILS: [Phrase; 3] = [
    ("It was the third, and France weighed anchor.", "C’était la troisième, et la France leva l’ancre."),
    ("With that, France had seen enough.", "La France en avait assez vu."),
    ("That was the signal the French had waited for.", "C’était le signal que les Français attendaient."),
];

/// The end of a struggle, in sentences.
pub fn outcome(struggle: &Struggle, muse: &mut Muse) -> Vec<String> {
    let Struggle { region, here, led, after, .. } = struggle;
    let lang = muse.lang;
    let (land, there) = (called::the_region(*region, lang), called::in_region(*region, lang));
    let winner = here.leader();
    let mut told = Vec::new();
    if let Some(old) = led.filter(|&old| winner != Some(old)) {
        let new = winner.unwrap_or(old);
        let values = [
            ("old", called::the_faction(old, lang)),
            ("of_old", of_faction(old, lang)),
            ("new", called::the_faction(new, lang)),
            ("land", land),
        ];
        told.push(muse.sentence(if winner.is_some() { &TURNED } else { &MELTED }, &values));
    }
    let most = here.0.into_iter().max().unwrap_or(0);
    let n = number(usize::from(most), lang);
    told.push(match winner {
        Some(new) => {
            let second = new.others().map(|other| here[other]).into_iter().max().unwrap_or(0);
            let values = [
                ("new", called::the_faction(new, lang)),
                ("of_new", of_faction(new, lang)),
                ("to_new", to_faction(new, lang)),
                ("land", land),
                ("in", there),
                ("n", &n),
                ("m", &number(usize::from(second), lang)),
            ];
            let phrases: &[Phrase] = match (most - second, second) {
                (1, 0) => &ONE,
                (_, 0) => &ALONE,
                (1, _) => &NARROW,
                _ => &CLEAR,
            };
            muse.sentence(phrases, &values)
        }
        None if most == 0 => muse.sentence(&EMPTY, &[("in", there), ("land", land)]),
        None => {
            let tied: Vec<Faction> = Faction::ALL.into_iter().filter(|&faction| here[faction] == most).collect();
            muse.sentence(&TIED, &[("peoples", &factions(&tied, lang)), ("land", land), ("n", &n)])
        }
    });
    if winner.is_none() {
        let phrases: &[Phrase] = match after.unstable().len() {
            1 => &FRANCE_LISTENS,
            2 => &FRANCE_ARMS,
            _ => &FRANCE_SAILS,
        };
        told.push(muse.sentence(phrases, &[]));
    }
    told
}
