//! Where nets learn: from nothing but games against themselves.
//!
//! `cargo xtask train` takes the courses for all numbers of players and writes the
//! nets and the report on them. Everything comes from a seed: the same plan gives
//! the same nets, whatever the number of cores.

mod course;
mod pupils;
pub mod report;
mod student;

pub use course::{Course, Milestone, Plan, compare, in_parallel};
pub use student::{Lesson, Student};
