//! The state of a game: the town, the hands, the pile, everybody's score sheet, and whose turn it is.

use plat_engine::{Seat, Seats};
use plat_grid::Cell;
use serde::Serialize;

use crate::faces::Faces;
use crate::lots::Lots;
use crate::options::{LateStoppages, PuzzleTownOptions};
use crate::score::Sheet;
use crate::seats::PerSeat;
use crate::size::{self, Size};
use crate::tile::{Tile, Zone};
use crate::tile_set::TileSet;
use crate::tiles::Tiles;
use crate::town::{Laid, Town};

/// How many tiles a player holds at first, and refills the hand to.
pub(crate) const HAND: usize = 5;

/// A game of Puzzle Town; for one player, the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTown {
    pub(crate) seats: Seats,
    /// How many tiles lie face up in the puzzle.
    pub(crate) market: u8,
    /// What it costs to pass once the pile is empty.
    pub(crate) late_stoppages: LateStoppages,
    pub(crate) turn: Turn,
    /// How many players have passed in a row.
    pub(crate) passes: u8,
    /// What lies on the table. Its border colour means nothing before the cornerstone is drawn.
    pub(crate) town: Town,
    /// Where can be built. Follows from `town`; kept because every turn asks for it.
    pub(crate) lots: Lots,
    /// The tiles that are face down on the table.
    pub(crate) pile: Tiles,
    /// What everybody holds; in the puzzle, the tiles that are face up.
    pub(crate) hands: PerSeat<Tiles>,
    /// Faces that everybody is known not to have: whoever passes shows that nothing in the hand can be laid, and
    /// after that no hand grows any more (PT-3).
    pub(crate) lacks: PerSeat<Faces>,
    /// What everybody has ticked so far.
    pub(crate) sheets: PerSeat<Sheet>,
}

/// Whose turn it is to do what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Turn {
    /// The cornerstone is drawn.
    Cornerstone,
    /// Who plays first is drawn.
    First,
    /// A player is dealt the first tiles.
    Deal {
        /// Who.
        to: Seat,
        /// Who will play first, and so was dealt to first.
        first: Seat,
    },
    /// A player lays a tile or declines.
    Play(Seat),
    /// A player who has laid a tile and holds enough chooses whether to draw another one.
    Refill(Seat),
    /// A player draws a tile, which ends the turn.
    Draw(Seat),
    /// The game is over.
    Over,
}

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay a tile from the hand.
    Lay(Cell, Laid),
    /// Lay nothing: a Construction Stoppage, or a pass once the pile is empty.
    Decline,
    /// After laying a tile: draw another one although the hand has enough.
    Draw,
    /// After laying a tile: draw nothing.
    Keep,
}

/// What it is to decline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Declining {
    /// A Construction Stoppage, after which one draws.
    Stoppage,
    /// A pass that is charged as a Construction Stoppage.
    LateStoppage,
    /// A pass that costs nothing.
    Pass,
}

/// What chance may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The cornerstone of this border colour.
    Cornerstone(Zone),
    /// This player plays first.
    First(Seat),
    /// A player gets tiles from the pile; in the puzzle they are turned up.
    Tiles {
        /// Who.
        to: Seat,
        /// Which.
        tiles: Tiles,
    },
}

impl PuzzleTown {
    pub(crate) fn begin(options: &PuzzleTownOptions, seats: Seats) -> PuzzleTown {
        let puzzle = seats.count() == 1;
        let set = match puzzle && options.size != Size::SEVEN_BY_SEVEN {
            true => TileSet::standard().without_park(),
            false => *TileSet::standard(),
        };
        PuzzleTown {
            seats,
            market: options.market,
            late_stoppages: options.late_stoppages,
            turn: Turn::Cornerstone,
            passes: 0,
            town: Town::new(options.size, Zone::Green),
            lots: Lots::new(options.size),
            pile: Tiles::of(&set).expect("the published set has two of a kind"),
            hands: PerSeat::default(),
            lacks: PerSeat::default(),
            sheets: PerSeat::default(),
        }
    }

    /// Whether this is the puzzle for one.
    #[inline]
    pub(crate) fn is_puzzle(&self) -> bool {
        self.seats.count() == 1
    }

    /// How many tiles chance has to bring now.
    pub(crate) fn due(&self) -> usize {
        match self.turn {
            Turn::Deal { .. } if self.is_puzzle() => usize::from(self.market),
            Turn::Deal { .. } => HAND,
            Turn::Draw(_) => 1,
            _ => 0,
        }
    }

    /// Whether this player could lay a tile now.
    #[inline]
    pub(crate) fn can_lay(&self, seat: Seat) -> bool {
        self.lots.count(Faces::of(self.hands[seat])) > 0
    }

    /// Whether a player who can lay tiles in so many ways may decline. While tiles lie face down everybody may; later
    /// whoever can lay one must (PT-3), and in the puzzle that is so from the start (PT-6).
    #[inline]
    pub(crate) fn may_decline(&self, ways: u32) -> bool {
        !self.is_puzzle() && (ways == 0 || !self.pile.is_empty())
    }

    /// What it is if this player declines now (PT-5).
    #[inline]
    pub(crate) fn declining(&self, seat: Seat) -> Declining {
        let charged = self.late_stoppages == LateStoppages::Charged;
        match self.pile.is_empty() {
            false => Declining::Stoppage,
            true if charged && !self.hands[seat].is_empty() => Declining::LateStoppage,
            true => Declining::Pass,
        }
    }

    /// Lays the cornerstone, which decides the colour of the border.
    pub(crate) fn lay_cornerstone(&mut self, border: Zone) {
        let cornerstones = TileSet::standard();
        let face = cornerstones.cornerstone(border).expect("one for each colour");
        self.town = Town::with_cornerstone(self.town.size(), border, cornerstones).expect("the same");
        self.pile.take(Tile::Basic(face.kind()));
        self.lots.set_border(border);
        let corner = self.lots.board().at(0, 0).expect("every board has it");
        self.lots.build(corner, Laid::Basic(face), border);
    }

    /// Lays a tile from a player's hand and enters what it completes on the player's sheet.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, cell: Cell, laid: Laid) {
        let here = on_table(cell);
        let gain = self.lots.build(cell, laid, self.town.border());
        debug_assert_eq!(self.town.check(here, laid), Ok(gain), "{laid} at {here}");
        self.town.lay(here, laid);
        self.hands[seat].take(laid.tile());
        self.sheets[seat].enter(gain);
    }

    /// How many tiles there are in all hands together.
    #[inline]
    pub(crate) fn all_in_hand(&self) -> usize {
        self.seats.iter().map(|seat| self.hands[seat].len()).sum()
    }
}

/// The cell of a town for a cell of its board.
#[inline]
pub(crate) fn on_table(cell: Cell) -> size::Cell {
    size::Cell::new(cell.x() as u8, cell.y() as u8)
}
