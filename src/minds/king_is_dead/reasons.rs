//! What speaks for a turn, by the net's own judgement and in words that people
//! use at the table.
//!
//! The position after the turn is judged again and again, each time with one part
//! of what is noticed put back to how it was before: what the judgement loses is
//! what that part speaks for the turn. The features before are written in the
//! numbering of the position after, so that parts with the same place mean the
//! same region and the same faction.
//!
//! Reasons are told to everybody, so that they must not depend on what only the
//! player knows. They are not worked out with the true hand, but with hands that
//! the others might believe in. They are the same for all players who could have
//! played this turn, whatever else they hold.

use serde::{Deserialize, Serialize};

use super::features::{self, FACTIONS, INSTABILITY, OUTCOME};
use crate::bot::{Features, Mind, Net};
use crate::rules::king_is_dead::{Action, ByFaction, Card, Faction, KingIsDead, Mode, Phase, Region, Table, View};
use crate::rules::{Game, GameExt, Observer, Rng, Seat};

/// What speaks for a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// A faction leads in a region where it did not.
    PutsAhead(Faction, Region),
    /// A faction still leads in a region, by as much.
    KeepsAhead(Faction, Region),
    /// A faction leads in a region by more than before.
    Strengthens(Faction, Region),
    /// A faction leads in a region by less than before.
    Weakens(Faction, Region),
    /// Nobody leads in a region any more.
    MakesTie(Region),
    /// Nobody is left in a region.
    Empties(Region),
    /// The struggle for a region comes earlier than it did.
    Hastens(Region),
    /// The player has more of a faction at court than anybody else: so many.
    HoldsMost(Faction, u8),
    /// The player has as many of a faction at court as the best of the others.
    HoldsAsMany(Faction, u8),
    /// The player has so many of a faction at court.
    Holds(Faction, u8),
    /// The player's side has so many sets, one more than before.
    CompletesSet(u8),
    /// More regions would become unstable than before.
    BringsFranceCloser,
    /// Fewer regions would become unstable than before.
    KeepsFranceAway,
    /// The struggle for this region comes at once.
    BringsStruggle(Region),
    /// A card that makes the struggle for this region wait until all pass anew.
    PutsOff(Region),
    /// A pass that leaves it to others to act.
    SavesCards,
    /// As the courts stand, the player's side would be crowned if all passed.
    CrownedIfAllPass,
    /// As the courts stand, the player's side would win an invasion if all passed.
    WinsIfFranceComes,
}

/// A part that weighs less is noise, in logarithms of odds: about a tenth of a
/// percent. How much the weightiest part is worth beyond that depends on how sure
/// the net is of anything, and is no reason to be silent.
const LEAST: f32 = 0.005;

/// The second reason weighs at least this part of the first.
const LEAST_OF_FIRST: f32 = 0.3;

/// How many hands the player might hold are looked at, and how many are imagined
/// to find them.
const HANDS: usize = 4;
const MOST_TRIES: usize = 200;

/// What speaks for a turn of the seat to act, whose view this is: one reason or
/// two, the weightiest first. Nearly every turn with a card has one.
pub fn of(view: &View, turn: &[Action]) -> Vec<Reason> {
    let known = KingIsDead::imagine(view, &mut Rng::new(0));
    known.net().map(|net| by_net(net, &known, turn)).unwrap_or_default()
}

fn by_net(net: &Net, known: &KingIsDead, turn: &[Action]) -> Vec<Reason> {
    let table = known.table();
    if table.phase() != Phase::Turn {
        return Vec::new();
    }
    let eye = table.to_act();
    let worlds = believable(known, eye, turn.first().copied());
    let Some(first) = worlds.first() else { return Vec::new() };
    let Some(after) = played(first, turn) else { return Vec::new() };
    if turn == [Action::Pass] {
        return for_pass(known, &after, eye);
    }
    let mut weighed = Vec::new();
    for world in &worlds {
        let Some(after) = played(world, turn).filter(|after| after.to_act().is_some()) else { return Vec::new() };
        for (reason, weight) in weigh(net, world, &after, eye) {
            match weighed.iter_mut().find(|(other, _)| *other == reason) {
                Some((_, sum)) => *sum += weight,
                None => weighed.push((reason, weight)),
            }
        }
    }
    let least = LEAST * worlds.len() as f32;
    weighed.retain(|&(_, weight)| least <= weight);
    // Equal ones keep their order, so that the same turn has the same reasons.
    weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let heaviest = weighed.first().map_or(0.0, |&(_, weight)| weight);
    weighed.retain(|&(_, weight)| heaviest * LEAST_OF_FIRST <= weight);
    if weighed.is_empty() {
        // Nothing that has changed speaks for the turn: what is left is time.
        return put_off(known.table(), after.table()).into_iter().collect();
    }
    weighed.into_iter().take(2).map(|(reason, _)| reason).collect()
}

/// The struggle that would be nearer after a pass. One that has changed places is
/// not said to wait.
fn put_off(old: &Table, new: &Table) -> Option<Reason> {
    let region = new.contested()?;
    (old.contested() == Some(region)).then_some(Reason::PutsOff(region))
}

/// Positions like this one as everybody knows it, in which the player can begin a
/// turn like that. None of them has Plot unless all have it: nobody says what
/// only Plot makes true.
fn believable(known: &KingIsDead, eye: Seat, first: Option<Action>) -> Vec<KingIsDead> {
    if known.table().mode() == Mode::Base {
        // Nothing is hidden.
        return vec![*known];
    }
    let public = known.view(Observer::Public);
    let mut rng = Rng::new(0);
    let fits = |world: &KingIsDead| match first {
        Some(Action::Play(card)) => world.hand(eye).contains(card),
        _ => true,
    };
    let (mut without, mut with) = (Vec::new(), Vec::new());
    for _ in 0..MOST_TRIES {
        let world = KingIsDead::imagine(&public, &mut rng);
        if fits(&world) {
            if world.hand(eye).contains(Card::Plot) { &mut with } else { &mut without }.push(world);
        }
        if without.len() == HANDS {
            return without;
        }
    }
    with.truncate(HANDS);
    if without.is_empty() { with } else { without }
}

/// The position after a turn; `None` if it is not legal.
fn played(position: &KingIsDead, turn: &[Action]) -> Option<KingIsDead> {
    let mut after = *position;
    for &action in turn {
        after.try_apply(action, &mut Rng::new(0)).ok()?;
    }
    Some(after)
}

/// A pass changes nothing on the table: what speaks for it is what it brings.
fn for_pass(known: &KingIsDead, after: &KingIsDead, eye: Seat) -> Vec<Reason> {
    let (before, table) = (known.table(), after.table());
    let mut reasons: Vec<Reason> = after.to_act().and_then(|_| wins_if_all_pass(table, eye)).into_iter().collect();
    if before.struggles() < table.struggles() {
        reasons.extend(before.contested().map(Reason::BringsStruggle));
    } else if !known.hand(eye).is_empty() {
        reasons.push(Reason::SavesCards);
    }
    reasons
}

/// All that could be said, with its weight.
fn weigh(net: &Net, before: &KingIsDead, after: &KingIsDead, eye: Seat) -> Vec<(Reason, f32)> {
    let players = after.table().seats().count();
    let (mut then, mut now) = (Features::new(), Features::new());
    features::write_like(before, after, eye, &mut then);
    features::write(after, eye, &mut now);
    let judged = net.log_odds(&net.look(&now));
    let without = |change: &dyn Fn(&mut Features)| {
        let mut hybrid = now.clone();
        change(&mut hybrid);
        judged - net.log_odds(&net.look(&hybrid))
    };
    let power = without(&|hybrid| hybrid.copy_from(&then, FACTIONS));
    let (old, new) = (before.table(), after.table());
    let coming = &new.track()[new.struggles()..];
    let turned = coming.iter().filter(|&&region| leader(old, region) != leader(new, region)).count();
    let mut weighed = Vec::new();
    for (place, &region) in coming.iter().enumerate() {
        let Some(reason) = of_region(old, new, region) else { continue };
        let mut weight = without(&|hybrid| hybrid.copy_from(&then, features::region(place)));
        if leader(old, region) != leader(new, region) {
            // Who would have how many regions follows from who leads in them.
            weight += power / turned as f32;
        }
        weighed.push((reason, weight));
    }
    if let Some(region) = hastened(old, new) {
        let weight = without(&|hybrid| reorder(hybrid, &now, old, new));
        weighed.push((Reason::Hastens(region), weight + if turned == 0 { power } else { 0.0 }));
    }
    if let Some(reason) = of_court(old, new, eye) {
        let weight = without(&|hybrid| {
            hybrid.copy_from(&then, features::COURT);
            hybrid.copy_from(&then, features::leads(players));
        });
        weighed.push((reason, weight));
    }
    let sets = sets_of(new, eye);
    if sets_of(old, eye) < sets {
        let weight = without(&|hybrid| {
            hybrid.copy_from(&then, features::SETS);
            hybrid.copy_from(&then, features::lead_in_sets(players));
        });
        weighed.push((Reason::CompletesSet(sets), weight));
    }
    let (unstable, would_be) = (old.projection().unstable, new.projection().unstable);
    if unstable != would_be {
        let closer = unstable < would_be;
        let reason = if closer { Reason::BringsFranceCloser } else { Reason::KeepsFranceAway };
        weighed.push((reason, without(&|hybrid| hybrid.copy_from(&then, INSTABILITY))));
    }
    if let Some(reason) = wins_if_all_pass(new, eye) {
        weighed.push((reason, without(&|hybrid| hybrid.copy_from(&then, OUTCOME))));
    }
    weighed
}

fn leader(table: &Table, region: Region) -> Option<Faction> {
    table.followers().in_region(region).leader()
}

/// By how many followers the strongest faction of a region leads.
fn lead(table: &Table, region: Region) -> u8 {
    let ByFaction(mut counts) = table.followers().in_region(region);
    counts.sort_unstable();
    counts[2] - counts[1]
}

/// What became of a region whose followers have changed.
fn of_region(old: &Table, new: &Table, region: Region) -> Option<Reason> {
    let here = new.followers().in_region(region);
    if old.followers().in_region(region) == here {
        return None;
    }
    Some(match (leader(old, region), leader(new, region)) {
        (_, None) if here.total() == 0 => Reason::Empties(region),
        (Some(_), None) => Reason::MakesTie(region),
        (None, None) => return None,
        (before, Some(faction)) if before != Some(faction) => Reason::PutsAhead(faction, region),
        (_, Some(faction)) => match lead(old, region).cmp(&lead(new, region)) {
            std::cmp::Ordering::Less => Reason::Strengthens(faction, region),
            std::cmp::Ordering::Equal => Reason::KeepsAhead(faction, region),
            std::cmp::Ordering::Greater => Reason::Weakens(faction, region),
        },
    })
}

/// The region whose struggle comes earlier now.
fn hastened(old: &Table, new: &Table) -> Option<Region> {
    let place = (0..Region::ALL.len()).find(|&place| old.track()[place] != new.track()[place])?;
    Some(new.track()[place])
}

/// The features of the regions in the order that they had before.
fn reorder(hybrid: &mut Features, now: &Features, old: &Table, new: &Table) {
    let first = new.struggles();
    for (place, &region) in old.track()[first..].iter().enumerate() {
        let from = features::region(new.space_of(region) - first);
        for (to, from) in features::region(place).zip(from) {
            hybrid.set(to, now.get(from));
        }
    }
}

/// How the player stands at court in the faction that was summoned.
fn of_court(old: &Table, new: &Table, eye: Seat) -> Option<Reason> {
    let faction = Faction::ALL.into_iter().find(|&faction| old.court(eye)[faction] < new.court(eye)[faction])?;
    let count = new.court(eye)[faction];
    let others = new.seats().iter().filter(|&seat| seat != eye);
    let best = others.map(|seat| new.court(seat)[faction]).max().unwrap_or(0);
    Some(match count.cmp(&best) {
        std::cmp::Ordering::Greater => Reason::HoldsMost(faction, count),
        std::cmp::Ordering::Equal => Reason::HoldsAsMany(faction, count),
        std::cmp::Ordering::Less => Reason::Holds(faction, count),
    })
}

/// The sets of the player's side, as everybody sees them.
fn sets_of(table: &Table, eye: Seat) -> u8 {
    let mut pool = ByFaction::<u8>::default();
    for seat in table.seats().iter().filter(|&seat| table.side(seat) == table.side(eye)) {
        for faction in Faction::ALL {
            pool[faction] += table.court(seat)[faction];
        }
    }
    pool.sets()
}

/// Whether the player's side would win if nobody played another card, as far as
/// the table shows: by courts or sets alone, and before all others.
fn wins_if_all_pass(table: &Table, eye: Seat) -> Option<Reason> {
    let projection = table.projection();
    let invaded = projection.invaded();
    let [first, second, _] = projection.ranking;
    let score = |seat: Seat| match invaded {
        true => (sets_of(table, seat), 0),
        false => {
            let counts_second = 0 < projection.discs[second];
            (table.court(seat)[first], if counts_second { table.court(seat)[second] } else { 0 })
        }
    };
    let best = |ours: bool| {
        let seats = table.seats().iter().filter(|&seat| (table.side(seat) == table.side(eye)) == ours);
        seats.map(score).max()
    };
    let reason = if invaded { Reason::WinsIfFranceComes } else { Reason::CrownedIfAllPass };
    (best(false) < best(true)).then_some(reason)
}

#[cfg(test)]
mod tests {
    use super::super::nets;
    use super::*;
    use crate::bot::HIDDEN;
    use crate::rules::Seats;
    use crate::rules::king_is_dead::Options;

    /// A net that finds everything interesting, by lot.
    fn opinionated(players: usize) -> Net {
        let mut rng = Rng::new(players as u64);
        let mut byte = || (rng.bits() % 31) as i8 - 15;
        let rows: Vec<[i8; HIDDEN]> = (0..features::count(players)).map(|_| std::array::from_fn(|_| byte())).collect();
        let output = std::array::from_fn(|_| f32::from(byte()) / 15_000.0);
        Net::new(&rows, output, 0.0)
    }

    /// Calls `check` at every turn of many games by chance: the position, the turn,
    /// the position after it.
    fn at_every_turn(mut check: impl FnMut(&Net, &KingIsDead, &[Action], &KingIsDead)) {
        let mut rng = Rng::new(8);
        for game in 0..24 {
            let seats = Seats::new(2 + game % 3).unwrap();
            let mode = if game / 3 % 2 == 0 { Mode::Base } else { Mode::Advanced };
            let net = opinionated(seats.count());
            let mut position = KingIsDead::new(seats, &Options { mode, start: None }, &mut rng).unwrap();
            while let Some(seat) = position.to_act() {
                let before = position;
                let mut turn = Vec::new();
                while position.to_act() == Some(seat) && (turn.is_empty() || position.table().phase() != Phase::Turn) {
                    let action = position.random_action(&mut rng);
                    position.apply(action, &mut rng);
                    turn.push(action);
                }
                check(&net, &before, &turn, &position);
            }
        }
    }

    #[test]
    fn what_is_said_is_true_after_the_turn() {
        let (mut plays, mut told, mut kinds) = (0, 0, std::collections::BTreeSet::new());
        at_every_turn(|net, before, turn, after| {
            let eye = before.to_act().unwrap();
            let reasons = by_net(net, before, turn);
            assert!(reasons.len() <= 2, "{reasons:?}");
            let (old, new) = (before.table(), after.table());
            for &reason in &reasons {
                kinds.insert(format!("{reason:?}").split('(').next().map(str::to_owned));
                let holds = |faction, count| new.court(eye)[faction] == count;
                let ahead = |faction, region| leader(new, region) == Some(faction);
                let is_so = match reason {
                    Reason::PutsAhead(faction, region) => {
                        ahead(faction, region) && leader(old, region) != Some(faction)
                    }
                    Reason::KeepsAhead(faction, region) => {
                        ahead(faction, region) && leader(old, region) == Some(faction)
                    }
                    Reason::Strengthens(faction, region) => {
                        ahead(faction, region) && lead(old, region) < lead(new, region)
                    }
                    Reason::Weakens(faction, region) => ahead(faction, region) && lead(new, region) < lead(old, region),
                    Reason::MakesTie(region) => leader(new, region).is_none() && leader(old, region).is_some(),
                    Reason::Empties(region) => new.followers().in_region(region).total() == 0,
                    Reason::Hastens(region) => new.space_of(region) < old.space_of(region),
                    Reason::HoldsMost(faction, count) => {
                        let mut others = new.seats().iter().filter(|&seat| seat != eye);
                        holds(faction, count) && others.all(|seat| new.court(seat)[faction] < count)
                    }
                    Reason::HoldsAsMany(faction, count) => {
                        let all = new.seats().iter().map(|seat| new.court(seat)[faction]);
                        holds(faction, count) && all.max() == Some(count)
                    }
                    Reason::Holds(faction, count) => holds(faction, count),
                    Reason::CompletesSet(sets) => sets_of(new, eye) == sets && sets_of(old, eye) < sets,
                    Reason::BringsFranceCloser => old.projection().unstable < new.projection().unstable,
                    Reason::KeepsFranceAway => new.projection().unstable < old.projection().unstable,
                    Reason::BringsStruggle(region) => !new.open().contains(region) && old.open().contains(region),
                    Reason::PutsOff(region) => new.passes() == 0 && old.contested() == Some(region),
                    Reason::SavesCards => turn == [Action::Pass] && !after.hand(eye).is_empty(),
                    Reason::CrownedIfAllPass => !new.projection().invaded(),
                    Reason::WinsIfFranceComes => new.projection().invaded(),
                };
                assert!(is_so, "{reason:?} of {turn:?} in {before:?}");
            }
            if matches!(turn[0], Action::Play(_)) && after.to_act().is_some() {
                plays += 1;
                told += usize::from(!reasons.is_empty());
            }
        });
        assert!(plays * 49 < told * 50, "{told} of {plays} cards have a reason");
        assert!(15 <= kinds.len(), "{kinds:?}");
    }

    /// Whatever else the player holds: others who hear it learn nothing.
    #[test]
    fn reasons_are_the_same_whatever_the_player_hides() {
        let mut rng = Rng::new(5);
        let mut compared = 0;
        at_every_turn(|net, before, turn, _| {
            let eye = before.to_act().unwrap();
            let reasons = by_net(net, before, turn);
            assert_eq!(reasons, by_net(net, before, turn), "the same again");
            for _ in 0..6 {
                let other = KingIsDead::imagine(&before.view(Observer::Public), &mut rng);
                let can = match turn[0] {
                    Action::Play(card) => other.hand(eye).contains(card),
                    _ => true,
                };
                if can {
                    assert_eq!(by_net(net, &other, turn), reasons, "{turn:?}");
                    compared += usize::from(other.hand(eye) != before.hand(eye));
                }
            }
        });
        assert!(300 < compared, "{compared}");
    }

    #[test]
    fn a_net_without_an_opinion_plays_a_card_for_time_alone() {
        at_every_turn(|_, before, turn, _| {
            let seats = before.table().seats();
            let blank = Net::new(&vec![[0; HIDDEN]; features::count(seats.count())], [0.0; HIDDEN], 0.0);
            let reasons = by_net(&blank, before, turn);
            assert!(matches!(reasons[..], [] | [Reason::PutsOff(_)]) || turn == [Action::Pass], "{reasons:?}");
            let view = before.view(Observer::Seat(before.to_act().unwrap()));
            assert_eq!(of(&view, turn), by_net(&nets::learned(seats).net, before, turn));
        });
    }
}
