//! How alpha-beta sees what is still to come: bounds, and which placements to look at first.

use arrayvec::ArrayVec;
use plat_search::alpha_beta::{Key, Position, Side};

use super::rest::{Build, Developer, RUINED, Rest, crowding};
use super::site::Lots;

impl Position for Rest<'_> {
    type Move = Build;

    #[inline]
    fn side(&self) -> Side {
        self.mover
    }

    fn moves(&self, out: &mut Vec<Build>) {
        let mut promises: ArrayVec<(i32, Build), 96> =
            self.builds().map(|build| (-self.promise(build), build)).collect();
        promises.sort_by_key(|(promise, _)| *promise);
        out.extend(promises.into_iter().map(|(_, build)| build));
    }

    fn play(&mut self, build: Build) -> i32 {
        self.build(build)
    }

    fn bounds(&self) -> (i32, i32) {
        if self.free == 0 {
            return (0, 0);
        }
        let own = &self.developers[self.mover as usize];
        let other = &self.developers[self.mover.other() as usize];
        let homes_left = u32::from(own.left[0]) + u32::from(other.left[0]);
        let most = [own, other].map(|developer| most(developer, self.crowd[1] | self.crowd[2]));
        let least = [own, other].map(|developer| least(developer, self.free, homes_left));
        (least[0] - most[1], most[0] - least[1])
    }

    fn key(&self) -> Option<Key> {
        (self.free.count_ones() >= REMEMBER).then(|| self.find_key())
    }

    fn pack(&self, build: Build, image: u8) -> u16 {
        let lot = match image {
            0 => build.lot,
            image => self.site.images[usize::from(image) - 1].lot[usize::from(build.lot)],
        };
        u16::from(build.size) << 8 | u16::from(lot)
    }
}

/// With fewer free lots than this, looking is as quick as remembering.
const REMEMBER: u32 = 3;

impl Rest<'_> {
    /// How good a placement looks at first sight: points at once, beyond the pips, which come anyway; then how many
    /// placements it leaves to oneself and to the other.
    fn promise(&self, build: Build) -> i32 {
        let (size, lot) = (usize::from(build.size), usize::from(build.lot));
        let own = &self.developers[self.mover as usize];
        let other = &self.developers[self.mover.other() as usize];
        let joined = own.groups.iter().filter(|&&group| group >> lot & 1 == 1).count() as i32;
        let near = self.site.near[lot];
        let count = |lots: u32| lots.count_ones() as i32;
        let mut points = joined;
        let mut room = 0;
        for open in 0..3 {
            room += (self.open(self.mover.other(), open) >> lot & 1) as i32;
            room -= (self.open(self.mover, open) >> lot & 1) as i32;
        }
        match size {
            0 => {
                points += crowded(other, lot) - crowded(own, lot);
                room -= count(near & other.may[0] & !other.company);
            }
            1 => {}
            _ => {
                points -= crowding(self.crowd_of(lot));
                room -= count(near & other.may[0] & !other.company) + count(near & own.may[2]);
            }
        }
        if own.left[size] == 1 {
            room -= count(self.open(self.mover, size));
        }
        16 * points + room
    }
}

/// How many points the high-rises of a player lose by a 1-pip on this lot.
fn crowded(developer: &Developer, lot: usize) -> i32 {
    let hit = developer.towers.iter().filter(|tower| tower.near >> lot & 1 == 1);
    hit.map(|tower| crowding(tower.crowd + 1) - crowding(tower.crowd))
        .sum()
}

/// The most that a player's own points can still grow.
fn most(developer: &Developer, crowded: Lots) -> i32 {
    let [ones, twos, threes] = developer.left.map(i32::from);
    let pyramids = ones + twos + threes;
    if pyramids == 0 {
        return 0;
    }
    // How many groups touch each lot: at least one, two, three.
    let mut touched: [Lots; 3] = [0; 3];
    for &group in &developer.groups {
        let lots = group as Lots;
        touched[2] |= touched[1] & lots;
        touched[1] |= touched[0] & lots;
        touched[0] |= lots;
    }
    // Whatever is built joins no more groups than touch its lots, and makes one group of them at best.
    let joins: i32 = touched
        .iter()
        .map(|&lots| (lots.count_ones() as i32).min(pyramids))
        .sum();
    let joins = if touched[2] == 0 { joins } else { joins + pyramids };
    let joins = joins.min(developer.groups.len() as i32) - 1;
    let calm = (developer.may[2] & !crowded).count_ones() as i32;
    let noise = (threes - calm).max(0);
    let parks = 3 * developer.parks.count_ones() as i32;
    ones + 2 * twos + 3 * threes + joins - noise + parks
}

/// The least that they can grow, which may be less than nothing. 2-pips always find a place in the end, since there
/// are never fewer free lots than pyramids; the others need not. New groups come only where no group is beside.
fn least(developer: &Developer, free: Lots, homes_left: u32) -> i32 {
    let [_, twos, threes] = developer.left.map(i32::from);
    let beside = developer.groups.iter().fold(0, |all, &group| all | group as Lots);
    let alone = (free & !beside).count_ones() as i32;
    let crowded: i32 = developer
        .towers
        .iter()
        .map(|tower| {
            let to_come = tower.near.count_ones().min(homes_left);
            crowding((tower.crowd + to_come).min(RUINED)) - crowding(tower.crowd)
        })
        .sum();
    2 * twos - (twos + threes).min(alone) - crowded
}
