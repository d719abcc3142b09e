//! The words of the game, in the files of `words/`, and how its parts are said.

use plat_engine::{Arg, Piece, Score, ScoreLine, Seat, Sentence, Shelf, Words};

use crate::parts::{Development, Ground, Kind, Need, Stone, Zone};
use crate::zoning::Cover;

/// The words of this game.
static WORDS: Words = plat_engine::words!();

/// The same with those that every table needs, in every language.
pub(crate) static SHELF: Shelf = Shelf::new(&[&WORDS]);

impl Kind {
    /// The message of its name.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Kind::Residential => "residential",
            Kind::Agricultural => "agricultural",
            Kind::Commercial => "commercial",
            Kind::Industrial => "industrial",
        }
    }

    /// The message of its name in a few letters, for the head of a column.
    pub(crate) const fn short_message(self) -> &'static str {
        match self {
            Kind::Residential => "short-residential",
            Kind::Agricultural => "short-agricultural",
            Kind::Commercial => "short-commercial",
            Kind::Industrial => "short-industrial",
        }
    }
}

impl Stone {
    /// The message of a stone by itself.
    pub(crate) const fn item_message(self) -> &'static str {
        match self {
            Stone::Population => "item-population",
            Stone::Resource => "item-resource",
        }
    }

    /// The id of the stone that can be taken.
    pub(crate) fn item_id(self) -> String {
        format!("stone-{}", self.token())
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Sentence::new(kind.message()).into()
    }
}

/// A stone that is placed, drawn as it lies beside the board.
impl From<Stone> for Arg {
    fn from(stone: Stone) -> Arg {
        let name = Sentence::new(match stone {
            Stone::Population => "population-stone",
            Stone::Resource => "resource-stone",
        });
        Piece::new(name).drawn(stone.item_id()).into()
    }
}

/// A Zone, drawn as it lies face up beside the board before anybody takes it.
impl From<Zone> for Arg {
    fn from(zone: Zone) -> Arg {
        let name = part(zone.kind(), zone.value());
        Piece::new(name).drawn(face_up_id(zone)).into()
    }
}

/// A Development, drawn as it lies in the hand of whoever has held it.
impl From<Development> for Arg {
    fn from(development: Development) -> Arg {
        let name = part(development.kind(), development.value());
        Piece::new(name).drawn(held_id(development)).into()
    }
}

/// So many points of a kind.
impl From<&Need> for Arg {
    fn from(need: &Need) -> Arg {
        let message = match need.ground {
            Ground::Population => "population-points",
            Ground::Resource => "resource-points",
            Ground::Empty => "empty-points",
        };
        Sentence::new(message).with("count", need.points).into()
    }
}

/// The id of a Zone that lies face up.
pub(crate) fn face_up_id(zone: Zone) -> String {
    format!("face-up-{zone}")
}

/// The id of a Development in the hand.
pub(crate) fn held_id(development: Development) -> String {
    format!("held-{development}")
}

/// A type and a value.
pub(crate) fn part(kind: Kind, value: u32) -> Sentence {
    Sentence::new("part").with("kind", kind).with("value", value)
}

/// A message about so many things.
pub(crate) fn counted(message: &'static str, count: usize) -> Sentence {
    Sentence::new(message).with("count", count)
}

/// Several things of a kind, to be joined as the language joins them.
pub(crate) fn list<T: Into<Arg>>(things: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(things.into_iter().map(Into::into).collect())
}

/// What lies under a Zone, kind by kind.
pub(crate) fn ground(cover: Cover) -> Arg {
    let mut grounds: Vec<Arg> = cover.grounds().iter().map(Into::into).collect();
    let lots = cover.homes + cover.works;
    if lots > 0 {
        grounds.push(counted("lots", lots as usize).into());
    }
    if grounds.is_empty() {
        return Sentence::new("no-ground").into();
    }
    Arg::List(grounds)
}

/// Points with their sign.
pub(crate) fn signed(points: i32) -> Sentence {
    let message = match points {
        0 => return Sentence::new("points-none"),
        1.. => "points-gained",
        _ => "points-lost",
    };
    Sentence::new(message).with("points", i64::from(points).abs())
}

/// Points with their sign and, where there are several, the reasons for them.
pub(crate) fn explained(score: Score) -> Sentence {
    let total = signed(score.total());
    let lines = score.of(Seat::ALL[0]).lines;
    if lines.len() < 2 {
        return total;
    }
    let reason = |line: ScoreLine| {
        Sentence::new("reason")
            .with("label", line.label)
            .with("points", signed(line.points))
    };
    Sentence::new("points-explained")
        .with("points", total)
        .with("reasons", list(lines.into_iter().map(reason)))
}
