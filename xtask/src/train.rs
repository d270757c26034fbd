//! `cargo xtask train`: teaches the nets of the bots.

use super::run::{Done, program, root};

pub fn train(settings: &[String]) -> Done {
    let nets = root().join("src/minds/king_is_dead/nets");
    let out = format!("out={}", nets.display());
    program("train", &[&[out], settings].concat())
}
