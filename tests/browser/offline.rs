//! Without a network, and from one version to the next: what was loaded once
//! works for ever, nothing is half old and half new, and nobody is interrupted.

use std::fs;
use std::path::PathBuf;

use interregnum::play::{Safety, SaveId};
use interregnum::rules::Rng;
use interregnum::rules::king_is_dead::Mode;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::Settings;
use interregnum::ui::shell::words::safety;

use crate::games::SAME_CHANCE;
use crate::hands::Hands;
use crate::kit::{Page, Site};
use crate::states::ALONE;
use crate::table::{against_bots, quick};

/// Everything is kept, and whoever comes next gets it from there.
pub fn wait_until_kept(page: &Page) {
    let script = "return navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? '')";
    page.wait_until("the site is kept", || page.js(script, &[]) == "activated");
}

/// Counts how often the page is loaded, and what its policy forbids.
fn watch(page: &Page) {
    page.before_load(
        "sessionStorage.setItem('loads', 1 + Number(sessionStorage.getItem('loads')));
         addEventListener('securitypolicyviolation', (event) => sessionStorage.setItem('violation', event.violatedDirective));",
    );
}

fn loads(page: &Page) -> u64 {
    page.js("return Number(sessionStorage.getItem('loads'))", &[]).as_u64().expect("a number")
}

/// The version that the page says it has.
fn version(page: &Page) -> String {
    let script = "return document.querySelector('meta[name=test-version]')?.content ?? '1'";
    page.js(script, &[]).as_str().unwrap_or_default().to_owned()
}

/// A later version of the built site: another page, and its styles under another
/// name, as if they had changed.
fn later_version(name: &str) -> PathBuf {
    let built = PathBuf::from(std::env::var_os("SITE").expect("the folder of the built site"));
    let folder = std::env::temp_dir().join(format!("interregnum-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the later version");
    let files = fs::read_dir(&built).expect("the built site").flatten();
    let files: Vec<String> = files.map(|entry| entry.file_name().into_string().expect("a plain name")).collect();
    let styles = files.iter().find(|file| file.starts_with("style-")).expect("its styles");
    for file in &files {
        let new_name = if file == styles { "style-later.css" } else { file };
        let bytes = fs::read(built.join(file)).expect("a file");
        let bytes = match file.as_str() {
            "index.html" | "sw.js" => {
                let text = String::from_utf8(bytes).expect("a text");
                let text = text.replace(styles.as_str(), "style-later.css");
                let text = text.replace("const VERSION = \"", "const VERSION = \"later");
                text.replace("<title>", "<meta name=\"test-version\" content=\"2\"><title>").into_bytes()
            }
            _ => bytes,
        };
        fs::write(folder.join(new_name), bytes).expect("room for it");
    }
    folder
}

/// Looks for a new version now, and not in an hour.
fn look_for_update(page: &Page) {
    page.js("dispatchEvent(new Event('focus'))", &[]);
}

#[test]
fn after_one_visit_a_whole_game_is_played_without_a_network() {
    let page = Page::open();
    watch(&page);
    page.before_load(SAME_CHANCE);
    page.goto("");
    page.prepare(quick());
    wait_until_kept(&page);
    page.site().switch_off();
    page.reload();
    page.wait_for("main button");
    page.click("main button");
    Hands::Script.play_to_the_end(&page, &mut Rng::new(1));
    page.wait_for_mode("over");
    let ended = page.save();
    page.goto("");
    page.wait_for("main button");
    page.js("location.hash = '#games'", &[]);
    page.wait_for(".game .result");
    page.click(".game .card");
    page.wait_for_mode("over");
    assert_eq!(page.save().session, ended.session);
    assert_eq!(page.js("return sessionStorage.getItem('violation')", &[]), serde_json::Value::Null);
    // What the page asked for was its own, always.
    let foreign = "return performance.getEntriesByType('resource').map((entry) => entry.name)
        .filter((name) => !name.startsWith(new URL('.', location.href).href) && !name.startsWith('data:'))";
    assert_eq!(page.js(foreign, &[]), serde_json::json!([]));
    assert_eq!(page.site().strays(), Vec::<String>::new());
}

#[test]
fn a_new_version_waits_until_the_game_is_left_and_then_loads_once() {
    let page = Page::open();
    watch(&page);
    page.sit_down(&against_bots(2, Mode::Base, 41), quick());
    page.wait_for_mode("deciding");
    wait_until_kept(&page);
    page.site().replace(&later_version("update"));
    let before = loads(&page);
    look_for_update(&page);
    page.wait_for("[data-outdated]");
    Hands::Script.pass(&page);
    page.wait_for_person();
    let played = page.save();
    // Whoever loads the page meanwhile gets all of the old version.
    page.reload();
    page.wait_for_mode("deciding");
    assert_eq!((version(&page).as_str(), loads(&page)), ("1", before + 1));
    page.wait_for("[data-outdated]");
    page.click("#menu");
    assert!(page.text(".sheet .note").contains("new version"));
    page.click(".sheet-head button");
    page.wait_gone("dialog[open]");
    page.click("#home");
    page.wait_until("the new version is there", || version(&page) == "2");
    page.wait_for("main button");
    assert!(!page.exists("[data-outdated]"));
    assert_eq!(loads(&page), before + 2, "one reload");
    page.site().switch_off();
    page.reload();
    page.wait_for("main button");
    assert_eq!(version(&page), "2");
    page.click("main button");
    page.wait_for_mode("deciding");
    assert_eq!(page.save().session, played.session);
    // Nothing is left of the old one.
    let caches = "return caches.keys().then((names) => names.filter((name) => name.startsWith('interregnum')).length)";
    assert_eq!(page.js(caches, &[]), 1);
}

#[test]
fn an_update_that_breaks_off_changes_nothing() {
    let page = Page::open();
    page.allow_errors();
    page.goto("");
    page.wait_for("main button");
    wait_until_kept(&page);
    page.site().lose("style-later");
    page.site().replace(&later_version("broken"));
    let hits = page.site().hits();
    look_for_update(&page);
    page.wait_until("the update was tried", || hits + 2 <= page.site().hits());
    let idle = "return navigator.serviceWorker.getRegistration().then((found) => !found.installing && !found.waiting)";
    page.wait_until("it was given up", || page.js(idle, &[]) == true);
    page.reload();
    page.wait_for("main button");
    assert_eq!(version(&page), "1");
    assert!(!page.exists("[data-outdated]"));
    // Once all of it is there, it comes.
    page.site().find_all();
    look_for_update(&page);
    page.wait_until("the new version is there", || version(&page) == "2");
    page.wait_for("main button");
}

#[test]
fn a_window_that_plays_is_left_alone_when_another_one_changes() {
    let playing = Page::open();
    playing.sit_down(&against_bots(2, Mode::Base, 42), quick());
    playing.wait_for_mode("deciding");
    wait_until_kept(&playing);
    let other = playing.another();
    other.goto("");
    other.wait_for("main button");
    playing.site().replace(&later_version("windows"));
    look_for_update(&other);
    other.wait_until("the other window has the new version", || version(&other) == "2");
    playing.wait_for("[data-outdated]");
    assert_eq!(version(&playing), "1");
    // Even what it loads only now is of its own version.
    Hands::Script.pass(&playing);
    playing.wait_for_person();
    playing.click("#hint");
    playing.wait_for(".counsel[data-state=given]");
    playing.click("#counsel-close");
    playing.click("#home");
    playing.wait_until("it has followed", || version(&playing) == "2");
    playing.wait_for("main button");
}

#[test]
fn the_page_can_be_installed_in_both_languages() {
    let site = Site::built();
    let page = Page::open_on(site);
    page.goto("");
    page.wait_for("main button");
    for (tag, press) in [("en", false), ("fr", true)] {
        if press {
            page.click(".home-tools button");
        }
        let read = "return fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())";
        page.wait_until("the manifest speaks the language", || page.js(read, &[])["lang"] == tag);
        let manifest = page.js(read, &[]);
        assert_eq!((&manifest["display"], &manifest["orientation"]), (&"standalone".into(), &serde_json::Value::Null));
        let pictures =
            [&manifest["icons"], &manifest["screenshots"]].map(|list| list.as_array().expect("a list").clone());
        for picture in pictures.concat() {
            let load = "return new Promise((done) => { const image = new Image(); image.onerror = () => done('none');
                image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`); image.src = arguments[0]; })";
            let size = page.js(load, &[picture["src"].clone()]);
            let wanted = picture["sizes"].as_str().expect("a size");
            assert!(size == wanted || (wanted == "any" && size != "none"), "{picture}: {size}");
        }
    }
    let errors = page.cdp("Page.getInstallabilityErrors", serde_json::json!({}));
    let errors = errors["installabilityErrors"].as_array().expect("a list").clone();
    // A window without a profile of its own cannot install anything.
    let others: Vec<_> = errors.iter().filter(|error| error["errorId"] != "in-incognito").collect();
    assert!(others.is_empty(), "{others:?}");
}

/// The browser's own offers to install come when they like.
const NO_OFFERS: &str = "addEventListener('beforeinstallprompt', (event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
}, true);";

#[test]
fn whoever_has_finished_a_game_is_offered_to_install_the_page_until_they_say_no() {
    let page = Page::open();
    page.before_load(NO_OFFERS);
    page.goto("");
    page.prepare(quick());
    page.goto("");
    let offer = "const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = () => { window.asked = true; };
        dispatchEvent(offer)";
    page.wait_for("main button");
    page.js(offer, &[]);
    assert!(!page.exists(".install"), "nobody wants to install what they do not know");
    page.keep_save(SaveId(1), &ALONE.over(3));
    page.reload();
    page.wait_for("main button");
    assert!(!page.exists(".install"), "the browser has no way yet");
    page.js(offer, &[]);
    page.wait_for(".install");
    page.assert_accessible();
    page.click("#install-yes");
    page.wait_until("the browser asks", || page.js("return window.asked ?? false", &[]) == true);
    page.wait_gone(".install");
    page.reload();
    page.wait_for("main button");
    page.js(offer, &[]);
    assert!(!page.exists(".install"), "once is enough");
}

#[test]
fn on_an_iphone_the_page_says_where_games_live() {
    let page = Page::open();
    page.before_load(&format!("{NO_OFFERS} Object.defineProperty(navigator, 'standalone', {{ value: false }})"));
    page.goto("");
    page.prepare(Settings { lang: Lang::Fr, ..quick() });
    page.keep_save(SaveId(1), &ALONE.over(3));
    page.reload();
    page.wait_for(".install");
    assert!(page.text(".install").contains(safety(Safety::Apple, Lang::Fr)));
    page.assert_accessible();
    page.click("#install-no");
    page.wait_gone(".install");
    page.reload();
    page.wait_for("main button");
    assert!(!page.exists(".install"));
}
