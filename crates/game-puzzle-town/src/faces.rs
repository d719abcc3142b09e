//! Which tiles fit where: what a cell wants on its four sides, and the faces that give it, as sets of bits.
//!
//! Faces are numbered kind by kind here, so that the faces of a hand and the faces that fit a cell meet in one `and`
//! of two words, and the actions of a cell are counted without looking at a single tile.

use crate::tile::{Face, Kind, Side, Tile, Zone};
use crate::tiles::Tiles;
use crate::town::Laid;

/// What a cell wants: on each side a colour, or nothing in particular.
///
/// Two bits a side, north lowest: 0 if anything will do, otherwise the colour's number plus 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Want(u8);

impl Want {
    /// Demands a colour on a side.
    pub(crate) fn demand(&mut self, side: Side, zone: Zone) {
        self.0 |= (zone as u8 + 1) << (2 * side as u8);
    }

    /// Demands on the side across what a tile that lies on this side of the cell shows; the Park demands nothing.
    #[inline]
    pub(crate) fn demand_to_match(&mut self, laid: Laid, side: Side) {
        let shown = shown(laid) >> (2 * side.opposite() as u8) & 0b11;
        self.0 |= shown << (2 * side as u8);
    }

    /// On how many of the sides whose bits are in the mask this colour is demanded.
    #[inline]
    pub(crate) fn count(self, zone: Zone, sides: u8) -> u8 {
        let differs = self.0 ^ ((zone as u8 + 1) * 0b01_01_01_01);
        let same = !(differs | differs >> 1) & 0b01_01_01_01;
        (same & sides).count_ones() as u8
    }
}

/// A set of faces, and the Park: what could be laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Faces(u128);

/// The Park's place, after all faces.
const PARK: usize = Face::COUNT;

impl Faces {
    /// All faces of some tiles.
    #[inline]
    pub(crate) fn of(tiles: Tiles) -> Faces {
        let faces = tiles.kinds().fold(0, |faces, tile| {
            faces
                | match tile {
                    Tile::Basic(kind) => OF_KIND[kind.index()],
                    Tile::Park => 1 << PARK,
                }
        });
        Faces(faces)
    }

    /// All faces that give a cell what it wants.
    #[inline]
    pub(crate) fn fitting(want: Want) -> Faces {
        Faces(FITTING[usize::from(want.0)])
    }

    /// These and the others.
    #[inline]
    pub(crate) fn or(self, others: Faces) -> Faces {
        Faces(self.0 | others.0)
    }

    /// Whether there are none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tile can show one of them.
    #[inline]
    pub(crate) fn has_one_of(self, tile: Tile) -> bool {
        let faces = match tile {
            Tile::Basic(kind) => OF_KIND[kind.index()],
            Tile::Park => 1 << PARK,
        };
        self.0 & faces != 0
    }

    /// Those of them that give a cell what it wants.
    #[inline]
    pub(crate) fn that_fit(self, want: Want) -> Faces {
        Faces(self.0 & FITTING[usize::from(want.0)])
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The n-th, counted from 0, kind by kind; there must be so many.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Laid {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest - 1;
        }
        laid_at(rest.trailing_zeros())
    }

    /// All of them, kind by kind and turn by turn, the Park last.
    pub(crate) fn iter(self) -> impl Iterator<Item = Laid> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(laid_at(bit))
        })
    }
}

#[inline]
fn laid_at(place: u32) -> Laid {
    BY_PLACE
        .get(place as usize)
        .map_or(Laid::Park, |&face| Laid::Basic(face))
}

/// The colours on the four sides of a tile, in the form of a [`Want`].
#[inline]
fn shown(laid: Laid) -> u8 {
    match laid {
        Laid::Basic(face) => SHOWN[face.index()],
        Laid::Park => 0,
    }
}

/// The faces kind by kind, each kind's in the order of its turns.
const BY_PLACE: [Face; Face::COUNT] = {
    let first = Face::new([Zone::Green; 4]);
    let mut faces = [first; Face::COUNT];
    let (mut place, mut index) = (0, 0);
    while let Some(kind) = Kind::from_index(index) {
        let mut face = kind.face();
        loop {
            faces[place] = face;
            place += 1;
            face = face.turned();
            if face.index() == kind.face().index() {
                break;
            }
        }
        index += 1;
    }
    assert!(place == Face::COUNT);
    faces
};

const OF_KIND: [u128; Kind::COUNT] = {
    let mut of = [0; Kind::COUNT];
    let mut place = 0;
    while place < Face::COUNT {
        of[BY_PLACE[place].kind().index()] |= 1 << place;
        place += 1;
    }
    of
};

const SHOWN: [u8; Face::COUNT] = {
    let mut shown = [0; Face::COUNT];
    let mut index = 0;
    while let Some(face) = Face::from_index(index) {
        let zones = face.zones();
        let mut side = 0;
        while side < 4 {
            shown[index] |= (zones[side] as u8 + 1) << (2 * side);
            side += 1;
        }
        index += 1;
    }
    shown
};

/// By want: the faces that give it. The Park gives everything.
static FITTING: [u128; 256] = {
    let mut fitting = [1 << PARK; 256];
    let mut want = 0;
    while want < 256 {
        let mut place = 0;
        while place < Face::COUNT {
            let shown = SHOWN[BY_PLACE[place].index()] as usize;
            let (mut side, mut fits) = (0, true);
            while side < 4 {
                let mask = 0b11 << (2 * side);
                fits = fits && (want & mask == 0 || want & mask == shown & mask);
                side += 1;
            }
            if fits {
                fitting[want] |= 1 << place;
            }
            place += 1;
        }
        want += 1;
    }
    fitting
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile_set::TileSet;

    fn all() -> Faces {
        Faces::of(Tiles::of(TileSet::standard()).expect("the set fits"))
    }

    #[test]
    fn the_faces_of_all_tiles_are_81_and_the_park() {
        assert_eq!(all().len(), 82);
        let mut faces: Vec<Laid> = all().iter().collect();
        assert!((0..82).all(|n| all().nth(n) == faces[n as usize]));
        faces.sort_unstable();
        faces.dedup();
        assert_eq!(faces.len(), 82);
    }

    #[test]
    fn a_face_fits_just_where_its_zones_are_wanted() {
        let face: Face = "GBRR".parse().expect("a face");
        for side in Side::ALL {
            let mut want = Want::default();
            want.demand(side, face.zone(side));
            // 27 faces have a given colour on a given side.
            assert_eq!(all().that_fit(want).len(), 28);
            assert!(all().that_fit(want).iter().any(|laid| laid == Laid::Basic(face)));
        }
        let mut want = Want::default();
        for side in Side::ALL {
            want.demand(side, face.zone(side));
        }
        assert_eq!(
            all().that_fit(want).iter().collect::<Vec<_>>(),
            [Laid::Basic(face), Laid::Park]
        );
        assert_eq!(
            (want.count(Zone::Red, 0xff), want.count(Zone::Blue, 0xff)),
            (2, 1)
        );
        assert_eq!(want.count(Zone::Red, 0b11), 0, "no red to the north");
    }

    #[test]
    fn a_cell_wants_what_its_neighbours_show() {
        let mut want = Want::default();
        // The tile to the west shows blue to its east; the Park to the north shows nothing.
        want.demand_to_match(Laid::Basic("GBRR".parse().expect("a face")), Side::West);
        want.demand_to_match(Laid::Park, Side::North);
        let mut expected = Want::default();
        expected.demand(Side::West, Zone::Blue);
        assert_eq!(want, expected);
    }
}
