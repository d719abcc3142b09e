//! The state of a game: the cities, the pyramids that are left, the scoring rules in play, and whose turn it is.

use arrayvec::ArrayVec;
use plat_engine::{Seat, SeatSet, Seats};

use crate::city::{City, Code, MOST_PIECES};
use crate::options::{Mode, ZoningOutOptions};
use crate::piece::{Colour, Piece, Size, Supply};
use crate::place::Place;
use crate::rule_set::RuleSet;
use crate::scoring_rule::{Edition, Targets};
use crate::seats::Cities;

/// The most pyramids of one size.
const MOST_OF_A_SIZE: usize = MOST_PIECES / 3;

/// The pyramids of one size in a line, the last one to be taken first.
pub(crate) type Queue = ArrayVec<Colour, MOST_OF_A_SIZE>;

/// A game of Zoning Out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoningOut {
    pub(crate) seats: Seats,
    pub(crate) mode: Mode,
    pub(crate) edition: Edition,
    pub(crate) small_city: bool,
    /// Whose targets are played for.
    pub(crate) targets: Targets,
    /// What is added to them.
    pub(crate) raise: u8,
    /// How many rules are drawn if none were named.
    pub(crate) rules_to_draw: u8,
    /// Whether the pyramids lie open in lines.
    pub(crate) apc: bool,
    /// None before they are drawn.
    pub(crate) rules: RuleSet,
    pub(crate) turn: Turn,
    /// By size, the pyramid of this turn that fitted nowhere and went back (ZU-1).
    pub(crate) refused: [Option<Colour>; 3],
    /// What is left: in the bag, in the lines, or in front of everybody.
    pub(crate) supply: Supply,
    /// The lines of APC, by size; empty otherwise.
    pub(crate) lines: [Queue; 3],
    /// The pyramids called in competitive play, in order. With them a city that one cannot see can be imagined.
    pub(crate) called: ArrayVec<Piece, MOST_PIECES>,
    /// Everybody's city in competitive play; otherwise the one that all build, as the first seat's.
    pub(crate) cities: Cities,
}

/// Whose turn it is to do what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Turn {
    /// The scoring rules are drawn.
    Rules,
    /// The lines of APC are laid out.
    Lines,
    /// A player chooses a size; in competitive play, a pyramid.
    Choose(Seat),
    /// A pyramid of this size is drawn for a player.
    Draw(Seat, Size),
    /// A player places a pyramid.
    Place(Seat, Piece),
    /// Everybody who is not yet done places this pyramid in the own city.
    Build {
        /// Who called it.
        caller: Seat,
        /// What.
        piece: Piece,
        /// Who has placed it.
        done: SeatSet,
    },
    /// Everybody has placed the last pyramid, and the hidden cities are uncovered.
    Uncover,
    /// The game is over.
    Over,
}

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Choose a size; in APC, take the front pyramid of its line.
    Size(Size),
    /// Competitive: choose the pyramid that everybody places.
    Call(Piece),
    /// Place the pyramid.
    Place(Place),
    /// Competitive: set the pyramid aside, as it fits nowhere.
    Aside,
}

/// What chance may bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The scoring rules in play.
    Rules(RuleSet),
    /// The lines of APC: small, medium and large, each from its front.
    Lines([Vec<Colour>; 3]),
    /// A pyramid of this colour, in the size that was chosen.
    Colour(Colour),
}

impl ZoningOut {
    pub(crate) fn begin(options: &ZoningOutOptions, seats: Seats, named: Option<RuleSet>) -> ZoningOut {
        let mut game = ZoningOut {
            seats,
            mode: options.mode,
            edition: options.edition,
            small_city: options.small_city,
            targets: options.targets,
            raise: options.raise,
            rules_to_draw: options.rules_to_draw() as u8,
            apc: options.apc,
            rules: RuleSet::default(),
            turn: Turn::Rules,
            refused: [None; 3],
            supply: Supply::trios(options.trios()),
            lines: Default::default(),
            called: ArrayVec::new(),
            cities: Cities::new(match options.mode {
                Mode::Together => 1,
                Mode::Competitive => seats.count(),
            }),
        };
        if let Some(rules) = named {
            game.set_rules(rules);
        }
        game
    }

    /// Whether everybody has a city of their own.
    #[inline]
    pub fn is_competitive(&self) -> bool {
        self.mode == Mode::Competitive
    }

    /// The city that this player builds.
    #[inline]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[self.owner(seat)]
    }

    /// The one that all build, where they build together.
    #[inline]
    pub(crate) fn common_city(&self) -> &City {
        &self.cities[Seat::ALL[0]]
    }

    /// The scoring rules in play; none before they are drawn.
    #[inline]
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The pyramids that are left.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// In APC, the lines of small, medium and large pyramids, each from its front; empty otherwise.
    pub fn lines(&self) -> [impl Iterator<Item = Colour>; 3] {
        self.lines.each_ref().map(|line| line.iter().rev().copied())
    }

    /// The pyramid that this player has to place, if it is time for that.
    pub fn in_hand(&self, seat: Seat) -> Option<Piece> {
        match self.turn {
            Turn::Place(to, piece) if to == seat => Some(piece),
            Turn::Build { piece, done, .. } if !done.has(seat) => Some(piece),
            _ => None,
        }
    }

    /// The pyramid that is placed now, by whomever.
    pub(crate) fn placing(&self) -> Option<Piece> {
        match self.turn {
            Turn::Place(_, piece) | Turn::Build { piece, .. } => Some(piece),
            _ => None,
        }
    }

    /// In APC, the first pyramid of the line of this size.
    pub(crate) fn front(&self, size: Size) -> Option<Piece> {
        let colour = *self.lines[size as usize].last()?;
        Some(Piece { colour, size })
    }

    #[inline]
    pub(crate) fn owner(&self, seat: Seat) -> Seat {
        if self.is_competitive() { seat } else { Seat::ALL[0] }
    }

    #[inline]
    pub(crate) fn code(&self) -> Code {
        self.rules.code()
    }

    /// The rules are known; play begins, or the lines are laid out first.
    pub(crate) fn set_rules(&mut self, rules: RuleSet) {
        self.rules = rules;
        self.turn = if self.apc {
            Turn::Lines
        } else {
            Turn::Choose(Seat::ALL[0])
        };
    }

    /// Whether a size is left that has not been refused in this turn.
    #[inline]
    pub(crate) fn can_choose(&self, size: Size) -> bool {
        self.refused[size as usize].is_none() && self.supply.of_size(size) > 0
    }

    /// A player has a pyramid in hand: places it next, or gives it back if it fits nowhere (ZU-1).
    #[inline]
    pub(crate) fn take_in_hand(&mut self, seat: Seat, piece: Piece) {
        if self.common_city().has_room(piece.size, self.code()) {
            self.supply.take(piece);
            if self.apc {
                self.lines[piece.size as usize].pop();
            }
            self.turn = Turn::Place(seat, piece);
            return;
        }
        self.refused[piece.size as usize] = Some(piece.colour);
        let another = Size::ALL.into_iter().any(|size| self.can_choose(size));
        self.turn = if another { Turn::Choose(seat) } else { Turn::Over };
    }

    /// A turn is over; the next player goes on, if there is anything left.
    #[inline]
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.refused = [None; 3];
        self.turn = match self.supply.is_empty() {
            false => Turn::Choose(self.seats.after(seat)),
            true if self.is_competitive() => Turn::Uncover,
            true => Turn::Over,
        };
    }
}
