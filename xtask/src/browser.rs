//! The tests in a browser, on the site as it is published.

use std::process::Command;

use super::run::{Done, cargo, step};
use super::site::{self, Build};
use super::tools;

/// Builds the site and runs the tests whose names contain one of `names`; all of
/// them if none is given.
pub fn test(names: &[String]) -> Done {
    let mut tests = tests()?;
    step("tests in a browser", tests.args(names))
}

/// Takes the pictures of the README anew.
pub fn screens() -> Done {
    let mut tests = tests()?;
    step("taking the pictures", tests.arg("the_pictures_of_the_readme").env("KEEP_SCREENS", "1"))
}

/// Everything that the tests need, and the command that runs them.
fn tests() -> Result<Command, String> {
    tools::axe()?;
    let chromium = tools::chromium()?;
    let site = site::make(Build::Page)?;
    let mut tests = cargo("test --locked --features browser --test browser --");
    tests.env("SITE", site).env("CHROMIUM", chromium.browser).env("CHROMEDRIVER", chromium.driver);
    Ok(tests)
}
