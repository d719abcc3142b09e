//! The best city of an APC: after set-up nothing is left to chance, so that building is a puzzle.
//!
//! A plan is the order in which pyramids are taken from the lines, with a place for each. The player who looks ahead makes
//! the first one; then it is annealed: places are exchanged, pyramids moved, the order changed, and what is worse is kept
//! less and less often. Every plan on the way can be played as it stands.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use plat_engine::{Dice, FastDice, Game, Next, Seat};
use plat_game_zoning_out::{Action, Built, Code, Colour, Piece, Place, RuleSet, Size, ZoningOut, score};

use super::bound::upper_bound;
use super::foresight;

/// How long to search. The same effort gives the same plan on any number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// How often to anneal from the beginning.
    pub rounds: usize,
    /// How many changes are tried in each round.
    pub changes: usize,
    /// How many threads share the rounds.
    pub threads: usize,
    /// What decides which changes are tried.
    pub seed: u64,
    /// Ends the search with the best so far.
    pub stop: &'a AtomicBool,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Rounds that are finished.
    pub rounds: usize,
    /// The best total so far.
    pub best: i32,
}

/// A way to finish a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// What to take and where to place it, in order.
    pub steps: Vec<(Size, Place)>,
    /// What the city scores then.
    pub total: i32,
    /// No city of all these pyramids scores more.
    pub bound: i32,
}

/// Why there is nothing to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPuzzle {
    /// Something is left to chance.
    #[error("only an APC has nothing left to chance; this game does")]
    Chance,
    /// Nobody can act.
    #[error("the game is over")]
    Over,
    /// Somebody holds a pyramid.
    #[error("a pyramid has been taken and not yet been placed; place it first")]
    InHand,
}

/// Searches for the best way to finish an APC in which the next pyramid is to be chosen.
pub fn best_finish(
    game: &ZoningOut,
    effort: &Effort<'_>,
    progress: impl Fn(Progress) + Sync,
) -> Result<Finish, NoPuzzle> {
    let puzzle = Puzzle::of(game)?;
    let first = puzzle.first_plan(game);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let best = Mutex::new((puzzle.total(&first), usize::MAX, first.clone()));
    std::thread::scope(|scope| {
        for _ in 0..effort.threads {
            scope.spawn(|| {
                loop {
                    let round = next.fetch_add(1, Ordering::Relaxed);
                    if round >= effort.rounds || effort.stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let mut dice =
                        FastDice::new(effort.seed ^ (round as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    let (total, plan) = puzzle.anneal(&first, effort, &mut dice);
                    let Ok(mut best) = best.lock() else {
                        return;
                    };
                    // Of equals the one of the earliest round, so that the answer does not depend on the threads.
                    if total > best.0 || (total == best.0 && round < best.1) {
                        *best = (total, round, plan);
                    }
                    let rounds = done.fetch_add(1, Ordering::Relaxed) + 1;
                    progress(Progress { rounds, best: best.0 });
                }
            });
        }
    });
    let (total, _, plan) = best.into_inner().unwrap_or_else(PoisonError::into_inner);
    // The first pyramid of a city stands on 0, and all places are named from there.
    let shift = match plan.first() {
        Some(step) if puzzle.built.is_empty() => step.place,
        _ => Place::FIRST,
    };
    let named = |place: Place| Place::new(place.x - shift.x, place.y - shift.y);
    Ok(Finish {
        steps: plan.iter().map(|step| (step.size, named(step.place))).collect(),
        total,
        bound: puzzle.bound,
    })
}

/// A pyramid is taken from the front of a line and placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    size: Size,
    place: Place,
}

/// What is given.
struct Puzzle {
    rules: RuleSet,
    code: Code,
    /// What stands already.
    built: Vec<Built>,
    /// By size, the colours that are still to come, the next one first.
    lines: [Vec<Colour>; 3],
    bound: i32,
}

impl Puzzle {
    fn of(game: &ZoningOut) -> Result<Puzzle, NoPuzzle> {
        let lines = game.lines().map(Iterator::collect::<Vec<_>>);
        match game.next() {
            Next::Uncover | Next::Over => return Err(NoPuzzle::Over),
            Next::Seats(seats) if seats.iter().any(|seat| game.in_hand(seat).is_some()) => {
                return Err(NoPuzzle::InHand);
            }
            Next::Seats(_) if lines.iter().any(|line| !line.is_empty()) => {}
            _ => return Err(NoPuzzle::Chance),
        }
        let built = game.city(Seat::ALL[0]).built().to_vec();
        let mut all = *game.supply();
        built.iter().for_each(|built| all.put(built.piece));
        Ok(Puzzle {
            rules: game.rules(),
            code: game.rules().code(),
            built,
            lines,
            bound: upper_bound(&all, game.rules()),
        })
    }

    /// How the player who looks ahead would finish.
    fn first_plan(&self, game: &ZoningOut) -> Vec<Step> {
        let mut game = game.clone();
        let mut plan = Vec::new();
        let mut taken = Size::Small;
        while let Next::Seats(seats) = game.next() {
            let Some(seat) = seats.first() else {
                break;
            };
            let action = foresight::choose(&game, seat);
            match action {
                Action::Size(size) => taken = size,
                Action::Place(place) => plan.push(Step { size: taken, place }),
                _ => {}
            }
            game.act(seat, action);
        }
        plan
    }

    /// The city that a plan leads to.
    fn city(&self, plan: &[Step]) -> Vec<Built> {
        let mut fronts = [0; 3];
        let mut city = self.built.clone();
        city.extend(plan.iter().map(|step| {
            let front = &mut fronts[step.size as usize];
            let colour = self.lines[step.size as usize][*front];
            *front += 1;
            Built {
                place: step.place,
                piece: Piece {
                    colour,
                    size: step.size,
                },
            }
        }));
        city
    }

    fn total(&self, plan: &[Step]) -> i32 {
        score::total(&self.city(plan), self.rules)
    }

    /// The best plan of one round.
    fn anneal(&self, first: &[Step], effort: &Effort<'_>, dice: &mut FastDice) -> (i32, Vec<Step>) {
        let mut ground = Ground::new(self);
        let mut plan = first.to_vec();
        let mut total = self.total(&plan);
        let mut best = (total, plan.clone());
        for change in 0..effort.changes {
            if change % 1024 == 0 && effort.stop.load(Ordering::Relaxed) {
                break;
            }
            let cold = change as f64 / effort.changes as f64;
            let heat = HOTTEST * (COLDEST / HOTTEST).powf(cold);
            let undo = self.change(&mut plan, dice);
            if ground.allows(&plan) {
                let after = self.total(&plan);
                let worse = f64::from(total - after);
                let luck = f64::from(dice.below(1 << 24)) / f64::from(1 << 24);
                if worse <= 0.0 || luck < (-worse / heat).exp() {
                    total = after;
                    if total > best.0 {
                        best = (total, plan.clone());
                    }
                    continue;
                }
            }
            undo.apply(&mut plan);
        }
        best
    }

    /// Changes a plan at random; the result may be against the rules.
    fn change(&self, plan: &mut [Step], dice: &mut FastDice) -> Undo {
        let count = plan.len() as u32;
        let (one, other) = (dice.below(count) as usize, dice.below(count) as usize);
        match dice.below(10) {
            // Two pyramids exchange their places.
            0..=3 => {
                let undo = Undo::Places(one, plan[one].place, other, plan[other].place);
                (plan[one].place, plan[other].place) = (plan[other].place, plan[one].place);
                undo
            }
            // One goes beside another, or on top of it.
            4..=6 => {
                let undo = Undo::Places(one, plan[one].place, one, plan[one].place);
                let built = self.built.len();
                let beside = dice.below(count + built as u32) as usize;
                let beside = match beside.checked_sub(built) {
                    Some(step) => plan[step].place,
                    None => self.built[beside].place,
                };
                let sides = if self.code.mixed_use { 5 } else { 4 };
                let side = dice.below(sides) as usize;
                plan[one].place = beside.neighbours().get(side).copied().unwrap_or(beside);
                undo
            }
            // One is taken earlier or later.
            _ => {
                let undo = Undo::Moved { from: other, to: one };
                shift(plan, one, other);
                undo
            }
        }
    }
}

/// So much worse is kept every third time in the beginning, and so much at the end.
const HOTTEST: f64 = 1.0;
const COLDEST: f64 = 0.2;

/// How to take a change back.
enum Undo {
    Places(usize, Place, usize, Place),
    Moved { from: usize, to: usize },
}

impl Undo {
    fn apply(self, plan: &mut [Step]) {
        match self {
            Undo::Places(one, place, other, other_place) => {
                plan[one].place = place;
                plan[other].place = other_place;
            }
            Undo::Moved { from, to } => shift(plan, from, to),
        }
    }
}

/// Takes a step out and puts it in elsewhere.
fn shift(plan: &mut [Step], from: usize, to: usize) {
    if from < to {
        plan[from..=to].rotate_left(1);
    } else {
        plan[to..=from].rotate_right(1);
    }
}

/// The ground on which plans are tried.
struct Ground {
    code: Code,
    /// Whether something stands already before the plan begins.
    founded: bool,
    spaces: Vec<Space>,
    /// The spaces that the plan on trial has changed, and what they were before.
    trial: Vec<(usize, Space)>,
}

/// What stands on a space.
#[derive(Clone, Copy, Default)]
struct Space {
    /// The sizes, as bits.
    sizes: u8,
    standing: u8,
}

/// Every place that a city can reach, with a margin.
const SIDE: usize = 256;

impl Ground {
    fn new(puzzle: &Puzzle) -> Ground {
        let mut ground = Ground {
            code: puzzle.code,
            founded: !puzzle.built.is_empty(),
            spaces: vec![Space::default(); SIDE * SIDE],
            trial: Vec::new(),
        };
        for built in &puzzle.built {
            ground.stand(index(built.place), built.piece.size);
        }
        ground.trial.clear();
        ground
    }

    /// Whether a plan can be played as it stands, but that the first pyramid of all may go anywhere.
    fn allows(&mut self, plan: &[Step]) -> bool {
        let allowed = plan.iter().enumerate().all(|(number, step)| {
            let first = number == 0 && !self.founded;
            self.place(step, first)
        });
        for (at, before) in self.trial.drain(..).rev() {
            self.spaces[at] = before;
        }
        allowed
    }

    /// Places a pyramid if the rules allow it.
    fn place(&mut self, step: &Step, first: bool) -> bool {
        let at = index(step.place);
        let near = [at, at - 1, at + 1, at - SIDE, at + SIDE];
        let sizes = near
            .iter()
            .fold(0, |sizes, &space| sizes | self.spaces[space].sizes);
        let against = match (self.code.canadian, step.size) {
            (true, Size::Large) => 0,
            (_, size) => bit(size),
        };
        let room = self.spaces[at].standing <= u8::from(self.code.mixed_use);
        let allowed = room && sizes & against == 0 && (sizes != 0 || first) && is_in_reach(step.place);
        if allowed {
            self.stand(at, step.size);
        }
        allowed
    }

    fn stand(&mut self, at: usize, size: Size) {
        self.trial.push((at, self.spaces[at]));
        self.spaces[at].standing += 1;
        self.spaces[at].sizes |= bit(size);
    }
}

fn bit(size: Size) -> u8 {
    1 << size as u8
}

fn is_in_reach(place: Place) -> bool {
    let reach = -Place::FARTHEST..=Place::FARTHEST;
    reach.contains(&place.x) && reach.contains(&place.y)
}

fn index(place: Place) -> usize {
    let from_edge = |steps: i8| (i32::from(steps) + 128) as usize;
    from_edge(place.y) * SIDE + from_edge(place.x)
}

#[cfg(test)]
mod tests {
    use plat_engine::{Options, new_game};
    use plat_game_zoning_out::{Outcome, ZoningOutOptions};

    use super::*;

    fn game(pairs: &[&str], seed: u64) -> ZoningOut {
        let options = ZoningOutOptions::from_pairs(pairs).unwrap();
        let mut game: ZoningOut = new_game(&options, 1).unwrap();
        let mut dice = FastDice::new(seed);
        while game.next() == Next::Chance {
            let outcome: Outcome = game.draw(&mut dice);
            game.reveal(&outcome);
        }
        game
    }

    fn effort(stop: &AtomicBool) -> Effort<'_> {
        Effort {
            rounds: 2,
            changes: 3000,
            threads: 1,
            seed: 1,
            stop,
        }
    }

    /// Plays a finish by the rules and says what it scores.
    fn play(mut game: ZoningOut, finish: &Finish) -> i32 {
        let seat = Seat::ALL[0];
        for &(size, place) in &finish.steps {
            for action in [Action::Size(size), Action::Place(place)] {
                assert_eq!(game.check(seat, action), Ok(()), "{action:?}");
                game.act(seat, action);
            }
        }
        assert_eq!(game.next(), Next::Over);
        game.total(seat)
    }

    #[test]
    fn a_finish_can_be_played_and_scores_what_it_says() {
        let stop = AtomicBool::new(false);
        for (seed, pairs) in [
            &["apc=on", "trios=1", "rules=piazzas,clusters"][..],
            &["apc=on", "rules=mixed-use-development,canadian-style,garden-city"],
            &["apc=on", "small-city=on"],
            &[
                "apc=on",
                "edition=first",
                "rules=city-wall,suburbia,factory-un-fun",
            ],
        ]
        .into_iter()
        .enumerate()
        {
            let game = game(pairs, seed as u64);
            let finish = best_finish(&game, &effort(&stop), |_| {}).unwrap();
            assert_eq!(play(game.clone(), &finish), finish.total);
            assert!(finish.total <= finish.bound, "{finish:?}");
            let lazy = Effort {
                rounds: 0,
                ..effort(&stop)
            };
            let first = best_finish(&game, &lazy, |_| {}).unwrap();
            assert!(finish.total >= first.total, "annealing never makes it worse");
        }
    }

    #[test]
    fn a_game_is_finished_from_where_it_stands() {
        let stop = AtomicBool::new(false);
        let mut game = game(&["apc=on", "trios=1", "rules=linear-park"], 3);
        for action in [
            Action::Size(Size::Large),
            Action::Place(Place::FIRST),
            Action::Size(Size::Small),
        ] {
            game.act(Seat::ALL[0], action);
        }
        assert_eq!(best_finish(&game, &effort(&stop), |_| {}), Err(NoPuzzle::InHand));
        game.act(Seat::ALL[0], Action::Place(Place::new(1, 0)));
        let finish = best_finish(&game, &effort(&stop), |_| {}).unwrap();
        assert_eq!(finish.steps.len(), 13);
        assert_eq!(play(game, &finish), finish.total);
    }

    #[test]
    fn what_is_left_to_chance_is_no_puzzle() {
        let stop = AtomicBool::new(false);
        let random = game(&["rules=piazzas"], 1);
        assert_eq!(
            best_finish(&random, &effort(&stop), |_| {}),
            Err(NoPuzzle::Chance)
        );
    }

    #[test]
    fn the_threads_make_no_difference() {
        let stop = AtomicBool::new(false);
        let game = game(&["apc=on", "trios=1"], 5);
        let one = best_finish(&game, &effort(&stop), |_| {});
        let two = best_finish(
            &game,
            &Effort {
                threads: 2,
                ..effort(&stop)
            },
            |_| {},
        );
        assert_eq!(one, two);
    }
}
