//! The Secret Objectives: six are dealt, and everybody scores all of them in the end. They are data,
//! `data/objectives.txt`, which says at its top what a line means.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use plat_engine::{Arg, Dice, Sentence, View};
use serde::{Serialize, Serializer};

use crate::face::{Density, Face, Kind, ZoneType};
use crate::view::ZonedOutView;

/// How many objective cards there are.
pub const OBJECTIVES: usize = 18;
/// How many of them are dealt.
pub const DEALT: usize = 6;

/// One objective card, by its place in the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Objective(u8);

/// What an objective counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A point for every developed Block of the kind.
    Kind(Kind),
    /// The most developed Blocks of the type.
    Blocks(ZoneType),
    /// The most building pieces on Blocks of the type.
    Capacity(ZoneType),
    /// The most developed Blocks of the density.
    Density(Density),
}

impl Measure {
    /// Whether a Block that was developed as this kind counts.
    pub fn counts(self, kind: Kind) -> bool {
        match self {
            Measure::Kind(of) => kind == of,
            Measure::Blocks(of) | Measure::Capacity(of) => kind.zone_type() == of,
            Measure::Density(of) => kind.density() == of,
        }
    }
}

/// A line of the file.
struct Line {
    measure: Measure,
    word: &'static str,
}

impl Objective {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Objective> {
        (0..OBJECTIVES as u8).map(Objective)
    }

    /// What it counts.
    #[inline]
    pub fn measure(self) -> Measure {
        self.line().measure
    }

    /// What stands on the card.
    pub fn sentence(self) -> Sentence {
        Sentence::new(self.line().word)
    }

    /// What it is worth, in a few words.
    pub(crate) fn worth(self) -> Sentence {
        Sentence::new(match self.measure() {
            Measure::Kind(_) => "worth-each",
            _ => "worth-most",
        })
    }

    fn line(self) -> &'static Line {
        &file()[usize::from(self.0)]
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.line().word)
    }
}

impl fmt::Debug for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Objective {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A word that is no objective.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAnObjective(String);

impl NotAnObjective {
    /// What is wrong, with what would be right.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("no-objective")
            .with("word", Arg::quoted(&self.0))
            .with("example", Arg::verbatim(Objective(0).line().word))
    }
}

impl std::error::Error for NotAnObjective {}

impl fmt::Display for NotAnObjective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ZonedOutView::english().say(&self.sentence()))
    }
}

impl FromStr for Objective {
    type Err = NotAnObjective;

    fn from_str(word: &str) -> Result<Objective, NotAnObjective> {
        Objective::all()
            .find(|objective| objective.line().word == word)
            .ok_or_else(|| NotAnObjective(word.chars().take(40).collect()))
    }
}

/// A set of objectives.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Objectives(u32);

impl Objectives {
    /// None.
    pub const NONE: Objectives = Objectives(0);
    /// All 18.
    pub(crate) const ALL: Objectives = Objectives((1 << OBJECTIVES) - 1);

    /// How many.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of either set.
    #[inline]
    pub(crate) fn and(self, other: Objectives) -> Objectives {
        Objectives(self.0 | other.0)
    }

    /// Those that are not in the other set.
    pub(crate) fn without(self, other: Objectives) -> Objectives {
        Objectives(self.0 & !other.0)
    }

    /// In the order of the file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Objective> {
        (0..OBJECTIVES as u8)
            .filter(move |index| self.0 >> index & 1 == 1)
            .map(Objective)
    }

    /// So many of them, each choice equally likely.
    pub(crate) fn draw<D: Dice>(mut self, count: usize, dice: &mut D) -> Objectives {
        let mut drawn = Objectives::NONE;
        for _ in 0..count {
            let left: Vec<Objective> = self.iter().collect();
            let one = Objectives(1 << dice.pick(&left).0);
            drawn = drawn.and(one);
            self = self.without(one);
        }
        drawn
    }
}

impl FromIterator<Objective> for Objectives {
    fn from_iter<I: IntoIterator<Item = Objective>>(objectives: I) -> Objectives {
        Objectives(objectives.into_iter().fold(0, |set, one| set | 1 << one.0))
    }
}

impl fmt::Display for Objectives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.iter().map(|one| one.to_string()).collect();
        f.write_str(&words.join(","))
    }
}

impl fmt::Debug for Objectives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

fn file() -> &'static [Line; OBJECTIVES] {
    static FILE: OnceLock<[Line; OBJECTIVES]> = OnceLock::new();
    FILE.get_or_init(|| {
        let lines = include_str!("../data/objectives.txt").lines();
        let lines = lines.map(|line| line.split('#').next().unwrap_or("").trim());
        let read: Vec<Line> = lines
            .filter(|line| !line.is_empty())
            .map(|line| read(line).expect("the objective file of this crate is well formed"))
            .collect();
        read.try_into().ok().expect("the objective file has 18 cards")
    })
}

/// One line of the file: a measure, what it is of, and the word for it.
fn read(line: &'static str) -> Option<Line> {
    let words: Vec<&'static str> = line.split_whitespace().collect();
    let [measure, of, word] = *words.as_slice() else {
        return None;
    };
    let zone_type = || ZoneType::ALL.into_iter().find(|found| found.letter() == of);
    let density = || Density::ALL.into_iter().find(|found| found.word() == of);
    Some(Line {
        measure: match measure {
            "kind" => Measure::Kind(of.parse::<Face>().ok()?.kind()?),
            "blocks" => Measure::Blocks(zone_type()?),
            "capacity" => Measure::Capacity(zone_type()?),
            "density" => Measure::Density(density()?),
            _ => return None,
        },
        word,
    })
}
