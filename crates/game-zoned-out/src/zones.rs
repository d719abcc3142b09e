//! Zones, and who occupies them: the planners, what each has claimed, and what a card does to that.
//!
//! A zone is made of undeveloped Blocks of one type and one density that hang together by their sides; a wild Block
//! of that type joins it. An **occupied zone** is grown from its planner's Block, whose density is declared if the
//! Block is wild (ZO-5). So far that is a flood fill. Wild Blocks make it a little more:
//!
//! - A wild Block that an occupied zone reaches is *claimed* by its player (ZO-6). A claimed Block is in that zone
//!   and no other, so nobody else's zone grows across it.
//! - Where a claimed wild Block touches another player's zone, the two stay two: it connects none.
//! - Claims last as long as the Block stays in the player's zone. Only the player whose turn it is can cut a zone,
//!   and only the own one, because nobody covers a Block of another's zone.
//! - What a new card, or a cut, makes free is claimed by the player whose turn it is, then by the others in turn
//!   order.
//!
//! It follows that after a card it is enough to grow the zones one after the other, beginning with the player whose
//! turn it is, where nobody enters what another one holds. And two zones are joined just if in the end zoned Blocks
//! of one kind touch that two players hold: a card that does this is not allowed (ZO-9).
//!
//! Zones that a card neither touches nor cuts stay as they are, and are not looked at.

use plat_engine::{Seat, Seats};
use serde::Serialize;

use crate::card::Blocks;
use crate::cell::{Cell, Cells};
use crate::city::City;
use crate::face::{Density, Kind};
use crate::seats::{PerSeat, SEATS};

/// Who occupies what. Invariant: no undeveloped Block that could join a zone lies beside it unheld, and zoned Blocks
/// of one kind that touch are never held by two players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Zones {
    planners: PerSeat<Option<Planner>>,
    /// The Blocks of everybody's occupied zone, claimed ones included; none without a planner in the city.
    held: PerSeat<Cells>,
}

/// A planner in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Planner {
    pub(crate) at: Cell,
    /// What the zone is of; on a wild Block the density is the declared one.
    pub(crate) kind: Kind,
}

/// What a zone would score, or has scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Worth {
    /// How many Blocks it has.
    pub blocks: u8,
    /// What the Parks and Museums beside it add.
    pub plus: u16,
    /// What the Parking Lots and Abandoned Buildings beside it take.
    pub minus: u16,
}

impl Worth {
    /// The points: 1, 3, 6, 10 and so on by size, more or less for what lies beside it, never less than 0 (ZO-7).
    #[inline]
    pub fn points(self) -> i32 {
        let blocks = i32::from(self.blocks);
        (blocks * (blocks + 1) / 2 + i32::from(self.plus) - i32::from(self.minus)).max(0)
    }
}

impl Zones {
    #[inline]
    pub(crate) fn planner(&self, seat: Seat) -> Option<Planner> {
        self.planners[seat]
    }

    /// The Blocks of a player's zone.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> &Cells {
        &self.held[seat]
    }

    /// Whose zone a Block is in.
    #[inline]
    pub(crate) fn holder(&self, cell: Cell) -> Option<Seat> {
        SEATS.into_iter().find(|&seat| self.held[seat].has(cell))
    }

    /// The cells of a row of the torus that this player's card may not cover: the zones of the others, and the own
    /// planner's Block. The other planners stand in their zones.
    #[inline]
    pub(crate) fn barred(&self, mover: Seat, row: u8) -> u64 {
        let others = SEATS.into_iter().filter(|&seat| seat != mover);
        let zones = others.fold(0, |all, seat| all | self.held[seat].row(row));
        match self.planners[mover] {
            Some(planner) if planner.at.y() == row % 64 => zones | 1 << planner.at.x(),
            _ => zones,
        }
    }

    /// The planner comes to a Block that nobody holds, and its zone grows. Says whether it joins another zone, which
    /// cannot happen in a game: the Block would be in that zone already.
    pub(crate) fn arrive(&mut self, city: &City, seat: Seat, planner: Planner) -> bool {
        self.planners[seat] = Some(planner);
        self.grow(city, seat)
    }

    /// The planner moves within its zone, whose kind stays.
    #[inline]
    pub(crate) fn stay(&mut self, seat: Seat, at: Cell) {
        if let Some(planner) = &mut self.planners[seat] {
            planner.at = at;
        }
    }

    /// The planner leaves the city, or its zone; nobody holds that any more.
    #[inline]
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.planners[seat] = None;
        self.held[seat] = Cells::NONE;
    }

    /// Brings the zones up to date after `mover` has laid a card at `at`. Says whether it joined two occupied zones,
    /// which no legal card does.
    pub(crate) fn after_card(&mut self, city: &City, seats: Seats, mover: Seat, at: Cell) -> bool {
        let cut = self.cuts(mover, at);
        let around = at.around_card();
        let mut joined = false;
        let mut seat = mover;
        loop {
            let held = &self.held[seat];
            if self.planners[seat].is_some() && (cut || around.iter().any(|&cell| held.has(cell))) {
                joined |= self.grow(city, seat);
            }
            seat = seats.after(seat);
            if seat == mover {
                return joined;
            }
        }
    }

    /// Whether a card there would join two occupied zones.
    ///
    /// The zones are then of one kind, and the card has a zoned Block of that kind: across wild Blocks zones do not
    /// join. If it cuts nothing, both zones touch Blocks of the card that can be in them. Only what passes these
    /// quick looks is tried out.
    pub(crate) fn joins(&self, city: &City, seats: Seats, mover: Seat, at: Cell, blocks: Blocks) -> bool {
        let suspect = |kind: Kind| {
            blocks.0.contains(&kind.face())
                && (self.cuts(mover, at) || self.touching(seats, at, blocks, kind) > 1)
        };
        self.doubled(seats).any(suspect) && {
            let mut city = city.clone();
            city.lay(at, blocks);
            self.clone().after_card(&city, seats, mover, at)
        }
    }

    /// The kinds that more than one occupied zone is of. Without one no card can join two zones.
    pub(crate) fn doubled(&self, seats: Seats) -> impl Iterator<Item = Kind> {
        let kind_of = |seat: Seat| self.planners[seat].map(|planner| planner.kind);
        seats.iter().filter_map(move |seat| {
            let kind = kind_of(seat)?;
            let earlier = seats.iter().take_while(|&other| other != seat);
            let same = earlier.filter(|&other| kind_of(other) == Some(kind));
            (same.count() == 1).then_some(kind)
        })
    }

    /// The densities that a player may declare on coming to a wild Block that nobody holds (ZO-5): those of the zoned
    /// Blocks of its type that its cluster of wild Blocks touches, or all if it touches none.
    pub(crate) fn densities(&self, city: &City, cell: Cell) -> impl Iterator<Item = Density> + use<> {
        let mut touched = [false; 3];
        if let Some(zone_type) = city.face(cell).wild() {
            let mut cluster = Cells::NONE;
            cluster.add(cell);
            let mut waiting = Stack::new(cell);
            while let Some(cell) = waiting.pop() {
                for next in cell.beside().into_iter().filter(|&next| city.is_open(next)) {
                    let face = city.face(next);
                    match face.kind() {
                        Some(kind) if kind.zone_type() == zone_type => {
                            touched[kind.density() as usize] = true;
                        }
                        _ if face.wild() == Some(zone_type) && !cluster.has(next) => {
                            cluster.add(next);
                            waiting.push(next);
                        }
                        _ => {}
                    }
                }
            }
        }
        let none = touched == [false; 3];
        Density::ALL
            .into_iter()
            .filter(move |&density| none || touched[density as usize])
    }

    /// What a player's zone would score now.
    pub(crate) fn worth(&self, city: &City, seat: Seat) -> Worth {
        let mut worth = Worth::default();
        if self.planners[seat].is_none() {
            return worth;
        }
        let held = &self.held[seat];
        let mut counted = Cells::NONE;
        for cell in held.iter() {
            worth.blocks += 1;
            for next in cell.beside() {
                if city.is_open(next) && !counted.has(next) {
                    let bonus = city.face(next).bonus();
                    worth.plus += bonus.max(0) as u16;
                    worth.minus += (-bonus).max(0) as u16;
                    counted.add(next);
                }
            }
        }
        worth
    }

    /// Whether the card would cover a Block of its player's own zone.
    #[inline]
    fn cuts(&self, mover: Seat, at: Cell) -> bool {
        at.under_card().iter().any(|&cell| self.held[mover].has(cell))
    }

    /// How many zones of this kind lie beside Blocks of the card that can be in one.
    fn touching(&self, seats: Seats, at: Cell, blocks: Blocks, kind: Kind) -> usize {
        let fits = blocks
            .0
            .map(|face| face == kind.face() || face == kind.zone_type().wild());
        let around = at.around_card();
        let touches = |&seat: &Seat| {
            self.planners[seat].is_some_and(|planner| planner.kind == kind)
                && (0..8).any(|index| fits[index / 2] && self.held[seat].has(around[index]))
        };
        seats.iter().filter(touches).count()
    }

    /// Grows a zone anew from its planner, leaving out what others hold. Says whether it has a zoned Block beside one
    /// of the same kind that another player holds.
    fn grow(&mut self, city: &City, seat: Seat) -> bool {
        let Some(planner) = self.planners[seat] else {
            return false;
        };
        let zoned = planner.kind.face();
        let wild = planner.kind.zone_type().wild();
        self.held[seat] = Cells::NONE;
        let mut zone = Cells::NONE;
        zone.add(planner.at);
        let mut waiting = Stack::new(planner.at);
        let mut joined = false;
        while let Some(cell) = waiting.pop() {
            let from_zoned = city.face(cell) == zoned;
            for next in cell.beside() {
                if zone.has(next) || !city.is_open(next) {
                    continue;
                }
                let face = city.face(next);
                if face != zoned && face != wild {
                    continue;
                }
                if self.holder(next).is_some() {
                    joined |= from_zoned && face == zoned;
                } else {
                    zone.add(next);
                    waiting.push(next);
                }
            }
        }
        self.held[seat] = zone;
        joined
    }
}

/// Cells that a flood fill has yet to look around from.
struct Stack {
    cells: [Cell; Stack::ROOM],
    len: usize,
}

impl Stack {
    /// A city has fewer Blocks: 16 at the start, and a card adds at most three.
    const ROOM: usize = 256;

    #[inline]
    fn new(first: Cell) -> Stack {
        Stack {
            cells: [first; Stack::ROOM],
            len: 1,
        }
    }

    #[inline]
    fn push(&mut self, cell: Cell) {
        self.cells[self.len] = cell;
        self.len += 1;
    }

    #[inline]
    fn pop(&mut self) -> Option<Cell> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cells[self.len])
    }
}
