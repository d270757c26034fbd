//! The table of The King is Dead in the browser.

mod bar;
mod choices;
mod chronicle;
mod counsel;
mod cover;
mod crowns;
mod day;
mod deed;
mod ending;
mod flights;
mod guide;
mod hand;
mod herald;
mod keys;
mod lesson;
mod lookup;
mod map;
pub mod pieces;
mod prompt;
mod review;
mod sheet;
mod side;
mod sitting;
mod struggle;
mod track;

use leptos::prelude::*;

use crate::play::Secrecy;
use crate::rules::king_is_dead::KingIsDead;
use crate::ui::draw::{Derived, el, redraw};
use crate::ui::game_ui::{Occasion, OpenGame};
use crate::ui::king_is_dead::frames::{Beat, Frame};
use crate::ui::king_is_dead::words;
use crate::ui::shell::Shell;
use crate::ui::table::desk::Desk;
use day::Day;
use guide::Guide;
use lesson::LessonGuide;
use sitting::{Mode, Sitting};

/// Opens a game.
pub fn open(game: OpenGame<KingIsDead>) -> AnyView {
    sit_down(Sitting::new(Desk::open(game), None))
}

/// Opens a lesson, from 0.
pub fn open_lesson(number: usize, shell: Shell) -> Option<AnyView> {
    Some(follow(Guide::Lesson(LessonGuide::begin(number, shell)?)))
}

/// Opens the struggle of a day.
pub fn open_day(game: OpenGame<KingIsDead>) -> AnyView {
    follow(Guide::Day(Day::begin(game)))
}

fn follow(guide: Guide) -> AnyView {
    sit_down(Sitting::new(guide.desk(), Some(guide)))
}

fn sit_down(sitting: Sitting) -> AnyView {
    keys::listen(sitting);
    herald::lead_the_focus(sitting);
    herald::lead_the_focus_to_advice(sitting);
    let veiled = Derived::new(move || match sitting.mode.get() {
        Mode::Covered(seat) if sitting.desk.secrecy() == Secrecy::Veiled => Some(seat),
        _ => None,
    });
    let table = move || match veiled.get() {
        Some(seat) => cover::veil(sitting, seat).view().into_any(),
        None => view! { <Table sitting /> }.into_any(),
    };
    view! {
        {table}
        <herald::Herald sitting />
    }
    .into_any()
}

/// Everything on the table.
#[component]
fn Table(sitting: Sitting) -> impl IntoView {
    let busy = move || if sitting.desk.thinking.get() { "true" } else { "false" };
    let branch = matches!(sitting.desk.occasion, Occasion::WhatIf(..));
    let targeting =
        move || sitting.mode.with(|mode| *mode == Mode::Deciding) && sitting.draft.with(|draft| draft.card.is_some());
    view! {
        <div class="table" class:guided=sitting.guide.is_some() class:branch=branch class:chronicle-open=move || sitting.chronicle_open.get() data-thinking=busy>
            <bar::Bar sitting />
            <main class="board" class:targeting=targeting>
                <track::Track sitting />
                <map::Map sitting />
                {crowns::crowns(sitting).view()}
                <div class="side">
                    <side::Players sitting />
                    {match sitting.guide {
                        Some(guide) => guide.panel(sitting).view().into_any(),
                        None => view! { <chronicle::Chronicle sitting /> }.into_any(),
                    }}
                </div>
                <prompt::Prompt sitting />
                <HandZone sitting />
            </main>
            <flights::Flights sitting />
            <sheet::Reader sitting />
        </div>
    }
}

/// What lies before the person: their hand, or what takes its place.
#[component]
fn HandZone(sitting: Sitting) -> impl IntoView {
    let shown = Derived::new(move || match sitting.mode.get() {
        Mode::Telling(frame) => match frame.beat {
            Beat::Tally(region) | Beat::Verdict(region) => Zone::Struggle(frame, region),
            _ => hand_of(sitting),
        },
        Mode::Over(verdict) => Zone::Ending(verdict),
        Mode::Covered(seat) => Zone::Cover(seat),
        Mode::Guided(said) => Zone::Guide(said),
        Mode::Deciding if sitting.counsel.is_open() => Zone::Counsel,
        Mode::LookingBack(_) if sitting.review.is_some() => Zone::Review,
        Mode::LookingBack(_) | Mode::Deciding | Mode::Waiting(_) => hand_of(sitting),
    });
    let zone = move || match shown.get() {
        Zone::Struggle(frame, region) => Some(struggle::struggle(sitting, &frame, region)),
        Zone::Ending(verdict) => Some(ending::end_panel(sitting, &verdict)),
        Zone::Cover(seat) => Some(untrack(|| cover::cover(sitting, seat))),
        Zone::Review => sitting.review.map(|review| untrack(|| review::zone(sitting, review))),
        Zone::Guide(said) => Some(guide::verdict(&said)),
        Zone::Counsel => Some(untrack(|| counsel::counsel(sitting))),
        Zone::Hand(seat) => Some(untrack(|| hand::cards(sitting, seat))),
        Zone::Nothing => None,
    };
    el("section").class("hand").label(move || words::label::hand(sitting.lang.get())).child(redraw(zone)).view()
}

#[derive(Clone, PartialEq)]
enum Zone {
    Struggle(Box<Frame>, crate::rules::king_is_dead::Region),
    Ending(crate::rules::king_is_dead::Verdict),
    Cover(crate::rules::Seat),
    Guide(guide::Said),
    Review,
    Counsel,
    Hand(crate::rules::Seat),
    Nothing,
}

fn hand_of(sitting: Sitting) -> Zone {
    sitting.me().map_or(Zone::Nothing, Zone::Hand)
}
