//! The shelf: all games that Plat can play, and who can play them. The only place that knows every game; to put
//! another one on the shelf, add its line to [`SHELF`].

mod catalogue;
mod player;
pub mod probe;

pub use catalogue::{AnyGame, LiveTable, find};
pub use player::{PlayerKind, UnknownPlayer};

use catalogue::Entry;
use plat_game_subdivision::Subdivision;

/// All games, by name.
pub static SHELF: &[&dyn AnyGame] = &[&Entry::<Subdivision>::NEW];
