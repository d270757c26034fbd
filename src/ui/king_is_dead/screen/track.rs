//! The region cards in the order of their struggles.

use leptos::prelude::*;

use super::pieces::{self, sprite};
use super::sitting::Sitting;
use crate::rules::king_is_dead::Region;
use crate::ui::king_is_dead::scene::{Standing, TileLook};
use crate::ui::king_is_dead::words;
use crate::ui::table::roving::Row;

/// The track: eight cards by space.
#[component]
pub fn Track(sitting: Sitting) -> impl IntoView {
    let row = Row::new(Region::ALL.len());
    let order = Memo::new(move |_| sitting.scene.with(|scene| *scene.table.track()));
    let label = move || sitting.lang.get().pick("Order of the struggles", "Ordre des luttes");
    let tiles = (0..Region::ALL.len()).map(|space| view! { <Tile sitting space order row /> });
    view! {
        <section class="track" aria-label=label>
            <h2 class="track-title" aria-hidden="true">{label}</h2>
            <ol on:keydown=move |event| row.on_key(&event)>{tiles.collect_view()}</ol>
        </section>
    }
}

/// The card on one space.
#[component]
fn Tile(sitting: Sitting, space: usize, order: Memo<[Region; 8]>, row: Row) -> impl IntoView {
    let region = move || order.with(|order| order[space]);
    let look = Memo::new(move |_| sitting.scene.with(|scene| scene.tile(region())));
    let name = move || {
        sitting.scene.with(|scene| {
            sitting.names.with(|names| words::tile_name(&scene.table, region(), names, sitting.lang.get()))
        })
    };
    let is = move |asked: fn(&TileLook) -> bool| move || look.with(asked);
    view! {
        <li>
            <button
                type="button"
                class="tile"
                class:live=is(|look| look.live.is_some())
                class:chosen=is(|look| look.chosen)
                class:contested=is(|look| look.contested)
                class:closed=is(|look| matches!(look.standing, Standing::Held(_) | Standing::Unstable))
                class:moved=is(|look| look.moved)
                data-index=space
                data-tile=move || region().slug()
                data-target=move || look.get().live.map(|target| target.to_string())
                aria-disabled=move || if look.get().live.is_some() { "false" } else { "true" }
                aria-pressed=move || if look.get().chosen { "true" } else { "false" }
                aria-label=name
                tabindex=move || row.tabindex(space)
                on:focus=move |_| row.stop_at(space)
                on:click=move |_| {
                    if let Some(target) = look.get_untracked().live {
                        sitting.tap(target);
                    }
                }
            >
                <span class="space" aria-hidden="true">{space + 1}</span>
                <span class="tile-name">
                    <span class="long">{move || words::region(region(), sitting.lang.get())}</span>
                    <span class="short">{move || words::region_short(region(), sitting.lang.get())}</span>
                </span>
                <span class="tile-state" aria-hidden="true">{move || state(look.get().standing)}</span>
                {move || look.get().disc.map(|seat| view! {
                    <span class="tile-disc" aria-hidden="true">
                        {sprite("#disc-negotiation")}
                        <span class="owner">{sprite(pieces::emblem(seat.index()))}</span>
                    </span>
                })}
            </button>
        </li>
    }
}

/// How the region stands, in a glyph or two.
fn state(standing: Standing) -> AnyView {
    match standing {
        Standing::Leads(faction, by) => {
            view! { {sprite(pieces::piece(faction))} <span class="by">"+"{by}</span> }.into_any()
        }
        Standing::Tied => view! { <span class="by">"="</span> }.into_any(),
        Standing::Empty => view! { <span class="by">"–"</span> }.into_any(),
        Standing::Held(faction) => sprite(pieces::disc(faction)).into_any(),
        Standing::Unstable => sprite("#disc-unstable").into_any(),
    }
}
