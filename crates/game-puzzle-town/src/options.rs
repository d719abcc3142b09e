//! What may be chosen before the game: the size of the town, and how hard the puzzle is.

use plat_engine::{OptionError, OptionInfo, Options};

use crate::size::Size;

/// The options of Puzzle Town.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTownOptions {
    /// How wide and deep the town is: 6x8, or 7x7 for the variation at the end of the rules.
    pub size: Size,
    /// How many tiles lie face up in the puzzle, 1 to 6. The game does not look at it.
    pub market: u8,
}

/// As many as the rules turn up; nobody plays with more.
const MOST_FACE_UP: u8 = 6;

impl Default for PuzzleTownOptions {
    fn default() -> PuzzleTownOptions {
        PuzzleTownOptions {
            size: Size::SIX_BY_EIGHT,
            market: MOST_FACE_UP,
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
            _ => self.market.to_string(),
        }
    }
}
