//! What an observer knows: everything but what the others have bid before it is uncovered.

use plat_engine::page::Line;
use plat_engine::{
    Arg, Dice, Event, Game, Knowledge, Next, Notation, Observer, Parts, Seat, SeatScore, Seen, Sentence,
    Shelf, View, Voice, fingerprint,
};
use serde::Serialize;

use crate::cards::Card;
use crate::notation::card;
use crate::score::house_id;
use crate::state::{Action, SealedStreets, Turn};
use crate::words::SHELF;

/// The table as an observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SealedStreetsView {
    /// How many lots the block has each way.
    pub side: usize,
    /// What is to be done next.
    pub phase: Phase,
    /// The street that was drawn last.
    pub street: Option<String>,
    /// The lots on it that are free, while it is to be had.
    pub lots: Vec<String>,
    /// Who is to act.
    pub to_act: Vec<Seat>,
    /// Everybody's table.
    pub players: Vec<PlayerView>,
    /// The score as it stands.
    #[serde(serialize_with = "plat_engine::score_figures")]
    pub scores: Vec<SeatScore>,
    /// The observer, if they are to act, and so may touch something.
    #[serde(skip)]
    pub offered: Option<Seat>,
}

/// What there is to know of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// Where their houses stand.
    pub houses: Vec<String>,
    /// Their cards; one that lies face down is among them.
    pub cards: Vec<Card>,
    /// Whether they have bid for the street.
    pub has_bid: bool,
    /// What they have bid, if the observer may know it.
    pub bid: Option<Card>,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A street is drawn.
    Draw,
    /// Players bid.
    Bid,
    /// The bids are uncovered.
    Uncover,
    /// A player builds a house.
    Build,
    /// Nothing.
    Over,
}

impl Knowledge for SealedStreets {
    type View = SealedStreetsView;

    fn view(&self, observer: Observer) -> SealedStreetsView {
        let next = self.next();
        let to_act: Vec<Seat> = match next {
            Next::Seats(acting) => acting.iter().collect(),
            _ => Vec::new(),
        };
        let (phase, street) = match self.turn {
            Turn::Draw => (Phase::Draw, None),
            Turn::Bid(street) if next == Next::Uncover => (Phase::Uncover, Some(street)),
            Turn::Bid(street) => (Phase::Bid, Some(street)),
            Turn::Build(street, _) => (Phase::Build, Some(street)),
            Turn::Over => (Phase::Over, None),
        };
        let names = |lots: plat_grid::Cells| -> Vec<String> {
            lots.into_iter()
                .map(|lot| self.block.name(lot).to_string())
                .collect()
        };
        let player = |seat| PlayerView {
            houses: names(self.houses[seat]),
            cards: self.hands[seat].iter().collect(),
            has_bid: self.bids[seat].is_some(),
            bid: self.bids[seat].filter(|_| self.sees_bid(seat, observer)),
        };
        SealedStreetsView {
            side: self.block.depth(),
            phase,
            street: street.map(|street| street.name(self.block)),
            lots: street.map_or_else(Vec::new, |street| names(street.lots(self.block) & self.free())),
            offered: to_act.iter().copied().find(|&seat| observer.is(seat)),
            to_act,
            players: self.seats.iter().map(player).collect(),
            scores: self.seats.iter().map(|seat| self.score(seat).of(seat)).collect(),
        }
    }

    fn see(&self, event: &Event<SealedStreets>, observer: Observer) -> Seen {
        let (seat, word, says, marks) = match event {
            Event::Act {
                seat,
                action: Action::Bid(bid),
            } => match observer.is(*seat) {
                true => (
                    Some(*seat),
                    bid.to_string(),
                    Sentence::new("bids")
                        .with("who", *seat)
                        .with("card", card(*seat, *bid)),
                    Vec::new(),
                ),
                false => (
                    Some(*seat),
                    "?".to_owned(),
                    Sentence::new("has-bid").with("who", *seat),
                    Vec::new(),
                ),
            },
            Event::Act {
                seat,
                action: Action::Build(lot),
            } => {
                let name = self.block.name(*lot).to_string();
                let says = Sentence::new("builds")
                    .with("who", *seat)
                    .with("cell", Arg::cell(&name));
                (Some(*seat), name.clone(), says, vec![house_id(&name)])
            }
            Event::Draw(street) => {
                let name = Arg::verbatim(street.name(self.block));
                let says = Sentence::new("street-drawn").with("street", name);
                (None, self.outcome_word(street), says, Vec::new())
            }
            Event::Uncover => (None, self.uncover_word(), self.uncovered(), Vec::new()),
        };
        Seen {
            seat,
            word,
            says,
            marks,
        }
    }

    /// A bid lies face down, and a house stands for all to see.
    fn discloses(&self, _seat: Seat, _action: Action) -> bool {
        false
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let observer = Observer::Seat(seat);
        let bids = Seat::first::<4>().map(|other| {
            let bid = self.bids[other];
            (bid.is_some(), bid.filter(|_| self.sees_bid(other, observer)))
        });
        fingerprint((self.houses, self.drawn, self.hands, bids, self.turn))
    }

    /// The others may have bid any card that they have.
    fn resample<D: Dice>(&self, seat: Seat, dice: &mut D) -> SealedStreets {
        let mut other = self.clone();
        for bidder in self.seats.iter() {
            if self.bids[bidder].is_some() && !self.sees_bid(bidder, Observer::Seat(seat)) {
                let cards: Vec<Card> = self.hands[bidder].iter().collect();
                other.bids[bidder] = Some(*dice.pick(&cards));
            }
        }
        other
    }
}

impl SealedStreets {
    /// Whether the observer sees what this seat has bid.
    fn sees_bid(&self, seat: Seat, observer: Observer) -> bool {
        observer.is(seat) || !matches!(self.turn, Turn::Bid(_))
    }

    /// An uncovering in a word that names every bid, so that whoever hears it knows all that can be seen.
    fn uncover_word(&self) -> String {
        let bids: Vec<String> = self
            .seats
            .iter()
            .filter_map(|seat| Some(self.bids[seat]?.to_string()))
            .collect();
        format!("{}:{}", plat_engine::UNCOVER, bids.join(","))
    }

    fn uncovered(&self) -> Sentence {
        let bid = |seat| {
            let bid = card(seat, self.bids[seat]?);
            Some(Sentence::new("bid-of").with("who", seat).with("card", bid))
        };
        let bids: Vec<Sentence> = self.seats.iter().filter_map(bid).collect();
        match self.highest_single() {
            Some(seat) => Sentence::new("uncovered-won").with("who", seat),
            None => Sentence::new("uncovered-none"),
        }
        .with("bids", bids)
    }
}

impl View for SealedStreetsView {
    fn shelf() -> &'static Shelf {
        &SHELF
    }

    fn parts(&self, voice: &Voice) -> Parts {
        crate::table::parts(self, voice)
    }

    fn board_lines(&self, _board: usize, _voice: &Voice) -> Vec<Line> {
        crate::table::board_lines(self)
    }

    fn scores(&self) -> &[SeatScore] {
        &self.scores
    }
}

impl SealedStreetsView {
    /// What is to be done, in a sentence.
    pub(crate) fn prompt(&self) -> Sentence {
        let street = Arg::verbatim(self.street.clone().unwrap_or_default());
        match self.phase {
            Phase::Draw => Sentence::new("prompt-draw"),
            Phase::Uncover => Sentence::new("prompt-uncover"),
            Phase::Bid => Sentence::new("prompt-bid")
                .with("who", self.to_act.clone())
                .with("street", street),
            Phase::Build => match self.to_act.first() {
                Some(&seat) => Sentence::new("prompt-build")
                    .with("who", seat)
                    .with("street", street),
                None => Sentence::new("prompt-draw"),
            },
            Phase::Over => {
                let best = self.scores.iter().map(|score| score.total).max();
                let winners = self.scores.iter().filter(|score| Some(score.total) == best);
                Sentence::won(winners.map(|score| score.seat))
            }
        }
    }
}
