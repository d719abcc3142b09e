//! A city as somebody describes it in JSON, for instance from a real table:
//! `{"pieces":[{"x":0,"y":0,"color":"red","size":3}]}`, x to the right and y downwards from anywhere; size 1 is small, 2
//! medium, 3 large. Of two pyramids on one space the lower one comes first.

use plat_engine::page;
use plat_engine::{
    Appraise, Arg, PositionError, PositionForm, ScoreSheet, Seat, Sentence, View, read_position,
};
use serde::Deserialize;

use crate::city::{Built, MOST_PIECES};
use crate::city_map::{self, Names};
use crate::options::{MOST_TRIOS, ZoningOutOptions};
use crate::piece::{Colour, Piece, Size};
use crate::place::Place;
use crate::rule_set::RuleSet;
use crate::score;
use crate::scoring_rule::ScoringRule;
use crate::state::ZoningOut;
use crate::view::{CityView, ZoningOutView};
use crate::words::counted;

/// A position file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    pieces: Vec<Given>,
}

/// A pyramid as it was described.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    x: i64,
    y: i64,
    #[serde(alias = "colour")]
    color: String,
    size: u64,
}

impl Appraise for ZoningOut {
    const FORM: PositionForm = PositionForm {
        example: r#"{"pieces": [{"x": 0, "y": 0, "color": "red", "size": 3},
            {"x": 1, "y": 0, "color": "green", "size": 2}]}"#,
        about: "x to the right and y downwards from anywhere; size 1 is small, 2 medium, 3 large; of two pyramids on one \
                space the lower one comes first. --rules names the scoring rules.",
    };

    const CHOSEN: &'static [&'static str] = &["rules", "edition", "trios", "small-city", "targets", "raise"];

    fn appraise(json: &str, options: &ZoningOutOptions) -> Result<ScoreSheet, PositionError> {
        let position: Position = read_position(json)?;
        let built = position.read()?;
        // The catalogue has checked the options; a set of rules that cannot be read would be a fault of the caller.
        let named = options
            .named_rules()
            .map_err(|fault| wrong("rules", fault.sentence()))?;
        let (rules, goal) = match named {
            Some(rules) => (rules, Some(options.goal(rules))),
            None => (options.edition.rules(), None),
        };
        let english = ZoningOutView::english();
        Ok(ScoreSheet {
            seats: vec![score::sheet_of(None, &built, rules, goal).of(Seat::ALL[0])],
            illegal: faults(&built, named.unwrap_or_default(), options.trios()),
            board: Some(city_map::position(&CityView::of(&built), &english)),
            page: Some(page::of_board(
                english.word("position"),
                city_map::position_lines(&CityView::of(&built)),
            )),
            ..ScoreSheet::default()
        })
    }
}

impl Position {
    /// The pyramids, moved so that the north-west corner of the city is at (0, 0).
    fn read(&self) -> Result<Vec<Built>, PositionError> {
        if self.pieces.len() > MOST_PIECES {
            let many = counted("too-many", self.pieces.len()).with("most", MOST_PIECES);
            return Err(wrong("pieces", many));
        }
        let west = self.pieces.iter().map(|piece| piece.x).min().unwrap_or(0);
        let north = self.pieces.iter().map(|piece| piece.y).min().unwrap_or(0);
        let mut built: Vec<Built> = Vec::with_capacity(self.pieces.len());
        for (index, given) in self.pieces.iter().enumerate() {
            let at = |field: &str| format!("pieces[{index}]{field}");
            let step = |field, here: i64, from: i64| {
                let steps = here.checked_sub(from).and_then(|steps| i8::try_from(steps).ok());
                let near = steps.filter(|&steps| steps <= Place::FARTHEST);
                near.ok_or_else(|| {
                    let far = Sentence::new("too-far")
                        .with("here", here)
                        .with("most", i32::from(Place::FARTHEST));
                    wrong(at(field), far)
                })
            };
            let colour = given.color.to_ascii_lowercase().parse::<Colour>().map_err(|_| {
                let name: String = given.color.chars().take(40).collect();
                let known = Colour::ALL.map(Colour::name).join(", ");
                let none = Sentence::new("no-colour")
                    .with("name", Arg::quoted(&name))
                    .with("known", Arg::verbatim(known));
                wrong(at(".color"), none)
            })?;
            let size = Size::of_pips(given.size)
                .ok_or_else(|| wrong(at(".size"), Sentence::new("no-size").with("size", given.size)))?;
            let place = Place::new(step(".x", given.x, west)?, step(".y", given.y, north)?);
            let standing = built.iter().filter(|built| built.place == place).count();
            if standing == 2 {
                let third = Sentence::new("third").with("x", given.x).with("y", given.y);
                return Err(wrong(at(""), third));
            }
            let piece = Piece { colour, size };
            let of_a_kind = built.iter().filter(|built| built.piece == piece).count();
            if of_a_kind == usize::from(MOST_TRIOS) {
                let seventh = Sentence::new("seventh")
                    .with("piece", piece.sentence())
                    .with("most", MOST_TRIOS);
                return Err(wrong(at(""), seventh));
            }
            built.push(Built { place, piece });
        }
        Ok(built)
    }
}

/// The error of a place in the file.
fn wrong(at: impl Into<String>, what: Sentence) -> PositionError {
    PositionError::new(at, ZoningOutView::phrase(what))
}

/// What is illegal about the placement. Coordinates are those of the picture: from the north-west corner of the city.
fn faults(built: &[Built], rules: RuleSet, trios: u8) -> Vec<Sentence> {
    let code = rules.code();
    let mut faults = Vec::new();
    let about = |message, built: &Built| Sentence::new(message).with("cell", at(built));
    for (index, one) in built.iter().enumerate() {
        for other in &built[index + 1..] {
            let stacked = one.place == other.place;
            let near = stacked || one.place.is_next_to(other.place);
            let size = one.piece.size;
            let canadian = code.canadian && size == Size::Large;
            if stacked && !code.mixed_use {
                let only = ScoringRule::MixedUseDevelopment.sentence();
                faults.push(about("two-on-one", one).with("rule", only));
            }
            if near && size == other.piece.size && !canadian {
                let both = |message| {
                    about(message, one)
                        .with("other", at(other))
                        .with("pyramids", size.pyramids())
                };
                faults.push(match size {
                    Size::Large => {
                        let only = ScoringRule::CanadianStyle.sentence();
                        both("large-side-by-side").with("rule", only)
                    }
                    _ => both("side-by-side"),
                });
            }
        }
    }
    faults.extend(apart(built).map(|lonely| about("lonely", &lonely)));
    for piece in Piece::all() {
        let count = built.iter().filter(|built| built.piece == piece).count();
        if count > usize::from(trios) {
            let fault = counted("too-often", count).with("piece", piece.sentence());
            faults.push(fault.with("trios", trios));
        }
    }
    faults
}

fn at(built: &Built) -> Arg {
    Arg::cell(Names::Numbers.place(built.place))
}

/// A pyramid that hangs together with the first one by no path.
fn apart(built: &[Built]) -> Option<Built> {
    let mut reached: Vec<Built> = built.first().copied().into_iter().collect();
    let mut rest: Vec<Built> = built.iter().skip(1).copied().collect();
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        let near = |built: &Built| built.place == here.place || built.place.is_next_to(here.place);
        reached.extend(rest.iter().filter(|built| near(built)));
        rest.retain(|built| !near(built));
        next += 1;
    }
    rest.first().copied()
}
