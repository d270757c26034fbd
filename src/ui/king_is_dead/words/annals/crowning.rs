//! The end of a tale: who won, and exactly why.

use std::cmp::Reverse;

use super::super::super::super::lang::{Lang, capitalised};
use super::super::names as called;
use super::super::standings::{Standings, best, sorted};
use super::super::struggles;
use super::muse::{Muse, Phrase, filled};
use super::names::{lands, level_in, so_many, to_faction};
use crate::rules::Seat;
use crate::rules::king_is_dead::{Decision, Ending, Faction, Verdict};

const CROWNED: [Phrase; 3] = [
    ("How {people} won the crown", "Comment {people} {took} la couronne"),
    ("How {people} came to the throne", "Comment {people} {rose} sur le trône"),
    ("The crown of {people}", "La couronne {of_people}"),
];

const SAVED: [Phrase; 2] = [
    ("How {people} held the isle", "Comment {people} {saved} l’île"),
    ("How {people} turned back France", "Comment {people} {repelled} la France"),
];

const POWER: [Phrase; 3] = [
    (
        "When the last struggle was over, {first} held {n}, {second} {m}.",
        "La dernière lutte finie, {first} tenaient {n}, {second} {m}.",
    ),
    (
        "Eight struggles had left {n} {to_first} and {m} {to_second}.",
        "Huit luttes laissaient {n} {to_first} et {m} {to_second}.",
    ),
    ("In the end {first} held {n} and {second} {m}.", "À la fin, {first} tenaient {n} et {second} {m}."),
];

const EQUALS: [Phrase; 2] = [
    (
        "{first} and {second} held {n} each, but {first} had won the latest of them.",
        "{first} et {second} tenaient chacun {n}, mais {first} avaient gagné la dernière d’entre elles.",
    ),
    (
        "In the end {first} and {second} were level with {n} each; the latest of these was won by {first}.",
        "À la fin, {first} et {second} tenaient chacun {n}\u{202f}; la dernière d’entre elles avait été gagnée par {first}.",
    ),
];

const ALL_EQUAL: [Phrase; 1] = [(
    "All three peoples held {n}, but {first} had won the latest.",
    "Les trois peuples tenaient {n}, mais {first} avaient gagné la dernière.",
)];

const NOBODY_ELSE: [Phrase; 2] = [
    ("In the end {first} held {n}, and nobody else any.", "À la fin, {first} tenaient {n}, et les autres aucune."),
    (
        "Eight struggles over, only {first} held land, {n} in all.",
        "Huit luttes finies, seuls {first} tenaient des terres, {n} en tout.",
    ),
];

const THEIR_CHOICE: [Phrase; 3] = [
    ("The crown was for {first} to give.", "C’était {to_first} de donner la couronne."),
    ("So it was for {first} to choose.", "C’était donc {to_first} de choisir."),
    ("Whom {first} followed would reign.", "Qui {first} suivaient régnerait."),
];

const MOST_AT_COURT: [Phrase; 3] = [
    (
        "{who} took the crown with {n} of them at court ({others}).",
        "{who} ceignit la couronne avec {n} d’entre eux à sa cour ({others}).",
    ),
    (
        "The court of {who} counted {n} of them ({others}): that was enough for the crown.",
        "La cour {of_who} en comptait {n} ({others})\u{a0}: c’était assez pour la couronne.",
    ),
    (
        "Nobody had more of them than {who}, with {n} ({others}); nobody else could be crowned.",
        "Nul n’en comptait davantage\u{a0}: {who} en avait {n} ({others}), et ceignit la couronne.",
    ),
];

const INVADED: [Phrase; 3] = [
    (
        "Three lands without a master were more than France could resist. Its fleet crossed the Channel.",
        "Trois terres sans maître, c’était plus que la France n’en pouvait voir sans bouger. Sa flotte passa la Manche.",
    ),
    (
        "The French landed at dawn, and found a realm in pieces.",
        "Les Français débarquèrent à l’aube, et trouvèrent un royaume en morceaux.",
    ),
    (
        "The French fleet darkened the Channel, and the quarrel of the claimants was over.",
        "La flotte de France noircit la Manche, et la querelle du trône n’eut plus de sens.",
    ),
];

const UNITE: [Phrase; 2] = [
    (
        "Only a court that united Scots, Welsh and English could stand against it.",
        "Seule une cour unissant Écossais, Gallois et Anglais pouvait y faire face.",
    ),
    (
        "What counted now was who could bring Scots, Welsh and English together.",
        "Il ne s’agissait plus que d’unir Écossais, Gallois et Anglais.",
    ),
];

const MOST_SETS: [Phrase; 2] = [
    (
        "{people} drove the invader back into the sea with {sets} ({others}).",
        "{people} {threw} l’envahisseur à la mer avec {sets} ({others}).",
    ),
    (
        "With {sets} ({others}), {people} turned the French back to their ships.",
        "Avec {sets} ({others}), {people} {pushed} les Français à leurs navires.",
    ),
];

const CLOSE_CROWNED: [Phrase; 4] = [
    ("The throne was empty no more.", "Le trône n’était plus vide."),
    (
        "The bells rang again, and this time for the living.",
        "Les cloches sonnèrent de nouveau, cette fois pour les vivants.",
    ),
    ("What came of that reign, other books tell.", "Ce que fut ce règne, d’autres livres le disent."),
    ("Here ends the chronicle, and begins a reign.", "Ici finit la chronique, et commence un règne."),
];

const CLOSE_SAVED: [Phrase; 3] = [
    ("The isle was saved, and the crown with it.", "L’île était sauve, et la couronne avec elle."),
    ("The sea kept what was left of the fleet.", "La mer garda ce qui restait de la flotte."),
    (
        "Here ends the chronicle: what the sword divides, fear unites.",
        "Ici finit la chronique\u{a0}: ce que l’épée divise, la peur l’unit.",
    ),
];

/// What the tale is called.
pub fn title(standings: &Standings, verdict: &Verdict, muse: &mut Muse) -> String {
    let phrases: &[Phrase] = if verdict.ending == Ending::Coronation { &CROWNED } else { &SAVED };
    muse.sentence(phrases, &winners(standings, verdict).values())
}

/// The heading of the end.
pub fn heading(verdict: &Verdict, lang: Lang) -> &'static str {
    match verdict.ending {
        Ending::Coronation => struggles::coronation(lang),
        Ending::Invasion => struggles::invasion(lang),
    }
}

/// How it ended.
pub fn ending(standings: &Standings, verdict: &Verdict, muse: &mut Muse) -> String {
    let sentences = match verdict.ending {
        Ending::Coronation => coronation(standings, verdict, muse),
        Ending::Invasion => invasion(standings, verdict, muse),
    };
    sentences.join(" ")
}

/// The winners, and the verbs that go with one or with several.
struct Winners {
    people: String,
    of_people: String,
    several: bool,
}

fn winners(standings: &Standings, verdict: &Verdict) -> Winners {
    let people = |seats: &[Seat]| standings.people(seats);
    let each: Vec<String> = verdict.winners.iter().map(|&seat| super::names::de(&people(&[seat]))).collect();
    Winners {
        people: people(&verdict.winners),
        of_people: standings.lang.list(&each),
        several: 1 < verdict.winners.len(),
    }
}

impl Winners {
    fn values(&self) -> Vec<(&'static str, &str)> {
        let verb = |one, several| if self.several { several } else { one };
        vec![
            ("people", &self.people),
            ("of_people", &self.of_people),
            ("took", verb("ceignit", "ceignirent")),
            ("rose", verb("monta", "montèrent")),
            ("saved", verb("sauva", "sauvèrent")),
            ("repelled", verb("repoussa", "repoussèrent")),
            ("had", verb("avait", "avaient")),
            ("has_played", verb("avait joué", "avaient joué")),
            ("their", verb("ses", "leurs")),
            ("threw", verb("rejeta", "rejetèrent")),
            ("pushed", verb("renvoya", "renvoyèrent")),
        ]
    }
}

fn coronation(standings: &Standings, verdict: &Verdict, muse: &mut Muse) -> Vec<String> {
    let lang = muse.lang;
    let Some(&first) = verdict.ranking.first() else { return Vec::new() };
    let second = verdict.ranking.get(1).copied();
    let mut told = vec![power(standings, verdict, first, second, muse)];
    let the_first = called::the_faction(first, lang);
    told.push(muse.sentence(&THEIR_CHOICE, &[("first", the_first), ("to_first", to_faction(first, lang))]));
    let leaders = most(&standings.everybody(), &|seat| standings.court(seat, first, true));
    told.push(match verdict.decided_by {
        Decision::FirstFaction => by_first(standings, first, leaders[0], muse),
        Decision::Partners => by_partners(standings, verdict, first, second, &leaders, lang),
        Decision::SecondFaction => by_second(standings, first, second.unwrap_or(first), &leaders, lang),
        _ => by_cards(standings, verdict, first, second, &leaders, lang),
    });
    // Whoever is crowned, the partner wins as well.
    if let (Decision::FirstFaction | Decision::SecondFaction | Decision::Plot, [one, other]) =
        (verdict.decided_by, &verdict.winners[..])
        && standings.team(*one).contains(other)
    {
        told.push(filled(
            lang.pick("It was the victory of both, {people}.", "C’était la victoire des deux, {people}."),
            &winners(standings, verdict).values(),
        ));
    }
    told.push(muse.sentence(&CLOSE_CROWNED, &[]));
    told
}

/// Which peoples were strongest.
fn power(standings: &Standings, verdict: &Verdict, first: Faction, second: Option<Faction>, muse: &mut Muse) -> String {
    let lang = muse.lang;
    let held = |faction: Faction| standings.view.table().controlled(faction).len();
    let n = lands(held(first), lang);
    let the_first = called::the_faction(first, lang);
    let Some(second) = second else { return muse.sentence(&NOBODY_ELSE, &[("first", the_first), ("n", &n)]) };
    let level = verdict.ranking.iter().filter(|&&other| held(other) == held(first)).count();
    let m = so_many(held(second), true, lang);
    let values = [
        ("first", the_first),
        ("to_first", to_faction(first, lang)),
        ("second", called::the_faction(second, lang)),
        ("to_second", to_faction(second, lang)),
        ("n", &n),
        ("m", &m),
    ];
    muse.sentence(
        match level {
            1 => &POWER,
            2 => &EQUALS,
            _ => &ALL_EQUAL,
        },
        &values,
    )
}

fn by_first(standings: &Standings, first: Faction, winner: Seat, muse: &mut Muse) -> String {
    let lang = muse.lang;
    let others: Vec<Seat> = standings.everybody().into_iter().filter(|&seat| seat != winner).collect();
    let who = standings.people(&[winner]);
    let n = so_many(usize::from(standings.court(winner, first, true)), false, lang);
    let others = compared(standings, &others, false, &|seat| standings.court(seat, first, true));
    let others = match standings.holds_plot(winner) {
        true => lang.pick("Plot included; ", "Complot compris\u{202f}; ").to_owned() + &others,
        false => others,
    };
    let values = [("who", &*who), ("of_who", &super::names::de(&who)), ("n", &n), ("others", &others)];
    muse.sentence(&MOST_AT_COURT, &values)
}

fn by_second(standings: &Standings, first: Faction, second: Faction, tied: &[Seat], lang: Lang) -> String {
    let winner = most(tied, &|seat| standings.court(seat, second, false))[0];
    let others: Vec<Seat> = tied.iter().copied().filter(|&seat| seat != winner).collect();
    let phrase = lang.pick(
        "But {tied} had as many of them at court, {n} each; then {second} decided. {who} took the crown with {k} of those ({others}).",
        "Mais {tied} en avaient autant, {n} dans chaque cour\u{202f}; c’est donc le nombre {of_second} qui trancha. {who} ceignit la couronne avec {k} d’entre eux ({others}).",
    );
    let count = |seat, faction, first| so_many(usize::from(standings.court(seat, faction, first)), false, lang);
    filled(
        phrase,
        &[
            ("tied", &standings.people(tied)),
            ("n", &count(tied[0], first, true)),
            ("second", called::the_faction(second, lang)),
            ("of_second", level_in(second, lang)),
            ("who", &capitalised(&standings.people(&[winner]))),
            ("k", &count(winner, second, false)),
            ("others", &compared(standings, &others, false, &|seat| standings.court(seat, second, false))),
        ],
    )
}

/// Partners lead together, by the first people or by the second.
fn by_partners(
    standings: &Standings,
    verdict: &Verdict,
    first: Faction,
    second: Option<Faction>,
    tied: &[Seat],
    lang: Lang,
) -> String {
    let by_first = standings.sides_of(tied).len() <= 1;
    let faction = if by_first { first } else { second.unwrap_or(first) };
    let phrase = match by_first {
        true => lang.pick(
            "{people}, who had made common cause, led together with {each} at each court, and shared the crown.",
            "{people}, qui avaient fait cause commune, menaient ensemble, {each} dans chaque cour, et partagèrent la couronne.",
        ),
        false => lang.pick(
            "Too many courts had as many of them, so that the next people decided. {people}, who had made common cause, led together with {each} at each court, and shared the crown.",
            "Trop de cours en avaient autant\u{202f}; le peuple suivant trancha. {people}, qui avaient fait cause commune, menaient ensemble, {each} dans chaque cour, et partagèrent la couronne.",
        ),
    };
    let leaders: Vec<Seat> =
        if by_first { tied.to_vec() } else { most(tied, &|seat| standings.court(seat, faction, false)) };
    let each = called::followers(standings.court(leaders[0], faction, by_first), faction, lang);
    let people = capitalised(&standings.people(&verdict.winners));
    filled(phrase, &[("people", &people), ("each", &each)])
}

/// Courts that are equal: Plot decides, then the cards that were played.
fn by_cards(
    standings: &Standings,
    verdict: &Verdict,
    first: Faction,
    second: Option<Faction>,
    leaders: &[Seat],
    lang: Lang,
) -> String {
    let tied = match second {
        Some(second) => most(leaders, &|seat| standings.court(seat, second, false)),
        None => leaders.to_vec(),
    };
    let level = lang.pick(
        if second.is_some() { "{tied} were level, {first} as {second}" } else { "{tied} were level {first}" },
        if second.is_some() {
            "{tied} étaient à égalité, {first} comme {second}"
        } else {
            "{tied} étaient à égalité {first}"
        },
    );
    let decided = match verdict.decided_by {
        Decision::Plot => lang.pick(
            "then {plotter} laid open Plot, and took the crown.",
            "alors {plotter} dévoila Complot, et ceignit la couronne.",
        ),
        Decision::AllCardsPlayed => lang.pick(
            "{people} had been the first to play every card, and took the crown.",
            "{people} {has_played} toutes {their} cartes en premier, et {took} la couronne.",
        ),
        Decision::FewestCardsLeft => lang.pick(
            "{people} had the fewest cards left to play, and took the crown.",
            "{people} {had} le moins de cartes à jouer, et {took} la couronne.",
        ),
        Decision::Shared => lang.pick(
            "as not one of them had played a card, {people} shared the crown.",
            "faute d’une seule carte jouée, {people} partagèrent la couronne.",
        ),
        _ => lang.pick(
            "they had as many cards left, but the last card of {people} had been played earlier, and that was enough for the crown.",
            "il leur restait autant de cartes, mais la dernière carte {of_people} avait été jouée plus tôt, et cela suffit pour la couronne.",
        ),
    };
    let plotter = tied.iter().copied().find(|&seat| standings.holds_plot(seat));
    let plotter = plotter.map(|seat| standings.people(&[seat])).unwrap_or_default();
    let told = filled(
        level,
        &[
            ("tied", &standings.people(&tied)),
            ("first", level_in(first, lang)),
            ("second", second.map_or("", |second| level_in(second, lang))),
        ],
    );
    let winners = winners(standings, verdict);
    let mut values = winners.values();
    values.push(("plotter", &plotter));
    let join = lang.pick("; ", "\u{202f}; ");
    capitalised(&format!("{told}{join}{}", filled(decided, &values)))
}

fn invasion(standings: &Standings, verdict: &Verdict, muse: &mut Muse) -> Vec<String> {
    let lang = muse.lang;
    let sides = standings.sides();
    let tied = most(&sides, &|side| standings.sets(side));
    let others: Vec<Seat> = sides.iter().copied().filter(|side| !tied.contains(side)).collect();
    let most = standings.sets(tied[0]);
    let sets = sets(most, lang);
    let others = compared(standings, &others, true, &|side| standings.sets(side));
    let winners = winners(standings, verdict);
    let mut values = winners.values();
    // Teams have their sets together.
    let level = match standings.team(tied[0]).len() {
        1 => standings.people(&tied),
        _ => lang.pick("the two sides", "les deux camps").to_owned(),
    };
    values.extend([("sets", &*sets), ("others", &others), ("tied", &level)]);
    let decided = match (verdict.decided_by, most) {
        (Decision::Shared, _) => capitalised(&filled(
            lang.pick(
                "{tied} were level, and not one card had been played: {people} held the isle together.",
                "{tied} étaient à égalité, sans une carte jouée\u{a0}: {people} {saved} l’île ensemble.",
            ),
            &values,
        )),
        (Decision::LastPlay, 0) => capitalised(&filled(
            lang.pick(
                "Nobody had even one complete set. But the latest card had been played by {people}, and that decided.",
                "Personne n’avait la moindre série complète. Mais la carte la plus récente venait {of_people}, et cela trancha.",
            ),
            &values,
        )),
        (Decision::LastPlay, _) => capitalised(&filled(
            lang.pick(
                "{tied} were level with {sets}; but the latest card had been played by {people}, and that decided.",
                "{tied} étaient à égalité avec {sets}\u{202f}; mais la carte la plus récente venait {of_people}, et cela trancha.",
            ),
            &values,
        )),
        _ => muse.sentence(&MOST_SETS, &values),
    };
    vec![muse.sentence(&INVADED, &[]), muse.sentence(&UNITE, &[]), decided, muse.sentence(&CLOSE_SAVED, &[])]
}

/// "two complete sets", "une série complète".
fn sets(count: u8, lang: Lang) -> String {
    let noun = if count == 1 {
        lang.pick("complete set", "série complète")
    } else {
        lang.pick("complete sets", "séries complètes")
    };
    format!("{} {noun}", so_many(usize::from(count), true, lang))
}

/// Those of `seats` with most of something; written once for all that is counted.
fn most(seats: &[Seat], count: &dyn Fn(Seat) -> u8) -> Vec<Seat> {
    best(seats, count)
}

/// The others with what they have, the best first: "Hugh three and Rhys one".
fn compared(standings: &Standings, others: &[Seat], feminine: bool, count: &dyn Fn(Seat) -> u8) -> String {
    let order = sorted(others, |seat| Reverse(count(seat)));
    let told = order.iter().map(|&seat| {
        // A side is told with all who are in it.
        let people = if feminine { standings.team(seat) } else { vec![seat] };
        format!("{} {}", standings.people(&people), so_many(usize::from(count(seat)), feminine, standings.lang))
    });
    standings.lang.list(&told.collect::<Vec<_>>())
}
