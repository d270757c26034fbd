//! The built site in a real browser. `cargo xtask test` runs these after building
//! it; alone: `cargo xtask browser`, which takes names of tests.

mod kit;
mod table;

mod screens;
mod shell;
mod smoke;
mod the_kit;
mod worker;
