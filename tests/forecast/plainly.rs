//! The endings by the letter of the rules, section 5, over what the table shows:
//! slow, and written without a look at the engine.

use interregnum::rules::king_is_dead::{Decision, Ending, Faction, HAND_SIZE, Region, Table};
use interregnum::rules::{Seat, SeatSet};

/// Compares the forecast with what the rules say.
#[track_caller]
pub fn agrees(table: &Table) {
    let forecast = table.forecast();
    let outcomes = outcomes(table);
    let ties = outcomes.iter().filter(|(_, winner)| winner.is_none()).count();
    assert_eq!(forecast.coming == Ending::Invasion, 3 <= ties, "{table:?}");
    let held = |faction| outcomes.iter().filter(|(_, winner)| *winner == Some(faction)).count();
    for faction in Faction::ALL {
        assert_eq!(usize::from(forecast.coronation.held[faction]), held(faction), "{table:?}");
    }
    assert_eq!(forecast.coronation.ranking.to_vec(), ranking(&outcomes), "{table:?}");
    let crowned = forecast.coronation.decided.map(|decided| (decided.winners, decided.by));
    assert_eq!(crowned, coronation(table, &outcomes), "{table:?}");
    let unstable = Region::ALL.into_iter().filter(|&region| table.unstable().contains(region)).count();
    assert_eq!(forecast.invasion.missing, 3 - unstable, "{table:?}");
    for seat in table.seats().iter() {
        assert_eq!(usize::from(forecast.invasion.sets[seat]), sets(table, seat), "{table:?}");
    }
    let decided = forecast.invasion.decided;
    assert_eq!((decided.winners, decided.by), invasion(table), "{table:?}");
}

/// Every struggle by space: who has won it, or would.
fn outcomes(table: &Table) -> Vec<(usize, Option<Faction>)> {
    let outcome = |(space, &region): (usize, &Region)| {
        if table.unstable().contains(region) {
            return (space, None);
        }
        if let Some(holder) = Faction::ALL.into_iter().find(|&faction| table.controlled(faction).contains(region)) {
            return (space, Some(holder));
        }
        let most = Faction::ALL.map(|faction| table.followers().count(faction, region)).into_iter().max();
        let ahead = |faction: &Faction| Some(table.followers().count(*faction, region)) == most;
        let leaders: Vec<Faction> = Faction::ALL.into_iter().filter(ahead).collect();
        (space, if leaders.len() == 1 { Some(leaders[0]) } else { None })
    };
    table.track().iter().enumerate().map(outcome).collect()
}

/// By regions; of equal ones, who won last comes first.
fn ranking(outcomes: &[(usize, Option<Faction>)]) -> Vec<Faction> {
    let wins = |faction: Faction| outcomes.iter().filter(move |(_, winner)| *winner == Some(faction));
    let mut ranking = Faction::ALL.to_vec();
    ranking.sort_by_key(|&faction| {
        let last = wins(faction).map(|(space, _)| *space as i32).max().unwrap_or(-1);
        (-(wins(faction).count() as i32), -last)
    });
    ranking
}

fn coronation(table: &Table, outcomes: &[(usize, Option<Faction>)]) -> Option<(SeatSet, Decision)> {
    let ranking = ranking(outcomes);
    let holds = |faction: Faction| outcomes.iter().any(|(_, winner)| *winner == Some(faction));
    if !holds(ranking[0]) {
        return None;
    }
    let mut tied: Vec<Seat> = table.seats().iter().collect();
    for (faction, decision) in [(ranking[0], Decision::FirstFaction), (ranking[1], Decision::SecondFaction)] {
        // Without a region there is no second faction.
        if !holds(faction) {
            continue;
        }
        let most = tied.iter().map(|&seat| table.court(seat)[faction]).max();
        tied.retain(|&seat| Some(table.court(seat)[faction]) == most);
        if tied.iter().all(|&seat| side(table, seat) == side(table, tied[0])) {
            let decision = if tied.len() == 1 { decision } else { Decision::Partners };
            return Some((with_partners(table, &tied), decision));
        }
    }
    // Plot would come here; the public knows nothing of it.
    let left = |seat: Seat| partners(table, seat).iter().map(|&one| HAND_SIZE - table.pile(one).len()).sum::<usize>();
    let latest = |seat: Seat| partners(table, seat).iter().filter_map(|&one| table.last_play(one)).max();
    let done: Vec<Seat> = tied.iter().copied().filter(|&seat| left(seat) == 0).collect();
    if !done.is_empty() {
        let first = done.iter().map(|&seat| latest(seat)).min();
        let winners: Vec<Seat> = done.into_iter().filter(|&seat| Some(latest(seat)) == first).collect();
        return Some((with_partners(table, &winners), Decision::AllCardsPlayed));
    }
    if tied.iter().all(|&seat| latest(seat).is_none()) {
        return Some((with_partners(table, &tied), Decision::Shared));
    }
    let fewest = tied.iter().map(|&seat| left(seat)).min();
    tied.retain(|&seat| Some(left(seat)) == fewest);
    if tied.iter().all(|&seat| side(table, seat) == side(table, tied[0])) {
        return Some((with_partners(table, &tied), Decision::FewestCardsLeft));
    }
    let earliest = tied.iter().filter_map(|&seat| latest(seat)).min();
    tied.retain(|&seat| latest(seat) == earliest);
    Some((with_partners(table, &tied), Decision::EarlierLastPlay))
}

fn invasion(table: &Table) -> (SeatSet, Decision) {
    let most = table.seats().iter().map(|seat| sets(table, seat)).max();
    let mut tied: Vec<Seat> = table.seats().iter().filter(|&seat| Some(sets(table, seat)) == most).collect();
    if tied.iter().all(|&seat| side(table, seat) == side(table, tied[0])) {
        return (with_partners(table, &tied), Decision::Sets);
    }
    let latest = |seat: Seat| partners(table, seat).iter().filter_map(|&one| table.last_play(one)).max();
    let Some(last) = tied.iter().filter_map(|&seat| latest(seat)).max() else {
        return (with_partners(table, &tied), Decision::Shared);
    };
    tied.retain(|&seat| latest(seat) == Some(last));
    (with_partners(table, &tied), Decision::LastPlay)
}

/// Complete sets of a seat; a team's courts are one.
fn sets(table: &Table, seat: Seat) -> usize {
    let mut courts: Vec<Faction> = Vec::new();
    for one in partners(table, seat) {
        for faction in Faction::ALL {
            courts.extend((0..table.court(one)[faction]).map(|_| faction));
        }
    }
    let mut sets = 0;
    while Faction::ALL.into_iter().all(|faction| courts.contains(&faction)) {
        for faction in Faction::ALL {
            let place = courts.iter().position(|&other| other == faction).expect("one is there");
            courts.remove(place);
        }
        sets += 1;
    }
    sets
}

/// Opposite seats at a table of four, otherwise everybody alone.
fn side(table: &Table, seat: Seat) -> usize {
    if table.seats().count() == 4 { seat.index() % 2 } else { seat.index() }
}

fn partners(table: &Table, seat: Seat) -> Vec<Seat> {
    table.seats().iter().filter(|&other| side(table, other) == side(table, seat)).collect()
}

fn with_partners(table: &Table, seats: &[Seat]) -> SeatSet {
    seats.iter().flat_map(|&seat| partners(table, seat)).collect()
}
