//! One person before one table: what is shown, what is being chosen.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::*;

use super::guide::{Guide, Said};
use crate::play::{Player, Turn};
use crate::rules::king_is_dead::{Action, Card, Faction, KingIsDead, Region, Regions, Verdict, View};
use crate::rules::{Observer, Seat};
use crate::ui::draw::{Derived, State, effect};
use crate::ui::game_ui::Occasion;
use crate::ui::king_is_dead::draft::Draft;
use crate::ui::king_is_dead::frames::{Frame, Telling, frames};
use crate::ui::king_is_dead::plan::Plan;
use crate::ui::king_is_dead::retrace::draft_of;
use crate::ui::king_is_dead::scene::Scene;
use crate::ui::king_is_dead::step::Step;
use crate::ui::king_is_dead::target::Target;
use crate::ui::king_is_dead::words;
use crate::ui::lang::Lang;
use crate::ui::settings::{Confirm, Pace};
use crate::ui::shell::Snack;
use crate::ui::table::counsel::Counsel;
use crate::ui::table::desk::Desk;
use crate::ui::table::review::Review;

/// What the screen is about at the moment.
#[derive(Clone, PartialEq, Debug)]
pub enum Mode {
    /// A turn of the past.
    LookingBack(usize),
    /// A picture of a turn that has just been played.
    Telling(Box<Frame>),
    /// How the game ended.
    Over(Verdict),
    /// Somebody has to say that they are there.
    Covered(Seat),
    /// The person's own turn.
    Deciding,
    /// A bot's turn.
    Waiting(Seat),
    /// What a lesson, or the struggle of the day, says of the person's turn.
    Guided(Said),
}

/// Everything that the parts of the screen share.
#[derive(Clone, Copy)]
pub struct Sitting {
    /// The game.
    pub desk: Desk<KingIsDead>,
    /// The language.
    pub lang: Derived<Lang>,
    /// The players' names, by seat.
    pub names: Derived<Vec<String>>,
    /// What the screen knows.
    pub view: Derived<View>,
    /// The turns so far.
    pub turns: Derived<Vec<Turn<KingIsDead>>>,
    /// What the person has chosen.
    pub draft: State<Draft>,
    /// What that amounts to; `None` when it is not their turn.
    pub plan: Derived<Option<Plan>>,
    /// What the screen is about.
    pub mode: Derived<Mode>,
    /// How the table looks.
    pub scene: Derived<Scene>,
    /// Whoever leads through a lesson.
    pub guide: Option<Guide>,
    /// What the turns were worth, where the game is looked back at.
    pub review: Option<Review<KingIsDead>>,
    /// Somebody to ask for a hint.
    pub counsel: Counsel<KingIsDead>,
    /// The card whose text is being read.
    pub reading: State<Option<Card>>,
    /// Whether the chronicle is open where there is no room for it at all times.
    pub chronicle_open: State<bool>,
    /// The region whose followers are offered in large rows, where they are small
    /// on the map.
    pub enlarged: State<Option<Region>>,
    /// The picture that is being told, of those that wait.
    beat: State<usize>,
}

impl Sitting {
    /// Sits down to a game, or to a lesson.
    pub fn new(desk: Desk<KingIsDead>, guide: Option<Guide>) -> Sitting {
        let lang = desk.shell.lang;
        let names = Derived::new(move || desk.names());
        let view = Derived::new(move || desk.view());
        let turns = Derived::new(move || desk.turns());
        let draft = State::new(Draft::from_text(&desk.draft.get_untracked()).unwrap_or_default());
        let plan = Derived::new(move || view.with(|view| draft.with(|draft| Plan::of(view, draft))));
        let beat = State::new(0);
        let pending = Derived::new(move || pictures(desk, turns));
        let mode = Derived::new(move || mode(desk, pending, beat, guide));
        let scene = Derived::new(move || scene(desk, view, turns, draft, plan, &mode.get()));
        let sitting = Sitting {
            desk,
            lang,
            names,
            view,
            turns,
            draft,
            plan,
            mode,
            scene,
            guide,
            review: matches!(desk.occasion, Occasion::Review(_)).then(|| Review::new(desk)),
            counsel: Counsel::new(desk),
            reading: State::new(None),
            chronicle_open: State::new(false),
            enlarged: State::new(None),
            beat,
        };
        effect(move || {
            desk.draft.set(draft.with(Draft::to_text));
            sitting.enlarged.set(None);
            sitting.counsel.dismiss();
        });
        // A draft of another time, or one written by hand, that no legal turn
        // begins with.
        effect(move || {
            if mode.get() == Mode::Deciding && plan.with(Option::is_none) {
                draft.set(Draft::default());
            }
        });
        // A turn that was played or taken back leaves nothing half chosen behind;
        // covering a hand and showing it again changes nothing.
        let before = Cell::new(None);
        effect(move || {
            let now = desk.seating.with(|seating| seating.session().actions().len());
            if before.replace(Some(now)).is_some_and(|before| before != now) {
                draft.set(Draft::default());
            }
        });
        // The card that somebody reads, or looks up, may be of the hand that is
        // covered now.
        effect(move || {
            if matches!(mode.get(), Mode::Covered(_)) {
                sitting.reading.set(None);
                desk.shell.close_rules();
            }
        });
        sitting.tell_at_its_pace(pending);
        if let Some(review) = sitting.review {
            let last = turns.with_untracked(|turns| turns.len().checked_sub(1));
            // Whoever comes back from what might have been goes on from there.
            let branch = match desk.occasion {
                Occasion::Review(id) => desk.shell.branched_from(id),
                _ => None,
            };
            desk.looking_at.set(branch.filter(|&turn| Some(turn) <= last).or(last));
            review.start();
        }
        sitting
    }

    /// Shows picture after picture, as fast as the player likes.
    fn tell_at_its_pace(self, pending: Derived<Vec<Frame>>) {
        effect(move || {
            let Some(frame) = pending.with(|pending| pending.get(self.beat.get()).cloned()) else {
                // What was being told may also have been taken back.
                if self.beat.get() != 0 {
                    self.beat.set(0);
                }
                if !self.desk.is_up_to_date() {
                    self.desk.catch_up();
                }
                return;
            };
            let by_hand = self.desk.pace() == Pace::StepByStep || (frame.beat.is_struggle() && self.desk.is_shared());
            let away = !self.desk.visible.get() || self.desk.shell.is_reading();
            if by_hand || away || self.desk.looking_at.get().is_some() {
                return;
            }
            let hold = match self.desk.pace() {
                Pace::Fast => frame.beat.hold() * 2 / 5,
                _ => frame.beat.hold(),
            };
            let timer = set_timeout_with_handle(move || self.tell_next(), Duration::from_millis(u64::from(hold)));
            // Whatever changes meanwhile has its own timer.
            on_cleanup(move || {
                if let Ok(timer) = timer {
                    timer.clear();
                }
            });
        });
    }

    /// Goes on to the next picture.
    pub fn tell_next(self) {
        self.beat.update(|beat| *beat += 1);
    }

    /// Whether the picture waits for the player.
    pub fn waits(self) -> bool {
        match self.mode.get() {
            Mode::Telling(frame) => {
                self.desk.pace() == Pace::StepByStep || (frame.beat.is_struggle() && self.desk.is_shared())
            }
            _ => false,
        }
    }

    /// Chooses a card, another card, or none if it is chosen already.
    pub fn choose_card(self, card: Card) {
        if self.mode.with_untracked(|mode| *mode != Mode::Deciding) {
            return;
        }
        let chosen = self.draft.with_untracked(|draft| draft.card);
        self.draft.set(if chosen == Some(card) { Draft::default() } else { Draft::of(card) });
    }

    /// Taps something; what is not live is not heard.
    pub fn tap(self, target: Target) {
        let Some(plan) = self.plan.get_untracked().filter(|plan| plan.live.contains(&target)) else { return };
        if self.mode.with_untracked(|mode| *mode != Mode::Deciding) {
            return;
        }
        let summons = matches!(plan.step, Step::Summon | Step::Confirm);
        self.draft.update(|draft| match target {
            Target::Stack(stack) if summons => draft.summon = Some(stack),
            _ => {
                draft.chosen.push(target);
                draft.slot = None;
            }
        });
        let at_once = self.desk.shell.settings.with_untracked(|settings| settings.confirm == Confirm::Never);
        if summons && at_once {
            self.confirm();
        }
    }

    /// Offers the followers of a region in large rows, if one of them is asked
    /// for.
    pub fn enlarge(self, region: Region) {
        let asked = |target: &Target| matches!(target, Target::Stack(stack) if stack.region == region);
        let offered = self.plan.with_untracked(|plan| plan.as_ref().is_some_and(|plan| plan.live.iter().any(asked)));
        let shown = self.enlarged.get_untracked() == Some(region);
        self.enlarged.set((offered && !shown).then_some(region));
    }

    /// Assemble: turns to the follower of this faction, also one that was placed.
    pub fn choose_slot(self, faction: Faction) {
        self.draft.update(|draft| {
            draft.summon = None;
            draft.chosen.retain(|target| !matches!(target, Target::Place(stack) if stack.faction == faction));
            draft.slot = Some(faction);
        });
    }

    /// Takes the last choice back.
    pub fn step_back(self) {
        self.draft.update(|draft| {
            draft.step_back();
        });
    }

    /// Takes all choices back.
    pub fn cancel(self) {
        self.draft.set(Draft::default());
    }

    /// Plays the turn that was put together.
    pub fn confirm(self) {
        if let Some(turn) = self.plan.get_untracked().and_then(|plan| plan.turn) {
            self.draft.set(Draft::default());
            self.desk.commit(&turn);
        }
    }

    /// Passes, after a question if that starts a struggle.
    pub fn pass(self) {
        let Some(plan) = self.plan.get_untracked() else { return };
        let last = plan.before.passes() + 1 == plan.before.seats().count();
        let asks = self.desk.shell.settings.with_untracked(|settings| settings.confirm_struggle_pass);
        // Only the first answer of a day counts: it is not given by a slip.
        let counts = matches!(self.desk.occasion, Occasion::Day(_));
        if counts || (last && asks) {
            self.draft.set(Draft { passing: true, ..Draft::default() });
        } else {
            let person = untrack(|| self.desk.person_to_act());
            self.draft.set(Draft::default());
            self.desk.commit(&[Action::Pass]);
            // A lesson has its own way back.
            if let Some(person) = person.filter(|_| self.guide.is_none()) {
                self.offer_to_take_the_pass_back(person);
            }
        }
    }

    /// A pass is one tap, and so is taking it back. The bar on top can do it,
    /// too.
    fn offer_to_take_the_pass_back(self, person: Seat) {
        let lang = self.lang.get_untracked();
        // Among several, the next may be the one who reads it.
        let text = match untrack(|| self.desk.is_shared()) {
            true => untrack(|| words::somebody_passed(&self.name(person), lang)),
            false => words::you_passed(lang).to_owned(),
        };
        let undo = words::button::undo(lang);
        self.desk.shell.say(Snack::with_action(text, undo, move || super::bar::undo(self)));
    }

    /// Whether a hint can be asked for: there is something to choose from.
    pub fn can_ask(self) -> bool {
        let chooses = |plan: &Plan| plan.step != Step::OnlyPass;
        self.guide.is_none_or(Guide::helps)
            && self.counsel.can_be_asked()
            && self.plan.with(|plan| plan.as_ref().is_some_and(chooses))
    }

    /// Asks for a hint, or puts the one away that is shown.
    pub fn ask(self) {
        if let Some(guide) = self.guide {
            return guide.help(self);
        }
        match untrack(|| self.counsel.is_open()) {
            true => self.counsel.dismiss(),
            false => self.counsel.ask(),
        }
    }

    /// Puts a turn that was advised on the table, as if it had been chosen. It can
    /// be changed, and is not played before it is confirmed.
    pub fn follow(self, turn: &[Action]) {
        let draft = self.view.with_untracked(|view| draft_of(view, turn));
        if let Some(draft) = draft {
            self.counsel.dismiss();
            self.draft.set(draft);
        }
    }

    /// Whether a turn of the past is hidden: its card is covered by another by
    /// now, and the table plays without the memory aid.
    pub fn is_forgotten(self, index: usize) -> bool {
        let memory_aid = self.desk.shell.settings.with(|settings| settings.memory_aid);
        let over = self.desk.seating.with(|seating| seating.to_act().is_none());
        !memory_aid && !over && self.turns.with(|turns| is_covered(turns, index))
    }

    /// Whether passing is possible: at the beginning of the person's turn.
    pub fn can_pass(self) -> bool {
        self.mode.with(|mode| *mode == Mode::Deciding)
            && self.plan.with(|plan| plan.as_ref().is_some_and(|plan| matches!(plan.step, Step::Turn | Step::OnlyPass)))
    }

    /// What spoke for a turn of a bot, in a sentence, if it is to be told.
    pub fn reason_of(self, turn: &Turn<KingIsDead>) -> Option<String> {
        if !self.desk.shell.settings.with(|settings| settings.bot_reasons) {
            return None;
        }
        self.desk.explained.with(|explained| {
            let (_, reasons) = explained.iter().find(|(begins, _)| *begins == turn.begins)?;
            words::reasons(reasons, self.lang.get())
        })
    }

    /// The turn that a picture is of.
    pub fn turn_told<T>(self, frame: &Frame, read: impl FnOnce(&Turn<KingIsDead>) -> T) -> Option<T> {
        let told = self.desk.told.get();
        self.turns.with(|turns| turns.iter().find(|turn| told <= turn.begins && turn.seat == frame.seat).map(read))
    }

    /// A player's name.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Whose hand is shown.
    pub fn me(self) -> Option<Seat> {
        match self.desk.observer() {
            Observer::Seat(seat) => Some(seat),
            Observer::Public => None,
        }
    }
}

/// Whether the card of a turn lies under a later one of the same player.
fn is_covered(turns: &[Turn<KingIsDead>], index: usize) -> bool {
    let plays = |turn: &Turn<KingIsDead>| matches!(turn.actions.first(), Some(Action::Play(_)));
    turns.get(index).is_some_and(|turn| {
        plays(turn) && turns[index + 1..].iter().any(|later| later.seat == turn.seat && plays(later))
    })
}

/// The pictures of everything that has not been told.
fn pictures(desk: Desk<KingIsDead>, turns: Derived<Vec<Turn<KingIsDead>>>) -> Vec<Frame> {
    if desk.pace() == Pace::Instant {
        return Vec::new();
    }
    let told = desk.told.get();
    let chairs = desk.chairs();
    turns.with(|turns| {
        let new = turns.iter().filter(|turn| told <= turn.begins);
        let telling = |turn: &Turn<KingIsDead>| match chairs.get(turn.seat.index()).map(|chair| chair.player) {
            Some(Player::Human) => Telling::StruggleOnly,
            _ => Telling::Whole,
        };
        new.flat_map(|turn| frames(turn, telling(turn))).collect()
    })
}

fn mode(desk: Desk<KingIsDead>, pending: Derived<Vec<Frame>>, beat: State<usize>, guide: Option<Guide>) -> Mode {
    // A game that is only looked back at is not played on, even from its beginning.
    let only_looking = matches!(desk.occasion, Occasion::Review(_)).then_some(0);
    if let Some(turn) = desk.looking_at.get().or(only_looking) {
        return Mode::LookingBack(turn);
    }
    if let Some(frame) = pending.with(|pending| pending.get(beat.get()).cloned()) {
        return Mode::Telling(Box::new(frame));
    }
    if let Some(said) = guide.and_then(Guide::said) {
        return Mode::Guided(said);
    }
    if let Some(verdict) = desk.seating.with(|seating| seating.result()) {
        return Mode::Over(verdict);
    }
    if let Some(person) = desk.covered() {
        return Mode::Covered(person);
    }
    match desk.person_to_act() {
        Some(_) => Mode::Deciding,
        None => Mode::Waiting(desk.seating.with(|seating| seating.to_act()).unwrap_or(Seat::new(0))),
    }
}

fn scene(
    desk: Desk<KingIsDead>,
    view: Derived<View>,
    turns: Derived<Vec<Turn<KingIsDead>>>,
    draft: State<Draft>,
    plan: Derived<Option<Plan>>,
    mode: &Mode,
) -> Scene {
    let resting = |fresh| view.with(|view| Scene::resting(view.table(), fresh));
    match mode {
        Mode::Telling(frame) => Scene::showing(frame),
        Mode::LookingBack(index) => turns.with(|turns| {
            turns
                .get(*index)
                .map_or_else(|| resting(Regions::NONE), |turn| Scene::past(turn.before.table(), turn.after.table()))
        }),
        Mode::Deciding if draft.with(|draft| draft.card.is_some()) => plan
            .with(|plan| plan.as_ref().map(|plan| Scene::planning(plan, &draft.with(|draft| draft.chosen.clone()))))
            .unwrap_or_else(|| resting(Regions::NONE)),
        _ => resting(fresh(desk, turns)),
    }
}

/// Where followers came or left since a person last had a turn.
fn fresh(desk: Desk<KingIsDead>, turns: Derived<Vec<Turn<KingIsDead>>>) -> Regions {
    turns.with(|turns| {
        let others = turns.iter().rev().take_while(|turn| !desk.seating.with(|seating| seating.is_human(turn.seat)));
        let changed = others.flat_map(|turn| {
            let (before, after) = (turn.before.table().followers(), turn.after.table().followers());
            Region::ALL.into_iter().filter(|&region| before.in_region(region) != after.in_region(region))
        });
        changed.collect()
    })
}
