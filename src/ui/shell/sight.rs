//! How far the search for a QR code is, for those who hold one before a camera.

/// What has come of looking for a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// The browser asks whether it may.
    Asking,
    /// The camera looks.
    Looking,
    /// There is no camera, or none that may be used.
    Blind,
    /// There is no code in a picture.
    NoCode,
    /// There is a code, and no game in it.
    NoGame,
}

impl Sight {
    /// All of them.
    pub const ALL: [Sight; 5] = [Sight::Asking, Sight::Looking, Sight::Blind, Sight::NoCode, Sight::NoGame];
}
