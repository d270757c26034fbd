//! The annals of a game with their pictures, for the page that shows them.

use super::screen::pieces;
use super::{miniature, words};
use crate::play::Save;
use crate::rules::Observer;
use crate::rules::king_is_dead::{Ending, KingIsDead};
use crate::ui::lang::Lang;
use crate::ui::shell::{Leaf, LeafPart};
use crate::ui::table::button::sprite;

/// The page; `None` if the game is not over.
pub fn leaf(save: &Save<KingIsDead>, lang: Lang) -> Option<Leaf> {
    let seating = save.seating();
    let verdict = seating.result()?;
    let names = words::claimants(&save.chairs, lang);
    let tale = words::annals(&seating.turns(Observer::Public), &verdict, &names, save.seed(), lang)?;
    let chapters = tale.chapters.into_iter().map(|chapter| LeafPart {
        picture: miniature::struggle(&chapter.table, chapter.region),
        heading: chapter.heading,
        text: chapter.text,
    });
    let end = LeafPart {
        picture: sprite(if verdict.ending == Ending::Invasion { "#fleet" } else { "#crown-great" }),
        heading: tale.end.to_owned(),
        text: tale.ending,
    };
    let emblem = |(seat, name)| (sprite(pieces::emblem(seat)), name);
    Some(Leaf {
        title: tale.title,
        people: names.into_iter().enumerate().map(emblem).collect(),
        opening: tale.opening,
        chapters: chapters.collect(),
        end,
    })
}
