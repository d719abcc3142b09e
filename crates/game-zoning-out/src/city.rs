//! A city: the pyramids that stand in it, and where another one may be placed.

use arrayvec::ArrayVec;

use crate::piece::{Piece, Size};
use crate::place::Place;

/// The most pyramids a city can have: six trios in five colours.
pub const MOST_PIECES: usize = 90;

/// A space next to a connected city is counted once by each of its neighbours: two for every pyramid, two more for the ends.
const MOST_SPACES: usize = MOST_PIECES + 2 * MOST_PIECES + 2;

/// A pyramid where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Built {
    /// Where.
    pub place: Place,
    /// What.
    pub piece: Piece,
}

/// What the scoring rules in play change about placing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// Mixed-Use Development: a pyramid may be placed on top of one of another size.
    pub mixed_use: bool,
    /// Canadian Style: large may stand next to large.
    pub canadian: bool,
}

/// The pyramids of a city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    /// In the order in which they were placed.
    built: ArrayVec<Built, MOST_PIECES>,
    /// Every space with a pyramid on it or next to it, as one reads. Follows from `built`; kept because every turn
    /// asks for it.
    spaces: ArrayVec<Space, MOST_SPACES>,
}

/// What lies on and around a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Space {
    place: Place,
    /// The sizes of the pyramids on it and next to it.
    sizes: u8,
    /// How many pyramids stand on it.
    standing: u8,
}

impl Default for City {
    /// No pyramid yet: the first one goes to [`Place::FIRST`].
    fn default() -> City {
        let mut spaces = ArrayVec::new();
        spaces.push(Space {
            place: Place::FIRST,
            sizes: 0,
            standing: 0,
        });
        City {
            built: ArrayVec::new(),
            spaces,
        }
    }
}

/// Why a pyramid may not be placed somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// No pyramid is next to the space; the first one of a city goes to [`Place::FIRST`].
    Apart,
    /// One of the same size is next to it, or below it.
    SameSize,
    /// The space is taken, and Mixed-Use Development is not in play.
    Taken,
    /// Two pyramids stand there.
    Full,
}

impl City {
    /// The pyramids in the order in which they were placed.
    #[inline]
    pub fn built(&self) -> &[Built] {
        &self.built
    }

    /// Where a pyramid of this size may be placed, as one reads.
    pub fn spots(&self, size: Size, code: Code) -> impl Iterator<Item = Place> {
        let open = open(size, code);
        self.spaces
            .iter()
            .filter(move |space| open(space))
            .map(|space| space.place)
    }

    /// Whether one of this size fits anywhere.
    #[inline]
    pub(crate) fn has_room(&self, size: Size, code: Code) -> bool {
        let open = open(size, code);
        self.spaces.iter().any(open)
    }

    /// One of the spots, chosen by `roll(how many there are)`. There must be one.
    #[inline]
    pub(crate) fn nth_spot(&self, size: Size, code: Code, roll: impl FnOnce(u32) -> u32) -> Place {
        let open = open(size, code);
        let mut spots = [0_u16; MOST_SPACES];
        let mut count = 0;
        for (index, space) in self.spaces.iter().enumerate() {
            // Written always and counted if it is one: a branch here would be mispredicted half of the time.
            spots[count] = index as u16;
            count += usize::from(open(space));
        }
        self.spaces[usize::from(spots[roll(count as u32) as usize])].place
    }

    /// What forbids to place one of this size here, if anything does.
    pub(crate) fn obstacle(&self, place: Place, size: Size, code: Code) -> Option<Obstacle> {
        let Ok(index) = self.find(place) else {
            return Some(Obstacle::Apart);
        };
        let space = &self.spaces[index];
        match space.standing {
            2.. => Some(Obstacle::Full),
            1 if !code.mixed_use => Some(Obstacle::Taken),
            _ if open(size, code)(space) => None,
            _ => Some(Obstacle::SameSize),
        }
    }

    /// Places a pyramid. The caller knows that it may stand there.
    #[inline]
    pub fn build(&mut self, place: Place, piece: Piece) {
        self.built.push(Built { place, piece });
        let bit = piece.size.bit();
        let [north, west, east, south] = place.neighbours();
        let mut here = self.find(place).unwrap_or_else(|index| self.learn(index, place));
        self.spaces[here].standing += 1;
        self.spaces[here].sizes |= bit;
        // The spaces to the left and to the right are neighbours in the list too, if they are known at all.
        if here == 0 || self.spaces[here - 1].place != west {
            self.learn(here, west);
            here += 1;
        }
        self.spaces[here - 1].sizes |= bit;
        if self.spaces.get(here + 1).is_none_or(|space| space.place != east) {
            self.learn(here + 1, east);
        }
        self.spaces[here + 1].sizes |= bit;
        for next in [north, south] {
            let index = self.find(next).unwrap_or_else(|index| self.learn(index, next));
            self.spaces[index].sizes |= bit;
        }
    }

    #[inline]
    fn find(&self, place: Place) -> Result<usize, usize> {
        self.spaces.binary_search_by_key(&place, |space| space.place)
    }

    /// Makes an entry for a space, at the index where it belongs.
    #[inline]
    fn learn(&mut self, index: usize, place: Place) -> usize {
        let space = Space {
            place,
            sizes: 0,
            standing: 0,
        };
        self.spaces.insert(index, space);
        index
    }
}

/// Whether a pyramid of this size may be placed on a space.
#[inline]
fn open(size: Size, code: Code) -> impl Fn(&Space) -> bool + Copy {
    let most_standing = u8::from(code.mixed_use);
    let against = if code.canadian && size == Size::Large {
        0
    } else {
        size.bit()
    };
    move |space| (space.standing <= most_standing) & (space.sizes & against == 0)
}
