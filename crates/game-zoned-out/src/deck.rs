//! A deck as data. The deck of the game is the file `data/deck.txt` of this crate; an owner of the game can write
//! the true cards into another one. A record carries the deck it was played with as one word, so that it can be
//! replayed without the file.

use std::fmt;
use std::sync::OnceLock;

use plat_engine::{Sentence, View};

use crate::card::{Blocks, Card, Cards, MOST_CARDS};
use crate::face::{Face, NotAFace};
use crate::view::ZonedOutView;
use crate::words::counted;

/// The deck of the game as a file, which says at its top how to write one.
pub const DECK_FILE: &str = include_str!("../data/deck.txt");

/// Four players need 11 cards in their hands and 4 on the table, and the first turn draws one.
pub const FEWEST_CARDS: usize = 16;

/// The cards of a game, numbered from 1.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck {
    count: u8,
    /// Invariant: the first `count` have a Parking Lot each; the others are all alike, so that equal decks are equal.
    cards: [Blocks; MOST_CARDS],
}

impl Deck {
    /// The deck of the game: 63 cards (ZO-1).
    ///
    /// # Panics
    /// Never: a test reads the file that is compiled in.
    pub fn standard() -> &'static Deck {
        static STANDARD: OnceLock<Deck> = OnceLock::new();
        STANDARD.get_or_init(|| Deck::parse(DECK_FILE).expect("the deck file of this crate is well formed"))
    }

    /// Reads a deck file; the format is explained at the top of `data/deck.txt`.
    ///
    /// # Errors
    /// Names the first line that is wrong, and what is wrong with it.
    pub fn parse(text: &str) -> Result<Deck, DeckError> {
        let mut deck = Deck::EMPTY;
        for (number, line) in (1..).zip(text.lines()) {
            let words: Vec<&str> = line.split('#').next().unwrap_or("").split_whitespace().collect();
            if !words.is_empty() {
                deck.add(&words).map_err(|problem| DeckError {
                    place: Place::Line(number),
                    problem,
                })?;
            }
        }
        deck.big_enough(Place::Line(text.lines().count().max(1)))
    }

    /// Reads the one word that a record has.
    ///
    /// # Errors
    /// Names the first card that is wrong, and what is wrong with it.
    pub fn from_word(word: &str) -> Result<Deck, DeckError> {
        let mut deck = Deck::EMPTY;
        let mut last = 1;
        for (number, card) in (1..).zip(word.split(',')) {
            let letters: Vec<char> = card.chars().collect();
            let codes: Vec<String> = letters.chunks(2).map(|code| code.iter().collect()).collect();
            let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
            let place = Place::Card(number);
            deck.add(&codes).map_err(|problem| DeckError { place, problem })?;
            last = number;
        }
        deck.big_enough(Place::Card(last))
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Never: a deck has at least 16 cards.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All cards.
    pub fn cards(&self) -> Cards {
        Cards::first(self.len())
    }

    /// The Blocks of a card, as the deck lists them.
    #[inline]
    pub fn blocks(&self, card: Card) -> Blocks {
        self.cards[card.index() % MOST_CARDS]
    }

    const EMPTY: Deck = Deck {
        count: 0,
        cards: [Blocks([Face::PARKING_LOT; 4]); MOST_CARDS],
    };

    fn add(&mut self, codes: &[&str]) -> Result<(), DeckProblem> {
        let faces = codes
            .iter()
            .take(4)
            .map(|code| code.parse().map_err(DeckProblem::Face))
            .collect::<Result<Vec<Face>, _>>()?;
        let blocks: [Face; 4] = match (faces.try_into(), codes.len()) {
            (Ok(blocks), 4) => blocks,
            (_, count) => return Err(DeckProblem::NotFour(count)),
        };
        if !blocks.contains(&Face::PARKING_LOT) {
            return Err(DeckProblem::NoParkingLot);
        }
        let slot = self.cards.get_mut(usize::from(self.count));
        *slot.ok_or(DeckProblem::TooMany)? = Blocks(blocks);
        self.count += 1;
        Ok(())
    }

    fn big_enough(self, place: Place) -> Result<Deck, DeckError> {
        match self.len() {
            FEWEST_CARDS.. => Ok(self),
            count => Err(DeckError {
                place,
                problem: DeckProblem::TooFew(count),
            }),
        }
    }
}

/// The one word that a record has: two letters a Block, eight a card.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for card in self.cards().iter() {
            if card.index() > 0 {
                f.write_str(",")?;
            }
            for face in self.blocks(card).0 {
                f.write_str(face.code())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self == Deck::standard() {
            return f.write_str("Deck(standard)");
        }
        write!(f, "Deck({self})")
    }
}

/// What is wrong with a deck, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckError {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: DeckProblem,
}

/// Where something is wrong with a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A line of a file, from 1.
    Line(usize),
    /// A card of the word in a record, from 1.
    Card(usize),
}

/// What can be wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckProblem {
    /// Not a Block.
    Face(NotAFace),
    /// Not four Blocks.
    NotFour(usize),
    /// The set-up needs a Parking Lot on every card.
    NoParkingLot,
    /// More than the program can hold.
    TooMany,
    /// Not enough for four players.
    TooFew(usize),
}

impl DeckError {
    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        let (message, number) = match self.place {
            Place::Line(number) => ("deck-line", number),
            Place::Card(number) => ("deck-card", number),
        };
        Sentence::new(message)
            .with("number", number)
            .with("problem", self.problem.sentence())
    }
}

impl DeckProblem {
    fn sentence(&self) -> Sentence {
        match self {
            DeckProblem::Face(error) => error.sentence(),
            DeckProblem::NotFour(count) => counted("deck-not-four", *count),
            DeckProblem::NoParkingLot => Sentence::new("deck-no-parking-lot"),
            DeckProblem::TooMany => Sentence::new("deck-too-many").with("most", MOST_CARDS),
            DeckProblem::TooFew(count) => counted("deck-too-few", *count).with("fewest", FEWEST_CARDS),
        }
    }
}

impl std::error::Error for DeckError {}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ZonedOutView::english().say(&self.sentence()))
    }
}
