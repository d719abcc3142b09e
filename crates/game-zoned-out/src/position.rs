//! A position as somebody describes it in JSON, for instance from a real table:
//!
//! ```json
//! {"players": 2,
//!  "blocks": [{"at": "n2e1", "face": "RH"},
//!             {"at": "n2w1", "face": "LB", "built": {"player": 1, "kind": "RL", "height": 1}}],
//!  "planners": [{"player": 2, "at": "n2e1"}],
//!  "skyscrapers": {"ne": [1, 2]}, "points": [12, 9], "redraws": [0, 1], "objectives": ["midtown-bonus"]}
//! ```
//!
//! Blocks are named from Downtown, floors are listed from the ground up, `points` are those for zones so far. A planner
//! on a wild Block names its `density`. Planners are listed in the order in which they came into their zones, in which
//! they claim wild Blocks; a Block that has a deed on it, or is known to be in somebody's zone, may say so
//! (`"zone": 1`). `plat show --json` writes blocks in the same form, and the order of the planners as `seniority`.

use plat_engine::{
    Appraise, Arg, Knowledge, Observer, Offer, PositionError, PositionForm, Score, ScoreSheet, Seat, Seats,
    Sentence, View, page, read_position,
};
use serde::Deserialize;

use crate::cell::{Cell, Cells, Quadrant, Spot};
use crate::city::{Built, City};
use crate::face::{Density, Face, Kind, NotAFace};
use crate::map;
use crate::objective::{DEALT, NotAnObjective, Objective, Objectives};
use crate::options::ZonedOutOptions;
use crate::seats::PerSeat;
use crate::state::ZonedOut;
use crate::view::ZonedOutView;
use crate::words::{counted, over_blocks, zone};
use crate::zones::{Planner, Zones};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    players: usize,
    blocks: Vec<Block>,
    #[serde(default)]
    planners: Vec<PlannerAt>,
    #[serde(default)]
    skyscrapers: Skyscrapers,
    #[serde(default)]
    points: Vec<i16>,
    #[serde(default)]
    redraws: Vec<u8>,
    #[serde(default)]
    objectives: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    at: String,
    face: String,
    built: Option<BuiltThere>,
    /// Whose zone it is in. It follows from the planners but for wild Blocks that somebody has claimed before.
    zone: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuiltThere {
    player: usize,
    kind: String,
    height: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlannerAt {
    player: usize,
    at: String,
    density: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Skyscrapers {
    nw: Vec<usize>,
    ne: Vec<usize>,
    sw: Vec<usize>,
    se: Vec<usize>,
}

/// As many Blocks as a city can have: 16 at the start, and at most three more with each card.
const MOST_BLOCKS: usize = 196;
/// A city is narrower than the 64 cells of its board; nobody has one that reaches farther than this from Downtown.
const FARTHEST: i8 = 30;
/// A skyscraper has at most one floor for each card that can be played.
const MOST_FLOORS: usize = 60;

impl Appraise for ZonedOut {
    const FORM: PositionForm = PositionForm {
        example: r#"{"players": 2,
 "blocks": [{"at": "n2e1", "face": "RH"},
            {"at": "n2w1", "face": "LB", "built": {"player": 1, "kind": "RL", "height": 1}}],
 "planners": [{"player": 2, "at": "n2e1"}],
 "skyscrapers": {"ne": [1, 2]}, "points": [12, 9], "redraws": [0, 1],
 "objectives": ["midtown-bonus"]}"#,
        about: "Blocks are named from Downtown and show a face such as RH, LB or PK; what is built has its player, kind \
                of zone and height. A planner on a wild Block names its density: light, medium or heavy. Planners \
                are listed from the one who came into the present zone first; \"zone\": 1 on a wild Block says that player \
                1 has claimed it before. Skyscrapers (nw, ne, sw, se) list the player of each floor from the ground up; points are those for zones so far. All but \
                players and blocks may be left out.",
    };

    fn appraise(json: &str, options: &ZonedOutOptions) -> Result<ScoreSheet, PositionError> {
        let position: Position = read_position(json)?;
        let seats = Seats::new(position.players).filter(|_| (2..=4).contains(&position.players));
        let seats = seats.ok_or_else(|| fault("players", counted("position-seats", position.players)))?;
        let mut reading = Reading {
            game: ZonedOut::begin(options, seats),
            held: PerSeat::default(),
            illegal: Vec::new(),
        };
        reading.game.city = City::downtown();
        reading.blocks(&position.blocks)?;
        reading.planners(&position.planners)?;
        reading.skyscrapers(&position.skyscrapers)?;
        reading.figures(&position)?;
        Ok(reading.sheet())
    }
}

/// What is wrong at a place of the file.
fn fault(at: impl Into<String>, what: Sentence) -> PositionError {
    PositionError::new(at, ZonedOutView::phrase(what))
}

/// A message about a Block.
fn about(message: &'static str, spot: Spot) -> Sentence {
    Sentence::new(message).with("cell", spot)
}

/// A message about a word that means nothing, cut short if it is long.
fn misread(message: &'static str, word: &str) -> Sentence {
    let word: String = word.chars().take(40).collect();
    Sentence::new(message).with("word", Arg::quoted(&word))
}

/// A position on its way to a score sheet.
struct Reading {
    game: ZonedOut,
    /// The Blocks that are said to be in somebody's zone.
    held: PerSeat<Cells>,
    illegal: Vec<Sentence>,
}

impl Reading {
    fn seat(&self, player: usize, at: &str) -> Result<Seat, PositionError> {
        let seats = self.game.seats;
        Seat::from_number(player)
            .filter(|&seat| seats.has(seat))
            .ok_or_else(|| {
                let what = counted("position-no-player", seats.count()).with("number", player);
                fault(at, what)
            })
    }

    fn spot(name: &str, at: &str) -> Result<(Spot, Cell), PositionError> {
        let near = |along: i8| (-FARTHEST..FARTHEST).contains(&along);
        let spot = Spot::parse(name).filter(|spot| near(spot.x) && near(spot.y));
        let spot = spot.ok_or_else(|| {
            let what = misread("position-no-place", name).with("farthest", i32::from(FARTHEST));
            fault(at, what)
        })?;
        Ok((spot, Cell::of(spot)))
    }

    fn blocks(&mut self, blocks: &[Block]) -> Result<(), PositionError> {
        if blocks.len() > MOST_BLOCKS {
            let what = counted("position-too-large", blocks.len()).with("most", MOST_BLOCKS);
            return Err(fault("blocks", what));
        }
        for (index, block) in blocks.iter().enumerate() {
            let at = format!("blocks[{index}]");
            let (spot, cell) = Reading::spot(&block.at, &at)?;
            let face = block.face.parse();
            let face: Face = face.map_err(|error: NotAFace| fault(&at, error.sentence()))?;
            if self.game.city.is_downtown(cell) {
                return Err(fault(&at, about("position-downtown", spot)));
            }
            if self.game.city.has(cell) {
                self.illegal.push(about("twice", spot));
                continue;
            }
            self.game.city.put(cell, face);
            self.game.city.reach(spot);
            if let Some(player) = block.zone {
                let seat = self.seat(player, &at)?;
                self.held[seat].add(cell);
            }
            if let Some(built) = &block.built {
                self.build(spot, face, built, &at)?;
            }
        }
        Ok(())
    }

    fn build(&mut self, spot: Spot, face: Face, built: &BuiltThere, at: &str) -> Result<(), PositionError> {
        let seat = self.seat(built.player, at)?;
        let kind = built.kind.parse::<Face>().ok().and_then(Face::kind);
        let kind = kind.ok_or_else(|| fault(at, misread("position-no-kind", &built.kind)))?;
        if face.kind().is_some_and(|own| own != kind)
            || face.wild().is_some_and(|own| own != kind.zone_type())
        {
            self.illegal
                .push(about("wrong-kind", spot).with("block", face).with("kind", kind));
        }
        if !face.is_zone() {
            let shown = over_blocks([face]);
            self.illegal
                .push(about("never-developed", spot).with("block", shown));
        }
        if built.height > kind.density().pieces() {
            self.illegal.push(
                about("too-many-pieces", spot)
                    .with("count", built.height)
                    .with("kind", kind)
                    .with("most", kind.density().pieces()),
            );
        }
        let tally = &mut self.game.tallies[seat];
        tally.blocks[kind.index()] += 1;
        let capacity = &mut tally.capacity[kind.zone_type() as usize];
        *capacity = capacity.saturating_add(built.height);
        let height = built.height.min(3);
        // Which development it was does not matter to the score.
        let cell = Cell::of(spot);
        self.game.city.develop(
            cell,
            Built {
                development: 0,
                height,
            },
        );
        self.pay(seat, built.height);
        Ok(())
    }

    /// Takes pieces from a player's supply.
    fn pay(&mut self, seat: Seat, pieces: u8) {
        let supply = &mut self.game.tallies[seat].pieces;
        if *supply < pieces {
            let fault = Sentence::new("too-few-pieces").with("who", seat);
            if !self.illegal.contains(&fault) {
                self.illegal.push(fault);
            }
        }
        *supply = supply.saturating_sub(pieces);
    }

    fn planners(&mut self, planners: &[PlannerAt]) -> Result<(), PositionError> {
        let mut found: Vec<(Seat, Planner)> = Vec::new();
        for (index, planner) in planners.iter().enumerate() {
            let at = format!("planners[{index}]");
            let wrong = |what: Sentence| fault(&at, what);
            let seat = self.seat(planner.player, &at)?;
            let (spot, cell) = Reading::spot(&planner.at, &at)?;
            let city = &self.game.city;
            if !city.is_open(cell) || !city.face(cell).is_zone() {
                return Err(wrong(about("position-no-zone", spot)));
            }
            let density = match &planner.density {
                None => None,
                Some(word) => Some(
                    Density::ALL
                        .into_iter()
                        .find(|density| density.word() == word)
                        .ok_or_else(|| wrong(misread("position-no-density", word)))?,
                ),
            };
            let face = city.face(cell);
            let kind = match (face.kind(), face.wild().zip(density)) {
                (Some(kind), _) => kind,
                (None, Some((zone_type, density))) => Kind::new(zone_type, density),
                (None, None) => return Err(wrong(about("position-undeclared", spot))),
            };
            if found.iter().any(|&(other, _)| other == seat) {
                return Err(wrong(Sentence::new("position-two-planners").with("who", seat)));
            }
            found.push((seat, Planner { at: cell, kind }));
        }
        self.zones(&found);
        Ok(())
    }

    /// Grows the zones of these planners; where two are one, one planner after the other, to say who is in whose way.
    fn zones(&mut self, planners: &[(Seat, Planner)]) {
        let (city, held) = (&self.game.city, &self.held);
        let zones = |planners: &[(Seat, Planner)]| {
            let mut zones = Zones::default();
            let joined = zones.describe(city, planners, held);
            (!joined).then_some(zones)
        };
        if let Some(zones) = zones(planners) {
            self.game.zones = zones;
            return;
        }
        let mut apart: Vec<(Seat, Planner)> = Vec::new();
        for &(seat, planner) in planners {
            apart.push((seat, planner));
            if let Some(zones) = zones(&apart) {
                self.game.zones = zones;
                continue;
            }
            apart.pop();
            self.illegal.push(match self.game.zones.holder(planner.at) {
                Some(other) => Sentence::new("planner-in-zone")
                    .with("who", seat)
                    .with("other", other),
                None => Sentence::new("zones-are-one").with("who", seat),
            });
        }
    }

    fn skyscrapers(&mut self, skyscrapers: &Skyscrapers) -> Result<(), PositionError> {
        let listed = [
            (Quadrant::Nw, "skyscrapers.nw", &skyscrapers.nw),
            (Quadrant::Ne, "skyscrapers.ne", &skyscrapers.ne),
            (Quadrant::Sw, "skyscrapers.sw", &skyscrapers.sw),
            (Quadrant::Se, "skyscrapers.se", &skyscrapers.se),
        ];
        for (quadrant, at, floors) in listed {
            if floors.len() > MOST_FLOORS {
                let what = Sentence::new("position-too-high").with("most", MOST_FLOORS);
                return Err(fault(at, what));
            }
            for &player in floors {
                let seat = self.seat(player, at)?;
                self.game.skyscrapers[quadrant as usize].build(seat);
                self.pay(seat, 1);
            }
        }
        Ok(())
    }

    fn figures(&mut self, position: &Position) -> Result<(), PositionError> {
        let seats = self.game.seats;
        let fits = |at: &str, count: usize| match count == 0 || count == seats.count() {
            true => Ok(()),
            false => Err(fault(
                at,
                counted("position-figures", count).with("seats", seats.count()),
            )),
        };
        fits("points", position.points.len())?;
        fits("redraws", position.redraws.len())?;
        for (seat, &points) in seats.iter().zip(&position.points) {
            self.game.tallies[seat].points = i32::from(points);
            if points < 0 && !self.game.negative_zones {
                self.illegal
                    .push(Sentence::new("less-than-none").with("who", seat));
            }
        }
        for (seat, &redraws) in seats.iter().zip(&position.redraws) {
            self.game.tallies[seat].redraws = redraws;
        }
        let read = |(index, word): (usize, &String)| {
            let at = format!("objectives[{index}]");
            word.parse()
                .map_err(|error: NotAnObjective| fault(at, error.sentence()))
        };
        let objectives = position.objectives.iter().enumerate().map(read);
        let objectives: Objectives = objectives
            .collect::<Result<Vec<Objective>, _>>()?
            .into_iter()
            .collect();
        if objectives.len() > DEALT {
            let fault = counted("too-many-objectives", objectives.len()).with("dealt", DEALT);
            self.illegal.push(fault);
        }
        self.game.public = objectives;
        Ok(())
    }

    fn sheet(self) -> ScoreSheet {
        let game = &self.game;
        let zones = game.seats.iter().filter_map(|seat| {
            let planner = game.zones.planner(seat)?;
            let worth = game.zones.worth(&game.city, seat);
            let mut score = Score::default();
            score.line(counted("blocks", worth.blocks), worth.size());
            if worth.plus > 0 {
                score.line(Sentence::new("offer-good"), i32::from(worth.plus));
            }
            if worth.minus > 0 {
                score.line(Sentence::new("offer-bad"), -i32::from(worth.minus));
            }
            if score.total() < game.points_of(worth) {
                score.line(Sentence::new("offer-none"), -score.total());
            }
            let says = Sentence::new("offer-leave")
                .with("who", seat)
                .with("zone", zone(planner.kind));
            Some(Offer::new(says, score))
        });
        let view = game.view(Observer::Spectator);
        let english = ZonedOutView::english();
        ScoreSheet {
            seats: game
                .seats
                .iter()
                .map(|seat| game.score_lines(seat).of(seat))
                .collect(),
            offers: zones.collect(),
            board: Some(map::board(&view, &english)),
            page: Some(page::of_board(english.word("position"), map::board_lines(&view))),
            illegal: self.illegal,
        }
    }
}
