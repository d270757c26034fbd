//! The annals of finished games: whole, true, well set, and the same every time.

use std::collections::BTreeSet;

use interregnum::play::{Chair, Player, Session};
use interregnum::rules::king_is_dead::{Decision, Ending, KingIsDead, Region};
use interregnum::rules::{Notation, Observer};
use interregnum::ui::king_is_dead::topics::{topics, traits};
use interregnum::ui::king_is_dead::words::{self, Annals};
use interregnum::ui::lang::{Lang, capitalised};
use interregnum::ui::shell::tally;

use crate::position::{Position, finished, verdict};
use crate::typography::{english_flaw, french_flaw};
use crate::{players, random_games, seated};

fn told(game: &Session<KingIsDead>, names: &[String], seed: u64, lang: Lang) -> Annals {
    let verdict = game.position().result().expect("it is over");
    let turns = seated(game.clone()).turns(Observer::Public);
    words::annals(&turns, &verdict, names, seed, lang).expect("there were turns")
}

/// Who has no name is called by the beast of the seat.
fn nameless(lang: Lang) -> Vec<String> {
    words::claimants(&vec![Chair { player: Player::Human, name: String::new() }; 4], lang)
}

#[test]
fn every_game_is_told_whole_and_well_set() {
    let mut lengths = Vec::new();
    for (number, game) in random_games(240).enumerate() {
        let verdict = game.position().result().expect("it is over");
        let table = *seated(game.clone()).view(Observer::Public).table();
        for lang in Lang::ALL {
            for names in [players(), nameless(lang)] {
                let tale = told(&game, &names, number as u64, lang);
                let flaw = |text: &str| if lang == Lang::En { english_flaw(text) } else { french_flaw(text) };
                for text in tale.paragraphs().chain([tale.title.as_str()]) {
                    assert_eq!(flaw(text), None, "{text:?}");
                    assert!(text.starts_with(|letter: char| letter.is_uppercase()), "{text:?}");
                }
                let regions: Vec<Region> = tale.chapters.iter().map(|chapter| chapter.region).collect();
                assert_eq!(regions, table.track()[..table.struggles()], "every struggle is told, in order");
                for chapter in &tale.chapters {
                    assert!(chapter.heading.ends_with(words::region(chapter.region, lang)), "{}", chapter.heading);
                }
                for &seat in &verdict.winners {
                    let name = &names[seat.index()];
                    let named = |text: &str| text.contains(name) || text.contains(&capitalised(name));
                    let contracted = name.strip_prefix("le ").is_some_and(|beast| tale.title.contains(beast));
                    assert!(named(&tale.title) || contracted, "{} does not name {name}", tale.title);
                    let contracted = name.strip_prefix("le ").is_some_and(|beast| tale.ending.contains(beast));
                    assert!(named(&tale.ending) || contracted, "{} does not name {name}", tale.ending);
                }
                let heading = match verdict.ending {
                    Ending::Invasion => words::invasion(lang),
                    Ending::Coronation => words::coronation(lang),
                };
                assert_eq!(tale.end, heading);
                lengths.push(tale.words());
            }
        }
    }
    lengths.sort_unstable();
    assert!(lengths.iter().all(|&words| words <= 600), "the longest has {:?} words", lengths.last());
    // Games by chance may end at the third struggle, with hardly a card played.
    let short = lengths.iter().filter(|&&words| words < 300).count();
    assert!(short * 20 <= lengths.len(), "{short} of {} are short; the shortest: {:?}", lengths.len(), &lengths[..5]);
}

#[test]
fn the_same_game_reads_the_same_and_another_seed_reads_otherwise() {
    let mut tales = BTreeSet::new();
    for game in random_games(6) {
        for seed in 0..4 {
            let tale = told(&game, &players(), seed, Lang::Fr);
            assert_eq!(tale, told(&game, &players(), seed, Lang::Fr));
            tales.insert(tale.paragraphs().collect::<Vec<_>>().join("\n"));
        }
    }
    assert_eq!(tales.len(), 24);
}

#[test]
fn seeds_choose_among_all_the_openings() {
    let game = random_games(1).next().expect("there is one");
    let openings: BTreeSet<String> = (0..60).map(|seed| told(&game, &players(), seed, Lang::En).opening).collect();
    let scenes: BTreeSet<&str> = openings.iter().filter_map(|text| text.split(". ").next()).collect();
    assert!(6 <= scenes.len() && 40 <= openings.len(), "{} scenes, {} openings", scenes.len(), openings.len());
}

#[test]
fn a_tale_does_not_say_the_same_twice() {
    for (number, game) in random_games(60).enumerate() {
        for lang in Lang::ALL {
            let tale = told(&game, &players(), number as u64, lang);
            let mut sentences: Vec<&str> = tale.paragraphs().flat_map(|text| text.split(". ")).collect();
            let count = sentences.len();
            sentences.sort_unstable();
            sentences.dedup();
            assert!(count <= sentences.len() + 1, "{tale:#?}");
        }
    }
}

#[test]
fn what_changed_nothing_was_no_means_to_anything() {
    let mut told_in_vain = 0;
    for (number, game) in random_games(60).enumerate() {
        for lang in Lang::ALL {
            let tale = told(&game, &players(), number as u64, lang);
            let sentences: Vec<&str> = tale.paragraphs().flat_map(|text| text.split(". ")).collect();
            let vain = [" changed nothing", " gained nothing", " n’y changea rien", " n’y gagna rien"];
            for sentence in sentences.iter().filter(|sentence| vain.iter().any(|words| sentence.contains(words))) {
                let played =
                    vain.iter().any(|words| sentence.contains(&format!("{}{words}", lang.pick(" and", " et"))));
                assert!(played, "{sentence}");
                told_in_vain += 1;
            }
        }
    }
    assert_ne!(told_in_vain, 0);
}

/// The ending of a position that is over, in both languages.
#[track_caller]
fn ending(position: &Position, decided_by: Decision) -> [String; 2] {
    let position = position.build();
    let verdict = verdict(&position);
    assert_eq!(verdict.decided_by, decided_by);
    let game = Session::new(interregnum::play::Origin::Position { position, seed: 0 }).expect("it stands");
    let view = seated(game).view(Observer::Public);
    Lang::ALL.map(|lang| words::annals_ending(&view, &verdict, &players(), 1, lang))
}

#[track_caller]
fn says(position: &Position, decided_by: Decision, english: &str, french: &str) {
    let told = ending(position, decided_by);
    for (told, wanted) in told.iter().zip([english, french]) {
        assert!(told.contains(wanted), "{told:?} lacks {wanted:?}");
    }
    assert_eq!(english_flaw(&told[0]), None, "{}", told[0]);
    assert_eq!(french_flaw(&told[1]), None, "{}", told[1]);
}

const SCOTS_THEN_WELSH: &str = "S S S S W W W !";
const INVADED: &str = "! S ! W !";
const TIED: [[u8; 3]; 2] = [[3, 2, 0], [3, 2, 0]];

#[test]
fn every_tie_break_is_told() {
    says(
        &finished(SCOTS_THEN_WELSH, &[[3, 1, 0], [4, 9, 9], [1, 0, 0]]),
        Decision::FirstFaction,
        "(Maud three and Hugh one)",
        "(Maud trois et Hugh un)",
    );
    says(
        &finished(SCOTS_THEN_WELSH, &[[3, 1, 0], [4, 9, 9], [1, 0, 0]]).hand(1, "plot"),
        Decision::FirstFaction,
        "(Plot included; Maud three and Hugh one)",
        "(Complot compris\u{202f}; Maud trois et Hugh un)",
    );
    says(
        &finished(SCOTS_THEN_WELSH, &[[3, 1, 9], [3, 2, 0], [1, 9, 0]]),
        Decision::SecondFaction,
        "But Maud and Aliénor had as many of them at court, three each; then the Welsh decided. Aliénor took the crown with two of those (Maud one).",
        "c’est donc le nombre de Gallois qui trancha. Aliénor ceignit la couronne avec deux d’entre eux (Maud un).",
    );
    says(
        &finished(SCOTS_THEN_WELSH, &[[2, 2, 0], [3, 2, 0]]).hand(0, "plot"),
        Decision::Plot,
        "were level, in Scots as in Welsh; then Maud laid open Plot",
        "étaient à égalité, d’Écossais comme de Gallois\u{202f}; alors Maud dévoila Complot",
    );
    let order = [Some(16), Some(15)];
    says(
        &finished(SCOTS_THEN_WELSH, &TIED).hand(0, "").hand(1, "").last_plays(&order).emptied(&order),
        Decision::AllCardsPlayed,
        "Aliénor had been the first to play every card",
        "Aliénor avait joué toutes ses cartes en premier, et ceignit la couronne",
    );
    let left = finished(SCOTS_THEN_WELSH, &TIED).hand(0, "assemble negotiate").hand(1, "negotiate");
    says(
        &left.last_plays(&[Some(5), Some(13)]),
        Decision::FewestCardsLeft,
        "Aliénor had the fewest cards left",
        "Aliénor avait le moins de cartes à jouer",
    );
    let left = finished(SCOTS_THEN_WELSH, &TIED).hand(0, "assemble").hand(1, "negotiate");
    says(
        &left.last_plays(&[Some(14), Some(13)]),
        Decision::EarlierLastPlay,
        "the last card of Aliénor had been played earlier",
        "la dernière carte d’Aliénor avait été jouée plus tôt",
    );
    says(
        &finished(SCOTS_THEN_WELSH, &TIED),
        Decision::Shared,
        "Maud and Aliénor shared the crown",
        "Maud et Aliénor partagèrent la couronne",
    );
    says(
        &finished(SCOTS_THEN_WELSH, &[[3, 0, 0], [2, 8, 0], [3, 2, 0], [2, 8, 0]]),
        Decision::Partners,
        "Maud and Hugh, who had made common cause, led together with 3 Scots at each court",
        "menaient ensemble, 3 Écossais dans chaque cour",
    );
}

#[test]
fn an_invasion_is_told_with_the_sets() {
    says(
        &finished(INVADED, &[[3, 1, 1], [2, 2, 2]]),
        Decision::Sets,
        "two complete sets (Maud one)",
        "deux séries complètes (Maud une)",
    );
    says(
        &finished(INVADED, &[[2, 2, 2], [2, 5, 2]]).last_plays(&[Some(3), Some(4)]),
        Decision::LastPlay,
        "were level with two complete sets; but the latest card had been played by Aliénor",
        "la carte la plus récente venait d’Aliénor",
    );
    says(
        &finished(INVADED, &[[2, 0, 2], [0, 5, 2]]).last_plays(&[Some(4), Some(3)]),
        Decision::LastPlay,
        "Nobody had even one complete set. But the latest card had been played by Maud",
        "Personne n’avait la moindre série complète.",
    );
    let teams = finished(INVADED, &[[1, 1, 1], [2, 0, 0], [0, 0, 0], [0, 2, 1]]).hand(1, "plot");
    says(&teams, Decision::Sets, "two complete sets (Maud and Hugh one)", "deux séries complètes (Maud et Hugh une)");
}

#[test]
fn statistics_speak_well_in_both_languages() {
    for lang in Lang::ALL {
        let flaw = |text: &str| if lang == Lang::En { english_flaw(text) } else { french_flaw(text) };
        let mut texts: Vec<String> =
            vec![tally::legend(lang).to_owned(), tally::players(3, lang), tally::turns(40, lang)];
        let numbers = [(1, 1), (1, 0), (4, 4), (4, 3), (4, 1), (4, 0)];
        texts.extend(numbers.map(|(finished, counted)| tally::counted(finished, counted, lang)));
        for (topic, values) in topics(lang) {
            texts.extend([topic].into_iter().chain(values).map(str::to_owned));
        }
        for text in texts {
            assert_eq!(flaw(&text), None, "{text:?}");
        }
    }
}

#[test]
fn a_game_has_its_traits() {
    let coronation = finished(SCOTS_THEN_WELSH, &[[3, 1, 0], [4, 9, 9]]).build();
    assert_eq!(traits(coronation.table(), &verdict(&coronation)), [Some(0), Some(0), Some(0)]);
    let invasion = finished(INVADED, &[[3, 1, 1], [2, 2, 2]]).build();
    assert_eq!(traits(invasion.table(), &verdict(&invasion)), [Some(0), Some(1), None]);
}
