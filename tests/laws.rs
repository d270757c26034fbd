//! Laws that every game keeps: the contract of `Game` and `Notation`, checked on
//! each registered game and on a toy that has what the first game has not yet:
//! dice, secret simultaneous choices, five seats.

mod toy;

use interregnum::for_each_game;
use interregnum::play::{
    LinkError, LoadError, Origin, Record, Session, find_move, moves, read_link, slug_of, write_link,
};
use interregnum::rules::{GameExt, Notation, Observer, Rng, Seats, Status, mix};

/// Games played for each law, spread over seats and options.
const GAMES: u64 = 60;

macro_rules! laws {
    ($($name:ident => $game:ty,)+) => {
        #[allow(non_snake_case)]
        mod registered {
            $(mod $name {
                use super::super::*;
                #[test] fn legal_actions_are_sorted_distinct_and_applicable() { legal_lists::<$game>() }
                #[test] fn games_end_within_the_bound() { bounded::<$game>() }
                #[test] fn same_seed_and_actions_give_the_same_game() { replays::<$game>() }
                #[test] fn imagined_worlds_fit_the_view() { imagination::<$game>() }
                #[test] fn views_hide_what_is_hidden() { no_peeking::<$game>() }
                #[test] fn undo_returns_the_equal_position() { undo::<$game>() }
                #[test] fn rewinding_and_redoing_are_inverse() { rewind::<$game>() }
                #[test] fn moves_read_back_what_they_print() { notation::<$game>() }
                #[test] fn records_and_links_are_inverse_to_playing() { records::<$game>() }
                #[test] fn damaged_links_are_refused() { damaged_links::<$game>() }
                #[test] fn documents_are_inverse_to_positions() { documents::<$game>() }
                #[test] fn games_from_a_position_are_recorded_too() { positions::<$game>() }
                #[test] fn judging_needs_only_what_everybody_sees() { public_standing::<$game>() }
            })+
        }
    };
}
for_each_game!(laws);

mod with_dice_and_secret_choices {
    use super::toy::Toy;
    use super::*;

    #[test]
    fn the_traits_carry_it() {
        legal_lists::<Toy>();
        bounded::<Toy>();
        replays::<Toy>();
        imagination::<Toy>();
        no_peeking::<Toy>();
        undo::<Toy>();
        rewind::<Toy>();
        notation::<Toy>();
        records::<Toy>();
        damaged_links::<Toy>();
        documents::<Toy>();
        positions::<Toy>();
        public_standing::<Toy>();
    }

    #[test]
    fn nothing_is_taken_back_once_dice_have_rolled() {
        let origin = Origin::<Toy>::Deal { seats: Seats::new(2).expect("two"), options: (), seed: 1 };
        let mut session = Session::new(origin).expect("two can play");
        for _ in 0..2 {
            let action = session.position().random_action(&mut Rng::new(1));
            session.play(action).expect("a legal action");
        }
        assert_eq!(session.undo_floor(), 2);
        assert_eq!(session.undo(), None);
    }
}

/// Every number of seats and every option that the notation names.
fn origins<G: Notation>() -> impl Iterator<Item = Origin<G>> {
    (0..GAMES).map(|number| {
        let sizes: Vec<usize> = G::META.seats.collect();
        let seats = Seats::new(sizes[number as usize % sizes.len()]).expect("the game is for so many");
        let mut options = G::Options::default();
        for option in G::OPTIONS.split_whitespace() {
            let (name, values) = option.split_once('=').expect("an option and its values");
            let values: Vec<&str> = values.split(',').collect();
            let value = values[number as usize / sizes.len() % values.len()];
            G::set_option(&mut options, seats, name, value).expect("a value that is listed");
        }
        Origin::Deal { seats, options, seed: mix(1, number) }
    })
}

/// Plays a random game, showing each session before the next action.
fn play_through<G: Notation>(origin: Origin<G>, mut look: impl FnMut(&Session<G>, &mut Rng)) -> Session<G> {
    let mut rng = Rng::new(match origin {
        Origin::Deal { seed, .. } | Origin::Position { seed, .. } => mix(seed, 2),
    });
    let mut session = Session::new(origin).expect("the origin is allowed");
    while session.position().to_act().is_some() {
        look(&session, &mut rng);
        let action = session.position().random_action(&mut rng);
        session.play(action).expect("a legal action");
    }
    look(&session, &mut rng);
    session
}

fn legal_lists<G: Notation>() {
    for origin in origins::<G>() {
        play_through(origin, |session, rng| {
            let position = session.position();
            let legal: Vec<G::Action> = position.legal().collect();
            assert_eq!(legal.len(), position.legal().len());
            assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
            assert_eq!(legal.is_empty(), position.to_act().is_none(), "{position:?}");
            for (index, &action) in legal.iter().enumerate() {
                assert_eq!(position.legal().nth(index), Some(action));
                // No legal action leads to a dead end.
                let mut next = position.clone();
                next.apply(action, rng);
                assert!(next.to_act().is_none() || next.legal().len() != 0, "{action:?} in {position:?}");
            }
        });
    }
}

fn bounded<G: Notation>() {
    for origin in origins::<G>() {
        let session = play_through(origin, |session, _| {
            assert!(session.actions().len() <= G::META.longest, "the game does not end");
        });
        let Status::Over(outcome) = session.position().status() else { panic!("it has not ended") };
        let rewards: f32 = session
            .position()
            .seats()
            .iter()
            .filter(|&seat| session.position().side(seat) == seat)
            .map(|seat| outcome.reward(seat))
            .sum();
        assert!((rewards - 1.0).abs() < 1e-6, "the sides share one victory: {outcome:?}");
    }
}

fn replays<G: Notation>() {
    for origin in origins::<G>() {
        let played = play_through(origin.clone(), |_, _| {});
        let mut again = Session::new(origin).expect("the origin is allowed");
        for &action in played.actions() {
            again.play(action).expect("it was legal before");
        }
        assert_eq!(again, played);
    }
}

fn json(document: &impl serde::Serialize) -> String {
    serde_json::to_string(document).expect("documents are plain data")
}

fn imagination<G: Notation>() {
    for origin in origins::<G>() {
        play_through(origin, |session, rng| {
            let position = session.position();
            let observers = position.seats().iter().map(Observer::Seat).chain([Observer::Public]);
            for observer in observers {
                let view = position.view(observer);
                let world = G::imagine(&view, rng);
                assert_eq!(world.view(observer), view, "an imagined world looks different");
                assert_eq!(json(&world.view_document(observer)), json(&position.view_document(observer)));
                assert_eq!(world.to_act(), position.to_act());
                if position.to_act().map(Observer::Seat) == Some(observer) {
                    assert!(world.legal().eq(position.legal()), "a player does not know the own choices");
                }
            }
        });
    }
}

/// If two seats know different things at the start, imagining for one of them
/// must sometimes change what the other knows: else the secrets leaked.
fn no_peeking<G: Notation>() {
    for origin in origins::<G>() {
        let session = Session::<G>::new(origin).expect("the origin is allowed");
        let position = session.position();
        let mut rng = Rng::new(5);
        for me in position.seats().iter() {
            for other in position.seats().iter().filter(|&other| other != me) {
                let others_view = position.view(Observer::Seat(other));
                let mine = position.view(Observer::Seat(me));
                let seen_by_all = position.view(Observer::Public);
                let secret = G::imagine(&seen_by_all, &mut rng).view(Observer::Seat(other)) != others_view;
                let mut worlds = (0..64).map(|_| G::imagine(&mine, &mut rng));
                if secret {
                    let differs = worlds.any(|world| world.view(Observer::Seat(other)) != others_view);
                    assert!(differs, "seat {me} knows what seat {other} has");
                }
            }
        }
    }
}

fn undo<G: Notation>() {
    for origin in origins::<G>() {
        play_through(origin, |session, rng| {
            if session.position().to_act().is_none() {
                return;
            }
            let actor = session.position().to_act();
            let mut tried = session.clone();
            tried.play(session.position().random_action(rng)).expect("a legal action");
            let passed_on = tried.position().to_act() != actor;
            let after = tried.clone();
            match tried.undo() {
                Some(_) => {
                    assert!(!passed_on, "somebody else's turn was taken back");
                    assert_eq!((tried.position(), tried.actions()), (session.position(), session.actions()));
                    tried.redo().expect("what was undone can be done again");
                    assert_eq!(tried, after);
                }
                None => assert_eq!(tried.undo_floor(), tried.actions().len()),
            }
            tried.rewind(session.actions().len());
            assert_eq!((tried.position(), tried.undo_floor()), (session.position(), session.undo_floor()));
        });
    }
}

/// Back by any number of actions and forth again; a new action forgets the rest.
fn rewind<G: Notation>() {
    for origin in origins::<G>() {
        let played = play_through(origin, |_, _| {});
        let end = played.actions().len();
        for count in [0, end / 3, end - 1] {
            let mut session = played.clone();
            session.rewind(count);
            let mut other = session.clone();
            assert_eq!(session.actions(), &played.actions()[..count]);
            while session.redo().is_some() {}
            assert_eq!(session, played);
            let action = other.position().random_action(&mut Rng::new(8));
            other.play(action).expect("a legal action");
            assert_eq!(other.redo(), None);
        }
    }
}

fn positions<G: Notation>() {
    for origin in origins::<G>() {
        let mut halfway = None;
        play_through(origin, |session, rng| {
            if session.position().between_moves() && (halfway.is_none() || rng.below(9) == 0) {
                halfway = Some(session.position().clone());
            }
        });
        let position = halfway.expect("every game begins between moves");
        let continued = play_through(Origin::Position { position, seed: 3 }, |_, _| {});
        assert_eq!(written_and_read(&continued), continued);
        assert_eq!(write_link(&continued), None);
    }
}

fn written_and_read<G: Notation>(session: &Session<G>) -> Session<G> {
    let json = Record::of(session).to_json();
    Record::<G>::from_json(&json).and_then(|record| record.replay()).expect("what was written can be read")
}

fn public_standing<G: Notation>() {
    for origin in origins::<G>() {
        play_through(origin, |session, rng| {
            let position = session.position();
            if position.to_act().is_some() {
                let world = G::imagine(&position.view(Observer::Public), rng);
                for seat in position.seats().iter() {
                    assert_eq!(world.standing(seat), position.standing(seat), "{position:?}");
                }
            }
        });
    }
}

fn notation<G: Notation>() {
    for origin in origins::<G>().take(12) {
        play_through(origin, |session, rng| {
            let position = session.position();
            if !position.between_moves() {
                return;
            }
            let all = moves(position);
            assert!(all.is_sorted_by(|a, b| a.text < b.text), "two moves are written alike");
            assert_eq!(all.is_empty(), position.to_act().is_none());
            for _ in 0..all.len().min(3) {
                let one = &all[rng.below(all.len() as u32) as usize];
                assert_eq!(find_move(position, &one.text).as_ref(), Some(&one.steps));
                assert_eq!(find_move(position, &format!("{}x", one.text)), None);
            }
        });
    }
}

fn records<G: Notation>() {
    for origin in origins::<G>() {
        let mut stop = Rng::new(3);
        let played = play_through(origin, |session, _| {
            // In the middle of a game, and of a move, now and then.
            if stop.below(20) == 0 {
                same_when_loaded(session);
            }
        });
        same_when_loaded(&played);
    }
}

fn same_when_loaded<G: Notation>(session: &Session<G>) {
    let loaded = written_and_read(session);
    assert_eq!(
        (loaded.origin(), loaded.actions(), loaded.position()),
        (session.origin(), session.actions(), session.position())
    );
    let link = write_link(session).expect("the game began with a deal");
    let linked = read_link::<G>(&link).expect("what was written can be read");
    assert_eq!(linked.actions(), session.actions());
    assert_eq!(linked.position(), session.position());
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_=".contains(&byte)), "{link}");
}

fn damaged_links<G: Notation>() {
    let origin = origins::<G>().next().expect("there is one");
    let link = write_link(&play_through(origin, |_, _| {})).expect("the game began with a deal");
    for cut in 0..link.len() {
        assert!(read_link::<G>(&link[..cut]).is_err(), "cut after {cut}");
        let mut changed = link.clone().into_bytes();
        changed[cut] = if changed[cut] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(changed).expect("ASCII");
        if changed != link {
            assert!(matches!(read_link::<G>(&changed), Err(LinkError::Damaged | LinkError::Shape)), "{changed}");
        }
    }
}

fn documents<G: Notation>() {
    for origin in origins::<G>() {
        play_through(origin, |session, _| {
            let position = session.position();
            if position.between_moves() {
                let document = position.document();
                assert_eq!(slug_of(&json(&document)).ok().as_deref(), Some(G::META.slug), "the umpire must know it");
                let read = G::from_document(&document).expect("a position of a game is possible");
                assert_eq!(&read, position);
            }
        });
    }
}

#[test]
fn loading_says_which_move_is_wrong() {
    use interregnum::rules::king_is_dead::KingIsDead;
    let origin = origins::<KingIsDead>().next().expect("there is one");
    let json = Record::of(&play_through(origin, |_, _| {})).to_json();
    let mut record: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    record["moves"][16] = "play march welsh:devon mordor".into();
    let error = Record::<KingIsDead>::from_json(&record.to_string())
        .expect("the shape is right")
        .replay()
        .expect_err("it is wrong");
    assert_eq!(error, LoadError::Move { number: 17, text: "play march welsh:devon mordor".to_owned() });
    assert_eq!(error.to_string(), "move 17 is not legal: \"play march welsh:devon mordor\"");
}
