//! What speaks for a turn, in one sentence: of a bot that has played it, or of a
//! turn that is advised.

use super::super::super::lang::{Lang, capitalised};
use super::names;
use crate::minds::king_is_dead::Reason;
use crate::rules::king_is_dead::Faction;

/// Why somebody has had a turn, as a sentence of its own; `None` if there is no
/// reason.
pub fn reasons(reasons: &[Reason], lang: Lang) -> Option<String> {
    sentence(reasons, Whose::Theirs, lang)
}

/// Why the reader should have a turn.
pub fn advised(reasons: &[Reason], lang: Lang) -> Option<String> {
    sentence(reasons, Whose::Yours, lang)
}

/// Whose turn is spoken of.
#[derive(Clone, Copy)]
enum Whose {
    Theirs,
    Yours,
}

fn sentence(reasons: &[Reason], whose: Whose, lang: Lang) -> Option<String> {
    let clauses: Vec<String> = reasons.iter().map(|&reason| clause(reason, whose, lang)).collect();
    let whole = clauses.join(lang.pick("; ", "\u{202f}; "));
    (!clauses.is_empty()).then(|| format!("{}.", capitalised(&whole)))
}

fn clause(reason: Reason, whose: Whose, lang: Lang) -> String {
    // "They do" and "you do", in English and in French.
    let say = |[they, you]: [&'static str; 2], [they_in_french, you_in_french]: [&'static str; 2]| match whose {
        Whose::Theirs => lang.pick(they, they_in_french),
        Whose::Yours => lang.pick(you, you_in_french),
    };
    let fill = |text: &str, name: &str| text.replacen("{}", name, 1);
    let at = |text: &str, region| fill(text, names::in_region(region, lang));
    let for_it = |text: &str, region| fill(text, names::the_region(region, lang));
    let leads = |text: &str, faction, region| at(&fill(text, names::the_faction(faction, lang)), region);
    let court = |text: &str, faction, count: u8| {
        let people = match lang {
            Lang::En => names::faction(faction, lang),
            Lang::Fr => of_them(faction),
        };
        fill(&fill(text, people), &count.to_string())
    };
    match reason {
        Reason::PutsAhead(faction, region) => {
            let text =
                say(["puts {} ahead {}", "you put {} ahead {}"], ["met {} en tête {}", "vous mettez {} en tête {}"]);
            leads(text, faction, region)
        }
        Reason::KeepsAhead(faction, region) => {
            let text = say(
                ["keeps {} ahead {}", "you keep {} ahead {}"],
                ["garde {} en tête {}", "vous gardez {} en tête {}"],
            );
            leads(text, faction, region)
        }
        Reason::Strengthens(faction, region) => {
            let text = say(["strengthens {} {}", "you strengthen {} {}"], ["renforce {} {}", "vous renforcez {} {}"]);
            leads(text, faction, region)
        }
        Reason::Weakens(faction, region) => {
            let text = say(["weakens {} {}", "you weaken {} {}"], ["affaiblit {} {}", "vous affaiblissez {} {}"]);
            leads(text, faction, region)
        }
        Reason::MakesTie(region) => {
            let text =
                say(["makes a tie {}", "you make a tie {}"], ["crée une égalité {}", "vous créez une égalité {}"]);
            at(text, region)
        }
        Reason::Empties(region) => {
            let text = say(
                ["leaves nobody {}", "you leave nobody {}"],
                ["ne laisse personne {}", "vous ne laissez personne {}"],
            );
            at(text, region)
        }
        Reason::Hastens(region) => {
            let text = say(
                ["brings the struggle for {} forward", "you bring the struggle for {} forward"],
                ["avance la lutte pour {}", "vous avancez la lutte pour {}"],
            );
            for_it(text, region)
        }
        Reason::BringsStruggle(region) => {
            let text = say(
                ["lets the struggle for {} come now", "you let the struggle for {} come now"],
                ["fait éclater la lutte pour {}", "vous faites éclater la lutte pour {}"],
            );
            for_it(text, region)
        }
        Reason::PutsOff(region) => {
            let text = say(
                ["puts off the struggle for {}", "you put off the struggle for {}"],
                ["retarde la lutte pour {}", "vous retardez la lutte pour {}"],
            );
            for_it(text, region)
        }
        Reason::HoldsMost(faction, count) => {
            let text = say(
                ["now has the most {} at court ({})", "you now have the most {} at court ({})"],
                ["a désormais le plus {} à sa cour ({})", "vous avez désormais le plus {} à votre cour ({})"],
            );
            court(text, faction, count)
        }
        Reason::HoldsAsMany(faction, count) => {
            let text = say(
                ["now has as many {} at court as anybody ({})", "you now have as many {} at court as anybody ({})"],
                ["a autant {} que le mieux placé ({})", "vous avez autant {} que le mieux placé ({})"],
            );
            court(text, faction, count)
        }
        Reason::Holds(faction, count) => {
            let text =
                say(["has {} at court", "you have {} at court"], ["a {} à sa cour", "vous avez {} à votre cour"]);
            fill(text, &names::followers(count, faction, lang))
        }
        Reason::CompletesSet(sets) => {
            let text = say(["completes {}", "you complete {}"], ["complète {}", "vous complétez {}"]);
            fill(text, set(sets, lang))
        }
        Reason::BringsFranceCloser => say(
            ["brings France closer", "you bring France closer"],
            ["rapproche l’invasion", "vous rapprochez l’invasion"],
        )
        .to_owned(),
        Reason::KeepsFranceAway => {
            say(["keeps France away", "you keep France away"], ["éloigne l’invasion", "vous éloignez l’invasion"])
                .to_owned()
        }
        Reason::SavesCards => say(
            ["saves cards: others must act", "you save cards: others must act"],
            ["garde ses cartes\u{a0}: aux autres d’agir", "vous gardez vos cartes\u{a0}: aux autres d’agir"],
        )
        .to_owned(),
        Reason::CrownedIfAllPass => say(
            ["would be crowned if all passed", "you would be crowned if all passed"],
            ["aurait la couronne si tous passaient", "vous auriez la couronne si tous passaient"],
        )
        .to_owned(),
        Reason::WinsIfFranceComes => say(
            ["would win if France came", "you would win if France came"],
            ["l’emporterait si la France débarquait", "vous l’emporteriez si la France débarquait"],
        )
        .to_owned(),
    }
}

/// "d’Écossais", "de Gallois".
fn of_them(faction: Faction) -> &'static str {
    match faction {
        Faction::Scottish => "d’Écossais",
        Faction::Welsh => "de Gallois",
        Faction::English => "d’Anglais",
    }
}

/// The so-manieth set.
fn set(sets: u8, lang: Lang) -> &'static str {
    match sets {
        0 | 1 => lang.pick("a set", "une série"),
        2 => lang.pick("a second set", "une deuxième série"),
        3 => lang.pick("a third set", "une troisième série"),
        4 => lang.pick("a fourth set", "une quatrième série"),
        _ => lang.pick("another set", "une série de plus"),
    }
}
