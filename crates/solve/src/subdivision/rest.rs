//! What is still to come of a game for two, and nothing else.
//!
//! A position is reduced to what can still matter: lots that somebody may still build on, the pyramids that may still
//! find a place, groups that can still grow, high-rises that can still be crowded. How it came about, and the points
//! made on the way, are gone; so that positions with different pasts are recognised as the same.

use arrayvec::ArrayVec;
use plat_search::alpha_beta::Side;

use super::site::{FIRST_PARK, Lots, Reach, Site, each};

/// The points of a private park.
const PRIVATE_PARK: i32 = 3;
/// A high-rise with so many 1-pips Near it has nothing left to lose.
pub(super) const RUINED: u32 = 4;

/// What is still to come.
#[derive(Clone, Debug)]
pub(super) struct Rest<'a> {
    pub(super) site: &'a Site,
    /// Who is to build; who has to pass does not come up.
    pub(super) mover: Side,
    /// The lots on which somebody may still build.
    pub(super) free: Lots,
    pub(super) developers: [Developer; 2],
    /// How many 1-pips are Near each lot, up to 4, in binary: a set of lots for each digit.
    pub(super) crowd: [Lots; 3],
}

/// What matters of one player.
#[derive(Clone, Debug, Default)]
pub(super) struct Developer {
    /// Pyramids that may still find a place, by size.
    pub(super) left: [u8; 3],
    /// Where pyramids of each size may find a place, now or later.
    pub(super) may: [Lots; 3],
    /// The lots Near own high-rises.
    high_rises: Lots,
    /// The lots Near 1-pips and 3-pips of the other's.
    pub(super) company: Lots,
    /// What each group touches.
    pub(super) groups: ArrayVec<Reach, 16>,
    /// The high-rises that can still lose value.
    pub(super) towers: ArrayVec<Tower, 8>,
    /// The parks that may still become private, as bits of a reach.
    pub(super) parks: Reach,
}

/// A high-rise that can still lose value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tower {
    /// The lots from which 1-pips may still crowd it.
    pub(super) near: Lots,
    /// How many 1-pips are Near it.
    pub(super) crowd: u32,
}

/// A pyramid on a lot: its size, 0 to 2, and the lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Build {
    pub(super) size: u8,
    pub(super) lot: u8,
}

/// A pyramid that stands already.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    pub(super) side: Side,
    pub(super) size: usize,
    pub(super) lot: usize,
}

impl<'a> Rest<'a> {
    /// What is still to come after these pyramids.
    pub(super) fn new(site: &'a Site, left: [[u8; 3]; 2], mover: Side, standing: &[Standing]) -> Rest<'a> {
        let mut rest = Rest {
            site,
            mover,
            free: u32::MAX >> (32 - site.cells.len()),
            developers: [Developer::default(), Developer::default()],
            crowd: [0; 3],
        };
        for developer in &mut rest.developers {
            developer.parks = ((1 << site.around.len()) - 1) << FIRST_PARK;
        }
        // 3-pips last, so that each finds all the 1-pips that crowd it.
        for size in 0..3 {
            for pyramid in standing.iter().filter(|pyramid| pyramid.size == size) {
                rest.set(pyramid.side, size, pyramid.lot);
            }
        }
        for (developer, left) in rest.developers.iter_mut().zip(left) {
            developer.left = left;
        }
        // Parks that are private already have been counted.
        for side in [Side::First, Side::Second] {
            rest.claim_parks(side);
        }
        rest.settle();
        rest
    }

    /// The lots on which the player may build a pyramid of this size now.
    #[inline]
    pub(super) fn open(&self, side: Side, size: usize) -> Lots {
        let developer = &self.developers[side as usize];
        match size {
            0 => developer.may[0] & developer.company,
            _ => developer.may[size],
        }
    }

    #[inline]
    pub(super) fn can_build(&self, side: Side) -> bool {
        (0..3).any(|size| self.open(side, size) != 0)
    }

    /// Builds for the one to move. What that one gains by it, compared with the other.
    pub(super) fn build(&mut self, build: Build) -> i32 {
        let side = self.mover;
        let size = usize::from(build.size);
        self.developers[side as usize].left[size] -= 1;
        let mut gain = self.set(side, size, usize::from(build.lot));
        if self.site.private_parks {
            gain += self.claim_parks(side);
        }
        self.mover = side.other();
        self.settle();
        gain
    }

    /// Sets a pyramid, with all that follows but for the turn and what cannot matter any more.
    fn set(&mut self, side: Side, size: usize, lot: usize) -> i32 {
        let bit: Lots = 1 << lot;
        self.free &= !bit;
        let mut gain = size as i32 + 1;
        let own = &mut self.developers[side as usize];
        let mut reach = self.site.beside[lot];
        own.groups.retain(|group| {
            let joins = *group & Reach::from(bit) != 0;
            if joins {
                reach |= *group;
                gain += 1;
            }
            !joins
        });
        gain -= 1;
        own.groups.push(reach);
        let near = self.site.near[lot];
        match size {
            0 => gain += self.crowd_from(side, lot),
            1 => {}
            _ => {
                let crowd = self.crowd_of(lot);
                gain -= crowding(crowd);
                let own = &mut self.developers[side as usize];
                own.towers.push(Tower { near, crowd });
                own.high_rises |= near;
            }
        }
        let other = &mut self.developers[side.other() as usize];
        other.parks &= !self.site.beside[lot];
        if size != 1 {
            other.company |= near;
        }
        gain
    }

    /// How many 1-pips are Near the lot, up to 4.
    pub(super) fn crowd_of(&self, lot: usize) -> u32 {
        (0..3).map(|digit| (self.crowd[digit] >> lot & 1) << digit).sum()
    }

    /// A 1-pip comes to this lot: what the others Near it lose, compared with what one's own lose.
    fn crowd_from(&mut self, side: Side, lot: usize) -> i32 {
        let mut gain = 0;
        for (developer, sign) in [(side, -1), (side.other(), 1)] {
            for tower in &mut self.developers[developer as usize].towers {
                if tower.near >> lot & 1 == 1 {
                    gain += sign * (crowding(tower.crowd + 1) - crowding(tower.crowd));
                    tower.crowd += 1;
                }
            }
        }
        // One more on every lot Near, except where there are 4 already.
        let mut carry = self.site.near[lot] & !self.crowd[2];
        for digit in &mut self.crowd {
            (*digit, carry) = (*digit ^ carry, *digit & carry);
        }
        gain
    }

    /// The points for parks whose last lot the player has just built on, or whose groups have just become one.
    fn claim_parks(&mut self, side: Side) -> i32 {
        let mut gain = 0;
        let own = &mut self.developers[side as usize];
        for (park, &around) in self.site.around.iter().enumerate() {
            let bit: Reach = 1 << (FIRST_PARK as usize + park);
            if own.parks & bit != 0 && around & self.free == 0 {
                let groups = own.groups.iter().filter(|&&group| group & bit != 0).count();
                if groups == 1 {
                    gain += PRIVATE_PARK;
                    own.parks &= !bit;
                }
            }
        }
        gain
    }

    /// Forgets what cannot matter any more, and passes the turn of whoever has to.
    fn settle(&mut self) {
        self.find_places();
        let [first, second] = &self.developers;
        let anywhere =
            [first, second].map(|developer| developer.may[0] | developer.may[1] | developer.may[2]);
        let open = self.free;
        self.free = anywhere[0] | anywhere[1];
        let homes = first.may[0] | second.may[0];
        let homes_left = u32::from(first.left[0]) + u32::from(second.left[0]);
        let high_rises = first.may[2] | second.may[2];
        for (developer, anywhere) in self.developers.iter_mut().zip(anywhere) {
            if self.site.private_parks {
                for (park, around) in self.site.around.iter().enumerate() {
                    if around & open & !anywhere != 0 {
                        developer.parks &= !(1 << (FIRST_PARK as usize + park));
                    }
                }
            }
            let reach = Reach::from(anywhere) | developer.parks;
            developer.groups.retain(|group| {
                *group &= reach;
                *group != 0
            });
            developer.towers.retain(|tower| {
                tower.near &= homes;
                let to_come = tower.near.count_ones().min(homes_left);
                tower.crowd < RUINED && tower.crowd + to_come > 1 && to_come > 0
            });
            developer.company &= developer.may[0];
        }
        for digit in &mut self.crowd {
            *digit &= high_rises;
        }
        if !self.can_build(self.mover) && self.can_build(self.mover.other()) {
            self.mover = self.mover.other();
        }
    }

    /// Where each pyramid may still find a place, and which will never find one.
    fn find_places(&mut self) {
        let free = self.free;
        for developer in &mut self.developers {
            developer.may = [free, free, free & !developer.high_rises];
            for size in 0..3 {
                developer.may[size] = if developer.left[size] > 0 {
                    developer.may[size]
                } else {
                    0
                };
            }
        }
        // 1-pips need company, now or to come; less of one's means less of the other's.
        loop {
            let company = [0, 1].map(|index| {
                let other = &self.developers[1 - index];
                self.developers[index].company | self.site.near_any(other.may[0] | other.may[2])
            });
            let before = [0, 1].map(|index: usize| self.developers[index].may[0]);
            for (developer, company) in self.developers.iter_mut().zip(company) {
                developer.may[0] &= company;
            }
            if before == [0, 1].map(|index: usize| self.developers[index].may[0]) {
                break;
            }
        }
        for developer in &mut self.developers {
            for size in 0..3 {
                developer.left[size] = developer.left[size].min(developer.may[size].count_ones() as u8);
            }
        }
    }

    /// All placements of the one to move, in the order of sizes and cells.
    pub(super) fn builds(&self) -> impl Iterator<Item = Build> {
        let open: [Lots; 3] = [0, 1, 2].map(|size| self.open(self.mover, size));
        (0..3).flat_map(move |size: usize| {
            each(open[size]).map(move |lot| Build {
                size: size as u8,
                lot: lot as u8,
            })
        })
    }
}

/// What a 3-pip loses with so many 1-pips Near it.
#[inline]
pub(super) fn crowding(crowd: u32) -> i32 {
    crowd.saturating_sub(1).min(3) as i32
}
