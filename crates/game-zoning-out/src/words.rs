//! The words of the game, in the files of `words/`, and how colours, sizes, pyramids and places are said.

use plat_engine::{Arg, Sentence, Shelf, Words};

use crate::notation::piece_word;
use crate::piece::{Colour, Piece, Size};
use crate::place::Place;

/// The words of this game.
static WORDS: Words = plat_engine::words!();

/// The same with those that every table needs, in every language.
pub(crate) static SHELF: Shelf = Shelf::new(&[&WORDS]);

impl Colour {
    /// The message of the colour, as it is said of a pyramid.
    fn message(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Black => "black",
        }
    }

    /// The message of what it stands for, as the scoring sheet says it; black has none there.
    pub(crate) fn zone(self) -> &'static str {
        match self {
            Colour::Red => "zone-red",
            Colour::Blue => "zone-blue",
            Colour::Green => "zone-green",
            Colour::Yellow => "zone-yellow",
            Colour::Black => "score-black",
        }
    }
}

impl Size {
    /// The message of the size, as it is said of a pyramid.
    fn message(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
        }
    }

    /// A pyramid of this size, whatever its colour.
    pub(crate) fn pyramid(self) -> Sentence {
        Sentence::new(match self {
            Size::Small => "small-pyramid",
            Size::Medium => "medium-pyramid",
            Size::Large => "large-pyramid",
        })
    }

    /// All pyramids of this size.
    pub(crate) fn pyramids(self) -> Sentence {
        Sentence::new(match self {
            Size::Small => "small-pyramids",
            Size::Medium => "medium-pyramids",
            Size::Large => "large-pyramids",
        })
    }
}

impl Piece {
    /// What it is called: "large red".
    pub fn sentence(self) -> Sentence {
        Sentence::new("piece")
            .with("size", Sentence::new(self.size.message()))
            .with("colour", Sentence::new(self.colour.message()))
    }

    /// The same where a page may draw it as it was in the hand.
    pub(crate) fn in_hand(self) -> plat_engine::Piece {
        plat_engine::Piece::new(self.sentence()).drawn(in_hand_id(self))
    }

    /// The same where a page may draw it as it is in the supply of a competition.
    pub(crate) fn in_supply(self) -> plat_engine::Piece {
        plat_engine::Piece::new(self.sentence()).drawn(left_id(self))
    }
}

impl From<Place> for Arg {
    fn from(place: Place) -> Arg {
        Arg::cell(place)
    }
}

/// The id of a pyramid in hand.
pub(crate) fn in_hand_id(piece: Piece) -> String {
    format!("in-hand-{}", piece_word(piece))
}

/// The id of the pyramids of a kind that are left.
pub(crate) fn left_id(piece: Piece) -> String {
    format!("left-{}", piece_word(piece))
}

/// Several pyramids.
pub(crate) fn pieces(pieces: impl IntoIterator<Item = Piece>) -> Arg {
    let said: Vec<Sentence> = pieces.into_iter().map(Piece::sentence).collect();
    said.into()
}

/// A message about so many things.
pub(crate) fn counted(message: &'static str, count: usize) -> Sentence {
    Sentence::new(message).with("count", count)
}
