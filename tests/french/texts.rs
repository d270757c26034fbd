//! All texts that the words of the table can make: those that stand alone, those
//! about a position, and those about a whole game.

use std::collections::BTreeSet;

use interregnum::bot::Level;
use interregnum::play::{BOT_NAMES, Reviewed, SaveError, Secrecy, Session, Streak};
use interregnum::rules::king_is_dead::{Card, Faction, INSTABILITY_DISCS, KingIsDead, Region, Stack, Table};
use interregnum::rules::{Notation, Observer};
use interregnum::ui::king_is_dead::lessons::LESSONS;
use interregnum::ui::king_is_dead::rulebook::book;
use interregnum::ui::king_is_dead::rulebook::examples::EXAMPLES;
use interregnum::ui::king_is_dead::words::{self, CardState, button, day, label, pick, review};
use interregnum::ui::lang::Lang;
use interregnum::ui::rulebook::{Part, told};
use interregnum::ui::settings::{Confirm, Motion, Outlook, Pace, Theme};
use interregnum::ui::shell::sight::Sight;
use interregnum::ui::shell::words as shell;

use crate::lesson_tasks::{tasks, turns};
use crate::questions::steps;
use crate::reasons;
use crate::{players, positions, seated};

/// The texts of one language.
pub fn all(games: &[Session<KingIsDead>], lang: Lang) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    names(lang, &mut texts);
    cards(lang, &mut texts);
    fixed(lang, &mut texts);
    lessons(lang, &mut texts);
    rules(lang, &mut texts);
    for game in games {
        for position in positions(game) {
            about_table(position.table(), lang, &mut texts);
        }
        about_game(game.clone(), lang, &mut texts);
        judgements(game, lang, &mut texts);
    }
    texts
}

/// Titles, tasks and all that is said of turns.
fn lessons(lang: Lang, texts: &mut BTreeSet<String>) {
    for lesson in LESSONS {
        texts.extend([lesson.title, lesson.about].map(|text| text.get(lang).to_owned()));
        for task in lesson.tasks {
            texts.extend([task.tells, task.asks, task.done].map(|text| text.get(lang).to_owned()));
        }
    }
    for set in tasks() {
        texts.extend(turns(&set).filter_map(|(_, said)| said.err()).map(|why| why.get(lang).to_owned()));
    }
    texts.extend((0..=LESSONS.len()).map(|done| shell::lessons(done, LESSONS.len(), lang)));
    let mut streak = Streak::default();
    texts.insert(shell::day(&streak, 7, lang));
    for (day, right) in [(7, true), (8, true), (9, false)] {
        streak.answer(day, right);
        texts.extend([day, day + 1].map(|today| shell::day(&streak, today, lang)));
    }
}

/// What is said of turns of the past, and of the struggle of the day.
fn judgements(game: &Session<KingIsDead>, lang: Lang, texts: &mut BTreeSet<String>) {
    let names = players();
    let turns = seated(game.clone()).turns(Observer::Public);
    let count = turns.len();
    for (index, turn) in turns.iter().enumerate() {
        let (played, best) = (40, 40 + index as u8 % 60);
        let (begins, chances) = (turn.begins, vec![best, 100 - best]);
        let reviewed =
            Reviewed { begins, actions: turn.actions.clone(), chances, played, best, better: turn.actions.clone() };
        let better = words::turn(turn, &names, lang);
        texts.extend([
            review::judged(&reviewed, &better, false, lang),
            review::judged(&reviewed, &better, true, lang),
            day::better(&reviewed, &better, lang),
            day::missed(&reviewed, lang),
        ]);
        texts.insert(review::turning_point(index + 1, turn, reviewed.lost(), &names, lang));
        let chances = [(names[0].clone(), Some(played)), (names[1].clone(), None)];
        texts.insert(review::moment(index + 1, count, &chances, lang));
    }
    texts.extend([review::judging(3, count, lang), day::best(61, lang), day::weighing(lang).to_owned()]);
    texts.extend(
        [day::title(lang), day::tells(lang), day::verdict(true, lang), day::verdict(false, lang)].map(str::to_owned),
    );
    let mut streak = Streak::default();
    for (today, right) in [(1, true), (2, true), (3, false), (4, true)] {
        texts.insert(day::asks(&streak, today, lang));
        streak.answer(today, right);
        texts.insert(day::asks(&streak, today, lang));
    }
}

fn stacks() -> impl Iterator<Item = Stack> {
    Faction::ALL.into_iter().flat_map(|faction| Region::ALL.map(|region| Stack { faction, region }))
}

fn names(lang: Lang, texts: &mut BTreeSet<String>) {
    let of_region =
        [words::region, words::region_short, words::the_region, words::in_region, words::from_region, words::to_region];
    for region in Region::ALL {
        texts.extend(of_region.map(|name| name(region, lang).to_owned()));
        texts.extend([pick::destination(region, lang), words::struggle_title(region, lang)]);
    }
    let of_faction = [words::faction, words::the_faction, words::one_of, words::the_one, words::letter];
    for faction in Faction::ALL {
        texts.extend(of_faction.map(|name| name(faction, lang).to_owned()));
        texts.extend((0..=18).map(|count| words::followers(count, faction, lang)));
        texts.insert(pick::followers(2, faction, lang));
        for other in Faction::ALL {
            texts.extend([words::group(&[faction, other], lang), pick::factions(&[faction, other], lang)]);
            texts.extend([pick::comes(&[faction, other], lang), words::group(&[faction, other, other], lang)]);
        }
    }
    texts.insert(words::group(&Faction::ALL, lang));
    texts.extend((0..=18).map(|count| words::follower_count(count, lang)));
    for stack in stacks() {
        texts.extend([pick::stack(stack, lang), pick::summon(stack, lang), words::to_court(stack, lang)]);
    }
}

fn cards(lang: Lang, texts: &mut BTreeSet<String>) {
    for card in Card::ALL {
        let short = [words::card(card, lang), words::card_short(card, lang), words::effect(card, lang)];
        texts.extend(short.into_iter().chain(words::rules(card, lang)).map(str::to_owned));
        let states = [CardState::Playable, CardState::NoEffect, CardState::Unplayable];
        texts.extend(states.map(|state| words::card_name(card, state, lang)));
        for seat in interregnum::rules::Seats::new(4).expect("four can play").iter() {
            texts.extend([Some(card), None].map(|top| words::pile_name(seat, top, &players(), lang)));
            texts.extend((0..=8).map(|cards| words::hand_name(seat, cards, &players(), lang)));
        }
    }
}

fn rules(lang: Lang, texts: &mut BTreeSet<String>) {
    for chapter in book() {
        texts.insert(told(chapter.title, lang).to_owned());
        for entry in chapter.entries {
            texts.insert(told(entry.title, lang).to_owned());
            for part in &entry.parts {
                match *part {
                    Part::Text(text) => texts.extend([told(text, lang).to_owned()]),
                    Part::Points(list) | Part::Steps(list) => {
                        texts.extend(list.iter().map(|&text| told(text, lang).to_owned()));
                    }
                    Part::Terms(terms) => {
                        let both = terms.iter().flat_map(|&(term, meaning)| [term, meaning]);
                        texts.extend(both.map(|text| told(text, lang).to_owned()));
                    }
                    Part::Figure(_) => {}
                }
            }
            let asked = entry.questions.iter().flat_map(|question| [question.question, question.answer]);
            texts.extend(asked.map(|text| told(text, lang).to_owned()));
        }
    }
    texts.extend(EXAMPLES.iter().flat_map(|example| example.play().told(lang)));
    texts.extend((0..3).map(|count| shell::found(count, lang)));
}

fn fixed(lang: Lang, texts: &mut BTreeSet<String>) {
    let plain = [
        button::pass,
        button::confirm,
        button::hint,
        button::back,
        button::cancel,
        button::continue_,
        button::undo,
        button::redo,
        button::skip,
        button::close,
        button::again,
        button::rules,
        label::map,
        label::track,
        label::players,
        label::supply,
        label::hand,
        label::prompt,
        label::chronicle,
        label::instability,
        label::no_effect,
        label::partner,
        label::passed,
        words::counsel::title,
        words::counsel::weighing,
        words::counsel::nothing,
        words::crowns::title,
        words::crowns::details,
        words::crowns::note,
        words::crowns::regions,
        words::crowns::sets,
        words::invasion,
        words::coronation,
        words::cover_hint,
        words::since_last_turn,
        words::nothing_yet,
        words::your_turn,
        words::you_passed,
        words::forgotten,
    ];
    texts.extend(plain.map(|text| text(lang).to_owned()));
    texts.insert(words::somebody_passed("Maud", lang));
    texts.extend([true, false].map(|teams| words::counsel::estimate(teams, lang).to_owned()));
    texts.extend((0..=10).map(|tenth| words::counsel::percent(tenth as f32 / 10.0, lang)));
    texts.extend(reasons::all().iter().filter_map(|reasons| words::reasons(reasons, lang)));
    texts.extend(reasons::all().iter().filter_map(|reasons| words::advised(reasons, lang)));
    for level in Level::ALL {
        texts.extend([shell::level(level, lang), shell::level_character(level, lang)].map(str::to_owned));
    }
    for name in BOT_NAMES.into_iter().chain(["Aliénor"]) {
        let named = [words::thinking, words::cover_title, words::cover_button];
        texts.extend(named.map(|text| text(name, lang)));
    }
    for discs in 0..=INSTABILITY_DISCS {
        texts.extend([words::instability_warning(discs, lang).to_owned(), words::france_name(discs, lang)]);
    }
    for error in [SaveError::Damaged, SaveError::UnknownGame, SaveError::Gone] {
        texts.insert(shell::save_error(&error, lang));
    }
    texts.extend((0..3).map(|count| shell::saved_games(count, lang)));
    texts.extend(Sight::ALL.iter().map(|&sight| shell::sight(sight, lang).to_owned()));
    texts.extend(Theme::ALL.iter().map(|&theme| shell::theme(theme, lang).to_owned()));
    texts.extend(Pace::ALL.iter().map(|&pace| shell::pace(pace, lang).to_owned()));
    texts.extend(Confirm::ALL.iter().map(|&confirm| shell::confirm(confirm, lang).to_owned()));
    texts.extend(Motion::ALL.iter().map(|&motion| shell::motion(motion, lang).to_owned()));
    texts.extend(Outlook::ALL.iter().map(|&outlook| shell::outlook(outlook, lang).to_owned()));
    for secrecy in Secrecy::ALL {
        texts.extend([shell::secrecy(secrecy, lang), shell::secrecy_hint(secrecy, lang)].map(str::to_owned));
    }
}

/// All that can be said of a table between turns.
fn about_table(table: &Table, lang: Lang, texts: &mut BTreeSet<String>) {
    for card in Card::ALL {
        texts.insert(words::no_effect(card, table, lang));
        texts.extend(words::forced(card, table, lang).map(str::to_owned));
    }
    texts.extend(steps().iter().map(|step| words::question(step, table, lang)));
    for stack in stacks() {
        texts.extend([true, false].map(|live| words::stack_name(table, stack, live, lang)));
    }
    for region in Region::ALL {
        texts.extend([true, false].map(|live| words::region_name(table, region, live, lang)));
        texts.extend([words::tile_name(table, region, &players(), lang), words::struggle(table, region, lang)]);
        texts.insert(words::place_name(table, region, lang));
    }
    for seat in table.seats().iter() {
        texts.insert(words::court_name(table, seat, &players(), lang));
        texts.insert(pick::pile(table, seat, &players(), lang));
    }
    texts.insert(words::supply_name(table, lang));
    texts.extend(words::pass_asks(table, lang));
    about_crowns(table, lang, texts);
}

/// Both endings as they would be.
fn about_crowns(table: &Table, lang: Lang, texts: &mut BTreeSet<String>) {
    let (forecast, names) = (table.forecast(), players());
    texts.extend([
        words::crowns::coronation(table, &forecast, &names, lang),
        words::crowns::invasion(table, &forecast, &names, lang),
        words::crowns::coming(&forecast, lang).to_owned(),
        words::crowns::crowned(table, &forecast, &names, lang),
        words::crowns::united(table, &forecast, &names, lang),
        words::crowns::missing(forecast.invasion.missing, lang),
        words::crowns::why_united(&forecast, lang).to_owned(),
    ]);
    texts.extend(words::crowns::why_crowned(&forecast, lang));
}

/// Its turns and its end.
fn about_game(game: Session<KingIsDead>, lang: Lang, texts: &mut BTreeSet<String>) {
    let view = interregnum::rules::Game::view(game.position(), Observer::Public);
    if let Some(verdict) = game.position().result() {
        let ending = words::verdict(&view, &verdict, &players(), lang);
        texts.extend([ending.title, ending.reason].into_iter().chain(ending.steps));
    }
    for turn in seated(game).turns(Observer::Public) {
        let told = words::turn(&turn, &players(), lang);
        texts.extend([words::recap("Aliénor", &told), words::recap_short(&turn, &players(), lang)]);
        texts.extend([told, words::turn_of(&turn, &players(), lang)]);
    }
}
