//! The planners: one plays Puzzle Town alone so that the rest of the town can still be completed, one plays Zoning Out
//! and looks at every pyramid that may come.

use plat_engine::{FastDice, Game, Knowledge, Observer, Seat};
use plat_game_puzzle_town::{Action, PuzzleTown, TileSet, Tiles};
use plat_game_zoning_out::ZoningOut;
use plat_grid::Cell;
use plat_search::Player;
use plat_solve::city::foresight;
use plat_solve::town::next_play;

/// Looks at the view of its seat only: the town, the tiles that are face up, and which ones have not been seen.
pub(crate) struct TownPlanner {
    seed: u64,
}

impl TownPlanner {
    /// A planner who decides between equals by this seed.
    pub(crate) fn new(seed: u64) -> TownPlanner {
        TownPlanner { seed }
    }
}

impl Player<PuzzleTown> for TownPlanner {
    fn choose(&mut self, game: &PuzzleTown, seat: Seat) -> Action {
        let view = game.view(Observer::Seat(seat));
        let face_up = view.hands.get(seat.index()).and_then(|hand| hand.tiles);
        let planned = view.town.zip(face_up).and_then(|(town, face_up)| {
            let play = next_play(&town, &set(face_up), &set(view.unseen), self.seed)?;
            let cell = Cell::new(usize::from(play.cell.x), usize::from(play.cell.y))?;
            Some(Action::Lay(cell, play.laid))
        });
        match planned.filter(|&action| game.check(seat, action).is_ok()) {
            Some(action) => action,
            None => game.pick(seat, &mut FastDice::new(self.seed), &mut Vec::new()),
        }
    }
}

/// Looks at its own city and at what is left, both of which its seat sees.
pub(crate) struct CityPlanner;

impl Player<ZoningOut> for CityPlanner {
    fn choose(&mut self, game: &ZoningOut, seat: Seat) -> plat_game_zoning_out::Action {
        foresight::choose(game, seat)
    }
}

fn set(tiles: Tiles) -> TileSet {
    let mut set = TileSet::EMPTY;
    tiles.iter().for_each(|tile| set.put(tile));
    set
}

#[cfg(test)]
mod tests {
    use plat_engine::{Next, Seats};
    use plat_game_puzzle_town::PuzzleTownOptions;

    use super::*;

    #[test]
    fn what_is_hidden_makes_no_difference_to_the_planner() {
        let mut dice = FastDice::new(1);
        let options = PuzzleTownOptions::default();
        let mut game = PuzzleTown::new(&options, Seats::new(1).expect("one seat")).expect("good options");
        let seat = Seat::ALL[0];
        for _ in 0..30 {
            match game.next() {
                Next::Over => break,
                Next::Chance => {
                    let outcome = game.draw(&mut dice);
                    game.reveal(&outcome);
                }
                Next::Seats(_) => {
                    let action = TownPlanner::new(5).choose(&game, seat);
                    let another = game.resample(seat, &mut dice);
                    assert_eq!(action, TownPlanner::new(5).choose(&another, seat));
                    game.act(seat, action);
                }
            }
        }
    }
}
