//! Files that record how things are, so that a change of them is seen.

use std::fs;
use std::path::Path;

/// Compares a file with what `make` gives from its present text; with
/// `UPDATE_GOLDEN=1` in the environment it is rewritten instead.
pub fn compare(path: &str, make: impl FnOnce(&str) -> String) {
    let full = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let old = fs::read_to_string(&full);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&full, make(&old.unwrap_or_default())).unwrap_or_else(|error| panic!("{path}: {error}"));
        return;
    }
    let old = old.unwrap_or_else(|error| panic!("{path}: {error}"));
    let new = make(&old);
    assert!(!old.is_empty(), "{path} is empty");
    if let Some((number, (old, new))) = old.lines().zip(new.lines()).enumerate().find(|(_, (old, new))| old != new) {
        panic!("{path}, line {}: expected\n  {old}\nfound\n  {new}", number + 1);
    }
    assert_eq!(old.lines().count(), new.lines().count(), "{path} has another number of lines");
}
