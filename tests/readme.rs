//! What the README says can be done can be done.

use interregnum::lab::{Sheet, readme};
use interregnum::umpire::Umpire;

#[test]
fn the_conversation_with_the_umpire_goes_as_shown() {
    let readme = include_str!("../README.md");
    let (_, rest) = readme.split_once("```text\n").expect("a conversation");
    let (conversation, _) = rest.split_once("```").expect("its end");
    let mut umpire = Umpire::default();
    let mut spoken = String::new();
    for line in conversation.lines().filter_map(|line| line.strip_prefix("> ")) {
        let mut answer = Vec::new();
        umpire.answer(line, &mut answer).expect("memory takes everything");
        spoken += &format!("> {line}\n{}", String::from_utf8_lossy(&answer));
    }
    assert_eq!(spoken, conversation);
}

#[test]
fn the_tables_are_those_of_the_file_that_the_laboratory_wrote() {
    let sheet: Sheet = serde_json::from_str(include_str!("../benches/ladder.json")).expect("the laboratory wrote it");
    let readme = include_str!("../README.md");
    let made = readme::with_tables(readme, &sheet).expect("there is a place for them");
    assert!(made == readme, "run cargo xtask ladder readme");
}
