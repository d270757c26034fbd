//! What every game's table has in common: the desk, the bots' turns, groups of
//! buttons that the arrow keys walk through.

mod bots;
pub mod button;
pub mod counsel;
pub mod desk;
pub mod graph;
mod idle;
pub mod review;
pub mod roving;
