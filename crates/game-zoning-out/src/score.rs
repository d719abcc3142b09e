//! The scoring sheet, and what every point of it is for.
//!
//! A rule looks at a `Survey` and enters what earns points in a `Tally`: either a bare sum, for players that
//! look at a million cities, or every part with its pyramids, for people. All functions are for cities of up to six trios.

use plat_engine::{Score, Seat, Sentence};

use crate::city::Built;
use crate::piece::Colour;
use crate::place::Place;
use crate::rule_set::RuleSet;
use crate::scoring_rule::ScoringRule;
use crate::survey::{LargeSurvey, Row, SmallSurvey, Survey, is_small};

/// Something in a city that earns points by a scoring rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// How many; a loss is negative.
    pub points: i32,
    /// The spaces it consists of.
    pub places: Vec<Place>,
}

/// Everything in a city that earns points by this rule, or loses them, in no particular order.
pub fn parts(built: &[Built], rule: ScoringRule) -> Vec<Part> {
    if built.is_empty() {
        return Vec::new();
    }
    if is_small(built.len()) {
        Parts::of(&SmallSurvey::of(built), rule)
    } else {
        Parts::of(&LargeSurvey::of(built), rule)
    }
}

/// The total of a city by these rules.
#[inline]
pub fn total(built: &[Built], rules: RuleSet) -> i32 {
    if is_small(built.len()) {
        SmallSurvey::of(built).total(rules)
    } else {
        LargeSurvey::of(built).total(rules)
    }
}

/// What has to be reached to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Goal {
    /// The sum of the targets of the rules in play.
    pub(crate) targets: i32,
    /// What the players have added to it.
    pub(crate) raise: u8,
}

impl Goal {
    /// Both together.
    pub(crate) fn points(self) -> i32 {
        self.targets + i32::from(self.raise)
    }
}

/// The scoring sheet of a city that may be one of several, with the sum of the targets where they matter.
pub(crate) fn sheet_of(owner: Option<Seat>, built: &[Built], rules: RuleSet, goal: Option<Goal>) -> Score {
    let survey = LargeSurvey::of(built);
    let mut score = Score::default();
    let mark = |built: Built| mark(owner, built.place);
    for colour in Colour::ZONES {
        let groups = survey.zone(colour);
        let largest = groups
            .iter()
            .find(|group| group.clone().count() as i32 == groups.largest());
        let marks = largest.map_or_else(Vec::new, |group| group.map(mark).collect());
        score.marked(Sentence::new(colour.zone()), groups.largest(), marks);
    }
    let colours = score.total();
    score.sum(Sentence::new("sum-colours"), colours);
    let black = |built: &&Built| built.piece.colour == Colour::Black;
    let marks = built.iter().filter(black).copied().map(mark).collect();
    score.marked(Sentence::new(Colour::Black.zone()), survey.black(), marks);
    score.sum(Sentence::new("sum-basic"), colours + survey.black());
    for rule in rules.iter() {
        let parts = parts(built, rule);
        let mut places: Vec<Place> = parts
            .iter()
            .filter(|part| part.points != 0)
            .flat_map(|part| part.places.iter().copied())
            .collect();
        places.sort_unstable();
        places.dedup();
        let points = parts.iter().map(|part| part.points).sum();
        let marks = places.into_iter().map(|place| self::mark(owner, place)).collect();
        score.marked(rule.sentence(), points, marks);
    }
    score.sum(
        Sentence::new("sum-rules"),
        score.total() - colours - survey.black(),
    );
    if let Some(goal) = goal {
        score.sum(Sentence::new("sum-targets"), goal.targets);
        if goal.raise > 0 {
            score.sum(
                Sentence::new("sum-raised").with("raise", goal.raise),
                goal.points(),
            );
        }
    }
    score
}

/// The shape of the scene that stands for what is built on a space. In competition, where the scene may show several
/// cities, it says whose.
pub(crate) fn mark(owner: Option<Seat>, place: Place) -> String {
    match owner {
        Some(seat) => format!("built-{seat}-{place}"),
        None => format!("built-{place}"),
    }
}

/// Where a scoring rule enters its points.
pub(crate) trait Tally<R> {
    /// Each of these spaces of a row earns so much.
    fn each(&mut self, y: i8, spaces: R, points: i32);
    /// Some spaces earn so much together.
    fn together<I: IntoIterator<Item = Place>>(&mut self, points: i32, places: impl FnOnce() -> I);
}

/// Only the sum.
struct Sum(i32);

impl<R: Row> Tally<R> for Sum {
    #[inline]
    fn each(&mut self, _: i8, spaces: R, points: i32) {
        self.0 += spaces.count() * points;
    }

    #[inline]
    fn together<I: IntoIterator<Item = Place>>(&mut self, points: i32, _: impl FnOnce() -> I) {
        self.0 += points;
    }
}

/// Every part.
struct Parts {
    columns: Vec<i8>,
    parts: Vec<Part>,
}

impl Parts {
    fn of<R: Row, const SIDE: usize>(survey: &Survey<R, SIDE>, rule: ScoringRule) -> Vec<Part> {
        let mut parts = Parts {
            columns: survey.bounds().columns().collect(),
            parts: Vec::new(),
        };
        survey.enter(rule, &mut parts);
        parts.parts
    }
}

impl<R: Row> Tally<R> for Parts {
    fn each(&mut self, y: i8, spaces: R, points: i32) {
        for &x in &self.columns {
            if (spaces & R::column(x)).any() {
                self.parts.push(Part {
                    points,
                    places: vec![Place::new(x, y)],
                });
            }
        }
    }

    fn together<I: IntoIterator<Item = Place>>(&mut self, points: i32, places: impl FnOnce() -> I) {
        self.parts.push(Part {
            points,
            places: places().into_iter().collect(),
        });
    }
}

impl<R: Row, const SIDE: usize> Survey<R, SIDE> {
    /// The total by these rules.
    #[inline]
    pub(crate) fn total(&self, rules: RuleSet) -> i32 {
        self.basic() + self.special(rules)
    }

    /// The basic score: the largest group of each colour, and what the black pyramids cost.
    #[inline]
    pub(crate) fn basic(&self) -> i32 {
        let groups = Colour::ZONES.map(|colour| self.zone(colour).largest());
        groups.into_iter().sum::<i32>() + self.black()
    }

    /// What the scoring rules give.
    #[inline]
    pub(crate) fn special(&self, rules: RuleSet) -> i32 {
        rules.iter().map(|rule| self.points(rule)).sum()
    }

    /// What one scoring rule gives.
    pub(crate) fn points(&self, rule: ScoringRule) -> i32 {
        if self.built().is_empty() {
            return 0;
        }
        let mut sum = Sum(0);
        self.enter(rule, &mut sum);
        sum.0
    }
}
