//! What a sensible planner would do, found quickly: for playouts.
//!
//! Zones score by the square of their size, so the thought is to stay and grow a zone while that goes well, and to
//! leave for the best zone around when it does not. Of the hundreds of ways to place a card a rough look finds a few
//! that fit, and these are tried out together with the planner's move.

use plat_engine::{Dice, Game, Seat};

use crate::card::{Cards, Turned};
use crate::cell::{Cell, Cells};
use crate::face::{Density, Face, Kind};
use crate::forecast::weight;
use crate::state::{Action, Turn, ZonedOut};
use crate::trial::Trial;
use crate::worth::Worth;

/// So many placements are tried out.
const SHORTLIST: usize = 8;

impl ZonedOut {
    /// A sensible action, found quickly.
    pub(crate) fn quick_choice<D: Dice>(
        &self,
        seat: Seat,
        dice: &mut D,
        scratch: &mut Vec<Action>,
    ) -> Action {
        match self.turn {
            Turn::Play { .. } => {
                let sight = Sight::of(self, seat);
                let shortlist = self.shortlist(&sight, dice);
                let actions = shortlist.iter().flatten().map(|&(_, action)| action);
                let best = actions.max_by_key(|&action| sight.promise(action));
                best.unwrap_or_else(|| self.pick(seat, dice, scratch))
            }
            Turn::Move(_) => {
                scratch.clear();
                self.actions(seat, scratch);
                match scratch[..] {
                    [only] => only,
                    _ => {
                        let sight = Sight::of(self, seat);
                        let best = scratch.iter().max_by_key(|&&action| sight.pull(action));
                        *best.expect("who may move has a move, if only to leave")
                    }
                }
            }
            Turn::Begin(_) => {
                scratch.clear();
                self.actions(seat, scratch);
                let value = |&&action: &&Action| {
                    let mut after = self.clone();
                    after.act(seat, action);
                    after.outlook(seat)
                };
                *scratch.iter().max_by_key(value).expect("the city has a zone")
            }
            _ => self.pick(seat, dice, scratch),
        }
    }

    /// The placements that fit best, the best first; between equals any.
    fn shortlist<D: Dice>(&self, sight: &Sight, dice: &mut D) -> [Option<(i32, Action)>; SHORTLIST] {
        let places = self.places(sight.seat);
        let partners = partners(self);
        let mut list: [Option<(i32, Action)>; SHORTLIST] = [None; SHORTLIST];
        for card in self.hands[sight.seat].iter() {
            let careful = self.can_join(card);
            for turn in Turned::ALL {
                let faces = self.turned(card, turn).0.map(|face| sight.face(face, &partners));
                for at in places.iter() {
                    let value = sight.fit(&faces, at) * 64 + dice.below(64) as i32;
                    let is_worse = |&(other, _): &(i32, Action)| value <= other;
                    if list[SHORTLIST - 1].as_ref().is_some_and(is_worse)
                        || (careful && self.would_join(card, turn, at))
                    {
                        continue;
                    }
                    let better = list.iter().flatten().filter(|&item| is_worse(item)).count();
                    list[better..].rotate_right(1);
                    list[better] = Some((value, Action::Place { card, turn, at }));
                }
            }
        }
        list
    }
}

/// What a player sees in a Block of a card.
struct FaceSight<'a> {
    /// Whether it can join the own zone.
    fits: bool,
    bonus: i32,
    /// The free Blocks of the city with which it can be in a zone, if it can be in any.
    partners: Option<&'a Cells>,
}

/// What a player looks at when placing a card or moving the planner.
struct Sight<'a> {
    game: &'a ZonedOut,
    seat: Seat,
    /// What the own zone is of, and how many Blocks it has.
    kind: Option<Kind>,
    size: i32,
    /// What lies beside the own zone, and beside those of the others.
    beside: Cells,
    beside_others: Cells,
    /// The zones of the others.
    others: Cells,
    /// What to develop the zone gives beside its points, in hundredths of one: objectives and skyscrapers.
    leaving: i32,
    /// Whether this is the last turn, so that it is too late for another zone.
    last: bool,
}

impl Sight<'_> {
    fn of(game: &ZonedOut, seat: Seat) -> Sight<'_> {
        let others = game.zones.others(seat);
        let planner = game.zones.planner(seat);
        let turns = game.turns_left(seat);
        let leaving = planner.map_or(0, |planner| {
            let mut after = game.clone();
            after.develop(seat, planner);
            let lead = |game: &ZonedOut| game.lead_of(seat, |other| game.settled(other, turns));
            lead(&after) - lead(game) - 100 * game.points_of(game.zones.worth(&game.city, seat))
        });
        Sight {
            game,
            seat,
            kind: planner.map(|planner| planner.kind),
            size: game.zones.held(seat).len() as i32,
            beside: game.zones.held(seat).beside(),
            beside_others: others.beside(),
            others,
            leaving,
            last: game.ender.is_some() || game.deck() == 0,
        }
    }

    /// Roughly what a card is worth there, in points.
    #[inline]
    fn fit(&self, faces: &[FaceSight; 4], at: Cell) -> i32 {
        let own = self.game.zones.held(self.seat);
        let around = at.around_card();
        let under = at.under_card();
        // Bit by bit which Blocks of the card are in the own zone: those that fit and touch it or one another.
        let (mut fitting, mut joined) = (0u8, 0u8);
        for (index, face) in faces.iter().enumerate() {
            if face.fits {
                fitting |= 1 << index;
                joined |= u8::from(self.beside.has(under[index]) || own.has(under[index])) << index;
            }
        }
        for _ in 0..2 {
            joined |= (joined << 1 | joined >> 3 | joined >> 1 | joined << 3) & fitting;
        }
        let mut value = 0;
        let mut grown = joined.count_ones() as i32;
        let mut fresh = 0;
        for (index, face) in faces.iter().enumerate() {
            let cell = under[index];
            let is_joined = joined >> index & 1 == 1;
            grown -= i32::from(own.has(cell));
            if self.beside.has(cell) {
                if self.game.city.is_open(cell) {
                    value -= self.game.city.face(cell).bonus();
                }
                if !is_joined {
                    value += face.bonus;
                }
            }
            if self.beside_others.has(cell) {
                value -= face.bonus;
            }
            if let Some(partners) = face.partners {
                let [one, other] = [around[2 * index], around[2 * index + 1]];
                let more = i32::from(partners.has(one)) + i32::from(partners.has(other));
                match is_joined {
                    true => grown += more,
                    false => fresh = fresh.max(more + 1),
                }
            }
        }
        let size = self.size + grown;
        // Who can stay does not begin anew.
        let next = if joined == 0 {
            fresh * (fresh + 1) / 2
        } else {
            self.size
        };
        value + size * (size + 1) / 2 + next
    }

    fn face<'a>(&self, face: Face, partners: &'a [Cells; Face::COUNT]) -> FaceSight<'a> {
        FaceSight {
            fits: self.kind.is_some_and(|kind| kind.takes(face)),
            bonus: face.bonus(),
            partners: face.is_zone().then(|| &partners[usize::from(face.bits())]),
        }
    }

    /// What a placement leads to with the best move of the planner, in hundredths of a point.
    fn promise(&self, action: Action) -> i32 {
        let Action::Place { card, turn, at } = action else {
            return i32::MIN;
        };
        let blocks = self.game.turned(card, turn);
        let trial = Trial::new(&self.game.city, at, blocks);
        // Where zones meet, who came first has the wild Blocks.
        let contested = self
            .game
            .zones
            .others_after(&self.game.city, self.seat, at, blocks);
        let others = contested.as_ref().unwrap_or(&self.others);
        let mut hand = self.game.hands[self.seat];
        hand.take(card);
        let (zone, worth) = match self.game.zones.planner(self.seat) {
            Some(planner) => trial.zone(planner.at, planner.kind, others),
            None => (Cells::NONE, Worth::default()),
        };
        let mut best = self.leave(worth);
        for (cell, face) in at.under_card().into_iter().zip(blocks.0) {
            if zone.has(cell) {
                best = best.max(self.stay(worth, hand));
            } else if face.is_zone() && !others.has(cell) && !self.game.is_taken(self.seat, cell, face) {
                for kind in trial.kinds(cell) {
                    let mut barred = others.clone();
                    barred.add_all(&zone);
                    best = best.max(self.leave(worth) + self.arrive(&trial, &barred, cell, kind, hand));
                }
            }
        }
        let features = at.under_card().into_iter().zip(blocks.0);
        let spoils = features.filter(|&(cell, _)| self.beside_others.has(cell));
        best - weight::POINT * spoils.map(|(_, face)| face.bonus()).sum::<i32>()
    }

    /// What a move of the planner leads to, in hundredths of a point.
    fn pull(&self, action: Action) -> i32 {
        let (Action::Move { to, density }, Some(laid)) = (action, self.game.laid) else {
            return 0;
        };
        let trial = Trial::new(&self.game.city, laid.at, self.game.turned(laid.card, laid.turn));
        let hand = self.game.hands[self.seat];
        let held = self.game.zones.held(self.seat);
        let worth = self.game.zones.worth(&self.game.city, self.seat);
        if held.has(to) {
            return self.stay(worth, hand);
        }
        let face = self.game.city.face(to);
        let declared = face.wild().zip(density);
        let kind = declared.map(|(zone_type, density)| Kind::new(zone_type, density));
        let new = face.kind().or(kind);
        let mut barred = self.others.clone();
        barred.add_all(held);
        self.leave(worth) + new.map_or(0, |kind| self.arrive(&trial, &barred, to, kind, hand))
    }

    /// What it is worth to stay in the zone when it is like this.
    fn stay(&self, worth: Worth, hand: Cards) -> i32 {
        match self.kind {
            Some(kind) if !self.last => self.game.zone_value(worth, kind, hand),
            _ => 0,
        }
    }

    /// What it is worth to develop it.
    fn leave(&self, worth: Worth) -> i32 {
        100 * self.game.points_of(worth) + self.leaving
    }

    /// What the zone is worth that the planner finds, without the one that it leaves and those of others.
    fn arrive(&self, trial: &Trial, barred: &Cells, to: Cell, kind: Kind, hand: Cards) -> i32 {
        if self.last {
            return 0;
        }
        let (_, worth) = trial.zone(to, kind, barred);
        self.game.zone_value(worth, kind, hand)
    }
}

/// By face, the Blocks in nobody's zone with which a Block of that face can be in one.
fn partners(game: &ZonedOut) -> [Cells; Face::COUNT] {
    let mut partners = [const { Cells::NONE }; Face::COUNT];
    let mut add = |face: Face, cell: Cell| partners[usize::from(face.bits())].add(cell);
    for cell in game.city.open().filter(|&cell| game.zones.holder(cell).is_none()) {
        let face = game.city.face(cell);
        if let Some(kind) = face.kind() {
            add(face, cell);
            add(kind.zone_type().wild(), cell);
        } else if let Some(zone_type) = face.wild() {
            add(face, cell);
            for density in Density::ALL {
                add(Kind::new(zone_type, density).face(), cell);
            }
        }
    }
    partners
}
