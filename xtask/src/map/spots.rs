//! The places that are chosen by hand: on French land and in the open sea.

use super::geometry::Rectangle;

/// A circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub x: i32,
    pub y: i32,
    pub radius: i32,
}

const fn spot(x: i32, y: i32, radius: i32) -> Spot {
    Spot { x, y, radius }
}

/// For the instability discs, on French land.
pub const SLOTS: [Spot; 3] = [spot(6000, 6150, 230), spot(6480, 6140, 230), spot(6960, 6130, 230)];
/// For the word France, beside them.
pub const FRANCE_NAME: Rectangle = Rectangle { x: 5140, y: 6230, width: 600, height: 140 };
/// For the compass rose, in the North Sea.
pub const COMPASS: Spot = spot(6300, 900, 480);
/// For ships and monsters, in the open sea.
pub const ORNAMENTS: [Spot; 3] = [spot(6350, 2150, 420), spot(700, 5610, 270), spot(340, 1850, 290)];
