//! The tests in a browser, on the site as it is published.

use super::run::{Done, cargo, step};
use super::site::{self, Build};
use super::tools;

/// Builds the site and runs the tests whose names contain one of `names`; all of
/// them if none is given.
pub fn test(names: &[String]) -> Done {
    tools::axe()?;
    let chromium = tools::chromium()?;
    let site = site::make(Build::Page)?;
    let mut tests = cargo("test --locked --features browser --test browser --");
    tests.args(names).env("SITE", site).env("CHROMIUM", chromium.browser).env("CHROMEDRIVER", chromium.driver);
    step("tests in a browser", &mut tests)
}
