//! Zoned Out by Keith Rentz (Grey Fox Games, 2020): planners rezone a growing city.
//!
//! City cards of two by two Blocks are laid partly over the city, so that Blocks of one type and density grow into
//! zones. A planner who leaves a zone develops it: points for its size and for what lies beside it, building pieces
//! on its Blocks, a floor on a skyscraper Downtown. Hands and some objectives are hidden. The whole rule book is
//! `docs/rules/zoned-out.md`.
//!
//! - `face`, `card`, `deck`, `objective`: what is printed; the cards and objectives are files in `data/`;
//! - `cell`, `city`: where Blocks lie, on a table without edges;
//! - `zones`, `seniority`, `worth`: who occupies what, who has which wild Blocks, and what zones score;
//! - `forecast`, `trial`, `heuristic`: what computer players think of a position, of a card, and of what to do;
//! - `table`, `map`, `art`: the table as parts, the city on its board, and what pieces look like;
//! - `words`: how Blocks, cards and zones are said; the words themselves are files in `words/`;
//! - [`ZonedOut`]: the game.

mod art;
mod card;
mod cell;
mod city;
mod deck;
mod face;
mod forecast;
mod heuristic;
#[cfg(test)]
mod joining;
mod knowledge;
mod legal;
mod map;
mod notation;
mod objective;
mod options;
mod position;
mod refusal;
mod rules;
mod score;
mod seats;
mod seniority;
mod state;
mod table;
mod trial;
mod view;
mod words;
mod worth;
mod zones;

// The slow reference that the tests beside `src` have too, which know the crate by its name.
#[cfg(test)]
extern crate self as plat_game_zoned_out;
#[cfg(test)]
#[allow(dead_code, unreachable_pub)]
#[path = "../tests/it/naive.rs"]
mod naive;
#[cfg(test)]
#[path = "../tests/it/slow.rs"]
mod slow;

pub use card::{Blocks, Card, Cards, MOST_CARDS, Turned};
pub use cell::{Cell, Quadrant, Spot};
pub use deck::{DECK_FILE, Deck, DeckError, DeckProblem, FEWEST_CARDS, Place};
pub use face::{Density, Face, Kind, NotAFace, ZoneType};
pub use objective::{DEALT, Measure, NotAnObjective, OBJECTIVES, Objective, Objectives};
pub use options::ZonedOutOptions;
pub use refusal::{Due, Refusal, Step};
pub use state::{Action, Outcome, ZonedOut};
pub use view::{
    BlockView, BuiltView, CardView, LaidView, ObjectiveView, Phase, PlayerView, SkyscraperView, ZoneView,
    ZonedOutView,
};
pub use worth::Worth;
