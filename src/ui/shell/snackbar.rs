//! The message at the foot of the page.

use leptos::prelude::*;

use super::Shell;
use super::parts::Icon;
use super::state::{SNACK_TIME, Snack};

/// The message at the foot of the page. It goes away by itself, but never while
/// somebody points at it or has the focus in it.
#[component]
pub(super) fn Snackbar(shell: Shell) -> impl IntoView {
    let held = RwSignal::new(false);
    let shown = StoredValue::new(0_u32);
    Effect::new(move |_| {
        if shell.snack.with(Option::is_some) {
            held.set(false);
            shown.update_value(|shown| *shown += 1);
            put_away_later(shell, held, shown, shown.get_value());
        }
    });
    let content = move || {
        shell.snack.get().map(|Snack { text, action }| {
            let button = action.map(|(label, act)| {
                let run = move |_| {
                    shell.snack.set(None);
                    act();
                };
                view! { <button class="snack-action" on:click=run>{label}</button> }
            });
            view! {
                <p>{text}</p>
                {button}
                <button
                    class="snack-close"
                    aria-label=move || shell.lang.get().pick("Close the message", "Fermer le message")
                    on:click=move |_| shell.snack.set(None)
                >
                    <Icon name="icon-close" />
                </button>
            }
        })
    };
    view! {
        <div
            class="snack"
            role="status"
            on:pointerenter=move |_| held.set(true)
            on:pointerleave=move |_| held.set(false)
            on:focusin=move |_| held.set(true)
            on:focusout=move |_| held.set(false)
        >
            {content}
        </div>
    }
}

fn put_away_later(shell: Shell, held: RwSignal<bool>, shown: StoredValue<u32>, number: u32) {
    let put_away = move || {
        if shown.get_value() != number {
            return;
        }
        if held.get_untracked() {
            put_away_later(shell, held, shown, number);
        } else {
            shell.snack.set(None);
        }
    };
    set_timeout(put_away, SNACK_TIME);
}
