//! What came of looking back at a game: a judgement of each turn, kept with the
//! game so that nobody has to wait for it twice.

use serde::{Deserialize, Serialize};

#[cfg(feature = "wire")]
use super::{Player, Save};
use super::{Session, Turn};
use crate::bot::Judgement;
#[cfg(feature = "wire")]
use crate::rules::GameExt;
use crate::rules::Notation;

/// A turn and what is to be said of it. Chances are in percent: more exact than
/// that they are not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Reviewed<G: Notation> {
    /// How many actions had been taken before the turn.
    pub begins: usize,
    /// The turn.
    pub actions: Vec<G::Action>,
    /// What each seat could hope for before it.
    pub chances: Vec<u8>,
    /// What the seat whose turn it was could hope for after it.
    pub played: u8,
    /// The same after the best turn.
    pub best: u8,
    /// The best turn.
    pub better: Vec<G::Action>,
}

impl<G: Notation> Reviewed<G> {
    /// A turn with its judgement.
    pub fn new(turn: &Turn<G>, judgement: Judgement<G>) -> Reviewed<G> {
        let percent = |chance: f32| (chance * 100.0).round() as u8;
        Reviewed {
            begins: turn.begins,
            actions: turn.actions.clone(),
            chances: judgement.chances.into_iter().map(percent).collect(),
            played: percent(judgement.played),
            best: percent(judgement.best),
            better: judgement.turn,
        }
    }

    /// How many points of its chance the turn gave away.
    pub fn lost(&self) -> u8 {
        self.best.saturating_sub(self.played)
    }

    /// Whether it can be true of a game: what a file says may be anything.
    pub fn holds(&self, session: &Session<G>) -> bool {
        let numbers = self.chances.iter().chain([&self.played, &self.best]);
        let mut game = session.clone();
        game.rewind(self.begins);
        numbers.into_iter().all(|&number| number <= 100)
            && self.chances.len() == game.position().seats().count()
            && !self.better.is_empty()
            && self.better.iter().all(|&action| game.play(action).is_ok())
    }

    /// Whether this is about that turn: what was taken back and played otherwise
    /// has to be judged anew.
    pub fn is_about(&self, turn: &Turn<G>) -> bool {
        self.begins == turn.begins && self.actions == turn.actions
    }
}

/// Judgements as text, for a save.
#[cfg(feature = "wire")]
pub fn write_review<G: Notation>(review: &[Reviewed<G>]) -> String {
    let bytes = postcard::to_allocvec(review).unwrap_or_default();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads them; none where the text is not what it should be: they can be found out
/// again.
#[cfg(feature = "wire")]
pub fn read_review<G: Notation>(text: &str) -> Vec<Reviewed<G>> {
    let digits: Option<Vec<u8>> = text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
    let bytes: Vec<u8> = digits.unwrap_or_default().chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    postcard::from_bytes(&bytes).unwrap_or_default()
}

/// What might have been after so many turns of a game. A bot that was to act takes
/// the better turn, if that is known: by itself it would do the same again.
#[cfg(feature = "wire")]
pub fn what_if<G: Notation>(save: &Save<G>, turns: usize) -> Save<G> {
    let mut branch = save.as_after(turns);
    let begins = branch.session.actions().len();
    let to_act = branch.session.position().to_act();
    let bot = to_act.is_some_and(|seat| !matches!(branch.chairs[seat.index()].player, Player::Human));
    let known = read_review::<G>(&save.review);
    if let Some(known) = known.iter().find(|turn| bot && turn.begins == begins && turn.holds(&branch.session)) {
        for &action in &known.better {
            branch.session.play(action).expect("it has been tried");
        }
    }
    branch
}

/// The chances of all sides as two of them see them: the one that is to act, whose
/// `chances` these are, and the one that has acted just before (`side`) and `hoped`
/// for so much. Each hopes for more than the other believes, so that the truth lies
/// between; the other sides share what is left as before.
pub fn balanced(chances: &[u8], side: usize, hoped: u8) -> Vec<u8> {
    let all: usize = chances.iter().map(|&chance| usize::from(chance)).sum();
    let believed = usize::from(chances[side]);
    let mean = (believed + usize::from(hoped)).div_ceil(2).min(all);
    let (left_before, left) = (all - believed, all - mean);
    let others = chances.len().saturating_sub(1).max(1);
    let (mut so_far, mut given) = (0, 0);
    let share = |(index, &chance): (usize, &u8)| {
        if index == side {
            return mean as u8;
        }
        so_far += if left_before == 0 { 1 } else { usize::from(chance) };
        // Rounded together, so that the whole stays the whole.
        let due = left * so_far / if left_before == 0 { others } else { left_before };
        (due - std::mem::replace(&mut given, due)) as u8
    };
    chances.iter().enumerate().map(share).collect()
}

/// The turns that decided the game: those that gave most away, the worst first.
pub fn turning_points<G: Notation>(review: &[Reviewed<G>]) -> Vec<&Reviewed<G>> {
    /// Less could as well be the search's own doubt.
    const WORTH_A_WORD: u8 = 8;
    const MOST: usize = 5;
    let mut points: Vec<&Reviewed<G>> = Vec::new();
    for turn in review.iter().filter(|turn| WORTH_A_WORD <= turn.lost()) {
        // By hand, because so few are wanted: sorting is a large program.
        let place = points.iter().position(|other| other.lost() < turn.lost()).unwrap_or(points.len());
        points.insert(place, turn);
        points.truncate(MOST);
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Origin;
    use crate::rules::king_is_dead::{Action, Card, KingIsDead};
    use crate::rules::{Rng, Seats};

    fn reviewed(begins: usize, played: u8, best: u8) -> Reviewed<KingIsDead> {
        let (actions, better) = (vec![Action::Pass], vec![Action::Play(Card::Assemble)]);
        Reviewed { begins, actions, chances: vec![best, 100_u8.saturating_sub(best)], played, best, better }
    }

    #[cfg(feature = "wire")]
    #[test]
    fn a_review_is_read_as_it_was_written() {
        let review: Vec<_> = (0..60).map(|turn| reviewed(turn * 7, 40, 41 + turn as u8 % 50)).collect();
        let text = write_review(&review);
        assert_eq!(read_review::<KingIsDead>(&text), review);
        assert!(text.len() < 3_000, "{} letters", text.len());
    }

    #[cfg(feature = "wire")]
    #[test]
    fn what_is_no_review_is_none() {
        let text = write_review(&[reviewed(1, 2, 3)]);
        assert_eq!(read_review::<KingIsDead>(""), []);
        assert_eq!(read_review::<KingIsDead>("no hex"), []);
        assert_eq!(read_review::<KingIsDead>(&text[..text.len() - 2]), []);
    }

    #[test]
    fn a_review_that_cannot_be_true_is_seen_through() {
        let (seats, options) = (Seats::new(2).expect("two can play"), Default::default());
        let mut session = Session::<KingIsDead>::new(Origin::Deal { seats, options, seed: 1 }).expect("a usual deal");
        session.play(Action::Pass).expect("one may always pass");
        let good = reviewed(0, 2, 3);
        assert!(good.holds(&session));
        let legal = |better: Vec<Action>| Reviewed { better, ..good.clone() };
        for bad in [
            reviewed(0, 2, 101),
            Reviewed { chances: vec![50], ..good.clone() },
            Reviewed { chances: vec![50, 200], ..good.clone() },
            legal(vec![]),
            legal(vec![Action::Pass, Action::Play(Card::Spy)]),
        ] {
            assert!(!bad.holds(&session), "{bad:?}");
        }
    }

    #[test]
    fn the_truth_lies_between_the_hopes_of_two_and_the_whole_stays_the_whole() {
        assert_eq!(balanced(&[40, 60], 0, 60), [50, 50]);
        assert_eq!(balanced(&[0, 100], 0, 0), [0, 100], "what both know is so");
        assert_eq!(balanced(&[20, 20, 60], 0, 60), [40, 15, 45], "the others share what is left as before");
        assert_eq!(balanced(&[0, 100, 0], 1, 40), [15, 70, 15], "also where nothing was left");
        let mut rng = Rng::new(5);
        for _ in 0..1_000 {
            let first = rng.below(101) as u8;
            let second = rng.below(u32::from(100 - first) + 1) as u8;
            let chances = [first, second, 100 - first - second];
            let shares = balanced(&chances, rng.below(3) as usize, rng.below(101) as u8);
            assert_eq!(shares.iter().map(|&share| u32::from(share)).sum::<u32>(), 100, "{chances:?}");
        }
    }

    #[test]
    fn the_worst_turns_are_the_turning_points() {
        let review = [reviewed(0, 50, 55), reviewed(1, 30, 61), reviewed(2, 20, 60), reviewed(3, 9, 90)];
        let lost: Vec<u8> = turning_points(&review).into_iter().map(Reviewed::lost).collect();
        assert_eq!(lost, [81, 40, 31]);
    }
}
