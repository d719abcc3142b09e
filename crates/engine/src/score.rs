//! Points as labelled lines that sum to the total, so that every point can be explained.

use serde::{Serialize, Serializer};

use crate::page::Page;
use crate::parts::Board;
use crate::seat::Seat;
use crate::sentence::Sentence;
use crate::voice::Voice;

/// One reason for points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine<W = Sentence> {
    /// What they are for.
    pub label: W,
    /// How many; a loss is negative.
    pub points: i32,
    /// What they are for in general, where the label has figures or places that differ from game to game: averages over
    /// games are told by it.
    #[serde(skip)]
    pub topic: Option<W>,
    /// The shapes of the scene that earn them, by their ids, where that can be said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

impl<W> ScoreLine<W> {
    /// What the points are for, in words that are the same in every game.
    pub fn topic(&self) -> &W {
        self.topic.as_ref().unwrap_or(&self.label)
    }
}

impl ScoreLine {
    /// The same in words.
    pub fn said(&self, voice: &Voice) -> ScoreLine<String> {
        ScoreLine {
            label: voice.say(&self.label),
            points: self.points,
            topic: self.topic.as_ref().map(|topic| voice.say(topic)),
            marks: self.marks.clone(),
        }
    }
}

/// A figure of the score sheet that is no reason for points, such as the sum of some lines or a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sum<W = Sentence> {
    /// What it is.
    pub label: W,
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
    topic: Option<Sentence>,
}

impl Score {
    /// The lines that follow are about this.
    pub fn about(&mut self, topic: impl Into<Sentence>) {
        self.topic = Some(topic.into());
    }

    /// Adds a line.
    pub fn line(&mut self, label: impl Into<Sentence>, points: i32) {
        self.marked(label, points, Vec::new());
    }

    /// Adds a line, and says which shapes of the scene earn its points.
    pub fn marked(&mut self, label: impl Into<Sentence>, points: i32, marks: Vec<String>) {
        self.lines.push(ScoreLine {
            label: label.into(),
            points,
            topic: self.topic.clone(),
            marks,
        });
    }

    /// Adds a figure that does not count, below the lines so far.
    pub fn sum(&mut self, label: impl Into<Sentence>, points: i32) {
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
pub struct SeatScore<W = Sentence> {
    /// Whose.
    pub seat: Seat,
    /// Every reason for points.
    pub lines: Vec<ScoreLine<W>>,
    /// Figures of the score sheet that stand between them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sums: Vec<Sum<W>>,
    /// The sum of the lines.
    pub total: i32,
}

impl SeatScore {
    /// The same in words.
    pub fn said(&self, voice: &Voice) -> SeatScore<String> {
        let sums = self.sums.iter().map(|sum| Sum {
            label: voice.say(&sum.label),
            points: sum.points,
            after: sum.after,
        });
        SeatScore {
            seat: self.seat,
            lines: self.lines.iter().map(|line| line.said(voice)).collect(),
            sums: sums.collect(),
            total: self.total,
        }
    }
}

/// Scores without what marks their lines in a scene: as data, where there is no scene.
pub fn score_figures<W: Serialize, S: Serializer>(
    scores: &[SeatScore<W>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Figures<'a, W> {
        seat: Seat,
        lines: Vec<Line<'a, W>>,
        #[serde(skip_serializing_if = "<[Sum<W>]>::is_empty")]
        sums: &'a [Sum<W>],
        total: i32,
    }
    #[derive(Serialize)]
    struct Line<'a, W> {
        label: &'a W,
        points: i32,
    }
    fn figures<W>(ScoreLine { label, points, .. }: &ScoreLine<W>) -> Line<'_, W> {
        Line {
            label,
            points: *points,
        }
    }
    serializer.collect_seq(scores.iter().map(|score| Figures {
        seat: score.seat,
        lines: score.lines.iter().map(figures).collect(),
        sums: &score.sums,
        total: score.total,
    }))
}

/// Something that may be done in a position, and what it would score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer<W = Sentence> {
    /// It.
    pub says: W,
    /// Its points, line by line.
    pub lines: Vec<ScoreLine<W>>,
    /// The sum of these.
    pub points: i32,
}

impl Offer {
    /// To do this for these points.
    pub fn new(says: impl Into<Sentence>, score: Score) -> Offer {
        Offer {
            says: says.into(),
            points: score.total(),
            lines: score.lines,
        }
    }
}

/// The one shape in which every game's scores leave the program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreSheet<W = Sentence> {
    /// A score for each seat that may be known.
    pub seats: Vec<SeatScore<W>>,
    /// What is illegal about the position, one sentence each.
    pub illegal: Vec<W>,
    /// What may be done, in games where a player at a real table would ask.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer<W>>,
    /// The position as a board, for whoever wants a picture of it.
    #[serde(skip)]
    pub board: Option<Board>,
    /// The position as text.
    #[serde(skip)]
    pub page: Option<Page>,
}

impl<W> Default for ScoreSheet<W> {
    fn default() -> ScoreSheet<W> {
        ScoreSheet {
            seats: Vec::new(),
            illegal: Vec::new(),
            offers: Vec::new(),
            board: None,
            page: None,
        }
    }
}

impl ScoreSheet {
    /// The same in words.
    pub fn said(self, voice: &Voice) -> ScoreSheet<String> {
        let offers = self.offers.iter().map(|offer| Offer {
            says: voice.say(&offer.says),
            lines: offer.lines.iter().map(|line| line.said(voice)).collect(),
            points: offer.points,
        });
        ScoreSheet {
            seats: self.seats.iter().map(|score| score.said(voice)).collect(),
            illegal: self.illegal.iter().map(|fault| voice.say(fault)).collect(),
            offers: offers.collect(),
            board: self.board,
            page: self.page,
        }
    }
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
