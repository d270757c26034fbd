//! The built site in a real browser. `cargo xtask test` runs these after building
//! it; alone: `cargo xtask browser`, which takes names of tests.

mod hands;
mod kit;
mod seek;
mod states;
mod table;

mod axe;
mod cards;
mod games;
mod geometry;
mod hints;
mod hot_seat;
mod keeping;
mod keys_and_focus;
mod language;
mod offline;
mod pace;
mod reasons;
mod reload;
mod replay;
mod saves;
mod screens;
mod shell;
mod smoke;
mod speed;
mod text;
mod the_kit;
mod undo;
mod worker;
mod worker_lost;
