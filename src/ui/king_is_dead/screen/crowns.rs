//! The two crowns, on the free sea of the map: who would win a coronation and who
//! an invasion as things stand, and what the turn that is being put together would
//! change. It takes no room from anything, so that nothing moves when it comes and
//! goes; a tap tells it in sentences.

use super::pieces::{self, sprite};
use super::sitting::{Mode, Sitting};
use crate::rules::king_is_dead::{Decision, Ending, Faction, Forecast, INSTABILITY_DISCS, Phase, Table};
use crate::ui::draw::{El, State, el, show};
use crate::ui::king_is_dead::words::{button as say, crowns as words};
use crate::ui::lang::Lang;
use crate::ui::settings::Outlook;
use crate::ui::shell::dialog;
use crate::ui::table::button::{Look, Part, button, classes};

/// Both crowns, while they are to be shown.
pub fn crowns(sitting: Sitting) -> El {
    el("div")
        .class("crowns-sea")
        .child(el("div").class("crowns-frame").child(show(move || is_shown(sitting), move || cartouche(sitting))))
}

/// Once the game is over, the truth is told below.
fn is_shown(sitting: Sitting) -> bool {
    let over = sitting.scene.with(|scene| scene.table.phase() == Phase::Over);
    let deciding = sitting.mode.with(|mode| *mode == Mode::Deciding);
    !over
        && match sitting.desk.shell.settings.with(|settings| settings.outlook) {
            Outlook::Off => false,
            Outlook::OwnTurn => deciding,
            Outlook::Always => true,
        }
}

/// How both endings would turn out, now and before what is being shown.
struct Outcome {
    table: Table,
    before: Table,
    now: Forecast,
    was: Forecast,
    names: Vec<String>,
    lang: Lang,
}

impl Outcome {
    fn of(sitting: Sitting) -> Outcome {
        let (table, before) = sitting.scene.with(|scene| (scene.table, scene.before));
        let (now, was) = (table.forecast(), before.forecast());
        Outcome { table, before, now, was, names: sitting.names.get(), lang: sitting.lang.get() }
    }

    fn coronation(&self) -> String {
        words::coronation(&self.table, &self.now, &self.names, self.lang)
    }

    fn invasion(&self) -> String {
        words::invasion(&self.table, &self.now, &self.names, self.lang)
    }

    fn coming(&self) -> String {
        words::coming(&self.now, self.lang).to_owned()
    }

    /// Nothing, if nobody else would win.
    fn change(&self) -> String {
        words::change((&self.before, &self.was), (&self.table, &self.now), &self.names, self.lang)
    }

    fn note(&self) -> String {
        words::note(self.lang).to_owned()
    }

    /// Who would win, and who would have won before.
    fn winners(&self, who: fn(&Table, &Forecast, &[String], Lang) -> String) -> Part {
        let is = who(&self.table, &self.now, &self.names, self.lang);
        let was = who(&self.before, &self.was, &self.names, self.lang);
        let mut parts = Vec::new();
        if was != is {
            parts.extend([Part::Mark("was", was), Part::Mark("arrow", " → ".to_owned())]);
        }
        parts.push(Part::Mark("is", is));
        Part::Group("crowns-who", parts)
    }

    /// The factions with the regions they would hold, strongest first.
    fn ranking(&self) -> Part {
        let coronation = &self.now.coronation;
        let mut parts = Vec::new();
        for faction in coronation.ranking {
            if !parts.is_empty() {
                let level = coronation.yields_to_later_win(faction);
                parts.push(Part::Mark("sign", if level { "=" } else { ">" }.to_owned()));
            }
            parts.push(self.power(faction));
        }
        parts.push(Part::Mark("unit", words::regions(self.lang).to_owned()));
        Part::Group("crowns-ranking", parts)
    }

    fn power(&self, faction: Faction) -> Part {
        let (is, was) = (self.now.coronation.held[faction], self.was.coronation.held[faction]);
        let number = Part::Mark("number", changed(was, is));
        Part::Group("crowns-power", vec![Part::Picture(pieces::piece(faction)), number])
    }

    /// The sets of each side.
    fn sets(&self) -> Part {
        let mut parts = Vec::new();
        for side in self.table.seats().iter().filter(|&seat| self.table.side(seat) == seat) {
            let crest = match self.table.seats().count() {
                4 => Part::Mark(["team team-A", "team team-B"][side.index() % 2], words::team(side).to_owned()),
                _ => Part::Picture(pieces::emblem(side.index())),
            };
            let number = changed(self.was.invasion.sets[side], self.now.invasion.sets[side]);
            parts.push(Part::Group("crowns-power", vec![crest, Part::Mark("number", number)]));
        }
        parts.push(Part::Mark("unit", words::sets(self.lang).to_owned()));
        Part::Group("crowns-ranking", parts)
    }

    /// What is seen of it: for each ending a picture, who would win, the numbers, and
    /// why.
    fn face(&self) -> Vec<Part> {
        let Outcome { now, lang, .. } = self;
        let why = |text: String| Part::Mark("crowns-why", text);
        let mut coronation = vec![Part::Picture("#icon-crown"), self.winners(words::crowned), self.ranking()];
        coronation.extend(words::why_crowned(now, *lang).map(why));
        let mut invasion = vec![Part::Picture("#icon-lily"), self.winners(words::united), self.sets()];
        // That most sets win is seen.
        if now.invasion.decided.by != Decision::Sets {
            invasion.push(why(words::why_united(now, *lang).to_owned()));
        }
        invasion.push(Part::Mark("crowns-why away", words::missing(now.invasion.missing, *lang)));
        let classes = match now.coming {
            Ending::Coronation => ["crown coronation coming", "crown invasion"],
            Ending::Invasion => ["crown coronation", "crown invasion coming"],
        };
        vec![
            Part::Mark("crowns-title", words::title(*lang).to_owned()),
            Part::Group(classes[0], coronation),
            Part::Group(classes[1], invasion),
        ]
    }
}

/// A number that was another before says so.
fn changed(was: u8, is: u8) -> String {
    if was == is { is.to_string() } else { format!("{was}→{is}") }
}

/// What is drawn on the sea, and said to those who do not see it. What a turn would
/// change is read out when it does.
fn cartouche(sitting: Sitting) -> El {
    let open = State::new(false);
    let look = move || {
        let outcome = Outcome::of(sitting);
        let one_missing = outcome.table.unstable().len() + 1 == INSTABILITY_DISCS;
        Look {
            class: classes("crowns-face", &[(one_missing, "france-near")]),
            id: Some("crowns"),
            label: Some(words::details(outcome.lang).to_owned()),
            parts: outcome.face(),
            ..Look::default()
        }
    };
    let spoken = |tell| line(sitting, tell).class("spoken");
    el("section")
        .class("crowns")
        .label(move || words::title(sitting.lang.get()))
        .child(spoken(Outcome::coronation))
        .child(spoken(Outcome::invasion))
        .child(spoken(Outcome::change).attr("role", "status"))
        .child(button(look, move || open.set(true)).attr("aria-haspopup", "dialog"))
        .child(details(sitting, open))
}

/// A paragraph that follows what is shown.
fn line(sitting: Sitting, tell: fn(&Outcome) -> String) -> El {
    el("p").text(move || tell(&Outcome::of(sitting)))
}

/// Everything in sentences.
fn details(sitting: Sitting, open: State<bool>) -> El {
    let close = move || open.set(false);
    let told = [Outcome::coronation, Outcome::invasion, Outcome::coming, Outcome::change, Outcome::note];
    let button = el("button")
        .attr("type", "button")
        .class("answer primary")
        .id("crowns-close")
        .press(close)
        .child(sprite("#icon-close"))
        .child(el("span").text(move || say::close(sitting.lang.get())));
    dialog(move || open.get(), close)
        .class("reader")
        .attr("aria-labelledby", "crowns-title")
        .child(el("h2").id("crowns-title").text(move || words::title(sitting.lang.get())))
        .child(el("div").class("reader-text").children(told.map(|tell| line(sitting, tell))))
        .child(button)
}
