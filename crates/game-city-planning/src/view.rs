//! What an observer knows: everything that lies open, the own hand, and of the stack and the bag what follows from it.

use std::fmt;

use plat_engine::page::Line;
use plat_engine::{Arg, Parts, ScoreLine, Seat, SeatScore, Sentence, Shelf, View, Voice};
use plat_grid::{Point, Points};
use serde::{Serialize, Serializer};

use crate::parts::{Development, Developments, Need, Stone, Zone, Zones};
use crate::state::Ending;
use crate::words::SHELF;
use crate::zoning::Cover;

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
    /// What it needs.
    pub needs: Vec<Need>,
    /// What it covers.
    pub covers: Cover,
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
    fn shelf() -> &'static Shelf {
        &SHELF
    }

    fn parts(&self, voice: &Voice) -> Parts {
        crate::table::parts(self, voice)
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
    pub(crate) fn prompt(&self) -> Sentence {
        let Some(seat) = self.to_act else {
            return match (self.stage, self.ending) {
                (Stage::FirstZones, _) => Sentence::new("prompt-first-zones"),
                (_, Some(ending)) => self.result(ending),
                (_, None) => Sentence::new("prompt-first"),
            };
        };
        let prompt = match (self.stage, &self.preview) {
            (Stage::Confirm, Some(plan)) => plan.about("prompt-lay"),
            (stage, _) => Sentence::new(stage.message()),
        }
        .with("who", seat);
        match self.proposal {
            true => Sentence::new("prompt-or-accept")
                .with("who", seat)
                .with("prompt", prompt),
            false => prompt,
        }
    }

    fn result(&self, ending: Ending) -> Sentence {
        let best = self.scores.iter().map(|score| score.total).max();
        let mut winners = self.scores.iter().filter(|score| Some(score.total) == best);
        let how = match (winners.next(), winners.next()) {
            (Some(one), None) => Sentence::new("result-won").with("who", one.seat),
            _ => Sentence::new("result-draw"),
        };
        how.with("ending", Sentence::new(ending.message()))
    }
}

impl Preview {
    /// A message about the Zone and where it goes.
    pub(crate) fn about(&self, message: &'static str) -> Sentence {
        Sentence::new(message)
            .with("zone", self.tile)
            .with("cell", Arg::cell(self.at))
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

    /// What somebody is to do then.
    fn message(self) -> &'static str {
        match self {
            Stage::FirstStone => "prompt-stones",
            Stage::SecondStone(Stone::Population) => "prompt-after-population",
            Stage::SecondStone(Stone::Resource) => "prompt-after-resource",
            Stage::ThirdStone(Stone::Population) => "prompt-third-population",
            Stage::ThirdStone(Stone::Resource) => "prompt-third-resource",
            Stage::Build | Stage::Confirm => "prompt-build",
            Stage::Order => "prompt-order",
            Stage::NextZone => "prompt-next-zone",
            Stage::Deal => "prompt-deal",
            Stage::FirstZones | Stage::First | Stage::Draw | Stage::Over => "prompt-draw",
        }
    }
}

impl Ending {
    /// Why the game is over.
    fn message(self) -> &'static str {
        match self {
            Ending::LastZone => "ending-last-zone",
            Ending::EmptyBag => "ending-empty-bag",
            Ending::Agreement => "ending-agreement",
            Ending::NothingPlaced => "ending-nothing-placed",
            Ending::LastTurn => "ending-last-turn",
        }
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
