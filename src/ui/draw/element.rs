//! An element of the document, and what stands on it.

use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{Element, Event, HtmlElement, Node};

use super::child::Child;
use super::value::IntoValue;

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element. Copies are the same one.
///
/// What the browser refuses to write it would have refused in any page: nothing
/// can be done about it, and nothing else is lost.
#[derive(Clone)]
pub struct El(pub(super) Element);

/// An element of HTML.
pub fn el(tag: &str) -> El {
    El(document().create_element(tag).expect("the name of an element"))
}

/// An element of a drawing.
pub fn svg(tag: &str) -> El {
    El(document().create_element_ns(Some(SVG), tag).expect("the name of an element"))
}

/// Where a value is written.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// The node is a text.
    Text,
    Attribute,
    Class,
    Style,
    /// A property of the object that is true or false.
    Flag,
    /// A property of the object that is a text.
    Property,
}

/// Writes a value to the place of that name.
pub(super) fn write(node: &Node, place: Place, name: &'static str, words: Option<&str>) {
    let text = words.unwrap_or_default();
    let element = node.unchecked_ref::<Element>();
    match place {
        Place::Text => node.set_text_content(Some(text)),
        Place::Attribute => {
            let _ = match words {
                Some(words) => element.set_attribute(name, words),
                None => element.remove_attribute(name),
            };
        }
        Place::Class => drop(element.class_list().toggle_with_force(name, words.is_some())),
        // By the object, which the page's policy allows, and not as a text.
        Place::Style => drop(element.unchecked_ref::<HtmlElement>().style().set_property(name, text)),
        Place::Flag => drop(Reflect::set(node, &name.into(), &words.is_some().into())),
        Place::Property => drop(Reflect::set(node, &name.into(), &text.into())),
    }
}

impl El {
    /// The element as the browser knows it.
    pub fn node(&self) -> &Element {
        &self.0
    }

    fn put(self, place: Place, name: &'static str, value: impl IntoValue) -> El {
        value.put(&self.0, place, name);
        self
    }

    /// A text in it, after what is there.
    pub fn text(self, value: impl IntoValue) -> El {
        let text = document().create_text_node("");
        let _ = self.0.append_child(&text);
        value.put(&text, Place::Text, "");
        self
    }

    /// An attribute.
    pub fn attr(self, name: &'static str, value: impl IntoValue) -> El {
        self.put(Place::Attribute, name, value)
    }

    /// Its classes.
    pub fn class(self, value: impl IntoValue) -> El {
        self.attr("class", value)
    }

    /// A class that it has while something is so.
    pub fn class_if(self, name: &'static str, is: impl IntoValue) -> El {
        self.put(Place::Class, name, is)
    }

    /// Its name in the document.
    pub fn id(self, value: impl IntoValue) -> El {
        self.attr("id", value)
    }

    /// What it is called by those who do not see it.
    pub fn label(self, value: impl IntoValue) -> El {
        self.attr("aria-label", value)
    }

    /// It says nothing to those who do not see it.
    pub fn hidden(self) -> El {
        self.attr("aria-hidden", "true")
    }

    /// A property of style.
    pub fn style(self, name: &'static str, value: impl IntoValue) -> El {
        self.put(Place::Style, name, value)
    }

    /// A property of the object that is true or false: `checked`, `selected`,
    /// `disabled`.
    pub fn flag(self, name: &'static str, is: impl IntoValue) -> El {
        self.put(Place::Flag, name, is)
    }

    /// What has been typed into a field.
    pub fn typed(self, value: impl IntoValue) -> El {
        self.put(Place::Property, "value", value)
    }

    /// Listens to what happens to it.
    pub fn on<E: JsCast>(self, event: &'static str, hear: impl Fn(E) + 'static) -> El {
        self.listen(event, Box::new(move |event: Event| hear(event.unchecked_into())))
    }

    fn listen(self, event: &'static str, hear: Box<dyn Fn(Event)>) -> El {
        // The browser lets go of it together with the element.
        let hear = Closure::wrap(hear).into_js_value();
        let _ = self.0.add_event_listener_with_callback(event, hear.unchecked_ref());
        self
    }

    /// Does something when it is pressed.
    pub fn press(self, act: impl Fn() + 'static) -> El {
        self.listen("click", Box::new(move |_| act()))
    }

    /// Writes an attribute, or takes it away.
    pub fn write(&self, name: &'static str, words: Option<&str>) {
        write(&self.0, Place::Attribute, name, words);
    }

    /// Puts something in the place of the child with this number, or behind all.
    pub fn put_at(&self, index: usize, child: El) {
        let _ = match self.0.child_nodes().item(index as u32) {
            Some(old) => self.0.replace_child(child.node(), &old),
            None => self.0.append_child(child.node()),
        };
    }

    /// Takes all children away but the first so many.
    pub fn keep_first(&self, count: usize) {
        while let Some(extra) = self.0.child_nodes().item(count as u32) {
            let _ = self.0.remove_child(&extra);
        }
    }

    /// Something in it, after what is there.
    pub fn child(self, child: impl Child) -> El {
        child.add_to(&self.0);
        self
    }

    /// Several things in it, after what is there.
    pub fn children(self, children: impl IntoIterator<Item: Child>) -> El {
        children.into_iter().fold(self, El::child)
    }
}
