//! How actions and draws are written and said.
//!
//! `c17:90:n2e3` plays card 17, turned clockwise by 90 degrees, with its north-west Block on n2e3; `pass` plays none.
//! `discard:c17` puts a card to the bottom of the deck and `redraw` draws for what was discarded. `n2e3` moves the
//! planner, `n2e3:heavy` to a wild Block with a declared density, `leave` takes it from the city. Chance brings
//! `start:2`, `2+c5,c17` (cards for seat 2), `city:c1,c2,c3,c4` (clockwise from the north-west),
//! `secret:2+midtown-bonus` and `public:midtown-bonus,most-industrial-blocks`.

use plat_engine::{Arg, Notation, NotationError, Piece, Seat, Sentence, Token, View};

use crate::card::{Blocks, Card, Cards, Turned};
use crate::cell::{Cell, Spot};
use crate::face::Density;
use crate::objective::{Objective, Objectives};
use crate::state::{Action, Outcome, Turn, ZonedOut};
use crate::view::ZonedOutView;
use crate::words::{card_of_hand, counted, over_blocks};

pub(crate) const PASS: &str = "pass";
pub(crate) const DISCARD: &str = "discard";
pub(crate) const REDRAW: &str = "redraw";
pub(crate) const LEAVE: &str = "leave";

impl Notation for ZonedOut {
    fn word(&self, action: Action) -> String {
        match action {
            Action::Place { card, turn, at } => {
                format!("{card}:{}:{}", turn.degrees(), self.city.spot(at))
            }
            Action::Pass => PASS.to_owned(),
            Action::Discard(card) => format!("{DISCARD}:{card}"),
            Action::Redraw => REDRAW.to_owned(),
            Action::Move { to, density: None } => self.city.spot(to).to_string(),
            Action::Move {
                to,
                density: Some(density),
            } => format!("{}:{}", self.city.spot(to), density.word()),
            Action::Leave => LEAVE.to_owned(),
        }
    }

    fn parse(&self, word: &str) -> Result<Action, NotationError> {
        let parts: Vec<&str> = word.split(':').collect();
        let read = match *parts.as_slice() {
            [PASS] => Some(Action::Pass),
            [REDRAW] => Some(Action::Redraw),
            [LEAVE] => Some(Action::Leave),
            [DISCARD, card] => self.read_card(card).map(Action::Discard),
            [card, turn, at] => self
                .read_card(card)
                .zip(read_turn(turn))
                .and_then(|(card, turn)| {
                    let at = self.read_cell(at)?;
                    Some(Action::Place { card, turn, at })
                }),
            [to] => self.read_cell(to).map(|to| Action::Move { to, density: None }),
            [to, density] => self.read_cell(to).and_then(|to| {
                let density = read_density(density)?;
                Some(Action::Move {
                    to,
                    density: Some(density),
                })
            }),
            _ => None,
        };
        read.ok_or_else(|| NotationError::new(word, ZonedOutView::phrase(Sentence::new("expected-action"))))
    }

    fn outcome_word(&self, outcome: &Outcome) -> String {
        match *outcome {
            Outcome::Start(seat) => format!("start:{seat}"),
            Outcome::Cards { to, cards } => format!("{to}+{cards}"),
            Outcome::City(cards) => format!("city:{}", cards.map(|card| card.to_string()).join(",")),
            Outcome::Secret { to, objectives } => format!("secret:{to}+{objectives}"),
            Outcome::Public(objectives) => format!("public:{objectives}"),
        }
    }

    fn parse_outcome(&self, word: &str) -> Result<Outcome, NotationError> {
        let read = || {
            if let Some(seat) = word.strip_prefix("start:") {
                return read_seat(seat).map(Outcome::Start);
            }
            if let Some(cards) = word.strip_prefix("city:") {
                let cards: Option<Vec<Card>> = cards.split(',').map(|card| self.read_card(card)).collect();
                return cards?.try_into().ok().map(Outcome::City);
            }
            if let Some(objectives) = word.strip_prefix("public:") {
                return read_objectives(objectives).map(Outcome::Public);
            }
            if let Some((to, objectives)) = word.strip_prefix("secret:").and_then(|rest| rest.split_once('+'))
            {
                let (to, objectives) = (read_seat(to)?, read_objectives(objectives)?);
                return Some(Outcome::Secret { to, objectives });
            }
            let (to, words) = word.split_once('+')?;
            let cards: Option<Cards> = words.split(',').map(|card| self.read_card(card)).collect();
            let (to, cards) = (read_seat(to)?, cards?);
            (cards.to_string() == words).then_some(Outcome::Cards { to, cards })
        };
        read().ok_or_else(|| NotationError::new(word, ZonedOutView::phrase(Sentence::new("expected-draw"))))
    }

    /// A card in hand as it is turned, the cell of its north-west Block, and the card itself, for who touches that first;
    /// a cell and, on a wild Block, a density.
    fn tokens(&self, action: Action) -> Vec<Token> {
        match action {
            Action::Place { card, turn, at } => {
                vec![turn_token(card, turn), self.cell_token(at), card_token(card)]
            }
            Action::Pass => vec![Token::new(PASS)],
            Action::Discard(card) => vec![Token::new(DISCARD), card_token(card)],
            Action::Redraw => vec![Token::new(REDRAW)],
            Action::Move { to, density } => {
                let mut tokens = vec![self.cell_token(to)];
                tokens.extend(density.map(density_token));
                tokens
            }
            Action::Leave => vec![Token::new(LEAVE)],
        }
    }

    fn says(&self, action: Action) -> Sentence {
        match action {
            Action::Place { card, turn, at } => Sentence::new("lay")
                .with("card", self.card(card))
                .with("degrees", i32::from(turn.degrees()))
                .with("cell", self.city.spot(at))
                .with("covered", self.covered(at)),
            Action::Pass => Sentence::new("pass"),
            Action::Discard(card) => Sentence::new(match self.turn {
                Turn::Discard { .. } => "discard",
                _ => "redraw",
            })
            .with("card", self.card(card)),
            Action::Redraw => counted("draw", self.discarded()),
            Action::Move { to, density } => Sentence::new("move").with("spot", self.goal(to, density)),
            Action::Leave => Sentence::new(match self.zones.planner(self.to_act()) {
                Some(_) => "leave",
                None => "stay-away",
            }),
        }
    }

    /// A card, or one of its turns, with a cell; a cell where a planner is to go; a button, or one with a card. A card whose
    /// turn was not chosen is meant as it lies.
    fn meant(&self, _seat: Seat, touched: &[Token]) -> Option<Action> {
        let words = touched.iter().map(Token::as_str);
        let (spots, things): (Vec<&str>, Vec<&str>) = words.partition(|word| Spot::parse(word).is_some());
        let moves = matches!(self.turn, Turn::Begin(_) | Turn::Move(_));
        match (things.as_slice(), spots.as_slice()) {
            ([button @ (PASS | REDRAW | LEAVE)], []) => self.parse(button).ok(),
            ([DISCARD, card] | [card, DISCARD], []) => self.parse(&format!("{DISCARD}:{card}")).ok(),
            ([], [to]) if moves => self.parse(to).ok(),
            ([density], [to]) if read_density(density).is_some() => {
                self.parse(&format!("{to}:{density}")).ok()
            }
            ([thing], [at]) => self.meant_card(thing, at),
            ([card, turned] | [turned, card], [at]) if turned.strip_prefix(card)?.starts_with(':') => {
                self.meant_card(turned, at)
            }
            _ => None,
        }
    }
}

impl ZonedOut {
    fn cell_token(&self, cell: Cell) -> Token {
        spot_token(self.city.spot(cell))
    }

    /// A card, turned or as it lies, on a cell.
    fn meant_card(&self, thing: &str, at: &str) -> Option<Action> {
        let turned = match self.read_card(thing) {
            Some(card) => turn_token(card, Turned::By0).to_string(),
            None => thing.to_owned(),
        };
        let action = self.parse(&format!("{turned}:{at}")).ok()?;
        matches!(action, Action::Place { .. }).then_some(action)
    }

    fn read_cell(&self, name: &str) -> Option<Cell> {
        self.city.cell(Spot::parse(name)?)
    }

    fn read_card(&self, name: &str) -> Option<Card> {
        let number = name.strip_prefix('c')?;
        let card = Card::from_number(number.parse().ok()?)?;
        (card.to_string() == name && self.cards.cards().has(card)).then_some(card)
    }

    /// How many cards have been discarded to be drawn for.
    pub(crate) fn discarded(&self) -> usize {
        match self.turn {
            Turn::Discard { discarded, .. } => discarded.into(),
            _ => 0,
        }
    }

    /// A card of the player whose turn it is.
    fn card(&self, card: Card) -> Piece {
        let mut others = self.hands[self.to_act()];
        others.take(card);
        let others: Vec<Blocks> = others.iter().map(|other| self.cards.blocks(other)).collect();
        card_of_hand(card, self.cards.blocks(card), &others)
    }

    /// The Blocks that a card there covers.
    pub(crate) fn covered(&self, at: Cell) -> Arg {
        let there = at.under_card().into_iter().filter(|&cell| self.city.has(cell));
        over_blocks(there.map(|cell| self.city.face(cell)))
    }

    /// Where a planner goes, and as what.
    pub(crate) fn goal(&self, to: Cell, density: Option<Density>) -> Sentence {
        let spot = match density {
            None => Sentence::new("spot"),
            Some(density) => Sentence::new("spot-declared").with("declared", density),
        };
        spot.with("cell", self.city.spot(to))
            .with("block", self.city.face(to))
    }

    /// Whose turn it is; anybody while it is nobody's.
    fn to_act(&self) -> Seat {
        match self.turn {
            Turn::Begin(seat) | Turn::Play { seat, .. } | Turn::Discard { seat, .. } | Turn::Move(seat) => {
                seat
            }
            _ => Seat::ALL[0],
        }
    }
}

/// A card in the hand.
pub(crate) fn card_token(card: Card) -> Token {
    Token::new(card.to_string())
}

/// A card as it is turned: how an action's word begins.
pub(crate) fn turn_token(card: Card, turn: Turned) -> Token {
    Token::new(format!("{card}:{}", turn.degrees()))
}

/// A place of the city.
pub(crate) fn spot_token(spot: Spot) -> Token {
    Token::new(spot.to_string())
}

/// A declared density.
pub(crate) fn density_token(density: Density) -> Token {
    Token::new(density.word())
}

fn read_turn(degrees: &str) -> Option<Turned> {
    Turned::ALL
        .into_iter()
        .find(|turn| turn.degrees().to_string() == degrees)
}

fn read_density(word: &str) -> Option<Density> {
    Density::ALL.into_iter().find(|density| density.word() == word)
}

fn read_seat(digits: &str) -> Option<Seat> {
    let seat = digits.parse().ok().and_then(Seat::from_number);
    seat.filter(|seat| seat.to_string() == digits)
}

fn read_objectives(words: &str) -> Option<Objectives> {
    let read: Result<Objectives, _> = words.split(',').map(str::parse::<Objective>).collect();
    read.ok().filter(|objectives| objectives.to_string() == words)
}
