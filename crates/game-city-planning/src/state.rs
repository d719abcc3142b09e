//! The state of a game: the board, the Zones, the Developments, both tallies, and what is to be done next.

use plat_engine::{Seat, Seats};
use plat_grid::Point;

use crate::land::{Land, Progress};
use crate::options::CityPlanningOptions;
use crate::parts::{Built, COUNT, Development, Developments, Stone, Zone, Zones};
use crate::score::Tally;
use crate::seats::PerSeat;

/// How many Zones lie face up.
pub(crate) const FACE_UP: usize = 3;
/// How many Developments a player holds.
pub(crate) const HAND: usize = 3;
/// The game ends after so many turns (CP-8).
pub const LAST_TURN: u16 = 300;
/// A Zone overlaps at most so many others: one for each of its corners.
const MOST_OVERLAPPED: usize = 4;

/// A game of City Planning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CityPlanning {
    /// What the removal of an unincorporated Development costs (CP-5).
    pub(crate) penalty: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) mover: Seat,
    /// The number of the turn, from 1.
    pub(crate) turn: u16,
    /// Whether anything was placed in this turn.
    pub(crate) placed: bool,
    /// How many turns in a row placed nothing at all (CP-8).
    pub(crate) idle: u8,
    /// Whether the opponent has proposed the end, and the mover has not yet done anything else (CP-7).
    pub(crate) proposal: bool,
    pub(crate) land: Land,
    /// The Zones on the board.
    pub(crate) laid: Zones,
    /// The middle of each Zone on the board, by the Zone's index.
    pub(crate) centres: [Option<Point>; COUNT],
    /// What is built on each Zone on the board, by the Zone's index.
    pub(crate) built: [Built; COUNT],
    /// The Developments on points of the board.
    pub(crate) unincorporated: Developments,
    /// Where each of these is, by its index.
    pub(crate) lots: [Option<Point>; COUNT],
    pub(crate) hands: PerSeat<Developments>,
    pub(crate) bag: Developments,
    /// The Developments that have left the game.
    pub(crate) removed: Developments,
    pub(crate) face_up: [Option<FaceUp>; FACE_UP],
    /// The Zones of the stack whose order nobody knows.
    pub(crate) stack: Zones,
    /// The Zones below them, in the order in which they will come up.
    pub(crate) bottom: Bottom,
    pub(crate) tallies: PerSeat<Tally>,
}

/// A Zone beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FaceUp {
    pub(crate) zone: Zone,
    /// The stones on it, one for each turn in which it was not taken.
    pub(crate) waiting: u16,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// The first Zones are turned up.
    FirstZones,
    /// A player draws the first Developments.
    Deal(Seat),
    /// Who plays first is drawn.
    First,
    /// The mover places stones.
    Stones(Progress),
    /// The mover places a Zone, a Development, or nothing.
    Build,
    /// The mover has said which Zone goes where, and looks at what it would do.
    Planned(Plan),
    /// A Zone is turned up in this place.
    NextZone(u8),
    /// The mover draws a Development.
    Draw,
    /// The game is over.
    Over(Ending),
}

/// A Zone that is about to be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Plan {
    pub(crate) zone: Zone,
    /// The middle of the nine points it will cover.
    pub(crate) centre: Point,
    /// Of several Zones that it removes, those whose place in the stack is chosen, in the order in which they will
    /// come up again.
    pub(crate) under: [Option<Zone>; MOST_OVERLAPPED],
}

impl Plan {
    pub(crate) fn new(zone: Zone, centre: Point) -> Plan {
        Plan {
            zone,
            centre,
            under: [None; MOST_OVERLAPPED],
        }
    }

    /// The Zones whose place in the stack is chosen.
    pub(crate) fn chosen(&self) -> impl Iterator<Item = Zone> {
        self.under.into_iter().flatten()
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// All Zones are on the board.
    LastZone,
    /// No Development was left to draw.
    EmptyBag,
    /// Both wanted it (CP-7).
    Agreement,
    /// Two turns in a row placed nothing (CP-8).
    NothingPlaced,
    /// 300 turns were played (CP-8).
    LastTurn,
}

/// The Zones at the bottom of the stack whose order is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Bottom([Option<Zone>; COUNT]);

impl Bottom {
    #[inline]
    pub(crate) fn first(&self) -> Option<Zone> {
        self.0[0]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Zone> {
        self.0.into_iter().map_while(|zone| zone)
    }

    /// Puts a Zone under all others.
    pub(crate) fn push(&mut self, zone: Zone) {
        let place = self.0.iter_mut().find(|place| place.is_none());
        *place.expect("there is room for all Zones") = Some(zone);
    }

    /// Takes the first one away.
    pub(crate) fn take(&mut self) {
        self.0[0] = None;
        self.0.rotate_left(1);
    }
}

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Agree that the game is over.
    Accept,
    /// Place a stone.
    Stone(Stone, Point),
    /// Say that a Zone is to be laid around this point.
    Plan(Zone, Point),
    /// Of the Zones that it removes, put this one under the stack next.
    Under(Zone),
    /// Lay the Zone as planned.
    Confirm,
    /// Place a Development.
    Develop(Development, Site),
    /// Build nothing.
    Pass,
    /// Build nothing, and propose the end.
    Propose,
}

/// Where a Development is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// On a point of the board: unincorporated.
    Lot(Point),
    /// On a Zone.
    Zone(Zone),
}

/// What chance may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The first three Zones.
    FirstZones([Zone; FACE_UP]),
    /// This player plays first.
    First(Seat),
    /// The next Zone of the stack.
    NextZone(Zone),
    /// A player draws Developments from the bag.
    Developments {
        /// Who.
        to: Seat,
        /// Which.
        drawn: Developments,
    },
}

impl CityPlanning {
    pub(crate) fn begin(options: &CityPlanningOptions) -> CityPlanning {
        CityPlanning {
            penalty: options.unincorporated_penalty,
            phase: Phase::FirstZones,
            mover: Seat::ALL[0],
            turn: 0,
            placed: false,
            idle: 0,
            proposal: false,
            land: Land::with_village(options.board),
            laid: Zones::NONE,
            centres: [None; COUNT],
            built: [Built::default(); COUNT],
            unincorporated: Developments::NONE,
            lots: [None; COUNT],
            hands: PerSeat::default(),
            bag: Developments::ALL,
            removed: Developments::NONE,
            face_up: [None; FACE_UP],
            stack: Zones::ALL,
            bottom: Bottom::default(),
            tallies: PerSeat::default(),
        }
    }

    /// How it ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The two players.
    #[inline]
    pub(crate) fn pair(&self) -> Seats {
        Seats::new(2).expect("a table has room for two")
    }

    /// The other player.
    #[inline]
    pub(crate) fn opponent_of(&self, seat: Seat) -> Seat {
        self.pair().after(seat)
    }

    /// In which place a Zone lies face up, and with how many waiting stones.
    #[inline]
    pub(crate) fn face_up_place(&self, zone: Zone) -> Option<(usize, u16)> {
        let is_it = |up: &Option<FaceUp>| up.is_some_and(|up| up.zone == zone);
        let place = self.face_up.iter().position(is_it)?;
        Some((place, self.face_up[place]?.waiting))
    }

    /// The middle of a Zone that is on the board.
    #[inline]
    pub(crate) fn centre(&self, zone: Zone) -> Option<Point> {
        self.centres[zone.index()]
    }

    /// The Zones on the board that lie within this distance of a Zone around this point: those it would overlap are
    /// within 2, those it touches within 3.
    #[inline]
    pub(crate) fn within(&self, distance: usize, centre: Point) -> impl Iterator<Item = Zone> {
        self.laid.iter().filter(move |&zone| {
            self.centre(zone)
                .is_some_and(|other| other.distance(centre) <= distance)
        })
    }

    /// The Zones that a Zone around this point would remove.
    #[inline]
    pub(crate) fn overlapped(&self, centre: Point) -> impl Iterator<Item = Zone> {
        self.within(2, centre)
    }

    /// The unincorporated Developments under a Zone around this point.
    #[inline]
    pub(crate) fn covered(&self, centre: Point) -> impl Iterator<Item = (Development, Point)> {
        self.unincorporated.iter().filter_map(move |development| {
            let point = self.lots[development.index()]?;
            (point.distance(centre) <= 1).then_some((development, point))
        })
    }

    /// The Zones that a plan removes and whose place in the stack is not chosen yet.
    #[inline]
    pub(crate) fn to_be_ordered(&self, plan: &Plan) -> Zones {
        let mut zones: Zones = self.overlapped(plan.centre).collect();
        plan.chosen().for_each(|zone| zones.remove(zone));
        zones
    }

    /// Whether nothing more can be built on this Zone.
    #[inline]
    pub(crate) fn is_full(&self, zone: Zone) -> bool {
        self.built[zone.index()].total() >= zone.value()
    }

    /// The Zones on which a Development could be built.
    #[inline]
    pub(crate) fn sites_for(&self, development: Development) -> impl Iterator<Item = Zone> + Clone {
        let same = self.laid.of(development.kind());
        same.iter().filter(|&zone| !self.is_full(zone))
    }

    /// Lays the planned Zone, and removes and incorporates what lies under it.
    pub(crate) fn lay(&mut self, plan: &Plan) {
        let (zone, centre) = (plan.zone, plan.centre);
        let rest = self.to_be_ordered(plan);
        for removed in plan.chosen().chain(rest.iter()) {
            self.remove_zone(removed);
        }
        let covered: Developments = self.covered(centre).map(|(development, _)| development).collect();
        for development in covered.iter() {
            self.unincorporated.remove(development);
            self.lots[development.index()] = None;
            if development.kind() == zone.kind() {
                self.built[zone.index()].insert(development);
            } else {
                self.removed.insert(development);
            }
        }
        self.land.cover(centre);
        self.laid.insert(zone);
        self.centres[zone.index()] = Some(centre);
    }

    fn remove_zone(&mut self, zone: Zone) {
        let centre = self.centres[zone.index()]
            .take()
            .expect("only Zones on the board are removed");
        let built = std::mem::take(&mut self.built[zone.index()]);
        built
            .developments(zone.kind())
            .for_each(|development| self.removed.insert(development));
        self.laid.remove(zone);
        self.land.uncover(centre);
        self.bottom.push(zone);
    }
}
