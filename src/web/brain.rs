//! The page's side of the worker in which its bots think.
//!
//! A bot is sent the view of the seat to act, and nothing else: what that seat
//! does not know never leaves the page (see [`wire`]).
//!
//! The game always goes on. A worker that does not start, reports an error or
//! falls silent (browsers kill workers without a word when memory is short) is
//! replaced and asked again. When that does not help, the page works the answer
//! out itself: the same function and the same seed, so the same answer.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::js_sys::Uint8Array;
use web_sys::{Event, MessageEvent, Window, Worker, WorkerOptions, WorkerType, window};

use crate::bot::Level;
use crate::bot::wire::{self, Ask, Reply};
use crate::rules::Game;

/// A worker that has been asked gives a sign of life within this time.
const PATIENCE_MILLISECONDS: i32 = 4_000;

/// One that is still being fetched may take longer: on a slow line, starting
/// again would only lose what has come so far.
const PATIENCE_AT_START_MILLISECONDS: i32 = 12_000;

/// How many times in a row a worker is replaced before the page thinks itself.
const REPLACEMENTS: u32 = 2;

/// Where the page tells how often a worker was replaced.
const RESTARTS_ATTRIBUTE: &str = "data-worker-restarts";

/// Somebody to ask what a bot does. Copies share one worker.
#[derive(Clone)]
pub struct Brain(Rc<Shared>);

impl Brain {
    /// Starts the worker. It should be started with the page, so that neither a
    /// new version nor a lost network can come between them.
    pub fn start() -> Brain {
        let shared = Rc::new_cyclic(|shared: &Weak<Shared>| Shared {
            worker: RefCell::new(None),
            ready: Cell::new(false),
            pending: RefCell::new(None),
            timer: Cell::new(None),
            last_id: Cell::new(0),
            failures: Cell::new(0),
            restarts: Cell::new(0),
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
    /// is, and calls `done` with the action; never before this function returns.
    /// The same view and seed get the same action. An older question that has no
    /// answer yet is forgotten.
    pub fn choose<G: Game>(&self, level: Level, view: &G::View, seed: u64, done: impl FnOnce(G::Action) + 'static) {
        let id = self.0.last_id.get().wrapping_add(1);
        self.0.last_id.set(id);
        let question = Ask::new::<G>(id, level, seed, view).and_then(|ask| ask.to_bytes()).unwrap_or_default();
        let view = view.clone();
        let finish = move |reply: Option<Reply>| {
            let told = reply.and_then(|reply| reply.action::<G>());
            done(told.unwrap_or_else(|| wire::decide::<G>(level, seed, &view, &mut || true)));
        };
        *self.0.pending.borrow_mut() = Some(Pending { id, question, finish: Box::new(finish) });
        self.0.ask();
    }

    /// Forgets the question that has no answer yet, if there is one.
    pub fn cancel(&self) {
        self.0.stop_timer();
        self.0.pending.borrow_mut().take();
    }

    /// How often a worker had to be replaced since the page was loaded.
    pub fn restarts(&self) -> u32 {
        self.0.restarts.get()
    }
}

thread_local! {
    static OF_PAGE: Brain = Brain::start();
}

/// The one that all games of the page share; it is started when it is first
/// asked for.
pub fn of_page() -> Brain {
    OF_PAGE.with(Brain::clone)
}

/// A question that waits for its answer.
struct Pending {
    id: u32,
    question: Vec<u8>,
    /// Takes the reply, or works the answer out without one.
    finish: Box<dyn FnOnce(Option<Reply>)>,
}

struct Shared {
    /// `None` once the page has given up on workers.
    worker: RefCell<Option<Worker>>,
    /// Whether the worker has said that it can be asked. What is sent earlier
    /// may be lost, depending on the script that starts it.
    ready: Cell<bool>,
    pending: RefCell<Option<Pending>>,
    timer: Cell<Option<i32>>,
    last_id: Cell<u32>,
    /// Workers that failed since the last good answer.
    failures: Cell<u32>,
    restarts: Cell<u32>,
    // One of each for all workers and questions: nothing is left behind by any.
    on_message: Closure<dyn Fn(MessageEvent)>,
    on_error: Closure<dyn Fn(Event)>,
    on_timer: Closure<dyn Fn()>,
}

impl Shared {
    fn start_worker(&self) {
        self.ready.set(false);
        match spawn() {
            Some(worker) => {
                worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
                worker.set_onmessageerror(Some(self.on_error.as_ref().unchecked_ref()));
                worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
                *self.worker.borrow_mut() = Some(worker);
            }
            // What a browser refuses once it refuses again.
            None => self.failures.set(REPLACEMENTS + 1),
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
            self.start_worker();
        }
        self.ask();
    }

    /// Puts the open question, if there is one, to whoever can answer it.
    fn ask(&self) {
        let pending = self.pending.borrow();
        let Some(pending) = pending.as_ref() else { return };
        let patience = match self.worker.borrow().as_ref() {
            Some(worker) if self.ready.get() => {
                // A message that cannot be sent is like one that is not answered.
                let _ = worker.post_message(&Uint8Array::from(&pending.question[..]));
                PATIENCE_MILLISECONDS
            }
            Some(_) => PATIENCE_AT_START_MILLISECONDS,
            None => 0,
        };
        self.start_timer(patience);
    }

    fn hear(&self, event: &MessageEvent) {
        let data = event.data();
        match data.as_string().as_deref() {
            Some("ready") => {
                self.ready.set(true);
                self.ask();
            }
            // Perhaps with an older question than the one that waits, but alive.
            Some("busy") if self.pending.borrow().is_some() => self.start_timer(PATIENCE_MILLISECONDS),
            Some("failed") => self.replace_worker(),
            Some(_) => {}
            None => self.take_reply(&Uint8Array::new(&data).to_vec()),
        }
    }

    fn take_reply(&self, bytes: &[u8]) {
        let Some(reply) = Reply::from_bytes(bytes) else { return };
        self.failures.set(0);
        let fits = self.pending.borrow().as_ref().is_some_and(|pending| pending.id == reply.id);
        if fits {
            self.finish(Some(reply));
        }
    }

    fn wait_no_longer(&self) {
        self.timer.set(None);
        if self.worker.borrow().is_some() {
            self.replace_worker();
        } else {
            self.finish(None);
        }
    }

    fn finish(&self, reply: Option<Reply>) {
        self.stop_timer();
        // Taken out first: what happens next may well be the next question.
        let pending = self.pending.borrow_mut().take();
        if let Some(pending) = pending {
            (pending.finish)(reply);
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
            let _ = root.set_attribute(RESTARTS_ATTRIBUTE, &self.restarts.get().to_string());
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
