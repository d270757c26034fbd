//! What all finished games on this device add up to, game by game.

use leptos::prelude::*;

use super::any;
use super::parts::{said, screen_head};
use super::plot::{Bar, Estimate, bars};
use super::screen::Screen;
use super::{Shell, tally};
use crate::play::{Finished, Share, Statistics};
use crate::registry::GameId;
use crate::ui::draw::{El, el, redraw};
use crate::ui::lang::Lang;

/// The screen.
#[component]
pub(super) fn StatisticsScreen(shell: Shell) -> impl IntoView {
    let lang = shell.lang;
    // Read once: a save is played again to be read.
    let all: Vec<(GameId, Finished)> = shell
        .games()
        .into_iter()
        .filter_map(|id| {
            let save = shell.load(id).ok()?;
            Some((save.game(), save.finished()?))
        })
        .collect();
    let body = move || {
        let lang = lang.get();
        if all.is_empty() {
            return vec![empty(shell, lang)];
        }
        let of = |game: GameId| all.iter().filter(|one| one.0 == game).map(|one| one.1.clone()).collect::<Vec<_>>();
        let games = GameId::ALL.iter().map(|&game| (game, of(game))).filter(|(_, games)| !games.is_empty());
        games.map(|(game, games)| section(game, &games, lang)).collect()
    };
    el("div")
        .class("page statistics")
        .child(screen_head(shell, said(lang, "Statistics", "Statistiques")))
        .child(el("main").child(redraw(body)))
        .view()
}

fn empty(shell: Shell, lang: Lang) -> El {
    let text = lang.pick(
        "No game is finished yet. Once one is, its numbers are here: how often you win, against whom, and how.",
        "Aucune partie n’est encore terminée. Dès qu’une le sera, ses chiffres seront ici\u{a0}: combien de victoires, contre qui, et comment.",
    );
    let play = el("button").class("primary").press(move || shell.go(Screen::Home)).text(lang.pick("Play", "Jouer"));
    el("div").class("empty").child(el("p").text(text)).child(play)
}

fn section(game: GameId, games: &[Finished], lang: Lang) -> El {
    let topics = any::topics(game, lang);
    let sum = Statistics::of(games, &topics.iter().map(|(_, values)| values.len()).collect::<Vec<_>>());
    let section = el("section")
        .child(el("h2").text(any::title(game, lang)))
        .child(el("p").class("tallied").text(tally::counted(sum.finished, sum.all.played, lang)));
    if sum.all.played == 0 {
        return section;
    }
    let numbers = el("dl").class("great-numbers").children([
        great(lang.pick("Played", "Jouées"), sum.all.played.to_string()),
        great(lang.pick("Won", "Gagnées"), sum.all.won.to_string()),
        great(lang.pick("Win rate", "Taux de victoire"), tally::percent(sum.all, lang)),
        great(lang.pick("Longest streak", "Victoires d’affilée"), sum.streak.to_string()),
    ]);
    let levels = sum.by_level.iter().map(|&(level, share)| row(tally::bots(level, lang).to_owned(), share, lang));
    let seats = sum.by_seats.iter().map(|&(seats, share)| row(tally::players(seats, lang), share, lang));
    let lengths = sum.by_length.iter().map(|&(turns, share)| row(tally::turns(turns, lang), share, lang));
    let mut charts = vec![
        chart(lang.pick("By level of the bots", "Selon le niveau des bots"), levels.collect(), lang),
        chart(lang.pick("By number of players", "Selon le nombre de joueurs"), seats.collect(), lang),
    ];
    for ((title, values), shares) in topics.into_iter().zip(&sum.by_trait) {
        let rows = values.into_iter().zip(shares).map(|(value, &share)| row(value.to_owned(), share, lang));
        charts.push(chart(title, rows.collect(), lang));
    }
    charts.push(chart(lang.pick("By length", "Selon la longueur"), lengths.collect(), lang));
    section
        .child(numbers)
        .child(el("div").class("charts").children(charts))
        .child(el("p").class("hint").text(tally::legend(lang)))
}

fn great(label: &'static str, number: String) -> El {
    el("div").child(el("dt").text(label)).child(el("dd").text(number))
}

fn chart(title: &str, rows: Vec<Bar>, lang: Lang) -> El {
    let heads = [lang.pick("Games", "Parties"), lang.pick("Won", "Gagnées"), lang.pick("Share", "Part")];
    bars(title, &heads, rows)
}

fn row(label: String, share: Share, lang: Lang) -> Bar {
    let estimate = share.interval().map(|(low, value, high)| Estimate { value, low, high });
    Bar { label, share: estimate, numbers: vec![tally::won_of(share, lang), tally::percent(share, lang)] }
}
