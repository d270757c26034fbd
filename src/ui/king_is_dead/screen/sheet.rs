//! The text of a card, one tap away.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::pieces::{self, sprite};
use super::sitting::Sitting;
use crate::ui::king_is_dead::words::{self, button};

/// The card that is being read, in a dialog of the browser: it keeps the focus
/// inside, closes with Esc and gives the focus back.
#[component]
pub fn Reader(sitting: Sitting) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match (sitting.reading.with(Option::is_some), dialog.open()) {
            // One that cannot be shown leaves the table as it was.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let title = move || sitting.reading.get().map(|card| words::card(card, sitting.lang.get()));
    let text = move || {
        let card = sitting.reading.get()?;
        let sentences = words::rules(card, sitting.lang.get()).into_iter();
        Some(view! {
            <span class="picture" aria-hidden="true">{sprite(pieces::card(card))}</span>
            <div class="reader-text">{sentences.map(|sentence| view! { <p>{sentence}</p> }).collect_view()}</div>
        })
    };
    view! {
        <dialog class="reader" node_ref=dialog aria-modal="true" aria-labelledby="reader-title" on:close=move |_| sitting.reading.set(None)>
            <h2 id="reader-title">{title}</h2>
            {text}
            <button type="button" class="answer primary" id="reader-close" on:click=move |_| sitting.reading.set(None)>
                {sprite("#icon-close")}<span>{move || button::close(sitting.lang.get())}</span>
            </button>
        </dialog>
    }
}
