//! What an observer knows: everything, but in competition nobody's city except the own one before the end.

use plat_engine::page::Line;
use plat_engine::{
    Dice, Event, Game, Item, Knowledge, Next, Notation, Observer, Parts, Seat, SeatScore, Seen, Sentence,
    Shelf, View, Voice, fingerprint,
};
use serde::Serialize;

use crate::city::{Built, City};
use crate::piece::{Colour, Piece, Size, Supply};
use crate::place::Place;
use crate::score::mark;
use crate::scoring_rule::{Edition, ScoringRule, Target, Targets};
use crate::state::{Action, Outcome, Turn, ZoningOut};
use crate::words::SHELF;

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
    /// Which.
    pub rule: ScoringRule,
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
    /// The hidden cities are uncovered.
    Uncover,
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
            Turn::Uncover => (Phase::Uncover, None),
            Turn::Over => (Phase::Over, None),
        };
        let rule = |rule: ScoringRule| RuleView {
            rule,
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
                if building && !observer.is(*seat) {
                    return Seen {
                        marks: Vec::new(),
                        seat: Some(*seat),
                        word: "?".to_owned(),
                        says: Sentence::new("places-hidden").with("who", *seat),
                    };
                }
                let owner = self.is_competitive().then_some(*seat);
                Seen {
                    marks: match action {
                        Action::Place(place) if self.may_see(*seat, observer) => {
                            vec![mark(owner, *place)]
                        }
                        _ => Vec::new(),
                    },
                    seat: Some(*seat),
                    word: self.word(*action),
                    says: self.tell_action(*action).with("who", *seat),
                }
            }
            Event::Uncover => Seen::uncovering(),
            Event::Draw(outcome) => Seen {
                marks: Vec::new(),
                seat: None,
                word: self.outcome_word(outcome),
                says: self.tell_draw(outcome),
            },
        }
    }

    /// What is hidden is uncovered by no action.
    fn discloses(&self, _seat: Seat, _action: Action) -> bool {
        false
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

    /// What a player does, without who it is.
    fn tell_action(&self, action: Action) -> Sentence {
        match action {
            Action::Size(size) => match self.front(size) {
                None => Sentence::new("chooses-size").with("pyramid", size.pyramid()),
                // In APC a pyramid that fits nowhere stays in its line.
                Some(piece) => Sentence::new(match self.common_city().has_room(size, self.code()) {
                    true => "takes",
                    false => "takes-in-vain",
                })
                .with("piece", piece.in_hand()),
            },
            Action::Call(piece) => Sentence::new("calls").with("piece", piece.in_supply()),
            Action::Place(place) => match self.placing() {
                Some(piece) => Sentence::new("places").with("piece", piece.in_hand()),
                None => Sentence::new("places-any"),
            }
            .with("cell", place),
            Action::Aside => Sentence::new("sets-aside"),
        }
    }

    /// What chance has brought.
    fn tell_draw(&self, outcome: &Outcome) -> Sentence {
        match (outcome, self.turn) {
            (Outcome::Rules(rules), _) => {
                let rules: Vec<Sentence> = rules.iter().map(ScoringRule::sentence).collect();
                Sentence::new("rules-drawn").with("rules", rules)
            }
            (Outcome::Lines(_), _) => Sentence::new("lines-laid"),
            (&Outcome::Colour(colour), Turn::Draw(seat, size)) => {
                let fits = self.common_city().has_room(size, self.code());
                Sentence::new(if fits { "draws" } else { "draws-in-vain" })
                    .with("who", seat)
                    .with("piece", Piece { colour, size }.in_hand())
            }
            (Outcome::Colour(_), _) => Sentence::new("due-draw"),
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

impl View for ZoningOutView {
    fn shelf() -> &'static Shelf {
        &SHELF
    }

    fn parts(&self, voice: &Voice) -> Parts {
        crate::table::parts(self, voice)
    }

    fn board_lines(&self, board: usize, voice: &Voice) -> Vec<Line> {
        match self.cities.get(board) {
            Some(city) => crate::city_map::lines(city),
            None => vec![Line::from(voice.word("screen-until"))],
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
    pub(crate) fn prompt(&self) -> Sentence {
        let again = !self.refused.is_empty();
        let prompt = match (self.phase, self.in_hand) {
            (Phase::DrawRules, _) => return Sentence::new("prompt-rules"),
            (Phase::LayLines, _) => return Sentence::new("prompt-lines"),
            (Phase::DrawPiece, _) => {
                let pyramid = self.drawing.map(Size::pyramid);
                return match pyramid {
                    Some(pyramid) => Sentence::new("prompt-drawn").with("pyramid", pyramid),
                    None => Sentence::new("due-draw"),
                };
            }
            (Phase::Uncover, _) => return Sentence::new("prompt-uncover"),
            (Phase::Place, Some(piece)) => return self.prompt_to_place(piece),
            (Phase::Place, None) | (Phase::Over, _) => return self.result(),
            (Phase::ChooseSize, _) if self.lines.is_some() => match again {
                true => "prompt-take-another",
                false => "prompt-take",
            },
            (Phase::ChooseSize, _) if again => "prompt-another-size",
            (Phase::ChooseSize, _) => "prompt-size",
            (Phase::CallPiece, _) => "prompt-call",
        };
        self.asked(prompt)
    }

    /// A message to whoever is to act.
    fn asked(&self, message: &'static str) -> Sentence {
        match self.to_act.as_slice() {
            [seat] => Sentence::new(message).with("who", *seat),
            several => Sentence::new(message).with("who", several.to_vec()),
        }
    }

    fn prompt_to_place(&self, piece: Piece) -> Sentence {
        // Only who builds a city knows whether there is room in it.
        let aside = self.cities.iter().find(|city| city.aside);
        if let Some(seat) = aside.and_then(|city| city.seat) {
            return Sentence::new("prompt-aside")
                .with("who", seat)
                .with("piece", piece.in_hand());
        }
        match self.to_act.len() {
            1 if self.keeps_apart(piece.size) => self
                .asked("prompt-place-apart")
                .with("pyramid", piece.size.pyramid()),
            1 => self.asked("prompt-place"),
            all if all == self.players => self.asked("prompt-everybody"),
            _ => self.asked("prompt-several"),
        }
        .with("piece", piece.in_hand())
    }

    /// Whether there is a pyramid of this size that another one may not stand next to.
    fn keeps_apart(&self, size: Size) -> bool {
        let canadian = self
            .rules
            .iter()
            .any(|rule| rule.rule == ScoringRule::CanadianStyle);
        let standing = || self.cities.iter().flat_map(|city| &city.pieces);
        !(canadian && size == Size::Large) && standing().any(|piece| piece.size == size.pips())
    }

    /// How the game has ended, in a sentence.
    fn result(&self) -> Sentence {
        let best = self.scores.iter().map(|score| score.total).max().unwrap_or(0);
        if let Some(target) = self.target {
            let message = if best >= target {
                "result-won"
            } else {
                "result-lost"
            };
            return Sentence::new(message).with("count", best).with("target", target);
        }
        let winners = self.scores.iter().filter(|score| score.total == best);
        Sentence::new("result-competition")
            .with("winners", Sentence::won(winners.map(|score| score.seat)))
            .with("count", best)
    }
}
