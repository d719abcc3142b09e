//! What an observer knows: everything, but in competition nobody's city except the own one before the end.

use plat_engine::page::Line;
use plat_engine::{
    Dice, Event, Game, Item, Knowledge, Next, Notation, Observer, Parts, Seat, SeatScore, Seen, View, Voice,
    and_list, fingerprint,
};
use serde::Serialize;

use crate::city::{Built, City};
use crate::piece::{Colour, Piece, Size, Supply};
use crate::place::Place;
use crate::score::mark;
use crate::scoring_rule::{Edition, Target, Targets};
use crate::state::{Action, Outcome, Turn, ZoningOut};

/// The table as an observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ZoningOutView {
    /// How many play.
    pub players: usize,
    /// Whether everybody has a city of their own.
    pub competitive: bool,
    /// By which text.
    pub edition: Edition,
    /// The scoring rules in play; none before they are drawn.
    pub rules: Vec<RuleView>,
    /// Whose targets they have.
    pub targets: Targets,
    /// What has to be reached to win; in competition nothing.
    pub target: Option<i32>,
    /// How much of that the players have added to the targets of the rules.
    pub raise: u8,
    /// What is to be done next.
    pub phase: Phase,
    /// Who is to do it.
    pub to_act: Vec<Seat>,
    /// The size that was chosen, while a pyramid of it is drawn.
    pub drawing: Option<Size>,
    /// What fitted nowhere in this turn and went back.
    pub refused: Vec<Piece>,
    /// The pyramid that is placed now.
    pub in_hand: Option<Piece>,
    /// What is left.
    pub supply: Supply,
    /// In APC, the lines of small, medium and large pyramids, each from its front.
    pub lines: Option<[Vec<Colour>; 3]>,
    /// The sizes that can be chosen now.
    pub choices: Vec<Size>,
    /// The cities that the observer may see: the one that all build, or everybody's own.
    pub cities: Vec<CityView>,
    /// The scores that the observer may know.
    #[serde(serialize_with = "plat_engine::score_figures")]
    pub scores: Vec<SeatScore>,
    /// Whether the observer is to act, and so may touch something.
    #[serde(skip)]
    pub offered: bool,
}

/// A scoring rule in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleView {
    /// Its name.
    pub name: &'static str,
    /// What it scores.
    pub text: &'static str,
    /// What it asks for.
    #[serde(flatten)]
    pub target: Target,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CityView {
    /// Whose it is; nobody's if all build it.
    pub seat: Option<Seat>,
    /// What stands in it, in the form of a position file; where two stand on one space, the lower one first.
    pub pieces: Vec<PieceView>,
    /// Where the observer may place the pyramid in hand.
    pub spots: Vec<Place>,
    /// Whether the observer has to set it aside.
    pub aside: bool,
}

/// A pyramid of a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PieceView {
    /// The column, from the first pyramid to the right.
    pub x: i8,
    /// The row, from the first pyramid downwards.
    pub y: i8,
    /// Its colour.
    pub color: Colour,
    /// Its pips.
    pub size: i32,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The scoring rules are drawn.
    DrawRules,
    /// The lines of APC are laid out.
    LayLines,
    /// A player chooses a size.
    ChooseSize,
    /// A player chooses the pyramid that everybody places.
    CallPiece,
    /// A pyramid of the chosen size is drawn.
    DrawPiece,
    /// A pyramid is placed.
    Place,
    /// Nothing.
    Over,
}

impl CityView {
    /// A city in which nobody builds now.
    pub(crate) fn of(built: &[Built]) -> CityView {
        CityView {
            seat: None,
            pieces: built.iter().map(PieceView::of).collect(),
            spots: Vec::new(),
            aside: false,
        }
    }
}

impl Knowledge for ZoningOut {
    type View = ZoningOutView;

    fn view(&self, observer: Observer) -> ZoningOutView {
        let to_act: Vec<Seat> = match self.next() {
            Next::Seats(seats) => seats.iter().collect(),
            _ => Vec::new(),
        };
        let (phase, in_hand) = match self.turn {
            Turn::Rules => (Phase::DrawRules, None),
            Turn::Lines => (Phase::LayLines, None),
            Turn::Choose(_) if self.is_competitive() => (Phase::CallPiece, None),
            Turn::Choose(_) => (Phase::ChooseSize, None),
            Turn::Draw(..) => (Phase::DrawPiece, None),
            Turn::Place(_, piece) | Turn::Build { piece, .. } => (Phase::Place, Some(piece)),
            Turn::Over => (Phase::Over, None),
        };
        let rule = |rule: crate::ScoringRule| RuleView {
            name: rule.name(),
            text: rule.text(),
            target: rule.target(self.targets, self.small_city),
        };
        let can_choose = |&size: &Size| phase == Phase::ChooseSize && self.can_choose(size);
        let offered = to_act.iter().any(|&seat| observer.is(seat));
        ZoningOutView {
            players: self.seats.count(),
            competitive: self.is_competitive(),
            edition: self.edition,
            rules: self.rules.iter().map(rule).collect(),
            targets: self.targets,
            target: self.target(),
            raise: self.raise,
            phase,
            to_act,
            drawing: match self.turn {
                Turn::Draw(_, size) => Some(size),
                _ => None,
            },
            refused: Size::ALL
                .into_iter()
                .filter_map(|size| self.refused(size))
                .collect(),
            in_hand,
            supply: self.supply,
            lines: self.apc.then(|| self.lines().map(Iterator::collect)),
            choices: Size::ALL.into_iter().filter(can_choose).collect(),
            cities: self.cities_for(observer),
            scores: self
                .seats
                .iter()
                .filter(|&seat| self.may_see(seat, observer))
                .map(|seat| self.score(seat).of(seat))
                .collect(),
            offered,
        }
    }

    fn see(&self, event: &Event<ZoningOut>, observer: Observer) -> Seen {
        match event {
            Event::Act { seat, action } => {
                let building = matches!(self.turn, Turn::Build { .. });
                // The last pyramid is placed before everybody's eyes, as it uncovers the cities.
                if building && !observer.is(*seat) && !self.discloses(*seat, *action) {
                    return Seen {
                        marks: Vec::new(),
                        seat: Some(*seat),
                        word: "?".to_owned(),
                        says: "has decided where it goes".into(),
                    };
                }
                let order = self.order(*action);
                let (verb, rest) = order.split_once(' ').unwrap_or((&order, ""));
                let owner = self.is_competitive().then_some(*seat);
                Seen {
                    marks: match action {
                        Action::Place(place) if self.may_see_placed(*seat, *action, observer) => {
                            vec![mark(owner, *place)]
                        }
                        _ => Vec::new(),
                    },
                    seat: Some(*seat),
                    word: self.word(*action),
                    says: format!("{verb}s {rest}{}", self.if_it_fits_nowhere(*action)).into(),
                }
            }
            Event::Uncover => Seen::uncovering(),
            Event::Draw(outcome) => Seen {
                marks: Vec::new(),
                seat: None,
                word: self.outcome_word(outcome),
                says: self.tell(outcome).into(),
            },
        }
    }

    /// The last pyramid of the last player uncovers all cities.
    fn discloses(&self, _seat: Seat, action: Action) -> bool {
        let Turn::Build { done, .. } = self.turn else {
            return false;
        };
        let last = done.len() + 1 == self.seats.count() && self.supply.is_empty();
        last && matches!(action, Action::Place(_) | Action::Aside)
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let observer = Observer::Seat(seat);
        let seen = Seat::ALL.map(|seat| {
            let city = self.cities.get(seat).filter(|_| self.may_see(seat, observer));
            city.map(City::built)
        });
        fingerprint((
            self.rules,
            self.turn,
            self.refused,
            self.supply,
            &self.lines,
            &self.called,
            seen,
        ))
    }

    /// In competition the others may have placed the same pyramids in any other way.
    fn resample<D: Dice>(&self, seat: Seat, dice: &mut D) -> ZoningOut {
        let mut game = self.clone();
        if !self.is_competitive() || self.turn == Turn::Over {
            return game;
        }
        let before = self.called.len() - usize::from(matches!(self.turn, Turn::Build { .. }));
        for other in self.seats.iter().filter(|&other| other != seat) {
            let placed = match self.turn {
                Turn::Build { done, .. } if done.has(other) => self.called.len(),
                _ => before,
            };
            let city = &mut game.cities[other];
            *city = City::default();
            for piece in &self.called[..placed] {
                if city.has_room(piece.size, self.code()) {
                    let place = city.nth_spot(piece.size, self.code(), |count| dice.below(count));
                    city.build(place, *piece);
                }
            }
        }
        game
    }
}

impl ZoningOut {
    /// Whether the observer may see this player's city.
    fn may_see(&self, seat: Seat, observer: Observer) -> bool {
        !self.is_competitive() || self.turn == Turn::Over || observer.is(seat)
    }

    /// Whether the observer sees where this is placed, by then.
    fn may_see_placed(&self, seat: Seat, action: Action, observer: Observer) -> bool {
        self.may_see(seat, observer) || self.discloses(seat, action)
    }

    fn cities_for(&self, observer: Observer) -> Vec<CityView> {
        let of = |seat: Seat| {
            let spots_of = match observer {
                Observer::Seat(own) if self.owner(own) == seat => self.in_hand(own),
                _ => None,
            };
            let city = &self.cities[seat];
            let room = |piece: Piece| city.spots(piece.size, self.code()).collect();
            let spots: Vec<Place> = spots_of.map_or_else(Vec::new, room);
            CityView {
                seat: self.is_competitive().then_some(seat),
                pieces: city.built().iter().map(PieceView::of).collect(),
                aside: spots_of.is_some() && spots.is_empty(),
                spots,
            }
        };
        if !self.is_competitive() {
            return vec![of(Seat::ALL[0])];
        }
        let seen = |&seat: &Seat| self.may_see(seat, observer);
        self.seats.iter().filter(seen).map(of).collect()
    }

    fn refused(&self, size: Size) -> Option<Piece> {
        self.refused[size as usize].map(|colour| Piece { colour, size })
    }

    /// In APC a pyramid that fits nowhere stays in its line.
    fn if_it_fits_nowhere(&self, action: Action) -> &'static str {
        match action {
            Action::Size(size) if self.apc && !self.common_city().has_room(size, self.code()) => {
                "; it fits nowhere and goes back"
            }
            _ => "",
        }
    }

    /// What chance has brought.
    fn tell(&self, outcome: &Outcome) -> String {
        match (outcome, self.turn) {
            (Outcome::Rules(rules), _) => {
                let names: Vec<&str> = rules.iter().map(crate::ScoringRule::name).collect();
                format!("the scoring rules are {}", names.join(", "))
            }
            (Outcome::Lines(_), _) => "the pyramids lie in three lines".to_owned(),
            (&Outcome::Colour(colour), Turn::Draw(_, size)) => {
                let fits = self.common_city().has_room(size, self.code());
                let back = if fits {
                    ""
                } else {
                    "; it fits nowhere and goes back"
                };
                format!("a {} is drawn{back}", Piece { colour, size })
            }
            (Outcome::Colour(colour), _) => format!("{colour} is drawn"),
        }
    }
}

impl PieceView {
    pub(crate) fn of(built: &Built) -> PieceView {
        PieceView {
            x: built.place.x,
            y: built.place.y,
            color: built.piece.colour,
            size: built.piece.size.pips(),
        }
    }
}

pub(crate) fn so_many_points(points: i32) -> String {
    let word = if points.abs() == 1 { "point" } else { "points" };
    format!("{points} {word}").replace('-', "−")
}

impl View for ZoningOutView {
    fn parts(&self, _voice: &Voice) -> Parts {
        crate::table::parts(self)
    }

    fn board_lines(&self, board: usize, _voice: &Voice) -> Vec<Line> {
        match self.cities.get(board) {
            Some(city) => crate::city_map::lines(city),
            None => vec![Line::from(
                "Everybody builds behind a screen until the game is over.",
            )],
        }
    }

    fn item_lines(&self, item: &Item, _voice: &Voice) -> Vec<Line> {
        crate::table::size_lines(self, item)
    }

    fn scores(&self) -> &[SeatScore] {
        &self.scores
    }
}

impl ZoningOutView {
    /// What is to be done, in a sentence.
    pub(crate) fn prompt(&self) -> String {
        let who = |verb: &str| match self.to_act.as_slice() {
            [seat] if self.players > 1 => format!("Seat {seat} {verb}s"),
            [_] => {
                let mut letters = verb.chars();
                let first = letters.next().map(|letter| letter.to_ascii_uppercase());
                first.into_iter().chain(letters).collect()
            }
            all if all.len() == self.players => format!("Everybody {verb}s"),
            several => format!("Seats {} {verb}", and_list(several)),
        };
        match (self.phase, self.in_hand) {
            (Phase::DrawRules, _) => "The scoring rules are drawn".to_owned(),
            (Phase::LayLines, _) => "The pyramids are laid out in lines".to_owned(),
            (Phase::ChooseSize, _) if self.lines.is_some() => format!("{} a front pyramid", who("take")),
            (Phase::ChooseSize, _) => format!("{} a size", who("choose")),
            (Phase::CallPiece, _) => format!("{} a pyramid for all", who("choose")),
            (Phase::DrawPiece, _) => {
                let size = self.drawing.map_or("", Size::name);
                format!("A {size} pyramid is drawn")
            }
            (Phase::Place, Some(piece)) => format!("{} the {piece}", who("place")),
            (Phase::Place, None) | (Phase::Over, _) => self.result(),
        }
    }

    /// How the game has ended, in a sentence.
    fn result(&self) -> String {
        let best = self.scores.iter().map(|score| score.total).max().unwrap_or(0);
        if let Some(target) = self.target {
            let verdict = if best >= target { "Won" } else { "Lost" };
            return format!("{verdict} with {best} points of {target}");
        }
        let winners: Vec<Seat> = self
            .scores
            .iter()
            .filter(|score| score.total == best)
            .map(|score| score.seat)
            .collect();
        match winners.as_slice() {
            [one] => format!("Seat {one} wins with {}", so_many_points(best)),
            several => format!(
                "Seats {} share the win with {}",
                and_list(several),
                so_many_points(best)
            ),
        }
    }
}
