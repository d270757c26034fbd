//! A sheet over the page, which leaves everything beneath untouched until it is
//! put away.

use leptos::ev::{Event, MouseEvent};
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlDialogElement;

use super::parts::{plain, said};
use crate::ui::draw::{Child, Derived, El, State, Value, effect, el, show};
use crate::ui::lang::Lang;

/// A dialogue of the browser's own: it keeps the focus within, closes on Escape
/// and gives the focus back. It is open while `open` says so; `close` hears that
/// the browser has closed it.
pub fn dialog(open: impl Fn() -> bool + 'static, close: impl Fn() + 'static) -> El {
    let dialog = el("dialog").attr("aria-modal", "true").on("close", move |_: Event| close());
    let element = dialog.clone();
    effect(move || {
        let wanted = open();
        let Some(dialog) = element.node().dyn_ref::<HtmlDialogElement>() else { return };
        if wanted && !dialog.open() {
            // Only what is not in the page cannot be shown, and this is.
            let _ = dialog.show_modal();
        } else if !wanted && dialog.open() {
            dialog.close();
        }
    });
    dialog
}

/// A sheet with a title that nothing else on the page is called by (`id`), and
/// what is on it, made when it is opened.
pub fn sheet<C: Child>(
    open: State<bool>,
    id: &'static str,
    title: fn(Lang) -> &'static str,
    lang: Derived<Lang>,
    content: impl Fn() -> C + Clone + 'static,
) -> El {
    let beside = move |event: MouseEvent| {
        // What lies on the sheet is not beside it.
        if event.target() == event.current_target() {
            open.set(false);
        }
    };
    let page = move || {
        let heading = el("h2").id(id).attr("tabindex", "-1").attr("autofocus", true);
        let close: Value = said(lang, "Close", "Fermer");
        let head = el("header").class("sheet-head").child(heading.text(move || title(lang.get()))).child(plain(
            "icon-close",
            close,
            move || open.set(false),
        ));
        el("div").class("sheet-page").child(head).child(el("div").class("sheet-body").child(content()))
    };
    dialog(move || open.get(), move || open.set(false))
        .class("sheet")
        .attr("aria-labelledby", id)
        .on("click", beside)
        .child(show(move || open.get(), page))
}
