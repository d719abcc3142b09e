//! The computer players, by name.

use std::fmt;
use std::str::FromStr;

use plat_engine::{Arg, Knowledge, Seats, Sentence};
use plat_search::{Greedy, Player, Random, Thinking};
use thiserror::Error;

use crate::level::Level;
use crate::players::Players;

/// A kind of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerKind {
    /// Plays anything legal.
    Random,
    /// Takes the best lead that one action can give.
    Greedy,
    /// Looks ahead in a game of which it knows more than the contract: Puzzle Town alone, and Zoning Out.
    Planner,
    /// As strong as this.
    Level(Level),
}

/// There is no such player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no player {0:?}; there are: {known}", known = names(&PlayerKind::ALL))]
pub struct UnknownPlayer(String);

impl UnknownPlayer {
    /// The same in any language, in [`crate::PLAYER_WORDS`].
    pub fn sentence(&self) -> Sentence {
        Sentence::new("player-unknown")
            .with("name", Arg::quoted(&self.0))
            .with("known", Arg::verbatim(names(&PlayerKind::ALL)))
    }
}

impl PlayerKind {
    /// All of them: the levels, the weakest first, and those that measure them.
    pub const ALL: [PlayerKind; 8] = [
        PlayerKind::Level(Level::Newcomer),
        PlayerKind::Level(Level::Casual),
        PlayerKind::Level(Level::Regular),
        PlayerKind::Level(Level::Expert),
        PlayerKind::Level(Level::Master),
        PlayerKind::Random,
        PlayerKind::Greedy,
        PlayerKind::Planner,
    ];

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            PlayerKind::Random => "random",
            PlayerKind::Greedy => "greedy",
            PlayerKind::Planner => "planner",
            PlayerKind::Level(level) => level.name(),
        }
    }

    /// One player of this kind for a table of so many; nothing if this kind does not play there.
    pub(crate) fn player<G: Knowledge>(
        self,
        players: &Players<G>,
        seats: Seats,
        thinking: Thinking,
        seed: u64,
    ) -> Option<Box<dyn Player<G>>> {
        match self {
            PlayerKind::Random => Some(Box::new(Random::new(seed))),
            PlayerKind::Greedy => Some(Box::new(Greedy::new(seed).until(thinking.stop))),
            PlayerKind::Planner => (players.planner)(seats, thinking.stop, seed),
            PlayerKind::Level(level) => Some(players.level(level, seats, thinking, seed)),
        }
    }
}

/// Players as a list in words.
pub(crate) fn names(kinds: &[PlayerKind]) -> String {
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
    names.join(", ")
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for PlayerKind {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<PlayerKind, UnknownPlayer> {
        PlayerKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownPlayer(name.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_is_found_by_name() {
        for kind in PlayerKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!(
            "gready".parse::<PlayerKind>().unwrap_err().to_string(),
            "there is no player \"gready\"; there are: newcomer, casual, regular, expert, master, random, greedy, \
             planner"
        );
    }
}
