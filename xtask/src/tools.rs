//! What the tests in a browser need besides Rust: a Chromium with its driver, and
//! axe-core. Whatever is missing is fetched, if that can be done.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::run::{Done, root, step};

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
/// over, into a folder that git ignores: the version and the check sum that
/// xtask/data/npm names, and no script of a package is run.
pub fn axe() -> Done {
    let tools = root().join(".tools");
    let named = root().join("xtask/data/npm");
    let files = ["package.json", "package-lock.json"];
    let same = |file: &&str| fs::read(named.join(file)).ok() == fs::read(tools.join(file)).ok();
    if tools.join("node_modules/axe-core/axe.min.js").is_file() && files.iter().all(same) {
        return Ok(());
    }
    let npm = on_path("npm").ok_or("the tests in a browser need npm, which comes with Node, to fetch axe-core")?;
    let trouble = |error| format!("{}: {error}", tools.display());
    fs::create_dir_all(&tools).map_err(trouble)?;
    for file in files {
        fs::copy(named.join(file), tools.join(file)).map_err(trouble)?;
    }
    let mut install = Command::new(npm);
    install.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix"]).arg(&tools);
    step("fetching axe-core", &mut install)
}
