//! Alpha-beta for games of two sides in which nothing is hidden and nothing is left to chance: what is still to be
//! won, exactly.
//!
//! A search works on a [`Position`], which is what is still to come and not how it came about: points that are made
//! already are no part of it. A game that knows nothing about itself is searched through [`Duel`], which needs only
//! the contract; one that knows what can still matter, and bounds on what is still to be won, implements
//! [`Position`] itself and is searched many times faster.
//!
//! The search is MTD(f): questions of the form "is it at least so much?", each of which narrows down the value,
//! over one [`Memory`] of what was found out. It ends with the exact value or, when a [`Limit`] is met, with
//! nothing: it never guesses.

mod duel;
mod memory;
mod order;
mod search;

pub use duel::Duel;
pub use memory::{BadMemory, Finding, Memory};
pub use search::{Exact, Limit, Progress, Search};

use std::fmt::Debug;

/// What is still to come of a game between two sides, as alpha-beta sees it.
///
/// Values are margins: the points of the side to move less those of the other, from here on.
pub trait Position: Clone {
    /// What the side to move may do.
    type Move: Copy + Eq + Debug;

    /// Which of the two sides is to move. When nothing is to come any more it does not matter.
    fn side(&self) -> Side;

    /// Adds all moves to `out`, those that are likely to be good first. There are none when the game is over.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Makes one of these moves. What the side that made it gains by it: its points less the other's, afterwards,
    /// compared with before.
    fn play(&mut self, choice: Self::Move) -> i32;

    /// Bounds of what is still to be won: at least the first and at most the second.
    fn bounds(&self) -> (i32, i32) {
        (-WORTH, WORTH)
    }

    /// What identifies all that can still matter. Positions with the same key must have the same value, and the
    /// same move (or its mirror image) must be best in them. None if remembering the position does not pay.
    fn key(&self) -> Option<Key> {
        None
    }

    /// A move as a small number, as it is in the mirror image of the position that `key` names; for the memory,
    /// which does not know moves.
    fn pack(&self, _choice: Self::Move, _image: u8) -> u16 {
        NO_MOVE
    }

    /// Whether what comes next is chance, or a choice of several at once, so that alpha-beta cannot go on.
    fn is_beyond(&self) -> bool {
        false
    }
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The one that is first in turn order.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// The other side.
    #[inline]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// What identifies all that can still matter in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// 128 bits made from everything that can still matter, seen from the side to move. Different positions must
    /// have different bits, up to chances that nobody needs to think of.
    pub bits: u128,
    /// Which mirror image of the position the bits are those of, where a game knows symmetries; 0 is the position
    /// itself.
    pub image: u8,
}

/// No margin is as large as this.
pub const WORTH: i32 = 10_000;

/// The number of no move.
pub const NO_MOVE: u16 = u16::MAX;
