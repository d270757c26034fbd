//! Texts made of lines `key=value`: how the page writes down what it keeps.
//!
//! A value may hold anything; a line break in it is written `\n` or `\r`, and a
//! backslash twice.

/// Adds a line.
pub fn write_line(text: &mut String, key: &str, value: &str) {
    text.push_str(key);
    text.push('=');
    for letter in value.chars() {
        match letter {
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            _ => text.push(letter),
        }
    }
    text.push('\n');
}

/// The lines of a text, in order; what is not `key=value` is left out.
pub fn read_lines(text: &str) -> impl Iterator<Item = (&str, String)> {
    text.split('\n').filter_map(|line| {
        let (key, value) = line.split_once('=')?;
        Some((key, unescape(value)?))
    })
}

fn unescape(value: &str) -> Option<String> {
    let mut plain = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        plain.push(match letter {
            '\\' => match letters.next()? {
                '\\' => '\\',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            _ => letter,
        });
    }
    Some(plain)
}

/// FNV-1a over the letters: finds accidents, not attacks.
pub(super) fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A text with a few letters changed, added or lost, or its end cut off.
#[cfg(test)]
pub(super) fn spoiled(text: &str, rng: &mut crate::rules::Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(8) {
            0..3 => bytes[at] = rng.bits() as u8,
            3..5 => bytes.insert(at, rng.bits() as u8),
            5..7 if 1 < bytes.len() => drop(bytes.remove(at)),
            _ => bytes.truncate(at.max(1)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_value_survives() {
        for value in ["", "a=b", "one\ntwo\r\n", "\\n", "👑 Aliénor", " spaces ", "\u{2028}"] {
            let mut text = String::new();
            write_line(&mut text, "key", value);
            write_line(&mut text, "other", "2");
            let lines: Vec<(&str, String)> = read_lines(&text).collect();
            assert_eq!(lines, [("key", value.to_owned()), ("other", "2".to_owned())]);
        }
    }

    #[test]
    fn what_is_no_line_is_left_out() {
        let lines: Vec<(&str, String)> = read_lines("hello\na=\\x\nb=\\\nc=1\n\n").collect();
        assert_eq!(lines, [("c", "1".to_owned())]);
    }
}
