//! The rules: what happens next, what is legal, and what an action does.

use std::fmt;

use plat_engine::{
    Arg, Dice, Difficulty, Game, Info, Next, OptionError, Refusal as _, Score, Seat, SeatSet, Seats,
    Sentence, View,
};
use plat_grid::CellName;

use crate::cards::Card;
use crate::options::SealedStreetsOptions;
use crate::seats::{MOST_PLAYERS, PerSeat};
use crate::state::{Action, SealedStreets, Turn};
use crate::street::Street;
use crate::view::SealedStreetsView;

/// Why an action, or a draw, is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The card has been spent.
    Spent(Card),
    /// It is time to build, not to bid.
    NoBidding,
    /// It is time to bid, not to build.
    NoBuilding,
    /// The lot lies on another street.
    OtherStreet(CellName),
    /// A house stands there.
    Taken(CellName),
    /// A street cannot be drawn now.
    NotDrawn,
}

impl std::error::Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&SealedStreetsView::english().say(&self.sentence()))
    }
}

impl plat_engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Spent(_) => "bid with your own cards",
            Refusal::NoBidding | Refusal::NoBuilding => "bid, uncover, build",
            Refusal::OtherStreet(_) | Refusal::Taken(_) => "build on a free lot of the street",
            Refusal::NotDrawn => "SS-2",
        }
    }

    fn sentence(&self) -> Sentence {
        match self {
            Refusal::Spent(card) => Sentence::new("spent").with("card", card.number()),
            Refusal::NoBidding => Sentence::new("no-bidding"),
            Refusal::NoBuilding => Sentence::new("no-building"),
            Refusal::OtherStreet(lot) => Sentence::new("other-street").with("cell", Arg::cell(lot)),
            Refusal::Taken(lot) => Sentence::new("taken").with("cell", Arg::cell(lot)),
            Refusal::NotDrawn => Sentence::new("not-drawn"),
        }
    }
}

impl Game for SealedStreets {
    const INFO: Info = Info {
        id: "sealed-streets",
        name: "Sealed Streets",
        designer: "Plat",
        year: 2026,
        about: "Developers bid for the streets of a block, face down, and build houses that stand together.",
        seats: 2..=MOST_PLAYERS,
        minutes: 5,
        difficulty: Difficulty::Light,
        small_screen: &[],
        hidden: true,
        revision: 1,
        // Ten streets; for each a draw, the bids, the uncovering and a house.
        longest: 10 * (1 + MOST_PLAYERS + 1 + 1),
        rule_book: include_str!("../rules/en.md"),
        translations: &[
            ("de", include_str!("../rules/de.md")),
            ("fr", include_str!("../rules/fr.md")),
        ],
        pictures: &[],
    };
    type Options = SealedStreetsOptions;
    type Action = Action;
    type Outcome = Street;
    type Refusal = Refusal;

    fn new(options: &SealedStreetsOptions, seats: Seats) -> Result<SealedStreets, OptionError> {
        Ok(SealedStreets::begin(options.block, seats))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn next(&self) -> Next {
        match self.turn {
            Turn::Draw => Next::Chance,
            Turn::Bid(_) => {
                let bidding: SeatSet = self
                    .seats
                    .iter()
                    .filter(|&seat| self.bids[seat].is_none())
                    .collect();
                match bidding.is_empty() {
                    true => Next::Uncover,
                    false => Next::Seats(bidding),
                }
            }
            Turn::Build(_, seat) => Next::Seats(SeatSet::only(seat)),
            Turn::Over => Next::Over,
        }
    }

    /// Cards from the lowest; lots in reading order.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.turn {
            Turn::Bid(_) => out.extend(self.hands[seat].iter().map(Action::Bid)),
            Turn::Build(street, _) => {
                let lots = street.lots(self.block) & self.free();
                out.extend(lots.into_iter().map(Action::Build));
            }
            Turn::Draw | Turn::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (action, self.turn) {
            (Action::Bid(card), Turn::Bid(_)) if self.hands[seat].has(card) => Ok(()),
            (Action::Bid(card), Turn::Bid(_)) => Err(Refusal::Spent(card)),
            (Action::Bid(_), _) => Err(Refusal::NoBidding),
            (Action::Build(lot), Turn::Build(street, _)) => {
                let name = self.block.name(lot);
                match (street.lots(self.block).has(lot), self.free().has(lot)) {
                    (false, _) => Err(Refusal::OtherStreet(name)),
                    (true, false) => Err(Refusal::Taken(name)),
                    (true, true) => Ok(()),
                }
            }
            (Action::Build(_), _) => Err(Refusal::NoBuilding),
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Bid(card) => self.bids[seat] = Some(card),
            Action::Build(lot) => {
                self.houses[seat] |= plat_grid::Cells::only(lot);
                self.go_on();
            }
        }
    }

    fn draw<D: Dice>(&self, dice: &mut D) -> Street {
        let streets: Vec<Street> = self.to_draw().collect();
        *dice.pick(&streets)
    }

    fn check_outcome(&self, &street: &Street) -> Result<(), Refusal> {
        match self.to_draw().any(|possible| possible == street) {
            true => Ok(()),
            false => Err(Refusal::NotDrawn),
        }
    }

    fn reveal(&mut self, &street: &Street) {
        self.drawn = self.drawn.with(street);
        self.bids = PerSeat::all(None);
        self.turn = Turn::Bid(street);
    }

    fn uncover(&mut self) {
        for seat in self.seats.iter() {
            if let Some(card) = self.bids[seat] {
                self.hands[seat] = self.hands[seat].without(card);
            }
        }
        match (self.turn, self.highest_single()) {
            (Turn::Bid(street), Some(highest)) => self.turn = Turn::Build(street, highest),
            // SS-3: nobody builds.
            _ => self.go_on(),
        }
    }

    fn score(&self, seat: Seat) -> Score {
        self.points(seat)
    }

    fn total(&self, seat: Seat) -> i32 {
        self.sum(seat)
    }
}
