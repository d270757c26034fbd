//! The two crowns: what is said of endings that may never come.

use interregnum::ui::king_is_dead::words::crowns as words;
use interregnum::ui::lang::Lang;

use crate::players;
use crate::position::{Position, open_elsewhere};

/// The Scots lead in two regions, the Welsh in two, but earlier.
const LEVEL: &str = "MOR W1, STR W2S1, LAN S1, NOR S3, GWY x!, WAR x!, ESS E1, DEV S1W1";

fn sentences(position: &Position, lang: Lang) -> [String; 2] {
    let position = position.build();
    let (table, forecast) = (position.table(), position.table().forecast());
    [words::coronation, words::invasion].map(|tell| tell(table, &forecast, &players(), lang))
}

#[track_caller]
fn check(position: &Position, english: [&str; 2], french: [&str; 2]) {
    assert_eq!(sentences(position, Lang::En), english);
    assert_eq!(sentences(position, Lang::Fr), french);
}

#[test]
fn regions_tie_breaks_courts_sets_and_discs_are_named() {
    check(
        &open_elsewhere(2, LEVEL).track("GWY WAR MOR STR LAN NOR ESS DEV").courts(&[[2, 1, 1], [3, 0, 0]]),
        [
            "Coronation, regions held: Scots 2, Welsh 2, English 1; the Scots win later than the Welsh. \
             Winner: Aliénor (most Scots: Maud 2, Aliénor 3).",
            "Invasion: 1 disc to go. Complete sets: Maud 1, Aliénor 0. Winner: Maud (most sets).",
        ],
        [
            "Couronnement, régions tenues\u{a0}: Écossais 2, Gallois 2, Anglais 1\u{202f}; les Écossais gagnent plus \
             tard que les Gallois. Victoire\u{a0}: Aliénor (le plus d’Écossais\u{a0}: Maud 2, Aliénor 3).",
            "Invasion\u{a0}: encore 1 jeton. Séries complètes\u{a0}: Maud 1, Aliénor 0. Victoire\u{a0}: Maud (le plus \
             de séries).",
        ],
    );
}

#[test]
fn without_a_leader_anywhere_nobody_is_crowned() {
    let [coronation, _] = sentences(&open_elsewhere(2, "DEV S1W1").courts(&[[0; 3]; 2]), Lang::En);
    assert_eq!(coronation, "Coronation: no faction leads in any region, so there is no king to crown.");
}

/// Who would win, in as little room as there is on the map.
#[track_caller]
fn briefly(courts: &[[u8; 3]], names: [&str; 4], expected: [&str; 2]) {
    let position = open_elsewhere(courts.len(), "DEV S1").courts(courts).build();
    let (table, forecast) = (position.table(), position.table().forecast());
    let crowned = |lang| words::crowned(table, &forecast, &names.map(str::to_owned), lang);
    assert_eq!(Lang::ALL.map(crowned), expected);
}

#[test]
fn winners_have_short_names_teams_have_letters() {
    let names = ["Aliénor d’Aquitaine", "Player 2", "Player 3", "Maud"];
    briefly(&[[1, 0, 0], [0; 3], [0; 3]], names, ["Aliénor"; 2]);
    briefly(&[[0; 3], [1, 0, 0], [0; 3]], names, ["Player 2"; 2]);
    briefly(&[[1, 0, 0], [1, 0, 0], [0; 3]], names, ["Aliénor and Player 2", "Aliénor et Player 2"]);
    briefly(&[[0; 3]; 3], names, ["all level", "égalité"]);
    briefly(&[[0; 3], [0; 3], [0; 3], [1, 0, 0]], names, ["Team B", "Équipe B"]);
    briefly(&[[0; 3]; 4], names, ["all level", "égalité"]);
}

#[test]
fn what_a_turn_changes_is_said_of_each_crown_that_moves() {
    let [before, after] = [[1, 0, 0], [3, 0, 0]].map(|first| {
        let position = open_elsewhere(2, "DEV S1").courts(&[first, [2, 0, 0]]).build();
        (*position.table(), position.table().forecast())
    });
    let change = |lang| words::change((&before.0, &before.1), (&after.0, &after.1), &players(), lang);
    assert_eq!(change(Lang::En), "Coronation: Maud (before: Aliénor).");
    assert_eq!(change(Lang::Fr), "Couronnement\u{a0}: Maud (avant\u{a0}: Aliénor).");
    assert_eq!(words::change((&after.0, &after.1), (&after.0, &after.1), &players(), Lang::En), "");
}
