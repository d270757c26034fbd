//! The way in: the game that waits, a new one, the saved ones.

use leptos::prelude::*;

use super::any::{self, AnySave, Summary};
use super::install;
use super::parts::{icon, picture, plain, said, settings_button, trouble_note};
use super::screen::Screen;
use super::{Shell, words};
use crate::play::SaveId;
use crate::registry::GameId;
use crate::ui::draw::{El, IntoValue, el, redraw};
use crate::ui::lang::Lang;
use crate::web::device;

/// The home screen.
#[component]
pub(super) fn Home(shell: Shell) -> impl IntoView {
    let saved = shell.games();
    let count = saved.len();
    let waiting = saved.into_iter().find_map(|id| {
        let save = shell.load(id).ok()?;
        (!save.summary(Lang::En).over).then_some((id, save))
    });
    let (first_visit, idle) = (count == 0, waiting.is_none());
    let main = el("main")
        .child(trouble_note(shell))
        .child(waiting.map(|(id, save)| resume(shell, id, save)))
        .child(idle.then(|| play_now(shell)))
        .child(install::offer(shell))
        .child(first_visit.then(|| lessons(shell)))
        .children(GameId::ALL.iter().map(|&game| new_game(shell, game)))
        .child((!first_visit).then(|| lessons(shell)))
        .children(GameId::ALL.iter().map(|&game| day(shell, game)))
        .child(saved_games(shell, count))
        .children(GameId::ALL.iter().map(|&game| rules(shell, game)))
        .child((!first_visit).then(|| statistics(shell)));
    el("div").class("page home").child(head(shell)).child(main).child(foot(shell)).view()
}

fn head(shell: Shell) -> El {
    let lang = shell.lang;
    let change = move || shell.set(|settings| settings.lang = settings.lang.other());
    let other = (move || lang.get().other().name()).into_value();
    let tools = el("nav")
        .class("home-tools")
        .label(said(lang, "Page", "Page"))
        .child(plain("icon-globe", other, change).attr("lang", move || lang.get().other().tag()))
        .child(settings_button(shell));
    let title = el("h1")
        .attr("tabindex", "-1")
        .child(picture("initial-i", "initial"))
        .child(el("span").class("spoken").text("Interregnum"))
        .child(el("span").hidden().text("nterregnum"));
    let tagline = said(lang, "The throne is empty. Who will fill it?", "Le trône est vide. Qui l’occupera\u{202f}?");
    el("header")
        .class("home-head")
        .child(tools)
        .child(picture("throne", "throne"))
        .child(title)
        .child(el("p").class("tagline").text(tagline))
        .child(picture("divider", "divider"))
}

/// A large button of this screen, with its picture and its lines.
fn card(class: &'static str, sign: El, lines: Vec<El>, act: impl Fn() + 'static) -> El {
    let text = el("span").class("card-text").children(lines);
    el("button").class(class).press(act).child(sign).child(text)
}

fn sign(name: &str) -> El {
    el("span").class("card-sign").child(icon(name))
}

fn line(class: &'static str, text: impl IntoValue) -> El {
    el("span").class(class).text(text)
}

/// A game with its picture, and what to do with it.
pub(super) fn summary_card(summary: Summary, call: Option<&'static str>, lang: Lang) -> (El, El) {
    let text = el("span")
        .class("card-text")
        .child(call.map(|call| line("card-call", call)))
        .child(line("card-title", summary.title))
        .child(line("card-detail", format!("{} · {}", summary.kind, summary.progress)))
        .child(line("card-detail", device::date(summary.touched, lang)));
    (el("span").class("miniature").child(summary.miniature), text)
}

/// The latest game that is not over.
fn resume(shell: Shell, id: SaveId, save: AnySave) -> El {
    let content = move || {
        let lang = shell.lang.get();
        summary_card(save.summary(lang), Some(lang.pick("Resume", "Reprendre")), lang)
    };
    el("button").class("card great").press(move || shell.go(Screen::Table(id))).child(redraw(content))
}

/// One tap to the table for those who come for the first time.
fn play_now(shell: Shell) -> El {
    let lang = shell.lang;
    let game = GameId::ALL[0];
    let detail =
        said(lang, "You against one bot, with the base cards.", "Vous contre un bot, avec les cartes de base.");
    let lines = vec![
        line("card-call", said(lang, "Play now", "Jouer maintenant")),
        line("card-title", move || any::title(game, lang.get())),
        line("card-detail", detail),
    ];
    card("card great", sign("crown-great"), lines, move || any::begin_usual(game, shell))
}

fn new_game(shell: Shell, game: GameId) -> El {
    let lang = shell.lang;
    let lines = vec![
        line("card-call", said(lang, "New game", "Nouvelle partie")),
        line("card-title", move || any::title(game, lang.get())),
        line("card-detail", move || any::pitch(game, lang.get())),
    ];
    card("card new-game", sign("icon-cards"), lines, move || shell.go(Screen::Setup(game)))
}

/// The first visit offers them before all the rest.
fn lessons(shell: Shell) -> Vec<El> {
    GameId::ALL.iter().filter(|&&game| any::lesson_count(game) != 0).map(|&game| learn(shell, game)).collect()
}

/// A way to something of one game, which is named where there are several.
fn tile(
    shell: Shell,
    game: GameId,
    picture: &str,
    call: impl IntoValue,
    detail: impl IntoValue,
    act: impl Fn() + 'static,
) -> El {
    let mut lines = vec![line("card-call", call)];
    if 1 < GameId::ALL.len() {
        lines.push(line("card-title", move || any::title(game, shell.lang.get())));
    }
    lines.push(line("card-detail", detail));
    card("card", sign(picture), lines, act)
}

/// For those who do not know the game yet, and as far as they have come.
fn learn(shell: Shell, game: GameId) -> El {
    let lang = shell.lang;
    let (count, learned) = (any::lesson_count(game), shell.learned(game).len());
    let call = said(lang, "Learn to play", "Apprendre à jouer");
    let detail = move || words::lessons(learned, count, lang.get());
    tile(shell, game, "icon-hint", call, detail, move || shell.go(Screen::Learn(game)))
}

/// A puzzle a day.
fn day(shell: Shell, game: GameId) -> El {
    let lang = shell.lang;
    let (today, streak) = (device::today(), shell.streak(game));
    let call = said(lang, "Struggle of the day", "La lutte du jour");
    let detail = move || words::day(&streak, today, lang.get());
    tile(shell, game, "icon-swords", call, detail, move || shell.go(Screen::Day(game)))
}

fn saved_games(shell: Shell, count: usize) -> El {
    let lang = shell.lang;
    let lines = vec![
        line("card-call", said(lang, "Saved games", "Parties enregistrées")),
        line("card-detail", move || words::saved_games(count, lang.get())),
    ];
    card("card to-games", sign("icon-scroll"), lines, move || shell.go(Screen::Games))
}

/// What all games add up to.
fn statistics(shell: Shell) -> El {
    let lang = shell.lang;
    let detail =
        said(lang, "How often you win, against whom, and how.", "Combien de victoires, contre qui, et comment.");
    let lines = vec![line("card-call", said(lang, "Statistics", "Statistiques")), line("card-detail", detail)];
    card("card to-statistics", sign("icon-chart"), lines, move || shell.go(Screen::Statistics))
}

fn rules(shell: Shell, game: GameId) -> El {
    let lang = shell.lang;
    let detail = said(
        lang,
        "Every card with an example, every question answered.",
        "Chaque carte avec un exemple, et les réponses aux questions.",
    );
    let call = move || super::rules::title(lang.get());
    tile(shell, game, "icon-help", call, detail, move || shell.go(Screen::Rules(game)))
}

/// Whom to thank.
fn foot(shell: Shell) -> El {
    let lines = move || super::menu::credits(shell.lang.get()).into_iter().map(|line| el("p").text(line)).collect();
    el("footer").class("foot").child(redraw(move || -> Vec<El> { lines() }))
}
