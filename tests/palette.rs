//! The colours of the page, read from `style/tokens.css`: what is written can be
//! read, what is marked shows, by day and by candle-light, and nobody needs to
//! tell colours apart (A8, A9, A10 of the acceptance list).

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

type Colour = [f64; 3];

const FACTIONS: [&str; 3] = ["scottish", "welsh", "english"];
const REGIONS: [&str; 8] = ["moray", "strathclyde", "lancaster", "northumbria", "gwynedd", "warwick", "essex", "devon"];

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("it is there")
}

/// The colours that are given between a line that begins with `head` and the
/// next closing brace.
fn colours(css: &str, head: &str) -> BTreeMap<String, Colour> {
    let block = css.split(head).nth(1).expect("the block is there").split('}').next().unwrap_or_default();
    let line = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": #")?;
        Some((name.to_owned(), hex(value.trim_end_matches(';'))))
    };
    block.lines().filter_map(line).collect()
}

fn hex(text: &str) -> Colour {
    let digit = |index: usize| u8::from_str_radix(&text[index..=index], 16).expect("a digit");
    let part = |index: usize| match text.len() {
        3 => digit(index) * 17,
        _ => digit(2 * index) * 16 + digit(2 * index + 1),
    };
    [0, 1, 2].map(|index| f64::from(part(index)) / 255.0)
}

/// Both themes, complete.
fn themes() -> [(&'static str, BTreeMap<String, Colour>); 2] {
    let css = read("style/tokens.css");
    let light = colours(&css, "\n:root {");
    let mut dark = light.clone();
    dark.extend(colours(&css, ":root[data-theme=\"dark\"] {"));
    [("light", light), ("dark", dark)]
}

fn linear(colour: Colour) -> Colour {
    colour.map(|part| if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
}

/// How much brighter the brighter of two colours is, as WCAG counts it.
fn contrast(one: Colour, other: Colour) -> f64 {
    let luminance = |colour| {
        let [red, green, blue] = linear(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// `front` with so much of `back` shining through that `part` of it is left.
fn through(front: Colour, part: f64, back: Colour) -> Colour {
    [0, 1, 2].map(|index| front[index] * part + back[index] * (1.0 - part))
}

#[test]
fn both_ways_to_candle_light_are_the_same() {
    let css = read("style/tokens.css");
    let asked = colours(&css, ":root:not([data-theme=\"light\"]) {");
    assert_eq!(asked, colours(&css, ":root[data-theme=\"dark\"] {"));
    assert!(10 < asked.len());
}

#[test]
fn what_is_written_can_be_read() {
    let grounds = ["paper", "paper-deep", "sheet", "sheet-raised"];
    for (theme, colour) in themes() {
        let mut pairs = vec![("on-accent", "accent"), ("card-ink", "card"), ("card", "card-ink"), ("paper", "ink")];
        pairs.extend(grounds.map(|ground| ("ink", ground)));
        pairs.extend(grounds.map(|ground| ("ink-soft", ground)));
        pairs.extend(["paper", "sheet", "sheet-raised"].map(|ground| ("accent", ground)));
        pairs.extend(REGIONS.map(|region| ("map-ink", region)));
        pairs.extend(REGIONS.map(|region| ("map-accent", region)));
        pairs.extend(["sea", "land-neutral"].map(|ground| ("map-ink", ground)));
        pairs.extend([("on-scottish", "scottish"), ("on-welsh", "welsh"), ("on-english", "english")]);
        for (ink, ground) in pairs {
            let found = contrast(colour[ink], colour[ground]);
            assert!(4.5 <= found, "{theme}: {ink} on {ground} is {found:.2}");
        }
    }
}

/// Regions that cannot be chosen are pale, but their names are still read.
#[test]
fn what_is_dimmed_can_be_read() {
    let css = read("style/map.css") + &read("style/reach.css");
    let share = |rule: &str| -> f64 {
        let value = css.split(rule).last().expect(rule).split(['}', ';']).next().unwrap_or_default();
        value.trim().parse().expect("a number")
    };
    let (land, room) = (share(".map-art .realm.dimmed { fill-opacity:"), share(".place.dimmed { opacity:"));
    for (theme, colour) in themes() {
        for region in REGIONS {
            let ground = through(colour[region], land, colour["sea"]);
            let name = through(colour["map-ink"], room, ground);
            let found = contrast(name, ground);
            assert!(4.5 <= found, "{theme}: {region}, dimmed: {found:.2}");
        }
    }
}

#[test]
fn what_is_marked_shows() {
    for (theme, colour) in themes() {
        let mut pairs = Vec::new();
        // The outline of a piece makes up for the pale gold of the English.
        pairs.extend(REGIONS.iter().flat_map(|&region| [("piece-line", region), ("map-accent", region)]));
        // Frames of buttons and fields, and what says whose turn it is.
        pairs.extend(["sheet", "sheet-raised"].iter().flat_map(|&ground| [("line", ground), ("accent", ground)]));
        pairs.extend([("card-line", "card"), ("map-accent", "card"), ("piece-line", "english")]);
        for (mark, ground) in pairs {
            let found = contrast(colour[mark], colour[ground]);
            assert!(3.0 <= found, "{theme}: {mark} on {ground} is {found:.2}");
        }
        // The ring around what has the focus is of two colours: one of them shows.
        for ground in REGIONS.into_iter().chain(["paper", "paper-deep", "sheet", "card", "sea", "ink", "accent"]) {
            let found = ["focus", "focus-halo"].map(|ring| contrast(colour[ring], colour[ground]));
            assert!(3.0 <= found[0].max(found[1]), "{theme}: the focus on {ground} is {found:.2?}");
        }
        assert!(3.0 <= contrast(colour["focus"], colour["focus-halo"]));
    }
}

/// What is left of a drawing when all colours are the same.
fn shapes(symbol: &str) -> Vec<String> {
    let art = read("style/art.svg");
    let body = art.split(&format!("<symbol id=\"{symbol}\"")).nth(1).expect(symbol);
    let body = body.split("</symbol>").next().unwrap_or_default();
    let shape = |element: &str| {
        let path = element.split(" d=\"").nth(1).and_then(|rest| rest.split('"').next());
        path.map_or_else(|| element.split_whitespace().next().unwrap_or_default().to_owned(), str::to_owned)
    };
    body.split('<').skip(1).map(shape).collect()
}

#[test]
fn factions_differ_in_shape_and_not_only_in_colour() {
    for kind in ["piece", "disc"] {
        let drawn = FACTIONS.map(|faction| shapes(&format!("{kind}-{faction}")));
        assert!(drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2], "{kind}: {drawn:?}");
    }
    // A region that is held, one that is unstable and a follower are told apart.
    assert_ne!(shapes("disc-scottish"), shapes("piece-scottish"));
    assert_ne!(shapes("disc-scottish"), shapes("disc-unstable"));
}

/// What somebody sees who has no receptors for red, green or blue, of linear
/// colours (Machado, Oliveira and Fernandes 2009, in full strength).
const EYES: [(&str, [[f64; 3]; 3]); 3] = [
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

#[test]
fn the_factions_differ_for_every_kind_of_eyes() {
    for (theme, colour) in themes() {
        for (eyes, matrix) in EYES {
            let seen = |faction: &str| {
                let light = linear(colour[faction]);
                let mixed = matrix.map(|row| row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
                lab(mixed.map(|part| part.clamp(0.0, 1.0)))
            };
            for (one, other) in [("scottish", "welsh"), ("welsh", "english"), ("english", "scottish")] {
                let found = difference(seen(one), seen(other));
                assert!(20.0 <= found, "{theme}, {eyes}: {one} and {other} differ by {found:.1}");
            }
        }
    }
}

/// CIELAB of a linear colour, under daylight (D65).
fn lab([red, green, blue]: Colour) -> Colour {
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83;
    let root = |part: f64| if 0.008_856 < part { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
    let (x, y, z) = (root(x), root(y), root(z));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How different two colours look: CIEDE2000, with the names of its paper.
fn difference([l1, a1, b1]: Colour, [l2, a2, b2]: Colour) -> f64 {
    let mean_chroma = (a1.hypot(b1) + a2.hypot(b2)) / 2.0;
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh(mean_chroma));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let angle = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (angle(a1, b1), angle(a2, b2));
    let turn = (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0;
    let (dl, dc, dh) = (l2 - l1, c2 - c1, 2.0 * (c1 * c2).sqrt() * (turn.to_radians() / 2.0).sin());
    let (l, c, h) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0, (h1 + turn / 2.0).rem_euclid(360.0));
    let cosine = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cosine(h - 30.0) + 0.24 * cosine(2.0 * h) + 0.32 * cosine(3.0 * h + 6.0)
        - 0.20 * cosine(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rotation = -2.0 * seventh(c) * (60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    let (dl, dc, dh) = (dl / sl, dc / sc, dh / sh);
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

/// Two of the pairs that its authors published to check programs with.
#[test]
fn differences_are_those_of_the_paper() {
    let one = difference([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485]);
    let other = difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387]);
    assert!((one - 2.0425).abs() < 1e-4 && (other - 1.2644).abs() < 1e-4, "{one} {other}");
}
