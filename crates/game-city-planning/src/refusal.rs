//! Why an action, or a draw, is not allowed.

use std::fmt;

use plat_engine::{Arg, Seat, Sentence, View};

use crate::parts::{Development, Kind, Need, Stone, Zone};
use crate::view::CityPlanningView;
use crate::words::{counted, ground, list};
use crate::zoning::Cover;

/// Why an action, or a draw, is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else is to be done now.
    NotNow(Now),
    /// The end was not proposed.
    NoProposal,
    /// The point is beyond the edge.
    OffBoard,
    /// Something lies there.
    Taken(String),
    /// A stone is placed beside a stone.
    Lonely(String),
    /// Too much Population beside Population.
    Crowded {
        /// Where.
        point: String,
        /// How many.
        count: u32,
    },
    /// Too many Resources beside Population.
    Spoilt {
        /// Where.
        point: String,
        /// How many.
        count: u32,
    },
    /// A third stone of another kind.
    ThirdStone(Stone),
    /// The stones of the turn could not be finished (CP-2).
    Unfinished {
        /// Which.
        stone: Stone,
        /// Where.
        point: String,
    },
    /// The Zone cannot be taken.
    NotFaceUp(Zone),
    /// Part of the Zone would be off the board.
    OverTheEdge(String),
    /// The Zone would touch no other.
    Apart(String),
    /// A requirement is not met.
    Requirement {
        /// Which Zone.
        zone: Zone,
        /// Around which point.
        point: String,
        /// What is there.
        found: Cover,
    },
    /// No stone would be left.
    LastStones(String),
    /// The plan does not remove this Zone, or its place is chosen.
    NotRemoved(Zone),
    /// The player does not hold it.
    NotInHand(Development),
    /// The Zone is not on the board.
    NotLaid(Zone),
    /// The Zone is of another type.
    OtherKind {
        /// The Zone.
        zone: Zone,
        /// The type of the Development.
        kind: Kind,
    },
    /// The Zone is full.
    Full {
        /// The Zone.
        zone: Zone,
        /// What its Developments sum to.
        total: u32,
    },
    /// The surroundings do not carry an unincorporated Development.
    Unsupported {
        /// Its type.
        kind: Kind,
        /// Where.
        point: String,
        /// What is there of what it needs.
        found: [Need; 2],
    },
    /// A draw of something else.
    OtherDraw(Due),
    /// A draw for somebody else, or of too many or too few.
    OtherDevelopments {
        /// Who draws.
        to: Seat,
        /// How many.
        count: usize,
    },
}

/// What is to be done now, or cannot be, where somebody does something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// No stones are placed.
    NoStones,
    /// The stones of the turn come first.
    Stones,
    /// A Zone is planned.
    Planned,
    /// No Zone is planned.
    NoPlan,
    /// The order under the stack comes before the Zone is laid.
    Order,
    /// Nothing can be built.
    NoBuilding,
}

/// What is drawn now, other than Developments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The first three Zones.
    FirstZones,
    /// These are different ones.
    DifferentZones,
    /// Who plays first.
    First,
    /// The next Zone of the stack.
    NextZone,
    /// Nothing.
    Nothing,
}

impl std::error::Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&CityPlanningView::english().say(&plat_engine::Refusal::sentence(self)))
    }
}

impl plat_engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow(_) => "stones, then a Zone, a Development or nothing",
            Refusal::NoProposal => "CP-7",
            Refusal::OffBoard | Refusal::Taken(_) => "place on an empty point",
            Refusal::Lonely(_) => "a stone is placed beside a stone",
            Refusal::Crowded { .. } => "at most 3 Population beside Population",
            Refusal::Spoilt { .. } => "at most 1 Resource beside Population",
            Refusal::ThirdStone(_) => "1 Population and 1 Resource, or 3 of a kind",
            Refusal::Unfinished { .. } => "CP-2",
            Refusal::NotFaceUp(_) => "take a face-up Zone",
            Refusal::OverTheEdge(_) => "a Zone covers 3 by 3 points",
            Refusal::Apart(_) => "CP-3",
            Refusal::Requirement { .. } => "requirements of a Zone",
            Refusal::LastStones(_) => "a stone remains outside every Zone",
            Refusal::NotRemoved(_) => "the order at the bottom of the stack",
            Refusal::NotInHand(_) => "place a Development from the hand",
            Refusal::NotLaid(_) | Refusal::OtherKind { .. } => "a Zone of the Development's own type",
            Refusal::Full { .. } => "capacity of a Zone",
            Refusal::Unsupported { .. } => "requirements of an unincorporated Development",
            Refusal::OtherDraw(_) => "what is drawn",
            Refusal::OtherDevelopments { .. } => "drawing Developments",
        }
    }

    fn sentence(&self) -> Sentence {
        let at = |message, point: &String| Sentence::new(message).with("cell", Arg::cell(point));
        let about = |message, zone: Zone| Sentence::new(message).with("zone", zone);
        match self {
            Refusal::NotNow(now) => Sentence::new(now.message()),
            Refusal::NoProposal => Sentence::new("no-proposal"),
            Refusal::OffBoard => Sentence::new("off-board"),
            Refusal::Taken(point) => at("taken", point),
            Refusal::Lonely(point) => at("lonely", point),
            Refusal::Crowded { point, count } => at("crowded", point).with("count", *count),
            Refusal::Spoilt { point, count } => at("spoilt", point).with("count", *count),
            Refusal::ThirdStone(Stone::Population) => Sentence::new("third-population"),
            Refusal::ThirdStone(Stone::Resource) => Sentence::new("third-resource"),
            Refusal::Unfinished { stone, point } => at("unfinished", point).with("stone", *stone),
            Refusal::NotFaceUp(zone) => about("not-face-up", *zone),
            Refusal::OverTheEdge(point) => at("over-the-edge", point),
            Refusal::Apart(point) => at("apart", point),
            Refusal::Requirement { zone, point, found } => at("requirement", point)
                .with("zone", *zone)
                .with("needs", list(&zone.needs()))
                .with("ground", ground(*found)),
            Refusal::LastStones(point) => at("last-stones", point),
            Refusal::NotRemoved(zone) => about("not-removed", *zone),
            Refusal::NotInHand(development) => Sentence::new("not-in-hand").with("development", *development),
            Refusal::NotLaid(zone) => about("not-laid", *zone),
            Refusal::OtherKind { zone, kind } => about("other-kind", *zone).with("kind", *kind),
            Refusal::Full { zone, total } => about("full", *zone).with("total", *total),
            Refusal::Unsupported { kind, point, found } => at("unsupported", point)
                .with("kind", *kind)
                .with("needs", list(&kind.lot_needs()))
                .with("found", list(found)),
            Refusal::OtherDraw(due) => Sentence::new(due.message()),
            Refusal::OtherDevelopments { to, count } => counted("due-developments", *count).with("who", *to),
        }
    }
}

impl Now {
    fn message(self) -> &'static str {
        match self {
            Now::NoStones => "no-stones-now",
            Now::Stones => "stones-first",
            Now::Planned => "zone-planned",
            Now::NoPlan => "no-zone-planned",
            Now::Order => "order-first",
            Now::NoBuilding => "no-building-now",
        }
    }
}

impl Due {
    fn message(self) -> &'static str {
        match self {
            Due::FirstZones => "due-first-zones",
            Due::DifferentZones => "due-different-zones",
            Due::First => "due-first",
            Due::NextZone => "due-next-zone",
            Due::Nothing => "due-nothing",
        }
    }
}
