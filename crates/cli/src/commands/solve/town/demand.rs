//! What is to be solved: from the words of the command line to a task, or to what is wrong with them.

use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, bail, ensure};
use plat_game_puzzle_town::{Broken, Cell, Position, Size, TileSet, Town, Zone};
use plat_solve::town::Task;

use super::{SolveTown, Violations};
use crate::files;

/// A size such as 6x8.
pub(super) fn size(word: &str) -> Result<Size, String> {
    let read = || {
        let (width, depth) = word.split_once('x')?;
        Size::new(width.parse().ok()?, depth.parse().ok()?)
    };
    let most = Size::MAX_CELLS;
    read().ok_or_else(|| {
        format!("{word:?} is not the size of a town; write WxD with 1 to {most} cells, such as 6x8")
    })
}

/// A cell: `d4`, by letter from the left and number from the bottom as in pictures, or `3,3` as in positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellWord {
    Named { column: u8, number: u8 },
    At(Cell),
}

impl FromStr for CellWord {
    type Err = String;

    fn from_str(word: &str) -> Result<CellWord, String> {
        let at = || {
            let (x, y) = word.split_once(',')?;
            Some(CellWord::At(Cell::new(
                x.trim().parse().ok()?,
                y.trim().parse().ok()?,
            )))
        };
        let named = || {
            let (letter, number) = word.split_at_checked(1)?;
            let letter = letter.bytes().next().filter(u8::is_ascii_lowercase)?;
            let column = letter - b'a';
            let number = number.parse().ok()?;
            Some(CellWord::Named { column, number })
        };
        at().or_else(named).ok_or_else(|| {
            format!("{word:?} is not a cell; write a letter and a row such as d4, or x,y such as 3,3")
        })
    }
}

impl CellWord {
    /// The cell of a town of this size; it may lie outside.
    fn cell(self, size: Size) -> Cell {
        match self {
            CellWord::At(cell) => cell,
            CellWord::Named { column, number } => {
                let y = size.depth().checked_sub(usize::from(number));
                Cell::new(column, y.map_or(u8::MAX, |y| y as u8))
            }
        }
    }
}

impl SolveTown {
    /// What is to be built.
    pub(super) fn task(&self) -> anyhow::Result<Task> {
        let set = match &self.tiles {
            None => *TileSet::standard(),
            Some(path) => TileSet::parse(&files::read(path)?).with_context(|| path.display().to_string())?,
        };
        let mut task = match &self.from {
            None => {
                let town = self.empty_town(&set)?;
                Task::complete(town, &set)?
            }
            Some(path) => {
                let town = self.town_in(path)?;
                Task::complete(town, &set).with_context(|| path.display().to_string())?
            }
        };
        if let Some(park) = self.park {
            let cell = park.cell(task.town().size());
            task = task.park_at(cell)?;
        }
        match self.violations {
            Some(Violations::AtMost(most)) => task = task.at_most(most),
            Some(Violations::Fewest) if self.count.is_some() => {
                bail!("--violations min goes with building, not with --count; write --violations N")
            }
            _ => {}
        }
        Ok(task)
    }

    /// The cornerstone and nothing else; nothing at all if the set has no cornerstones.
    fn empty_town(&self, set: &TileSet) -> anyhow::Result<Town> {
        let border = self.border.unwrap_or(Zone::Green);
        if let Some(town) = Town::with_cornerstone(self.size, border, set) {
            return Ok(town);
        }
        let colours: Vec<String> = Zone::ALL
            .into_iter()
            .filter(|&zone| set.cornerstone(zone).is_some())
            .map(|zone| zone.to_string())
            .collect();
        ensure!(
            colours.is_empty(),
            "the tile set has no cornerstone for a {border} border, only for {}",
            colours.join(" and ")
        );
        Ok(Town::new(self.size, border))
    }

    fn town_in(&self, path: &Path) -> anyhow::Result<Town> {
        let name = path.display();
        let position = Position::parse(&files::read(path)?).with_context(|| name.to_string())?;
        if let Some(&(x, y, _)) = position.outside.first() {
            bail!("{name}: {}", Broken::Outside { x, y });
        }
        let border = position.town.border();
        if let Some(wanted) = self.border.filter(|&wanted| wanted != border) {
            bail!("--border {wanted}: the town in {name} has a {border} border");
        }
        Ok(position.town)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_as_in_pictures_or_as_in_positions() {
        let cell = |word: &str| {
            word.parse::<CellWord>()
                .map(|word| word.cell(Size::SEVEN_BY_SEVEN))
        };
        assert_eq!(cell("a7"), Ok(Cell::NORTH_WEST));
        assert_eq!(cell("g1"), Ok(Cell::new(6, 6)));
        assert_eq!(cell("6,0"), Ok(Cell::new(6, 0)));
        assert!(!Size::SEVEN_BY_SEVEN.holds(cell("a8").unwrap()));
        assert!(!Size::SEVEN_BY_SEVEN.holds(cell("a0").unwrap()));
        for word in ["", "7", "a", "A7", "1,", "ä1", "3,-1", "a256"] {
            assert!(cell(word).is_err(), "{word:?}");
        }
    }

    #[test]
    fn sizes_are_width_by_depth() {
        assert_eq!(size("6x8"), Ok(Size::SIX_BY_EIGHT));
        for word in ["", "6", "6x", "0x8", "9x9", "6*8", "-1x3", "999999999999x1"] {
            assert!(size(word).is_err(), "{word:?}");
        }
    }
}
