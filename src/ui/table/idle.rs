//! Noticing that nobody touches the page.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

/// How long nobody touches the page before it counts as left alone.
const LEFT_ALONE: Duration = Duration::from_secs(60);

/// Calls `then` whenever nobody has touched the page for a minute.
pub fn after_idling(then: impl Fn() + Clone + 'static) {
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let restart = move || {
        stop(timer);
        let then = then.clone();
        timer.set_value(set_timeout_with_handle(then, LEFT_ALONE).ok());
    };
    restart();
    let by_key = restart.clone();
    let pointer = window_event_listener(ev::pointerdown, move |_| restart());
    let key = window_event_listener(ev::keydown, move |_| by_key());
    on_cleanup(move || {
        stop(timer);
        pointer.remove();
        key.remove();
    });
}

fn stop(timer: StoredValue<Option<TimeoutHandle>>) {
    if let Some(handle) = timer.try_update_value(Option::take).flatten() {
        handle.clear();
    }
}
