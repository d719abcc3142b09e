//! The shelf: all games that Plat can play, and who can play them. The only place that knows every game; to put
//! another one on the shelf, add its line to [`SHELF`].
//!
//! ```
//! use plat_engine::{Observer, Seat, SessionDice};
//! use plat_games::{PlayerKind, Thinking, find};
//!
//! let game = find("subdivision").expect("it is on the shelf");
//! let players = vec!["Ada".to_owned(), "greedy".to_owned()];
//! let mut table = game.new_table(&[], players, SessionDice::seeded("42".parse()?))?;
//! let (ada, computer) = (Seat::ALL[0], Seat::ALL[1]);
//!
//! table.act(ada, "3b2")?;
//! let mut greedy = game.computer(PlayerKind::Greedy, 2, Thinking::default(), 1).expect("it plays at tables of two");
//! let answer = greedy.choose(table.as_ref(), computer).expect("it is the computer's turn");
//! table.act(computer, &answer)?;
//! assert_eq!(table.look(Observer::Spectator).log(0)[0].word, "3b2");
//! assert!(table.act(ada, "3b3").is_err(), "too near her other 3-pip");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod catalogue;
mod city_planner;
mod computer;
mod deck;
mod finisher;
mod kind;
mod level;
mod players;
pub mod probe;
mod shadow;
mod town_planner;
mod words;

pub use catalogue::{AnyGame, AppraiseError, Games, LiveTable, NoSuchShelf, find};
pub use computer::{Computer, Counsel, Expected, Opinion};
pub use deck::{DeckFile, ListedCard};
pub use kind::{PlayerKind, UnknownPlayer};
pub use level::Level;
pub use plat_search::{Forecast, Stop, Thinking};
pub use shadow::{LostTrack, Shadow};
pub use words::{OptionWords, PLAYER_SHELF, PLAYER_WORDS};

use catalogue::Entry;
use plat_game_city_planning::CityPlanning;
use plat_game_puzzle_town::PuzzleTown;
use plat_game_subdivision::Subdivision;
use plat_game_zoned_out::ZonedOut;
use plat_game_zoning_out::ZoningOut;

/// All games, the example for those who write games last. [`Games`] are those that are offered.
pub static SHELF: &[&dyn AnyGame] = &[
    &Entry::<Subdivision>::new()
        .played_by(players::OF_SUBDIVISION)
        .reads_positions(),
    &Entry::<PuzzleTown>::new()
        .played_by(players::OF_PUZZLE_TOWN)
        .reads_positions(),
    &Entry::<ZoningOut>::new()
        .played_by(players::OF_ZONING_OUT)
        .reads_positions(),
    &Entry::<CityPlanning>::new()
        .played_by(players::OF_CITY_PLANNING)
        .reads_positions(),
    &Entry::<ZonedOut>::new()
        .played_by(players::OF_ZONED_OUT)
        .reads_positions()
        .with_deck(deck::OF_ZONED_OUT),
    &Entry::<plat_game_template::SealedStreets>::new().on_request(),
];
