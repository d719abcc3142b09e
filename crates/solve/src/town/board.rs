//! A town compiled for search: neighbours by number, what each empty cell demands, which tiles are left.
//!
//! [`Board`] is what stays the same during a search, [`State`] what changes. A state is copied at every step instead of
//! being undone: it is four cache lines, and copying is simpler than a trail and no slower.

use plat_game_puzzle_town::{Face, Kind, Laid, Side, Size, Tile, TileSet, Town, Zone};

use super::bound::{self, MOST_WASTE};
use super::tables::{ANY, Faces, Need, Tables, bit, side_bits};

/// The number that stands for the cell beyond the border and for cells whose needs no longer matter.
const NOWHERE: u8 = Size::MAX_CELLS as u8;

/// The faces with a green zone. The border is green here, whatever it was (see [`recoloured`]).
const GREEN: Faces = {
    let (mut faces, mut index) = (0, 0);
    while let Some(face) = Face::from_index(index) {
        let mut side = 0;
        while side < 4 {
            if matches!(face.zone(Side::ALL[side]), Zone::Green) {
                faces |= 1 << index;
            }
            side += 1;
        }
        index += 1;
    }
    faces
};

/// The parts of a search that stay the same.
pub(super) struct Board {
    pub tables: &'static Tables,
    pub size: Size,
    pub border: Zone,
    /// The cells beyond the north, east, south and west side, or [`NOWHERE`].
    beyond: [[u8; 4]; Size::MAX_CELLS],
    /// The same cells as sets, empty for [`NOWHERE`].
    beyond_sets: [[u64; 4]; Size::MAX_CELLS],
    /// For each cell the border colour on the sides where it would be a Zoning Violation.
    violation: [Need; Size::MAX_CELLS],
    /// For each cell the faces that waste at most 0, 1, 2, 3, 4 of the room for violations.
    wasting: Box<[[Faces; MOST_WASTE + 1]; Size::MAX_CELLS]>,
    /// The cells of the perimeter.
    pub perimeter: u64,
    /// Violations are limited, so that they must be counted.
    pub limited: bool,
    /// For each cell its sides that touch the Park, one bit each; empty unless the town takes every tile.
    at_park: [u8; Size::MAX_CELLS],
}

/// The parts of a search that change.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// What each empty cell demands; the last entry takes what is said to [`NOWHERE`].
    pub need: [Need; Size::MAX_CELLS + 1],
    /// How many Zoning Violations may still be made. Meaningless unless they are limited.
    pub budget: u8,
    /// How much waste there is room for (see [`bound`]).
    room: u8,
    /// For each colour the zones left less the zones demanded: a zone shown to an empty cell costs two.
    slack: [i16; 3],
    /// How many sides that touch the Park are still open. Meaningless unless the town takes every tile.
    park_sides: u8,
    /// One bit for each colour: whether an odd number of its zones would be left over so far.
    odd: u8,
    /// How many tiles of each kind are left.
    pub left: [u8; Kind::COUNT],
    /// The empty cells.
    pub empty: u64,
    /// Tiles with the border colour that the perimeter does not need.
    spare: u8,
    /// The faces of the tiles that are left for the perimeter, and those for the inside.
    faces: [Faces; 2],
}

/// Why a board has no state to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hopeless {
    /// The tiles laid already break a law.
    Broken,
    /// There will be more violations than are allowed.
    Violations,
    /// There are fewer tiles than empty cells.
    TooFewTiles,
    /// The zones of some colour do not suffice, or cannot be paired off.
    Colours,
}

impl Board {
    /// Compiles a town and the tiles that are left for it. The Park is wherever it is; it is not placed by search.
    pub(super) fn new(
        town: &Town,
        tiles: &TileSet,
        most_violations: Option<usize>,
    ) -> Result<(Board, State), Hopeless> {
        if town
            .broken()
            .iter()
            .any(|broken| broken.law() != plat_game_puzzle_town::Law::TilePlacement)
        {
            return Err(Hopeless::Broken);
        }
        let (town, tiles) = (
            &recoloured(town, town.border()),
            &recoloured_set(tiles, town.border()),
        );
        let (size, border) = (town.size(), town.border());
        let mut board = Board {
            tables: Tables::get(),
            size,
            border,
            beyond: [[NOWHERE; 4]; Size::MAX_CELLS],
            beyond_sets: [[0; 4]; Size::MAX_CELLS],
            violation: [0; Size::MAX_CELLS],
            wasting: Box::new([[!0; MOST_WASTE + 1]; Size::MAX_CELLS]),
            perimeter: size
                .all_cells()
                .filter(|&cell| size.on_edge(cell))
                .map(|cell| 1 << size.index(cell))
                .sum(),
            limited: most_violations.is_some(),
            at_park: [0; Size::MAX_CELLS],
        };
        let mut state = State {
            need: [ANY; Size::MAX_CELLS + 1],
            budget: 0,
            room: MOST_WASTE as u8,
            slack: [0; 3],
            park_sides: 0,
            odd: 0,
            left: [0; Kind::COUNT],
            empty: 0,
            spare: 0,
            faces: [0; 2],
        };
        for kind in Kind::all().filter(|&kind| tiles.count(kind) > 0) {
            state.left[kind.index()] = tiles.count(kind) as u8;
            state.faces = state.faces.map(|faces| faces | board.tables.faces[kind.index()]);
        }
        let empty = size.cells() - town.tiles().count();
        if tiles.basic_tiles() < empty {
            return Err(Hopeless::TooFewTiles);
        }
        let all_tiles = tiles.basic_tiles() == empty;
        if let Some(most) = most_violations.filter(|_| all_tiles) {
            if most < bound::fewest_violations(town, tiles) {
                return Err(Hopeless::Violations);
            }
            if let Some((waste, room)) = bound::Waste::of(town, tiles, most) {
                state.room = room.ok_or(Hopeless::Violations)?.min(255) as u8;
                board.watch_waste(&waste);
            }
        }
        let mut demanded = [0; 3];
        let mut violations = town.violations();
        for cell in size.all_cells() {
            let index = size.index(cell);
            let is_empty = town.at(cell).is_none();
            if is_empty {
                state.empty |= 1 << index;
            }
            for side in Side::ALL {
                let Some(next) = size.beyond(cell, side) else {
                    state.need[index] &= !side_bits(side) | bit(side, border);
                    demanded[border as usize] += i16::from(is_empty);
                    continue;
                };
                board.beyond[index][side as usize] = size.index(next) as u8;
                board.beyond_sets[index][side as usize] = 1 << size.index(next);
                let inner = !size.on_edge(cell) && !size.on_edge(next);
                match town.at(next) {
                    Some(Laid::Basic(face)) => {
                        let zone = face.zone(side.opposite());
                        state.need[index] &= !side_bits(side) | bit(side, zone);
                        violations += usize::from(inner && zone == border && is_empty);
                        demanded[zone as usize] += i16::from(is_empty);
                    }
                    // A Block with the Park has no colour (PT-4).
                    Some(Laid::Park) if is_empty && all_tiles => {
                        board.at_park[index] |= 1 << side as u8;
                        state.park_sides += 1;
                    }
                    Some(Laid::Park) => {}
                    None if inner => board.violation[index] |= bit(side, border),
                    None => {}
                }
            }
        }
        state.slack = Zone::ALL.map(|zone| tiles.zones(zone) as i16 - demanded[zone as usize]);
        if state.slack.iter().any(|&slack| slack < 0) {
            return Err(Hopeless::Colours);
        }
        if all_tiles {
            state.odd = (0..3)
                .filter(|&zone| state.slack[zone] % 2 == 1)
                .map(|zone| 1 << zone)
                .sum();
            if state.park_sides == 0 && state.odd != 0 {
                return Err(Hopeless::Colours);
            }
        }
        let with_border: usize = Kind::all()
            .filter(|kind| kind.face().count(border) > 0)
            .map(|kind| tiles.count(kind))
            .sum();
        let needed = (state.empty & board.perimeter).count_ones() as usize;
        state.spare = with_border.checked_sub(needed).ok_or(Hopeless::Colours)?.min(255) as u8;
        if state.spare == 0 {
            state.faces[1] &= !GREEN;
        }
        if let Some(most) = most_violations {
            let budget = most.checked_sub(violations).ok_or(Hopeless::Violations)?;
            state.budget = u8::try_from(budget).unwrap_or(u8::MAX);
            if state.budget == 0 {
                board.forbid_violations(&mut state);
            }
        }
        Ok((board, state))
    }

    /// The faces that can be laid in a cell.
    #[inline]
    pub(super) fn candidates(&self, state: &State, cell: usize) -> Faces {
        let inside = usize::from(self.perimeter >> cell & 1 == 0);
        self.tables.matching(state.need[cell])
            & state.faces[inside]
            & self.wasting[cell][usize::from(state.room).min(MOST_WASTE)]
    }

    /// Lays a face that is a candidate; `None` if it makes too many violations, or shows a colour that is running out.
    #[inline]
    pub(super) fn lay(&self, state: &State, cell: usize, face: usize) -> Option<State> {
        let mut next = *state;
        next.empty &= !(1 << cell);
        let kind = self.tables.kind[face] as usize;
        next.left[kind] -= 1;
        if next.left[kind] == 0 {
            next.faces = next.faces.map(|faces| faces & !self.tables.faces[kind]);
        }
        if self.perimeter >> cell & 1 == 0 && GREEN >> face & 1 == 1 {
            next.spare -= 1;
            if next.spare == 0 {
                next.faces[1] &= !GREEN;
            }
        }
        let demands = &self.tables.demands[face];
        for side in Side::ALL {
            let s = side as usize;
            let beyond = self.beyond[cell][s] as usize;
            next.need[beyond] = next.need[beyond] & !side_bits(side.opposite()) | demands[s];
            let shown = state.empty & self.beyond_sets[cell][s] != 0;
            next.slack[self.tables.zones[face][s] as usize] -= if shown { 2 } else { 0 };
        }
        if next.slack.iter().any(|&slack| slack < 0) {
            return None;
        }
        if self.limited {
            // Without a limit, or where nothing was counted, nothing is waste.
            let wasted = self.wasting[cell]
                .iter()
                .take_while(|faces| *faces >> face & 1 == 0)
                .count();
            next.room = next.room.checked_sub(wasted as u8)?;
        }
        if self.at_park[cell] != 0 {
            self.touch_park(&mut next, cell, face)?;
        }
        if self.limited && state.budget > 0 && self.violation[cell] != 0 {
            let made = self.new_violations(state, cell, face);
            next.budget = next.budget.checked_sub(made)?;
            if next.budget == 0 {
                self.forbid_violations(&mut next);
            }
        }
        Some(next)
    }

    /// The town with the faces that a search chose for its empty cells.
    pub(super) fn town(&self, start: &Town, empty: u64, chosen: &[u8; Size::MAX_CELLS]) -> Town {
        let mut town = start.clone();
        for index in bits(empty) {
            if let Some(face) = Face::from_index(chosen[index] as usize) {
                town.lay(
                    self.size.cell(index),
                    Laid::Basic(recolour(face, back(start.border()))),
                );
            }
        }
        town
    }

    fn watch_waste(&mut self, waste: &bound::Waste) {
        let mut known: Vec<(bound::Place, [Faces; MOST_WASTE + 1])> = Vec::new();
        for cell in self.size.all_cells() {
            let place = waste.place(cell);
            let faces = known
                .iter()
                .find(|(other, _)| *other == place)
                .map(|(_, faces)| *faces);
            let faces = faces.unwrap_or_else(|| {
                let mut faces = [0; MOST_WASTE + 1];
                for face in Face::all() {
                    for allowed in &mut faces[place.waste(face, self.border).min(MOST_WASTE)..] {
                        *allowed |= 1 << face.index();
                    }
                }
                known.push((place, faces));
                faces
            });
            self.wasting[self.size.index(cell)] = faces;
        }
    }

    /// Notes the zones that touch the Park; `None` if the last of them leaves a colour that cannot be paired off.
    #[cold]
    fn touch_park(&self, next: &mut State, cell: usize, face: usize) -> Option<()> {
        let face = Face::from_index(face).expect("a candidate is a face");
        for side in Side::ALL
            .into_iter()
            .filter(|&side| self.at_park[cell] >> side as u8 & 1 == 1)
        {
            next.odd ^= 1 << face.zone(side) as u8;
            next.park_sides -= 1;
        }
        (next.odd.count_ones() <= u32::from(next.park_sides)).then_some(())
    }

    /// Blocks of the border colour that this face makes certain although their other tile is still to come.
    fn new_violations(&self, state: &State, cell: usize, face: usize) -> u8 {
        let face = Face::from_index(face).expect("a candidate is a face");
        let mut made = 0;
        for side in Side::ALL {
            let beyond = self.beyond[cell][side as usize];
            let inner = self.violation[cell] & bit(side, self.border) != 0;
            if inner && face.zone(side) == self.border && state.empty >> (beyond & 63) & 1 == 1 {
                made += 1;
            }
        }
        made
    }

    /// Takes the border colour from every pair of sides that is still open and where it would be a violation.
    fn forbid_violations(&self, state: &mut State) {
        for cell in bits(state.empty) {
            for side in Side::ALL {
                let open = state.need[cell] & side_bits(side) == side_bits(side);
                if open {
                    state.need[cell] &= !(self.violation[cell] & side_bits(side));
                }
            }
        }
    }
}

/// Colours are renamed so that the border is green. The order in which faces are tried depends on their numbers, and
/// green borders happen to like it best; this way all borders are alike.
fn recoloured(town: &Town, border: Zone) -> Town {
    let mut new = Town::new(town.size(), Zone::Green);
    for (cell, laid) in town.tiles() {
        let laid = match laid {
            Laid::Basic(face) => Laid::Basic(recolour(face, border)),
            Laid::Park => Laid::Park,
        };
        new.lay(cell, laid);
    }
    new
}

fn recoloured_set(tiles: &TileSet, border: Zone) -> TileSet {
    let mut new = TileSet::EMPTY;
    for tile in tiles.tiles() {
        new.put(match tile {
            Tile::Basic(kind) => Tile::Basic(recolour(kind.face(), border).kind()),
            Tile::Park => Tile::Park,
        });
    }
    new
}

/// The face with `border` turned to green, and the other colours along the cycle with it.
fn recolour(face: Face, border: Zone) -> Face {
    Face::new(
        face.zones()
            .map(|zone| Zone::ALL[(zone as usize + 3 - border as usize) % 3]),
    )
}

/// The colour that undoes a recolouring.
fn back(border: Zone) -> Zone {
    Zone::ALL[(3 - border as usize) % 3]
}

/// The numbers of the bits that are set, in ascending order.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}
