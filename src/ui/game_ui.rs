//! What a game brings to the page besides its rules.

use leptos::prelude::*;

use super::draw::El;
use super::lang::Lang;
use super::shell::Shell;
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
    fn setup_form(options: RwSignal<Self::Options>, lang: Signal<Lang>) -> El;

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

    /// The table.
    fn table(game: OpenGame<Self>) -> AnyView;
}

/// A game that is being opened, as the table receives it.
pub struct OpenGame<G: Notation> {
    /// The name under which it is kept.
    pub id: SaveId,
    /// The game as it was kept.
    pub save: Save<G>,
    /// What is around the table.
    pub shell: Shell,
}
