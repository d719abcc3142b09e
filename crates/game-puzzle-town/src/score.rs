//! The contractor's score sheet of the game, and the penalty of the puzzle.

use plat_engine::{Score, Seat, Sentence};
use serde::Serialize;

use crate::state::{PuzzleTown, Turn};
use crate::town::Gain;
use crate::words::counted;

/// What a play is worth that completes one, two, three or four Blocks.
const PROFIT: [i32; 4] = [1, 2, 5, 10];
const STOPPAGE: i32 = 3;
const VIOLATION: i32 = 1;

/// The messages of the two losses.
pub(crate) const VIOLATIONS: &str = "topic-violations";
const STOPPAGES: &str = "topic-stoppages";

/// The rows of a score sheet that are ticked, by their messages, and what a tick is worth.
pub(crate) const ROWS: [(&str, i32); 6] = [
    ("topic-single", PROFIT[0]),
    ("topic-double", PROFIT[1]),
    ("topic-triple", PROFIT[2]),
    ("topic-quad", PROFIT[3]),
    (VIOLATIONS, -VIOLATION),
    (STOPPAGES, -STOPPAGE),
];

/// The penalties of the puzzle for a tile that was not laid.
const FACE_DOWN: i32 = 3;
const FACE_UP_WITH_BORDER: i32 = 2;
const OTHER_FACE_UP: i32 = 1;

/// The ticks on a player's score sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Hash)]
pub struct Sheet {
    /// Plays that completed one, two, three and four Blocks.
    pub blocks: [u8; 4],
    /// Zoning Violations.
    pub violations: u8,
    /// Construction Stoppages.
    pub stoppages: u8,
}

/// How well the puzzle was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Nothing left.
    Perfect,
    /// 1 to 6 points.
    VeryGood,
    /// 7 to 12 points.
    Good,
    /// 13 to 20 points.
    Fair,
    /// More.
    Flunked,
}

impl Sheet {
    /// Ticks what a play completes.
    #[inline]
    pub(crate) fn enter(&mut self, gain: Gain) {
        if let Some(row) = self.blocks.get_mut(usize::from(gain.blocks).wrapping_sub(1)) {
            *row += 1;
        }
        self.violations += gain.violations;
    }

    /// Profits less losses.
    #[inline]
    pub fn total(&self) -> i32 {
        self.profits() - self.losses()
    }

    /// What the Blocks are worth.
    #[inline]
    pub fn profits(&self) -> i32 {
        let blocks = self.blocks.iter().zip(PROFIT);
        blocks.map(|(&count, value)| i32::from(count) * value).sum()
    }

    /// What the Zoning Violations and Construction Stoppages cost.
    #[inline]
    pub fn losses(&self) -> i32 {
        VIOLATION * i32::from(self.violations) + STOPPAGE * i32::from(self.stoppages)
    }

    /// The ticks in the order of the rows.
    pub(crate) fn ticks(&self) -> [u8; 6] {
        let [single, double, triple, quad] = self.blocks;
        [single, double, triple, quad, self.violations, self.stoppages]
    }

    /// The rows of the sheet.
    pub fn score(&self) -> Score {
        self.score_with_hand(0, 0)
    }

    /// The rows of the sheet, of whose losses so many were ticked for what was left in the hand.
    fn score_with_hand(&self, zones: usize, tiles: usize) -> Score {
        let mut score = Score::default();
        let lines = ["score-single", "score-double", "score-triple", "score-quad"];
        for ((&count, line), (topic, value)) in self.blocks.iter().zip(lines).zip(ROWS) {
            score.about(Sentence::new(topic));
            score.line(counted(line, count.into()), i32::from(count) * value);
        }
        score.sum(Sentence::new("sum-profits"), self.profits());
        score.about(Sentence::new(VIOLATIONS));
        score.line(
            loss("score-violations", self.violations, "border-zones", zones),
            -VIOLATION * i32::from(self.violations),
        );
        score.about(Sentence::new(STOPPAGES));
        score.line(
            loss("score-stoppages", self.stoppages, "tiles", tiles),
            -STOPPAGE * i32::from(self.stoppages),
        );
        score.sum(Sentence::new("sum-losses"), -self.losses());
        score
    }
}

impl Verdict {
    /// The most penalty points with which one gets each verdict; with more one has flunked.
    pub(crate) const AT_MOST: [(i32, Verdict); 4] = [
        (0, Verdict::Perfect),
        (6, Verdict::VeryGood),
        (12, Verdict::Good),
        (20, Verdict::Fair),
    ];

    /// The verdict on so many penalty points.
    pub fn of(penalty: i32) -> Verdict {
        let reached = Verdict::AT_MOST.into_iter().find(|&(most, _)| penalty <= most);
        reached.map_or(Verdict::Flunked, |(_, verdict)| verdict)
    }

    /// The message that says it.
    pub fn message(self) -> &'static str {
        match self {
            Verdict::Perfect => "verdict-perfect",
            Verdict::VeryGood => "verdict-very-good",
            Verdict::Good => "verdict-good",
            Verdict::Fair => "verdict-fair",
            Verdict::Flunked => "verdict-flunked",
        }
    }
}

/// So many losses, and what was left in the hand that some of them were ticked for.
fn loss(losses: &'static str, count: u8, left: &'static str, in_hand: usize) -> Sentence {
    let losses = counted(losses, count.into());
    match in_hand {
        0 => losses,
        _ => Sentence::new("score-of-hand")
            .with("losses", losses)
            .with("left", counted(left, in_hand)),
    }
}

impl PuzzleTown {
    /// A player's sheet; at the end of the game with the tiles in hand ticked.
    #[inline]
    pub(crate) fn sheet(&self, seat: Seat) -> Sheet {
        let mut sheet = self.sheets[seat];
        if self.turn == Turn::Over {
            sheet.stoppages += self.hands[seat].len() as u8;
            sheet.violations += self.hands[seat].zones(self.town.border()) as u8;
        }
        sheet
    }

    /// The points as things stand, line by line. The penalty of the puzzle is a loss, as more points are better.
    pub(crate) fn score_lines(&self, seat: Seat) -> Score {
        let hand = self.hands[seat];
        if !self.is_puzzle() {
            let (zones, tiles) = match self.turn {
                Turn::Over => (hand.zones(self.town.border()), hand.len()),
                _ => (0, 0),
            };
            return self.sheet(seat).score_with_hand(zones, tiles);
        }
        let [down, border, other] = self.left_over();
        let mut score = Score::default();
        for (topic, line, count, penalty) in [
            ("topic-down", "score-down", down, FACE_DOWN),
            ("topic-border", "score-border", border, FACE_UP_WITH_BORDER),
            ("topic-other", "score-other", other, OTHER_FACE_UP),
        ] {
            score.about(Sentence::new(topic));
            let label = Sentence::new(line).with("tiles", counted("tiles", count));
            score.line(label, -penalty * count as i32);
        }
        score
    }

    /// The sum of those lines.
    #[inline]
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        if !self.is_puzzle() {
            return self.sheet(seat).total();
        }
        let [down, border, other] = self.left_over().map(|count| count as i32);
        -(FACE_DOWN * down + FACE_UP_WITH_BORDER * border + OTHER_FACE_UP * other)
    }

    /// What is left over in the puzzle: tiles face down, face up with a border zone, and other ones face up.
    #[inline]
    fn left_over(&self) -> [usize; 3] {
        let face_up = self.hands[Seat::ALL[0]];
        let border = face_up.with_zone(self.town.border());
        [self.pile.len(), border, face_up.len() - border]
    }
}
