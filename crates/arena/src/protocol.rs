//! The lines that Plat and a program say to each other; `docs/bot-protocol.md` tells it to people.
//!
//! Every line is a word, mostly followed by one JSON object. What a program is told comes from the view of its seat and
//! from the log as its seat may know it, and from nothing else.

use plat_engine::{ENGLISH, Observer, Seat, Table};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What Plat says to a program.
#[derive(Clone, Debug, PartialEq)]
pub enum ToBot {
    /// The first line: who speaks, and which protocol.
    Hello(Hello),
    /// A game begins.
    NewGame(NewGame),
    /// The program is to choose an action.
    Go(Go),
    /// The game has ended.
    Over(Over),
    /// The program is to end.
    Quit,
}

/// Who speaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The program.
    pub program: String,
}

/// A game that begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    /// The game's id, as in commands.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// All its options as `key=value`.
    pub options: Vec<String>,
    /// How many play.
    pub seats: usize,
    /// The program's seat, counted from 1 in turn order.
    pub seat: usize,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Go {
    /// The question's number, which the answer repeats: how many entries the log has.
    pub number: usize,
    /// Seconds until an answer must be there.
    pub time: f64,
    /// All that may be done now, as words.
    pub actions: Vec<String>,
    /// What the seat sees.
    pub view: Value,
    /// What has happened since the last question of this game, as the seat may know it.
    pub news: Vec<News>,
}

/// One entry of the log as a seat may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    /// Who acted; nobody if it was chance.
    pub seat: Option<usize>,
    /// The entry's word, with `?` for what the seat may not know.
    pub word: String,
    /// The entry in words.
    pub says: String,
}

/// How a game has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Over {
    /// The place of every seat, from 1.
    pub places: Vec<u8>,
    /// The points of every seat.
    pub totals: Vec<i32>,
}

/// What a program says to Plat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromBot {
    /// The answer to hello.
    Ready(Ready),
    /// The answer to a question.
    BestAction {
        /// The question's number.
        number: usize,
        /// The action's word.
        action: String,
    },
    /// Anything else that it wants to say; nobody listens.
    Info,
}

/// What a program says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ready {
    /// The version of the protocol that it speaks.
    pub protocol: u32,
    /// Its name.
    #[serde(default)]
    pub name: String,
}

/// A line that is not of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line:?} is not a line of the protocol: {fault}")]
pub struct ProtocolError {
    /// The line, cut short if it is long.
    pub line: String,
    /// What is wrong with it.
    pub fault: String,
}

impl ProtocolError {
    fn new(line: &str, fault: impl ToString) -> ProtocolError {
        ProtocolError {
            line: line.trim().chars().take(60).collect(),
            fault: fault.to_string(),
        }
    }
}

impl ToBot {
    /// The line, without its end.
    pub fn line(&self) -> String {
        match self {
            ToBot::Hello(hello) => with_json("hello", hello),
            ToBot::NewGame(game) => with_json("newgame", game),
            ToBot::Go(go) => with_json("go", go),
            ToBot::Over(over) => with_json("over", over),
            ToBot::Quit => "quit".to_owned(),
        }
    }

    /// Reads such a line.
    pub fn parse(line: &str) -> Result<ToBot, ProtocolError> {
        let (word, rest) = split(line);
        match word {
            "hello" => json(line, rest).map(ToBot::Hello),
            "newgame" => json(line, rest).map(ToBot::NewGame),
            "go" => json(line, rest).map(ToBot::Go),
            "over" => json(line, rest).map(ToBot::Over),
            "quit" => Ok(ToBot::Quit),
            _ => Err(ProtocolError::new(line, "it begins with no word that is known")),
        }
    }
}

impl FromBot {
    /// The line, without its end.
    pub fn line(&self) -> String {
        match self {
            FromBot::Ready(ready) => with_json("ready", ready),
            FromBot::BestAction { number, action } => format!("bestaction {number} {action}"),
            FromBot::Info => "info".to_owned(),
        }
    }

    /// Reads such a line.
    pub fn parse(line: &str) -> Result<FromBot, ProtocolError> {
        let (word, rest) = split(line);
        match word {
            "ready" => json(line, rest).map(FromBot::Ready),
            "bestaction" => match rest.split_whitespace().collect::<Vec<_>>()[..] {
                [number, action] => Ok(FromBot::BestAction {
                    number: number
                        .parse()
                        .map_err(|_| ProtocolError::new(line, "the question's number is no number"))?,
                    action: action.to_owned(),
                }),
                _ => Err(ProtocolError::new(
                    line,
                    "an answer is bestaction, the question's number, one action",
                )),
            },
            "info" | "" => Ok(FromBot::Info),
            _ => Err(ProtocolError::new(line, "it begins with no word that is known")),
        }
    }
}

impl NewGame {
    /// The game at this table, for this seat.
    pub fn of(table: &dyn Table, seat: Seat) -> NewGame {
        let info = table.info();
        let options = table.record().options;
        NewGame {
            game: info.id.to_owned(),
            rules: info.revision,
            options: options.into_iter().map(|option| option.it).collect(),
            seats: table.seats().count(),
            seat: seat.number(),
        }
    }
}

impl Go {
    /// The question to this seat, which is to act and has been told of the first `told` entries.
    pub fn of(table: &dyn Table, seat: Seat, told: usize, seconds: f64) -> Go {
        let look = table.look(Observer::Seat(seat));
        let voice = table.voice(ENGLISH);
        let news = look.log(told).into_iter().map(|seen| News {
            seat: seen.seat.map(Seat::number),
            says: seen.said(&voice).says.to_string(),
            word: seen.word,
        });
        Go {
            number: table.entries(),
            time: seconds,
            actions: look.words(),
            view: serde_json::from_str(&look.json()).expect("a view is JSON"),
            news: news.collect(),
        }
    }
}

fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}

fn with_json(word: &str, object: &impl Serialize) -> String {
    let object = serde_json::to_string(object).expect("messages are plain data");
    format!("{word} {object}")
}

fn json<T: DeserializeOwned>(line: &str, text: &str) -> Result<T, ProtocolError> {
    serde_json::from_str(text).map_err(|fault| ProtocolError::new(line, fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_to_a_program_are_read_back() {
        for line in [
            r#"hello {"protocol":1,"program":"plat 0.1.0"}"#,
            r#"newgame {"game":"subdivision","rules":1,"options":["set=stash"],"seats":2,"seat":1}"#,
            r#"go {"number":1,"time":0.5,"actions":["3c4"],"view":{"a":[1]},"news":[{"seat":null,"word":"?","says":"x"}]}"#,
            r#"over {"places":[1,2],"totals":[3,-4]}"#,
            "quit",
        ] {
            assert_eq!(ToBot::parse(line).unwrap().line(), line);
        }
    }

    #[test]
    fn lines_of_a_program_are_read_or_refused() {
        let answer = FromBot::BestAction {
            number: 17,
            action: "3c4".to_owned(),
        };
        assert_eq!(FromBot::parse("  bestaction 17  3c4 \r"), Ok(answer.clone()));
        assert_eq!(answer.line(), "bestaction 17 3c4");
        assert_eq!(FromBot::parse(""), Ok(FromBot::Info));
        assert_eq!(FromBot::parse("info thinking hard {"), Ok(FromBot::Info));
        assert_eq!(
            FromBot::parse(r#"ready {"protocol":1,"author":"me"}"#)
                .unwrap()
                .line(),
            r#"ready {"protocol":1,"name":""}"#
        );
        let fault = |line: &str| FromBot::parse(line).unwrap_err().to_string();
        assert_eq!(
            fault("3c4"),
            "\"3c4\" is not a line of the protocol: it begins with no word that is known"
        );
        assert!(fault("bestaction 3c4").ends_with("bestaction, the question's number, one action"));
        assert!(fault("bestaction one 3c4").ends_with("the question's number is no number"));
        assert!(fault("ready").contains("EOF"));
        assert!(fault(&"x".repeat(100_000)).len() < 200);
    }
}
