//! Who meets whom, on which deal, in which seats. Everybody of a group sits in every seat once on each deal, so that
//! neither the first move nor a lucky draw favours anybody.

use serde::{Deserialize, Serialize};

/// One game of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Fixture {
    /// The deal: games with the same number have the same seed of the draws.
    pub deal: usize,
    /// The group of entrants that meets.
    pub group: usize,
    /// By how many seats the group has moved on.
    pub rotation: usize,
}

/// All games of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Entrants by number, one for each seat, before they move on.
    groups: Vec<Vec<usize>>,
    deals: usize,
    /// In how many seatings each deal is played.
    rotations: usize,
}

impl Schedule {
    /// Everybody against everybody, in groups of as many as the table has seats. Each group plays at least `games`
    /// games: as many deals as that takes, each in every rotation.
    pub fn meeting(entrants: usize, seats: usize, games: usize) -> Schedule {
        Schedule {
            groups: groups(entrants, seats),
            deals: games.div_ceil(seats.max(1)),
            rotations: seats,
        }
    }

    /// Everybody apart, on the same deals: alone, or in all seats of a table that plays together.
    pub fn apart(entrants: usize, seats: usize, games: usize) -> Schedule {
        Schedule {
            groups: (0..entrants).map(|entrant| vec![entrant; seats]).collect(),
            deals: games,
            rotations: 1,
        }
    }

    /// All games, deal by deal, so that a tournament that is stopped has played whole deals.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> {
        let (groups, rotations) = (self.groups.len(), self.rotations);
        (0..self.deals).flat_map(move |deal| {
            (0..groups).flat_map(move |group| {
                (0..rotations).map(move |rotation| Fixture {
                    deal,
                    group,
                    rotation,
                })
            })
        })
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.deals * self.groups.len() * self.rotations
    }

    /// How many deals there are.
    pub fn deals(&self) -> usize {
        self.deals
    }

    /// In how many seatings each deal is played.
    pub fn rotations(&self) -> usize {
        self.rotations
    }

    /// Whether this is one of the games.
    pub fn has(&self, fixture: Fixture) -> bool {
        fixture.deal < self.deals && fixture.group < self.groups.len() && fixture.rotation < self.rotations
    }

    /// Which entrant sits where: one number for each seat. From deal to deal the order around the table changes too,
    /// because it can matter after whom one plays.
    pub fn seating(&self, fixture: Fixture) -> Vec<usize> {
        let mut order = self.groups[fixture.group].clone();
        if self.rotations > 1 {
            let (_, behind) = order.split_at_mut(1);
            reorder(behind, fixture.deal);
        }
        order.rotate_left(fixture.rotation);
        order
    }
}

/// Puts the items into the order of this number; after all orders the first comes again.
fn reorder(items: &mut [usize], mut number: usize) {
    for place in 0..items.len() {
        let left = items.len() - place;
        items[place..].rotate_left(number % left);
        number /= left;
    }
}

/// All ways to choose so many of the entrants, in order.
fn groups(entrants: usize, size: usize) -> Vec<Vec<usize>> {
    fn extend(group: &mut Vec<usize>, from: usize, entrants: usize, size: usize, out: &mut Vec<Vec<usize>>) {
        if group.len() == size {
            out.push(group.clone());
            return;
        }
        for next in from..entrants {
            group.push(next);
            extend(group, next + 1, entrants, size, out);
            group.pop();
        }
    }
    let mut out = Vec::new();
    extend(&mut Vec::new(), 0, entrants, size, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[test]
    fn everybody_sits_everywhere_equally_often_with_the_same_deals() {
        for seats in 2..=4 {
            for entrants in seats..=6 {
                let schedule = Schedule::meeting(entrants, seats, 10);
                let mut sat: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
                for fixture in schedule.fixtures() {
                    for (seat, entrant) in schedule.seating(fixture).into_iter().enumerate() {
                        sat.entry((entrant, seat)).or_default().push(fixture.deal);
                    }
                }
                assert_eq!(sat.len(), entrants * seats, "everybody in every seat");
                let deals: Vec<&Vec<usize>> = sat.values().collect();
                assert!(
                    deals.windows(2).all(|pair| pair[0] == pair[1]),
                    "{entrants} at {seats}"
                );
                assert_eq!(schedule.fixtures().count(), schedule.games());
            }
        }
    }

    #[test]
    fn a_group_plays_whole_deals_and_no_fewer_games_than_asked_for() {
        assert_eq!(Schedule::meeting(2, 2, 100).deals(), 50);
        assert_eq!(Schedule::meeting(2, 2, 101).games(), 102);
        // Five players in pairs are ten pairs, and in fours five groups.
        assert_eq!(Schedule::meeting(5, 2, 10).games(), 100);
        assert_eq!(Schedule::meeting(5, 4, 8).games(), 40);
    }

    #[test]
    fn on_each_deal_everybody_moves_on_and_then_the_order_changes() {
        let schedule = Schedule::meeting(3, 3, 6);
        let seatings: Vec<Vec<usize>> = schedule
            .fixtures()
            .map(|fixture| schedule.seating(fixture))
            .collect();
        assert_eq!(
            seatings,
            [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]]
        );
    }

    #[test]
    fn everybody_plays_after_everybody_else_equally_often() {
        // Four can sit around a table in six orders, which are 24 seatings.
        let schedule = Schedule::meeting(4, 4, 24);
        let mut after: BTreeMap<(usize, usize), usize> = BTreeMap::new();
        let mut seatings = BTreeSet::new();
        for fixture in schedule.fixtures() {
            let seating = schedule.seating(fixture);
            for seat in 0..4 {
                *after.entry((seating[seat], seating[(seat + 1) % 4])).or_default() += 1;
            }
            seatings.insert(seating);
        }
        assert_eq!(seatings.len(), 24);
        assert_eq!(after.len(), 12);
        assert!(after.values().all(|&times| times == 8), "{after:?}");
    }

    #[test]
    fn apart_everybody_has_every_deal_once() {
        let schedule = Schedule::apart(2, 3, 4);
        assert_eq!(schedule.games(), 8);
        let first: Vec<_> = schedule.fixtures().take(3).collect();
        assert_eq!(schedule.seating(first[0]), [0, 0, 0]);
        assert_eq!(schedule.seating(first[1]), [1, 1, 1]);
        assert_eq!((first[0].deal, first[1].deal, first[2].deal), (0, 0, 1));
    }
}
