//! Sealed Streets, a small game to begin another one from (`docs/new-game.md`).
//!
//! Two to four developers bid for the streets of a block with one card each, all at once and face down. The highest
//! bid that nobody else has made builds a house on the street. Houses that stand together are worth more.
//!
//! It is small, but has what games have: a board, chance (which street comes next), secrets (the bids), an uncovering,
//! and an option. The whole rule book is `rules/en.md`.

mod cards;
mod notation;
mod options;
mod rules;
mod score;
mod seats;
mod state;
mod street;
mod table;
mod view;
mod words;

pub use cards::Card;
pub use options::SealedStreetsOptions;
pub use rules::Refusal;
pub use state::{Action, SealedStreets};
pub use street::Street;
pub use view::SealedStreetsView;
