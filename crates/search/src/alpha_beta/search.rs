//! The search itself.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::Clock;

use super::order::{Order, put_first};
use super::{Finding, Key, Memory, NO_MOVE, Position, WORTH};

/// When to give up. A search that gives up has no answer, not a worse one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limit<'a> {
    /// After looking at so many positions.
    pub nodes: Option<u64>,
    /// At this time.
    pub until: Option<Instant>,
    /// When this is raised.
    pub stop: Option<&'a AtomicBool>,
}

/// The limit of whoever decides: so long, and until told to stop.
impl<'a> From<&'a Clock> for Limit<'a> {
    fn from(clock: &'a Clock) -> Limit<'a> {
        Limit {
            nodes: None,
            until: clock.deadline,
            stop: Some(&clock.stop.0),
        }
    }
}

/// The exact outcome of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact<M> {
    /// What is still to be won, by perfect play of both: the points of the side to move less the other's.
    pub value: i32,
    /// Moves by which both sides reach it, to the end of the game. The first is a best move.
    pub line: Vec<M>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many positions were looked at.
    pub nodes: u64,
    /// The value is at least this.
    pub least: i32,
    /// The value is at most this.
    pub most: i32,
    /// How many of the first moves are done with, in the question that is being asked now.
    pub moves_done: usize,
    /// How many first moves there are.
    pub moves: usize,
}

/// A search of one position after the other, which remembers what it finds out.
pub struct Search<'a, P: Position> {
    memory: &'a Memory,
    limit: Limit<'a>,
    watch: Option<&'a mut dyn FnMut(Progress)>,
    progress: Progress,
    /// Lists of moves, one for each ply, kept to be used again.
    lists: Vec<Vec<P::Move>>,
    order: Order<P::Move>,
    /// After how many positions to look whether the limit is met, and to tell who watches.
    next_look: u64,
    next_tell: u64,
}

/// How often the clock is looked at, in positions.
const LOOK: u64 = 1 << 10;
/// How often somebody who watches is told, in positions.
const TELL: u64 = 1 << 20;

impl<'a, P: Position> Search<'a, P> {
    /// A search over this memory within this limit.
    pub fn new(memory: &'a Memory, limit: Limit<'a>) -> Search<'a, P> {
        let progress = Progress {
            nodes: 0,
            least: -WORTH,
            most: WORTH,
            moves_done: 0,
            moves: 0,
        };
        Search {
            memory,
            limit,
            watch: None,
            progress,
            lists: Vec::new(),
            order: Order::new(),
            next_look: 0,
            next_tell: TELL,
        }
    }

    /// Tells somebody from time to time, and when it gives up, how far it is.
    pub fn watched(mut self, watch: &'a mut dyn FnMut(Progress)) -> Search<'a, P> {
        self.watch = Some(watch);
        self
    }

    /// How many positions were looked at so far.
    pub fn nodes(&self) -> u64 {
        self.progress.nodes
    }

    /// The exact value of a position and a line that reaches it; nothing if the limit was met first.
    pub fn exact(&mut self, position: &P) -> Option<Exact<P::Move>> {
        let began = self.progress.nodes;
        let (least, most) = position.bounds();
        let value = self.value(position, (least + most) / 2)?;
        let line = self.line(position, value)?;
        Some(Exact {
            value,
            line,
            nodes: self.progress.nodes - began,
        })
    }

    /// The exact value alone. The better the guess at it, the sooner.
    pub fn value(&mut self, position: &P, guess: i32) -> Option<i32> {
        (self.progress.least, self.progress.most) = position.bounds();
        let mut guess = guess;
        while self.progress.least < self.progress.most {
            let beta = guess.clamp(self.progress.least + 1, self.progress.most);
            let answer = self.ask(position, beta, 0)?;
            if answer >= beta {
                self.progress.least = answer;
                guess = answer + 1;
            } else {
                self.progress.most = answer;
                guess = answer;
            }
        }
        Some(self.progress.least)
    }

    /// All moves that reach the value of a position, in the order in which the position names its moves.
    pub fn best_moves(&mut self, position: &P, value: i32) -> Option<Vec<P::Move>> {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let mut best = Vec::new();
        for choice in moves {
            if self.ask_after(position, choice, value, 0)? >= value {
                best.push(choice);
            }
        }
        Some(best)
    }

    /// Moves by which both sides reach the value.
    fn line(&mut self, position: &P, value: i32) -> Option<Vec<P::Move>> {
        let (mut position, mut value) = (position.clone(), value);
        let mut line = Vec::new();
        loop {
            let mut moves = Vec::new();
            position.moves(&mut moves);
            if let Some(key) = position.key() {
                let known = self.memory.get(key).map_or(NO_MOVE, |finding| finding.best);
                put_first(&position, &mut moves, key, known);
            }
            let mut found = None;
            for choice in moves {
                if self.ask_after(&position, choice, value, 0)? >= value {
                    found = Some(choice);
                    break;
                }
            }
            let Some(choice) = found else {
                return Some(line);
            };
            let side = position.side();
            value -= position.play(choice);
            if position.side() != side {
                value = -value;
            }
            line.push(choice);
        }
    }

    /// Whether the value is at least `beta`: if so the answer is at least `beta` and the value is no less than it,
    /// otherwise the value is no more than it.
    fn ask(&mut self, position: &P, beta: i32, ply: usize) -> Option<i32> {
        self.count()?;
        let (least, most) = position.bounds();
        if least >= beta {
            return Some(least);
        }
        if most < beta {
            return Some(most);
        }
        if position.is_beyond() {
            return None;
        }
        let key = position.key();
        let known = key.and_then(|key| self.memory.get(key));
        if let Some(known) = known {
            if i32::from(known.least) >= beta {
                return Some(i32::from(known.least));
            }
            if i32::from(known.most) < beta {
                return Some(i32::from(known.most));
            }
        }
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut moves = std::mem::take(&mut self.lists[ply]);
        moves.clear();
        position.moves(&mut moves);
        let best = key.zip(known).map(|(key, known)| (key, known.best));
        self.order.sort(position, &mut moves, ply, best);
        let began = self.progress.nodes;
        let answer = self.ask_moves(position, &moves, beta, ply);
        self.lists[ply] = moves;
        let (answer, best) = answer?;
        if let Some(key) = key {
            let nodes = self.progress.nodes - began;
            self.remember(position, key, known, (answer, beta, best), nodes);
        }
        Some(answer)
    }

    /// The same question, asked of the moves one after the other. The move is the one that said yes.
    fn ask_moves(
        &mut self,
        position: &P,
        moves: &[P::Move],
        beta: i32,
        ply: usize,
    ) -> Option<(i32, Option<P::Move>)> {
        if moves.is_empty() {
            return Some((0, None));
        }
        let mut best = -WORTH;
        for (done, &choice) in moves.iter().enumerate() {
            if ply == 0 {
                (self.progress.moves_done, self.progress.moves) = (done, moves.len());
            }
            let answer = self.ask_after(position, choice, beta, ply)?;
            best = best.max(answer);
            if best >= beta {
                self.order.learn(position, moves, done, ply);
                return Some((best, Some(choice)));
            }
        }
        Some((best, None))
    }

    /// Whether a move brings at least `beta`.
    #[inline]
    fn ask_after(&mut self, position: &P, choice: P::Move, beta: i32, ply: usize) -> Option<i32> {
        let mut after = position.clone();
        let gain = after.play(choice);
        if after.side() == position.side() {
            Some(gain + self.ask(&after, beta - gain, ply + 1)?)
        } else {
            Some(gain - self.ask(&after, gain - beta + 1, ply + 1)?)
        }
    }

    fn remember(
        &self,
        position: &P,
        key: Key,
        known: Option<Finding>,
        found: (i32, i32, Option<P::Move>),
        nodes: u64,
    ) {
        let (answer, beta, best) = found;
        let (least, most) = known.map_or((-WORTH as i16, WORTH as i16), |known| (known.least, known.most));
        let bound = answer.clamp(-WORTH, WORTH) as i16;
        let (least, most) = if answer >= beta {
            (bound, most)
        } else {
            (least, bound)
        };
        let best = best.map_or(known.map_or(NO_MOVE, |known| known.best), |best| {
            position.pack(best, key.image)
        });
        let spent = nodes.checked_ilog2().unwrap_or(0) as u8;
        let effort = known.map_or(0, |known| known.effort).max(spent);
        self.memory.put(
            key,
            Finding {
                least,
                most,
                best,
                effort,
            },
        );
    }

    /// Counts a position; nothing when the limit is met.
    #[inline]
    fn count(&mut self) -> Option<()> {
        self.progress.nodes += 1;
        if self.progress.nodes > self.next_look {
            self.look()?;
        }
        Some(())
    }

    /// Looks whether the limit is met, and tells who watches.
    fn look(&mut self) -> Option<()> {
        let nodes = self.progress.nodes;
        let spent = self.limit.nodes.is_some_and(|most| nodes > most);
        let late = || self.limit.until.is_some_and(|until| Instant::now() >= until);
        let stopped = || self.limit.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let ends = spent || late() || stopped();
        if ends || nodes >= self.next_tell {
            self.next_tell = nodes + TELL;
            if let Some(watch) = &mut self.watch {
                watch(self.progress);
            }
        }
        self.next_look = (nodes + LOOK).min(self.limit.nodes.unwrap_or(u64::MAX));
        (!ends).then_some(())
    }
}
