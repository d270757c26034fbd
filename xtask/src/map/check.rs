//! What must hold of the map before it is written.

use super::Atlas;
use super::coast::Coasts;
use super::geometry::Point;
use super::warp::Warp;

pub fn all(_atlas: &Atlas) -> Result<(), String> {
    Ok(())
}

/// Everywhere on the coasts of Britain the distortion keeps left and right.
pub fn is_not_folded(warp: &Warp, coasts: &Coasts) -> Result<(), String> {
    let folded = |place: &&Point| warp.enlargement(**place) <= 0.0;
    match coasts.britain.iter().chain(coasts.islands.iter().flatten()).find(folded) {
        Some(place) => Err(format!("the map is folded at longitude {}, latitude {}", place.x, place.y)),
        None => Ok(()),
    }
}
