//! The special scoring rules: what they are called, what they score, and what they ask for.

use std::fmt;

use plat_engine::{Sentence, View};
use serde::{Serialize, Serializer};

use crate::piece::NoSuchName;
use crate::rule_set::RuleSet;
use crate::view::ZoningOutView;

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

    /// The same in any language.
    pub(crate) fn sentence(self) -> Sentence {
        Sentence::new(match self {
            Edition::First => "first-edition",
            Edition::Second => "second-edition",
        })
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
    reason = "the names are the rules' own, and their messages say what they score"
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

/// The message of its name, its editions, the message of what it scores, the target beside published ones, and the points
/// of the measured ones: in a city of three trios and in a Small City.
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
                "rule-15-minute-city",
                BOTH,
                "scores-15-minute-city",
                published(13),
                [10, 9],
            ),
            Rule::DensityBonusing => (
                "rule-density-bonusing",
                BOTH,
                "scores-density-bonusing",
                published(-4),
                [-5, -3],
            ),
            Rule::RainbowRows => (
                "rule-rainbow-rows",
                BOTH,
                "scores-rainbow-rows",
                published(15),
                [24, 18],
            ),
            Rule::ColorfulColumns => (
                "rule-colorful-columns",
                BOTH,
                "scores-colorful-columns",
                published(15),
                [11, 9],
            ),
            Rule::Overshadowed => (
                "rule-overshadowed",
                BOTH,
                "scores-overshadowed",
                published(-5),
                [-7, -1],
            ),
            Rule::Suburbia => (
                "rule-suburbia",
                &[Edition::First],
                "scores-suburbia",
                measured(11),
                [12, 10],
            ),
            Rule::LittleBoxes => (
                "rule-little-boxes",
                BOTH,
                "scores-little-boxes",
                published(9),
                [9, 8],
            ),
            Rule::ShoppingDistrict => (
                "rule-shopping-district",
                BOTH,
                "scores-shopping-district",
                published(9),
                [10, 8],
            ),
            Rule::LinearPark => (
                "rule-linear-park",
                BOTH,
                "scores-linear-park",
                published(13),
                [11, 10],
            ),
            Rule::WeCompost => (
                "rule-we-compost",
                BOTH,
                "scores-we-compost",
                published(19),
                [18, 14],
            ),
            Rule::GardenCity => (
                "rule-garden-city",
                BOTH,
                "scores-garden-city",
                published(17),
                [16, 13],
            ),
            Rule::Piazzas => ("rule-piazzas", BOTH, "scores-piazzas", published(23), [15, 12]),
            Rule::CanadianStyle => (
                "rule-canadian-style",
                BOTH,
                "scores-canadian-style",
                published(17),
                [35, 26],
            ),
            Rule::FirstFactoryUnfun => (
                "rule-factory-un-fun",
                &[Edition::First],
                "scores-first-factory-un-fun",
                measured(3),
                [4, 4],
            ),
            Rule::SecondFactoryUnfun => (
                "rule-factory-un-fun",
                &[Edition::Second],
                "scores-second-factory-un-fun",
                published(4),
                [-1, 2],
            ),
            Rule::LinesOfSight => (
                "rule-lines-of-sight",
                BOTH,
                "scores-lines-of-sight",
                published(4),
                [-3, -3],
            ),
            Rule::Clusters => ("rule-clusters", BOTH, "scores-clusters", published(9), [13, 17]),
            Rule::CityWall => (
                "rule-city-wall",
                &[Edition::First],
                "scores-city-wall",
                measured(16),
                [17, 14],
            ),
            Rule::BiggerOnTheOutside => (
                "rule-bigger-on-the-outside",
                &[Edition::Second],
                "scores-bigger-on-the-outside",
                published(15),
                [15, 14],
            ),
            Rule::MixedUseDevelopment => (
                "rule-mixed-use-development",
                &[Edition::Second],
                "scores-mixed-use-development",
                published(7),
                [9, 7],
            ),
            Rule::RoomToMakeABigMistake => (
                "rule-room-to-make-a-big-mistake",
                &[Edition::Second],
                "scores-room-to-make-a-big-mistake",
                published(17),
                [19, 15],
            ),
        }
    }

    /// Its name, in any language.
    pub fn sentence(self) -> Sentence {
        Sentence::new(self.entry().0)
    }

    /// Its name in the text.
    pub fn name(self) -> String {
        ZoningOutView::english().say(&self.sentence())
    }

    /// Whether it is one of this edition.
    pub fn is_in(self, edition: Edition) -> bool {
        self.entry().1.contains(&edition)
    }

    /// What it scores.
    pub fn scores(self) -> Sentence {
        Sentence::new(self.entry().2)
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
    pub fn word(self) -> &'static str {
        let message = self.entry().0;
        message.strip_prefix("rule-").unwrap_or(message)
    }

    /// The rule of this name in an edition, however it is written: `We Compost`, `we-compost`.
    pub fn find(name: &str, edition: Edition) -> Result<ScoringRule, NoSuchName> {
        let name = word(name);
        let found = edition.rules().iter().find(|rule| rule.word() == name);
        found.ok_or(NoSuchName)
    }

    pub(crate) fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl fmt::Display for ScoringRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// As a word.
impl Serialize for ScoringRule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
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
