//! Which move to look at first: the one that was best here before, then the one that the game itself puts first unless
//! others have been good much more often, then the one that has just settled a sibling.

use super::{Key, NO_MOVE, Position};

/// What a search has learned about moves.
pub(super) struct Order<M> {
    /// The move that last settled a question at each ply.
    answers: Vec<Option<M>>,
    /// How often a move has settled a question, by side and by the move's number.
    merits: Vec<i32>,
    scratch: Vec<(i32, M)>,
}

/// So many moves are told apart; beyond that they share their merits, which does no harm.
const TOLD_APART: usize = 1 << 10;
/// A move may be so much more meritorious than another before it overtakes it by one place.
const PLACE: i32 = 50;
/// Merits stay below the square of this, and the past fades.
const MEMORY: i32 = 64;

impl<M: Copy + Eq> Order<M> {
    pub(super) fn new() -> Order<M> {
        Order {
            answers: Vec::new(),
            merits: vec![0; 2 * TOLD_APART],
            scratch: Vec::new(),
        }
    }

    /// Puts moves, which come in the game's own order, in the order in which to look at them.
    pub(super) fn sort<P: Position<Move = M>>(
        &mut self,
        position: &P,
        moves: &mut [M],
        ply: usize,
        known: Option<(Key, u16)>,
    ) {
        self.scratch.clear();
        for (place, &choice) in moves.iter().enumerate() {
            let merit = self.merits[slot(position, choice)];
            self.scratch.push((PLACE * place as i32 - merit, choice));
        }
        self.scratch.sort_by_key(|(place, _)| *place);
        for (choice, (_, sorted)) in moves.iter_mut().zip(&self.scratch) {
            *choice = *sorted;
        }
        if let Some(Some(answer)) = self.answers.get(ply) {
            bring_forward(moves.get_mut(1..).unwrap_or_default(), |choice| choice == *answer);
        }
        if let Some((key, number)) = known {
            put_first(position, moves, key, number);
        }
    }

    /// A question was settled by this one of the moves, after those before it did not.
    pub(super) fn learn<P: Position<Move = M>>(
        &mut self,
        position: &P,
        moves: &[M],
        index: usize,
        ply: usize,
    ) {
        if self.answers.len() <= ply {
            self.answers.resize(ply + 1, None);
        }
        self.answers[ply] = Some(moves[index]);
        for &choice in &moves[..index] {
            let merit = &mut self.merits[slot(position, choice)];
            *merit -= *merit / MEMORY + 2;
        }
        let merit = &mut self.merits[slot(position, moves[index])];
        *merit += MEMORY - *merit / MEMORY;
    }
}

/// Puts the move that memory knows by this number first.
pub(super) fn put_first<P: Position>(position: &P, moves: &mut [P::Move], key: Key, number: u16) {
    if number != NO_MOVE {
        bring_forward(moves, |choice| position.pack(choice, key.image) == number);
    }
}

/// Moves the one that is wanted to the front; the others keep their order.
fn bring_forward<M: Copy>(moves: &mut [M], wanted: impl Fn(M) -> bool) {
    if let Some(found) = moves.iter().position(|&choice| wanted(choice)) {
        moves[..=found].rotate_right(1);
    }
}

#[inline]
fn slot<P: Position>(position: &P, choice: P::Move) -> usize {
    position.side() as usize * TOLD_APART + usize::from(position.pack(choice, 0)) % TOLD_APART
}
