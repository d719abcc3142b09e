//! A city as somebody describes it in JSON, for instance from a real table:
//! `{"pieces":[{"x":0,"y":0,"color":"red","size":3}]}`, x to the right and y downwards from anywhere; size 1 is small, 2
//! medium, 3 large. Of two pyramids on one space the lower one comes first.

use plat_engine::page;
use plat_engine::{Appraise, PositionError, PositionForm, ScoreSheet, Seat, plural, read_position};
use serde::Deserialize;

use crate::city::{Built, MOST_PIECES};
use crate::city_map;
use crate::options::{MOST_TRIOS, ZoningOutOptions};
use crate::piece::{Colour, Piece, Size};
use crate::place::Place;
use crate::score;
use crate::scoring_rule::RuleSet;
use crate::state::ZoningOut;
use crate::view::CityView;

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
            .map_err(|fault| PositionError::new("rules", fault.to_string()))?;
        let (rules, goal) = match named {
            Some(rules) => (rules, Some(options.goal(rules))),
            None => (options.edition.rules(), None),
        };
        Ok(ScoreSheet {
            seats: vec![score::sheet_of(None, &built, rules, goal).of(Seat::ALL[0])],
            illegal: faults(&built, named.unwrap_or_default(), options.trios())
                .into_iter()
                .map(Into::into)
                .collect(),
            board: Some(city_map::position(&CityView::of(&built))),
            page: Some(page::of_board(
                "A city",
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
            let count = plural(self.pieces.len(), "pyramid");
            return Err(PositionError::new(
                "pieces",
                format!("{count} are too many: six trios are {MOST_PIECES}"),
            ));
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
                    let far = format!("more than {} spaces from another pyramid", Place::FARTHEST);
                    PositionError::new(at(field), format!("{here} is {far}"))
                })
            };
            let colour = given.color.to_ascii_lowercase().parse::<Colour>().map_err(|_| {
                let name: String = given.color.chars().take(40).collect();
                let known = Colour::ALL.map(Colour::name).join(", ");
                PositionError::new(at(".color"), format!("{name:?} is none of {known}"))
            })?;
            let size = Size::of_pips(given.size).ok_or_else(|| {
                let words = format!("{} is not 1 (small), 2 (medium) or 3 (large)", given.size);
                PositionError::new(at(".size"), words)
            })?;
            let place = Place::new(step(".x", given.x, west)?, step(".y", given.y, north)?);
            let standing = built.iter().filter(|built| built.place == place).count();
            if standing == 2 {
                let words = format!("a third pyramid on ({}, {})", given.x, given.y);
                return Err(PositionError::new(at(""), words));
            }
            let piece = Piece { colour, size };
            let of_a_kind = built.iter().filter(|built| built.piece == piece).count();
            if of_a_kind == usize::from(MOST_TRIOS) {
                let words = format!("one more {piece}, and six trios have {MOST_TRIOS} of them");
                return Err(PositionError::new(at(""), words));
            }
            built.push(Built { place, piece });
        }
        Ok(built)
    }
}

/// What is illegal about the placement. Coordinates are those of the picture: from the north-west corner of the city.
fn faults(built: &[Built], rules: RuleSet, trios: u8) -> Vec<String> {
    let code = rules.code();
    let mut faults = Vec::new();
    let at = |built: &Built| format!("({}, {})", built.place.x, built.place.y);
    for (index, one) in built.iter().enumerate() {
        for other in &built[index + 1..] {
            let stacked = one.place == other.place;
            let near = stacked || one.place.is_next_to(other.place);
            let size = one.piece.size;
            let canadian = code.canadian && size == Size::Large;
            if stacked && !code.mixed_use {
                faults.push(format!(
                    "{}: two pyramids on one space, which only Mixed-Use Development allows",
                    at(one)
                ));
            }
            if near && size == other.piece.size && !canadian {
                let hint = if size == Size::Large {
                    ", which only Canadian Style allows"
                } else {
                    ""
                };
                faults.push(format!(
                    "{} and {}: {size} next to {size}{hint}",
                    at(one),
                    at(other)
                ));
            }
        }
    }
    if let Some(lonely) = apart(built) {
        faults.push(format!(
            "{}: not connected with the rest of the city",
            at(&lonely)
        ));
    }
    for piece in Piece::all() {
        let count = built.iter().filter(|built| built.piece == piece).count();
        if count > usize::from(trios) {
            let trios = plural(usize::from(trios), "trio");
            faults.push(format!(
                "{count} times {piece}, and there are {trios} of each colour"
            ));
        }
    }
    faults
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
