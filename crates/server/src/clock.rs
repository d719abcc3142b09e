//! How much time everybody has left. Nothing but the times of the log's rows goes in, so that it is the same however
//! often it is worked out.

use plat_engine::{PerSeat, Seat, SeatSet};
use plat_store::Millis;

use crate::terms::ClockTerms;

/// The clock of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    terms: ClockTerms,
    /// What each seat had left at `from`, in milliseconds.
    left: PerSeat<i64>,
    /// Whose time runs.
    running: SeatSet,
    from: Millis,
}

impl Clock {
    /// A clock on which nobody's time runs yet.
    pub(crate) fn new(terms: ClockTerms) -> Clock {
        Clock {
            terms,
            left: PerSeat::all(full(terms)),
            running: SeatSet::default(),
            from: Millis(0),
        }
    }

    /// Whether time is counted at all.
    pub(crate) fn is_used(&self) -> bool {
        self.terms != ClockTerms::None
    }

    /// From now on these seats are to act. Whoever no longer is has ended a turn; so has, after a draw, everybody:
    /// what was done before it cannot be taken back.
    pub(crate) fn pass(&mut self, at: Millis, acting: SeatSet, drawn: bool) {
        if !self.is_used() {
            return;
        }
        for seat in Seat::ALL {
            let ran = self.running.has(seat);
            self.left[seat] = self.left(seat, at);
            let ended = ran && (drawn || !acting.has(seat));
            match self.terms {
                ClockTerms::Game { increment, .. } if ended => {
                    self.left[seat] += i64::from(increment) * 1000;
                }
                ClockTerms::Move { .. } if ended || !ran => self.left[seat] = full(self.terms),
                _ => {}
            }
        }
        self.running = acting;
        self.from = at;
    }

    /// Nobody is charged for the time until now: the table was not there to be played at.
    pub(crate) fn forgive(&mut self, now: Millis) {
        self.from = now;
    }

    /// How many milliseconds a seat has left.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> i64 {
        if self.running.has(seat) {
            self.left[seat] - (now.0 - self.from.0).max(0)
        } else {
            self.left[seat]
        }
    }

    /// Whose time runs.
    pub(crate) fn running(&self) -> SeatSet {
        self.running
    }

    /// When somebody's time will be over, and whose.
    pub(crate) fn deadline(&self) -> Option<(Millis, Seat)> {
        let end = |seat| (Millis(self.from.0 + self.left[seat]), seat);
        self.running.iter().filter(|_| self.is_used()).map(end).min()
    }
}

fn full(terms: ClockTerms) -> i64 {
    match terms {
        ClockTerms::None => 0,
        ClockTerms::Move { seconds } | ClockTerms::Game { seconds, .. } => i64::from(seconds) * 1000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::ALL[0];
    const BOB: Seat = Seat::ALL[1];

    fn turns(terms: ClockTerms, turns: &[(i64, Seat)]) -> Clock {
        let mut clock = Clock::new(terms);
        for &(at, seat) in turns {
            clock.pass(Millis(at), SeatSet::only(seat), false);
        }
        clock
    }

    #[test]
    fn a_game_clock_counts_down_over_all_turns_and_adds_the_increment() {
        let terms = ClockTerms::Game {
            seconds: 60,
            increment: 2,
        };
        let clock = turns(terms, &[(0, ADA), (10_000, BOB), (15_000, ADA)]);
        // 60 − 10 + 2, and it runs again since second 15.
        assert_eq!(clock.left(ADA, Millis(15_000)), 52_000);
        assert_eq!(clock.left(ADA, Millis(20_000)), 47_000);
        assert_eq!(clock.left(BOB, Millis(20_000)), 57_000);
        assert_eq!(clock.deadline(), Some((Millis(67_000), ADA)));
    }

    #[test]
    fn a_move_clock_begins_anew_with_every_turn_but_not_within_one() {
        let terms = ClockTerms::Move { seconds: 30 };
        let clock = turns(terms, &[(0, ADA), (10_000, ADA), (20_000, BOB), (25_000, ADA)]);
        assert_eq!(clock.left(ADA, Millis(26_000)), 29_000);
        let clock = turns(terms, &[(0, ADA), (10_000, ADA)]);
        assert_eq!(clock.left(ADA, Millis(10_000)), 20_000, "one turn of two actions");
        let mut clock = clock;
        clock.pass(Millis(15_000), SeatSet::only(ADA), true);
        assert_eq!(clock.left(ADA, Millis(15_000)), 30_000, "a draw ends a turn");
    }

    #[test]
    fn without_a_clock_nobody_is_late_and_a_closed_house_charges_nobody() {
        let clock = turns(ClockTerms::None, &[(0, ADA)]);
        assert_eq!(clock.deadline(), None);
        let mut clock = turns(ClockTerms::Move { seconds: 30 }, &[(0, ADA)]);
        clock.forgive(Millis(100_000));
        assert_eq!(clock.left(ADA, Millis(101_000)), 29_000);
    }
}
