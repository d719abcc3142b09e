//! Where Zones and unincorporated Developments may go: the requirements, counted for all points of the board at once.
//!
//! An unincorporated Development counts as either of its two kinds of ground. For one Zone that is a question of
//! assignment, and it has a simple answer, because every Zone asks for Population and one other kind: a requirement of
//! a points of one kind and b of another can be met just if at least a points can count as the one, b as the other,
//! and a + b as either (Hall's theorem for two kinds of need).

use plat_grid::{Counts, Point, Points};
use serde::Serialize;

use crate::land::Land;
use crate::parts::{Ground, Kind, Need, Zone};

/// How many of the nine points around each point can count as what.
pub(crate) struct Survey {
    population: Counts,
    empty: Counts,
    resource: Counts,
    population_or_empty: Counts,
    population_or_resource: Counts,
}

impl Survey {
    #[inline]
    pub(crate) fn of(land: &Land) -> Survey {
        let developments = land.homes | land.works;
        // Every type of Development can count as Population.
        let population = land.population | developments;
        let empty = land.free | land.homes;
        let resource = land.resources | land.works;
        Survey {
            population: population.count_around(),
            empty: empty.count_around(),
            resource: resource.count_around(),
            population_or_empty: (population | empty).count_around(),
            population_or_resource: (population | resource).count_around(),
        }
    }

    /// The points around which the requirements of a Zone are met, if so many points of any kind were given in.
    #[inline]
    pub(crate) fn meets(&self, zone: Zone, given: u32) -> Points {
        let (primary, secondary) = (zone.primary_need(), zone.secondary_need());
        let reached = |counts: &Counts, need: u32| counts.at_least(need.saturating_sub(given));
        let [as_primary, as_secondary] =
            [zone.kind().primary(), zone.kind().secondary()].map(|g| self.counts(g));
        let either = match zone.kind() {
            Kind::Residential | Kind::Agricultural => &self.population_or_empty,
            Kind::Commercial | Kind::Industrial => &self.population_or_resource,
        };
        reached(as_primary, primary) & reached(as_secondary, secondary) & reached(either, primary + secondary)
    }

    /// The points around which they can be met with so many stones of each kind more, if these find a place there.
    pub(crate) fn meets_with(&self, zone: Zone, people: u32, resources: u32) -> Points {
        let (primary, secondary) = (zone.primary_need(), zone.secondary_need());
        let reached = |counts: &Counts, need: u32, given: u32| counts.at_least(need.saturating_sub(given));
        // Where too many of nine points have stones of the other kind, there is no room for these.
        let met = |ground: Ground, need: u32| match ground {
            Ground::Population => reached(&self.population, need, people) - self.resource.at_least(10 - need),
            Ground::Resource => {
                reached(&self.resource, need, resources) - self.population.at_least(10 - need)
            }
            Ground::Empty => reached(&self.empty, need, 0),
        };
        let either = match zone.kind() {
            // A stone that is placed was an empty point.
            Kind::Residential | Kind::Agricultural => {
                reached(&self.population_or_empty, primary + secondary, 0)
            }
            Kind::Commercial | Kind::Industrial => reached(
                &self.population_or_resource,
                primary + secondary,
                people + resources,
            ),
        };
        met(zone.kind().primary(), primary) & met(zone.kind().secondary(), secondary) & either
    }

    fn counts(&self, ground: Ground) -> &Counts {
        match ground {
            Ground::Population => &self.population,
            Ground::Empty => &self.empty,
            Ground::Resource => &self.resource,
        }
    }
}

/// The points around which any Zone may lie: on the board, beside another Zone (CP-3), not on the last stones.
#[inline]
pub(crate) fn room_for_zones(land: &Land) -> Points {
    let mut room = inner_points(land.side());
    if !land.zoned.is_empty() {
        room = room & land.zoned.spread().spread();
    }
    let stones = land.stones();
    if stones.len() <= 9
        && let Some(stone) = stones.first()
    {
        for centre in Points::around(stone) {
            if takes_the_last_stones(land, centre) {
                room.remove(centre);
            }
        }
    }
    room
}

/// Whether a Zone around this point would leave no stone on the board.
pub(crate) fn takes_the_last_stones(land: &Land, centre: Point) -> bool {
    (land.stones() - Points::around(centre)).is_empty()
}

/// The points that are not on the edge of the board.
fn inner_points(side: usize) -> Points {
    let mut inner = Points::NONE;
    let row = ((1u32 << (side - 2)) - 1) << 1;
    for y in 1..side - 1 {
        inner.set_row(y, row);
    }
    inner
}

/// The points that have one and two neighbours of each kind.
pub(crate) struct Surroundings {
    free: Points,
    one: [Points; 3],
    two: [Points; 3],
}

impl Surroundings {
    #[inline]
    pub(crate) fn of(land: &Land) -> Surroundings {
        let counts = [&land.population, &land.resources, &land.free].map(Points::count_near);
        Surroundings {
            free: land.free,
            one: counts.each_ref().map(|counts| counts.at_least(1)),
            two: counts.each_ref().map(|counts| counts.at_least(2)),
        }
    }

    /// The points for an unincorporated Development of this type.
    #[inline]
    pub(crate) fn open_to(&self, kind: Kind) -> Points {
        self.free & self.two[kind.primary() as usize] & self.one[kind.secondary() as usize]
    }
}

/// What lies under a Zone, point by point: for one place, and for words about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Cover {
    /// Population stones.
    pub population: u32,
    /// Resource stones.
    pub resource: u32,
    /// Empty points.
    pub empty: u32,
    /// Unincorporated Residential and Agricultural Developments.
    pub homes: u32,
    /// Unincorporated Commercial and Industrial Developments.
    pub works: u32,
}

impl Cover {
    pub(crate) fn of(land: &Land, centre: Point) -> Cover {
        let square = Points::around(centre);
        let count = |set: Points| (set & square).len() as u32;
        Cover {
            population: count(land.population),
            resource: count(land.resources),
            empty: count(land.free),
            homes: count(land.homes),
            works: count(land.works),
        }
    }

    /// Whether a Zone may lie on it, as a person would find out: what is missing must be made up by Developments that
    /// can count as either.
    pub(crate) fn meets(self, zone: Zone) -> bool {
        let (fixed, either) = match zone.kind() {
            Kind::Residential | Kind::Agricultural => (self.works, self.homes),
            Kind::Commercial | Kind::Industrial => (self.homes, self.works),
        };
        let there = |ground| match ground {
            Ground::Population => self.population + fixed,
            Ground::Resource => self.resource,
            Ground::Empty => self.empty,
        };
        let missing = zone.primary_need().saturating_sub(there(zone.kind().primary()))
            + zone
                .secondary_need()
                .saturating_sub(there(zone.kind().secondary()));
        missing <= either
    }

    /// What there is of each kind of ground, without what there is none of.
    pub(crate) fn grounds(self) -> Vec<Need> {
        let all = [
            (Ground::Population, self.population),
            (Ground::Resource, self.resource),
            (Ground::Empty, self.empty),
        ];
        let some = all.into_iter().filter(|&(_, points)| points > 0);
        some.map(|(ground, points)| Need { ground, points }).collect()
    }
}
