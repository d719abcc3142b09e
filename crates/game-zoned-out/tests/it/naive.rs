//! A slow reading of the rule page of Zoned Out, for tests.
//!
//! It knows the city, the planners, the zones with their deeds, developing and the final count. It knows no deck, no
//! hands and no turn order: the caller says who lays which card where. Every question is answered the long way round,
//! by flood fills over sets. ZO-1 to ZO-9 are the names of the page; `silent:` marks what the page leaves open.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A place: (x to the east, y to the south).
pub type At = (i32, i32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Type {
    Residential,
    Commercial,
    Industrial,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Density {
    Light,
    Medium,
    Heavy,
}

pub const TYPES: [Type; 3] = [Type::Residential, Type::Commercial, Type::Industrial];
pub const DENSITIES: [Density; 3] = [Density::Light, Density::Medium, Density::Heavy];

/// What a zone is: a type (`of`) and a density.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    pub of: Type,
    pub density: Density,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    Zoned(Kind),
    Wild(Type),
    Park,
    Museum,
    ParkingLot,
    Abandoned,
    Downtown,
}

impl Face {
    /// Reads a code of two letters, such as RL, LB or PK; DT is Downtown.
    pub fn read(code: &str) -> Option<Face> {
        Some(match code {
            "LB" => Face::Wild(Type::Residential),
            "ST" => Face::Wild(Type::Commercial),
            "TD" => Face::Wild(Type::Industrial),
            "PK" => Face::Park,
            "MU" => Face::Museum,
            "PL" => Face::ParkingLot,
            "AB" => Face::Abandoned,
            "DT" => Face::Downtown,
            _ if code.len() != 2 => return None,
            _ => Face::Zoned(Kind {
                of: TYPES["RCI".find(code.get(..1)?)?],
                density: DENSITIES["LMH".find(code.get(1..)?)?],
            }),
        })
    }

    /// What the Block adds to each zone beside it.
    pub fn bonus(self) -> i32 {
        match self {
            Face::Park => 1,
            Face::Museum => 2,
            Face::ParkingLot => -1,
            Face::Abandoned => -2,
            Face::Zoned(_) | Face::Wild(_) | Face::Downtown => 0,
        }
    }
}

/// A developed Block. A wild Block has the kind of the zone that it was developed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Developed {
    pub who: usize,
    pub kind: Kind,
    pub pieces: u32,
}

/// Why a card may not lie where it was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    CoversNothing,
    CoversFour,
    Downtown,
    Developed,
    UnderPlanner,
    AnothersZone,
    JoinsZones,
}

pub fn refuse(so: bool, why: Why) -> Result<(), Why> {
    if so { Err(why) } else { Ok(()) }
}

/// ZO-2: the objectives. They are called "<Density> <Type> Zones", "Most <Type> Blocks",
/// "Highest <Type> Capacity"; and Small Town (Light), Midtown (Medium), Metropolis (Heavy).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Objective {
    Zones(Kind),
    MostBlocks(Type),
    Capacity(Type),
    Bonus(Density),
}

impl Objective {
    pub fn all() -> Vec<Objective> {
        let kinds = TYPES.map(|of| DENSITIES.map(|density| Objective::Zones(Kind { of, density })));
        let mut all = kinds.concat();
        all.extend(TYPES.map(Objective::MostBlocks));
        all.extend(TYPES.map(Objective::Capacity));
        all.extend(DENSITIES.map(Objective::Bonus));
        all
    }
}

pub fn beside(at: At) -> [At; 4] {
    let (x, y) = at;
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
}

/// The four places of a card whose NW Block lies at `at`: NW, NE, SW, SE.
pub fn under(at: At) -> [At; 4] {
    [at, (at.0 + 1, at.1), (at.0, at.1 + 1), (at.0 + 1, at.1 + 1)]
}

pub fn redraw_loss(tokens: u32) -> i32 {
    (1..=tokens as i32).sum()
}

/// The whole table. What is listed by seat has one entry for each seat.
#[derive(Clone, Debug, Default)]
pub struct Reference {
    pub seats: usize,
    pub negative_zones: bool,
    pub start: usize,
    /// The NW Block of Downtown.
    pub downtown: At,
    pub blocks: BTreeMap<At, Face>,
    pub developed: BTreeMap<At, Developed>,
    /// By seat: where the planner stands and the kind of its zone; and the Blocks of that zone.
    pub planners: Vec<Option<(At, Kind)>>,
    pub zones: Vec<BTreeSet<At>>,
    /// The wild Blocks with a deed, and whose it is.
    pub claimed: BTreeMap<At, usize>,
    /// By seat: when the planner came into its present zone; the smaller is the senior.
    pub since: Vec<u32>,
    pub clock: u32,
    pub pieces: Vec<u32>,
    pub points: Vec<i32>,
    pub redraws: Vec<u32>,
    /// The builders of the floors, lowest first, in the quarters NW, NE, SW, SE.
    pub floors: [Vec<usize>; 4],
    /// The NW Block of the card just laid.
    pub card: Option<At>,
}

impl Reference {
    pub fn new(seats: usize, negative_zones: bool, start: usize) -> Reference {
        Reference {
            seats,
            negative_zones,
            start,
            planners: vec![None; seats],
            zones: vec![BTreeSet::new(); seats],
            since: vec![0; seats],
            pieces: vec![55 - 5 * seats as u32; seats],
            points: vec![0; seats],
            redraws: vec![0; seats],
            ..Reference::default()
        }
    }

    /// Lays the first city with its NW Block at `at`; `rows` from north to south. The inner four become Downtown.
    pub fn lay_city(&mut self, at: At, rows: [[Face; 4]; 4]) {
        self.downtown = (at.0 + 1, at.1 + 1);
        for (y, row) in rows.into_iter().enumerate() {
            for (x, face) in row.into_iter().enumerate() {
                self.blocks.insert((at.0 + x as i32, at.1 + y as i32), face);
            }
        }
        self.put([Face::Downtown; 4], self.downtown);
    }

    pub fn face(&self, at: At) -> Option<Face> {
        self.blocks.get(&at).copied()
    }

    pub fn wild(&self, at: At) -> bool {
        matches!(self.face(at), Some(Face::Wild(_)))
    }

    pub fn in_anothers_zone(&self, seat: usize, at: At) -> bool {
        (0..self.seats).any(|other| other != seat && self.zones[other].contains(&at))
    }

    /// May `seat` lay the card (NW, NE, SW, SE) with its NW Block at `at`? The first reason in `Why` counts.
    pub fn may_lay(&self, seat: usize, faces: [Face; 4], at: At) -> Result<(), Why> {
        let mut covered = under(at).to_vec();
        covered.retain(|place| self.blocks.contains_key(place));
        let any = |test: &dyn Fn(At) -> bool| covered.iter().any(|&at| test(at));
        let downtown = |at| self.face(at) == Some(Face::Downtown);
        let anothers = |at| self.in_anothers_zone(seat, at);
        let stands = |at| self.planners.iter().flatten().any(|p| p.0 == at);
        refuse(covered.is_empty(), Why::CoversNothing)?;
        refuse(covered.len() == 4, Why::CoversFour)?;
        refuse(any(&downtown), Why::Downtown)?;
        refuse(any(&|at| self.developed.contains_key(&at)), Why::Developed)?;
        refuse(any(&stands), Why::UnderPlanner)?;
        refuse(any(&anothers), Why::AnothersZone)?;
        refuse(self.joins(faces, at), Why::JoinsZones)
    }

    /// ZO-9: would the card join two occupied zones into one? Nothing about the mover is needed. The answer means
    /// something only for a card that is allowed in all other respects.
    pub fn joins(&self, faces: [Face; 4], at: At) -> bool {
        let mut after = self.clone();
        after.put(faces, at);
        let reached = after.first_phase();
        let joined = |place: &At| reached.iter().filter(|zone| zone.contains(place)).count() > 1;
        let mut zoned = after.blocks.keys().filter(|&&at| !after.wild(at));
        zoned.any(joined)
    }

    /// Puts the card down. The zones stay those of before the card, without the Blocks that it covers.
    // silent: when a player covers a Block of the own zone, the new Block in its place is a new one: it was in nobody's
    // zone before the card, and if it is wild nobody holds it. The text calls a Block "1 square on a card".
    pub fn put(&mut self, faces: [Face; 4], at: At) {
        for (place, face) in under(at).into_iter().zip(faces) {
            self.blocks.insert(place, face);
            self.claimed.remove(&place);
            for zone in &mut self.zones {
                zone.remove(&place);
            }
        }
    }

    /// All that can be reached from `from` by steps to a Block beside that `step(here, there)` allows.
    pub fn grow(&self, from: &BTreeSet<At>, step: impl Fn(At, At) -> bool) -> BTreeSet<At> {
        let mut reached = from.clone();
        let mut todo = Vec::from_iter(from.clone());
        while let Some(here) = todo.pop() {
            let new = |&there: &At| step(here, there) && reached.insert(there);
            todo.extend(beside(here).into_iter().filter(new));
        }
        reached
    }

    /// Is there an undeveloped Block of this kind, or a wild one of its type?
    pub fn fits(&self, at: At, kind: Kind) -> bool {
        let like = [Some(Face::Zoned(kind)), Some(Face::Wild(kind.of))];
        like.contains(&self.face(at)) && !self.developed.contains_key(&at)
    }

    /// ZO-9, first: each zone grown from its planner through zoned Blocks of its kind and wild Blocks that it already
    /// holds, but never from a wild Block onto a Block that was in another's zone before the card.
    // silent: a wild Block that this growth does not reach again has lost its deed, even if the second phase could lead
    // back to it over a wild Block that the card brought ("claims are kept while the Block stays in the zone").
    pub fn first_phase(&self) -> Vec<BTreeSet<At>> {
        let mut zones = vec![BTreeSet::new(); self.seats];
        for (seat, zone) in zones.iter_mut().enumerate() {
            if let Some((place, kind)) = self.planners[seat] {
                *zone = self.grow(&BTreeSet::from([place]), |here, there| {
                    let held = !self.wild(there) || self.claimed.get(&there) == Some(&seat);
                    let across = self.wild(here) && self.in_anothers_zone(seat, there);
                    self.fits(there, kind) && held && !across
                });
            }
        }
        zones
    }

    /// The seats, the senior first; between equals in turn order.
    pub fn seniority(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.seats).collect();
        order.rotate_left(self.start);
        order.sort_by_key(|&seat| self.since[seat]);
        order
    }

    /// Both phases of ZO-9: renews the zones and the deeds. In the second free wild Blocks are claimed by seniority,
    /// each claim growing its zone on through Blocks that are in nobody's zone.
    // silent: the senior player takes all that is in reach, over any number of wild Blocks, before the next takes one
    // ("to the player whose planner came earliest, then the next").
    // silent: here a zone also grows from a wild Block that it held already onto a zoned Block of its kind that just
    // fell out of another's zone. Phase one forbids that step and phase two speaks of new claims only; but it is in
    // the zone by definition, and if left free a planner could step onto it and the two zones would meet.
    pub fn renew(&mut self) {
        self.zones = self.first_phase();
        for seat in self.seniority() {
            if let Some((_, kind)) = self.planners[seat] {
                self.zones[seat] = self.grow(&self.zones[seat], |_, there| {
                    self.fits(there, kind) && !self.in_anothers_zone(seat, there)
                });
            }
        }
        self.claimed.clear();
        for (seat, zone) in self.zones.iter().enumerate() {
            let wild = zone.iter().filter(|at| matches!(self.blocks[at], Face::Wild(_)));
            self.claimed.extend(wild.map(|&at| (at, seat)));
        }
    }

    /// Lays a card. Panics where `may_lay` refuses it.
    pub fn lay(&mut self, seat: usize, faces: [Face; 4], at: At) {
        assert_eq!(self.may_lay(seat, faces, at), Ok(()));
        self.put(faces, at);
        self.card = Some(at);
        self.renew();
    }

    /// ZO-5: the densities that may be declared on a wild Block that is in no zone.
    // silent: a developed Block does not count as touched: it is in no zone that the planner could come into.
    pub fn densities(&self, at: At, of: Type) -> BTreeSet<Density> {
        let open = |place: At| !self.developed.contains_key(&place);
        let cluster = self.grow(&BTreeSet::from([at]), |_, there| {
            let free = open(there) && !self.claimed.contains_key(&there);
            free && self.face(there) == Some(Face::Wild(of))
        });
        let around: BTreeSet<At> = cluster.into_iter().flat_map(beside).collect();
        let mut touched = BTreeSet::from(DENSITIES);
        touched.retain(|&density| {
            let face = Some(Face::Zoned(Kind { of, density }));
            around.iter().any(|&at| self.face(at) == face && open(at))
        });
        if touched.is_empty() {
            touched.extend(DENSITIES);
        }
        touched
    }

    /// Where the planner may go now, and as what kind: on the card just laid, or for the first turn of the start player
    /// anywhere in the city. Nothing means that it leaves the city.
    pub fn moves(&self, seat: usize, first: bool) -> BTreeSet<(At, Kind)> {
        let mut moves = BTreeSet::new();
        for (&place, &face) in &self.blocks {
            let asked = first || self.card.is_some_and(|card| under(card).contains(&place));
            if !asked || self.developed.contains_key(&place) || self.in_anothers_zone(seat, place) {
                continue;
            }
            let own = self.planners[seat].filter(|_| self.zones[seat].contains(&place));
            match (face, own) {
                // silent: on a wild Block of the own zone nothing is declared anew. Its deed binds it to that zone
                // ("joins no other zone"), so the planner is "still in the zone it was in" and keeps the kind.
                (Face::Zoned(kind), _) | (Face::Wild(_), Some((_, kind))) => {
                    moves.insert((place, kind));
                }
                (Face::Wild(of), None) => {
                    let densities = self.densities(place, of).into_iter();
                    moves.extend(densities.map(|density| (place, Kind { of, density })));
                }
                _ => {}
            }
        }
        moves
    }

    /// Moves the planner (`None`: it leaves the city) and develops the zone left, if it is left. Returns the points
    /// scored. Panics for a Block that the planner could not stand on wherever the card lay.
    pub fn go(&mut self, seat: usize, to: Option<(At, Kind)>) -> i32 {
        assert!(to.is_none_or(|to| self.moves(seat, true).contains(&to)));
        if to.is_some_and(|(place, _)| self.zones[seat].contains(&place)) {
            self.planners[seat] = to;
            return 0;
        }
        let scored = self.develop(seat);
        self.planners[seat] = to;
        if let Some((place, _)) = to {
            self.clock += 1;
            self.since[seat] = self.clock;
            self.zones[seat] = BTreeSet::from([place]);
        }
        self.renew();
        scored
    }

    /// Develops the zone of the seat and takes its planner up. Without a zone nothing happens.
    // silent: the Block at which the pieces run out keeps the few that it got.
    pub fn develop(&mut self, who: usize) -> i32 {
        let Some((left, kind)) = self.planners[who].take() else {
            return 0;
        };
        let scored = self.worth(who);
        self.points[who] += scored;
        let mut zone = Vec::from_iter(std::mem::take(&mut self.zones[who]));
        zone.sort_by_key(|&(x, y)| (y, x));
        for place in zone {
            let pieces = (1 + kind.density as u32).min(self.pieces[who]);
            self.pieces[who] -= pieces;
            let block = Developed { who, kind, pieces };
            self.developed.insert(place, block);
        }
        if self.pieces[who] > 0 {
            self.pieces[who] -= 1;
            self.floors[self.quadrant(left)].push(who);
        }
        scored
    }

    /// The quadrant in which a Block lies: NW, NE, SW, SE.
    pub fn quadrant(&self, at: At) -> usize {
        2 * usize::from(at.1 > self.downtown.1) + usize::from(at.0 > self.downtown.0)
    }

    /// What the zone of the seat would score now.
    // silent: a seat without a zone has 0, also when zones may score less.
    pub fn worth(&self, seat: usize) -> i32 {
        let size: i32 = (1..=self.zones[seat].len() as i32).sum();
        let around: BTreeSet<At> = self.zones[seat].iter().flat_map(|&at| beside(at)).collect();
        let bonus = |at| self.face(at).map_or(0, Face::bonus);
        let score = size + around.into_iter().map(bonus).sum::<i32>();
        let least = if self.negative_zones { score } else { 0 };
        score.max(least)
    }

    pub fn redraw(&mut self, seat: usize) {
        self.redraws[seat] += 1;
    }

    /// The points of each seat for the four skyscrapers.
    pub fn skyscraper_points(&self) -> Vec<i32> {
        let prizes: &[i32] = if self.seats == 2 { &[5] } else { &[7, 5, 3] };
        let mut points = vec![0; self.seats];
        for floors in &self.floors {
            let mut order: Vec<usize> = (0..self.seats).collect();
            order.retain(|seat| floors.contains(seat));
            order.sort_by_key(|&seat| {
                let count = floors.iter().filter(|&&who| who == seat).count();
                Reverse((count, floors.iter().rposition(|&who| who == seat)))
            });
            for (place, seat) in order.into_iter().enumerate() {
                points[seat] += prizes.get(place).unwrap_or(&1);
            }
        }
        points
    }

    pub fn count(&self, seat: usize, objective: Objective) -> u32 {
        let own = self.developed.values().filter(|block| block.who == seat);
        own.map(|block| match objective {
            Objective::Zones(kind) => u32::from(block.kind == kind),
            Objective::MostBlocks(of) => u32::from(block.kind.of == of),
            Objective::Capacity(of) => u32::from(block.kind.of == of) * block.pieces,
            Objective::Bonus(density) => u32::from(block.kind.density == density),
        })
        .sum()
    }

    /// The points of a seat for one objective.
    // silent: several with the most do not use up the second place: the next lower count still gets 3.
    pub fn objective_points(&self, seat: usize, objective: Objective) -> i32 {
        let own = self.count(seat, objective);
        let all = (0..self.seats).map(|seat| self.count(seat, objective));
        let higher: BTreeSet<u32> = all.filter(|&count| count > own).collect();
        match (objective, own, higher.len()) {
            (Objective::Zones(_), _, _) => own as i32,
            (_, 0, _) => 0,
            (_, _, 0) => 6,
            (_, _, 1) => 3,
            _ => 0,
        }
    }

    /// The final points of a seat, with the objectives in play.
    pub fn total(&self, seat: usize, objectives: &[Objective]) -> i32 {
        let points = |&objective: &Objective| self.objective_points(seat, objective);
        let aims: i32 = objectives.iter().map(points).sum();
        self.points[seat] + aims - redraw_loss(self.redraws[seat]) + self.skyscraper_points()[seat]
    }
}
