//! The chronicle: what happened in a turn, told in a sentence or two.

use super::super::super::lang::Lang;
use super::hotseat::recap;
use super::{names, player};
use crate::play::Turn;
use crate::rules::king_is_dead::{Action, ByFaction, Card, Faction, KingIsDead, Phase, Region, Stack, Table};

/// What happened in a turn. Whose it was is not said: the caller shows the name.
pub fn turn(turn: &Turn<KingIsDead>, names: &[String], lang: Lang) -> String {
    let (before, after) = (turn.before.table(), turn.after.table());
    let summoned = before.court(turn.seat).total() < after.court(turn.seat).total();
    let (deeds, summon) = match turn.actions.split_last() {
        Some((&Action::Follower(stack), deeds)) if summoned => (deeds, Some(stack)),
        _ => (&turn.actions[..], None),
    };
    let told = match *deeds {
        [] => return summon.map(|stack| to_court(stack, lang)).unwrap_or_default(),
        [Action::Pass, ..] => return lang.pick("Pass.", "Passe.").to_owned(),
        [Action::Play(spy), Action::Pile(whose), ref picks @ ..] => {
            let copied = before.pile(whose).top().unwrap_or(spy);
            let label = copy(spy, copied, player(whose, names), lang);
            labelled_effect(&label, before, copied, picks, lang)
        }
        [Action::Play(card), ref picks @ ..] => labelled_effect(names::card(card, lang), before, card, picks, lang),
        _ => String::new(),
    };
    match summon {
        Some(stack) => format!("{told} {}", to_court(stack, lang)),
        None if after.phase() == Phase::Summon => told,
        None => format!("{told} {}", lang.pick("Nobody is left to summon.", "Plus personne à convoquer.")),
    }
}

/// Who comes to court.
pub fn to_court(stack: Stack, lang: Lang) -> String {
    let Stack { faction, region } = stack;
    let who = format!("{} {}.", names::one_of(faction, lang), names::from_region(region, lang));
    lang.labelled(lang.pick("To court", "À la cour"), &who)
}

/// Spy, the card it copies, and whose that is.
fn copy(spy: Card, copied: Card, whose: &str, lang: Lang) -> String {
    let (spy, copied) = (names::card(spy, lang), names::card(copied, lang));
    match lang {
        Lang::En => format!("{spy} copies {copied} ({whose})"),
        Lang::Fr => format!("{spy} copie {copied} ({whose})"),
    }
}

fn labelled_effect(label: &str, before: &Table, card: Card, picks: &[Action], lang: Lang) -> String {
    match (picks, effect(before, card, picks, lang)) {
        ([], _) => lang.labelled(label, lang.pick("no effect.", "sans effet.")),
        (_, Some(effect)) => lang.labelled(label, &format!("{effect}.")),
        (_, None) => format!("{label}."),
    }
}

/// What a card did, given what lay on the table before and what was picked.
fn effect(before: &Table, card: Card, picks: &[Action], lang: Lang) -> Option<String> {
    use Action as A;
    Some(match (card, picks) {
        (Card::ScottishSupport, &[A::Region(region)]) => supported(before, Faction::Scottish, region, lang),
        (Card::WelshSupport, &[A::Region(region)]) => supported(before, Faction::Welsh, region, lang),
        (Card::EnglishSupport, &[A::Region(region)]) => supported(before, Faction::English, region, lang),
        (Card::Assemble, regions) => assembled(before, regions, lang),
        (Card::Negotiate, &[A::Region(first), A::Region(second)]) => negotiated(before, first, second, lang),
        (Card::Edict, &[A::Follower(Stack { faction, region }), others]) => {
            let scots = usize::from(before.followers().count(faction, region).min(2));
            swapped(&[faction; 2][..scots], region, others, lang)?
        }
        (
            Card::Manoeuvre | Card::Outmanoeuvre | Card::Influence | Card::Dispute,
            &[A::Follower(Stack { faction, region }), others],
        ) => swapped(&[faction], region, others, lang)?,
        (Card::March, &[who, A::Region(to)]) => {
            let (who, from) = picked(who)?;
            marched(&who, from, to, lang)
        }
        (Card::Ambush, &[A::Region(region), A::Faction(leaves)]) => ambushed(before, region, leaves, lang),
        (Card::Aid, &[A::Faction(faction), A::Region(region)]) => supported(before, faction, region, lang),
        (Card::Aid, &[A::Region(region)]) => supported(before, largest(before.supply()), region, lang),
        (Card::Resist, &[A::Region(region), ref placed @ ..]) => {
            let mut others = *before.supply();
            others[Faction::Scottish] = 0;
            come(&placed_from(&others, placed), region, lang)
        }
        (Card::Quell, &[A::Region(region), ref placed @ ..]) => replaced(before, Faction::Welsh, region, placed, lang),
        (Card::Muster, &[A::Region(region), ref placed @ ..]) => {
            replaced(before, Faction::Scottish, region, placed, lang)
        }
        (Card::Suppress, &[A::Region(region), ref picks @ ..]) => suppressed(before, region, picks, lang),
        _ => return None,
    })
}

/// Up to two of a faction come from the supply.
fn supported(before: &Table, faction: Faction, region: Region, lang: Lang) -> String {
    let count = usize::from(before.supply()[faction].min(2));
    come(&[faction; 2][..count], region, lang)
}

/// "two Scots come to Devon".
fn come(who: &[Faction], region: Region, lang: Lang) -> String {
    let people = names::group(who, lang);
    match lang {
        Lang::En => {
            format!("{people} {} {}", if who.len() == 1 { "comes" } else { "come" }, names::to_region(region, lang))
        }
        Lang::Fr => {
            let verb = if who.len() == 1 { "arrive" } else { "arrivent" };
            format!("{people} {verb} {}", names::in_region(region, lang))
        }
    }
}

/// Each faction's follower with where it went; those who went together are told
/// together.
fn assembled(before: &Table, picks: &[Action], lang: Lang) -> String {
    let factions = Faction::ALL.into_iter().filter(|&faction| before.supply()[faction] != 0);
    let mut places: Vec<(Region, Vec<Faction>)> = Vec::new();
    for (faction, pick) in factions.zip(picks) {
        let &Action::Region(region) = pick else { continue };
        match places.iter_mut().find(|(place, _)| *place == region) {
            Some((_, who)) => who.push(faction),
            None => places.push((region, vec![faction])),
        }
    }
    let clauses = places.iter().enumerate().map(|(index, (region, who))| match index {
        0 => come(who, *region, lang),
        // The verb is said once: "a Scot comes to Moray, a Welsh follower to Devon".
        _ => {
            let place = arrival(*region, lang);
            format!("{} {place}", names::group(who, lang))
        }
    });
    clauses.collect::<Vec<_>>().join(", ")
}

/// Where somebody arrives: "to Devon", "dans le Devon".
fn arrival(region: Region, lang: Lang) -> &'static str {
    match lang {
        Lang::En => names::to_region(region, lang),
        Lang::Fr => names::in_region(region, lang),
    }
}

/// The two cards in the order in which they lay, and the disc if there was one.
fn negotiated(before: &Table, first: Region, second: Region, lang: Lang) -> String {
    let in_order = before.space_of(first) < before.space_of(second);
    let (earlier, later) = if in_order { (first, second) } else { (second, first) };
    let (earlier, later) = (names::region(earlier, lang), names::region(later, lang));
    let fixed = names::region(first, lang);
    match (before.disc(before.to_act()), lang) {
        (None, Lang::En) => format!("{earlier} and {later} change places, and the disc holds {fixed}"),
        (None, Lang::Fr) => format!("{earlier} et {later} échangent leurs places, et le jeton fixe {fixed}"),
        (Some(_), Lang::En) => format!("{earlier} and {later} change places, without a disc"),
        (Some(_), Lang::Fr) => format!("{earlier} et {later} échangent leurs places, sans jeton"),
    }
}

/// Followers of one region for those that an action names.
fn swapped(who: &[Faction], from: Region, others: Action, lang: Lang) -> Option<String> {
    let (others, there) = picked(others)?;
    let one = format!("{} {}", names::group(who, lang), names::from_region(from, lang));
    let other = format!("{} {}", names::group(&others, lang), names::from_region(there, lang));
    Some(match (who.len(), others.len(), lang) {
        (1, 1, Lang::En) => format!("{one} and {other} change places"),
        (1, 1, Lang::Fr) => format!("{one} et {other} échangent leurs places"),
        (1, _, Lang::En) => format!("{one} changes places with {other}"),
        (1, _, Lang::Fr) => format!("{one} échange sa place avec {other}"),
        (_, _, Lang::En) => format!("{one} change places with {other}"),
        (_, _, Lang::Fr) => format!("{one} échangent leurs places avec {other}"),
    })
}

fn marched(who: &[Faction], from: Region, to: Region, lang: Lang) -> String {
    let people = names::group(who, lang);
    let (from, to) = (names::from_region(from, lang), names::to_region(to, lang));
    let verb = match who.len() {
        1 => lang.pick("marches", "marche"),
        _ => lang.pick("march", "marchent"),
    };
    format!("{people} {verb} {from} {to}")
}

fn ambushed(before: &Table, region: Region, leaves: Faction, lang: Lang) -> String {
    if before.supply()[Faction::Scottish] == 0 {
        return leave(&[leaves], region, lang);
    }
    let scots = supported(before, Faction::Scottish, region, lang);
    let who = names::one_of(leaves, lang);
    match lang {
        Lang::En => format!("{scots}, then {who} leaves"),
        Lang::Fr => format!("{scots}, puis {who} en part"),
    }
}

/// "a Scot leaves Devon".
fn leave(who: &[Faction], region: Region, lang: Lang) -> String {
    let verb = match who.len() {
        1 => lang.pick("leaves", "quitte"),
        _ => lang.pick("leave", "quittent"),
    };
    format!("{} {verb} {}", names::group(who, lang), names::the_region(region, lang))
}

/// Some leave, if any; then some come.
fn exchanged(left: &[Faction], came: &[Faction], region: Region, lang: Lang) -> String {
    if left.is_empty() {
        return come(came, region, lang);
    }
    let (left, people) = (leave(left, region, lang), names::group(came, lang));
    match (lang, came.len()) {
        (Lang::En, 1) => format!("{left}, then {people} comes"),
        (Lang::En, _) => format!("{left}, then {people} come"),
        (Lang::Fr, 1) => format!("{left}, puis {people} y arrive"),
        (Lang::Fr, _) => format!("{left}, puis {people} y arrivent"),
    }
}

/// Quell and muster.
fn replaced(before: &Table, faction: Faction, region: Region, placed: &[Action], lang: Lang) -> String {
    let returned = before.followers().count(faction, region) != 0;
    let mut supply = *before.supply();
    supply[faction] += u8::from(returned);
    exchanged(&[faction][..usize::from(returned)], &placed_from(&supply, placed), region, lang)
}

/// An Englishman, if there was one, and whoever else was picked leave; the last
/// pick comes.
fn suppressed(before: &Table, region: Region, picks: &[Action], lang: Lang) -> String {
    let english = before.followers().count(Faction::English, region) != 0;
    let mut left = vec![Faction::English; usize::from(english)];
    left.extend(picks.iter().filter_map(|pick| match pick {
        Action::Faction(faction) => Some(*faction),
        _ => None,
    }));
    let came: Vec<Faction> = left.pop().into_iter().collect();
    exchanged(&left, &came, region, lang)
}

/// The pair that was picked, or the single follower that there was.
fn placed_from(supply: &ByFaction<u8>, placed: &[Action]) -> Vec<Faction> {
    match placed {
        [Action::Pair(pair)] => pair.members().to_vec(),
        _ => Faction::ALL.into_iter().filter(|&faction| supply[faction] != 0).take(1).collect(),
    }
}

fn picked(action: Action) -> Option<(Vec<Faction>, Region)> {
    match action {
        Action::Follower(Stack { faction, region }) => Some((vec![faction], region)),
        Action::Followers(pair, region) => Some((pair.members().to_vec(), region)),
        _ => None,
    }
}

/// The faction with most followers; nobody was asked, so there is only one.
fn largest(supply: &ByFaction<u8>) -> Faction {
    let most = supply.0.iter().max();
    Faction::ALL.into_iter().find(|&faction| Some(&supply[faction]) == most).unwrap_or(Faction::Scottish)
}

/// A turn whose card lies under another, where the table plays by memory.
pub fn forgotten(lang: Lang) -> &'static str {
    lang.pick("A card that lies under another by now.", "Une carte recouverte depuis par une autre.")
}

/// A turn with the name of whose it was in front.
pub fn turn_of(turn: &Turn<KingIsDead>, names: &[String], lang: Lang) -> String {
    recap(player(turn.seat, names), &self::turn(turn, names, lang))
}
