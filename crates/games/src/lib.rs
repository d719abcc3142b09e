//! The shelf: all games that Plat can play, and who can play them. The only place that knows every game; to put
//! another one on the shelf, add its line to [`SHELF`].
//!
//! ```
//! use plat_engine::{Observer, Seat, SessionDice};
//! use plat_games::{PlayerKind, find};
//!
//! let game = find("subdivision").expect("it is on the shelf");
//! let players = vec!["Ada".to_owned(), "greedy".to_owned()];
//! let mut table = game.new_table(&[], players, SessionDice::seeded("42".parse()?))?;
//! let (ada, computer) = (Seat::ALL[0], Seat::ALL[1]);
//!
//! table.act(ada, "3b2")?;
//! let answer = table.choose(computer, PlayerKind::Greedy, 1).expect("it is the computer's turn");
//! table.act(computer, &answer)?;
//! assert_eq!(table.log(Observer::Spectator)[0].says, "places a 3-pip on b2");
//! assert!(table.act(ada, "3b3").is_err(), "too near her other 3-pip");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod catalogue;
mod city_planner;
mod company;
mod computer;
mod finisher;
mod level;
mod player;
pub mod probe;
mod shadow;
mod town_planner;
mod words;

pub use catalogue::{AnyGame, AppraiseError, DeckFile, ListedCard, LiveTable, find};
pub use computer::{Computer, Counsel, Expected, Opinion};
pub use level::Level;
pub use plat_search::{Forecast, Stop, Thinking};
pub use player::{PlayerKind, UnknownPlayer};
pub use shadow::{LostTrack, Shadow};
pub use words::{OptionWords, PLAYER_SHELF, PLAYER_WORDS};

use catalogue::Entry;
use plat_game_city_planning::CityPlanning;
use plat_game_puzzle_town::PuzzleTown;
use plat_game_subdivision::Subdivision;
use plat_game_zoned_out::ZonedOut;
use plat_game_zoning_out::ZoningOut;

/// All games, by name.
pub static SHELF: &[&dyn AnyGame] = &[
    &Entry::<Subdivision>::NEW,
    &Entry::<PuzzleTown>::NEW,
    &Entry::<ZoningOut>::NEW,
    &Entry::<CityPlanning>::NEW,
    &Entry::<ZonedOut>::NEW,
];
