//! One game on the umpire's table, whichever it is.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::bot::{self, Effort, Level, Mind};
use crate::for_each_game;
use crate::play::{Origin, Record, Session, find_move, moves, slug_of};
use crate::registry::GameId;
use crate::rules::{GameExt, Notation, Observer, Rng, mix};
use crate::words::{Settings, Words};

/// What the umpire asks of a game.
pub trait Referee {
    fn state(&self) -> String;
    fn view(&self, seat: &str) -> Result<String, String>;
    fn legal(&self) -> Vec<String>;
    fn play(&mut self, text: &str) -> Result<(), String>;
    fn undo(&mut self) -> Result<(), String>;
    fn result(&self) -> Result<String, String>;
    fn record(&self) -> String;
    fn bot(&self, words: Words) -> Result<String, String>;
    fn eval(&self, words: Words) -> Result<String, String>;
}

const OVER: &str = "the game is over";
const MOST_PLAYOUTS: u32 = 10_000_000;
const USUAL_PLAYOUTS: u32 = 1_000;

struct Refereed<G: Notation> {
    session: Session<G>,
    /// How many actions had been taken before each move.
    marks: Vec<usize>,
}

/// A line for each game: name, players, options.
pub fn games() -> Vec<String> {
    fn line<G: Notation>() -> String {
        let seats = G::META.seats;
        format!("{} players={}-{} {}", G::META.slug, seats.start(), seats.end(), G::OPTIONS)
    }
    macro_rules! lines {
        ($($name:ident => $game:ty,)+) => { vec![$(line::<$game>(),)+] };
    }
    for_each_game!(lines)
}

/// A new game: `<slug> name=value …`.
pub fn deal(mut words: Words) -> Result<Box<dyn Referee>, String> {
    let slug = words.next().ok_or("which game? games lists them")?;
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match named(slug)? { $(GameId::$name => deal_one::<$game>(words),)+ }
        };
    }
    for_each_game!(dispatch)
}

/// The position of a document.
pub fn set(json: &str) -> Result<Box<dyn Referee>, String> {
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match game_of(json)? { $(GameId::$name => set_one::<$game>(json),)+ }
        };
    }
    for_each_game!(dispatch)
}

/// The game of a record, played again.
pub fn load(json: &str) -> Result<Box<dyn Referee>, String> {
    macro_rules! dispatch {
        ($($name:ident => $game:ty,)+) => {
            match game_of(json)? { $(GameId::$name => load_one::<$game>(json),)+ }
        };
    }
    for_each_game!(dispatch)
}

fn named(slug: &str) -> Result<GameId, String> {
    GameId::named(slug).ok_or_else(|| format!("there is no game {slug:?}; games lists them"))
}

fn game_of(json: &str) -> Result<GameId, String> {
    if !json.starts_with('{') {
        return Err("the JSON itself is expected on the same line, beginning with {".to_owned());
    }
    named(&slug_of(json).map_err(|error| format!("this does not say which game it is: {error}"))?)
}

fn deal_one<G: Notation + Mind>(words: Words) -> Result<Box<dyn Referee>, String> {
    let mut settings = words.settings()?;
    let seed = settings.number("seed")?.unwrap_or(0);
    let (seats, options) = settings.setup::<G>()?;
    let session = Session::<G>::new(Origin::Deal { seats, options, seed }).map_err(|error| error.to_string())?;
    Ok(Box::new(Refereed { session, marks: Vec::new() }))
}

fn set_one<G: Notation + Mind>(json: &str) -> Result<Box<dyn Referee>, String> {
    let document = serde_json::from_str(json).map_err(|error| format!("this is not a position: {error}"))?;
    let position = G::from_document(&document).map_err(|error| error.to_string())?;
    let session = Session::new(Origin::Position { position, seed: 0 }).expect("a position needs no set-up");
    Ok(Box::new(Refereed { session, marks: Vec::new() }))
}

fn load_one<G: Notation + Mind>(json: &str) -> Result<Box<dyn Referee>, String> {
    let record = Record::<G>::from_json(json).map_err(|error| error.to_string())?;
    let mut session = record.replay().map_err(|error| error.to_string())?;
    let mut replay = Session::new(session.origin().clone()).expect("the record began like this");
    let mut marks = vec![0];
    for &action in session.actions() {
        replay.play(action).expect("the record has been checked");
        if replay.position().between_moves() {
            marks.push(replay.actions().len());
        }
    }
    // The umpire knows whole moves only: half a choice is dropped.
    session.rewind(marks.pop().expect("there is at least the beginning"));
    Ok(Box::new(Refereed { session, marks }))
}

/// The games to imagine, if it is said how many.
fn playouts(settings: &mut Settings) -> Result<Option<u32>, String> {
    match settings.number("playouts")? {
        Some(playouts) if !(1..=MOST_PLAYOUTS).contains(&playouts) => {
            Err(format!("playouts can be 1 to {MOST_PLAYOUTS}"))
        }
        playouts => Ok(playouts),
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("documents have no maps with strange keys")
}

impl<G: Notation + Mind> Refereed<G> {
    /// The view of the seat to act, with which a bot has to be content.
    fn view_to_act(position: &G) -> Result<G::View, String> {
        let seat = position.to_act().ok_or(OVER)?;
        Ok(position.view(Observer::Seat(seat)))
    }

    /// Why a move cannot be made, and what could be instead: moves that begin
    /// alike if there are any, else all the ways to begin.
    fn why_not(&self, text: &str) -> String {
        let position = self.session.position();
        let openings: Vec<String> = position.legal().map(|first| position.opening(first)).collect();
        match openings.iter().find(|opening| text.starts_with(opening.trim_end())) {
            _ if openings.is_empty() => OVER.to_owned(),
            Some(opening) => {
                let alike = moves(position).into_iter().filter(|legal| legal.text.starts_with(opening.as_str()));
                let alike: Vec<String> = alike.map(|legal| legal.text).collect();
                format!(
                    "not legal here: {text:?}; ways to {1}: {0}, for example {2:?}",
                    alike.len(),
                    opening.trim(),
                    alike[0]
                )
            }
            None => {
                let ways: Vec<&str> = openings.iter().map(|opening| opening.trim()).collect();
                format!("not legal here: {text:?}; this is: {}", ways.join(", "))
            }
        }
    }
}

impl<G: Notation + Mind> Referee for Refereed<G> {
    fn state(&self) -> String {
        json(&self.session.position().document())
    }

    fn view(&self, seat: &str) -> Result<String, String> {
        let seats = self.session.position().seats();
        let seat = seat.parse().ok().and_then(|index| seats.seat(index));
        let seat = seat.ok_or_else(|| format!("the seats are 0 to {}", seats.count() - 1))?;
        Ok(json(&self.session.position().view_document(Observer::Seat(seat))))
    }

    fn legal(&self) -> Vec<String> {
        moves(self.session.position()).into_iter().map(|legal| legal.text).collect()
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let steps = find_move(self.session.position(), text).ok_or_else(|| self.why_not(text))?;
        self.marks.push(self.session.actions().len());
        for step in steps {
            self.session.play(step).expect("a move that was found is legal");
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<(), String> {
        let mark = self.marks.pop().ok_or("there is nothing to take back")?;
        self.session.rewind(mark);
        Ok(())
    }

    fn result(&self) -> Result<String, String> {
        let result = self.session.position().result().ok_or("the game is not over")?;
        Ok(json(&result))
    }

    fn record(&self) -> String {
        Record::of(&self.session).to_json()
    }

    fn bot(&self, mut words: Words) -> Result<String, String> {
        let level: Level =
            words.next().unwrap_or_default().parse().map_err(|error: bot::UnknownLevel| error.to_string())?;
        let mut settings = words.settings()?;
        let playouts = playouts(&mut settings)?;
        let time = settings.number("ms")?.map(Duration::from_millis);
        let seed = settings.number("seed")?;
        settings.end()?;

        let before = self.session.position();
        let seed = seed.unwrap_or_else(|| mix(0, self.session.actions().len() as u64));
        let mut rng = Rng::new(seed);
        let begun = Instant::now();
        let mut go_on = || time.is_none_or(|time| begun.elapsed() < time);
        let mut effort = Effort { playouts, go_on: &mut go_on };
        let mut position = before.clone();
        let mut steps = Vec::new();
        loop {
            let view = Self::view_to_act(&position)?;
            for action in bot::choose::<G>(level.style(), &view, &mut effort, &mut rng) {
                steps.push(action);
                position.apply(action, &mut Rng::new(0));
                if position.between_moves() {
                    return Ok(before.sentence(&steps));
                }
            }
        }
    }

    fn eval(&self, words: Words) -> Result<String, String> {
        let mut settings = words.settings()?;
        let playouts = playouts(&mut settings)?.unwrap_or(USUAL_PLAYOUTS);
        settings.end()?;
        let view = Self::view_to_act(self.session.position())?;
        let win = bot::win_chances::<G>(&view, playouts, &mut Rng::new(0));
        #[derive(Serialize)]
        struct Chances {
            win: Vec<f32>,
            playouts: u32,
        }
        Ok(json(&Chances { win, playouts }))
    }
}
