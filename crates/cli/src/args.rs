//! What the command line's words mean: games, seats, players, observers.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use clap::ValueEnum;
use plat_arena::{Budget, Entrant, EntrantError};
use plat_engine::{MOST_SEATS, Observer, Seat, Seats, Sentence};
use plat_games::AnyGame;
use plat_render::{Layout, Theme};

use crate::{language, shelf};

/// A game, by its name on the command line.
#[derive(Clone, Copy)]
pub(crate) struct GameName(pub(crate) &'static dyn AnyGame);

impl FromStr for GameName {
    type Err = String;

    fn from_str(id: &str) -> Result<GameName, String> {
        shelf::offered().find(id).map(GameName).ok_or_else(|| {
            let known: Vec<&str> = shelf::offered().iter().map(|game| game.info().id).collect();
            format!("there is no game {id:?}; there are: {}", known.join(", "))
        })
    }
}

/// Who sits somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Somebody at the keyboard.
    Human,
    /// A computer player, or somebody's program.
    Player(Entrant),
}

impl FromStr for Sitter {
    type Err = EntrantError;

    fn from_str(name: &str) -> Result<Sitter, EntrantError> {
        match name {
            "human" => Ok(Sitter::Human),
            name => name.parse().map(Sitter::Player),
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Human => f.write_str("human"),
            Sitter::Player(entrant) => entrant.fmt(f),
        }
    }
}

/// Who has this name in a record: a computer player, or a person. A record never starts a program.
pub(crate) fn sitter_named(name: &str) -> Sitter {
    match name.parse() {
        Ok(entrant @ Entrant::Computer { .. }) => Sitter::Player(entrant),
        _ => Sitter::Human,
    }
}

/// Who sits where, as in `human,greedy`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatPlan(pub(crate) Vec<Sitter>);

impl FromStr for SeatPlan {
    type Err = String;

    fn from_str(list: &str) -> Result<SeatPlan, String> {
        let sitters = list
            .split(',')
            .enumerate()
            .map(|(index, name)| {
                let sitter: Result<Sitter, _> = name.trim().parse();
                sitter.map_err(|error| format!("seat {}: {error}, or human", index + 1))
            })
            .collect::<Result<Vec<Sitter>, String>>()?;
        if sitters.len() > MOST_SEATS {
            return Err(format!(
                "a table has at most {MOST_SEATS} seats, not {}",
                sitters.len()
            ));
        }
        Ok(SeatPlan(sitters))
    }
}

/// How many seats a table is to have. Whether the game is for so many, the game says.
pub(crate) fn seat_count(word: &str) -> Result<usize, String> {
    word.parse()
        .map_err(|_| format!("a table has 1 to {MOST_SEATS} seats"))
}

/// A seat by its number.
pub(crate) fn seat(word: &str) -> Result<Seat, String> {
    let seat = word.parse().ok().and_then(Seat::from_number);
    seat.ok_or_else(|| format!("{word:?} is no seat's number"))
}

/// Who looks: a seat's number or `spectator`.
pub(crate) fn observer(word: &str) -> Result<Observer, String> {
    if word == "spectator" {
        return Ok(Observer::Spectator);
    }
    seat(word)
        .map(Observer::Seat)
        .map_err(|_| format!("{word:?} is neither a seat's number nor \"spectator\""))
}

/// The colours of a picture.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ThemeName {
    Light,
    Dark,
}

impl From<ThemeName> for Theme {
    fn from(name: ThemeName) -> Theme {
        match name {
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
        }
    }
}

/// The form of a picture.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum LayoutName {
    Wide,
    Tall,
    Square,
}

impl From<LayoutName> for Layout {
    fn from(name: LayoutName) -> Layout {
        match name {
            LayoutName::Wide => Layout::Wide,
            LayoutName::Tall => Layout::Tall,
            LayoutName::Square => Layout::Square,
        }
    }
}

/// How many threads work: all processors unless a number is given.
pub(crate) fn threads(asked: Option<usize>) -> anyhow::Result<usize> {
    let threads = asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    anyhow::ensure!(
        (1..=1024).contains(&threads),
        "--threads {threads}: 1 to 1024 threads can search"
    );
    Ok(threads)
}

/// A time to think: seconds, with their unit if you like.
pub(crate) fn seconds(word: &str) -> Result<Duration, String> {
    match word.parse::<Budget>().map_err(|fault| fault.to_string())? {
        Budget::Time(time) => Ok(time),
        Budget::Iterations(_) => Err("a number of iterations is given with --iterations".to_owned()),
    }
}

/// The observer, if there is such a seat at this table.
pub(crate) fn at_table(observer: Observer, seats: Seats) -> anyhow::Result<Observer> {
    match observer {
        Observer::Seat(seat) if !seats.has(seat) => Err(no_seat(seat.number(), seats)),
        observer => Ok(observer),
    }
}

/// There is no such seat at this table.
pub(crate) fn no_seat(seat: usize, seats: Seats) -> anyhow::Error {
    let none = Sentence::new("no-seat")
        .with("seat", seat)
        .with("seats", seats.count());
    language::fault(&none)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seat_plans_are_read_or_refused_by_name() {
        let plan: SeatPlan = "human, greedy,random".parse().unwrap();
        assert_eq!(plan.0.len(), 3);
        assert_eq!(
            "human,bob".parse::<SeatPlan>().unwrap_err(),
            "seat 2: there is no player \"bob\"; there are: newcomer, casual, regular, expert, master, random, greedy, \
             planner, and cmd:PROGRAM, or human"
        );
        assert!("".parse::<SeatPlan>().is_err());
        assert_eq!(
            "human,human,human,human,human,human,human"
                .parse::<SeatPlan>()
                .unwrap_err(),
            "a table has at most 6 seats, not 7"
        );
    }

    #[test]
    fn seconds_are_read_or_refused() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        for bad in ["", "0", "-1", "NaN", "inf", "1e9", "5000it"] {
            assert!(seconds(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_record_seats_computer_players_but_never_a_program() {
        assert_eq!(sitter_named("master@2s").to_string(), "master@2s");
        assert_eq!(sitter_named("Ada"), Sitter::Human);
        assert_eq!(sitter_named("cmd:./mybot"), Sitter::Human);
    }

    #[test]
    fn observers_are_seats_or_spectators() {
        assert_eq!(observer("spectator"), Ok(Observer::Spectator));
        assert_eq!(observer("2"), Ok(Observer::Seat(Seat::ALL[1])));
        assert!(observer("0").is_err() && observer("7").is_err() && observer("red").is_err());
        assert!(at_table(Observer::Seat(Seat::ALL[2]), Seats::new(2).unwrap()).is_err());
    }
}
