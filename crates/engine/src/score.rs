//! Points as labelled lines that sum to the total, so that every point can be explained.

use serde::{Serialize, Serializer};

use crate::page::Page;
use crate::parts::Board;
use crate::seat::Seat;

/// One reason for points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// What they are for.
    pub label: String,
    /// How many; a loss is negative.
    pub points: i32,
    /// What they are for in general, where the label has figures or places that differ from game to game: averages over
    /// games are told by it.
    #[serde(skip)]
    pub topic: Option<&'static str>,
    /// The shapes of the scene that earn them, by their ids, where that can be said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

impl ScoreLine {
    /// What the points are for, in words that are the same in every game.
    pub fn topic(&self) -> &str {
        self.topic.unwrap_or(&self.label)
    }
}

/// A figure of the score sheet that is no reason for points, such as the sum of some lines or a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sum {
    /// What it is.
    pub label: String,
    /// The figure.
    pub points: i32,
    /// It stands below so many lines.
    pub after: usize,
}

/// The points of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    lines: Vec<ScoreLine>,
    sums: Vec<Sum>,
    topic: Option<&'static str>,
}

impl Score {
    /// The lines that follow are about this.
    pub fn about(&mut self, topic: &'static str) {
        self.topic = Some(topic);
    }

    /// Adds a line.
    pub fn line(&mut self, label: impl Into<String>, points: i32) {
        self.marked(label, points, Vec::new());
    }

    /// Adds a line, and says which shapes of the scene earn its points.
    pub fn marked(&mut self, label: impl Into<String>, points: i32, marks: Vec<String>) {
        self.lines.push(ScoreLine {
            label: label.into(),
            points,
            topic: self.topic,
            marks,
        });
    }

    /// Adds a figure that does not count, below the lines so far.
    pub fn sum(&mut self, label: impl Into<String>, points: i32) {
        self.sums.push(Sum {
            label: label.into(),
            points,
            after: self.lines.len(),
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
            sums: self.sums,
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
    /// Figures of the score sheet that stand between them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sums: Vec<Sum>,
    /// The sum of the lines.
    pub total: i32,
}

/// Scores without what marks their lines in a scene: as data, where there is no scene.
pub fn score_figures<S: Serializer>(scores: &[SeatScore], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Figures<'a> {
        seat: Seat,
        lines: Lines<'a>,
        #[serde(skip_serializing_if = "<[Sum]>::is_empty")]
        sums: &'a [Sum],
        total: i32,
    }
    struct Lines<'a>(&'a [ScoreLine]);
    #[derive(Serialize)]
    struct Line<'a> {
        label: &'a str,
        points: i32,
    }
    impl Serialize for Lines<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.0.iter().map(|line| Line {
                label: &line.label,
                points: line.points,
            }))
        }
    }
    serializer.collect_seq(scores.iter().map(|score| Figures {
        seat: score.seat,
        lines: Lines(&score.lines),
        sums: &score.sums,
        total: score.total,
    }))
}

/// Something that may be done in a position, and what it would score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// It, in words.
    pub says: String,
    /// Its points, line by line.
    pub lines: Vec<ScoreLine>,
    /// The sum of these.
    pub points: i32,
}

impl Offer {
    /// To do this for these points.
    pub fn new(says: impl Into<String>, score: Score) -> Offer {
        Offer {
            says: says.into(),
            points: score.total(),
            lines: score.lines,
        }
    }
}

/// The one shape in which every game's scores leave the program.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ScoreSheet {
    /// A score for each seat that may be known.
    pub seats: Vec<SeatScore>,
    /// What is illegal about the position, one sentence each.
    pub illegal: Vec<String>,
    /// What may be done, in games where a player at a real table would ask.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// The position as a board, for whoever wants a picture of it.
    #[serde(skip)]
    pub board: Option<Board>,
    /// The position as text.
    #[serde(skip)]
    pub page: Option<Page>,
}

/// So many of something, in words: "1 group", "3 groups".
pub fn plural(count: usize, noun: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{ending}")
}

/// Several things in words: "1", "1 and 2", "1, 2 and 3".
pub fn and_list<T: ToString>(things: &[T]) -> String {
    let words: Vec<String> = things.iter().map(ToString::to_string).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
