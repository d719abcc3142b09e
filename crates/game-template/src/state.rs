//! The state of a game: what stands where, what everybody has in hand, and what has been bid.

use plat_engine::{Seat, Seats};
use plat_grid::{Board, Cell, Cells};

use crate::cards::{Card, Cards};
use crate::seats::PerSeat;
use crate::street::{Street, Streets};

/// A game of Sealed Streets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedStreets {
    pub(crate) seats: Seats,
    pub(crate) block: Board,
    /// Everybody's houses.
    pub(crate) houses: PerSeat<Cells>,
    /// The streets that have been drawn.
    pub(crate) drawn: Streets,
    /// Everybody's cards. A card that lies face down is still among them, as nobody else knows which it is.
    pub(crate) hands: PerSeat<Cards>,
    /// What was bid for the street that was drawn last. Face down while there is bidding.
    pub(crate) bids: PerSeat<Option<Card>>,
    pub(crate) turn: Turn,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Turn {
    /// A street is drawn.
    Draw,
    /// Everybody bids for it, and then the bids are uncovered.
    Bid(Street),
    /// The highest bidder builds there.
    Build(Street, Seat),
    /// The game is over.
    Over,
}

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay a card face down.
    Bid(Card),
    /// Build a house.
    Build(Cell),
}

impl SealedStreets {
    pub(crate) fn begin(block: Board, seats: Seats) -> SealedStreets {
        SealedStreets {
            seats,
            block,
            houses: PerSeat::all(Cells::NONE),
            drawn: Streets::default(),
            hands: PerSeat::all(Cards::up_to(2 * block.depth())),
            bids: PerSeat::all(None),
            turn: Turn::Draw,
        }
    }

    /// The lots on which nothing stands.
    pub(crate) fn free(&self) -> Cells {
        let built = |free, seat| free - self.houses[seat];
        self.seats.iter().fold(self.block.cells(), built)
    }

    /// The streets that can be drawn (SS-2).
    pub(crate) fn to_draw(&self) -> impl Iterator<Item = Street> + '_ {
        let free = self.free();
        Street::all(self.block)
            .filter(move |&street| !self.drawn.has(street) && street.lots(self.block).meets(free))
    }

    /// Who has bid the most of those whose bid nobody else has made (SS-1).
    pub(crate) fn highest_single(&self) -> Option<Seat> {
        let alike = |seat: Seat| {
            self.seats
                .iter()
                .filter(move |&other| self.bids[other] == self.bids[seat])
        };
        let single = self.seats.iter().filter(|&seat| alike(seat).count() == 1);
        single.max_by_key(|&seat| self.bids[seat])
    }

    /// The next street, if one can be drawn.
    pub(crate) fn go_on(&mut self) {
        let more = self.to_draw().next().is_some();
        self.turn = if more { Turn::Draw } else { Turn::Over };
    }
}
