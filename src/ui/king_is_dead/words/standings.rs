//! The numbers behind an ending, and how they are listed. A side is a single
//! player or, at a table of four, a team, which its first seat stands for.

use std::cmp::Reverse;

use super::super::super::lang::Lang;
use super::player;
use crate::rules::Seat;
use crate::rules::king_is_dead::{ByFaction, Card, Faction, Hand, View};

/// A finished game, in which every hand is known, and the players' names.
#[derive(Clone, Copy)]
pub struct Standings<'a> {
    pub view: &'a View,
    pub names: &'a [String],
    pub lang: Lang,
}

impl Standings<'_> {
    pub fn everybody(&self) -> Vec<Seat> {
        self.view.table().seats().iter().collect()
    }

    /// The seats that stand for their sides.
    pub fn sides(&self) -> Vec<Seat> {
        self.sides_of(&self.everybody())
    }

    pub fn sides_of(&self, seats: &[Seat]) -> Vec<Seat> {
        let mut sides: Vec<Seat> = seats.iter().map(|&seat| self.view.table().side(seat)).collect();
        sides.sort_unstable();
        sides.dedup();
        sides
    }

    /// All who play with this seat, itself included.
    pub fn team(&self, side: Seat) -> Vec<Seat> {
        let table = self.view.table();
        table.seats().iter().filter(|&seat| table.side(seat) == table.side(side)).collect()
    }

    /// Followers of a faction at a court; Plot adds one to the first faction.
    pub fn court(&self, seat: Seat, faction: Faction, first: bool) -> u8 {
        self.view.table().court(seat)[faction] + u8::from(first && self.holds_plot(seat))
    }

    pub fn holds_plot(&self, seat: Seat) -> bool {
        matches!(self.view.hand(seat), Hand::Known(cards) if cards.contains(Card::Plot))
    }

    fn team_holds_plot(&self, side: Seat) -> bool {
        self.team(side).into_iter().any(|seat| self.holds_plot(seat))
    }

    /// Sets of the pooled courts; Plot stands in for the scarcest faction.
    pub fn sets(&self, side: Seat) -> u8 {
        let mut pool = ByFaction::<u8>::default();
        for seat in self.team(side) {
            for faction in Faction::ALL {
                pool[faction] += self.view.table().court(seat)[faction];
            }
        }
        if let Some(scarcest) = pool.0.iter_mut().min().filter(|_| self.team_holds_plot(side)) {
            *scarcest += 1;
        }
        pool.sets()
    }

    /// When a side played last, counted in cards of the whole game.
    pub fn latest_play(&self, side: Seat) -> Option<u8> {
        self.team(side).into_iter().filter_map(|seat| self.view.table().last_play(seat)).max()
    }

    /// When the last of a side had played every card.
    pub fn done_at(&self, side: Seat) -> Option<u8> {
        let emptied = self.team(side).into_iter().map(|seat| self.view.table().emptied(seat));
        emptied.collect::<Option<Vec<u8>>>()?.into_iter().max()
    }

    /// Cards that a side could still have played.
    pub fn cards_left(&self, side: Seat) -> usize {
        let left = |seat| match self.view.hand(seat) {
            Hand::Known(cards) => cards.playable_count(),
            Hand::Hidden(count) => count,
        };
        self.team(side).into_iter().map(left).sum()
    }

    /// "Maud and Hugh".
    pub fn people(&self, seats: &[Seat]) -> String {
        let people: Vec<String> = seats.iter().map(|&seat| player(seat, self.names).to_owned()).collect();
        self.lang.list(&people)
    }

    /// Sides with all who are in them: "Maud and Hugh", or "Maud and Morag, Hugh and
    /// Gwen" for teams.
    pub fn each_side(&self, sides: &[Seat]) -> String {
        let teams: Vec<Vec<Seat>> = sides.iter().map(|&side| self.team(side)).collect();
        match teams.iter().any(|team| 1 < team.len()) {
            true => teams.iter().map(|team| self.people(team)).collect::<Vec<_>>().join(", "),
            false => self.people(sides),
        }
    }

    /// Followers of a faction at each court: "Maud 5, Hugh 4".
    pub fn list_courts(&self, faction: Faction, first: bool, seats: &[Seat]) -> String {
        let order = sorted(seats, |seat| Reverse(self.court(seat, faction, first)));
        let score = |&seat: &Seat| {
            let plot = first && self.holds_plot(seat);
            self.score(player(seat, self.names), self.court(seat, faction, first).into(), plot)
        };
        order.iter().map(score).collect::<Vec<_>>().join(", ")
    }

    /// Sets of each side: "Maud 2, Hugh 1".
    pub fn list_sets(&self, sides: &[Seat]) -> String {
        let order = sorted(sides, |side| Reverse(self.sets(side)));
        let score = |&side: &Seat| {
            self.score(&self.people(&self.team(side)), self.sets(side).into(), self.team_holds_plot(side))
        };
        order.iter().map(score).collect::<Vec<_>>().join(", ")
    }

    /// Cards left to each side, the fewest first: "Maud 1, Hugh 3".
    pub fn list_cards_left(&self, sides: &[Seat]) -> String {
        let order = sorted(sides, |side| self.cards_left(side));
        let score = |&side: &Seat| self.score(&self.people(&self.team(side)), self.cards_left(side), false);
        order.iter().map(score).collect::<Vec<_>>().join(", ")
    }

    /// When each side played last, the latest first: "Maud (card 15 of the game),
    /// Hugh (card 12)".
    pub fn list_latest_plays(&self, sides: &[Seat]) -> String {
        self.list_plays(&sorted(sides, |side| Reverse(self.latest_play(side))))
    }

    /// The same with the earliest first; who never played comes last.
    pub fn list_earliest_plays(&self, sides: &[Seat]) -> String {
        self.list_plays(&sorted(sides, |side| (self.latest_play(side).is_none(), self.latest_play(side))))
    }

    fn list_plays(&self, order: &[Seat]) -> String {
        let told = order.iter().enumerate().map(|(place, &side)| self.at_card(side, self.latest_play(side), place));
        told.collect::<Vec<_>>().join(", ")
    }

    /// When each side had played every card, or how many it has left.
    pub fn list_finished(&self, sides: &[Seat]) -> String {
        let order = sorted(sides, |side| (self.done_at(side).is_none(), self.done_at(side), self.cards_left(side)));
        let told = order.iter().enumerate().map(|(place, &side)| match (self.done_at(side), self.lang) {
            (Some(play), _) => self.at_card(side, Some(play), place),
            (None, Lang::En) => format!("{} ({} left)", self.people(&self.team(side)), self.cards_left(side)),
            (None, Lang::Fr) => format!("{} (il en reste {})", self.people(&self.team(side)), self.cards_left(side)),
        });
        told.collect::<Vec<_>>().join(", ")
    }

    fn score(&self, name: &str, value: usize, plot: bool) -> String {
        // A number after a number would read as one.
        match name.ends_with(|letter: char| letter.is_ascii_digit()) {
            true => self.lang.labelled(name, &self.with_plot(value, plot)),
            false => format!("{name} {}", self.with_plot(value, plot)),
        }
    }

    fn with_plot(&self, value: usize, plot: bool) -> String {
        match (plot, self.lang) {
            (false, _) => value.to_string(),
            (true, Lang::En) => format!("{value} (with Plot)"),
            (true, Lang::Fr) => format!("{value} (avec Complot)"),
        }
    }

    /// What the number counts is said once, at the first place of a list.
    fn at_card(&self, side: Seat, play: Option<u8>, place: usize) -> String {
        let people = self.people(&self.team(side));
        match (play, place, self.lang) {
            (Some(play), 0, Lang::En) => format!("{people} (card {play} of the game)"),
            (Some(play), 0, Lang::Fr) => format!("{people} (carte {play} de la partie)"),
            (Some(play), _, Lang::En) => format!("{people} (card {play})"),
            (Some(play), _, Lang::Fr) => format!("{people} (carte {play})"),
            (None, _, Lang::En) => format!("{people} (no card)"),
            (None, _, Lang::Fr) => format!("{people} (aucune carte)"),
        }
    }
}

/// Those of `seats` with the highest `score`.
pub fn best<S: Ord>(seats: &[Seat], score: impl Fn(Seat) -> S) -> Vec<Seat> {
    let highest = seats.iter().map(|&seat| score(seat)).max();
    seats.iter().copied().filter(|&seat| Some(score(seat)) == highest).collect()
}

/// These seats, those with the lowest `key` first.
pub fn sorted<S: Ord>(seats: &[Seat], key: impl Fn(Seat) -> S) -> Vec<Seat> {
    // There are four at most: the library's sort would be written out at length
    // for every key.
    let mut order: Vec<Seat> = Vec::new();
    for &seat in seats {
        let place = order.iter().position(|&other| key(seat) < key(other)).unwrap_or(order.len());
        order.insert(place, seat);
    }
    order
}
