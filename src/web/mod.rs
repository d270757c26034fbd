//! What the page needs of the browser besides its screen.

pub mod device;
pub mod storage;
