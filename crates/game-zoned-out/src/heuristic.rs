//! What a sensible planner would do: quick choices for playouts, and a guess at what a position is worth.
//!
//! Zones score by the square of their size, so the thought behind both is to stay and grow a zone while that goes well,
//! and to leave for the largest zone around when it does not.

use plat_engine::{Dice, Game, Seat};

use crate::card::{Card, Turned};
use crate::cell::Cell;
use crate::face::{Face, Kind};
use crate::state::{Action, Turn, ZonedOut};
use crate::zones::Planner;

/// A zone of this size is good enough to be left whenever the card does not fit.
const GROWN: u8 = 6;

/// What the points of the own zone are worth before they are scored, in hundredths.
const ZONE: i32 = 85;
/// The same for the zones of others, which may still come to nothing.
const OTHERS_ZONE: i32 = 25;
/// What the next Block of the own zone is worth if a card in hand has it, in hundredths of its points.
const NEXT_BLOCK: i32 = 45;
/// What a secret objective is worth that may still change hands.
const SECRET: i32 = 70;

impl ZonedOut {
    /// A sensible action, found quickly.
    pub(crate) fn quick_choice<D: Dice>(
        &self,
        seat: Seat,
        dice: &mut D,
        scratch: &mut Vec<Action>,
    ) -> Action {
        match self.turn {
            Turn::Play { .. } => self
                .best_fit(seat, dice)
                .unwrap_or_else(|| self.pick(seat, dice, scratch)),
            Turn::Begin(_) | Turn::Move(_) => {
                scratch.clear();
                self.actions(seat, scratch);
                let mut best = (i32::MIN, scratch[0]);
                for &action in scratch.iter() {
                    let value = self.pull(seat, action) * 4 + dice.below(4) as i32;
                    if value > best.0 {
                        best = (value, action);
                    }
                }
                best.1
            }
            _ => self.pick(seat, dice, scratch),
        }
    }

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
        let others: i32 = others.map(|other| self.zone_now(other).max(0)).sum();
        SECRET * secret - OTHERS_ZONE * others + self.own_zone(seat)
    }

    fn own_zone(&self, seat: Seat) -> i32 {
        let Some(planner) = self.zones.planner(seat) else {
            return 0;
        };
        let worth = self.zones.worth(&self.city, seat);
        let grows = |card: Card| {
            self.cards
                .blocks(card)
                .0
                .iter()
                .any(|&face| fits(planner.kind, face))
        };
        let next = match self.hands[seat].iter().any(grows) {
            true => NEXT_BLOCK * (i32::from(worth.blocks) + 1),
            false => 0,
        };
        ZONE * worth.points() + next
    }

    /// The placement that goes best with the own zone; between equals any.
    fn best_fit<D: Dice>(&self, seat: Seat, dice: &mut D) -> Option<Action> {
        let places = self.places(seat);
        let mut best = (i32::MIN, None);
        for card in self.hands[seat].iter() {
            let careful = self.can_join(card);
            for turn in Turned::ALL {
                for at in places.iter() {
                    let value = self.fit(seat, card, turn, at) * 64 + dice.below(64) as i32;
                    if value > best.0 && !(careful && self.would_join(seat, card, turn, at)) {
                        best = (value, Some(Action::Place { card, turn, at }));
                    }
                }
            }
        }
        best.1
    }

    /// How well a card goes with the own zone there: Blocks that join it, features beside it, Blocks it loses.
    fn fit(&self, seat: Seat, card: Card, turn: Turned, at: Cell) -> i32 {
        let Some(planner) = self.zones.planner(seat) else {
            return 0;
        };
        let held = self.zones.held(seat);
        let blocks = self.turned(card, turn);
        let around = at.around_card();
        let cells = at.under_card();
        let mut value = 0;
        let mut before = false;
        for (index, &face) in blocks.0.iter().enumerate() {
            let touches = held.has(around[2 * index]) || held.has(around[2 * index + 1]);
            let joins = fits(planner.kind, face) && (touches || before);
            before = joins;
            value += match (joins, touches) {
                (true, _) => 4,
                (false, true) => face.bonus(),
                _ => 0,
            };
            if held.has(cells[index]) {
                value -= 4;
            }
        }
        value
    }

    /// How much a move attracts: to stay in a zone that is not yet grown, or else to the largest one.
    fn pull(&self, seat: Seat, action: Action) -> i32 {
        let Action::Move { to, density } = action else {
            return 0;
        };
        if self.zones.held(seat).has(to) {
            let size = self.zones.worth(&self.city, seat).blocks;
            return if size < GROWN { 100 } else { 2 };
        }
        let face = self.city.face(to);
        let declared = face.wild().zip(density);
        let kind = declared.map(|(zone_type, density)| Kind::new(zone_type, density));
        let Some(kind) = face.kind().or(kind) else {
            return 0;
        };
        let mut zones = self.zones.clone();
        zones.arrive(&self.city, seat, Planner { at: to, kind });
        zones.worth(&self.city, seat).points()
    }
}

/// Whether a Block of this face joins a zone of the kind.
fn fits(kind: Kind, face: Face) -> bool {
    face == kind.face() || face == kind.zone_type().wild()
}
