//! What lies on the table: regions in track order, courts, hands, supply.

use leptos::prelude::*;

use super::super::lang::Lang;
use super::super::plain::ME;
use super::words;
use crate::rules::king_is_dead::{ByFaction, Faction, Hand, INSTABILITY_DISCS, Phase, Region, Table, View};
use crate::rules::{Observer, Seat};

/// Everything that lies on the table.
#[component]
pub fn Board(view: Memo<View>, lang: RwSignal<Lang>) -> impl IntoView {
    move || {
        let lang = lang.get();
        view.with(|view| {
            let table = view.table();
            let regions: Vec<_> =
                table.track().iter().enumerate().map(|(space, &region)| region_card(table, space, region, lang)).collect();
            let courts: Vec<_> = table.seats().iter().map(|seat| court(view, seat, lang)).collect();
            let discs = INSTABILITY_DISCS - table.unstable().len();
            view! {
                <section class="regions" aria-label=lang.pick("Regions in the order of their struggles", "Régions dans l’ordre des luttes")>
                    {regions}
                </section>
                <section class="seats" aria-label=lang.pick("Players", "Joueurs")>
                    {courts}
                    <div class="seat">
                        <h3>{lang.pick("Supply", "Réserve")}</h3>
                        {pieces(table.supply(), lang)}
                        <p>{lang.pick("Discs in France: ", "Disques en France\u{202f}: ")}{discs}</p>
                    </div>
                </section>
            }
        })
    }
}

fn region_card(table: &Table, space: usize, region: Region, lang: Lang) -> impl IntoView + use<> {
    let winner = Faction::ALL.into_iter().find(|&faction| table.controlled(faction).contains(region));
    let contested = table.contested() == Some(region);
    let disc = table.seats().iter().find(|&seat| table.disc(seat) == Some(region));
    let content = if let Some(winner) = winner {
        view! { <p class="disc">{lang.pick("held by the ", "tenue par les ")}{words::faction(winner, lang)}</p> }
            .into_any()
    } else if table.unstable().contains(region) {
        view! { <p class="disc">{lang.pick("unstable", "instable")}</p> }.into_any()
    } else {
        pieces(&table.followers().in_region(region), lang).into_any()
    };
    let neighbours: Vec<&str> = region.neighbours().iter().map(|other| words::region(other, lang)).collect();
    view! {
        <div class="region" class:closed=!table.open().contains(region) class:contested=contested>
            <h3><span class="space">{space + 1}</span>{words::region(region, lang)}</h3>
            {content}
            <p class="borders">{lang.pick("borders ", "touche ")}{neighbours.join(", ")}</p>
            {disc.map(|seat| view! {
                <p class="note">{lang.pick("disc: ", "disque\u{202f}: ")}{words::plain::seat(seat, ME, lang)}</p>
            })}
        </div>
    }
}

fn court(view: &View, seat: Seat, lang: Lang) -> impl IntoView + use<> {
    let table = view.table();
    let cards = match view.hand(seat) {
        Hand::Known(cards) => cards.len(),
        Hand::Hidden(count) => count,
    };
    let top = table.pile(seat).top().map(|card| words::card(card, lang));
    let acting = table.phase() != Phase::Over && table.to_act() == seat;
    let partner = table.side(seat) == table.side(Seat::new(0)) && Observer::Seat(seat) != ME;
    view! {
        <div class="seat" class:acting=acting>
            <h3>{words::plain::seat(seat, ME, lang)}{partner.then(|| lang.pick(" (partner)", " (partenaire)"))}</h3>
            {pieces(table.court(seat), lang)}
            <p>{lang.pick("Cards: ", "Cartes\u{202f}: ")}{cards}{top.map(|top| view! { " · " <em>{top}</em> })}</p>
        </div>
    }
}

/// Followers: one stack for each faction, told apart by shape, letter and colour.
fn pieces(counts: &ByFaction<u8>, lang: Lang) -> impl IntoView + use<> {
    let stacks = Faction::ALL.map(|faction| {
        let count = counts[faction];
        view! {
            <li class=format!("stack {}", faction.slug()) class:none=count == 0>
                <span aria-hidden="true">{words::letter(faction, lang)}</span>
                <b>{count}</b>
                <span class="spoken">{words::faction(faction, lang)}</span>
            </li>
        }
    });
    view! { <ul class="pieces">{stacks.into_iter().collect_view()}</ul> }
}
