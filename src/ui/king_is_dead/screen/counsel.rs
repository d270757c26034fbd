//! A hint, where the hand is at other times: the turns worth considering, each
//! with its chance. Tapping one puts it on the table, to be changed or confirmed.

use super::pieces::sprite;
use super::sitting::Sitting;
use crate::bot::Advice;
use crate::rules::king_is_dead::{Action, KingIsDead};
use crate::ui::draw::{Derived, El, IntoValue, el, redraw};
use crate::ui::king_is_dead::retrace::told;
use crate::ui::king_is_dead::words::{self, button as say, counsel as words_of};
use crate::ui::lang::Lang;
use crate::ui::shell::progress_bar;
use crate::ui::table::button::{Data, Look, Part, button};
use crate::ui::table::counsel::Said;

/// What was asked for, as far as it is known.
pub fn counsel(sitting: Sitting) -> El {
    let given = Derived::new(move || match sitting.counsel.said() {
        Some(Said::Given(advice)) => Some(advice),
        _ => None,
    });
    let title = move || words_of::title(sitting.lang.get());
    let body = move || match given.get() {
        Some(advice) => lines(sitting, advice),
        None => thinking(sitting),
    };
    let state = move || if given.with(Option::is_some) { "given" } else { "thinking" };
    let head = el("div")
        .class("counsel-head")
        .child(el("p").class("counsel-title").hidden().child(sprite("#icon-hint")).text(title))
        .child(note(sitting, given))
        .child(close(sitting, given));
    el("div")
        .class("counsel")
        .attr("data-state", state)
        .attr("role", "group")
        .label(title)
        .child(head)
        .child(redraw(body))
}

/// What the numbers are.
fn note(sitting: Sitting, given: Derived<Option<Vec<Advice<KingIsDead>>>>) -> El {
    let teams = sitting.view.with_untracked(|view| view.table().seats().count() == 4);
    let note = move || {
        let lang = sitting.lang.get();
        given.with(|given| match given.as_deref() {
            Some([]) => words_of::nothing(lang),
            Some(_) => words_of::estimate(teams, lang),
            None => words_of::weighing(lang),
        })
    };
    el("p").class("counsel-note").text(note)
}

/// Stops the thinking, or puts the hint away.
fn close(sitting: Sitting, given: Derived<Option<Vec<Advice<KingIsDead>>>>) -> El {
    let look = move || {
        let lang = sitting.lang.get();
        let label = if given.with(Option::is_some) { say::close(lang) } else { say::cancel(lang) };
        Look {
            class: "answer".to_owned(),
            id: Some("counsel-close"),
            label: Some(label.to_owned()),
            parts: vec![Part::Picture("#icon-close"), Part::Text("wide", label.to_owned())],
            ..Look::default()
        }
    };
    button(look, move || sitting.counsel.dismiss())
}

/// How far the thinking is.
fn thinking(sitting: Sitting) -> El {
    let part = move || match sitting.counsel.said() {
        Some(Said::Thinking(part)) => (part * 100.0).round() as u32,
        _ => 100,
    };
    progress_bar((move || words_of::weighing(sitting.lang.get())).into_value(), part)
}

fn lines(sitting: Sitting, advice: Vec<Advice<KingIsDead>>) -> El {
    let lines = advice.into_iter().enumerate();
    let lines = lines.map(|(index, advice)| el("li").child(line(sitting, index, advice)));
    el("ol").class("counsel-lines").children(lines)
}

/// One turn, in the words of the chronicle.
fn line(sitting: Sitting, index: usize, advice: Advice<KingIsDead>) -> El {
    let Advice { actions, chance, reasons } = advice;
    let taken = actions.clone();
    let look = move || {
        let lang = sitting.lang.get();
        let mut text = vec![Part::Text("advice-turn", sentence(sitting, &actions, lang))];
        text.extend(words::advised(&reasons, lang).map(|reason| Part::Text("advice-reason", reason)));
        Look {
            class: "advice".to_owned(),
            data: Data { index: Some(index), ..Data::default() },
            parts: vec![Part::Text("chance", words_of::percent(chance, lang)), Part::Group("advice-text", text)],
            ..Look::default()
        }
    };
    button(look, move || sitting.follow(&taken))
}

fn sentence(sitting: Sitting, actions: &[Action], lang: Lang) -> String {
    let turn = sitting.view.with(|view| told(view, actions));
    sitting.names.with(|names| words::turn(&turn, names, lang))
}
