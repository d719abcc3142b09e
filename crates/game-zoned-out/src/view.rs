//! What an observer knows of the table.

use plat_engine::page::Line;
use plat_engine::{Item, Parts, Seat, SeatScore, Shelf, View, Voice};
use serde::Serialize;

use crate::card::{Blocks, Card};
use crate::cell::{Quadrant, Spot};
use crate::face::{Density, Face, Kind};
use crate::objective::Objective;
use crate::words::SHELF;
use crate::worth::Worth;

/// The table as one observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ZonedOutView {
    /// What is to be done next.
    pub phase: Phase,
    /// Who is to do it, or for whom it is drawn.
    pub to_act: Option<Seat>,
    /// Who looks; nobody in particular if that is a spectator.
    pub observer: Option<Seat>,
    /// Every Block in reading order, without Downtown.
    pub blocks: Vec<BlockView>,
    /// The players, in turn order.
    pub players: Vec<PlayerView>,
    /// The four skyscrapers.
    pub skyscrapers: Vec<SkyscraperView>,
    /// The objectives that the observer knows: those face up, then the own secret ones, in the end everybody's.
    pub objectives: Vec<ObjectiveView>,
    /// Whether objectives are played at all.
    pub with_objectives: bool,
    /// Whose planners are in the city, from the one who came into the present zone first: in this order free wild
    /// Blocks are claimed (ZO-6).
    pub seniority: Vec<Seat>,
    /// The card that was played last.
    pub laid: Option<LaidView>,
    /// How many cards the deck has.
    pub deck: usize,
    /// How many of them are known to lie at its bottom.
    pub bottom: usize,
    /// Who triggered the end of the game.
    pub ender: Option<Seat>,
    /// Where the observer can play a card or move to, if that is to be done now.
    pub open: Vec<Spot>,
    /// The densities that the observer could declare now on one Block or another.
    pub densities: Vec<Density>,
    /// What else the observer may do now: pass, discard, redraw, leave.
    pub buttons: Vec<&'static str>,
    /// The score as it stands.
    #[serde(serialize_with = "plat_engine::score_figures")]
    pub scores: Vec<SeatScore>,
}

/// A Block of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BlockView {
    /// Where it is.
    pub at: Spot,
    /// What it shows.
    pub face: Face,
    /// What was built on it, if it is developed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub built: Option<BuiltView>,
    /// Whose occupied zone it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<Seat>,
}

/// What was built on a Block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BuiltView {
    /// By whom.
    pub player: Seat,
    /// The kind of zone in which it was developed.
    pub kind: Kind,
    /// How many pieces stand there.
    pub height: u8,
}

/// What can be seen of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// Who.
    pub player: Seat,
    /// Building pieces not yet played.
    pub pieces: u8,
    /// Redraw tokens.
    pub redraws: u8,
    /// How many cards are in hand.
    pub hand: usize,
    /// The cards, if the observer may see them.
    pub cards: Option<Vec<CardView>>,
    /// Where the planner is, and what the zone there would score now.
    pub zone: Option<ZoneView>,
}

/// A card as the deck lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// Its name.
    #[serde(serialize_with = "by_name")]
    pub card: Card,
    /// Its Blocks, clockwise from the north-west.
    #[serde(serialize_with = "as_faces")]
    pub blocks: Blocks,
}

/// An occupied zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ZoneView {
    /// Where the planner stands.
    pub planner: Spot,
    /// What the zone is of.
    pub kind: Kind,
    /// What it has and what lies beside it.
    #[serde(flatten)]
    pub worth: Worth,
    /// What it would score now.
    pub points: i32,
}

/// A skyscraper.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkyscraperView {
    /// Where.
    pub quadrant: Quadrant,
    /// Whose the floors are, from the ground up.
    pub floors: Vec<Seat>,
}

/// An objective, and how everybody stands in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ObjectiveView {
    /// Which.
    pub objective: Objective,
    /// Whose secret it is; nobody's if it lies face up.
    pub secret_of: Option<Seat>,
    /// What it counts, by seat.
    pub counts: Vec<u8>,
    /// What it would give now, by seat.
    pub points: Vec<i32>,
}

/// A card as it lies in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LaidView {
    /// Its name.
    #[serde(serialize_with = "by_name")]
    pub card: Card,
    /// By how many degrees it is turned clockwise.
    pub turned: u16,
    /// Where its north-west Block lies.
    pub at: Spot,
    /// What it covered, clockwise from the north-west.
    pub covered: [Option<Face>; 4],
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Something is drawn before the game.
    SetUp,
    /// The start player places the planner.
    Begin,
    /// A player plays a card.
    Play,
    /// A player who has discarded may discard more.
    Discard,
    /// The planner moves.
    Move,
    /// Cards are drawn.
    Draw,
    /// Nothing.
    Over,
}

impl View for ZonedOutView {
    fn shelf() -> &'static Shelf {
        &SHELF
    }

    fn parts(&self, voice: &Voice) -> Parts {
        crate::table::parts(self, voice)
    }

    fn board_lines(&self, _board: usize, _voice: &Voice) -> Vec<Line> {
        crate::map::board_lines(self)
    }

    fn item_lines(&self, item: &Item, _voice: &Voice) -> Vec<Line> {
        crate::table::item_lines(self, item)
    }

    fn scores(&self) -> &[SeatScore] {
        &self.scores
    }
}

impl ZonedOutView {
    /// The first and last columns and rows of the city: west, north, east, south.
    pub(crate) fn extent(&self) -> (i8, i8, i8, i8) {
        let bounds = |at: fn(&BlockView) -> i8| {
            let first = self.blocks.iter().map(at).min().unwrap_or(-1);
            let last = self.blocks.iter().map(at).max().unwrap_or(0);
            (first.min(-1), last.max(0))
        };
        let (west, east) = bounds(|block| block.at.x);
        let (north, south) = bounds(|block| block.at.y);
        (west, north, east, south)
    }
}

fn by_name<S: serde::Serializer>(card: &Card, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(card)
}

fn as_faces<S: serde::Serializer>(blocks: &Blocks, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(blocks.0)
}
