//! What each game brings for its computer players, and its cards if people can replace them.

use plat_engine::{Seats, TableGame};
use plat_game_city_planning::CityPlanning;
use plat_game_puzzle_town::PuzzleTown;
use plat_game_subdivision::Subdivision;
use plat_game_zoned_out::{Card, DECK_FILE, Deck, ZonedOut};
use plat_game_zoning_out::ZoningOut;
use plat_search::{Player, Policy, Stop, Style, Thinking, Widening};

use crate::catalogue::{DeckFile, ListedCard};
use crate::city_planner::{CityPlanner, Sight};
use crate::finisher::Finisher;
use crate::level::{Level, Rung};
use crate::town_planner::TownPlanner;

/// A game, its levels, the player that only it has, and its cards.
pub(crate) trait Company: TableGame {
    /// How a search goes about it: found by measuring, as `docs/strength.md` tells.
    const STYLE: Style;

    /// What makes the levels from the newcomer to the expert.
    const LADDER: &'static [Rung];

    /// What makes this level.
    fn rung(level: Level) -> Rung {
        Self::LADDER.get(level as usize).copied().unwrap_or(Rung::Thinks)
    }

    /// A player of this level for a table of so many.
    fn level(level: Level, _seats: Seats, thinking: Thinking, seed: u64) -> Box<dyn Player<Self>> {
        Self::rung(level).player(Self::STYLE, thinking, seed)
    }

    /// The player who knows more of this game than the contract, for a table of so many.
    fn planner(_seats: Seats, _stop: Stop, _seed: u64) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// Its cards as a file.
    fn deck() -> Option<DeckFile> {
        None
    }
}

/// As long as a player thinks who is not told, unless it is stopped.
fn until(stop: Stop) -> Thinking {
    Thinking {
        stop,
        ..Thinking::default()
    }
}

impl Company for Subdivision {
    const STYLE: Style = Style::PLAIN;
    const LADDER: &'static [Rung] = &[
        Rung::Overlooks(0.95),
        Rung::Overlooks(0.0),
        Rung::Imagines(40),
        Rung::Imagines(600),
    ];

    fn level(level: Level, seats: Seats, thinking: Thinking, seed: u64) -> Box<dyn Player<Subdivision>> {
        match (level, seats.count()) {
            // For two it also plays the end perfectly.
            (Level::Master, 2) => Box::new(Finisher::new(Self::STYLE, thinking, seed)),
            _ => Self::rung(level).player(Self::STYLE, thinking, seed),
        }
    }
}

impl Company for PuzzleTown {
    const STYLE: Style = Style {
        exploration: 0.3,
        ..Style::PLAIN
    };
    const LADDER: &'static [Rung] = &[
        Rung::Overlooks(0.7),
        Rung::Overlooks(0.0),
        Rung::Imagines(900),
        Rung::Imagines(4_000),
    ];

    fn level(level: Level, seats: Seats, thinking: Thinking, seed: u64) -> Box<dyn Player<PuzzleTown>> {
        match (level, seats.count()) {
            // Alone it is a puzzle, and the planner solves it.
            (Level::Master, 1) => Box::new(TownPlanner::new(Self::STYLE, thinking, seed)),
            _ => Self::rung(level).player(Self::STYLE, thinking, seed),
        }
    }

    fn planner(seats: Seats, stop: Stop, seed: u64) -> Option<Box<dyn Player<PuzzleTown>>> {
        if seats.count() > 1 {
            return None;
        }
        Some(Box::new(TownPlanner::new(Self::STYLE, until(stop), seed)))
    }
}

impl Company for ZoningOut {
    // Nothing that a search imagines at random says much of a city: planners play it.
    const STYLE: Style = Style::PLAIN;
    const LADDER: &'static [Rung] = &[Rung::Overlooks(0.7), Rung::Overlooks(0.0)];

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

    fn planner(_seats: Seats, stop: Stop, seed: u64) -> Option<Box<dyn Player<ZoningOut>>> {
        Some(Box::new(CityPlanner::new(Sight::Full, until(stop), seed)))
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
    const LADDER: &'static [Rung] = &[
        Rung::Overlooks(0.85),
        Rung::Overlooks(0.5),
        Rung::Overlooks(0.0),
        Rung::Imagines(60),
    ];
}

impl Company for ZonedOut {
    const STYLE: Style = Style {
        policy: Policy::Hunch,
        horizon: Some(8),
        widening: Some(Widening {
            first: 10,
            power: 0.5,
            bias: 0.3,
        }),
        ..Style::PLAIN
    };
    const LADDER: &'static [Rung] = &[
        Rung::Overlooks(0.85),
        Rung::Overlooks(0.5),
        Rung::Overlooks(0.0),
        Rung::Imagines(200),
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

#[cfg(test)]
mod tests {
    use plat_engine::{Dice, FastDice, Game, Knowledge, Next, Observer, Options, new_game};
    use plat_game_puzzle_town::Action;
    use plat_search::ask;

    use super::*;

    /// Plays a game by hunches, and at some decisions asks two players of every level who sit in front of the same view
    /// of two different truths. Says whether the truths ever differed.
    fn same_decisions<G: Company>(pairs: &[&str], seats: usize) -> bool {
        let pairs: Vec<String> = pairs.iter().map(|&pair| pair.to_owned()).collect();
        let options = G::Options::from_pairs(&pairs).expect("good options");
        let mut game: G = new_game(&options, seats).expect("good options");
        let (mut dice, mut hidden) = (FastDice::new(5), false);
        for turn in 0.. {
            let seat = match game.next() {
                Next::Over => break,
                Next::Chance => {
                    let outcome = game.draw(&mut dice);
                    game.reveal(&outcome);
                    continue;
                }
                Next::Seats(acting) => acting.first().expect("somebody may act"),
            };
            if turn % 9 == 0 {
                let permuted = game.resample(seat, &mut dice);
                hidden |= permuted != game;
                for level in Level::ALL {
                    let decide = |state: &G| {
                        let thinking = Thinking::iterations(60);
                        let mut player = G::level(level, game.seats(), thinking, 3);
                        ask(player.as_mut(), state, seat, &mut FastDice::new(8))
                    };
                    assert_eq!(decide(&game), decide(&permuted), "{} {level}", G::INFO.id);
                }
            }
            let action = game.hunch(seat, &mut dice, &mut Vec::new());
            game.act(seat, action);
        }
        hidden
    }

    #[test]
    fn pt_9_no_level_of_puzzle_town_thinks_about_drawing_another_tile() {
        // Whoever searched would do so for an hour.
        let thinking = Thinking::time(std::time::Duration::from_secs(3_600));
        let (mut dice, mut drew) = (FastDice::new(2), 0);
        let mut game: PuzzleTown = new_game(&Default::default(), 2).expect("two can play");
        loop {
            let seat = match game.next() {
                Next::Over => break,
                Next::Chance => {
                    let outcome = game.draw(&mut dice);
                    game.reveal(&outcome);
                    continue;
                }
                Next::Seats(acting) => acting.first().expect("somebody may act"),
            };
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            if actions == [Action::Draw, Action::Keep] {
                let face_down = game.view(Observer::Seat(seat)).pile;
                for level in Level::ALL {
                    let mut player = PuzzleTown::level(level, game.seats(), thinking.clone(), 3);
                    let chosen = player.choose(&game, seat);
                    assert!(actions.contains(&chosen), "{level}");
                    drew += usize::from(chosen == Action::Draw && face_down > 20);
                    assert_ne!(
                        (chosen, face_down),
                        (Action::Draw, 1),
                        "{level}: it would stay in the hand"
                    );
                }
            }
            // Stoppages are what makes a hand grow.
            let action = match game.pick(seat, &mut dice, &mut actions) {
                Action::Lay(..) if dice.chance(0.4) && game.check(seat, Action::Decline).is_ok() => {
                    Action::Decline
                }
                action => action,
            };
            game.act(seat, action);
        }
        assert!(drew > 0, "while the game is long they draw");
    }

    #[test]
    fn what_a_seat_cannot_know_makes_no_difference_to_any_level() {
        assert!(!same_decisions::<Subdivision>(&[], 2));
        assert!(same_decisions::<PuzzleTown>(&[], 2));
        assert!(same_decisions::<PuzzleTown>(&[], 4));
        assert!(same_decisions::<ZoningOut>(&["mode=competitive", "trios=2"], 2));
        assert!(same_decisions::<CityPlanning>(&["board=9"], 2));
        assert!(same_decisions::<ZonedOut>(&[], 3));
    }
}
