//! What runs again whenever something that it reads changes.

use leptos::prelude::{Effect, on_cleanup};
use leptos::reactive::effect::RenderEffect;

use super::value::Words;

/// Runs at once and whenever something that it reads changes, as long as its
/// owner lives. What it makes belongs to it, and goes before it runs again.
pub(super) fn redo(mut run: Box<dyn FnMut()>) {
    keep(RenderEffect::new(move |_| run()));
}

/// Writes what is read, at once and whenever it has changed; `write` is given
/// what was there before, too.
pub fn follow_with<T: PartialEq + Send + Sync + 'static>(
    read: Box<dyn Fn() -> T>,
    write: impl Fn(Option<&T>, &T) + 'static,
) {
    keep(RenderEffect::new(move |before: Option<T>| {
        let now = read();
        if before.as_ref() != Some(&now) {
            write(before.as_ref(), &now);
        }
        now
    }));
}

/// The same for words.
pub(super) fn follow(read: Box<dyn Fn() -> Words>, write: impl Fn(Option<&str>) + 'static) {
    follow_with(read, move |_, words: &Words| write(words.as_deref()));
}

/// An effect stops when it is dropped: it is to live as long as its owner.
fn keep<T: Send + Sync + 'static>(effect: RenderEffect<T>) {
    on_cleanup(move || drop(effect));
}

/// Runs once everything is drawn, and whenever something that it reads changes.
pub fn effect(run: impl Fn() + 'static) {
    let run: Box<dyn Fn()> = Box::new(run);
    Effect::new(move |_| run());
}
