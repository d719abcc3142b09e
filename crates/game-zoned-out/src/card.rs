//! City cards, their quarter turns, and sets of cards.

use std::fmt;

use plat_engine::Dice;

use crate::face::Face;

/// The most cards that a deck can have: a set of cards is one machine word, and the city then never grows as wide
/// as the 64 columns of its board.
pub const MOST_CARDS: usize = 64;

/// One card of the deck, by its place in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card that people call `number`, counted from 1.
    pub fn from_number(number: usize) -> Option<Card> {
        (1..=MOST_CARDS).contains(&number).then(|| Card(number as u8 - 1))
    }

    /// The card's number for people.
    pub fn number(self) -> usize {
        usize::from(self.0) + 1
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The four Blocks of a card, clockwise from the north-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blocks(pub [Face; 4]);

impl Blocks {
    /// The Blocks after so many quarter turns.
    #[inline]
    pub fn turned(self, turn: Turned) -> Blocks {
        let Blocks(was) = self;
        let from = 4 - turn as usize;
        Blocks([0, 1, 2, 3].map(|place: usize| was[(place + from) % 4]))
    }

    /// How many of its Blocks show this.
    pub(crate) fn count(self, face: Face) -> usize {
        self.0.iter().filter(|&&shown| shown == face).count()
    }

    /// The turn that brings the first Parking Lot, clockwise from the north-west, to this place.
    pub(crate) fn turn_parking_lot_to(self, place: usize) -> Turned {
        let found = self.0.iter().position(|&face| face == Face::PARKING_LOT);
        let from = found.expect("every card of a deck has a Parking Lot");
        Turned::ALL[(place + 4 - from) % 4]
    }
}

impl fmt::Display for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [nw, ne, se, sw] = self.0;
        write!(f, "{nw} {ne} {se} {sw}")
    }
}

/// How far a card is turned, clockwise from how the deck lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turned {
    /// As listed.
    By0,
    /// A quarter.
    By90,
    /// Half.
    By180,
    /// Three quarters.
    By270,
}

impl Turned {
    /// All four.
    pub const ALL: [Turned; 4] = [Turned::By0, Turned::By90, Turned::By180, Turned::By270];

    /// In degrees, which is how it is written.
    pub fn degrees(self) -> u16 {
        self as u16 * 90
    }
}

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// The first so many cards of a deck.
    pub(crate) fn first(count: usize) -> Cards {
        Cards(match count {
            0 => 0,
            _ => u64::MAX >> (MOST_CARDS - count),
        })
    }

    /// How many.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is among them.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether all of these are among them.
    #[inline]
    pub(crate) fn holds(self, others: Cards) -> bool {
        others.0 & !self.0 == 0
    }

    #[inline]
    pub(crate) fn put(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    #[inline]
    pub(crate) fn put_all(&mut self, others: Cards) {
        self.0 |= others.0;
    }

    #[inline]
    pub(crate) fn take_all(&mut self, others: Cards) {
        self.0 &= !others.0;
    }

    /// The cards in the order of the deck.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// Takes one card out, each equally likely. There must be one.
    #[inline]
    pub(crate) fn draw<D: Dice>(&mut self, dice: &mut D) -> Card {
        let mut left = self.0;
        for _ in 0..dice.below(left.count_ones()) {
            left &= left - 1;
        }
        let card = Card(left.trailing_zeros() as u8);
        self.take(card);
        card
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|card| card.to_string()).collect();
        f.write_str(&names.join(","))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
