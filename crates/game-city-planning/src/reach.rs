//! For which Zones the land can be made with the stones of a turn, for all places at once.
//!
//! Not to the last detail: a Zone over other Zones, which costs points, is left out, and of Population stones it is
//! only asked whether there are as many points for them as are needed.

use plat_grid::Points;

use crate::land::{Land, Progress};
use crate::parts::{Kind, Stone, Zone};
use crate::zoning::{Survey, room_for_zones};

/// Stones that a player may place before building: one of these pairs of Population and Resource stones.
pub(crate) type Stones = &'static [(u32, u32)];

/// The stones of a whole turn.
pub(crate) const TURN: Stones = &[(1, 1), (3, 0), (0, 3)];

/// The stones that are left of a turn.
pub(crate) fn stones_left(progress: Progress) -> Stones {
    match progress {
        Progress::None => TURN,
        Progress::One(Stone::Population) => &[(2, 0), (0, 1)],
        Progress::One(Stone::Resource) => &[(1, 0), (0, 2)],
        Progress::Two(Stone::Population) => &[(1, 0)],
        Progress::Two(Stone::Resource) => &[(0, 1)],
    }
}

/// A look at the land for this question.
pub(crate) struct Reach {
    survey: Survey,
    /// The places for Zones.
    room: Points,
    /// The places with at least one, two and three points for Population stones.
    habitable: [Points; 3],
    /// The places with a point for a Resource stone; where there is one, more will follow.
    frontier: Points,
}

impl Reach {
    pub(crate) fn of(land: &Land) -> Reach {
        let habitable = land.open_to(Stone::Population).count_around();
        Reach {
            survey: Survey::of(land),
            room: room_for_zones(land) - land.zoned.spread(),
            habitable: [1, 2, 3].map(|count| habitable.at_least(count)),
            frontier: land.open_to(Stone::Resource).spread(),
        }
    }

    /// Whether the land for a Zone is there, or can be made with these stones.
    pub(crate) fn has(&self, zone: Zone, stones: Stones) -> bool {
        self.survey.meets(zone, 0).meets(&self.room)
            || stones
                .iter()
                .any(|&(people, resources)| self.can_make(zone, people, resources))
    }

    fn can_make(&self, zone: Zone, people: u32, resources: u32) -> bool {
        let takes_resources = matches!(zone.kind(), Kind::Commercial | Kind::Industrial);
        if takes_resources && resources > 0 {
            return self.is_made(zone, people, resources);
        }
        // Fewer than all may do, and find a place.
        (1..=people).any(|people| self.is_made(zone, people, 0))
    }

    fn is_made(&self, zone: Zone, people: u32, resources: u32) -> bool {
        let mut places = self.survey.meets_with(zone, people, resources);
        if let Some(fewer) = people.checked_sub(1) {
            places = places & self.habitable[fewer as usize];
        }
        if resources > 0 {
            places = places & self.frontier;
        }
        places.meets(&self.room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn can_make(zone: &str, stones: Stones) -> bool {
        let zone = zone.parse().expect("a Zone");
        Reach::of(&Land::with_village(19)).has(zone, stones)
    }

    /// Around the western end of the village are two Population and two Resource stones, around the northern end three
    /// and one. A Zone around its middle would take the last stones.
    #[test]
    fn what_can_be_made_of_the_village() {
        assert!(can_make("C2", &[]) && !can_make("C3", &[]));
        assert!(can_make("C4", &[(3, 0)]) && !can_make("C5", &[(3, 0)]));
        assert!(!can_make("C4", &[(0, 3)]) && !can_make("C4", &[(1, 1)]));
        assert!(can_make("I4", &[(0, 3)]) && !can_make("I5", &[(0, 3)]));
        assert!(!can_make("I4", &[(3, 0)]));
        assert!(can_make("R3", &[(3, 0)]) && !can_make("R3", &[(0, 3)]));
        assert!(can_make("A5", &[]));
    }

    #[test]
    fn what_is_placed_and_what_is_left_make_a_turn() {
        use Stone::{Population, Resource};
        let all = [
            (Progress::None, (0, 0)),
            (Progress::One(Population), (1, 0)),
            (Progress::One(Resource), (0, 1)),
            (Progress::Two(Population), (2, 0)),
            (Progress::Two(Resource), (0, 2)),
        ];
        for (progress, placed) in all {
            for left in stones_left(progress) {
                assert!(
                    TURN.contains(&(placed.0 + left.0, placed.1 + left.1)),
                    "{progress:?}"
                );
            }
        }
    }
}
