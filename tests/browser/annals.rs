//! The tale of a finished game: read, printed, kept as a picture; and what all
//! finished games add up to.

use serde_json::json;

use interregnum::bot::Level;
use interregnum::play::{Player, SaveId, Secrecy};
use interregnum::rules::king_is_dead::Mode;
use interregnum::rules::{GameExt, Observer, Rng, Seat};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;

use crate::kit::{Media, Page};
use crate::states::{ALONE, TABLET, TEAMS, keep, settle, visit};
use crate::table::{Kept, against_bots, deal, hot_seat, quick, solo};

/// A game by chance, played to its end.
fn finished(seats: usize, mode: Mode, seed: u64) -> Kept {
    let mut session = deal(seats, mode, seed);
    let mut rng = Rng::new(seed);
    while session.position().to_act().is_some() {
        let action = session.position().random_action(&mut rng);
        session.play(action).expect("it is legal");
    }
    solo(session)
}

/// The tale as it should be.
fn tale(save: &Kept, lang: Lang) -> words::Annals {
    let seating = save.seating();
    let verdict = seating.result().expect("it is over");
    let names = words::claimants(&save.chairs, lang);
    words::annals(&seating.turns(Observer::Public), &verdict, &names, save.seed(), lang).expect("a tale")
}

/// A page that shows the tale of a game.
fn open(save: &Kept, lang: Lang, size: (u32, u32)) -> Page {
    let page = visit(lang, size);
    keep(&page, SaveId(7), save);
    page.js("location.hash = 'chronicle/0000000000000007'", &[]);
    page.wait_for(".leaf");
    settle(&page);
    page
}

#[test]
fn the_end_of_a_game_leads_to_its_tale() {
    let page = Page::open();
    let save = finished(3, Mode::Advanced, 4);
    page.sit_down(&save, quick());
    page.click("#tale");
    page.wait_for(".leaf");
    let tale = tale(&save, Lang::En);
    assert_eq!(page.text(".leaf h2"), tale.title);
    let chapters = page.all(".leaf-chapter p");
    assert_eq!(chapters, tale.chapters.iter().map(|chapter| chapter.text.clone()).collect::<Vec<_>>());
    assert_eq!(page.count(".leaf-chapter .map-miniature"), tale.chapters.len());
    assert_eq!(page.text(".leaf-end p"), tale.ending);
    page.click(".leaf-tools button:last-child");
    page.wait_for(".ending");
}

#[test]
fn the_tale_is_told_in_the_language_of_the_page() {
    let save = finished(2, Mode::Base, 5);
    let page = open(&save, Lang::Fr, TABLET);
    assert_eq!(page.text(".leaf h2"), tale(&save, Lang::Fr).title);
    assert!(page.text(".leaf-people").contains("Le Cerf (vous)"));
    page.js("document.querySelector('.screen-head button:last-child').click()", &[]);
    page.wait_for("dialog[open] input[name=setting-lang]");
    page.js("document.querySelector('input[name=setting-lang]').click()", &[]);
    page.wait_until("it is English", || page.text(".leaf h2") == tale(&save, Lang::En).title);
}

#[test]
fn a_game_that_goes_on_has_no_tale_yet() {
    let page = visit(Lang::En, TABLET);
    keep(&page, SaveId(7), &against_bots(2, Mode::Base, 1));
    page.js("location.hash = 'chronicle/0000000000000007'", &[]);
    page.wait_until("it says so", || page.text("main").contains("not over yet"));
    assert!(!page.exists(".leaf"));
    page.js("location.hash = 'chronicle/0000000000000099'", &[]);
    page.wait_for("[role=alert]");
}

/// How many pages a sheet of this size in inches takes.
fn printed_pages(page: &Page, width: f64, height: f64) -> usize {
    let parameters =
        json!({ "paperWidth": width, "paperHeight": height, "preferCSSPageSize": false, "printBackground": true });
    let pdf = page.cdp("Page.printToPDF", parameters);
    let script = "return atob(arguments[0]).match(/\\/Type\\s*\\/Page[^s]/g).length";
    page.js(script, &[pdf["data"].clone()]).as_u64().expect("a number") as usize
}

/// Whether what is on the page ends before the page does.
const SPILLS: &str = "const page = document.querySelector('.leaf-page').getBoundingClientRect(); \
    return [...document.querySelectorAll('.leaf-page > *')].map(e => e.getBoundingClientRect()) \
    .filter(r => r.bottom > page.bottom + 1 || r.right > page.right + 1).length";

#[test]
fn a_tale_fits_one_sheet_of_paper() {
    for (seats, seed, lang) in
        [(2, 1, Lang::En), (2, 8, Lang::Fr), (3, 3, Lang::Fr), (4, 6, Lang::En), (4, 7, Lang::Fr)]
    {
        for mode in [Mode::Base, Mode::Advanced] {
            let page = open(&finished(seats, mode, seed), lang, TABLET);
            assert_eq!(printed_pages(&page, 8.27, 11.69), 1, "A4");
            assert_eq!(printed_pages(&page, 8.5, 11.0), 1, "Letter");
            let letters =
                page.js("return parseFloat(document.querySelector('.leaf').style.getPropertyValue('--letters'))", &[]);
            assert!(Some(11.0) <= letters.as_f64(), "letters of {letters} pixels are too small to be read");
            page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }));
            // The paper of both, without its margins, in pixels of CSS.
            for width in [733, 755] {
                page.set_viewport(width, 990);
                assert_eq!(page.js(SPILLS, &[]), json!(0), "{seats} players, {mode:?}, {lang:?}, {width}");
            }
            assert_eq!(page.style(".leaf-tools", "display"), "none");
        }
    }
}

/// Keeps what is offered as a file, to be looked at: its type, and the width and
/// height that a PNG has at its beginning.
const CATCH_FILE: &str = r#"
window.caught = new Promise((found) => {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    blob.arrayBuffer().then((bytes) => {
      const view = new DataView(bytes);
      found([blob.type, view.getUint32(16), view.getUint32(20), bytes.byteLength]);
    });
    return make(blob);
  };
});
window.refused = [];
document.addEventListener("securitypolicyviolation", (event) => refused.push(event.violatedDirective));
"#;

#[test]
fn a_tale_becomes_a_picture_of_a_sheet_of_paper() {
    for size in [TABLET, (390, 844)] {
        let page = open(&finished(4, Mode::Advanced, 6), Lang::Fr, size);
        page.js(CATCH_FILE, &[]);
        page.click("#save-picture");
        let found = page.js("return window.caught", &[]);
        assert_eq!(found[0], "image/png");
        assert_eq!([&found[1], &found[2]], [&json!(2382), &json!(3369)]);
        assert!(200_000 < found[3].as_u64().unwrap_or_default(), "there is something on it: {found}");
        assert_eq!(page.js("return window.refused", &[]), json!([]));
        page.wait_until("it says so", || page.text(".snack").contains("enregistrée"));
        assert!(!page.exists(".darkroom"), "nothing is left behind");
    }
}

/// A device that shares files, and what it was given.
const SHARING: &str = "navigator.canShare = () => true; \
    navigator.share = ({ files }) => { window.shared = files.map((file) => [file.name.slice(-4), file.type]); return Promise.resolve(); }";

#[test]
fn a_picture_is_shared_where_the_device_can() {
    let page = open(&finished(2, Mode::Base, 9), Lang::En, TABLET);
    assert!(!page.exists("#share"), "this browser cannot");
    page.before_load(SHARING);
    page.reload();
    page.click("#share");
    page.wait_until("it is shared", || page.js("return window.shared ?? null", &[]) == json!([[".png", "image/png"]]));
}

/// A game of one person against bots of a level, that the person won or lost.
fn against(level: Level, won: bool, when: u64) -> Kept {
    let wanted = |save: &Kept| save.outcome().expect("it is over").winners.contains(Seat::new(0)) == won;
    let save = (1..).map(|seed| finished(2, Mode::Base, seed)).find(wanted).expect("some are won, some lost");
    let mut save = Kept { touched: when, ..save };
    save.chairs[1].player = Player::Bot(level);
    save
}

#[test]
fn statistics_add_up_what_is_kept() {
    let page = Page::open();
    page.goto("");
    page.prepare(quick());
    page.goto("#statistics");
    page.wait_until("nothing yet", || page.text("main").contains("No game is finished yet"));
    let games =
        [(Level::Page, true), (Level::Page, true), (Level::King, false), (Level::Page, false), (Level::King, true)];
    for (number, (level, won)) in (1..).zip(games) {
        page.keep_save(SaveId(number), &against(level, won, number));
    }
    let mut together = finished(4, Mode::Base, 2).session;
    together.rewind(together.actions().len());
    page.keep_save(SaveId(20), &hot_seat(together, Secrecy::Open));
    page.keep_save(SaveId(21), &against_bots(2, Mode::Base, 3));
    page.goto("");
    page.reload();
    page.wait_gone("#shell");
    page.click(".to-statistics");
    page.wait_for(".bars-table");
    assert_eq!(page.all(".great-numbers dd"), ["5", "3", "60%", "2"]);
    assert!(page.text(".tallied").contains("6 finished games"));
    let table = |number: usize| -> Vec<String> {
        let rows = page.all(&format!(".charts > table:nth-child({number}) tbody tr"));
        rows.iter().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    assert_eq!(table(1), ["Page 2 of 3 67%", "King 1 of 2 50%"]);
    assert_eq!(table(2), ["2 players 3 of 5 60%"]);
    assert_eq!(table(3), ["Base 3 of 5 60%", "Advanced 0 of 0 –"]);
}

/// Nothing scrolls sideways, everything can be read and pressed.
#[test]
fn tale_and_statistics_suit_every_screen_and_everybody() {
    let mut ids = 100;
    for (lang, size) in [(Lang::Fr, (360, 640)), (Lang::En, (390, 844)), (Lang::Fr, TABLET), (Lang::En, (1440, 900))] {
        let page = visit(lang, size);
        for save in [ALONE.over(2), TEAMS.over(3)] {
            ids += 1;
            keep(&page, SaveId(ids), &save);
            for address in [format!("chronicle/{}", SaveId(ids)), "statistics".to_owned()] {
                page.js("location.hash = arguments[0]", &[json!(address)]);
                page.wait_for(if address == "statistics" { ".bars-table" } else { ".leaf" });
                settle(&page);
                for media in [&[Media::ReducedMotion][..], &[Media::Dark, Media::ReducedMotion]] {
                    page.set_media(media);
                    page.assert_accessible();
                }
                let wide = page.js("return document.documentElement.scrollWidth - innerWidth", &[]);
                assert!(wide.as_i64() <= Some(0), "{address} at {size:?}: {wide}");
            }
        }
    }
}
