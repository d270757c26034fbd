//! The README's tables, made from the sheet.

use std::fmt;

use super::plan::duration;
use super::sheet::{Bin, How, Meeting, Pace, Reliability, Section, Sheet, Solved, Wanted};

const BEGIN: &str = "<!-- ladder:begin -->\n";
const END: &str = "<!-- ladder:end -->";

/// The text with its tables made anew from the sheet.
///
/// # Errors
/// If it has no place for them.
pub fn with_tables(text: &str, sheet: &Sheet) -> Result<String, String> {
    let (before, rest) = text.split_once(BEGIN).ok_or("the README does not say where the tables begin")?;
    let (_, after) = rest.split_once(END).ok_or("the README does not say where the tables end")?;
    Ok(format!("{before}{BEGIN}{}{END}{after}", tables(sheet)))
}

/// All tables.
pub fn tables(sheet: &Sheet) -> String {
    let mut text = String::new();
    meetings(&mut text, "The strongest level against others", sheet.strength.as_ref());
    meetings(&mut text, "Each level against the one below", sheet.rungs.as_ref());
    meetings(&mut text, "The strongest level against the one below", sheet.summit.as_ref());
    meetings(&mut text, "The strongest level against itself in a hurry", sheet.budget.as_ref());
    meetings(&mut text, "What knowing the hidden cards would be worth", sheet.peeking.as_ref());
    meetings(&mut text, "By the clock, in WebAssembly", sheet.clock.as_ref());
    calibration(&mut text, sheet.calibration.as_ref());
    latency(&mut text, sheet.latency.as_ref());
    tactics(&mut text, sheet.tactics.as_ref());
    if text.is_empty() {
        text = "\nNothing has been measured yet: `cargo xtask ladder`.\n".to_owned();
    }
    text + "\n"
}

fn heading(text: &mut String, title: &str, how: &How) {
    *text += &format!("\n**{title}.** {how}\n");
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let How { machine, cores, plan, seed, seconds, note } = self;
        let small = if plan == "full" { String::new() } else { format!(", {plan}") };
        let mut first = note.chars();
        let upper: String = first.next().into_iter().flat_map(char::to_uppercase).chain(first).collect();
        write!(f, "{upper}; seed {seed}{small}; {} on {cores} cores, {machine}.", duration(*seconds))
    }
}

/// Rows of cells as Markdown, the first being the head.
fn table(text: &mut String, rows: &[Vec<String>]) {
    *text += "\n";
    for (index, row) in rows.iter().enumerate() {
        *text += &format!("| {} |\n", row.join(" | "));
        if index == 0 {
            *text += &format!("|{}\n", "---|".repeat(row.len()));
        }
    }
}

/// One table for each mode: who met whom, at which tables.
fn meetings(text: &mut String, title: &str, section: Option<&Section<Meeting>>) {
    let Some(Section { how, rows }) = section else { return };
    heading(text, title, how);
    for mode in ["base", "advanced"] {
        let rows: Vec<&Meeting> = rows.iter().filter(|meeting| meeting.mode == mode).collect();
        if rows.is_empty() {
            continue;
        }
        let columns = distinct(rows.iter().map(|meeting| (meeting.players, meeting.table())));
        let pairs = distinct(rows.iter().map(|meeting| (&meeting.bot, &meeting.against)));
        let chain = chain(&rows, &pairs);
        let mut head = vec![mode.to_owned()];
        head.extend(columns.iter().map(|&(players, table)| match table {
            "" => format!("{players} players"),
            table => format!("{players} players, {table}"),
        }));
        if chain.is_some() {
            head.push("Elo above random, 2 players".to_owned());
        }
        let mut cells = vec![head];
        for (index, &(bot, against)) in pairs.iter().enumerate() {
            let mut line = vec![format!("{bot} – {against}")];
            for column in &columns {
                let meeting = rows.iter().find(|meeting| {
                    (&meeting.bot, &meeting.against) == (bot, against) && (meeting.players, meeting.table()) == *column
                });
                line.push(meeting.map(|meeting| cell(meeting)).unwrap_or_default());
            }
            line.extend(chain.iter().map(|chain| chain[index].clone()));
            cells.push(line);
        }
        table(text, &cells);
    }
    let missed = rows.iter().filter(|meeting| !meeting.came_true()).count();
    let hoped: Vec<String> =
        distinct(rows.iter().filter_map(|meeting| meeting.wanted)).into_iter().map(words).collect();
    *text += &format!("\nHoped for: {}. ", hoped.join("; "));
    *text += &match missed {
        0 => format!("All {} came true.\n", rows.len()),
        missed => format!("{missed} of {} did not come true (✗).\n", rows.len()),
    };
}

fn words(wanted: Wanted) -> String {
    match wanted {
        Wanted::Score(least, 1.0) => format!("at least {:.1} %", 100.0 * least),
        Wanted::Score(least, most) => format!("{:.0} to {:.0} %", 100.0 * least, 100.0 * most),
        Wanted::AbovePar => "more than par beyond doubt".to_owned(),
        Wanted::AtLeastElo(least) => format!("at least {least:.0} Elo"),
        Wanted::BelowElo(most) => format!("less than {most:.0} Elo"),
    }
}

fn cell(meeting: &Meeting) -> String {
    let [mean, low, high] = [meeting.score.mean, meeting.score.low, meeting.score.high].map(|part| 100.0 * part);
    let missed = if meeting.came_true() { "" } else { " ✗" };
    let elo = match (meeting.wanted, meeting.elo) {
        (Some(Wanted::AtLeastElo(_) | Wanted::BelowElo(_)), Some(elo)) => format!("; {elo} Elo"),
        _ => String::new(),
    };
    format!("{mean:.1} % ({low:.1} – {high:.1}){elo}, {} games{missed}", meeting.games)
}

/// The Elo of each rung above `random`, if the pairs are a ladder from there. A
/// rung that was never lost counts for the least that is plausible.
fn chain(rows: &[&Meeting], pairs: &[(&String, &String)]) -> Option<Vec<String>> {
    let linked = pairs.windows(2).all(|pair| pair[0].0 == pair[1].1);
    if !linked || pairs.len() < 2 || pairs[0].1 != "random" {
        return None;
    }
    let (mut sum, mut bound) = (0.0, "");
    let mut steps = Vec::new();
    for &(bot, against) in pairs {
        let duel = rows.iter().find(|row| row.players == 2 && (&row.bot, &row.against) == (bot, against))?;
        let elo = duel.elo?;
        if elo.difference.is_none() {
            bound = "at least ";
        }
        sum += elo.difference.or(elo.low).or(elo.high)?;
        steps.push(format!("{bound}{sum:.0}"));
    }
    Some(steps)
}

fn calibration(text: &mut String, section: Option<&Section<Reliability>>) {
    let Some(Section { how, rows }) = section else { return };
    heading(text, "Chances that are called, and how often they come true", how);
    let mut head = vec!["called".to_owned()];
    head.extend(rows.iter().map(|row| format!("{} players, {}", row.players, row.mode)));
    let mut cells = vec![head];
    for tenth in 0..10 {
        let mut line = vec![format!("{} – {} %", 10 * tenth, 10 * tenth + 10)];
        line.extend(rows.iter().map(|row| match row.bins.get(tenth) {
            Some(&Bin { positions, won, .. }) if 0 < positions => format!("{:.0} % of {positions}", 100.0 * won),
            _ => "–".to_owned(),
        }));
        cells.push(line);
    }
    let line = |name: &str, value: &dyn Fn(&Reliability) -> String| {
        std::iter::once(name.to_owned()).chain(rows.iter().map(value)).collect::<Vec<String>>()
    };
    cells.push(line("Brier score", &|row| format!("{:.3}", row.brier)));
    cells.push(line("the same, saying par every time", &|row| format!("{:.3}", row.brier_of_par)));
    cells.push(line("games", &|row| row.games.to_string()));
    table(text, &cells);
}

fn latency(text: &mut String, section: Option<&Section<Pace>>) {
    let Some(Section { how, rows }) = section else { return };
    heading(text, "How long the levels think for a turn", how);
    let head = ["level", "half of the turns", "the longest", "largest tree"].map(str::to_owned).to_vec();
    let mut cells = vec![head];
    cells.extend(rows.iter().map(|pace| {
        vec![
            pace.level.clone(),
            format!("{:.1} ms", pace.median),
            format!("{:.1} ms", pace.worst),
            format!("{} nodes, {:.1} MB", pace.nodes, pace.bytes as f64 / 1e6),
        ]
    }));
    table(text, &cells);
}

fn tactics(text: &mut String, section: Option<&Section<Solved>>) {
    let Some(Section { how, rows }) = section else { return };
    heading(text, "Tactical positions", how);
    let mut cells = vec![["level", "solved"].map(str::to_owned).to_vec()];
    cells.extend(rows.iter().map(|row| vec![row.level.clone(), format!("{} of {}", row.solved, row.of)]));
    table(text, &cells);
}

fn distinct<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for item in items {
        if !found.contains(&item) {
            found.push(item);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Elo, Score};

    fn meeting(bot: &str, against: &str, won: usize) -> Meeting {
        let samples: Vec<f64> = (0..10).map(|index| f64::from(u8::from(index < won))).collect();
        let score = Score::of(&samples);
        Meeting {
            bot: bot.to_owned(),
            against: against.to_owned(),
            players: 2,
            mode: "base".to_owned(),
            seats: 1,
            setups: 10,
            games: 20,
            score,
            par: 0.5,
            elo: Some(Elo::of(score, 0.5)),
            wanted: Some(Wanted::Score(0.65, 0.85)),
            seconds: 1.0,
        }
    }

    #[test]
    fn tables_take_the_place_of_older_ones() {
        let sheet = Sheet::default();
        let text = format!("before\n{BEGIN}old\n{END}\nafter\n");
        let once = with_tables(&text, &sheet).expect("there is a place");
        assert!(once.starts_with("before\n") && once.ends_with("\nafter\n") && !once.contains("old"));
        assert_eq!(with_tables(&once, &sheet).expect("still there"), once);
        assert!(with_tables("nothing", &sheet).is_err());
    }

    #[test]
    fn a_ladder_is_added_up_and_misses_are_marked() {
        let rows = vec![meeting("page", "random", 8), meeting("squire", "page", 8), meeting("knight", "squire", 10)];
        let how = How {
            machine: "a machine".to_owned(),
            cores: 2,
            plan: "full".to_owned(),
            seed: 1,
            seconds: 3.0,
            note: "so".to_owned(),
        };
        let text = tables(&Sheet { rungs: Some(Section { how, rows }), ..Sheet::default() });
        assert!(text.contains("| 241 |") && text.contains("| 482 |") && text.contains("| at least "), "{text}");
        assert!(text.contains("1 of 3 did not come true"), "{text}");
    }
}
