//! What is agreed before a game begins: the head of its log.

use std::fmt;

use plat_engine::{Arg, MOST_SEATS, OptionError, Seat, Seed, Sentence, SessionDice, Shelf, Voice};
use plat_games::{AnyGame, Games, LiveTable, PlayerKind, UnknownPlayer, find};
use serde::{Deserialize, Serialize};

use crate::language::{Language, SHELF};

/// The longest that a clock can be set to, in seconds: two weeks.
const LONGEST_CLOCK: u32 = 14 * 24 * 3600;

/// No options are longer than this, a deck of one's own included.
const LONGEST_OPTION: usize = 4096;

/// What is agreed before a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's name in commands, such as `subdivision`.
    pub game: String,
    /// The revision of its rules. Whoever sets a table up gets those of this program, whatever they ask for.
    #[serde(default = "first")]
    pub rules: u32,
    /// Options as `key=value`; the others have their defaults.
    #[serde(default)]
    pub options: Vec<String>,
    /// Who is to sit where.
    pub seats: Vec<Chair>,
    /// How time is counted.
    #[serde(default)]
    pub clock: ClockTerms,
    /// Whether strangers may find the table and sit down.
    #[serde(default)]
    pub open: bool,
    /// Whether those who play may write to each other.
    #[serde(default)]
    pub chat: bool,
    /// Whether the computer may be asked for advice.
    #[serde(default)]
    pub hints: bool,
}

/// The revision of games that were begun before terms said it.
fn first() -> u32 {
    1
}

/// For whom a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Chair {
    /// For a person.
    Person,
    /// For the computer, at this level.
    Computer(PlayerKind),
}

impl From<Chair> for String {
    fn from(chair: Chair) -> String {
        match chair {
            Chair::Person => "person".to_owned(),
            Chair::Computer(kind) => kind.name().to_owned(),
        }
    }
}

impl TryFrom<String> for Chair {
    type Error = UnknownPlayer;

    fn try_from(name: String) -> Result<Chair, UnknownPlayer> {
        match name.as_str() {
            "person" => Ok(Chair::Person),
            name => name.parse().map(Chair::Computer),
        }
    }
}

/// How time is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum ClockTerms {
    /// Not at all.
    #[default]
    None,
    /// So many seconds for every turn.
    Move {
        /// How many.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more for every turn.
    Game {
        /// How many.
        seconds: u32,
        /// How many more for every turn.
        #[serde(default)]
        increment: u32,
    },
}

/// Why no game can be played on these terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// There is no such game.
    NoGame(String),
    /// The options or the number of seats do not make a game.
    Options {
        /// Which game.
        game: &'static str,
        /// Why.
        error: Box<OptionError>,
    },
    /// This computer player does not play at such a table.
    Player {
        /// Where.
        seat: Seat,
        /// Who.
        kind: PlayerKind,
        /// What.
        game: &'static str,
        /// With how many.
        seats: usize,
    },
    /// Only computers would play.
    OnlyComputers,
    /// The clock is set to nothing, or to more than two weeks.
    Clock,
    /// Something is longer than it may be.
    TooLong,
}

impl TermsError {
    /// The same in any language.
    pub(crate) fn sentence(&self) -> Sentence {
        match self {
            TermsError::NoGame(name) => Sentence::new("terms-no-game").with("name", Arg::quoted(name)),
            TermsError::Options { error, .. } => error.sentence(),
            TermsError::Player {
                seat,
                kind,
                game,
                seats,
            } => Sentence::new("terms-player")
                .with("seat", seat.number())
                .with("level", kind.sentence())
                .with("game", Arg::verbatim(*game))
                .with("seats", *seats),
            TermsError::OnlyComputers => Sentence::new("terms-only-computers"),
            TermsError::Clock => Sentence::new("terms-clock").with("most", LONGEST_CLOCK),
            TermsError::TooLong => Sentence::new("terms-too-long"),
        }
    }

    /// What it says in this language.
    pub(crate) fn says(&self, language: Language) -> String {
        let voice = match self {
            TermsError::Options { game, .. } => Voice::of(shelf_of(game).book(language.tag())),
            _ => language.of_the_house(),
        };
        voice.say(&self.sentence())
    }
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.says(Language::default()))
    }
}

impl std::error::Error for TermsError {}

/// The words of a game; the house's where there is none of this name.
pub(crate) fn shelf_of(game: &str) -> &'static Shelf {
    find(game).map_or(&SHELF, AnyGame::shelf)
}

impl Terms {
    /// Reads the head of a log.
    pub(crate) fn read(head: &str) -> Result<Terms, serde_json::Error> {
        serde_json::from_str(head)
    }

    /// The head of a log.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("terms are plain data")
    }

    /// The game, if it can be played on these terms.
    pub(crate) fn check(&self) -> Result<&'static dyn AnyGame, TermsError> {
        let game = self.any_game()?;
        if self.options.len() > 32 || self.options.iter().map(String::len).sum::<usize>() > LONGEST_OPTION {
            return Err(TermsError::TooLong);
        }
        let names = vec![String::new(); self.seats.len().min(MOST_SEATS + 1)];
        let made = game.new_table(&self.options, names, SessionDice::default());
        made.map_err(|error| unfit(game, error))?;
        let players = game.players(self.seats.len());
        for (seat, chair) in Seat::ALL.into_iter().zip(&self.seats) {
            if let Chair::Computer(kind) = *chair
                && !players.contains(&kind)
            {
                return Err(TermsError::Player {
                    seat,
                    kind,
                    game: game.info().name,
                    seats: self.seats.len(),
                });
            }
        }
        if !self.seats.contains(&Chair::Person) {
            return Err(TermsError::OnlyComputers);
        }
        match self.clock {
            ClockTerms::None => Ok(game),
            ClockTerms::Move { seconds } if (1..=LONGEST_CLOCK).contains(&seconds) => Ok(game),
            ClockTerms::Game { seconds, increment }
                if (1..=LONGEST_CLOCK).contains(&seconds) && increment <= LONGEST_CLOCK =>
            {
                Ok(game)
            }
            _ => Err(TermsError::Clock),
        }
    }

    /// The game they name.
    pub(crate) fn any_game(&self) -> Result<&'static dyn AnyGame, TermsError> {
        find(&self.game).ok_or_else(|| self.no_game())
    }

    /// Whether the game they name is offered.
    pub(crate) fn must_be_among(&self, games: Games) -> Result<(), TermsError> {
        games.find(&self.game).map(drop).ok_or_else(|| self.no_game())
    }

    fn no_game(&self) -> TermsError {
        TermsError::NoGame(self.game.chars().take(40).collect())
    }

    /// The table before anything has happened.
    pub(crate) fn table(&self, names: Vec<String>, seed: &Seed) -> Result<Box<dyn LiveTable>, TermsError> {
        let dice = SessionDice::seeded(seed.clone());
        let game = self.any_game()?;
        let made = game.new_table(&self.options, names, dice);
        made.map_err(|error| unfit(game, error))
    }
}

fn unfit(game: &dyn AnyGame, error: OptionError) -> TermsError {
    TermsError::Options {
        game: game.info().id,
        error: Box::new(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Result<Terms, String> {
        let terms = Terms::read(json).map_err(|error| error.to_string())?;
        terms.check().map(drop).map_err(|error| error.to_string())?;
        Ok(terms)
    }

    #[test]
    fn terms_read_back() {
        let terms = read(
            r#"{"game":"subdivision","options":["parks=random"],"seats":["person","greedy"],
                "clock":{"game":{"seconds":600,"increment":5}},"chat":true}"#,
        )
        .unwrap();
        assert_eq!(terms.seats, [Chair::Person, Chair::Computer(PlayerKind::Greedy)]);
        assert!(terms.chat && !terms.open && !terms.hints);
        assert_eq!(read(&terms.write()), Ok(terms));
    }

    #[test]
    fn bad_terms_are_refused_with_the_reason() {
        let check = |json: &str, says: &str| assert_eq!(read(json), Err(says.to_owned()), "{json}");
        check(
            r#"{"game":"chess","seats":["person"]}"#,
            "there is no game \"chess\"",
        );
        check(
            r#"{"game":"subdivision","seats":["person"]}"#,
            "Subdivision is for 2 to 4 players, not 1",
        );
        check(
            r#"{"game":"subdivision","seats":["person","planner"]}"#,
            "seat 2: Planner does not play Subdivision for 2",
        );
        check(
            r#"{"game":"subdivision","seats":["person","person"],"clock":{"move":{"seconds":0}}}"#,
            "a clock is set to 1 second to 1209600 seconds, with an increment of at most as much",
        );
        check(
            r#"{"game":"subdivision","seats":["greedy","casual"]}"#,
            "nobody would play at this table; computers play each other with `plat arena`",
        );
        let many = format!(
            r#"{{"game":"subdivision","seats":[{}"person"]}}"#,
            r#""person","#.repeat(99)
        );
        assert!(read(&many).unwrap_err().contains("2 to 4 players"));
    }
}
