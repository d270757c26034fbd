//! What tests in a browser are written with.
//!
//! ```text
//! let page = Page::open();         // the built site, a window of its own
//! page.set_viewport(390, 844);
//! page.goto("");
//! page.click("button.start");      // waits until it can be clicked
//! page.wait_until("it is my turn", || page.text("h2").contains("your turn"));
//! page.assert_accessible();
//! ```
//!
//! Every test has a server and so an origin of its own: nothing that one stores
//! is seen by another. Errors in the browser's console, among them all that the
//! Content-Security-Policy forbids, fail the test; a test that fails leaves a
//! picture behind.

mod browser;
mod conditions;
mod driver;
mod input;
mod limit;
mod measure;
mod page;
mod site;

pub use conditions::{Fault, Media};
pub use page::Page;
pub use site::Site;
