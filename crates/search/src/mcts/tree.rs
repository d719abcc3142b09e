//! The tree of a search: positions as their movers see them, and what was found of each action there.
//!
//! Positions are found by fingerprint, not by the way that led to them. So two ways to the same position share what is
//! known of it, chance needs no nodes of its own, and what was found for one decision serves the next.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use foldhash::fast::FixedState;

/// A tree stops to grow at so many actions: some 100 MB at most.
const MOST_EDGES: usize = 4_000_000;
/// And notes so many positions that it has not taken in yet.
const MOST_SEEN: usize = 4_000_000;
/// Makes an action that was never tried look better than any other.
const UNTRIED: f32 = 1e6;

/// A position in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// An action at such a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EdgeId(u32);

/// What the tree knows of a position.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// It was passed so often, and is not in the tree.
    Seen(u32),
    /// It is in the tree.
    Node(NodeId),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    count: u32,
    visits: u32,
}

/// What was found of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Found<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    pub(super) mean: f32,
}

/// Every array but `nodes` has one item an edge: apart, because choosing reads just two of them.
#[derive(Debug)]
pub(super) struct Tree<A> {
    places: HashMap<u64, Place, FixedState>,
    nodes: Vec<Node>,
    actions: Vec<A>,
    visits: Vec<u32>,
    means: Vec<f32>,
    /// What speaks for the action so far: the mean, and what its rating is still worth.
    merits: Vec<f32>,
    /// What not knowing it well adds, but for the factor that all actions of a node share.
    doubts: Vec<f32>,
    ratings: Vec<f32>,
    bias: f32,
}

impl<A: Copy> Tree<A> {
    pub(super) fn new(bias: f32) -> Tree<A> {
        Tree {
            places: HashMap::default(),
            nodes: Vec::new(),
            actions: Vec::new(),
            visits: Vec::new(),
            means: Vec::new(),
            merits: Vec::new(),
            doubts: Vec::new(),
            ratings: Vec::new(),
            bias,
        }
    }

    /// Forgets what is too much to keep for the next decision.
    pub(super) fn make_room(&mut self) {
        if self.actions.len() > MOST_EDGES / 2 || self.places.len() > MOST_SEEN / 2 {
            self.clear();
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        *self = Tree::new(self.bias);
    }

    /// The position of this fingerprint, if it is in the tree.
    pub(super) fn find(&self, fingerprint: u64) -> Option<NodeId> {
        match self.places.get(&fingerprint) {
            Some(&Place::Node(node)) => Some(node),
            _ => None,
        }
    }

    /// Passes a position: it is in the tree, or has now been passed so often that it should be, or not.
    #[inline]
    pub(super) fn pass(&mut self, fingerprint: u64, patience: u32) -> Passed {
        let full = self.places.len() >= MOST_SEEN;
        match self.places.entry(fingerprint) {
            Entry::Occupied(mut place) => match place.get_mut() {
                Place::Node(node) => Passed::Known(*node),
                Place::Seen(times) => {
                    *times += 1;
                    match *times >= patience && self.actions.len() < MOST_EDGES {
                        true => Passed::Due,
                        false => Passed::TooNew,
                    }
                }
            },
            Entry::Vacant(place) => {
                if !full {
                    place.insert(Place::Seen(1));
                }
                match patience <= 1 && !full {
                    true => Passed::Due,
                    false => Passed::TooNew,
                }
            }
        }
    }

    /// Takes a position in, its actions in the order in which they should be tried.
    pub(super) fn take_in(&mut self, fingerprint: u64, actions: impl Iterator<Item = (A, f32)>) -> NodeId {
        let first = self.actions.len();
        for (action, rating) in actions {
            self.actions.push(action);
            self.visits.push(0);
            self.means.push(0.0);
            self.merits.push(self.bias * rating);
            self.doubts.push(UNTRIED);
            self.ratings.push(rating);
        }
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            first: first as u32,
            count: (self.actions.len() - first) as u32,
            visits: 0,
        });
        self.places.insert(fingerprint, Place::Node(id));
        id
    }

    /// The action that is tried next among the first so many: the best, as far as that is known. Counts as a visit.
    #[inline]
    pub(super) fn choose(&mut self, node: NodeId, exploration: f32, open: impl Fn(u32) -> usize) -> EdgeId {
        let Node { first, count, visits } = &mut self.nodes[node.0 as usize];
        *visits += 1;
        let open = open(*visits).clamp(1, *count as usize);
        let weight = exploration * (1.0 + *visits as f32).ln().sqrt();
        let edges = *first as usize..*first as usize + open;
        let mut best = (f32::NEG_INFINITY, edges.start);
        let hopes = self.merits[edges.clone()].iter().zip(&self.doubts[edges.clone()]);
        for ((&merit, &doubt), edge) in hopes.zip(edges) {
            let hope = merit + weight * doubt;
            if hope > best.0 {
                best = (hope, edge);
            }
        }
        EdgeId(best.1 as u32)
    }

    /// The first of a position's actions that is such.
    pub(super) fn edge(&self, node: NodeId, is_it: impl Fn(A) -> bool) -> Option<EdgeId> {
        let Node { first, count, .. } = self.nodes[node.0 as usize];
        let edge = (first..first + count).find(|&edge| is_it(self.actions[edge as usize]))?;
        Some(EdgeId(edge))
    }

    pub(super) fn action(&self, edge: EdgeId) -> A {
        self.actions[edge.0 as usize]
    }

    /// Which of its node's actions this is, in the order in which they were taken in.
    pub(super) fn index(&self, node: NodeId, edge: EdgeId) -> usize {
        (edge.0 - self.nodes[node.0 as usize].first) as usize
    }

    /// Enters that the action led to something of this value to whoever chose it.
    #[inline]
    pub(super) fn enter(&mut self, edge: EdgeId, value: f32) {
        let edge = edge.0 as usize;
        let visits = self.visits[edge] + 1;
        self.visits[edge] = visits;
        let mean = self.means[edge] + (value - self.means[edge]) / visits as f32;
        self.means[edge] = mean;
        self.merits[edge] = mean + self.bias * self.ratings[edge] / (visits + 1) as f32;
        self.doubts[edge] = 1.0 / (visits as f32).sqrt();
    }

    /// What was found of the actions of a position, in the order in which they were taken in.
    pub(super) fn found(&self, node: NodeId) -> impl Iterator<Item = Found<A>> {
        let Node { first, count, .. } = self.nodes[node.0 as usize];
        (first as usize..(first + count) as usize).map(|edge| Found {
            action: self.actions[edge],
            visits: self.visits[edge],
            mean: self.means[edge],
        })
    }
}

/// What passing a position comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passed {
    /// It is in the tree.
    Known(NodeId),
    /// It should be taken in now.
    Due,
    /// It has not been passed often enough.
    TooNew,
}
