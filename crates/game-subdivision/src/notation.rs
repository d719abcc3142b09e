//! How actions are written and said: `3c4` places a 3-pip on c4, `pc4` a park, `pass` passes.

use plat_engine::{Arg, Notation, NotationError, Piece, Seat, Sentence, Token};
use plat_grid::{Cell, Cells};

use crate::state::{Action, Parks, Pips, Subdivision};

const PASS: &str = "pass";
const PARK: &str = "park";
const PARKS: &str = "parks:";

impl Notation for Subdivision {
    fn word(&self, action: Action) -> String {
        match action {
            Action::Park(cell) => self.land.board.name(cell).after("p"),
            Action::Place(pips, cell) => self.land.board.name(cell).after(pips.digit()),
            Action::Pass => PASS.to_owned(),
        }
    }

    fn parse(&self, word: &str) -> Result<Action, NotationError> {
        if word == PASS {
            return Ok(Action::Pass);
        }
        let unreadable = || {
            NotationError::new(
                word,
                "a pyramid and a cell such as 3c4, a park such as pc4, or pass",
            )
        };
        let (kind, name) = word.split_at_checked(1).ok_or_else(unreadable)?;
        let name: plat_grid::CellName = name.parse().map_err(|_| unreadable())?;
        let cell = self.land.board.find(name).ok_or_else(|| {
            let side = self.land.board.depth();
            NotationError::new(word, format!("on this board of {side}x{side} cells"))
        })?;
        match kind {
            "p" => Ok(Action::Park(cell)),
            digit => digit
                .parse()
                .ok()
                .and_then(Pips::from_count)
                .map(|pips| Action::Place(pips, cell))
                .ok_or_else(unreadable),
        }
    }

    fn outcome_word(&self, &Parks(parks): &Parks) -> String {
        format!("{PARKS}{}", self.names(parks).join(","))
    }

    fn parse_outcome(&self, word: &str) -> Result<Parks, NotationError> {
        let read = || {
            let mut parks = Cells::NONE;
            for name in word.strip_prefix(PARKS)?.split(',') {
                let cell = self.land.board.find(name.parse().ok()?)?;
                if parks.has(cell) {
                    return None;
                }
                parks |= Cells::only(cell);
            }
            Some(Parks(parks))
        };
        read().ok_or_else(|| NotationError::new(word, "parks on different cells such as parks:a1,c3"))
    }

    fn tokens(&self, action: Action) -> Vec<Token> {
        match action {
            Action::Park(cell) => vec![Token::new(PARK), self.cell_token(cell)],
            Action::Place(pips, cell) => {
                vec![Token::new(pips.digit()), self.cell_token(cell)]
            }
            Action::Pass => vec![Token::new(PASS)],
        }
    }

    fn says(&self, action: Action) -> Sentence {
        match action {
            Action::Park(cell) => Sentence::new("place-park").with("cell", self.at(cell)),
            Action::Place(pips, cell) => Sentence::new("place-pyramid")
                .with("piece", name(pips))
                .with("cell", self.at(cell)),
            Action::Pass => Sentence::new("pass"),
        }
    }

    fn meant(&self, _seat: Seat, touched: &[Token]) -> Option<Action> {
        let words = touched.iter().map(Token::as_str);
        let (cells, things): (Vec<&str>, Vec<&str>) =
            words.partition(|word| word.parse::<plat_grid::CellName>().is_ok());
        match (things.as_slice(), cells.as_slice()) {
            ([PASS], []) => Some(Action::Pass),
            ([PARK], [cell]) => self.parse(&format!("p{cell}")).ok(),
            ([pips], [cell]) => self.parse(&format!("{pips}{cell}")).ok(),
            _ => None,
        }
    }
}

/// What a pyramid is called.
fn name(pips: Pips) -> Sentence {
    Sentence::new("item-pyramid").with("pips", pips.count())
}

/// A pyramid of somebody in a sentence, which a page may draw.
pub(crate) fn pyramid(seat: Seat, pips: Pips) -> Piece {
    Piece::new(name(pips)).drawn(stash_id(seat, pips.count()))
}

/// The pyramids of a size that a seat has left, as an item of the table.
pub(crate) fn stash_id(seat: Seat, pips: u8) -> String {
    format!("stash-{seat}-{pips}")
}

impl Subdivision {
    /// A cell in a sentence.
    pub(crate) fn at(&self, cell: Cell) -> Arg {
        Arg::cell(self.land.board.name(cell))
    }

    /// The names of cells in reading order.
    pub(crate) fn names(&self, cells: Cells) -> Vec<String> {
        cells
            .into_iter()
            .map(|cell| self.land.board.name(cell).to_string())
            .collect()
    }

    fn cell_token(&self, cell: Cell) -> Token {
        Token::new(self.land.board.name(cell).after(""))
    }
}
