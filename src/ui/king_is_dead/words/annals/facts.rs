//! What happened before each struggle, and which of it is worth telling.

use crate::play::Turn;
use crate::rules::Seat;
use crate::rules::king_is_dead::{ByFaction, Card, Faction, KingIsDead, Region, Stack, Table};
use crate::ui::king_is_dead::frames::{Beat, Telling, frames};

/// A struggle and what led to it.
pub struct Struggle {
    /// Where.
    pub region: Region,
    /// Cards played since the struggle before.
    pub deeds: Vec<Deed>,
    /// Who led there when the struggle before was over.
    pub led: Option<Faction>,
    /// Who stood there in the end.
    pub here: ByFaction<u8>,
    /// How things stood after it.
    pub after: Table,
}

/// A card that was played.
pub struct Deed {
    /// By whom.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// What a spy copied.
    pub copied: Option<Card>,
    /// What came of it.
    pub change: Change,
    /// Who was summoned.
    pub summoned: Option<Stack>,
    /// Who led in each region after it.
    leaders: [Option<Faction>; 8],
    /// The same before it.
    led: [Option<Faction>; 8],
}

/// What a card changed.
#[derive(PartialEq, Debug)]
pub enum Change {
    /// Nothing.
    Nothing,
    /// Followers came, wherever.
    Came(Groups),
    /// Followers left, wherever.
    Left(Groups),
    /// Some left a region, and others came there.
    Replaced(Region, Vec<Faction>, Vec<Faction>),
    /// Followers of two regions changed places.
    Swapped(Groups),
    /// Followers went from one region to another.
    Moved(Vec<Faction>, Region, Region),
    /// The struggle for the first was put off, that for the second brought forward.
    Track(Region, Region),
    /// Something that cannot be told in a few words.
    Other,
}

/// Followers by region.
pub type Groups = Vec<(Region, Vec<Faction>)>;

/// The struggles of a game, in order.
pub fn struggles(turns: &[Turn<KingIsDead>]) -> Vec<Struggle> {
    let mut found = Vec::new();
    let mut deeds = Vec::new();
    let Some(mut since) = turns.first().map(|turn| *turn.before.table()) else { return found };
    for turn in turns {
        let (mut card, mut change, mut summoned) = (None, Change::Nothing, None);
        for frame in frames(turn, Telling::Whole) {
            match frame.beat {
                Beat::Card { card: played, copied } => card = Some((played, copied)),
                Beat::Effect { .. } => change = Change::between(&frame.before, &frame.table),
                Beat::Summon(stack) => summoned = Some(stack),
                Beat::Tally(region) => found.push(Struggle {
                    region,
                    deeds: std::mem::take(&mut deeds),
                    led: since.followers().in_region(region).leader(),
                    here: frame.before.followers().in_region(region),
                    after: *turn.after.table(),
                }),
                Beat::Targets { .. } | Beat::Pass | Beat::Verdict(_) => {}
            }
        }
        if let Some((card, copied)) = card {
            let leaders = |table: &Table| Region::ALL.map(|region| table.followers().in_region(region).leader());
            let (led, leaders) = (leaders(turn.before.table()), leaders(turn.after.table()));
            deeds.push(Deed { seat: turn.seat, card, copied, change, summoned, leaders, led });
        }
        if turn.before.table().struggles() != turn.after.table().struggles() {
            since = *turn.after.table();
        }
    }
    found
}

/// For each struggle the deeds that are told, in order, if there are so many in all.
pub fn most_notable(struggles: &[Struggle], cards: usize) -> Vec<Vec<usize>> {
    // Where there are few chapters, each may be longer.
    let in_a_chapter = if struggles.len() <= 4 { 5 } else { 3 };
    // There are 32 at most: counting who comes before is shorter than sorting.
    let mut all: Vec<(i32, usize, usize)> = Vec::new();
    for (at, struggle) in struggles.iter().enumerate() {
        let weights: Vec<i32> = struggle.deeds.iter().map(|deed| -deed.weight(struggle.region)).collect();
        for (index, &weight) in weights.iter().enumerate() {
            let others = weights.iter().enumerate();
            let rank = others.filter(|&(other, &of_other)| (of_other, other) < (weight, index)).count();
            if rank < in_a_chapter {
                // The best of every struggle come before the second best of any.
                all.push((weight + 3 * rank as i32, at, index));
            }
        }
    }
    let mut told = vec![Vec::new(); struggles.len()];
    for &deed in &all {
        if all.iter().filter(|&&other| other < deed).count() < cards {
            told[deed.1].push(deed.2);
        }
    }
    told
}

impl Deed {
    /// How much it is worth telling before the struggle for a region.
    fn weight(&self, region: Region) -> i32 {
        let turned = self.led[region as usize] != self.leaders[region as usize];
        let touched = match &self.change {
            Change::Nothing => -3,
            Change::Track(later, sooner) => 2 + 2 * i32::from(*later == region || *sooner == region),
            change if change.touches(region) => 3,
            _ => 0,
        };
        touched + 4 * i32::from(turned) + 2 * i32::from(self.card.is_cunning())
    }
}

impl Change {
    fn between(before: &Table, after: &Table) -> Change {
        let moved = |region: Region| after.space_of(region).cmp(&before.space_of(region));
        let later = Region::ALL.into_iter().find(|&region| moved(region).is_gt());
        let sooner = Region::ALL.into_iter().find(|&region| moved(region).is_lt());
        if let (Some(later), Some(sooner)) = (later, sooner) {
            return Change::Track(later, sooner);
        }
        let (came, left) = (gains(before, after), gains(after, before));
        match (&left[..], &came[..]) {
            ([], []) => Change::Nothing,
            ([], _) => Change::Came(came),
            (_, []) => Change::Left(left),
            ([(from, who)], [(to, others)]) if from == to => Change::Replaced(*from, who.clone(), others.clone()),
            ([(from, who)], [(to, others)]) if who == others => Change::Moved(who.clone(), *from, *to),
            ([one, other], [_, _]) => {
                let crossed = came[0].0 == one.0 && came[1].0 == other.0 && came[0].1 == other.1 && came[1].1 == one.1;
                if crossed { Change::Swapped(left) } else { Change::Other }
            }
            _ => Change::Other,
        }
    }

    fn touches(&self, region: Region) -> bool {
        match self {
            Change::Came(groups) | Change::Left(groups) | Change::Swapped(groups) => {
                groups.iter().any(|(there, _)| *there == region)
            }
            Change::Replaced(there, ..) => *there == region,
            Change::Moved(_, from, to) => *from == region || *to == region,
            Change::Nothing | Change::Track(..) | Change::Other => false,
        }
    }
}

/// Who is in each region that was not there before, in the order of the map.
fn gains(before: &Table, after: &Table) -> Groups {
    let more = |region: Region| {
        let (was, is) = (before.followers().in_region(region), after.followers().in_region(region));
        let who = Faction::ALL.into_iter().flat_map(|faction| {
            let count = is[faction].saturating_sub(was[faction]);
            std::iter::repeat_n(faction, usize::from(count))
        });
        (region, who.collect::<Vec<_>>())
    };
    Region::ALL.map(more).into_iter().filter(|(_, who)| !who.is_empty()).collect()
}
