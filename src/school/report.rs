//! How the nets came about: a report to read, with the curves as a picture.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::course::{Milestone, Plan};

/// What was learned for one number of players.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Taught {
    /// How many played.
    pub players: usize,
    /// What was planned.
    pub plan: Plan,
    /// What came of it.
    pub milestones: Vec<Milestone>,
    /// How far chances come true, in a sentence.
    pub calibration: String,
}

impl Taught {
    /// For each milestone the time, and the rating of the best so far: every gate
    /// that was passed adds what its score is worth (between two sides, in Elo).
    fn ratings(&self) -> Vec<(f64, f64)> {
        let mut rating = 0.0;
        let rated = self.milestones.iter().map(|milestone| {
            if milestone.passed {
                rating += gain(milestone.score, milestone.par);
            }
            (milestone.seconds / 60.0, rating)
        });
        [(0.0, 0.0)].into_iter().chain(rated).collect()
    }
}

/// What a score above par is worth, in Elo.
fn gain(score: f64, par: f64) -> f64 {
    let odds = |share: f64| share.clamp(0.005, 0.995) / (1.0 - share.clamp(0.005, 0.995));
    400.0 * (odds(score) / odds(par)).log10()
}

/// The report on all of them.
pub fn write(taught: &[Taught], picture: &str) -> String {
    let mut text = String::from(
        "# How the nets learned\n\nWritten by `cargo xtask train`; everything comes from the seed. Each number of players has its own\nnet, for base and advanced games alike. A *gate* is a match of the student against the best it has been\nso far, both with a search of 100 iterations, on mirrored set-ups with all rotations of the seats; who\nscores above par takes the place of the best.\n\n",
    );
    let _ = writeln!(text, "![Ratings over time]({picture})\n");
    for Taught { players, plan, milestones, calibration } in taught {
        let _ = writeln!(text, "## {players} players\n");
        let _ = writeln!(
            text,
            "Seed {}, {} games at a glance, {} games by a search of {} iterations.\n",
            plan.seed, plan.glance_games, plan.search_games, plan.iterations
        );
        text += "| part | games | lessons | minutes | cross-entropy | decisions a game | gate | par | passed |\n";
        text += "|---|---|---|---|---|---|---|---|---|\n";
        for milestone in milestones {
            let _ = writeln!(
                text,
                "| {} | {} | {} | {:.1} | {:.3} | {:.1} | {:.1} % ± {:.1} | {:.1} % | {} |",
                milestone.part,
                milestone.games,
                milestone.lessons,
                milestone.seconds / 60.0,
                milestone.loss,
                milestone.decisions,
                100.0 * milestone.score,
                100.0 * milestone.margin,
                100.0 * milestone.par,
                if milestone.passed { "yes" } else { "no" },
            );
        }
        text += "\n";
        let _ = writeln!(text, "- {calibration}\n");
    }
    text
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const EDGE: f64 = 56.0;
const COLOURS: [&str; 3] = ["#8c2f39", "#2f5d8c", "#3f7d3a"];

/// The ratings of the best so far over time, as an SVG picture.
pub fn plot(taught: &[Taught]) -> String {
    let curves: Vec<Vec<(f64, f64)>> = taught.iter().map(Taught::ratings).collect();
    let points = || curves.iter().flatten();
    let longest = points().map(|point| point.0).fold(1.0, f64::max);
    let highest = points().map(|point| point.1).fold(100.0, f64::max);
    let x = |minutes: f64| EDGE + minutes / longest * (WIDTH - 2.0 * EDGE);
    let y = |rating: f64| HEIGHT - EDGE - rating / highest * (HEIGHT - 2.0 * EDGE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"serif\" font-size=\"13\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf6e9\"/>\n\
         <text x=\"{EDGE}\" y=\"28\" font-size=\"16\">Rating of the best net so far, in Elo above one that knows nothing</text>\n"
    );
    for step in 0..=4 {
        let (rating, minutes) = (highest * f64::from(step) / 4.0, longest * f64::from(step) / 4.0);
        let _ = writeln!(
            svg,
            "<path d=\"M{EDGE} {0:.1}H{1}\" stroke=\"#d9cfb8\"/><text x=\"{2}\" y=\"{3:.1}\" text-anchor=\"end\">{rating:.0}</text>\
             <text x=\"{4:.1}\" y=\"{5}\" text-anchor=\"middle\">{minutes:.0} min</text>",
            y(rating),
            WIDTH - EDGE,
            EDGE - 8.0,
            y(rating) + 4.0,
            x(minutes),
            HEIGHT - EDGE + 20.0,
        );
    }
    for ((curve, taught), colour) in curves.iter().zip(taught).zip(COLOURS) {
        let line: Vec<String> =
            curve.iter().map(|&(minutes, rating)| format!("{:.1} {:.1}", x(minutes), y(rating))).collect();
        let _ = writeln!(svg, "<path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>", line.join("L"));
        if let Some(&(minutes, rating)) = curve.last() {
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\" text-anchor=\"end\">{} players</text>",
                x(minutes),
                y(rating) - 6.0,
                taught.players
            );
        }
    }
    svg + "</svg>\n"
}
