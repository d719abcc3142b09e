//! Points as labelled lines that sum to the total, so that every point can be explained.

use serde::Serialize;

use crate::seat::Seat;

/// One reason for points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// What they are for.
    pub label: String,
    /// How many; a loss is negative.
    pub points: i32,
}

/// The points of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    lines: Vec<ScoreLine>,
}

impl Score {
    /// Adds a line.
    pub fn line(&mut self, label: impl Into<String>, points: i32) {
        self.lines.push(ScoreLine {
            label: label.into(),
            points,
        });
    }

    /// The sum of the lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// The score as the one of this seat.
    pub fn of(self, seat: Seat) -> SeatScore {
        SeatScore {
            seat,
            total: self.total(),
            lines: self.lines,
        }
    }
}

/// The lines and the total of one seat, as they are shown and sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatScore {
    /// Whose.
    pub seat: Seat,
    /// Every reason for points.
    pub lines: Vec<ScoreLine>,
    /// Their sum.
    pub total: i32,
}

/// The one shape in which every game's scores leave the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ScoreSheet {
    /// A score for each seat that may be known.
    pub seats: Vec<SeatScore>,
    /// What is illegal about the position, one sentence each.
    pub illegal: Vec<String>,
}

/// So many of something, in words: "1 group", "3 groups".
pub fn plural(count: usize, noun: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{ending}")
}
