//! A name for all that can still matter.

use plat_search::alpha_beta::Key;

use super::rest::{Developer, RUINED, Rest};
use super::site::{Image, Lots, Reach, each};

impl Rest<'_> {
    /// The key of this rest: the smallest of those of its mirror images, where looking at them pays.
    pub(super) fn find_key(&self) -> Key {
        let own = Key {
            bits: self.bits(None),
            image: 0,
        };
        if self.free.count_ones() < LOOK_AROUND {
            return own;
        }
        let images = self.site.images.iter().zip(1..);
        let keys = images.map(|(image, number)| Key {
            bits: self.bits(Some(image)),
            image: number,
        });
        keys.fold(own, |least, key| if key.bits < least.bits { key } else { least })
    }

    /// What the rest is, seen by the one to move, or what its image would be.
    fn bits(&self, image: Option<&Image>) -> u128 {
        let seen = |reach: Reach| image.map_or(reach, |image| image.of(reach));
        let lots = |lots: Lots| seen(Reach::from(lots)) as Lots;
        let own = &self.developers[self.mover as usize];
        let other = &self.developers[self.mover.other() as usize];
        let homes_left = u32::from(own.left[0]) + u32::from(other.left[0]);
        let left = own
            .left
            .iter()
            .chain(&other.left)
            .fold(0, |all, &count| all << 5 | u64::from(count));
        let mut sum = stir(left, 0)
            .wrapping_add(stir(pair(lots(self.free), lots(self.crowd[2])), 1))
            .wrapping_add(stir(pair(lots(own.may[2]), lots(other.may[2])), 2))
            .wrapping_add(stir(pair(lots(own.company), lots(other.company)), 3))
            .wrapping_add(stir(pair(lots(self.crowd[0]), lots(self.crowd[1])), 4))
            .wrapping_add(stir(seen(own.parks), 5))
            .wrapping_add(stir(seen(other.parks), 6));
        for (developer, salt) in [(own, 7), (other, 8)] {
            for &group in &developer.groups {
                sum = sum.wrapping_add(stir(seen(group), salt));
            }
        }
        let towers = |developer: &Developer| towers(developer, homes_left, lots);
        sum.wrapping_add(towers(own)).wrapping_sub(towers(other))
    }
}

/// With fewer free lots than this, a key is found faster than a mirror image would be of use.
const LOOK_AROUND: u32 = 9;

/// High-rises of both players in the same situation make no difference, so one player's are subtracted from the
/// other's. Where every 1-pip to come costs a point, it does not matter which high-rise it is that loses it.
fn towers(developer: &Developer, homes_left: u32, seen: impl Fn(Lots) -> Lots) -> u128 {
    let mut sum = 0u128;
    for tower in &developer.towers {
        let to_come = tower.near.count_ones().min(homes_left);
        let near = seen(tower.near);
        if tower.crowd >= 1 && tower.crowd + to_come <= RUINED {
            for lot in each(near) {
                sum = sum.wrapping_add(stir(lot as u64, 9));
            }
        } else {
            sum = sum.wrapping_add(stir(pair(near, tower.crowd), 10));
        }
    }
    sum
}

#[inline]
fn pair(low: Lots, high: Lots) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// 128 bits in which every bit of the word has its say. Sums of them name sets in which order does not matter.
#[inline]
fn stir(word: u64, salt: u64) -> u128 {
    let high = mix(word ^ salt.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let low = mix(word.wrapping_mul(0xd6e8_feb8_6659_fd93) ^ (salt + 1).wrapping_mul(0xc2b2_ae3d_27d4_eb4f));
    u128::from(high) << 64 | u128::from(low)
}

/// The finisher of SplitMix64: it maps the words one to one.
#[inline]
fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use plat_engine::{FastDice, Game, Next, Options, Seat, Seats};
    use plat_game_subdivision::{Subdivision, SubdivisionOptions};
    use plat_search::alpha_beta::Position;

    use super::super::{Endgame, within_reach};

    fn margin(game: &Subdivision) -> i32 {
        game.total(Seat::ALL[0]) - game.total(Seat::ALL[1])
    }

    /// The final margin of the first seat, by looking at every game there is.
    fn minimax(game: &Subdivision) -> i32 {
        let Next::Seats(seats) = game.next() else {
            return margin(game);
        };
        let seat = seats.first().unwrap();
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let after = actions.into_iter().map(|action| {
            let mut game = game.clone();
            game.act(seat, action);
            minimax(&game)
        });
        if seat == Seat::ALL[0] {
            after.max().unwrap()
        } else {
            after.min().unwrap()
        }
    }

    /// Plays at random until at most so many cells are free.
    fn play(game: &mut Subdivision, cells: usize, dice: &mut FastDice) {
        while let Next::Seats(seats) = game.next() {
            if within_reach(game, cells) {
                break;
            }
            let seat = seats.first().unwrap();
            let action = game.pick(seat, dice, &mut Vec::new());
            game.act(seat, action);
        }
    }

    #[test]
    fn positions_of_different_pasts_with_one_key_have_one_value() {
        for options in [&["set=threehouse"][..], &["set=threehouse", "private-parks=on"]] {
            let options = SubdivisionOptions::from_pairs(options).unwrap();
            let start = Subdivision::new(&options, Seats::new(2).unwrap()).unwrap();
            let endgame = Endgame::new(&start, 2).unwrap();
            let mut values: HashMap<u128, (i32, Subdivision)> = HashMap::new();
            let mut met_again = 0;
            for seed in 0..6000 {
                // Many ends of each of a few games, so that they meet again.
                let mut game = start.clone();
                play(&mut game, 9, &mut FastDice::new(seed / 150));
                play(&mut game, 2 + seed as usize % 2, &mut FastDice::new(seed));
                let (rest, _) = endgame.rest(&game).unwrap();
                if rest.free == 0 {
                    continue;
                }
                let to_come = minimax(&game) - margin(&game);
                let value = if rest.side() as usize == 0 {
                    to_come
                } else {
                    -to_come
                };
                let (known, first) = values
                    .entry(rest.find_key().bits)
                    .or_insert_with(|| (value, game.clone()));
                assert_eq!(*known, value, "{first:?}\n{game:?}");
                met_again += usize::from(*first != game);
            }
            assert!(met_again > 50, "{met_again}");
        }
    }
}
