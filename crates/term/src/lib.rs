//! The table of any game on a full-screen terminal. Knows no game: it draws pages (`plat_engine::page`), offers the
//! tokens of the legal actions in any order, and narrows down.
//!
//! [`Play`] is a game in progress, [`Replay`] a record; both are [`Front`]s, which [`run`] shows on the terminal. What
//! they show (`content`), where it stands (`layout`), what has been typed (`viewer`, `overlay`) and how it is drawn
//! (`draw`, `style`) are separate, and none of them needs a terminal to be tested.

mod choices;
mod content;
mod draw;
mod evening;
mod layout;
mod overlay;
mod play;
mod replay;
mod style;
mod terminal;
mod thinking;
mod viewer;
mod words;

pub use evening::{Chair, Evening, Keeper};
pub use play::Play;
pub use replay::Replay;
pub use style::{Colours, Ink, knows};
pub use terminal::{Flow, Front, run};
pub use thinking::{Adviser, Brain, Move, Shared};
