//! Whose planner came first: the order in which free wild Blocks are claimed (ZO-6).

use plat_engine::Seat;

use crate::seats::MOST_PLAYERS;

/// The players whose planners are in the city, in the order in which these came into their present zones. A planner
/// that stays in its zone keeps its place; one that comes to another zone, or back to the city, is the youngest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Seniority {
    /// From the oldest; behind the youngest nobody.
    seats: [Option<Seat>; MOST_PLAYERS],
}

impl Seniority {
    /// From the oldest to the youngest.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        self.seats.into_iter().map_while(|seat| seat)
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(self) -> usize {
        self.iter().count()
    }

    /// A planner comes into a zone, as the youngest.
    #[inline]
    pub(crate) fn arrive(&mut self, seat: Seat) {
        self.leave(seat);
        if let Some(place) = self.seats.iter_mut().find(|place| place.is_none()) {
            *place = Some(seat);
        }
    }

    /// A planner leaves its zone, if it was in one.
    #[inline]
    pub(crate) fn leave(&mut self, seat: Seat) {
        if let Some(place) = self.seats.iter().position(|&other| other == Some(seat)) {
            self.seats[place] = None;
            self.seats[place..].rotate_left(1);
        }
    }

    /// Only those of them that are wanted, in the same order.
    #[inline]
    pub(crate) fn only(self, mut wanted: impl FnMut(Seat) -> bool) -> Seniority {
        let mut some = Seniority::default();
        let seats = self.iter().filter(|&seat| wanted(seat));
        for (place, seat) in some.seats.iter_mut().zip(seats) {
            *place = Some(seat);
        }
        some
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_anew_is_the_youngest() {
        let [one, two, three, four] = [1, 2, 3, 4].map(|number| Seat::from_number(number).expect("a seat"));
        let mut order = Seniority::default();
        [two, three, four, one]
            .into_iter()
            .for_each(|seat| order.arrive(seat));
        order.arrive(three);
        assert!(order.iter().eq([two, four, one, three]));
        order.leave(two);
        order.leave(two);
        assert!(order.iter().eq([four, one, three]));
        assert!(order.only(|seat| seat != one).iter().eq([four, three]));
        assert_eq!((order.len(), Seniority::default().len()), (3, 0));
    }
}
