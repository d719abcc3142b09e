//! Zones, and who occupies them: the planners, what each has claimed, and what a card does to that.
//!
//! A zone is made of undeveloped Blocks of one type and one density that hang together by their sides; a wild Block
//! of that type joins it. An **occupied zone** is grown from its planner's Block, whose density is declared if the
//! Block is wild (ZO-5). So far that is a flood fill. Wild Blocks make it a little more:
//!
//! - A wild Block that an occupied zone reaches is *claimed* by its player (ZO-6). A claimed Block is in that zone
//!   and no other, so nobody else's zone grows across it, and it connects none.
//! - Claims last as long as the Block stays in the player's zone. Only the player whose turn it is can cut a zone,
//!   and only the own one, because nobody covers a Block of another's zone.
//! - What a new card, or a cut, makes free is claimed by seniority: first by the player whose planner came into its
//!   zone first.
//!
//! After a card the zones are therefore grown in two steps (ZO-9), neither of which asks whose turn it is. First
//! everybody's **core**: from the planner through zoned Blocks of the kind and the wild Blocks already held, but not
//! from one of those onto a Block that was in another's zone, which it parts from this one. Where two cores meet, the
//! card joins two zones and is not allowed. Then, by seniority, each zone goes on through all that is in nobody's
//! zone, wild Blocks included.
//!
//! Most cards concern one zone or none, where it comes to the same to grow that one alone. Zones that a card neither
//! touches nor cuts stay as they are, and are not looked at.

use plat_engine::Seat;

use crate::card::Blocks;
use crate::cell::{Cell, Cells};
use crate::city::City;
use crate::face::{Density, Face, Kind};
use crate::seats::PerSeat;
use crate::seniority::Seniority;

/// Who occupies what. Invariant: no undeveloped Block that could join a zone lies beside it unheld, and zoned Blocks
/// of one kind that touch are never held by two players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Zones {
    planners: PerSeat<Option<Planner>>,
    /// The Blocks of everybody's occupied zone, claimed ones included; none without a planner in the city.
    held: PerSeat<Cells>,
    /// Whose planners are in the city, and who came first.
    order: Seniority,
}

/// A planner in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Planner {
    pub(crate) at: Cell,
    /// What the zone is of; on a wild Block the density is the declared one.
    pub(crate) kind: Kind,
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

    /// Whose planners are in the city, from the one who came into the present zone first (ZO-6).
    #[inline]
    pub(crate) fn seniority(&self) -> Seniority {
        self.order
    }

    /// Whose zone a Block is in.
    #[inline]
    pub(crate) fn holder(&self, cell: Cell) -> Option<Seat> {
        self.order.iter().find(|&seat| self.held[seat].has(cell))
    }

    /// The zones of all the others.
    pub(crate) fn others(&self, seat: Seat) -> Cells {
        self.all_but(&self.held, seat)
    }

    /// The cells of a row of the torus that this player's card may not cover: the zones of the others, and the own
    /// planner's Block. The other planners stand in their zones.
    #[inline]
    pub(crate) fn barred(&self, mover: Seat, row: u8) -> u64 {
        let others = self.order.iter().filter(|&seat| seat != mover);
        let zones = others.fold(0, |all, seat| all | self.held[seat].row(row));
        match self.planners[mover] {
            Some(planner) if planner.at.y() == row % 64 => zones | 1 << planner.at.x(),
            _ => zones,
        }
    }

    /// The planner comes to a Block that nobody holds, and its zone grows through all that is in nobody's. It joins no
    /// other: a Block beside one of the same kind would be in that zone already.
    pub(crate) fn arrive(&mut self, city: &City, seat: Seat, planner: Planner) {
        self.planners[seat] = Some(planner);
        self.order.arrive(seat);
        self.grow(city, seat);
    }

    /// The planners of a table that somebody describes, from the one who came first, with what each is said to hold.
    /// Nobody is in the city yet. Says whether two of their zones are one.
    pub(crate) fn describe(
        &mut self,
        city: &City,
        planners: &[(Seat, Planner)],
        held: &PerSeat<Cells>,
    ) -> bool {
        for &(seat, planner) in planners {
            self.planners[seat] = Some(planner);
            self.order.arrive(seat);
        }
        self.settle(city, held, self.order)
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
        self.order.leave(seat);
    }

    /// Brings the zones up to date after a card was laid at `at`. Says whether it joined two occupied zones, which no
    /// legal card does.
    pub(crate) fn after_card(&mut self, city: &City, at: Cell) -> bool {
        let under = at.under_card();
        let concerned = self.concerned(at, under.map(|cell| city.face(cell)));
        match concerned.len() {
            0 => false,
            1 => {
                concerned.iter().for_each(|seat| self.grow(city, seat));
                false
            }
            _ => {
                let mut before = self.held.clone();
                for seat in concerned.iter() {
                    under.iter().for_each(|&cell| before[seat].remove(cell));
                }
                self.settle(city, &before, concerned)
            }
        }
    }

    /// Whether a card there would join two occupied zones, whoever lays it.
    ///
    /// Zones grow into each other only through new zoned Blocks of their kind, so both lie beside such Blocks of the
    /// card. If these are one, or hang together, and the card cuts nothing, that is enough. Otherwise it is tried out.
    pub(crate) fn joins(&self, city: &City, at: Cell, blocks: Blocks) -> bool {
        let around = at.around_card();
        self.doubled().any(|kind| {
            // Which Blocks of the card are of the kind, and which of them the zones reach; a bit for each.
            let new = (0..4).fold(0u8, |new, place| {
                new | u8::from(blocks.0[place] == kind.face()) << place
            });
            let (mut reached, mut zones, mut meet) = (0u8, 0, false);
            let is_of = |seat: &Seat| self.planners[*seat].is_some_and(|planner| planner.kind == kind);
            for seat in self.order.iter().filter(is_of).filter(|_| new != 0) {
                let beside = |index: usize| u8::from(self.held[seat].has(around[index]));
                let mut own = (0..8).fold(0, |own, index| own | beside(index) << (index / 2)) & new;
                for _ in 0..2 {
                    own |= (own << 1 | own >> 3 | own >> 1 | own << 3) & new;
                }
                meet |= reached & own != 0;
                reached |= own;
                zones += u8::from(own != 0);
            }
            zones > 1 && (meet && self.cut(at).is_none() || self.tried(city, at, blocks).is_none())
        })
    }

    /// The zones of the others as a card there would make them, if it concerns more than one zone; otherwise none of
    /// them stands in the way of another's.
    pub(crate) fn others_after(&self, city: &City, seat: Seat, at: Cell, blocks: Blocks) -> Option<Cells> {
        let contested = self.concerned(at, blocks.0).len() > 1;
        let after = contested.then(|| self.tried(city, at, blocks)).flatten();
        after.map(|after| after.others(seat))
    }

    /// The kinds that more than one occupied zone is of. Without one no card can join two zones.
    pub(crate) fn doubled(&self) -> impl Iterator<Item = Kind> {
        let kind_of = |seat: Seat| self.planners[seat].map(|planner| planner.kind);
        self.order.iter().filter_map(move |seat| {
            let kind = kind_of(seat)?;
            let earlier = self.order.iter().take_while(|&other| other != seat);
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

    fn all_but(&self, held: &PerSeat<Cells>, seat: Seat) -> Cells {
        let mut others = Cells::NONE;
        for other in self.order.iter().filter(|&other| other != seat) {
            others.add_all(&held[other]);
        }
        others
    }

    /// Who holds a Block that a card there would cover: one player at most, whose card it then is.
    #[inline]
    fn cut(&self, at: Cell) -> Option<Seat> {
        let under = at.under_card();
        let covered = |seat: &Seat| under.iter().any(|&cell| self.held[*seat].has(cell));
        self.order.iter().find(covered)
    }

    /// Whose zones a card of these faces can change: those that lie beside Blocks of it that can be in them, and with
    /// the one that it cuts all of that type, which may get what that one loses.
    #[inline]
    fn concerned(&self, at: Cell, faces: [Face; 4]) -> Seniority {
        let type_of = |seat: Seat| self.planners[seat].map(|planner| planner.kind.zone_type());
        let cut = self.cut(at).and_then(type_of);
        let around = at.around_card();
        self.order.only(|seat| {
            let held = &self.held[seat];
            self.planners[seat].is_some_and(|planner| {
                cut == Some(planner.kind.zone_type())
                    || (0..8).any(|index| held.has(around[index]) && planner.kind.takes(faces[index / 2]))
            })
        })
    }

    /// The zones after such a card, unless it joins two of them.
    fn tried(&self, city: &City, at: Cell, blocks: Blocks) -> Option<Zones> {
        let mut city = city.clone();
        city.lay(at, blocks);
        let mut after = self.clone();
        let joined = after.after_card(&city, at);
        (!joined).then_some(after)
    }

    /// Grows the zones of these players anew from what everybody held, in the two steps of ZO-9. Says whether two of
    /// them are joined; then they are not as they should be.
    fn settle(&mut self, city: &City, before: &PerSeat<Cells>, concerned: Seniority) -> bool {
        for seat in concerned.iter() {
            self.held[seat] = self.core(city, before, seat);
        }
        let others = |seat: Seat| concerned.iter().take_while(move |&other| other != seat);
        let joined = |seat: Seat| others(seat).any(|other| self.held[seat].meets(&self.held[other]));
        if concerned.iter().any(joined) {
            return true;
        }
        concerned.iter().for_each(|seat| self.grow(city, seat));
        false
    }

    /// What a zone reaches from its planner through zoned Blocks of its kind and wild Blocks that it held, but never
    /// from one of these onto a Block that another zone held.
    fn core(&self, city: &City, before: &PerSeat<Cells>, seat: Seat) -> Cells {
        let others = self.all_but(before, seat);
        self.flood(city, seat, |from, next, kind| {
            if city.face(next) == kind.face() {
                city.face(from) == kind.face() || !others.has(next)
            } else {
                before[seat].has(next)
            }
        })
    }

    /// Grows a zone anew from its planner, through all that is in nobody else's.
    fn grow(&mut self, city: &City, seat: Seat) {
        self.held[seat] = Cells::NONE;
        self.held[seat] = self.flood(city, seat, |_, next, _| self.holder(next).is_none());
    }

    /// The planner's Block, and from there one by one the undeveloped Blocks that can be in the zone and may be, as
    /// the caller says of a Block in it, the next one, and the kind.
    #[inline]
    fn flood(&self, city: &City, seat: Seat, may: impl Fn(Cell, Cell, Kind) -> bool) -> Cells {
        let mut zone = Cells::NONE;
        let Some(planner) = self.planners[seat] else {
            return zone;
        };
        let (zoned, wild) = (planner.kind.face(), planner.kind.zone_type().wild());
        zone.add(planner.at);
        let mut waiting = Stack::new(planner.at);
        while let Some(cell) = waiting.pop() {
            for next in cell.beside() {
                if zone.has(next) || !city.is_open(next) {
                    continue;
                }
                let face = city.face(next);
                if (face == zoned || face == wild) && may(cell, next, planner.kind) {
                    zone.add(next);
                    waiting.push(next);
                }
            }
        }
        zone
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
