//! Ways to use the page: with a mouse, a finger or the keyboard alone, and whole
//! turns and games played with them.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use interregnum::play::Player;
use interregnum::rules::king_is_dead::{Action, Card, Region};
use interregnum::rules::{Game, GameExt, Rng};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::plan::Plan;
use interregnum::ui::king_is_dead::step::Step;
use interregnum::ui::king_is_dead::target::Target;
use interregnum::ui::king_is_dead::walk::{Direction, step};

use crate::kit::Page;
use crate::table::{board, button, card_button, plan};

/// What a button is pressed with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hands {
    /// A mouse that clicks.
    Mouse,
    /// A finger that taps.
    Finger,
    /// Tab, arrows and Enter.
    Keys,
    /// A script, where only speed matters.
    Script,
}

/// Where the focus is, as seen from the button that is wanted.
const WHERE: &str = r#"
const wanted = document.querySelector(arguments[0]), at = document.activeElement;
if (!wanted) return { gone: true };
const groups = ".cards, .track ol, .map, .lines, fieldset";
const group = wanted.closest(groups);
const place = (e) => ({ region: e.closest(".place")?.querySelector(".plate").dataset.region ?? null,
  order: group ? [...group.querySelectorAll("button, input")].indexOf(e) : 0 });
return { there: at === wanted, radio: wanted.type === "radio",
  within: group != null && group.contains(at), map: group?.matches(".map") ?? false,
  behind: (at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 && at !== document.body,
  at: place(at), wanted: place(wanted) };"#;

impl Hands {
    /// Presses the first such button.
    #[track_caller]
    pub fn press(self, page: &Page, css: &str) {
        match self {
            Hands::Mouse => page.click(css),
            Hands::Finger => page.tap(css),
            Hands::Script => {
                page.wait_for(css);
                page.js("document.querySelector(arguments[0]).click()", &[json!(css)]);
            }
            Hands::Keys => {
                // Choosing one of several by the arrows is pressing it.
                if !walk_to(page, css) {
                    page.press("Enter");
                }
            }
        }
    }

    /// Waits until a person is asked something or the game is over, pressing
    /// "Continue" wherever the page waits for that; the mode it is in then.
    #[track_caller]
    pub fn go_on(self, page: &Page) -> String {
        let mut mode = String::new();
        page.wait_until("somebody can decide", || {
            mode = page.mode();
            if mode == "telling" {
                self.press(page, "#continue");
            }
            ["deciding", "over", "covered", "veiled", "guided"].contains(&mode.as_str())
        });
        mode
    }

    /// Puts a turn together, with the targets that `pick` chooses, and plays it.
    /// At every step what can be tapped and what the board shows is what the
    /// engine says.
    #[track_caller]
    pub fn play_card(self, page: &Page, card: Card, pick: impl FnMut(&Plan) -> Target) {
        let turn = self.put_together(page, card, pick, |_| {});
        let before = page.save().session.actions().len();
        self.press(page, "#confirm");
        page.wait_until("the turn is kept", || before < page.save().session.actions().len());
        assert_eq!(page.save().session.actions()[before..][..turn.len()], turn);
    }

    /// Puts a turn together as [`play_card`](Hands::play_card) does, but does not
    /// play it; `look` is called at every step, before the last one, too.
    #[track_caller]
    pub fn put_together(
        self,
        page: &Page,
        card: Card,
        mut pick: impl FnMut(&Plan) -> Target,
        mut look: impl FnMut(&Plan),
    ) -> Vec<Action> {
        let save = page.save();
        let position = save.session.position();
        let hands: Vec<usize> = position.seats().iter().map(|seat| position.hand(seat).len()).collect();
        self.press(page, &card_button(card));
        let mut draft = Draft::of(card);
        loop {
            let plan = plan(&save, &draft);
            let mut live = plan.live.clone();
            live.sort_unstable();
            assert_eq!(page.live(), live, "after {}", draft.to_text());
            assert_eq!(page.board(), board(&plan.shown, &hands), "after {}", draft.to_text());
            look(&plan);
            if let Some(turn) = plan.turn {
                return turn;
            }
            let target = pick(&plan);
            self.press(page, &button(target));
            tap(&mut draft, &plan, target);
        }
    }

    /// Passes, also if that starts a struggle.
    #[track_caller]
    pub fn pass(self, page: &Page) {
        let before = page.save().session.actions().len();
        self.press(page, "#pass");
        if page.save().session.actions().len() == before && page.is_enabled("#confirm") {
            self.press(page, "#confirm");
        }
        page.wait_until("the pass is kept", || before < page.save().session.actions().len());
    }

    /// Plays for every person at the screen to the end of the game: all cards,
    /// for anything that they can do, and then passes. How often each card was
    /// played.
    #[track_caller]
    pub fn play_to_the_end(self, page: &Page, rng: &mut Rng) -> BTreeMap<Card, usize> {
        let mut played = BTreeMap::new();
        loop {
            match self.go_on(page).as_str() {
                "over" => return played,
                "covered" | "veiled" => {
                    self.press(page, "#uncover");
                    continue;
                }
                _ => {}
            }
            page.assert_true();
            let save = page.save();
            let position = save.session.position();
            let seat = position.to_act().expect("somebody decides");
            assert_eq!(save.chairs[seat.index()].player, Player::Human);
            let cards: Vec<Card> = position.hand(seat).iter().filter(|&card| card != Card::Plot).collect();
            if cards.is_empty() {
                assert_eq!(plan(&save, &Draft::default()).step, Step::OnlyPass);
                self.pass(page);
            } else {
                let card = rng.pick(&cards);
                self.play_card(page, card, |plan| rng.pick(&plan.live));
                *played.entry(card).or_default() += 1;
            }
        }
    }
}

/// What tapping does to a draft: the last tap is the summon.
pub fn tap(draft: &mut Draft, plan: &Plan, target: Target) {
    match (target, &plan.step) {
        (Target::Stack(stack), Step::Summon | Step::Confirm) => draft.summon = Some(stack),
        _ => draft.chosen.push(target),
    }
}

/// Moves the focus to a button, by Tab to its group and by arrows within; whether
/// the arrows have chosen it, too.
#[track_caller]
fn walk_to(page: &Page, css: &str) -> bool {
    page.wait_for(css);
    for _ in 0..80 {
        let is = page.js(WHERE, &[json!(css)]);
        if is["there"] == true {
            return is["radio"] == true;
        }
        let key = if is["within"] == true { arrow(&is) } else { tab(&is) };
        page.press(key);
    }
    panic!("the keyboard does not get to {css}: {}", page.js(WHERE, &[json!(css)]));
}

fn tab(is: &Value) -> &'static str {
    if is["behind"] == true { "Shift+Tab" } else { "Tab" }
}

fn arrow(is: &Value) -> &'static str {
    let later = is["at"]["order"].as_i64() < is["wanted"]["order"].as_i64();
    let same_region = is["at"]["region"] == is["wanted"]["region"];
    match is["map"] == true && !same_region {
        true => toward(region(&is["at"]["region"]), region(&is["wanted"]["region"])),
        false if later => "ArrowRight",
        false => "ArrowLeft",
    }
}

fn region(slug: &Value) -> Region {
    Region::ALL.into_iter().find(|region| slug == region.slug()).expect("a region")
}

/// The first arrow of a shortest way over the map.
fn toward(from: Region, to: Region) -> &'static str {
    let mut ways = vec![(from, None)];
    let mut next = 0;
    loop {
        let (region, first) = ways[next];
        if region == to {
            return first.expect("they are two regions");
        }
        for direction in Direction::ALL {
            if let Some(there) = step(region, direction).filter(|there| ways.iter().all(|way| way.0 != *there)) {
                ways.push((there, first.or(Some(key(direction)))));
            }
        }
        next += 1;
    }
}

fn key(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "ArrowUp",
        Direction::Down => "ArrowDown",
        Direction::Left => "ArrowLeft",
        Direction::Right => "ArrowRight",
    }
}
