//! What each game brings for its computer players, and its cards if people can replace them.

use plat_engine::{Seats, TableGame};
use plat_game_city_planning::CityPlanning;
use plat_game_puzzle_town::PuzzleTown;
use plat_game_subdivision::Subdivision;
use plat_game_zoned_out::{Card, DECK_FILE, Deck, ZonedOut};
use plat_game_zoning_out::ZoningOut;
use plat_search::{Player, Policy, Style, Thinking, Widening};

use crate::catalogue::{DeckFile, ListedCard};
use crate::level::{Level, Rung};
use crate::planner::{CityPlanner, Sight, TownPlanner};

/// A game, its levels, the player that only it has, and its cards.
pub(crate) trait Company: TableGame {
    /// How a search goes about it: found by measuring, as `docs/strength.md` tells.
    const STYLE: Style;

    /// What makes the levels from the newcomer to the expert.
    const LADDER: [Rung; 4];

    /// What makes this level.
    fn rung(level: Level) -> Rung {
        Self::LADDER.get(level as usize).copied().unwrap_or(Rung::Thinks)
    }

    /// A player of this level for a table of so many.
    fn level(level: Level, _seats: Seats, thinking: Thinking, seed: u64) -> Box<dyn Player<Self>> {
        Self::rung(level).player(Self::STYLE, thinking, seed)
    }

    /// The player who knows more of this game than the contract, for a table of so many.
    fn planner(_seats: Seats, _seed: u64) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// Its cards as a file.
    fn deck() -> Option<DeckFile> {
        None
    }
}

impl Company for Subdivision {
    const STYLE: Style = Style::PLAIN;
    const LADDER: [Rung; 4] = [
        Rung::Overlooks(0.9),
        Rung::Overlooks(0.0),
        Rung::Imagines(200),
        Rung::Imagines(2_000),
    ];
}

impl Company for PuzzleTown {
    const STYLE: Style = Style {
        exploration: 0.3,
        ..Style::PLAIN
    };
    const LADDER: [Rung; 4] = [
        Rung::Overlooks(0.7),
        Rung::Overlooks(0.0),
        Rung::Imagines(1_500),
        Rung::Imagines(10_000),
    ];

    fn level(level: Level, seats: Seats, thinking: Thinking, seed: u64) -> Box<dyn Player<PuzzleTown>> {
        match Self::planner(seats, seed).filter(|_| level == Level::Master) {
            Some(planner) => planner,
            None => Self::rung(level).player(Self::STYLE, thinking, seed),
        }
    }

    fn planner(seats: Seats, seed: u64) -> Option<Box<dyn Player<PuzzleTown>>> {
        let alone = seats.count() == 1;
        alone.then(|| Box::new(TownPlanner::new(seed)) as Box<dyn Player<PuzzleTown>>)
    }
}

impl Company for ZoningOut {
    // Nothing that a search imagines at random says much of a city: planners play it.
    const STYLE: Style = Style::PLAIN;
    const LADDER: [Rung; 4] = [
        Rung::Overlooks(0.7),
        Rung::Overlooks(0.0),
        Rung::Overlooks(0.0),
        Rung::Overlooks(0.0),
    ];

    fn level(level: Level, _seats: Seats, thinking: Thinking, seed: u64) -> Box<dyn Player<ZoningOut>> {
        let sight = match level {
            Level::Newcomer | Level::Casual => {
                return Self::rung(level).player(Self::STYLE, thinking, seed);
            }
            Level::Regular => Sight::Overlooks(0.5),
            Level::Expert => Sight::Full,
            Level::Master => Sight::Further,
        };
        Box::new(CityPlanner::new(sight, thinking, seed))
    }

    fn planner(_seats: Seats, seed: u64) -> Option<Box<dyn Player<ZoningOut>>> {
        Some(Box::new(CityPlanner::new(Sight::Full, Thinking::default(), seed)))
    }
}

impl Company for CityPlanning {
    const STYLE: Style = Style {
        exploration: 0.2,
        policy: Policy::Hunch,
        horizon: Some(0),
        patience: 20,
        widening: Some(Widening {
            first: 12,
            power: 0.5,
            bias: 0.3,
        }),
        ..Style::PLAIN
    };
    const LADDER: [Rung; 4] = [
        Rung::Overlooks(0.7),
        Rung::Overlooks(0.0),
        Rung::Imagines(300),
        Rung::Imagines(3_000),
    ];
}

impl Company for ZonedOut {
    const STYLE: Style = Style {
        policy: Policy::Hunch,
        horizon: Some(10),
        widening: Some(Widening {
            first: 6,
            power: 0.5,
            bias: 0.3,
        }),
        ..Style::PLAIN
    };
    const LADDER: [Rung; 4] = [
        Rung::Overlooks(0.7),
        Rung::Overlooks(0.0),
        Rung::Imagines(300),
        Rung::Imagines(3_000),
    ];

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
