//! The worker in which the page's bots think, so that the page never stutters.
//!
//! It is sent questions as bytes and sends back answers (`interregnum::bot::wire`).
//! Two words besides: `ready` when it can be asked, and `busy` about once a second
//! while it thinks, so that the page can tell a long thought from a dead worker.

use interregnum::bot::wire;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::js_sys::{ArrayBuffer, Date, Uint8Array, global};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

const MILLISECONDS_BETWEEN_SIGNS_OF_LIFE: f64 = 1000.0;

fn main() {
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let answering = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        answer(&answering, &event);
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker answers as long as it lives.
    on_message.forget();
    say(&scope, "ready");
}

/// Answers a question; whatever else was sent gets no answer.
fn answer(scope: &DedicatedWorkerGlobalScope, event: &MessageEvent) {
    let data = event.data();
    if !data.is_instance_of::<Uint8Array>() && !data.is_instance_of::<ArrayBuffer>() {
        return;
    }
    let mut last_sign = Date::now();
    let mut go_on = || {
        let now = Date::now();
        if MILLISECONDS_BETWEEN_SIGNS_OF_LIFE <= now - last_sign {
            last_sign = now;
            say(scope, "busy");
        }
        true
    };
    if let Some(reply) = wire::answer_while(&Uint8Array::new(&data).to_vec(), &mut go_on) {
        // Nobody is there to be told if the page is gone.
        let _ = scope.post_message(&Uint8Array::from(&reply[..]));
    }
}

fn say(scope: &DedicatedWorkerGlobalScope, word: &str) {
    let _ = scope.post_message(&word.into());
}
