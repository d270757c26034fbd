//! The questions that a player is asked while a turn is being put together.

use super::super::super::lang::{Lang, capitalised};
use super::super::step::Step;
use super::{names, struggles};
use crate::rules::king_is_dead::{Card, Faction, Region, Stack, Table};

/// The question of a step. `table` is what lay there when the turn began.
pub fn question(step: &Step, table: &Table, lang: Lang) -> String {
    let text = match *step {
        Step::Turn => lang.pick("Your turn: play a card or pass.", "À vous\u{a0}: jouez une carte ou passez."),
        Step::OnlyPass => {
            lang.pick("You have no card to play: pass.", "Vous n’avez aucune carte à jouer\u{a0}: passez.")
        }
        Step::ConfirmPass => {
            let asks = struggles::pass_asks(table, lang);
            return asks.unwrap_or_else(|| lang.pick("Pass this time?", "Passer cette fois\u{202f}?").to_owned());
        }
        Step::Pile => lang.pick("Whose top card do you copy?", "Quelle carte copiez-vous\u{202f}?"),
        Step::Region(card) => return region(card, table, lang),
        Step::Assemble(faction) => return where_to(&[faction], lang),
        Step::Cards { first: None } => {
            lang.pick("Choose two region cards to swap.", "Choisissez deux cartes Région à échanger.")
        }
        Step::Cards { first: Some(first) } => return second_card(first, lang),
        Step::Disc(one, other) => return disc(one, other, lang),
        Step::Exchange { card, ref chosen } => return exchange(card, chosen, lang),
        Step::March { first: None } => lang.pick("Who marches?", "Qui se met en marche\u{202f}?"),
        Step::March { first: Some(first) } => return who_else_marches(first.region, lang),
        Step::MarchTo { from } => return march_to(from, lang),
        Step::AidFaction => lang.pick("Choose the faction to place.", "Choisissez la faction à placer."),
        Step::Leaves(region) => return leaves(region, lang),
        Step::Comes { region, first } => return comes(region, first.is_some(), lang),
        Step::Summon => lang.pick("Summon a follower to your court.", "Convoquez un partisan à votre cour."),
        Step::Confirm => {
            lang.pick("All is chosen: end your turn?", "Tout est choisi\u{a0}: terminer votre tour\u{202f}?")
        }
    };
    text.to_owned()
}

/// The region that a card is about.
fn region(card: Card, table: &Table, lang: Lang) -> String {
    let text = match card {
        Card::ScottishSupport => return support(Faction::Scottish, table, lang),
        Card::WelshSupport => return support(Faction::Welsh, table, lang),
        Card::EnglishSupport => return support(Faction::English, table, lang),
        Card::Aid => return aid(table, lang),
        Card::Ambush => lang.pick("Choose a region for the ambush.", "Choisissez la région de l’embuscade."),
        Card::Resist => lang.pick(
            "Choose a region near the Scots for the newcomers.",
            "Choisissez une région proche des Écossais à renforcer.",
        ),
        Card::Quell | Card::Muster | Card::Suppress => return replacing(card, table, lang),
        _ => lang.pick("In which region?", "Dans quelle région\u{202f}?"),
    };
    text.to_owned()
}

/// As many of the faction as the supply has, up to two.
fn support(faction: Faction, table: &Table, lang: Lang) -> String {
    let count = usize::from(table.supply()[faction].clamp(1, 2));
    where_to(&[faction; 2][..count], lang)
}

/// The faction is known to the rules if only one has most; a tie was settled by
/// a question before.
fn aid(table: &Table, lang: Lang) -> String {
    let most = table.supply().0.iter().max();
    let mut largest = Faction::ALL.into_iter().filter(|&faction| Some(&table.supply()[faction]) == most);
    match (largest.next(), largest.next()) {
        (Some(only), None) => support(only, table, lang),
        _ => {
            lang.pick("Choose a region for the newcomers.", "Choisissez une région pour les nouveaux venus.").to_owned()
        }
    }
}

fn where_to(who: &[Faction], lang: Lang) -> String {
    match (who, lang) {
        (&[one], Lang::En) => format!("Where does {} go?", names::the_one(one, lang)),
        (&[one], Lang::Fr) => format!("Où va {}\u{202f}?", names::the_one(one, lang)),
        (_, Lang::En) => format!("Where do the {} go?", names::group(who, lang)),
        (_, Lang::Fr) => format!("Où vont les {}\u{202f}?", names::group(who, lang)),
    }
}

/// Quell, muster, suppress: who leaves first, or, if nobody can, what happens.
fn replacing(card: Card, table: &Table, lang: Lang) -> String {
    match (leaves_first(card, table), lang) {
        (Some(faction), Lang::En) => format!("Which region does {} leave?", names::one_of(faction, lang)),
        (Some(faction), Lang::Fr) => {
            format!("{} quitte une région\u{a0}: laquelle\u{202f}?", capitalised(names::one_of(faction, lang)))
        }
        (None, _) if card == Card::Suppress => {
            lang.pick("In which region near the English?", "Dans quelle région proche des Anglais\u{202f}?").to_owned()
        }
        (None, _) => {
            lang.pick("Choose a region for the newcomers.", "Choisissez une région pour les nouveaux venus.").to_owned()
        }
    }
}

fn second_card(first: Region, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{} changes places with which card?", names::region(first, lang)),
        Lang::Fr => format!("{} échange sa place avec quelle carte\u{202f}?", names::region(first, lang)),
    }
}

fn disc(one: Region, other: Region, lang: Lang) -> String {
    let (one, other) = (names::region(one, lang), names::region(other, lang));
    match lang {
        Lang::En => format!("Your disc: on {one} or on {other}?"),
        Lang::Fr => format!("Votre jeton\u{a0}: sur {one} ou sur {other}\u{202f}?"),
    }
}

/// Who changes places, given who was chosen: either side may be named first.
fn exchange(card: Card, chosen: &[Stack], lang: Lang) -> String {
    let [first, rest @ ..] = chosen else { return exchange_opening(card, lang).to_owned() };
    if rest.iter().any(|stack| stack.region != first.region) {
        return lang.pick("And who else?", "Et qui d’autre\u{202f}?").to_owned();
    }
    match own_faction(card) {
        Some(own) if own != first.faction => with_own(card, chosen, lang),
        _ => with_whom(chosen, lang),
    }
}

/// The faction of which a card always moves somebody.
fn own_faction(card: Card) -> Option<Faction> {
    match card {
        Card::Influence => Some(Faction::English),
        Card::Dispute => Some(Faction::Welsh),
        Card::Edict => Some(Faction::Scottish),
        _ => None,
    }
}

fn exchange_opening(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Outmanoeuvre => lang.pick(
            "Choose one follower and two next door to swap.",
            "Choisissez un partisan et deux voisins à échanger.",
        ),
        Card::Influence => lang.pick(
            "Choose an English and two non-English followers to swap.",
            "Choisissez un Anglais et deux non-Anglais à échanger.",
        ),
        Card::Dispute => lang.pick(
            "Choose a Welsh and a non-Welsh follower to swap.",
            "Choisissez un Gallois et un non-Gallois à échanger.",
        ),
        Card::Edict => lang.pick(
            "Choose Scots and non-Scots next door to swap.",
            "Choisissez des Écossais et des voisins non écossais à échanger.",
        ),
        _ => lang.pick("Choose two followers to swap.", "Choisissez deux partisans à échanger."),
    }
}

fn chosen_people(chosen: &[Stack], lang: Lang) -> String {
    let who: Vec<Faction> = chosen.iter().map(|stack| stack.faction).collect();
    let from = chosen.first().map_or("", |stack| names::from_region(stack.region, lang));
    capitalised(&format!("{} {from}", names::group(&who, lang)))
}

fn with_whom(chosen: &[Stack], lang: Lang) -> String {
    let people = chosen_people(chosen, lang);
    match (lang, chosen.len()) {
        (Lang::En, 1) => format!("{people} changes places with whom?"),
        (Lang::En, _) => format!("{people} change places with whom?"),
        (Lang::Fr, 1) => format!("{people} échange sa place avec qui\u{202f}?"),
        (Lang::Fr, _) => format!("{people} échangent leurs places avec qui\u{202f}?"),
    }
}

/// The others were named first: somebody of the card's own faction is missing.
fn with_own(card: Card, chosen: &[Stack], lang: Lang) -> String {
    let people = chosen_people(chosen, lang);
    let own = match card {
        Card::Dispute => lang.pick("which Welsh follower", "quel Gallois"),
        Card::Edict => lang.pick("which Scots", "quels Écossais"),
        _ => lang.pick("which English follower", "quel Anglais"),
    };
    match (lang, chosen.len()) {
        (Lang::En, 1) => format!("{people} changes places with {own}?"),
        (Lang::En, _) => format!("{people} change places with {own}?"),
        (Lang::Fr, 1) => format!("{people} échange sa place avec {own}\u{202f}?"),
        (Lang::Fr, _) => format!("{people} échangent leurs places avec {own}\u{202f}?"),
    }
}

fn who_else_marches(from: Region, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Who else marches {}?", names::from_region(from, lang)),
        Lang::Fr => format!("Qui d’autre part {}\u{202f}?", names::from_region(from, lang)),
    }
}

fn march_to(from: Region, lang: Lang) -> String {
    match lang {
        Lang::En => format!("March {} to which region?", names::from_region(from, lang)),
        Lang::Fr => format!("Depuis {}, vers quelle région\u{202f}?", names::the_region(from, lang)),
    }
}

fn leaves(region: Region, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Who leaves {}?", names::the_region(region, lang)),
        Lang::Fr => format!("Qui quitte {}\u{202f}?", names::the_region(region, lang)),
    }
}

fn comes(region: Region, another: bool, lang: Lang) -> String {
    match (lang, another) {
        (Lang::En, false) => format!("Who comes {}?", names::to_region(region, lang)),
        (Lang::En, true) => format!("Who else comes {}?", names::to_region(region, lang)),
        (Lang::Fr, false) => format!("Qui vient {}\u{202f}?", names::in_region(region, lang)),
        (Lang::Fr, true) => format!("Qui d’autre vient {}\u{202f}?", names::in_region(region, lang)),
    }
}

/// Quell, muster, suppress: the faction of which somebody leaves first, unless
/// nobody of it stands near.
fn leaves_first(card: Card, table: &Table) -> Option<Faction> {
    let faction = match card {
        Card::Quell => Faction::Welsh,
        Card::Muster => Faction::Scottish,
        Card::Suppress => Faction::English,
        _ => return None,
    };
    (!(table.near(faction) & table.followers().present(faction)).is_empty()).then_some(faction)
}
