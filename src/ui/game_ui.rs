//! What a game brings to the page besides its rules.

use leptos::prelude::*;

use super::draw::{Derived, El, State};
use super::lang::Lang;
use super::rulebook::Chapter;
use super::shell::{Leaf, Shell};
use crate::bot::Mind;
use crate::play::{Save, SaveId, Secrecy};
use crate::rules::{Game, Notation, Seat, Seats};

/// A game with screens. Everything around the table is written once, over this.
pub trait GameUi: Notation + Mind + Game<Options: 'static, View: 'static> {
    /// What it is called.
    fn title(lang: Lang) -> &'static str;

    /// Who invented it.
    fn designer() -> &'static str;

    /// What it is about, in a line.
    fn pitch(lang: Lang) -> &'static str;

    /// The fields of the set-up screen that only this game has.
    fn setup_form(options: State<Self::Options>, lang: Derived<Lang>) -> El;

    /// The options in a word or two, for lists.
    fn options_label(options: &Self::Options, lang: Lang) -> &'static str;

    /// Who begins; `None` if chance decides.
    fn start_of(options: &Self::Options) -> Option<Seat>;

    /// The same options with another start player.
    fn with_start(options: &Self::Options, start: Option<Seat>) -> Self::Options;

    /// How hands are kept from others at the same screen if nothing is chosen.
    fn usual_secrecy(options: &Self::Options) -> Secrecy;

    /// Whether seats that face each other play together.
    fn teams(seats: Seats) -> bool;

    /// A small picture of a position, for lists. It says nothing that
    /// [`progress`](GameUi::progress) does not.
    fn miniature(view: &Self::View) -> El;

    /// How far a game has come, in a few words.
    fn progress(view: &Self::View, lang: Lang) -> String;

    /// The keys of the table and what they do.
    fn shortcuts(lang: Lang) -> Vec<(&'static str, &'static str)>;

    /// How many lessons it has.
    fn lesson_count() -> usize;

    /// Its lessons, each with its title and what it is about.
    fn lessons(lang: Lang) -> Vec<(&'static str, &'static str)>;

    /// The table of a lesson, from 0; `None` if there is none of that number.
    fn lesson(number: usize, shell: Shell) -> Option<AnyView>;

    /// The table of a puzzle.
    fn puzzle(game: OpenGame<Self>) -> AnyView;

    /// A finished game as a tale on one page; `None` if it is not over, or the game
    /// has no such page.
    fn leaf(save: &Save<Self>, lang: Lang) -> Option<Leaf>;

    /// What statistics can be made about: each topic, and what a game can be in it.
    fn topics(lang: Lang) -> Vec<(&'static str, Vec<&'static str>)>;

    /// What a finished game was in each of these topics.
    fn traits(save: &Save<Self>) -> Vec<Option<usize>>;

    /// Its rules.
    fn rules() -> Vec<Chapter>;

    /// A picture of its rules, by the name that they call it by.
    fn figure(name: &str, lang: Lang) -> Option<El>;

    /// The table.
    fn table(game: OpenGame<Self>) -> AnyView;
}

/// What a game is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// To be played, and kept under this name.
    Play(SaveId),
    /// To be looked back at. It is not played on.
    Review(SaveId),
    /// To see what might have been, after this many turns of that game. It leaves
    /// no trace.
    WhatIf(SaveId, usize),
    /// To learn: what bots do is written down, and nothing is kept.
    Lesson,
    /// To find the best turn on a day, counted from the first of 1970.
    Day(u32),
}

impl Occasion {
    /// Whether bots think for themselves.
    pub fn lets_bots_play(self) -> bool {
        matches!(self, Occasion::Play(_) | Occasion::WhatIf(..))
    }
}

/// A game that is being opened, as the table receives it.
pub struct OpenGame<G: Notation> {
    /// What for.
    pub occasion: Occasion,
    /// The game as it was kept.
    pub save: Save<G>,
    /// What is around the table.
    pub shell: Shell,
}
