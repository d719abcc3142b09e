//! The words of the game, in the files of `words/`.

use plat_engine::{Shelf, Words};

/// The words of this game.
static WORDS: Words = plat_engine::words!();

/// The same with those that every table needs, in every language.
pub(crate) static SHELF: Shelf = Shelf::new(&[&WORDS]);
