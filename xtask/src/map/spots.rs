//! The places that are chosen by hand: on French land and in the open sea.

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
pub const SLOTS: [Spot; 3] = [spot(5900, 6150, 230), spot(6420, 6130, 230), spot(6940, 6120, 230)];
/// For the word France, on French land.
pub const FRANCE_NAME: Spot = spot(5400, 6270, 100);
/// For the compass rose, in the North Sea.
pub const COMPASS: Spot = spot(6300, 900, 480);
/// For ships and monsters, in the open sea.
pub const ORNAMENTS: [Spot; 3] = [spot(6350, 2150, 420), spot(700, 5600, 260), spot(700, 1900, 320)];
