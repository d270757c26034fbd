//! The states of the page that the tests of accessibility and geometry look at:
//! every screen, and every kind of moment at the table.
//!
//! Any moment of any game can be written into the browser's storage, half-chosen
//! turns included, so that no state has to be played up to. The games are found
//! here by chance with fixed seeds, and are the same on every machine.
//!
//! # The acceptance list, and what no test can say
//! The tests that look at these states cite the numbers of the list (A1 to A28); A29 to A31 are
//! the business of `offline.rs` and `reload.rs`.
//! Sampled, to stay within minutes: axe-core runs on every state at the tablet's
//! size in both languages and themes; places, sizes and cut-off words are looked
//! at on all screens, in French; the rest as each test says.
//!
//! Left to people, with the reason:
//! - A1, A13 in other browsers than Chromium, which is the one that tests drive.
//! - A13: that a ring is seen. Tests know its width and that nothing covers it,
//!   and `tests/palette.rs` its contrast; a picture is judged by eyes.
//! - A24: whether the page is pleasant in the system's own colours. Frames, shapes
//!   and numbers are tested; the pictures are kept for somebody to look at.
//! - A26: time to the millisecond. On a busy machine clocks say more about the
//!   machine; that nothing is there or changes but for the same reasons is tested.
//! - A28: words half as long again. There is no invented language; French with
//!   letters spread is about as long.
//! - A32: NVDA with Firefox, VoiceOver on a tablet, TalkBack: play one card, pass,
//!   hear a struggle. What they are given is tested, what they make of it is heard.

use std::sync::LazyLock;

use serde_json::json;

use interregnum::bot::{Judging, Level, Mind};
use interregnum::play::{Chair, Origin, Player, Reviewed, Save, SaveId, Seating, Secrecy, Session, Turn, write_review};
use interregnum::rules::king_is_dead::{Action, Card, Hand, KingIsDead, Mode, Options, Phase, Table};
use interregnum::rules::{Game, GameExt, Observer, Rng, Seat, Seats};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::frames::{Telling, frames};
use interregnum::ui::king_is_dead::plan::Plan;
use interregnum::ui::king_is_dead::step::Step;
use interregnum::ui::king_is_dead::target::Target;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Pace, Settings};

use crate::kit::{Fault, Media, Page};

/// The tablet that the table is made for.
pub const TABLET: (u32, u32) = (1180, 820);

/// Who plays a game that is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Company {
    pub mode: Mode,
    pub seats: usize,
    /// The first so many are people.
    pub people: usize,
    pub secrecy: Secrecy,
}

/// Somebody and one bot, with the base cards.
pub const ALONE: Company = Company { mode: Mode::Base, seats: 2, people: 1, secrecy: Secrecy::Open };
/// Somebody and two bots, with cunning cards.
pub const CUNNING: Company = Company { mode: Mode::Advanced, seats: 3, people: 1, secrecy: Secrecy::Open };
/// Four players, two and two.
pub const TEAMS: Company = Company { mode: Mode::Advanced, seats: 4, people: 1, secrecy: Secrecy::Open };
/// Two people at one screen.
pub const COVERED: Company = Company { mode: Mode::Advanced, seats: 2, people: 2, secrecy: Secrecy::Covered };
/// Three people who hand the screen on.
pub const VEILED: Company = Company { mode: Mode::Advanced, seats: 3, people: 3, secrecy: Secrecy::Veiled };

impl Company {
    /// A game from its beginning on.
    pub fn deal(self, seed: u64) -> Session<KingIsDead> {
        let seats = Seats::new(self.seats).expect("a table");
        let options = Options { mode: self.mode, start: Some(Seat::new(0)) };
        Session::new(Origin::Deal { seats, options, seed }).expect("a game")
    }

    /// The game as it is kept, with names as long as the set-up lets them be.
    pub fn save(self, session: Session<KingIsDead>, draft: &Draft) -> Save<KingIsDead> {
        let names = ["Aliénor d’Aquitaine", "Wilhelmina Northumbr", "Gwenllian", "Morgan"];
        let chairs = (0..self.seats).map(|index| match index < self.people {
            true => Chair { player: Player::Human, name: names[index].to_owned() },
            false => Chair { player: Player::Bot(Level::Greedy), name: String::new() },
        });
        let (title, begun) = (String::new(), 1_700_000_000_000);
        let (chairs, draft) = (chairs.collect(), draft.to_text());
        Save { title, chairs, secrecy: self.secrecy, session, draft, review: String::new(), begun, touched: begun }
    }

    /// The first game by chance, of those with a seed each, that comes to a turn
    /// of the first player with which `wanted` can do something.
    pub fn find<T>(self, mut wanted: impl FnMut(&Session<KingIsDead>) -> Option<T>) -> (Session<KingIsDead>, T) {
        for seed in 1..400 {
            let mut session = self.deal(seed);
            let mut rng = Rng::new(seed);
            while let Some(seat) = session.position().to_act() {
                let turn = session.position().table().phase() == Phase::Turn && seat == Seat::new(0);
                if let Some(found) = turn.then(|| wanted(&session)).flatten() {
                    return (session, found);
                }
                let action = session.position().random_action(&mut rng);
                session.play(action).expect("it is legal");
            }
        }
        panic!("no game of {self:?} is like that");
    }

    /// A game of middle length, and the first player's turn.
    pub fn middle(self) -> Session<KingIsDead> {
        self.find(|session| is_settled(session.position().table()).then_some(())).0
    }

    /// The same with something to choose from.
    pub fn with_cards(self) -> Save<KingIsDead> {
        let (session, ()) = self.find(|session| {
            let cards = cards_of(session, Seat::new(0)).len();
            (is_settled(session.position().table()) && 3 <= cards).then_some(())
        });
        self.save(session, &Draft::default())
    }

    /// A game in which the first turn since the first player's own is `wanted`, and
    /// the bot that had it says why.
    pub fn with_reason(self, wanted: fn(&Turn<KingIsDead>) -> bool) -> Save<KingIsDead> {
        let (session, ()) = self.find(|session| {
            let turns = Seating::new(session.clone(), vec![Player::Human; self.seats], 0).turns(Observer::Public);
            let told = |turn: &Turn<KingIsDead>| !KingIsDead::reasons(&turn.before, &turn.actions).is_empty();
            let since = turns.iter().rev().take_while(|turn| turn.seat != Seat::new(0)).last()?;
            (is_settled(session.position().table()) && wanted(since) && told(since)).then_some(())
        });
        let mut save = self.save(session, &Draft::default());
        for chair in &mut save.chairs[self.people..] {
            // One that judges by its net, and so has reasons.
            chair.player = Player::Bot(Level::Knight);
        }
        save
    }

    /// A game in which the first player has chosen so much that `wanted` is asked.
    pub fn choosing(self, card: Card, wanted: fn(&Step) -> bool) -> Save<KingIsDead> {
        let (session, draft) = self.find(|session| {
            let settled = is_settled(session.position().table());
            settled.then(|| drafts(session, card).into_iter().find(|(_, plan)| wanted(&plan.step))).flatten()
        });
        self.save(session, &draft.0)
    }

    /// A game at its end.
    pub fn over(self, seed: u64) -> Save<KingIsDead> {
        let mut session = self.deal(seed);
        let mut rng = Rng::new(seed);
        while session.position().to_act().is_some() {
            let action = session.position().random_action(&mut rng);
            session.play(action).expect("it is legal");
        }
        self.save(session, &Draft::default())
    }

    /// A game in which everybody but the first player has passed.
    pub fn before_struggle(self) -> Save<KingIsDead> {
        let (session, ()) = self.find(|session| {
            let table = session.position().table();
            (is_settled(table) && table.passes() + 1 == self.seats).then_some(())
        });
        self.save(session, &Draft { passing: true, ..Draft::default() })
    }
}

/// Cards lie on every pile, a struggle is over, and a few are to come.
fn is_settled(table: &Table) -> bool {
    let piles = table.seats().iter().all(|seat| !table.pile(seat).is_empty());
    piles && (1..4).contains(&table.struggles())
}

fn is_pass(turn: &Turn<KingIsDead>) -> bool {
    turn.actions == [Action::Pass]
}

/// A card, whom it is about, what it did, and who was summoned.
fn is_whole_play(turn: &Turn<KingIsDead>) -> bool {
    frames(turn, Telling::Whole).len() == 4
}

/// The steps of a turn with `card` in which each time the first choice is taken;
/// none if the card is not there.
pub fn drafts(session: &Session<KingIsDead>, card: Card) -> Vec<(Draft, Plan)> {
    let seat = session.position().to_act().expect("somebody's turn");
    let view = session.position().view(Observer::Seat(seat));
    let mut draft = Draft::of(card);
    let mut steps = Vec::new();
    while let Some(plan) = Plan::of(&view, &draft) {
        let next = plan.live.first().copied();
        let done = plan.step == Step::Confirm;
        steps.push((draft.clone(), plan.clone()));
        match next {
            Some(Target::Stack(stack)) if plan.step == Step::Summon => draft.summon = Some(stack),
            Some(target) if !done => draft.chosen.push(target),
            _ => break,
        }
    }
    steps
}

/// The cards that a seat really has, whoever may know.
pub fn cards_of(session: &Session<KingIsDead>, seat: Seat) -> Vec<Card> {
    match session.position().view(Observer::Seat(seat)).hand(seat) {
        Hand::Known(cards) => cards.iter().collect(),
        Hand::Hidden(_) => Vec::new(),
    }
}

/// A state of the page.
pub struct State {
    pub name: &'static str,
    fragment: &'static str,
    save: Option<Save<KingIsDead>>,
    /// What is clicked once the screen is there.
    clicks: &'static [&'static str],
    /// What is there when the state has been reached.
    ready: &'static str,
    /// Whether time stands still meanwhile, for what would not last.
    still: bool,
}

impl State {
    /// A game, and what is clicked.
    fn table(
        name: &'static str,
        save: Save<KingIsDead>,
        clicks: &'static [&'static str],
        ready: &'static str,
    ) -> State {
        State { name, fragment: "", save: Some(save), clicks, ready, still: false }
    }

    fn screen(
        name: &'static str,
        fragment: &'static str,
        clicks: &'static [&'static str],
        ready: &'static str,
    ) -> State {
        State { name, fragment, save: None, clicks, ready, still: false }
    }

    /// The same while time stands still.
    fn held(self) -> State {
        State { still: true, ..self }
    }

    /// Whether it is a moment of a game.
    pub fn is_play(&self) -> bool {
        self.save.is_some()
    }

    /// Goes there on a page that [`visit`] has opened.
    #[track_caller]
    pub fn open(&self, page: &Page) {
        page.js(LEAVE, &[]);
        match &self.save {
            Some(save) => open_game(page, save),
            None => {
                let there = "return location.hash.slice(1) === arguments[0]";
                if page.js(there, &[json!(self.fragment)]) == false {
                    page.js(LEAVE_BEHIND, &[]);
                    page.js("location.hash = arguments[0]", &[json!(self.fragment)]);
                }
                page.wait_for(":is(.page, .table):not([data-left-behind]) h1");
            }
        }
        if self.still {
            page.js(STOP_CLOCK, &[]);
        }
        for click in self.clicks {
            page.wait_for(click);
            // How a state is reached is not what these tests are about: what is
            // hidden on a small screen is clicked all the same.
            page.js("document.querySelector(arguments[0]).click()", &[json!(click)]);
        }
        page.wait_for(self.ready);
        if self.still {
            page.js(RESUME_CLOCK, &[]);
        }
        settle(page);
    }
}

/// Nothing happens later any more: what is being thought about stays so.
pub const STOP_CLOCK: &str = "window.mute = true; window.clock ??= window.setTimeout; window.setTimeout = () => 0";

/// Time goes on; what was to happen in between never will.
const RESUME_CLOCK: &str = "window.mute = false; window.setTimeout = window.clock";

/// Puts away what lies over the page.
const LEAVE: &str = "document.querySelectorAll('dialog[open]').forEach(dialog => dialog.close()); \
    document.querySelector('.snack-close')?.click()";

/// Marks the screen that is about to be left, which may be there for a moment yet.
const LEAVE_BEHIND: &str =
    "document.querySelectorAll('.page, .table, .prompt, .veil').forEach(screen => screen.dataset.leftBehind = '')";

/// Waits until the page has been drawn and nothing moves any more.
#[track_caller]
pub fn settle(page: &Page) {
    page.js(
        "return document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => \
            requestAnimationFrame(done)))).then(() => Promise.allSettled(document.getAnimations().map(a => a.finished)))",
        &[],
    );
}

/// Puts a game into the storage and opens it, without loading the page anew.
#[track_caller]
pub fn open_game(page: &Page, save: &Save<KingIsDead>) {
    let count = page.js("return window.gamesOpened = (window.gamesOpened ?? 0) + 1", &[]);
    let id = SaveId(0xa000 + count.as_u64().expect("a number"));
    keep(page, id, save);
    page.js(LEAVE_BEHIND, &[]);
    page.js("location.hash = 'play/' + arguments[0]", &[json!(id.to_string())]);
    page.wait_for(":is(.prompt, .veil):not([data-left-behind])");
    settle(page);
}

/// Puts a game into the storage.
pub fn keep(page: &Page, id: SaveId, save: &Save<KingIsDead>) {
    page.set_local_storage(&format!("interregnum/1/game/{id}"), &save.to_text().expect("a deal"));
}

/// A page in a language; step by step, so that nothing goes on by itself, and
/// with workers that do not hear, so that bots do not stop to think.
pub fn visit(lang: Lang, size: (u32, u32)) -> Page {
    visit_with(Settings { pace: Pace::StepByStep, ..Settings::usual(lang) }, size)
}

/// A page with settings of its own, and bots that never take a turn.
pub fn visit_with(settings: Settings, size: (u32, u32)) -> Page {
    let page = Page::open();
    page.set_viewport(size.0, size.1);
    // Less to wait for; what moves has a test of its own.
    page.set_media(&[Media::ReducedMotion]);
    page.goto("icon.svg?storage");
    page.allow_errors();
    page.set_local_storage("interregnum/1/settings", &settings.to_text());
    page.break_workers(Fault::DeafToTurns, 99);
    page.goto("");
    page.wait_gone("#shell");
    page
}

/// Every state that the acceptance list names, in an order in which one can be
/// opened after the other.
pub fn all() -> &'static [State] {
    static ALL: LazyLock<Vec<State>> =
        LazyLock::new(|| screens().into_iter().chain(choices()).chain(moments()).collect());
    &ALL
}

/// The screens around the table. The first is home before any game was begun.
fn screens() -> Vec<State> {
    vec![
        State::screen("home", "", &[], ".home .great"),
        State::screen("set-up", "new/king-is-dead", &[], "form.setup"),
        State::screen(
            "set-up for four people",
            "new/king-is-dead",
            &[".segment:nth-child(3) input[name=players]", ".chair:nth-of-type(2) .segment:first-child input"],
            ".teams",
        ),
        State::screen("settings", "", &[".home-tools button:last-child"], "dialog[open] .settings-group"),
        State::screen("lessons", "learn/king-is-dead", &[], ".lessons"),
        State::screen("lesson", "learn/king-is-dead/8", &[], ".guide"),
        State::screen("lesson answered", "learn/king-is-dead/1", &["#pass"], "#guide-again"),
        State::screen("struggle of the day", "day/king-is-dead", &[], ".guide"),
        State::screen("no such game", "play/00000000000000ff", &[], "[role=alert]"),
        State::screen("rules", "rules/king-is-dead", &[], ".rules-entry"),
    ]
}

/// The same game with every turn judged.
fn reviewed(mut save: Save<KingIsDead>) -> Save<KingIsDead> {
    let seating = save.seating();
    let of_seat = |seat| seating.turns(Observer::Seat(seat)).into_iter().filter(move |turn| turn.seat == seat);
    let mut turns: Vec<Turn<KingIsDead>> = seating.seats().iter().flat_map(of_seat).collect();
    turns.sort_by_key(|turn| turn.begins);
    let judged = turns.iter().map(|turn| {
        let mut judging = Judging::new(0, &turn.before, turn.actions.clone()).expect("a turn");
        while judging.judgement().is_none() {
            judging.think(u32::MAX);
        }
        Reviewed::new(turn, judging.judgement().expect("it is made").clone())
    });
    save.review = write_review(&judged.collect::<Vec<_>>());
    save
}

/// A turn while it is put together.
fn choices() -> Vec<State> {
    let free = |company: Company| company.save(company.middle(), &Draft::default());
    let step = |name, company: Company, card, wanted: fn(&Step) -> bool| {
        State::table(name, company.choosing(card, wanted), &[], ".prompt[data-mode=deciding] .prompt-hint b")
    };
    vec![
        State::table("idle turn", free(ALONE), &[], ".prompt[data-mode=deciding]"),
        State::table("idle turn in teams", free(TEAMS), &[], ".prompt[data-mode=deciding]"),
        step("support, region", ALONE, Card::ScottishSupport, |step| matches!(step, Step::Region(_))),
        step("manoeuvre, stack", ALONE, Card::Manoeuvre, |step| matches!(step, Step::Exchange { .. })),
        step("negotiate, tiles", ALONE, Card::Negotiate, |step| matches!(step, Step::Cards { first: None })),
        step("negotiate, disc", ALONE, Card::Negotiate, |step| matches!(step, Step::Disc(..))),
        step("assemble, slots", ALONE, Card::Assemble, |step| matches!(step, Step::Assemble(_))),
        step("spy, piles", CUNNING, Card::Spy, |step| *step == Step::Pile),
        step("resist, factions", CUNNING, Card::Resist, |step| matches!(step, Step::Comes { .. })),
        step("preview and summon", ALONE, Card::Manoeuvre, |step| *step == Step::Summon),
        step("confirm", ALONE, Card::Assemble, |step| *step == Step::Confirm),
    ]
}

/// Other moments at the table.
fn moments() -> Vec<State> {
    let free = |company: Company| company.save(company.middle(), &Draft::default());
    let bot_first = |company: Company| {
        let mut session = company.middle();
        session.play(Action::Pass).expect("one may always pass");
        company.save(session, &Draft::default())
    };
    let struggle = ALONE.before_struggle();
    vec![
        State::table("pass that starts a struggle", struggle.clone(), &[], "#confirm[aria-disabled=false]"),
        State::table("struggle, tally", struggle.clone(), &["#confirm"], ".struggle[data-decided=false]"),
        State::table("struggle, verdict", struggle, &["#confirm", "#continue"], ".struggle[data-decided=true]"),
        State::table("hand covered", free(COVERED), &[], ".prompt[data-mode=covered]"),
        State::table("veil", free(VEILED), &[], ".veil"),
        State::table("a question to the whole table", free(COVERED), &["#undo"], ".snack-action"),
        State::table("bot thinking", bot_first(CUNNING), &[], "[data-thinking=true]"),
        State::table("what a bot did", free(CUNNING), &["#last"], ".prompt[data-mode=telling]"),
        State::table("why a bot passed", CUNNING.with_reason(is_pass), &["#last"], ".reason-told"),
        State::table(
            "why a bot played a card",
            CUNNING.with_reason(is_whole_play),
            // On a phone the reason is told with the last of four pictures.
            &["#last", "#continue", "#continue", "#continue"],
            ".reason-told:not(.early)",
        ),
        State::table("hint, thinking", CUNNING.with_cards(), &["#hint"], ".counsel[data-state=thinking]").held(),
        State::table("hint", CUNNING.with_cards(), &["#hint"], ".advice"),
        State::table("hint in teams", TEAMS.with_cards(), &["#hint"], ".advice"),
        State::table("looking back", free(ALONE), &["#time-previous"], ".prompt[data-mode=past]"),
        State::table("card reader", free(ALONE), &[".pile"], "dialog.reader[open]"),
        State::table("settings at the table", free(ALONE), &["#menu"], "dialog.sheet[open]"),
        State::table("rules at the table", free(ALONE), &["#rules-here"], "dialog.wide[open] .rules-entry"),
        State::table("coronation", ALONE.over(2), &[], ".ending"),
        State::table("end of a game in teams", TEAMS.over(3), &[], ".ending"),
        State::table("review", reviewed(ALONE.over(2)), &["#to-review"], ".review-points h3"),
        State::screen("home with a game", "", &[], ".home .great"),
        State::screen("games", "games", &[], ".games .game"),
        State::screen("statistics", "statistics", &[], ".bars-table"),
        State::screen("tale of a game", "games", &[".game-tools .tale"], ".leaf"),
    ]
}
