//! What may be chosen before the game: the size of the town, how hard the puzzle is, and what a late pass costs.

use plat_engine::{OptionError, OptionInfo, Options};

use crate::size::Size;

/// The options of Puzzle Town.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTownOptions {
    /// How wide and deep the town is: 6x8, or 7x7 for the variation at the end of the rules.
    pub size: Size,
    /// How many tiles lie face up in the puzzle, 1 to 6. The game does not look at it.
    pub market: u8,
    /// What it costs to pass once the pile is empty (PT-5). The puzzle does not look at it.
    pub late_stoppages: LateStoppages,
}

/// What it costs a player who still holds tiles to pass once the pile is empty (PT-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LateStoppages {
    /// Nothing: what stays in the hand is charged at the end.
    #[default]
    Free,
    /// As much as any Construction Stoppage.
    Charged,
}

impl LateStoppages {
    const ALL: [LateStoppages; 2] = [LateStoppages::Free, LateStoppages::Charged];

    const fn name(self) -> &'static str {
        match self {
            LateStoppages::Free => "free",
            LateStoppages::Charged => "charged",
        }
    }
}

/// As many as the rules turn up; nobody plays with more.
const MOST_FACE_UP: u8 = 6;

impl Default for PuzzleTownOptions {
    fn default() -> PuzzleTownOptions {
        PuzzleTownOptions {
            size: Size::SIX_BY_EIGHT,
            market: MOST_FACE_UP,
            late_stoppages: LateStoppages::default(),
        }
    }
}

impl Options for PuzzleTownOptions {
    const KNOWN: &'static [OptionInfo] = &[
        OptionInfo {
            key: "size",
            values: "6x8|7x7",
            default: "6x8",
            about: "how wide and deep the town is; in 7x7 all 49 tiles can be laid, the Park too",
        },
        OptionInfo {
            key: "market",
            values: "1|2|3|4|5|6",
            default: "6",
            about: "puzzle for one: how many tiles lie face up to choose from; fewer is harder",
        },
        OptionInfo {
            key: "late-stoppages",
            values: "free|charged",
            default: "free",
            about: "2 to 4 players: what a pass costs whoever still holds tiles once none are face down; charged is 3",
        },
    ];

    fn set_known(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let bad_value = |key, expected: &str| OptionError::bad_value(key, value, expected);
        match key {
            "size" => {
                self.size = [Size::SIX_BY_EIGHT, Size::SEVEN_BY_SEVEN]
                    .into_iter()
                    .find(|size| size.to_string() == value)
                    .ok_or_else(|| bad_value("size", "6x8 or 7x7"))?;
            }
            "late-stoppages" => {
                self.late_stoppages = LateStoppages::ALL
                    .into_iter()
                    .find(|late| late.name() == value)
                    .ok_or_else(|| bad_value("late-stoppages", "free or charged"))?;
            }
            _ => {
                self.market = (1..=MOST_FACE_UP)
                    .find(|market| market.to_string() == value)
                    .ok_or_else(|| bad_value("market", "1 to 6"))?;
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "size" => self.size.to_string(),
            "late-stoppages" => self.late_stoppages.name().to_owned(),
            _ => self.market.to_string(),
        }
    }
}
