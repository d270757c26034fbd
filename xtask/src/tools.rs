//! What the tests in a browser need besides Rust: a Chromium with its driver, and
//! axe-core. Whatever is missing is fetched, if that can be done.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::run::{Done, root, step};

const AXE_VERSION: &str = "4.14.0";

/// A browser, and the program that drives it.
pub struct Chromium {
    pub browser: PathBuf,
    pub driver: PathBuf,
}

/// The browser that `CHROMIUM` and `CHROMEDRIVER` name, or one on the path, or one
/// that is installed now.
pub fn chromium() -> Result<Chromium, String> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    if !Path::new("/etc/debian_version").exists() || !is_root() {
        return Err("the tests in a browser need Chromium (or Chrome) and its chromedriver: install them, \
            or name them in CHROMIUM and CHROMEDRIVER"
            .to_owned());
    }
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    step("looking for Chromium's packages", &mut apt(&["update", "-qq"]))?;
    let install = ["install", "-y", "-qq", "--no-install-recommends", "chromium", "chromium-driver"];
    step("installing Chromium", &mut apt(&install))?;
    find_chromium().ok_or_else(|| "Chromium was installed and is still not on the path".to_owned())
}

fn find_chromium() -> Option<Chromium> {
    let named = |variable: &str| std::env::var_os(variable).map(PathBuf::from);
    let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let browser = named("CHROMIUM").or_else(|| browsers.into_iter().find_map(on_path))?;
    let driver = named("CHROMEDRIVER").or_else(|| on_path("chromedriver"))?;
    Some(Chromium { browser, driver })
}

/// Where a program is.
pub fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let named = |folder: PathBuf| folder.join(program).with_extension(std::env::consts::EXE_EXTENSION);
    std::env::split_paths(&path).map(named).find(|file| file.is_file())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// Fetches axe-core, which finds what people with other eyes and hands stumble
/// over, into a folder that git ignores.
pub fn axe() -> Done {
    let tools = root().join(".tools");
    let package = tools.join("node_modules/axe-core/package.json");
    let version = format!("\"version\": \"{AXE_VERSION}\"");
    if fs::read_to_string(package).is_ok_and(|package| package.contains(&version)) {
        return Ok(());
    }
    let npm = on_path("npm").ok_or("the tests in a browser need npm, which comes with Node, to fetch axe-core")?;
    fs::create_dir_all(&tools).map_err(|error| format!("{}: {error}", tools.display()))?;
    let mut install = Command::new(npm);
    install.args(["install", "--no-audit", "--no-fund", "--save-exact", "--prefix"]).arg(&tools);
    step("fetching axe-core", install.arg(format!("axe-core@{AXE_VERSION}")))
}
