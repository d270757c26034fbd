//! The annals: a finished game as a short tale, in both languages.
//!
//! Not a list of moves. An opening sets the scene, a chapter for each struggle
//! tells what led to it and how it was decided, an ending says who won and exactly
//! why. Sentences are chosen by the seed of the game, so that two games do not read
//! alike and the same game always reads the same.
//!
//! Claimants are called by name, and those who gave none by the beast of their
//! seat. As everywhere, no sentence says whether they are women or men; in French
//! it is told in the past of tales, which needs no agreement with the subject.

mod crowning;
mod deeds;
mod facts;
mod muse;
mod names;
mod opening;
mod struggles;

pub use names::claimants;

use super::super::super::lang::Lang;
use super::standings::Standings;
use crate::play::Turn;
use crate::rules::king_is_dead::{KingIsDead, Region, Table, Verdict, View};
use facts::Struggle;
use muse::Muse;

/// A finished game as a tale.
#[derive(Clone, PartialEq, Debug)]
pub struct Annals {
    /// What it is called.
    pub title: String,
    /// How it began.
    pub opening: String,
    /// One chapter for each struggle.
    pub chapters: Vec<Chapter>,
    /// The heading of the end.
    pub end: &'static str,
    /// How it ended, and why.
    pub ending: String,
}

/// A struggle as it is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// Its number and its region.
    pub heading: String,
    /// The region.
    pub region: Region,
    /// How things stood after it.
    pub table: Table,
    /// What led to it, and how it was decided.
    pub text: String,
}

/// So many words fit on a page.
const MOST_WORDS: usize = 540;

/// As many cards are told at most.
const MOST_CARDS: usize = 24;

/// The tale of a finished game; `None` if there is no turn to tell.
pub fn annals(
    turns: &[Turn<KingIsDead>],
    verdict: &Verdict,
    names: &[String],
    seed: u64,
    lang: Lang,
) -> Option<Annals> {
    let (first, last) = (turns.first()?, turns.last()?);
    let struggles = facts::struggles(turns);
    let standings = Standings { view: &last.after, names, lang };
    let told = |cards: usize| {
        let mut muse = Muse::new(seed, lang);
        let kept = facts::most_notable(&struggles, cards);
        Annals {
            title: crowning::title(&standings, verdict, &mut muse),
            opening: opening::opening(first.before.table(), &standings, &mut muse),
            chapters: struggles
                .iter()
                .enumerate()
                .map(|(at, one)| chapter(at, one, &kept[at], names, &mut muse))
                .collect(),
            end: crowning::heading(verdict, lang),
            ending: crowning::ending(&standings, verdict, &mut muse),
        }
    };
    // The least notable cards are left out until the tale fits.
    let mut tale = told(MOST_CARDS);
    for cards in (0..MOST_CARDS).rev() {
        if tale.words() <= MOST_WORDS {
            break;
        }
        tale = told(cards);
    }
    Some(tale)
}

/// How a finished game ended, as the annals have it.
pub fn annals_ending(view: &View, verdict: &Verdict, names: &[String], seed: u64, lang: Lang) -> String {
    crowning::ending(&Standings { view, names, lang }, verdict, &mut Muse::new(seed, lang))
}

fn chapter(at: usize, struggle: &Struggle, deeds: &[usize], names: &[String], muse: &mut Muse) -> Chapter {
    let mut sentences = deeds::deeds(struggle, deeds, names, muse);
    sentences.extend(struggles::outcome(struggle, muse));
    Chapter {
        heading: format!("{}. {}", NUMERALS[at % NUMERALS.len()], super::names::region(struggle.region, muse.lang)),
        region: struggle.region,
        table: struggle.after,
        text: sentences.join(" "),
    }
}

const NUMERALS: [&str; 8] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

impl Annals {
    /// All that is told, in order, without headings.
    pub fn paragraphs(&self) -> impl Iterator<Item = &str> {
        let chapters = self.chapters.iter().map(|chapter| chapter.text.as_str());
        [self.opening.as_str()].into_iter().chain(chapters).chain([self.ending.as_str()])
    }

    /// How many words it has.
    pub fn words(&self) -> usize {
        self.paragraphs().map(|text| text.split(' ').count()).sum()
    }
}
