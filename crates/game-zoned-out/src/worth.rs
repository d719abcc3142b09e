//! What a zone is worth.

use plat_engine::Seat;
use serde::Serialize;

use crate::cell::Cells;
use crate::city::City;
use crate::zones::Zones;

/// What a zone would score, or has scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Worth {
    /// How many Blocks it has.
    pub blocks: u8,
    /// What the Parks and Museums beside it add.
    pub plus: u16,
    /// What the Parking Lots and Abandoned Buildings beside it take.
    pub minus: u16,
}

impl Worth {
    /// The points by size: 1, 3, 6, 10 and so on.
    #[inline]
    pub fn size(self) -> i32 {
        let blocks = i32::from(self.blocks);
        blocks * (blocks + 1) / 2
    }

    /// The same, more or less for what lies beside the zone; what is below 0 counts only with `negative-zones` (ZO-7).
    #[inline]
    pub fn sum(self) -> i32 {
        self.size() + i32::from(self.plus) - i32::from(self.minus)
    }
}

impl Zones {
    /// What a player's zone would score now.
    pub(crate) fn worth(&self, city: &City, seat: Seat) -> Worth {
        let mut worth = Worth::default();
        if self.planner(seat).is_none() {
            return worth;
        }
        let mut counted = Cells::NONE;
        for cell in self.held(seat).iter() {
            worth.blocks += 1;
            for next in cell.beside() {
                if city.is_open(next) && !counted.has(next) {
                    let bonus = city.face(next).bonus();
                    worth.plus += bonus.max(0) as u16;
                    worth.minus += (-bonus).max(0) as u16;
                    counted.add(next);
                }
            }
        }
        worth
    }
}
