//! What an observer knows: everything that lies open, the own hand, and of the stack and the bag what follows from it.

use std::fmt;

use plat_engine::page::Line;
use plat_engine::pieces::Livery;
use plat_engine::{Parts, ScoreLine, Seat, SeatScore, View, Voice};
use plat_grid::{Point, Points};
use serde::{Serialize, Serializer};

use crate::parts::{Development, Developments, Stone, Zone, Zones};
use crate::state::Ending;

/// The table as one observer sees it. Its fields have the form of a position file where that has them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CityPlanningView {
    /// How many points a side of the board has.
    pub board: usize,
    /// The stones: a string for each row from the top, with P and R for stones.
    pub stones: Stones,
    /// The Zones on the board.
    pub zones: Vec<ZoneSeen>,
    /// The unincorporated Developments.
    pub developments: Vec<LotSeen>,
    /// The Zones beside the board.
    pub face_up: Vec<FaceUpSeen>,
    /// What is to be done next.
    pub stage: Stage,
    /// Who is to do it, or for whom it is drawn.
    pub to_act: Option<Seat>,
    /// Who looks; nobody in particular if that is a spectator.
    pub observer: Option<Seat>,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// Whether the mover may accept the end.
    pub proposal: bool,
    /// The hands by seat.
    pub hands: Vec<HandSeen>,
    /// How many Developments are in the bag.
    pub bag: usize,
    /// The Developments that the observer does not see, wherever they are.
    pub unseen: Developments,
    /// The Developments that have left the game.
    pub removed: Developments,
    /// The Zones in the stack whose order nobody knows.
    pub stack: Zones,
    /// The Zones below them, in the order in which they will come up.
    pub bottom: Vec<Zone>,
    /// The Zone that the mover is about to lay.
    pub preview: Option<Preview>,
    /// The scores as they stand.
    #[serde(serialize_with = "plat_engine::score_figures")]
    pub scores: Vec<SeatScore>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// A point with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// The point.
    pub point: Point,
    pub(crate) side: u8,
}

/// The stones on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    pub(crate) side: u8,
    /// The Population stones.
    pub population: Points,
    /// The Resource stones.
    pub resources: Points,
}

/// A Zone on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ZoneSeen {
    /// Which.
    pub tile: Zone,
    /// The middle of it.
    pub at: At,
    /// What is built on it.
    pub developments: Vec<Development>,
    /// What that sums to.
    pub used: u32,
}

/// An unincorporated Development.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LotSeen {
    /// Which.
    pub coin: Development,
    /// Where.
    pub at: At,
}

/// A Zone beside the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FaceUpSeen {
    /// Which.
    pub tile: Zone,
    /// The stones on it.
    pub waiting: u16,
}

/// A hand as an observer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct HandSeen {
    /// How many Developments it has.
    pub count: usize,
    /// The Developments, if the observer may see them.
    pub developments: Option<Developments>,
}

/// What a Zone would do if it were laid.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preview {
    /// Which.
    pub tile: Zone,
    /// Around which point.
    pub at: At,
    /// What it needs, in words.
    pub needs: String,
    /// What it covers, in words.
    pub covers: String,
    /// The Developments that would be incorporated.
    pub incorporates: Vec<Development>,
    /// The Zones it would remove.
    pub removes: Vec<Zone>,
    /// Of these, those whose place under the stack is chosen, in order.
    pub under: Vec<Zone>,
    /// Its points, line by line.
    pub lines: Vec<ScoreLine>,
    /// Their sum.
    pub points: i32,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The first Zones are turned up.
    FirstZones,
    /// First Developments are drawn.
    Deal,
    /// Who plays first is drawn.
    First,
    /// The first stone of the turn is placed.
    FirstStone,
    /// The second stone after one of this kind.
    SecondStone(Stone),
    /// The third stone of this kind.
    ThirdStone(Stone),
    /// Something is built, or nothing.
    Build,
    /// A planned Zone is confirmed.
    Confirm,
    /// The Zones that it removes are put in order.
    Order,
    /// A Zone is turned up.
    NextZone,
    /// A Development is drawn.
    Draw,
    /// Nothing.
    Over,
}

impl View for CityPlanningView {
    fn parts(&self, _voice: &Voice) -> Parts {
        crate::table::parts(self)
    }

    fn board_lines(&self, _board: usize, _voice: &Voice) -> Vec<Line> {
        crate::board::board_lines(self)
    }

    fn scores(&self) -> &[SeatScore] {
        &self.scores
    }
}

impl CityPlanningView {
    /// Whether the observer is the one who acts now.
    pub(crate) fn may_act(&self) -> bool {
        let by_chance = [Stage::Deal, Stage::NextZone, Stage::Draw];
        self.to_act.is_some() && self.observer == self.to_act && !by_chance.contains(&self.stage)
    }

    /// The Zone that lies over a point.
    pub(crate) fn zone_over(&self, point: Point) -> Option<&ZoneSeen> {
        self.zones.iter().find(|zone| zone.at.point.distance(point) <= 1)
    }

    /// The own hand.
    pub(crate) fn own_hand(&self) -> Option<Developments> {
        self.hands.get(self.observer?.index())?.developments
    }

    /// What is to be done, in a sentence.
    pub(crate) fn prompt(&self) -> String {
        let Some(seat) = self.to_act else {
            return match self.stage {
                Stage::FirstZones => "The first Zones are turned up".to_owned(),
                Stage::Over => self.result(),
                _ => "Who plays first is drawn".to_owned(),
            };
        };
        let what = match self.stage {
            Stage::FirstStone => "places 1 Population and 1 Resource, or 3 of a kind".to_owned(),
            Stage::SecondStone(stone) => {
                format!("places 1 {} stone, or 2 more {stone} stones", stone.other())
            }
            Stage::ThirdStone(stone) => format!("places a third {stone} stone"),
            Stage::Build => "places a Zone, a Development, or nothing".to_owned(),
            Stage::Order => "chooses which Zone goes under the stack next".to_owned(),
            Stage::Confirm => match &self.preview {
                Some(plan) => format!("lays {} around {}, or takes it back", plan.tile.words(), plan.at),
                None => "lays a Zone".to_owned(),
            },
            Stage::NextZone => "turns up a Zone".to_owned(),
            Stage::Deal => "draws the first Developments".to_owned(),
            _ => "draws a Development".to_owned(),
        };
        let accept = if self.proposal { ", or accepts the end" } else { "" };
        format!("{} {what}{accept}", Livery::of(seat).name())
    }

    fn result(&self) -> String {
        let why = match self.ending {
            Some(Ending::LastZone) => "The last Zone is laid",
            Some(Ending::EmptyBag) => "The bag is empty",
            Some(Ending::Agreement) => "Both agreed to end it",
            Some(Ending::NothingPlaced) => "Two turns placed nothing",
            Some(Ending::LastTurn) => "300 turns are played",
            None => "The game goes on",
        };
        let best = self.scores.iter().map(|score| score.total).max();
        let mut winners = self.scores.iter().filter(|score| Some(score.total) == best);
        match (winners.next(), winners.next()) {
            (Some(one), None) => format!("{why}: {} wins", Livery::of(one.seat).name()),
            _ => format!("{why}: a draw"),
        }
    }
}

impl Stage {
    /// Whether stones are placed.
    pub(crate) fn places_stones(self) -> bool {
        matches!(
            self,
            Stage::FirstStone | Stage::SecondStone(_) | Stage::ThirdStone(_)
        )
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.point.name(usize::from(self.side)).fmt(f)
    }
}

impl Serialize for At {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Stones {
    /// The stone on a point.
    pub(crate) fn at(&self, point: Point) -> Option<Stone> {
        if self.population.has(point) {
            Some(Stone::Population)
        } else if self.resources.has(point) {
            Some(Stone::Resource)
        } else {
            None
        }
    }
}

impl Serialize for Stones {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let side = usize::from(self.side);
        let letter = |point: Option<Point>| match point.and_then(|point| self.at(point)) {
            Some(Stone::Population) => 'P',
            Some(Stone::Resource) => 'R',
            None => '.',
        };
        let row = |y| (0..side).map(|x| letter(Point::new(x, y))).collect::<String>();
        serializer.collect_seq((0..side).map(row))
    }
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Ending::LastZone => "last-zone",
            Ending::EmptyBag => "empty-bag",
            Ending::Agreement => "agreement",
            Ending::NothingPlaced => "nothing-placed",
            Ending::LastTurn => "last-turn",
        })
    }
}
