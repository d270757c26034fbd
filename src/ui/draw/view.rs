//! An element as a view like any other, so that components can return it.

use std::future::{Future, ready};

use leptos::prelude::{Render, RenderHtml};
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::no_attrs;
use leptos::tachys::view::{Position, PositionState};
use leptos::web_sys::Element;
use send_wrapper::SendWrapper;

use super::element::El;

/// What a component has drawn. Views have to be able to go to other threads, of
/// which a page has none.
pub struct Drawn(SendWrapper<Element>);

impl El {
    /// As a view.
    pub fn view(self) -> Drawn {
        Drawn(SendWrapper::new(self.0))
    }
}

impl Render for Drawn {
    type State = Element;

    fn build(self) -> Element {
        self.0.take()
    }

    fn rebuild(self, state: &mut Element) {
        let _ = state.replace_with_with_node_1(&self.0);
        *state = self.build();
    }
}

no_attrs!(Drawn);

/// There is no server that would write it as text.
impl RenderHtml for Drawn {
    type AsyncOutput = Drawn;
    type Owned = Drawn;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    fn resolve(self) -> impl Future<Output = Drawn> + Send {
        ready(self)
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Element {
        self.build()
    }

    fn into_owned(self) -> Drawn {
        self
    }
}
