//! The tactical positions, as they were thought of. The seat to act is seat 0
//! and can win whatever the others do.

use crate::position::{Position, open_elsewhere};

/// A position and what there is to see in it.
pub struct Puzzle {
    pub story: &'static str,
    pub position: Position,
}

/// Late in a game: the regions, the courts, the cards that are left, and who
/// played before whom.
fn late(map: &str, courts: &[[u8; 3]], hands: &[&str], order: &[usize]) -> Position {
    let players = hands.len();
    let left: usize = hands.iter().map(|hand| hand.split_whitespace().count()).sum();
    let plays = 8 * players - left;
    let mut last_plays = vec![None; players];
    for (later, &seat) in order.iter().rev().enumerate() {
        last_plays[seat] = Some((plays - later) as u8);
    }
    let playable = |hand: &str| hand.split_whitespace().any(|card| card != "plot");
    let emptied = (0..players).map(|seat| last_plays[seat].filter(|_| !playable(hands[seat]))).collect::<Vec<_>>();
    let position = open_elsewhere(players, map).courts(courts).last_plays(&last_plays).emptied(&emptied);
    hands.iter().enumerate().fold(position, |position, (seat, hand)| position.hand(seat, hand))
}

pub fn all() -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    let mut add = |story, position| puzzles.push(Puzzle { story, position });
    crowns(&mut add);
    invasions(&mut add);
    waits(&mut add);
    tables(&mut add);
    cunning(&mut add);
    puzzles
}

type Add<'a> = &'a mut dyn FnMut(&'static str, Position);

/// Who is crowned.
fn crowns(add: Add) {
    add(
        "the last region decides who crowns, and the summon decides the last region",
        late(
            "MOR xW, STR xS, LAN xS, NOR xS, GWY xW, WAR xW, ESS xE, DEV S1W1",
            &[[3, 2, 1], [2, 3, 1]],
            &["assemble", ""],
            &[0, 1],
        ),
    );
    add(
        "negotiating makes the Welsh the last to win, and so the first in rank",
        late(
            "MOR xS, STR xW, LAN xS, NOR xW, GWY x!, WAR E2, ESS W2, DEV S2",
            &[[0, 2, 1], [2, 0, 1]],
            &["negotiate", ""],
            &[0, 1],
        )
        .track("ESS WAR DEV"),
    );
    add(
        "equal with the Scots: the follower of the second faction decides",
        late(
            "MOR xS, STR xS, LAN xS, NOR xS, GWY xW, WAR xW, ESS xW, DEV W1E2",
            &[[3, 1, 1], [3, 1, 1]],
            &["negotiate", ""],
            &[0, 1],
        ),
    );
    add(
        "equal in everything: who plays all cards first wins",
        late(
            "MOR xS, STR xS, LAN xS, NOR xS, GWY xW, WAR xW, ESS xW, DEV E3",
            &[[3, 2, 0], [3, 2, 0]],
            &["negotiate", "negotiate"],
            &[0, 1],
        ),
    );
    add(
        "one swap turns two regions",
        late(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR xE, ESS S2W1, DEV S1W1E1",
            &[[1, 4, 1], [4, 1, 1]],
            &["manoeuvre", ""],
            &[0, 1],
        ),
    );
    add(
        "one for two across the border",
        late(
            "MOR xS, STR xS, LAN xE, NOR xW, GWY xW, WAR S2E1, ESS xE, DEV W2",
            &[[4, 1, 1], [1, 4, 1]],
            &["outmanoeuvre", ""],
            &[0, 1],
        ),
    );
    add(
        "support where it turns the region, and a summon that does not turn it back",
        late(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR xW, ESS E2W1, DEV S3W2",
            &[[2, 4, 1], [4, 2, 1]],
            &["welsh-support", ""],
            &[0, 1],
        ),
    );
    add(
        "the rival has an answer: only some turns leave none that helps",
        late(
            "MOR xS, STR xS, LAN xE, NOR xW, GWY xW, WAR xW, ESS xS, DEV S2W3",
            &[[2, 4, 1], [4, 2, 1]],
            &["welsh-support", "scottish-support"],
            &[0, 1],
        ),
    );
    add(
        "two cards against one: what to play now and what to keep",
        late(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR xE, ESS S2W1, DEV S2W2",
            &[[2, 4, 1], [4, 2, 1]],
            &["negotiate welsh-support", "manoeuvre"],
            &[0, 1],
        ),
    );
}

/// France comes, or must not.
fn invasions(add: Add) {
    add(
        "passing would let France in: the tie must be broken, the right way",
        late(
            "MOR x!, STR xS, LAN xS, NOR x!, GWY xW, WAR xW, ESS xE, DEV S1W1",
            &[[1, 3, 0], [2, 2, 1]],
            &["manoeuvre", ""],
            &[0, 1],
        )
        .passes(1),
    );
    add(
        "a set to complete and a tie to make, and the last play is ours",
        late(
            "MOR x!, STR xS, LAN xS, NOR xW, GWY xW, WAR x!, ESS xE, DEV S2E1",
            &[[2, 2, 1], [3, 3, 2]],
            &["welsh-support", ""],
            &[0, 1],
        ),
    );
    add(
        "equal sets: whoever played last wins, if the tie is left alone",
        late(
            "MOR x!, STR xS, LAN xS, NOR xW, GWY xW, WAR x!, ESS xE, DEV S2W2E1",
            &[[1, 1, 3], [4, 4, 1]],
            &["negotiate", ""],
            &[0, 1],
        ),
    );
    add(
        "more sets: bring the third tie about",
        late(
            "MOR x!, STR xS, LAN xS, NOR xW, GWY xW, WAR x!, ESS S2E1, DEV W3E1",
            &[[2, 2, 2], [5, 5, 1]],
            &["manoeuvre", ""],
            &[0, 1],
        ),
    );
    add(
        "the rival has more sets and a tie before him: both must be undone at once",
        late(
            "MOR x!, STR xS, LAN xS, NOR xS, GWY xW, WAR x!, ESS S1W1, DEV S1W1E1",
            &[[4, 1, 1], [2, 2, 2]],
            &["assemble", ""],
            &[0, 1],
        ),
    );
}

/// Sometimes the best is to wait.
fn waits(add: Add) {
    add(
        "patience: once Essex is Scottish, its support reaches Devon",
        late(
            "MOR xW, STR xS, LAN xS, NOR xW, GWY xW, WAR xE, ESS S2, DEV W2",
            &[[3, 0, 0], [2, 3, 0]],
            &["scottish-support", ""],
            &[0, 1],
        ),
    );
    add(
        "whoever moves first loses the last region: so pass",
        late(
            "MOR xW, STR xW, LAN xW, NOR xS, GWY xS, WAR xS, ESS xE, DEV W2",
            &[[2, 4, 0], [3, 2, 0]],
            &["manoeuvre", "manoeuvre"],
            &[0, 1],
        ),
    );
    add(
        "the rival is out of cards and must pass: every region gets its turn",
        late(
            "MOR xS, STR xS, LAN xS, NOR xE, GWY xW, WAR W1S2, ESS S1W1, DEV W1S3",
            &[[1, 4, 0], [4, 1, 0]],
            &["assemble welsh-support", ""],
            &[0, 1],
        ),
    );
}

/// Three players, and teams.
fn tables(add: Add) {
    add(
        "three at the table: one more follower than either of the others",
        late(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR xW, ESS xE, DEV S1W1E1",
            &[[1, 2, 1], [3, 1, 1], [2, 2, 1]],
            &["negotiate", "", ""],
            &[0, 1, 2],
        ),
    );
    add(
        "three at the table: the invasion is won by the last play",
        late(
            "MOR x!, STR xS, LAN xS, NOR xW, GWY xW, WAR x!, ESS xE, DEV S2W2E1",
            &[[1, 1, 2], [4, 3, 1], [3, 4, 1]],
            &["negotiate", "", ""],
            &[0, 1, 2],
        ),
    );
    add(
        "teams: what the partner lacks makes the set",
        late(
            "MOR x!, STR xS, LAN xS, NOR xW, GWY xW, WAR x!, ESS xE, DEV S2W2E1",
            &[[2, 0, 0], [3, 1, 1], [0, 2, 0], [0, 2, 0]],
            &["negotiate", "", "", ""],
            &[0, 1, 2, 3],
        ),
    );
    add(
        "teams: the partner is to be crowned, not oneself",
        late(
            "MOR xW, STR xW, LAN xW, NOR xS, GWY xS, WAR xS, ESS xE, DEV S1W1",
            &[[3, 0, 1], [4, 1, 0], [0, 4, 0], [1, 2, 1]],
            &["assemble", "", "", ""],
            &[0, 1, 2, 3],
        ),
    );
}

/// The advanced cards.
fn cunning(add: Add) {
    let late_and_advanced = |map, courts: &[[u8; 3]], hands: &[&str]| late(map, courts, hands, &[0, 1]).advanced();
    add(
        "the spy marches as the rival did",
        late_and_advanced(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR W3S1, ESS xE, DEV S3W1",
            &[[1, 4, 1], [4, 1, 1]],
            &["spy", ""],
        )
        .pile(1, "march"),
    );
    add(
        "Plot counts as one more of the strongest: the right faction must be the strongest",
        late_and_advanced(
            "MOR xW, STR xW, LAN xW, NOR xS, GWY xS, WAR xS, ESS xE, DEV S1W1",
            &[[2, 2, 0], [4, 2, 0]],
            &["plot negotiate", ""],
        ),
    );
    add(
        "an ambush in the last region",
        late_and_advanced(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR xW, ESS xE, DEV W3S1",
            &[[4, 1, 1], [1, 4, 1]],
            &["ambush", ""],
        ),
    );
    add(
        "an Englishman for two others",
        late_and_advanced(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR E1W1, ESS xE, DEV S3W1",
            &[[1, 4, 1], [4, 1, 1]],
            &["influence", ""],
        ),
    );
    add(
        "the Scots are sent where they do no harm",
        late_and_advanced(
            "MOR xS, STR xS, LAN xE, NOR xW, GWY xW, WAR S2W1, ESS xS, DEV W2E1",
            &[[1, 4, 1], [4, 1, 1]],
            &["edict", ""],
        ),
    );
    add(
        "a Welshman finds the region that needs him",
        late_and_advanced(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR W3, ESS xE, DEV S3W1",
            &[[1, 4, 1], [4, 1, 1]],
            &["dispute", ""],
        ),
    );
    add(
        "aid comes from where most are left, if it comes to the right place",
        late_and_advanced(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR E2, ESS xE, DEV S2W1",
            &[[1, 3, 2], [5, 2, 3]],
            &["aid", ""],
        ),
    );
    add(
        "the English are suppressed, and somebody else with them",
        late_and_advanced(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR xW, ESS xE, DEV S3W1E1",
            &[[1, 4, 1], [4, 1, 1]],
            &["suppress", ""],
        ),
    );
    add(
        "the Welsh are quelled where they would have won",
        late_and_advanced(
            "MOR xS, STR xS, LAN xS, NOR xW, GWY xW, WAR xW, ESS xE, DEV W3S2",
            &[[4, 1, 1], [1, 4, 1]],
            &["quell", ""],
        ),
    );
    add(
        "resistance near the Scots makes the tie that brings France",
        late_and_advanced(
            "MOR x!, STR xS, LAN xS, NOR S2E1, GWY xW, WAR x!, ESS xE, DEV xW",
            &[[2, 2, 2], [4, 4, 1]],
            &["resist", ""],
        ),
    );
}
