//! Puzzle Town (Gamut of Games, 1976): a town of square tiles whose four zones must match.
//!
//! Each tile shows four zones in the three colours green (Residential), blue (Shopping) and red (Business). A town
//! is a rectangle; its outer border is one colour all the way round, touching zones match, and every tile completes
//! at least one Block. The Town Park is wild. Two to four builders play from hidden hands, and profit by the Blocks
//! each tile completes; alone it is a puzzle, to lay as many tiles as one can. The whole rule book is
//! `docs/rules/puzzle-town.md`.
//!
//! - [`tile`], [`tile_set`]: zones, faces, the 24 kinds of tile, the tile set as data;
//! - [`town`], [`size`], [`law`]: the town and its Construction Laws, Blocks and Zoning Violations;
//! - [`position`]: a town written as JSON, checked against all of these;
//! - [`PuzzleTown`]: the game and the puzzle.

mod appraise;
mod art;
mod deal;
mod faces;
mod ground;
mod lots;
mod notation;
mod options;
mod rules;
mod score;
mod seats;
mod state;
mod table;
mod tiles;
mod view;
mod words;

pub mod law;
pub mod position;
pub mod size;
pub mod tile;
pub mod tile_set;
pub mod town;

pub use ground::{town_board, town_text};
pub use options::{LateStoppages, PuzzleTownOptions};
pub use position::{Position, PositionError, Report};
pub use rules::{Due, PlayRefusal};
pub use score::{Sheet, Verdict};
pub use state::{Action, Declining, Outcome, PuzzleTown};
pub use tile::{Face, Kind, Side, Tile, Zone};
pub use tile_set::{TileFileError, TileSet};
pub use tiles::Tiles;
pub use town::{Block, Broken, Cell, Gain, Laid, Law, Refusal, Size, Town};
pub use view::{Hand, Phase, PuzzleTownView};
