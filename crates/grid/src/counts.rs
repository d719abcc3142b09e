//! Numbers for all points of a board at once: how many neighbours each of them has in a set.
//!
//! The numbers are kept as binary digits, each digit being a set of points of its own, and are added digit by digit.

use crate::points::{Points, ROWS};

/// A number below 16 for each point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts(pub(crate) [[u32; ROWS]; 4]);

impl Counts {
    /// The points whose number is at least `n`.
    #[inline]
    pub fn at_least(&self, n: u32) -> Points {
        // Comparing from the lowest digit up: a higher digit that differs overrules all below it.
        let mut reached = [u32::MAX; ROWS];
        for (digit, plane) in self.0.iter().enumerate() {
            let needed = n >> digit & 1 == 1;
            for (reached, plane) in reached.iter_mut().zip(plane) {
                *reached = if needed {
                    *reached & plane
                } else {
                    *reached | plane
                };
            }
        }
        if n > 15 {
            return Points::NONE;
        }
        Points(reached)
    }
}

/// A number below 16 for each point of one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowCounts(pub(crate) [u32; 4]);

impl RowCounts {
    /// The points of the row whose number is at least 1.
    #[inline]
    pub fn some(self) -> u32 {
        self.0[0] | self.at_least_two()
    }

    /// The points of the row whose number is at least 2.
    #[inline]
    pub fn at_least_two(self) -> u32 {
        self.0[1] | self.at_least_four()
    }

    /// The points of the row whose number is at least 4.
    #[inline]
    pub fn at_least_four(self) -> u32 {
        self.0[2] | self.0[3]
    }
}

/// The binary digits, the lowest first, of how many neighbours each point of a row has, and whether `itself` counts.
#[inline(always)]
pub(crate) fn sum(above: u32, here: u32, below: u32, itself: u32) -> [u32; 4] {
    // Full adders: the sum of three digits, and what is carried.
    let add = |a: u32, b: u32, c: u32| (a ^ b ^ c, (a & b) | (c & (a ^ b)));
    let (a1, a2) = add(above << 1, above, above >> 1);
    let (b1, b2) = add(below << 1, below, below >> 1);
    let (c1, c2) = add(here << 1, itself, here >> 1);
    let (ones, d2) = add(a1, b1, c1);
    let (e2, e4) = add(a2, b2, c2);
    let (twos, f4) = (d2 ^ e2, d2 & e2);
    [ones, twos, e4 ^ f4, e4 & f4]
}
