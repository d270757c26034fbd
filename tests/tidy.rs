//! What the source promises about itself (see `src/lib.rs`), checked.

use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry of the folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                let text = fs::read_to_string(&path).expect("source is UTF-8");
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "no {ending} files in {folder}");
    found
}

/// The lines of `folder` that contain one of `words`; comments and the tests
/// within a file are left out.
fn lines_with(folder: &str, words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in files(folder, "rs") {
        let program = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
        for (number, line) in program.enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if words.iter().any(|word| code.contains(word)) {
                found.push(format!("{}:{}: {}", path.display(), number + 1, line.trim()));
            }
        }
    }
    found
}

#[test]
fn rules_are_pure() {
    for outside in ["play", "bot", "umpire", "arena", "registry", "words", "ui", "web"] {
        assert_eq!(lines_with("src/rules", &[&format!("crate::{outside}")]), [""; 0]);
    }
    let impure = ["std::time", "Instant", "std::fs", "std::io", "std::env", "HashMap", "HashSet", "println!"];
    assert_eq!(lines_with("src/rules", &impure), [""; 0]);
}

#[test]
fn screens_see_views_and_never_the_position() {
    assert_eq!(lines_with("src/ui", &["session().position()", "KingIsDead::new"]), [""; 0]);
}

#[test]
fn bots_and_sessions_know_no_game_by_name() {
    assert_eq!(lines_with("src/bot", &["king_is_dead", "KingIsDead"]), [""; 0]);
    assert_eq!(lines_with("src/play", &["king_is_dead", "KingIsDead"]), [""; 0]);
}

#[test]
fn what_is_around_a_table_knows_no_game_by_name() {
    for folder in ["src/ui/table", "src/ui/shell", "src/web"] {
        assert_eq!(lines_with(folder, &["king_is_dead", "KingIsDead"]), [""; 0]);
    }
}

#[test]
fn only_one_place_touches_the_storage() {
    let storage = ["LocalStorage", "local_storage", "set_item", "remove_item"];
    assert_eq!(lines_with("src/ui", &storage), [""; 0]);
    let elsewhere: Vec<String> = lines_with("src/web", &storage);
    assert!(elsewhere.iter().all(|line| line.contains("storage.rs")), "{elsewhere:?}");
}

#[test]
fn bots_own_no_clock() {
    assert_eq!(lines_with("src/bot", &["std::time", "Instant"]), [""; 0]);
}

#[test]
fn nothing_unfinished_is_left_behind() {
    let marks = [concat!("to", "do!("), concat!("unimple", "mented!("), concat!("db", "g!("), concat!("#[ig", "nore")];
    for folder in ["src", "tests", "xtask", "benches"] {
        assert_eq!(lines_with(folder, &marks), [""; 0]);
    }
}

#[test]
fn every_file_says_what_it_is_for_and_stays_readable() {
    for folder in ["src", "tests", "xtask", "benches"] {
        for (path, text) in files(folder, "rs") {
            assert!(text.starts_with("//!"), "{} does not begin with //!", path.display());
            assert!(text.lines().count() <= 500, "{} is too long to be one thing", path.display());
        }
    }
}

#[test]
fn the_lock_file_names_one_registry() {
    let lock = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock")).expect("there is one");
    let sources = lock.lines().filter(|line| line.starts_with("source = "));
    let foreign: Vec<&str> = sources.filter(|line| !line.contains("github.com/rust-lang/crates.io-index")).collect();
    assert_eq!(foreign, [""; 0]);
}

/// A tag can be moved to other code, a commit cannot.
#[test]
fn workflows_name_the_commit_of_every_action() {
    for (path, text) in files(".github/workflows", "yml") {
        for action in text.lines().filter_map(|line| line.trim_start().trim_start_matches("- ").strip_prefix("uses: "))
        {
            let (_, named) = action.split_once('@').expect("an action names its version");
            let (commit, version) = named.split_once(" # v").expect("a comment names the version people know");
            assert!(commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit()), "{action}");
            assert!(version.starts_with(|first: char| first.is_ascii_digit()), "{}: {action}", path.display());
        }
    }
}

#[test]
fn packages_of_npm_have_a_check_sum() {
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("xtask/data/npm/package-lock.json");
    let lock = fs::read_to_string(lock).expect("there is one");
    let count = |part: &str| lock.matches(part).count();
    assert!(count("\"node_modules/") > 0);
    assert_eq!(count("\"node_modules/"), count("\"integrity\": \"sha512-"));
    assert_eq!(count("\"resolved\""), 0, "a lock file names no host");
}
