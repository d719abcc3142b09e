//! The words of the game, in the files of `words/`, and how zones and tiles are said.
//!
//! Zones are said by their colours, whose initials stand on the tiles in a terminal: R is red there, and nobody should
//! take it for Residential.

use plat_engine::{Arg, Piece, Sentence, Shelf, Words};

use crate::notation::{can_be_turned, face_token, tile_token};
use crate::tile::{Face, Side, Tile, Zone};
use crate::town::Laid;

/// The words of this game.
static WORDS: Words = plat_engine::words!();

/// The same with those that every table needs, in every language.
pub(crate) static SHELF: Shelf = Shelf::new(&[&WORDS]);

impl Zone {
    /// The message of its colour.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Zone::Green => "zone-green",
            Zone::Blue => "zone-blue",
            Zone::Red => "zone-red",
        }
    }

    /// The message of what is built there.
    pub(crate) const fn use_message(self) -> &'static str {
        match self {
            Zone::Green => "use-green",
            Zone::Blue => "use-blue",
            Zone::Red => "use-red",
        }
    }
}

impl From<Zone> for Arg {
    fn from(zone: Zone) -> Arg {
        Sentence::new(zone.message()).into()
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Sentence::new(match side {
            Side::North => "side-north",
            Side::East => "side-east",
            Side::South => "side-south",
            Side::West => "side-west",
        })
        .into()
    }
}

/// A message about so many things.
pub(crate) fn counted(message: &'static str, count: usize) -> Sentence {
    Sentence::new(message).with("count", count)
}

/// A tile by itself, as the label of its picture.
pub(crate) fn tile_label(laid: Laid) -> Sentence {
    match laid {
        Laid::Basic(face) => face_as_it_lies(face),
        Laid::Park => Sentence::new("item-park"),
    }
}

/// A tile that is to be laid like this, drawn as the tray shows it.
pub(crate) fn tile_to_lay(laid: Laid) -> Piece {
    let token = match laid {
        Laid::Basic(face) if can_be_turned(face) => face_token(face),
        _ => tile_token(laid.tile()),
    };
    let name = match laid {
        Laid::Basic(face) => face_as_it_lies(face),
        Laid::Park => Sentence::new("park"),
    };
    Piece::new(name).drawn(token.as_str())
}

/// A tile however it is turned, for what is drawn, and for the log, whose lines are short.
pub(crate) fn tile_unturned(tile: Tile) -> Sentence {
    match tile {
        Tile::Basic(kind) => Sentence::new("tile-of").with("zones", zones_of(kind.face())),
        Tile::Park => Sentence::new("park"),
    }
}

/// How many zones of each colour a tile has, the most first.
pub(crate) fn zones_of(face: Face) -> Arg {
    let mut counts = Zone::ALL.map(|zone| (zone, face.count(zone)));
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let some = counts.into_iter().filter(|&(_, count)| count > 0);
    some.map(|(zone, count)| counted("zones", count).with("zone", zone))
        .collect::<Vec<_>>()
        .into()
}

/// By its one colour, by the one side that differs, or by all four.
fn face_as_it_lies(face: Face) -> Sentence {
    let [north, east, south, west] = face.zones();
    let alone = |side: &Side| face.count(face.zone(*side)) == 1;
    match Zone::ALL.into_iter().find(|&zone| face.count(zone) >= 3) {
        Some(most) => match Side::ALL.into_iter().find(alone) {
            None => Sentence::new("tile-plain").with("zone", most),
            Some(side) => Sentence::new("tile-but")
                .with("zone", most)
                .with("other", face.zone(side))
                .with("side", side),
        },
        None => Sentence::new("tile-sides")
            .with("north", north)
            .with("east", east)
            .with("south", south)
            .with("west", west),
    }
}
