//! How actions and draws are written and said.
//!
//! `c4:GRBG` lays a tile on c4 so that its zones read green, red, blue, green from the north clockwise, `c4:PARK` the
//! Park, and `decline` lays nothing. After laying, `draw` takes another tile into a hand that has enough, and `keep`
//! leaves it as it is. Chance brings `cornerstone:green`, `first:2`, and `2+GGGB,PARK`: two tiles for
//! seat 2.

use plat_engine::{Arg, Game, Notation, NotationError, Seat, Sentence, Token};
use plat_grid::Cell;

use crate::state::{Action, Declining, Outcome, PuzzleTown, Turn};
use crate::tile::{Face, Tile};
use crate::tiles::Tiles;
use crate::town::Laid;
use crate::words::tile_to_lay;

pub(crate) const DECLINE: &str = "decline";
pub(crate) const DRAW: &str = "draw";
pub(crate) const KEEP: &str = "keep";
const CORNERSTONE: &str = "cornerstone:";
const FIRST: &str = "first:";

impl Notation for PuzzleTown {
    fn word(&self, action: Action) -> String {
        match action {
            Action::Lay(cell, laid) => format!("{}:{laid}", self.lots.board().name(cell)),
            Action::Decline => DECLINE.to_owned(),
            Action::Draw => DRAW.to_owned(),
            Action::Keep => KEEP.to_owned(),
        }
    }

    fn parse(&self, word: &str) -> Result<Action, NotationError> {
        match word {
            DECLINE => return Ok(Action::Decline),
            DRAW => return Ok(Action::Draw),
            KEEP => return Ok(Action::Keep),
            _ => {}
        }
        let unreadable = || {
            NotationError::new(
                word,
                "a cell and a tile as it will lie such as c4:GRBG or c4:PARK, zones from the north clockwise, \
                 or decline, draw or keep",
            )
        };
        let (name, tile) = word.split_once(':').ok_or_else(unreadable)?;
        let name: plat_grid::CellName = name.parse().map_err(|_| unreadable())?;
        let laid = match tile.parse().map_err(|_| unreadable())? {
            Tile::Park => Laid::Park,
            Tile::Basic(_) => Laid::Basic(tile.parse::<Face>().map_err(|_| unreadable())?),
        };
        let cell =
            self.lots.board().find(name).ok_or_else(|| {
                NotationError::new(word, format!("in this town of {} tiles", self.town.size()))
            })?;
        Ok(Action::Lay(cell, laid))
    }

    fn outcome_word(&self, outcome: &Outcome) -> String {
        match *outcome {
            Outcome::Cornerstone(border) => format!("{CORNERSTONE}{border}"),
            Outcome::First(seat) => format!("{FIRST}{seat}"),
            Outcome::Tiles { to, tiles } => format!("{to}+{tiles}"),
        }
    }

    fn parse_outcome(&self, word: &str) -> Result<Outcome, NotationError> {
        let seat = |digits: &str| {
            let number = digits.parse().ok().and_then(Seat::from_number);
            number.filter(|seat| seat.to_string() == digits)
        };
        let read = || {
            if let Some(border) = word.strip_prefix(CORNERSTONE) {
                return border.parse().ok().map(Outcome::Cornerstone);
            }
            if let Some(first) = word.strip_prefix(FIRST) {
                return seat(first).map(Outcome::First);
            }
            let (to, tiles) = word.split_once('+')?;
            let tiles = tiles
                .split(',')
                .try_fold(Tiles::NONE, |tiles, name| tiles.with(name.parse().ok()?))?;
            Some(Outcome::Tiles { to: seat(to)?, tiles })
        };
        read().ok_or_else(|| {
            NotationError::new(
                word,
                "a draw such as cornerstone:green, first:2, or tiles for a seat such as 2+GGGB,PARK",
            )
        })
    }

    /// The cell, the tile in hand, and the face it will show where it has more than one.
    fn tokens(&self, action: Action) -> Vec<Token> {
        match action {
            Action::Lay(cell, laid) => {
                let cell = Token::new(self.lots.board().name(cell).to_string());
                let mut tokens = vec![cell, tile_token(laid.tile())];
                if let Laid::Basic(face) = laid
                    && can_be_turned(face)
                {
                    tokens.push(face_token(face));
                }
                tokens
            }
            Action::Decline | Action::Draw | Action::Keep => vec![Token::new(self.word(action))],
        }
    }

    fn says(&self, action: Action) -> Sentence {
        match action {
            Action::Lay(cell, laid) => Sentence::new("lay")
                .with("tile", tile_to_lay(laid))
                .with("cell", self.at(cell)),
            Action::Decline => Sentence::new(self.declining(self.to_act()).message()),
            Action::Draw => Sentence::new("draw-another"),
            Action::Keep => Sentence::new("keep"),
        }
    }

    /// A cell and a tile, turned or not. A tile that nobody turned is meant in the one way that fits there, or as it
    /// lies if none does.
    fn meant(&self, seat: Seat, touched: &[Token]) -> Option<Action> {
        let words: Vec<&str> = touched.iter().map(Token::as_str).collect();
        if let [DECLINE | DRAW | KEEP] = words.as_slice() {
            return self.parse(words[0]).ok();
        }
        let (cells, things): (Vec<&str>, Vec<&str>) = words
            .into_iter()
            .partition(|word| word.parse::<plat_grid::CellName>().is_ok());
        let (faces, tiles): (Vec<&str>, Vec<&str>) =
            things.into_iter().partition(|word| word.starts_with(':'));
        let tile = match tiles.as_slice() {
            [] => None,
            [tile] => Some(tile.parse::<Tile>().ok()?),
            _ => return None,
        };
        let [cell] = cells.as_slice() else {
            return None;
        };
        let lay = |laid: Laid| self.parse(&format!("{cell}:{laid}")).ok();
        match (faces.as_slice(), tile) {
            ([face], _) => {
                let laid = Laid::Basic(face[1..].parse().ok()?);
                tile.is_none_or(|tile| tile == laid.tile()).then(|| lay(laid))?
            }
            ([], Some(Tile::Park)) => lay(Laid::Park),
            ([], Some(Tile::Basic(kind))) => {
                let mut fitting = kind
                    .faces()
                    .filter_map(|face| lay(Laid::Basic(face)))
                    .filter(|&action| self.check(seat, action).is_ok());
                match (fitting.next(), fitting.next()) {
                    (None, _) => lay(Laid::Basic(kind.face())),
                    (only, None) => only,
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

impl Declining {
    /// The message of what declining is, as an order.
    pub(crate) fn message(self) -> &'static str {
        match self {
            Declining::Stoppage => "decline",
            Declining::LateStoppage => "pass-late",
            Declining::Pass => "pass",
        }
    }
}

impl PuzzleTown {
    /// A cell in a sentence.
    pub(crate) fn at(&self, cell: Cell) -> Arg {
        Arg::cell(self.lots.board().name(cell))
    }

    /// Who is to act; anybody while nobody is.
    fn to_act(&self) -> Seat {
        match self.turn {
            Turn::Play(seat) | Turn::Refill(seat) => seat,
            _ => Seat::ALL[0],
        }
    }
}

/// A tile in the hand.
pub(crate) fn tile_token(tile: Tile) -> Token {
    Token::new(tile.to_string())
}

/// A tile turned so that it shows this face: what stands behind the cell in the action's word.
pub(crate) fn face_token(face: Face) -> Token {
    Token::new(format!(":{face}"))
}

/// Whether turning the tile changes anything.
pub(crate) fn can_be_turned(face: Face) -> bool {
    face.turned() != face
}
