//! The cards that led to a struggle, told.

use super::super::super::super::lang::{Lang, capitalised};
use super::super::{names as called, player};
use super::facts::{Change, Deed, Struggle};
use super::muse::{Muse, Phrase, filled};
use super::names::{de, number, placed, somebody};
use crate::rules::king_is_dead::Card;

const QUIET: [Phrase; 8] = [
    ("The road {to} stayed empty.", "La route {to} resta vide."),
    ("{land} was left to itself.", "On laissa {land} à son sort."),
    ("There came no order, and no messenger.", "Il ne vint ni ordre, ni messager."),
    ("Nobody stirred {in}.", "Personne ne bougea {in}."),
    ("Not a card was spent on {land}.", "Pas une carte ne fut dépensée pour {land}."),
    ("All held their breath, and their cards.", "Chaque camp retint son souffle, et ses cartes."),
    ("The claimants only watched each other.", "Les regards se croisèrent, et ce fut tout."),
    ("Nobody would make the first move, or any.", "Personne ne voulut faire le premier pas, ni aucun autre."),
];

/// Cards were played, but there is no room for them.
const PASSED_OVER: [Phrase; 2] = [
    ("There was some coming and going that need not be told.", "Il y eut des allées et venues qu’on ne contera pas."),
    ("Cards fell here and there.", "Des cartes tombèrent ici et là."),
];

/// More cards were played than are told.
const BUSY: [Phrase; 4] = [
    ("It took {n} cards to come to blows.", "Il fallut {n} cartes pour en venir aux mains."),
    ("Many hands were at work, and {n} cards fell.", "Bien des mains s’activèrent, et {n} cartes tombèrent."),
    (
        "There was no lack of plans: {n} cards were spent.",
        "Les projets ne manquaient pas\u{a0}: on y dépensa {n} cartes.",
    ),
    ("All were busy, and {n} cards were played.", "On s’affaira de toutes parts, et {n} cartes furent jouées."),
];

const PLAYED: [Phrase; 6] = [
    ("{who} played {card} and {did}", "{who} joua {card} et {did}"),
    ("with {card}, {who} {did}", "avec {card}, {who} {did}"),
    ("{who} laid down {card} and {did}", "{who} abattit {card} et {did}"),
    ("{who} turned to {card} and {did}", "{who} se servit {of_card} et {did}"),
    ("by means of {card}, {who} {did}", "à l’aide {of_card}, {who} {did}"),
    ("{who} chose {card} and {did}", "{who} choisit {card} et {did}"),
];

const CAME: [Phrase; 3] =
    [("brought {to}", "fit venir {in}"), ("set {in}", "plaça {in}"), ("sent {to}", "envoya {in}")];

const LEFT: [Phrase; 2] = [("drove away {from}", "chassa {from}"), ("sent home {from}", "renvoya {from}")];

const REPLACED: [Phrase; 2] = [
    ("drove away {from} and brought in {came}", "chassa {from} et y plaça {came}"),
    ("sent home {from} to make room for {came}", "renvoya {from} pour y mettre {came}"),
];

const SWAPPED: [Phrase; 2] = [
    ("traded {one} for {other}", "échangea {one} contre {other}"),
    ("made {one} change places with {other}", "fit changer de place {one} et {other}"),
];

const MOVED: [Phrase; 2] = [
    ("moved {people} {from} {to}", "fit passer {people} {from} {to}"),
    ("led {people} {from} {to}", "mena {people} {from} {to}"),
];

const TRACK: [Phrase; 3] = [
    (
        "put off the struggle for {later} in favour of {sooner}",
        "retarda la lutte pour {later} au profit de celle pour {sooner}",
    ),
    ("made {sooner} come before {later}", "fit passer {sooner} avant {later}"),
    ("had {sooner} fought over before {later}", "obtint qu’on se battît pour {sooner} avant {later}"),
];

const NOTHING: [Phrase; 2] = [("changed nothing", "n’y changea rien"), ("gained nothing by it", "n’y gagna rien")];

const OTHER: [Phrase; 2] = [("upset the map", "bouleversa le plateau"), ("moved people about", "déplaça du monde")];

const SUMMONED: [Phrase; 4] = [
    ("{deed}, then called {one} to court", "{deed}, puis convoqua {one} à la cour"),
    ("{deed}; {one} went to court", "{deed}\u{202f}; {one} partit pour la cour"),
    ("{deed}, then summoned {one}", "{deed}, puis convoqua {one}"),
    ("{deed}; {one} joined the court", "{deed}\u{202f}; {one} rejoignit la cour"),
];

const ANSWERED: [Phrase; 4] = [
    ("in answer, {deed}", "en réponse, {deed}"),
    ("next, {deed}", "ensuite, {deed}"),
    ("{deed}", "{deed}"),
    ("soon after, {deed}", "peu après, {deed}"),
];

const WENT_ON: [Phrase; 3] = [
    ("not content with that, {deed}", "sans s’arrêter là, {deed}"),
    ("again, {deed}", "de nouveau, {deed}"),
    ("later, {deed}", "plus tard, {deed}"),
];

/// The cards that are told, a sentence each.
pub fn deeds(struggle: &Struggle, told: &[usize], names: &[String], muse: &mut Muse) -> Vec<String> {
    if told.is_empty() {
        let lang = muse.lang;
        let place = [
            ("in", called::in_region(struggle.region, lang)),
            ("to", called::to_region(struggle.region, lang)),
            ("land", called::the_region(struggle.region, lang)),
        ];
        let phrases: &[Phrase] = if struggle.deeds.is_empty() { &QUIET } else { &PASSED_OVER };
        return vec![muse.sentence(phrases, &place)];
    }
    let mut before = None;
    let tell = |&index: &usize| {
        let deed = &struggle.deeds[index];
        let (sentence, begins_with_name) = tell(deed, names, muse);
        let phrases: Option<&[Phrase]> = match before.replace(deed.seat) {
            None => None,
            Some(seat) if seat == deed.seat => Some(&WENT_ON),
            Some(_) => Some(&ANSWERED),
        };
        let told = match phrases.filter(|_| begins_with_name) {
            Some(phrases) => filled(muse.choose(phrases), &[("deed", &sentence)]),
            None => sentence,
        };
        format!("{}.", capitalised(&told))
    };
    let sentences: Vec<String> = told.iter().map(tell).collect();
    let count = struggle.deeds.len();
    let busy = (told.len() < count).then(|| muse.sentence(&BUSY, &[("n", &number(count, muse.lang))]));
    busy.into_iter().chain(sentences).collect()
}

/// What changed nothing was played, and no means to anything.
const IN_VAIN: [Phrase; 3] = [PLAYED[0], PLAYED[2], PLAYED[5]];

/// A card as it was played, without the full stop, and whether the words begin
/// with who played it.
fn tell(deed: &Deed, names: &[String], muse: &mut Muse) -> (String, bool) {
    let lang = muse.lang;
    let who = player(deed.seat, names);
    let did = did(&deed.change, muse);
    let (card, of_card) = (card(deed, lang), de(&card(deed, lang)));
    let phrase = muse.choose(if deed.change == Change::Nothing { &IN_VAIN } else { &PLAYED });
    let told = filled(phrase, &[("card", &card), ("of_card", &of_card), ("did", &did), ("who", who)]);
    let told = match deed.summoned {
        Some(stack) => filled(muse.choose(&SUMMONED), &[("one", &somebody(stack, lang)), ("deed", &told)]),
        None => told,
    };
    (told, phrase.starts_with("{who}"))
}

/// A card, and what a spy made of it.
fn card(deed: &Deed, lang: Lang) -> String {
    let name = |card: Card| called::card(card, lang);
    match (deed.copied, lang) {
        (None, _) => name(deed.card).to_owned(),
        (Some(copied), Lang::En) => format!("{} in the guise of {}", name(deed.card), name(copied)),
        (Some(copied), Lang::Fr) => format!("{} sous les traits {}", name(deed.card), de(name(copied))),
    }
}

/// What somebody did, in the past.
fn did(change: &Change, muse: &mut Muse) -> String {
    let lang = muse.lang;
    let group = |who: &[_]| called::group(who, lang);
    match change {
        Change::Nothing => muse.choose(&NOTHING).to_owned(),
        Change::Other => muse.choose(&OTHER).to_owned(),
        Change::Came(came) => {
            let (to, there) = (placed(came, called::to_region, lang), placed(came, called::in_region, lang));
            filled(muse.choose(&CAME), &[("to", &to), ("in", &there)])
        }
        Change::Left(left) => filled(muse.choose(&LEFT), &[("from", &placed(left, called::from_region, lang))]),
        Change::Replaced(region, left, came) => {
            let from = format!("{} {}", group(left), called::from_region(*region, lang));
            filled(muse.choose(&REPLACED), &[("from", &from), ("came", &group(came))])
        }
        Change::Swapped(groups) => {
            let [one, other] = [0, 1].map(|index| placed(&groups[index..=index], called::from_region, lang));
            filled(muse.choose(&SWAPPED), &[("one", &one), ("other", &other)])
        }
        Change::Moved(who, from, to) => {
            let (from, to) = (called::from_region(*from, lang), called::to_region(*to, lang));
            filled(muse.choose(&MOVED), &[("people", &group(who)), ("from", from), ("to", to)])
        }
        Change::Track(later, sooner) => {
            let (later, sooner) = (called::the_region(*later, lang), called::the_region(*sooner, lang));
            filled(muse.choose(&TRACK), &[("later", later), ("sooner", sooner)])
        }
    }
}
