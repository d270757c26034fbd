//! Reading a document back: is it a possible game?

use super::super::KingIsDead;
use super::super::card::{CUNNING_DEALT, Card, Cards, HAND_SIZE, Pile};
use super::super::faction::{ByFaction, Faction};
use super::super::followers::{Change, Followers};
use super::super::map::{Region, Regions};
use super::super::table::{INSTABILITY_DISCS, MAX_PLAYERS, Mode, Phase, Table};
use super::{Document, PhaseName};
use crate::rules::{BySeat, Game, Impossible, Seat, Seats};

/// Says what is wrong, unless `holds`.
fn check(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), Impossible> {
    if holds { Ok(()) } else { Err(Impossible(wrong())) }
}

/// Counts, cards, discs and phase must be those of a possible game; the order of
/// plays (`plays`, `last_play`, `emptied`, `last_action`) is taken as written, so
/// that any tie can be set up.
impl Document {
    pub(in super::super) fn to_position(&self) -> Result<KingIsDead, Impossible> {
        let slug = KingIsDead::META.slug;
        check(self.game == slug, || format!("the game is {:?}, not {slug}", self.game))?;
        let seats = Seats::new(self.players).filter(|seats| seats.count() <= MAX_PLAYERS);
        let seats = seats.ok_or_else(|| Impossible(format!("{} players cannot play this", self.players)))?;
        check(self.seats.len() == self.players, || {
            format!("there are {} seats for {} players", self.seats.len(), self.players)
        })?;
        let track = self.read_track()?;
        let (controlled, unstable) = self.read_discs(&track)?;
        let mut table = Table {
            followers: self.read_followers()?,
            change: Change::NIL,
            piles: BySeat([Pile::default(); MAX_PLAYERS]),
            courts: BySeat::default(),
            supply: self.supply.into(),
            track,
            controlled,
            unstable,
            discs: BySeat([None; MAX_PLAYERS]),
            plays: self.plays,
            last_play: BySeat::default(),
            emptied: BySeat::default(),
            last_action: None,
            passes: self.passes,
            to_act: self.read_seat(seats, self.to_act, "to_act")?,
            start: self.read_seat(seats, self.start, "start")?,
            seats,
            mode: self.mode,
            phase: Phase::Turn,
        };
        self.read_negotiation_discs(&mut table)?;
        let hands = self.read_cards(&mut table)?;
        self.read_order_of_plays(&mut table)?;
        self.count_followers(&mut table)?;
        self.read_phase(&mut table)?;
        Ok(KingIsDead { table, hands })
    }

    fn read_seat(&self, seats: Seats, index: usize, what: &str) -> Result<Seat, Impossible> {
        seats.seat(index).ok_or_else(|| Impossible(format!("{what} is {index}, but nobody sits there")))
    }

    fn read_track(&self) -> Result<[Region; 8], Impossible> {
        let order: Vec<Region> = self.track.iter().map(|entry| entry.region).collect();
        let all: Regions = order.iter().copied().collect();
        let track = order.try_into().ok().filter(|_| all == !Regions::NONE);
        track.ok_or_else(|| Impossible("the track does not show each region once".to_owned()))
    }

    /// The flipped cards lie in front, each with its struggle and its disc.
    fn read_discs(&self, track: &[Region; 8]) -> Result<(ByFaction<Regions>, Regions), Impossible> {
        check(self.regions.len() == Region::ALL.len(), || "not all eight regions are listed".to_owned())?;
        let mut controlled = ByFaction::default();
        let mut unstable = Regions::NONE;
        for (space, (&region, card)) in track.iter().zip(&self.track).enumerate() {
            let struggle = self.struggles.get(space);
            check(card.face_up == struggle.is_none(), || {
                let side = if card.face_up { "up" } else { "down" };
                format!("the card of {region} lies face {side}, but there are {} struggles", self.struggles.len())
            })?;
            if let Some(struggle) = struggle {
                check(struggle.region == region, || {
                    format!("struggle {} was in {}, but space {} shows {region}", space + 1, struggle.region, space + 1)
                })?;
                match struggle.outcome.winner() {
                    Some(faction) => controlled[faction] |= Regions::only(region),
                    None => unstable |= Regions::only(region),
                }
            }
            check(self.regions[&region].disc == struggle.map(|struggle| struggle.outcome), || {
                format!("the disc of {region} is not the outcome of its struggle")
            })?;
        }
        check(self.struggles.len() <= track.len(), || "there are more struggles than regions".to_owned())?;
        check(unstable.len() <= INSTABILITY_DISCS, || {
            format!("{} regions are unstable, but there are {INSTABILITY_DISCS} discs", unstable.len())
        })?;
        Ok((controlled, unstable))
    }

    fn read_followers(&self) -> Result<Followers, Impossible> {
        /// More of a faction there never are; the exact count comes later.
        const MOST: u8 = 18;
        let mut followers = Followers::default();
        for (&region, entry) in &self.regions {
            let here = ByFaction([entry.scottish, entry.welsh, entry.english]);
            check(entry.disc.is_none() || here.0 == [0; 3], || format!("{region} is closed but has followers"))?;
            for faction in Faction::ALL {
                check(here[faction] <= MOST, || format!("{} {faction} followers are in {region}", here[faction]))?;
                followers.add(faction, region, here[faction]);
            }
        }
        Ok(followers)
    }

    fn read_negotiation_discs(&self, table: &mut Table) -> Result<(), Impossible> {
        for entry in &self.track {
            if let Some(index) = entry.disc {
                let owner = self.read_seat(table.seats, index, "the owner of a negotiation disc")?;
                check(table.discs[owner].is_none(), || format!("seat {owner} has put down two negotiation discs"))?;
                table.discs[owner] = Some(entry.region);
            }
        }
        for (seat, entry) in table.seats.iter().zip(&self.seats) {
            check(entry.disc == table.discs[seat].is_none(), || {
                format!("seat {seat} and the track disagree about the seat's negotiation disc")
            })?;
        }
        Ok(())
    }

    fn read_cards(&self, table: &mut Table) -> Result<BySeat<Cards, MAX_PLAYERS>, Impossible> {
        let mut hands = BySeat([Cards::default(); MAX_PLAYERS]);
        let mut dealt = Cards::default();
        for (seat, entry) in table.seats.iter().zip(&self.seats) {
            let count = entry.hand.len() + entry.discard.len();
            check(count == HAND_SIZE, || format!("seat {seat} has {count} cards in hand and pile, not {HAND_SIZE}"))?;
            check(!entry.discard.contains(&Card::Plot), || format!("seat {seat} has discarded plot"))?;
            let mut all = Cards::default();
            for &card in entry.hand.iter().chain(&entry.discard) {
                check(all.insert(card), || format!("seat {seat} has {card} too often"))?;
            }
            let cunning = all.common_with(Cards::CUNNING);
            let rightly = match self.mode {
                Mode::Base => all == Cards::BASE,
                Mode::Advanced => cunning.len() == CUNNING_DEALT && all == Cards::COMMON.and(cunning),
            };
            check(rightly, || format!("seat {seat} was dealt cards that this mode does not deal"))?;
            check(dealt.common_with(cunning).is_empty(), || format!("seat {seat} has a card of somebody else"))?;
            dealt = dealt.and(cunning);
            hands[seat] = entry.hand.iter().copied().collect();
            for &card in &entry.discard {
                table.piles[seat].push(card);
            }
        }
        Ok(hands)
    }

    fn read_order_of_plays(&self, table: &mut Table) -> Result<(), Impossible> {
        // Cards played since the document was written stay within this bound too.
        let discarded: usize = self.seats.iter().map(|seat| seat.discard.len()).sum();
        let most = self.players * HAND_SIZE + discarded;
        check(usize::from(self.plays) <= most, || format!("there cannot have been {} plays", self.plays))?;
        for (seat, entry) in table.seats.iter().zip(&self.seats) {
            for (name, play, into) in [
                ("last_play", entry.last_play, &mut table.last_play[seat]),
                ("emptied", entry.emptied, &mut table.emptied[seat]),
            ] {
                check(play.is_none_or(|play| (1..=self.plays).contains(&play)), || {
                    format!("{name} of seat {seat} is not one of {} plays", self.plays)
                })?;
                *into = play.unwrap_or(0);
            }
        }
        if let Some(action) = &self.last_action {
            check(action.card != Card::Plot, || "the last action was plot, which is never played".to_owned())?;
            table.last_action = Some((self.read_seat(table.seats, action.seat, "the last actor")?, action.card));
            for (&region, changes) in &action.delta {
                for (&faction, &by) in changes {
                    check(by.unsigned_abs() <= Change::LIMIT.unsigned_abs(), || {
                        format!("no action changes {faction} in {region} by {by}")
                    })?;
                    table.change.add(faction, region, by);
                }
            }
        }
        Ok(())
    }

    fn count_followers(&self, table: &mut Table) -> Result<(), Impossible> {
        for (seat, entry) in table.seats.iter().zip(&self.seats) {
            table.courts[seat] = entry.court.into();
        }
        let expected = usize::from(Table::followers_per_faction(table.seats));
        for faction in Faction::ALL {
            let on_map = Region::ALL.iter().map(|&region| table.followers.count(faction, region));
            let at_court = table.seats.iter().map(|seat| table.courts[seat][faction]);
            let found: usize = on_map.chain(at_court).chain([table.supply[faction]]).map(usize::from).sum();
            check(found == expected, || format!("there are {found} {faction} followers, not {expected}"))?;
        }
        Ok(())
    }

    fn read_phase(&self, table: &mut Table) -> Result<(), Impossible> {
        let ended = table.invaded() || table.struggles() == Region::ALL.len();
        check(ended == (self.phase == PhaseName::Over), || {
            format!("the game {} over, but the phase says otherwise", if ended { "is" } else { "is not" })
        })?;
        check(usize::from(self.passes) < self.players, || {
            format!("{} passes in a row lead to a struggle", self.passes)
        })?;
        table.phase = match self.phase {
            PhaseName::Turn => Phase::Turn,
            PhaseName::Over => Phase::Over,
            PhaseName::Summon => {
                check(self.plays != 0, || "a summon follows a card, and none has been played".to_owned())?;
                check(!table.followers.is_empty(), || "there is nobody to summon".to_owned())?;
                check(self.passes == 0, || "a player who has just played has not passed".to_owned())?;
                Phase::Summon
            }
        };
        Ok(())
    }
}
