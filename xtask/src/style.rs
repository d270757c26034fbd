//! The style sheets of the page, as one file.

use std::path::Path;

use super::folder::Folder;
use super::run::{read, read_text, root};

/// All of them in the given order, and what they refer to in the folder.
pub fn join(sheets: &[&str], folder: &mut Folder) -> Result<String, String> {
    let mut joined = String::new();
    for sheet in sheets {
        let text = read_text(&root().join(sheet))?;
        if text.contains("@import") {
            return Err(format!("{sheet} imports a sheet; index.html should name it"));
        }
        let beside = Path::new(sheet).parent().unwrap_or(Path::new(""));
        joined.push_str(&replace_addresses(&text, |address| {
            let file = Path::new(address).file_name().and_then(|name| name.to_str());
            let file = file.ok_or_else(|| format!("{sheet}: what is {address:?}?"))?;
            folder.write_version(file, &read(&root().join(beside).join(address))?)
        })?);
        joined.push('\n');
    }
    folder.write_version("style.css", tightened(&joined).as_bytes())
}

/// The same sheet without comments, and without space where it means nothing:
/// beside braces, commas and semicolons.
fn tightened(sheet: &str) -> String {
    let mut tight = String::with_capacity(sheet.len());
    let mut letters = sheet.chars().peekable();
    let mut quoted = None;
    while let Some(letter) = letters.next() {
        match quoted {
            Some(mark) => {
                tight.push(letter);
                if letter == mark {
                    quoted = None;
                }
            }
            None if letter == '/' && letters.peek() == Some(&'*') => {
                let mut before = ' ';
                letters.next();
                while letters.next().is_some_and(|letter| {
                    !(before == '*' && letter == '/') && {
                        before = letter;
                        true
                    }
                }) {}
            }
            None if letter.is_whitespace() => {
                let before = tight.chars().next_back();
                let behind = letters.by_ref().peek().copied();
                let free = |letter: Option<char>| {
                    letter.is_none_or(|letter| "{},;".contains(letter) || letter.is_whitespace())
                };
                if !free(before) && !free(behind) {
                    tight.push(' ');
                }
            }
            None => {
                if "{},;".contains(letter) && tight.ends_with(' ') {
                    tight.pop();
                }
                tight.push(letter);
                quoted = Some(letter).filter(|letter| "\"'".contains(*letter));
            }
        }
    }
    tight
}

/// Replaces each `url("address")` of a file by one of the name that `place` gives
/// it; what lies in the sheet itself (`data:`) or in the page (`#…`) stays.
fn replace_addresses(sheet: &str, mut place: impl FnMut(&str) -> Result<String, String>) -> Result<String, String> {
    let mut replaced = String::new();
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("url(") {
        let (address, behind) = first_address(after).ok_or("a url( has no end")?;
        replaced.push_str(before);
        if address.starts_with("data:") || address.starts_with('#') {
            replaced.push_str(&rest[before.len()..rest.len() - behind.len()]);
        } else {
            replaced.push_str(&format!("url(\"./{}\")", place(address)?));
        }
        rest = behind;
    }
    replaced.push_str(rest);
    Ok(replaced)
}

/// The address at the beginning, with or without quotation marks, and what comes
/// after the parenthesis behind it.
fn first_address(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    match text.chars().next()? {
        mark @ ('"' | '\'') => {
            let (address, behind) = text[1..].split_once(mark)?;
            Some((address, behind.split_once(')')?.1))
        }
        _ => text.split_once(')').map(|(address, behind)| (address.trim_end(), behind)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_that_means_nothing_is_left_out() {
        let sheet = "/* a */\na  b ,\n c :is(d) {\n  left: calc(1px + 2px) ;\n  content: \"/* x ; */\" ;\n}\n\n@media (e) { f { g: h } }\n";
        let tight = "a b,c :is(d){left: calc(1px + 2px);content: \"/* x ; */\";}@media (e){f{g: h}}";
        assert_eq!(tightened(sheet), tight);
    }

    #[test]
    fn what_a_sheet_refers_to_is_put_beside_it() {
        let sheet = "a { src: url(\"../x/y.woff2\") format(\"woff2\"), url( 'z.svg' ), url(data:x), url(#p); }";
        let replaced = replace_addresses(sheet, |address| Ok(address.replace(['/', '.'], "_")));
        assert_eq!(
            replaced.as_deref(),
            Ok("a { src: url(\"./___x_y_woff2\") format(\"woff2\"), url(\"./z_svg\"), url(data:x), url(#p); }")
        );
    }
}
