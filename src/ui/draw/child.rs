//! What is in an element: fixed, drawn anew whenever something changes, or a list
//! of which only what is new is drawn.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Comment, Element, HtmlElement, Node};

use super::element::El;
use super::live::redo;
use super::state::Derived;

/// Something that can be put into an element.
pub trait Child {
    /// Puts it behind what is there.
    fn add_to(self, parent: &Node);
}

impl Child for El {
    fn add_to(self, parent: &Node) {
        let _ = parent.append_child(self.node());
    }
}

impl<C: Child> Child for Option<C> {
    fn add_to(self, parent: &Node) {
        if let Some(child) = self {
            child.add_to(parent);
        }
    }
}

impl<C: Child> Child for Vec<C> {
    fn add_to(self, parent: &Node) {
        for child in self {
            child.add_to(parent);
        }
    }
}

impl<A: Child, B: Child> Child for (A, B) {
    fn add_to(self, parent: &Node) {
        self.0.add_to(parent);
        self.1.add_to(parent);
    }
}

/// Something that is put into an element and then looks after itself.
pub struct Living(Box<dyn FnOnce(&Node)>);

impl Living {
    /// Whatever it is, as something of one kind.
    pub fn of(child: impl Child + 'static) -> Living {
        Living(Box::new(move |parent| child.add_to(parent)))
    }
}

impl Child for Living {
    fn add_to(self, parent: &Node) {
        (self.0)(parent);
    }
}

/// Draws something, and draws it anew whenever something that it reads changes.
/// The focus stays where it was, if there is something in its place.
pub fn redraw<C: Child>(draw: impl Fn() -> C + 'static) -> Living {
    let draw: Box<dyn Fn(&Node)> = Box::new(move |parent| draw().add_to(parent));
    Living(Box::new(move |parent| {
        let stretch = Stretch::new(parent);
        redo(Box::new(move || {
            let fresh = document().create_document_fragment();
            draw(&fresh);
            let focus = stretch.focus();
            stretch.clear();
            stretch.insert(&fresh);
            if let Some(path) = focus {
                stretch.give_focus(&path);
            }
        }));
    }))
}

/// Something that is there while something is so. Only whether it is so is
/// followed: what is drawn follows what it reads by itself.
pub fn show<C: Child>(is: impl Fn() -> bool + Send + Sync + 'static, draw: impl Fn() -> C + 'static) -> Living {
    let is = Derived::new(is);
    redraw(move || is.get().then(|| untrack(&draw)))
}

/// A list. Things with the same key are the same thing: it stays, wherever it is
/// in the list.
pub fn each<T: 'static>(
    list: impl Fn() -> Vec<T> + 'static,
    key: impl Fn(&T) -> String + 'static,
    draw: impl Fn(T) -> El + Clone + 'static,
) -> Living {
    let rows = move || {
        let row = |item: T| -> Row {
            let (key, draw) = (key(&item), draw.clone());
            (key, Box::new(move || draw(item)))
        };
        list().into_iter().map(row).collect()
    };
    keyed(Box::new(rows))
}

/// The key of a thing, and what draws it.
type Row = (String, Box<dyn FnOnce() -> El>);

fn keyed(rows: Box<dyn Fn() -> Vec<Row>>) -> Living {
    /// What is shown, and who owns what was made for it.
    struct Shown {
        key: String,
        element: El,
        owner: Owner,
    }
    Living(Box::new(move |parent| {
        let stretch = Stretch::new(parent);
        let shown: RefCell<Vec<Shown>> = RefCell::default();
        // The rows outlive the run of the effect that made them.
        let list = Owner::current().unwrap_or_default();
        redo(Box::new(move || {
            let mut before = shown.take();
            let rows = rows().into_iter().map(|(key, draw)| {
                if let Some(index) = before.iter().position(|shown| shown.key == key) {
                    return before.swap_remove(index);
                }
                let owner = list.with(Owner::new);
                let element = owner.with(|| untrack(draw));
                Shown { key, element, owner }
            });
            let after: Vec<Shown> = rows.collect();
            for gone in before {
                gone.owner.cleanup();
                gone.element.node().remove();
            }
            stretch.arrange(after.iter().map(|shown| shown.element.node()));
            shown.replace(after);
        }));
    }))
}

/// What stands between two marks in an element.
struct Stretch {
    begin: Comment,
    end: Comment,
}

impl Stretch {
    fn new(parent: &Node) -> Stretch {
        let mark = || {
            let mark = document().create_comment("");
            let _ = parent.append_child(&mark);
            mark
        };
        Stretch { begin: mark(), end: mark() }
    }

    fn nodes(&self) -> impl Iterator<Item = Node> {
        let next = |node: &Node| node.next_sibling().filter(|node| !node.is_same_node(Some(&self.end)));
        std::iter::successors(next(&self.begin), next)
    }

    fn clear(&self) {
        for node in self.nodes().collect::<Vec<_>>() {
            if let Some(parent) = node.parent_node() {
                let _ = parent.remove_child(&node);
            }
        }
    }

    fn insert(&self, node: &Node) {
        if let Some(parent) = self.end.parent_node() {
            let _ = parent.insert_before(node, Some(&self.end));
        }
    }

    /// Puts these in order, moving none that is in its place: what moves loses
    /// the focus.
    fn arrange<'a>(&self, elements: impl Iterator<Item = &'a Element>) {
        let Some(parent) = self.end.parent_node() else { return };
        let mut place = self.begin.next_sibling();
        for element in elements {
            if place.as_ref().is_some_and(|place| place.is_same_node(Some(element))) {
                place = element.next_sibling();
            } else {
                let _ = parent.insert_before(element, place.as_ref());
            }
        }
    }

    /// The way to what has the focus, as places among siblings; `None` if it is
    /// elsewhere.
    fn focus(&self) -> Option<Vec<u32>> {
        let focused: Node = document().active_element()?.into();
        let top = self.nodes().position(|node| node.contains(Some(&focused)))?;
        let mut path = Vec::new();
        let mut node = focused;
        let top_node = self.nodes().nth(top)?;
        while !node.is_same_node(Some(&top_node)) {
            let before = std::iter::successors(node.previous_sibling(), |node| node.previous_sibling()).count();
            path.push(before as u32);
            node = node.parent_node()?;
        }
        path.push(top as u32);
        path.reverse();
        Some(path)
    }

    fn give_focus(&self, path: &[u32]) {
        let find = || {
            let (&top, rest) = path.split_first()?;
            let top = self.nodes().nth(top as usize)?;
            let node = rest.iter().try_fold(top, |node, &place| node.child_nodes().item(place))?;
            node.dyn_into::<HtmlElement>().ok()
        };
        if let Some(element) = find() {
            let _ = element.focus();
        }
    }
}
