//! The words of the game, in the files of `words/`, and how Blocks, cards and zones are said.
//!
//! People tell a card by what is on it. In a hand that is as little as tells it from the others; in the log, whose
//! lines are short and whose readers do not see the hand, the one thing on it that says most.

use std::cmp::Reverse;

use plat_engine::{Arg, Piece, Sentence, Shelf, Words};

use crate::card::{Blocks, Card};
use crate::cell::{Quadrant, Spot};
use crate::face::{Density, Face, Kind, ZoneType};
use crate::objective::{Objective, Objectives};

/// The words of this game.
static WORDS: Words = plat_engine::words!();

/// The same with those that every table needs, in every language.
pub(crate) static SHELF: Shelf = Shelf::new(&[&WORDS]);

/// The messages of a Block: what it is; so many of it on a card, or where something stands; so many of it that something
/// is laid over. In a language with cases these differ.
struct Messages {
    name: &'static str,
    with: &'static str,
    over: &'static str,
}

macro_rules! messages {
    ($name:literal) => {
        Messages {
            name: $name,
            with: concat!("with-", $name),
            over: concat!("over-", $name),
        }
    };
}

fn messages(face: Face) -> Messages {
    match (face.kind().map(Kind::zone_type), face.wild()) {
        (Some(ZoneType::Residential), _) => messages!("residential"),
        (Some(ZoneType::Commercial), _) => messages!("commercial"),
        (Some(ZoneType::Industrial), _) => messages!("industrial"),
        (_, Some(ZoneType::Residential)) => messages!("library"),
        (_, Some(ZoneType::Commercial)) => messages!("stadium"),
        (_, Some(ZoneType::Industrial)) => messages!("train-depot"),
        _ if face == Face::PARK => messages!("park"),
        _ if face == Face::MUSEUM => messages!("museum"),
        _ if face == Face::PARKING_LOT => messages!("parking-lot"),
        _ => messages!("abandoned-building"),
    }
}

/// A message that is told the density, by its number of pieces, where there is one.
fn about(message: &'static str, kind: Option<Kind>) -> Sentence {
    let sentence = Sentence::new(message);
    match kind {
        Some(kind) => sentence.with("density", kind.density().pieces()),
        None => sentence,
    }
}

/// A message about so many things.
pub(crate) fn counted(message: &'static str, count: impl Into<Arg>) -> Sentence {
    Sentence::new(message).with("count", count)
}

/// So many Blocks of a face, on a card or under somebody's feet.
pub(crate) fn with_blocks(face: Face, count: usize) -> Sentence {
    about(messages(face).with, face.kind()).with("count", count)
}

/// So many Blocks of each of these faces, which something is laid over.
pub(crate) fn over_blocks(faces: impl IntoIterator<Item = Face>) -> Arg {
    let faces: Vec<Face> = faces.into_iter().collect();
    let over = |(face, count)| about(messages(face).over, Face::kind(face)).with("count", count);
    groups(&faces).into_iter().map(over).collect::<Vec<_>>().into()
}

/// A zone of this kind.
pub(crate) fn zone(kind: Kind) -> Sentence {
    let message = match kind.zone_type() {
        ZoneType::Residential => "zone-residential",
        ZoneType::Commercial => "zone-commercial",
        ZoneType::Industrial => "zone-industrial",
    };
    about(message, Some(kind))
}

impl From<Face> for Arg {
    fn from(face: Face) -> Arg {
        about(messages(face).name, face.kind()).into()
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        kind.face().into()
    }
}

impl Density {
    /// What it is called.
    pub(crate) fn sentence(self) -> Sentence {
        Sentence::new("density").with("density", self.pieces())
    }
}

impl From<Density> for Arg {
    fn from(density: Density) -> Arg {
        density.sentence().into()
    }
}

impl From<Quadrant> for Arg {
    fn from(quadrant: Quadrant) -> Arg {
        Sentence::new(quadrant.name()).into()
    }
}

impl From<Spot> for Arg {
    fn from(spot: Spot) -> Arg {
        Arg::cell(spot)
    }
}

impl From<Objective> for Arg {
    fn from(objective: Objective) -> Arg {
        objective.sentence().into()
    }
}

impl From<Objectives> for Arg {
    fn from(objectives: Objectives) -> Arg {
        objectives.iter().collect::<Vec<_>>().into()
    }
}

/// A card of a hand, told from the others there by as few of its Blocks as will do. Cards that show the same are told
/// by their numbers.
pub(crate) fn card_of_hand(card: Card, blocks: Blocks, others: &[Blocks]) -> Piece {
    let all = groups(&blocks.0);
    let chosen = |choice: u8| {
        let picked = all
            .iter()
            .enumerate()
            .filter(move |(place, _)| choice >> place & 1 == 1);
        picked.map(|(_, &group)| group)
    };
    let shows = |other: &Blocks, (face, count)| other.count(face) >= count;
    let tells_apart = |&choice: &u8| {
        let is_like = |other| chosen(choice).all(|group| shows(other, group));
        !others.iter().any(is_like)
    };
    let mut choices: Vec<u8> = (1..1 << all.len()).collect();
    choices.sort_by_key(|choice| choice.count_ones());
    let says = match choices.into_iter().find(tells_apart) {
        Some(choice) => the_card(chosen(choice)),
        None => Sentence::new("the-card-numbered")
            .with("blocks", with_each(all.iter().copied()))
            .with("number", card.number()),
    };
    Piece::new(says).drawn(held_id(card))
}

/// A card that nobody holds before them, by all that is on it.
pub(crate) fn card_in_full(blocks: Blocks) -> Sentence {
    the_card(groups(&blocks.0))
}

/// A card for the log.
pub(crate) fn card_in_short(card: Card, blocks: Blocks) -> Piece {
    Piece::new(Sentence::new("a-card").with("block", most_telling(blocks))).drawn(held_id(card))
}

/// What says most of a card: the Blocks that few others have.
pub(crate) fn most_telling(blocks: Blocks) -> Sentence {
    let first = groups(&blocks.0).first().copied();
    let (face, count) = first.unwrap_or((Face::PARKING_LOT, 1));
    with_blocks(face, count)
}

/// The id of a card in a hand.
pub(crate) fn held_id(card: Card) -> String {
    format!("held-{card}")
}

fn the_card(groups: impl IntoIterator<Item = (Face, usize)>) -> Sentence {
    Sentence::new("the-card").with("blocks", with_each(groups))
}

fn with_each(groups: impl IntoIterator<Item = (Face, usize)>) -> Arg {
    let with = |(face, count)| with_blocks(face, count);
    groups.into_iter().map(with).collect::<Vec<_>>().into()
}

/// Which faces there are and how often, those that say most first: wild Blocks, then features, then zones, and last the
/// Parking Lots, which every card has.
fn groups(faces: &[Face]) -> Vec<(Face, usize)> {
    let count = |wanted: Face| faces.iter().filter(|&&face| face == wanted).count();
    let rank = |face: Face| match face {
        _ if face.wild().is_some() => 0,
        Face::PARKING_LOT => 3,
        _ if face.is_zone() => 2,
        _ => 1,
    };
    let mut groups: Vec<(Face, usize)> = Face::all().map(|face| (face, count(face))).collect();
    groups.retain(|&(_, count)| count > 0);
    groups.sort_by_key(|&(face, count)| (rank(face), Reverse(count)));
    groups
}
