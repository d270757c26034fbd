//! The two crowns on the map: when they are shown, that they follow a turn while it
//! is put together, and that they tell no more than everybody knows.

use serde_json::json;

use interregnum::play::{Save, Session};
use interregnum::rules::king_is_dead::{Action, Card, Forecast, KingIsDead, Table};
use interregnum::rules::{Game, Observer, Seat};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::plan::Plan;
use interregnum::ui::king_is_dead::words::crowns as words;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Outlook, Pace, Settings};
use interregnum::ui::shell::words::name;

use crate::games::choose_segment;
use crate::hands::Hands;
use crate::kit::Page;
use crate::states::{ALONE, CUNNING, Company, TABLET, TEAMS, cards_of, drafts, open_game, settle, visit, visit_with};

const PHONE: (u32, u32) = (390, 844);
const OF_BOTH: [&str; 2] = [".coronation .crowns-who", ".invasion .crowns-who"];

/// A page that shows them at these times.
fn visit_when(outlook: Outlook, lang: Lang) -> Page {
    visit_with(Settings { pace: Pace::StepByStep, outlook, ..Settings::usual(lang) }, TABLET)
}

fn names(save: &Save<KingIsDead>, lang: Lang) -> Vec<String> {
    save.session.position().seats().iter().map(|seat| name(&save.chairs, seat, lang)).collect()
}

/// Who would be crowned, and who would win against France.
fn winners(table: &Table, names: &[String], lang: Lang) -> [String; 2] {
    let forecast = table.forecast();
    [words::crowned(table, &forecast, names, lang), words::united(table, &forecast, names, lang)]
}

/// A turn of the first player, all chosen, by which `wanted` of before and after
/// is so.
fn turn_with(company: Company, wanted: impl Fn(&Forecast, &Forecast) -> bool) -> (Session<KingIsDead>, (Draft, Plan)) {
    company.find(|session| {
        let before = session.position().table().forecast();
        let whole = |card: Card| drafts(session, card).pop().filter(|(_, plan)| plan.turn.is_some());
        let mut turns = cards_of(session, Seat::new(0)).into_iter().filter_map(whole);
        turns.find(|(_, plan)| wanted(&before, &plan.shown.forecast()))
    })
}

/// A turn that brings another king.
pub fn usurping(company: Company) -> (Session<KingIsDead>, (Draft, Plan)) {
    let king = |forecast: &Forecast| forecast.coronation.decided.map(|decided| decided.winners);
    turn_with(company, |before, after| king(before) != king(after) && king(after).is_some())
}

#[test]
fn a_turn_that_is_put_together_shows_whose_crown_it_takes() {
    for (company, lang) in [(ALONE, Lang::En), (CUNNING, Lang::Fr), (TEAMS, Lang::En)] {
        let (session, (draft, plan)) = usurping(company);
        let page = visit(lang, TABLET);
        let save = company.save(session, &Draft::default());
        let names = names(&save, lang);
        open_game(&page, &save);
        page.wait_for("#crowns");
        assert_eq!(OF_BOTH.map(|css| page.text(css)), winners(&plan.before, &names, lang));
        assert!(!page.exists(".crowns .was"));
        assert_eq!(page.text(".crowns [role=status]"), "");
        open_game(&page, &company.save(save.session.clone(), &draft));
        page.wait_for(".coronation .was");
        let [before, after] = [&plan.before, &plan.shown].map(|table| winners(table, &names, lang));
        let shown = [".was", ".arrow", ".is"].map(|part| page.text(&format!(".coronation {part}")));
        assert_eq!(shown, [before[0].clone(), "→".to_owned(), after[0].clone()]);
        let said = page.js("return document.querySelector('.crowns [role=status]').textContent", &[]);
        let [was, is] = [&plan.before, &plan.shown].map(|table| (table, table.forecast()));
        let change = words::change((was.0, &was.1), (is.0, &is.1), &names, lang);
        assert_ne!(change, "", "the crown moves");
        assert_eq!(said, json!(change));
        // The log tells what was done; this is not done yet.
        assert_eq!(page.count("[role=log] p"), 0);
        page.click("#cancel");
        page.wait_gone(".crowns .was");
        assert_eq!(page.text(OF_BOTH[0]), before[0]);
    }
}

#[test]
fn they_are_shown_on_ones_own_turn_always_or_never() {
    let mine = CUNNING.save(CUNNING.middle(), &Draft::default());
    let mut others = mine.session.clone();
    others.play(Action::Pass).expect("one may always pass");
    let others = CUNNING.save(others, &Draft::default());
    for (outlook, on_my_turn, on_others) in [(Outlook::Off, 0, 0), (Outlook::OwnTurn, 1, 0), (Outlook::Always, 1, 1)] {
        let page = visit_when(outlook, Lang::En);
        open_game(&page, &mine);
        page.wait_for_mode("deciding");
        assert_eq!(page.count("#crowns"), on_my_turn, "{outlook:?}");
        open_game(&page, &others);
        page.wait_for_mode("waiting");
        assert_eq!(page.count("#crowns"), on_others, "{outlook:?}");
        // At the end the truth is told instead.
        open_game(&page, &ALONE.over(2));
        page.wait_for(".ending");
        assert_eq!(page.count("#crowns"), 0, "{outlook:?}");
    }
}

#[test]
fn when_they_are_shown_is_set_on_the_settings_sheet_and_kept() {
    let page = visit(Lang::En, TABLET);
    open_game(&page, &ALONE.save(ALONE.middle(), &Draft::default()));
    page.wait_for("#crowns");
    let map = page.rect(".map-frame");
    page.click("#menu");
    choose_segment(&page, Hands::Mouse, "setting-outlook", 0);
    page.click(".sheet-head button");
    page.wait_gone("#crowns");
    assert_eq!(page.rect(".map-frame"), map, "nothing moves when they go");
    page.reload();
    page.wait_for_mode("deciding");
    assert!(!page.exists("#crowns"), "it is kept");
    page.click("#menu");
    choose_segment(&page, Hands::Mouse, "setting-outlook", 2);
    page.click(".sheet-head button");
    page.wait_for("#crowns");
}

#[test]
fn the_keyboard_reaches_the_details_and_comes_back() {
    let page = visit(Lang::En, TABLET);
    let save = ALONE.save(ALONE.middle(), &Draft::default());
    open_game(&page, &save);
    page.wait_for("#crowns");
    page.js("document.querySelector('.map [tabindex=\"0\"]').focus()", &[]);
    page.press("Tab");
    assert!(page.has_focus("#crowns"), "they come after the map");
    page.press("Enter");
    page.wait_for("dialog[open] .reader-text p");
    let (table, names) = (*save.session.position().table(), names(&save, Lang::En));
    let forecast = table.forecast();
    let told = page.all("dialog[open] .reader-text p");
    assert_eq!(told[0], words::coronation(&table, &forecast, &names, Lang::En));
    assert_eq!(told[1], words::invasion(&table, &forecast, &names, Lang::En));
    page.assert_accessible();
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.wait_until("the focus is back", || page.has_focus("#crowns"));
    // The same two sentences are there for those who do not open it.
    let spoken =
        page.js("return [...document.querySelectorAll('.crowns > p.spoken:not([role])')].map(p => p.textContent)", &[]);
    assert_eq!(spoken, json!(told[..2]));
}

#[test]
fn they_lie_on_the_sea_and_cover_nothing() {
    for company in [ALONE, CUNNING, TEAMS] {
        let (session, (draft, _)) = usurping(company);
        let page = visit(Lang::Fr, PHONE);
        open_game(&page, &company.save(session, &draft));
        page.wait_for("#crowns");
        for (width, height) in [PHONE, (360, 640), TABLET, (1180, 746), (820, 1180), (1440, 900)] {
            page.set_viewport(width, height);
            settle(&page);
            let script = "const mine = document.querySelector('#crowns').getBoundingClientRect(), \
                map = document.querySelector('.map-frame').getBoundingClientRect(); \
                if (mine.left < map.left || mine.right > map.right || mine.top < map.top) return ['the map ends before']; \
                return [...document.querySelectorAll('.plate, .stack, .disc')].filter(e => e.checkVisibility({ visibilityProperty: true })) \
                .filter(e => { const box = e.getBoundingClientRect(); return box.left < mine.right && mine.left < box.right \
                && box.top < mine.bottom && mine.top < box.bottom }).map(e => e.className + ' ' + e.getAttribute('aria-label'))";
            assert_eq!(page.js(script, &[]), json!([]), "{company:?} at {width} x {height}");
            assert_eq!(page.js("return document.scrollingElement.scrollWidth <= innerWidth", &[]), true);
        }
    }
}

#[test]
fn when_one_disc_is_missing_france_stands_out() {
    let page = visit(Lang::En, TABLET);
    for missing in [2, 1] {
        let (session, ()) = ALONE.find(|session| {
            let forecast = session.position().table().forecast();
            (forecast.invasion.missing == missing).then_some(())
        });
        open_game(&page, &ALONE.save(session, &Draft::default()));
        page.wait_for("#crowns");
        assert_eq!(page.exists(".france-near"), missing == 1);
        assert_eq!(page.text(".invasion .away"), words::missing(missing, Lang::En));
    }
}

#[test]
fn whoever_holds_plot_reads_what_everybody_reads() {
    let holds_plot = |session: &Session<KingIsDead>| {
        let cards = cards_of(session, Seat::new(0));
        (cards.contains(&Card::Plot) && 1 < cards.len()).then_some(())
    };
    let (session, ()) = CUNNING.find(holds_plot);
    let table = *session.position().view(Observer::Public).table();
    let save = CUNNING.save(session, &Draft::default());
    let page = visit(Lang::En, TABLET);
    open_game(&page, &save);
    page.wait_for("#crowns");
    assert_eq!(OF_BOTH.map(|css| page.text(css)), winners(&table, &names(&save, Lang::En), Lang::En));
}
