//! Browsers, reused from test to test because starting one costs a second.

use std::cell::RefCell;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};

use super::driver::Driver;
use super::limit::TimeLimit;

/// Those that no test is using.
static IDLE: Mutex<Vec<Driver>> = Mutex::new(Vec::new());

/// A browser, as long as a test needs it. Each page is a window of its own, and
/// what a page was made to believe (size, media, scripts) goes with its window.
pub struct Browser {
    driver: Option<Driver>,
    /// The window that is never closed, so that the browser stays.
    home: String,
    current: RefCell<String>,
    errors: RefCell<Vec<String>>,
    /// Whether another test may have it afterwards.
    lent: bool,
    _limit: TimeLimit,
}

impl Browser {
    /// An idle browser, or a new one.
    pub fn take() -> Browser {
        let limit = TimeLimit::begin();
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Browser::of(idle.unwrap_or_else(|| Driver::start(&[])), true, limit)
    }

    /// A new one that writes down whatever is asked of a network, by whomever. What
    /// it wrote can be read when it is gone.
    pub fn with_log(log: &Path) -> Browser {
        let limit = TimeLimit::begin();
        Browser::of(Driver::start(&[format!("--log-net-log={}", log.display())]), false, limit)
    }

    fn of(driver: Driver, lent: bool, limit: TimeLimit) -> Browser {
        let home = driver.command("GET", "/window", &Value::Null).expect("a browser has a window");
        let home = home.as_str().expect("windows have names").to_owned();
        let current = RefCell::new(home.clone());
        let driver = Some(driver);
        let browser = Browser { driver, home, current, errors: RefCell::default(), lent, _limit: limit };
        // What an earlier test wrote there.
        browser.errors();
        browser.errors.take();
        browser
    }

    /// Opens a window; its name.
    pub fn open(&self) -> String {
        let window = self.driver().command("POST", "/window/new", &json!({ "type": "window" })).expect("a new window");
        window["handle"].as_str().expect("windows have names").to_owned()
    }

    /// Closes a window.
    pub fn close(&self, window: &str) {
        let _ = self.command(window, "DELETE", "/window", &Value::Null);
        let _ = self.switch_to(&self.home);
    }

    /// Does something in a window.
    pub fn command(&self, window: &str, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        self.switch_to(window)?;
        self.driver().command(method, path, body)
    }

    /// The errors in the console since the browser was taken; what the
    /// Content-Security-Policy forbids is among them.
    pub fn errors(&self) -> Vec<String> {
        let entries = self.driver().command("POST", "/se/log", &json!({ "type": "browser" }));
        for entry in entries.iter().flat_map(|entries| entries.as_array()).flatten() {
            if entry["level"] == "SEVERE" {
                self.errors.borrow_mut().push(entry["message"].as_str().unwrap_or_default().to_owned());
            }
        }
        self.errors.borrow().clone()
    }

    fn switch_to(&self, window: &str) -> Result<(), String> {
        if *self.current.borrow() != window {
            self.driver().command("POST", "/window", &json!({ "handle": window }))?;
            *self.current.borrow_mut() = window.to_owned();
        }
        Ok(())
    }

    fn driver(&self) -> &Driver {
        self.driver.as_ref().expect("it is there until the browser is dropped")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let home = self.switch_to(&self.home.clone());
        // One that no longer answers is of no use to the next test.
        if let (Some(driver), Ok(()), true) = (self.driver.take(), home, self.lent) {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(driver);
        }
    }
}
