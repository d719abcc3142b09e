//! What may be chosen before the game: against whom, from what, and by which scoring rules.

use plat_engine::{Arg, OptionError, OptionInfo, Options, Sentence, View, on_or_off, write_on_or_off};

use crate::rule_set::{RuleError, RuleSet};
use crate::score::Goal;
use crate::scoring_rule::{Edition, Targets};
use crate::seats::MOST_PLAYERS;
use crate::view::ZoningOutView;
use crate::words::counted;

/// Whether the players build one city or compete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One city, built in turns, or alone.
    #[default]
    Together,
    /// A hidden city each.
    Competitive,
}

/// The options of Zoning Out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ZoningOutOptions {
    /// Against whom.
    pub mode: Mode,
    /// By which text.
    pub edition: Edition,
    /// The scoring rules in play, as they were named; drawn if none were.
    pub rules: Option<String>,
    /// How many trios of each colour: 3 unless another number is chosen, 2 in a Small City.
    pub trios: Option<u8>,
    /// Whether all pyramids lie open in three lines from the beginning.
    pub apc: bool,
    /// Two trios and two rules.
    pub small_city: bool,
    /// Whose targets are played for.
    pub targets: Targets,
    /// What is added to the target, for a harder game.
    pub raise: u8,
}

/// The most trios of a colour.
pub(crate) const MOST_TRIOS: u8 = 6;
/// The most by which the target may be raised.
const HIGHEST_RAISE: u8 = 30;
const TOGETHER: &str = "together";
const COMPETITIVE: &str = "competitive";
const AUTO: &str = "auto";
const RANDOM: &str = "random";

impl ZoningOutOptions {
    /// How many trios of each colour there are.
    pub fn trios(&self) -> u8 {
        self.trios.unwrap_or(if self.small_city { 2 } else { 3 })
    }

    /// How many scoring rules are drawn if none are named.
    pub fn rules_to_draw(&self) -> usize {
        if self.small_city { 2 } else { 3 }
    }

    /// What has to be reached to win with these rules.
    pub(crate) fn goal(&self, rules: RuleSet) -> Goal {
        Goal {
            targets: rules.target(self.targets, self.small_city),
            raise: self.raise,
        }
    }

    /// The rules that were named, if any.
    pub fn named_rules(&self) -> Result<Option<RuleSet>, RuleError> {
        let names = self.rules.as_deref();
        names.map(|names| RuleSet::parse(names, self.edition)).transpose()
    }

    /// Whether these options go together.
    pub(crate) fn check(&self, seats: usize) -> Result<(), OptionError> {
        let conflict = |message| Err(wrong(Sentence::new(message)));
        if self.mode == Mode::Competitive {
            if seats == 1 {
                let most = Sentence::new("competition-seats").with("most", MOST_PLAYERS);
                return Err(wrong(most));
            }
            if self.apc {
                return conflict("competition-apc");
            }
            if self.trios() < 2 {
                return conflict("competition-trios");
            }
            if self.raise > 0 {
                return conflict("competition-raise");
            }
        }
        if self.small_city && self.trios() != 2 {
            return conflict("small-city-trios");
        }
        match self.named_rules() {
            Err(fault) => Err(wrong_rules(&fault)),
            Ok(Some(rules)) if self.small_city && rules.len() != 2 => {
                Err(wrong(counted("small-city-rules", rules.len())))
            }
            Ok(_) => Ok(()),
        }
    }
}

fn wrong(sentence: Sentence) -> OptionError {
    OptionError::Conflict(ZoningOutView::phrase(sentence))
}

fn wrong_rules(fault: &RuleError) -> OptionError {
    wrong(Sentence::new("option-rules-wrong").with("fault", fault.sentence()))
}

/// The error of an option that takes either of two values.
fn neither(key: &'static str, value: &str, [one, other]: [&str; 2]) -> OptionError {
    let values = Sentence::new("value-of-two")
        .with("one", Arg::verbatim(one))
        .with("other", Arg::verbatim(other));
    OptionError::bad_value(key, value, ZoningOutView::phrase(values))
}

/// The error of an option whose values are said by a message.
fn none_of(key: &'static str, value: &str, values: &'static str) -> OptionError {
    OptionError::bad_value(key, value, ZoningOutView::phrase(Sentence::new(values)))
}

impl Options for ZoningOutOptions {
    const KNOWN: &'static [OptionInfo] = &[
        OptionInfo {
            key: "mode",
            values: "together|competitive",
            default: "together",
            about: "build one city alone or in turns, or a hidden city each",
        },
        OptionInfo {
            key: "edition",
            values: "first|second",
            default: "second",
            about: "by which text: 17 scoring rules, or 18 with published targets",
        },
        OptionInfo {
            key: "rules",
            values: "random|RULE,RULE,...",
            default: RANDOM,
            about: "the scoring rules in play, up to 5, such as garden-city,piazzas,clusters; `plat rules zoning-out` lists them",
        },
        OptionInfo {
            key: "trios",
            values: "auto|1|2|3|4|5|6",
            default: AUTO,
            about: "trios of each colour; auto is 3, and 2 in a Small City",
        },
        OptionInfo {
            key: "apc",
            values: "on|off",
            default: "off",
            about: "Analysis Paralysis Commission: all pyramids lie open in three lines",
        },
        OptionInfo {
            key: "small-city",
            values: "on|off",
            default: "off",
            about: "a shorter game: 2 trios and 2 scoring rules",
        },
        OptionInfo {
            key: "targets",
            values: "published|measured",
            default: "published",
            about: "the designer's targets, or those that Plat has measured for all rules",
        },
        OptionInfo {
            key: "raise",
            values: "0|2|5|10|POINTS",
            default: "0",
            about: "0 to 30 points that are added to the target, for those who win too often",
        },
    ];

    fn set_known(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "mode" => {
                self.mode = match value {
                    TOGETHER => Mode::Together,
                    COMPETITIVE => Mode::Competitive,
                    _ => return Err(neither("mode", value, [TOGETHER, COMPETITIVE])),
                };
            }
            "edition" => {
                self.edition = Edition::ALL
                    .into_iter()
                    .find(|edition| edition.name() == value)
                    .ok_or_else(|| neither("edition", value, Edition::ALL.map(Edition::name)))?;
            }
            "rules" if value == RANDOM => self.rules = None,
            // The edition may be chosen later: here the rules may be those of either, and `check` looks again.
            "rules" => {
                let read = |edition| RuleSet::parse(value, edition);
                if let Err(fault) = read(self.edition)
                    && !Edition::ALL.into_iter().any(|edition| read(edition).is_ok())
                {
                    return Err(wrong_rules(&fault));
                }
                self.rules = Some(value.to_owned());
            }
            "trios" => {
                self.trios = match value {
                    AUTO => None,
                    _ => Some(
                        (1..=MOST_TRIOS)
                            .find(|trios| trios.to_string() == value)
                            .ok_or_else(|| none_of("trios", value, "value-trios"))?,
                    ),
                };
            }
            "apc" => self.apc = on_or_off("apc", value)?,
            "small-city" => self.small_city = on_or_off("small-city", value)?,
            "targets" => {
                self.targets = Targets::ALL
                    .into_iter()
                    .find(|targets| targets.name() == value)
                    .ok_or_else(|| neither("targets", value, Targets::ALL.map(Targets::name)))?;
            }
            _ => {
                self.raise = (0..=HIGHEST_RAISE)
                    .find(|raise| raise.to_string() == value)
                    .ok_or_else(|| none_of("raise", value, "value-raise"))?;
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "mode" => match self.mode {
                Mode::Together => TOGETHER.to_owned(),
                Mode::Competitive => COMPETITIVE.to_owned(),
            },
            "edition" => self.edition.name().to_owned(),
            // The rules' own words, so that a record has one form only.
            "rules" => match (self.named_rules(), &self.rules) {
                (Ok(Some(rules)), _) => rules.to_string(),
                (_, Some(names)) => names.clone(),
                (_, None) => RANDOM.to_owned(),
            },
            "trios" => self
                .trios
                .map_or_else(|| AUTO.to_owned(), |trios| trios.to_string()),
            "apc" => write_on_or_off(self.apc),
            "small-city" => write_on_or_off(self.small_city),
            "targets" => self.targets.name().to_owned(),
            _ => self.raise.to_string(),
        }
    }
}
