//! The names of cells: a letter for the column from the left, a number for the row from the bottom.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A cell's name, such as `c4`, whatever the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellName {
    /// The column from the left, from 0.
    pub column: u8,
    /// The row from the bottom, from 0.
    pub row: u8,
}

/// A word that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a cell is a letter and a row number such as c4, not {0:?}")]
pub struct NameError(String);

impl CellName {
    /// The name behind some other text, as in `3c4`. Words and ids are made by the hundred after every move, and this is
    /// several times as fast as to format them.
    pub fn after(self, text: &str) -> String {
        let mut whole = String::with_capacity(text.len() + 3);
        whole.push_str(text);
        whole.push(char::from(b'a' + self.column));
        let number = self.row + 1;
        if number >= 10 {
            whole.push(char::from(b'0' + number / 10));
        }
        whole.push(char::from(b'0' + number % 10));
        whole
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.after(""))
    }
}

impl FromStr for CellName {
    type Err = NameError;

    fn from_str(word: &str) -> Result<CellName, NameError> {
        let read = || {
            let (letter, digits) = word.split_at_checked(1)?;
            let letter = letter.bytes().next()?;
            // Written numbers have one form only, so that a name has one form only.
            let number: u8 = digits.parse().ok()?;
            let fits =
                letter.is_ascii_lowercase() && !digits.starts_with(['0', '+']) && (1..=99).contains(&number);
            fits.then(|| CellName {
                column: letter - b'a',
                row: number - 1,
            })
        };
        read().ok_or_else(|| NameError(word.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for word in ["a1", "c4", "s19", "z99"] {
            assert_eq!(word.parse::<CellName>().unwrap().to_string(), word);
        }
        let name = CellName { column: 2, row: 3 };
        assert_eq!(name.to_string(), "c4");
        assert_eq!(name.after("cell-"), "cell-c4");
        assert_eq!(CellName { column: 0, row: 18 }.after(""), "a19");
    }

    #[test]
    fn other_words_are_not() {
        for word in [
            "", "a", "4", "a0", "a01", "a+1", "C4", "a100", "aa1", "ä1", "a1 ", "{1",
        ] {
            assert!(word.parse::<CellName>().is_err(), "{word:?}");
        }
    }
}
