//! A picture of a part of the page, as a file of pixels.
//!
//! The part is copied and laid out once more, out of sight, at the size of a sheet
//! of paper. Its drawings go into one SVG that needs nothing from outside, which
//! becomes an image; the words are painted over it, each where the browser has put
//! it, with the page's own typefaces. So the picture looks like the page, and no
//! typeface has to be fetched again and put into the SVG.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::encode_uri_component;
use web_sys::{
    Blob, CanvasRenderingContext2d, Document, Element, HtmlCanvasElement, HtmlElement, HtmlImageElement, Node,
    XmlSerializer,
};

use super::device::when;

/// A4 in pixels of CSS, of which 96 make an inch; the style sheets say the same.
const PAPER: (f64, f64) = (794.0, 1123.0);

/// Pixels of the picture for each of these: 288 to the inch, as printers like.
const SCALE: f64 = 3.0;

/// The size of letters on paper, which the style sheets know by this name.
const LETTERS: &str = "--letters";

/// The largest letters, the smallest, and how much smaller each try is.
const SIZES: (f64, f64, f64) = (18.0, 9.0, 0.25);

/// Makes letters as large as one sheet of paper allows when the part is printed.
pub fn fit(part: &Element) {
    if let Some(sheet) = Sheet::of(part, "for-print") {
        set_letters(part, sheet.letters);
    }
}

/// Makes the picture; `None` if the browser cannot.
pub fn develop(part: &Element, then: impl FnOnce(Option<Blob>) + 'static) {
    let Some(sheet) = Sheet::of(part, "for-picture") else { return then(None) };
    let image = sheet.drawings().and_then(|drawings| {
        let image = HtmlImageElement::new().ok()?;
        let encoded: String = encode_uri_component(&drawings).into();
        image.set_src(&format!("data:image/svg+xml;charset=utf-8,{encoded}"));
        Some(image)
    });
    let Some(image) = image else { return then(None) };
    when(&image.decode(), move |decoded| match decoded.and_then(|_| sheet.paint(&image)) {
        None => then(None),
        Some(canvas) => to_file(&canvas, then),
    });
}

fn to_file(canvas: &HtmlCanvasElement, then: impl FnOnce(Option<Blob>) + 'static) {
    // Either the browser calls back, or it refuses at once.
    let waiting = Rc::new(Cell::new(Some(then)));
    let then = Rc::clone(&waiting);
    let done = Closure::once_into_js(move |blob: JsValue| {
        if let Some(then) = then.take() {
            then(blob.dyn_into().ok());
        }
    });
    if canvas.to_blob(done.unchecked_ref()).is_err()
        && let Some(then) = waiting.take()
    {
        then(None);
    }
}

/// A copy of a part of the page, laid out on paper out of sight.
struct Sheet {
    document: Document,
    host: Element,
    copy: Element,
    /// The largest letters with which everything is on it.
    letters: f64,
}

/// A length that is not negative, to the hundredth: writing down any fraction takes
/// a program of its own.
fn written(length: f64) -> String {
    let hundredths = (length * 100.0).round() as u32;
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

fn set_letters(part: &Element, size: f64) {
    let style = part.unchecked_ref::<HtmlElement>().style();
    let _ = style.set_property(LETTERS, &(written(size) + "px"));
}

impl Drop for Sheet {
    fn drop(&mut self) {
        self.host.remove();
    }
}

impl Sheet {
    /// The same part for a purpose, which the style sheets give a size to.
    fn of(part: &Element, purpose: &str) -> Option<Sheet> {
        let document = part.owner_document()?;
        let host = document.create_element("div").ok()?;
        host.set_class_name("darkroom");
        let _ = host.set_attribute("aria-hidden", "true");
        let copy: Element = part.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        let _ = copy.class_list().add_2("on-paper", purpose);
        // No two elements of a page may have the same name.
        if let Ok(named) = copy.query_selector_all("[id]") {
            for index in 0..named.length() {
                if let Some(element) = named.item(index).and_then(|node| node.dyn_into::<Element>().ok()) {
                    let _ = element.remove_attribute("id");
                }
            }
        }
        let _ = host.append_child(&copy);
        document.body()?.append_child(&host).ok()?;
        let mut sheet = Sheet { document, host, copy, letters: SIZES.0 };
        sheet.letters = sheet.fitting()?;
        Some(sheet)
    }

    /// The largest letters with which the last part of the copy, which holds the
    /// words, has room for all of them.
    fn fitting(&self) -> Option<f64> {
        let words = self.copy.last_element_child()?;
        let (largest, smallest, step) = SIZES;
        let mut size = largest;
        set_letters(&self.copy, size);
        while words.client_height() < words.scroll_height() && smallest < size {
            size -= step;
            set_letters(&self.copy, size);
        }
        Some(size)
    }

    /// All drawings at their places, as one SVG.
    fn drawings(&self) -> Option<String> {
        let writer = XmlSerializer::new().ok()?;
        let (width, height) = PAPER;
        let [wide, high, width, height] = [width, height, width * SCALE, height * SCALE].map(written);
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{width}\" height=\"{height}\">"
        );
        // The page's set of drawings, which these are made of.
        if let Some(set) = self.document.query_selector("svg.sprite").ok().flatten() {
            text += &writer.serialize_to_string(&set).ok()?;
        }
        let drawings = self.copy.query_selector_all("svg").ok()?;
        let origin = self.copy.get_bounding_client_rect();
        for index in 0..drawings.length() {
            let Some(drawing) = drawings.item(index).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
            let place = drawing.get_bounding_client_rect();
            let turned = self.style(&drawing, "transform");
            let (x, y) = (place.x() - origin.x(), place.y() - origin.y());
            self.dye(&drawing);
            for (name, value) in [("x", 0.0), ("y", 0.0), ("width", place.width()), ("height", place.height())] {
                let _ = drawing.set_attribute(name, &written(value));
            }
            // Drawings are mirrored at most, and about their middle.
            let (mirror_x, mirror_y) = (turned.starts_with("matrix(-1"), turned.contains("0, -1, "));
            let (dx, dy) =
                (if mirror_x { x + place.width() } else { x }, if mirror_y { y + place.height() } else { y });
            let (sx, sy) = (if mirror_x { -1 } else { 1 }, if mirror_y { -1 } else { 1 });
            text += &format!("<g transform=\"matrix({sx} 0 0 {sy} {} {})\">", written(dx), written(dy));
            text += &writer.serialize_to_string(&drawing).ok()?;
            text += "</g>";
        }
        Some(text + "</svg>")
    }

    /// Writes the colours that the style sheets give a drawing into it.
    fn dye(&self, drawing: &Element) {
        let _ = drawing.set_attribute("color", &self.style(drawing, "color"));
        let Ok(parts) = drawing.query_selector_all("path") else { return };
        for index in 0..parts.length() {
            let Some(part) = parts.item(index).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
            for name in ["fill", "stroke", "stroke-width"] {
                let _ = part.set_attribute(name, &self.style(&part, name));
            }
        }
    }

    fn style(&self, element: &Element, property: &str) -> String {
        let style = self.document.default_view().and_then(|window| window.get_computed_style(element).ok().flatten());
        style.and_then(|style| style.get_property_value(property).ok()).unwrap_or_default()
    }

    /// The drawings, and the words over them.
    fn paint(&self, drawings: &HtmlImageElement) -> Option<HtmlCanvasElement> {
        let canvas: HtmlCanvasElement = self.document.create_element("canvas").ok()?.dyn_into().ok()?;
        let (width, height) = PAPER;
        canvas.set_width((width * SCALE) as u32);
        canvas.set_height((height * SCALE) as u32);
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        context.scale(SCALE, SCALE).ok()?;
        context.set_fill_style_str(&self.style(&self.copy, "background-color"));
        context.fill_rect(0.0, 0.0, width, height);
        context.draw_image_with_html_image_element_and_dw_and_dh(drawings, 0.0, 0.0, width, height).ok()?;
        self.write(&self.copy, &context)?;
        Some(canvas)
    }

    /// Paints the words in an element, and in those within it.
    fn write(&self, element: &Element, context: &CanvasRenderingContext2d) -> Option<()> {
        let children = element.child_nodes();
        for child in (0..children.length()).filter_map(|index| children.item(index)) {
            match child.dyn_into::<Element>() {
                Ok(inner) if inner.class_list().contains("spoken") || inner.tag_name() == "svg" => {}
                Ok(inner) => self.write(&inner, context)?,
                Err(node) if node.node_type() == Node::TEXT_NODE => self.write_text(element, &node, context)?,
                Err(_) => {}
            }
        }
        Some(())
    }

    fn write_text(&self, parent: &Element, node: &Node, context: &CanvasRenderingContext2d) -> Option<()> {
        let font =
            ["font-style", "font-weight", "font-size", "font-family"].map(|part| self.style(parent, part)).join(" ");
        context.set_font(&font);
        context.set_fill_style_str(&self.style(parent, "color"));
        let measure = context.measure_text("x").ok()?;
        let (above, below) = (measure.font_bounding_box_ascent(), measure.font_bounding_box_descent());
        let origin = self.copy.get_bounding_client_rect();
        let range = self.document.create_range().ok()?;
        let mut place = 0;
        // A line may end after each of these.
        for piece in node.text_content().unwrap_or_default().split_inclusive([' ', '-', '–', '—']) {
            let word = piece.trim_end_matches(' ');
            let end = place + word.encode_utf16().count() as u32;
            if place != end {
                range.set_start(node, place).ok()?;
                range.set_end(node, end).ok()?;
                let rect = range.get_bounding_client_rect();
                let baseline = rect.y() - origin.y() + (rect.height() - above - below) / 2.0 + above;
                context.fill_text(word, rect.x() - origin.x(), baseline).ok()?;
            }
            place += piece.encode_utf16().count() as u32;
        }
        Some(())
    }
}
