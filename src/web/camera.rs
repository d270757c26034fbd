//! What the device sees: through its camera, or in a picture that it is given.
//! Nothing of it leaves the device, or is kept.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Function, Object, Promise, Reflect};
use web_sys::{
    CanvasRenderingContext2d, File, HtmlCanvasElement, HtmlVideoElement, ImageBitmap, MediaStream, MediaStreamTrack,
};

use super::device::when;
use crate::ui::code::Grey;

/// How often one looks through the camera.
const MILLISECONDS: i32 = 200;

/// The longer side of what is looked at, in points: more of them are not clearer,
/// and take longer.
const THROUGH_THE_CAMERA: f64 = 720.0;
const IN_A_PICTURE: f64 = 1_200.0;

/// A camera that looks until this is dropped.
pub struct Camera {
    film: Rc<RefCell<Option<Film>>>,
    put_away: Rc<Cell<bool>>,
}

impl Drop for Camera {
    fn drop(&mut self) {
        self.put_away.set(true);
        self.film.take();
    }
}

impl Camera {
    /// Shows what the camera sees, once the player allows it, and looks at it ever
    /// again. `began` hears whether there is anything to see.
    pub fn open(
        screen: &HtmlVideoElement,
        began: impl FnOnce(bool) + 'static,
        seen: impl Fn(Grey) + 'static,
    ) -> Camera {
        let camera = Camera { film: Rc::default(), put_away: Rc::default() };
        let Some(asked) = ask() else {
            began(false);
            return camera;
        };
        let (film, put_away) = (Rc::clone(&camera.film), Rc::clone(&camera.put_away));
        let screen = screen.clone();
        when(&asked, move |stream| {
            let stream: Option<MediaStream> = stream.and_then(|stream| stream.dyn_into().ok());
            match stream {
                // Before the player had answered.
                Some(stream) if put_away.get() => turn_off(&stream),
                Some(stream) => {
                    film.replace(Some(Film::new(screen, stream, seen)));
                    began(true);
                }
                None if put_away.get() => {}
                None => began(false),
            }
        });
        camera
    }
}

/// Asks for the camera on the back, if there are several; where the page is not
/// served safely, there is none.
fn ask() -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let devices = Reflect::get(&navigator, &"mediaDevices".into()).ok()?;
    let get: Function = Reflect::get(&devices, &"getUserMedia".into()).ok()?.dyn_into().ok()?;
    let (wanted, video) = (Object::new(), Object::new());
    Reflect::set(&video, &"facingMode".into(), &"environment".into()).ok()?;
    Reflect::set(&video, &"width".into(), &1280.into()).ok()?;
    Reflect::set(&wanted, &"video".into(), &video).ok()?;
    get.call1(&devices, &wanted).ok()?.dyn_into().ok()
}

fn turn_off(stream: &MediaStream) {
    for track in stream.get_tracks().iter() {
        track.unchecked_into::<MediaStreamTrack>().stop();
    }
}

/// What a camera sees, shown and looked at.
struct Film {
    screen: HtmlVideoElement,
    stream: MediaStream,
    timer: Option<i32>,
}

impl Film {
    fn new(screen: HtmlVideoElement, stream: MediaStream, seen: impl Fn(Grey) + 'static) -> Film {
        screen.set_src_object(Some(&stream));
        // A page that may not show it by itself sees it all the same.
        let _ = screen.play().map(|playing| when(&playing, |_| {}));
        let (shown, easel) = (screen.clone(), Easel::new());
        let glance = Closure::<dyn Fn()>::new(move || {
            let size = (f64::from(shown.video_width()), f64::from(shown.video_height()));
            if let Some(grey) = easel.as_ref().and_then(|easel| easel.grey(&shown, size, THROUGH_THE_CAMERA)) {
                seen(grey);
            }
        });
        // It may put the camera away itself, and must not go before it ends.
        let glance = glance.into_js_value();
        let timer = web_sys::window().and_then(|window| {
            let glance = glance.unchecked_ref();
            window.set_interval_with_callback_and_timeout_and_arguments_0(glance, MILLISECONDS).ok()
        });
        Film { screen, stream, timer }
    }
}

impl Drop for Film {
    fn drop(&mut self) {
        if let (Some(window), Some(timer)) = (web_sys::window(), self.timer) {
            window.clear_interval_with_handle(timer);
        }
        self.screen.set_src_object(None);
        turn_off(&self.stream);
    }
}

/// Looks at a picture in a file; `None` if it is none.
pub fn picture(file: &File, then: impl FnOnce(Option<Grey>) + 'static) {
    let asked = web_sys::window().and_then(|window| window.create_image_bitmap_with_blob(file).ok());
    let Some(asked) = asked else { return then(None) };
    when(&asked, move |bitmap| {
        let bitmap: Option<ImageBitmap> = bitmap.and_then(|bitmap| bitmap.dyn_into().ok());
        then(bitmap.and_then(|bitmap| {
            let size = (f64::from(bitmap.width()), f64::from(bitmap.height()));
            let grey = Easel::new()?.grey(&bitmap, size, IN_A_PICTURE);
            bitmap.close();
            grey
        }));
    });
}

/// Where pictures are drawn to be looked at, one after the other.
struct Easel {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Easel {
    fn new() -> Option<Easel> {
        let canvas = web_sys::window()?.document()?.create_element("canvas").ok()?;
        let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
        let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        Some(Easel { canvas, context })
    }

    /// A picture of any kind in shades of grey, no larger than need be.
    fn grey(&self, picture: &JsValue, (width, height): (f64, f64), longest: f64) -> Option<Grey> {
        let scale = (longest / width.max(height)).min(1.0);
        let (width, height) = ((width * scale).floor(), (height * scale).floor());
        if width < 1.0 || height < 1.0 {
            return None;
        }
        self.canvas.set_width(width as u32);
        self.canvas.set_height(height as u32);
        // Codes are drawn on paper, also where a picture has nothing in its place.
        self.context.set_fill_style_str("white");
        self.context.fill_rect(0.0, 0.0, width, height);
        // The browser draws films and pictures by the same name.
        let draw: Function = Reflect::get(&self.context, &"drawImage".into()).ok()?.dyn_into().ok()?;
        let place = [picture.clone(), 0.into(), 0.into(), width.into(), height.into()];
        draw.apply(&self.context, &place.into_iter().collect()).ok()?;
        let colours = self.context.get_image_data(0.0, 0.0, width, height).ok()?.data();
        Some(Grey::of_colours(width as usize, &colours))
    }
}
