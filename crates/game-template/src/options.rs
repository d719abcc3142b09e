//! What may be chosen before the game: how large the block is.

use plat_engine::{OptionError, OptionInfo, Options, Sentence, View};
use plat_grid::Board;

use crate::view::SealedStreetsView;

/// The sides that a block can have, in lots.
const SIDES: [usize; 2] = [4, 5];

/// The options of Sealed Streets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedStreetsOptions {
    /// The block.
    pub block: Board,
}

impl Default for SealedStreetsOptions {
    fn default() -> SealedStreetsOptions {
        SealedStreetsOptions {
            block: square(SIDES[0]).expect("a block of four is not too large"),
        }
    }
}

impl Options for SealedStreetsOptions {
    const KNOWN: &'static [OptionInfo] = &[OptionInfo {
        key: "block",
        values: "4|5",
        default: "4",
        about: "how many streets the block has each way; everybody has twice as many cards",
    }];

    fn set_known(&mut self, _: &str, value: &str) -> Result<(), OptionError> {
        let side = value.parse().ok().filter(|side| SIDES.contains(side));
        let expected = || SealedStreetsView::phrase(Sentence::new("four-or-five"));
        self.block = side
            .and_then(square)
            .ok_or_else(|| OptionError::bad_value("block", value, expected()))?;
        Ok(())
    }

    fn get(&self, _: &str) -> String {
        self.block.depth().to_string()
    }
}

fn square(side: usize) -> Option<Board> {
    Board::new(side, side)
}
