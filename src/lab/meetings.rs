//! Sections made of tournaments: who meets whom, and what is hoped for.

use super::plan::{Plan, SEED, budgets, duration, price};
use super::sheet::{Meeting, Wanted};
use crate::arena::{Contestant, Tournament};
use crate::bot::{Level, Style};
use crate::rules::Seats;
use crate::rules::king_is_dead::{KingIsDead, Mode, Options};

/// A match that is to be played.
struct Fixture {
    bots: [Contestant; 2],
    players: usize,
    mode: Mode,
    /// Whether, with three, it is two against one instead of one against two.
    turned_around: bool,
    wanted: Option<Wanted>,
    budget: f64,
}

/// The names of the modes.
pub fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Base => "base",
        Mode::Advanced => "advanced",
    }
}

/// Both modes.
pub const MODES: [Mode; 2] = [Mode::Base, Mode::Advanced];

const STRONGEST: Level = Level::LADDER[Level::LADDER.len() - 1];
/// The sparring partner that imagines games to the end.
const UCT: Style = Style::Playouts(20_000);
/// What the strongest level is compared with when it is in a hurry.
const HURRY: Style = Style::search(1_000);

/// The strongest level against what is known.
pub fn strength(plan: &Plan) -> Vec<Meeting> {
    let mut fixtures = Vec::new();
    for mode in MODES {
        for (players, random, greedy) in [(2, 0.995, 0.98), (3, 0.98, 0.90), (4, 0.995, 0.97)] {
            for (other, least) in [(Level::Random, random), (Level::Greedy, greedy)] {
                let bots = [STRONGEST.style(), other.style()].map(Contestant::honest);
                let wanted = Some(Wanted::Score(least, 1.0));
                let fixture = Fixture { bots, players, mode, turned_around: false, wanted, budget: budgets::STRENGTH };
                fixtures.push(fixture);
            }
        }
    }
    fixtures.push(Fixture {
        bots: [STRONGEST.style(), UCT].map(Contestant::honest),
        players: 2,
        mode: Mode::Base,
        turned_around: false,
        wanted: Some(Wanted::Score(0.97, 1.0)),
        budget: 2.0 * budgets::STRENGTH,
    });
    play(plan, &fixtures)
}

/// Each level against the one below, from `random` up to the last but one.
pub fn rungs(plan: &Plan) -> Vec<Meeting> {
    let mut levels = vec![Level::Random];
    levels.extend(&Level::LADDER[..Level::LADDER.len() - 1]);
    let fixtures: Vec<Fixture> = levels.windows(2).flat_map(|pair| rung(pair[1], pair[0], budgets::RUNG)).collect();
    play(plan, &fixtures)
}

/// The strongest level against the one below. It thinks so much longer than all
/// others that this takes longer than all the rungs below.
pub fn summit(plan: &Plan) -> Vec<Meeting> {
    let below = Level::LADDER[Level::LADDER.len() - 2];
    play(plan, &rung(STRONGEST, below, budgets::SUMMIT))
}

/// A level against the one below, at all kinds of tables.
fn rung(above: Level, below: Level, budget: f64) -> Vec<Fixture> {
    let mut fixtures = Vec::new();
    for mode in MODES {
        for (players, turned_around) in [(2, false), (3, false), (3, true), (4, false)] {
            let wanted = match players {
                2 if below != Level::Random => Wanted::Score(0.65, 0.85),
                _ => Wanted::AbovePar,
            };
            let bots = [above, below].map(Level::style).map(Contestant::honest);
            fixtures.push(Fixture { bots, players, mode, turned_around, wanted: Some(wanted), budget });
        }
    }
    fixtures
}

/// The strongest level against itself in a hurry.
pub fn budget(plan: &Plan) -> Vec<Meeting> {
    let fixture = |mode| Fixture {
        bots: [STRONGEST.style(), HURRY].map(Contestant::honest),
        players: 2,
        mode,
        turned_around: false,
        wanted: Some(Wanted::AtLeastElo(200.0)),
        budget: budgets::BUDGET,
    };
    play(plan, &MODES.map(fixture))
}

/// One that knows hidden cards against one that does not.
pub fn peeking(plan: &Plan) -> Vec<Meeting> {
    let fixture = |players| {
        let honest = Contestant::honest(HURRY);
        Fixture {
            bots: [Contestant { peeks: true, ..honest }, honest],
            players,
            mode: Mode::Advanced,
            turned_around: false,
            wanted: Some(Wanted::BelowElo(100.0)),
            budget: budgets::PEEKING,
        }
    };
    play(plan, &[2, 3, 4].map(fixture))
}

fn play(plan: &Plan, fixtures: &[Fixture]) -> Vec<Meeting> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let seconds: f64 = fixtures.iter().map(|fixture| fixture.setups(plan) as f64 * fixture.price()).sum();
    println!("{} matches, about {} at most", fixtures.len(), duration(seconds / cores as f64));
    fixtures.iter().map(|fixture| fixture.play(plan)).collect()
}

impl Fixture {
    /// Seconds for a set-up.
    fn price(&self) -> f64 {
        let [first, second] = self.bots.map(|bot| price(bot.style, self.players, self.mode));
        let thinking = match (self.players, self.turned_around) {
            (3, false) => first + 2.0 * second,
            (3, true) => 2.0 * first + second,
            (4, _) => 2.0 * (first + second),
            _ => first + second,
        };
        thinking * self.players as f64
    }

    fn setups(&self, plan: &Plan) -> usize {
        plan.setups(self.budget, self.price())
    }

    fn play(&self, plan: &Plan) -> Meeting {
        let seats = Seats::new(self.players).expect("two to four");
        let options = Options { mode: self.mode, start: None };
        let games = self.setups(plan) * self.players;
        let tournament = Tournament::<KingIsDead>::new(seats, options, SEED, self.bots.to_vec(), games);
        let mut tournament = tournament.expect("the laboratory's matches can be played");
        if self.turned_around {
            tournament = tournament.turned_around().expect("there are three sides");
        }
        let report = tournament.play(None, |_, _| {});
        let meeting = Meeting::of(&report, mode_name(self.mode), self.wanted);
        println!("{meeting}");
        meeting
    }
}
