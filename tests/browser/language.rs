//! The language can change at any moment, and nothing else changes with it.

use interregnum::rules::king_is_dead::{Action, Card, Mode, Region};
use interregnum::rules::{Observer, Rng};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Pace, Settings};
use interregnum::ui::shell::words::name;

use crate::cards::game_with;
use crate::games::choose_segment;
use crate::hands::{Hands, tap};
use crate::kit::Page;
use crate::seek::seek;
use crate::table::{plan, quick, texts};

/// Every text that can be seen, and every name that is read out.
const READ_WORDS: &str = r#"
const words = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode.data.trim();
  if (/\p{L}/u.test(text) && walker.currentNode.parentElement.checkVisibility()) words.push(text);
}
for (const element of document.querySelectorAll("[aria-label]"))
  if (element.checkVisibility()) words.push(element.getAttribute("aria-label"));
return words;"#;

/// Changes the language on the settings sheet.
fn change_language(page: &Page, lang: Lang) {
    page.click("#menu");
    choose_segment(page, Hands::Mouse, "setting-lang", lang as usize);
    page.click(".sheet-head button");
    page.wait_gone("dialog[open]");
    page.wait_until("the page has the language", || page.attribute("html", "lang").as_deref() == Some(lang.tag()));
}

/// Changes to French and checks that all words do; and back.
#[track_caller]
fn assert_translates(page: &Page, question: impl Fn(Lang) -> String) {
    page.js("window.untouched = true", &[]);
    assert_eq!(page.question(), question(Lang::En));
    let (before, english) = (page.moment(), texts(&page.js(READ_WORDS, &[])));
    change_language(page, Lang::Fr);
    assert_eq!(page.question(), question(Lang::Fr));
    let (after, french) = (page.moment(), texts(&page.js(READ_WORDS, &[])));
    let left: Vec<&String> = french.iter().filter(|text| english.contains(text) && !is_same(text)).collect();
    assert!(left.is_empty(), "not translated: {left:?}");
    assert!(10 < french.len());
    assert_eq!((&after.live, &after.board, &after.enabled), (&before.live, &before.board, &before.enabled));
    assert_eq!(after.chosen.len(), before.chosen.len());
    change_language(page, Lang::En);
    assert_eq!(page.moment(), before);
    assert_eq!(page.js("return window.untouched", &[]), true, "without loading the page again");
}

/// What is called the same in both languages: players and most places.
fn is_same(text: &str) -> bool {
    let text = text.trim_start_matches("→ ");
    let place = |region| [words::region(region, Lang::En), words::region_short(region, Lang::En)].contains(&text);
    ["Maud", "France"].contains(&text)
        || Region::ALL.into_iter().any(|region| place(region) && words::region(region, Lang::Fr).starts_with(text))
}

#[test]
fn a_half_chosen_card_stays_chosen_in_another_language() {
    let page = Page::open();
    for card in [Card::Assemble, Card::Negotiate, Card::March] {
        let save = game_with(card);
        page.sit_down(&save, quick());
        page.wait_for_mode("deciding");
        let mut draft = Draft::default();
        let question = |draft: &Draft, lang| {
            let plan = plan(&save, draft);
            words::question(&plan.step, &plan.before, lang)
        };
        assert_translates(&page, |lang| question(&draft, lang));
        draft = Draft::of(card);
        page.choose_card(card);
        let mut rng = Rng::new(1);
        loop {
            assert_translates(&page, |lang| question(&draft, lang));
            let plan = plan(&save, &draft);
            if plan.turn.is_some() {
                break;
            }
            let target = rng.pick(&plan.live);
            page.choose(target);
            tap(&mut draft, &plan, target);
        }
    }
}

#[test]
fn a_struggle_and_the_end_of_a_game_are_told_in_the_language_of_the_moment() {
    let page = Page::open();
    // The last pass of the last struggle, and no invasion.
    let save = seek(2, Mode::Base, |save| {
        let table = save.session.position().table();
        table.struggles() == 7 && table.passes() == 1 && table.unstable().len() < 2
    });
    let table = *save.session.position().table();
    let region = table.contested().expect("a last struggle");
    page.sit_down(&save, Settings { pace: Pace::StepByStep, ..quick() });
    page.wait_for_mode("deciding");
    Hands::Mouse.pass(&page);
    page.wait_for(".struggle[data-decided=false]");
    close_message(&page);
    assert_translates(&page, |lang| words::struggle_title(region, lang));
    page.click("#continue");
    page.wait_for(".struggle[data-decided=true]");
    assert_eq!(page.text(".verdict p"), words::struggle(&table, region, Lang::En));
    assert_translates(&page, |lang| words::struggle_title(region, lang));
    page.click("#continue");
    page.wait_for_mode("over");
    let mut over = save.clone();
    crate::table::advance(&mut over, &[Action::Pass]);
    let result = over.seating().result().expect("the game is over");
    assert_translates(&page, |lang| {
        let names: Vec<String> = over.seats().iter().map(|seat| name(&over.chairs, seat, lang)).collect();
        words::verdict(&over.view(Observer::Public), &result, &names, lang).title
    });
}

/// The message at the foot of the page was said in the language of its time.
fn close_message(page: &Page) {
    page.js("document.querySelector('.snack-close')?.click()", &[]);
    page.wait_gone(".snack p");
}
