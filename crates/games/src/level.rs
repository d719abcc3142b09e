//! How strong a computer player is.

use std::fmt;
use std::time::Duration;

use plat_engine::Knowledge;
use plat_search::{Greedy, Player, Searcher, Style, Thinking};

/// How strong a computer player is. Where that was measured ([`AnyGame::levels_are_measured`](crate::AnyGame)), each level
/// wins at least 65 of 100 games against the one below it; `docs/strength.md` has the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Overlooks much, and thinks no further than one action.
    Newcomer,
    /// Plays as people do who know the rules well.
    Casual,
    /// Looks ahead a little.
    Regular,
    /// Looks ahead.
    Expert,
    /// As strong as Plat can play in the time it is given: a second for each decision, if nothing else is said.
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Newcomer,
        Level::Casual,
        Level::Regular,
        Level::Expert,
        Level::Master,
    ];

    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Newcomer => "newcomer",
            Level::Casual => "casual",
            Level::Regular => "regular",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// The level's number, from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What makes a level of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Rung {
    /// Looks one action ahead, and overlooks this share of its actions.
    Overlooks(f32),
    /// Searches, and imagines so many games for each decision.
    Imagines(u64),
    /// Searches as long as it is told to.
    Thinks,
}

impl Rung {
    /// A player of this strength. Only the strongest asks how long it may think; all can be stopped.
    pub(crate) fn player<G: Knowledge>(
        self,
        style: Style,
        thinking: Thinking,
        seed: u64,
    ) -> Box<dyn Player<G>> {
        match self {
            Rung::Overlooks(share) => Box::new(Greedy::overlooking(share, seed).until(thinking.stop)),
            Rung::Imagines(iterations) => {
                let thinking = Thinking {
                    // A bound for slow machines, which no other reaches.
                    time: Some(Duration::from_secs(10)),
                    iterations: Some(iterations),
                    // As it was measured: the same number on more threads would be another player.
                    threads: 1,
                    ..thinking
                };
                Box::new(Searcher::new(style, thinking, seed))
            }
            Rung::Thinks => Box::new(Searcher::new(style, thinking, seed)),
        }
    }
}
