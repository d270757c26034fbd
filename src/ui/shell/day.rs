//! The struggle of the day, once it is found: the same for everybody, and found on
//! each device anew.

use leptos::prelude::*;

use super::Shell;
use super::parts::{progress_bar, said, screen_head};
use crate::bot::{Level, Puzzle};
use crate::play::{BOT_NAMES, Chair, Origin, Player, Save, Secrecy, Session, read_link, write_link};
use crate::rules::{GameExt, Seats};
use crate::ui::draw::{El, State, el};
use crate::ui::game_ui::{GameUi, Occasion, OpenGame};
use crate::web::storage::Note;
use crate::web::{brain, device};

/// The screen of today's puzzle.
pub(super) fn screen<G: GameUi>(shell: Shell) -> AnyView {
    let day = device::today();
    let found = State::new(remembered::<G>(day));
    let done = State::new(0.0_f32);
    if found.with_untracked(Option::is_none) {
        let put = move |puzzle: Puzzle<G>| {
            let session = session(puzzle);
            if let Some(link) = session.as_ref().and_then(write_link) {
                Note::Puzzle.write(G::META.slug, &format!("{day} {link}"));
            }
            found.set(session);
        };
        brain::analyst().puzzle::<G>(u64::from(day), move |part| done.set(part), put);
        on_cleanup(|| brain::analyst().cancel());
    }
    let view = move || match found.get().and_then(save) {
        Some(save) => untrack(|| G::puzzle(OpenGame { occasion: Occasion::Day(day), save, shell })),
        None => looking(shell, done).view().into_any(),
    };
    view.into_any()
}

/// While it is looked for.
fn looking(shell: Shell, done: State<f32>) -> El {
    let lang = shell.lang;
    let part = move || (done.get() * 100.0).round() as u32;
    let text = || said(lang, "Looking for today’s struggle…", "À la recherche de la lutte du jour…");
    let bar = progress_bar(text(), part);
    el("div")
        .class("page")
        .child(screen_head(shell, said(lang, "Struggle of the day", "La lutte du jour")))
        .child(el("main").child(el("p").class("lesson-intro").text(text())).child(bar))
}

/// What was found earlier today.
fn remembered<G: GameUi>(day: u32) -> Option<Session<G>> {
    let text = Note::Puzzle.read(G::META.slug)?;
    let (of, link) = text.split_once(' ')?;
    (of == day.to_string()).then(|| read_link(link).ok())?
}

fn session<G: GameUi>(puzzle: Puzzle<G>) -> Option<Session<G>> {
    let seats = Seats::new(*G::META.seats.start())?;
    let origin = Origin::Deal { seats, options: G::Options::default(), seed: puzzle.seed };
    let mut session = Session::new(origin).ok()?;
    puzzle.actions.into_iter().all(|action| session.play(action).is_ok()).then_some(session)
}

/// Whoever is to act is the player.
fn save<G: GameUi>(session: Session<G>) -> Option<Save<G>> {
    let me = session.position().to_act()?;
    let chair = |seat| match seat == me {
        true => Chair { player: Player::Human, name: String::new() },
        false => Chair { player: Player::Bot(Level::Duke), name: BOT_NAMES[0].to_owned() },
    };
    let chairs = session.position().seats().iter().map(chair).collect();
    let empty = String::new;
    let (title, draft, review) = (empty(), empty(), empty());
    Some(Save { title, chairs, secrecy: Secrecy::Open, session, draft, review, begun: 0, touched: 0 })
}
