//! Guesses at what a position is worth: a simple one for players who look at every action, and one for searches, which
//! stop at the end of a turn and need to know how the whole table stands.

use plat_engine::{Game, Seat};

use crate::card::{Card, Cards};
use crate::face::Kind;
use crate::objective::Measure;
use crate::state::{Action, Turn, ZonedOut};
use crate::worth::Worth;

/// What the points of the own zone are worth before they are scored, in hundredths.
const ZONE: i32 = 85;
/// The same for the zones of others, which may still come to nothing.
const OTHERS_ZONE: i32 = 25;
/// What the next Block of the own zone is worth if a card in hand has it, in hundredths of its points.
const NEXT_BLOCK: i32 = 45;
/// What a secret objective is worth that may still change hands.
const SECRET: i32 = 70;

/// What things are worth in the end, in hundredths of a point. Found by linear regression: the margin that followed,
/// over what each of two players had at the beginning of a turn, in 6,000 games of greedy players against each other
/// and against hunches; rounded. What a Block is worth was then set a little higher by what playouts won with it.
pub(crate) mod weight {
    /// A point of a zone that is not yet developed, of anybody.
    pub(crate) const POINT: i32 = 90;
    /// A Block of it: objectives, and how fast it grows.
    pub(super) const BLOCK: i32 = 160;
    /// For each Block of it the pieces that it will take, which bring the end nearer.
    pub(super) const PIECE: i32 = 25;
    /// By the number of cards in hand that go with it, for each Block that it would then have.
    pub(super) const GOING: [i32; 4] = [0, 30, 45, 45];
    /// To be the next to play.
    pub(super) const TURN: i32 = 320;
    /// A redraw token makes the next one dearer.
    pub(super) const TOKEN: i32 = 100;
    /// A point of a secret objective that counts Blocks of a kind: there will be more of them.
    pub(super) const SECRET_KIND: i32 = 115;

    /// A point of a secret objective for the most of something, so many turns before the end.
    pub(super) fn secret_most(turns: i32) -> i32 {
        70 - 5 * turns
    }

    /// What such a point of an objective on the table, which has been counted in full, may yet lose.
    pub(super) fn loss_of_most(turns: i32) -> i32 {
        20 + 5 * turns
    }

    /// The same for a point of a skyscraper.
    pub(super) fn loss_of_floor(turns: i32) -> i32 {
        10 + 4 * turns
    }
}

/// Turns farther away than this make no difference any more.
const FAR: i32 = 10;
/// How many pieces a player plays in a turn, as a first guess, and how many turns this guess counts for.
const PIECES_A_TURN: i32 = 4;
const TURNS_OF_GUESS: i32 = 4;

impl ZonedOut {
    /// What the position is worth to a player beyond the points, in hundredths of a point.
    pub(crate) fn outlook(&self, seat: Seat) -> i32 {
        if self.turn == Turn::Over {
            return 0;
        }
        if self.turn == Turn::Move(seat) {
            // The card lies there, and it is worth what the best move of the planner makes of it.
            let mut moves = Vec::new();
            self.actions(seat, &mut moves);
            let now = self.total(seat);
            let after_move = |&action: &Action| {
                let mut after = self.clone();
                after.act(seat, action);
                100 * (after.total(seat) - now) + after.outlook(seat)
            };
            return moves.iter().map(after_move).max().unwrap_or(0);
        }
        let secret = self.secret[seat].iter();
        let secret: i32 = secret
            .map(|objective| self.objective_points(objective, seat))
            .sum();
        let others = self.seats.iter().filter(|&other| other != seat);
        let others: i32 = others.filter_map(|other| self.zone_now(other)).sum();
        SECRET * secret - OTHERS_ZONE * others + self.own_zone(seat)
    }

    fn own_zone(&self, seat: Seat) -> i32 {
        let Some(planner) = self.zones.planner(seat) else {
            return 0;
        };
        let worth = self.zones.worth(&self.city, seat);
        let next = match self.going(self.hands[seat], planner.kind) {
            0 => 0,
            _ => NEXT_BLOCK * (i32::from(worth.blocks) + 1),
        };
        ZONE * self.points_of(worth) + next
    }

    /// By how much the lead of a player will change, as things look, in hundredths of a point.
    pub(crate) fn change_of_lead(&self, seat: Seat) -> i32 {
        if self.turn == Turn::Over {
            return 0;
        }
        if self.turn == Turn::Move(seat) {
            let mut moves = Vec::new();
            self.actions(seat, &mut moves);
            let lead_after = |&action: &Action| {
                let mut after = self.clone();
                after.act(seat, action);
                after.lead_of(seat, |other| after.standing(other))
            };
            let lead = moves.iter().map(lead_after).max().unwrap_or(0);
            return lead - self.lead_of(seat, |other| 100 * self.total(other));
        }
        self.lead_of(seat, |other| self.standing(other)) - self.lead_of(seat, |other| 100 * self.total(other))
    }

    /// By how much a player is ahead of the best of the others.
    pub(crate) fn lead_of(&self, seat: Seat, what: impl Fn(Seat) -> i32) -> i32 {
        let others = self.seats.iter().filter(|&other| other != seat);
        what(seat) - others.map(&what).max().unwrap_or(0)
    }

    /// What a player will have, as things look, but for what will be equal for all, in hundredths of a point.
    fn standing(&self, seat: Seat) -> i32 {
        let turns = self.turns_left(seat);
        let mut standing = self.settled(seat, turns);
        if self.turn == Turn::Over || turns == 0 {
            return standing;
        }
        standing -= weight::TOKEN * i32::from(self.tallies[seat].redraws);
        if let Turn::Play { seat: mover, .. } | Turn::Discard { seat: mover, .. } = self.turn
            && mover == seat
        {
            standing += weight::TURN;
        }
        match self.zones.planner(seat) {
            Some(planner) => {
                let worth = self.zones.worth(&self.city, seat);
                standing + self.zone_value(worth, planner.kind, self.hands[seat])
            }
            None => standing,
        }
    }

    /// The part of it that has been built, so many turns before the end.
    pub(crate) fn settled(&self, seat: Seat, turns: i32) -> i32 {
        let turns = turns.min(FAR);
        let mut settled = 100 * self.total(seat);
        if self.turn == Turn::Over {
            return settled;
        }
        for objective in self.secret[seat].iter() {
            let weight = match objective.measure() {
                Measure::Kind(_) => weight::SECRET_KIND,
                _ => weight::secret_most(turns),
            };
            settled += weight * self.objective_points(objective, seat);
        }
        for objective in self.public.iter() {
            if !matches!(objective.measure(), Measure::Kind(_)) {
                settled -= weight::loss_of_most(turns) * self.objective_points(objective, seat);
            }
        }
        for skyscraper in &self.skyscrapers {
            settled -= weight::loss_of_floor(turns) * skyscraper.points(seat, self.seats);
        }
        settled
    }

    /// What a zone is worth to a player who holds these cards and has a turn left to develop it.
    pub(crate) fn zone_value(&self, worth: Worth, kind: Kind, hand: Cards) -> i32 {
        let blocks = i32::from(worth.blocks);
        let going = weight::GOING[self.going(hand, kind).min(3)];
        let pieces = i32::from(kind.density().pieces());
        weight::POINT * self.points_of(worth)
            + (weight::BLOCK - weight::PIECE * pieces) * blocks
            + going * (blocks + 1)
    }

    /// How many of these cards have a Block for a zone of this kind.
    fn going(&self, hand: Cards, kind: Kind) -> usize {
        let goes = |card: &Card| self.cards.blocks(*card).0.iter().any(|&face| kind.takes(face));
        hand.iter().filter(goes).count()
    }

    /// How many more turns a player can expect; a turn that has begun is one of them until its card is played. None
    /// only if it is certain.
    pub(crate) fn turns_left(&self, seat: Seat) -> i32 {
        let seats = self.seats.count() as i32;
        // Who cannot draw ends the game, and everybody else has one more turn.
        let (next, by_deck) = match self.turn {
            Turn::Move(mover) | Turn::Draw(mover) => {
                (self.seats.after(mover), self.deck() as i32 + seats - 1)
            }
            Turn::Begin(mover)
            | Turn::Play { seat: mover, .. }
            | Turn::Discard { seat: mover, .. }
            | Turn::Redraw { seat: mover, .. } => (mover, self.deck() as i32 + seats),
            _ => return 0,
        };
        let from_next = |seat: Seat| (seat.index() as i32 - next.index() as i32).rem_euclid(seats);
        if let Some(ender) = self.ender {
            return i32::from(from_next(seat) < from_next(ender));
        }
        let by_deck = (by_deck - from_next(seat) + seats - 1) / seats;
        // So does who has no pieces left.
        let by_pieces = |of: Seat| self.turns_of_pieces(of) + i32::from(of != seat);
        let by_pieces = self.seats.iter().map(by_pieces).min().unwrap_or(0);
        by_deck.min(by_pieces.max(1))
    }

    /// How many turns a player's pieces will last if they are played as fast as before.
    fn turns_of_pieces(&self, seat: Seat) -> i32 {
        let seats = self.seats.count() as i32;
        let (left, all) = (
            i32::from(self.tallies[seat].pieces),
            i32::from(self.pieces_each()),
        );
        let turns =
            (self.cards.len() as i32 - 3 - 3 * seats - self.deck() as i32).max(0) / seats + TURNS_OF_GUESS;
        let played = all - left + TURNS_OF_GUESS * PIECES_A_TURN;
        (left * turns + played - 1) / played
    }
}

#[cfg(test)]
mod tests {
    use plat_engine::{FastDice, Next, Seats};

    use super::*;
    use crate::options::ZonedOutOptions;

    /// Plays a game by hunches, and shows every state in which somebody acts.
    fn play(seats: usize, seed: u64, mut look: impl FnMut(&ZonedOut, Seat)) {
        let seats = Seats::new(seats).expect("two to four");
        let mut game = ZonedOut::new(&ZonedOutOptions::default(), seats).expect("the usual game");
        let mut dice = FastDice::new(seed);
        loop {
            match game.next() {
                Next::Over => return,
                Next::Chance | Next::Uncover => {
                    game.unfold(&mut dice);
                }
                Next::Seats(movers) => {
                    let seat = movers.first().expect("somebody moves");
                    look(&game, seat);
                    let action = game.hunch(seat, &mut dice, &mut Vec::new());
                    assert_eq!(game.check(seat, action), Ok(()));
                    game.act(seat, action);
                }
            }
        }
    }

    #[test]
    fn who_is_said_to_have_no_turn_left_has_none() {
        for (seats, seed) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
            let mut done = [false; 4];
            let mut said = 0;
            play(seats, seed, |game, mover| {
                let begins = matches!(game.turn, Turn::Play { redrawn: false, .. });
                assert!(!(begins && done[mover.index()]), "seat {mover} has another turn");
                for seat in game.seats.iter().filter(|_| begins) {
                    let none = game.turns_left(seat) == 0;
                    done[seat.index()] |= none;
                    said += usize::from(none);
                }
            });
            assert!(said > 0, "near the end it is certain");
        }
    }

    #[test]
    fn what_one_of_two_gains_the_other_loses() {
        play(2, 5, |game, mover| {
            if let Turn::Play { .. } = game.turn {
                let other = game.seats.after(mover);
                assert_eq!(game.forecast(mover), -game.forecast(other));
            }
        });
    }
}
