//! The search: that it cannot peek, repeats itself, can be interrupted, stays
//! small, finds what trying everything finds, and plays any game.

#[allow(dead_code)] // the laws ask more of it
mod toy;

use interregnum::bot::{self, Care, Deliberation, Effort, HIDDEN, Level, Mind, Net, Search, Style, Worlds};
use interregnum::lab::Solver;
use interregnum::rules::king_is_dead::{Action, KingIsDead, Mode, Options, Phase};
use interregnum::rules::{Game, GameExt, MAX_SEATS, Observer, Rng, Seat, Seats, mix};
use toy::Toy;

/// A game with dice, hidden hands and secret simultaneous choices, and no net.
impl Mind for Toy {
    type Reason = ();
}

fn deal(players: usize, mode: Mode, rng: &mut Rng) -> KingIsDead {
    let seats = Seats::new(players).expect("two to four");
    KingIsDead::new(seats, &Options { mode, start: None }, rng).expect("two to four can play")
}

/// Somewhere in a game that is played at random: between two turns, with a choice.
fn somewhere(players: usize, mode: Mode, rng: &mut Rng) -> KingIsDead {
    loop {
        let mut position = deal(players, mode, rng);
        let plays = rng.below(7 * players as u32) as usize;
        while position.to_act().is_some() {
            let between_turns = position.table().phase() == Phase::Turn && 1 < position.legal().len();
            if between_turns && plays <= position.table().plays() {
                return position;
            }
            position.apply(position.random_action(rng), rng);
        }
    }
}

fn turn(style: Style, position: &KingIsDead, seed: u64) -> Vec<Action> {
    let seat = position.to_act().expect("the game is on");
    let mut effort = Effort { playouts: None, go_on: &mut || true };
    bot::choose::<KingIsDead>(style, &position.view(Observer::Seat(seat)), &mut effort, &mut Rng::new(seed))
}

/// Weak and strong ones, careless and careful ones, and the sparring partner.
const STYLES: [Style; 4] = [
    Style::always(Care { iterations: 1, temperature: 0.1 }),
    Style::search(16),
    Style::search(300),
    Style::Playouts(60),
];

#[test]
fn other_hidden_cards_never_change_what_a_bot_does() {
    let mut rng = Rng::new(21);
    let mut other_worlds = 0;
    for players in 2..=4 {
        for number in 0..12 {
            let position = somewhere(players, Mode::Advanced, &mut rng);
            let seat = position.to_act().expect("the game is on");
            let view = position.view(Observer::Seat(seat));
            let other = KingIsDead::imagine(&view, &mut rng);
            assert_eq!(other.view(Observer::Seat(seat)), view);
            other_worlds += usize::from(other != position);
            for style in STYLES {
                for seed in 0..3 {
                    let seed = mix(number, seed);
                    assert_eq!(turn(style, &position, seed), turn(style, &other, seed), "{style}");
                }
            }
        }
    }
    assert!(20 < other_worlds, "only {other_worlds} were dealt anew");
}

#[test]
fn same_seed_and_budget_same_turn() {
    let mut rng = Rng::new(22);
    for players in 2..=4 {
        for mode in [Mode::Base, Mode::Advanced] {
            let position = somewhere(players, mode, &mut rng);
            for style in STYLES {
                assert_eq!(turn(style, &position, 7), turn(style, &position, 7), "{style}");
            }
        }
    }
}

#[test]
fn slices_of_any_size_make_the_same_turn() {
    let mut rng = Rng::new(23);
    for mode in [Mode::Base, Mode::Advanced] {
        let position = somewhere(2, mode, &mut rng);
        let think = |slice: u32| {
            let seat = position.to_act().expect("the game is on");
            let worlds = KingIsDead::worlds(&position.view(Observer::Seat(seat)));
            let search = Search::new(worlds, Rng::new(1)).expect("somebody is to act");
            let care = Care { iterations: 500, temperature: 0.0 };
            let mut deliberation = Deliberation::new(search, care, Rng::new(2));
            while !deliberation.is_done() {
                deliberation.think(slice, &mut || true);
            }
            deliberation.thought().actions
        };
        let whole = think(u32::MAX);
        assert_eq!([think(1), think(37), think(128)], [whole.clone(), whole.clone(), whole]);
    }
}

#[test]
fn whoever_is_stopped_still_makes_a_legal_turn() {
    let mut rng = Rng::new(24);
    for players in 2..=4 {
        for mode in [Mode::Base, Mode::Advanced] {
            for patience in [0, 1, 5] {
                let position = somewhere(players, mode, &mut rng);
                for level in Level::ALL {
                    play_impatiently(position, level.style(), patience);
                }
                play_impatiently(position, Style::Playouts(1_000_000), patience);
            }
        }
    }
}

/// Plays until somebody else is to act, and says to go on only so many times.
fn play_impatiently(mut position: KingIsDead, style: Style, mut patience: u32) {
    let seat = position.to_act().expect("the game is on");
    let mut rng = Rng::new(1);
    while position.to_act() == Some(seat) {
        let mut go_on = || {
            let more = 0 < patience;
            patience = patience.saturating_sub(1);
            more
        };
        let mut effort = Effort { playouts: None, go_on: &mut go_on };
        let actions = bot::choose::<KingIsDead>(style, &position.view(Observer::Seat(seat)), &mut effort, &mut rng);
        assert!(!actions.is_empty(), "{style} does nothing");
        for action in actions {
            position.try_apply(action, &mut rng).unwrap_or_else(|illegal| panic!("{style}: {illegal}"));
        }
    }
}

#[test]
fn a_search_without_end_stays_within_64_megabytes() {
    for mode in [Mode::Base, Mode::Advanced] {
        let position = deal(2, mode, &mut Rng::new(25));
        let worlds = KingIsDead::worlds(&position.view(Observer::Seat(position.table().to_act())));
        let mut search = Search::new(worlds, Rng::new(1)).expect("somebody is to act");
        let asked = 2_000_000;
        let mut thought = 0;
        let memory = allocation_counter::measure(|| thought = search.think(asked, &mut || true));
        assert!(thought < asked && search.is_settled(), "{mode:?}: it would grow for ever");
        assert!(search.nodes() <= 1 << 20, "{mode:?}: {} nodes", search.nodes());
        assert!(memory.bytes_max <= 64 << 20, "{mode:?}: {} bytes at its largest", memory.bytes_max);
    }
}

/// Positions with so few cards and regions left that everything can be tried, by
/// the search too.
fn endgames(players: usize, count: usize) -> Vec<KingIsDead> {
    let mut rng = Rng::new(26);
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = deal(players, Mode::Base, &mut rng);
        while let Some(seat) = position.to_act() {
            let left: usize = position.seats().iter().map(|seat| position.hand(seat).len()).sum();
            let late = left <= 2 && position.table().open().len() <= 4;
            if late && position.table().phase() == Phase::Turn && !position.hand(seat).is_empty() {
                found.push(position);
                break;
            }
            position.apply(position.random_action(&mut rng), &mut rng);
        }
    }
    found
}

#[test]
fn near_the_end_the_search_finds_what_trying_everything_finds() {
    for (players, count) in [(2, 60), (3, 30), (4, 40)] {
        let mut solver = Solver::default();
        let (mut won, mut lost) = (0, 0);
        for position in endgames(players, count) {
            let seat = position.to_act().expect("the game is on");
            let side = position.side(seat);
            let wins = solver.wins(&position, side);
            let mut search = Search::new(Worlds::Certain(position), Rng::new(1)).expect("somebody is to act");
            search.think(20_000, &mut || true);
            let (claims_win, claims_loss) = (search.value() == 1.0, search.value() == 0.0);
            assert!(wins || !claims_win, "a win that is none: {position:?}");
            assert!(!wins || !claims_loss, "a loss that is none: {position:?}");
            if wins {
                won += 1;
                let mut after = position;
                for action in turn(Style::search(20_000), &position, 1) {
                    after.apply(action, &mut Rng::new(0));
                }
                assert!(solver.wins(&after, side), "the win was missed: {position:?}");
            } else {
                lost += 1;
            }
        }
        assert!(0 < won && 0 < lost, "{players} players: {won} won and {lost} not: nothing to tell apart");
    }
}

/// Who won a game of the toy between this style, on one seat, and players who
/// play anything.
fn toy_reward(style: Style, seats: Seats, ours: Seat, seed: u64) -> f32 {
    let mut rng = Rng::new(seed);
    let mut game = Toy::new(seats, &(), &mut rng).expect("two to five");
    while let Some(seat) = game.to_act() {
        let style = if seat == ours { style } else { Style::Random };
        let mut effort = Effort { playouts: None, go_on: &mut || true };
        let view = game.view(Observer::Seat(seat));
        for action in bot::choose::<Toy>(style, &view, &mut effort, &mut rng) {
            game.try_apply(action, &mut rng).expect("bots play by the rules");
        }
    }
    game.outcome().expect("it is over").reward(ours)
}

#[test]
fn a_game_with_dice_hands_and_secret_choices_is_played_without_a_net() {
    for players in 2..=MAX_SEATS {
        let seats = Seats::new(players).expect("a table");
        let games = 240 * players as u64;
        let reward = |game: u64| {
            let ours = seats.iter().nth(game as usize % players).expect("there are so many");
            toy_reward(Style::search(200), seats, ours, mix(game, 1))
        };
        let mean = (0..games).map(reward).sum::<f32>() / games as f32;
        // It can win no more than its cards allow; less than par would be a bug.
        assert!(0.9 / players as f32 <= mean, "{players} players: {mean}");
    }
}

#[test]
fn luck_and_secrets_are_searched_with_a_net_too() {
    // A net that knows nothing: all is left to the tree.
    let net = Net::new(&[[0; HIDDEN]], [0.0; HIDDEN], 0.0);
    for players in 2..=MAX_SEATS {
        let seats = Seats::new(players).expect("a table");
        let mut rng = Rng::new(players as u64);
        let mut game = Toy::new(seats, &(), &mut rng).expect("two to five");
        while let Some(seat) = game.to_act() {
            let worlds = Toy::worlds(&game.view(Observer::Seat(seat)));
            let search = Search::with(&net, worlds, Rng::new(1)).expect("somebody is to act");
            let care = Care { iterations: 200, temperature: 0.0 };
            let thought = Deliberation::new(search, care, Rng::new(2)).finish(&mut || true);
            assert!((0.0..=1.0).contains(&thought.chance), "{thought:?}");
            for action in thought.actions {
                game.try_apply(action, &mut rng).expect("it plays by the rules");
            }
        }
    }
}
