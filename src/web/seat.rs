//! Which of several windows plays a game: one, and the others look on.
//!
//! The browser's locks decide, and let go of a lock when its window is closed or
//! dies. Where there are none, every window plays, and none overwrites what
//! another has written.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Function, Object, Promise, Reflect};

use crate::play::SaveId;

/// A place at a game, for as long as it is not dropped.
pub struct Seat {
    /// Gives the lock back.
    leave: Rc<RefCell<Option<Function>>>,
    left: Rc<Cell<bool>>,
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.left.set(true);
        if let Some(leave) = self.leave.borrow_mut().take() {
            let _ = leave.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Asks for the place at a game, from another window if need be (`take`). `told`
/// hears whether it is had, and if so, when it is lost to another window.
pub fn sit_down(id: SaveId, take: bool, told: impl Fn(bool) + 'static) -> Seat {
    let seat = Seat { leave: Rc::default(), left: Rc::default() };
    let (leave, left) = (Rc::clone(&seat.leave), Rc::clone(&seat.left));
    let told = Rc::new(told);
    let tell = {
        let (told, left) = (Rc::clone(&told), Rc::clone(&left));
        move |had: bool| {
            if !left.get() {
                told(had);
            }
        }
    };
    let had = Rc::new(Cell::new(false));
    let hold = {
        let (tell, had) = (tell.clone(), Rc::clone(&had));
        Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |lock: JsValue| {
            if lock.is_null() {
                tell(false);
                return JsValue::UNDEFINED;
            }
            if left.get() {
                return JsValue::UNDEFINED;
            }
            had.set(true);
            tell(true);
            if left.get() {
                return JsValue::UNDEFINED;
            }
            // As long as this promise is not kept, the lock is held.
            let leave = Rc::clone(&leave);
            Promise::new(&mut move |resolve, _| *leave.borrow_mut() = Some(resolve)).into()
        })
    };
    match request(id, take, hold.into_js_value().unchecked_ref()) {
        // Taken by another window; or never had, where a browser has locks and lets
        // nobody use them: that is like having none.
        Some(asked) => {
            let lost = Closure::once(move |_: JsValue| tell(!had.get()));
            let _ = asked.catch(&lost);
            lost.forget();
        }
        None => tell(true),
    }
    seat
}

fn request(id: SaveId, take: bool, hold: &Function) -> Option<Promise> {
    let locks = Reflect::get(&web_sys::window()?.navigator(), &"locks".into()).ok()?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let options = Object::new();
    let how = if take { "steal" } else { "ifAvailable" };
    Reflect::set(&options, &how.into(), &JsValue::TRUE).ok()?;
    let name = format!("interregnum/{id}");
    request.call3(&locks, &name.into(), &options, hold).ok()?.dyn_into().ok()
}
