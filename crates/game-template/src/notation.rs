//! How actions are written and said: `5` bids the card 5, `b2` builds a house on b2; `street:b` draws the street b.

use plat_engine::{Arg, Notation, NotationError, Piece, Seat, Sentence, Token, View};

use crate::cards::Card;
use crate::state::{Action, SealedStreets};
use crate::street::Street;
use crate::view::SealedStreetsView;

const STREET: &str = "street:";

impl Notation for SealedStreets {
    fn word(&self, action: Action) -> String {
        match action {
            Action::Bid(card) => card.to_string(),
            Action::Build(lot) => self.block.name(lot).to_string(),
        }
    }

    fn parse(&self, word: &str) -> Result<Action, NotationError> {
        let card = || Card::new(word.parse().ok()?).map(Action::Bid);
        let lot = || self.block.find(word.parse().ok()?).map(Action::Build);
        let expected = || SealedStreetsView::phrase(Sentence::new("card-or-lot"));
        card()
            .or_else(lot)
            .ok_or_else(|| NotationError::new(word, expected()))
    }

    fn outcome_word(&self, street: &Street) -> String {
        format!("{STREET}{}", street.name(self.block))
    }

    fn parse_outcome(&self, word: &str) -> Result<Street, NotationError> {
        let mut streets = Street::all(self.block);
        let expected = || SealedStreetsView::phrase(Sentence::new("a-street"));
        streets
            .find(|street| self.outcome_word(street) == word)
            .ok_or_else(|| NotationError::new(word, expected()))
    }

    fn tokens(&self, action: Action) -> Vec<Token> {
        vec![Token::new(self.word(action))]
    }

    fn says(&self, action: Action) -> Sentence {
        match action {
            Action::Bid(card) => Sentence::new("bid").with("card", card.number()),
            Action::Build(lot) => Sentence::new("build").with("cell", Arg::cell(self.block.name(lot))),
        }
    }

    fn meant(&self, _seat: Seat, touched: &[Token]) -> Option<Action> {
        match touched {
            [only] => self.parse(only.as_str()).ok(),
            _ => None,
        }
    }
}

/// A card of somebody's in a sentence, which a page may draw.
pub(crate) fn card(seat: Seat, card: Card) -> Piece {
    Piece::new(Sentence::new("card").with("card", card.number())).drawn(card_id(seat, card))
}

/// A card as an item of the table.
pub(crate) fn card_id(seat: Seat, card: Card) -> String {
    format!("card-{seat}-{card}")
}
