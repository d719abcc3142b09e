//! Why something is not allowed, each reason with its rule.

use plat_engine::Seat;
use thiserror::Error;

use crate::card::Card;
use crate::cell::Spot;

/// Why an action, or a draw, is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Something else is to be done.
    #[error("now you {0}")]
    OtherStep(&'static str),
    /// The card is not there to be played.
    #[error("you do not hold {0}")]
    NotInHand(Card),
    /// A card has to overlap the city.
    #[error("a card covers at least one Block")]
    CoversNone,
    /// A card has to add to the city.
    #[error("a card may not cover four Blocks")]
    CoversFour,
    /// Downtown stays.
    #[error("Downtown is never covered")]
    Downtown,
    /// What is developed stays.
    #[error("{0} is developed, and developed Blocks are never covered")]
    Developed(Spot),
    /// A planner stands there.
    #[error("your planner stands on {0}")]
    Planner(Spot),
    /// Another's zone.
    #[error("{0} is in the zone of seat {1}, and only its own player may cover it")]
    OthersZone(Spot, Seat),
    /// Two zones would be one.
    #[error("this card would join two occupied zones into one")]
    Joins,
    /// There is a card to play.
    #[error("you can play a card, so you may not pass")]
    CanPlay,
    /// Once a turn.
    #[error("you have redrawn in this turn")]
    Redrawn,
    /// The deck is too small.
    #[error("the deck has too few cards to redraw that many")]
    DeckTooSmall,
    /// The planner goes to the new card.
    #[error("the planner moves to a Block of the card just played")]
    NotOnCard,
    /// There is no Block.
    #[error("there is no Block")]
    NoBlock,
    /// Planners stand on zones.
    #[error("a planner never stands on {article} {face}", article = article(face))]
    NotAZone {
        /// What is there instead.
        face: String,
    },
    /// Somebody is there.
    #[error("{0} is in the zone of seat {1}")]
    Occupied(Spot, Seat),
    /// A wild Block needs a density.
    #[error("declare a density there: {0}")]
    Declare(String),
    /// The density is given.
    #[error("the density of this zone is not yours to declare")]
    NothingToDeclare,
    /// The planner can move.
    #[error("your planner can move to this card, so it may not leave")]
    CanMove,
    /// A draw of something else.
    #[error("{0} now")]
    OtherDraw(String),
}

impl plat_engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::OtherStep(_) => "the steps of a turn",
            Refusal::NotInHand(_) => "play one of your cards",
            Refusal::CoversNone | Refusal::CoversFour => "a card covers 1, 2 or 3 Blocks",
            Refusal::Downtown => "Downtown is never covered",
            Refusal::Developed(_) => "developed Blocks are never covered",
            Refusal::Planner(_) => "no Block under a planner is covered",
            Refusal::OthersZone(..) => "another player's occupied zone is never covered",
            Refusal::Joins => "ZO-9",
            Refusal::CanPlay => "ZO-4",
            Refusal::Redrawn => "redraw once a turn",
            Refusal::DeckTooSmall => "ZO-3",
            Refusal::NotOnCard | Refusal::NoBlock => "move to the card just played",
            Refusal::NotAZone { .. } => "planners stand on zoned and wild Blocks",
            Refusal::Occupied(..) => "no planner moves into another's zone",
            Refusal::Declare(_) => "ZO-5",
            Refusal::NothingToDeclare => "ZO-10",
            Refusal::CanMove => "moving the planner is mandatory",
            Refusal::OtherDraw(_) => "what is drawn",
        }
    }
}

/// The article that goes before the name of a face.
fn article(name: &str) -> &'static str {
    if name.starts_with(['A', 'I']) { "an" } else { "a" }
}
