//! The end of a game in words: every comparison that can decide it.

use interregnum::rules::king_is_dead::Decision;
use interregnum::rules::{Game, Notation, Observer, Seat};
use interregnum::ui::king_is_dead::words::{self, Ending};
use interregnum::ui::lang::Lang;

use crate::position::{Position, finished, verdict};
use crate::{players, random_games};

const SCOTS_THEN_WELSH: &str = "S S S S W W W !";
const SCOTS_ALONE: &str = "! S S S S S S !";
const INVADED: &str = "! S ! W !";
const TIED: [[u8; 3]; 2] = [[3, 2, 0], [3, 2, 0]];

fn endings(position: &Position) -> (Decision, [Ending; 2]) {
    let position = position.build();
    let (view, verdict) = (position.view(Observer::Public), verdict(&position));
    (verdict.decided_by, Lang::ALL.map(|lang| words::verdict(&view, &verdict, &players(), lang)))
}

#[track_caller]
fn tells(position: &Position, decided_by: Decision, english: &str, french: &str) -> [Vec<String>; 2] {
    let (found, endings) = endings(position);
    assert_eq!(found, decided_by);
    assert_eq!(endings.each_ref().map(|ending| ending.reason.as_str()), [english, french]);
    endings.map(|ending| ending.steps)
}

#[test]
fn the_first_faction() {
    let steps = tells(
        &finished(SCOTS_THEN_WELSH, &[[3, 1, 0], [4, 9, 9], [1, 0, 0]]),
        Decision::FirstFaction,
        "The Scots hold 4 regions, the Welsh 3: most Scots at court wins. Aliénor 4, Maud 3, Hugh 1.",
        "Les Écossais tiennent 4 régions, les Gallois 3\u{a0}: qui a le plus d’Écossais à sa cour l’emporte. Aliénor 4, Maud 3, Hugh 1.",
    );
    assert_eq!(steps[0], ["Regions held: Scots 4, Welsh 3, English 0.", "Scots at court: Aliénor 4, Maud 3, Hugh 1."]);
    tells(
        &finished("S W S W S W E !", &[[3, 1, 0], [4, 9, 9]]),
        Decision::FirstFaction,
        "The Welsh and the Scots hold 3 regions each, but the Welsh won the latest: \
         most Welsh at court wins. Aliénor 9, Maud 1.",
        "Les Gallois et les Écossais tiennent chacun 3 régions, mais les Gallois ont gagné la dernière\u{a0}: \
         qui a le plus de Gallois à sa cour l’emporte. Aliénor 9, Maud 1.",
    );
    tells(
        &finished(SCOTS_ALONE, &[[2, 1, 0], [2, 9, 9]]).hand(0, "plot"),
        Decision::FirstFaction,
        "The Scots hold 6 regions, nobody else any: most Scots at court wins. Maud 3 (with Plot), Aliénor 2.",
        "Les Écossais tiennent 6 régions, les autres aucune\u{a0}: qui a le plus d’Écossais à sa cour l’emporte. \
         Maud 3 (avec Complot), Aliénor 2.",
    );
}

#[test]
fn the_second_faction() {
    let steps = tells(
        &finished(SCOTS_THEN_WELSH, &[[3, 1, 9], [3, 2, 0], [1, 9, 0]]),
        Decision::SecondFaction,
        "Tied on Scots: the second faction decides, and most Welsh wins. Aliénor 2, Maud 1.",
        "À égalité d’Écossais\u{a0}: qui a le plus de Gallois, deuxième faction, l’emporte. Aliénor 2, Maud 1.",
    );
    assert_eq!(
        steps[1],
        [
            "Régions tenues\u{a0}: Écossais 4, Gallois 3, Anglais 0.",
            "Écossais à la cour\u{a0}: Maud 3, Aliénor 3, Hugh 1. À égalité\u{a0}: Maud et Aliénor.",
            "Gallois à la cour\u{a0}: Aliénor 2, Maud 1.",
        ]
    );
}

#[test]
fn plot() {
    let courts = [[2, 2, 0], [3, 2, 0]];
    tells(
        &finished(SCOTS_THEN_WELSH, &courts).hand(0, "plot"),
        Decision::Plot,
        "Tied on Scots and Welsh: Plot decides for Maud.",
        "À égalité d’Écossais et de Gallois\u{a0}: Complot tranche pour Maud.",
    );
    let steps = tells(
        &finished(SCOTS_ALONE, &courts).hand(0, "plot"),
        Decision::Plot,
        "Tied on Scots: Plot decides for Maud.",
        "À égalité d’Écossais\u{a0}: Complot tranche pour Maud.",
    );
    assert_eq!(
        steps[0],
        [
            "Regions held: Scots 6.",
            "Scots at court: Maud 3 (with Plot), Aliénor 3. Tied: Maud and Aliénor.",
            "No other faction holds a region: there is no second to compare.",
            "Plot decides for Maud.",
        ]
    );
}

#[test]
fn all_cards_played() {
    let done = |order: [Option<u8>; 2]| {
        finished(SCOTS_THEN_WELSH, &TIED).hand(0, "").hand(1, "").last_plays(&order).emptied(&order)
    };
    tells(
        &done([Some(16), Some(15)]),
        Decision::AllCardsPlayed,
        "Tied on Scots and Welsh: whoever first played every card wins. Aliénor (card 15 of the game), Maud (card 16).",
        "À égalité d’Écossais et de Gallois\u{a0}: qui a joué toutes ses cartes en premier l’emporte. \
         Aliénor (carte 15 de la partie), Maud (carte 16).",
    );
}

#[test]
fn fewest_cards_left() {
    let left = finished(SCOTS_THEN_WELSH, &TIED).hand(0, "assemble negotiate").hand(1, "negotiate");
    let steps = tells(
        &left.last_plays(&[Some(5), Some(13)]),
        Decision::FewestCardsLeft,
        "Tied on Scots and Welsh: the fewest cards left win. Aliénor 1, Maud 2.",
        "À égalité d’Écossais et de Gallois\u{a0}: qui a le moins de cartes à jouer l’emporte. Aliénor 1, Maud 2.",
    );
    assert_eq!(
        steps[0][3..],
        ["Every card played: Aliénor (1 left), Maud (2 left).", "Cards left: Aliénor 1, Maud 2."]
    );
}

#[test]
fn earlier_last_play() {
    let left = finished(SCOTS_THEN_WELSH, &TIED).hand(0, "assemble").hand(1, "negotiate");
    tells(
        &left.last_plays(&[Some(13), Some(14)]),
        Decision::EarlierLastPlay,
        "Tied on Scots and Welsh, and as many cards left: the earlier last card wins. \
         Maud (card 13 of the game), Aliénor (card 14).",
        "À égalité d’Écossais et de Gallois, et autant de cartes restantes\u{a0}: \
         qui a joué sa dernière carte le plus tôt l’emporte. Maud (carte 13 de la partie), Aliénor (carte 14).",
    );
}

#[test]
fn shared() {
    tells(
        &finished(SCOTS_THEN_WELSH, &TIED),
        Decision::Shared,
        "Tied on Scots and Welsh, and none of them played a card: Maud and Aliénor share the victory.",
        "À égalité d’Écossais et de Gallois, et sans avoir joué de carte, Maud et Aliénor partagent la victoire.",
    );
    tells(
        &finished(INVADED, &[[1, 1, 1], [1, 1, 2]]),
        Decision::Shared,
        "Tied at 1 complete set, and none of them played a card: Maud and Aliénor share the victory.",
        "À égalité avec 1 série complète, et sans avoir joué de carte, Maud et Aliénor partagent la victoire.",
    );
}

#[test]
fn partners() {
    let position = finished(SCOTS_THEN_WELSH, &[[3, 0, 0], [2, 8, 0], [3, 2, 0], [2, 8, 0]]);
    let steps = tells(
        &position,
        Decision::Partners,
        "Maud and Hugh are partners and lead together, with 3 Scots at each court.",
        "Maud et Hugh font équipe et mènent à égalité, avec 3 Écossais à chaque cour.",
    );
    assert_eq!(steps[0].last().map(String::as_str), Some("Partners win together: Maud and Hugh."));
    assert_eq!(steps[1].last().map(String::as_str), Some("L’équipe gagne\u{a0}: Maud et Hugh."));
}

#[test]
fn sets() {
    tells(
        &finished(INVADED, &[[3, 1, 1], [2, 2, 2]]),
        Decision::Sets,
        "A set has one follower of each faction, and the most sets win. Aliénor 2, Maud 1.",
        "Une série réunit un partisan de chaque faction\u{202f}; qui a le plus de séries l’emporte. Aliénor 2, Maud 1.",
    );
    let teams = finished(INVADED, &[[1, 1, 1], [2, 0, 0], [0, 0, 0], [0, 2, 1]]).hand(1, "plot");
    tells(
        &teams,
        Decision::Sets,
        "A set has one follower of each faction, and the most sets win. \
         Aliénor and Isolde 2 (with Plot), Maud and Hugh 1.",
        "Une série réunit un partisan de chaque faction\u{202f}; qui a le plus de séries l’emporte. \
         Aliénor et Isolde 2 (avec Complot), Maud et Hugh 1.",
    );
}

#[test]
fn last_play() {
    tells(
        &finished(INVADED, &[[2, 2, 2], [2, 5, 2]]).last_plays(&[Some(4), Some(3)]),
        Decision::LastPlay,
        "Tied at 2 complete sets: the most recent card wins. Maud (card 4 of the game), Aliénor (card 3).",
        "À égalité avec 2 séries complètes\u{a0}: qui a joué la carte la plus récente l’emporte. Maud (carte 4 de la partie), Aliénor (carte 3).",
    );
}

#[test]
fn teams_are_tied_as_teams() {
    let courts = [[1, 1, 1], [2, 0, 0], [0, 0, 0], [0, 2, 1]];
    let position = finished(INVADED, &courts).last_plays(&[Some(4), Some(3), None, None]);
    let steps = tells(
        &position,
        Decision::LastPlay,
        "Tied at 1 complete set: the most recent card wins. Maud and Hugh (card 4 of the game), \
         Aliénor and Isolde (card 3).",
        "À égalité avec 1 série complète\u{a0}: qui a joué la carte la plus récente l’emporte. \
         Maud et Hugh (carte 4 de la partie), Aliénor et Isolde (carte 3).",
    );
    assert!(steps[0][0].ends_with("Tied: Maud and Hugh, Aliénor and Isolde."), "{}", steps[0][0]);
    assert!(steps[1][0].ends_with("À égalité\u{a0}: Maud et Hugh, Aliénor et Isolde."), "{}", steps[1][0]);
}

#[test]
fn every_ending_names_its_winners() {
    for game in random_games(240) {
        let (view, verdict) = (game.position().view(Observer::Public), game.position().result().expect("it is over"));
        let players = players();
        let name = |seat: &Seat| players[seat.index()].as_str();
        let [english, french] = Lang::ALL.map(|lang| words::verdict(&view, &verdict, &players, lang));
        assert_ne!(english.title, french.title);
        assert_ne!(english.reason, french.reason);
        for ending in [english, french] {
            assert!(verdict.winners.iter().any(|winner| ending.reason.contains(name(winner))), "{ending:?}");
            // Of those that the reason compares, the winner stands first.
            let first = players.iter().filter_map(|name| ending.reason.find(name.as_str()).map(|at| (at, name))).min();
            let wins = first.is_some_and(|(_, first)| verdict.winners.iter().any(|winner| name(winner) == first));
            assert!(wins, "{ending:?}");
            assert!(ending.steps.iter().all(|step| step.ends_with('.')), "{ending:?}");
        }
    }
}
