//! The cards to bid with.

use std::fmt;

use serde::Serialize;

/// A card with a number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Card(u8);

/// Some cards of different numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Cards(u16);

impl Card {
    /// The card with this number, if there is one in any game.
    pub fn new(number: u8) -> Option<Card> {
        (1..=10).contains(&number).then_some(Card(number))
    }

    /// What stands on it.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Cards {
    /// One of each number from 1 to this one.
    pub(crate) fn up_to(number: usize) -> Cards {
        (1..=number as u8)
            .filter_map(Card::new)
            .fold(Cards(0), Cards::with)
    }

    pub(crate) fn has(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    pub(crate) fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    pub(crate) fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    /// The cards, the lowest first.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        (0..16).map(Card).filter(move |&card| self.has(card))
    }
}
