//! The planner who plays Puzzle Town alone, so that the rest of the town can still be completed.

use plat_engine::{FastDice, Game, Knowledge, Observer, Seat};
use plat_game_puzzle_town::{Action, PuzzleTown, TileSet, Tiles};
use plat_grid::Cell;
use plat_search::{Advice, Player, Searcher, Stop, Style, Thinking};
use plat_solve::town::next_play_until;

/// Looks at the view of its seat only: the town, the tiles that are face up, and which ones have not been seen.
pub(crate) struct TownPlanner {
    seed: u64,
    /// Once this is set it plays by what it knows.
    stop: Stop,
    /// Whoever asks what the other actions are worth is told what a search thinks of them.
    adviser: Searcher<PuzzleTown>,
}

impl TownPlanner {
    /// A planner who decides between equals by this seed.
    pub(crate) fn new(style: Style, thinking: Thinking, seed: u64) -> TownPlanner {
        TownPlanner {
            seed,
            stop: thinking.stop.clone(),
            adviser: Searcher::new(style, thinking, seed),
        }
    }
}

impl Player<PuzzleTown> for TownPlanner {
    fn choose(&mut self, game: &PuzzleTown, seat: Seat) -> Action {
        let view = game.view(Observer::Seat(seat));
        let face_up = view.hands.get(seat.index()).and_then(|hand| hand.tiles);
        let planned = view.town.zip(face_up).and_then(|(town, face_up)| {
            let (up, down) = (set(face_up), set(view.unseen));
            let play = next_play_until(&town, &up, &down, self.seed, self.stop.flag())?;
            let cell = Cell::new(usize::from(play.cell.x), usize::from(play.cell.y))?;
            Some(Action::Lay(cell, play.laid))
        });
        match planned.filter(|&action| game.check(seat, action).is_ok()) {
            Some(action) => action,
            None => game.pick(seat, &mut FastDice::new(self.seed), &mut Vec::new()),
        }
    }

    /// The planned action first: it knows better than a search which town can still be completed.
    fn advise(&mut self, game: &PuzzleTown, seat: Seat, also: Option<Action>) -> Option<Advice<Action>> {
        let planned = self.choose(game, seat);
        let mut advice = self.adviser.advise(game, seat, also.or(Some(planned)))?;
        let at = advice
            .considered
            .iter()
            .position(|considered| considered.action == planned);
        if let Some(at) = at {
            advice.considered[..=at].rotate_right(1);
        }
        Some(advice)
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

    fn planner() -> TownPlanner {
        TownPlanner::new(Style::PLAIN, Thinking::default(), 5)
    }

    #[test]
    fn a_planner_who_is_stopped_still_plays_by_the_rules() {
        let thinking = Thinking::default();
        thinking.stop.stop();
        let mut stopped = TownPlanner::new(Style::PLAIN, thinking, 5);
        let mut dice = FastDice::new(1);
        let options = PuzzleTownOptions::default();
        let mut game = PuzzleTown::new(&options, Seats::new(1).expect("one seat")).expect("good options");
        let seat = Seat::ALL[0];
        loop {
            match game.next() {
                Next::Over => break,
                Next::Chance | Next::Uncover => {
                    game.unfold(&mut dice);
                }
                Next::Seats(_) => {
                    let action = stopped.choose(&game, seat);
                    assert!(game.check(seat, action).is_ok(), "{action:?}");
                    game.act(seat, action);
                }
            }
        }
    }

    #[test]
    fn what_is_hidden_makes_no_difference_to_the_planner() {
        let mut dice = FastDice::new(1);
        let options = PuzzleTownOptions::default();
        let mut game = PuzzleTown::new(&options, Seats::new(1).expect("one seat")).expect("good options");
        let seat = Seat::ALL[0];
        for _ in 0..30 {
            match game.next() {
                Next::Over => break,
                Next::Chance | Next::Uncover => {
                    game.unfold(&mut dice);
                }
                Next::Seats(_) => {
                    let action = planner().choose(&game, seat);
                    let another = game.resample(seat, &mut dice);
                    assert_eq!(action, planner().choose(&another, seat));
                    game.act(seat, action);
                }
            }
        }
    }
}
