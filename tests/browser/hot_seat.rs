//! Several people at one screen: what one of them holds is nowhere in the page
//! before they say that they are there, in no language and no attribute, and the
//! cover says nothing about the hand beneath it (A25, A26 of the acceptance list).

use serde_json::json;

use interregnum::play::{Secrecy, Session};
use interregnum::rules::king_is_dead::{Action, Card, KingIsDead, Mode};
use interregnum::rules::{Game, Seat};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;

use crate::kit::Page;
use crate::states::{Company, TABLET, cards_of, open_game, visit};

/// With cunning cards: two people, three, two with a bot between, two teams.
const COMPANIES: [(usize, usize); 4] = [(2, 2), (3, 3), (3, 2), (4, 4)];

/// The page as the browser has it, without the pictures that all cards share.
const DOCUMENT: &str = "const copy = document.documentElement.cloneNode(true); \
    copy.querySelectorAll('body > svg, .sprite').forEach(sprite => sprite.remove()); return copy.outerHTML";

fn hidden_from_each_other(secrecy: Secrecy) -> impl Iterator<Item = Company> {
    COMPANIES.into_iter().map(move |(seats, people)| Company { mode: Mode::Advanced, seats, people, secrecy })
}

/// Cards in people's hands that nobody has seen yet: every trace of one of them
/// is a leak. What is played lies open, and so do the five cards that all have.
fn secrets(session: &Session<KingIsDead>) -> Vec<Card> {
    let seats = session.position().seats();
    let hands = seats.iter().flat_map(|seat| cards_of(session, seat));
    hands.filter(|card| card.is_cunning()).collect()
}

/// What of `cards` can be found in the document or in what screen readers are
/// told, by its name in any language or as it is written in saves.
#[track_caller]
fn leaks(page: &Page, cards: &[Card]) -> Vec<String> {
    let document = page.js(DOCUMENT, &[]);
    let spoken = page.cdp("Accessibility.getFullAXTree", json!({}));
    let places = [document.as_str().unwrap_or_default().to_owned(), spoken.to_string()];
    let mut found = Vec::new();
    for &card in cards {
        let mut names = vec![format!("\"{}\"", card.slug()), format!("card-{}", card.slug())];
        names.extend(Lang::ALL.map(|lang| words::card(card, lang).to_owned()));
        for (place, name) in places.iter().flat_map(|place| names.iter().map(move |name| (place, name))) {
            if let Some(at) = place.find(name.as_str()) {
                let around: String = place[..at].chars().rev().take(60).collect();
                found.push(format!("{name} after …{}", around.chars().rev().collect::<String>()));
            }
        }
    }
    found
}

#[track_caller]
fn assert_no_leaks(page: &Page, session: &Session<KingIsDead>, when: &str) {
    let found = leaks(page, &secrets(session));
    assert!(found.is_empty(), "{when}:\n{}", found.join("\n"));
    assert_eq!(page.count("[data-card], .face:not(.back)"), 0, "{when}");
}

/// The cover does nothing for a moment after it appears.
#[track_caller]
fn uncover(page: &Page) {
    page.wait_until("the hand is uncovered", || {
        page.js("document.querySelector('#uncover')?.click()", &[]);
        page.exists("[data-card]")
    });
}

/// Somebody looks at another window, and comes back.
fn look_away_and_back(page: &Page) {
    let turn = "Object.defineProperty(document, 'hidden', { configurable: true, value: arguments[0] }); \
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
    page.js(turn, &[json!(true)]);
    page.js(turn, &[json!(false)]);
}

/// From the cover to the hand, to looking away, to the turn that is played.
fn nothing_is_told(secrecy: Secrecy, covered: &str) {
    let page = visit(Lang::En, TABLET);
    for company in hidden_from_each_other(secrecy) {
        let session = company.middle_with_secrets();
        let mut save = company.save(session.clone(), &Draft::default());
        open_game(&page, &save);
        page.wait_for(covered);
        assert_no_leaks(&page, &session, &format!("{company:?}, before"));

        uncover(&page);
        let (mine, shown) = (cards_of(&session, Seat::new(0)), page.count("[data-card]"));
        assert_eq!(shown, mine.len(), "{company:?}: the whole hand, and no other");
        let others: Vec<Card> = secrets(&session).into_iter().filter(|card| !mine.contains(card)).collect();
        assert_eq!(leaks(&page, &others), [""; 0], "{company:?}: somebody else's cards");

        // What is looked up may be a card of the hand.
        page.click("#rules-here");
        page.wait_for("dialog[open] .rules-entry");
        look_away_and_back(&page);
        page.wait_for(covered);
        page.wait_gone("dialog[open]");
        assert_no_leaks(&page, &session, &format!("{company:?}, back from another window"));

        uncover(&page);
        page.js("document.querySelector('#pass').click()", &[]);
        page.js("document.querySelector('#confirm:not([aria-disabled=true])')?.click()", &[]);
        page.wait_gone("[data-card]");
        save.session.play(Action::Pass).expect("one may always pass");
        assert_no_leaks(&page, &save.session, &format!("{company:?}, after the turn"));
    }
}

impl Company {
    /// A game in which there is something to hide, on both sides of the screen,
    /// and a pass does not end it.
    fn middle_with_secrets(self) -> Session<KingIsDead> {
        let found = self.find(|session| {
            let everybody = session.position().seats().iter();
            let hide =
                everybody.map(|seat| cards_of(session, seat)).all(|hand| hand.iter().any(|card| card.is_cunning()));
            let passes = session.position().table().passes();
            (hide && 4 <= session.position().table().plays() && passes == 0).then_some(())
        });
        found.0
    }
}

#[test]
fn a_covered_hand_is_nowhere_in_the_page() {
    nothing_is_told(Secrecy::Covered, ".prompt[data-mode=covered]");
}

#[test]
fn behind_the_veil_there_is_nothing() {
    nothing_is_told(Secrecy::Veiled, ".veil");
}

#[test]
fn the_veil_hides_the_whole_window_and_nothing_shines_through() {
    let company = Company { mode: Mode::Advanced, seats: 3, people: 3, secrecy: Secrecy::Veiled };
    let page = visit(Lang::Fr, TABLET);
    open_game(&page, &company.save(company.middle_with_secrets(), &Draft::default()));
    page.wait_for(".veil");
    assert_eq!(page.count(".board, .map, .track, .cards:not(.backs)"), 0, "there is nothing to shine through");
    assert_eq!((page.style(".veil", "opacity"), page.style(".veil", "backdrop-filter")), ("1".into(), "none".into()));
    let ground = page.style(".veil", "background-color");
    assert!(ground.starts_with("rgb("), "{ground} lets something through");
    let veil = page.rect(".veil");
    assert!(veil.width >= 1180.0 && veil.height >= 820.0 && veil.x <= 0.0 && veil.y <= 0.0, "{veil:?}");
}

/// What the covered hand looks like and does, without names and sentences.
const SHAPE: &str = r#"
const shape = (e) => e.tagName + "." + e.className + "[" + [...e.attributes].map(a => a.name).sort() + "]("
  + [...e.children].filter(child => !child.closest(".since ul")).map(shape) + ")";
return [".prompt", ".hand"].map(part => shape(document.querySelector(part)))
"#;

/// Somebody who holds nothing but Plot can only pass. Nobody else may see that
/// from the cover: not from what is on it, nor from how long it takes.
#[test]
fn a_cover_looks_the_same_over_every_hand() {
    let company = Company { mode: Mode::Advanced, seats: 2, people: 2, secrecy: Secrecy::Covered };
    let one_card = |plot: bool| {
        company.find(|session| {
            let hand = cards_of(session, Seat::new(0));
            (hand.len() == 1 && (hand[0] == Card::Plot) == plot && session.position().table().passes() == 0)
                .then_some(())
        })
    };
    let page = visit(Lang::En, TABLET);
    let looks = [true, false].map(|plot| {
        let (session, ()) = one_card(plot);
        assert!(plot || session.position().legal().any(|action| matches!(action, Action::Play(_))));
        // The same time for both: they are waited for by the same clock.
        page.js(COUNT_CHANGES, &[]);
        open_game(&page, &company.save(session, &Draft::default()));
        page.wait_for(".prompt[data-mode=covered]");
        let shape = page.js(SHAPE, &[]);
        let later = page.js("return new Promise(done => setTimeout(() => done(window.changesLater), 700))", &[]);
        uncover(&page);
        (shape, later)
    });
    assert_eq!(looks[0], looks[1]);
}

/// Counts what changes by itself once the cover is there.
const COUNT_CHANGES: &str = "window.changesLater = 0; new MutationObserver(changes => { \
    if (document.querySelector('.prompt[data-mode=covered]')) window.changesLater += changes.filter(change => \
        change.target.closest?.('.hand')).length }).observe(document.body, { subtree: true, attributes: true, childList: true })";
