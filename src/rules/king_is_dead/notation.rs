//! Moves as text, in the notation of the umpire's protocol.
//!
//! A turn is `pass`, or `play <card> <effect>` and then `summon <faction> <region>`.
//! A card that can do nothing is `play <card> -`. A stack is `faction:region`, two
//! followers of one region `faction+faction:region`; factions and regions in their
//! usual order.
//!
//! | card | effect | example |
//! |---|---|---|
//! | support | region | `play welsh-support devon` |
//! | assemble | a stack for each faction the supply holds | `play assemble scottish:moray welsh:devon english:devon` |
//! | negotiate | two regions in track order, and the disc if there is one | `play negotiate essex moray disc:moray` |
//! | manoeuvre | two stacks, in region order | `play manoeuvre scottish:moray welsh:devon` |
//! | outmanoeuvre | the single, then the pair; one for one: in region order | `play outmanoeuvre welsh:devon scottish+english:essex` |
//! | spy | seat, card, that card's effect | `play spy 2 manoeuvre scottish:moray welsh:devon` |
//! | ambush | region, placed, returned | `play ambush devon +scottish+scottish -welsh` |
//! | march | who, where to | `play march scottish+welsh:moray strathclyde` |
//! | aid, resist | region, placed | `play aid devon +welsh+welsh` |
//! | influence, dispute, edict | the faction's own, then the others | `play edict scottish+scottish:moray welsh+english:strathclyde` |
//! | quell, muster | region, returned, placed | `play quell devon -welsh +scottish+english` |
//! | suppress | region, returned (english first), placed | `play suppress warwick -english-welsh +scottish` |

use super::action::Action;
use super::card::Card;
use super::document::Document;
use super::effects::REINFORCEMENT;
use super::faction::{ByFaction, Faction};
use super::followers::Stack;
use super::map::Region;
use super::setup::Options;
use super::table::{Mode, Phase, Table};
use super::{KingIsDead, Verdict};
use crate::rules::{BadOption, Game, Impossible, Notation, Observer, Seats};

impl Notation for KingIsDead {
    type Document = Document;
    type Result = Verdict;

    const OPTIONS: &'static str = "mode=base,advanced";

    fn set_option(options: &mut Options, seats: Seats, name: &str, value: &str) -> Result<(), BadOption> {
        match name {
            "mode" => {
                options.mode = match value {
                    "base" => Mode::Base,
                    "advanced" => Mode::Advanced,
                    _ => return Err(BadOption::Value { expected: "base or advanced" }),
                };
            }
            "start" => {
                let seat = value.parse().ok().and_then(|index| seats.seat(index));
                options.start = Some(seat.ok_or(BadOption::Value { expected: "a seat at the table, from 0" })?);
            }
            _ => return Err(BadOption::Unknown),
        }
        Ok(())
    }

    fn written_options(options: &Options) -> Vec<(&'static str, String)> {
        let mode = match options.mode {
            Mode::Base => "base",
            Mode::Advanced => "advanced",
        };
        let start = options.start.map(|seat| ("start", seat.to_string()));
        [("mode", mode.to_owned())].into_iter().chain(start).collect()
    }

    fn between_moves(&self) -> bool {
        matches!(self.table.phase, Phase::Turn | Phase::Summon | Phase::Over)
    }

    fn opening(&self, first: Action) -> String {
        match first {
            Action::Play(card) => format!("play {card} "),
            _ => self.sentence(&[first]),
        }
    }

    fn sentence(&self, steps: &[Action]) -> String {
        match *steps {
            [Action::Pass] => "pass".to_owned(),
            [Action::Follower(Stack { faction, region })] => format!("summon {faction} {region}"),
            [Action::Play(card)] => format!("play {card} -"),
            [Action::Play(spy), Action::Pile(seat), ref picks @ ..] => {
                let card = self.table.piles[seat].top().expect("a spy copies a card");
                format!("play {spy} {seat} {card} {}", effect(&self.table, card, picks))
            }
            [Action::Play(card), ref picks @ ..] => format!("play {card} {}", effect(&self.table, card, picks)),
            _ => unreachable!("{steps:?} is not one move"),
        }
    }

    fn document(&self) -> Document {
        self.to_document()
    }

    fn view_document(&self, observer: Observer) -> impl serde::Serialize {
        self.view(observer).to_document()
    }

    fn from_document(document: &Document) -> Result<KingIsDead, Impossible> {
        document.to_position()
    }

    fn result(&self) -> Option<Verdict> {
        (self.table.phase == Phase::Over).then(|| self.verdict())
    }
}

/// The words of an effect: what was picked, and what follows from it.
fn effect(before: &Table, card: Card, picks: &[Action]) -> String {
    use Action as A;
    match (card, picks) {
        (_, []) => "-".to_owned(),
        (Card::ScottishSupport | Card::WelshSupport | Card::EnglishSupport, [A::Region(region)]) => region.to_string(),
        (Card::Assemble, regions) => {
            let factions = Faction::ALL.into_iter().filter(|&faction| before.supply[faction] != 0);
            let placed = factions.zip(regions).map(|(faction, pick)| match pick {
                A::Region(region) => format!("{faction}:{region}"),
                _ => unreachable!("followers assemble in regions"),
            });
            placed.collect::<Vec<_>>().join(" ")
        }
        (Card::Negotiate, &[A::Region(first), A::Region(second)]) => negotiation(before, first, second),
        (Card::Edict, &[A::Follower(Stack { faction, region }), ref others]) => {
            let scots = usize::from(before.followers.count(faction, region).min(2));
            format!("{} {}", group(&[faction; 2][..scots], region), picked(others))
        }
        (Card::Manoeuvre | Card::Outmanoeuvre | Card::Influence | Card::Dispute, [first, second]) => {
            format!("{} {}", picked(first), picked(second))
        }
        (Card::March, [followers, A::Region(to)]) => format!("{} {to}", picked(followers)),
        (Card::Ambush, &[A::Region(region), A::Faction(returned)]) => {
            let placed = usize::from(before.supply[Faction::Scottish].min(REINFORCEMENT));
            exchange(region, &[], &[Faction::Scottish; REINFORCEMENT as usize][..placed], &[returned])
        }
        (Card::Aid, [chosen @ .., A::Region(region)]) => {
            let most = Faction::ALL.into_iter().find(|&faction| before.most_in_supply(faction));
            let faction = match chosen {
                [A::Faction(faction)] => *faction,
                _ => most.expect("one faction has most"),
            };
            exchange(
                *region,
                &[],
                &[faction; REINFORCEMENT as usize][..usize::from(before.supply[faction].min(REINFORCEMENT))],
                &[],
            )
        }
        (Card::Resist, [A::Region(region), placed @ ..]) => {
            exchange(*region, &[], &two_or_one(placed, &before.resistance()), &[])
        }
        (Card::Quell, picks) => replacement(before, Faction::Welsh, picks),
        (Card::Muster, picks) => replacement(before, Faction::Scottish, picks),
        (Card::Suppress, [A::Region(region), picks @ ..]) => suppression(before, *region, picks),
        _ => unreachable!("{picks:?} is no effect of {card}"),
    }
}

/// The two cards in track order, and where the disc goes if there is one.
fn negotiation(before: &Table, first: Region, second: Region) -> String {
    let in_order = before.space_of(first) < before.space_of(second);
    let (earlier, later) = if in_order { (first, second) } else { (second, first) };
    match before.discs[before.to_act] {
        None => format!("{earlier} {later} disc:{first}"),
        Some(_) => format!("{earlier} {later}"),
    }
}

fn replacement(before: &Table, faction: Faction, picks: &[Action]) -> String {
    let [Action::Region(region), placed @ ..] = picks else { unreachable!("{picks:?} names no region") };
    let returned = before.followers.count(faction, *region) != 0;
    let mut supply = before.supply;
    supply[faction] += u8::from(returned);
    exchange(*region, &[faction][..usize::from(returned)], &two_or_one(placed, &supply), &[])
}

fn suppression(before: &Table, region: Region, picks: &[Action]) -> String {
    let english = before.followers.count(Faction::English, region) != 0;
    let mut factions: Vec<Faction> = picks
        .iter()
        .filter_map(|pick| match pick {
            Action::Faction(faction) => Some(*faction),
            _ => None,
        })
        .collect();
    let placed = factions.pop().expect("somebody is placed");
    if english {
        factions.insert(0, Faction::English);
    }
    exchange(region, &factions, &[placed], &[])
}

/// A pair that was chosen, or the single follower that could be placed.
fn two_or_one(placed: &[Action], supply: &ByFaction<u8>) -> Vec<Faction> {
    match placed {
        [Action::Pair(pair)] => pair.members().to_vec(),
        _ => Faction::ALL.into_iter().filter(|&faction| supply[faction] != 0).collect(),
    }
}

/// `region -returned +placed -returned after`.
fn exchange(region: Region, returned: &[Faction], placed: &[Faction], after: &[Faction]) -> String {
    let mut words = region.to_string();
    for (sign, factions) in [('-', returned), ('+', placed), ('-', after)] {
        for (index, faction) in factions.iter().enumerate() {
            if index == 0 {
                words.push(' ');
            }
            words.push(sign);
            words.push_str(faction.slug());
        }
    }
    words
}

/// Followers picked from the map: `faction:region`, `faction+faction:region`.
fn picked(action: &Action) -> String {
    match *action {
        Action::Follower(Stack { faction, region }) => group(&[faction], region),
        Action::Followers(pair, region) => group(&pair.members(), region),
        _ => unreachable!("{action:?} names no followers on the map"),
    }
}

fn group(factions: &[Faction], region: Region) -> String {
    let names: Vec<&str> = factions.iter().map(|faction| faction.slug()).collect();
    format!("{}:{region}", names.join("+"))
}
