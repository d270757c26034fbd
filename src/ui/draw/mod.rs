//! Elements of the page.
//!
//! Leptos' `view!` makes a type of every piece of markup, and the compiler writes
//! code for each type and each closure in it: two thirds of the page's program
//! were that. Components and effects are Leptos' here as everywhere; what a
//! component draws is made of one kind of element, [`El`], and then a view like any
//! other. What it follows is a [`State`] or [`Derived`] from one: Leptos' signals
//! and memos, again of one kind.
//!
//! ```ignore
//! el("p").class("hint").text(move || words::hint(lang.get()))
//! ```
//! Whatever takes a text takes a function as well, and follows what it reads.

mod child;
mod element;
mod live;
mod state;
mod value;
mod view;

pub use child::{Child, Living, each, redraw, show};
pub use element::{El, el, svg};
pub use live::{effect, follow_with};
pub use state::{Derived, State};
pub use value::{IntoValue, ToWords, Value, Words};
pub use view::Drawn;
