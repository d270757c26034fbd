//! The engine works without the heap: a search may copy and play positions by
//! the million.

use std::hint::black_box;

use interregnum::rules::king_is_dead::{KingIsDead, Mode, Options};
use interregnum::rules::{Game, GameExt, Rng, Seats, Status};

fn deals() -> Vec<KingIsDead> {
    let mut rng = Rng::new(11);
    let modes = [Mode::Base, Mode::Advanced];
    let tables = (2..=4).flat_map(|players| modes.map(|mode| (players, mode)));
    let deal = |(players, mode)| {
        let seats = Seats::new(players).expect("two to four");
        KingIsDead::new(seats, &Options { mode, start: None }, &mut rng).expect("two to four can play")
    };
    tables.map(deal).collect()
}

#[test]
fn legal_apply_and_status_do_not_allocate() {
    for deal in deals() {
        let info = allocation_counter::measure(|| {
            let mut rng = Rng::new(12);
            for _ in 0..50 {
                let mut position = deal;
                while let Status::ToAct(_) = position.status() {
                    for action in position.legal() {
                        let mut tried = position;
                        tried.apply(action, &mut rng);
                        black_box(&tried);
                    }
                    let action = position.random_action(&mut rng);
                    position.apply(action, &mut rng);
                }
                black_box(position.status());
            }
        });
        assert_eq!(info.count_total, 0, "{info:?}");
    }
}

#[test]
fn a_playout_does_not_allocate() {
    for deal in deals() {
        let info = allocation_counter::measure(|| {
            let mut rng = Rng::new(13);
            for _ in 0..100 {
                black_box(deal.playout(&mut rng));
            }
        });
        assert_eq!(info.count_total, 0, "{info:?}");
    }
}

#[test]
fn judging_a_position_does_not_allocate() {
    for deal in deals() {
        let info = allocation_counter::measure(|| {
            for seat in deal.seats().iter() {
                black_box(deal.standing(seat));
            }
        });
        assert_eq!(info.count_total, 0, "{info:?}");
    }
}
