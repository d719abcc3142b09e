//! Sets of scoring rules: those of a game or of an edition, and how they are read.

use std::fmt;

use plat_engine::{Arg, Sentence, View};

use crate::city::Code;
use crate::scoring_rule::{Edition, ScoringRule, Targets};
use crate::view::ZoningOutView;
use crate::words::counted;

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
            mixed_use: self.has(ScoringRule::MixedUseDevelopment),
            canadian: self.has(ScoringRule::CanadianStyle),
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
                edition,
                known: edition.rules().to_string(),
            })?;
            if rules.has(rule) {
                return Err(RuleError::Twice(short()));
            }
            rules = rules.with(rule);
        }
        match rules.len() {
            ..=RuleSet::MOST => Ok(rules),
            count => Err(RuleError::TooMany(count)),
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
        let words: Vec<&str> = self.iter().map(ScoringRule::word).collect();
        f.write_str(&words.join(","))
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RuleSet({self})")
    }
}

/// Why a list of names is no set of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleError {
    /// There is no such rule.
    Unknown {
        /// What was asked for.
        name: String,
        /// In which edition.
        edition: Edition,
        /// What there is.
        known: String,
    },
    /// A rule was named twice.
    Twice(String),
    /// More than can be in play.
    TooMany(usize),
}

impl RuleError {
    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        match self {
            RuleError::Unknown { name, edition, known } => Sentence::new("rule-unknown")
                .with("name", Arg::quoted(name))
                .with("edition", edition.sentence())
                .with("known", Arg::verbatim(known)),
            RuleError::Twice(name) => Sentence::new("rule-twice").with("name", Arg::quoted(name)),
            RuleError::TooMany(count) => counted("rules-too-many", *count).with("most", RuleSet::MOST),
        }
    }
}

impl std::error::Error for RuleError {}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ZoningOutView::english().say(&self.sentence()))
    }
}
