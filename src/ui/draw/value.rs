//! What stands in a text or an attribute: fixed, or worked out anew whenever
//! something that it depends on changes.

use std::borrow::Cow;

use leptos::web_sys::Node;

use super::element::{Place, write};
use super::live::follow;
use super::state::{Derived, Held, State};

/// A text; `None` where there is to be no attribute at all.
pub type Words = Option<Cow<'static, str>>;

/// What can be written down.
pub trait ToWords {
    /// As it is written.
    fn to_words(self) -> Words;
}

impl ToWords for &'static str {
    fn to_words(self) -> Words {
        Some(Cow::Borrowed(self))
    }
}

impl ToWords for String {
    fn to_words(self) -> Words {
        Some(Cow::Owned(self))
    }
}

/// As in HTML: an attribute that is there and empty, or not there.
impl ToWords for bool {
    fn to_words(self) -> Words {
        self.then_some(Cow::Borrowed(""))
    }
}

impl<T: ToWords> ToWords for Option<T> {
    fn to_words(self) -> Words {
        self.and_then(T::to_words)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl ToWords for $number {
            fn to_words(self) -> Words {
                Some(Cow::Owned(self.to_string()))
            }
        })+
    };
}
numbers!(u8 u32 i32 usize);

/// What stands somewhere.
pub enum Value {
    /// It never changes.
    Fixed(Words),
    /// It follows what the function reads.
    Live(Box<dyn Fn() -> Words>),
}

/// What can stand somewhere.
pub trait IntoValue: Sized {
    /// As a value.
    fn into_value(self) -> Value;

    /// Writes it, now and whenever it changes.
    #[doc(hidden)]
    #[expect(private_interfaces, reason = "only elements call it")]
    fn put(self, node: &Node, place: Place, name: &'static str) {
        self.into_value().put_at(node, place, name);
    }
}

impl Value {
    fn put_at(self, node: &Node, place: Place, name: &'static str) {
        match self {
            Value::Fixed(words) => write(node, place, name, words.as_deref()),
            Value::Live(read) => {
                let node = node.clone();
                follow(read, move |words| write(&node, place, name, words));
            }
        }
    }
}

impl IntoValue for Value {
    fn into_value(self) -> Value {
        self
    }
}

macro_rules! fixed {
    ($($fixed:ty)+) => {
        $(impl IntoValue for $fixed {
            fn into_value(self) -> Value {
                Value::Fixed(self.to_words())
            }
        })+
    };
}

/// Most of what stands in a page.
impl IntoValue for &'static str {
    fn into_value(self) -> Value {
        Value::Fixed(self.to_words())
    }

    #[expect(private_interfaces, reason = "only elements call it")]
    fn put(self, node: &Node, place: Place, name: &'static str) {
        write(node, place, name, Some(self));
    }
}
fixed!(String bool u8 u32 i32 usize Option<&'static str> Option<String>);

impl<T: ToWords, F: Fn() -> T + 'static> IntoValue for F {
    fn into_value(self) -> Value {
        Value::Live(Box::new(move || self().to_words()))
    }
}

impl<T: ToWords + Clone + Held> IntoValue for State<T> {
    fn into_value(self) -> Value {
        (move || self.get()).into_value()
    }
}

impl<T: ToWords + Clone + Held + PartialEq> IntoValue for Derived<T> {
    fn into_value(self) -> Value {
        (move || self.get()).into_value()
    }
}
