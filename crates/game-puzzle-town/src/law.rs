//! The Construction Laws by name: why a tile may not be laid, and which laws the tiles of a table break.

use std::fmt;

use plat_engine::{Arg, Sentence, View};
use thiserror::Error;

use crate::size::Cell;
use crate::tile::{Side, Zone};
use crate::view::PuzzleTownView;

/// The four Construction Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Law {
    /// The town is a rectangle of a given size.
    Size,
    /// All zones on the border of the town have one colour.
    BorderColour,
    /// Touching zones have the same colour.
    MatchingZones,
    /// A tile completes a Block, and never moves.
    TilePlacement,
}

impl Law {
    /// Its name.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        Sentence::new(match self {
            Law::Size => "law-size",
            Law::BorderColour => "law-border",
            Law::MatchingZones => "law-zones",
            Law::TilePlacement => "law-placement",
        })
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&PuzzleTownView::english().say(&self.sentence()))
    }
}

/// Why a tile may not be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The cell is not in the town.
    #[error("Law 1 (Size): the cell {0} is outside the town")]
    Outside(Cell),
    /// The cell has a tile.
    #[error("Law 4 (Tile Placement): the cell {0} already has a tile, and tiles never move")]
    Taken(Cell),
    /// A zone on the border of the town has another colour.
    #[error("Law 2 (Border Colour): the {side} zone at {cell} is {found}, the border is {border}")]
    Border {
        /// Where.
        cell: Cell,
        /// On which side of it.
        side: Side,
        /// The colour there.
        found: Zone,
        /// The colour of the border.
        border: Zone,
    },
    /// Touching zones differ.
    #[error("Law 3 (Matching Zones): the {side} zone at {cell} is {found} and touches {other}")]
    Zones {
        /// Where.
        cell: Cell,
        /// On which side of it.
        side: Side,
        /// The colour there.
        found: Zone,
        /// The colour of the other.
        other: Zone,
    },
    /// Nothing lies beside the cell.
    #[error("Law 4 (Tile Placement): no tile lies beside {0}, so that no Block would be completed")]
    NoBlock(Cell),
}

impl Refusal {
    /// The law that would be broken.
    #[must_use]
    pub const fn law(self) -> Law {
        match self {
            Refusal::Outside(_) => Law::Size,
            Refusal::Border { .. } => Law::BorderColour,
            Refusal::Zones { .. } => Law::MatchingZones,
            Refusal::Taken(_) | Refusal::NoBlock(_) => Law::TilePlacement,
        }
    }
}

/// A law that is broken by the tiles as they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A tile lies outside the rectangle.
    Outside {
        /// The column, which may be negative.
        x: i64,
        /// The row, which may be negative.
        y: i64,
    },
    /// A zone on the border of the town has another colour.
    Border {
        /// Where.
        cell: Cell,
        /// On which side of it.
        side: Side,
        /// The colour there.
        found: Zone,
    },
    /// Touching zones differ.
    Zones {
        /// The western or northern cell.
        first: Cell,
        /// The eastern or southern cell.
        second: Cell,
        /// The colour of the first.
        one: Zone,
        /// The colour of the other.
        other: Zone,
    },
    /// A tile that no order of play could have laid.
    CutOff(Cell),
}

impl Broken {
    /// The law that is broken.
    #[must_use]
    pub const fn law(self) -> Law {
        match self {
            Broken::Outside { .. } => Law::Size,
            Broken::Border { .. } => Law::BorderColour,
            Broken::Zones { .. } => Law::MatchingZones,
            Broken::CutOff(_) => Law::TilePlacement,
        }
    }

    /// What is wrong, with the cells as `place` calls them: which name a cell has depends on the size of the town.
    #[must_use]
    pub fn sentence(self, place: impl Fn(Cell) -> Arg) -> Sentence {
        match self {
            // What is outside has no name.
            Broken::Outside { x, y } => {
                Sentence::new("lies-outside").with("place", Arg::verbatim(format!("({x},{y})")))
            }
            Broken::Border { cell, side, found } => Sentence::new("breaks-border")
                .with("place", place(cell))
                .with("side", side)
                .with("found", found),
            Broken::Zones {
                first,
                second,
                one,
                other,
            } => Sentence::new("breaks-zones")
                .with("first", place(first))
                .with("second", place(second))
                .with("one", one)
                .with("other", other),
            Broken::CutOff(cell) => Sentence::new("cut-off").with("place", place(cell)),
        }
        .with("law", self.law().sentence())
    }
}

impl std::error::Error for Broken {}

/// With the cells as a position file has them.
impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = self.sentence(|cell| Arg::verbatim(cell.to_string()));
        f.write_str(&PuzzleTownView::english().say(&sentence))
    }
}
