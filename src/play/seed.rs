//! Seeds as people type them: a number in hexadecimal, or any word.

use super::lines::checksum;

/// The seed that a text names; `None` if there is nothing in it. Up to sixteen
/// hexadecimal digits are the seed itself, as [`written_seed`] shows it; anything
/// else is a name, whatever its capitals.
pub fn seed_named(text: &str) -> Option<u64> {
    let name = text.trim().to_lowercase();
    if name.is_empty() {
        return None;
    }
    let digits = name.len() <= 16 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = u64::from_str_radix(&name, 16).ok().filter(|_| digits);
    Some(number.unwrap_or_else(|| checksum(&name)))
}

/// The seed as it is shown; typed again it gives the same game.
pub fn written_seed(seed: u64) -> String {
    format!("{seed:x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_themselves_and_words_are_names() {
        for seed in [0, 42, u64::MAX] {
            assert_eq!(seed_named(&written_seed(seed)), Some(seed));
        }
        assert_eq!(seed_named(" Camelot "), seed_named("camelot"));
        assert_ne!(seed_named("camelot"), seed_named("avalon"));
        assert_eq!(seed_named("+5"), Some(checksum("+5")));
        assert_eq!(seed_named("  "), None);
    }
}
