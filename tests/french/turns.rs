//! The chronicle, word for word, and what holds of it in any game.

use interregnum::play::{Origin, Session, find_move};
use interregnum::rules::king_is_dead::KingIsDead;
use interregnum::rules::{GameExt, Observer};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;

use crate::position::{Position, closed_elsewhere, open_elsewhere};
use crate::{players, random_games, seated};

/// How these moves of one turn are told.
fn told(position: &Position, moves: &[&str]) -> [String; 2] {
    let mut session =
        Session::<KingIsDead>::new(Origin::Position { position: position.build(), seed: 0 }).expect("it stands");
    for text in moves {
        let steps = find_move(session.position(), text).unwrap_or_else(|| panic!("{text:?} is not legal"));
        for step in steps {
            session.play(step).expect("it is legal");
        }
    }
    let turns = seated(session).turns(Observer::Public);
    let turn = turns.last().expect("the turn is complete");
    Lang::ALL.map(|lang| words::turn(turn, &players(), lang))
}

#[track_caller]
fn tells(position: &Position, moves: &[&str], english: &str, french: &str) {
    assert_eq!(told(position, moves), [english, french]);
}

/// A card's turn on a common table, followed by the same summon.
#[track_caller]
fn plays(card: &str, effect: &str, english: &str, french: &str) {
    let position = open_elsewhere(3, "MOR S3W1, STR S1W2, NOR W1E2, DEV W2E1S1, ESS E2").supply(5, 5, 4).hand(0, card);
    let english = format!("{english} To court: an English follower from Essex.");
    let french = format!("{french} À la cour\u{a0}: un Anglais de l’Essex.");
    tells(&position, &[&format!("play {card} {effect}"), "summon english essex"], &english, &french);
}

#[test]
fn a_pass() {
    tells(&open_elsewhere(2, "MOR S1"), &["pass"], "Pass.", "Passe.");
}

#[test]
fn followers_who_come() {
    plays(
        "scottish-support",
        "strathclyde",
        "Scottish Support: two Scots come to Strathclyde.",
        "Renforts écossais\u{a0}: deux Écossais arrivent dans le Strathclyde.",
    );
    plays(
        "welsh-support",
        "lancaster",
        "Welsh Support: two Welsh come to Lancaster.",
        "Renforts gallois\u{a0}: deux Gallois arrivent à Lancaster.",
    );
    let one_left = open_elsewhere(2, "MOR S1, ESS E1").supply(5, 5, 1).hand(0, "english-support");
    tells(
        &one_left,
        &["play english-support northumbria", "summon scottish moray"],
        "English Support: an English follower comes to Northumbria. To court: a Scot from Moray.",
        "Renforts anglais\u{a0}: un Anglais arrive en Northumbrie. À la cour\u{a0}: un Écossais du Moray.",
    );
    plays(
        "assemble",
        "scottish:devon welsh:devon english:devon",
        "Assemble: a Scot, a Welsh and an English follower come to Devon.",
        "Assemblée\u{a0}: un Écossais, un Gallois et un Anglais arrivent dans le Devon.",
    );
    plays(
        "assemble",
        "scottish:moray welsh:devon english:devon",
        "Assemble: a Scot comes to Moray, a Welsh and an English follower to Devon.",
        "Assemblée\u{a0}: un Écossais arrive dans le Moray, un Gallois et un Anglais dans le Devon.",
    );
    plays(
        "assemble",
        "scottish:moray welsh:devon english:essex",
        "Assemble: a Scot comes to Moray, a Welsh follower to Devon, an English follower to Essex.",
        "Assemblée\u{a0}: un Écossais arrive dans le Moray, un Gallois dans le Devon, un Anglais dans l’Essex.",
    );
    plays(
        "aid",
        "devon +welsh+welsh",
        "Aid: two Welsh come to Devon.",
        "Assistance\u{a0}: deux Gallois arrivent dans le Devon.",
    );
    plays(
        "resist",
        "strathclyde +welsh+english",
        "Resist: a Welsh and an English follower come to Strathclyde.",
        "Résistance\u{a0}: un Gallois et un Anglais arrivent dans le Strathclyde.",
    );
}

#[test]
fn followers_who_change_places() {
    plays(
        "manoeuvre",
        "scottish:moray welsh:devon",
        "Manoeuvre: a Scot from Moray and a Welsh follower from Devon change places.",
        "Manœuvre\u{a0}: un Écossais du Moray et un Gallois du Devon échangent leurs places.",
    );
    plays(
        "outmanoeuvre",
        "scottish:moray welsh+welsh:strathclyde",
        "Outmanoeuvre: a Scot from Moray changes places with two Welsh from Strathclyde.",
        "Déjouer\u{a0}: un Écossais du Moray échange sa place avec deux Gallois du Strathclyde.",
    );
    plays(
        "influence",
        "english:northumbria scottish+welsh:devon",
        "Influence: an English follower from Northumbria changes places with a Scot and a Welsh follower from Devon.",
        "Influence\u{a0}: un Anglais de Northumbrie échange sa place avec un Écossais et un Gallois du Devon.",
    );
    plays(
        "dispute",
        "welsh:moray english:essex",
        "Dispute: a Welsh follower from Moray and an English follower from Essex change places.",
        "Conflit\u{a0}: un Gallois du Moray et un Anglais de l’Essex échangent leurs places.",
    );
    plays(
        "edict",
        "scottish+scottish:moray welsh+welsh:strathclyde",
        "Edict: two Scots from Moray change places with two Welsh from Strathclyde.",
        "Décret\u{a0}: deux Écossais du Moray échangent leurs places avec deux Gallois du Strathclyde.",
    );
    plays(
        "march",
        "scottish+welsh:devon warwick",
        "March: a Scot and a Welsh follower march from Devon to Warwick.",
        "Marche\u{a0}: un Écossais et un Gallois marchent du Devon vers Warwick.",
    );
    let lonely = closed_elsewhere(2, "DEV W1, ESS -").hand(0, "march");
    tells(
        &lonely,
        &["play march welsh:devon essex", "summon welsh essex"],
        "March: a Welsh follower marches from Devon to Essex. To court: a Welsh follower from Essex.",
        "Marche\u{a0}: un Gallois marche du Devon vers l’Essex. À la cour\u{a0}: un Gallois de l’Essex.",
    );
}

#[test]
fn followers_who_leave_and_come() {
    plays(
        "ambush",
        "devon +scottish+scottish -english",
        "Ambush: two Scots come to Devon, then an English follower leaves.",
        "Embuscade\u{a0}: deux Écossais arrivent dans le Devon, puis un Anglais en part.",
    );
    let no_scots = open_elsewhere(2, "MOR S1, DEV W1").supply(0, 5, 5).hand(0, "ambush");
    tells(
        &no_scots,
        &["play ambush devon -welsh", "summon scottish moray"],
        "Ambush: a Welsh follower leaves Devon. To court: a Scot from Moray.",
        "Embuscade\u{a0}: un Gallois quitte le Devon. À la cour\u{a0}: un Écossais du Moray.",
    );
    plays(
        "quell",
        "devon -welsh +scottish+english",
        "Quell: a Welsh follower leaves Devon, then a Scot and an English follower come.",
        "Apaisement\u{a0}: un Gallois quitte le Devon, puis un Écossais et un Anglais y arrivent.",
    );
    plays(
        "muster",
        "strathclyde -scottish +welsh+welsh",
        "Muster: a Scot leaves Strathclyde, then two Welsh come.",
        "Rassemblement\u{a0}: un Écossais quitte le Strathclyde, puis deux Gallois y arrivent.",
    );
    plays(
        "suppress",
        "northumbria -english-welsh +scottish",
        "Suppress: a Welsh and an English follower leave Northumbria, then a Scot comes.",
        "Répression\u{a0}: un Gallois et un Anglais quittent la Northumbrie, puis un Écossais y arrive.",
    );
    let nobody_welsh = open_elsewhere(2, "MOR S1").supply(5, 5, 5).hand(0, "quell");
    tells(
        &nobody_welsh,
        &["play quell warwick +scottish+welsh", "summon scottish moray"],
        "Quell: a Scot and a Welsh follower come to Warwick. To court: a Scot from Moray.",
        "Apaisement\u{a0}: un Écossais et un Gallois arrivent à Warwick. À la cour\u{a0}: un Écossais du Moray.",
    );
}

#[test]
fn region_cards_that_change_places() {
    let table = open_elsewhere(2, "MOR S1").track("ESS MOR STR LAN NOR GWY WAR DEV").hand(0, "negotiate");
    tells(
        &table,
        &["play negotiate essex devon disc:devon", "summon scottish moray"],
        "Negotiate: Essex and Devon change places, and the disc holds Devon. To court: a Scot from Moray.",
        "Négociation\u{a0}: Essex et Devon échangent leurs places, et le jeton fixe Devon. \
         À la cour\u{a0}: un Écossais du Moray.",
    );
    tells(
        &table.disc(0, "LAN"),
        &["play negotiate essex devon", "summon scottish moray"],
        "Negotiate: Essex and Devon change places, without a disc. To court: a Scot from Moray.",
        "Négociation\u{a0}: Essex et Devon échangent leurs places, sans jeton. À la cour\u{a0}: un Écossais du Moray.",
    );
}

#[test]
fn spies_and_cards_without_effect() {
    let table = open_elsewhere(3, "MOR S2, DEV W1").hand(0, "spy").pile(1, "assemble manoeuvre").last_plays(&[
        None,
        Some(2),
        None,
    ]);
    tells(
        &table,
        &["play spy 1 manoeuvre scottish:moray welsh:devon", "summon welsh moray"],
        "Spy copies Manoeuvre (Aliénor): a Scot from Moray and a Welsh follower from Devon change places. \
         To court: a Welsh follower from Moray.",
        "Espion copie Manœuvre (Aliénor)\u{a0}: un Écossais du Moray et un Gallois du Devon échangent leurs places. \
         À la cour\u{a0}: un Gallois du Moray.",
    );
    let alone =
        closed_elsewhere(2, "DEV W2").hand(0, "manoeuvre spy").pile(1, "manoeuvre").last_plays(&[None, Some(1)]);
    tells(
        &alone,
        &["play manoeuvre -", "summon welsh devon"],
        "Manoeuvre: no effect. To court: a Welsh follower from Devon.",
        "Manœuvre\u{a0}: sans effet. À la cour\u{a0}: un Gallois du Devon.",
    );
    tells(
        &alone,
        &["play spy 1 manoeuvre -", "summon welsh devon"],
        "Spy copies Manoeuvre (Aliénor): no effect. To court: a Welsh follower from Devon.",
        "Espion copie Manœuvre (Aliénor)\u{a0}: sans effet. À la cour\u{a0}: un Gallois du Devon.",
    );
}

#[test]
fn a_summon_alone_and_one_that_is_left_out() {
    tells(
        &open_elsewhere(2, "ESS E1").summoning().pile(0, "negotiate").last_plays(&[Some(1), None]).last_action(
            0,
            "negotiate",
            "",
        ),
        &["summon english essex"],
        "To court: an English follower from Essex.",
        "À la cour\u{a0}: un Anglais de l’Essex.",
    );
    tells(
        &closed_elsewhere(2, "MOR -").hand(0, "manoeuvre"),
        &["play manoeuvre -"],
        "Manoeuvre: no effect. Nobody is left to summon.",
        "Manœuvre\u{a0}: sans effet. Plus personne à convoquer.",
    );
}

#[test]
fn struggles() {
    use interregnum::rules::king_is_dead::Region::{Devon, Essex, Moray, Northumbria};
    let position = open_elsewhere(2, "DEV E3W2, NOR S2W2E1, ESS S1W1E1").build();
    let said = |region| Lang::ALL.map(|lang| words::struggle(position.table(), region, lang));
    assert_eq!(
        said(Devon),
        [
            "Devon: English 3 to 2. The English take control.",
            "Devon\u{a0}: Anglais 3 contre 2. Les Anglais en prennent le contrôle."
        ]
    );
    assert_eq!(
        said(Northumbria),
        [
            "Northumbria: Scots and Welsh tied 2–2. The region becomes unstable.",
            "Northumbrie\u{a0}: Écossais et Gallois à égalité, 2–2. La région devient instable."
        ]
    );
    assert_eq!(
        said(Essex),
        [
            "Essex: Scots, Welsh and English tied 1–1–1. The region becomes unstable.",
            "Essex\u{a0}: Écossais, Gallois et Anglais à égalité, 1–1–1. La région devient instable."
        ]
    );
    assert_eq!(
        said(Moray),
        [
            "Moray: nobody is there. The region becomes unstable.",
            "Moray\u{a0}: il n’y a personne. La région devient instable."
        ]
    );
}

#[test]
fn whatever_happens_is_told_in_both_languages() {
    let mut cards = std::collections::BTreeSet::new();
    for game in random_games(60) {
        assert!(game.position().to_act().is_none());
        for turn in seated(game).turns(Observer::Public) {
            let [english, french] = Lang::ALL.map(|lang| words::turn(&turn, &players(), lang));
            assert!(english.ends_with('.') && french.ends_with('.'), "{english} {french}");
            assert_ne!(english, french);
            if let Some(interregnum::rules::king_is_dead::Action::Play(card)) = turn.actions.first() {
                cards.insert(*card);
                // A card that did something says what.
                assert!(2 < english.split(' ').count(), "{english}");
            }
            let (before, after) = (turn.before.table(), turn.after.table());
            for &region in &after.track()[before.struggles()..after.struggles()] {
                let [english, french] = Lang::ALL.map(|lang| words::struggle(before, region, lang));
                assert_ne!(english, french);
                let held = after.unstable().contains(region);
                assert_eq!(english.contains("becomes unstable"), held, "{english}");
                assert_eq!(french.contains("devient instable"), held, "{french}");
            }
        }
    }
    assert_eq!(cards.len(), 18, "every card but Plot is played: {cards:?}");
}
