//! Edge matching for Puzzle Town.
//!
//! A [`Task`] says what is to be built: a town, empty or partly built, and the tiles left for it. An [`Effort`] says how
//! long to try. Then
//! - [`find`] completes the town or proves that nobody can;
//! - [`can_complete`] asks the same in passing, for a player;
//! - [`next_play`] plays the puzzle for one so that the rest can be completed;
//! - [`fewest_violations`] builds it with as few Zoning Violations as possible;
//! - [`count`] counts all ways to complete it, and [`count_by_rows`] does so by another method;
//! - [`estimate_by_dives`] and [`estimate_by_population`] estimate that number where it is too large to count.
//!
//! ```
//! use plat_game_puzzle_town::{Size, TileSet, Zone};
//! use plat_solve::town::{Effort, Task, find};
//!
//! let task = Task::fresh(Size::SIX_BY_EIGHT, Zone::Green, TileSet::standard()).unwrap();
//! let town = find(&task, &Effort::default()).town().unwrap();
//! assert!(town.is_complete() && town.broken().is_empty());
//! ```

mod board;
pub mod bound;
mod count;
mod dice;
mod estimate;
mod find;
mod plan;
mod rows;
mod search;
mod tables;
mod task;
mod violations;

pub use count::{Tally, count};
pub use estimate::{Estimate, Sampling, estimate_by_dives, estimate_by_population};
pub use find::{can_complete, find};
pub use plan::{Outlook, Play, next_play, next_play_until};
pub use rows::{TooManyStates, count_by_rows};
pub use task::{Answer, Effort, NoPark, Progress, Task, TaskError, Why};
pub use violations::{Fewest, fewest_violations};
