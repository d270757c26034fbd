//! The rules in the page: complete in both languages, found when they are looked
//! for, and with examples that are what the engine says.

use std::collections::BTreeSet;
use std::fs;

use interregnum::rules::king_is_dead::{Card, Decision, Faction, KingIsDead, Region};
use interregnum::rules::{Game, Notation, Rng, Seat};
use interregnum::ui::king_is_dead::rulebook::book;
use interregnum::ui::king_is_dead::rulebook::examples::{EXAMPLES, Example, NEAR};
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;
use interregnum::ui::rulebook::{Entry, Index, Part, Question};

fn entries() -> Vec<Entry> {
    book().into_iter().flat_map(|chapter| chapter.entries).collect()
}

fn questions() -> Vec<Question> {
    entries().iter().flat_map(|entry| entry.questions).copied().collect()
}

/// The names of what fits a query.
fn find(query: &str, lang: Lang) -> Vec<&'static str> {
    Index::of(&book(), lang).find(query).map(|found| found.names).unwrap_or_default()
}

#[test]
fn every_step_of_every_example_is_legal() {
    for example in EXAMPLES {
        let mut position = example.scenario.position();
        let document = position.document();
        assert_eq!(KingIsDead::from_document(&document), Ok(position), "{}: a possible game", example.name);
        for &action in example.prelude.iter().chain(example.actions) {
            assert!(position.legal().any(|legal| legal == action), "{}: {action:?}", example.name);
            position.apply(action, &mut Rng::new(0));
        }
    }
}

/// A region and its followers by faction, as they are after an example.
type After = (Region, [u8; 3]);

/// Followers of a region after an example, by faction.
fn after(name: &str, region: Region) -> [u8; 3] {
    let example = Example::named(name).unwrap_or_else(|| panic!("{name} has an example"));
    example.play().turn.after.table().followers().in_region(region).0
}

#[test]
fn every_example_shows_what_its_card_does() {
    use Region::{Devon, Essex, Gwynedd, Lancaster, Moray, Northumbria, Strathclyde, Warwick};
    let shown: [(&str, &[After]); 19] = [
        ("summon", &[(Strathclyde, [3, 1, 1])]),
        ("scottish-support", &[(Strathclyde, [3, 2, 1])]),
        ("welsh-support", &[(Devon, [2, 3, 1])]),
        ("english-support", &[(Northumbria, [2, 0, 4])]),
        ("assemble", &[(Northumbria, [3, 0, 2]), (Warwick, [1, 2, 3])]),
        ("manoeuvre", &[(Northumbria, [1, 0, 3]), (Devon, [3, 1, 0])]),
        ("outmanoeuvre", &[(Devon, [1, 1, 3]), (Essex, [1, 1, 1])]),
        ("spy", &[(Lancaster, [0, 3, 1]), (Warwick, [2, 0, 2])]),
        ("ambush", &[(Warwick, [3, 1, 1])]),
        ("march", &[(Gwynedd, [0, 1, 1]), (Devon, [2, 3, 1])]),
        ("aid", &[(Lancaster, [3, 2, 1])]),
        ("influence", &[(Lancaster, [1, 0, 2]), (Essex, [0, 3, 2])]),
        ("dispute", &[(Northumbria, [1, 1, 2]), (Gwynedd, [1, 2, 1])]),
        ("edict", &[(Moray, [0, 3, 1]), (Strathclyde, [3, 0, 1])]),
        ("resist", &[(Strathclyde, [1, 3, 2])]),
        ("quell", &[(Lancaster, [1, 1, 3])]),
        ("suppress", &[(Warwick, [2, 1, 0])]),
        ("muster", &[(Strathclyde, [0, 2, 3])]),
        ("negotiate", &[(Warwick, [1, 1, 2])]),
    ];
    for (name, regions) in shown {
        for &(region, followers) in regions {
            assert_eq!(after(name, region), followers, "{name}: {region}");
        }
        let example = Example::named(name).expect("it was there before");
        let changed = example.play().turn;
        let differs = |region: &Region| {
            let (before, after) = (changed.before.table(), changed.after.table());
            before.followers().in_region(*region) != after.followers().in_region(*region)
        };
        for region in Region::ALL.iter().filter(|region| differs(region)) {
            assert!(example.shown.contains(region), "{name} changes {region}, and shows it");
        }
    }
}

#[test]
fn the_examples_of_struggles_discs_and_endings_are_as_told() {
    let struggle = Example::named("struggle").expect("there is one").play();
    assert!(struggle.turn.after.table().controlled(Faction::English).contains(Region::Warwick));
    let instability = Example::named("instability").expect("there is one").play();
    assert!(instability.turn.after.table().unstable().contains(Region::Northumbria));
    let negotiate = Example::named("negotiate").expect("there is one").play();
    let table = negotiate.turn.after.table();
    assert_eq!((table.contested(), table.disc(Seat::new(0))), (Some(Region::Devon), Some(Region::Devon)));
    let decided = |name: &str| {
        let verdict = Example::named(name).expect("there is one").play().verdict.expect("the game is over");
        (verdict.winners, verdict.decided_by)
    };
    assert_eq!(decided("coronation"), (vec![Seat::new(0)], Decision::SecondFaction));
    assert_eq!(decided("invasion"), (vec![Seat::new(1)], Decision::Sets));
    assert_eq!(decided("plot"), (vec![Seat::new(0)], Decision::Plot));
    let plot = Example::named("plot").expect("there is one").play();
    assert_eq!(plot.plotted(Seat::new(0)), Some(Faction::Welsh));
    assert_eq!((plot.court(Seat::new(0)).0, plot.court(Seat::new(1)).0), ([1, 3, 2], [1, 3, 3]));
    let near = NEAR.position().table().near(Faction::Scottish);
    assert_eq!(near.len(), 6, "su1: all neighbours of Warwick and of Moray");
}

#[test]
fn every_example_is_told_in_both_languages() {
    for example in EXAMPLES {
        for lang in Lang::ALL {
            let told = example.play().told(lang);
            assert!(!told.is_empty() && told.iter().all(|line| line.ends_with('.')), "{}: {told:?}", example.name);
        }
    }
}

#[test]
fn every_card_has_its_rule_and_its_example() {
    let entries = entries();
    for card in Card::ALL {
        let entry = entries.iter().find(|entry| entry.name == card.slug()).unwrap_or_else(|| panic!("no {card}"));
        assert_eq!(entry.title.0, words::card(card, Lang::En));
        assert_eq!(entry.title.1, words::card(card, Lang::Fr));
        assert_eq!(entry.picture.as_deref(), Some(format!("card-{card}").as_str()));
        assert!(entry.parts.iter().any(|part| matches!(part, Part::Figure(name) if *name == card.slug())));
        assert!(Example::named(card.slug()).is_some(), "{card}");
    }
}

#[test]
fn every_picture_can_be_drawn_and_every_example_is_shown() {
    let figures: BTreeSet<&str> = entries()
        .iter()
        .flat_map(|entry| entry.parts.clone())
        .filter_map(|part| match part {
            Part::Figure(name) => Some(name),
            _ => None,
        })
        .collect();
    let examples: BTreeSet<&str> = EXAMPLES.iter().map(|example| example.name).chain(["map", "near"]).collect();
    assert_eq!(figures, examples);
}

#[test]
fn nothing_is_left_out_in_either_language() {
    for chapter in book() {
        assert!(!chapter.title.0.is_empty() && !chapter.title.1.is_empty());
        for entry in chapter.entries {
            assert!(entry.text(Lang::En) != entry.text(Lang::Fr), "{}", entry.name);
            for question in entry.questions {
                let Question { question: asked, answer, .. } = question;
                assert!(asked.0 != asked.1 && !asked.0.is_empty() && !asked.1.is_empty(), "{}", question.name);
                assert!(!answer.0.is_empty() && !answer.1.is_empty(), "{}", question.name);
                for text in [asked.0, asked.1, answer.0, answer.1] {
                    assert!(text.chars().count() <= 200, "{}: short enough to be read at a glance", question.name);
                }
            }
        }
    }
}

#[test]
fn every_name_leads_to_one_place() {
    let names =
        entries().into_iter().map(|entry| entry.name).chain(questions().into_iter().map(|question| question.name));
    let names: Vec<&str> = names.chain(book().into_iter().map(|chapter| chapter.name)).collect();
    let different: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(names.len(), different.len());
    assert!(names.iter().all(|name| name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')));
}

/// The questions bear the names of rulings, and each ruling has a test.
#[test]
fn every_ruling_that_is_told_is_tested() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rulings");
    let files = fs::read_dir(folder).expect("the tests of the rulings").flatten();
    let mut tests: String = files.filter_map(|file| fs::read_to_string(file.path()).ok()).collect();
    tests.push_str(include_str!("../src/rules/king_is_dead/card.rs"));
    let questions = questions();
    assert!((35..=60).contains(&questions.len()), "{} questions", questions.len());
    for Question { name, .. } in questions {
        assert!(tests.contains(&format!("fn {name}_")) || tests.contains(&format!("_{name}_")), "{name} has no test");
    }
}

#[test]
fn what_is_looked_for_is_found() {
    assert!(find("MANOEUVRE", Lang::En).contains(&"manoeuvre"));
    assert!(find("manoeuvre", Lang::Fr).contains(&"manoeuvre"), "œ is found as oe");
    assert!(find("egalite couronne", Lang::Fr).contains(&"coronation"), "accents need not be typed");
    assert!(find("Égalité", Lang::Fr).contains(&"invasion"));
    assert!(find("co5", Lang::En).contains(&"co5"), "by the name of the ruling");
    assert!(find("tied invasion", Lang::En).contains(&"iv1") || find("tied", Lang::En).contains(&"iv1"));
    assert_eq!(find("chess", Lang::En), [""; 0]);
    assert_eq!(find("partisan", Lang::En), [""; 0], "each language for itself");
    assert_eq!(Index::of(&book(), Lang::En).find("  "), None, "nothing asked, nothing hidden");
    let card = Index::of(&book(), Lang::En).find("su1").expect("a query");
    assert_eq!((card.names, card.shown), (vec!["su1"], vec!["near"]), "a question comes with its entry");
}
