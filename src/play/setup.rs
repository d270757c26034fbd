//! What is chosen before a game, remembered for the next one.

use super::lines::{read_lines, write_line};
use super::save::{Chair, Save, Secrecy};
use super::seating::Player;
use super::session::{Origin, Session};
use crate::bot::Level;
use crate::rules::{BadSetup, Notation, Seats};

/// Names of bots. No two of a table have the same.
pub const BOT_NAMES: [&str; 8] = ["Maud", "Hugh", "Morag", "Rhys", "Edith", "Duncan", "Gwen", "Alfred"];

/// The level of a bot until another is chosen: one that newcomers beat now and
/// then.
const DEFAULT_LEVEL: Level = Level::Squire;

/// A game that could begin.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<G: Notation> {
    /// How many play.
    pub seats: Seats,
    /// A chair for each seat the game can have; those beyond `seats` wait.
    pub chairs: Vec<Chair>,
    /// What is agreed.
    pub options: G::Options,
    /// How hands are kept from others; `None` as is usual with these options.
    pub secrecy: Option<Secrecy>,
}

impl<G: Notation> Default for Setup<G> {
    /// One person against as many bots as the smallest table has room for.
    fn default() -> Setup<G> {
        let chair = |seat: usize| match seat.checked_sub(1) {
            None => Chair { player: Player::Human, name: String::new() },
            Some(bot) => Chair { player: Player::Bot(DEFAULT_LEVEL), name: BOT_NAMES[bot].to_owned() },
        };
        Setup {
            seats: Seats::new(*G::META.seats.start()).expect("a game is for a possible number of players"),
            chairs: (0..*G::META.seats.end()).map(chair).collect(),
            options: G::Options::default(),
            secrecy: None,
        }
    }
}

impl<G: Notation> Setup<G> {
    /// The chairs that are taken.
    pub fn taken(&self) -> &[Chair] {
        &self.chairs[..self.seats.count()]
    }

    /// How many people will play at this screen.
    pub fn people(&self) -> usize {
        self.taken().iter().filter(|chair| chair.player == Player::Human).count()
    }

    /// Gives a chair to a person or a bot, and a name that fits: a bot needs one,
    /// and a person does not go by a bot's.
    pub fn give(&mut self, index: usize, player: Player) {
        let was_bot = matches!(self.chairs[index].player, Player::Bot(_));
        let is_bot = matches!(player, Player::Bot(_));
        if is_bot && self.chairs[index].name.trim().is_empty() {
            self.chairs[index].name = free_bot_name(&self.chairs);
        }
        if was_bot && !is_bot && BOT_NAMES.contains(&self.chairs[index].name.as_str()) {
            self.chairs[index].name.clear();
        }
        self.chairs[index].player = player;
    }

    /// A bot of the usual level.
    pub fn usual_bot() -> Player {
        Player::Bot(DEFAULT_LEVEL)
    }

    /// Begins the game. `usual` is how hands are kept from others if nothing was
    /// chosen; a single person has nobody to hide a hand from.
    ///
    /// # Errors
    /// If the game cannot be set up like that.
    pub fn begin(&self, seed: u64, usual: Secrecy, now: u64) -> Result<Save<G>, BadSetup> {
        let origin = Origin::Deal { seats: self.seats, options: self.options.clone(), seed };
        let secrecy = if self.people() < 2 { Secrecy::Open } else { self.secrecy.unwrap_or(usual) };
        let mut chairs = self.taken().to_vec();
        for index in 0..chairs.len() {
            chairs[index].name = chairs[index].name.trim().to_owned();
            // Somebody may have rubbed a bot's name out.
            if chairs[index].name.is_empty() && chairs[index].player != Player::Human {
                chairs[index].name = free_bot_name(&chairs);
            }
        }
        let session = Session::new(origin)?;
        Ok(Save {
            title: String::new(),
            chairs,
            secrecy,
            session,
            draft: String::new(),
            review: String::new(),
            begun: now,
            touched: now,
        })
    }

    /// A game of which nobody wrote down who plays it: a person in the first seat
    /// and bots in the others.
    pub fn usual_players(session: Session<G>, now: u64) -> Save<G> {
        let mut chairs = Setup::<G>::default().chairs;
        chairs.truncate(session.position().seats().count());
        let (title, draft, secrecy) = (String::new(), String::new(), Secrecy::Open);
        Save { title, chairs, secrecy, session, draft, review: String::new(), begun: now, touched: now }
    }

    /// The choices as text.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        write_line(&mut text, "seats", &self.seats.count().to_string());
        for chair in &self.chairs {
            write_line(&mut text, "chair", &chair.to_text());
        }
        for (name, value) in G::written_options(&self.options) {
            write_line(&mut text, "option", &format!("{name}={value}"));
        }
        if let Some(secrecy) = self.secrecy {
            write_line(&mut text, "secrecy", secrecy.name());
        }
        text
    }

    /// Reads choices; what is missing or makes no sense is as usual.
    pub fn from_text(text: &str) -> Setup<G> {
        let mut setup = Setup::default();
        let mut chair = 0;
        for (key, value) in read_lines(text) {
            match key {
                "seats" => {
                    let count = value.parse().ok().filter(|count| G::META.seats.contains(count));
                    setup.seats = count.and_then(Seats::new).unwrap_or(setup.seats);
                }
                "chair" => {
                    if let (Some(read), Some(place)) = (Chair::from_text(&value), setup.chairs.get_mut(chair)) {
                        *place = read;
                    }
                    chair += 1;
                }
                "option" => {
                    if let Some((name, value)) = value.split_once('=') {
                        // An option that is gone is not missed.
                        let _ = G::set_option(&mut setup.options, setup.seats, name, value);
                    }
                }
                "secrecy" => setup.secrecy = Secrecy::named(&value),
                _ => {}
            }
        }
        setup
    }
}

fn free_bot_name(chairs: &[Chair]) -> String {
    let free = BOT_NAMES.into_iter().find(|&name| chairs.iter().all(|chair| chair.name != name));
    free.unwrap_or(BOT_NAMES[0]).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;
    use crate::rules::king_is_dead::{KingIsDead, Mode, Options};

    fn three() -> Setup<KingIsDead> {
        let mut setup = Setup::<KingIsDead> { seats: Seats::new(3).unwrap(), ..Setup::default() };
        setup.options = Options { mode: Mode::Advanced, start: Some(Seat::new(2)) };
        setup.secrecy = Some(Secrecy::Veiled);
        setup.chairs[0].name = "Zoé\n=".to_owned();
        setup
    }

    #[test]
    fn choices_are_remembered() {
        let setup = three();
        assert_eq!(Setup::from_text(&setup.to_text()), setup);
    }

    #[test]
    fn nonsense_gives_the_usual_choices() {
        assert_eq!(Setup::<KingIsDead>::from_text("seats=9\nchair=genius x\nsecrecy=?\noption=mode"), Setup::default());
        assert_eq!(Setup::<KingIsDead>::from_text(""), Setup::default());
    }

    #[test]
    fn people_and_bots_get_names_that_fit() {
        let mut setup = Setup::<KingIsDead>::default();
        setup.give(1, Player::Human);
        assert_eq!(setup.chairs[1].name, "");
        setup.chairs[1].name = "Ann".to_owned();
        setup.give(1, Setup::<KingIsDead>::usual_bot());
        assert_eq!(setup.chairs[1].name, "Ann");
        setup.give(0, Setup::<KingIsDead>::usual_bot());
        assert_eq!(setup.chairs[0].name, "Maud");
    }

    #[test]
    fn a_hand_is_hidden_only_from_somebody() {
        let mut setup = three();
        assert_eq!(setup.begin(1, Secrecy::Covered, 5).unwrap().secrecy, Secrecy::Open);
        setup.give(1, Player::Human);
        assert_eq!(setup.begin(1, Secrecy::Covered, 5).unwrap().secrecy, Secrecy::Veiled);
        setup.secrecy = None;
        let save = setup.begin(1, Secrecy::Covered, 5).unwrap();
        assert_eq!((save.secrecy, save.begun, save.people(), save.seed()), (Secrecy::Covered, 5, 2, 1));
        let usual = Setup::usual_players(save.session, 7);
        assert_eq!((usual.people(), usual.chairs.len(), usual.touched), (1, 3, 7));
        setup.chairs[2].name = " ".to_owned();
        assert_eq!(setup.begin(1, Secrecy::Open, 0).unwrap().chairs[2].name, "Maud");
    }
}
