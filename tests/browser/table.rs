//! The table of The King is Dead in a browser, and the true game beside it.
//!
//! ```text
//! let page = Page::open();
//! page.sit_down(&against_bots(2, Mode::Base, 7), quick());  // any game, any position
//! page.choose_card(Card::Assemble);                          // real clicks
//! page.choose(Target::Place(stack));
//! page.click("#confirm");
//! page.wait_for_person();                                    // the bots have answered
//! page.assert_true();                                        // the board is that of the engine
//! ```
//!
//! The page keeps its game after every step; [`Page::save`] reads that and plays
//! it again here, so that what is shown can be compared with what is so. Games
//! can also be prepared here, with [`advance`], and opened in the middle.

use serde_json::{Value, json};

use interregnum::bot::Level;
use interregnum::play::{BOT_NAMES, Chair, Origin, Player, Save, SaveId, Secrecy, Session};
use interregnum::rules::king_is_dead::{Action, Card, Faction, KingIsDead, Mode, Options, Region, Table};
use interregnum::rules::{Game, GameExt, Observer, Seat, Seats};
use interregnum::ui::king_is_dead::draft::Draft;
use interregnum::ui::king_is_dead::plan::Plan;
use interregnum::ui::king_is_dead::target::Target;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Pace, Settings};

use crate::kit::Page;

/// Where the page keeps its settings.
const SETTINGS: &str = "interregnum/1/settings";

/// A game of The King is Dead as it is kept.
pub type Kept = Save<KingIsDead>;

/// A deal in which the first seat begins.
pub fn deal(seats: usize, mode: Mode, seed: u64) -> Session<KingIsDead> {
    let seats = Seats::new(seats).expect("a table");
    let options = Options { mode, start: Some(Seat::new(0)) };
    Session::new(Origin::Deal { seats, options, seed }).expect("a deal")
}

/// A game of one person, in the first seat, against bots.
pub fn against_bots(seats: usize, mode: Mode, seed: u64) -> Kept {
    solo(deal(seats, mode, seed))
}

/// This game, with one person in the first seat and bots in the others.
pub fn solo(session: Session<KingIsDead>) -> Kept {
    let bots = session.position().seats().count() - 1;
    let you = Chair { player: Player::Human, name: String::new() };
    let bots =
        BOT_NAMES[..bots].iter().map(|&name| Chair { player: Player::Bot(Level::Greedy), name: name.to_owned() });
    kept(session, [you].into_iter().chain(bots).collect(), Secrecy::Open)
}

/// This game, with people in all seats: Ann, Ben, Cyd and Dot.
pub fn hot_seat(session: Session<KingIsDead>, secrecy: Secrecy) -> Kept {
    let people = ["Ann", "Ben", "Cyd", "Dot"].map(|name| Chair { player: Player::Human, name: name.to_owned() });
    let count = session.position().seats().count();
    kept(session, people[..count].to_vec(), secrecy)
}

fn kept(session: Session<KingIsDead>, chairs: Vec<Chair>, secrecy: Secrecy) -> Kept {
    Save {
        title: String::new(),
        chairs,
        secrecy,
        session,
        draft: String::new(),
        review: String::new(),
        begun: 1,
        touched: 1,
    }
}

/// Takes actions in a game that is being prepared.
pub fn advance(save: &mut Kept, actions: &[Action]) {
    for &action in actions {
        save.session.play(action).expect("a legal action");
    }
}

/// English, and bots that are not waited for.
pub fn quick() -> Settings {
    Settings { pace: Pace::Instant, ..Settings::usual(Lang::En) }
}

/// What can be chosen after `draft`, as the engine says; it is a person's turn.
pub fn plan(save: &Kept, draft: &Draft) -> Plan {
    let seat = save.session.position().to_act().expect("the game goes on");
    Plan::of(&save.view(Observer::Seat(seat)), draft).expect("a draft of a legal turn")
}

/// The button of a target.
pub fn button(target: Target) -> String {
    let class = match target {
        Target::Region(_) | Target::Place(_) => ".plate",
        Target::Card(_) => ".tile",
        Target::Stack(_) => ".stack",
        Target::Pile(_) | Target::Disc(_) | Target::Faction(_) => ".chip",
    };
    format!("{class}[data-target='{target}']")
}

/// Where a turn that is being put together stands, as the page shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// What is asked.
    pub question: String,
    /// What explains it.
    pub hint: Vec<String>,
    /// What can be tapped.
    pub live: Vec<Target>,
    /// What is marked as chosen.
    pub chosen: Vec<String>,
    /// Which of the buttons do something.
    pub enabled: Vec<String>,
    /// What lies on the table, what was chosen included.
    pub board: Vec<String>,
}

/// The button of a card in the hand.
pub fn card_button(card: Card) -> String {
    format!(".cards [data-card='{card}']")
}

/// What lies on a table, in lines that are easy to compare.
pub fn board(table: &Table, hands: &[usize]) -> Vec<String> {
    let mut lines = Vec::new();
    let counts = |counts: [u8; 3]| counts.map(|count| count.to_string()).join(" ");
    for region in Region::ALL {
        let here = Faction::ALL.map(|faction| table.followers().count(faction, region));
        let disc = Faction::ALL.into_iter().find(|&faction| table.controlled(faction).contains(region));
        let disc = match disc {
            Some(faction) => faction.slug(),
            None if table.unstable().contains(region) => "unstable",
            None => "none",
        };
        lines.push(format!("{region}: followers {}, disc {disc}", counts(here)));
    }
    lines.push(format!("track: {}", table.track().map(|region| region.to_string()).join(" ")));
    lines.push(format!("supply: {}", counts(table.supply().0)));
    lines.push(format!("struggles: {}, unstable: {}", table.struggles(), table.unstable().len()));
    for seat in table.seats().iter() {
        let disc = table.disc(seat).map_or("kept".to_owned(), |region| format!("on {region}"));
        let top = table.pile(seat).top().map_or("none".to_owned(), |card| card.to_string());
        let (court, cards) = (counts(table.court(seat).0), hands[seat.index()]);
        lines.push(format!("seat {seat}: court {court}, cards {cards}, disc {disc}, top card {top}"));
    }
    lines
}

/// The same lines, as the page shows them.
const READ_BOARD: &str = r##"
const all = (css, within = document) => [...within.querySelectorAll(css)];
const one = (css, within) => within.querySelector(css);
const picture = (css, within) => one(css + " use", within)?.getAttribute("href");
const counts = (within) => all(".counted b", within).map((count) => count.textContent).join(" ");
const lines = all(".place").map((place) => {
  const here = all(".stack", place).map((stack) => stack.dataset.count);
  const shown = all(".stack .count", place).map((count) => count.textContent);
  if (String(here) !== String(shown)) throw new Error("a stack shows another number than it has: " + shown);
  const disc = (picture(".disc", place) ?? "#disc-none").slice(6);
  return `${one(".plate", place).dataset.region}: followers ${here.join(" ")}, disc ${disc}`;
});
lines.push("track: " + all(".tile").map((tile) => tile.dataset.tile).join(" "));
lines.push("supply: " + counts(one(".supply", document)));
const struggles = one(".count-struggles", document).textContent.match(/(\d+)\/8/)[1];
lines.push(`struggles: ${struggles}, unstable: ${all(".instability .pip.full").length}`);
for (const player of all(".player")) {
  const seat = Number(player.dataset.seat);
  const tile = all(".tile").find((tile) => picture(".owner", tile) === "#emblem-" + (seat + 1));
  const disc = one(".seal", player) ? "kept" : tile ? "on " + tile.dataset.tile : "lost";
  const top = (picture(".pile", player) ?? "#card-none").slice(6);
  const cards = one(".hand-count", player).textContent.trim();
  lines.push(`seat ${seat}: court ${counts(one(".court", player))}, cards ${cards}, disc ${disc}, top card ${top}`);
}
return lines;
"##;

/// Everything that can be tapped to answer the question, and everything that is
/// marked as chosen.
const READ_LIVE: &str = r#"
const shown = (element) => element.checkVisibility();
const live = "[data-target][aria-disabled=false], .chip[data-target]";
return [...document.querySelectorAll(live)].filter(shown).map((element) => element.dataset.target)"#;
const READ_CHOSEN: &str = r#"
const name = (e) => e.dataset.card ?? e.dataset.slot ?? e.dataset.tile ?? e.dataset.target ??
  e.querySelector("[data-region]")?.dataset.region ?? e.textContent;
const marks = ".face.chosen, .stack.chosen, .stack.summoned, .place.chosen, .tile.chosen, .chip.next, .prompt-hint .crumb";
return [...document.querySelectorAll(marks)].map((e) => e.className.split(" ")[0] + " " + name(e)).sort()"#;

impl Page {
    /// Opens a game at the table.
    #[track_caller]
    pub fn sit_down(&self, save: &Kept, settings: Settings) {
        self.goto("");
        self.prepare(settings);
        self.open_save(SaveId(0x1), save);
    }

    /// Changes the settings from the next load on; the site has to be open.
    #[track_caller]
    pub fn prepare(&self, settings: Settings) {
        self.set_local_storage(SETTINGS, &settings.to_text());
    }

    /// Keeps a game under this name and opens it; the site has to be open.
    #[track_caller]
    pub fn open_save(&self, id: SaveId, save: &Kept) {
        self.keep_save(id, save);
        // Not by going there: the page must not see the game before its settings.
        self.js("history.replaceState(null, '', arguments[0])", &[json!(format!("#play/{id}"))]);
        self.reload();
        self.wait_for("#question");
    }

    /// Keeps a game under this name; the site has to be open.
    #[track_caller]
    pub fn keep_save(&self, id: SaveId, save: &Kept) {
        self.set_local_storage(&game_key(id), &save.to_text().expect("a deal"));
    }

    /// The name of the game at the table.
    #[track_caller]
    pub fn save_id(&self) -> SaveId {
        let hash = self.js("return location.hash", &[]);
        let id = hash.as_str().and_then(|hash| hash.strip_prefix("#play/")).and_then(SaveId::read);
        id.unwrap_or_else(|| panic!("{hash} is no game"))
    }

    /// The game at the table, as the page has kept it, played again here.
    #[track_caller]
    pub fn save(&self) -> Kept {
        let text = self.local_storage(&game_key(self.save_id())).expect("the game is kept");
        Save::from_text(&text).expect("what is kept can be read")
    }

    /// What the screen is about: `deciding`, `telling`, `waiting`, `covered`,
    /// `over` or `past`; `veiled` where nothing but the veil is shown.
    #[track_caller]
    pub fn mode(&self) -> String {
        let mode = self.js("return document.querySelector('.prompt')?.dataset.mode ?? 'veiled'", &[]);
        mode.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the screen is about this.
    #[track_caller]
    pub fn wait_for_mode(&self, mode: &str) {
        self.wait_for(&format!(".prompt[data-mode={mode}]"));
    }

    /// Waits until a person is asked something or the game is over, going on
    /// wherever the page tells of something; the mode it is in then.
    #[track_caller]
    pub fn wait_for_person(&self) -> String {
        let mut mode = String::new();
        self.wait_until("somebody can decide", || {
            mode = self.mode();
            // What is told goes on by itself, too: perhaps there is no button any more.
            self.js("document.querySelector('#continue')?.click()", &[]);
            ["deciding", "over", "covered", "veiled"].contains(&mode.as_str())
        });
        mode
    }

    /// What is asked.
    #[track_caller]
    pub fn question(&self) -> String {
        self.text("#question")
    }

    /// What can be tapped to answer it, in order.
    #[track_caller]
    pub fn live(&self) -> Vec<Target> {
        let found = self.js(READ_LIVE, &[]);
        let found = found.as_array().expect("a list").iter();
        let mut live: Vec<Target> =
            found.map(|target| target.as_str().and_then(|target| target.parse().ok()).expect("a target")).collect();
        live.sort_unstable();
        // A disc can be put down on the track and in the prompt.
        live.dedup();
        live
    }

    /// Everything that is marked as chosen, in words for comparing.
    #[track_caller]
    pub fn chosen(&self) -> Vec<String> {
        texts(&self.js(READ_CHOSEN, &[]))
    }

    /// Where the turn that is being put together stands.
    #[track_caller]
    pub fn moment(&self) -> Moment {
        let enabled =
            "return [...document.querySelectorAll('.answers [aria-disabled=false]')].map(button => button.id)";
        Moment {
            question: self.question(),
            hint: self.all(".prompt-hint"),
            live: self.live(),
            chosen: self.chosen(),
            enabled: texts(&self.js(enabled, &[])),
            board: self.board(),
        }
    }

    /// Clicks on a card of the hand.
    #[track_caller]
    pub fn choose_card(&self, card: Card) {
        self.click(&card_button(card));
    }

    /// Clicks on something that answers the question.
    #[track_caller]
    pub fn choose(&self, target: Target) {
        self.click(&button(target));
    }

    /// Whether a button does something now.
    #[track_caller]
    pub fn is_enabled(&self, css: &str) -> bool {
        self.attribute(css, "aria-disabled").as_deref() != Some("true")
    }

    /// What the page shows of the table; compare with [`board`].
    #[track_caller]
    pub fn board(&self) -> Vec<String> {
        texts(&self.js(READ_BOARD, &[]))
    }

    /// Fails unless the page shows exactly the game that it has kept; with
    /// bots about, it has to be a person's turn.
    #[track_caller]
    pub fn assert_true(&self) {
        let save = self.save();
        let position = save.session.position();
        let hands: Vec<usize> = position.seats().iter().map(|seat| position.hand(seat).len()).collect();
        assert_eq!(self.board(), board(position.table(), &hands));
        let shown = texts(
            &self.js("return [...document.querySelectorAll('.cards [data-card]')].map(card => card.dataset.card)", &[]),
        );
        let owner = position.to_act().filter(|_| self.mode() == "deciding");
        if let Some(owner) = owner {
            let cards: Vec<String> = position.hand(owner).iter().map(|card| card.to_string()).collect();
            assert_eq!(shown, cards, "the hand of seat {owner}");
        }
    }
}

/// Where the page keeps a game.
pub fn game_key(id: SaveId) -> String {
    format!("interregnum/1/game/{id}")
}

/// A list of texts that a script returned.
pub fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap_or_else(|| panic!("{list} is no list"));
    list.iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn a_game_can_be_opened_in_the_middle_and_is_shown_as_it_is() {
    let page = Page::open();
    let mut save = against_bots(2, Mode::Base, 7);
    let first = plan(&save, &Draft::of(Card::WelshSupport)).live[0];
    advance(&mut save, &[Action::Pass, Action::Pass]);
    page.sit_down(&save, quick());
    page.wait_for_mode("deciding");
    page.assert_true();
    page.choose_card(Card::WelshSupport);
    assert_eq!(page.live(), plan(&save, &Draft::of(Card::WelshSupport)).live);
    assert_eq!(page.live()[0], first);
    assert_eq!(page.chosen(), ["face welsh-support"]);
}
