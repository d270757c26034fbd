//! HI1 to HI6 and PL2: what a player may know.

use interregnum::rules::king_is_dead::{Card, Hand, KingIsDead, Mode};
use interregnum::rules::{Game, Notation, Observer, Rng, Seat};
use serde_json::{Value, json};

use crate::games::{TABLES, deal, json, random_game};
use crate::position::{Position, after, finished, legal, open_elsewhere};

const PUBLIC: [&str; 13] = [
    "game",
    "mode",
    "players",
    "start",
    "phase",
    "to_act",
    "passes",
    "plays",
    "regions",
    "supply",
    "track",
    "last_action",
    "struggles",
];

/// Everybody at the table, and somebody without a seat.
fn observers(position: &KingIsDead) -> Vec<Observer> {
    position.seats().iter().map(Observer::Seat).chain([Observer::Public]).collect()
}

fn seen(position: &KingIsDead, observer: Observer) -> Value {
    serde_json::to_value(position.view_document(observer)).expect("a view is JSON")
}

fn seen_by(position: &KingIsDead, seat: usize) -> Value {
    seen(position, Observer::Seat(Seat::new(seat)))
}

/// Seat 1 has one cunning card left, seat 0 three.
fn last_card(left: &str) -> Position {
    open_elsewhere(2, "MOR S2W1, DEV E1")
        .hand(0, "assemble ambush edict quell")
        .pile(1, "assemble assemble spy negotiate aid manoeuvre outmanoeuvre")
        .hand(1, left)
        .last_plays(&[Some(10), Some(11)])
}

#[test]
fn hi1_only_the_top_of_anothers_pile_is_shown() {
    let position =
        open_elsewhere(3, "MOR S2").pile(0, "manoeuvre assemble").pile(1, "negotiate outmanoeuvre manoeuvre").build();
    let first = seen_by(&position, 0);
    assert_eq!(first["seats"][0]["discard"], json!(["manoeuvre", "assemble"]));
    assert_eq!(first["seats"][1]["discard"], json!({"top": "manoeuvre", "size": 3}));
    assert_eq!(first["seats"][2]["discard"], json!({"top": null, "size": 0}));
    let second = seen_by(&position, 1);
    assert_eq!(second["seats"][0]["discard"], json!({"top": "assemble", "size": 2}));
    assert_eq!(second["seats"][1]["discard"], json!(["negotiate", "outmanoeuvre", "manoeuvre"]));
}

#[test]
fn hi1_whoever_remembers_knows_every_play() {
    let position = open_elsewhere(2, "MOR S2").pile(1, "negotiate outmanoeuvre manoeuvre").build();
    let view = position.view(Observer::Seat(Seat::new(0)));
    let remembered: Vec<Card> = view.table().pile(Seat::new(1)).iter().collect();
    assert_eq!(remembered, [Card::Negotiate, Card::Outmanoeuvre, Card::Manoeuvre]);
}

#[test]
fn hi2_hand_sizes_are_public() {
    let position = open_elsewhere(3, "MOR S2").hand(0, "assemble").hand(1, "").hand(2, "negotiate manoeuvre").build();
    let outside = seen(&position, Observer::Public);
    let hands: Vec<&Value> = (0..3).map(|seat| &outside["seats"][seat]["hand"]).collect();
    assert_eq!(hands, [&json!({"count": 1}), &json!({"count": 0}), &json!({"count": 2})]);
    let own = seen_by(&position, 2);
    assert_eq!(own["seats"][2]["hand"], json!(["negotiate", "manoeuvre"]));
    assert_eq!(own["seats"][0]["hand"], json!({"count": 1}));
}

#[test]
fn hi3_a_view_holds_no_card_that_its_observer_has_not_seen() {
    for players in 2..=4 {
        for position in random_game(players, Mode::Advanced, 21).iter().rev().skip(1) {
            for observer in observers(position) {
                let text = seen(position, observer).to_string();
                let mut known: Vec<Card> =
                    position.seats().iter().flat_map(|seat| position.table().pile(seat).iter()).collect();
                if let Observer::Seat(seat) = observer {
                    known.extend(position.hand(seat).iter());
                }
                for card in Card::CUNNING.iter().filter(|card| !known.contains(card)) {
                    assert!(!text.contains(&format!("\"{card}\"")), "{observer:?} sees {card} in {text}");
                }
            }
        }
    }
}

#[test]
fn hi3_a_view_has_the_fields_of_the_state_and_no_random_source() {
    for (players, mode) in TABLES {
        let position = deal(players, mode, 2);
        let fields = |document: &Value| document.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        for observer in observers(&position) {
            let view = seen(&position, observer);
            assert_eq!(fields(&view), fields(&json(&position)));
            assert_eq!(fields(&view["seats"][0]), fields(&json(&position)["seats"][0]));
        }
    }
}

#[test]
fn hi3_what_is_hidden_can_be_inferred_in_the_base_game_only() {
    let base = deal(3, Mode::Base, 4);
    let advanced = deal(3, Mode::Advanced, 4);
    let seat = Seat::new(0);
    let mut others = Vec::new();
    for seed in 0..50 {
        let imagined = KingIsDead::imagine(&base.view(Observer::Seat(seat)), &mut Rng::new(seed));
        assert_eq!(imagined, base);
        let imagined = KingIsDead::imagine(&advanced.view(Observer::Seat(seat)), &mut Rng::new(seed));
        assert_eq!(imagined.hand(seat), advanced.hand(seat));
        others.push(imagined.hand(Seat::new(1)));
    }
    others.dedup();
    assert!(1 < others.len(), "the cards of another are known");
}

#[test]
fn hi4_partners_do_not_see_each_others_cards() {
    for mode in [Mode::Base, Mode::Advanced] {
        let position = deal(4, mode, 6);
        for seat in 0..4 {
            let view = seen_by(&position, seat);
            for other in 0..4 {
                let hand = &view["seats"][other]["hand"];
                if other == seat {
                    assert_eq!(hand, &json(&position)["seats"][seat]["hand"]);
                } else {
                    assert_eq!(hand, &json!({"count": 8}));
                }
            }
            let hands = position.view(Observer::Seat(Seat::new(seat)));
            assert_eq!(hands.hand(Seat::new((seat + 2) % 4)), Hand::Hidden(8));
        }
    }
}

#[test]
fn hi5_the_table_is_public() {
    for (players, mode) in TABLES {
        for position in random_game(players, mode, 31) {
            let truth = json(&position);
            for observer in observers(&position) {
                let view = seen(&position, observer);
                for field in PUBLIC {
                    assert_eq!(view[field], truth[field], "{field}");
                }
                for seat in 0..players {
                    for field in ["court", "disc", "last_play"] {
                        assert_eq!(view["seats"][seat][field], truth["seats"][seat][field], "{field}");
                    }
                }
            }
        }
    }
}

#[test]
fn hi5_cards_that_lie_face_down_keep_their_names() {
    let position = open_elsewhere(2, "ESS xE, DEV x!, MOR S1").build();
    let view = seen_by(&position, 1);
    assert_eq!(view["track"][0], json!({"region": "essex", "face_up": false, "disc": null}));
    assert_eq!(view["track"][1], json!({"region": "devon", "face_up": false, "disc": null}));
}

#[test]
fn hi6_nobody_sees_whether_the_last_card_is_plot() {
    let plotter = last_card("plot").emptied(&[None, Some(11)]).build();
    let other = last_card("march").build();
    for observer in [Observer::Seat(Seat::new(0)), Observer::Public] {
        assert_eq!(seen(&plotter, observer), seen(&other, observer));
        assert_eq!(plotter.view(observer), other.view(observer));
    }
    assert_eq!(seen_by(&plotter, 1)["seats"][1]["emptied"], 11);
    // An empty hand is no secret.
    let done = open_elsewhere(2, "MOR S2").hand(1, "").last_plays(&[None, Some(8)]).emptied(&[None, Some(8)]).build();
    assert_eq!(seen_by(&done, 0)["seats"][1]["emptied"], 8);
}

#[test]
fn hi6_a_player_left_with_plot_is_asked_like_everybody() {
    // The table learns no more from the turn before than if a card could be played.
    let plotter = after(&last_card("plot").emptied(&[None, Some(11)]).build(), &["pass"]);
    let other = after(&last_card("march").build(), &["pass"]);
    assert_eq!(plotter.view(Observer::Public), other.view(Observer::Public));
    assert_eq!(plotter.table().to_act(), Seat::new(1));
}

#[test]
fn hi6_a_spy_that_found_nothing_shows_no_more_than_its_play() {
    // Only one card can be swapped: the copied negotiate has no effect.
    let position = open_elsewhere(2, "MOR S2, STR xS, LAN xW, NOR xE, GWY xW, WAR xE, ESS xS, DEV W2")
        .track("DEV MOR")
        .disc(1, "DEV")
        .hand(0, "spy")
        .pile(1, "negotiate")
        .build();
    let spied = after(&position, &["play spy 1 negotiate -"]);
    let view = seen_by(&spied, 1);
    assert_eq!(view["seats"][0]["discard"]["top"], "spy");
    assert_eq!(view["last_action"], json!({"seat": 0, "card": "negotiate", "delta": {}}));
}

#[test]
fn hi6_everything_is_shown_once_the_game_is_over() {
    let courts = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
    for outcomes in ["S S S S W W W !", "! ! !"] {
        let position = finished(outcomes, &courts).hand(0, "plot spy").hand(1, "march").build();
        for observer in observers(&position) {
            assert_eq!(seen(&position, observer), json(&position));
        }
    }
    for (players, mode) in TABLES {
        let game = random_game(players, mode, 41);
        let [.., last_turn, over] = &game[..] else { panic!("a game has more than one position") };
        for observer in observers(over) {
            assert_eq!(seen(over, observer), json(over));
            assert_ne!(seen(last_turn, observer), json(last_turn));
        }
    }
}

#[test]
fn pl2_plot_is_hidden_and_counts_as_a_card_in_hand() {
    let position = last_card("plot").emptied(&[None, Some(11)]).turn_of(1).build();
    assert_eq!(seen_by(&position, 0)["seats"][1]["hand"], json!({"count": 1}));
    assert_eq!(seen_by(&position, 1)["seats"][1]["hand"], json!(["plot"]));
    assert_eq!(legal(&position), ["pass"]);
    // To the other player it may be any card that was not seen.
    let view = position.view(Observer::Seat(Seat::new(0)));
    let worlds = (0..100).map(|seed| KingIsDead::imagine(&view, &mut Rng::new(seed)).hand(Seat::new(1)));
    let plots = worlds.filter(|hand| hand.contains(Card::Plot)).count();
    assert!(0 < plots && plots < 100, "{plots} of 100");
}
