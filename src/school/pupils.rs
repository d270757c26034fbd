//! Games that students learn from: played by a net at a glance, or by a search
//! with it.

use super::student::Lesson;
use crate::bot::{Care, Deliberation, Features, Mind, Net, Search, Worlds, exp};
use crate::rules::{GameExt, Observer, Outcome, Rng, Seat, Seats};

/// How much of what comes later is believed, against the judgement of now.
const TRUST_IN_PLAY: f32 = 0.85;
const TRUST_IN_SEARCH: f32 = 0.95;

/// A position that a search tried so often was judged better by it than at a
/// glance.
const ENOUGH_VISITS: u32 = 12;

/// An action this much worse than the best is a mistake: what comes after it says
/// little about what came before.
const MISTAKE: f32 = 0.03;

/// How curious players are.
#[derive(Clone, Copy)]
pub struct Mood {
    /// How often any action is taken.
    pub whim: f32,
    /// How far two actions must differ for the better one to be e times likelier.
    pub temperature: f32,
}

/// What a game gave.
#[derive(Default)]
pub struct Played {
    pub lessons: Vec<Lesson>,
    /// Decisions with more than one choice.
    pub decisions: usize,
}

/// A position that is judged again once the game is over.
struct Moment<G> {
    position: G,
    /// Whose decision led here.
    seat: Seat,
    /// Whether it was a mistake.
    mistaken: bool,
}

/// A set-up for a lesson: in half of them some actions are played at random, so
/// that also unusual positions are seen.
pub fn deal<G: Mind>(seats: Seats, options: &[G::Options], rng: &mut Rng) -> G {
    loop {
        let options = &options[rng.below(options.len() as u32) as usize];
        let mut position = G::new(seats, options, rng).expect("the game is for so many");
        if rng.below(2) == 0 {
            for _ in 0..rng.below(6 * seats.count() as u32 + 1) * 4 {
                if position.to_act().is_some() {
                    position.apply(position.random_action(rng), rng);
                }
            }
        }
        if position.to_act().is_some() {
            return position;
        }
    }
}

/// A game in which everybody does what looks best at a glance, mostly.
pub fn play_at_a_glance<G: Mind>(net: &Net, mut position: G, mood: Mood, rng: &mut Rng) -> Played {
    let mut moments: Vec<Moment<G>> = Vec::new();
    let mut features = Features::new();
    while let Some(seat) = position.to_act() {
        let legal = position.legal();
        if legal.len() == 1 {
            position.apply(position.random_action(rng), rng);
            continue;
        }
        position.features(seat, &mut features);
        let here = net.look(&features);
        let mut after: Vec<(f32, G)> = Vec::with_capacity(legal.len());
        for action in legal {
            let mut next = position.clone();
            next.apply(action, rng);
            let value = match next.outcome() {
                Some(outcome) => outcome.reward(seat),
                None => {
                    next.features(seat, &mut features);
                    net.chance_near(&here, &features)
                }
            };
            after.push((value, next));
        }
        let best = after.iter().map(|&(value, _)| value).fold(0.0, f32::max);
        let chosen = if unit(rng) < mood.whim {
            rng.below(after.len() as u32) as usize
        } else {
            by_lot(after.iter().map(|&(value, _)| exp((value - best) / mood.temperature)), rng)
        };
        let (value, next) = after.swap_remove(chosen);
        position = next;
        moments.push(Moment { position: position.clone(), seat, mistaken: value < best - MISTAKE });
    }
    let outcome = position.outcome().expect("the game is over");
    Played { decisions: moments.len(), lessons: look_back(net, &moments, outcome, rng) }
}

/// What each moment teaches: a mixture of how it ended and how it was judged on
/// the way there (the return of TD(λ), Sutton 1988).
fn look_back<G: Mind>(net: &Net, moments: &[Moment<G>], outcome: Outcome, rng: &mut Rng) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    let Some(last) = moments.last() else { return lessons };
    let mut features = Features::new();
    for eye in last.position.seats().iter() {
        let mut target = outcome.reward(eye);
        let mut later_mistaken = false;
        for moment in moments.iter().rev() {
            if moment.position.to_act().is_some() {
                moment.position.features(eye, &mut features);
                let judged = net.chance(&net.look(&features));
                if later_mistaken {
                    target = judged;
                } else if eye == moment.seat || rng.below(3) == 0 {
                    lessons.push(Lesson::new(&features, target));
                }
                target = TRUST_IN_PLAY * target + (1.0 - TRUST_IN_PLAY) * judged;
            }
            later_mistaken = moment.mistaken;
        }
    }
    lessons
}

/// A game in which everybody searches. Every position that was thought about
/// teaches what the search found and what came of it.
pub fn play_by_search<G: Mind>(net: &Net, mut position: G, iterations: u32, rng: &mut Rng) -> Played {
    struct Thought<G> {
        position: G,
        values: Vec<f32>,
        mistaken: bool,
    }
    let mut thoughts: Vec<Thought<G>> = Vec::new();
    let mut found: Vec<Lesson> = Vec::new();
    let mut features = Features::new();
    while let Some(seat) = position.to_act() {
        let worlds = G::worlds(&position.view(Observer::Seat(seat)));
        let certain = worlds.is_certain();
        let mut search = Search::with(net, worlds, Rng::new(rng.bits())).expect("somebody is to act");
        let mut quota = iterations;
        loop {
            if position.legal().len() == 1 {
                let only = position.random_action(rng);
                let going_on = search.advance(only);
                position.apply(only, rng);
                if !going_on {
                    break;
                }
                continue;
            }
            search.think(quota, &mut || true);
            quota = iterations / 4 + 1;
            search.tell(ENOUGH_VISITS, &mut |position, seat, value| {
                position.features(seat, &mut features);
                found.push(Lesson::new(&features, value));
            });
            let values = beliefs(net, &search, &position, certain, &mut features);
            let best = search.best().expect("it has thought").action;
            let chosen = if rng.below(4) == 0 {
                let actions: Vec<_> = search.actions().collect();
                actions[by_lot(actions.iter().map(|node| (node.visits * node.visits) as f32), rng)].action
            } else {
                best
            };
            let worth = |action| search.actions().find(|node| node.action == action).map_or(0.0, |node| node.value());
            let mistaken = worth(chosen) < worth(best) - MISTAKE;
            thoughts.push(Thought { position: position.clone(), values, mistaken });
            let going_on = search.advance(chosen);
            position.apply(chosen, rng);
            if !going_on {
                break;
            }
        }
    }
    let outcome = position.outcome().expect("the game is over");
    let mut played = Played { lessons: found, decisions: thoughts.len() };
    for eye in position.seats().iter() {
        let mut target = outcome.reward(eye);
        for thought in thoughts.iter().rev() {
            let value = thought.values[eye.index()];
            target = if thought.mistaken { value } else { TRUST_IN_SEARCH * target + (1.0 - TRUST_IN_SEARCH) * value };
            thought.position.features(eye, &mut features);
            played.lessons.push(Lesson::new(&features, target));
        }
    }
    played
}

/// What each seat may expect, as far as it can know: a search does not know what
/// others hold, so that where cards are hidden those judge at a glance.
fn beliefs<G: Mind>(net: &Net, search: &Search<G>, position: &G, certain: bool, features: &mut Features) -> Vec<f32> {
    let searching = search.seat();
    let belief = |seat| {
        if seat == searching || (certain && position.side(seat) == position.side(searching)) {
            search.value()
        } else if certain {
            search.average(seat)
        } else {
            position.features(seat, features);
            net.chance(&net.look(features))
        }
    };
    position.seats().iter().map(belief).collect()
}

/// A number from 0 to 1.
fn unit(rng: &mut Rng) -> f32 {
    (rng.bits() >> 40) as f32 / (1 << 24) as f32
}

/// The place of one of these weights, the heavier ones likelier.
fn by_lot(weights: impl Iterator<Item = f32> + Clone, rng: &mut Rng) -> usize {
    let mut point = unit(rng) * weights.clone().sum::<f32>();
    let found = weights.clone().position(|weight| {
        point -= weight;
        point < 0.0
    });
    found.unwrap_or(weights.count().saturating_sub(1))
}

/// A game between nets that search: what each seat got.
pub fn duel<G: Mind>(nets: &[&Net], mut position: G, iterations: u32, rng: &mut Rng) -> Outcome {
    while let Some(seat) = position.to_act() {
        let worlds: Worlds<G> = G::worlds(&position.view(Observer::Seat(seat)));
        let search = Search::with(nets[seat.index()], worlds, Rng::new(rng.bits())).expect("somebody is to act");
        let care = Care { iterations, temperature: 0.0 };
        let thought = Deliberation::new(search, care, Rng::new(rng.bits())).finish(&mut || true);
        for action in thought.actions {
            position.apply(action, rng);
        }
    }
    position.outcome().expect("the game is over")
}
