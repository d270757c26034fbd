//! A finished game as a tale on one illuminated page, to be read, printed, kept as
//! a picture or sent.

use leptos::prelude::*;

use super::any::AnySave;
use super::app::unreadable;
use super::parts::{picture, plain, said, screen_head};
use super::screen::Screen;
use super::{Shell, words};
use crate::play::{Player, SaveId, written_seed};
use crate::ui::draw::{El, el, redraw, svg};
use crate::ui::lang::Lang;
use crate::web::{darkroom, device, files};

/// A chapter longer than this, in bytes, may be broken between two columns.
const LONG: usize = 420;

/// What a game has to tell of itself once it is over.
pub struct Leaf {
    /// What the tale is called.
    pub title: String,
    /// Who it is about, in the order of the seats: an emblem and a name each.
    pub people: Vec<(El, String)>,
    /// How it began.
    pub opening: String,
    /// What happened, one after the other.
    pub chapters: Vec<LeafPart>,
    /// How it ended.
    pub end: LeafPart,
}

/// A part of a tale with its picture.
pub struct LeafPart {
    /// A drawing that says nothing that the words do not.
    pub picture: El,
    /// What it is called.
    pub heading: String,
    /// What it tells.
    pub text: String,
}

/// The screen of a finished game's tale.
#[component]
pub(super) fn LeafScreen(shell: Shell, id: SaveId) -> impl IntoView {
    let lang = shell.lang;
    let save = match shell.load(id) {
        Ok(save) => save,
        Err(error) => return unreadable(shell, error).view(),
    };
    let main = if save.finished().is_some() { whole(shell, id, save) } else { unfinished(shell, id) };
    el("div")
        .class("page chronicle-page")
        .child(screen_head(shell, said(lang, "The tale", "Le récit")))
        .child(main)
        .view()
}

/// A tale wants an end.
fn unfinished(shell: Shell, id: SaveId) -> El {
    let lang = shell.lang;
    let reason = said(
        lang,
        "This game is not over yet: its chronicle is still being lived. Come back when the throne is taken.",
        "Cette partie n’est pas finie\u{a0}: sa chronique reste à vivre. Revenez quand le trône sera pris.",
    );
    let play = el("button").class("primary").press(move || shell.go(Screen::Table(id)));
    el("main").child(el("div").class("empty").child(el("p").text(reason)).child(play.text(said(
        lang,
        "Play on",
        "Continuer",
    ))))
}

fn whole(shell: Shell, id: SaveId, save: AnySave) -> El {
    let lang = shell.lang;
    let host = el("div")
        .class("leaf-host")
        .child(redraw(move || save.leaf(lang.get()).map(|leaf| draw(leaf, &save, lang.get()))));
    let find = {
        let host = host.clone();
        move || host.node().query_selector(".leaf").ok().flatten()
    };
    let (to_be_sent, to_be_printed) = (find.clone(), find.clone());
    // However it is asked for, by the button or by the browser's own menu.
    let asked = window_event_listener_untyped("beforeprint", move |_| {
        if let Some(leaf) = to_be_printed() {
            darkroom::fit(&leaf);
        }
    });
    on_cleanup(move || asked.remove());
    let keep = move || {
        let Some(leaf) = find() else { return };
        darkroom::develop(&leaf, move |image| {
            let kept = image.and_then(|image| files::offer_blob(&file_name(), &image));
            let lang = lang.get_untracked();
            shell.tell(match kept {
                Some(()) => lang.pick("The picture has been saved.", "L’image est enregistrée."),
                None => lang
                    .pick("The browser cannot make a picture of it.", "Le navigateur ne peut pas en faire une image."),
            });
        });
    };
    let send = move || {
        let Some(leaf) = to_be_sent() else { return };
        let refused = move || {
            shell.tell(lang.get_untracked().pick("The device cannot share it.", "L’appareil ne peut pas la partager."));
        };
        darkroom::develop(&leaf, move |image| match image {
            Some(image) => device::share_file(&file_name(), &image, refused),
            None => refused(),
        });
    };
    let tools = el("div")
        .class("leaf-tools")
        .child(plain("icon-print", said(lang, "Print", "Imprimer"), || drop(window().print())).id("print"))
        .child(plain("icon-picture", said(lang, "Save as a picture", "Enregistrer en image"), keep).id("save-picture"))
        .child(
            device::can_share_files().then(|| plain("icon-share", said(lang, "Share", "Partager"), send).id("share")),
        )
        .child(plain("icon-play", said(lang, "To the game", "Vers la partie"), move || shell.go(Screen::Table(id))));
    el("main").child(tools).child(host)
}

fn file_name() -> String {
    format!("interregnum-{}.png", device::day())
}

/// The page itself.
fn draw(leaf: Leaf, save: &AnySave, lang: Lang) -> El {
    let (seed, played) = save.origin();
    let alone = save.chairs().iter().filter(|chair| chair.player == Player::Human).count() == 1;
    let person = |(index, (emblem, name)): (usize, (El, String))| {
        let chair = &save.chairs()[index];
        // Who has no name in the tale finds themselves by this.
        let you = alone && chair.player == Player::Human && chair.name.is_empty();
        let name = if you { format!("{name} ({})", lang.pick("you", "vous")) } else { name };
        el("li").child(emblem).child(el("span").text(crate::ui::lang::capitalised(&name)))
    };
    let head = el("header")
        .class("leaf-head")
        .child(el("h2").id("leaf-title").text(leaf.title))
        .child(el("ul").class("leaf-people").children(leaf.people.into_iter().enumerate().map(person)))
        .child(picture("divider", "leaf-divider"));
    let chapter = |part: LeafPart| {
        let picture = el("span").class("leaf-map").child(part.picture);
        el("section")
            .class("leaf-chapter")
            .class_if("long", LONG < part.text.len())
            .child(el("h3").text(part.heading))
            .child(picture)
            .child(el("p").text(part.text))
    };
    let end = el("section")
        .class("leaf-end")
        .child(el("span").class("leaf-picture").child(leaf.end.picture))
        .child(el("div").child(el("h3").text(leaf.end.heading)).child(el("p").text(leaf.end.text)));
    let colophon = [any_title(save, lang), device::day_in_words(played, lang), words::seed(&written_seed(seed), lang)];
    let page = el("div")
        .class("leaf-page")
        .child(head)
        .child(opening(&leaf.opening))
        .child(el("div").class("leaf-chapters").children(leaf.chapters.into_iter().map(chapter)))
        .child(end)
        .child(el("p").class("leaf-colophon").text(format!("Interregnum · {}", colophon.join(" · "))));
    el("article").class("leaf by-day").attr("aria-labelledby", "leaf-title").children(frame()).child(page)
}

fn any_title(save: &AnySave, lang: Lang) -> String {
    super::any::title(save.game(), lang).to_owned()
}

/// The first letter is painted. The first word is spoken whole.
fn opening(text: &str) -> El {
    let first = text.split(' ').next().unwrap_or_default();
    let (letter, rest) = first.split_at(first.chars().next().map_or(0, char::len_utf8));
    let initial = el("span")
        .class("leaf-initial")
        .child(picture("initial-frame", "initial-frame"))
        .child(el("span").text(letter.to_owned()));
    el("p")
        .class("leaf-opening")
        .child(el("span").class("spoken").text(first.to_owned()))
        .child(el("span").hidden().child(initial).text(rest.to_owned()))
        .text(text[first.len()..].to_owned())
}

/// Corners and the lines between them. Nothing of the page is drawn by borders,
/// which a picture of it would not have.
fn frame() -> Vec<El> {
    let corner = |class| picture("corner", class);
    let edge = |class: &'static str, path: &'static str| {
        svg("svg").class(class).hidden().attr("focusable", "false").child(svg("path").attr("d", path))
    };
    vec![
        corner("leaf-corner"),
        corner("leaf-corner right"),
        corner("leaf-corner low"),
        corner("leaf-corner low right"),
        edge("leaf-edge", "M0 5H4000M0 9H4000"),
        edge("leaf-edge low", "M0 3H4000M0 7H4000"),
        edge("leaf-edge upright", "M5 0V9000M9 0V9000"),
        edge("leaf-edge upright right", "M3 0V9000M7 0V9000"),
    ]
}
