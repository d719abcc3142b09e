//! Any game of the contract as alpha-beta sees it.

use plat_engine::{Game, Next, Seat};

use super::{Position, Side};

/// A game between two seats, with nothing but the contract to go by: no bounds, nothing remembered. For small games,
/// late positions, and as the check of whatever knows more.
#[derive(Clone, Debug)]
pub struct Duel<G: Game> {
    game: G,
}

impl<G: Game> Duel<G> {
    /// The rest of this game, if two play it and nothing is hidden. Where chance still has a say, the search will
    /// find out, and say nothing.
    pub fn new(game: G) -> Option<Duel<G>> {
        (game.seats().count() == 2 && !G::INFO.hidden).then_some(Duel { game })
    }

    /// The seat that is to act, if it is the only one.
    fn to_act(&self) -> Option<Seat> {
        match self.game.next() {
            Next::Seats(seats) if seats.len() == 1 => seats.first(),
            _ => None,
        }
    }

    /// The points of the first seat less those of the second.
    fn margin(&self) -> i32 {
        self.game.total(Seat::ALL[0]) - self.game.total(Seat::ALL[1])
    }
}

impl<G: Game> Position for Duel<G> {
    type Move = G::Action;

    fn side(&self) -> Side {
        match self.to_act() {
            Some(seat) if seat == Seat::ALL[1] => Side::Second,
            _ => Side::First,
        }
    }

    fn moves(&self, out: &mut Vec<G::Action>) {
        if let Some(seat) = self.to_act() {
            self.game.actions(seat, out);
        }
    }

    fn play(&mut self, choice: G::Action) -> i32 {
        let (side, before) = (self.side(), self.margin());
        if let Some(seat) = self.to_act() {
            self.game.act(seat, choice);
        }
        let gain = self.margin() - before;
        match side {
            Side::First => gain,
            Side::Second => -gain,
        }
    }

    fn is_beyond(&self) -> bool {
        self.to_act().is_none() && self.game.next() != Next::Over
    }
}
