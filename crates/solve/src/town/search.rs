//! The search itself: one cell at a time, depth first.
//!
//! Always the cell with the fewest candidates, the first of them row by row: an empty town is so built along its
//! perimeter and then from a corner inwards. Of the candidates those whose tile has few rotations come first, since
//! later they would fit nowhere. A drawn starting point makes a restart try something else.

use std::ops::ControlFlow;

use plat_game_puzzle_town::Size;

use super::board::{Board, State, bits};
use super::dice::Dice;
use super::tables::Faces;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The visitor had enough.
    Enough,
    /// Everything was looked at.
    Exhausted,
    /// The number of nodes ran out.
    NodeLimit,
    /// Somebody said stop.
    Interrupted,
}

/// Faces by cell, as a search laid them.
pub(super) type Chosen = [u8; Size::MAX_CELLS];

/// No face has this number: the cell was not reached.
pub(super) const NOT_CHOSEN: Chosen = [u8::MAX; Size::MAX_CELLS];

/// What a search tells while it runs.
pub(super) trait Listener {
    /// A complete town; `Break` when that was enough.
    fn town(&mut self, chosen: &Chosen) -> ControlFlow<()>;

    /// Called every few thousand nodes with their number; `Break` to give up.
    fn pause(&mut self, nodes: u64) -> ControlFlow<()>;

    /// A dead end with so many cells empty.
    fn dead_end(&mut self, _state: &State, _chosen: &Chosen) {}
}

/// One depth-first search, with its own luck and its own limit.
pub(super) struct Search<'a, L> {
    pub board: &'a Board,
    pub dice: Dice,
    /// The faces laid on the way to the current node; stale for empty cells.
    pub chosen: Chosen,
    pub nodes: u64,
    pub node_limit: u64,
    /// Draw candidates evenly instead of favouring the border colour: usually slower, but some towns want it.
    pub even: bool,
    pub listener: L,
}

/// Between two pauses: below a millisecond of work.
const PAUSE_EVERY: u64 = 4096;

impl<L: Listener> Search<'_, L> {
    pub(super) fn run(&mut self, state: &State) -> End {
        if state.empty == 0 {
            return match self.listener.town(&self.chosen) {
                ControlFlow::Break(()) => End::Enough,
                ControlFlow::Continue(()) => End::Exhausted,
            };
        }
        let (cell, candidates) = self.board.tightest(state);
        if candidates == 0 {
            self.listener.dead_end(state, &self.chosen);
            return End::Exhausted;
        }
        for class in self.board.tables.by_rotations {
            let mut open = candidates & class;
            if open == 0 {
                continue;
            }
            let turn = self.dice.below(81) as u32;
            while open != 0 {
                let face = if self.even {
                    self.any_of(open)
                } else {
                    first_from(open, turn)
                };
                open &= !(1 << face);
                if self.nodes >= self.node_limit {
                    return End::NodeLimit;
                }
                self.nodes += 1;
                if self.nodes.is_multiple_of(PAUSE_EVERY) && self.listener.pause(self.nodes).is_break() {
                    return End::Interrupted;
                }
                let Some(next) = self.board.lay(state, cell, face) else {
                    continue;
                };
                self.chosen[cell] = face as u8;
                match self.run(&next) {
                    End::Exhausted => {}
                    end => return end,
                }
            }
        }
        End::Exhausted
    }

    fn any_of(&mut self, mut faces: Faces) -> usize {
        for _ in 0..self.dice.below(faces.count_ones() as usize) {
            faces &= faces - 1;
        }
        faces.trailing_zeros() as usize
    }
}

impl Board {
    /// The empty cell with the fewest candidates, and these. There must be an empty cell.
    #[inline]
    pub(super) fn tightest(&self, state: &State) -> (usize, Faces) {
        let mut best = (0, 0);
        let mut fewest = u32::MAX;
        for cell in bits(state.empty) {
            let candidates = self.candidates(state, cell);
            let count = candidates.count_ones();
            if count < fewest {
                (best, fewest) = ((cell, candidates), count);
                if count == 0 {
                    break;
                }
            }
        }
        best
    }
}

/// The first face at or after `turn`, going round. Low numbers come up more often; that favours the border colour
/// (see [`Board::new`]), and measured better than an even choice.
#[inline]
fn first_from(faces: Faces, turn: u32) -> usize {
    let after = faces >> turn << turn;
    (if after != 0 { after } else { faces }).trailing_zeros() as usize
}
