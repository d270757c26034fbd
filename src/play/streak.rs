//! Puzzles day after day: how many in a row were solved.

/// What a player has to show for it. Days are counted from the first of 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The last day on which one was tried. Only the first try of a day counts.
    tried: u32,
    /// The last day on which one was solved.
    solved: u32,
    /// How many days in a row, up to that day.
    run: u32,
    /// The most there ever were.
    longest: u32,
}

impl Streak {
    /// Notes the answer of a day, unless there was one before.
    pub fn answer(&mut self, day: u32, right: bool) {
        if self.has_tried(day) {
            return;
        }
        if right {
            self.run = if self.is_eve_of(day) { self.run.saturating_add(1) } else { 1 };
            self.solved = day;
            self.longest = self.longest.max(self.run);
        }
        self.tried = day;
    }

    /// Whether the puzzle of this day has been tried. Whoever travels west may have
    /// a day twice: the second one does not count.
    pub fn has_tried(&self, day: u32) -> bool {
        is_of(self.tried, day)
    }

    /// Whether the last one was solved the day before.
    fn is_eve_of(&self, day: u32) -> bool {
        day.checked_sub(1) == Some(self.solved)
    }

    /// Whether it was solved at the first try.
    pub fn has_solved(&self, day: u32) -> bool {
        is_of(self.solved, day)
    }

    /// How many days in a row on this day, while today can still be solved.
    pub fn days(&self, day: u32) -> u32 {
        let lives = is_of(self.solved, day) || (self.is_eve_of(day) && !self.has_tried(day));
        if lives { self.run } else { 0 }
    }

    /// The most days in a row there ever were.
    pub fn longest(&self) -> u32 {
        self.longest
    }

    /// As text.
    pub fn to_text(self) -> String {
        format!("{} {} {} {}", self.tried, self.solved, self.run, self.longest)
    }

    /// Reads it; what makes no sense is nothing to show.
    pub fn from_text(text: &str) -> Streak {
        let numbers: Vec<u32> = text.split(' ').filter_map(|number| number.parse().ok()).collect();
        match numbers[..] {
            [tried, solved, run, longest] => Streak { tried, solved, run, longest },
            _ => Streak::default(),
        }
    }
}

/// Whether what was noted for a day counts for this one: on the same day, or for
/// the day that comes twice. What lies further ahead is from a clock that was
/// wrong.
fn is_of(noted: u32, day: u32) -> bool {
    noted.checked_sub(day).is_some_and(|ahead| ahead <= 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_count_until_one_is_missed_or_missed_out() {
        let mut streak = Streak::default();
        for day in [100, 101, 102] {
            assert_eq!(streak.days(day), day - 100);
            streak.answer(day, true);
        }
        assert_eq!((streak.days(102), streak.days(103), streak.days(104)), (3, 3, 0));
        streak.answer(103, false);
        assert_eq!((streak.days(103), streak.longest()), (0, 3));
        streak.answer(103, true);
        assert!(!streak.has_solved(103), "the first try counts");
        streak.answer(105, true);
        assert_eq!((streak.days(105), streak.longest()), (1, 3));
        streak.answer(106, true);
        streak.answer(105, false);
        assert_eq!((streak.days(105), streak.days(106)), (2, 2), "a day that comes twice costs nothing");
        assert!(streak.has_solved(105) && streak.has_solved(106));
    }

    #[test]
    fn a_clock_that_was_wrong_costs_no_days() {
        let mut streak = Streak::default();
        streak.answer(900, true);
        assert!(!streak.has_tried(100));
        assert_eq!(streak.days(100), 0);
        streak.answer(100, true);
        streak.answer(101, true);
        assert_eq!((streak.days(101), streak.longest()), (2, 2));
        let most = Streak::from_text("4294967295 4294967295 4294967295 4294967295");
        assert_eq!((most.days(0), most.days(u32::MAX)), (0, u32::MAX), "also what somebody has written by hand");
    }

    #[test]
    fn it_is_read_as_it_was_written() {
        let mut streak = Streak::default();
        streak.answer(7, true);
        assert_eq!(Streak::from_text(&streak.to_text()), streak);
        for text in ["", "a b c d", "1 2 3", "1 2 3 -4"] {
            assert_eq!(Streak::from_text(text), Streak::default());
        }
    }
}
