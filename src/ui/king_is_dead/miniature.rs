//! Small pictures of the map: of all of it for lists of games and for the annals,
//! and of a part of it for the rules. They show a table or a scene, like the great
//! map does.

use super::atlas::{HEIGHT, Room, WIDTH, outline, room};
use super::scene::{Scene, StackLook, Standing, standing};
use super::screen::pieces;
use super::words;
use crate::rules::king_is_dead::{Faction, Region, Table};
use crate::ui::draw::{El, svg};
use crate::ui::lang::Lang;

/// How large a disc is drawn, in the units of the map.
const DISC: i32 = 980;

/// How large the mark of whoever leads is drawn.
const LEADER: i32 = 620;

/// The picture.
pub(super) fn draw(table: &Table) -> El {
    let mark = |region| {
        let standing = standing(table, region);
        mark(region, standing, if matches!(standing, Standing::Leads(..)) { LEADER } else { DISC })
    };
    whole().children(Region::ALL.map(|region| land(region, true))).children(Region::ALL.map(mark))
}

/// The map after a struggle: only what is settled, and where it was fought.
pub(super) fn struggle(table: &Table, fought: Region) -> El {
    let settled = |region| {
        let standing = standing(table, region);
        let size = if region == fought { DISC + DISC / 2 } else { DISC };
        matches!(standing, Standing::Held(_) | Standing::Unstable).then(|| mark(region, standing, size)).flatten()
    };
    let sea = svg("path").class("sea").attr("d", format!("M0 0H{WIDTH}V{HEIGHT}H0z"));
    let others = Region::ALL.into_iter().filter(|&region| region != fought);
    whole()
        .child(sea)
        .children(others.map(|region| land(region, true)))
        .child(svg("path").class(format!("land fought {}", fought.slug())).attr("d", outline(fought)))
        .children(Region::ALL.map(settled))
}

fn whole() -> El {
    let view = format!("0 0 {WIDTH} {HEIGHT}");
    svg("svg").class("map-miniature").attr("viewBox", view).hidden().attr("focusable", "false")
}

/// The land of a region, strong or pale.
fn land(region: Region, strong: bool) -> El {
    svg("path").class(format!("land {}", region.slug())).class_if("pale", !strong).attr("d", outline(region))
}

fn mark(region: Region, standing: Standing, size: i32) -> Option<El> {
    Some(in_the_middle(pieces::standing(standing)?, room(region), size))
}

fn drawn(id: &'static str, x: i32, y: i32, size: i32) -> El {
    svg("use").attr("href", id).attr("x", x).attr("y", y).attr("width", size).attr("height", size)
}

fn in_the_middle(id: &'static str, room: Room, size: i32) -> El {
    drawn(id, room.x + (room.width - size) / 2, room.y + (room.height - size) / 2, size)
}

fn written(class: &'static str, x: i32, y: i32, text: impl Into<String>) -> El {
    svg("text").class(class).attr("x", x).attr("y", y).text(text.into())
}

/// What a picture of a part of the map shows in a region.
pub(super) enum Content {
    /// Its followers or its disc, and what has changed.
    Followers,
    /// A sign.
    Sign(&'static str),
    /// A sign that it is meant, in shape and not only in colour.
    Marked,
    /// Nothing but its name.
    Nothing,
}

/// The sea around what a picture of a part shows, in the units of the map.
const MARGIN: i32 = 170;
/// How far below the top of its room a name stands, and followers, and their
/// numbers.
const NAME: i32 = 215;
const ROW: i32 = 470;
const COUNT: i32 = 825;
/// How large followers are drawn, how far apart, and the mark of a change.
const PIECE: i32 = 420;
const STEP: i32 = 660;
const BADGE: (i32, i32) = (330, 260);
/// So many units of the map are a pixel where there is room: all pictures have
/// the same scale, and their words are not too small.
const SCALE: i32 = 17;
/// The widest part of the map that is still narrow.
const NARROW: i32 = 3400;

/// What of the map a picture of these regions shows.
fn frame(regions: impl Iterator<Item = Region>) -> Room {
    let Room { x, y, width, height } = regions.map(room).reduce(around).unwrap_or(WHOLE);
    Room { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}

/// Whether two pictures of these regions find room side by side on a phone, and
/// their words are still large enough.
pub(super) fn is_narrow(regions: &[Region]) -> bool {
    frame(regions.iter().copied()).width <= NARROW
}

/// A part of the map with the names of its regions and what is in them.
pub(super) fn part(scene: &Scene, regions: &[(Region, Content)], lang: Lang) -> El {
    let frame = frame(regions.iter().map(|(region, _)| *region));
    let strong = |region: Region| regions.iter().any(|(shown, _)| *shown == region);
    let told: Vec<String> = regions.iter().map(|(region, content)| spoken(scene, *region, content, lang)).collect();
    svg("svg")
        .class("map-part")
        .attr("viewBox", format!("{} {} {} {}", frame.x, frame.y, frame.width, frame.height))
        .attr("width", frame.width / SCALE)
        .attr("height", frame.height / SCALE)
        .attr("role", "img")
        .attr("focusable", "false")
        .label(told.join("; "))
        .children(Region::ALL.map(|region| land(region, strong(region))))
        .children(regions.iter().map(|(region, content)| place(scene, *region, content, lang)))
}

const WHOLE: Room = Room { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/// The smallest room around two.
fn around(one: Room, other: Room) -> Room {
    let (x, y) = (one.x.min(other.x), one.y.min(other.y));
    let right = (one.x + one.width).max(other.x + other.width);
    let bottom = (one.y + one.height).max(other.y + other.height);
    Room { x, y, width: right - x, height: bottom - y }
}

fn spoken(scene: &Scene, region: Region, content: &Content, lang: Lang) -> String {
    match content {
        Content::Followers => words::place_name(&scene.table, region, lang),
        Content::Marked => lang.labelled(words::region(region, lang), lang.pick("near", "proche")),
        Content::Sign(_) | Content::Nothing => words::region(region, lang).to_owned(),
    }
}

fn place(scene: &Scene, region: Region, content: &Content, lang: Lang) -> El {
    let room = room(region);
    let middle = room.x + room.width / 2;
    let name = written("part-name", middle, room.y + NAME, words::region(region, lang));
    let below = Room { y: room.y + NAME + NAME / 3, height: room.height - NAME - NAME / 3, ..room };
    let content = match content {
        Content::Nothing => Vec::new(),
        Content::Sign(sign) => vec![in_the_middle(sign, below, DISC * 3 / 5)],
        Content::Marked => vec![written("part-mark", middle, room.y + COUNT, "✓")],
        Content::Followers => match standing(&scene.table, region) {
            held @ (Standing::Held(_) | Standing::Unstable) => {
                pieces::standing(held).map(|disc| in_the_middle(disc, below, DISC * 3 / 5)).into_iter().collect()
            }
            _ => stacks(scene, region, middle, room.y),
        },
    };
    svg("g").child(name).children(content)
}

/// The followers of a region side by side.
fn stacks(scene: &Scene, region: Region, middle: i32, top: i32) -> Vec<El> {
    let look = scene.region(region);
    let there: Vec<(Faction, StackLook)> = Faction::ALL
        .into_iter()
        .map(|faction| (faction, look.stacks[faction]))
        .filter(|(_, stack)| stack.is_there())
        .collect();
    let left = middle - (there.len() as i32 - 1) * STEP / 2;
    let stack = |(index, (faction, look)): (usize, (Faction, StackLook))| {
        let centre = left + index as i32 * STEP;
        svg("g")
            .child(drawn(pieces::piece(faction), centre - PIECE * 2 / 3, top + ROW, PIECE))
            .child(written("part-count", centre + PIECE / 2, top + COUNT, look.count.to_string()))
            .child(change(look, centre + PIECE / 2, top + ROW - 30))
    };
    there.into_iter().enumerate().map(stack).collect()
}

/// How many more or fewer: round for those who have come, square for those who
/// have left.
fn change(look: StackLook, x: i32, y: i32) -> Option<El> {
    let (sign, by) =
        if look.before < look.count { ("+", look.count - look.before) } else { ("−", look.before - look.count) };
    let (width, height) = BADGE;
    let round = if sign == "+" { height / 2 } else { 0 };
    let frame = svg("rect")
        .attr("x", x - width / 2)
        .attr("y", y - height / 2)
        .attr("width", width)
        .attr("height", height)
        .attr("rx", round);
    let text = written("part-change", x, y + height * 3 / 10, format!("{sign}{by}"));
    (by != 0).then(|| svg("g").class("part-badge").child(frame).child(text))
}
