//! The tier table for the cunning cards. Plot is never played: see PL1.

use crate::checks::{PAIRS, SINGLES, each, playing};
use crate::position::{closed_elsewhere, open_elsewhere};

#[test]
fn spy_tier_1_the_copied_card_has_its_own_tiers() {
    let position = closed_elsewhere(3, "MOR S2, STR -, DEV W1").pile(1, "march").pile(2, "outmanoeuvre dispute");
    playing("spy", position)
        .offers(&["1 march scottish+scottish:moray strathclyde", "2 dispute welsh:devon scottish:moray"])
        .leaves("1 march scottish+scottish:moray strathclyde", "STR S2, DEV W1", [5, 5, 5])
        .leaves("2 dispute welsh:devon scottish:moray", "MOR S1W1, DEV S1", [5, 5, 5]);
    playing("spy", closed_elsewhere(2, "LAN S1, WAR W1").pile(1, "outmanoeuvre"))
        .offers(&["1 outmanoeuvre scottish:lancaster welsh:warwick"])
        .leaves("1 outmanoeuvre scottish:lancaster welsh:warwick", "LAN W1, WAR S1", [5, 5, 5]);
    playing("spy", open_elsewhere(2, "WAR E1, DEV S2").pile(1, "suppress"))
        .offers(&each("1 suppress warwick -english", &SINGLES))
        .leaves("1 suppress warwick -english +welsh", "WAR W1, DEV S2", [5, 4, 6]);
}

/// Its own pile has seven cards, which do not count.
#[test]
fn spy_else_nothing_without_a_pile_of_somebody_else() {
    playing("spy", open_elsewhere(4, "MOR S1")).has_no_effect();
}

#[test]
fn ambush_tier_1_as_many_as_two_scots_come_and_one_leaves() {
    playing("ambush", closed_elsewhere(2, "DEV W1E1"))
        .offers(&each("devon +scottish+scottish", &["-scottish", "-welsh", "-english"]))
        .leaves("devon +scottish+scottish -welsh", "DEV S2E1", [3, 6, 5]);
    playing("ambush", closed_elsewhere(2, "DEV W1, ESS -").supply(1, 5, 5))
        .offers(&["devon +scottish -scottish", "devon +scottish -welsh", "essex +scottish -scottish"])
        .leaves("devon +scottish -welsh", "DEV S1", [0, 6, 5]);
}

#[test]
fn ambush_tier_2_without_scots_one_leaves() {
    playing("ambush", closed_elsewhere(2, "MOR S1, ESS -, DEV W1E1").supply(0, 5, 5))
        .offers(&["moray -scottish", "devon -welsh", "devon -english"])
        .leaves("moray -scottish", "DEV W1E1", [1, 5, 5]);
}

#[test]
fn ambush_else_nothing_without_scots_on_an_empty_map() {
    playing("ambush", open_elsewhere(2, "").supply(0, 5, 5)).has_no_effect();
}

#[test]
fn march_tier_1_two_of_any_factions_go_next_door() {
    playing("march", closed_elsewhere(2, "WAR S1W1E1, ESS -, DEV W1"))
        .offers(&[
            "scottish+welsh:warwick essex",
            "scottish+welsh:warwick devon",
            "scottish+english:warwick essex",
            "scottish+english:warwick devon",
            "welsh+english:warwick essex",
            "welsh+english:warwick devon",
        ])
        .leaves("scottish+english:warwick essex", "WAR W1, ESS S1E1, DEV W1", [5, 5, 5]);
}

#[test]
fn march_tier_2_one_goes_next_door() {
    playing("march", closed_elsewhere(2, "MOR E2, WAR S1, ESS -, DEV W1"))
        .offers(&["scottish:warwick essex", "scottish:warwick devon", "welsh:devon warwick", "welsh:devon essex"])
        .leaves("welsh:devon warwick", "MOR E2, WAR S1W1", [5, 5, 5]);
}

#[test]
fn march_else_nothing_without_followers() {
    playing("march", open_elsewhere(2, "")).has_no_effect();
}

#[test]
fn aid_tier_1_two_of_the_commonest_faction_come() {
    playing("aid", closed_elsewhere(2, "DEV S1, ESS -").supply(2, 4, 3))
        .offers(&["devon +welsh+welsh", "essex +welsh+welsh"])
        .leaves("devon +welsh+welsh", "DEV S1W2", [2, 2, 3]);
    playing("aid", closed_elsewhere(2, "DEV S1").supply(2, 1, 2))
        .offers(&["devon +scottish+scottish", "devon +english+english"])
        .leaves("devon +english+english", "DEV S1E2", [2, 1, 0]);
}

#[test]
fn aid_tier_2_the_last_one_comes() {
    playing("aid", closed_elsewhere(2, "DEV E1").supply(0, 1, 1)).offers(&["devon +welsh", "devon +english"]).leaves(
        "devon +english",
        "DEV E2",
        [0, 1, 0],
    );
    playing("aid", closed_elsewhere(2, "DEV E1").supply(0, 0, 1)).offers(&["devon +english"]).leaves(
        "devon +english",
        "DEV E2",
        [0, 0, 0],
    );
}

#[test]
fn aid_else_nothing_without_supply() {
    playing("aid", open_elsewhere(2, "").supply(0, 0, 0)).has_no_effect();
}

#[test]
fn influence_tier_1_an_englishman_for_two_others() {
    playing("influence", closed_elsewhere(2, "MOR E2, STR W1, DEV S1W2"))
        .offers(&["english:moray scottish+welsh:devon", "english:moray welsh+welsh:devon"])
        .leaves("english:moray welsh+welsh:devon", "MOR W2E1, STR W1, DEV S1E1", [5, 5, 5]);
}

/// The Englishman of Devon could only be swapped with the one in Strathclyde.
#[test]
fn influence_tier_1_no_englishman_is_swapped_with_one_while_another_can_be_with_two() {
    playing("influence", closed_elsewhere(2, "MOR E1, STR W1, DEV S1W1E1"))
        .offers(&["english:moray scottish+welsh:devon"])
        .leaves("english:moray scottish+welsh:devon", "MOR S1W1, STR W1, DEV E2", [5, 5, 5]);
}

/// The Englishman of Devon cannot be swapped with the two beside him.
#[test]
fn influence_tier_2_an_englishman_for_one_other() {
    playing("influence", closed_elsewhere(2, "MOR S1, DEV S1W1E1")).offers(&["english:devon scottish:moray"]).leaves(
        "english:devon scottish:moray",
        "MOR E1, DEV S2W1",
        [5, 5, 5],
    );
}

#[test]
fn influence_else_nothing_without_english_or_others() {
    playing("influence", closed_elsewhere(2, "MOR E2, DEV E1")).has_no_effect();
    playing("influence", closed_elsewhere(2, "MOR S2, DEV W1")).has_no_effect();
}

#[test]
fn dispute_tier_1_a_welshman_for_another() {
    playing("dispute", closed_elsewhere(2, "MOR W1E1, STR S1W1, DEV -"))
        .offers(&["welsh:moray scottish:strathclyde", "welsh:strathclyde english:moray"])
        .leaves("welsh:strathclyde english:moray", "MOR W2, STR S1E1", [5, 5, 5]);
}

#[test]
fn dispute_else_nothing_without_welsh_or_others_elsewhere() {
    playing("dispute", closed_elsewhere(2, "MOR S1, DEV E1")).has_no_effect();
    playing("dispute", closed_elsewhere(2, "MOR S1W1E1, DEV -")).has_no_effect();
}

/// One Scot beside the same two others, in Northumbria, and two Scots beside one
/// Welshman, in the south, are good for tier 2 only.
#[test]
fn edict_tier_1_two_scots_for_two_others() {
    playing("edict", closed_elsewhere(2, "STR S3, LAN W2E1, NOR S1, ESS S2, DEV W1"))
        .offers(&[
            "scottish+scottish:strathclyde welsh+welsh:lancaster",
            "scottish+scottish:strathclyde welsh+english:lancaster",
        ])
        .leaves(
            "scottish+scottish:strathclyde welsh+english:lancaster",
            "STR S1W1E1, LAN S2W1, NOR S1, ESS S2, DEV W1",
            [5, 5, 5],
        );
}

#[test]
fn edict_tier_2_one_for_two() {
    playing("edict", closed_elsewhere(2, "MOR S1, STR W1E1, ESS S1, DEV W1"))
        .offers(&["scottish:moray welsh+english:strathclyde"])
        .leaves("scottish:moray welsh+english:strathclyde", "MOR W1E1, STR S1, ESS S1, DEV W1", [5, 5, 5]);
}

#[test]
fn edict_tier_2_two_for_one() {
    playing("edict", closed_elsewhere(2, "MOR S2, STR W1, ESS S1, DEV W1"))
        .offers(&["scottish+scottish:moray welsh:strathclyde"])
        .leaves("scottish+scottish:moray welsh:strathclyde", "MOR W1, STR S2, ESS S1, DEV W1", [5, 5, 5]);
}

#[test]
fn edict_tier_3_one_for_one() {
    playing("edict", closed_elsewhere(2, "MOR S1, STR S1W1, DEV E2"))
        .offers(&["scottish:moray welsh:strathclyde"])
        .leaves("scottish:moray welsh:strathclyde", "MOR W1, STR S2, DEV E2", [5, 5, 5]);
}

#[test]
fn edict_else_nothing_without_others_next_door() {
    playing("edict", open_elsewhere(2, "MOR S2, LAN W2")).has_no_effect();
    playing("edict", open_elsewhere(2, "MOR S2W2, STR -, LAN S2")).has_no_effect();
}

#[test]
fn resist_tier_1_two_who_are_not_scottish_come() {
    playing("resist", open_elsewhere(2, "STR S2"))
        .offers(&["strathclyde +welsh+welsh", "strathclyde +welsh+english", "strathclyde +english+english"])
        .leaves("strathclyde +welsh+english", "STR S2W1E1", [5, 4, 4])
        .leaves("strathclyde +english+english", "STR S2E2", [5, 5, 3]);
}

#[test]
fn resist_tier_2_the_last_one_comes() {
    playing("resist", open_elsewhere(2, "STR xS, MOR W1").supply(5, 0, 1))
        .offers(&["moray +english", "lancaster +english", "northumbria +english"])
        .leaves("moray +english", "MOR W1E1", [5, 0, 0]);
}

#[test]
fn resist_else_nothing_with_only_scots_in_supply() {
    playing("resist", open_elsewhere(2, "STR S1").supply(9, 0, 0)).has_no_effect();
}

#[test]
fn quell_tier_1_a_welshman_leaves_and_two_come() {
    let expected = [each("lancaster -welsh", &PAIRS), each("warwick -welsh", &PAIRS)].concat();
    playing("quell", open_elsewhere(2, "LAN S1W1, WAR W2, DEV E1"))
        .offers(&expected)
        .leaves("lancaster -welsh +scottish+english", "LAN S2E1, WAR W2, DEV E1", [4, 6, 4])
        .leaves("warwick -welsh +welsh+welsh", "LAN S1W1, WAR W3, DEV E1", [5, 4, 5]);
}

/// With the one who returned there are exactly two to place.
#[test]
fn quell_tier_1_the_returned_welshman_fills_a_short_supply() {
    playing("quell", open_elsewhere(2, "LAN W1").supply(1, 0, 0)).offers(&["lancaster -welsh +scottish+welsh"]).leaves(
        "lancaster -welsh +scottish+welsh",
        "LAN S1W1",
        [0, 0, 0],
    );
}

/// Gwynedd itself is not near the Welsh.
#[test]
fn quell_tier_2_without_welsh_near_two_come() {
    let expected = ["lancaster", "warwick", "devon"].map(|region| each(region, &PAIRS)).concat();
    playing("quell", open_elsewhere(2, "GWY W3, LAN S1")).offers(&expected).leaves(
        "devon +english+english",
        "LAN S1, GWY W3, DEV E2",
        [5, 5, 3],
    );
    playing("quell", open_elsewhere(2, "GWY W3").supply(0, 0, 1))
        .offers(&["lancaster +english", "warwick +english", "devon +english"])
        .leaves("lancaster +english", "LAN E1, GWY W3", [0, 0, 0]);
}

#[test]
fn quell_else_nothing_without_supply_or_region() {
    playing("quell", open_elsewhere(2, "GWY W1, DEV S1").supply(0, 0, 0)).has_no_effect();
    playing("quell", open_elsewhere(2, "GWY x!, LAN W1, WAR W1, DEV W1")).has_no_effect();
}

#[test]
fn muster_tier_1_a_scot_leaves_and_two_come() {
    playing("muster", open_elsewhere(2, "MOR S2, STR S1E1")).offers(&each("strathclyde -scottish", &PAIRS)).leaves(
        "strathclyde -scottish +welsh+english",
        "MOR S2, STR W1E2",
        [6, 4, 4],
    );
    playing("muster", open_elsewhere(2, "STR S1").supply(0, 0, 0))
        .offers(&["strathclyde -scottish +scottish"])
        .changes_nothing("strathclyde -scottish +scottish");
}

#[test]
fn muster_tier_2_without_scots_near_two_come() {
    playing("muster", open_elsewhere(2, "MOR S2, STR E1")).offers(&each("strathclyde", &PAIRS)).leaves(
        "strathclyde +scottish+scottish",
        "MOR S2, STR S2E1",
        [3, 5, 5],
    );
    playing("muster", open_elsewhere(2, "MOR S2").supply(0, 1, 0)).offers(&["strathclyde +welsh"]).leaves(
        "strathclyde +welsh",
        "MOR S2, STR W1",
        [0, 0, 0],
    );
}

#[test]
fn muster_else_nothing_without_supply_or_region() {
    playing("muster", open_elsewhere(2, "STR W1").supply(0, 0, 0)).has_no_effect();
    playing("muster", open_elsewhere(2, "MOR S1, STR xE, LAN S1")).has_no_effect();
}

#[test]
fn suppress_tier_1_an_englishman_and_another_leave_and_one_comes() {
    playing("suppress", open_elsewhere(2, "WAR W2E1, DEV E1, ESS E3"))
        .offers(&each("warwick -english-welsh", &SINGLES))
        .leaves("warwick -english-welsh +scottish", "WAR S1W1, ESS E3, DEV E1", [4, 6, 6]);
    playing("suppress", open_elsewhere(2, "NOR E2")).offers(&each("northumbria -english-english", &SINGLES)).leaves(
        "northumbria -english-english +welsh",
        "NOR W1",
        [5, 4, 7],
    );
}

#[test]
fn suppress_tier_2_a_lone_englishman_is_replaced() {
    playing("suppress", open_elsewhere(2, "NOR E1, WAR E1, DEV S2W1, ESS W1E1"))
        .offers(&[each("northumbria -english", &SINGLES), each("warwick -english", &SINGLES)].concat())
        .leaves("warwick -english +scottish", "NOR E1, WAR S1, ESS W1E1, DEV S2W1", [4, 5, 6]);
}

/// Essex is the home of the English, not a region near them.
#[test]
fn suppress_tier_3_without_english_near_anybody_is_replaced() {
    playing("suppress", open_elsewhere(2, "WAR S1W1, ESS E2"))
        .offers(&[each("warwick -scottish", &SINGLES), each("warwick -welsh", &SINGLES)].concat())
        .leaves("warwick -scottish +english", "WAR W1E1, ESS E2", [6, 5, 4])
        .changes_nothing("warwick -welsh +welsh");
    playing("suppress", open_elsewhere(2, "WAR S1").supply(0, 0, 0))
        .offers(&["warwick -scottish +scottish"])
        .changes_nothing("warwick -scottish +scottish");
}

#[test]
fn suppress_tier_4_in_empty_regions_one_comes() {
    playing("suppress", open_elsewhere(2, "ESS E1").supply(0, 1, 0))
        .offers(&["northumbria +welsh", "warwick +welsh", "devon +welsh"])
        .leaves("devon +welsh", "ESS E1, DEV W1", [0, 0, 0]);
}

#[test]
fn suppress_else_nothing_without_supply_or_region() {
    playing("suppress", open_elsewhere(2, "ESS E2, GWY W1").supply(0, 0, 0)).has_no_effect();
    playing("suppress", open_elsewhere(2, "ESS E2, NOR xW, WAR xW, DEV x!")).has_no_effect();
}
