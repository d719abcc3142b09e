//! City Planning by Brad Johnson (2002): two planners turn a village into a city.
//!
//! Every turn one places two or three stones on a Go board, Population and Resources, and then a Zone, a Development
//! or nothing. A Zone covers 3 by 3 points that have what its type asks for; a Development is built on a Zone of its
//! own type, and gains or suffers by the Zones around it. The whole rule book is `docs/rules/city-planning.md`.
//!
//! - [`CityPlanning`] is the game, [`Action`] what a player may do;
//! - [`Kind`], [`Zone`], [`Development`], [`Stone`] are its parts;
//! - [`Position`] is a position from a real table.

mod art;
mod board;
mod builds;
mod forecast;
mod heuristic;
mod knowledge;
mod land;
mod legal;
mod notation;
mod options;
mod parts;
mod position;
mod reach;
mod refusal;
mod rules;
mod score;
mod seats;
mod state;
mod table;
mod view;
mod words;
mod zoning;

pub use options::CityPlanningOptions;
pub use parts::{Development, Developments, Ground, Influence, Kind, Need, PartError, Stone, Zone, Zones};
pub use position::{DevelopmentAt, Position, Waiting, ZoneAt};
pub use refusal::{Due, Now, Refusal};
pub use state::{Action, CityPlanning, Ending, LAST_TURN, Outcome, Site};
pub use view::{At, CityPlanningView, FaceUpSeen, HandSeen, LotSeen, Preview, Stage, Stones, ZoneSeen};
pub use zoning::Cover;
