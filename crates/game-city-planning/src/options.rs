//! What may be chosen before the game: the board, and what an unincorporated Development costs whoever removes it.

use plat_engine::{OptionError, OptionInfo, Options, Sentence, View};

use crate::view::CityPlanningView;

/// The options of City Planning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CityPlanningOptions {
    /// How many points a side of the board has: 9, 13 or 19.
    pub board: u8,
    /// What it costs to remove an unincorporated Development (CP-5): 2, or 1.
    pub unincorporated_penalty: u8,
}

/// The sizes in which Go boards are sold.
pub(crate) const BOARDS: [u8; 3] = [9, 13, 19];
const PENALTIES: [u8; 2] = [2, 1];
pub(crate) const BOARD: &str = "board";
pub(crate) const PENALTY: &str = "unincorporated-penalty";

impl Default for CityPlanningOptions {
    fn default() -> CityPlanningOptions {
        CityPlanningOptions {
            board: 19,
            unincorporated_penalty: 2,
        }
    }
}

impl Options for CityPlanningOptions {
    const KNOWN: &'static [OptionInfo] = &[
        OptionInfo {
            key: BOARD,
            values: "9|13|19",
            default: "19",
            about: "how many points a side of the board has",
        },
        OptionInfo {
            key: PENALTY,
            values: "2|1",
            default: "2",
            about: "points lost for each unincorporated Development that a Zone removes",
        },
    ];

    fn set_known(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let one_of = |key, values: &[u8], expected| {
            let found = values.iter().find(|known| known.to_string() == value);
            let expected = || CityPlanningView::phrase(Sentence::new(expected));
            found
                .copied()
                .ok_or_else(|| OptionError::bad_value(key, value, expected()))
        };
        match key {
            BOARD => self.board = one_of(BOARD, &BOARDS, "sides")?,
            _ => self.unincorporated_penalty = one_of(PENALTY, &PENALTIES, "penalties")?,
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            BOARD => self.board,
            _ => self.unincorporated_penalty,
        }
        .to_string()
    }
}
