//! The contractor's score sheet of the game, and the penalty of the puzzle.

use plat_engine::{Score, Seat, plural};
use serde::Serialize;

use crate::state::{PuzzleTown, Turn};
use crate::town::Gain;

/// What a play is worth that completes one, two, three or four Blocks.
const PROFIT: [i32; 4] = [1, 2, 5, 10];
const STOPPAGE: i32 = 3;
const VIOLATION: i32 = 1;

pub(crate) const VIOLATIONS: &str = "Zoning Violations";
const STOPPAGES: &str = "Construction Stoppages";

/// The rows of a score sheet that are ticked, and what a tick is worth.
pub(crate) const ROWS: [(&str, i32); 6] = [
    ("Single Blocks", PROFIT[0]),
    ("Double Blocks", PROFIT[1]),
    ("Triple Blocks", PROFIT[2]),
    ("Quad Blocks", PROFIT[3]),
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
        let names = ["single block", "double block", "triple block", "quad block"];
        for ((&count, name), (topic, value)) in self.blocks.iter().zip(names).zip(ROWS) {
            score.about(topic);
            score.line(plural(usize::from(count), name), i32::from(count) * value);
        }
        score.sum("Total profits", self.profits());
        let of_hand = |count: usize, what: &str| match count {
            0 => String::new(),
            _ => format!(" ({} in hand)", plural(count, what)),
        };
        let row = |count: u8, name: &str| plural(usize::from(count), name);
        score.about(VIOLATIONS);
        score.line(
            row(self.violations, "Zoning Violation") + &of_hand(zones, "border zone"),
            -VIOLATION * i32::from(self.violations),
        );
        score.about(STOPPAGES);
        score.line(
            row(self.stoppages, "Construction Stoppage") + &of_hand(tiles, "tile"),
            -STOPPAGE * i32::from(self.stoppages),
        );
        score.sum("Total losses", -self.losses());
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

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Verdict::Perfect => "perfect",
            Verdict::VeryGood => "very good",
            Verdict::Good => "good",
            Verdict::Fair => "fair",
            Verdict::Flunked => "flunked",
        }
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
        score.about("Face down");
        score.line(
            format!("{} face down", plural(down, "tile")),
            -FACE_DOWN * down as i32,
        );
        let with_border = format!("{} face up with a border zone", plural(border, "tile"));
        score.about("Face up with a border zone");
        score.line(with_border, -FACE_UP_WITH_BORDER * border as i32);
        let others = format!("{} face up without one", plural(other, "tile"));
        score.about("Face up without one");
        score.line(others, -OTHER_FACE_UP * other as i32);
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
