//! The board: stones, what covers it, and where the next stone may go.
//!
//! Where stones may go is kept from action to action, and a change renews only the rows it touches.

use plat_grid::{Point, Points};

use crate::parts::{Ground, Kind, Stone};

/// A Population stone has at most so many Resource stones and other Population stones beside it.
pub(crate) const MOST_RESOURCES: u32 = 1;
pub(crate) const MOST_POPULATION: u32 = 3;

/// What lies on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Land {
    side: u8,
    /// The points with a Population stone.
    pub(crate) population: Points,
    /// The points with a Resource stone.
    pub(crate) resources: Points,
    /// The points under Zones.
    pub(crate) zoned: Points,
    /// The points with an unincorporated Residential or Agricultural Development: Population or empty, as one likes.
    pub(crate) homes: Points,
    /// The points with an unincorporated Commercial or Industrial Development: Population or Resource.
    pub(crate) works: Points,
    /// The points with nothing on them. Derived from all of the above.
    pub(crate) free: Points,
    /// The free points beside a stone, where a Resource stone may go. Derived.
    frontier: Points,
    /// Those of them where a Population stone may go. Derived.
    habitable: Points,
}

/// How far a player has come with the stones of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Progress {
    /// None is placed.
    None,
    /// One is: another of its kind makes three of them the only choice, one of the other kind is the last.
    One(Stone),
    /// Two of a kind are: a third will be the last.
    Two(Stone),
}

impl Progress {
    /// How far one is after this stone; nothing if it was the last of the turn.
    pub(crate) fn after(self, stone: Stone) -> Option<Progress> {
        match self {
            Progress::None => Some(Progress::One(stone)),
            Progress::One(first) if first == stone => Some(Progress::Two(stone)),
            Progress::One(_) | Progress::Two(_) => None,
        }
    }
}

impl Land {
    /// A board with nothing on it.
    pub(crate) fn new(side: u8) -> Land {
        let mut land = Land {
            side,
            population: Points::NONE,
            resources: Points::NONE,
            zoned: Points::NONE,
            homes: Points::NONE,
            works: Points::NONE,
            free: Points::NONE,
            frontier: Points::NONE,
            habitable: Points::NONE,
        };
        land.renew(0, land.side());
        land
    }

    /// The board with the village in its centre (CP-1).
    pub(crate) fn with_village(side: u8) -> Land {
        let mut land = Land::new(side);
        let middle = land.side() / 2;
        let mut put = |stone, x, y| land.put(stone, Point::new(x, y).expect("it is on the board"));
        for x in middle - 1..=middle + 1 {
            put(Stone::Population, x, middle);
        }
        put(Stone::Resource, middle, middle - 1);
        put(Stone::Resource, middle, middle + 1);
        land
    }

    #[inline]
    pub(crate) fn side(&self) -> usize {
        usize::from(self.side)
    }

    pub(crate) fn has(&self, point: Point) -> bool {
        point.x() < self.side() && point.y() < self.side()
    }

    /// The point's name for people.
    pub(crate) fn name(&self, point: Point) -> String {
        point.name(self.side()).to_string()
    }

    #[inline]
    pub(crate) fn stones(&self) -> Points {
        self.population | self.resources
    }

    /// What the point is as far as requirements ask: nothing if it is under a Zone or a Development (CP-4, CP-6).
    pub(crate) fn ground(&self, point: Point) -> Option<Ground> {
        let sets = [
            (self.population, Ground::Population),
            (self.resources, Ground::Resource),
            (self.free, Ground::Empty),
        ];
        let found = sets.into_iter().find(|(set, _)| set.has(point));
        found.map(|(_, ground)| ground)
    }

    /// How many neighbours of the point are of this kind.
    pub(crate) fn near(&self, point: Point, ground: Ground) -> u32 {
        let around = Points::around(point).iter();
        let neighbours = around.filter(|&other| other != point && self.has(other));
        neighbours
            .filter(|&other| self.ground(other) == Some(ground))
            .count() as u32
    }

    /// Puts a stone on a free point.
    #[inline]
    pub(crate) fn put(&mut self, stone: Stone, point: Point) {
        match stone {
            Stone::Population => self.population.insert(point),
            Stone::Resource => self.resources.insert(point),
        }
        self.renew(point.y().saturating_sub(1), point.y() + 2);
    }

    /// Puts an unincorporated Development on a free point.
    #[inline]
    pub(crate) fn settle(&mut self, kind: Kind, point: Point) {
        match kind {
            Kind::Residential | Kind::Agricultural => self.homes.insert(point),
            Kind::Commercial | Kind::Industrial => self.works.insert(point),
        }
        self.renew(point.y().saturating_sub(1), point.y() + 2);
    }

    /// Takes away the Zone around this point. What it covered is free.
    #[inline]
    pub(crate) fn uncover(&mut self, centre: Point) {
        self.zoned -= Points::around(centre);
        self.renew(centre.y().saturating_sub(2), centre.y() + 3);
    }

    /// Lays a Zone around this point; stones and Developments under it are taken away.
    #[inline]
    pub(crate) fn cover(&mut self, centre: Point) {
        let square = Points::around(centre);
        for set in [
            &mut self.population,
            &mut self.resources,
            &mut self.homes,
            &mut self.works,
        ] {
            *set -= square;
        }
        self.zoned |= square;
        self.renew(centre.y().saturating_sub(2), centre.y() + 3);
    }

    /// Where a stone may go by itself, whether or not the turn's stones can then be finished.
    #[inline]
    pub(crate) fn open_to(&self, stone: Stone) -> &Points {
        match stone {
            Stone::Population => &self.habitable,
            Stone::Resource => &self.frontier,
        }
    }

    /// Where a stone of this kind may go now, so that the turn's stones can still be finished (CP-2).
    pub(crate) fn allowed(&self, stone: Stone, progress: Progress) -> Points {
        match (progress, stone) {
            // A Resource stone can follow, and where none can, no Population stone could either.
            (Progress::None, Stone::Population) => self.leaving_a_frontier(self.habitable),
            (Progress::None, Stone::Resource) => self.first_resources(),
            (Progress::One(Stone::Population), Stone::Population) => self.leaving_a_habitable_point(),
            (Progress::One(Stone::Resource), Stone::Resource) => self.leaving_a_frontier(self.frontier),
            (Progress::One(_), _) => *self.open_to(stone),
            (Progress::Two(kind), _) if kind == stone => *self.open_to(stone),
            (Progress::Two(_), _) => Points::NONE,
        }
    }

    /// Whether the stones of a turn can be placed at all (CP-2).
    #[inline]
    pub(crate) fn can_take_stones(&self) -> bool {
        // Three points for three Resource stones.
        self.frontier.len() >= 3
            || Stone::ALL
                .iter()
                .any(|&stone| !self.allowed(stone, Progress::None).is_empty())
    }

    /// Those of the points after a stone on which there is a point for a Resource stone.
    fn leaving_a_frontier(&self, points: Points) -> Points {
        if self.frontier.len() >= 2 {
            return points;
        }
        let leaves = |point: &Point| self.free.iter().any(|next| next.distance(*point) == 1);
        points.iter().filter(leaves).collect()
    }

    /// The points for a first Resource stone: a Population stone can follow, or two Resource stones.
    fn first_resources(&self) -> Points {
        if self.frontier.len() >= 3 {
            return self.frontier;
        }
        let finishes = |point: &Point| {
            let mut after = self.clone();
            after.put(Stone::Resource, *point);
            !after.habitable.is_empty() || !after.leaving_a_frontier(after.frontier).is_empty()
        };
        self.frontier.iter().filter(finishes).collect()
    }

    /// The points for a second Population stone after which there is one for a third.
    fn leaving_a_habitable_point(&self) -> Points {
        let Some((from, to)) = self.habitable.bounds() else {
            return Points::NONE;
        };
        // A stone changes only what is beside it: where not all points fit into one neighbourhood, one will be left.
        if from.distance(to) > 2 {
            return self.habitable;
        }
        let leaves = |point: &Point| {
            let mut after = self.clone();
            after.put(Stone::Population, *point);
            !after.habitable.is_empty()
        };
        self.habitable.iter().filter(leaves).collect()
    }

    /// Renews what is derived in the rows from `from` and before `to`.
    #[inline]
    fn renew(&mut self, from: usize, to: usize) {
        let ground = (1u32 << self.side) - 1;
        for y in from..to.min(self.side()) {
            let stones = self.population.row(y) | self.resources.row(y);
            let covered = self.zoned.row(y) | self.homes.row(y) | self.works.row(y);
            let free = ground & !stones & !covered;
            let people = self.population.count_near_in_row(y);
            let resources = self.resources.count_near_in_row(y);
            let frontier = free & (people.some() | resources.some());
            let habitable = frontier & !people.at_least_four() & !resources.at_least_two();
            self.free.set_row(y, free);
            self.frontier.set_row(y, frontier);
            self.habitable.set_row(y, habitable);
        }
    }
}
