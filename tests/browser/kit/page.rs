//! One page in a browser: going somewhere, looking, waiting.
//!
//! All functions panic with a reason when something is not as it should be, and a
//! page that goes away in a panic leaves a picture behind.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::browser::Browser;
use super::site::Site;

/// How long anything may take, unless a test says otherwise. Only what fails takes
/// as long.
const PATIENCE: Duration = Duration::from_secs(45);

/// A machine that was asleep is looked at more than once.
const FEWEST_LOOKS: usize = 5;

/// Between two looks.
const STEP: Duration = Duration::from_millis(20);

/// A page of a site, in a window of its own.
pub struct Page {
    browser: Rc<Browser>,
    site: Rc<Site>,
    window: String,
    errors_allowed: Cell<bool>,
    patience: Cell<Duration>,
}

/// Where an element is, in CSS pixels from the top left of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    /// Whether they have more than an edge in common.
    pub fn overlaps(self, other: Rect) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }
}

impl Page {
    /// A window for the built site, with nothing in it yet.
    pub fn open() -> Page {
        Page::open_on(Site::built())
    }

    /// A window for this site, with nothing in it yet.
    pub fn open_on(site: Site) -> Page {
        Page::window(Rc::new(Browser::take()), Rc::new(site))
    }

    /// A window for the built site in a browser of its own, which writes down what it
    /// asks for.
    pub fn open_with_log(log: &Path) -> Page {
        Page::window(Rc::new(Browser::with_log(log)), Rc::new(Site::built()))
    }

    /// Another window of the same browser on the same site: both see the same
    /// storage.
    pub fn another(&self) -> Page {
        Page::window(Rc::clone(&self.browser), Rc::clone(&self.site))
    }

    fn window(browser: Rc<Browser>, site: Rc<Site>) -> Page {
        let window = browser.open();
        let page = Page { browser, site, window, errors_allowed: Cell::new(false), patience: Cell::new(PATIENCE) };
        // Several windows cannot have the focus at once, but all should behave so.
        page.cdp("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        page
    }

    /// The server behind the page.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// Loads the site; `rest` is what follows its address, like `"?x#y"` or `""`.
    #[track_caller]
    pub fn goto(&self, rest: &str) {
        self.command("POST", "/url", &json!({ "url": self.site.address() + rest }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.command("POST", "/refresh", &json!({}));
    }

    /// Runs a script in the page and gives back what it returns; a promise is
    /// waited for. It sees `args` as `arguments`.
    #[track_caller]
    pub fn js(&self, script: &str, args: &[Value]) -> Value {
        self.command("POST", "/execute/sync", &json!({ "script": script, "args": args }))
    }

    /// A command of the Chrome DevTools Protocol.
    #[track_caller]
    pub fn cdp(&self, command: &str, parameters: Value) -> Value {
        self.command("POST", "/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// How long anything may take from now on.
    pub fn set_patience(&self, patience: Duration) {
        self.patience.set(patience);
    }

    /// Waits until `done` is true; `what` says what for.
    #[track_caller]
    pub fn wait_until(&self, what: &str, mut done: impl FnMut() -> bool) {
        let mut happened = false;
        self.wait_or_give_up(|| {
            happened = done();
            happened
        });
        assert!(happened, "waited in vain: {what}; {}", self.describe());
    }

    /// Looks again and again until `done` is true or time is up.
    pub(super) fn wait_or_give_up(&self, mut done: impl FnMut() -> bool) {
        let begun = Instant::now();
        for look in 1.. {
            if done() || (FEWEST_LOOKS <= look && self.patience.get() <= begun.elapsed()) {
                return;
            }
            thread::sleep(STEP);
        }
    }

    /// Waits until there is such an element.
    #[track_caller]
    pub fn wait_for(&self, css: &str) {
        self.wait_until(css, || self.exists(css));
    }

    /// Waits until there is no such element any more.
    #[track_caller]
    pub fn wait_gone(&self, css: &str) {
        self.wait_until(&format!("{css} goes away"), || !self.exists(css));
    }

    /// Whether there is such an element now.
    #[track_caller]
    pub fn exists(&self, css: &str) -> bool {
        self.count(css) != 0
    }

    /// How many such elements there are now.
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        let count = self.js("return document.querySelectorAll(arguments[0]).length", &[json!(css)]);
        count.as_u64().expect("a number") as usize
    }

    /// The text of the first such element, once there is one.
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        self.wait_for(css);
        self.all(css).into_iter().next().unwrap_or_default()
    }

    /// The texts of all such elements that there are now.
    #[track_caller]
    pub fn all(&self, css: &str) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].map(e => (e.innerText ?? e.textContent).trim())";
        strings(&self.js(script, &[json!(css)]))
    }

    /// An attribute of the first such element, once there is one.
    #[track_caller]
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.wait_for(css);
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        self.js(script, &[json!(css), json!(name)]).as_str().map(str::to_owned)
    }

    /// A CSS property of the first such element as the browser computed it.
    #[track_caller]
    pub fn style(&self, css: &str, property: &str) -> String {
        self.wait_for(css);
        let script = "return getComputedStyle(document.querySelector(arguments[0])).getPropertyValue(arguments[1])";
        self.js(script, &[json!(css), json!(property)]).as_str().unwrap_or_default().to_owned()
    }

    /// Where the first such element is, once there is one.
    #[track_caller]
    pub fn rect(&self, css: &str) -> Rect {
        self.wait_for(css);
        let script = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); \
            return [r.x, r.y, r.width, r.height]";
        let rect = self.js(script, &[json!(css)]);
        let side = |index: usize| rect[index].as_f64().expect("a length");
        Rect { x: side(0), y: side(1), width: side(2), height: side(3) }
    }

    /// What the page keeps under a key.
    #[track_caller]
    pub fn local_storage(&self, key: &str) -> Option<String> {
        self.js("return localStorage.getItem(arguments[0])", &[json!(key)]).as_str().map(str::to_owned)
    }

    /// Puts something into the page's storage.
    #[track_caller]
    pub fn set_local_storage(&self, key: &str, value: &str) {
        self.js("localStorage.setItem(arguments[0], arguments[1])", &[json!(key), json!(value)]);
    }

    /// The errors in the browser's console so far. When a page goes away there
    /// must be none, unless [`allow_errors`](Page::allow_errors) was called.
    pub fn console_errors(&self) -> Vec<String> {
        self.browser.errors()
    }

    /// This test provokes errors.
    pub fn allow_errors(&self) {
        self.errors_allowed.set(true);
    }

    /// Keeps a picture of the window, in the folder `SCREENSHOTS` or in one below
    /// cargo's target folder; where it is.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        self.take_picture(name).expect("a picture")
    }

    /// A picture of the window, as a WebP file: small enough to be kept.
    #[track_caller]
    pub fn picture(&self) -> Vec<u8> {
        let shot = self.cdp("Page.captureScreenshot", serde_json::json!({"format": "webp", "quality": 82}));
        decode_base64(shot["data"].as_str().unwrap_or_default())
    }

    fn take_picture(&self, name: &str) -> Result<PathBuf, String> {
        let shot = self.browser.command(&self.window, "GET", "/screenshot", &Value::Null)?;
        let bytes = decode_base64(shot.as_str().unwrap_or_default());
        let folder = std::env::var_os("SCREENSHOTS").map(PathBuf::from);
        let folder = folder.unwrap_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screenshots"));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let path = folder.join(name.replace("::", "-")).with_extension("png");
        std::fs::write(&path, bytes).map_err(|error| error.to_string())?;
        Ok(path)
    }

    #[track_caller]
    fn command(&self, method: &str, path: &str, body: &Value) -> Value {
        match self.browser.command(&self.window, method, path, body) {
            Ok(value) => value,
            Err(error) => panic!("{path}: {error}"),
        }
    }

    /// What can be told about the page when something does not happen on it.
    fn describe(&self) -> String {
        let script = "return (document.body?.innerText ?? '').trim().slice(0, 400)";
        let shown = self.js(script, &[]);
        format!("the page says {shown}, its console {:?}", self.console_errors())
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let errors = self.browser.errors();
        if thread::panicking() {
            let name = thread::current().name().unwrap_or("page").to_owned();
            if let Ok(path) = self.take_picture(&name) {
                eprintln!("a picture of the page is in {}", path.display());
            }
        }
        self.browser.close(&self.window);
        if !thread::panicking() && !self.errors_allowed.get() {
            assert!(errors.is_empty(), "errors in the browser's console: {errors:#?}");
        }
    }
}

pub fn strings(list: &Value) -> Vec<String> {
    let texts = list.as_array().into_iter().flatten();
    texts.map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
}

fn decode_base64(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for letter in text.bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => continue,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if 8 <= count {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}
