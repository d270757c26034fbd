//! The end of a game: who wins, and which comparison decided it, step by step.
//! The comparisons are those of the rules, told with their numbers.

use std::cmp::Reverse;

use super::super::super::lang::{Lang, capitalised};
use super::standings::{Standings, best};
use super::{names, player, struggles};
use crate::rules::Seat;
use crate::rules::king_is_dead::{Decision, Ending as End, Faction, Verdict, View};

/// The end of a game in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The heading.
    pub title: String,
    /// The comparison that decided, with its numbers.
    pub reason: String,
    /// All comparisons in order, the one that decided last.
    pub steps: Vec<String>,
}

/// The end of a game in words. The game is over, so every hand is known.
pub fn verdict(view: &View, verdict: &Verdict, names: &[String], lang: Lang) -> Ending {
    let standings = Standings { view, names, lang };
    let mut tale = Tale { standings, lang, steps: Vec::new() };
    let (title, reason) = match verdict.ending {
        End::Invasion => (struggles::invasion(lang), tale.invasion(verdict)),
        End::Coronation => (struggles::coronation(lang), tale.coronation(verdict)),
    };
    if 1 < verdict.winners.len() && tale.one_side(&verdict.winners) {
        let people = standings.people(&verdict.winners);
        tale.steps.push(match lang {
            Lang::En => format!("Partners win together: {people}."),
            Lang::Fr => format!("L’équipe gagne\u{a0}: {people}."),
        });
    }
    Ending { title: title.to_owned(), reason, steps: tale.steps }
}

/// The comparisons, as they are told one after the other; each answers the
/// reason if it decided.
struct Tale<'a> {
    standings: Standings<'a>,
    lang: Lang,
    steps: Vec<String>,
}

impl Tale<'_> {
    fn invasion(&mut self, verdict: &Verdict) -> String {
        let (lang, all) = (self.lang, self.standings);
        let sides = all.sides();
        let listed = all.list_sets(&sides);
        self.step(lang.pick("Complete sets", "Séries complètes"), &listed);
        let tied = best(&sides, |side| all.sets(side));
        if 1 < tied.len() {
            self.add_tied(&all.each_side(&tied));
        }
        let sets = tied_at(tied.first().map_or(0, |&side| all.sets(side)), lang);
        match verdict.decided_by {
            Decision::Shared => self.shared(&sets, &tied),
            Decision::LastPlay => {
                let plays = all.list_latest_plays(&tied);
                self.step(lang.pick("Last card played", "Dernière carte jouée"), &plays);
                match lang {
                    Lang::En => format!("{sets}: the most recent card wins. {plays}."),
                    Lang::Fr => format!("{sets}\u{a0}: qui a joué la carte la plus récente l’emporte. {plays}."),
                }
            }
            _ => match lang {
                Lang::En => format!("A set has one follower of each faction, and the most sets win. {listed}."),
                Lang::Fr => format!(
                    "Une série réunit un partisan de chaque faction\u{202f}; qui a le plus de séries l’emporte. {listed}."
                ),
            },
        }
    }

    fn coronation(&mut self, verdict: &Verdict) -> String {
        let Some(&first) = verdict.ranking.first() else { return String::new() };
        self.step_ranking(&verdict.ranking);
        let tied = self.compare_courts(first, true, &self.standings.everybody());
        if self.one_side(&tied) {
            return self.by_first(&verdict.ranking, first, &tied);
        }
        let Some(&second) = verdict.ranking.get(1) else {
            self.steps.push(no_second(self.lang).to_owned());
            return self.beyond_courts(verdict, &tied_on(first, None, self.lang), &tied);
        };
        let left = self.compare_courts(second, false, &tied);
        if self.one_side(&left) {
            return self.by_second(first, second, &tied, &left);
        }
        self.beyond_courts(verdict, &tied_on(first, Some(second), self.lang), &left)
    }

    /// Followers of a faction at the courts of `seats`. Answers who has most.
    fn compare_courts(&mut self, faction: Faction, first: bool, seats: &[Seat]) -> Vec<Seat> {
        let all = self.standings;
        let listed = all.list_courts(faction, first, seats);
        self.step(at_court(faction, self.lang), &listed);
        let tied = best(seats, |seat| all.court(seat, faction, first));
        self.step_tied(&tied);
        tied
    }

    fn by_first(&self, ranking: &[Faction], first: Faction, tied: &[Seat]) -> String {
        let all = self.standings;
        if let [one, _, ..] = *tied {
            return self.partners(first, all.court(one, first, true), tied);
        }
        let (power, listed) = (self.power(ranking), all.list_courts(first, true, &all.everybody()));
        match self.lang {
            Lang::En => format!("{power}: most {} at court wins. {listed}.", names::faction(first, self.lang)),
            Lang::Fr => format!("{power}\u{a0}: qui a le plus {} à sa cour l’emporte. {listed}.", of_faction(first)),
        }
    }

    fn by_second(&self, first: Faction, second: Faction, before: &[Seat], tied: &[Seat]) -> String {
        let all = self.standings;
        if let [one, _, ..] = *tied {
            return self.partners(second, all.court(one, second, false), tied);
        }
        let (on, listed) = (tied_on(first, None, self.lang), all.list_courts(second, false, before));
        match self.lang {
            Lang::En => {
                format!(
                    "{on}: the second faction decides, and most {} wins. {listed}.",
                    names::faction(second, self.lang)
                )
            }
            Lang::Fr => {
                format!("{on}\u{a0}: qui a le plus {}, deuxième faction, l’emporte. {listed}.", of_faction(second))
            }
        }
    }

    fn partners(&self, faction: Faction, count: u8, tied: &[Seat]) -> String {
        let (people, each) = (self.standings.people(tied), names::followers(count, faction, self.lang));
        match self.lang {
            Lang::En => format!("{people} are partners and lead together, with {each} at each court."),
            Lang::Fr => format!("{people} font équipe et mènent à égalité, avec {each} à chaque cour."),
        }
    }

    /// What decides between courts that are equal: Plot, then sides are compared.
    fn beyond_courts(&mut self, verdict: &Verdict, on: &str, tied: &[Seat]) -> String {
        let all = self.standings;
        if let Some(&plotter) = tied.iter().find(|&&seat| all.holds_plot(seat)) {
            return self.by_plot(on, player(plotter, all.names));
        }
        let sides = all.sides_of(tied);
        match verdict.decided_by {
            Decision::Shared => self.shared(on, &sides),
            Decision::AllCardsPlayed => self.by_finishing(on, &sides),
            Decision::FewestCardsLeft => self.by_cards_left(on, &sides),
            _ => self.by_earlier_play(on, &sides),
        }
    }

    fn by_plot(&mut self, on: &str, name: &str) -> String {
        let (step, reason) = match self.lang {
            Lang::En => (format!("Plot decides for {name}."), format!("{on}: Plot decides for {name}.")),
            Lang::Fr => (format!("Complot tranche pour {name}."), format!("{on}\u{a0}: Complot tranche pour {name}.")),
        };
        self.steps.push(step);
        reason
    }

    fn by_finishing(&mut self, on: &str, sides: &[Seat]) -> String {
        let listed = self.step_finished(sides);
        match self.lang {
            Lang::En => format!("{on}: whoever first played every card wins. {listed}."),
            Lang::Fr => {
                format!("{on}\u{a0}: qui a joué toutes ses cartes en premier l’emporte. {listed}.")
            }
        }
    }

    fn by_cards_left(&mut self, on: &str, sides: &[Seat]) -> String {
        self.step_finished(sides);
        let listed = self.step_cards_left(sides);
        match self.lang {
            Lang::En => format!("{on}: the fewest cards left win. {listed}."),
            Lang::Fr => format!("{on}\u{a0}: qui a le moins de cartes à jouer l’emporte. {listed}."),
        }
    }

    fn by_earlier_play(&mut self, on: &str, sides: &[Seat]) -> String {
        let all = self.standings;
        self.step_finished(sides);
        self.step_cards_left(sides);
        let tied = best(sides, |side| Reverse(all.cards_left(side)));
        let listed = all.list_earliest_plays(&tied);
        self.step(self.lang.pick("Last card played", "Dernière carte jouée"), &listed);
        match self.lang {
            Lang::En => format!("{on}, and as many cards left: the earlier last card wins. {listed}."),
            Lang::Fr => format!(
                "{on}, et autant de cartes restantes\u{a0}: qui a joué sa dernière carte le plus tôt l’emporte. {listed}."
            ),
        }
    }

    fn shared(&mut self, tied: &str, sides: &[Seat]) -> String {
        let everybody: Vec<Seat> = sides.iter().flat_map(|&side| self.standings.team(side)).collect();
        let people = self.standings.people(&everybody);
        let (step, reason) = match self.lang {
            Lang::En => (
                format!("None of them played a card: {people} share the victory."),
                format!("{tied}, and none of them played a card: {people} share the victory."),
            ),
            Lang::Fr => (
                format!("Sans avoir joué de carte, {people} partagent la victoire."),
                format!("{tied}, et sans avoir joué de carte, {people} partagent la victoire."),
            ),
        };
        self.steps.push(step);
        reason
    }

    /// "The Welsh hold 4 regions, the English 3".
    fn power(&self, ranking: &[Faction]) -> String {
        let lang = self.lang;
        let (first, others) = (ranking[0], &ranking[1..]);
        let (the_first, count) = (names::the_faction(first, lang), self.held(first));
        let leader = capitalised(the_first);
        let equals = others.iter().filter(|&&other| self.held(other) == count).count();
        match (others.first(), equals, lang) {
            (None, _, Lang::En) => format!("{leader} hold {count} regions, nobody else any"),
            (None, _, Lang::Fr) => format!("{leader} tiennent {count} régions, les autres aucune"),
            (Some(&second), 0, Lang::En) => {
                format!("{leader} hold {count} regions, {} {}", names::the_faction(second, lang), self.held(second))
            }
            (Some(&second), 0, Lang::Fr) => {
                format!("{leader} tiennent {count} régions, {} {}", names::the_faction(second, lang), self.held(second))
            }
            (Some(&second), 1, Lang::En) => {
                let other = names::the_faction(second, lang);
                format!("{leader} and {other} hold {count} regions each, but {the_first} won the latest")
            }
            (Some(&second), 1, Lang::Fr) => {
                let other = names::the_faction(second, lang);
                format!("{leader} et {other} tiennent chacun {count} régions, mais {the_first} ont gagné la dernière")
            }
            (Some(_), _, Lang::En) => {
                format!("All three factions hold {count} regions, but {the_first} won the latest")
            }
            (Some(_), _, Lang::Fr) => {
                format!("Les trois factions tiennent {count} régions, mais {the_first} ont gagné la dernière")
            }
        }
    }

    fn held(&self, faction: Faction) -> usize {
        self.standings.view.table().controlled(faction).len()
    }

    fn one_side(&self, seats: &[Seat]) -> bool {
        self.standings.sides_of(seats).len() <= 1
    }

    fn step(&mut self, label: &str, listed: &str) {
        self.steps.push(self.lang.labelled(label, &format!("{listed}.")));
    }

    fn step_ranking(&mut self, ranking: &[Faction]) {
        let lang = self.lang;
        let listed = ranking.iter().map(|&faction| format!("{} {}", names::faction(faction, lang), self.held(faction)));
        let listed = listed.collect::<Vec<_>>().join(", ");
        let equals = ranking.windows(2).any(|pair| self.held(pair[0]) == self.held(pair[1]));
        self.step(lang.pick("Regions held", "Régions tenues"), &listed);
        if equals {
            self.add(lang.pick(
                "Between equals, whoever won a region last comes first.",
                "À égalité, la région gagnée en dernier départage.",
            ));
        }
    }

    /// Says who is still tied, if the last step did not decide.
    fn step_tied(&mut self, tied: &[Seat]) {
        if !self.one_side(tied) {
            self.add_tied(&self.standings.people(tied));
        }
    }

    fn add_tied(&mut self, people: &str) {
        self.add(&self.lang.labelled(self.lang.pick("Tied", "À égalité"), &format!("{people}.")));
    }

    fn step_finished(&mut self, sides: &[Seat]) -> String {
        let listed = self.standings.list_finished(sides);
        self.step(self.lang.pick("Every card played", "Toutes les cartes jouées"), &listed);
        listed
    }

    fn step_cards_left(&mut self, sides: &[Seat]) -> String {
        let listed = self.standings.list_cards_left(sides);
        self.step(self.lang.pick("Cards left", "Cartes restantes"), &listed);
        listed
    }

    /// Adds a sentence to the last step.
    fn add(&mut self, sentence: &str) {
        if let Some(step) = self.steps.last_mut() {
            step.push(' ');
            step.push_str(sentence);
        }
    }
}

fn at_court(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("Scots at court", "Écossais à la cour"),
        Faction::Welsh => lang.pick("Welsh at court", "Gallois à la cour"),
        Faction::English => lang.pick("English at court", "Anglais à la cour"),
    }
}

fn no_second(lang: Lang) -> &'static str {
    lang.pick(
        "No other faction holds a region: there is no second to compare.",
        "Aucune autre faction ne tient de région\u{a0}: pas de deuxième à comparer.",
    )
}

/// "Tied on Welsh and English".
fn tied_on(first: Faction, second: Option<Faction>, lang: Lang) -> String {
    let people = names::faction(first, lang);
    match (second, lang) {
        (None, Lang::En) => format!("Tied on {people}"),
        (None, Lang::Fr) => format!("À égalité {}", of_faction(first)),
        (Some(second), Lang::En) => format!("Tied on {people} and {}", names::faction(second, lang)),
        (Some(second), Lang::Fr) => format!("À égalité {} et {}", of_faction(first), of_faction(second)),
    }
}

fn tied_at(sets: u8, lang: Lang) -> String {
    match (sets, lang) {
        (0, _) => lang.pick("Tied without a complete set", "À égalité sans série complète").to_owned(),
        (1, _) => lang.pick("Tied at 1 complete set", "À égalité avec 1 série complète").to_owned(),
        (_, Lang::En) => format!("Tied at {sets} complete sets"),
        (_, Lang::Fr) => format!("À égalité avec {sets} séries complètes"),
    }
}

/// "de Gallois", "d’Anglais", after "le plus" or "égalité".
pub(super) fn of_faction(faction: Faction) -> &'static str {
    match faction {
        Faction::Scottish => "d’Écossais",
        Faction::Welsh => "de Gallois",
        Faction::English => "d’Anglais",
    }
}
