//! What a game tells the bots besides its rules.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::net::{Features, Net};
use crate::rules::{Game, Rng, Seat};

/// A game that bots can play. All of it may be left out: a game without a net is
/// played by imagining games to the end at random.
pub trait Mind: Game {
    /// Something that speaks for a turn, in the game's own terms.
    type Reason: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Whether it has nets.
    const HAS_NET: bool = false;

    /// The net that judges positions like this one; every one has one if any has.
    fn net(&self) -> Option<&'static Net> {
        None
    }

    /// Writes down the position for its net, as `eye` sees it: what that seat
    /// does not know must not come in.
    fn features(&self, _eye: Seat, _features: &mut Features) {}

    /// The worlds that fit a view, the likelier ones more often.
    fn worlds(view: &Self::View) -> Worlds<Self> {
        Worlds::Imagined(view.clone())
    }

    /// What speaks for a turn of the seat to act, whose view this is, by its net's
    /// own judgement: the weightiest reason first. The others at the table are
    /// told, so that nothing comes in which they must not know.
    fn reasons(_view: &Self::View, _turn: &[Self::Action]) -> Vec<Self::Reason> {
        Vec::new()
    }

    /// The chance that is shown to people for a position in which a search
    /// believes in `chance`.
    fn calibrated(&self, chance: f32) -> f32 {
        chance
    }
}

/// What the true position may be.
pub enum Worlds<G: Game> {
    /// Nothing is hidden.
    Certain(G),
    /// One of these; beside each how likely it or one of those before it is.
    Weighted(Vec<(f32, G)>),
    /// Whatever the game imagines.
    Imagined(G::View),
}

impl<G: Game> Worlds<G> {
    /// Worlds with their weights, of which not all are 0.
    pub fn weighted(worlds: impl IntoIterator<Item = (f32, G)>) -> Worlds<G> {
        let mut sum = 0.0;
        let mut summed: Vec<(f32, G)> = Vec::new();
        for (weight, world) in worlds {
            sum += weight;
            summed.push((sum, world));
        }
        match <[(f32, G); 1]>::try_from(summed) {
            Ok([(_, world)]) => Worlds::Certain(world),
            Err(summed) => Worlds::Weighted(summed),
        }
    }

    /// Whether nothing is hidden.
    pub fn is_certain(&self) -> bool {
        matches!(self, Worlds::Certain(_))
    }

    /// One of them.
    pub fn draw(&self, rng: &mut Rng) -> G {
        match self {
            Worlds::Certain(world) => world.clone(),
            Worlds::Weighted(worlds) => {
                let sum = worlds.last().map_or(0.0, |&(sum, _)| sum);
                // 24 bits: what a float holds exactly.
                let point = (rng.bits() >> 40) as f32 / (1 << 24) as f32 * sum;
                let index = worlds.partition_point(|&(sum, _)| sum <= point);
                worlds[index.min(worlds.len() - 1)].1.clone()
            }
            Worlds::Imagined(view) => G::imagine(view, rng),
        }
    }
}
