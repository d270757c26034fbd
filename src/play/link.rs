//! A whole game in a line of text short enough for a link.
//!
//! ```text
//! king-is-dead.1.1.2.mode=base.start=0.2a.57.qTb0…Xw.1c9d03e5
//! ```
//! Fields between full stops, all of them safe in the fragment of an address:
//! game, version of this format, version of the rules, players, options as the
//! umpire writes them, seed in hexadecimal, number of actions, the actions, and a
//! checksum of all that stands before it. Each action is its place among the
//! legal ones, in as few bits as their number needs, none if there is only one.

use std::fmt;
use std::str::FromStr;

use super::record::LoadError;
use super::session::{Origin, Session};
use crate::rules::{BadSetup, Notation, Seats};

const FORMAT: u16 = 1;

/// The game as a line of text. `None` for one that did not begin with a deal.
pub fn write_link<G: Notation>(session: &Session<G>) -> Option<String> {
    let Origin::Deal { seats, options, seed } = session.origin() else { return None };
    let mut replay = Session::<G>::new(session.origin().clone()).expect("the session began like this");
    let mut bits = BitWriter::default();
    for &action in session.actions() {
        let mut legal = replay.position().legal();
        let width = width(legal.len());
        let index = legal.position(|legal| legal == action).expect("the session took this action");
        bits.write(index as u64, width);
        replay.play(action).expect("the session took this action");
    }
    let mut fields =
        vec![G::META.slug.to_owned(), FORMAT.to_string(), G::META.rules_version.to_string(), seats.count().to_string()];
    fields.extend(G::written_options(options).into_iter().map(|(name, value)| format!("{name}={value}")));
    fields.extend([format!("{seed:x}"), session.actions().len().to_string(), bits.text()]);
    let body = fields.join(".");
    let check = checksum(&body);
    Some(format!("{body}.{check:08x}"))
}

/// Plays the game of a link again.
///
/// # Errors
/// If the text is damaged or is not a game, with the reason.
pub fn read_link<G: Notation>(text: &str) -> Result<Session<G>, LinkError> {
    let (body, check) = text.rsplit_once('.').ok_or(LinkError::Shape)?;
    if check != format!("{:08x}", checksum(body)) {
        return Err(LinkError::Damaged);
    }
    let mut fields = body.split('.').peekable();
    let mut next = || fields.next().ok_or(LinkError::Shape);
    let slug = next()?;
    if slug != G::META.slug {
        return Err(LinkError::Load(LoadError::OtherGame { found: slug.to_owned() }));
    }
    let found = number(next()?)?;
    if found != FORMAT {
        return Err(LinkError::Load(LoadError::OtherFormat { found }));
    }
    let found = number(next()?)?;
    if found != G::META.rules_version {
        return Err(LinkError::Load(LoadError::OtherRules { found }));
    }
    let found = number(next()?)?;
    let allowed = G::META.seats;
    let seats = Seats::new(found).ok_or(LinkError::Load(LoadError::Setup(BadSetup::Seats { allowed, found })))?;
    let mut options = G::Options::default();
    while let Some((name, value)) = fields.peek().and_then(|field| field.split_once('=')) {
        G::set_option(&mut options, seats, name, value).map_err(|_| LinkError::Shape)?;
        fields.next();
    }
    let mut next = || fields.next().ok_or(LinkError::Shape);
    let seed = u64::from_str_radix(next()?, 16).map_err(|_| LinkError::Load(LoadError::Seed))?;
    let count: usize = number(next()?)?;
    let mut bits = BitReader::new(next()?).ok_or(LinkError::Shape)?;
    if fields.next().is_some() {
        return Err(LinkError::Shape);
    }
    let mut session = Session::<G>::new(Origin::Deal { seats, options, seed })
        .map_err(|error| LinkError::Load(LoadError::Setup(error)))?;
    for number in 1..=count {
        let mut legal = session.position().legal();
        let width = width(legal.len());
        let action = bits.read(width).and_then(|index| legal.nth(index as usize));
        let action = action.ok_or(LinkError::Action { number })?;
        session.play(action).expect("it is one of the legal actions");
    }
    // There is one way to write a game: no signs, no options twice, no bits left.
    if write_link(&session).as_deref() == Some(text) { Ok(session) } else { Err(LinkError::Shape) }
}

/// What is wrong with a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It does not have the fields of one.
    Shape,
    /// A character was lost or changed on the way.
    Damaged,
    /// It describes something that cannot be loaded.
    Load(LoadError),
    /// An action does not exist where it is taken.
    Action {
        /// Its number, from 1.
        number: usize,
    },
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            LinkError::Shape => write!(f, "this is not the link of a game"),
            LinkError::Damaged => write!(f, "the link is incomplete or damaged"),
            LinkError::Load(error) => error.fmt(f),
            LinkError::Action { number } => write!(f, "action {number} of the link does not exist"),
        }
    }
}

impl std::error::Error for LinkError {}

fn number<N: FromStr>(field: &str) -> Result<N, LinkError> {
    field.parse().map_err(|_| LinkError::Shape)
}

/// Bits needed to tell `count` things apart.
fn width(count: usize) -> u32 {
    count.max(1).next_power_of_two().trailing_zeros()
}

/// FNV-1a: finds accidents, not attacks; every action is checked besides.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Numbers of any width, six bits a character.
#[derive(Default)]
struct BitWriter {
    text: String,
    pending: u64,
    count: u32,
}

impl BitWriter {
    fn write(&mut self, value: u64, width: u32) {
        for bit in (0..width).rev() {
            self.pending = self.pending << 1 | (value >> bit & 1);
            self.count += 1;
            if self.count == 6 {
                self.flush();
            }
        }
    }

    fn flush(&mut self) {
        self.text.push(char::from(ALPHABET[(self.pending << (6 - self.count)) as usize]));
        (self.pending, self.count) = (0, 0);
    }

    fn text(mut self) -> String {
        if self.count != 0 {
            self.flush();
        }
        self.text
    }
}

struct BitReader {
    bits: Vec<bool>,
    at: usize,
}

impl BitReader {
    fn new(text: &str) -> Option<BitReader> {
        let values: Option<Vec<usize>> =
            text.bytes().map(|byte| ALPHABET.iter().position(|&letter| letter == byte)).collect();
        let bits = values?.into_iter().flat_map(|value| (0..6).rev().map(move |bit| value >> bit & 1 == 1)).collect();
        Some(BitReader { bits, at: 0 })
    }

    fn read(&mut self, width: u32) -> Option<u64> {
        let bits = self.bits.get(self.at..self.at + width as usize)?;
        self.at += bits.len();
        Some(bits.iter().fold(0, |value, &bit| value << 1 | u64::from(bit)))
    }
}
