//! The rules: whose turn it is, what is legal, and what an action does.

use std::fmt;

use plat_engine::{
    Dice, Difficulty, Game, Info, Next, OptionError, Refusal as _, Score, Seat, SeatSet, Seats, Sentence,
    View,
};

use crate::city::Obstacle;
use crate::options::ZoningOutOptions;
use crate::piece::{Colour, Piece, Size};
use crate::place::Place;
use crate::score::{self, Goal};
use crate::scoring_rule::ScoringRule;
use crate::seats::MOST_PLAYERS;
use crate::state::{Action, Outcome, Turn, ZoningOut};
use crate::view::ZoningOutView;

/// Why an action, or a draw, is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayRefusal {
    /// Nothing of this size is left.
    SizeGone(Size),
    /// Nothing of this kind is left.
    PieceGone(Piece),
    /// It was drawn in this turn and fitted nowhere.
    Refused(Size),
    /// Nothing is next to it.
    Apart(Place),
    /// The first one stands in the middle.
    NotFirst,
    /// A neighbour is of the same size.
    SameSize {
        /// Where.
        place: Place,
        /// Which size.
        size: Size,
    },
    /// Something stands there.
    Taken(Place),
    /// Two stand there.
    Full(Place),
    /// It fits, so it cannot be set aside.
    Fits,
    /// It does not fit, so it has to be set aside.
    FitsNowhere,
    /// Something else is to be done.
    OtherAction(Due),
    /// A draw of something else.
    OtherDraw(Due),
}

/// What is to be done at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A size is chosen.
    Size,
    /// A pyramid is chosen for everybody.
    Call,
    /// A pyramid is placed.
    Place,
    /// Something is drawn.
    Draw,
    /// The hidden cities are uncovered.
    Uncover,
    /// Nothing: the game is over.
    Over,
    /// The scoring rules are drawn.
    Rules,
    /// The lines of APC are laid out.
    Lines,
    /// A pyramid is drawn.
    Piece,
}

impl Due {
    fn message(self) -> &'static str {
        match self {
            Due::Size => "due-size",
            Due::Call => "due-call",
            Due::Place => "due-place",
            Due::Draw => "due-draw",
            Due::Uncover => "due-uncover",
            Due::Over => "due-over",
            Due::Rules => "due-rules",
            Due::Lines => "due-lines",
            Due::Piece => "due-piece",
        }
    }
}

impl std::error::Error for PlayRefusal {}

impl fmt::Display for PlayRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ZoningOutView::english().say(&self.sentence()))
    }
}

impl plat_engine::Refusal for PlayRefusal {
    fn rule(&self) -> &'static str {
        match self {
            PlayRefusal::SizeGone(_) => "choose a size that is left",
            PlayRefusal::PieceGone(_) => "choose a pyramid that is left",
            PlayRefusal::Refused(_) => "ZU-1",
            PlayRefusal::Apart(_) | PlayRefusal::NotFirst => "next to a placed pyramid",
            PlayRefusal::SameSize { .. } => "never next to its own size",
            PlayRefusal::Taken(_) => "one pyramid a space",
            PlayRefusal::Full(_) => "ZU-7",
            PlayRefusal::Fits | PlayRefusal::FitsNowhere => "ZU-10",
            PlayRefusal::OtherAction(_) | PlayRefusal::OtherDraw(_) => "the order of a turn",
        }
    }

    fn sentence(&self) -> Sentence {
        let about = |message, size: Size| Sentence::new(message).with("pyramid", size.pyramid());
        let at = |message, place: Place| Sentence::new(message).with("cell", place);
        match *self {
            PlayRefusal::SizeGone(size) => about("size-gone", size),
            PlayRefusal::PieceGone(piece) => Sentence::new("piece-gone").with("piece", piece.in_supply()),
            PlayRefusal::Refused(size) => about("size-refused", size),
            PlayRefusal::Apart(place) => at("apart", place),
            PlayRefusal::NotFirst => at("not-first", Place::FIRST),
            PlayRefusal::SameSize { place, size } => about("same-size", size).with("cell", place),
            PlayRefusal::Taken(place) => {
                at("taken", place).with("rule", ScoringRule::MixedUseDevelopment.sentence())
            }
            PlayRefusal::Full(place) => at("full", place),
            PlayRefusal::Fits => Sentence::new("fits"),
            PlayRefusal::FitsNowhere => Sentence::new("fits-nowhere"),
            PlayRefusal::OtherAction(due) | PlayRefusal::OtherDraw(due) => Sentence::new(due.message()),
        }
    }
}

impl Game for ZoningOut {
    const INFO: Info = Info {
        id: "zoning-out",
        name: "Zoning Out",
        designer: "Spencer Cappallo",
        year: 2023,
        about: "Build a city of pyramids, never next to their own size, by scoring rules that change every game.",
        seats: 1..=MOST_PLAYERS,
        minutes: 20,
        difficulty: Difficulty::Medium,
        small_screen: &[],
        hidden: true,
        revision: 3,
        // Together: the rules, the lines, and for each of 90 pyramids up to two sizes that fit nowhere and one that
        // does, each chosen and drawn, and its place. In competition as many: a call, and six places; and the uncovering.
        longest: 3 + 90 * (2 * 2 + 3),
        rule_book: include_str!("../../../docs/rules/zoning-out.md"),
        translations: &[("de", include_str!("../../../docs/rules/de/zoning-out.md"))],
        pictures: &[
            (
                "zoning-out-placing.svg",
                include_str!("../../../docs/rules/pictures/zoning-out-placing.svg"),
            ),
            (
                "zoning-out-score.svg",
                include_str!("../../../docs/rules/pictures/zoning-out-score.svg"),
            ),
        ],
    };
    type Options = ZoningOutOptions;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = PlayRefusal;

    fn new(options: &ZoningOutOptions, seats: Seats) -> Result<ZoningOut, OptionError> {
        options.check(seats.count())?;
        let named = options.named_rules().ok().flatten();
        Ok(ZoningOut::begin(options, seats, named))
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn next(&self) -> Next {
        match self.turn {
            Turn::Rules | Turn::Lines | Turn::Draw(..) => Next::Chance,
            Turn::Choose(seat) | Turn::Place(seat, _) => Next::Seats(SeatSet::only(seat)),
            Turn::Build { done, .. } => {
                Next::Seats(self.seats.iter().filter(|&seat| !done.has(seat)).collect())
            }
            Turn::Uncover => Next::Uncover,
            Turn::Over => Next::Over,
        }
    }

    /// Sizes from small to large; pyramids colour by colour; places as one reads.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.turn {
            Turn::Choose(_) if self.is_competitive() => {
                let left = Piece::all().filter(|&piece| self.supply.count(piece) > 0);
                out.extend(left.map(Action::Call));
            }
            Turn::Choose(_) => {
                let left = Size::ALL.into_iter().filter(|&size| self.can_choose(size));
                out.extend(left.map(Action::Size));
            }
            Turn::Place(_, piece) | Turn::Build { piece, .. } => {
                let before = out.len();
                let spots = self.city(seat).spots(piece.size, self.code());
                out.extend(spots.map(Action::Place));
                if out.len() == before {
                    out.push(Action::Aside);
                }
            }
            Turn::Rules | Turn::Lines | Turn::Draw(..) | Turn::Uncover | Turn::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), PlayRefusal> {
        match (self.turn, action) {
            (Turn::Choose(_), Action::Call(piece)) if self.is_competitive() => {
                match self.supply.count(piece) {
                    0 => Err(PlayRefusal::PieceGone(piece)),
                    _ => Ok(()),
                }
            }
            (Turn::Choose(_), Action::Size(size)) if !self.is_competitive() => {
                if self.supply.of_size(size) == 0 {
                    Err(PlayRefusal::SizeGone(size))
                } else if !self.can_choose(size) {
                    Err(PlayRefusal::Refused(size))
                } else {
                    Ok(())
                }
            }
            (Turn::Place(_, piece) | Turn::Build { piece, .. }, Action::Place(place)) => {
                self.check_place(seat, place, piece.size)
            }
            (Turn::Build { piece, .. }, Action::Aside) => {
                match self.city(seat).has_room(piece.size, self.code()) {
                    true => Err(PlayRefusal::Fits),
                    false => Ok(()),
                }
            }
            (Turn::Place(..), Action::Aside) => Err(PlayRefusal::Fits),
            _ => Err(PlayRefusal::OtherAction(self.due())),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) {
        match (self.turn, action) {
            (Turn::Choose(_), Action::Size(size)) => match self.lines[size as usize].last() {
                Some(&colour) => self.take_in_hand(seat, Piece { colour, size }),
                None => self.turn = Turn::Draw(seat, size),
            },
            (Turn::Choose(_), Action::Call(piece)) => {
                self.supply.take(piece);
                self.called.push(piece);
                self.turn = Turn::Build {
                    caller: seat,
                    piece,
                    done: SeatSet::default(),
                };
            }
            (Turn::Place(_, piece), Action::Place(place)) => {
                self.cities[Seat::ALL[0]].build(place, piece);
                self.end_turn(seat);
            }
            (Turn::Build { caller, piece, done }, Action::Place(_) | Action::Aside) => {
                if let Action::Place(place) = action {
                    self.cities[seat].build(place, piece);
                }
                let done = done.with(seat);
                self.turn = Turn::Build { caller, piece, done };
                if done.len() == self.seats.count() {
                    self.end_turn(caller);
                }
            }
            _ => debug_assert!(false, "{action:?} is not legal now"),
        }
    }

    #[inline]
    fn draw<D: Dice>(&self, dice: &mut D) -> Outcome {
        match self.turn {
            Turn::Draw(_, size) => {
                let index = dice.below(self.supply.of_size(size));
                Outcome::Colour(self.supply.nth_of_size(size, index))
            }
            Turn::Lines => Outcome::Lines(Size::ALL.map(|size| {
                let mut line: Vec<Colour> = (0..self.supply.of_size(size))
                    .map(|index| self.supply.nth_of_size(size, index))
                    .collect();
                dice.shuffle(&mut line);
                line
            })),
            _ => {
                let mut rules: Vec<ScoringRule> = self.edition.rules().iter().collect();
                dice.shuffle(&mut rules);
                Outcome::Rules(rules.into_iter().take(usize::from(self.rules_to_draw)).collect())
            }
        }
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), PlayRefusal> {
        let possible = match (self.turn, outcome) {
            (Turn::Rules, Outcome::Rules(rules)) => {
                rules.len() == usize::from(self.rules_to_draw)
                    && rules.iter().all(|rule| rule.is_in(self.edition))
            }
            (Turn::Lines, Outcome::Lines(lines)) => Piece::all().all(|piece| {
                let line = &lines[piece.size as usize];
                let count = line.iter().filter(|&&colour| colour == piece.colour).count();
                count == usize::from(self.supply.count(piece))
            }),
            (Turn::Draw(_, size), &Outcome::Colour(colour)) => self.supply.count(Piece { colour, size }) > 0,
            _ => false,
        };
        if possible {
            return Ok(());
        }
        Err(PlayRefusal::OtherDraw(match self.turn {
            Turn::Rules => Due::Rules,
            Turn::Lines => Due::Lines,
            _ => Due::Piece,
        }))
    }

    #[inline]
    fn reveal(&mut self, outcome: &Outcome) {
        match (self.turn, outcome) {
            (Turn::Draw(seat, size), &Outcome::Colour(colour)) => {
                self.take_in_hand(seat, Piece { colour, size });
            }
            (_, &Outcome::Rules(rules)) => self.set_rules(rules),
            (_, Outcome::Lines(lines)) => {
                self.lines = lines.each_ref().map(|line| line.iter().rev().copied().collect());
                self.turn = Turn::Choose(Seat::ALL[0]);
            }
            _ => debug_assert!(false, "{outcome:?} is not possible now"),
        }
    }

    fn uncover(&mut self) {
        self.turn = Turn::Over;
    }

    fn score(&self, seat: Seat) -> Score {
        let owner = self.is_competitive().then_some(seat);
        score::sheet_of(owner, self.city(seat).built(), self.rules, self.goal())
    }

    #[inline]
    fn total(&self, seat: Seat) -> i32 {
        score::total(self.city(seat).built(), self.rules)
    }

    /// Alone and together there is a target; in competition the highest total wins.
    fn target(&self) -> Option<i32> {
        self.goal().map(Goal::points)
    }

    #[inline]
    fn pick<D: Dice>(&self, seat: Seat, dice: &mut D, scratch: &mut Vec<Action>) -> Action {
        if let Turn::Place(_, piece) = self.turn {
            let city = self.city(seat);
            return Action::Place(city.nth_spot(piece.size, self.code(), |count| dice.below(count)));
        }
        scratch.clear();
        self.actions(seat, scratch);
        *dice.pick(scratch)
    }
}

impl ZoningOut {
    /// The same, with what it is made of.
    pub(crate) fn goal(&self) -> Option<Goal> {
        (!self.is_competitive()).then(|| Goal {
            targets: self.rules.target(self.targets, self.small_city),
            raise: self.raise,
        })
    }

    fn check_place(&self, seat: Seat, place: Place, size: Size) -> Result<(), PlayRefusal> {
        let city = self.city(seat);
        let Some(obstacle) = city.obstacle(place, size, self.code()) else {
            return Ok(());
        };
        Err(match obstacle {
            _ if !city.has_room(size, self.code()) => PlayRefusal::FitsNowhere,
            Obstacle::Apart if city.built().is_empty() => PlayRefusal::NotFirst,
            Obstacle::Apart => PlayRefusal::Apart(place),
            Obstacle::SameSize => PlayRefusal::SameSize { place, size },
            Obstacle::Taken => PlayRefusal::Taken(place),
            Obstacle::Full => PlayRefusal::Full(place),
        })
    }

    /// What is to be done, for whoever tries something else.
    fn due(&self) -> Due {
        match self.turn {
            Turn::Choose(_) if self.is_competitive() => Due::Call,
            Turn::Choose(_) => Due::Size,
            Turn::Place(..) | Turn::Build { .. } => Due::Place,
            Turn::Rules | Turn::Lines | Turn::Draw(..) => Due::Draw,
            Turn::Uncover => Due::Uncover,
            Turn::Over => Due::Over,
        }
    }
}
