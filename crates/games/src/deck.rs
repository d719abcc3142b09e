//! The cards of a game, where they are a file that people can replace.

use plat_game_zoned_out::{Card, DECK_FILE, Deck};

/// The cards of a game as a file that people can write.
#[derive(Clone, Copy)]
pub struct DeckFile {
    /// The file with the cards that are played unless others are chosen. It says how to write another.
    pub text: &'static str,
    /// Reads such a file as the option that plays with it; what is wrong is said with its line.
    pub option: fn(&str) -> Result<String, String>,
    /// Reads such a file as a list of cards.
    pub cards: fn(&str) -> Result<Vec<ListedCard>, String>,
}

/// A card of such a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCard {
    /// How actions name it.
    pub name: String,
    /// What is on it.
    pub shows: String,
}

pub(crate) const OF_ZONED_OUT: DeckFile = DeckFile {
    text: DECK_FILE,
    option: |text| {
        let deck = Deck::parse(text).map_err(|error| error.to_string())?;
        Ok(format!("deck={deck}"))
    },
    cards: |text| {
        let deck = Deck::parse(text).map_err(|error| error.to_string())?;
        let card = |card: Card| ListedCard {
            name: card.to_string(),
            shows: deck.blocks(card).to_string(),
        };
        Ok(deck.cards().iter().map(card).collect())
    },
};
