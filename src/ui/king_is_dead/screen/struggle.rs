//! A power struggle, where the hand is at other times: never over the map.

use leptos::prelude::*;

use super::pieces::{self, sprite};
use super::sitting::Sitting;
use crate::rules::king_is_dead::{Faction, Region};
use crate::ui::king_is_dead::frames::{Beat, Frame};
use crate::ui::king_is_dead::scene::standing;
use crate::ui::king_is_dead::words;

/// Counts the followers of the region, then says who has it.
pub fn struggle(sitting: Sitting, frame: &Frame, region: Region) -> impl IntoView + use<> {
    let lang = sitting.lang.get();
    let here = frame.before.followers().in_region(region);
    let most = here.0.into_iter().max().unwrap_or(0).max(1);
    let decided = matches!(frame.beat, Beat::Verdict(_));
    let winner = here.leader();
    let bars = Faction::ALL.map(|faction| {
        let count = here[faction];
        let width = format!("{}%", u32::from(count) * 100 / u32::from(most));
        view! {
            <div class=format!("bar-row {}", faction.slug()) class:winner=decided && winner == Some(faction)>
                <span class="bar-name">{sprite(pieces::piece(faction))}{words::faction(faction, lang)}</span>
                <span class="bar-space" aria-hidden="true"><span class="bar-fill" style:width=width></span></span>
                <b class="bar-count">{count}</b>
            </div>
        }
    });
    let disc = decided.then(|| {
        let disc = pieces::standing(standing(&frame.table, region));
        view! { <span class="verdict-disc" aria-hidden="true">{disc.map(sprite)}</span> }
    });
    let number = lang.labelled(
        lang.pick("Struggle", "Lutte"),
        &format!("{}/{}", frame.before.space_of(region) + 1, Region::ALL.len()),
    );
    view! {
        <div class="struggle" data-struggle=region.slug() data-decided=if decided { "true" } else { "false" }>
            <div class="bars">{bars.collect_view()}</div>
            <div class="verdict">
                {disc}
                <p>{if decided { words::struggle(&frame.before, region, lang) } else { number }}</p>
            </div>
        </div>
    }
}
