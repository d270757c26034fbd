//! The questions of a turn: every step, and some of them word for word.

use interregnum::rules::king_is_dead::{Card, Faction, Region, Stack};
use interregnum::ui::king_is_dead::step::Step;
use interregnum::ui::king_is_dead::words;
use interregnum::ui::lang::Lang;

use crate::position::{closed_elsewhere, open_elsewhere};

/// Every step that a turn can come to, with some choices made.
pub fn steps() -> Vec<Step> {
    use Card::{Dispute, Edict, Influence, Manoeuvre, Outmanoeuvre};
    let mut steps = vec![
        Step::Turn,
        Step::OnlyPass,
        Step::Pile,
        Step::Cards { first: None },
        Step::March { first: None },
        Step::AidFaction,
        Step::Summon,
        Step::Confirm,
    ];
    steps.extend(Card::ALL.map(Step::Region));
    steps.extend(Faction::ALL.map(Step::Assemble));
    for region in Region::ALL {
        steps.extend([Step::Cards { first: Some(region) }, Step::Disc(region, Region::Essex)]);
        steps.extend([Step::MarchTo { from: region }, Step::Leaves(region)]);
        steps.push(Step::Comes { region, first: None });
        for faction in Faction::ALL {
            let stack = Stack { faction, region };
            steps.push(Step::Comes { region, first: Some(faction) });
            steps.push(Step::March { first: Some(stack) });
            let other = Stack { faction: Faction::English, region };
            let away = Stack { faction, region: Region::Warwick };
            for card in [Manoeuvre, Outmanoeuvre, Influence, Dispute, Edict] {
                let chosen = [vec![], vec![stack], vec![stack, stack], vec![stack, other], vec![stack, away]];
                steps.extend(chosen.map(|chosen| Step::Exchange { card, chosen }));
            }
        }
    }
    steps
}

#[track_caller]
fn asks(step: &Step, map: &str, english: &str, french: &str) {
    let position = open_elsewhere(3, map).supply(1, 5, 5).build();
    assert_eq!(words::question(step, position.table(), Lang::En), english);
    assert_eq!(words::question(step, position.table(), Lang::Fr), french);
}

fn stack(faction: Faction, region: Region) -> Stack {
    Stack { faction, region }
}

#[test]
fn questions_name_who_and_where() {
    use Faction::{English, Scottish, Welsh};
    use Region::{Devon, Essex, Northumbria};
    asks(&Step::Turn, "", "Your turn: play a card or pass.", "À vous\u{a0}: jouez une carte ou passez.");
    asks(&Step::Region(Card::WelshSupport), "", "Where do the two Welsh go?", "Où vont les deux Gallois\u{202f}?");
    asks(&Step::Region(Card::ScottishSupport), "", "Where does the Scot go?", "Où va l’Écossais\u{202f}?");
    asks(&Step::Assemble(English), "", "Where does the English follower go?", "Où va l’Anglais\u{202f}?");
    asks(
        &Step::Disc(Devon, Essex),
        "",
        "Your disc: on Devon or on Essex?",
        "Votre jeton\u{a0}: sur Devon ou sur Essex\u{202f}?",
    );
    asks(&Step::Leaves(Northumbria), "", "Who leaves Northumbria?", "Qui quitte la Northumbrie\u{202f}?");
    asks(
        &Step::Comes { region: Essex, first: Some(Welsh) },
        "",
        "Who else comes to Essex?",
        "Qui d’autre vient dans l’Essex\u{202f}?",
    );
    asks(
        &Step::MarchTo { from: Devon },
        "",
        "March from Devon to which region?",
        "Depuis le Devon, vers quelle région\u{202f}?",
    );
    asks(
        &Step::Exchange { card: Card::Manoeuvre, chosen: vec![stack(Scottish, Devon)] },
        "",
        "A Scot from Devon changes places with whom?",
        "Un Écossais du Devon échange sa place avec qui\u{202f}?",
    );
    asks(
        &Step::Exchange { card: Card::Influence, chosen: vec![stack(Welsh, Essex); 2] },
        "",
        "Two Welsh from Essex change places with which English follower?",
        "Deux Gallois de l’Essex échangent leurs places avec quel Anglais\u{202f}?",
    );
}

#[test]
fn questions_follow_from_who_is_there() {
    let muster = Step::Region(Card::Muster);
    asks(
        &muster,
        "STR S1",
        "Which region does a Scot leave?",
        "Un Écossais quitte une région\u{a0}: laquelle\u{202f}?",
    );
    asks(&muster, "STR W1", "Choose a region for the newcomers.", "Choisissez une région pour les nouveaux venus.");
}

#[test]
fn a_pass_asks_first_only_if_it_brings_about_the_struggle() {
    let table = |passes| *closed_elsewhere(3, "NOR S2W1, DEV W1").track("NOR DEV").passes(passes).build().table();
    assert_eq!(words::pass_asks(&table(1), Lang::En), None);
    let asked = Lang::ALL.map(|lang| words::pass_asks(&table(2), lang).expect("the struggle is next"));
    assert_eq!(asked[0], "Everybody will have passed: struggle in Northumbria. Pass?");
    assert_eq!(asked[1], "Tout le monde aura passé\u{a0}: lutte en Northumbrie. Passer\u{202f}?");
}

#[test]
fn those_who_hear_the_table_hear_what_others_see() {
    let players = crate::players();
    let position = closed_elsewhere(3, "MOR S2W1E1, STR -, NOR x!, DEV W2E2")
        .track("MOR STR DEV")
        .disc(1, "DEV")
        .pile(2, "negotiate");
    let position = position.last_plays(&[None, None, Some(1)]).build();
    let table = position.table();
    let moray = stack(Faction::Scottish, Region::Moray);
    let spoken = |lang| {
        [
            words::stack_name(table, moray, true, lang),
            words::region_name(table, Region::Moray, false, lang),
            words::region_name(table, Region::Strathclyde, true, lang),
            words::tile_name(table, Region::Devon, &players, lang),
            words::tile_name(table, Region::Northumbria, &players, lang),
            words::tile_name(table, Region::Essex, &players, lang),
            words::supply_name(table, lang),
            words::pile_name(interregnum::rules::Seat::new(2), Some(Card::Negotiate), &players, lang),
            words::france_name(2, lang),
        ]
    };
    assert_eq!(
        spoken(Lang::En),
        [
            "Moray, Scots, 2 followers, possible target",
            "Moray: Scots lead 2–1–1, next struggle; borders Strathclyde",
            "Strathclyde: nobody is there; borders Moray, Lancaster, Northumbria, possible target",
            "8, Devon, Welsh and English tied 2–2, held by a disc (Aliénor)",
            "2, Northumbria, unstable",
            "5, Essex, held by the Welsh",
            "Supply: 5 Scots, 5 Welsh, 5 English",
            "Hugh, pile: Negotiate on top",
            "France: 2 of 3 instability discs on the map; one more and France invades",
        ]
    );
    assert_eq!(
        spoken(Lang::Fr),
        [
            "Moray, Écossais, 2 partisans, cible possible",
            "Moray\u{a0}: les Écossais mènent 2–1–1, prochaine lutte\u{202f}; touche Strathclyde",
            "Strathclyde\u{a0}: il n’y a personne\u{202f}; touche Moray, Lancaster, Northumbrie, cible possible",
            "8, Devon, Gallois et Anglais à égalité, 2–2, fixée par un jeton (Aliénor)",
            "2, Northumbrie, instable",
            "5, Essex, aux mains des Gallois",
            "Réserve\u{a0}: 5 Écossais, 5 Gallois, 5 Anglais",
            "Hugh, défausse\u{a0}: Négociation au-dessus",
            "France\u{a0}: instabilité, 2 sur 3\u{202f}; encore un jeton et la France envahit l’île",
        ]
    );
}
