//! What a player thinks of the actions it could take.

use plat_engine::{PerSeat, Seat};

/// What was found of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// The actions, the best first. A search may not have come to all of them.
    pub considered: Vec<Considered<A>>,
    /// How many games were imagined, or positions looked at.
    pub iterations: u64,
    /// If everything to the end was searched, what comes out.
    pub exact: Option<Exact>,
}

/// What comes out if everybody plays perfectly from here on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exact {
    /// By how much the seat that decides will lead in the end.
    pub margin: i32,
}

/// What was found of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered<A> {
    /// Which.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the seat that decides, between 0 (the last place) and 1 (the first, by far).
    pub value: f32,
    /// What everybody has in the end, on average.
    pub totals: PerSeat<f32>,
    games: u32,
}

impl<A> Considered<A> {
    /// Tried so often, with this value, and so many totals on average.
    pub(crate) fn new(
        action: A,
        visits: u32,
        value: f32,
        (games, totals): (u32, PerSeat<f32>),
    ) -> Considered<A> {
        Considered {
            action,
            visits,
            value,
            totals,
            games,
        }
    }

    /// Puts together what two searches found.
    pub(crate) fn add(&mut self, more: &Considered<A>) {
        let mean = |a: f32, a_weight: u32, b: f32, b_weight: u32| {
            (a * a_weight as f32 + b * b_weight as f32) / (a_weight + b_weight).max(1) as f32
        };
        self.value = mean(self.value, self.visits, more.value, more.visits);
        for seat in Seat::ALL {
            self.totals[seat] = mean(self.totals[seat], self.games, more.totals[seat], more.games);
        }
        self.visits += more.visits;
        self.games += more.games;
    }
}
