//! Input as from a person's hands: the browser itself makes the events, so that
//! what is covered, disabled or out of sight cannot be clicked here either.

use serde_json::{Value, json};

use super::page::Page;

/// Finds a point of the element that is on top of everything else, and stays while
/// two pictures are drawn; of a region on a map the middle of its box need not be
/// one. A window in the background draws nothing: there some time has to do.
const FIND_POINT: &str = r#"
const look = () => {
  const element = document.querySelector(arguments[0]);
  if (!element) return { problem: "is not there" };
  if (element.matches(":disabled")) return { problem: "is disabled" };
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return { problem: "has no size" };
  const steps = [4, 3, 5, 2, 6, 1, 7];
  let cover = null;
  for (const row of steps) for (const column of steps) {
    const x = box.left + box.width * column / 8, y = box.top + box.height * row / 8;
    const top = document.elementFromPoint(x, y);
    if (top && (element.contains(top) || top.closest("label")?.control === element)) return { x, y };
    cover ??= top;
  }
  return { problem: cover ? "is covered by " + cover.outerHTML.slice(0, 120) : "is out of sight" };
};
const first = look();
if (first.problem) return first;
return new Promise((done) => {
  let over = false;
  const again = () => {
    // Once: looking scrolls.
    if (over) return;
    over = true;
    const then = look();
    done(then.problem || (then.x === first.x && then.y === first.y) ? then : { problem: "moves" });
  };
  requestAnimationFrame(() => requestAnimationFrame(again));
  setTimeout(again, 300);
});
"#;

impl Page {
    /// Clicks on the first such element, once that is possible.
    #[track_caller]
    pub fn click(&self, css: &str) {
        let point = self.point_on(css);
        self.mouse("mouseMoved", point, 0);
        self.mouse("mousePressed", point, 1);
        self.mouse("mouseReleased", point, 1);
    }

    /// Moves the mouse over the first such element.
    #[track_caller]
    pub fn hover(&self, css: &str) {
        self.mouse("mouseMoved", self.point_on(css), 0);
    }

    /// Drags from one element to another with the mouse.
    #[track_caller]
    pub fn drag(&self, from: &str, to: &str) {
        let (from, to) = (self.point_on(from), self.point_on(to));
        self.mouse("mouseMoved", from, 0);
        self.mouse("mousePressed", from, 1);
        for step in 1..=8 {
            let part = f64::from(step) / 8.0;
            let point = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            self.mouse("mouseMoved", point, 1);
        }
        self.mouse("mouseReleased", to, 1);
    }

    /// Taps on the first such element with a finger.
    #[track_caller]
    pub fn tap(&self, css: &str) {
        self.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
        let (x, y) = self.point_on(css);
        self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] }));
        self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Presses and releases a key, like `"Enter"`, `"a"` or `"Shift+Tab"`.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        let (held, name) = match keys.rsplit_once('+') {
            Some((held, name)) if !name.is_empty() => (held, name),
            _ => ("", keys),
        };
        let mut modifiers = 0;
        for name in held.split('+').filter(|name| !name.is_empty()) {
            modifiers |= match name {
                "Alt" => 1,
                "Control" => 2,
                "Meta" => 4,
                "Shift" => 8,
                _ => panic!("{name} is no key that is held"),
            };
        }
        let mut event = key(name);
        event["modifiers"] = json!(modifiers);
        // With a modifier other than Shift a key is a command, and writes nothing.
        if modifiers & 7 != 0 {
            event["text"] = json!("");
        }
        let writes = event["text"].as_str().is_some_and(|text| !text.is_empty());
        event["type"] = json!(if writes { "keyDown" } else { "rawKeyDown" });
        self.cdp("Input.dispatchKeyEvent", event.clone());
        event["type"] = json!("keyUp");
        event["text"] = json!("");
        self.cdp("Input.dispatchKeyEvent", event);
    }

    /// Writes a text where the focus is.
    #[track_caller]
    pub fn write(&self, text: &str) {
        self.cdp("Input.insertText", json!({ "text": text }));
    }

    /// Whether the focus is on such an element, or within.
    #[track_caller]
    pub fn has_focus(&self, css: &str) -> bool {
        let script = "return document.activeElement?.closest(arguments[0]) != null";
        self.js(script, &[json!(css)]) == json!(true)
    }

    /// A point on the first such element where it can be hit and stays.
    #[track_caller]
    fn point_on(&self, css: &str) -> (f64, f64) {
        let mut problem = String::new();
        let mut point = None;
        let reach = || {
            let found = self.js(FIND_POINT, &[json!(css)]);
            problem = found["problem"].as_str().unwrap_or_default().to_owned();
            point = found["x"].as_f64().zip(found["y"].as_f64());
            point.is_some()
        };
        self.wait_or_give_up(reach);
        point.unwrap_or_else(|| panic!("{css} {problem}"))
    }

    fn mouse(&self, kind: &str, (x, y): (f64, f64), buttons: u8) {
        let button = if buttons == 0 { "none" } else { "left" };
        let clicks = u8::from(kind != "mouseMoved");
        let event = json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": clicks });
        self.cdp("Input.dispatchMouseEvent", event);
    }
}

/// A key, as the protocol describes it.
fn key(name: &str) -> Value {
    let describe = |key: &str, code: &str, number: u32, text: &str| json!({ "key": key, "code": code, "windowsVirtualKeyCode": number, "text": text });
    match name {
        "Enter" => describe("Enter", "Enter", 13, "\r"),
        "Space" => describe(" ", "Space", 32, " "),
        "Tab" => describe("Tab", "Tab", 9, ""),
        "Escape" => describe("Escape", "Escape", 27, ""),
        "Backspace" => describe("Backspace", "Backspace", 8, ""),
        "Delete" => describe("Delete", "Delete", 46, ""),
        "Home" => describe("Home", "Home", 36, ""),
        "End" => describe("End", "End", 35, ""),
        "PageUp" => describe("PageUp", "PageUp", 33, ""),
        "PageDown" => describe("PageDown", "PageDown", 34, ""),
        "ArrowLeft" => describe("ArrowLeft", "ArrowLeft", 37, ""),
        "ArrowUp" => describe("ArrowUp", "ArrowUp", 38, ""),
        "ArrowRight" => describe("ArrowRight", "ArrowRight", 39, ""),
        "ArrowDown" => describe("ArrowDown", "ArrowDown", 40, ""),
        _ => {
            let letter = name.chars().next().filter(|_| name.chars().count() == 1);
            let letter = letter.unwrap_or_else(|| panic!("what key is {name}?"));
            let upper = letter.to_ascii_uppercase();
            let code = match upper {
                'A'..='Z' => format!("Key{upper}"),
                '0'..='9' => format!("Digit{upper}"),
                _ => String::new(),
            };
            let number = if upper.is_ascii_alphanumeric() { u32::from(upper) } else { 0 };
            describe(name, &code, number, name)
        }
    }
}
