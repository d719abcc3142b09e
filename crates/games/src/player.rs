//! The computer players, by name.

use std::fmt;
use std::str::FromStr;

use plat_engine::Game;
use plat_search::{Greedy, Player, Random};
use thiserror::Error;

/// A kind of computer player that can play any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Plays anything legal.
    Random,
    /// Takes the best lead that one action can give.
    Greedy,
}

/// There is no such player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no player {0:?}; there are: random, greedy")]
pub struct UnknownPlayer(String);

impl PlayerKind {
    /// All of them, the weakest first.
    pub const ALL: [PlayerKind; 2] = [PlayerKind::Random, PlayerKind::Greedy];

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            PlayerKind::Random => "random",
            PlayerKind::Greedy => "greedy",
        }
    }

    /// One player of this kind for a game.
    pub(crate) fn player<G: Game>(self, seed: u64) -> Box<dyn Player<G>> {
        match self {
            PlayerKind::Random => Box::new(Random::new(seed)),
            PlayerKind::Greedy => Box::new(Greedy::new(seed)),
        }
    }
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
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        assert_eq!(
            "grandmaster".parse::<PlayerKind>().unwrap_err().to_string(),
            "there is no player \"grandmaster\"; there are: random, greedy"
        );
    }
}
