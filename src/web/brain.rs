//! The page's side of the workers in which its bots think.
//!
//! A bot is sent the view of the seat to act, and nothing else: what that seat
//! does not know never leaves the page (see [`wire`]).
//!
//! The game always goes on. A worker that does not start, reports an error or
//! falls silent (browsers kill workers without a word when memory is short) is
//! replaced and asked again. When that does not help, the worker's program is run
//! within the page, a little at a time so that it hardly stutters: the same
//! function and the same seed, so the same answer.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Function, Reflect, Uint8Array};
use web_sys::{Event, MessageEvent, Window, Worker, WorkerOptions, WorkerType, window};

use crate::bot::wire::{self, Ask, News, Reply, Task};
use crate::bot::{Advice, BotTurn, Judgement, Level, Mind, Puzzle};

/// A worker that has been asked gives a sign of life within this time.
const PATIENCE_MILLISECONDS: i32 = 4_000;

/// One that is still being fetched may take longer: on a slow line, starting
/// again would only lose what has come so far.
const PATIENCE_AT_START_MILLISECONDS: i32 = 12_000;

/// How many times in a row a worker is replaced before the page thinks itself.
const REPLACEMENTS: u32 = 2;

/// What `public/boot.js` calls its stand-in for a worker.
const WITHIN_THE_PAGE: &str = "interregnumThinkHere";

/// What somebody is asked for.
#[derive(Clone, Copy, PartialEq)]
enum Role {
    /// Turns of bots: without them no game goes on.
    Bots,
    /// Advice and judgements.
    Analyst,
}

impl Role {
    /// The attribute of the document by which the page tells how often the worker
    /// was replaced.
    fn restarts(self) -> &'static str {
        match self {
            Role::Bots => "data-worker-restarts",
            Role::Analyst => "data-analyst-restarts",
        }
    }
}

/// Somebody to ask. Copies share one worker, which answers one question at a time.
#[derive(Clone)]
pub struct Brain(Rc<Shared>);

impl Brain {
    /// Starts the worker.
    fn start(role: Role) -> Brain {
        let shared = Rc::new_cyclic(|shared: &Weak<Shared>| Shared {
            worker: RefCell::new(None),
            ready: Cell::new(false),
            within: Cell::new(false),
            pending: RefCell::new(None),
            pondering: RefCell::new(None),
            aside: RefCell::new(None),
            timer: Cell::new(None),
            last_id: Cell::new(0),
            failures: Cell::new(0),
            restarts: Cell::new(0),
            role,
            on_message: calling(shared, |shared, event: MessageEvent| shared.hear(&event)),
            on_error: calling(shared, |shared, _: Event| shared.replace_worker()),
            on_timer: Closure::new({
                let shared = shared.clone();
                move || with(&shared, Shared::wait_no_longer)
            }),
        });
        shared.show_restarts();
        shared.start_worker();
        Brain(shared)
    }

    /// Asks what a bot of this level does for the seat to act, whose view this
    /// is, and calls `done` with its turn; never before this function returns.
    /// The same view and seed get the same actions. An older question that has no
    /// answer yet is forgotten.
    pub fn choose<G: Mind>(&self, level: Level, view: &G::View, seed: u64, done: impl FnOnce(BotTurn<G>) + 'static) {
        let question = self.0.question::<G>(Task::Turn(level), view, &[], seed);
        self.0.wait_for(question, |_| {}, Reply::turn, done);
    }

    /// Asks what the seat to act could do, whose view this is, and calls `done`
    /// with the best turns, the best first; never before this function returns.
    /// `progress` is called now and then until then, with how much of the
    /// thinking is done, from 0 to 1. An older question is forgotten.
    pub fn advise<G: Mind>(
        &self,
        view: &G::View,
        seed: u64,
        progress: impl Fn(f32) + 'static,
        done: impl FnOnce(Vec<Advice<G>>) + 'static,
    ) {
        let question = self.0.question::<G>(Task::Advice, view, &[], seed);
        self.0.wait_for(question, progress, Reply::advice, done);
    }

    /// Asks what a turn of the past was worth, given the view of the seat that had
    /// it, and calls `done` with that; never before this function returns. An older
    /// question is forgotten.
    pub fn judge<G: Mind>(&self, view: &G::View, turn: &[G::Action], done: impl FnOnce(Judgement<G>) + 'static) {
        let question = self.0.question::<G>(Task::Judge, view, turn, 0);
        self.0.wait_for(question, |_| {}, Reply::judgement, done);
    }

    /// Asks for a puzzle, and calls `done` with it; never before this function
    /// returns. The same seed always gets the same one.
    pub fn puzzle<G: Mind>(&self, seed: u64, progress: impl Fn(f32) + 'static, done: impl FnOnce(Puzzle<G>) + 'static) {
        let id = self.0.next_id();
        let question = (id, Ask::about_nothing::<G>(id, Task::Puzzle, seed).to_bytes());
        self.0.wait_for(question, progress, Reply::puzzle, done);
    }

    /// Thinks ahead about a view, so that advice on it is there at once when it is
    /// asked for; on from what it thought about earlier turns of the same game,
    /// given all that was `taken` in it. Whoever waits for an answer comes first.
    pub fn ponder<G: Mind>(&self, view: &G::View, taken: &[G::Action], seed: u64) {
        if self.0.pending.borrow().is_none() {
            *self.0.pondering.borrow_mut() = self.0.question::<G>(Task::Ponder, view, taken, seed).1;
            self.0.ask_to_ponder();
        }
    }

    /// Forgets the question that has no answer yet, if there is one, and lets the
    /// worker rest.
    pub fn cancel(&self) {
        self.0.stop_timer();
        let waited = self.0.pending.borrow_mut().take().is_some();
        let pondered = self.0.pondering.borrow_mut().take().is_some();
        if waited || pondered {
            self.0.send(&wire::CANCEL.into());
        }
    }

    /// Asks what spoke for turns of the past, and calls `done` with the reasons of
    /// each; never before this function returns, and not at all if nobody can say.
    /// It does not come in the way of other questions.
    pub fn explain<G: Mind>(
        &self,
        turns: &[(G::View, Vec<G::Action>)],
        done: impl FnOnce(Vec<Vec<G::Reason>>) + 'static,
    ) {
        let id = self.0.next_id();
        let Some(question) = Ask::about_the_past::<G>(id, turns).and_then(|ask| ask.to_bytes()) else { return };
        let mut done = Some(done);
        let finish = move |reply: &Reply| {
            if let (Some(reasons), Some(done)) = (reply.reasons::<G>(), done.take()) {
                done(reasons);
            }
            true
        };
        *self.0.aside.borrow_mut() =
            Some(Pending { id, question, progress: Rc::new(|_| {}), finish: Box::new(finish) });
        self.0.ask_aside();
    }

    /// How often a worker had to be replaced since the page was loaded.
    pub fn restarts(&self) -> u32 {
        self.0.restarts.get()
    }
}

thread_local! {
    static OF_PAGE: Brain = Brain::start(Role::Bots);
    static ANALYST: Brain = Brain::start(Role::Analyst);
}

/// The one that decides for the bots of all games of the page. It should be asked
/// for, and so started, with the page, so that neither a new version nor a lost
/// network can come between them.
pub fn of_page() -> Brain {
    OF_PAGE.with(Brain::clone)
}

/// The one that advises people, and thinks ahead while they do. It is started when
/// it is first asked for: not everybody wants advice.
pub fn analyst() -> Brain {
    ANALYST.with(Brain::clone)
}

/// A question that waits for its answer.
struct Pending {
    id: u32,
    question: Vec<u8>,
    progress: Rc<dyn Fn(f32)>,
    /// Takes the answer; `false` if it cannot be read.
    finish: Box<dyn FnMut(&Reply) -> bool>,
}

struct Shared {
    /// `None` where there is nothing that could think, not even the page.
    worker: RefCell<Option<Worker>>,
    /// Whether the worker has said that it can be asked. What is sent earlier
    /// may be lost, depending on the script that starts it.
    ready: Cell<bool>,
    /// Whether it is the page itself, in the guise of a worker.
    within: Cell<bool>,
    pending: RefCell<Option<Pending>>,
    /// What the worker thinks ahead about while nobody waits.
    pondering: RefCell<Option<Vec<u8>>>,
    /// What is asked besides, and answered at once.
    aside: RefCell<Option<Pending>>,
    timer: Cell<Option<i32>>,
    last_id: Cell<u32>,
    /// Workers that failed since the last good answer.
    failures: Cell<u32>,
    restarts: Cell<u32>,
    role: Role,
    // One of each for all workers and questions: nothing is left behind by any.
    on_message: Closure<dyn Fn(MessageEvent)>,
    on_error: Closure<dyn Fn(Event)>,
    on_timer: Closure<dyn Fn()>,
}

impl Shared {
    fn start_worker(&self) {
        self.ready.set(false);
        // What a browser refuses once it refuses again.
        let spawned = if self.failures.get() <= REPLACEMENTS { spawn() } else { None };
        self.within.set(spawned.is_none());
        if let Some(worker) = spawned.or_else(|| within_the_page(self.role)) {
            worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
            worker.set_onmessageerror(Some(self.on_error.as_ref().unchecked_ref()));
            worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
            *self.worker.borrow_mut() = Some(worker);
        }
    }

    fn stop_worker(&self) {
        if let Some(worker) = self.worker.borrow_mut().take() {
            // What it has already sent must not be taken for its successor's.
            worker.set_onmessage(None);
            worker.set_onmessageerror(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }

    fn replace_worker(&self) {
        self.stop_worker();
        self.failures.set(self.failures.get() + 1);
        if self.failures.get() <= REPLACEMENTS {
            self.restarts.set(self.restarts.get() + 1);
            self.show_restarts();
        }
        self.start_worker();
        self.ask();
        self.ask_aside();
    }

    fn next_id(&self) -> u32 {
        let id = self.last_id.get().wrapping_add(1);
        self.last_id.set(id);
        id
    }

    /// A question as it is sent, and its name; `None` if it cannot be written.
    fn question<G: Mind>(&self, task: Task, view: &G::View, taken: &[G::Action], seed: u64) -> (u32, Option<Vec<u8>>) {
        let id = self.next_id();
        (id, Ask::new::<G>(id, task, seed, view).and_then(|ask| ask.after::<G>(taken).to_bytes()))
    }

    /// Asks something for which somebody waits.
    fn wait_for<A: 'static>(
        &self,
        (id, question): (u32, Option<Vec<u8>>),
        progress: impl Fn(f32) + 'static,
        read: impl Fn(&Reply) -> Option<A> + 'static,
        done: impl FnOnce(A) + 'static,
    ) {
        let Some(question) = question else { return };
        let mut done = Some(done);
        let finish = move |reply: &Reply| {
            let Some(answer) = read(reply) else { return false };
            if let Some(done) = done.take() {
                done(answer);
            }
            true
        };
        self.pondering.borrow_mut().take();
        *self.pending.borrow_mut() =
            Some(Pending { id, question, progress: Rc::new(progress), finish: Box::new(finish) });
        self.ask();
    }

    /// Puts the open question, if there is one, to whoever can answer it.
    fn ask(&self) {
        let pending = self.pending.borrow();
        let Some(pending) = pending.as_ref() else { return };
        if self.ready.get() {
            self.send(&Uint8Array::from(&pending.question[..]));
        }
        self.start_timer(if self.ready.get() { PATIENCE_MILLISECONDS } else { PATIENCE_AT_START_MILLISECONDS });
    }

    fn ask_aside(&self) {
        if let (Some(aside), true) = (self.aside.borrow().as_ref(), self.ready.get()) {
            self.send(&Uint8Array::from(&aside.question[..]));
        }
    }

    /// Only a worker thinks ahead: the page has a screen to look after.
    fn ask_to_ponder(&self) {
        let can = self.ready.get() && !self.within.get();
        if let (Some(question), true) = (self.pondering.borrow().as_ref(), can) {
            self.send(&Uint8Array::from(&question[..]));
        }
    }

    fn send(&self, message: &JsValue) {
        if let Some(worker) = self.worker.borrow().as_ref() {
            // A message that cannot be sent is like one that is not answered.
            let _ = worker.post_message(message);
        }
    }

    fn hear(&self, event: &MessageEvent) {
        let data = event.data();
        match data.as_string().as_deref() {
            Some(wire::READY) => {
                self.ready.set(true);
                self.ask();
                self.ask_aside();
                self.ask_to_ponder();
            }
            // Perhaps with an older question than the one that waits, but alive.
            Some(wire::BUSY) if self.pending.borrow().is_some() => self.start_timer(PATIENCE_MILLISECONDS),
            Some(wire::FAILED) => self.replace_worker(),
            Some(_) => {}
            None => {
                let Some(reply) = Reply::from_bytes(&Uint8Array::new(&data).to_vec()) else { return };
                if let News::Answer(_) = reply.news {
                    self.failures.set(0);
                }
                self.take_reply(&reply);
            }
        }
    }

    fn take_reply(&self, reply: &Reply) {
        let aside = self.aside.borrow_mut().take_if(|aside| aside.id == reply.id);
        if let Some(mut aside) = aside {
            (aside.finish)(reply);
            return;
        }
        let waiting = self.pending.borrow().as_ref().filter(|pending| pending.id == reply.id).map(|pending| {
            // What is called may well cancel the question.
            Rc::clone(&pending.progress)
        });
        match (&reply.news, waiting) {
            (News::Progress(fraction), Some(progress)) => progress(*fraction),
            (News::Answer(_), Some(_)) => self.finish(reply),
            (_, None) => {}
        }
    }

    fn wait_no_longer(&self) {
        self.timer.set(None);
        self.replace_worker();
    }

    fn finish(&self, reply: &Reply) {
        self.stop_timer();
        // Taken out first: what happens next may well be the next question.
        let pending = self.pending.borrow_mut().take();
        let Some(mut pending) = pending else { return };
        if !(pending.finish)(reply) {
            *self.pending.borrow_mut() = Some(pending);
            self.replace_worker();
        }
    }

    fn start_timer(&self, milliseconds: i32) {
        self.stop_timer();
        let callback = self.on_timer.as_ref().unchecked_ref();
        let timer = page().set_timeout_with_callback_and_timeout_and_arguments_0(callback, milliseconds);
        self.timer.set(timer.ok());
    }

    fn stop_timer(&self) {
        if let Some(timer) = self.timer.take() {
            page().clear_timeout_with_handle(timer);
        }
    }

    fn show_restarts(&self) {
        if let Some(root) = page().document().and_then(|document| document.document_element()) {
            // It only tells; nothing depends on it.
            let _ = root.set_attribute(self.role.restarts(), &self.restarts.get().to_string());
        }
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        self.stop_timer();
        self.stop_worker();
    }
}

/// A worker, at the address that the page names.
fn spawn() -> Option<Worker> {
    let named = page().document()?.query_selector("meta[name=interregnum-worker]").ok()??;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&named.get_attribute("content")?, &options).ok()
}

/// The worker's program within the page, in the guise of a worker.
fn within_the_page(role: Role) -> Option<Worker> {
    let page = page();
    let here: Function = Reflect::get(&page, &WITHIN_THE_PAGE.into()).ok()?.dyn_into().ok()?;
    Some(here.call1(&page, &(role == Role::Bots).into()).ok()?.unchecked_into())
}

fn page() -> Window {
    window().expect("the brain lives in a page")
}

/// A closure that calls `run`, as long as the brain exists.
fn calling<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    shared: &Weak<Shared>,
    run: impl Fn(&Shared, E) + 'static,
) -> Closure<dyn Fn(E)> {
    let shared = shared.clone();
    Closure::new(move |event| with(&shared, |shared| run(shared, event)))
}

fn with(shared: &Weak<Shared>, run: impl FnOnce(&Shared)) {
    if let Some(shared) = shared.upgrade() {
        run(&shared);
    }
}
