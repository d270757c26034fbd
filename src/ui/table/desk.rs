//! One game at the screen: who looks at it, what is told at which pace, the
//! bots' turns, taking back and looking back. It knows no game.

use std::cell::RefCell;

use leptos::prelude::*;

use super::bots;
use crate::bot::Level;
use crate::play::{Chair, Save, Seating, Secrecy, Turn};
use crate::rules::{Observer, Seat};
use crate::ui::draw::{State, effect};
use crate::ui::game_ui::{GameUi, Occasion, OpenGame};
use crate::ui::lang::Lang;
use crate::ui::settings::Pace;
use crate::ui::shell::Shell;
use crate::ui::shell::words::name;
use crate::web::{brain, device};

/// A game at the screen. Copies are the same game.
pub struct Desk<G: GameUi> {
    /// The page around it.
    pub shell: Shell,
    /// What it was opened for.
    pub occasion: Occasion,
    /// The game and its players.
    pub seating: State<Seating<G>>,
    /// What is chosen but not yet played, as the game's screen writes it.
    pub draft: State<String>,
    /// What came of looking back, as it is kept.
    pub review: State<String>,
    /// The turn that is looked back at, from 0; `None` for now.
    pub looking_at: State<Option<usize>>,
    /// How many actions the screen has told of.
    pub told: State<usize>,
    /// Whose hand is uncovered.
    pub uncovered: State<Option<Seat>>,
    /// Whether a bot is thinking.
    pub thinking: State<bool>,
    /// What spoke for the turns of bots, each with the number of actions before
    /// it.
    pub explained: State<Vec<(usize, Vec<G::Reason>)>>,
    /// Whether anybody can see the page.
    pub visible: State<bool>,
    /// Turns that began before this many actions are taken back only if the
    /// whole table agrees.
    floor: State<usize>,
    kept: StoredValue<Kept>,
}

// Derived, these would ask for a game that can be copied.
impl<G: GameUi> Clone for Desk<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: GameUi> Copy for Desk<G> {}

/// What is kept with a game and does not change while it is played.
#[derive(Clone)]
struct Kept {
    title: String,
    chairs: Vec<Chair>,
    secrecy: Secrecy,
    begun: u64,
    touched: u64,
}

impl<G: GameUi> Desk<G> {
    /// Sits down to a game: from here on it is kept, if it is to be, and bots begin
    /// to think.
    pub fn open(game: OpenGame<G>) -> Desk<G> {
        let OpenGame { occasion, save, shell } = game;
        let seating = save.seating();
        let count = seating.session().actions().len();
        let alone = seating.people().count() <= 1;
        let Save { title, chairs, secrecy, draft, review, begun, touched, .. } = save;
        let desk = Desk {
            shell,
            occasion,
            review: State::new(review),
            explained: State::new(Vec::new()),
            seating: State::new(seating),
            draft: State::new(draft),
            looking_at: State::new(None),
            told: State::new(count),
            uncovered: State::new(None),
            thinking: State::new(false),
            visible: State::new(true),
            floor: State::new(if alone { 0 } else { count }),
            kept: StoredValue::new(Kept { title, chairs, secrecy, begun, touched }),
        };
        // As it was opened it is kept already.
        let kept = RefCell::new(untrack(|| desk.save()));
        effect(move || {
            let save = desk.save();
            if kept.replace(save.clone()) == save {
                return;
            }
            match occasion {
                Occasion::Play(id) => shell.keep(id, &save),
                Occasion::Review(id) => shell.jot(id, &save),
                Occasion::WhatIf(..) | Occasion::Lesson | Occasion::Day(_) => {}
            }
        });
        effect(move || {
            let over = desk.seating.with(|seating| seating.to_act().is_none());
            let played = matches!(occasion, Occasion::Play(_));
            shell.at_the_end.set(played && over && desk.is_up_to_date() && desk.looking_at.get().is_none());
        });
        on_cleanup(move || shell.at_the_end.set(false));
        desk.recall();
        device::stay_awake();
        desk.cover_when_nobody_looks();
        if occasion.lets_bots_play() {
            bots::take_turns(desk);
        }
        desk
    }

    /// The game as it is kept.
    pub fn save(&self) -> Save<G> {
        let Kept { title, chairs, secrecy, begun, touched } = self.kept.get_value();
        let session = self.seating.with(|seating| seating.session().clone());
        Save { title, chairs, secrecy, session, draft: self.draft.get(), review: self.review.get(), begun, touched }
    }

    /// The language of the page.
    pub fn lang(&self) -> Lang {
        self.shell.lang.get()
    }

    /// The players' names, by seat.
    pub fn names(&self) -> Vec<String> {
        let lang = self.lang();
        let seats = self.seating.with(Seating::seats);
        self.kept.with_value(|kept| seats.iter().map(|seat| name(&kept.chairs, seat, lang)).collect())
    }

    /// Who sits where.
    pub fn chairs(&self) -> Vec<Chair> {
        self.kept.with_value(|kept| kept.chairs.clone())
    }

    /// How hands are kept from others: not at all from bots.
    pub fn secrecy(&self) -> Secrecy {
        let alone = self.seating.with(|seating| seating.people().count() <= 1);
        if alone { Secrecy::Open } else { self.kept.with_value(|kept| kept.secrecy) }
    }

    /// Whether several people share the screen.
    pub fn is_shared(&self) -> bool {
        self.seating.with(|seating| 1 < seating.people().count())
    }

    /// The person whose turn it is.
    pub fn person_to_act(&self) -> Option<Seat> {
        self.seating.with(|seating| seating.to_act().filter(|&seat| seating.is_human(seat)))
    }

    /// The person who has to say that they are there before their hand is shown.
    pub fn covered(&self) -> Option<Seat> {
        let person = self.person_to_act()?;
        let hidden = self.secrecy() != Secrecy::Open && self.uncovered.get() != Some(person);
        hidden.then_some(person)
    }

    /// Whose eyes the screen has: the person to act, or the only one there is.
    pub fn observer(&self) -> Observer {
        if self.covered().is_some() {
            return Observer::Public;
        }
        let person = self.person_to_act().or_else(|| match self.secrecy() {
            Secrecy::Open => self.next_person(),
            Secrecy::Covered | Secrecy::Veiled => None,
        });
        person.map_or(Observer::Public, Observer::Seat)
    }

    /// The first person to have a turn from now on.
    fn next_person(&self) -> Option<Seat> {
        self.seating.with(|seating| {
            let seats = seating.seats();
            let mut seat = seating.to_act()?;
            for _ in seats.iter() {
                if seating.is_human(seat) {
                    return Some(seat);
                }
                seat = seats.next(seat);
            }
            None
        })
    }

    /// What the screen knows.
    pub fn view(&self) -> G::View {
        let observer = self.observer();
        self.seating.with(|seating| seating.view(observer))
    }

    /// The turns so far, as the screen knows them.
    pub fn turns(&self) -> Vec<Turn<G>> {
        let observer = self.observer();
        self.seating.with(|seating| seating.turns(observer))
    }

    /// Whether everything that happened has been told.
    pub fn is_up_to_date(&self) -> bool {
        self.told.get() == self.count()
    }

    /// Everything has been told.
    pub fn catch_up(&self) {
        let count = self.seating.with_untracked(|seating| seating.session().actions().len());
        self.told.set(count);
    }

    /// How many actions have been taken.
    pub fn count(&self) -> usize {
        self.seating.with(|seating| seating.session().actions().len())
    }

    /// All that was done so far, as far as the person at the screen saw it.
    pub fn taken(&self) -> Vec<G::Action> {
        self.turns().into_iter().flat_map(|turn| turn.actions).collect()
    }

    /// How fast turns are told.
    pub fn pace(&self) -> Pace {
        self.shell.settings.with(|settings| settings.pace)
    }

    /// Plays the turn of the person to act.
    pub fn commit(&self, actions: &[G::Action]) {
        let begun = self.seating.with_untracked(|seating| seating.session().actions().len());
        let shared = self.seating.with_untracked(|seating| 1 < seating.people().count());
        if shared {
            // The turn of somebody else is not one person's to take back.
            self.floor.set(begun);
        }
        self.uncovered.set(None);
        self.draft.set(String::new());
        self.forget_reasons(begun);
        self.seating.update(|seating| {
            for &action in actions {
                // A turn that was put together is legal; should it not be, what
                // is legal of it has been played.
                if !seating.human_acts(action) {
                    break;
                }
            }
        });
    }

    /// Notes what speaks for a bot's turn, which is about to be played.
    pub(super) fn explain(&self, begins: usize, reasons: Vec<G::Reason>) {
        self.forget_reasons(begins);
        self.explained.update(|explained| explained.push((begins, reasons)));
    }

    /// Turns that were taken back can be put back until another is played.
    fn forget_reasons(&self, count: usize) {
        self.explained.update(|explained| explained.retain(|&(begins, _)| begins < count));
    }

    /// The person to act has said that they are there. From here on what others
    /// did stands.
    pub fn uncover(&self) {
        if let Some(person) = self.covered() {
            self.floor.set(self.seating.with_untracked(|seating| seating.session().actions().len()));
            self.uncovered.set(Some(person));
        }
    }

    /// Whether there is a turn to take back: a game that is only looked back at
    /// stays as it is.
    pub fn can_undo(&self) -> bool {
        self.occasion.lets_bots_play() && self.seating.with(|seating| seating.last_human_turn().is_some())
    }

    /// Whether taking it back needs the whole table's word.
    pub fn undo_needs_agreement(&self) -> bool {
        let last = self.seating.with(Seating::last_human_turn);
        last.is_some_and(|count| count < self.floor.get())
    }

    /// Takes back the last turn of a person, over those of bots.
    pub fn undo(&self) {
        self.go_to(|seating| {
            seating.take_back();
        });
    }

    /// Whether a turn can be put back.
    pub fn can_redo(&self) -> bool {
        self.occasion.lets_bots_play() && self.seating.with(Seating::can_put_back)
    }

    /// Puts back what was taken back.
    pub fn redo(&self) {
        if untrack(|| self.can_redo()) {
            self.go_to(|seating| {
                seating.put_back();
            });
        }
    }

    /// Goes on from where `count` actions had been taken.
    pub fn rewind(&self, count: usize) {
        self.go_to(|seating| seating.rewind(count));
    }

    /// Another game takes the place of this one.
    pub fn play_instead(&self, seating: Seating<G>) {
        self.go_to(move |now| *now = seating);
    }

    /// Lets the bots whose turn it is do the same, one after another.
    pub fn let_bots(&self, action: G::Action) {
        self.seating.update(|seating| while seating.bot_answers(action) {});
    }

    fn go_to(&self, change: impl FnOnce(&mut Seating<G>)) {
        self.looking_at.set(None);
        self.uncovered.set(None);
        self.draft.set(String::new());
        self.seating.update(change);
        let count = self.seating.with_untracked(|seating| seating.session().actions().len());
        self.told.set(count);
        self.recall();
        if count < self.floor.get_untracked() {
            self.floor.set(count);
        }
    }

    /// Finds out what spoke for all turns that bots have had. It follows from the
    /// game, so that it need not be kept with it.
    fn recall(&self) {
        let desk = *self;
        let turns: Vec<Turn<G>> = self.seating.with_untracked(|seating| {
            let reasons = |seat| seating.level(seat).is_some_and(Level::has_reasons);
            let bots = seating.seats().iter().filter(|&seat| reasons(seat));
            let turns = bots.flat_map(|seat| {
                let turns = seating.turns(Observer::Seat(seat)).into_iter();
                turns.filter(move |turn| turn.seat == seat)
            });
            turns.collect()
        });
        if turns.is_empty() {
            return;
        }
        let begins: Vec<usize> = turns.iter().map(|turn| turn.begins).collect();
        let asked: Vec<_> = turns.into_iter().map(|turn| (turn.before, turn.actions)).collect();
        brain::of_page().explain::<G>(&asked, move |reasons| {
            // What has been played since is explained already, and what was taken
            // back and played otherwise has no reasons any more.
            desk.explained.update(|explained| {
                let actions = desk.seating.with_untracked(|seating| seating.session().actions().len());
                let known: Vec<usize> = explained.iter().map(|entry| entry.0).collect();
                let told = begins.into_iter().zip(reasons);
                explained.extend(told.filter(|(begins, _)| *begins < actions && !known.contains(begins)));
            });
        });
    }

    /// A hand that is hidden from others is covered again when the page is left
    /// or nobody touches it for a while.
    fn cover_when_nobody_looks(&self) {
        let desk = *self;
        let hidden = window_event_listener(leptos::ev::visibilitychange, move |_| {
            let visible = !document().hidden();
            desk.visible.set(visible);
            if visible {
                device::stay_awake();
            } else {
                desk.uncovered.set(None);
            }
        });
        on_cleanup(move || hidden.remove());
        super::idle::after_idling(move || desk.uncovered.set(None));
    }
}
