//! The built site in a real browser. `cargo xtask test` runs these after building
//! it; alone: `cargo xtask browser`, which takes names of tests.

mod hands;
mod kit;
#[path = "../lessons/tasks.rs"]
mod lesson_tasks;
mod seek;
mod states;
mod table;

mod annals;
mod axe;
mod cards;
mod crowns;
mod day;
mod games;
mod geometry;
mod hints;
mod hot_seat;
mod keeping;
mod keys_and_focus;
mod language;
mod learn;
mod offline;
mod pace;
mod reasons;
mod reload;
mod replay;
mod review;
mod rules;
mod saves;
mod scan;
mod screens;
mod shell;
mod smoke;
mod speed;
mod text;
mod the_kit;
mod undo;
mod volumes;
mod worker;
mod worker_lost;
