//! Somebody in a seat: asked for a word, gives one or loses the seat.

use std::fmt;

use plat_engine::Seat;
use plat_games::{LiveTable, PlayerKind};
use serde::{Deserialize, Serialize};

use crate::entrant::{Budget, Entrant};

/// Somebody in a seat of one game.
pub struct Seated {
    who: Who,
}

enum Who {
    Computer { kind: PlayerKind, seed: u64 },
    Program,
}

/// A seat that was lost: by whom, when, and by what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lost {
    /// The seat's number, from 1.
    pub seat: usize,
    /// How many log entries there were when the seat was asked.
    pub entry: usize,
    /// What went wrong, in a sentence without a full stop.
    pub what: String,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "seat {} is lost after entry {}: {}",
            self.seat, self.entry, self.what
        )
    }
}

impl std::error::Error for Lost {}

impl Seated {
    /// Seats somebody whose choices follow from this seed. No computer player thinks by a budget yet.
    pub fn new(entrant: &Entrant, _budget: Option<Budget>, seed: u64) -> Seated {
        let who = match entrant {
            Entrant::Computer { kind, .. } => Who::Computer { kind: *kind, seed },
            Entrant::Program(_) => Who::Program,
        };
        Seated { who }
    }

    /// What this player does in its seat, which is to act: a word that the table accepts, or the seat is lost.
    pub fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<String, Lost> {
        let lost = |what: String| Lost {
            seat: seat.number(),
            entry: table.entries(),
            what,
        };
        match &mut self.who {
            Who::Program => Err(lost("programs cannot play yet".to_owned())),
            Who::Computer { kind, seed } => {
                let turn = (table.entries() as u64) << 2 | seat.index() as u64;
                let seed = *seed ^ turn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                table
                    .choose(seat, *kind, seed)
                    .ok_or_else(|| lost(format!("{kind} has nothing to do")))
            }
        }
    }
}
