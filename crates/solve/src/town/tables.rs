//! Tables over the 81 faces, so that the candidates of a cell are one lookup and one AND.
//!
//! What a cell demands is twelve bits: three for each side, one for each colour that may still show there.
//! A set of faces is a `u128` with one bit for each face.

use std::sync::OnceLock;

use plat_game_puzzle_town::{Face, Kind, Side, Zone};

/// The colours that may show on each side of a cell: three bits for each side, north lowest.
pub(super) type Need = u16;

/// A set of faces by their numbers.
pub(super) type Faces = u128;

/// Any colour on any side.
pub(super) const ANY: Need = 0o7777;

/// The bit of one colour on one side.
pub(super) const fn bit(side: Side, zone: Zone) -> Need {
    1 << (3 * side as u16 + zone as u16)
}

/// All three bits of a side.
pub(super) const fn side_bits(side: Side) -> Need {
    0o7 << (3 * side as u16)
}

pub(super) struct Tables {
    /// For each need the faces that satisfy it.
    matching: Box<[Faces; 4096]>,
    /// For each face what its neighbour to the north, east, south and west must show towards it.
    pub demands: [[Need; 4]; Face::COUNT],
    /// For each face the colours of its zones.
    pub zones: [[u8; 4]; Face::COUNT],
    pub kind: [u8; Face::COUNT],
    /// For each kind its rotations.
    pub faces: [Faces; Kind::COUNT],
    /// For each kind four divided by the number of its rotations.
    pub favour: [u64; Kind::COUNT],
    /// Faces whose tile has one, two and four rotations.
    pub by_rotations: [Faces; 3],
}

impl Tables {
    pub(super) fn get() -> &'static Tables {
        static TABLES: OnceLock<Tables> = OnceLock::new();
        TABLES.get_or_init(Tables::build)
    }

    pub(super) fn matching(&self, need: Need) -> Faces {
        // The mask tells the compiler that the index is in range.
        self.matching[(need & ANY) as usize]
    }

    fn build() -> Tables {
        let mut tables = Tables {
            matching: Box::new([0; 4096]),
            demands: [[0; 4]; Face::COUNT],
            zones: [[0; 4]; Face::COUNT],
            kind: [0; Face::COUNT],
            faces: [0; Kind::COUNT],
            favour: [0; Kind::COUNT],
            by_rotations: [0; 3],
        };
        for face in Face::all() {
            let index = face.index();
            let shown: Need = Side::ALL.into_iter().map(|side| bit(side, face.zone(side))).sum();
            for need in 0..=ANY {
                if need & shown == shown {
                    tables.matching[need as usize] |= 1 << index;
                }
            }
            tables.demands[index] = Side::ALL.map(|side| bit(side.opposite(), face.zone(side)));
            tables.zones[index] = face.zones().map(|zone| zone as u8);
            tables.kind[index] = face.kind().index() as u8;
            tables.faces[face.kind().index()] |= 1 << index;
            tables.favour[face.kind().index()] = 4 / face.kind().faces().count() as u64;
            let class = match face.kind().faces().count() {
                1 => 0,
                2 => 1,
                _ => 2,
            };
            tables.by_rotations[class] |= 1 << index;
        }
        tables
    }
}
