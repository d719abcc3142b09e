//! Monte-Carlo tree search for every game of the contract: with chance or without, with hidden hands or without, for
//! one to four seats.
//!
//! Every iteration begins with another state that the seat cannot tell from the true one, goes down the tree by what
//! each mover knows, plays on from the edge of the tree, and enters what the result is worth to whoever chose on the
//! way. A position belongs to the seat that moves there and is found by that seat's own fingerprint, so nobody in the
//! tree acts on what they cannot know: with hidden hands this is information-set search with several observers,
//! without them plain UCT, and in both a seat that chooses at the same time as another does not see the other's
//! choice.

mod style;
mod tree;
mod value;

pub use style::{Policy, Style, Widening};

use std::time::Instant;

use plat_engine::{Dice, FastDice, Game, Knowledge, Next, Seat};

use crate::advice::{Advice, Considered, Endings};
use crate::player::{Player, rating};
use crate::playout::Playouts;
use crate::thinking::{Clock, Thinking};
use tree::{EdgeId, NodeId, Passed, Tree};
use value::Scale;

/// The clock is looked at so often.
const BATCH: u64 = 16;
/// Of so many imagined games one is looked at for its score lines.
const LOOK_AT: u32 = 4;
/// So many games tell how much points differ.
const SAMPLE: usize = 32;

/// A player who searches.
pub struct Searcher<G: Knowledge> {
    style: Style,
    thinking: Thinking,
    scale: Option<Scale>,
    workers: Vec<Worker<G>>,
    seed: u64,
}

impl<G: Knowledge> Searcher<G> {
    /// A player whose choices follow from this seed, if only iterations limit it.
    pub fn new(style: Style, thinking: Thinking, seed: u64) -> Searcher<G> {
        let worker = |index| {
            Worker::new(
                style,
                FastDice::new(seed.wrapping_add(index as u64 * 0x9e37_79b9)),
            )
        };
        Searcher {
            style,
            workers: (0..thinking.threads.max(1)).map(worker).collect(),
            thinking,
            scale: None,
            seed,
        }
    }

    /// Thinks for as long as it may, and says only how many games it imagined: for measurements.
    pub(crate) fn explore(&mut self, game: &G, seat: Seat) -> u64 {
        self.search(game, seat, Purpose::Explore).iterations
    }

    fn search(&mut self, game: &G, seat: Seat, purpose: Purpose<G::Action>) -> Advice<G::Action> {
        let clock = self.thinking.clock();
        self.renew_scale(game, seat);
        let scale = self.scale.expect("it was just renewed");
        let threads = self.workers.len() as u64;
        let limits = Limits {
            clock,
            iterations: self
                .thinking
                .iterations
                .map(|iterations| iterations.div_ceil(threads).max(1)),
        };
        match &mut self.workers[..] {
            [worker] => worker.think(game, seat, scale, &limits, purpose),
            workers => std::thread::scope(|scope| {
                for worker in workers {
                    let limits = &limits;
                    scope.spawn(move || worker.think(game, seat, scale, limits, purpose));
                }
            }),
        }
        self.merge(game, seat)
    }

    /// Where points come and go by as much as before, what was found before still counts.
    fn renew_scale(&mut self, game: &G, seat: Seat) {
        let mut dice = FastDice::new(self.seed ^ 0x5ca1e);
        let mut playouts = Playouts::default();
        let ends: Vec<G> = (0..SAMPLE)
            .map(|_| {
                let mut game = game.resample(seat, &mut dice);
                match self.style.policy {
                    Policy::Random => playouts.run(&mut game, &mut dice),
                    Policy::Hunch => playouts.run_by_hunch(&mut game, &mut dice),
                };
                game
            })
            .collect();
        let now = Scale::of(&ends);
        if self.scale.is_none_or(|before| before.is_far_from(&now)) {
            self.workers.iter_mut().for_each(|worker| worker.tree.clear());
            self.scale = Some(now);
        }
    }

    /// What all workers together found, the best first.
    fn merge(&self, game: &G, seat: Seat) -> Advice<G::Action> {
        let mut considered: Vec<Considered<G::Action>> = Vec::new();
        let fingerprint = fingerprint(game, seat);
        for worker in &self.workers {
            let Some(root) = worker.tree.find(fingerprint) else {
                continue;
            };
            for (index, found) in worker.tree.found(root).enumerate() {
                let more = Considered {
                    action: found.action,
                    visits: found.visits,
                    value: found.mean,
                    endings: worker.endings.get(index).cloned().unwrap_or_default(),
                };
                match considered.iter_mut().find(|known| known.action == found.action) {
                    Some(known) => known.add(&more),
                    None => considered.push(more),
                }
            }
        }
        // Actions were taken in by how they look; between equals that decides.
        considered.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        Advice {
            considered,
            iterations: self.workers.iter().map(|worker| worker.iterations).sum(),
            exact: None,
        }
    }
}

impl<G: Knowledge> Player<G> for Searcher<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        if let [only] = actions[..] {
            return only;
        }
        if let Some(habit) = game.habit(seat) {
            return habit;
        }
        let advice = self.search(game, seat, Purpose::Decide);
        advice.considered.first().map_or(actions[0], |best| best.action)
    }

    fn advise(&mut self, game: &G, seat: Seat, also: Option<G::Action>) -> Option<Advice<G::Action>> {
        Some(self.search(game, seat, Purpose::Advise { also }))
    }
}

/// What a search is for.
#[derive(Clone, Copy)]
enum Purpose<A> {
    /// To find the best action, and to end when that cannot change any more.
    Decide,
    /// To look around for as long as there is time.
    Explore,
    /// To say what actions are worth and how games end that begin with them; this one too, whatever it seems worth.
    Advise { also: Option<A> },
}

struct Limits {
    clock: Clock,
    /// Of one thread.
    iterations: Option<u64>,
}

/// Where an iteration begins, and with what if that is not for the tree to say.
#[derive(Clone, Copy)]
struct Root {
    node: NodeId,
    insist: Option<EdgeId>,
}

/// One thread's search: its tree, its dice, and what it needs again and again.
struct Worker<G: Knowledge> {
    style: Style,
    dice: FastDice,
    tree: Tree<G::Action>,
    playouts: Playouts<G>,
    /// Who chose what on the way down.
    way: Vec<(Seat, EdgeId)>,
    actions: Vec<G::Action>,
    rated: Vec<(G::Action, f32)>,
    /// By action of the root, if somebody wants to know.
    endings: Vec<Endings>,
    iterations: u64,
}

impl<G: Knowledge> Worker<G> {
    fn new(style: Style, dice: FastDice) -> Worker<G> {
        Worker {
            style,
            dice,
            tree: Tree::new(style.widening.map_or(0.0, |widening| widening.bias)),
            playouts: Playouts::default(),
            way: Vec::new(),
            actions: Vec::new(),
            rated: Vec::new(),
            endings: Vec::new(),
            iterations: 0,
        }
    }

    fn think(&mut self, game: &G, seat: Seat, scale: Scale, limits: &Limits, purpose: Purpose<G::Action>) {
        self.tree.make_room();
        let fingerprint = fingerprint(game, seat);
        let root = match self.tree.find(fingerprint) {
            Some(root) => root,
            None => self.take_in(game, seat, fingerprint),
        };
        let insist = match purpose {
            Purpose::Advise { also: Some(also) } => self.tree.edge(root, |action| action == also),
            _ => None,
        };
        self.endings.clear();
        if let Purpose::Advise { .. } = purpose {
            self.endings
                .resize(self.tree.found(root).count(), Endings::default());
        }
        self.iterations = 0;
        let start = Instant::now();
        loop {
            for turn in 0..BATCH {
                // An action that must be looked at gets two of sixteen looks at least.
                let insist = insist.filter(|_| turn % 8 == 0);
                self.iterate(game, seat, Root { node: root, insist }, scale);
            }
            self.iterations += BATCH;
            let is_up = limits.iterations.is_some_and(|most| self.iterations >= most) || limits.clock.is_up();
            let may_hurry = matches!(purpose, Purpose::Decide);
            if is_up || (may_hurry && self.is_decided(root, self.to_come(start, limits))) {
                return;
            }
        }
    }

    /// How many more iterations there will be.
    fn to_come(&self, start: Instant, limits: &Limits) -> u64 {
        let by_time = limits.clock.deadline.map_or(u64::MAX, |deadline| {
            let pace = self.iterations as f64 / start.elapsed().as_secs_f64().max(1e-6);
            let left = deadline.saturating_duration_since(Instant::now());
            (left.as_secs_f64() * pace) as u64
        });
        let by_number = limits.iterations.map_or(u64::MAX, |most| most - self.iterations);
        by_time.min(by_number)
    }

    /// Whether the most visited action stays so even if all further visits go to the next one.
    fn is_decided(&self, root: NodeId, to_come: u64) -> bool {
        let (mut most, mut next) = (0, 0);
        for found in self.tree.found(root) {
            if found.visits > most {
                (most, next) = (found.visits, most);
            } else {
                next = next.max(found.visits);
            }
        }
        u64::from(most - next) > to_come
    }

    fn iterate(&mut self, root_game: &G, root_seat: Seat, root: Root, scale: Scale) {
        let mut game = root_game.resample(root_seat, &mut self.dice);
        self.way.clear();
        loop {
            match game.next() {
                Next::Over => break,
                Next::Chance => {
                    let outcome = game.draw(&mut self.dice);
                    game.reveal(&outcome);
                }
                Next::Uncover => game.uncover(),
                Next::Seats(seats) => {
                    // Where several may act, at the root it is the one who asks, and elsewhere the first in turn
                    // order: what the others choose at the same time is no part of its fingerprint.
                    let (seat, edge) = if self.way.is_empty() {
                        let edge = root.insist.unwrap_or_else(|| self.choose(root.node));
                        (root_seat, edge)
                    } else {
                        let seat = seats.first().expect("somebody may act");
                        if let Some(habit) = game.habit(seat) {
                            game.act(seat, habit);
                            continue;
                        }
                        let fingerprint = fingerprint(&game, seat);
                        let node = match self.tree.pass(fingerprint, self.style.patience) {
                            Passed::Known(node) => node,
                            Passed::Due => self.take_in(&game, seat, fingerprint),
                            Passed::TooNew => break,
                        };
                        (seat, self.choose(node))
                    };
                    self.way.push((seat, edge));
                    game.act(seat, self.tree.action(edge));
                }
            }
        }
        self.play_on(&mut game);
        let values = scale.values(&game, self.style.margin);
        for &(seat, edge) in &self.way {
            self.tree.enter(edge, values[seat]);
        }
        let first = self.way.first().expect("the root has an action").1;
        if let Some(endings) = self.endings.get_mut(self.tree.index(root.node, first))
            && self.dice.below(LOOK_AT) == 0
        {
            self.playouts.run_by_hunch(&mut game, &mut self.dice);
            endings.enter(&game);
        }
    }

    fn choose(&mut self, node: NodeId) -> EdgeId {
        let widening = self.style.widening;
        // A little chance, so that two who choose at the same time do not fall into step.
        let whim = 0.5 + (self.dice.word() >> 40) as f32 / (1 << 24) as f32;
        self.tree
            .choose(node, whim * self.style.exploration, |visits| match widening {
                Some(widening) => widening.first + (visits as f32).powf(widening.power) as usize,
                None => usize::MAX,
            })
    }

    fn play_on(&mut self, game: &mut G) {
        match (self.style.policy, self.style.horizon) {
            (Policy::Random, None) => self.playouts.run(game, &mut self.dice),
            (Policy::Random, Some(plies)) => self.playouts.run_for(plies, game, &mut self.dice),
            (Policy::Hunch, None) => self.playouts.run_by_hunch(game, &mut self.dice),
            (Policy::Hunch, Some(plies)) => self.playouts.run_by_hunch_for(plies, game, &mut self.dice),
        };
    }

    /// Takes a position in. Actions are tried in the order of their rating, or in any.
    fn take_in(&mut self, game: &G, seat: Seat, fingerprint: u64) -> NodeId {
        self.actions.clear();
        game.actions(seat, &mut self.actions);
        self.dice.shuffle(&mut self.actions);
        self.rated.clear();
        if self.style.widening.is_none() {
            self.rated
                .extend(self.actions.iter().map(|&action| (action, 0.0)));
        } else {
            rate(game, seat, &self.actions, &mut self.rated);
        }
        self.tree.take_in(fingerprint, self.rated.iter().copied())
    }
}

/// Rates actions between 0 and 1, the best first: those that lead to something as good as the best have 1, and those
/// that are worse by what is usual between these actions a third of that.
fn rate<G: Game>(game: &G, seat: Seat, actions: &[G::Action], rated: &mut Vec<(G::Action, f32)>) {
    rated.extend(
        actions
            .iter()
            .map(|&action| (action, rating(game, seat, action, G::forecast) as f32)),
    );
    let count = rated.len() as f32;
    let mean = rated.iter().map(|(_, rating)| rating).sum::<f32>() / count;
    let variance = rated
        .iter()
        .map(|(_, rating)| (rating - mean).powi(2))
        .sum::<f32>()
        / count;
    let best = rated.iter().map(|(_, rating)| *rating).fold(f32::MIN, f32::max);
    for (_, rating) in rated.iter_mut() {
        *rating = ((*rating - best) / variance.sqrt().max(1.0)).exp();
    }
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
}

/// What the seat knows, and that it is the one to act: in games with simultaneous choices two seats may see the same.
fn fingerprint<G: Knowledge>(game: &G, seat: Seat) -> u64 {
    game.fingerprint(seat) ^ (seat.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
