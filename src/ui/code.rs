//! QR codes: a text as a pattern of squares, and the pattern, seen by a camera, as
//! a text again.

use qrcodegen::{QrCode, QrCodeEcc};
use quircs::Quirc;

/// Readers want so many squares of white around a code.
const MARGIN: i32 = 4;

/// A code, to be drawn.
pub struct Drawn {
    /// How many squares it measures.
    pub size: i32,
    /// The dark squares, as the path of an SVG.
    pub dark: String,
}

impl Drawn {
    /// A text as a code; `None` if it is too long for one.
    pub fn of(text: &str) -> Option<Drawn> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let size = code.size();
        let mut dark = String::new();
        for y in 0..size {
            for x in (0..size).filter(|&x| code.get_module(x, y)) {
                dark += &format!("M{x} {y}h1v1h-1z");
            }
        }
        Some(Drawn { size, dark })
    }

    /// The code with the white around it, as the view box of an SVG.
    pub fn view(&self) -> String {
        format!("-{MARGIN} -{MARGIN} {0} {0}", self.size + 2 * MARGIN)
    }

    /// All of that, as the path of an SVG.
    pub fn white(&self) -> String {
        format!("M-{MARGIN} -{MARGIN}h{0}v{0}h-{0}z", self.size + 2 * MARGIN)
    }
}

/// A picture in shades of grey, line by line.
pub struct Grey {
    width: usize,
    height: usize,
    shades: Vec<u8>,
}

impl Grey {
    /// Of a picture with four bytes for every point: red, green, blue and how
    /// little one sees through it.
    pub fn of_colours(width: usize, colours: &[u8]) -> Grey {
        // As bright as each colour looks, in parts of 256.
        let shade = |point: &[u8]| {
            let bright = u32::from(point[0]) * 77 + u32::from(point[1]) * 150 + u32::from(point[2]) * 29;
            (bright >> 8) as u8
        };
        let shades: Vec<u8> = colours.chunks_exact(4).map(shade).collect();
        let height = shades.len().checked_div(width).unwrap_or_default();
        Grey { width, height, shades }
    }

    /// The text of a code somewhere in the picture.
    pub fn read(&self) -> Option<String> {
        if self.shades.len() != self.width * self.height || self.shades.is_empty() {
            return None;
        }
        let mut reader = Quirc::default();
        let mut codes = reader.identify(self.width, self.height, &self.shades);
        codes.find_map(|code| String::from_utf8(code.ok()?.decode().ok()?.payload).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rng;

    /// A code as a camera sees it: turned by a slope, on grey paper, with grain.
    fn seen(text: &str, slope: f64, grain: u32, rng: &mut Rng) -> Grey {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).expect("not too long");
        let (width, height) = (720_usize, 540_usize);
        let size = f64::from(code.size());
        let scale = size / 380.0;
        let mut colours = Vec::new();
        for place in 0..width * height {
            let (x, y) = ((place % width) as f64 - 360.0, (place / width) as f64 - 270.0);
            let (u, v) = ((x + slope * y) * scale + size / 2.0, (y - slope * x) * scale + size / 2.0);
            let dark = 0.0 <= u && 0.0 <= v && code.get_module(u as i32, v as i32);
            let shade = if dark { 50 } else { 190 } + rng.below(grain + 1) as u8;
            colours.extend([shade, shade, shade, 255]);
        }
        Grey::of_colours(width, &colours)
    }

    fn letters(count: u32, rng: &mut Rng) -> String {
        (0..count).map(|_| char::from(b'a' + rng.below(26) as u8)).collect()
    }

    #[test]
    fn what_is_drawn_can_be_read_also_slanting_and_with_grain() {
        let mut rng = Rng::new(4);
        for (length, slope) in [(60, 0.0), (90, 0.1), (150, -0.12), (300, 0.05)] {
            let text = format!("https://example.com/some/where/#game/{}", letters(length, &mut rng));
            assert_eq!(seen(&text, slope, 40, &mut rng).read(), Some(text));
        }
    }

    #[test]
    fn no_picture_whatever_stops_the_reader() {
        let mut rng = Rng::new(5);
        assert_eq!(Grey::of_colours(0, &[]).read(), None);
        assert_eq!(Grey::of_colours(3, &[0; 16]).read(), None, "a line that is too short");
        for _ in 0..40 {
            let text = letters(80, &mut rng);
            let mut grey = seen(&text, 0.2, 60, &mut rng);
            // Blots, some of them across the corners by which it is found.
            for _ in 0..rng.below(30) {
                let (x, y) = (rng.below(720) as usize, rng.below(540) as usize);
                let (wide, high, ink) = (rng.below(90) as usize, rng.below(90) as usize, rng.below(256) as u8);
                for line in grey.shades.chunks_mut(grey.width).skip(y).take(high) {
                    line[x..(x + wide).min(720)].fill(ink);
                }
            }
            // Mended or not to be read, but never another text.
            assert!(grey.read().is_none_or(|read| read == text));
        }
    }

    #[test]
    fn what_is_too_long_for_a_code_is_not_drawn() {
        assert!(Drawn::of(&"x".repeat(3_000)).is_none());
        let code = Drawn::of("x").expect("short");
        assert_eq!((code.size, code.view().as_str()), (21, "-4 -4 29 29"));
    }
}
