//! Why a card does nothing or less than it says: what is said is true.

use interregnum::rules::king_is_dead::{Action, Card, KingIsDead, Phase};
use interregnum::rules::{Game, Rng};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;

use crate::position::{Position, card, closed_elsewhere, open_elsewhere};
use crate::{positions, random_games};

/// Whether a card does nothing when it is played now.
fn is_idle(position: &KingIsDead, card: Card) -> bool {
    let mut after = *position;
    after.apply(Action::Play(card), &mut Rng::new(0));
    matches!(after.table().phase(), Phase::Summon | Phase::Turn)
}

/// How many followers each pick names that the card's questions can be answered
/// with, after the first.
fn sizes(position: &KingIsDead, card: Card) -> Vec<usize> {
    let mut opened = *position;
    opened.apply(Action::Play(card), &mut Rng::new(0));
    let mut sizes = Vec::new();
    for first in opened.legal() {
        let mut next = opened;
        next.apply(first, &mut Rng::new(0));
        let picks: Vec<Action> = if card == Card::March { vec![first] } else { next.legal().collect() };
        sizes.extend(picks.iter().map(|pick| if matches!(pick, Action::Followers(..)) { 2 } else { 1 }));
    }
    sizes
}

#[test]
fn limits_are_told_only_where_the_rules_set_them() {
    let mut told = std::collections::BTreeSet::new();
    for game in random_games(300) {
        for position in positions(&game) {
            let table = position.table();
            if table.phase() != Phase::Turn {
                continue;
            }
            for card in position.hand(table.to_act()).iter().filter(|&card| card != Card::Plot) {
                let forced = words::forced(card, table, Lang::En);
                if is_idle(&position, card) {
                    assert_eq!(forced, None, "{card} does nothing");
                    told.insert(words::no_effect(card, table, Lang::En));
                } else if let Some(reason) = forced {
                    told.insert(reason.to_owned());
                    let expected = match (card, reason) {
                        (
                            Card::Outmanoeuvre | Card::Influence,
                            "One for two is possible somewhere, so it is required.",
                        ) => 2,
                        (Card::Outmanoeuvre | Card::Influence, "One for two is possible nowhere: one for one.") => 1,
                        (Card::March, "Two can march somewhere, so two must march.") => 2,
                        (Card::March, _) => 1,
                        _ => continue,
                    };
                    assert!(sizes(&position, card).iter().all(|&size| size == expected), "{card}: {reason}");
                }
            }
        }
    }
    assert!(20 <= told.len(), "random games come to many limits: {told:#?}");
}

#[track_caller]
fn idle(position: Position, name: &str, english: &str, french: &str) {
    let position = position.hand(0, name).build();
    assert!(is_idle(&position, card(name)), "{name} does something");
    let reasons = Lang::ALL.map(|lang| words::no_effect(card(name), position.table(), lang));
    assert_eq!(reasons, [english, french]);
}

#[test]
fn a_card_without_effect_says_why() {
    let near_closed = open_elsewhere(2, "MOR S1, STR xW");
    idle(
        near_closed,
        "scottish-support",
        "No open region is near the Scots.",
        "Aucune région ouverte n’est proche des Écossais.",
    );
    idle(
        open_elsewhere(2, "MOR S1").supply(0, 5, 5),
        "scottish-support",
        "No Scot is left in the supply.",
        "Il ne reste aucun Écossais en réserve.",
    );
    idle(
        closed_elsewhere(2, "DEV W1, ESS S1").disc(1, "ESS"),
        "negotiate",
        "Only one region card can still be swapped.",
        "Une seule carte Région peut encore être échangée.",
    );
    idle(
        closed_elsewhere(2, "DEV W1, ESS -"),
        "manoeuvre",
        "All followers are in one region.",
        "Tous les partisans sont dans la même région.",
    );
    idle(
        closed_elsewhere(2, "DEV S1, MOR W1")
            .last_action(1, "manoeuvre", "MOR S-1W+1, DEV S+1W-1")
            .pile(1, "manoeuvre")
            .last_plays(&[None, Some(1)]),
        "manoeuvre",
        "The only swap left would undo the card just played.",
        "Le seul échange possible annulerait la carte précédente.",
    );
    idle(
        closed_elsewhere(2, "DEV W1, MOR S2"),
        "outmanoeuvre",
        "No two bordering regions both have followers.",
        "Aucune région occupée n’en touche une autre.",
    );
    idle(
        open_elsewhere(2, "MOR S1"),
        "spy",
        "Nobody else has played a card yet.",
        "Personne d’autre n’a encore joué de carte.",
    );
    idle(
        closed_elsewhere(2, "MOR E1S2, DEV -"),
        "influence",
        "No English follower has anybody to swap with in another region.",
        "Aucun Anglais n’a personne avec qui échanger dans une autre région.",
    );
    idle(
        open_elsewhere(2, "MOR S1").supply(5, 0, 0),
        "resist",
        "Only Scots are left in the supply.",
        "Il ne reste que des Écossais en réserve.",
    );
}

#[track_caller]
fn limited(position: Position, name: &str, english: Option<&str>, french: Option<&str>) {
    let position = position.hand(0, name).build();
    let reasons = Lang::ALL.map(|lang| words::forced(card(name), position.table(), lang));
    assert_eq!(reasons, [english, french]);
}

#[test]
fn a_limited_choice_says_why() {
    limited(open_elsewhere(2, "MOR S1").supply(5, 5, 5), "welsh-support", None, None);
    limited(
        open_elsewhere(2, "MOR S1").supply(1, 5, 5),
        "scottish-support",
        Some("Only one Scot is left in the supply."),
        Some("Il ne reste qu’un Écossais en réserve."),
    );
    limited(
        closed_elsewhere(2, "DEV W1, ESS S2, WAR E1"),
        "outmanoeuvre",
        Some("One for two is possible somewhere, so it is required."),
        Some("Un contre deux est possible quelque part\u{a0}: c’est donc obligatoire."),
    );
    limited(
        closed_elsewhere(2, "STR S2, LAN W1, NOR S1, WAR E2"),
        "edict",
        Some("Two for two is possible nowhere: two for one, or one for two."),
        Some("Deux contre deux n’est possible nulle part\u{a0}: deux contre un, ou un contre deux."),
    );
    limited(
        open_elsewhere(2, "LAN S2, WAR W1E1"),
        "quell",
        Some("A Welsh follower can leave, so one must."),
        Some("Un Gallois peut partir\u{a0}: c’est donc obligatoire."),
    );
    limited(
        open_elsewhere(2, "WAR E1, DEV W2"),
        "suppress",
        Some("An English follower can only leave alone."),
        Some("Un Anglais ne peut partir que seul."),
    );
}
