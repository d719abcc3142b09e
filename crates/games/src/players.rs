//! What each game brings for its computer players. A game that brings nothing has players too: those of
//! [`Players::PLAIN`], which know the contract and nothing else.

use plat_engine::{Knowledge, Seats};
use plat_game_city_planning::CityPlanning;
use plat_game_puzzle_town::PuzzleTown;
use plat_game_subdivision::Subdivision;
use plat_game_zoned_out::ZonedOut;
use plat_game_zoning_out::ZoningOut;
use plat_search::{Player, Policy, Stop, Style, Thinking, Widening};

use crate::city_planner::{CityPlanner, Sight};
use crate::finisher::Finisher;
use crate::level::{Level, Rung};
use crate::town_planner::TownPlanner;

/// Who plays a game besides people.
pub(crate) struct Players<G: Knowledge> {
    /// How a search goes about it: found by measuring, as `docs/strength.md` tells.
    pub(crate) style: Style,
    /// What makes the levels from the newcomer to the expert. The master searches as long as it is told to.
    ladder: [Rung; 4],
    /// Whether somebody has measured that each level wins at least 65 of 100 games against the one below it.
    pub(crate) measured: bool,
    /// Who plays a level at a table of so many, where that is not what the ladder says.
    own: fn(Level, Seats, Thinking, u64) -> OwnPlayer<G>,
    /// The player who knows more of this game than the contract, for a table of so many.
    pub(crate) planner: fn(Seats, Stop, u64) -> OwnPlayer<G>,
}

/// A player that a game brings, if it brings one for such a table.
type OwnPlayer<G> = Option<Box<dyn Player<G>>>;

impl<G: Knowledge> Players<G> {
    /// Those of a game that brings none: levels that nobody has measured.
    pub(crate) const PLAIN: Players<G> = Players {
        style: Style::PLAIN,
        ladder: [
            Rung::Overlooks(0.7),
            Rung::Overlooks(0.0),
            Rung::Imagines(100),
            Rung::Imagines(1_000),
        ],
        measured: false,
        own: |_, _, _, _| None,
        planner: |_, _, _| None,
    };

    /// A player of this level for a table of so many.
    pub(crate) fn level(
        &self,
        level: Level,
        seats: Seats,
        thinking: Thinking,
        seed: u64,
    ) -> Box<dyn Player<G>> {
        let rung = self.ladder.get(level as usize).copied().unwrap_or(Rung::Thinks);
        (self.own)(level, seats, thinking.clone(), seed)
            .unwrap_or_else(|| rung.player(self.style, thinking, seed))
    }
}

/// As long as a player thinks who is not told, unless it is stopped.
fn until(stop: Stop) -> Thinking {
    Thinking {
        stop,
        ..Thinking::default()
    }
}

pub(crate) const OF_SUBDIVISION: Players<Subdivision> = Players {
    ladder: [
        Rung::Overlooks(0.95),
        Rung::Overlooks(0.0),
        Rung::Imagines(40),
        Rung::Imagines(600),
    ],
    measured: true,
    own: |level, seats, thinking, seed| match (level, seats.count()) {
        // For two it also plays the end perfectly.
        (Level::Master, 2) => Some(Box::new(Finisher::new(Style::PLAIN, thinking, seed))),
        _ => None,
    },
    ..Players::PLAIN
};

const STYLE_OF_PUZZLE_TOWN: Style = Style {
    exploration: 0.3,
    ..Style::PLAIN
};

pub(crate) const OF_PUZZLE_TOWN: Players<PuzzleTown> = Players {
    style: STYLE_OF_PUZZLE_TOWN,
    ladder: [
        Rung::Overlooks(0.7),
        Rung::Overlooks(0.0),
        Rung::Imagines(900),
        Rung::Imagines(4_000),
    ],
    measured: true,
    own: |level, seats, thinking, seed| match (level, seats.count()) {
        // Alone it is a puzzle, and the planner solves it.
        (Level::Master, 1) => Some(Box::new(TownPlanner::new(STYLE_OF_PUZZLE_TOWN, thinking, seed))),
        _ => None,
    },
    planner: |seats, stop, seed| {
        if seats.count() > 1 {
            return None;
        }
        Some(Box::new(TownPlanner::new(
            STYLE_OF_PUZZLE_TOWN,
            until(stop),
            seed,
        )))
    },
};

pub(crate) const OF_ZONING_OUT: Players<ZoningOut> = Players {
    measured: true,
    // Nothing that a search imagines at random says much of a city: planners play it.
    own: |level, _, thinking, seed| {
        let sight = match level {
            Level::Newcomer | Level::Casual => return None,
            Level::Regular => Sight::Overlooks(0.5),
            Level::Expert => Sight::Full,
            Level::Master => Sight::Further,
        };
        Some(Box::new(CityPlanner::new(sight, thinking, seed)))
    },
    planner: |_, stop, seed| Some(Box::new(CityPlanner::new(Sight::Full, until(stop), seed))),
    ..Players::PLAIN
};

pub(crate) const OF_CITY_PLANNING: Players<CityPlanning> = Players {
    style: Style {
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
    },
    ladder: [
        Rung::Overlooks(0.85),
        Rung::Overlooks(0.5),
        Rung::Overlooks(0.0),
        Rung::Imagines(60),
    ],
    measured: true,
    ..Players::PLAIN
};

pub(crate) const OF_ZONED_OUT: Players<ZonedOut> = Players {
    style: Style {
        policy: Policy::Hunch,
        horizon: Some(8),
        widening: Some(Widening {
            first: 10,
            power: 0.5,
            bias: 0.3,
        }),
        ..Style::PLAIN
    },
    ladder: [
        Rung::Overlooks(0.85),
        Rung::Overlooks(0.5),
        Rung::Overlooks(0.0),
        Rung::Imagines(200),
    ],
    measured: true,
    ..Players::PLAIN
};

#[cfg(test)]
mod tests {
    use plat_engine::{Dice, FastDice, Game, Next, Observer, new_game};
    use plat_game_puzzle_town::Action;

    use super::*;

    #[test]
    fn pt_9_no_level_of_puzzle_town_thinks_about_drawing_another_tile() {
        // Whoever searched would do so for an hour.
        let thinking = Thinking::time(std::time::Duration::from_secs(3_600));
        let (mut dice, mut drew) = (FastDice::new(2), 0);
        let mut game: PuzzleTown = new_game(&Default::default(), 2).expect("two can play");
        loop {
            let seat = match game.next() {
                Next::Over => break,
                Next::Chance | Next::Uncover => {
                    game.unfold(&mut dice);
                    continue;
                }
                Next::Seats(acting) => acting.first().expect("somebody may act"),
            };
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            if actions == [Action::Draw, Action::Keep] {
                let face_down = game.view(Observer::Seat(seat)).pile;
                for level in Level::ALL {
                    let mut player = OF_PUZZLE_TOWN.level(level, game.seats(), thinking.clone(), 3);
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
}
