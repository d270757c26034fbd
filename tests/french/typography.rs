//! Typography: what stands before and after every mark, in both languages.

use interregnum::ui::lang::Lang;

use crate::{random_games, texts};

const NARROW: char = '\u{202f}';
const NO_BREAK: char = '\u{a0}';

/// Games from which sentences are taken.
const GAMES: u64 = 18;

/// What is wrong with a text in any language.
fn flaw(text: &str) -> Option<&'static str> {
    if text.is_empty() || text.trim() != text {
        return Some("it is empty or begins or ends with a space");
    }
    let forbidden = [
        ("  ", "two spaces"),
        ("..", "two full stops"),
        ("'", "a straight apostrophe"),
        ("\"", "a straight quotation mark"),
        ("{", "a brace"),
        ("}", "a brace"),
        ("()", "empty brackets"),
        (" ,", "a space before a comma"),
        (" .", "a space before a full stop"),
        (" ;", "a plain space before a semicolon"),
        (" :", "a plain space before a colon"),
        (" !", "a plain space before an exclamation mark"),
        (" ?", "a plain space before a question mark"),
        (" »", "a plain space before a guillemet"),
        ("« ", "a plain space after a guillemet"),
    ];
    forbidden.into_iter().find(|(mark, _)| text.contains(mark)).map(|(_, flaw)| flaw)
}

pub fn english_flaw(text: &str) -> Option<&'static str> {
    let french = |letter: char| matches!(letter, NARROW | '«' | '»' | 'œ');
    if text.contains(french) { Some("a French mark") } else { flaw(text) }
}

pub fn french_flaw(text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    for (index, &letter) in letters.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| letters[before]);
        match letter {
            ';' | '!' | '?' | '»' if before != Some(NARROW) => return Some("no narrow space before a mark"),
            ':' if before != Some(NO_BREAK) => return Some("no unbreakable space before a colon"),
            '«' if letters.get(index + 1) != Some(&NARROW) => return Some("no narrow space after a guillemet"),
            _ => {}
        }
    }
    if text.to_lowercase().contains("oe") {
        return Some("oe instead of œ");
    }
    elision(text).or_else(|| flaw(text))
}

/// Words that lose their vowel before another, and those that merge.
fn elision(text: &str) -> Option<&'static str> {
    let words: Vec<&str> = text.split([' ', NO_BREAK, NARROW]).collect();
    for pair in words.windows(2) {
        let (word, next) = (pair[0].to_lowercase(), pair[1].to_lowercase());
        let vowel = next.starts_with(|letter: char| "aeiouyâàéèêîïôûœ".contains(letter));
        if vowel && ["de", "le", "la", "ne", "que", "se", "je", "me", "te"].contains(&word.as_str()) {
            return Some("a vowel that should be left out");
        }
        if ["à le", "à les", "de le", "de les", "si il", "si ils"].contains(&format!("{word} {next}").as_str()) {
            return Some("two words that should be one");
        }
    }
    None
}

#[track_caller]
fn check(lang: Lang, flaw: impl Fn(&str) -> Option<&'static str>) {
    let games: Vec<_> = random_games(GAMES).collect();
    let texts = texts::all(&games, lang);
    assert!(3_000 < texts.len(), "only {} texts", texts.len());
    let flaws: Vec<String> =
        texts.iter().filter_map(|text| flaw(text).map(|flaw| format!("{flaw}: {text:?}"))).collect();
    assert!(flaws.is_empty(), "{} flaws, such as {:#?}", flaws.len(), &flaws[..flaws.len().min(20)]);
}

#[test]
fn french_texts_are_set_as_french_is() {
    check(Lang::Fr, french_flaw);
}

#[test]
fn english_texts_are_set_as_english_is() {
    check(Lang::En, english_flaw);
}

#[test]
fn the_reader_sees_flaws() {
    let wrong = [
        "Passer ?",
        "Passer?",
        "Réserve: 4",
        "Réserve\u{202f}: 4",
        "l'Essex",
        "Manoeuvre",
        "le Essex",
        "de Écossais",
        "attend...",
        "«Maud»",
        "un  Gallois",
        "reste {}",
        "à le Devon",
    ];
    for text in wrong {
        assert!(french_flaw(text).is_some(), "{text}");
    }
    assert_eq!(french_flaw("«\u{202f}Manœuvre\u{202f}»\u{a0}: passer\u{202f}?"), None);
    assert!(english_flaw("Maud's turn").is_some());
    assert!(english_flaw("Pass ?").is_some());
    assert_eq!(english_flaw("Maud’s turn: pass?"), None);
}

#[test]
fn long_names_of_cards_may_break_and_say_the_same() {
    use interregnum::rules::king_is_dead::Card;
    use interregnum::ui::king_is_dead::words;
    for card in Card::ALL {
        for lang in Lang::ALL {
            let short = words::card_short(card, lang);
            assert_eq!(short.replace('\u{ad}', ""), words::card(card, lang));
            // About 91 pixels at 12 pixels a letter's height.
            let longest = short.split([' ', '\u{ad}']).map(|part| part.chars().count()).max();
            assert!(longest <= Some(10), "{short}");
        }
    }
}
