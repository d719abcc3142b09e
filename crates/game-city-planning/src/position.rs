//! A position as somebody describes it in JSON, for instance from a real table:
//!
//! ```json
//! {"stones": ["....P....", "..."], "zones": [{"tile": "R3", "at": "d5", "developments": ["R1"]}],
//!  "developments": [{"coin": "C2", "at": "g3"}], "face_up": [{"tile": "A4", "waiting": 2}], "hand": ["R4"]}
//! ```
//!
//! A row of stones for each row of the board from the top, with P, R and points; tiles and coins by type and value; the
//! middle of a Zone by its name. What is said of it: where the stones, Zones and Developments may go, and what each
//! would score.

use std::str::FromStr;

use plat_engine::{
    Appraise, Arg, Game, Knowledge, Observer, Offer, PositionError, PositionForm, Score, ScoreSheet, Seat,
    Sentence, View, read_position,
};
use plat_grid::{CellName, Point, Points};
use serde::Deserialize;

use crate::board::board;
use crate::land::{Land, Progress};
use crate::options::{BOARDS, CityPlanningOptions, PENALTY};
use crate::parts::{Development, PartError, Stone, Zone};
use crate::state::{Action, CityPlanning, FACE_UP, FaceUp, HAND, Phase, Plan, Site};
use crate::view::CityPlanningView;
use crate::words::{counted, list};

/// A board with what lies on it and beside it, as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The rows of the board from the top: `P`, `R`, and `.` for points without a stone.
    pub stones: Vec<String>,
    /// The Zones on the board.
    #[serde(default)]
    pub zones: Vec<ZoneAt>,
    /// The unincorporated Developments.
    #[serde(default)]
    pub developments: Vec<DevelopmentAt>,
    /// The Zones beside the board.
    #[serde(default)]
    pub face_up: Vec<Waiting>,
    /// The Developments of whoever is to move.
    #[serde(default)]
    pub hand: Vec<String>,
    /// The Developments that have left the game.
    #[serde(default)]
    pub removed: Vec<String>,
    /// The Zones known to lie at the bottom of the stack, in the order in which they will come up.
    #[serde(default)]
    pub bottom: Vec<String>,
    /// Whether the stones of this turn are still to be placed.
    #[serde(default)]
    pub stones_first: bool,
    /// The scores so far, by player.
    #[serde(default)]
    pub scores: Vec<i32>,
}

/// A Zone on the board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneAt {
    /// Which, such as `R3`.
    pub tile: String,
    /// The middle of it, such as `k10`.
    pub at: String,
    /// What is built on it.
    #[serde(default)]
    pub developments: Vec<String>,
}

/// An unincorporated Development.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevelopmentAt {
    /// Which, such as `C2`.
    pub coin: String,
    /// Its point.
    pub at: String,
}

/// A Zone beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// Which.
    pub tile: String,
    /// The stones on it.
    #[serde(default)]
    pub waiting: u16,
}

impl Appraise for CityPlanning {
    const FORM: PositionForm = PositionForm {
        example: r#"{"stones": [".........", ".PP......", "PPR......", ".........", ".........",
            ".........", ".........", ".........", "........P"],
 "zones": [{"tile": "A2", "at": "b5", "developments": ["A5"]}],
 "developments": [{"coin": "I3", "at": "a8"}], "face_up": [{"tile": "C2", "waiting": 1}],
 "hand": ["A1", "R0"], "removed": [], "bottom": [], "stones_first": false, "scores": [4, -2]}"#,
        about: "The rows of the board from the top (9, 13 or 19), with P for Population, R for Resource and a full stop \
                for a point without a stone; Zones and Developments by type and value, the middle of a Zone by its name; \
                beside the board the Zones that lie face up with the stones waiting on them, the hand of whoever is to \
                move, what has left the game, and what is known to lie at the bottom of the stack. stones_first: the \
                stones of this turn are still to be placed. All but the stones may be left out.",
    };

    const CHOSEN: &'static [&'static str] = &[PENALTY];

    fn appraise(json: &str, options: &CityPlanningOptions) -> Result<ScoreSheet, PositionError> {
        let position: Position = read_position(json)?;
        let (game, illegal) = position.game(options)?;
        let mut seats = Vec::new();
        for (&seat, &points) in Seat::ALL.iter().zip(&position.scores) {
            let mut score = Score::default();
            score.line(Sentence::new("score-so-far"), points);
            seats.push(score.of(seat));
        }
        let view = game.view(Observer::Seat(game.mover));
        let english = CityPlanningView::english();
        Ok(ScoreSheet {
            seats,
            illegal,
            offers: game.offers(),
            board: Some(board(&game.view(Observer::Spectator), &english)),
            page: Some(view.page(&english)),
        })
    }
}

impl Position {
    /// The game in this position, player 1 to move, and what is illegal about it. What is said to lie nowhere is in the
    /// bag or in the stack.
    pub fn game(
        &self,
        options: &CityPlanningOptions,
    ) -> Result<(CityPlanning, Vec<Sentence>), PositionError> {
        let side = u8::try_from(self.stones.len())
            .ok()
            .filter(|side| BOARDS.contains(side))
            .ok_or_else(|| {
                let rows = self.stones.len();
                fault("stones", Sentence::new("no-such-board").with("rows", rows))
            })?;
        if self.scores.len() > 2 {
            return Err(fault("scores", Sentence::new("two-play")));
        }
        let mut reading = Reading::begin(side, options);
        reading.stones(&self.stones)?;
        for (index, zone) in self.zones.iter().enumerate() {
            reading.zone(zone, &format!("zones[{index}]"))?;
        }
        for (index, lot) in self.developments.iter().enumerate() {
            reading.lot(lot, &format!("developments[{index}]"))?;
        }
        reading.beside(self)?;
        if self.stones_first {
            reading.game.begin_turn();
        }
        Ok((reading.game, reading.illegal))
    }
}

/// A position on its way to a game.
struct Reading {
    game: CityPlanning,
    illegal: Vec<Sentence>,
}

impl Reading {
    fn begin(side: u8, options: &CityPlanningOptions) -> Reading {
        let mut game = CityPlanning::begin(&CityPlanningOptions {
            board: side,
            ..options.clone()
        });
        game.land = Land::new(side);
        game.phase = Phase::Build;
        Reading {
            game,
            illegal: Vec::new(),
        }
    }

    fn stones(&mut self, rows: &[String]) -> Result<(), PositionError> {
        let side = rows.len();
        for (y, row) in rows.iter().enumerate() {
            let at = || format!("stones[{y}]");
            let found = row.chars().count();
            if found != side {
                let what = Sentence::new("wrong-row").with("side", side).with("found", found);
                return Err(fault(at(), what));
            }
            for (x, letter) in row.chars().enumerate() {
                let stone = match letter {
                    'P' => Stone::Population,
                    'R' => Stone::Resource,
                    '.' => continue,
                    _ => {
                        let letter = Arg::quoted(&letter.to_string());
                        return Err(fault(at(), Sentence::new("no-stone").with("letter", letter)));
                    }
                };
                let point = Point::new(x, y).expect("the board fits");
                self.game.land.put(stone, point);
            }
        }
        Ok(())
    }

    fn zone(&mut self, written: &ZoneAt, at: &str) -> Result<(), PositionError> {
        let zone: Zone = read(&written.tile, &format!("{at}.tile"))?;
        let centre = self.point(&written.at, &format!("{at}.at"))?;
        let inside = |at: usize| (1..self.game.land.side() - 1).contains(&at);
        if !inside(centre.x()) || !inside(centre.y()) {
            let what = Sentence::new("zone-off-board").with("cell", Arg::cell(&written.at));
            return Err(fault(format!("{at}.at"), what));
        }
        let mut developments: Vec<Development> = Vec::new();
        for (index, coin) in written.developments.iter().enumerate() {
            developments.push(read(coin, &format!("{at}.developments[{index}]"))?);
        }
        let overlapped = self.game.overlapped(centre).next();
        if !self.take_zone(zone) {
            return Ok(());
        }
        if let Some(other) = overlapped {
            let wrong = Sentence::new("zones-overlap").with("zones", list([other, zone]));
            self.illegal.push(wrong);
            return Ok(());
        }
        if self.game.land.stones().meets(&Points::around(centre)) {
            let wrong = Sentence::new("stones-under-zone").with("zone", zone);
            self.illegal.push(wrong);
        }
        self.game.land.cover(centre);
        self.game.laid.insert(zone);
        self.game.centres[zone.index()] = Some(centre);
        for development in developments {
            if development.kind() != zone.kind() {
                let wrong = Sentence::new("on-another-type")
                    .with("development", development)
                    .with("zone", zone);
                self.illegal.push(wrong);
            } else if self.take_development(development) {
                self.game.built[zone.index()].insert(development);
            }
        }
        Ok(())
    }

    fn lot(&mut self, written: &DevelopmentAt, at: &str) -> Result<(), PositionError> {
        let coin: Development = read(&written.coin, &format!("{at}.coin"))?;
        let point = self.point(&written.at, &format!("{at}.at"))?;
        if !self.take_development(coin) {
            return Ok(());
        }
        if !self.game.land.free.has(point) {
            let wrong = Sentence::new("lot-taken")
                .with("development", coin)
                .with("cell", Arg::cell(&written.at));
            self.illegal.push(wrong);
            return Ok(());
        }
        self.game.unincorporated.insert(coin);
        self.game.lots[coin.index()] = Some(point);
        self.game.land.settle(coin.kind(), point);
        Ok(())
    }

    /// What does not lie on the board.
    fn beside(&mut self, position: &Position) -> Result<(), PositionError> {
        if position.face_up.len() > FACE_UP {
            return Err(fault("face_up", Sentence::new("too-many-face-up")));
        }
        for (place, up) in position.face_up.iter().enumerate() {
            let zone: Zone = read(&up.tile, &format!("face_up[{place}].tile"))?;
            if self.take_zone(zone) {
                let waiting = up.waiting.min(crate::state::LAST_TURN);
                self.game.face_up[place] = Some(FaceUp { zone, waiting });
            }
        }
        for (index, tile) in position.bottom.iter().enumerate() {
            let zone: Zone = read(tile, &format!("bottom[{index}]"))?;
            if self.take_zone(zone) {
                self.game.bottom.push(zone);
            }
        }
        if position.hand.len() > HAND {
            let wrong = counted("hand-too-large", position.hand.len()).with("most", HAND);
            self.illegal.push(wrong);
        }
        let mover = self.game.mover;
        for (index, coin) in position.hand.iter().enumerate() {
            let coin: Development = read(coin, &format!("hand[{index}]"))?;
            if self.take_development(coin) {
                self.game.hands[mover].insert(coin);
            }
        }
        for (index, coin) in position.removed.iter().enumerate() {
            let coin: Development = read(coin, &format!("removed[{index}]"))?;
            if self.take_development(coin) {
                self.game.removed.insert(coin);
            }
        }
        if self.game.land.stones().is_empty() {
            self.illegal.push(Sentence::new("no-stone-left"));
        }
        Ok(())
    }

    /// Takes a Zone out of the stack; says whether it was there.
    fn take_zone(&mut self, zone: Zone) -> bool {
        let there = self.game.stack.has(zone);
        self.game.stack.remove(zone);
        if !there {
            let wrong = Sentence::new("zone-twice").with("zone", zone);
            self.illegal.push(wrong);
        }
        there
    }

    /// Takes a Development out of the bag; says whether it was there.
    fn take_development(&mut self, development: Development) -> bool {
        let there = self.game.bag.has(development);
        self.game.bag.remove(development);
        if !there {
            let wrong = Sentence::new("development-twice").with("development", development);
            self.illegal.push(wrong);
        }
        there
    }

    fn point(&self, name: &str, at: &str) -> Result<Point, PositionError> {
        let name: CellName = name.parse().map_err(|_| {
            let word = Arg::quoted(name);
            fault(at, Sentence::new("not-a-point").with("word", word))
        })?;
        let side = self.game.land.side();
        Point::find(name, side).ok_or_else(|| {
            let what = Sentence::new("point-off-board")
                .with("cell", Arg::cell(name))
                .with("side", side);
            fault(at, what)
        })
    }
}

/// Reads a Zone or a Development.
fn read<T: FromStr<Err = PartError>>(word: &str, at: &str) -> Result<T, PositionError> {
    word.parse()
        .map_err(|error: PartError| fault(at, error.sentence()))
}

fn fault(at: impl Into<String>, what: Sentence) -> PositionError {
    PositionError::new(at, CityPlanningView::phrase(what))
}

impl CityPlanning {
    /// What the mover may place, and what it would score; places that come to the same stand together.
    fn offers(&self) -> Vec<Offer> {
        let mut groups: Vec<(Sentence, Score, Vec<Arg>)> = Vec::new();
        let mut add = |what: Sentence, score: Score, place: Arg| {
            let same = groups
                .iter_mut()
                .find(|(other, points, _)| *other == what && *points == score);
            match same {
                Some((_, _, places)) => places.push(place),
                None => groups.push((what, score, vec![place])),
            }
        };
        let mut actions = Vec::new();
        self.actions(self.mover, &mut actions);
        if !matches!(self.phase, Phase::Stones(_)) {
            // The next turn's first stones are of interest too.
            for stone in Stone::ALL {
                let allowed = self.land.allowed(stone, Progress::None);
                actions.extend(allowed.iter().map(|point| Action::Stone(stone, point)));
            }
        }
        for action in actions {
            match action {
                Action::Stone(stone, point) => add(
                    Sentence::new("offer-stone").with("stone", Sentence::new(stone.item_message())),
                    Score::default(),
                    self.place(point),
                ),
                Action::Plan(zone, centre) => add(
                    Sentence::new("offer-zone").with("zone", zone),
                    self.explain_plan(&Plan::new(zone, centre)),
                    self.place(centre),
                ),
                Action::Develop(development, site) => {
                    let (message, place) = match site {
                        Site::Lot(point) => ("offer-lot", self.place(point)),
                        Site::Zone(zone) => ("offer-site", zone.into()),
                    };
                    add(
                        Sentence::new(message).with("development", development),
                        self.explain_development(development, site),
                        place,
                    );
                }
                _ => {}
            }
        }
        let offer = |(what, score, places): (Sentence, Score, Vec<Arg>)| {
            Offer::new(what.with("places", places), score)
        };
        groups.into_iter().map(offer).collect()
    }
}
