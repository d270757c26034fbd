//! Looking back with somebody who judges every turn: in the worker, turn after
//! turn, as long as the player likes.

use leptos::prelude::*;

use super::desk::Desk;
use crate::play::{Reviewed, Turn, read_review, write_review};
use crate::rules::Observer;
use crate::ui::draw::State;
use crate::ui::game_ui::GameUi;
use crate::web::brain;

/// The judgements of a game, and the work on them. Copies are the same.
pub struct Review<G: GameUi> {
    desk: Desk<G>,
    /// The turns that can be judged, with what their seats knew.
    turns: StoredValue<Vec<Turn<G>>>,
    /// What has been found out, in the order of the game.
    judged: State<Vec<Reviewed<G>>>,
    /// Whether it is being worked on.
    running: State<bool>,
}

// Derived, these would ask for a game that can be copied.
impl<G: GameUi> Clone for Review<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: GameUi> Copy for Review<G> {}

impl<G: GameUi> Review<G> {
    /// Goes on from what is kept with the game.
    pub fn new(desk: Desk<G>) -> Review<G> {
        let turns = untrack(|| judgeable(desk));
        let mut judged = read_review::<G>(&desk.review.get_untracked());
        desk.seating.with_untracked(|seating| {
            judged.retain(|judged| turns.iter().any(|turn| judged.is_about(turn)) && judged.holds(seating.session()));
        });
        let review =
            Review { desk, turns: StoredValue::new(turns), judged: State::new(judged), running: State::new(false) };
        on_cleanup(|| brain::analyst().cancel());
        review
    }

    /// Judges what has not been judged, one turn after another.
    pub fn start(self) {
        self.running.set(true);
        self.judge_next();
    }

    /// Leaves it at what has been found out.
    pub fn stop(self) {
        brain::analyst().cancel();
        self.rest();
    }

    fn judge_next(self) {
        let is_new =
            |turn: &&Turn<G>| self.judged.with_untracked(|judged| !judged.iter().any(|one| one.is_about(turn)));
        let Some(turn) = self.turns.with_value(|turns| turns.iter().find(is_new).cloned()) else { return self.rest() };
        let (view, actions) = (turn.before.clone(), turn.actions.clone());
        brain::analyst().judge::<G>(&view, &actions, move |judgement| {
            // Whoever has left since does not want to know any more.
            if self.turns.is_disposed() || !self.running.get_untracked() {
                return;
            }
            let reviewed = Reviewed::new(&turn, judgement);
            self.judged.update(|judged| {
                let place = judged.partition_point(|earlier| earlier.begins < reviewed.begins);
                judged.insert(place, reviewed);
            });
            self.keep();
            self.judge_next();
        });
    }

    /// Keeps what has been found out with the game, whoever leaves when.
    fn keep(self) {
        self.desk.review.set(self.judged.with_untracked(|judged| write_review(judged)));
    }

    fn rest(self) {
        self.running.set(false);
    }

    /// Whether it is being worked on.
    pub fn is_running(self) -> bool {
        self.running.get()
    }

    /// How many turns have been judged, and how many there are.
    pub fn progress(self) -> (usize, usize) {
        (self.judged.with(Vec::len), self.turns.with_value(Vec::len))
    }

    /// What has been found out, in the order of the game.
    pub fn judged(self) -> Vec<Reviewed<G>> {
        self.judged.get()
    }

    /// What is to be said of a turn, if that is known: with the turn, as the seat
    /// saw it whose turn it was.
    pub fn of(self, begins: usize) -> Option<(Turn<G>, Reviewed<G>)> {
        let judged = self.judged.with(|judged| judged.iter().find(|judged| judged.begins == begins).cloned())?;
        let turn = self.turns.with_value(|turns| turns.iter().find(|turn| judged.is_about(turn)).cloned())?;
        Some((turn, judged))
    }
}

/// The turns of the game with what their seats knew. While it goes on, only those
/// of the one person who plays: the others' cards are still their own.
fn judgeable<G: GameUi>(desk: Desk<G>) -> Vec<Turn<G>> {
    desk.seating.with(|seating| {
        let over = seating.to_act().is_none();
        let alone = seating.people().count() == 1;
        let open = |seat| over || (alone && seating.is_human(seat));
        // What each seat knew of all turns; of these, its own.
        let mut known: Vec<_> =
            seating.seats().iter().map(|seat| seating.turns(Observer::Seat(seat)).into_iter()).collect();
        let mut turns = Vec::new();
        loop {
            let next: Vec<Option<Turn<G>>> = known.iter_mut().map(Iterator::next).collect();
            if next.iter().any(Option::is_none) {
                return turns;
            }
            let own = next.into_iter().flatten().zip(seating.seats().iter()).find(|(turn, seat)| turn.seat == *seat);
            turns.extend(own.map(|(turn, _)| turn).filter(|turn| open(turn.seat)));
        }
    })
}
