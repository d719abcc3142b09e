//! The special scoring rules: what they are called, what they score, and what they ask for.

use std::fmt;

use plat_engine::plural;
use serde::Serialize;

use crate::city::Code;
use crate::piece::NoSuchName;

/// Which text the rules are from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The first text, with 17 scoring rules and without targets.
    First,
    /// The later text, with 18 and their targets.
    #[default]
    Second,
}

impl Edition {
    /// Both.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Second];

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
        }
    }

    /// Its scoring rules.
    pub fn rules(self) -> RuleSet {
        ScoringRule::ALL
            .into_iter()
            .filter(|rule| rule.is_in(self))
            .collect()
    }
}

/// A special scoring rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(
    missing_docs,
    reason = "the names are the rules' own, and `text` says what they score"
)]
pub enum ScoringRule {
    FifteenMinuteCity,
    DensityBonusing,
    RainbowRows,
    ColorfulColumns,
    Overshadowed,
    Suburbia,
    LittleBoxes,
    ShoppingDistrict,
    LinearPark,
    WeCompost,
    GardenCity,
    Piazzas,
    CanadianStyle,
    FirstFactoryUnfun,
    SecondFactoryUnfun,
    LinesOfSight,
    Clusters,
    CityWall,
    BiggerOnTheOutside,
    MixedUseDevelopment,
    RoomToMakeABigMistake,
}

use ScoringRule as Rule;

/// Whose targets are played for (ZU-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Targets {
    /// The designer's, in a city of any size; only a rule for which he published none has one of ours.
    #[default]
    Published,
    /// Ours for all rules: with them every rule is as hard as any other, see `docs/results/zoning-out.md`.
    Measured,
}

impl Targets {
    /// Both.
    pub const ALL: [Targets; 2] = [Targets::Published, Targets::Measured];

    /// What people call them.
    pub fn name(self) -> &'static str {
        match self {
            Targets::Published => "published",
            Targets::Measured => "measured",
        }
    }
}

/// What a city has to score for a rule's share of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Target {
    /// How much.
    pub points: i32,
    /// Whether the designer published it; otherwise it is measured, see `docs/results/zoning-out.md`.
    pub published: bool,
}

/// A target of the designer's.
fn published(points: i32) -> Target {
    Target {
        points,
        published: true,
    }
}

/// A target of ours. Beside published ones, where the designer gave none.
fn measured(points: i32) -> Target {
    Target {
        points,
        published: false,
    }
}

/// Name, editions, what it scores, the target beside published ones, and the points of the measured ones: in a city of
/// three trios and in a Small City.
type Entry = (&'static str, &'static [Edition], &'static str, Target, [i32; 2]);

const BOTH: &[Edition] = &[Edition::First, Edition::Second];

impl ScoringRule {
    /// All of them, in the order of the text.
    pub const ALL: [ScoringRule; 21] = [
        Rule::FifteenMinuteCity,
        Rule::DensityBonusing,
        Rule::RainbowRows,
        Rule::ColorfulColumns,
        Rule::Overshadowed,
        Rule::Suburbia,
        Rule::LittleBoxes,
        Rule::ShoppingDistrict,
        Rule::LinearPark,
        Rule::WeCompost,
        Rule::GardenCity,
        Rule::Piazzas,
        Rule::CanadianStyle,
        Rule::FirstFactoryUnfun,
        Rule::SecondFactoryUnfun,
        Rule::LinesOfSight,
        Rule::Clusters,
        Rule::CityWall,
        Rule::BiggerOnTheOutside,
        Rule::MixedUseDevelopment,
        Rule::RoomToMakeABigMistake,
    ];

    fn entry(self) -> Entry {
        match self {
            Rule::FifteenMinuteCity => (
                "15-Minute City",
                BOTH,
                "4 for each red next to a blue, a green and a yellow",
                published(13),
                [10, 9],
            ),
            Rule::DensityBonusing => (
                "Density Bonusing",
                BOTH,
                "-1 for each space of the city's width or height, whichever is larger",
                published(-4),
                [-5, -3],
            ),
            Rule::RainbowRows => (
                "Rainbow Rows",
                BOTH,
                "5 for each row with all five colours in it",
                published(15),
                [24, 18],
            ),
            Rule::ColorfulColumns => (
                "Colorful Columns",
                BOTH,
                "2 for each column with three or more colours, -3 for each other column",
                published(15),
                [11, 9],
            ),
            Rule::Overshadowed => (
                "Overshadowed",
                BOTH,
                "-1 for each large next to a small, counted for each small",
                published(-5),
                [-7, -1],
            ),
            Rule::Suburbia => (
                "Suburbia",
                &[Edition::First],
                "1 for each red on the edge of the city",
                measured(11),
                [12, 10],
            ),
            Rule::LittleBoxes => (
                "Little Boxes",
                BOTH,
                "3 for each square of 2x2 red; squares may overlap",
                published(9),
                [9, 8],
            ),
            Rule::ShoppingDistrict => (
                "Shopping District",
                BOTH,
                "3 for each square of 2x2 blue; squares may overlap",
                published(9),
                [10, 8],
            ),
            Rule::LinearPark => (
                "Linear Park",
                BOTH,
                "1 for each pyramid in the longest unbroken straight line of green",
                published(13),
                [11, 10],
            ),
            Rule::WeCompost => (
                "\"We Compost\"",
                BOTH,
                "the pips of each black next to a red",
                published(19),
                [18, 14],
            ),
            Rule::GardenCity => (
                "Garden City",
                BOTH,
                "2 for each red next to a green",
                published(17),
                [16, 13],
            ),
            Rule::Piazzas => (
                "Piazzas",
                BOTH,
                "for each enclosed empty space, 1 for each different colour around it",
                published(23),
                [15, 12],
            ),
            Rule::CanadianStyle => (
                "Canadian Style",
                BOTH,
                "large may stand next to large; 2 for each large in the biggest group of large",
                published(17),
                [35, 26],
            ),
            Rule::FirstFactoryUnfun => (
                "Factory Un-fun",
                &[Edition::First],
                "-2 for each yellow next to a red",
                measured(3),
                [4, 4],
            ),
            Rule::SecondFactoryUnfun => (
                "Factory Un-fun",
                &[Edition::Second],
                "-1 for each pyramid of another colour next to a yellow",
                published(4),
                [-1, 2],
            ),
            Rule::LinesOfSight => (
                "Lines of Sight",
                BOTH,
                "1 for each row and column with exactly two large, -2 for each other",
                published(4),
                [-3, -3],
            ),
            Rule::Clusters => (
                "Clusters",
                BOTH,
                "3 for each group of one colour (not black) that is a small, a medium and a large, -1 for each \
                 other group",
                published(9),
                [13, 17],
            ),
            Rule::CityWall => (
                "City Wall",
                &[Edition::First],
                "1 for each large on the edge of the city, -2 for each other large",
                measured(16),
                [17, 14],
            ),
            Rule::BiggerOnTheOutside => (
                "Bigger on the Outside",
                &[Edition::Second],
                "2 for each large in the outermost rows and columns",
                published(15),
                [15, 14],
            ),
            Rule::MixedUseDevelopment => (
                "Mixed-Use Development",
                &[Edition::Second],
                "no points; a pyramid may be placed on top of one of another size",
                published(7),
                [9, 7],
            ),
            Rule::RoomToMakeABigMistake => (
                "Room to make a Big Mistake",
                &[Edition::Second],
                "for each red, 1 for each empty space next to it",
                published(17),
                [19, 15],
            ),
        }
    }

    /// Its name in the text.
    pub fn name(self) -> &'static str {
        self.entry().0
    }

    /// Whether it is one of this edition.
    pub fn is_in(self, edition: Edition) -> bool {
        self.entry().1.contains(&edition)
    }

    /// What it scores.
    pub fn text(self) -> &'static str {
        self.entry().2
    }

    /// What it asks for.
    pub fn target(self, targets: Targets, small_city: bool) -> Target {
        let (.., target, own) = self.entry();
        match targets {
            Targets::Published => target,
            Targets::Measured => measured(own[usize::from(small_city)]),
        }
    }

    /// The name as a word: "We Compost" is `we-compost`.
    pub fn word(self) -> String {
        word(self.name())
    }

    /// The rule of this name in an edition, however it is written: `We Compost`, `we-compost`.
    pub fn find(name: &str, edition: Edition) -> Result<ScoringRule, NoSuchName> {
        let name = word(name);
        let found = edition.rules().iter().find(|rule| rule.word() == name);
        found.ok_or(NoSuchName)
    }

    fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl fmt::Display for ScoringRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

fn word(name: &str) -> String {
    let letters = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let parts: Vec<String> = letters
        .filter(|part| !part.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    parts.join("-")
}

/// A set of scoring rules.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct RuleSet(u32);

impl RuleSet {
    /// The most that can be in play.
    pub const MOST: usize = 5;

    /// Whether the rule is one of them.
    #[inline]
    pub fn has(self, rule: ScoringRule) -> bool {
        self.0 & rule.bit() != 0
    }

    /// The set with another rule.
    #[must_use]
    pub fn with(self, rule: ScoringRule) -> RuleSet {
        RuleSet(self.0 | rule.bit())
    }

    /// The rules, in the order of the text.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = ScoringRule> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let rule = ScoringRule::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*rule)
        })
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What they change about placing.
    #[inline]
    pub fn code(self) -> Code {
        Code {
            mixed_use: self.has(Rule::MixedUseDevelopment),
            canadian: self.has(Rule::CanadianStyle),
        }
    }

    /// The sum of their targets: what a city has to score to win.
    pub fn target(self, targets: Targets, small_city: bool) -> i32 {
        self.iter()
            .map(|rule| rule.target(targets, small_city).points)
            .sum()
    }

    /// Reads names separated by commas.
    pub fn parse(names: &str, edition: Edition) -> Result<RuleSet, RuleError> {
        let mut rules = RuleSet::default();
        for name in names.split(',') {
            let short = || name.trim().chars().take(40).collect();
            let rule = ScoringRule::find(name, edition).map_err(|_| RuleError::Unknown {
                name: short(),
                edition: edition.name(),
                known: edition.rules().to_string(),
            })?;
            if rules.has(rule) {
                return Err(RuleError::Twice(short()));
            }
            rules = rules.with(rule);
        }
        match rules.len() {
            ..=RuleSet::MOST => Ok(rules),
            count => Err(RuleError::TooMany(plural(count, "rule"))),
        }
    }
}

impl FromIterator<ScoringRule> for RuleSet {
    fn from_iter<I: IntoIterator<Item = ScoringRule>>(rules: I) -> RuleSet {
        rules.into_iter().fold(RuleSet::default(), RuleSet::with)
    }
}

/// The words of the rules, separated by commas.
impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.iter().map(ScoringRule::word).collect();
        f.write_str(&words.join(","))
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RuleSet({self})")
    }
}

/// Why a list of names is no set of rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleError {
    /// There is no such rule.
    #[error("there is no rule {name:?} in the {edition} edition; there are: {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// In which edition.
        edition: &'static str,
        /// What there is.
        known: String,
    },
    /// A rule was named twice.
    #[error("the rule {0:?} is named twice")]
    Twice(String),
    /// More than can be in play.
    #[error("{0} are too many: up to 5 can be in play")]
    TooMany(String),
}
