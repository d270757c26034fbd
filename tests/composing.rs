//! Putting a turn together by taps: everything legal can be tapped, nothing
//! else can, in whatever order, and every step can be taken back.

use interregnum::play::{Origin, Session};
use interregnum::rules::king_is_dead::{Action, KingIsDead, Mode, Options, Phase, View};
use interregnum::rules::{Game, GameExt, Observer, Rng, Seats};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::effect::{after, effects, imagined};
use interregnum::ui::king_is_dead::plan::{Plan, Use, hand};
use interregnum::ui::king_is_dead::retrace::{draft_of, told};
use interregnum::ui::king_is_dead::step::Step;
use interregnum::ui::king_is_dead::target::Target;

/// Calls `check` with the view of whoever begins a turn, all through a game.
fn at_every_turn(seats: usize, mode: Mode, seed: u64, mut check: impl FnMut(&View, &mut Rng)) {
    let origin =
        Origin::Deal { seats: Seats::new(seats).expect("a table"), options: Options { mode, start: None }, seed };
    let mut session = Session::<KingIsDead>::new(origin).expect("a game");
    let mut rng = Rng::new(seed);
    while let Some(seat) = session.position().to_act() {
        if session.position().table().phase() == Phase::Turn {
            check(&session.position().view(Observer::Seat(seat)), &mut rng);
        }
        let action = session.position().random_action(&mut rng);
        session.play(action).expect("it is legal");
    }
}

fn in_many_games(mut check: impl FnMut(&View, &mut Rng)) {
    for seats in 2..=4 {
        for mode in [Mode::Base, Mode::Advanced] {
            for seed in 0..4 {
                at_every_turn(seats, mode, seed, &mut check);
            }
        }
    }
}

fn tap(draft: &mut Draft, plan: &Plan, target: Target) {
    assert!(plan.live.contains(&target), "{target} is not live in {:?}", plan.step);
    match (&plan.step, target) {
        (Step::Summon | Step::Confirm, Target::Stack(stack)) => draft.summon = Some(stack),
        _ => draft.chosen.push(target),
    }
}

#[test]
fn every_effect_of_every_card_can_be_tapped_in_any_order() {
    let mut tapped = 0;
    in_many_games(|view, rng| {
        let position = imagined(view);
        let cards = position.legal().filter_map(|action| match action {
            Action::Play(card) => Some(card),
            _ => None,
        });
        for card in cards {
            let all = effects(&position, card);
            for _ in 0..3 {
                let wanted = &all[rng.below(all.len() as u32) as usize];
                let mut draft = Draft::of(card);
                loop {
                    let plan = Plan::of(view, &draft).expect("a legal beginning");
                    let rest = wanted.rest(&draft.chosen).expect("only what belongs to the effect was tapped");
                    if matches!(plan.step, Step::Summon | Step::Confirm) {
                        break;
                    }
                    let stage = rest.iter().map(|tap| tap.stage).min().expect("something is left to tap");
                    let next: Vec<Target> =
                        rest.iter().filter(|tap| tap.stage == stage).map(|tap| tap.target).collect();
                    let target = next[rng.below(next.len() as u32) as usize];
                    if let Target::Place(stack) = target {
                        draft.slot = Some(stack.faction);
                    }
                    let plan = Plan::of(view, &draft).expect("another slot is as good");
                    tap(&mut draft, &plan, target);
                    tapped += 1;
                }
                let mut plan = Plan::of(view, &draft).unwrap();
                if plan.step == Step::Summon {
                    let target = plan.live[rng.below(plan.live.len() as u32) as usize];
                    tap(&mut draft, &plan, target);
                    plan = Plan::of(view, &draft).unwrap();
                }
                let turn = plan.turn.expect("everything is chosen");
                assert!(turn.starts_with(&wanted.actions), "{card}: {:?} became {turn:?}", wanted.actions);
                let mut played = position;
                for action in turn {
                    played.try_apply(action, &mut Rng::new(0)).expect("a turn that was put together is legal");
                }
                assert_eq!(played.table().phase(), Phase::Turn);
                assert_eq!(
                    (played.table().followers(), played.table().track()),
                    (plan.shown.followers(), plan.shown.track())
                );
            }
        }
    });
    assert!(10_000 < tapped, "{tapped}");
}

#[test]
fn whatever_is_live_leads_on_and_can_be_taken_back() {
    in_many_games(|view, rng| {
        for (card, _) in hand(view, view.table().to_act()).into_iter().filter(|&(_, good)| good != Use::Kept) {
            let mut draft = Draft::of(card);
            let mut before = vec![Draft::default()];
            while let Some(plan) = Plan::of(view, &draft) {
                assert_eq!(Draft::from_text(&draft.to_text()), Some(draft.clone()));
                if plan.turn.is_some() {
                    break;
                }
                assert!(!plan.live.is_empty(), "{:?}", plan.step);
                before.push(Draft { slot: None, ..draft.clone() });
                let target = plan.live[rng.below(plan.live.len() as u32) as usize];
                tap(&mut draft, &plan, target);
            }
            while let Some(earlier) = before.pop() {
                assert!(draft.step_back());
                assert_eq!(draft, earlier);
            }
            assert!(!draft.step_back());
        }
    });
}

#[test]
fn a_draft_that_does_not_fit_is_refused() {
    let origin = Origin::Deal { seats: Seats::new(2).unwrap(), options: Options::default(), seed: 1 };
    let session = Session::<KingIsDead>::new(origin).unwrap();
    let view = session.position().view(Observer::Seat(session.position().to_act().unwrap()));
    for text in [
        "spy",
        "plot",
        "scottish-support region:devon",
        "manoeuvre card:moray",
        "pass assemble",
        "summon:scottish:moray",
        "negotiate card:moray card:moray",
        "scottish-support summon:welsh:moray stack:welsh:moray",
    ] {
        let draft = Draft::from_text(text).unwrap_or_else(|| panic!("{text} is well written"));
        assert_eq!(Plan::of(&view, &draft), None, "{text}");
    }
    for text in ["nonsense", "assemble moray", "assemble place:scottish", "slot:french", "summon:x:y"] {
        assert_eq!(Draft::from_text(text), None, "{text}");
    }
    // Somebody else's turn is nobody's to put together.
    let other = session.position().seats().next(view.table().to_act());
    assert_eq!(Plan::of(&session.position().view(Observer::Seat(other)), &Draft::default()), None);
}

/// Every whole turn of whoever's view this is.
fn whole_turns(position: KingIsDead, so_far: &mut Vec<Action>, found: &mut Vec<Vec<Action>>) {
    let seat = position.to_act();
    for action in position.legal() {
        so_far.push(action);
        let next = after(position, &[action]);
        if next.to_act() == seat && next.table().phase() != Phase::Turn {
            whole_turns(next, so_far, found);
        } else {
            found.push(so_far.clone());
        }
        so_far.pop();
    }
}

#[test]
fn every_legal_turn_is_found_again_as_choices_that_lead_to_the_same_position() {
    let mut count = 0;
    for (seats, mode, seed) in
        [(2, Mode::Base, 5), (2, Mode::Advanced, 6), (3, Mode::Advanced, 7), (4, Mode::Advanced, 8)]
    {
        let mut number = 0;
        at_every_turn(seats, mode, seed, |view, rng| {
            number += 1;
            if number % 3 != 0 {
                return;
            }
            let start = imagined(view);
            let mut turns = Vec::new();
            whole_turns(start, &mut Vec::new(), &mut turns);
            // The first and the last, and some between: there can be thousands.
            let step = 1 + rng.below(1 + turns.len() as u32 / 300) as usize;
            for turn in turns.iter().step_by(step).chain(turns.last()) {
                let draft = draft_of(view, turn).unwrap_or_else(|| panic!("{turn:?} cannot be put together"));
                let plan = Plan::of(view, &draft).expect("a legal beginning");
                assert!(matches!(plan.step, Step::Confirm | Step::ConfirmPass), "{turn:?}");
                assert_eq!(after(start, &plan.turn.expect("all is chosen")), after(start, turn), "{turn:?}");
                assert_eq!(Draft::from_text(&draft.to_text()), Some(draft));
                assert_eq!(told(view, turn).after.table().followers(), after(start, turn).table().followers());
                count += 1;
            }
        });
    }
    assert!(10_000 < count, "{count}");
}

#[test]
fn half_a_turn_is_no_draft() {
    in_many_games(|view, _| {
        assert_eq!(draft_of(view, &[]), None);
        assert_eq!(draft_of(view, &[Action::Pass, Action::Pass]), None);
        let mut turns = Vec::new();
        let start = imagined(view);
        let Some(play) = start.legal().find(|action| matches!(action, Action::Play(_))) else { return };
        whole_turns(after(start, &[play]), &mut vec![play], &mut turns);
        let turn = &turns[0];
        for cut in 1..turn.len() {
            // What is left out may be what nobody would be asked for.
            let rest = draft_of(view, &turn[..cut]);
            assert_eq!(rest, None, "{:?}", &turn[..cut]);
        }
    });
}
