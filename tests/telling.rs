//! Turns told in pictures, and how the table looks in them.

use interregnum::bot::Level;
use interregnum::play::{Origin, Player, Seating, Session, Turn};
use interregnum::rules::king_is_dead::{Action, Faction, KingIsDead, Mode, Options, Region, Stack};
use interregnum::rules::{GameExt, Observer, Rng, Seats};
use interregnum::ui::king_is_dead::frames::{Beat, Frame, Telling, frames};
use interregnum::ui::king_is_dead::scene::{Scene, Standing, standing};

/// The turns of random games, base and advanced, of two to four.
fn turns() -> Vec<Turn<KingIsDead>> {
    let mut all = Vec::new();
    for seats in 2..=4 {
        for mode in [Mode::Base, Mode::Advanced] {
            let options = Options { mode, start: None };
            let origin = Origin::Deal { seats: Seats::new(seats).expect("a table"), options, seed: 7 + seats as u64 };
            let mut session = Session::<KingIsDead>::new(origin).expect("a game");
            let mut rng = Rng::new(seats as u64);
            while session.position().to_act().is_some() {
                let action = session.position().random_action(&mut rng);
                session.play(action).expect("it is legal");
            }
            let bots = vec![Player::Bot(Level::Random); seats];
            all.extend(Seating::new(session, bots, 1).turns(Observer::Public));
        }
    }
    all
}

fn struggles(turn: &Turn<KingIsDead>) -> usize {
    turn.after.table().struggles() - turn.before.table().struggles()
}

#[test]
fn a_turn_begins_and_ends_as_the_game_did() {
    for turn in turns() {
        let told = frames(&turn, Telling::Whole);
        let (first, last) = (told.first().unwrap(), told.last().unwrap());
        assert_eq!(first.table.followers(), turn.before.table().followers());
        let ends_there = last.table.followers() == turn.after.table().followers();
        assert!(ends_there || matches!(last.beat, Beat::Card { .. }), "{:?}", last.beat);
        assert!(told.iter().all(|frame| frame.seat == turn.seat));
        for (one, next) in told.iter().zip(&told[1..]) {
            let continues = next.before.followers() == one.table.followers() || next.beat.is_struggle();
            assert!(continues, "{:?} → {:?}", one.beat, next.beat);
        }
    }
}

#[test]
fn a_play_shows_the_card_then_its_targets_then_its_effect_then_the_summon() {
    let rank = |frame: &Frame| match frame.beat {
        Beat::Card { .. } | Beat::Pass => 0,
        Beat::Targets { .. } => 1,
        Beat::Effect { .. } => 2,
        Beat::Summon(_) => 3,
        Beat::Tally(_) => 4,
        Beat::Verdict(_) => 5,
    };
    for turn in turns() {
        let ranks: Vec<_> = frames(&turn, Telling::Whole).iter().map(rank).collect();
        assert!(ranks.is_sorted(), "{ranks:?}");
        let summons = ranks.contains(&3);
        assert_eq!(summons, turn.before.table().court(turn.seat) != turn.after.table().court(turn.seat));
        assert_eq!(ranks.iter().filter(|&&rank| rank == 5).count(), struggles(&turn));
    }
}

#[test]
fn of_a_persons_own_turn_only_the_struggle_is_told() {
    for turn in turns() {
        let told = frames(&turn, Telling::StruggleOnly);
        assert_eq!(told.len(), 2 * struggles(&turn));
        assert!(told.iter().all(|frame| frame.beat.is_struggle()));
        if let [tally, verdict] = told.as_slice() {
            assert_eq!(turn.actions, [Action::Pass]);
            let Beat::Verdict(region) = verdict.beat else { panic!("{:?}", verdict.beat) };
            assert!(matches!(standing(&verdict.table, region), Standing::Held(_) | Standing::Unstable));
            assert!(!matches!(standing(&tally.table, region), Standing::Held(_) | Standing::Unstable));
        }
    }
}

#[test]
fn the_scene_marks_exactly_what_changed() {
    for turn in turns() {
        for frame in frames(&turn, Telling::Whole) {
            let scene = Scene::showing(&frame);
            for region in Region::ALL {
                let look = scene.region(region);
                let counts = |table: &interregnum::rules::king_is_dead::Table| table.followers().in_region(region);
                assert_eq!(look.changed, counts(&frame.before) != counts(&frame.table));
                for faction in Faction::ALL {
                    let stack = scene.stack(Stack { faction, region });
                    assert_eq!(
                        (stack.before, stack.count),
                        (counts(&frame.before)[faction], counts(&frame.table)[faction])
                    );
                    assert!(!stack.live, "nothing can be chosen in somebody else's turn");
                }
                assert_eq!(scene.spotlight == Some(region), look.spotlight);
                assert_eq!(look.dimmed, scene.spotlight.is_some() && !look.spotlight);
            }
        }
    }
}

#[test]
fn who_leads_is_told_with_the_margin() {
    for turn in turns() {
        let table = turn.after.table();
        for region in table.open().iter() {
            let here = table.followers().in_region(region);
            let mut sorted = here.0;
            sorted.sort_unstable();
            match standing(table, region) {
                Standing::Leads(faction, by) => assert_eq!((here[faction], by), (sorted[2], sorted[2] - sorted[1])),
                Standing::Tied => assert_eq!(sorted[1], sorted[2]),
                Standing::Empty => assert_eq!(here.total(), 0),
                closed => panic!("{closed:?} in an open region"),
            }
        }
    }
}
