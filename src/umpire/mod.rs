//! The umpire: referees any game over a line protocol, as UCI and GTP do for
//! chess and Go. It is how bots of other authors join, how tournaments run, how
//! two rules engines are compared, and how a bug is reproduced from a record.
//!
//! One command a line, UTF-8. Every answer ends with a line that begins with `ok`
//! or `error`; an error changes nothing and says in words what was wrong.
//!
//! | command | answer |
//! |---|---|
//! | `games` | a line a game: name, players, options |
//! | `new <game> players=3 mode=base seed=42 start=0` | a game; same arguments, same game, on every machine. What is left out: the fewest players, the base mode, seed 0, a start player by lot |
//! | `state` | the true position, one line of JSON |
//! | `set <json>` | takes such a position; the history begins anew |
//! | `view <seat>` | what that seat may know, one line of JSON |
//! | `legal` | every legal move, one a line, sorted; `ok <count>` |
//! | `do <move>` | plays one of them |
//! | `undo` | takes back the last `do`, whoever made it |
//! | `result` | how the game ended, one line of JSON |
//! | `record` | the game so far, one line of JSON (see `play::Record`) |
//! | `load <json>` | plays a record again; its moves can be taken back. The umpire knows whole moves: a half-chosen one at the end is dropped |
//! | `bot <level> [playouts=N] [ms=N] [seed=N]` | `move <move>`, by a bot that sees only the view of the seat to act; same seed and playouts, same answer |
//! | `eval [playouts=N]` | `{"win":[…],"playouts":N}`: each seat's part of the victory in games played at random from worlds that fit that view |
//! | `help`, `quit` | |
//!
//! The moves and the JSON of The King is Dead are described in
//! `src/rules/king_is_dead/notation.rs` and `document.rs`.

mod referee;

use std::io::{self, BufRead, Read, Write};

use crate::words::Words;
use referee::Referee;

/// Longer lines are refused unread; the longest honest one, a record of a game
/// of four, has some ten thousand bytes.
pub const LONGEST_LINE: usize = 1 << 20;

const HELP: &str = "\
games                                   the games and their options
new <game> [players=N] [mode=M] [seed=N] [start=SEAT]
                                        e.g. new king-is-dead players=3 mode=advanced seed=42
state                                   the true position, as JSON
set <json>                              take this position
view <seat>                             what a seat may know, as JSON
legal                                   every legal move
do <move>                               play one of them: pass, play <card> <effect>, then
                                        summon <faction> <region>; e.g. do play welsh-support devon
undo                                    take back the last do
result                                  how the game ended, as JSON
record                                  the game so far, as JSON
load <json>                             play a record again
bot <level> [playouts=N] [ms=N] [seed=N]  a move by a bot
eval [playouts=N]                       chances of each seat, as JSON
help, quit";

/// One conversation: at most one game is on the table.
#[derive(Default)]
pub struct Umpire {
    referee: Option<Box<dyn Referee>>,
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The next line, please.
    GoOn,
    /// It was `quit`.
    Quit,
}

/// An answer: lines, and what stands behind `ok`.
#[derive(Default)]
struct Answer {
    lines: Vec<String>,
    remark: Option<String>,
}

impl Answer {
    fn line(line: String) -> Answer {
        Answer { lines: vec![line], remark: None }
    }
}

impl Umpire {
    /// Answers one line.
    ///
    /// # Errors
    /// If the answer cannot be written.
    pub fn answer(&mut self, line: &str, out: &mut impl Write) -> io::Result<After> {
        let mut words = Words::of(line);
        let command = words.next().unwrap_or_default();
        if command == "quit" {
            writeln!(out, "ok")?;
            return Ok(After::Quit);
        }
        match self.obey(command, words) {
            Ok(answer) => {
                for line in answer.lines {
                    writeln!(out, "{line}")?;
                }
                match answer.remark {
                    Some(remark) => writeln!(out, "ok {remark}")?,
                    None => writeln!(out, "ok")?,
                }
            }
            // A reason may quote what was sent; it stays on one line.
            Err(reason) => writeln!(out, "error {}", reason.replace(char::is_control, " "))?,
        }
        Ok(After::GoOn)
    }

    /// Answers line after line until `quit` or the end.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn run(&mut self, mut input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            let limit = LONGEST_LINE as u64 + 1;
            if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            if line.len() as u64 == limit && line.last() != Some(&b'\n') {
                skip_line(&mut input)?;
                writeln!(out, "error the line is longer than {LONGEST_LINE} bytes")?;
            } else {
                match std::str::from_utf8(&line) {
                    Ok(line) => {
                        if self.answer(line, out)? == After::Quit {
                            return out.flush();
                        }
                    }
                    Err(_) => writeln!(out, "error the line is not UTF-8")?,
                }
            }
            out.flush()?;
        }
    }

    fn obey(&mut self, command: &str, mut words: Words) -> Result<Answer, String> {
        match command {
            "" => return Err("the line is empty; help lists the commands".to_owned()),
            "help" => {
                words.end()?;
                let levels = crate::bot::Level::ALL.map(|level| level.name()).join(", ");
                let lines = HELP.lines().map(str::to_owned).chain([format!("levels: {levels}")]);
                return Ok(Answer { lines: lines.collect(), remark: None });
            }
            "games" => {
                words.end()?;
                return Ok(Answer { lines: referee::games(), remark: None });
            }
            "new" => {
                self.referee = Some(referee::deal(words)?);
                return Ok(Answer::default());
            }
            "set" => {
                self.referee = Some(referee::set(words.rest())?);
                return Ok(Answer::default());
            }
            "load" => {
                self.referee = Some(referee::load(words.rest())?);
                return Ok(Answer::default());
            }
            "state" | "view" | "legal" | "do" | "undo" | "result" | "record" | "bot" | "eval" => {}
            _ => return Err(format!("unknown command {command:?}; help lists the commands")),
        }
        let game = self.referee.as_deref_mut().ok_or("no game is on the table: begin with new, set or load")?;
        match command {
            "do" => return game.play(&words.sentence()).map(|()| Answer::default()),
            "view" => {
                let seat = words.next().ok_or("view of which seat?")?;
                words.end()?;
                return game.view(seat).map(Answer::line);
            }
            "bot" => return game.bot(words).map(|text| Answer::line(format!("move {text}"))),
            "eval" => return game.eval(words).map(Answer::line),
            _ => words.end()?,
        }
        match command {
            "state" => Ok(Answer::line(game.state())),
            "result" => game.result().map(Answer::line),
            "record" => Ok(Answer::line(game.record())),
            "undo" => game.undo().map(|()| Answer::default()),
            "legal" => {
                let lines = game.legal();
                let remark = Some(lines.len().to_string());
                Ok(Answer { lines, remark })
            }
            _ => unreachable!("{command} is one of the commands above"),
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(());
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}
