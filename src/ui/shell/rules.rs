//! The rules of a game: as a screen with an address for every place in them, and
//! as a sheet over a table, which goes on beneath it.

use std::rc::Rc;
use std::sync::Arc;

use leptos::ev::{Event, KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

use super::parts::{picture, screen_head};
use super::sheet::sheet;
use super::{Screen, Shell, any, words};
use crate::registry::GameId;
use crate::ui::draw::{Derived, El, IntoValue, Living, State, effect, el, redraw};
use crate::ui::lang::Lang;
use crate::ui::rulebook::{Chapter, Entry, Found, Index, Part, Question, told};

/// What they are called.
pub(super) fn title(lang: Lang) -> &'static str {
    lang.pick("Rules", "Règles")
}

/// The rules as a screen.
pub(super) fn screen(shell: Shell, game: GameId) -> El {
    let head = screen_head(shell, (move || full_title(game, shell.lang.get())).into_value());
    let book = Book { shell, game, query: State::new(String::new()), over: false };
    effect(move || {
        let address = shell.sent.get();
        let place = address.strip_prefix(&Screen::Rules(game).fragment()).and_then(|rest| rest.strip_prefix('/'));
        if let Some(place) = place.map(str::to_owned) {
            book.visit(place);
        }
    });
    el("div").class("page rules-page").child(head).child(el("main").child(book.draw()))
}

/// What they are called, with the game.
pub(super) fn full_title(game: GameId, lang: Lang) -> String {
    lang.labelled(title(lang), any::title(game, lang))
}

/// The sheet of the rules over a table.
#[component]
pub(super) fn RulesSheet(shell: Shell) -> impl IntoView {
    sheet(shell.rules_open, "rules", title, shell.lang, move || {
        redraw(move || match shell.library.get() {
            Ok(library) => untrack(|| (library.rules)(shell)),
            Err(why) => Living::of(shell.library.stand_in(why, shell)),
        })
    })
    .class_if("wide", true)
    .view()
}

/// The rules as they are on it.
pub(super) fn over_the_table(shell: Shell) -> Living {
    let (game, place) = shell.rules_place.get_untracked();
    let book = Book { shell, game, query: State::new(String::new()), over: true };
    book.visit(place.to_owned());
    Living::of(book.draw())
}

/// A book that is being read.
#[derive(Clone, Copy)]
struct Book {
    shell: Shell,
    game: GameId,
    /// What is looked for.
    query: State<String>,
    /// Whether it lies over a table: then the address stays as it is, and its
    /// headings come below the sheet's own.
    over: bool,
}

/// What has been found, if something is looked for.
type Hits = Derived<Option<Found>>;

impl Book {
    fn draw(self) -> El {
        let page = move || {
            let lang = self.shell.lang.get();
            let chapters = Rc::new(any::rules(self.game));
            let index = Arc::new(Index::of(&chapters, lang));
            let hits: Hits = Derived::new(move || self.query.with(|query| index.find(query)));
            vec![self.search(hits, lang), self.contents(&chapters, hits, lang), self.text(&chapters, hits, lang)]
        };
        el("div").class("rules").child(redraw(page))
    }

    fn search(self, hits: Hits, lang: Lang) -> El {
        let label = lang.pick("Search the rules", "Chercher dans les règles");
        let key = move |event: KeyboardEvent| match event.key().as_str() {
            // What was typed goes first, then the sheet.
            "Escape" if !self.query.with_untracked(String::is_empty) => {
                event.prevent_default();
                self.query.set(String::new());
            }
            "Enter" => {
                if let Some(&first) = hits.get_untracked().iter().flat_map(|found| &found.names).next() {
                    self.visit(first.to_owned());
                }
            }
            _ => {}
        };
        let field = el("input")
            .attr("type", "search")
            .id("rules-search")
            .attr("placeholder", label)
            .attr("autocomplete", "off")
            .attr("spellcheck", "false")
            .label(label)
            .typed(self.query)
            .on("input", move |event: Event| {
                self.query.set(event_target_value(&event));
                // What was found is read from its beginning.
                request_animation_frame(|| {
                    if let Some(rules) = document().query_selector(".rules").ok().flatten() {
                        rules.scroll_into_view();
                    }
                });
            })
            .on("keydown", key);
        let count = move || hits.get().map(|found| words::found(found.names.len(), lang)).unwrap_or_default();
        el("div")
            .class("rules-search")
            .attr("role", "search")
            .child(field)
            .child(el("p").class("rules-count").attr("role", "status").text(count))
    }

    /// The chapters; of a search, those in which something was found.
    fn contents(self, chapters: &[Chapter], hits: Hits, lang: Lang) -> El {
        let chapter = |chapter: &Chapter| {
            let names = names(chapter);
            el("li")
                .flag("hidden", move || !names.iter().any(|name| is_shown(hits, name)))
                .child(self.link(chapter.name).text(told(chapter.title, lang)))
        };
        el("nav")
            .class("rules-contents")
            .label(lang.pick("Contents", "Sommaire"))
            .child(el("ol").children(chapters.iter().map(chapter)))
    }

    /// What a chapter is about, each a tap away.
    fn index(self, chapter: &Chapter, hits: Hits, lang: Lang) -> El {
        let entry = |entry: &Entry| {
            let name = entry.name;
            let sign = entry.picture.as_ref().map(|sign| picture(sign, "rules-sign"));
            let link = self.link(name).child(sign).child(el("span").text(told(entry.title, lang)));
            el("li").flag("hidden", move || !is_shown(hits, name)).child(link)
        };
        el("ul").class("rules-index").children(chapter.entries.iter().map(entry))
    }

    /// A place as the address names it, and the document.
    fn address(self, name: &str) -> String {
        format!("{}/{name}", Screen::Rules(self.game).fragment())
    }

    /// A link to a place. Over a table it does not change the address.
    fn link(self, name: &'static str) -> El {
        let address = format!("#{}", self.address(name));
        let press = move |event: MouseEvent| {
            if self.over {
                event.prevent_default();
            }
            self.visit(name.to_owned());
        };
        el("a").attr("href", address).on("click", press)
    }

    fn text(self, chapters: &[Chapter], hits: Hits, lang: Lang) -> El {
        let (great, small) = if self.over { ("h3", "h4") } else { ("h2", "h3") };
        let chapter = |chapter: &Chapter| {
            let names = names(chapter);
            let heading =
                el(great).id(self.address(chapter.name)).attr("tabindex", "-1").text(told(chapter.title, lang));
            el("section")
                .class("rules-chapter")
                .flag("hidden", move || !names.iter().any(|name| is_shown(hits, name)))
                .child(heading)
                .child(self.index(chapter, hits, lang))
                .children(chapter.entries.iter().map(|entry| self.entry(entry, small, hits, lang)))
        };
        el("div").class("rules-text").children(chapters.iter().map(chapter))
    }

    fn entry(self, entry: &Entry, heading: &'static str, hits: Hits, lang: Lang) -> El {
        let name = entry.name;
        let heading = el(heading).id(self.address(name)).attr("tabindex", "-1").text(told(entry.title, lang));
        let sign = entry.picture.as_ref().map(|sign| picture(sign, "rules-picture"));
        let questions = entry.questions.iter().map(|question| self.asked(question, hits, lang));
        el("article")
            .class("rules-entry")
            .class_if("with-picture", entry.picture.is_some())
            .flag("hidden", move || !is_shown(hits, name))
            .child(sign)
            .child(heading)
            .children(entry.parts.iter().map(|part| self.part(part, lang)))
            .children(questions)
    }

    fn part(self, part: &Part, lang: Lang) -> Option<El> {
        let list = |tag, texts: &[_]| el(tag).children(texts.iter().map(|&text| el("li").text(told(text, lang))));
        Some(match *part {
            Part::Text(text) => el("p").text(told(text, lang)),
            Part::Points(texts) => list("ul", texts),
            Part::Steps(texts) => list("ol", texts),
            Part::Terms(terms) => el("dl").children(
                terms
                    .iter()
                    .map(|&(term, meaning)| (el("dt").text(told(term, lang)), el("dd").text(told(meaning, lang)))),
            ),
            Part::Figure(name) => any::figure(self.game, name, lang)?,
        })
    }

    /// A question, whose answer a tap opens, and a search that finds it.
    fn asked(self, question: &Question, hits: Hits, lang: Lang) -> El {
        let name = question.name;
        let found = move || hits.with(|hits| hits.as_ref().is_some_and(|found| found.names.contains(&name)));
        let summary = el("summary")
            .child(el("span").text(told(question.question, lang)))
            .child(el("small").text(question.sign()));
        el("details")
            .class("rules-question")
            .id(self.address(name))
            .flag("open", found)
            .child(summary)
            .child(el("p").text(told(question.answer, lang)))
    }

    /// Goes to a place, once it is drawn: its heading is read out, its question
    /// opened. What was looked for gives way if it hides the place.
    fn visit(self, name: String) {
        let go = move || {
            let Some(place) = document().get_element_by_id(&self.address(&name)) else { return };
            match place.closest("[hidden]") {
                Ok(None) => arrive(&place),
                _ => {
                    self.query.set(String::new());
                    request_animation_frame(move || arrive(&place));
                }
            }
        };
        // A new screen leads the focus to its own heading first.
        request_animation_frame(move || request_animation_frame(go));
    }
}

fn arrive(place: &Element) {
    if place.tag_name() == "DETAILS" {
        let _ = place.set_attribute("open", "");
    }
    place.scroll_into_view();
    let summary = place.query_selector("summary").ok().flatten();
    if let Some(focus) = summary.as_ref().unwrap_or(place).dyn_ref::<HtmlElement>() {
        let _ = focus.focus();
    }
}

fn names(chapter: &Chapter) -> Vec<&'static str> {
    chapter.entries.iter().map(|entry| entry.name).collect()
}

fn is_shown(hits: Hits, name: &str) -> bool {
    hits.with(|hits| hits.as_ref().is_none_or(|found| found.shown.contains(&name)))
}
