//! What an observer knows: everything that lies open, the own hand, and of the stack and the bag what follows from it.

use std::fmt;

use plat_engine::{
    Dice, Event, Game, Knowledge, Notation, Observer, Scene, ScoreLine, Seat, SeatScore, Seen, View,
    fingerprint,
};
use plat_grid::{Point, Points};
use serde::{Serialize, Serializer};

use crate::land::Progress;
use crate::legal::needs;
use crate::parts::{Development, Developments, Stone, Zone, Zones};
use crate::score::sentence;
use crate::state::{Action, CityPlanning, Ending, Outcome, Phase, Plan};
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
    pub scores: Vec<SeatScore>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// A point with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// The point.
    pub point: Point,
    side: u8,
}

/// The stones on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    side: u8,
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

impl Knowledge for CityPlanning {
    type View = CityPlanningView;

    fn view(&self, observer: Observer) -> CityPlanningView {
        let at = |point| self.at(point);
        let zone_seen = |tile: Zone| {
            Some(ZoneSeen {
                tile,
                at: at(self.centre(tile)?),
                developments: self.built[tile.index()].developments(tile.kind()).collect(),
                used: self.built[tile.index()].total(),
            })
        };
        let lot_seen =
            |coin: Development| self.lots[coin.index()].map(|point| LotSeen { coin, at: at(point) });
        let (stage, to_act) = self.stage();
        let mut unseen = self.bag;
        for seat in self.pair().iter().filter(|&seat| !observer.is(seat)) {
            unseen = unseen.and(self.hands[seat]);
        }
        CityPlanningView {
            board: self.land.side(),
            stones: Stones {
                side: self.land.side() as u8,
                population: self.land.population,
                resources: self.land.resources,
            },
            zones: self.laid.iter().filter_map(zone_seen).collect(),
            developments: self.unincorporated.iter().filter_map(lot_seen).collect(),
            face_up: self
                .face_up
                .iter()
                .flatten()
                .map(|up| FaceUpSeen {
                    tile: up.zone,
                    waiting: up.waiting,
                })
                .collect(),
            stage,
            to_act,
            observer: match observer {
                Observer::Seat(seat) => Some(seat),
                Observer::Spectator => None,
            },
            turn: self.turn,
            proposal: self.proposal,
            hands: self
                .pair()
                .iter()
                .map(|seat| HandSeen {
                    count: self.hands[seat].len(),
                    developments: observer.is(seat).then_some(self.hands[seat]),
                })
                .collect(),
            bag: self.bag.len(),
            unseen,
            removed: self.removed,
            stack: self.stack,
            bottom: self.bottom.iter().collect(),
            preview: match self.phase {
                Phase::Planned(plan) => Some(self.preview(&plan)),
                _ => None,
            },
            scores: self.pair().iter().map(|seat| self.score(seat).of(seat)).collect(),
            ending: self.ending(),
        }
    }

    fn see(&self, event: &Event<CityPlanning>, observer: Observer) -> Seen {
        match event {
            Event::Act { seat, action } => Seen {
                seat: Some(*seat),
                word: self.word(*action),
                says: self.tell(*action),
            },
            Event::Draw(outcome) => {
                let (word, says) = self.tell_draw(outcome, observer);
                Seen {
                    seat: None,
                    word,
                    says,
                }
            }
        }
    }

    /// A Development leaves a hidden hand.
    fn discloses(&self, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::Develop(..))
    }

    /// The Developments that the seat does not see are mixed and drawn again. The unknown part of the stack has no
    /// order before it is drawn.
    fn fingerprint(&self, seat: Seat) -> u64 {
        fingerprint((
            (
                self.phase,
                self.mover,
                self.turn,
                self.placed,
                self.idle,
                self.proposal,
            ),
            (self.land.population, self.land.resources),
            (self.laid, self.centres, self.built),
            (self.unincorporated, self.lots, self.removed),
            (self.hands[seat], self.face_up, self.stack, &self.bottom),
            self.tallies,
        ))
    }

    fn resample<D: Dice>(&self, seat: Seat, dice: &mut D) -> CityPlanning {
        let mut other = self.clone();
        let hand = self.opponent_of(seat);
        let mut bag = self.bag.and(self.hands[hand]);
        other.hands[hand] = Developments::NONE;
        for _ in 0..self.hands[hand].len() {
            let drawn = bag.nth(dice.below(bag.len() as u32));
            bag.remove(drawn);
            other.hands[hand].insert(drawn);
        }
        other.bag = bag;
        other
    }
}

impl CityPlanning {
    fn at(&self, point: Point) -> At {
        At {
            point,
            side: self.land.side() as u8,
        }
    }

    fn stage(&self) -> (Stage, Option<Seat>) {
        let mover = Some(self.mover);
        match self.phase {
            Phase::FirstZones => (Stage::FirstZones, None),
            Phase::Deal(seat) => (Stage::Deal, Some(seat)),
            Phase::First => (Stage::First, None),
            Phase::Stones(Progress::None) => (Stage::FirstStone, mover),
            Phase::Stones(Progress::One(stone)) => (Stage::SecondStone(stone), mover),
            Phase::Stones(Progress::Two(stone)) => (Stage::ThirdStone(stone), mover),
            Phase::Build => (Stage::Build, mover),
            Phase::Planned(plan) if self.to_be_ordered(&plan).len() > 1 => (Stage::Order, mover),
            Phase::Planned(_) => (Stage::Confirm, mover),
            Phase::NextZone(_) => (Stage::NextZone, mover),
            Phase::Draw => (Stage::Draw, mover),
            Phase::Over(_) => (Stage::Over, None),
        }
    }

    fn preview(&self, plan: &Plan) -> Preview {
        let zone = plan.zone;
        let score = self.explain_plan(plan).of(self.mover);
        Preview {
            tile: zone,
            at: self.at(plan.centre),
            needs: needs(zone.kind(), zone.primary_need(), zone.secondary_need()),
            covers: Cover::of(&self.land, plan.centre).words(),
            incorporates: self
                .covered(plan.centre)
                .map(|(development, _)| development)
                .filter(|development| development.kind() == zone.kind())
                .collect(),
            removes: self.overlapped(plan.centre).collect(),
            under: plan.chosen().collect(),
            points: score.total,
            lines: score.lines,
        }
    }

    fn tell(&self, action: Action) -> String {
        match action {
            Action::Accept => "accepts the end of the game".to_owned(),
            Action::Stone(stone, point) => format!("places a {stone} stone on {}", self.land.name(point)),
            Action::Plan(zone, centre) => {
                format!("plans {} around {}", zone.words(), self.land.name(centre))
            }
            Action::Under(zone) => format!("puts {} under the stack next", zone.words()),
            Action::Confirm => match self.phase {
                Phase::Planned(plan) => format!("lays {}", self.plan_in_words(&plan)),
                _ => "lays a Zone".to_owned(),
            },
            Action::Develop(development, site) => format!(
                "places {} {} ({})",
                development.words(),
                self.site_in_words(site),
                sentence(self.explain_development(development, site))
            ),
            Action::Pass => "builds nothing".to_owned(),
            Action::Propose => "builds nothing and proposes the end of the game".to_owned(),
        }
    }

    fn tell_draw(&self, outcome: &Outcome, observer: Observer) -> (String, String) {
        let word = self.outcome_word(outcome);
        match *outcome {
            Outcome::FirstZones(zones) => {
                let names = zones.map(Zone::words).join(", ");
                (word, format!("{names} are turned up"))
            }
            Outcome::First(seat) => (word, format!("seat {seat} plays first")),
            Outcome::NextZone(zone) => (word, format!("{} is turned up", zone.words())),
            Outcome::Developments { to, drawn } if observer.is(to) => {
                let names: Vec<String> = drawn.iter().map(Development::words).collect();
                (word, format!("seat {to} draws {}", names.join(", ")))
            }
            Outcome::Developments { to, drawn } => {
                let hidden = vec!["?"; drawn.len()].join(",");
                let says = match drawn.len() {
                    1 => format!("seat {to} draws a Development"),
                    count => format!("seat {to} draws {count} Developments"),
                };
                (format!("{to}+{hidden}"), says)
            }
        }
    }
}

impl View for CityPlanningView {
    fn text(&self) -> String {
        crate::text::text(self)
    }

    fn scene(&self) -> Scene {
        crate::scene::scene(self)
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

    /// The own hand.
    pub(crate) fn own_hand(&self) -> Option<Developments> {
        self.hands.get(self.observer?.index())?.developments
    }

    /// What is to be done, in a few words.
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
            Stage::Confirm => "lays the planned Zone, or takes it back".to_owned(),
            Stage::NextZone => "turns up a Zone".to_owned(),
            Stage::Deal => "draws the first Developments".to_owned(),
            _ => "draws a Development".to_owned(),
        };
        let accept = if self.proposal { ", or accepts the end" } else { "" };
        format!("Player {seat} {what}{accept}")
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
            (Some(one), None) => format!("{why}: player {} wins", one.seat),
            _ => format!("{why}: a draw"),
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
