//! Zoning Out (Spencer Cappallo, 2023): a city of pyramids on an unbounded grid.
//!
//! Each turn one chooses a size, draws a pyramid of it and places it next to the city, never next to its own size.
//! Large groups of a colour score, black pyramids cost, and a few special scoring rules, other ones in every game, ask
//! for the rest. Alone or together one plays against a target; in competition everybody builds a hidden city of the same
//! pyramids. The whole rule book is `docs/rules/zoning-out.md`.
//!
//! - [`Piece`], [`Place`], [`City`]: pyramids, where they stand, and where another one may;
//! - [`ScoringRule`], [`score`]: the special scoring rules and the scoring sheet;
//! - [`ZoningOut`]: the game.

mod city;
mod city_map;
pub mod heuristic;
mod notation;
mod options;
mod piece;
mod place;
mod position;
mod rule_set;
mod rules;
pub mod score;
mod scorers;
mod scoring_rule;
mod seats;
mod state;
mod survey;
mod table;
mod view;
mod weights;
mod words;

pub use city::{Built, City, Code, MOST_PIECES};
pub use options::{Mode, ZoningOutOptions};
pub use piece::{Colour, NoSuchName, Piece, Size, Supply};
pub use place::Place;
pub use rule_set::{RuleError, RuleSet};
pub use rules::{Due, PlayRefusal};
pub use scoring_rule::{Edition, ScoringRule, Target, Targets};
pub use state::{Action, Outcome, ZoningOut};
pub use view::{CityView, Phase, RuleView, ZoningOutView};
pub use weights::Weights;
