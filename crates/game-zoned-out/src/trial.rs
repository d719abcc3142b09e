//! A card tried out: what zones would be like with it on the table, without laying it there.

use plat_engine::Seat;

use crate::card::Blocks;
use crate::cell::{Cell, Cells};
use crate::city::City;
use crate::face::{Density, Face, Kind};
use crate::state::ZonedOut;
use crate::worth::Worth;

/// A card that a player thinks of, or has just laid.
pub(crate) struct Trial<'a> {
    city: &'a City,
    at: Cell,
    blocks: Blocks,
}

impl<'a> Trial<'a> {
    pub(crate) fn new(city: &'a City, at: Cell, blocks: Blocks) -> Trial<'a> {
        Trial { city, at, blocks }
    }

    /// What an undeveloped Block there would show.
    #[inline]
    pub(crate) fn face(&self, cell: Cell) -> Option<Face> {
        let (east, south) = cell.from(self.at);
        match (east, south) {
            (0, 0) => Some(self.blocks.0[0]),
            (1, 0) => Some(self.blocks.0[1]),
            (1, 1) => Some(self.blocks.0[2]),
            (0, 1) => Some(self.blocks.0[3]),
            _ => self.city.is_open(cell).then(|| self.city.face(cell)),
        }
    }

    /// The zone of this kind that has this Block, leaving out what others hold.
    pub(crate) fn zone(&self, from: Cell, kind: Kind, barred: &Cells) -> (Cells, Worth) {
        let mut zone = Cells::NONE;
        let mut seen = Cells::NONE;
        let mut worth = Worth::default();
        let mut waiting = [from; 64];
        let mut count = 1;
        zone.add(from);
        seen.add(from);
        while count > 0 {
            count -= 1;
            worth.blocks += 1;
            for next in waiting[count].beside() {
                if seen.has(next) {
                    continue;
                }
                seen.add(next);
                let Some(face) = self.face(next) else {
                    continue;
                };
                if !face.is_zone() {
                    let bonus = face.bonus();
                    worth.plus += bonus.max(0) as u16;
                    worth.minus += (-bonus).max(0) as u16;
                } else if kind.takes(face) && !barred.has(next) && count < waiting.len() {
                    zone.add(next);
                    waiting[count] = next;
                    count += 1;
                }
            }
        }
        (zone, worth)
    }

    /// The kinds of zone that a planner may find who comes to this Block; of a wild one those that lie beside it.
    pub(crate) fn kinds(&self, cell: Cell) -> impl Iterator<Item = Kind> + use<'_, 'a> {
        let face = self.face(cell);
        let zoned = face.and_then(Face::kind);
        let wild = face.and_then(Face::wild);
        let beside = cell.beside().map(|next| self.face(next));
        let touches = move |kind: &Kind| beside.contains(&Some(kind.face()));
        let of_wild = wild.into_iter().flat_map(move |zone_type| {
            let kinds = Density::ALL.map(|density| Kind::new(zone_type, density));
            let none = !kinds.iter().any(touches);
            kinds.into_iter().filter(move |kind| none || touches(kind))
        });
        zoned.into_iter().chain(of_wild)
    }
}

impl ZonedOut {
    /// Whether another player's zone takes this Block of a card, so that nobody else can come there.
    pub(crate) fn is_taken(&self, seat: Seat, cell: Cell, face: Face) -> bool {
        let takes = |other: Seat| {
            let planner = self.zones.planner(other);
            planner.is_some_and(|planner| planner.kind.takes(face))
                && cell.beside().iter().any(|&next| self.zones.held(other).has(next))
        };
        self.seats.iter().any(|other| other != seat && takes(other))
    }
}

#[cfg(test)]
mod tests {
    use plat_engine::{Dice, FastDice, Game, Next, Seats};

    use super::*;
    use crate::options::ZonedOutOptions;
    use crate::state::Action;

    #[test]
    fn a_trial_finds_the_zone_that_the_card_makes() {
        let mut dice = FastDice::new(1);
        let mut tried = 0;
        for seats in 2..=4 {
            let seats = Seats::new(seats).expect("two to four");
            let mut game = ZonedOut::new(&ZonedOutOptions::default(), seats).expect("the usual game");
            let mut actions = Vec::new();
            loop {
                match game.next() {
                    Next::Over => break,
                    Next::Chance | Next::Uncover => {
                        game.unfold(&mut dice);
                    }
                    Next::Seats(movers) => {
                        let seat = movers.first().expect("somebody moves");
                        actions.clear();
                        game.actions(seat, &mut actions);
                        for &action in &actions {
                            tried += usize::from(check(&game, seat, action));
                        }
                        game.act(seat, *dice.pick(&actions));
                    }
                }
            }
        }
        assert!(tried > 10_000, "only {tried} cards were tried");
    }

    /// Says whether there was a card to try and a zone to look at.
    fn check(game: &ZonedOut, seat: Seat, action: Action) -> bool {
        let (Action::Place { card, turn, at }, Some(planner)) = (action, game.zones.planner(seat)) else {
            return false;
        };
        let blocks = game.turned(card, turn);
        let contested = game.zones.others_after(&game.city, seat, at, blocks);
        let others = contested.unwrap_or_else(|| game.zones.others(seat));
        let trial = Trial::new(&game.city, at, blocks);
        let (zone, worth) = trial.zone(planner.at, planner.kind, &others);
        let mut after = game.clone();
        after.act(seat, action);
        assert_eq!(&zone, after.zones.held(seat));
        assert_eq!(worth, after.zones.worth(&after.city, seat));
        true
    }
}
