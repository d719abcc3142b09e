//! How a tree search goes about a game.

/// What a search does in a game; every game has a style of its own that was found by measuring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much it tries what it knows little of, against what looks best: the constant of UCB1.
    pub exploration: f32,
    /// By what it plays on from the edge of the tree.
    pub policy: Policy,
    /// After how many actions, at the end of a turn, it stops to play on and trusts the game's own guess; nothing means
    /// never.
    pub horizon: Option<usize>,
    /// How often it passes a position before it takes it into the tree.
    pub patience: u32,
    /// How it deals with more actions than it could try; nothing means that it tries them all.
    pub widening: Option<Widening>,
    /// How much the margin counts beside the place, between 0 and 1.
    pub margin: f32,
}

/// By what a search plays on from the edge of its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal action.
    Random,
    /// The game's own hunches.
    Hunch,
}

/// Progressive widening: actions are rated by what one of them leads to, as the greedy player does, and the further
/// down this list an action is, the later it is tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widening {
    /// So many actions are tried at once.
    pub first: usize,
    /// After n visits, n to this power more.
    pub power: f32,
    /// How much a good rating counts before an action has been tried often.
    pub bias: f32,
}

impl Style {
    /// For games with quick random playouts and not too many actions.
    pub const PLAIN: Style = Style {
        exploration: 0.5,
        policy: Policy::Random,
        horizon: None,
        patience: 4,
        widening: None,
        margin: 0.3,
    };
}
