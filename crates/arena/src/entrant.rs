//! Who takes part: a computer player of Plat's own, or anybody's program.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use plat_engine::MOST_SEATS;
use plat_games::{Level, PlayerKind, UnknownPlayer};
use thiserror::Error;

/// What a program is introduced by, as in `cmd:./mybot`.
const PROGRAM: &str = "cmd:";

/// Somebody who can be given a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A computer player of Plat's own.
    Computer {
        /// Which.
        kind: PlayerKind,
        /// How long it may think, if that was said for it alone: `master@200ms`.
        budget: Option<Budget>,
    },
    /// A program that speaks the bot protocol, by its command line.
    Program(String),
}

/// How long a player may think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long by the clock.
    Time(Duration),
    /// So many iterations of its search, which gives the same choice on any machine.
    Iterations(u64),
}

/// Why a word names nobody who can take part.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EntrantError {
    /// No player of that name.
    #[error("{0}, and cmd:PROGRAM")]
    Unknown(#[from] UnknownPlayer),
    /// A budget that is none.
    #[error("{0:?} is not a time to think such as 0.5s or 200ms, nor a number of iterations such as 5000it")]
    Budget(String),
    /// A budget for somebody who does not ask for one.
    #[error("{0} thinks as far as it always does; only master can be told how long")]
    NoBudget(PlayerKind),
    /// A program without a name.
    #[error("cmd: must be followed by a program, as in cmd:./mybot")]
    NoProgram,
    /// Too many for one tournament.
    #[error("at most {MOST_ENTRANTS} players can take part, not {0}")]
    TooMany(usize),
}

/// More would make more pairs than anybody reads.
const MOST_ENTRANTS: usize = 4 * MOST_SEATS;

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(word: &str) -> Result<Entrant, EntrantError> {
        if let Some(command) = word.strip_prefix(PROGRAM) {
            let command = command.trim();
            return match command.is_empty() {
                true => Err(EntrantError::NoProgram),
                false => Ok(Entrant::Program(command.to_owned())),
            };
        }
        let (kind, budget) = match word.split_once('@') {
            Some((kind, budget)) => (kind, Some(budget.parse()?)),
            None => (word, None),
        };
        let kind = kind.parse()?;
        match budget {
            Some(_) if kind != PlayerKind::Level(Level::Master) => Err(EntrantError::NoBudget(kind)),
            budget => Ok(Entrant::Computer { kind, budget }),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Computer { kind, budget: None } => kind.fmt(f),
            Entrant::Computer {
                kind,
                budget: Some(budget),
            } => write!(f, "{kind}@{budget}"),
            Entrant::Program(command) => write!(f, "{PROGRAM}{command}"),
        }
    }
}

/// The longest that can be asked for: an hour a move.
const LONGEST: Duration = Duration::from_secs(3600);

impl FromStr for Budget {
    type Err = EntrantError;

    fn from_str(word: &str) -> Result<Budget, EntrantError> {
        let wrong = || EntrantError::Budget(word.chars().take(40).collect());
        if let Some(count) = word.strip_suffix("it") {
            let count: u64 = count.parse().map_err(|_| wrong())?;
            return Some(count)
                .filter(|&count| count > 0)
                .map(Budget::Iterations)
                .ok_or_else(wrong);
        }
        let (number, unit) = match (word.strip_suffix("ms"), word.strip_suffix('s')) {
            (Some(number), _) => (number, 1e-3),
            (None, Some(number)) => (number, 1.0),
            (None, None) => (word, 1.0),
        };
        let seconds = number.parse::<f64>().map_err(|_| wrong())? * unit;
        let time = Duration::try_from_secs_f64(seconds).map_err(|_| wrong())?;
        let sensible = !time.is_zero() && time <= LONGEST;
        sensible.then_some(Budget::Time(time)).ok_or_else(wrong)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}s", time.as_secs_f64()),
            Budget::Iterations(count) => write!(f, "{count}it"),
        }
    }
}

/// Those who take part, as in `master,greedy,cmd:./mybot`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrants(pub Vec<Entrant>);

impl Entrants {
    /// One name each, and none twice: a player who meets itself is told apart by a number.
    pub fn names(&self) -> Vec<String> {
        let names: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        let numbered = |(index, name): (usize, &String)| match names[..index]
            .iter()
            .filter(|before| *before == name)
            .count()
        {
            0 => name.clone(),
            before => format!("{name} ({})", before + 1),
        };
        names.iter().enumerate().map(numbered).collect()
    }
}

impl FromStr for Entrants {
    type Err = EntrantError;

    fn from_str(list: &str) -> Result<Entrants, EntrantError> {
        let entrants: Vec<Entrant> = list
            .split(',')
            .map(|word| word.trim().parse())
            .collect::<Result<_, _>>()?;
        match entrants.len() {
            many if many > MOST_ENTRANTS => Err(EntrantError::TooMany(many)),
            _ => Ok(Entrants(entrants)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_read_back() {
        for word in ["greedy", "master@0.25s", "master@5000it", "cmd:./mybot --level 3"] {
            assert_eq!(word.parse::<Entrant>().unwrap().to_string(), word);
        }
        assert_eq!("master@250ms".parse::<Entrant>(), "master@0.25".parse());
    }

    #[test]
    fn what_is_wrong_is_said() {
        let fault = |word: &str| word.parse::<Entrants>().unwrap_err().to_string();
        assert!(fault("bob").starts_with("there is no player \"bob\"; there are: newcomer"));
        assert!(fault("bob").ends_with(", and cmd:PROGRAM"));
        assert_eq!(
            fault("greedy,cmd: "),
            "cmd: must be followed by a program, as in cmd:./mybot"
        );
        for budget in [
            "",
            "0s",
            "-1s",
            "NaN",
            "inf",
            "1h",
            "0it",
            "1e9s",
            "99999999999999999999it",
        ] {
            assert!(
                fault(&format!("master@{budget}")).contains("is not a time to think"),
                "{budget}"
            );
        }
        assert_eq!(
            fault("expert@1s"),
            "expert thinks as far as it always does; only master can be told how long"
        );
        assert!(fault(&["greedy"; 25].join(",")).starts_with("at most 24"));
    }

    #[test]
    fn players_who_meet_themselves_are_told_apart() {
        let entrants: Entrants = "greedy, random,greedy".parse().unwrap();
        assert_eq!(entrants.names(), ["greedy", "random", "greedy (2)"]);
    }
}
