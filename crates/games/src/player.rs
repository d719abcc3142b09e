//! The computer players, by name.

use std::fmt;
use std::str::FromStr;

use plat_engine::{Seats, TableGame};
use plat_game_city_planning::CityPlanning;
use plat_game_puzzle_town::PuzzleTown;
use plat_game_subdivision::Subdivision;
use plat_game_zoned_out::{Card, DECK_FILE, Deck, ZonedOut};
use plat_game_zoning_out::ZoningOut;
use plat_search::{Greedy, Player, Random};
use thiserror::Error;

use crate::catalogue::{DeckFile, ListedCard};
use crate::planner::{CityPlanner, TownPlanner};

/// A kind of computer player. Most play any game, and some play only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Plays anything legal.
    Random,
    /// Takes the best lead that one action can give.
    Greedy,
    /// Looks ahead in a game of which it knows more than the contract: Puzzle Town alone, and Zoning Out.
    Planner,
}

/// There is no such player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no player {0:?}; there are: {known}", known = names(&PlayerKind::ALL))]
pub struct UnknownPlayer(String);

impl PlayerKind {
    /// All of them, the weakest first.
    pub const ALL: [PlayerKind; 3] = [PlayerKind::Random, PlayerKind::Greedy, PlayerKind::Planner];

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            PlayerKind::Random => "random",
            PlayerKind::Greedy => "greedy",
            PlayerKind::Planner => "planner",
        }
    }

    /// One player of this kind for a table of so many; nothing if this kind does not play there.
    pub(crate) fn player<G: Company>(self, seats: Seats, seed: u64) -> Option<Box<dyn Player<G>>> {
        match self {
            PlayerKind::Random => Some(Box::new(Random::new(seed))),
            PlayerKind::Greedy => Some(Box::new(Greedy::new(seed))),
            own => G::own_player(own, seats, seed),
        }
    }
}

/// A game, the players that only it has, and its cards if people can replace them.
pub(crate) trait Company: TableGame {
    /// A player of its own of this kind, for a table of so many.
    fn own_player(_kind: PlayerKind, _seats: Seats, _seed: u64) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// Its cards as a file.
    fn deck() -> Option<DeckFile> {
        None
    }
}

impl Company for Subdivision {}

impl Company for ZoningOut {
    fn own_player(kind: PlayerKind, _seats: Seats, _seed: u64) -> Option<Box<dyn Player<ZoningOut>>> {
        (kind == PlayerKind::Planner).then(|| Box::new(CityPlanner) as Box<dyn Player<ZoningOut>>)
    }
}

impl Company for CityPlanning {}

impl Company for ZonedOut {
    fn deck() -> Option<DeckFile> {
        Some(DeckFile {
            text: DECK_FILE,
            option: |text| {
                let deck = Deck::parse(text).map_err(|error| error.to_string())?;
                Ok(format!("deck={deck}"))
            },
            cards: |text| {
                let deck = Deck::parse(text).map_err(|error| error.to_string())?;
                let card = |card: Card| ListedCard {
                    name: card.to_string(),
                    shows: deck.blocks(card).to_string(),
                };
                Ok(deck.cards().iter().map(card).collect())
            },
        })
    }
}

impl Company for PuzzleTown {
    fn own_player(kind: PlayerKind, seats: Seats, seed: u64) -> Option<Box<dyn Player<PuzzleTown>>> {
        match kind {
            PlayerKind::Planner if seats.count() == 1 => Some(Box::new(TownPlanner::new(seed))),
            _ => None,
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
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        assert_eq!(
            "grandmaster".parse::<PlayerKind>().unwrap_err().to_string(),
            "there is no player \"grandmaster\"; there are: random, greedy, planner"
        );
    }
}
