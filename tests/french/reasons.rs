//! What speaks for a turn, in one sentence that fits on a phone.

use interregnum::bot::Mind;
use interregnum::minds::king_is_dead::Reason;
use interregnum::rules::Observer;
use interregnum::rules::king_is_dead::{Card, Faction, KingIsDead, Region};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;

use crate::{random_games, seated};

/// Letters that two lines of a phone have room for.
const LONGEST: usize = 105;

/// Every reason alone, and every two that can go together.
pub fn all() -> Vec<Vec<Reason>> {
    let mut single = vec![
        Reason::BringsFranceCloser,
        Reason::KeepsFranceAway,
        Reason::SavesCards,
        Reason::CrownedIfAllPass,
        Reason::WinsIfFranceComes,
    ];
    single.extend((1..=6).map(Reason::CompletesSet));
    let of_region = [Reason::MakesTie, Reason::Empties, Reason::Hastens, Reason::BringsStruggle, Reason::PutsOff];
    let of_both = [Reason::PutsAhead, Reason::KeepsAhead, Reason::Strengthens, Reason::Weakens];
    let of_court = [Reason::HoldsMost, Reason::HoldsAsMany, Reason::Holds];
    for region in Region::ALL {
        single.extend(of_region.map(|reason| reason(region)));
        single.extend(of_both.into_iter().flat_map(|reason| Faction::ALL.map(|faction| reason(faction, region))));
    }
    for faction in Faction::ALL {
        single.extend(of_court.into_iter().flat_map(|reason| [1, 2, 12].map(|count| reason(faction, count))));
    }
    let pairs = single.iter().flat_map(|&one| single.iter().map(move |&other| vec![one, other]));
    // Only one faction is summoned.
    let at_court = |reason| matches!(reason, Reason::HoldsMost(..) | Reason::HoldsAsMany(..) | Reason::Holds(..));
    let pairs = pairs.filter(|pair| pair[0] != pair[1] && !(at_court(pair[0]) && at_court(pair[1])));
    single.iter().map(|&reason| vec![reason]).chain(pairs).collect()
}

#[test]
fn reasons_are_sentences_that_fit_and_name_no_card() {
    for lang in Lang::ALL {
        for reasons in all() {
            let told = words::reasons(&reasons, lang).expect("there is a reason");
            assert!(told.chars().count() <= LONGEST, "{} letters: {told}", told.chars().count());
            assert_is_a_sentence(&told, lang);
            // A hint has more room than what is told of a turn.
            assert_is_a_sentence(&words::advised(&reasons, lang).expect("the same"), lang);
        }
        assert_eq!((words::reasons(&[], lang), words::advised(&[], lang)), (None, None));
    }
}

#[track_caller]
fn assert_is_a_sentence(told: &str, lang: Lang) {
    assert!(told.ends_with('.') && told.starts_with(char::is_uppercase) && !told.contains("{}"), "{told}");
    for card in Card::ALL {
        assert!(!told.contains(words::card(card, lang)), "{told}");
    }
}

#[test]
fn two_reasons_are_told_as_people_would() {
    let reasons = [Reason::KeepsAhead(Faction::Welsh, Region::Devon), Reason::Holds(Faction::Welsh, 3)];
    assert_eq!(words::reasons(&reasons, Lang::En).unwrap(), "Keeps the Welsh ahead in Devon; has 3 Welsh at court.");
    assert_eq!(
        words::reasons(&reasons, Lang::Fr).unwrap(),
        "Garde les Gallois en tête dans le Devon\u{202f}; a 3 Gallois à sa cour."
    );
}

#[test]
fn a_hint_speaks_to_whoever_asked() {
    let reasons = [Reason::MakesTie(Region::Essex), Reason::HoldsMost(Faction::English, 2)];
    let said = words::advised(&reasons, Lang::En).unwrap();
    assert_eq!(said, "You make a tie in Essex; you now have the most English at court (2).");
    let said = words::advised(&reasons, Lang::Fr).unwrap();
    assert_eq!(
        said,
        "Vous créez une égalité dans l’Essex\u{202f}; vous avez désormais le plus d’Anglais à votre cour (2)."
    );
}

/// Reasons are worked out from what everybody knows: whoever looks at a turn
/// comes to the same ones.
#[test]
fn everybody_at_the_table_hears_the_same_reasons() {
    for game in random_games(6) {
        let seats = game.position().table().seats();
        let table = seated(game);
        let public = table.turns(Observer::Public);
        for seat in seats.iter() {
            for (turn, seen) in table.turns(Observer::Seat(seat)).iter().zip(&public) {
                let reasons = KingIsDead::reasons(&turn.before, &turn.actions);
                assert_eq!(reasons, KingIsDead::reasons(&seen.before, &seen.actions));
            }
        }
    }
}
