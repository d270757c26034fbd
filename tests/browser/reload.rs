//! Whatever happens to the page, the turn that is being put together is where it
//! was.

use interregnum::rules::Rng;
use interregnum::rules::king_is_dead::Card;

use crate::cards::{game_with, playable};
use crate::hands::Hands;
use crate::kit::Page;
use crate::table::quick;

fn every_step_survives(cards: impl Iterator<Item = Card>) {
    let page = Page::open();
    for card in cards {
        page.sit_down(&game_with(card), quick());
        page.wait_for_mode("deciding");
        let mut rng = Rng::new(7 + card as u64);
        let turn = Hands::Mouse.put_together(
            &page,
            card,
            |plan| rng.pick(&plan.live),
            |_| {
                let before = page.moment();
                page.reload();
                page.wait_for_mode("deciding");
                assert_eq!(page.moment(), before, "{card}");
            },
        );
        let before = page.save().session.actions().len();
        page.click("#confirm");
        page.wait_for_person();
        assert_eq!(page.save().session.actions()[before..][..turn.len()], turn);
    }
}

#[test]
fn a_reload_at_any_step_of_a_base_card_changes_nothing() {
    every_step_survives(playable().filter(|card| !card.is_cunning()));
}

#[test]
fn a_reload_at_any_step_of_a_cunning_card_changes_nothing() {
    every_step_survives(playable().filter(|card| card.is_cunning()));
}
