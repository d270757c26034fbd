//! A power struggle, where the hand is at other times: never over the map.

use super::pieces::{self, sprite};
use super::sitting::Sitting;
use crate::rules::king_is_dead::{Faction, Region};
use crate::ui::draw::{El, el};
use crate::ui::king_is_dead::frames::{Beat, Frame};
use crate::ui::king_is_dead::scene::standing;
use crate::ui::king_is_dead::words;

/// Counts the followers of the region, then says who has it.
pub fn struggle(sitting: Sitting, frame: &Frame, region: Region) -> El {
    let lang = sitting.lang.get();
    let here = frame.before.followers().in_region(region);
    let most = here.0.into_iter().max().unwrap_or(0).max(1);
    let decided = matches!(frame.beat, Beat::Verdict(_));
    let winner = here.leader();
    let bar = |faction: Faction| {
        let count = here[faction];
        let width = format!("{}%", u32::from(count) * 100 / u32::from(most));
        let name = el("span").class("bar-name").child(sprite(pieces::piece(faction)));
        let fill = el("span").class("bar-fill").style("width", width);
        el("div")
            .class(format!("bar-row {}", faction.slug()))
            .class_if("winner", decided && winner == Some(faction))
            .child(name.text(words::faction(faction, lang)))
            .child(el("span").class("bar-space").hidden().child(fill))
            .child(el("b").class("bar-count").text(count))
    };
    let disc = decided.then(|| {
        let disc = pieces::standing(standing(&frame.table, region));
        el("span").class("verdict-disc").hidden().child(disc.map(sprite))
    });
    let number = lang.labelled(
        lang.pick("Struggle", "Lutte"),
        &format!("{}/{}", frame.before.space_of(region) + 1, Region::ALL.len()),
    );
    let words = if decided { words::struggle(&frame.before, region, lang) } else { number };
    el("div")
        .class("struggle")
        .attr("data-struggle", region.slug())
        .attr("data-decided", if decided { "true" } else { "false" })
        .child(el("div").class("bars").children(Faction::ALL.map(bar)))
        .child(el("div").class("verdict").child(disc).child(el("p").text(words)))
}
