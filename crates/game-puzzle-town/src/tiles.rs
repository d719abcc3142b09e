//! A handful of tiles, such as a hand or the pile: how many of each kind, in one machine word.
//!
//! Every kind has two bits, filled from the lower one, and the Park has one: `00`, `01`, `11`. So equal handfuls are
//! equal words, the number of tiles is the number of bits, and a tile drawn at random is a bit chosen at random.

use std::fmt;

use plat_engine::Dice;
use serde::{Serialize, Serializer};

use crate::tile::{Kind, Tile, Zone};
use crate::tile_set::TileSet;

/// Tiles in no order, each kind at most [`Tiles::MOST_OF_A_KIND`] times and the Park once.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tiles(u64);

const PARK: u32 = 2 * Kind::COUNT as u32;

/// By colour and number: the tiles with more zones of the colour than the number says.
const WITH_ZONES: [[u64; 4]; 3] = {
    let mut with = [[0; 4]; 3];
    let mut index = 0;
    while let Some(kind) = Kind::from_index(index) {
        let zones = kind.face().zones();
        let mut colour = 0;
        while colour < 3 {
            let (mut side, mut found) = (0, 0);
            while side < 4 {
                if zones[side] as usize == colour {
                    with[colour][found] |= 0b11 << (2 * index);
                    found += 1;
                }
                side += 1;
            }
            colour += 1;
        }
        index += 1;
    }
    with
};

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles(0);
    /// What two bits can count. The published set has just as many.
    pub const MOST_OF_A_KIND: usize = 2;

    /// All tiles of a set, if it has no more than [`Tiles::MOST_OF_A_KIND`] of any kind.
    pub fn of(set: &TileSet) -> Option<Tiles> {
        set.tiles().try_fold(Tiles::NONE, Tiles::with)
    }

    /// How many tiles there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are of this tile.
    #[inline]
    pub fn count(self, tile: Tile) -> usize {
        (self.0 & field(tile)).count_ones() as usize
    }

    /// Whether this tile is among them.
    #[inline]
    pub fn has(self, tile: Tile) -> bool {
        self.0 & lowest(tile) != 0
    }

    /// Whether all of the others are among these.
    pub fn holds(self, others: Tiles) -> bool {
        others.0 & !self.0 == 0
    }

    /// The tiles with one more; nothing if there is no room for so many of a kind.
    pub fn with(mut self, tile: Tile) -> Option<Tiles> {
        let fits = self.0 & field(tile) != field(tile);
        fits.then(|| {
            self.put(tile);
            self
        })
    }

    /// Puts a tile to the others.
    #[inline]
    pub(crate) fn put(&mut self, tile: Tile) {
        debug_assert!(self.0 & field(tile) != field(tile), "there is another {tile}");
        self.0 |= (self.0 << 1 & field(tile)) | lowest(tile);
    }

    /// Takes away a tile that is there.
    #[inline]
    pub(crate) fn take(&mut self, tile: Tile) {
        debug_assert!(self.has(tile), "there is no {tile}");
        let field = field(tile);
        self.0 = (self.0 & !field) | (self.0 & field) >> 1 & field;
    }

    /// Draws so many tiles at random, each as likely as the others; there must be so many.
    #[inline]
    pub(crate) fn draw<D: Dice>(&mut self, count: usize, dice: &mut D) -> Tiles {
        let mut drawn = Tiles::NONE;
        for _ in 0..count {
            let tile = self.nth(dice.below(self.len() as u32));
            self.take(tile);
            drawn.put(tile);
        }
        drawn
    }

    /// Takes away tiles that are there.
    #[inline]
    pub(crate) fn take_all(&mut self, others: Tiles) {
        others.iter().for_each(|tile| self.take(tile));
    }

    /// Puts tiles to the others.
    #[inline]
    pub(crate) fn put_all(&mut self, others: Tiles) {
        others.iter().for_each(|tile| self.put(tile));
    }

    /// How many zones of a colour they have; the Park has none.
    #[inline]
    pub fn zones(self, zone: Zone) -> usize {
        let with = WITH_ZONES[zone as usize];
        with.iter()
            .map(|with| (self.0 & with).count_ones() as usize)
            .sum()
    }

    /// How many of them have a zone of this colour.
    #[inline]
    pub fn with_zone(self, zone: Zone) -> usize {
        (self.0 & WITH_ZONES[zone as usize][0]).count_ones() as usize
    }

    /// Every tile, equal ones side by side, the Park last.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(tile_at(bit))
        })
    }

    /// Every tile once, however many there are of it.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        const LOWEST: u64 = 0x0001_5555_5555_5555;
        Tiles(self.0 & LOWEST).iter()
    }

    #[inline]
    fn nth(self, n: u32) -> Tile {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest - 1;
        }
        tile_at(rest.trailing_zeros())
    }
}

#[inline]
fn tile_at(bit: u32) -> Tile {
    Kind::from_index(bit as usize / 2).map_or(Tile::Park, Tile::Basic)
}

#[inline]
fn lowest(tile: Tile) -> u64 {
    match tile {
        Tile::Basic(kind) => 1 << (2 * kind.index()),
        Tile::Park => 1 << PARK,
    }
}

#[inline]
fn field(tile: Tile) -> u64 {
    match tile {
        Tile::Basic(kind) => 0b11 << (2 * kind.index()),
        Tile::Park => 1 << PARK,
    }
}

/// As in a record: `GGGG,GBRG,GBRG,PARK`.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, tile) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{tile}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// A list of the tiles by name.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|tile| tile.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use plat_engine::FastDice;

    use super::*;

    #[test]
    fn the_published_set_fits() {
        let all = Tiles::of(TileSet::standard()).expect("two of a kind, and a Park");
        assert_eq!(all.len(), 49);
        assert!(all.iter().eq(TileSet::standard().tiles()));
        for zone in Zone::ALL {
            assert_eq!(all.zones(zone), 64);
            let with = TileSet::standard()
                .tiles()
                .filter(|tile| matches!(tile, Tile::Basic(kind) if kind.face().count(zone) > 0));
            assert_eq!(all.with_zone(zone), with.count());
        }
        assert_eq!(Tiles::of(&TileSet::squares(3)), None);
    }

    #[test]
    fn what_is_put_can_be_taken() {
        let mut tiles = Tiles::NONE;
        let all = Tiles::of(TileSet::standard()).expect("it fits");
        for tile in all.kinds() {
            tiles.put(tile);
            assert_eq!(tiles.count(tile), 1);
        }
        assert_eq!(tiles.len(), 25);
        assert!(all.holds(tiles) && !tiles.holds(all));
        for tile in all.kinds().filter(|&tile| tile != Tile::Park) {
            tiles.put(tile);
            assert_eq!((tiles.count(tile), tiles.with(tile)), (2, None));
        }
        assert_eq!(tiles, all);
        for tile in all.iter() {
            assert!(tiles.has(tile));
            tiles.take(tile);
        }
        assert!(tiles.is_empty());
    }

    #[test]
    fn a_draw_leaves_the_rest() {
        let all = Tiles::of(TileSet::standard()).expect("it fits");
        let mut dice = FastDice::new(1);
        let mut seen = Tiles::NONE;
        for _ in 0..200 {
            let mut rest = all;
            let drawn = rest.draw(5, &mut dice);
            assert_eq!((drawn.len(), rest.len()), (5, 44));
            rest.put_all(drawn);
            assert_eq!(rest, all);
            drawn
                .kinds()
                .filter(|&tile| !seen.has(tile))
                .collect::<Vec<_>>()
                .into_iter()
                .for_each(|tile| seen.put(tile));
        }
        assert_eq!(seen.len(), 25, "everything comes up");
    }
}
