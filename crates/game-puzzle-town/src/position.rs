//! A town that lies on a real table, written as JSON, and what is to be said about it.
//!
//! `{"width":6,"depth":8,"border":"green","cells":[{"x":0,"y":0,"tile":"GBRG"}]}`: x to the right and y
//! down from 0; zones north, east, south, west by their initials as they lie; `"PARK"` for the Town Park.
//! Text that is not such a position is a [`PositionError`] that names the field. A position that breaks the
//! rules is no error: its [`Report`] says so.

use plat_engine::POSITION_NOTES;
use serde_json::{Map, Value};
use thiserror::Error;

use crate::tile::{Face, Kind, NotAColour, NotAFace, Tile, Zone};
use crate::tile_set::TileSet;
use crate::town::{Block, Broken, Cell, Laid, Size, Town};

/// A position as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What lies inside the rectangle.
    pub town: Town,
    /// What lies outside of it, which Law 1 forbids.
    pub outside: Vec<(i64, i64, Laid)>,
}

/// What there is to say about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Every law broken, with its cells.
    pub broken: Vec<Broken>,
    /// Tiles used more often than the set has them: the tile, how often it lies there, how many there are.
    pub too_often: Vec<(Tile, usize, usize)>,
    /// Every Block.
    pub blocks: Vec<Block>,
    /// How many of them are Zoning Violations.
    pub violations: usize,
    /// Whether the cornerstone of the border colour lies in the north-west corner, as the rules have it.
    pub cornerstone: bool,
    /// Whether every cell has a tile.
    pub complete: bool,
}

impl Report {
    /// Whether no law is broken and no tile is used too often.
    #[must_use]
    pub fn is_lawful(&self) -> bool {
        self.broken.is_empty() && self.too_often.is_empty()
    }
}

/// Why a text is not a position.
#[derive(Debug, Error)]
#[expect(
    missing_docs,
    reason = "the messages say it, and the fields are the places and words in them"
)]
pub enum PositionError {
    #[error("the position is not JSON: {0}")]
    Json(#[from] serde_json::Error),
    #[error("{place}: {expected} is missing")]
    Missing { place: String, expected: String },
    #[error("{place}: this must be {expected}")]
    Wrong { place: String, expected: &'static str },
    #[error("{place}: unknown field `{field}`, expected one of {known}")]
    Unknown {
        place: String,
        field: String,
        known: String,
    },
    #[error("{place}: {source}")]
    Colour { place: String, source: NotAColour },
    #[error("{place}: {source}, or PARK")]
    Face { place: String, source: NotAFace },
    #[error(
        "a town {width} wide and {depth} deep is not possible: it has 1 to {} cells",
        Size::MAX_CELLS
    )]
    Size { width: i64, depth: i64 },
    #[error("{place}: the cell ({x},{y}) was already given in cells[{earlier}]")]
    Twice {
        place: String,
        x: i64,
        y: i64,
        earlier: usize,
    },
}

impl Position {
    /// Reads a position.
    ///
    /// # Errors
    /// Names the field, and what should stand there.
    pub fn parse(text: &str) -> Result<Position, PositionError> {
        let value: Value = serde_json::from_str(text)?;
        let fields = Fields::new("", &value, &["width", "depth", "border", "cells"])?;
        let (width, depth) = (fields.integer("width")?, fields.integer("depth")?);
        let size = usize::try_from(width)
            .ok()
            .zip(usize::try_from(depth).ok())
            .and_then(|(width, depth)| Size::new(width, depth))
            .ok_or(PositionError::Size { width, depth })?;
        let border = fields.text("border")?;
        let border: Zone = border.parse().map_err(|source| PositionError::Colour {
            place: fields.place("border"),
            source,
        })?;
        let Value::Array(cells) = fields.get("cells")? else {
            return Err(PositionError::Wrong {
                place: fields.place("cells"),
                expected: "a list of cells",
            });
        };
        let mut position = Position {
            town: Town::new(size, border),
            outside: Vec::new(),
        };
        let mut seen: Vec<(i64, i64)> = Vec::with_capacity(cells.len());
        for (number, value) in cells.iter().enumerate() {
            let place = format!("cells[{number}]");
            let fields = Fields::new(&place, value, &["x", "y", "tile"])?;
            let (x, y) = (fields.integer("x")?, fields.integer("y")?);
            let laid = match fields.text("tile")? {
                park if park.eq_ignore_ascii_case("park") => Laid::Park,
                face => Laid::Basic(face.parse::<Face>().map_err(|source| PositionError::Face {
                    place: fields.place("tile"),
                    source,
                })?),
            };
            if let Some(earlier) = seen.iter().position(|&cell| cell == (x, y)) {
                return Err(PositionError::Twice { place, x, y, earlier });
            }
            seen.push((x, y));
            match cell_in(size, x, y) {
                Some(cell) => position.town.lay(cell, laid),
                None => position.outside.push((x, y, laid)),
            }
        }
        Ok(position)
    }

    /// Checks the position against the laws and a set of tiles.
    #[must_use]
    pub fn report(&self, tiles: &TileSet) -> Report {
        let town = &self.town;
        let mut broken: Vec<Broken> = self
            .outside
            .iter()
            .map(|&(x, y, _)| Broken::Outside { x, y })
            .collect();
        broken.extend(town.broken());
        let mut used = [0; Kind::COUNT + 1];
        let everything = town
            .tiles()
            .map(|(_, laid)| laid)
            .chain(self.outside.iter().map(|&(_, _, laid)| laid));
        for laid in everything {
            used[match laid.tile() {
                Tile::Basic(kind) => kind.index(),
                Tile::Park => Kind::COUNT,
            }] += 1;
        }
        let kinds = Kind::all().map(|kind| (Tile::Basic(kind), used[kind.index()], tiles.count(kind)));
        let park = (Tile::Park, used[Kind::COUNT], usize::from(tiles.has_park()));
        let cornerstone = tiles.cornerstone(town.border()).map(Laid::Basic);
        Report {
            broken,
            too_often: kinds
                .chain([park])
                .filter(|&(_, used, there)| used > there)
                .collect(),
            blocks: town.blocks().collect(),
            violations: town.violations(),
            cornerstone: cornerstone.is_some() && town.at(Cell::NORTH_WEST) == cornerstone,
            complete: town.is_complete(),
        }
    }
}

fn cell_in(size: Size, x: i64, y: i64) -> Option<Cell> {
    let cell = Cell::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?);
    size.holds(cell).then_some(cell)
}

/// The fields of one JSON object, which remembers where it stands so that errors can say so.
struct Fields<'a> {
    place: &'a str,
    fields: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    fn new(place: &'a str, value: &'a Value, known: &[&str]) -> Result<Fields<'a>, PositionError> {
        let named = || {
            if place.is_empty() {
                "the position".to_owned()
            } else {
                place.to_owned()
            }
        };
        let Value::Object(fields) = value else {
            return Err(PositionError::Wrong {
                place: named(),
                expected: "an object in braces",
            });
        };
        let found = Fields { place, fields };
        // Notes may stand beside the whole position, as in every game.
        let is_known = |key: &str| known.contains(&key) || place.is_empty() && POSITION_NOTES.contains(&key);
        match fields.keys().find(|key| !is_known(key)) {
            Some(key) => Err(PositionError::Unknown {
                place: named(),
                field: key.clone(),
                known: format!("`{}`", known.join("`, `")),
            }),
            None => Ok(found),
        }
    }

    fn place(&self, name: &str) -> String {
        if self.place.is_empty() {
            name.to_owned()
        } else {
            format!("{}.{name}", self.place)
        }
    }

    fn get(&self, name: &str) -> Result<&'a Value, PositionError> {
        self.fields.get(name).ok_or_else(|| PositionError::Missing {
            place: if self.place.is_empty() {
                "the position".to_owned()
            } else {
                self.place.to_owned()
            },
            expected: format!("{name:?}"),
        })
    }

    fn integer(&self, name: &str) -> Result<i64, PositionError> {
        let wrong = || PositionError::Wrong {
            place: self.place(name),
            expected: "a whole number",
        };
        self.get(name)?.as_i64().ok_or_else(wrong)
    }

    fn text(&self, name: &str) -> Result<&'a str, PositionError> {
        let wrong = || PositionError::Wrong {
            place: self.place(name),
            expected: "a word in quotation marks",
        };
        self.get(name)?.as_str().ok_or_else(wrong)
    }
}
