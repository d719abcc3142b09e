//! Counting arguments: what the colours alone forbid, before anything is searched.
//!
//! Let X be the border colour, in a town that uses up all its tiles.
//!
//! **Violations.** Every tile of the perimeter (but the Park) shows X. So of the tiles with an X zone at least
//! (their number) - (tiles of the perimeter) lie inside, and each of those has an X zone which touches one of:
//! - a tile of the perimeter, not in a corner, which then shows X both outwards and inwards: a tile with X on two
//!   opposite zones, and each such tile serves one zone;
//! - the Park, which lies still and has only so many neighbours inside;
//! - another tile inside: that is a Zoning Violation, and it serves two tiles.
//!
//! Hence 2 x violations >= tiles with X - perimeter - tiles with X opposite X - neighbours of the Park inside.
//! What is left between the two sides is the room for waste, and in a town with few violations there is next to none:
//! that decides much of it in advance (`Waste` below).
//!
//! **Parity.** Each colour fills the border, then pairs, then zones that touch the Park. Without a Park the zones left of
//! each colour and those demanded must agree modulo two; with a Park its neighbours must make up for the difference.

use plat_game_puzzle_town::{Cell, Face, Kind, Laid, Side, TileSet, Town, Zone};

/// The fewest Zoning Violations that the colours alone allow in any completion of a town with exactly these tiles.
#[must_use]
pub fn fewest_violations(town: &Town, left: &TileSet) -> usize {
    let surplus = surplus(town, left).max(0);
    (surplus as usize).div_ceil(2).max(town.violations())
}

/// Tiles with the border colour that must lie inside, less the zones that can serve them without a violation.
/// Meaningful only when the town takes every tile that is left.
fn surplus(town: &Town, left: &TileSet) -> i64 {
    let (size, border) = (town.size(), town.border());
    let mut tiles = [0i64; Kind::COUNT];
    for kind in Kind::all() {
        tiles[kind.index()] = left.count(kind) as i64;
    }
    let mut perimeter = size.all_cells().filter(|&cell| size.on_edge(cell)).count() as i64;
    let mut beside_park = 0;
    for (cell, laid) in town.tiles() {
        match laid {
            Laid::Basic(face) => tiles[face.kind().index()] += 1,
            Laid::Park => {
                perimeter -= i64::from(size.on_edge(cell));
                let inside = |&side: &Side| size.beyond(cell, side).is_some_and(|next| !size.on_edge(next));
                beside_park += Side::ALL.iter().filter(|side| inside(side)).count() as i64;
            }
        }
    }
    let number = |wanted: &dyn Fn(Face) -> bool| -> i64 {
        Kind::all()
            .filter(|kind| wanted(kind.face()))
            .map(|kind| tiles[kind.index()])
            .sum()
    };
    let with_border = number(&|face| face.count(border) > 0);
    let across = number(&|face| opposite_pair(face, border));
    with_border - perimeter - across - beside_park
}

/// How much of the room for violations each face would waste in each cell.
///
/// With k violations allowed the room is `tiles with X opposite X + neighbours of the Park inside + 2k - tiles with X that
/// must lie inside`. It shrinks by one for each tile with X opposite X that serves nobody, for each X zone beyond the
/// first of a tile inside, and for each neighbour of the Park inside that shows it another colour. It never gets below
/// zero in a complete town with at most k violations.
pub(super) struct Waste<'a> {
    town: &'a Town,
}

/// No face wastes more than this in any cell: four X zones inside, which also serve nobody outside.
pub(super) const MOST_WASTE: usize = 4;

impl<'a> Waste<'a> {
    /// For a town that takes exactly these tiles: what wastes the room, and the room left by the tiles laid already, which
    /// is `None` when they wasted more than there was. `None` in all for a town without an inside.
    pub(super) fn of(
        town: &'a Town,
        left: &TileSet,
        most_violations: usize,
    ) -> Option<(Waste<'a>, Option<usize>)> {
        if town.size().width() < 3 || town.size().depth() < 3 {
            return None;
        }
        let waste = Waste { town };
        let wasted: usize = town
            .tiles()
            .map(|(cell, laid)| match laid {
                Laid::Basic(face) => waste.by(cell, face),
                Laid::Park => 0,
            })
            .sum();
        let room = 2 * most_violations as i64 - surplus(town, left) - wasted as i64;
        Some((waste, usize::try_from(room).ok()))
    }

    /// What a face would waste in a cell.
    pub(super) fn by(&self, cell: Cell, face: Face) -> usize {
        self.place(cell).waste(face, self.town.border())
    }

    /// What there is to know about a cell.
    pub(super) fn place(&self, cell: Cell) -> Place {
        let size = self.town.size();
        let mut place = Place {
            outward: [false; 4],
            at_park: [false; 4],
        };
        for side in Side::ALL {
            let next = size.beyond(cell, side);
            place.outward[side as usize] = next.is_none();
            place.at_park[side as usize] = next.is_some_and(|next| self.town.at(next) == Some(Laid::Park));
        }
        place
    }
}

/// What waste in a cell depends on. Many cells are alike in this.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    /// By side: whether it is the border of the town.
    outward: [bool; 4],
    /// By side: whether the Park lies beyond.
    at_park: [bool; 4],
}

impl Place {
    pub(super) fn waste(&self, face: Face, border: Zone) -> usize {
        let across = opposite_pair(face, border);
        let mut outward = Side::ALL.into_iter().filter(|&side| self.outward[side as usize]);
        let Some(out) = outward.next() else {
            let more_than_one = face.count(border).saturating_sub(1);
            let other_at_park = Side::ALL
                .into_iter()
                .filter(|&side| self.at_park[side as usize] && face.zone(side) != border)
                .count();
            return usize::from(across) + more_than_one + other_at_park;
        };
        let inward = out.opposite();
        let corner = outward.next().is_some();
        let serves = !corner && face.zone(inward) == border && !self.at_park[inward as usize];
        usize::from(across && !serves)
    }
}

fn opposite_pair(face: Face, zone: Zone) -> bool {
    let [north, east, south, west] = face.zones().map(|z| z == zone);
    north && south || east && west
}
