//! Where things are and how large, on every screen that the page is made for
//! (A3 to A6 of the acceptance list).
//!
//! Sampled: every state at every size in French, whose words are longer, and in
//! English at the tablet's size; every step of every card at the tablet's and a
//! phone's size, in French.

use serde_json::{Value, json};

use interregnum::play::Session;
use interregnum::rules::king_is_dead::{Card, KingIsDead};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::lang::Lang;

use crate::kit::Page;
use crate::states::{CUNNING, Company, TABLET, all, drafts, open_game, settle, visit};

/// Tablets, phones, a desktop.
const SIZES: [(u32, u32); 6] = [TABLET, (1180, 746), (820, 1180), (390, 844), (360, 640), (1440, 900)];

/// As wide as a finger, where there is room.
const FINGER: u32 = 44;
/// The least that is allowed anywhere.
const LEAST: u32 = 24;

/// Everything that is wrong with the places and sizes of the page. The first
/// argument is the least width and height of what can be pressed, the second
/// whether the page must not scroll downwards.
const PROBLEMS: &str = r##"
const [least, still] = arguments;
const problems = [];
const name = (e) => e.id ? "#" + e.id : (e.getAttribute("data-target") ?? e.getAttribute("data-region") ?? e.getAttribute("data-tile")
  ?? e.getAttribute("data-card") ?? e.getAttribute("aria-label") ?? e.textContent.trim().slice(0, 30)) + " (" + e.className + ")";
const root = document.scrollingElement;
if (root.scrollWidth > innerWidth) problems.push("scrolls sideways: " + root.scrollWidth + " of " + innerWidth);
if (still && root.scrollHeight > innerHeight) problems.push("scrolls downwards: " + root.scrollHeight + " of " + innerHeight);
const top = document.querySelector("dialog[open]") ?? document;
// On a phone there is no room for a message beside what can be pressed: it lies on it until it is put away.
const message = innerWidth < 600 ? document.querySelector(".snack:not(:empty)")?.getBoundingClientRect() : null;
const under = (e) => !e.closest(".snack") && message && e.getBoundingClientRect().bottom > message.top;
const controls = [...top.querySelectorAll("button, [role=button], a[href], input, select, textarea, summary")].filter((e) =>
  e.checkVisibility({ visibilityProperty: true }) && !e.matches(":disabled, [aria-disabled=true]") && !under(e));
// What can be pressed in place of a box to tick is its whole label.
const area = (e) => e.matches("[type=checkbox]") ? e.closest("label") : e;
// What of an element is not cut off by what it scrolls in.
const visible = (e) => {
  const box = e.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let p = e.parentElement; p && p !== root; p = p.parentElement) {
    const style = getComputedStyle(p);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const clip = p.getBoundingClientRect();
    left = Math.max(left, clip.left); right = Math.min(right, clip.right);
    top = Math.max(top, clip.top); bottom = Math.min(bottom, clip.bottom);
  }
  return { left, top, right, bottom };
};
// As the page lies, before anything is scrolled to.
const boxes = controls.map((control) => visible(area(control)));
// What lies under a bar that sticks to the window can be scrolled free: the loop below checks that.
const sticks = (e) => e !== null && (getComputedStyle(e).position === "sticky" || sticks(e.parentElement));
for (const [index, mine] of boxes.entries()) for (const [other, its] of boxes.entries()) {
  if (other <= index || sticks(controls[index]) !== sticks(controls[other]) || area(controls[index]).contains(controls[other]) || area(controls[other]).contains(controls[index])) continue;
  const width = Math.min(mine.right, its.right) - Math.max(mine.left, its.left);
  const height = Math.min(mine.bottom, its.bottom) - Math.max(mine.top, its.top);
  if (width > .5 && height > .5) problems.push(name(controls[index]) + " overlaps " + name(controls[other]));
}
for (const control of controls) {
  const e = area(control);
  e.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = e.getBoundingClientRect();
  // Half a pixel is lost to rounding.
  if (box.width < least - .5 || box.height < least - .5)
    problems.push(name(control) + " is small: " + box.width.toFixed(1) + " x " + box.height.toFixed(1));
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(e.contains(hit) || hit.closest("label")?.control === control))
    problems.push(name(control) + " is covered by " + (hit ? name(hit) : "the edge of the window"));
}
root.scrollTo(0, 0);
return problems;
"##;

fn problems(page: &Page, least: u32, still: bool) -> Vec<String> {
    let found = page.js(PROBLEMS, &[json!(least), json!(still)]);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    found.as_array().into_iter().flatten().map(text).collect()
}

/// A finger's width on the screens that have the room.
fn least(size: (u32, u32)) -> u32 {
    if size == TABLET || size == (1440, 900) { FINGER } else { LEAST }
}

fn fits(size: (u32, u32)) {
    let mut found = Vec::new();
    for lang in Lang::ALL.into_iter().filter(|&lang| lang == Lang::Fr || size == TABLET) {
        let page = visit(lang, size);
        for state in all() {
            state.open(&page);
            let still = state.is_play() && (640 < size.1);
            found.extend(problems(&page, least(size), still).iter().map(|line| format!("{}: {line}", state.name)));
        }
    }
    assert!(found.is_empty(), "at {size:?}:\n{}", found.join("\n"));
}

#[test]
fn everything_can_be_pressed_on_a_tablet() {
    fits(SIZES[0]);
}

#[test]
fn everything_can_be_pressed_on_a_tablet_below_the_bars_of_a_browser() {
    fits(SIZES[1]);
}

#[test]
fn everything_can_be_pressed_on_a_tablet_held_upright() {
    fits(SIZES[2]);
}

#[test]
fn everything_can_be_pressed_on_a_phone() {
    fits(SIZES[3]);
}

#[test]
fn everything_can_be_pressed_on_a_small_phone() {
    fits(SIZES[4]);
}

#[test]
fn everything_can_be_pressed_on_a_desktop() {
    fits(SIZES[5]);
}

/// A game in which the first player can choose something for the card.
fn game_with(card: Card) -> (Company, Session<KingIsDead>, Vec<Draft>) {
    let company = if Card::ALL[..7].contains(&card) { crate::states::ALONE } else { CUNNING };
    let (session, steps) = company.find(|session| {
        let steps: Vec<Draft> = drafts(session, card).into_iter().map(|(draft, _)| draft).collect();
        let later = 1 <= session.position().table().struggles();
        (later && 1 < steps.len()).then_some(steps)
    });
    (company, session, steps)
}

#[test]
fn every_step_of_every_card_can_be_pressed() {
    let page = visit(Lang::Fr, TABLET);
    let mut found = Vec::new();
    for card in Card::ALL.into_iter().filter(|&card| card != Card::Plot) {
        let (company, session, steps) = game_with(card);
        for draft in steps {
            open_game(&page, &company.save(session.clone(), &draft));
            for size in [(390, 844), TABLET] {
                page.set_viewport(size.0, size.1);
                settle(&page);
                let lines = problems(&page, least(size), true);
                found.extend(lines.iter().map(|line| format!("{} at {size:?}: {line}", draft.to_text())));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_drawing_says_nothing_and_every_target_is_a_button() {
    let page = visit(Lang::En, TABLET);
    for state in all().iter().filter(|state| state.is_play() && state.name != "veil") {
        state.open(&page);
        assert_eq!(page.count(".map svg:not([aria-hidden=true])"), 0, "{}", state.name);
        assert_eq!(page.count(".map svg :is([tabindex], a, button)"), 0, "{}", state.name);
        assert_eq!(page.count("[data-target]:not(button), [data-slot]:not(button)"), 0, "{}", state.name);
        assert_eq!(page.count("[onclick], [draggable=true]"), 0, "{}", state.name);
    }
}
