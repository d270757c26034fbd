//! A game comes as a QR code, before the camera or in a picture, and without a
//! network.

use interregnum::play::{SaveId, write_link};
use interregnum::rules::king_is_dead::Mode;
use interregnum::ui::code::Drawn;
use interregnum::ui::lang::Lang;
use interregnum::ui::shell::sight::Sight;
use interregnum::ui::shell::words::sight;
use serde_json::{Value, json};

use crate::kit::Page;
use crate::offline::wait_until_kept;
use crate::table::{deal, quick};

/// A sheet of grey paper with a code on it, a little askew.
const PAPER: &str = "window.paper = (size, dark) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    canvas.write = () => {
        const pen = canvas.getContext('2d');
        pen.reset();
        pen.fillStyle = '#ccc';
        pen.fillRect(0, 0, 640, 480);
        pen.translate(140, 40);
        pen.rotate(0.06);
        pen.scale(380 / size, 380 / size);
        pen.fillStyle = '#333';
        pen.fill(new Path2D(dark));
    };
    canvas.write();
    return canvas;
};";

/// A camera before which lies the paper `window.before`.
const CAMERA: &str = "navigator.mediaDevices.getUserMedia = async () => {
    const film = document.createElement('canvas');
    film.width = 640;
    film.height = 480;
    setInterval(() => film.getContext('2d').drawImage(window.before ?? paper(1, ''), 0, 0), 50);
    return (window.eye = film.captureStream());
};";

const NO_CAMERA: &str = "navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('no'));";

/// A code, as an argument of a script.
fn code(text: &str) -> Vec<Value> {
    let drawn = Drawn::of(text).expect("not too long");
    vec![json!(drawn.size), json!(drawn.dark)]
}

/// A link such as another device shows.
fn link() -> String {
    let game = write_link(&deal(3, Mode::Advanced, 12)).expect("a deal");
    format!("https://somebody.example/some/where/#game/{game}")
}

/// Also whoever has no game yet finds the way to bring one.
fn saved_games(page: &Page) {
    page.goto("");
    page.prepare(quick());
    page.reload();
    page.click(".to-games");
    page.wait_for("#scan");
}

fn says(page: &Page, what: Sight) {
    page.wait_until("it says what it sees", || page.text("#scan-state") == sight(what, Lang::En));
}

#[test]
fn a_code_before_the_camera_brings_its_game_and_the_camera_goes_off() {
    let page = Page::open();
    page.before_load(&format!("{PAPER}{CAMERA}"));
    saved_games(&page);
    wait_until_kept(&page);
    page.site().switch_off();
    page.click("#scan");
    says(&page, Sight::Looking);
    page.assert_accessible();
    // Whoever changes their mind is not looked at any longer.
    page.press("Escape");
    let off = || page.js("return eye.getTracks().every((track) => track.readyState === 'ended')", &[]) == true;
    page.wait_until("the camera is off", off);
    page.click("#scan");
    says(&page, Sight::Looking);
    page.js("window.before = paper(...arguments)", &code("https://example.com/"));
    says(&page, Sight::NoGame);
    page.js("window.before = paper(...arguments)", &code(&link()));
    page.wait_for("#take");
    page.wait_until("the camera is off", off);
    assert!(!page.exists("dialog[open]"));
    page.click("#take");
    page.wait_for(".board");
}

#[test]
fn where_there_is_no_camera_a_picture_of_the_code_does_as_well() {
    let page = Page::open();
    page.before_load(&format!("{PAPER}{NO_CAMERA}"));
    saved_games(&page);
    page.click("#scan");
    says(&page, Sight::Blind);
    page.assert_accessible();
    let choose = "const input = document.querySelector('#scan-picture');
        const choose = (blob) => {
            const list = new DataTransfer();
            list.items.add(new File([blob], 'picture', { type: blob.type }));
            input.files = list.files;
            input.dispatchEvent(new Event('change'));
        };";
    page.js(&format!("{choose} choose(new Blob(['no picture'], {{ type: 'image/png' }}))"), &[]);
    says(&page, Sight::NoCode);
    let picture = format!("{choose} paper(...arguments).toBlob(choose)");
    page.js(&picture, &code("a word"));
    says(&page, Sight::NoGame);
    page.js(&picture, &[json!(1), json!("")]);
    says(&page, Sight::NoCode);
    assert_eq!(page.local_storage(&format!("interregnum/1/game/{}", SaveId(0))), None);
    page.js(&picture, &code(&link()));
    page.wait_for("#take");
}

#[test]
fn the_code_that_the_page_shows_can_be_read_by_the_page() {
    let page = Page::open();
    page.before_load(&format!("{PAPER}{CAMERA}"));
    saved_games(&page);
    page.keep_save(SaveId(7), &crate::table::against_bots(2, Mode::Base, 3));
    page.goto(&format!("#play/{}", SaveId(7)));
    page.wait_for_mode("deciding");
    page.click("#menu");
    page.wait_for(".sheet .shelf-tools");
    page.click(".sheet .shelf-tools button:nth-of-type(2)");
    page.wait_for(".qr");
    let shown = [
        json!(page.attribute(".qr", "viewBox").and_then(|view| view.split(' ').next_back()?.parse::<u32>().ok())),
        json!(page.attribute(".qr path:last-child", "d")),
    ];
    page.goto("#games");
    page.click("#scan");
    page.js("window.before = paper(...arguments)", &shown);
    page.wait_for("#take");
}
