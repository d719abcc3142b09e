//! A game to be played at the screen: the table, who sits there, and where it is kept.

use std::sync::{Arc, Mutex};

use plat_games::LiveTable;

use crate::thinking::{Adviser, Brain, Shared};

/// Who sits somewhere.
pub enum Chair {
    /// Somebody at the keyboard.
    Person,
    /// Somebody else, who is asked.
    Player(Shared<dyn Brain>),
}

impl Chair {
    /// A chair for somebody who is asked.
    pub fn player(brain: Box<dyn Brain>) -> Chair {
        Chair::Player(Arc::new(Mutex::new(brain)))
    }
}

/// Keeps the game, so that it can be continued.
pub trait Keeper {
    /// The table has changed.
    fn keep(&mut self, table: &dyn LiveTable) -> Result<(), String>;
    /// Somebody wants it in this file from now on.
    fn save(&mut self, file: &str, table: &dyn LiveTable) -> Result<(), String>;
    /// Where the game is kept, if anywhere.
    fn place(&self) -> Option<String>;
}

/// A game to be played.
pub struct Evening {
    /// The table.
    pub table: Box<dyn LiveTable>,
    /// The language in which it is shown, by its tag.
    pub language: String,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Who gives hints.
    pub adviser: Option<Shared<dyn Adviser>>,
    /// Where the game is kept.
    pub keeper: Box<dyn Keeper>,
    /// Makes whoever thinks stop early.
    pub stop: Box<dyn Fn()>,
}
