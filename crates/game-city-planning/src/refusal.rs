//! Why an action, or a draw, is not allowed.

use plat_engine::Seat;
use thiserror::Error;

use crate::parts::{Development, Kind, Stone, Zone};

/// Why an action, or a draw, is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Something else is to be done now.
    #[error("{0}")]
    NotNow(&'static str),
    /// The end was not proposed.
    #[error("nobody has proposed the end")]
    NoProposal,
    /// The point is beyond the edge.
    #[error("this point is not on the board")]
    OffBoard,
    /// Something lies there.
    #[error("{0} is not empty")]
    Taken(String),
    /// A stone is placed beside a stone.
    #[error("no stone is beside {0}")]
    Lonely(String),
    /// Too much Population beside Population.
    #[error("{count} Population stones are beside {point}, and a Population stone bears 3")]
    Crowded {
        /// Where.
        point: String,
        /// How many.
        count: u32,
    },
    /// Too many Resources beside Population.
    #[error("{count} Resource stones are beside {point}, and a Population stone bears 1")]
    Spoilt {
        /// Where.
        point: String,
        /// How many.
        count: u32,
    },
    /// A third stone of another kind.
    #[error("after two {0} stones the third is of the same kind")]
    ThirdStone(Stone),
    /// The stones of the turn could not be finished (CP-2).
    #[error("after a {stone} stone on {point} the stones of this turn could not be finished")]
    Unfinished {
        /// Which.
        stone: Stone,
        /// Where.
        point: String,
    },
    /// The Zone cannot be taken.
    #[error("{} does not lie face up", .0.words())]
    NotFaceUp(Zone),
    /// Part of the Zone would be off the board.
    #[error("a Zone covers 3 by 3 points, and around {0} they are not all on the board")]
    OverTheEdge(String),
    /// The Zone would touch no other.
    #[error("a Zone touches another Zone, and around {0} there is none")]
    Apart(String),
    /// A requirement is not met.
    #[error("{} needs {needs}, and around {point} there are {found}", .zone.words())]
    Requirement {
        /// Which Zone.
        zone: Zone,
        /// Around which point.
        point: String,
        /// What it needs, in words.
        needs: String,
        /// What is there, in words.
        found: String,
    },
    /// No stone would be left.
    #[error("a Zone around {0} would take the last stones from the board")]
    LastStones(String),
    /// The plan does not remove this Zone, or its place is chosen.
    #[error("{} is not one of the Zones whose place in the stack is to be chosen", .0.words())]
    NotRemoved(Zone),
    /// The player does not hold it.
    #[error("you do not hold {}", .0.words())]
    NotInHand(Development),
    /// The Zone is not on the board.
    #[error("{} is not on the board", .0.words())]
    NotLaid(Zone),
    /// The Zone is of another type.
    #[error("{} is no {kind} Zone", .zone.words())]
    OtherKind {
        /// The Zone.
        zone: Zone,
        /// The type of the Development.
        kind: Kind,
    },
    /// The Zone is full.
    #[error("{} is fully built out: it holds {total}", .zone.words())]
    Full {
        /// The Zone.
        zone: Zone,
        /// What its Developments sum to.
        total: u32,
    },
    /// The surroundings do not carry an unincorporated Development.
    #[error("{kind} Developments need {needs} beside them, and beside {point} there are {found}")]
    Unsupported {
        /// Its type.
        kind: Kind,
        /// Where.
        point: String,
        /// What it needs, in words.
        needs: String,
        /// What is there, in words.
        found: String,
    },
    /// A draw of something else.
    #[error("{0}")]
    OtherDraw(&'static str),
    /// A draw for somebody else, or of too many or too few.
    #[error("seat {to} draws {count} of the Developments in the bag")]
    OtherDevelopments {
        /// Who draws.
        to: Seat,
        /// How many.
        count: usize,
    },
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
}
