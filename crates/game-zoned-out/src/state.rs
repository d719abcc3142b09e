//! The state of a game: the city, the zones, the cards, what everybody has built, and whose turn it is.

use plat_engine::{Seat, Seats};

use crate::card::{Card, Cards, MOST_CARDS, Turned};
use crate::cell::{Cell, Quadrant};
use crate::city::{Built, City};
use crate::deck::Deck;
use crate::face::{Density, Face, Kind};
use crate::objective::{DEALT, Objectives};
use crate::options::ZonedOutOptions;
use crate::seats::PerSeat;
use crate::worth::Worth;
use crate::zones::{Planner, Zones};

/// How many cards a player holds at the end of a turn.
pub(crate) const HAND: usize = 3;

/// A game of Zoned Out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZonedOut {
    pub(crate) seats: Seats,
    /// Whether objectives are played.
    pub(crate) objectives: bool,
    /// Whether a zone can cost points (ZO-7).
    pub(crate) negative_zones: bool,
    pub(crate) cards: Deck,
    pub(crate) turn: Turn,
    /// How many players have passed in a row.
    pub(crate) passes: u8,
    /// Who triggered the end of the game; it is over when the turn comes back to this player.
    pub(crate) ender: Option<Seat>,
    pub(crate) city: City,
    pub(crate) zones: Zones,
    /// The deck but for its bottom, in no order: nobody knows it.
    pub(crate) pool: Cards,
    /// The cards that redraws have put to the bottom of the deck, in the order in which they will be drawn.
    pub(crate) bottom: List<Buried, MOST_CARDS>,
    pub(crate) hands: PerSeat<Cards>,
    pub(crate) secret: PerSeat<Objectives>,
    pub(crate) public: Objectives,
    pub(crate) tallies: PerSeat<Tally>,
    /// By quadrant.
    pub(crate) skyscrapers: [Skyscraper; 4],
    pub(crate) developments: List<Development, MOST_CARDS>,
    /// The card that was played last.
    pub(crate) laid: Option<LaidCard>,
}

/// Whose turn it is to do what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Turn {
    /// Who begins is drawn.
    Start,
    /// A player is dealt cards; the start player first, and one card fewer.
    Deal { to: Seat, start: Seat },
    /// The four cards of the city are drawn.
    City { start: Seat },
    /// A player is dealt secret objectives.
    Secret { to: Seat, start: Seat },
    /// The public objectives are drawn.
    Public { start: Seat },
    /// The start player's first turn: only the planner.
    Begin(Seat),
    /// A player plays a card, or begins to redraw if that has not been done.
    Play { seat: Seat, redrawn: bool },
    /// A player who has discarded so many cards may discard more.
    Discard { seat: Seat, discarded: u8 },
    /// So many cards are drawn for those discarded.
    Redraw { seat: Seat, count: u8 },
    /// The planner moves to the card just played.
    Move(Seat),
    /// A card is drawn, which ends the turn.
    Draw(Seat),
    /// The game is over.
    Over,
}

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Play a card from the hand.
    Place {
        /// Which.
        card: Card,
        /// How it is turned.
        turn: Turned,
        /// Where its north-west Block comes to lie.
        at: Cell,
    },
    /// Play no card, because none can be.
    Pass,
    /// Put a card to the bottom of the deck, to draw another one.
    Discard(Card),
    /// Draw for the cards discarded so far.
    Redraw,
    /// Move the planner.
    Move {
        /// Where to.
        to: Cell,
        /// The density declared on coming to a wild Block.
        density: Option<Density>,
    },
    /// The planner leaves the city, or stays away, because it can go nowhere.
    Leave,
}

/// What chance may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This player begins.
    Start(Seat),
    /// A player gets cards from the deck.
    Cards {
        /// Who.
        to: Seat,
        /// Which.
        cards: Cards,
    },
    /// The four cards that the city begins with, clockwise from the north-west.
    City([Card; 4]),
    /// A player gets secret objectives.
    Secret {
        /// Who.
        to: Seat,
        /// Which.
        objectives: Objectives,
    },
    /// These objectives lie face up.
    Public(Objectives),
}

/// A card at the bottom of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Buried {
    pub(crate) card: Card,
    /// Who put it there, and so knows.
    pub(crate) by: Seat,
}

/// What a player has, but for cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally {
    /// Points for zones.
    pub(crate) points: i32,
    /// Building pieces not yet played.
    pub(crate) pieces: u8,
    pub(crate) redraws: u8,
    /// Developed Blocks by kind; a wild Block counts with the density of its zone.
    pub(crate) blocks: [u8; Kind::COUNT],
    /// Building pieces on Blocks by type.
    pub(crate) capacity: [u8; 3],
}

/// One zone that was developed, and what it brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Development {
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    pub(crate) worth: Worth,
}

/// The floors of one quarter of Downtown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Skyscraper {
    /// Two bits a floor from the ground up; there is at most one for each card that can be played.
    floors: u128,
    count: u8,
}

/// A card as it was played, with what it covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LaidCard {
    pub(crate) card: Card,
    pub(crate) turn: Turned,
    pub(crate) at: Cell,
    /// What lay there before, clockwise from the north-west.
    pub(crate) covered: [Option<Face>; 4],
}

/// A list of at most N things, without a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct List<T, const N: usize> {
    items: [Option<T>; N],
    len: u8,
}

impl ZonedOut {
    pub(crate) fn begin(options: &ZonedOutOptions, seats: Seats) -> ZonedOut {
        ZonedOut {
            seats,
            objectives: options.objectives,
            negative_zones: options.negative_zones,
            cards: options.deck,
            turn: Turn::Start,
            passes: 0,
            ender: None,
            city: City::none(),
            zones: Zones::default(),
            pool: options.deck.cards(),
            bottom: List::default(),
            hands: PerSeat::default(),
            secret: PerSeat::default(),
            public: Objectives::NONE,
            tallies: PerSeat::all(Tally {
                pieces: pieces_each(seats),
                ..Tally::default()
            }),
            skyscrapers: [Skyscraper::default(); 4],
            developments: List::default(),
            laid: None,
        }
    }

    /// How many building pieces everybody begins with.
    pub(crate) fn pieces_each(&self) -> u8 {
        pieces_each(self.seats)
    }

    /// How many cards the deck has.
    #[inline]
    pub(crate) fn deck(&self) -> usize {
        self.pool.len() + self.bottom.len()
    }

    /// How many secret objectives everybody has.
    pub(crate) fn secrets_each(&self) -> usize {
        if self.seats.count() == 2 { 2 } else { 1 }
    }

    /// How many objectives lie face up.
    pub(crate) fn public_count(&self) -> usize {
        DEALT - self.secrets_each() * self.seats.count()
    }

    /// How many cards chance has to bring now.
    #[inline]
    pub(crate) fn due(&self) -> usize {
        match self.turn {
            Turn::Deal { to, start } if to == start => HAND - 1,
            Turn::Deal { .. } => HAND,
            Turn::Redraw { count, .. } => usize::from(count),
            Turn::Draw(_) => 1,
            _ => 0,
        }
    }

    /// Takes cards out of the deck: those not in its unordered part lie first at its bottom.
    #[inline]
    pub(crate) fn take_from_deck(&mut self, cards: Cards) {
        let from_bottom = cards.iter().filter(|&card| !self.pool.has(card)).count();
        self.pool.take_all(cards);
        self.bottom.remove_first(from_bottom);
    }

    /// The cards that come from the bottom if so many are drawn.
    #[inline]
    pub(crate) fn bottom_share(&self, count: usize) -> Cards {
        let count = count.saturating_sub(self.pool.len());
        self.bottom.iter().take(count).map(|buried| buried.card).collect()
    }

    /// The zone of a player is developed, and the planner leaves it.
    pub(crate) fn develop(&mut self, seat: Seat, planner: Planner) {
        let worth = self.zones.worth(&self.city, seat);
        let kind = planner.kind;
        let points = self.points_of(worth);
        let tally = &mut self.tallies[seat];
        tally.points += points;
        tally.blocks[kind.index()] += worth.blocks;
        let development = self.developments.len();
        let zone = self.zones.held(seat).clone();
        // With too few pieces Blocks are filled in reading order, and the floor comes last (ZO-8).
        for (_, cell) in self.city.reading_order(&zone) {
            let height = kind.density().pieces().min(tally.pieces);
            tally.pieces -= height;
            tally.capacity[kind.zone_type() as usize] += height;
            self.city.develop(cell, Built { development, height });
        }
        if tally.pieces > 0 {
            tally.pieces -= 1;
            let quadrant = self.city.spot(planner.at).quadrant();
            self.skyscrapers[quadrant as usize].build(seat);
        }
        if tally.pieces == 0 {
            self.ender.get_or_insert(seat);
        }
        self.developments.push(Development { seat, kind, worth });
        self.zones.leave(seat);
    }

    /// The skyscraper of a quadrant.
    pub(crate) fn skyscraper(&self, quadrant: Quadrant) -> Skyscraper {
        self.skyscrapers[quadrant as usize]
    }
}

fn pieces_each(seats: Seats) -> u8 {
    match seats.count() {
        ..=2 => 45,
        3 => 40,
        _ => 35,
    }
}

impl Skyscraper {
    /// Puts a floor on top.
    #[inline]
    pub(crate) fn build(&mut self, seat: Seat) {
        self.floors |= (seat.index() as u128) << (2 * u32::from(self.count));
        self.count += 1;
    }

    /// Whose the floors are, from the ground up.
    #[inline]
    pub(crate) fn floors(self) -> impl DoubleEndedIterator<Item = Seat> {
        (0..u32::from(self.count)).map(move |floor| Seat::ALL[(self.floors >> (2 * floor) & 3) as usize])
    }
}

impl<T: Copy, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List {
            items: [None; N],
            len: 0,
        }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = Some(item);
        self.len += 1;
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> {
        self.items.iter().map_while(|&item| item)
    }

    /// The same list with some of its things changed.
    pub(crate) fn change(&mut self, mut change: impl FnMut(&mut T)) {
        self.items.iter_mut().flatten().for_each(&mut change);
    }

    fn remove_first(&mut self, count: usize) {
        if count > 0 {
            self.items.copy_within(count.., 0);
            self.items[N - count..].fill(None);
            self.len -= count as u8;
        }
    }
}
