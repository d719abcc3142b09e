//! What a player thinks of the actions it could take.

use plat_engine::{Game, PerSeat, Seat, Sentence, Voice};
use serde::Serialize;

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
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<A> {
    /// Which.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the seat that decides, between 0 (the last place) and 1 (the first, by far).
    pub value: f32,
    /// How games ended that began with it.
    pub endings: Endings,
}

impl<A> Considered<A> {
    /// Puts together what two searches found.
    pub(crate) fn add(&mut self, more: &Considered<A>) {
        let (own, others) = (self.visits as f32, more.visits as f32);
        self.value = (self.value * own + more.value * others) / (own + others).max(1.0);
        self.visits += more.visits;
        self.endings.add(&more.endings);
    }
}

/// A line of the score as it is expected to be in the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Forecast<W = Sentence> {
    /// What the points are for.
    pub label: W,
    /// How many, on average.
    pub points: f32,
}

impl Forecast {
    /// The same in words.
    pub fn said(&self, voice: &Voice) -> Forecast<String> {
        Forecast {
            label: voice.say(&self.label),
            points: self.points,
        }
    }
}

/// How a number of games ended, on average.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Endings {
    games: u32,
    /// Sums over these games, by seat and line, in the order of the score sheet.
    lines: PerSeat<Vec<(Sentence, i64)>>,
}

impl Endings {
    /// Enters a game that is over.
    pub fn enter<G: Game>(&mut self, game: &G) {
        self.games += 1;
        for seat in game.seats().iter() {
            for line in game.score(seat).of(seat).lines {
                self.enter_line(seat, line.topic(), i64::from(line.points));
            }
        }
    }

    fn enter_line(&mut self, seat: Seat, label: &Sentence, points: i64) {
        match self.lines[seat].iter_mut().find(|(known, _)| known == label) {
            Some((_, sum)) => *sum += points,
            None => self.lines[seat].push((label.clone(), points)),
        }
    }

    fn add(&mut self, more: &Endings) {
        self.games += more.games;
        for seat in Seat::ALL {
            for (label, points) in &more.lines[seat] {
                self.enter_line(seat, label, *points);
            }
        }
    }

    /// How many games it was.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The lines of a seat's score.
    pub fn forecasts(&self, seat: Seat) -> Vec<Forecast> {
        let line = |(label, sum): &(Sentence, i64)| Forecast {
            label: label.clone(),
            points: *sum as f32 / self.games as f32,
        };
        self.lines[seat].iter().map(line).collect()
    }

    /// The sum of these; nothing if no game was looked at.
    pub fn total(&self, seat: Seat) -> Option<f32> {
        let sum: i64 = self.lines[seat].iter().map(|(_, sum)| sum).sum();
        (self.games > 0).then(|| sum as f32 / self.games as f32)
    }
}
