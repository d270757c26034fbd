//! The end of a game: who wins, and which comparison decided it, step by step.
//!
//! The comparisons are those of the rules, told with their numbers. A side is a
//! single player or, at a table of four, a team, which its first seat stands for.

use std::cmp::Reverse;

use super::super::super::lang::Lang;
use super::{names, player, struggles};
use crate::rules::Seat;
use crate::rules::king_is_dead::{ByFaction, Card, Decision, Ending as End, Faction, Hand, Verdict, View};

/// The end of a game in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The heading.
    pub title: String,
    /// Who wins, partners included.
    pub crowned: String,
    /// The comparison that decided, with its numbers.
    pub reason: String,
    /// All comparisons in order, the one that decided last.
    pub steps: Vec<String>,
}

/// The end of a game in words. The game is over, so every hand is known.
pub fn verdict(view: &View, verdict: &Verdict, names: &[String], lang: Lang) -> Ending {
    let mut tale = Tale { view, names, lang, steps: Vec::new() };
    let (title, reason) = match verdict.ending {
        End::Invasion => (struggles::invasion(lang), tale.invasion(verdict)),
        End::Coronation => (struggles::coronation(lang), tale.coronation(verdict)),
    };
    let crowned = tale.people(&verdict.winners);
    if verdict.winners.len() == 2 && view.table().side(verdict.winners[0]) == view.table().side(verdict.winners[1]) {
        tale.steps.push(match lang {
            Lang::En => format!("Partners win together: {crowned}."),
            Lang::Fr => format!("L’équipe gagne ensemble\u{a0}: {crowned}."),
        });
    }
    Ending { title: title.to_owned(), crowned, reason, steps: tale.steps }
}

struct Tale<'a> {
    view: &'a View,
    names: &'a [String],
    lang: Lang,
    steps: Vec<String>,
}

/// The game's followers of the first and second faction, compared so far.
#[derive(Clone, Copy)]
struct Compared {
    first: Faction,
    second: Option<Faction>,
}

impl Tale<'_> {
    fn invasion(&mut self, verdict: &Verdict) -> String {
        let lang = self.lang;
        let sides = self.sides();
        let scores = self.scores(&sides, |tale, side| tale.sets(side), |tale, side| tale.team_has_plot(side));
        self.steps.push(lang.labelled(lang.pick("Complete sets", "Séries complètes"), &format!("{scores}.")));
        let tied = best(&sides, |side| self.sets(side));
        let sets = sets_each(self.sets(tied[0]), lang);
        match verdict.decided_by {
            Decision::Shared => {
                self.step_tied(&tied);
                self.shared(&sets, &tied)
            }
            Decision::LastPlay => {
                self.step_tied(&tied);
                let plays = self.plays(&tied, true);
                self.steps.push(match lang {
                    Lang::En => format!("The latest card played: {plays}."),
                    Lang::Fr => format!("La dernière carte jouée\u{a0}: {plays}."),
                });
                match lang {
                    Lang::En => format!("{sets}: the latest card played wins. {plays}."),
                    Lang::Fr => format!("{sets}\u{a0}: la carte jouée en dernier l’emporte. {plays}."),
                }
            }
            _ => match lang {
                Lang::En => format!("Most complete sets, one follower of each faction, wins. {scores}."),
                Lang::Fr => {
                    format!("Le plus de séries complètes, un partisan de chaque faction, l’emporte. {scores}.")
                }
            },
        }
    }

    fn coronation(&mut self, verdict: &Verdict) -> String {
        let Some(&first) = verdict.ranking.first() else { return String::new() };
        let compared = Compared { first, second: verdict.ranking.get(1).copied() };
        self.step_ranking(&verdict.ranking);
        let all: Vec<Seat> = self.view.table().seats().iter().collect();
        let tied = self.compare_courts(first, true, &all);
        if self.one_side(&tied) {
            return self.by_first(verdict, &tied);
        }
        let tied = match compared.second {
            Some(second) => {
                let left = self.compare_courts(second, false, &tied);
                if self.one_side(&left) {
                    return self.by_second(compared, second, &tied, &left);
                }
                left
            }
            None => {
                self.steps.push(
                    self.lang
                        .pick(
                            "No other faction holds a region: there is no second one to compare.",
                            "Aucune autre faction ne tient de région\u{a0}: il n’y en a pas de deuxième à comparer.",
                        )
                        .to_owned(),
                );
                tied
            }
        };
        if let Some(&plotter) = tied.iter().find(|&&seat| self.holds_plot(seat)) {
            return self.by_plot(compared, plotter);
        }
        self.most_decisive(verdict, compared, &tied)
    }

    /// Followers of a faction at the courts of `seats`; Plot adds one to the
    /// first faction. Answers who has most.
    fn compare_courts(&mut self, faction: Faction, first: bool, seats: &[Seat]) -> Vec<Seat> {
        let lang = self.lang;
        let scores = self.court_scores(faction, first, seats);
        let people = names::faction(faction, lang);
        self.steps.push(match lang {
            Lang::En => format!("{people} at court: {scores}."),
            Lang::Fr => format!("{people} à la cour\u{a0}: {scores}."),
        });
        let tied = best(seats, |seat| self.court(seat, faction, first));
        self.step_tied(&tied);
        tied
    }

    fn by_first(&self, verdict: &Verdict, tied: &[Seat]) -> String {
        let first = verdict.ranking[0];
        if let [one, _, ..] = *tied {
            return self.partners(first, self.court(one, first, true), tied);
        }
        let all: Vec<Seat> = self.view.table().seats().iter().collect();
        let (power, scores) = (self.power(&verdict.ranking), self.court_scores(first, true, &all));
        match self.lang {
            Lang::En => format!("{power}: most {} at court wins. {scores}.", names::faction(first, self.lang)),
            Lang::Fr => format!("{power}\u{a0}: le plus {} à la cour l’emporte. {scores}.", of_faction(first)),
        }
    }

    fn by_second(&self, compared: Compared, second: Faction, before: &[Seat], tied: &[Seat]) -> String {
        if let [one, _, ..] = *tied {
            return self.partners(second, self.court(one, second, false), tied);
        }
        let only_first = tied_on(Compared { second: None, ..compared }, self.lang);
        let scores = self.court_scores(second, false, before);
        match self.lang {
            Lang::En => {
                let people = names::faction(second, self.lang);
                format!("{only_first}: most {people}, the second faction, wins. {scores}.")
            }
            Lang::Fr => {
                format!("{only_first}\u{a0}: le plus {}, deuxième faction, l’emporte. {scores}.", of_faction(second))
            }
        }
    }

    fn partners(&self, faction: Faction, count: u8, tied: &[Seat]) -> String {
        let (people, each) = (self.people(tied), names::followers(count, faction, self.lang));
        match self.lang {
            Lang::En => format!("The partners {people} lead together, with {each} at each court."),
            Lang::Fr => format!("L’équipe de tête se partage l’égalité\u{a0}: {people}, avec {each} à chaque cour."),
        }
    }

    fn by_plot(&mut self, compared: Compared, plotter: Seat) -> String {
        let (name, tied) = (player(plotter, self.names), tied_on(compared, self.lang));
        let (step, reason) = match self.lang {
            Lang::En => (format!("Plot decides for {name}."), format!("{tied}: Plot decides for {name}.")),
            Lang::Fr => {
                (format!("Complot tranche pour {name}."), format!("{tied}\u{a0}: Complot tranche pour {name}."))
            }
        };
        self.steps.push(step);
        reason
    }

    /// The last tiebreaks, between sides.
    fn most_decisive(&mut self, verdict: &Verdict, compared: Compared, tied: &[Seat]) -> String {
        let (lang, on) = (self.lang, tied_on(compared, self.lang));
        let mut sides: Vec<Seat> = tied.iter().map(|&seat| self.view.table().side(seat)).collect();
        sides.sort_unstable();
        sides.dedup();
        if verdict.decided_by == Decision::Shared {
            return self.shared(&on, &sides);
        }
        let emptied = self.emptied(&sides);
        self.steps.push(match lang {
            Lang::En => format!("Every card played: {emptied}."),
            Lang::Fr => format!("Toutes les cartes jouées\u{a0}: {emptied}."),
        });
        if verdict.decided_by == Decision::AllCardsPlayed {
            return match lang {
                Lang::En => format!("{on}: the first to have played every card wins. {emptied}."),
                Lang::Fr => format!("{on}\u{a0}: avoir joué toutes ses cartes en premier l’emporte. {emptied}."),
            };
        }
        let left = self.scores(&sides, |tale, side| tale.cards_left(side), |_, _| false);
        self.steps.push(lang.labelled(lang.pick("Cards left", "Cartes restantes"), &format!("{left}.")));
        if verdict.decided_by == Decision::FewestCardsLeft {
            return match lang {
                Lang::En => format!("{on}, and somebody has the fewest cards left. {left}."),
                Lang::Fr => format!("{on}\u{a0}: le moins de cartes restantes l’emporte. {left}."),
            };
        }
        let tied = best(&sides, |side| Reverse(self.cards_left(side)));
        let plays = self.plays(&tied, false);
        self.steps.push(match lang {
            Lang::En => format!("The earlier last card: {plays}."),
            Lang::Fr => format!("La dernière carte jouée le plus tôt\u{a0}: {plays}."),
        });
        match lang {
            Lang::En => format!("{on}, and as many cards left: whose last card came earlier wins. {plays}."),
            Lang::Fr => format!(
                "{on}, et autant de cartes restantes\u{a0}: la dernière carte jouée le plus tôt l’emporte. {plays}."
            ),
        }
    }

    fn shared(&mut self, tied: &str, sides: &[Seat]) -> String {
        let everybody: Vec<Seat> = sides.iter().flat_map(|&side| self.team(side)).collect();
        let people = self.people(&everybody);
        let (step, reason) = match self.lang {
            Lang::En => (
                format!("None of them played a card: {people} share the victory."),
                format!("{tied}, and no card played by any of them: {people} share the victory."),
            ),
            Lang::Fr => (
                format!("Sans carte jouée, la victoire est partagée\u{a0}: {people}."),
                format!("{tied}, et pas une carte jouée\u{a0}: la victoire est partagée entre {people}."),
            ),
        };
        self.steps.push(step);
        reason
    }

    /// "The Welsh hold 4 regions, the English 3."
    fn power(&self, ranking: &[Faction]) -> String {
        let lang = self.lang;
        let held = |faction| self.view.table().controlled(faction).len();
        let (first, count) = (names::the_faction(ranking[0], lang), held(ranking[0]));
        let capital = super::super::super::lang::capitalised(first);
        let Some(&second) = ranking.get(1) else {
            return match lang {
                Lang::En => format!("{capital} hold {count} regions, nobody else any"),
                Lang::Fr => format!("{capital} tiennent {count} régions, les autres aucune"),
            };
        };
        let (other, fewer) = (names::the_faction(second, lang), held(second));
        match (fewer == count, lang) {
            (false, Lang::En) => format!("{capital} hold {count} regions, {other} {fewer}"),
            (false, Lang::Fr) => format!("{capital} tiennent {count} régions, {other} {fewer}"),
            (true, Lang::En) => format!("{capital} and {other} hold {count} regions each, but {first} won the latest"),
            (true, Lang::Fr) => {
                format!("{capital} et {other} tiennent {count} régions, mais {first} ont gagné la dernière")
            }
        }
    }

    fn step_ranking(&mut self, ranking: &[Faction]) {
        let lang = self.lang;
        let held = |faction: &Faction| self.view.table().controlled(*faction).len();
        let listed: Vec<String> =
            ranking.iter().map(|faction| format!("{} {}", names::faction(*faction, lang), held(faction))).collect();
        let equals = ranking.windows(2).any(|pair| held(&pair[0]) == held(&pair[1]));
        let mut step = lang.labelled(lang.pick("Regions held", "Régions tenues"), &format!("{}.", listed.join(", ")));
        if equals {
            step = format!(
                "{step} {}",
                lang.pick(
                    "Between equals, the latest struggle won counts.",
                    "À égalité, la lutte gagnée en dernier compte."
                )
            );
        }
        self.steps.push(step);
    }

    fn step_tied(&mut self, tied: &[Seat]) {
        if self.one_side(tied) {
            return;
        }
        let everybody = self.people(tied);
        if let Some(step) = self.steps.last_mut() {
            step.push(' ');
            step.push_str(&self.lang.labelled(self.lang.pick("Tied", "À égalité"), &format!("{everybody}.")));
        }
    }

    fn court_scores(&self, faction: Faction, first: bool, seats: &[Seat]) -> String {
        let mut order: Vec<Seat> = seats.to_vec();
        order.sort_by_key(|&seat| Reverse(self.court(seat, faction, first)));
        let one = |&seat: &Seat| {
            let plot = first && self.holds_plot(seat);
            self.score(player(seat, self.names), self.court(seat, faction, first).into(), plot)
        };
        order.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// Numbers of sides, the highest first.
    fn scores<N: Into<usize> + Copy>(
        &self,
        sides: &[Seat],
        value: impl Fn(&Self, Seat) -> N,
        plot: impl Fn(&Self, Seat) -> bool,
    ) -> String {
        let mut order: Vec<Seat> = sides.to_vec();
        order.sort_by_key(|&side| Reverse(value(self, side).into()));
        let one = |&side: &Seat| self.score(&self.people(&self.team(side)), value(self, side).into(), plot(self, side));
        order.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn score(&self, name: &str, value: usize, plot: bool) -> String {
        match (plot, self.lang) {
            (false, _) => format!("{name} {value}"),
            (true, Lang::En) => format!("{name} {value} (with Plot)"),
            (true, Lang::Fr) => format!("{name} {value} (avec Complot)"),
        }
    }

    /// When each side played last, counted in cards of the whole game.
    fn plays(&self, sides: &[Seat], latest_first: bool) -> String {
        let mut order: Vec<Seat> = sides.to_vec();
        order.sort_by_key(|&side| self.latest_play(side));
        if latest_first {
            order.reverse();
        }
        let one = |&side: &Seat| self.at_card(side, self.latest_play(side));
        order.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn at_card(&self, side: Seat, play: Option<u8>) -> String {
        let people = self.people(&self.team(side));
        match (play, self.lang) {
            (Some(play), Lang::En) => format!("{people} (card {play} of the game)"),
            (Some(play), Lang::Fr) => format!("{people} (carte {play} de la partie)"),
            (None, Lang::En) => format!("{people} (no card)"),
            (None, Lang::Fr) => format!("{people} (aucune carte)"),
        }
    }

    /// When each side had played every card, or how many are left.
    fn emptied(&self, sides: &[Seat]) -> String {
        let mut order: Vec<Seat> = sides.to_vec();
        order.sort_by_key(|&side| (self.done_at(side).is_none(), self.done_at(side), self.cards_left(side)));
        let one = |&side: &Seat| match (self.done_at(side), self.cards_left(side), self.lang) {
            (Some(play), _, _) => self.at_card(side, Some(play)),
            (None, left, Lang::En) => format!("{} ({left} left)", self.people(&self.team(side))),
            (None, left, Lang::Fr) => format!("{} (il en reste {left})", self.people(&self.team(side))),
        };
        order.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn people(&self, seats: &[Seat]) -> String {
        let people: Vec<String> = seats.iter().map(|&seat| player(seat, self.names).to_owned()).collect();
        self.lang.list(&people)
    }

    fn sides(&self) -> Vec<Seat> {
        let table = self.view.table();
        table.seats().iter().filter(|&seat| table.side(seat) == seat).collect()
    }

    fn team(&self, side: Seat) -> Vec<Seat> {
        let table = self.view.table();
        table.seats().iter().filter(|&seat| table.side(seat) == table.side(side)).collect()
    }

    fn one_side(&self, seats: &[Seat]) -> bool {
        let table = self.view.table();
        seats.windows(2).all(|pair| table.side(pair[0]) == table.side(pair[1]))
    }

    fn court(&self, seat: Seat, faction: Faction, first: bool) -> u8 {
        self.view.table().court(seat)[faction] + u8::from(first && self.holds_plot(seat))
    }

    fn holds_plot(&self, seat: Seat) -> bool {
        matches!(self.view.hand(seat), Hand::Known(cards) if cards.contains(Card::Plot))
    }

    fn team_has_plot(&self, side: Seat) -> bool {
        self.team(side).into_iter().any(|seat| self.holds_plot(seat))
    }

    /// Sets of the pooled courts; Plot stands in for the scarcest faction.
    fn sets(&self, side: Seat) -> u8 {
        let mut pool = ByFaction::<u8>::default();
        for seat in self.team(side) {
            for faction in Faction::ALL {
                pool[faction] += self.view.table().court(seat)[faction];
            }
        }
        if let Some(scarcest) = pool.0.iter_mut().min().filter(|_| self.team_has_plot(side)) {
            *scarcest += 1;
        }
        pool.sets()
    }

    fn latest_play(&self, side: Seat) -> Option<u8> {
        self.team(side).into_iter().filter_map(|seat| self.view.table().last_play(seat)).max()
    }

    fn done_at(&self, side: Seat) -> Option<u8> {
        let emptied = self.team(side).into_iter().map(|seat| self.view.table().emptied(seat));
        emptied.collect::<Option<Vec<u8>>>()?.into_iter().max()
    }

    fn cards_left(&self, side: Seat) -> usize {
        let left = |seat| match self.view.hand(seat) {
            Hand::Known(cards) => cards.playable_count(),
            Hand::Hidden(count) => count,
        };
        self.team(side).into_iter().map(left).sum()
    }
}

/// "Tied on Welsh and English".
fn tied_on(compared: Compared, lang: Lang) -> String {
    let first = names::faction(compared.first, lang);
    match (compared.second, lang) {
        (None, Lang::En) => format!("Tied on {first}"),
        (None, Lang::Fr) => format!("Égalité {}", of_faction(compared.first)),
        (Some(second), Lang::En) => format!("Tied on {first} and {}", names::faction(second, lang)),
        (Some(second), Lang::Fr) => format!("Égalité {} et {}", of_faction(compared.first), of_faction(second)),
    }
}

fn sets_each(sets: u8, lang: Lang) -> String {
    match (sets, lang) {
        (0, _) => lang.pick("Tied without a complete set", "Égalité sans série complète").to_owned(),
        (1, _) => lang.pick("Tied at 1 complete set", "Égalité à 1 série complète").to_owned(),
        (_, Lang::En) => format!("Tied at {sets} complete sets"),
        (_, Lang::Fr) => format!("Égalité à {sets} séries complètes"),
    }
}

/// "de Gallois", "d’Anglais", after "le plus" or "égalité".
fn of_faction(faction: Faction) -> &'static str {
    match faction {
        Faction::Scottish => "d’Écossais",
        Faction::Welsh => "de Gallois",
        Faction::English => "d’Anglais",
    }
}

/// Those of `seats` with the highest `score`.
fn best<S: Ord>(seats: &[Seat], score: impl Fn(Seat) -> S) -> Vec<Seat> {
    let highest = seats.iter().map(|&seat| score(seat)).max();
    seats.iter().copied().filter(|&seat| Some(score(seat)) == highest).collect()
}
