//! What the map, the track and the courts look like: a value made of tables and
//! choices, so that drawing it needs no thought.

use super::frames::{Beat, Frame};
use super::plan::{Plan, region_of};
use super::target::Target;
use crate::rules::Seat;
use crate::rules::king_is_dead::{ByFaction, Faction, Region, Regions, Stack, Table};

/// Everything that decides how the table looks.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// What lies there.
    pub table: Table,
    /// What it is compared with: what is more is new, what is less has left.
    pub before: Table,
    /// What can be tapped.
    pub live: Vec<Target>,
    /// What was tapped, or is pointed at.
    pub chosen: Vec<Target>,
    /// Who is on the way to court.
    pub summon: Option<Stack>,
    /// The region that everybody looks at.
    pub spotlight: Option<Region>,
    /// Regions where something happened since the person last decided.
    pub fresh: Regions,
}

impl Scene {
    /// The table at rest.
    pub fn resting(table: &Table, fresh: Regions) -> Scene {
        Scene {
            table: *table,
            before: *table,
            live: Vec::new(),
            chosen: Vec::new(),
            summon: None,
            spotlight: None,
            fresh,
        }
    }

    /// The table while a turn is put together.
    pub fn planning(plan: &Plan, chosen: &[Target]) -> Scene {
        Scene {
            table: plan.shown,
            before: plan.before,
            live: plan.live.clone(),
            chosen: chosen.iter().chain(&plan.settled).copied().collect(),
            summon: plan.summon,
            spotlight: None,
            fresh: Regions::NONE,
        }
    }

    /// The table in a picture of a turn.
    pub fn showing(frame: &Frame) -> Scene {
        let mut scene = Scene::resting(&frame.table, Regions::NONE);
        scene.before = frame.before;
        match &frame.beat {
            Beat::Targets { targets, .. } => scene.chosen = targets.clone(),
            Beat::Summon(stack) => scene.summon = Some(*stack),
            Beat::Tally(region) | Beat::Verdict(region) => scene.spotlight = Some(*region),
            Beat::Card { .. } | Beat::Effect { .. } | Beat::Pass => {}
        }
        scene
    }

    /// The table after a turn of the past, compared with how it was before.
    pub fn past(before: &Table, after: &Table) -> Scene {
        Scene { before: *before, ..Scene::resting(after, Regions::NONE) }
    }

    /// How a region looks.
    pub fn region(&self, region: Region) -> RegionLook {
        let here = self.table.followers().in_region(region);
        let earlier = self.before.followers().in_region(region);
        RegionLook {
            stacks: ByFaction(Faction::ALL.map(|faction| self.stack(Stack { faction, region }))),
            standing: standing(&self.table, region),
            was: standing(&self.before, region),
            changed: here != earlier,
            live: self.is_live(|target| is_region(target, region)),
            chosen: self.chosen.iter().any(|&target| is_region(target, region)),
            contested: self.table.contested() == Some(region),
            spotlight: self.spotlight == Some(region),
            dimmed: self.is_dimmed(region),
            fresh: self.fresh.contains(region),
        }
    }

    /// How a stack looks.
    pub fn stack(&self, stack: Stack) -> StackLook {
        let target = Target::Stack(stack);
        StackLook {
            count: self.table.followers().count(stack.faction, stack.region),
            before: self.before.followers().count(stack.faction, stack.region),
            live: self.is_live(|live| live == target),
            chosen: self.chosen.iter().filter(|&&chosen| chosen == target).count(),
            summoned: self.summon == Some(stack),
        }
    }

    /// How a region's card on the track looks.
    pub fn tile(&self, region: Region) -> TileLook {
        let seats = self.table.seats();
        TileLook {
            space: self.table.space_of(region),
            moved: self.table.space_of(region) != self.before.space_of(region),
            standing: standing(&self.table, region),
            contested: self.table.contested() == Some(region),
            disc: seats.iter().find(|&seat| self.table.disc(seat) == Some(region)),
            live: self.live_tile(region),
            chosen: self.chosen.iter().any(|&target| is_tile(target, region)),
        }
    }

    /// What tapping a region's card on the track would answer.
    pub fn live_tile(&self, region: Region) -> Option<Target> {
        self.live.iter().copied().find(|&target| is_tile(target, region))
    }

    /// What tapping a region on the map would answer.
    pub fn live_region(&self, region: Region) -> Option<Target> {
        self.live.iter().copied().find(|&target| is_region(target, region))
    }

    fn is_live(&self, asked: impl Fn(Target) -> bool) -> bool {
        self.live.iter().any(|&target| asked(target))
    }

    /// While there is something on the map to choose or to look at, the rest
    /// steps back.
    fn is_dimmed(&self, region: Region) -> bool {
        if let Some(spotlight) = self.spotlight {
            return region != spotlight;
        }
        let here = |target: &Target| region_of(*target) == Some(region);
        let anywhere = self.live.iter().any(|&target| region_of(target).is_some());
        anywhere && !self.live.iter().any(here) && !self.chosen.iter().any(here)
    }
}

fn is_region(target: Target, region: Region) -> bool {
    match target {
        Target::Region(there) => there == region,
        Target::Place(stack) => stack.region == region,
        _ => false,
    }
}

fn is_tile(target: Target, region: Region) -> bool {
    matches!(target, Target::Card(there) | Target::Disc(there) if there == region)
}

/// How a region stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// This faction is ahead, by so many.
    Leads(Faction, u8),
    /// Several share the lead.
    Tied,
    /// Nobody is there.
    Empty,
    /// A struggle gave it to this faction.
    Held(Faction),
    /// A struggle left it unstable.
    Unstable,
}

/// How a region stands on a table.
pub fn standing(table: &Table, region: Region) -> Standing {
    if table.unstable().contains(region) {
        return Standing::Unstable;
    }
    if let Some(faction) = Faction::ALL.into_iter().find(|&faction| table.controlled(faction).contains(region)) {
        return Standing::Held(faction);
    }
    let here = table.followers().in_region(region);
    match here.leader() {
        Some(faction) => {
            let next = faction.others().map(|other| here[other]).into_iter().max().unwrap_or(0);
            Standing::Leads(faction, here[faction] - next)
        }
        None if here.total() == 0 => Standing::Empty,
        None => Standing::Tied,
    }
}

/// How a region looks on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct RegionLook {
    /// Its followers.
    pub stacks: ByFaction<StackLook>,
    /// Who is ahead in it.
    pub standing: Standing,
    /// Who was.
    pub was: Standing,
    /// Whether followers came or left.
    pub changed: bool,
    /// Whether it can be tapped.
    pub live: bool,
    /// Whether it was.
    pub chosen: bool,
    /// Whether it is the next to be decided.
    pub contested: bool,
    /// Whether its struggle is being shown.
    pub spotlight: bool,
    /// Whether it steps back behind others.
    pub dimmed: bool,
    /// Whether something happened there lately.
    pub fresh: bool,
}

/// How the followers of one faction in one region look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackLook {
    /// How many stand there.
    pub count: u8,
    /// How many stood there before.
    pub before: u8,
    /// Whether it can be tapped.
    pub live: bool,
    /// How many of them were chosen.
    pub chosen: usize,
    /// Whether one of them is on the way to court.
    pub summoned: bool,
}

impl StackLook {
    /// Whether there is anything to draw: followers, or a trace of those who
    /// left, also of one who came and is summoned in the same turn.
    pub fn is_there(self) -> bool {
        self.count != 0 || self.before != 0 || self.summoned
    }
}

/// How a region's card on the track looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileLook {
    /// The space it lies on, from 0.
    pub space: usize,
    /// Whether it lay elsewhere before.
    pub moved: bool,
    /// How its region stands.
    pub standing: Standing,
    /// Whether it is the next to be decided.
    pub contested: bool,
    /// Whose negotiation disc lies on it.
    pub disc: Option<Seat>,
    /// What tapping it would answer.
    pub live: Option<Target>,
    /// Whether it was tapped.
    pub chosen: bool,
}
