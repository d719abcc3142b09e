//! Plat as a program in somebody's seat: the other end of the protocol.
//!
//! It is told what its seat may know, like any other program, and imagines the rest (see [`plat_games::Shadow`]).

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use plat_engine::{Dice, FastDice, OptionError, Seat};
use plat_games::{AnyGame, PlayerKind, Shadow};
use plat_search::Thinking;
use thiserror::Error;

use crate::entrant::Entrant;
use crate::protocol::{FromBot, Go, NewGame, PROTOCOL, ProtocolError, Ready, ToBot};
use crate::seated::Seated;

/// Who answers, and how.
pub struct Answerer {
    /// The game it plays.
    pub game: &'static dyn AnyGame,
    /// Who plays.
    pub kind: PlayerKind,
    /// How much it may think, if it is given the time.
    pub thinking: Thinking,
    /// What its choices follow from, where no clock decides.
    pub seed: u64,
}

/// Why it cannot go on answering.
#[derive(Debug, Error)]
pub enum AnswerError {
    /// The pipes are broken.
    #[error(transparent)]
    Pipe(#[from] io::Error),
    /// A line that is not of the protocol.
    #[error("line {0}: {1}")]
    Line(usize, ProtocolError),
    /// A line that cannot come now.
    #[error("line {0}: {1}")]
    Wrong(usize, String),
}

/// No view is so large; a wrong file is refused before it fills the memory.
const LONGEST_LINE: u64 = 16 * 1024 * 1024;
/// What is left of the time for the way of the answer: a tenth, and so much.
const WAY: Duration = Duration::from_millis(10);

/// A game in which it sits.
struct Sitting {
    seat: Seat,
    seats: usize,
    shadow: Box<dyn Shadow>,
    /// Whether the shadow still follows what happens.
    follows: bool,
    /// Who decides, and for how long it was told to think.
    seated: Option<(Duration, Seated)>,
    dice: FastDice,
}

impl Answerer {
    /// Answers until it is told to quit or nobody asks any more. What it wants people to know goes to `notes`.
    pub fn answer(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
        notes: &mut dyn Write,
    ) -> Result<(), AnswerError> {
        let mut sitting: Option<Sitting> = None;
        for number in 1.. {
            let mut line = String::new();
            if Read::take(&mut *input, LONGEST_LINE).read_line(&mut line)? == 0 {
                return Ok(());
            }
            if line.trim().is_empty() {
                continue;
            }
            let said = ToBot::parse(&line).map_err(|fault| AnswerError::Line(number, fault))?;
            let wrong = |what: String| AnswerError::Wrong(number, what);
            match said {
                ToBot::Hello(hello) if hello.protocol != PROTOCOL => {
                    let what = format!("version {} of the protocol, not {PROTOCOL}", hello.protocol);
                    return Err(wrong(what));
                }
                ToBot::Hello(_) => {
                    let name = format!("plat {} {}", env!("CARGO_PKG_VERSION"), self.kind);
                    let ready = Ready {
                        protocol: PROTOCOL,
                        name,
                    };
                    writeln!(output, "{}", FromBot::Ready(ready).line())?;
                    output.flush()?;
                }
                ToBot::NewGame(game) => sitting = Some(self.sit(&game).map_err(wrong)?),
                ToBot::Go(go) => {
                    let Some(sitting) = &mut sitting else {
                        return Err(wrong("go comes after newgame".to_owned()));
                    };
                    let number = go.number;
                    let action = self.choose(sitting, &go, notes).map_err(wrong)?;
                    writeln!(output, "{}", FromBot::BestAction { number, action }.line())?;
                    output.flush()?;
                }
                ToBot::Over(_) => sitting = None,
                ToBot::Quit => return Ok(()),
            }
        }
        Ok(())
    }

    fn sit(&self, game: &NewGame) -> Result<Sitting, String> {
        let info = self.game.info();
        if game.game != info.id {
            return Err(format!("this is {}, not {:?}", info.id, game.game));
        }
        if game.rules != info.revision {
            return Err(format!(
                "revision {} of the rules, not {}",
                info.revision, game.rules
            ));
        }
        let seat = Seat::from_number(game.seat).filter(|_| game.seat <= game.seats);
        let seat =
            seat.ok_or_else(|| format!("there is no seat {} at a table of {}", game.seat, game.seats))?;
        let shadow = self.game.shadow(&game.options, game.seats, seat, !self.seed);
        let shadow = shadow.map_err(|fault: OptionError| fault.to_string())?;
        if !self.game.players(game.seats).contains(&self.kind) {
            return Err(format!(
                "{} does not play {} for {}",
                self.kind, info.name, game.seats
            ));
        }
        Ok(Sitting {
            seat,
            seats: game.seats,
            shadow,
            follows: true,
            seated: None,
            dice: FastDice::new(self.seed),
        })
    }

    /// One of the actions it may choose from. If it cannot imagine what it was told, it plays any.
    fn choose(&self, sitting: &mut Sitting, go: &Go, notes: &mut dyn Write) -> Result<String, String> {
        for news in &go.news {
            let seat = news
                .seat
                .map(|number| Seat::from_number(number).ok_or_else(|| format!("there is no seat {number}")));
            let told = sitting.shadow.tell(seat.transpose()?, &news.word);
            if let (Err(lost), true) = (&told, sitting.follows) {
                let _ = writeln!(notes, "{lost}; from here on any legal action is played");
            }
            sitting.follows &= told.is_ok();
        }
        if sitting.follows {
            let time = self.time(go.time);
            let mut seated = match sitting.seated.take() {
                Some((before, seated)) if before == time => seated,
                _ => {
                    let thinking = Thinking {
                        time: Some(time),
                        ..self.thinking.clone()
                    };
                    let who = Entrant::Computer {
                        kind: self.kind,
                        budget: None,
                    };
                    Seated::new(&who, self.game, sitting.seats, &thinking, self.seed)
                }
            };
            let chosen = seated.choose(sitting.shadow.table(), sitting.seat);
            sitting.seated = Some((time, seated));
            match chosen {
                Ok(word) if go.actions.contains(&word) => return Ok(word),
                Ok(word) => drop(writeln!(notes, "{word:?} is not legal; any action is played")),
                Err(lost) => drop(writeln!(notes, "{lost}; any action is played")),
            }
        }
        match go.actions.is_empty() {
            true => Err("there is nothing to choose from".to_owned()),
            false => Ok(sitting.dice.pick(&go.actions).clone()),
        }
    }

    /// How long it may think: what it is given less the way of the answer, or what it was told if that is less.
    fn time(&self, given: f64) -> Duration {
        let given = Duration::try_from_secs_f64(given * 0.9).unwrap_or(Thinking::DEFAULT_TIME);
        let given = given.saturating_sub(WAY).max(Duration::from_millis(1));
        self.thinking.time.map_or(given, |time| time.min(given))
    }
}
