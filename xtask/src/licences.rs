//! What the site is made of may be given away: the licences of every library in
//! it, as cargo knows them.
//!
//! Known weaknesses of libraries are another matter: their list is on the network
//! (.github/workflows/audit.yml asks for it every week).

use super::run::{Done, cargo};

/// Licences that ask for nothing but to be named, which the source code does.
const FREE: [&str; 10] = [
    "MIT",
    "Apache-2.0",
    "Zlib",
    "0BSD",
    "CC0-1.0",
    "BSL-1.0",
    "BSD-3-Clause",
    "Unlicense",
    "Unicode-3.0",
    "Apache-2.0 WITH LLVM-exception",
];

/// Refuses a library whose licence is not one of those.
pub fn check() -> Done {
    let mut tree = cargo("tree --locked --no-default-features --features web --target wasm32-unknown-unknown");
    tree.args(["--edges", "normal", "--prefix", "none", "--format", "{p}|{l}"]);
    let tree = tree.output().map_err(|error| format!("cargo tree: {error}"))?;
    let tree = String::from_utf8_lossy(&tree.stdout).into_owned();
    let mut libraries: Vec<(&str, &str)> =
        tree.lines().filter_map(|line| line.trim_end_matches(" (*)").split_once('|')).collect();
    libraries.sort_unstable();
    libraries.dedup();
    println!("\n== licences of the {} libraries in the site", libraries.len());
    if libraries.len() < 10 {
        return Err("cargo tree does not tell what the site is made of".to_owned());
    }
    match libraries.iter().find(|(_, licence)| !is_free(licence)) {
        None => Ok(()),
        Some((library, licence)) => Err(format!("{library} has the licence {licence:?}; is that ours to give away?")),
    }
}

/// Whether a way can be chosen in which every part is free.
fn is_free(licence: &str) -> bool {
    let part_is_free = |part: &str| {
        let part = part.trim().trim_matches(['(', ')']);
        part.split(" OR ").any(|choice| FREE.contains(&choice.trim()))
    };
    let whole = licence.replace('/', " OR ");
    if whole.contains('(') {
        return whole.split(" AND ").all(part_is_free);
    }
    whole.split(" OR ").any(|choice| choice.split(" AND ").all(part_is_free))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_free_choice_is_enough_and_every_part_must_be_free() {
        for free in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0", "MIT AND Zlib"] {
            assert!(is_free(free), "{free}");
        }
        for other in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Zlib) AND GPL-2.0"] {
            assert!(!is_free(other), "{other}");
        }
    }
}
