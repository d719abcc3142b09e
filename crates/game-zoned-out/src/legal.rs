//! What a player may do: where a card can lie, and where a planner can go.

use plat_engine::Seat;

use crate::card::{Blocks, Card, Turned};
use crate::cell::Cell;
use crate::city::{Obstacle, Places};
use crate::face::Density;
use crate::refusal::Refusal;
use crate::state::{Action, Turn, ZonedOut};

impl ZonedOut {
    /// Everywhere that a card of this player can lie if it joins no zones.
    #[inline]
    pub(crate) fn places(&self, seat: Seat) -> Places {
        self.city.places(|row| self.zones.barred(seat, row))
    }

    /// The Blocks of a card, turned.
    #[inline]
    pub(crate) fn turned(&self, card: Card, turn: Turned) -> Blocks {
        self.cards.blocks(card).turned(turn)
    }

    pub(crate) fn placements(&self, seat: Seat, out: &mut Vec<Action>) {
        let places = self.places(seat);
        for card in self.hands[seat].iter() {
            let careful = self.can_join(card);
            for turn in Turned::ALL {
                let joins = |at| careful && self.would_join(card, turn, at);
                let legal = places.iter().filter(|&at| !joins(at));
                out.extend(legal.map(|at| Action::Place { card, turn, at }));
            }
        }
    }

    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        let mut placements = Vec::new();
        self.placements(seat, &mut placements);
        !placements.is_empty()
    }

    pub(crate) fn check_place(&self, seat: Seat, card: Card, turn: Turned, at: Cell) -> Result<(), Refusal> {
        if !self.hands[seat].has(card) {
            return Err(Refusal::NotInHand(self.cards.blocks(card)));
        }
        match self.city.obstacle(at) {
            Some(Obstacle::CoversNone) => return Err(Refusal::CoversNone),
            Some(Obstacle::CoversFour) => return Err(Refusal::CoversFour),
            Some(Obstacle::Downtown) => return Err(Refusal::Downtown),
            Some(Obstacle::Developed(cell)) => return Err(Refusal::Developed(self.city.spot(cell))),
            None => {}
        }
        for cell in at.under_card() {
            let spot = self.city.spot(cell);
            match self.zones.holder(cell) {
                Some(holder) if holder != seat => return Err(Refusal::OthersZone(spot, holder)),
                _ => {}
            }
            if self.zones.planner(seat).is_some_and(|planner| planner.at == cell) {
                return Err(Refusal::Planner(spot));
            }
        }
        match self.would_join(card, turn, at) {
            true => Err(Refusal::Joins),
            false => Ok(()),
        }
    }

    /// Whether the card could join two occupied zones somewhere: only one with a Block of a kind that both are of.
    #[inline]
    pub(crate) fn can_join(&self, card: Card) -> bool {
        let blocks = self.cards.blocks(card).0;
        self.zones.doubled().any(|kind| blocks.contains(&kind.face()))
    }

    /// Whether the card there would join two occupied zones, whoever lays it (ZO-9).
    #[inline]
    pub(crate) fn would_join(&self, card: Card, turn: Turned, at: Cell) -> bool {
        let blocks = self.turned(card, turn);
        self.zones.joins(&self.city, at, blocks)
    }

    /// Where the planner can go, with the densities that can be declared there, in reading order; to leave otherwise.
    pub(crate) fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        self.for_each_goal(|cell| {
            if self.check_goal(seat, cell).is_err() {
            } else if self.declares(seat, cell) {
                let densities = self.zones.densities(&self.city, cell);
                out.extend(densities.map(|density| Action::Move {
                    to: cell,
                    density: Some(density),
                }));
            } else {
                out.push(Action::Move {
                    to: cell,
                    density: None,
                });
            }
        });
        if out.len() == before {
            out.push(Action::Leave);
        }
    }

    /// The Blocks among which the planner's next one is: those of the card, or in the first turn all.
    fn for_each_goal(&self, mut look: impl FnMut(Cell)) {
        match (self.turn, self.laid) {
            (Turn::Move(_), Some(laid)) => {
                let [nw, ne, se, sw] = laid.at.under_card();
                [nw, ne, sw, se].into_iter().for_each(look);
            }
            _ => self.city.blocks().for_each(|(_, cell)| look(cell)),
        }
    }

    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        let mut can = false;
        self.for_each_goal(|cell| can |= self.check_goal(seat, cell).is_ok());
        can
    }

    /// Whether the planner can stand there at all.
    fn check_goal(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        if !self.city.is_open(cell) {
            return Err(Refusal::NoBlock);
        }
        let face = self.city.face(cell);
        if !face.is_zone() {
            return Err(Refusal::NotAZone(face));
        }
        match self.zones.holder(cell) {
            Some(holder) if holder != seat => Err(Refusal::Occupied(self.city.spot(cell), holder)),
            _ => Ok(()),
        }
    }

    /// Whether the player declares a density on coming there: on a wild Block, unless it is in the zone where the
    /// planner is, whose density stands (ZO-10).
    fn declares(&self, seat: Seat, cell: Cell) -> bool {
        self.city.face(cell).wild().is_some() && !self.zones.held(seat).has(cell)
    }

    pub(crate) fn check_move(&self, seat: Seat, to: Cell, density: Option<Density>) -> Result<(), Refusal> {
        if let (Turn::Move(_), Some(laid)) = (self.turn, self.laid)
            && !laid.at.under_card().contains(&to)
        {
            return Err(Refusal::NotOnCard);
        }
        self.check_goal(seat, to)?;
        match (self.declares(seat, to), density) {
            (false, None) => Ok(()),
            (false, Some(_)) => Err(Refusal::NothingToDeclare),
            (true, density) => {
                let mut open = self.zones.densities(&self.city, to);
                if open.any(|one| Some(one) == density) {
                    return Ok(());
                }
                Err(Refusal::Declare(self.zones.densities(&self.city, to).collect()))
            }
        }
    }
}
