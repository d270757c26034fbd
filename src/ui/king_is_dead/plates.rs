//! The pictures of the rules: examples before and after, as the engine plays
//! them, and the map.

use super::miniature::{self, Content};
use super::rulebook::examples::{Example, NEAR, Played, players};
use super::scene::Scene;
use super::screen::pieces::{self, sprite};
use super::words;
use crate::rules::Seat;
use crate::rules::king_is_dead::{ByFaction, Faction, Region, Regions, Table};
use crate::ui::draw::{El, el};
use crate::ui::lang::Lang;

/// The picture of that name.
pub(super) fn figure(name: &str, lang: Lang) -> Option<El> {
    match name {
        "map" => Some(map(lang)),
        "near" => Some(near(lang)),
        _ => Example::named(name).map(|example| plate(example, lang)),
    }
}

fn framed(pictures: El, told: Vec<String>) -> El {
    let caption = el("figcaption").children(told.into_iter().map(|line| el("p").text(line)));
    el("figure").class("example").child(pictures).child(caption)
}

/// The regions and the homes of the factions.
fn map(lang: Lang) -> El {
    let home = |region| Faction::ALL.into_iter().find(|faction| faction.home() == region);
    let content = |region| home(region).map_or(Content::Nothing, |faction| Content::Sign(pieces::piece(faction)));
    let scene = Scene::resting(NEAR.position().table(), Regions::NONE);
    let regions = Region::ALL.map(|region| (region, content(region)));
    let homes = Faction::ALL.map(|faction| {
        let home = words::region(faction.home(), lang);
        lang.labelled(words::faction(faction, lang), home)
    });
    framed(miniature::part(&scene, &regions, lang), vec![homes.join(" · ")])
}

/// What is near the Scots.
fn near(lang: Lang) -> El {
    let position = NEAR.position();
    let table = position.table();
    let near = table.near(Faction::Scottish);
    let content = |region| match region {
        _ if near.contains(region) => Content::Marked,
        Region::Moray => Content::Sign(pieces::piece(Faction::Scottish)),
        _ => Content::Followers,
    };
    let regions = Region::ALL.map(|region| (region, content(region)));
    let told = lang.pick(
        "The Scots hold Warwick, and their home, Moray, is open: every region with a tick is near them.",
        "Les Écossais tiennent Warwick, et leur région d’origine, le Moray, est ouverte\u{a0}: toute région cochée est proche d’eux.",
    );
    framed(miniature::part(&Scene::resting(table, Regions::NONE), &regions, lang), vec![told.to_owned()])
}

/// An example before and after; an ending with the map and the courts that decide
/// it, but for what Plot changes in them.
fn plate(example: &Example, lang: Lang) -> El {
    let played = example.play();
    let (before, after) = (played.turn.before.table(), played.turn.after.table());
    let scenes = [Scene::resting(before, Regions::NONE), Scene::past(before, after)];
    let in_time = [lang.pick("Before", "Avant"), lang.pick("After", "Après")];
    let plots = after.seats().iter().any(|seat| played.plotted(seat).is_some());
    let (labels, sides) = if played.verdict.is_some() && !plots {
        let labels = [lang.pick("The map", "Le plateau"), lang.pick("The courts", "Les cours")];
        (labels, [miniature::draw(after), courts(&played, true, lang)])
    } else if plots {
        (in_time, [courts(&played, false, lang), courts(&played, true, lang)])
    } else if example.shown.is_empty() {
        (in_time, scenes.map(|scene| track(&scene, lang)))
    } else {
        let regions = || example.shown.iter().map(|&region| (region, Content::Followers)).collect::<Vec<_>>();
        (in_time, scenes.map(|scene| miniature::part(&scene, &regions(), lang)))
    };
    let [one, other] = sides;
    let side = |label: &'static str, side: El| el("div").class("example-side").child(el("b").text(label)).child(side);
    let arrow = el("span").class("example-arrow").hidden().text("→");
    let narrow = !example.shown.is_empty() && miniature::is_narrow(example.shown);
    let sides = el("div")
        .class("example-sides")
        .class_if("narrow", narrow)
        .child(side(labels[0], one))
        .child(arrow)
        .child(side(labels[1], other));
    framed(sides, played.told(lang))
}

/// The order of the struggles; what has moved is marked by a sign.
fn track(scene: &Scene, lang: Lang) -> El {
    let tile = |&region: &Region| {
        let look = scene.tile(region);
        let disc = look.disc.map(|seat| {
            let label = words::tile_name(&scene.table, region, &players(), lang);
            el("span")
                .class("example-disc")
                .attr("role", "img")
                .label(label)
                .child(sprite(pieces::emblem(seat.index())))
        });
        el("li")
            .class_if("moved", look.moved)
            .child(el("b").text(look.space + 1))
            .child(el("span").text(words::region(region, lang)))
            .child(look.moved.then(|| el("span").class("example-moved").hidden().text("⇅")))
            .child(disc)
    };
    el("ol").class("example-track").children(scene.table.track().iter().map(tile))
}

/// The courts at an end, as they are seen before it and as they count.
fn courts(played: &Played, counted: bool, lang: Lang) -> El {
    let table: &Table = played.turn.after.table();
    let seats: Vec<Seat> = table.seats().iter().collect();
    let names = players();
    let row = |&seat: &Seat| {
        let court = if counted { played.court(seat) } else { *table.court(seat) };
        let plot = played.plotted(seat).filter(|_| counted);
        let wins = counted && played.verdict.as_ref().is_some_and(|verdict| verdict.winners.contains(&seat));
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        let crown = wins.then(|| {
            let label = lang.pick("wins", "gagne");
            el("span").class("example-crown").attr("role", "img").label(label).child(sprite("#icon-crown"))
        });
        el("li").child(el("span").class("example-name").text(name)).child(court_of(court, plot, lang)).child(crown)
    };
    el("ul").class("example-courts").children(seats.iter().map(row))
}

/// Followers by faction, with the one that Plot adds.
fn court_of(court: ByFaction<u8>, plot: Option<Faction>, lang: Lang) -> El {
    let counted = |faction: Faction| {
        let more = (plot == Some(faction)).then(|| el("i").text("+1"));
        (pieces::counted(faction, court[faction]), more)
    };
    let told: Vec<String> = Faction::ALL.map(|faction| words::followers(court[faction], faction, lang)).to_vec();
    el("span").class("example-court").attr("role", "img").label(told.join(", ")).children(Faction::ALL.map(counted))
}
