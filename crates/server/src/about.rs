//! A table besides its game, as everybody may know it: its terms, who sits there, how it ended, what is asked of whom.

use plat_engine::{Seat, Seed, SeedHash};
use plat_store::{GameId, Standing};
use serde::{Serialize, Serializer};

use crate::proposals::Wish;
use crate::room::{Ending, Room, Sitter};
use crate::telling::Is;
use crate::terms::Terms;

/// The table besides the game: what everybody may know.
#[derive(Serialize)]
pub(crate) struct About<'a> {
    id: Text<GameId>,
    terms: &'a Terms,
    name: &'static str,
    hidden: bool,
    longest: usize,
    seats: Vec<Place<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<Ended>,
    /// The revision of the rules by which it was played, if these are others: then the game itself cannot be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    outdated: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<i32>,
    agreed: Vec<Seat>,
    draws: Draws<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<Asked>,
    /// Who has asked for a rematch and does not do so again.
    asked_rematch: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<Text<GameId>>,
    /// What was said; whoever has looked on is told of it line by line instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    chat: Option<&'a [(Seat, String)]>,
}

/// By what the draws can be checked: the hash of the seed from the first moment, and the seed when the game is over.
#[derive(Serialize)]
struct Draws<'a> {
    hash: Text<&'a SeedHash>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Text<&'a Seed>>,
}

/// What somebody asks of the others.
#[derive(Serialize)]
struct Asked {
    by: Seat,
    what: &'static str,
    granted: Vec<Seat>,
    /// Those who have not said what they think of it, one seat a person.
    waits: Vec<Seat>,
}

/// Who sits somewhere.
#[derive(Serialize)]
struct Place<'a> {
    is: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    /// What a computer has to say about its last action.
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<&'a str>,
}

/// How a game ended, if not by its rules.
#[derive(Serialize)]
struct Ended {
    how: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
}

fn place<'a>((sitter, remark): (&'a Sitter, &'a Option<String>)) -> Place<'a> {
    let empty = Place {
        is: "empty",
        name: None,
        level: None,
        remark: None,
    };
    match sitter {
        Sitter::Empty => empty,
        Sitter::Person { name, .. } => Place {
            is: "person",
            name: Some(name),
            ..empty
        },
        Sitter::Computer { kind, left } => Place {
            is: "computer",
            name: left.as_deref(),
            level: Some(kind.name()),
            remark: remark.as_deref(),
        },
    }
}

/// The table besides the game, for somebody who begins to look or has looked on.
pub(crate) fn about(room: &Room, is: Is) -> About<'_> {
    let ended = room.ended.map(|ending| {
        let (how, seat) = match ending {
            Ending::Resigned(seat) => ("resigned", Some(seat)),
            Ending::Time(seat) => ("time", Some(seat)),
            Ending::Agreed => ("agreed", None),
            Ending::Rules => ("rules", None),
        };
        Ended { how, seat }
    });
    About {
        id: Text(room.id),
        terms: &room.terms,
        name: room.table.info().name,
        hidden: room.table.info().hidden,
        longest: room.table.info().longest,
        seats: room.sitters.iter().zip(&room.remarks).map(place).collect(),
        ended,
        outdated: room.outdated.as_ref().map(|outdated| outdated.rules),
        winners: room.winners(),
        target: room.table.target(),
        agreed: room.agreed.iter().collect(),
        draws: Draws {
            hash: Text(&room.seed_hash),
            seed: room.told_seed().map(Text),
        },
        asked: room.proposals.open.map(|proposal| Asked {
            by: proposal.by,
            what: match proposal.wish {
                Wish::Back { .. } => "back",
                Wish::Rematch => "rematch",
            },
            granted: proposal.granted.iter().collect(),
            waits: room.still_asked(proposal),
        }),
        asked_rematch: room.proposals.for_rematch.iter().collect(),
        rematch: room.rematch.map(Text),
        chat: (is == Is::State).then_some(room.chat.as_slice()),
    }
}

/// How a table stands, as a word.
pub(crate) struct Name(pub(crate) Standing);

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self.0 {
            Standing::Waiting => "waiting",
            Standing::Playing => "playing",
            Standing::Over => "over",
        })
    }
}

/// Something as people write it.
pub(crate) struct Text<T>(pub(crate) T);

impl<T: std::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
