//! What changes: values that tell whoever reads them when they do.
//!
//! They are Leptos' signals and memos, all of one type underneath. The compiler
//! writes the workings of a signal for every type of value in it, which made a
//! sixth of the page's program; behind a box, it writes them once.

use std::any::Any;
use std::marker::PhantomData;

use leptos::prelude::{Memo, Read, ReadUntracked, RwSignal, Track, Write};

/// What can be in a [`State`].
pub trait Held: Send + Sync + 'static {}

impl<T: Send + Sync + 'static> Held for T {}

/// A value that can be set.
pub struct State<T>(RwSignal<Anything>, PhantomData<fn() -> T>);

type Anything = Box<dyn Any + Send + Sync>;

impl<T> Clone for State<T> {
    fn clone(&self) -> State<T> {
        *self
    }
}

impl<T> Copy for State<T> {}

impl<T: Held> State<T> {
    /// Begins as this value.
    pub fn new(value: T) -> State<T> {
        State(RwSignal::new(Box::new(value)), PhantomData)
    }

    /// Looks at the value; whoever asks will hear of changes.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(reach(&**self.0.read()))
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(reach(&**self.0.read_untracked()))
    }

    /// The value; whoever asks will hear of changes.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// Hears of changes without looking.
    pub fn track(self) {
        self.0.track();
    }

    /// Sets the value. Nothing happens once the screen that it belongs to is gone,
    /// as when an answer comes too late.
    pub fn set(self, value: T) {
        put(self.0, Box::new(value));
    }

    /// Changes the value, under the same condition.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        if let Some(mut held) = self.0.try_write() {
            change(reach_mut(&mut **held));
        }
    }
}

fn put(signal: RwSignal<Anything>, value: Anything) {
    if let Some(mut held) = signal.try_write() {
        *held = value;
    }
}

fn reach<T: 'static>(value: &dyn Any) -> &T {
    value.downcast_ref().expect("a state holds what it was made with")
}

fn reach_mut<T: 'static>(value: &mut dyn Any) -> &mut T {
    value.downcast_mut().expect("a state holds what it was made with")
}

/// A value that follows from others. It is worked out anew when one of them has
/// changed, and tells its readers only if it is another one then.
pub struct Derived<T>(Memo<Comparable>, PhantomData<fn() -> T>);

/// A value of any type that can be compared with others of its type.
struct Comparable(Box<dyn Compare>);

trait Compare: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: Held + PartialEq> Compare for T {
    fn any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl PartialEq for Comparable {
    fn eq(&self, other: &Comparable) -> bool {
        self.0.is(other.0.any())
    }
}

impl<T> Clone for Derived<T> {
    fn clone(&self) -> Derived<T> {
        *self
    }
}

impl<T> Copy for Derived<T> {}

impl<T: Held + PartialEq> Derived<T> {
    /// Follows from what the function reads.
    pub fn new(work_out: impl Fn() -> T + Send + Sync + 'static) -> Derived<T> {
        Derived(remember(Box::new(move || Comparable(Box::new(work_out())))), PhantomData)
    }

    /// Looks at the value; whoever asks will hear of changes.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(reach(self.0.read().0.any()))
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(reach(self.0.read_untracked().0.any()))
    }

    /// The value; whoever asks will hear of changes.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }
}

fn remember(work_out: Box<dyn Fn() -> Comparable + Send + Sync>) -> Memo<Comparable> {
    Memo::new(move |_| work_out())
}
