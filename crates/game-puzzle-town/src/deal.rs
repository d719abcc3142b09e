//! Hidden tiles dealt out again, so that nobody gets one that they are known not to have.

use arrayvec::ArrayVec;
use plat_engine::Dice;

use crate::faces::Faces;
use crate::seats::MOST_PLAYERS;
use crate::tile::Tile;
use crate::tiles::Tiles;

/// A hand of which only this is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hidden {
    /// How many tiles it has.
    pub(crate) room: usize,
    /// Faces of which it has none.
    pub(crate) lacks: Faces,
}

/// Draws all hands from the pile; there must be enough tiles in it. While nobody lacks anything every deal is equally
/// likely. Hands lack something only once all tiles are in hands, so that the pile is dealt out to the last one. If what
/// is said of the hands cannot be true, they are dealt as if nothing were.
pub(crate) fn deal<D: Dice>(
    pile: &mut Tiles,
    hands: &[Hidden],
    dice: &mut D,
) -> ArrayVec<Tiles, MOST_PLAYERS> {
    let room: usize = hands.iter().map(|hand| hand.room).sum();
    let constrained = room == pile.len() && hands.iter().any(|hand| !hand.lacks.is_empty());
    let dealt = constrained.then(|| Deal::new(*pile, hands).run(*pile, dice));
    if let Some(dealt) = dealt.flatten() {
        *pile = Tiles::NONE;
        return dealt;
    }
    hands.iter().map(|hand| pile.draw(hand.room, dice)).collect()
}

/// A set of hands, a bit each.
type Hands = usize;

/// A deal under way.
struct Deal<'a> {
    hands: &'a [Hidden],
    /// How many tiles each hand still gets.
    room: [usize; MOST_PLAYERS],
    /// By set of hands: the tiles not dealt yet that may go to just these.
    left: [usize; 1 << MOST_PLAYERS],
}

impl<'a> Deal<'a> {
    fn new(tiles: Tiles, hands: &'a [Hidden]) -> Deal<'a> {
        let mut deal = Deal {
            hands,
            room: [0; MOST_PLAYERS],
            left: [0; 1 << MOST_PLAYERS],
        };
        for (room, hand) in deal.room.iter_mut().zip(hands) {
            *room = hand.room;
        }
        for tile in tiles.iter() {
            deal.left[deal.takers(tile)] += 1;
        }
        deal
    }

    /// Tile by tile to a hand that may have it and has room, the more room the likelier, as long as the rest can be dealt
    /// after that. Tiles that few hands may have come first: with two hands every deal is then equally likely.
    fn run<D: Dice>(mut self, tiles: Tiles, dice: &mut D) -> Option<ArrayVec<Tiles, MOST_PLAYERS>> {
        let mut dealt: ArrayVec<Tiles, MOST_PLAYERS> = self.hands.iter().map(|_| Tiles::NONE).collect();
        for width in 0..=self.hands.len() as u32 {
            for tile in tiles.iter() {
                let takers = self.takers(tile);
                if takers.count_ones() == width {
                    let hand = self.choose(takers, dice)?;
                    self.room[hand] -= 1;
                    self.left[takers] -= 1;
                    dealt[hand].put(tile);
                }
            }
        }
        Some(dealt)
    }

    /// The hands that may have this tile.
    fn takers(&self, tile: Tile) -> Hands {
        let may_have = |(index, hand): (usize, &Hidden)| usize::from(!hand.lacks.has_one_of(tile)) << index;
        self.hands.iter().enumerate().map(may_have).sum()
    }

    fn choose<D: Dice>(&mut self, takers: Hands, dice: &mut D) -> Option<usize> {
        let mut weights = [0; MOST_PLAYERS];
        for hand in (0..self.hands.len()).filter(|hand| takers >> hand & 1 == 1) {
            let room = self.room[hand];
            if room == 0 {
                continue;
            }
            self.room[hand] -= 1;
            self.left[takers] -= 1;
            if self.can_be_finished() {
                weights[hand] = room;
            }
            self.room[hand] += 1;
            self.left[takers] += 1;
        }
        let all: usize = weights.iter().sum();
        let mut roll = (all > 0).then(|| dice.below(all as u32) as usize)?;
        weights.iter().position(|&weight| {
            let here = roll < weight;
            roll = roll.saturating_sub(weight);
            here
        })
    }

    /// Whether the rest can be dealt: no set of hands is too small for the tiles that only they may have (Hall's
    /// theorem).
    fn can_be_finished(&self) -> bool {
        (0..1_usize << self.hands.len()).all(|set| {
            let room: usize = (0..MOST_PLAYERS)
                .filter(|hand| set >> hand & 1 == 1)
                .map(|hand| self.room[hand])
                .sum();
            let only_here: usize = (0..=set)
                .filter(|takers| takers & !set == 0)
                .map(|takers| self.left[takers])
                .sum();
            only_here <= room
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use plat_engine::FastDice;

    use super::*;

    fn tiles(names: &[&str]) -> Tiles {
        let read = names.iter().map(|name| name.parse().expect("a tile"));
        read.fold(Tiles::NONE, |tiles, tile| {
            tiles.with(tile).expect("there is room")
        })
    }

    fn hand(room: usize, lacks: &[&str]) -> Hidden {
        Hidden {
            room,
            lacks: Faces::of(tiles(lacks)),
        }
    }

    #[test]
    fn nobody_is_dealt_what_they_lack_and_every_such_deal_comes_up_as_often() {
        // The first hand has no GGGG, the second no RRRR: so the first has RRRR, the second GGGG, and one of the
        // three others goes to the first.
        let all = tiles(&["GGGG", "BBBB", "RRRR", "GGGB", "PARK"]);
        let hands = [hand(2, &["GGGG"]), hand(3, &["RRRR"])];
        let mut dice = FastDice::new(1);
        let mut met: BTreeMap<String, usize> = BTreeMap::new();
        for _ in 0..3_000 {
            let mut pile = all;
            let dealt = deal(&mut pile, &hands, &mut dice);
            assert!(pile.is_empty());
            *met.entry(dealt[0].to_string()).or_default() += 1;
        }
        let firsts: Vec<&str> = met.keys().map(String::as_str).collect();
        assert_eq!(firsts, ["BBBB,RRRR", "GGGB,RRRR", "RRRR,PARK"]);
        assert!(met.values().all(|count| (850..1_150).contains(count)), "{met:?}");
    }

    #[test]
    fn a_deal_that_only_goes_around_three_hands_is_found() {
        // Each tile may go to one hand only.
        let mut pile = tiles(&["GGGG", "BBBB", "RRRR"]);
        let hands = [
            hand(1, &["GGGG", "BBBB"]),
            hand(1, &["BBBB", "RRRR"]),
            hand(1, &["GGGG", "RRRR"]),
        ];
        let dealt = deal(&mut pile, &hands, &mut FastDice::new(3));
        assert_eq!(dealt[..], [tiles(&["RRRR"]), tiles(&["GGGG"]), tiles(&["BBBB"])]);
    }

    #[test]
    fn what_cannot_be_true_is_not_looked_at() {
        let mut pile = tiles(&["GGGG", "BBBB"]);
        let hands = [hand(1, &["GGGG", "BBBB"]), hand(1, &[])];
        let dealt = deal(&mut pile, &hands, &mut FastDice::new(3));
        assert_eq!((dealt[0].len(), dealt[1].len(), pile.len()), (1, 1, 0));
    }

    #[test]
    fn while_there_is_a_pile_all_deals_are_possible() {
        let mut pile = tiles(&["GGGG", "BBBB", "RRRR"]);
        let dealt = deal(&mut pile, &[hand(2, &[])], &mut FastDice::new(3));
        assert_eq!((dealt[0].len(), pile.len()), (2, 1));
    }
}
