//! Invasion and coronation: who wins, and what decided it.

use serde::{Deserialize, Serialize};

use super::KingIsDead;
use super::card::Card;
use super::faction::{ByFaction, Faction};
use super::table::Table;
use crate::rules::{Outcome, Seat, SeatSet};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// Invasion or coronation.
    pub ending: Ending,
    /// Every seat that won, in order, partners included.
    pub winners: Vec<Seat>,
    /// The factions by power in a coronation; only the first if the others
    /// control nothing. Empty in an invasion.
    pub ranking: Vec<Faction>,
    /// The comparison that settled it.
    pub decided_by: Decision,
}

/// The two ways a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// Three regions are unstable: whoever unites the factions wins.
    Invasion,
    /// Eight struggles are resolved: the strongest faction crowns its favourite.
    Coronation,
}

/// The comparison that settled a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// Most complete sets.
    Sets,
    /// Of those tied, the most recent play.
    #[serde(rename = "last play")]
    LastPlay,
    /// Most followers of the strongest faction.
    #[serde(rename = "first faction")]
    FirstFaction,
    /// Most followers of the second faction.
    #[serde(rename = "second faction")]
    SecondFaction,
    /// Plot, held by one of those tied.
    Plot,
    /// All cards played first.
    #[serde(rename = "all cards played")]
    AllCardsPlayed,
    /// Fewest cards left.
    #[serde(rename = "fewest cards left")]
    FewestCardsLeft,
    /// The earlier last play.
    #[serde(rename = "earlier last play")]
    EarlierLastPlay,
    /// Nobody of those tied ever played.
    Shared,
    /// All those tied are of one team.
    Partners,
}

impl Table {
    /// The factions that control regions, strongest first: by regions, then by
    /// the later last struggle won. With two in play the third, which controls
    /// nothing, stands last; alone, the first has no second beside it.
    pub(super) fn ranking(&self) -> Ranking {
        let mut power = Faction::ALL.map(|faction| {
            let regions = self.controlled[faction];
            let last_won = self.track.iter().rposition(|&region| regions.contains(region));
            (regions.len(), last_won, faction)
        });
        power.sort_unstable_by_key(|&(regions, last_won, _)| std::cmp::Reverse((regions, last_won)));
        let count = if power[1].0 == 0 { 1 } else { 3 };
        Ranking { factions: power.map(|(_, _, faction)| faction), count }
    }
}

pub(super) struct Ranking {
    pub(super) factions: [Faction; 3],
    count: usize,
}

/// The result without its words: small, and free of the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided {
    /// Every seat that wins, partners included.
    pub winners: SeatSet,
    /// The comparison that settles it.
    pub by: Decision,
}

impl KingIsDead {
    /// Who has won. The game is over.
    #[inline(never)] // once a game, and large: it would slow down every step
    pub(super) fn decide(&self) -> Outcome {
        let winners = self.decided().winners;
        let sides = self.table.seats.iter().filter(|&seat| self.leads(seat) && winners.contains(seat)).count();
        Outcome { winners, sides: sides as u8 }
    }

    /// The full result. The game is over.
    pub(super) fn verdict(&self) -> Verdict {
        let decided = self.decided();
        let (ending, ranking) = if self.table.invaded() {
            (Ending::Invasion, Vec::new())
        } else {
            let ranking = self.table.ranking();
            (Ending::Coronation, ranking.factions[..ranking.count].to_vec())
        };
        Verdict { ending, winners: decided.winners.iter().collect(), ranking, decided_by: decided.by }
    }

    fn decided(&self) -> Decided {
        if self.table.invaded() { self.invasion() } else { self.coronation() }
    }

    /// Most sets; of those tied, who played most recently.
    pub(super) fn invasion(&self) -> Decided {
        let sides: SeatSet = self.table.seats.iter().filter(|&seat| self.leads(seat)).collect();
        let mut tied = best(sides, |side| self.sets(side));
        let by = if tied.len() == 1 {
            Decision::Sets
        } else if tied.iter().all(|side| self.latest_play(side) == 0) {
            Decision::Shared
        } else {
            tied = best(tied, |side| self.latest_play(side));
            Decision::LastPlay
        };
        self.won(tied, by)
    }

    /// Courts are compared one by one; whoever is crowned, the team wins.
    pub(super) fn coronation(&self) -> Decided {
        let ranking = self.table.ranking();
        let first = ranking.factions[0];
        let mut tied = best(self.table.seats.iter().collect(), |seat| {
            self.table.courts[seat][first] + u8::from(self.holds_plot(seat))
        });
        if let Some(decided) = self.settled(tied, Decision::FirstFaction) {
            return decided;
        }
        if 1 < ranking.count {
            tied = best(tied, |seat| self.table.courts[seat][ranking.factions[1]]);
            if let Some(decided) = self.settled(tied, Decision::SecondFaction) {
                return decided;
            }
        }
        let plotter: SeatSet = tied.iter().filter(|&seat| self.holds_plot(seat)).collect();
        if !plotter.is_empty() {
            return self.won(plotter, Decision::Plot);
        }
        self.most_decisive(tied.iter().map(|seat| self.table.side(seat)).collect())
    }

    /// The last tiebreak, between sides: who first played all cards; else who
    /// has fewest left, and then who made the last play earlier (ruling CO5).
    fn most_decisive(&self, mut sides: SeatSet) -> Decided {
        let done: SeatSet = sides.iter().filter(|&side| self.done_at(side).is_some()).collect();
        if !done.is_empty() {
            return self.won(best(done, |side| std::cmp::Reverse(self.done_at(side))), Decision::AllCardsPlayed);
        }
        if sides.iter().all(|side| self.latest_play(side) == 0) {
            return self.won(sides, Decision::Shared);
        }
        sides = best(sides, |side| std::cmp::Reverse(self.cards_left(side)));
        if sides.len() == 1 {
            return self.won(sides, Decision::FewestCardsLeft);
        }
        // Who never played ranks last.
        let rank = |side| self.latest_play(side).wrapping_sub(1);
        self.won(best(sides, |side| std::cmp::Reverse(rank(side))), Decision::EarlierLastPlay)
    }

    /// The end of the comparison, if all who are still tied play together.
    fn settled(&self, tied: SeatSet, by: Decision) -> Option<Decided> {
        let mut sides = tied.iter().map(|seat| self.table.side(seat));
        let first = sides.next();
        if !sides.all(|side| Some(side) == first) {
            return None;
        }
        Some(self.won(tied, if tied.len() == 1 { by } else { Decision::Partners }))
    }

    /// These seats or sides win, and their partners with them.
    fn won(&self, tied: SeatSet, by: Decision) -> Decided {
        let sides: SeatSet = tied.iter().map(|seat| self.table.side(seat)).collect();
        let winners = self.table.seats.iter().filter(|&seat| sides.contains(self.table.side(seat)));
        Decided { winners: winners.collect(), by }
    }

    /// Whether the seat stands for its side.
    fn leads(&self, seat: Seat) -> bool {
        self.table.side(seat) == seat
    }

    fn team(&self, side: Seat) -> impl Iterator<Item = Seat> {
        self.table.seats.iter().filter(move |&seat| self.table.side(seat) == side)
    }

    fn holds_plot(&self, seat: Seat) -> bool {
        self.hands[seat].contains(Card::Plot)
    }

    /// Sets of the pooled courts; Plot stands in for the scarcest faction.
    pub(super) fn sets(&self, side: Seat) -> u8 {
        let mut pool = ByFaction::<u8>::default();
        for seat in self.team(side) {
            for faction in Faction::ALL {
                pool[faction] += self.table.courts[seat][faction];
            }
        }
        if self.team(side).any(|seat| self.holds_plot(seat))
            && let Some(scarcest) = pool.0.iter_mut().min()
        {
            *scarcest += 1;
        }
        pool.sets()
    }

    pub(super) fn latest_play(&self, side: Seat) -> u8 {
        self.team(side).map(|seat| self.table.last_play[seat]).max().unwrap_or(0)
    }

    /// When the last member played the last playable card.
    fn done_at(&self, side: Seat) -> Option<u8> {
        self.team(side).map(|seat| self.table.emptied(seat)).try_fold(0, |latest, emptied| Some(latest.max(emptied?)))
    }

    fn cards_left(&self, side: Seat) -> usize {
        self.team(side).map(|seat| self.hands[seat].playable_count()).sum()
    }
}

/// Those of `seats` with the highest `score`.
fn best<S: Ord + Copy>(seats: SeatSet, score: impl Fn(Seat) -> S) -> SeatSet {
    let highest = seats.iter().map(&score).max();
    seats.iter().filter(|&seat| Some(score(seat)) == highest).collect()
}
