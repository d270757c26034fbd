//! A worker in which the page's bots think, so that the page never stutters.
//!
//! It is sent questions as bytes and sends back news and answers
//! (`interregnum::bot::wire`). It thinks in short slices and listens in between:
//! a newer question, or the word that nobody wants to know any more, is heard at
//! once.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use interregnum::bot::Answering;
use interregnum::bot::wire::{BUSY, CANCEL, READY};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{ArrayBuffer, Reflect, Uint8Array, global};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, Performance};

const MILLISECONDS_OF_A_SLICE: f64 = 5.0;
const MILLISECONDS_BETWEEN_NEWS: f64 = 100.0;
const MILLISECONDS_BETWEEN_SIGNS_OF_LIFE: f64 = 1000.0;

fn main() {
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    // Where there can be no worker, public/boot.js plays one within the page.
    let played = Reflect::get(&global(), &"interregnumScope".into()).ok().filter(JsValue::is_object);
    let scope: DedicatedWorkerGlobalScope = played.unwrap_or_else(|| global().into()).unchecked_into();
    // A worker without these cannot be asked, and the page will find out.
    let (Some(clock), Ok(bell)) = (scope.performance(), MessageChannel::new()) else { return };
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        clock,
        bell,
        rung: Cell::new(false),
        answering: RefCell::default(),
        last_news: Cell::new(0.0),
        last_sign: Cell::new(0.0),
    });
    let thinking = Rc::clone(&worker);
    let on_bell = Closure::<dyn Fn()>::new(move || thinking.think());
    worker.bell.port2().set_onmessage(Some(on_bell.as_ref().unchecked_ref()));
    let listening = Rc::clone(&worker);
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| listening.hear(&event.data()));
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker answers as long as it lives.
    on_bell.forget();
    on_message.forget();
    worker.say(&READY.into());
}

struct Worker {
    scope: DedicatedWorkerGlobalScope,
    clock: Performance,
    /// Rung by the worker itself to think on after it has listened. A timer would
    /// do as well, but browsers let timers wait for milliseconds.
    bell: MessageChannel,
    /// Whether it rings already.
    rung: Cell<bool>,
    answering: RefCell<Answering>,
    last_news: Cell<f64>,
    last_sign: Cell<f64>,
}

impl Worker {
    /// Takes up a question; whatever else is sent gets no answer.
    fn hear(&self, data: &JsValue) {
        if data.as_string().as_deref() == Some(CANCEL) {
            self.answering.borrow_mut().cancel();
        } else if data.is_instance_of::<Uint8Array>() || data.is_instance_of::<ArrayBuffer>() {
            let bytes = Uint8Array::new(data).to_vec();
            if let Some(reply) = Answering::at_once(&bytes) {
                self.send(&reply);
            } else if self.answering.borrow_mut().hear(&bytes) {
                self.last_news.set(self.clock.now());
                self.last_sign.set(self.clock.now());
                self.ring();
            }
        }
    }

    fn ring(&self) {
        if !self.rung.replace(true) {
            // Only what cannot be copied cannot be sent.
            let _ = self.bell.port1().post_message(&JsValue::NULL);
        }
    }

    /// Thinks for a slice, and rings for the next one.
    fn think(&self) {
        self.rung.set(false);
        let mut answering = self.answering.borrow_mut();
        let reply = answering.think(MILLISECONDS_OF_A_SLICE, &|| self.clock.now());
        if let Some(reply) = reply {
            self.send(&reply);
        }
        if !answering.is_thinking() {
            return;
        }
        let now = self.clock.now();
        if MILLISECONDS_BETWEEN_NEWS <= now - self.last_news.get() {
            self.last_news.set(now);
            if let Some(news) = answering.progress() {
                self.send(&news);
            }
        }
        if MILLISECONDS_BETWEEN_SIGNS_OF_LIFE <= now - self.last_sign.get() {
            self.last_sign.set(now);
            self.say(&BUSY.into());
        }
        self.ring();
    }

    fn send(&self, bytes: &[u8]) {
        self.say(&Uint8Array::from(bytes));
    }

    fn say(&self, message: &JsValue) {
        // Nobody is there to be told if the page is gone.
        let _ = self.scope.post_message(message);
    }
}
