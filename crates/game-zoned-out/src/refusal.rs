//! Why something is not allowed, each reason with its rule.

use std::fmt;

use plat_engine::{Refusal as _, Seat, Sentence, View};

use crate::card::Blocks;
use crate::cell::Spot;
use crate::face::{Density, Face};
use crate::view::ZonedOutView;
use crate::words::{card_in_full, counted, with_blocks};

/// Why an action, or a draw, is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else is to be done.
    OtherStep(Step),
    /// The card with these Blocks is not there to be laid.
    NotInHand(Blocks),
    /// A card has to overlap the city.
    CoversNone,
    /// A card has to add to the city.
    CoversFour,
    /// Downtown stays.
    Downtown,
    /// What is developed stays.
    Developed(Spot),
    /// A planner stands there.
    Planner(Spot),
    /// Another's zone.
    OthersZone(Spot, Seat),
    /// Two zones would be one.
    Joins,
    /// There is a card to lay.
    CanPlay,
    /// Once a turn.
    Redrawn,
    /// The deck is too small.
    DeckTooSmall,
    /// The planner goes to the new card.
    NotOnCard,
    /// There is no Block.
    NoBlock,
    /// Planners stand on zones, and this is something else.
    NotAZone(Face),
    /// Somebody is there.
    Occupied(Spot, Seat),
    /// A wild Block needs a density, one of these.
    Declare(Vec<Density>),
    /// The density is given.
    NothingToDeclare,
    /// The planner can move.
    CanMove,
    /// A draw of something else.
    OtherDraw(Due),
}

/// What a player is to do at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Lay a card, or begin to redraw.
    Lay,
    /// Discard another card, or draw.
    Discard,
    /// Move the planner.
    Move,
}

/// What is drawn at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Who begins.
    Start,
    /// Cards for a player.
    Cards {
        /// Who.
        to: Seat,
        /// How many.
        count: usize,
    },
    /// The cards that the city begins with.
    City,
    /// Secret objectives for a player.
    Secret {
        /// Who.
        to: Seat,
        /// How many.
        count: usize,
    },
    /// So many public objectives.
    Public(usize),
    /// Nothing.
    Nothing,
}

impl std::error::Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ZonedOutView::english().say(&self.sentence()))
    }
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
            Refusal::NotAZone(_) => "planners stand on zoned and wild Blocks",
            Refusal::Occupied(..) => "no planner moves into another's zone",
            Refusal::Declare(_) => "ZO-5",
            Refusal::NothingToDeclare => "ZO-10",
            Refusal::CanMove => "moving the planner is mandatory",
            Refusal::OtherDraw(_) => "what is drawn",
        }
    }

    fn sentence(&self) -> Sentence {
        let about = |message, spot: &Spot| Sentence::new(message).with("cell", *spot);
        match self {
            Refusal::OtherStep(Step::Lay) => Sentence::new("step-lay"),
            Refusal::OtherStep(Step::Discard) => Sentence::new("step-discard"),
            Refusal::OtherStep(Step::Move) => Sentence::new("step-move"),
            Refusal::NotInHand(blocks) => Sentence::new("not-held").with("card", card_in_full(*blocks)),
            Refusal::CoversNone => Sentence::new("covers-none"),
            Refusal::CoversFour => Sentence::new("covers-four"),
            Refusal::Downtown => Sentence::new("covers-downtown"),
            Refusal::Developed(spot) => about("is-developed", spot),
            Refusal::Planner(spot) => about("under-planner", spot),
            Refusal::OthersZone(spot, seat) => about("others-zone", spot).with("who", *seat),
            Refusal::Joins => Sentence::new("joins"),
            Refusal::CanPlay => Sentence::new("can-lay"),
            Refusal::Redrawn => Sentence::new("has-redrawn"),
            Refusal::DeckTooSmall => Sentence::new("deck-too-small"),
            Refusal::NotOnCard => Sentence::new("not-on-card"),
            Refusal::NoBlock => Sentence::new("no-block"),
            Refusal::NotAZone(face) => Sentence::new("not-a-zone").with("block", with_blocks(*face, 1)),
            Refusal::Occupied(spot, seat) => about("zone-occupied", spot).with("who", *seat),
            Refusal::Declare(densities) => Sentence::new("must-declare").with("densities", densities.clone()),
            Refusal::NothingToDeclare => Sentence::new("nothing-to-declare"),
            Refusal::CanMove => Sentence::new("can-move"),
            Refusal::OtherDraw(due) => due.sentence(),
        }
    }
}

impl Due {
    fn sentence(self) -> Sentence {
        match self {
            Due::Start => Sentence::new("due-start"),
            Due::Cards { to, count } => counted("due-cards", count).with("who", to),
            Due::City => Sentence::new("due-city"),
            Due::Secret { to, count } => counted("due-secret", count).with("who", to),
            Due::Public(count) => counted("due-public", count),
            Due::Nothing => Sentence::new("due-nothing"),
        }
    }
}
