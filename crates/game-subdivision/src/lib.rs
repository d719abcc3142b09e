//! Subdivision, by Carlton Noles (2007): developers fill a board with pyramids.
//!
//! Two to four players place their pyramids one at a time on a board with a few parks. A 3-pip (a luxury
//! high-rise) keeps its distance from the player's other 3-pips; a 1-pip (a manufactured home) must stand Near
//! another colour's 1-pip or 3-pip; a 2-pip stands anywhere. Pips count, every separate group costs a point, and
//! 1-pips crowding a 3-pip take up to all of its value.
//!
//! No chance beyond the layout of the parks, nothing hidden. The whole rule book is `docs/rules/subdivision.md`.

mod notation;
mod options;
mod position;
mod rules;
mod score;
mod seats;
mod state;
mod table;
mod view;
mod words;

pub use options::{ParkLayout, Set, SubdivisionOptions};
pub use rules::Refusal;
pub use state::{Action, Parks, Pips, Subdivision};
pub use view::SubdivisionView;
