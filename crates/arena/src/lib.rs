//! Games between computer players and anybody's programs.
//!
//! A [`Tournament`] plays many games between [`Entrants`] on shared deals, everybody in every seat; its [`Ledger`] keeps
//! every game that has ended, and [`Standings`] say who is stronger, by how much and how surely. A program takes its
//! seat over two pipes ([`Seated`] is one end, [`Answerer`] the other).

mod answer;
mod contest;
mod entrant;
mod ledger;
pub mod probe;
mod process;
mod protocol;
mod schedule;
mod seated;
mod standings;
mod statistics;
mod tournament;

pub use answer::{AnswerError, Answerer};
pub use contest::{Pace, Played};
pub use entrant::{Budget, Entrant, EntrantError, Entrants};
pub use ledger::{Ledger, LedgerError};
pub use protocol::{FromBot, Go, Hello, NewGame, News, Over, PROTOCOL, ProtocolError, Ready, ToBot};
pub use schedule::{Fixture, Schedule};
pub use seated::{Lost, Seated};
pub use standings::{LostGame, Pair, Standing, Standings};
pub use statistics::{Estimate, Mean, Sample, elo, wilson};
pub use tournament::{Heading, Plan, PlanError, Tournament};
