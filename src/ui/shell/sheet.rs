//! A sheet over the page, which leaves everything beneath untouched until it is
//! put away.

use leptos::ev::MouseEvent;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::parts::Icon;
use crate::ui::lang::Lang;

/// A sheet. The browser's own dialogue keeps the focus within, closes it on
/// Escape and gives the focus back.
#[component]
pub fn Sheet(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// What it is called.
    #[prop(into)]
    title: Signal<String>,
    /// The language.
    lang: Signal<Lang>,
    /// A name that nothing else on the page has.
    id: &'static str,
    /// What is on it; made when it is opened.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    let children = StoredValue::new(children);
    Effect::new(move |_| {
        let wanted = open.get();
        let Some(dialog) = dialog.get() else { return };
        if wanted && !dialog.open() {
            // Only what is not in the page cannot be shown, and this is.
            let _ = dialog.show_modal();
        } else if !wanted && dialog.open() {
            dialog.close();
        }
    });
    let beside = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.has_attribute("open")) {
            open.set(false);
        }
    };
    view! {
        <dialog
            class="sheet"
            node_ref=dialog
            aria-modal="true"
            aria-labelledby=id
            on:close=move |_| open.set(false)
            on:click=beside
        >
            <Show when=move || open.get()>
                <div class="sheet-page">
                    <header class="sheet-head">
                        <h2 id=id tabindex="-1" autofocus>{title}</h2>
                        <button class="plain" on:click=move |_| open.set(false)>
                            <Icon name="icon-close" />
                            <span>{move || lang.get().pick("Close", "Fermer")}</span>
                        </button>
                    </header>
                    <div class="sheet-body">{children.with_value(|children| children())}</div>
                </div>
            </Show>
        </dialog>
    }
}
