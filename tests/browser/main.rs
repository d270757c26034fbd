//! The built site in a real browser. `cargo xtask test` runs these after building
//! it; alone: `cargo xtask browser`, which takes names of tests.

mod kit;
mod table;

mod axe;
mod geometry;
mod screens;
mod smoke;
mod states;
mod text;
mod the_kit;
mod worker;
