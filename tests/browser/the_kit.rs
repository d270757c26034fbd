//! The kit on a page made for it: what it should notice, it notices.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::kit::{Media, Page, Site};

const FIXTURE: &str = r#"<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Fixture</title><meta name="viewport" content="width=device-width">
<style>
  #moving { position: relative; transition: left 300ms; left: 0 }
  #far { margin-top: 3000px }
  @media (prefers-color-scheme: dark) { body { background: rgb(1, 2, 3) } }
</style></head>
<body><main><h1>Fixture</h1>
<button id="count">0</button> <button id="off" disabled>off</button> <button id="moving">moves</button>
<label>Name <input id="name"></label> <output id="keys"></output>
<svg width="100" height="100" viewBox="0 0 100 100" role="img" aria-label="A ring">
  <path id="ring" fill-rule="evenodd" d="M0 0H100V100H0Z M20 20H80V80H20Z"/></svg>
<button id="far">far</button></main>
<script>
  const count = document.getElementById("count");
  count.onclick = (e) => { if (e.isTrusted) count.textContent = +count.textContent + 1; };
  document.getElementById("ring").onclick = (e) => { e.target.id = "hit"; };
  document.getElementById("far").onpointerdown = (e) => { e.target.textContent = e.pointerType; };
  document.getElementById("moving").onpointerdown = (e) => e.target.setPointerCapture(e.pointerId);
  document.getElementById("moving").onpointerup = (e) => { e.target.textContent = document.elementFromPoint(e.clientX, e.clientY).id; };
  document.onkeydown = (e) => { document.getElementById("keys").textContent += (e.shiftKey ? "Shift+" : "") + (e.key === " " ? "Space" : e.key) + " "; };
</script></body></html>"#;

fn fixture_folder(name: &str, page: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("fixture-{name}"));
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("index.html"), page).expect("a page");
    folder
}

fn fixture(name: &str) -> Page {
    let page = Page::open_on(Site::serve(fixture_folder(name, FIXTURE)));
    // The browser looks for an icon at the top of the server.
    page.allow_errors();
    page.goto("");
    page
}

#[test]
fn a_click_goes_where_a_person_would_click() {
    let page = fixture("click");
    page.click("#count");
    page.click("#count");
    assert_eq!(page.text("#count"), "2");
    page.click("#ring");
    assert!(page.exists("#hit"), "the middle of a ring is not the ring");
    page.js("document.getElementById('moving').style.left = '200px'", &[]);
    page.click("#moving");
    assert_eq!(page.text("#moving"), "moving", "where it has moved to");
    page.drag("#moving", "#name");
    assert_eq!(page.text("#moving"), "name", "what it was dropped on");
    page.hover("#count");
    assert!(page.exists("#count:hover"));
    page.tap("#far");
    assert_eq!(page.text("#far"), "touch", "scrolled to, and touched");
    assert!(!page.rect("#far").overlaps(page.rect("#count")));
}

#[test]
#[should_panic(expected = "is disabled")]
fn what_is_disabled_cannot_be_clicked() {
    let page = fixture("disabled");
    page.set_patience(Duration::from_millis(300));
    page.click("#off");
}

#[test]
fn keys_are_those_of_a_keyboard() {
    let page = fixture("keys");
    page.click("#name");
    page.press("a");
    page.write("bc");
    assert_eq!(page.js("return document.getElementById('name').value", &[]), "abc");
    page.press("Shift+Tab");
    assert!(page.has_focus("#moving"), "Tab moves the focus");
    page.press("Shift+Tab");
    assert!(page.has_focus("#count"), "over what is disabled");
    page.press("Enter");
    page.press("Space");
    assert_eq!(page.text("#count"), "2");
    page.press("ArrowDown");
    assert_eq!(page.text("#keys"), "a Shift+Tab Shift+Tab Enter Space ArrowDown");
}

#[test]
fn the_page_believes_in_its_conditions() {
    let page = fixture("conditions");
    page.set_viewport(390, 844);
    assert_eq!(page.js("return [innerWidth, innerHeight]", &[]), serde_json::json!([390, 844]));
    page.set_media(&[Media::Dark, Media::ReducedMotion]);
    assert_eq!(page.style("body", "background-color"), "rgb(1, 2, 3)");
    assert_eq!(page.js("return matchMedia('(prefers-reduced-motion: reduce)').matches", &[]), true);
    page.set_media(&[Media::ForcedColors]);
    assert_eq!(page.js("return matchMedia('(forced-colors: active)').matches", &[]), true);
    assert_eq!(page.js("return matchMedia('(prefers-color-scheme: dark)').matches", &[]), false);
    page.set_language("fr-FR");
    page.set_phone(360, 640);
    page.reload();
    assert_eq!(
        page.js("return [navigator.language, innerWidth, devicePixelRatio]", &[]),
        serde_json::json!(["fr-FR", 360, 2])
    );
    assert_eq!(page.js("return matchMedia('(pointer: coarse)').matches", &[]), true);
}

#[test]
fn two_windows_share_a_storage_and_two_tests_do_not() {
    let page = fixture("storage");
    assert_eq!(page.local_storage("key"), None);
    page.set_local_storage("key", "value");
    let other = page.another();
    other.allow_errors();
    other.goto("?again");
    assert_eq!(other.local_storage("key").as_deref(), Some("value"));
    drop(other);
    assert_eq!(page.text("h1"), "Fixture");
    assert_eq!(page.all("button").len(), 4);
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("en"));
}

#[test]
fn a_server_that_is_off_does_not_answer() {
    let page = fixture("off");
    let hits = page.site().hits();
    let reaches = "return fetch('.').then(() => true, () => false)";
    page.site().switch_off();
    assert_eq!(page.js(reaches, &[]), false);
    assert_eq!(page.site().hits(), hits);
    page.site().switch_on();
    assert_eq!(page.js(reaches, &[]), true);
    assert_eq!(page.js("return fetch('/elsewhere').then(answer => answer.status)", &[]), 404);
    assert!(page.site().strays().contains(&"/elsewhere".to_owned()));
    let other = fixture_folder("off-other", "<title>Other</title>");
    page.site().replace(&other);
    page.reload();
    assert_eq!(page.js("return document.title", &[]), "Other");
}

#[test]
fn long_tasks_are_noticed_and_errors_and_bad_contrast() {
    let page = fixture("measure");
    page.record_long_tasks();
    page.reload();
    assert!(page.axe().is_empty(), "{:?}", page.axe());
    let before = page.long_tasks().len();
    // A task of the page's own: the driver's scripts do not count.
    page.js("setTimeout(() => { const end = performance.now() + 120; while (performance.now() < end); performance.mark('idle') })", &[]);
    page.wait_until("the task is over", || page.mark("idle").is_some());
    let noticed = || page.long_tasks()[before..].iter().any(|task| 100.0 < task.duration && 0.0 < task.start);
    page.wait_until("it is noticed", noticed);

    page.js("const h = document.querySelector('h1'); h.style.color = '#ddd'; h.style.background = '#fff'", &[]);
    let found = page.axe();
    assert_eq!((found[0].rule.as_str(), found[0].targets.as_slice()), ("color-contrast", &["h1".to_owned()][..]));
    assert!(found[0].to_string().contains("color-contrast (serious)"));

    page.js("setTimeout(() => { throw new Error('a broken promise') })", &[]);
    page.wait_until("the error is in the console", || {
        page.console_errors().iter().any(|error| error.contains("a broken promise"))
    });
}

#[test]
fn a_slow_processor_is_slow() {
    let page = fixture("slow");
    page.time_some_work();
    let quick = page.time_some_work();
    page.slow_down(10);
    assert!(2.0 * quick < page.time_some_work());
    page.slow_down(1);
}

#[test]
fn pictures_are_taken() {
    let page = fixture("picture");
    page.set_viewport(300, 200);
    let picture = fs::read(page.screenshot("the-kit")).expect("a file");
    assert_eq!(&picture[1..4], b"PNG");
    assert_eq!(&picture[16..24], [0, 0, 1, 44, 0, 0, 0, 200], "width and height");
}
