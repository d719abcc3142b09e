//! By how much the lead will change, for searches, which stop in the middle of a game and need to know how both players
//! stand.
//!
//! Half of all points are for waiting stones, so it counts what the next one to build can take at once, the stones of
//! that turn included. The rest are Developments: what each player could score with those in hand.

use plat_engine::{Game, Seat};

use crate::reach::{Reach, Stones, TURN, stones_left};
use crate::state::{CityPlanning, FACE_UP, Phase};

/// What things are worth in the end, in hundredths of a point. Found by linear regression: the change of the lead that
/// followed, over what each player had at the beginning of a turn, in 4,000 games of greedy players, who overlooked some
/// of their actions, on the board of 19 by 19 points; rounded.
mod weight {
    /// To be the next to build.
    pub(super) const TURN: i32 = 40;
    /// A point that the next one to build can have at once: the other will find something too.
    pub(super) const AT_ONCE: i32 = 30;
    /// A point of each Development of a hand on the Zone where it scores most, the best first.
    pub(super) const DEVELOPMENTS: [i32; 3] = [57, 23, 23];
    /// A point of it on a Zone that may come onto the board in the next turn.
    pub(super) const SOON: i32 = 25;
    /// A point of its value, for Zones to come.
    pub(super) const KEPT: i32 = 10;
}

/// What a Development that is still to be drawn is worth, on average, in hundredths.
const AVERAGE: i32 = 250;
/// The end is worth more than any points, to whoever is ahead.
const WIN: i32 = 10_000;

impl CityPlanning {
    /// By how much the lead of a player will change, as things look, in hundredths of a point.
    pub(crate) fn change_of_lead(&self, seat: Seat) -> i32 {
        let (mover, other) = (self.mover, self.opponent_of(self.mover));
        let of_mover = match self.phase {
            Phase::Over(_) => 0,
            // Whoever is ahead would accept.
            Phase::Stones(_) | Phase::Build if self.proposal && self.total(mover) >= self.total(other) => WIN,
            Phase::Stones(progress) => self.change_for_next(mover, stones_left(progress)),
            Phase::Build => self.change_for_next(mover, &[]),
            Phase::Planned(plan) => {
                let mut gain = 0;
                self.reckon_zone(plan.zone, plan.centre, |_, points| gain += points);
                let mut after = self.clone();
                after.lay(&plan);
                if let Some((place, _)) = after.face_up_place(plan.zone) {
                    after.face_up[place] = None;
                }
                after.leave_stones_waiting();
                100 * gain - after.change_for_next(other, TURN)
            }
            // The mover has built, and a draw ends the turn.
            _ => -self.change_for_next(other, TURN),
        };
        if seat == mover { of_mover } else { -of_mover }
    }

    /// The same for the player who builds next and may place these stones before.
    fn change_for_next(&self, next: Seat, stones: Stones) -> i32 {
        let reach = Reach::of(&self.land);
        let [own, theirs] = [next, self.opponent_of(next)].map(|seat| self.scores_in_hand(seat));
        let now = self
            .face_up
            .iter()
            .flatten()
            .filter(|up| reach.has(up.zone, stones));
        let waiting = now.map(|up| i32::from(up.waiting)).max().unwrap_or(0);
        let developments: i32 = (0..own.len())
            .map(|place| weight::DEVELOPMENTS[place] * (own[place] - theirs[place]))
            .sum();
        let soon = self
            .face_up
            .map(|up| up.is_some_and(|up| reach.has(up.zone, TURN)));
        weight::TURN + weight::AT_ONCE * waiting.max(own[0]) + developments + self.hopes(next, soon)
            - self.hopes(self.opponent_of(next), soon)
    }

    /// What the Developments in hand would score now, the best first.
    fn scores_in_hand(&self, seat: Seat) -> [i32; 3] {
        let mut scores = [0; 3];
        for (score, development) in scores.iter_mut().zip(self.hands[seat].iter()) {
            *score = self.best_site(development).map_or(0, |(_, points)| points);
        }
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores
    }

    /// What they are worth for Zones that are not there yet, if these of the Zones beside the board come next.
    fn hopes(&self, seat: Seat, soon: [bool; FACE_UP]) -> i32 {
        let hand = self.hands[seat];
        let mut hopes = weight::KEPT * AVERAGE / 100 * (3 - hand.len().min(3)) as i32;
        for development in hand.iter() {
            hopes += weight::KEPT * development.value() as i32;
            let coming = self.face_up.iter().zip(soon).filter(|(_, soon)| *soon);
            let fitting = coming
                .filter_map(|(up, _)| *up)
                .filter(|up| up.zone.kind() == development.kind());
            let most = fitting.map(|up| up.zone.value().min(development.value())).max();
            hopes += weight::SOON * most.unwrap_or(0) as i32;
        }
        hopes
    }
}

#[cfg(test)]
mod tests {
    use plat_engine::{FastDice, Next, Seats};

    use super::*;
    use crate::options::CityPlanningOptions;

    #[test]
    fn what_one_gains_the_other_loses() {
        let seats = Seats::new(2).expect("two");
        let mut game = CityPlanning::new(&CityPlanningOptions::default(), seats).expect("the usual game");
        let mut dice = FastDice::new(1);
        let mut looks = 0;
        loop {
            match game.next() {
                Next::Over => break,
                Next::Chance | Next::Uncover => {
                    game.unfold(&mut dice);
                }
                Next::Seats(movers) => {
                    let mover = movers.first().expect("somebody moves");
                    let other = seats.after(mover);
                    assert_eq!(game.forecast(mover), -game.forecast(other));
                    looks += usize::from(game.forecast(mover) != 0);
                    game.act(mover, game.hunch(mover, &mut dice, &mut Vec::new()));
                }
            }
        }
        assert!(looks > 0);
        assert_eq!(game.forecast(Seat::ALL[0]), 0, "nothing changes after the end");
    }
}
