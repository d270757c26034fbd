//! What a player notices at a glance: the position as numbers, for a net.
//!
//! Everything is seen with the eyes of one seat, which knows its own hand and
//! what is public; other hands do not come in. Two symmetries are taken out, so
//! that the net need not learn them: regions are numbered by when their struggle
//! comes, and factions by how strong they would be if nobody played another card.

use std::ops::Range;

use crate::bot::Features;
use crate::rules::king_is_dead::{
    ByFaction, Card, Faction, KingIsDead, Mode, Phase, Projection, Region, Regions, Table,
};
use crate::rules::{Game, GameExt, Seat};

const ONE: i32 = Features::ONE;

/// Features of one region on the track.
const PER_REGION: usize = 16;

/// Kinds of questions that a turn can ask.
const QUESTIONS: usize = 31;

// Where the parts lie that reasons are told from; the rest follows in the order
// of `write`.
const AFTER_REGIONS: usize = 1 + 8 * PER_REGION;
/// What each faction has and would have.
pub const FACTIONS: Range<usize> = AFTER_REGIONS..AFTER_REGIONS + 15 + 7;
/// How many regions are unstable and would be.
pub const INSTABILITY: Range<usize> = FACTIONS.end..FACTIONS.end + 3 + 4;
/// Who would win if nobody played another card; once more for whoever is to act.
pub const OUTCOME: Range<usize> = INSTABILITY.end..INSTABILITY.end + 4;
const AFTER_ENDINGS: usize = OUTCOME.end + 4;
/// The own court, and its sets.
pub const COURT: Range<usize> = AFTER_ENDINGS..AFTER_ENDINGS + 3;
/// See [`COURT`].
pub const SETS: Range<usize> = COURT.end..COURT.end + 1;

/// The region whose struggle is the so-manieth of those to come.
pub const fn region(place: usize) -> Range<usize> {
    1 + place * PER_REGION..1 + (place + 1) * PER_REGION
}

/// The own court against the best of the others.
pub const fn leads(players: usize) -> Range<usize> {
    let start = AFTER_ENDINGS + 27 + 15 * (players - 1);
    start..start + 15
}

/// The own sets against those of the others.
pub const fn lead_in_sets(players: usize) -> Range<usize> {
    let start = leads(players).end;
    start..start + 4
}

/// How many features a table of so many players has.
pub const fn count(players: usize) -> usize {
    let others = players - 1;
    (1 + 8 * PER_REGION) + (15 + 7) + (7 + 8) + 27 + 15 * others + 21 + 2 * players + QUESTIONS + 3 + 1
}

/// Writes down what `eye` notices.
pub fn write(position: &KingIsDead, eye: Seat, out: &mut Features) {
    let table = position.table();
    let projection = table.projection();
    let (ranking, coming) = (projection.ranking, &table.track()[table.struggles()..]);
    Seen { position, table, eye, projection, ranking, coming }.write(out);
}

/// The same with regions and factions numbered as in another position of the
/// game, so that the two can be compared part by part. All regions that are to
/// come there are still to come here.
pub fn write_like(position: &KingIsDead, other: &KingIsDead, eye: Seat, out: &mut Features) {
    let table = position.table();
    let ranking = other.table().projection().ranking;
    let coming = &other.table().track()[other.table().struggles()..];
    Seen { position, table, eye, projection: table.projection(), ranking, coming }.write(out);
}

/// A feature that is there or not.
fn is(it: bool) -> i32 {
    i32::from(it) * ONE
}

struct Seen<'a> {
    position: &'a KingIsDead,
    table: &'a Table,
    eye: Seat,
    projection: Projection,
    /// How factions are numbered.
    ranking: [Faction; 3],
    /// How regions are numbered.
    coming: &'a [Region],
}

impl Seen<'_> {
    fn write(&self, out: &mut Features) {
        out.rewrite();
        // There whatever the position: what all hidden units start from.
        out.flag(true);
        self.regions(out);
        self.factions(out);
        self.endings(out);
        self.own_hand(out);
        let seats = self.table.seats();
        let mut seat = seats.next(self.eye);
        while seat != self.eye {
            self.other(seat, out);
            seat = seats.next(seat);
        }
        self.leads(out);
        self.tempo(out);
        out.flag(self.table.mode() == Mode::Advanced);
    }

    fn ranked<T: Copy>(&self, values: &ByFaction<T>) -> [T; 3] {
        self.ranking.map(|faction| values[faction])
    }

    fn rank(&self, faction: Faction) -> usize {
        self.ranking.iter().position(|&ranked| ranked == faction).unwrap_or(0)
    }

    fn regions(&self, out: &mut Features) {
        let table = self.table;
        let reachable = self.ranking.map(|faction| match table.supply()[faction] {
            0 => Default::default(),
            _ => table.near(faction),
        });
        let (pending, _) = pending(table.phase());
        let negotiated: Regions = table.seats().iter().filter_map(|seat| table.disc(seat)).collect();
        for &region in self.coming {
            let [a, b, c] = self.ranked(&table.followers().in_region(region)).map(i32::from);
            let leads = [a - b.max(c), b - a.max(c), c - a.max(b)];
            let [x, y, z] = leads.map(|lead| lead.clamp(-4, 4) * ONE / 3);
            let [near_x, near_y, near_z] = reachable.map(|regions| is(regions.contains(region)));
            let [first, second, third] = leads.map(|lead| is(0 < lead));
            let tie = ONE - first - second - third;
            let [a, b, c] = [a, b, c].map(|count| count * ONE / 4);
            let (negotiated, pending) = (is(negotiated.contains(region)), is(pending == Some(region)));
            let region: [i32; PER_REGION] =
                [a, b, c, x, y, z, near_x, near_y, near_z, first, second, third, tie, ONE, negotiated, pending];
            out.put_all(region);
        }
        for _ in self.coming.len()..Region::ALL.len() {
            out.none::<PER_REGION>();
        }
    }

    fn factions(&self, out: &mut Features) {
        for faction in self.ranking {
            let supply = i32::from(self.table.supply()[faction]);
            out.put_all([
                self.table.controlled(faction).len() as i32 * ONE / 4,
                i32::from(self.projection.discs[faction]) * ONE / 6,
                i32::from(self.projection.last_won[faction]) * ONE / 8,
                supply * ONE / 12,
                is(supply < 2),
            ]);
        }
        let [first, second, third] = self.ranked(&self.projection.discs).map(usize::from);
        out.one_of::<4>(first.saturating_sub(second).min(3));
        out.one_of::<3>(second.saturating_sub(third).min(2));
    }

    fn endings(&self, out: &mut Features) {
        let side = self.position.side(self.eye);
        let winners = self.position.winners_if_all_pass(&self.projection, self.eye);
        let invaded = self.projection.invaded();
        out.one_of::<3>(self.table.unstable().len());
        out.one_of::<4>(usize::from(self.projection.unstable));
        let outcome = 2 * usize::from(!winners.contains(self.eye)) + usize::from(invaded);
        out.one_of::<4>(outcome);
        let mine = self.position.to_act().is_some_and(|seat| self.position.side(seat) == side);
        out.one_of::<4>(if mine { outcome } else { 4 });
    }

    fn own_hand(&self, out: &mut Features) {
        self.court(self.eye, out);
        let hand = self.position.hand(self.eye);
        out.put_all(self.ranking.map(|faction| is(hand.contains(support(faction)))));
        out.flag(2 <= hand.count(Card::Assemble));
        let cards: &[Card; 16] = Card::ALL.last_chunk().expect("all but the support cards");
        out.put_all(cards.map(|card| is(hand.contains(card))));
        let (done, first) = (hand.playable_count() == 0, self.is_first_to_finish(self.eye));
        out.put_all([hand.len() as i32 * ONE / 8, is(done), is(first)]);
    }

    fn other(&self, seat: Seat, out: &mut Features) {
        self.court(seat, out);
        // Cards that everybody was dealt are public: they are in hand until played.
        let hand = self.position.hand(seat);
        let cunning = hand.cunning_count();
        out.put_all(self.ranking.map(|faction| is(hand.contains(support(faction)))));
        out.put_all([
            hand.count(Card::Assemble) as i32 * ONE / 2,
            is(hand.contains(Card::Negotiate)),
            is(hand.contains(Card::Manoeuvre)),
            is(hand.contains(Card::Outmanoeuvre)),
            cunning as i32 * ONE / 3,
            hand.len() as i32 * ONE / 8,
            is(hand.is_empty()),
            is(hand.is_empty() && self.is_first_to_finish(seat)),
        ]);
    }

    fn court(&self, seat: Seat, out: &mut Features) {
        let [a, b, c] = self.ranked(self.table.court(seat)).map(|count| i32::from(count) * ONE / 5);
        out.put_all([a, b, c, i32::from(self.table.court(seat).sets()) * ONE / 3]);
    }

    /// Whether nobody else of whom it is known has played all cards earlier.
    fn is_first_to_finish(&self, seat: Seat) -> bool {
        self.table.emptied(seat).is_some_and(|mine| {
            let earlier = |other: Seat| {
                self.position.hand(other).is_empty() && self.table.emptied(other).is_some_and(|theirs| theirs < mine)
            };
            !self.table.seats().iter().any(earlier)
        })
    }

    /// The own side against the best of the others.
    fn leads(&self, out: &mut Features) {
        let table = self.table;
        let side = self.position.side(self.eye);
        let mut best = [[0; 3]; 2];
        let mut latest = [0; 2];
        let mut most_sets = [0; 2];
        let mut most_cards = [0; 2];
        for seat in table.seats().iter() {
            let theirs = usize::from(self.position.side(seat) != side);
            let court = self.ranked(table.court(seat));
            for (best, count) in best[theirs].iter_mut().zip(court) {
                *best = (*best).max(i32::from(count));
            }
            latest[theirs] = latest[theirs].max(table.last_play(seat).unwrap_or(0));
            if self.position.side(seat) == seat {
                let (sets, cards) = self.pool(seat);
                most_sets[theirs] = most_sets[theirs].max(sets);
                most_cards[theirs] = most_cards[theirs].max(cards);
            }
        }
        let leads: [i32; 3] = std::array::from_fn(|rank| best[0][rank] - best[1][rank]);
        for (lead, discs) in leads.into_iter().zip(self.ranked(&self.projection.discs)) {
            out.put_all([lead * ONE / 4, is(0 < lead), is(lead == 0), lead * i32::from(discs) * ONE / 12]);
        }
        out.one_of::<3>(if leads[0] == 0 { (leads[1].signum() + 1) as usize } else { 3 });
        let lead = most_sets[0] - most_sets[1];
        out.put_all([
            lead * ONE / 3,
            is(0 < lead),
            is(lead == 0),
            lead * i32::from(self.projection.unstable) * ONE / 6,
            is(latest[1] < latest[0]),
            (most_cards[0] - most_cards[1]) * ONE / 6,
        ]);
    }

    /// The sets of a side's pooled courts, and its cards.
    fn pool(&self, side: Seat) -> (i32, i32) {
        let mut pool = ByFaction::<u8>::default();
        let mut cards = 0;
        for seat in self.table.seats().iter().filter(|&seat| self.position.side(seat) == side) {
            cards += self.position.hand(seat).len() as i32;
            for faction in Faction::ALL {
                pool[faction] += self.table.court(seat)[faction];
            }
        }
        (i32::from(pool.sets()), cards)
    }

    fn tempo(&self, out: &mut Features) {
        let players = self.table.seats().count();
        for passes in 0..players {
            out.flag(passes == self.table.passes());
        }
        let turns_away = (self.table.to_act().index() + players - self.eye.index()) % players;
        for away in 0..players {
            out.flag(away == turns_away);
        }
        out.one_of::<QUESTIONS>(question(self.table.phase()));
        let (_, faction) = pending(self.table.phase());
        out.one_of::<3>(faction.map_or(3, |faction| self.rank(faction)));
    }
}

const fn support(faction: Faction) -> Card {
    match faction {
        Faction::Scottish => Card::ScottishSupport,
        Faction::Welsh => Card::WelshSupport,
        Faction::English => Card::EnglishSupport,
    }
}

/// The region and the faction that a half-made choice is about.
fn pending(phase: Phase) -> (Option<Region>, Option<Faction>) {
    match phase {
        Phase::SupportRegion(faction)
        | Phase::AssembleRegion(faction)
        | Phase::AidRegion(faction)
        | Phase::QuellRegion(faction) => (None, Some(faction)),
        Phase::ManoeuvreSecond(stack) | Phase::OutmanoeuvreSecond(stack) | Phase::MarchOneTo(stack) => {
            (Some(stack.region), Some(stack.faction))
        }
        Phase::NegotiateSecond(region)
        | Phase::AmbushReturn(region)
        | Phase::MarchPairTo(_, region)
        | Phase::InfluenceOthers(region)
        | Phase::DisputeOther(region)
        | Phase::EdictOthers(region)
        | Phase::ResistPlace(region)
        | Phase::QuellPlace(region)
        | Phase::SuppressReturn(region)
        | Phase::SuppressPlace(region) => (Some(region), None),
        Phase::Turn
        | Phase::SpyPile
        | Phase::NegotiateFirst
        | Phase::ManoeuvreFirst
        | Phase::OutmanoeuvreFirst
        | Phase::AmbushRegion
        | Phase::MarchFrom
        | Phase::AidFaction
        | Phase::InfluenceEnglish
        | Phase::DisputeWelsh
        | Phase::EdictScots
        | Phase::ResistRegion
        | Phase::SuppressRegion
        | Phase::Summon
        | Phase::Over => (None, None),
    }
}

fn question(phase: Phase) -> usize {
    match phase {
        Phase::Turn => 0,
        Phase::SpyPile => 1,
        Phase::SupportRegion(_) => 2,
        Phase::AssembleRegion(_) => 3,
        Phase::NegotiateFirst => 4,
        Phase::NegotiateSecond(_) => 5,
        Phase::ManoeuvreFirst => 6,
        Phase::ManoeuvreSecond(_) => 7,
        Phase::OutmanoeuvreFirst => 8,
        Phase::OutmanoeuvreSecond(_) => 9,
        Phase::AmbushRegion => 10,
        Phase::AmbushReturn(_) => 11,
        Phase::MarchFrom => 12,
        Phase::MarchPairTo(..) => 13,
        Phase::MarchOneTo(_) => 14,
        Phase::AidFaction => 15,
        Phase::AidRegion(_) => 16,
        Phase::InfluenceEnglish => 17,
        Phase::InfluenceOthers(_) => 18,
        Phase::DisputeWelsh => 19,
        Phase::DisputeOther(_) => 20,
        Phase::EdictScots => 21,
        Phase::EdictOthers(_) => 22,
        Phase::ResistRegion => 23,
        Phase::ResistPlace(_) => 24,
        Phase::QuellRegion(_) => 25,
        Phase::QuellPlace(_) => 26,
        Phase::SuppressRegion => 27,
        Phase::SuppressReturn(_) => 28,
        Phase::SuppressPlace(_) => 29,
        Phase::Summon => 30,
        Phase::Over => QUESTIONS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::king_is_dead::Options;
    use crate::rules::{Observer, Rng, Seats};

    #[test]
    fn every_position_has_as_many_features_as_promised_and_no_hidden_card_among_them() {
        let mut rng = Rng::new(3);
        for game in 0..300 {
            let seats = Seats::new(2 + game % 3).unwrap();
            let mode = if game / 3 % 2 == 0 { Mode::Base } else { Mode::Advanced };
            let mut position = KingIsDead::new(seats, &Options { mode, start: None }, &mut rng).unwrap();
            while position.to_act().is_some() {
                for eye in seats.iter() {
                    let (mut one, mut other) = (Features::new(), Features::new());
                    write(&position, eye, &mut one);
                    assert_eq!(one.len(), count(seats.count()));
                    let imagined = KingIsDead::imagine(&position.view(Observer::Seat(eye)), &mut rng);
                    write(&imagined, eye, &mut other);
                    assert_eq!(one, other, "{position:?} and {imagined:?} look alike to {eye}");
                }
                position.apply(position.random_action(&mut rng), &mut rng);
            }
        }
    }

    #[test]
    fn the_parts_lie_where_they_are_said_to() {
        let mut rng = Rng::new(4);
        for players in 2..=4 {
            let seats = Seats::new(players).unwrap();
            let mut position = KingIsDead::new(seats, &Options::default(), &mut rng).unwrap();
            while let Some(eye) = position.to_act() {
                let mut features = Features::new();
                write(&position, eye, &mut features);
                let table = position.table();
                let projection = table.projection();
                for (rank, faction) in projection.ranking.into_iter().enumerate() {
                    assert_eq!(features.get(COURT.start + rank), i32::from(table.court(eye)[faction]) * ONE / 5);
                    let discs = i32::from(projection.discs[faction]);
                    assert_eq!(features.get(FACTIONS.start + 5 * rank + 1), discs * ONE / 6);
                    let best = |ours: bool| {
                        let seats = seats.iter().filter(|&seat| (position.side(seat) == position.side(eye)) == ours);
                        seats.map(|seat| i32::from(table.court(seat)[faction])).max().unwrap()
                    };
                    assert_eq!(features.get(leads(players).start + 4 * rank), (best(true) - best(false)) * ONE / 4);
                }
                assert_eq!(features.get(SETS.start), i32::from(table.court(eye).sets()) * ONE / 3);
                assert_eq!(features.get(INSTABILITY.start), ONE * i32::from(table.unstable().is_empty()));
                assert_eq!(OUTCOME.map(|place| features.get(place)).sum::<i32>(), ONE);
                assert_eq!(features.get(lead_in_sets(players).end + 2), ONE * i32::from(table.passes() == 0));
                for (place, &region) in table.track()[table.struggles()..].iter().enumerate() {
                    let first = table.followers().count(projection.ranking[0], region);
                    assert_eq!(features.get(self::region(place).start), i32::from(first) * ONE / 4);
                }
                position.apply(position.random_action(&mut rng), &mut rng);
            }
        }
    }
}
