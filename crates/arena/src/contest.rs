//! One game between players, from the first draw to its result.

use std::time::Instant;

use plat_engine::{ActError, Next};
use plat_games::LiveTable;
use plat_search::Stop;
use serde::{Deserialize, Serialize};

use crate::schedule::Fixture;
use crate::seated::{Lost, Seated};

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Which game of the tournament it was.
    #[serde(flatten)]
    pub fixture: Fixture,
    /// Who sat where, by their numbers among the entrants from 0.
    pub seating: Vec<usize>,
    /// The place of every seat, from 1.
    pub places: Vec<u8>,
    /// The points of every seat; none if a seat was lost and the game did not end.
    pub totals: Option<Vec<i32>>,
    /// The points that had to be reached, where there is such a number.
    pub target: Option<i32>,
    /// How many entries the log has.
    pub entries: usize,
    /// How long everybody thought.
    pub pace: Vec<Pace>,
    /// The seat that was lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<Lost>,
}

/// How long a seat thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Pace {
    /// How many times it was asked.
    pub moves: u32,
    /// Seconds in all.
    pub seconds: f64,
    /// The longest it took, in seconds.
    pub longest: f64,
}

impl Pace {
    fn note(&mut self, seconds: f64) {
        self.moves += 1;
        self.seconds += seconds;
        self.longest = self.longest.max(seconds);
    }

    /// The pace over both.
    pub(crate) fn and(self, other: Pace) -> Pace {
        Pace {
            moves: self.moves + other.moves,
            seconds: self.seconds + other.seconds,
            longest: self.longest.max(other.longest),
        }
    }
}

/// What a game needs to begin.
pub(crate) struct Contest {
    pub(crate) fixture: Fixture,
    pub(crate) seating: Vec<usize>,
    pub(crate) table: Box<dyn LiveTable>,
    pub(crate) seated: Vec<Seated>,
}

impl Contest {
    /// Plays to the end, or until a seat is lost; nothing if it is stopped before.
    pub(crate) fn play(mut self, stop: &Stop) -> Option<Played> {
        let mut pace = vec![Pace::default(); self.seated.len()];
        let lost = loop {
            self.table.settle().expect("the table knows its seed");
            let Next::Seats(acting) = self.table.next() else {
                break None;
            };
            let seat = acting.first().expect("somebody may act");
            let asked = Instant::now();
            let chosen = self.seated[seat.index()].choose(self.table.as_ref(), seat);
            if stop.is_set() {
                return None;
            }
            pace[seat.index()].note(asked.elapsed().as_secs_f64());
            let entry = self.table.entries();
            let played = chosen.and_then(|word| {
                self.table.act(seat, &word).map_err(|refused: ActError| Lost {
                    seat: seat.number(),
                    entry,
                    what: format!("{word:?}: {refused}"),
                })
            });
            if let Err(lost) = played {
                break Some(lost);
            }
        };
        for seated in &mut self.seated {
            seated.end(self.table.as_ref());
        }
        Some(self.result(pace, lost))
    }

    fn result(self, pace: Vec<Pace>, lost: Option<Lost>) -> Played {
        let places = match &lost {
            // The game did not end, so nothing can be said of the others but that they did not lose.
            Some(lost) => {
                let last = self.seated.len() as u8;
                let place = |seat: usize| if seat + 1 == lost.seat { last } else { 1 };
                (0..self.seated.len()).map(place).collect()
            }
            None => self.table.placings().expect("the game is over").places,
        };
        Played {
            fixture: self.fixture,
            seating: self.seating,
            places,
            totals: self.table.record().result.map(|result| result.it),
            target: self.table.target(),
            entries: self.table.entries(),
            pace,
            lost,
        }
    }
}
