//! Somebody in a seat: asked for a word, gives one or loses the seat.

use std::fmt;
use std::time::Duration;

use plat_engine::{Next, Seat, Sentence};
use plat_games::{AnyGame, Computer, LiveTable};
use plat_search::{Stop, Thinking};
use serde::{Deserialize, Serialize};

use crate::entrant::{Budget, Entrant};
use crate::process::Bot;

/// Somebody in a seat of one game. A program is started when it is first asked, and is gone when this is dropped.
pub struct Seated {
    who: Who,
}

enum Who {
    Computer(Option<Box<dyn Computer>>),
    Program {
        command: String,
        time: Duration,
        stop: Stop,
        bot: Option<Bot>,
    },
}

/// A seat that was lost: by whom, when, and by what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lost {
    /// The seat's number, from 1.
    pub seat: usize,
    /// How many log entries there were when the seat was asked.
    pub entry: usize,
    /// What went wrong, in a sentence without a full stop.
    pub what: String,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "seat {} is lost after entry {}: {}",
            self.seat, self.entry, self.what
        )
    }
}

impl std::error::Error for Lost {}

impl Seated {
    /// Seats somebody at a table of so many. They think as they are told, unless it was said for this player alone, and
    /// where no clock decides, what a computer player does follows from the seed.
    pub fn new(
        entrant: &Entrant,
        game: &dyn AnyGame,
        seats: usize,
        thinking: &Thinking,
        seed: u64,
    ) -> Seated {
        let mut thinking = thinking.clone();
        let who = match entrant {
            Entrant::Computer { kind, budget } => {
                if let Some(budget) = budget {
                    (thinking.time, thinking.iterations) = budget.limits();
                }
                Who::Computer(game.computer(*kind, seats, thinking, seed))
            }
            Entrant::Program(command) => Who::Program {
                command: command.clone(),
                time: thinking.time.unwrap_or(Thinking::DEFAULT_TIME),
                stop: thinking.stop,
                bot: None,
            },
        };
        Seated { who }
    }

    /// What this player does in its seat, which is to act: one of the words that the table offers, or the seat is
    /// lost.
    pub fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<String, Lost> {
        let chosen = match &mut self.who {
            Who::Computer(computer) => computer
                .as_mut()
                .and_then(|computer| computer.choose(table, seat))
                .ok_or_else(|| "it has nothing to do here".to_owned()),
            Who::Program {
                command,
                time,
                stop,
                bot,
            } => ask(bot, command, table, seat, *time, stop),
        };
        chosen.map_err(|what| Lost {
            seat: seat.number(),
            entry: table.entries(),
            what,
        })
    }

    /// What a computer player has to say about its last choice, if anything: that it has searched the game to its end.
    pub fn remark(&self) -> Option<Sentence> {
        match &self.who {
            Who::Computer(computer) => computer.as_ref()?.remark(),
            Who::Program { .. } => None,
        }
    }

    /// Tells a program how the game ended, if it has.
    pub fn end(&mut self, table: &dyn LiveTable) {
        if let Who::Program { bot: Some(bot), .. } = &mut self.who
            && table.next() == Next::Over
        {
            bot.end(table);
        }
    }
}

impl Budget {
    /// As a time, a number of iterations.
    fn limits(self) -> (Option<Duration>, Option<u64>) {
        match self {
            Budget::Time(time) => (Some(time), None),
            Budget::Iterations(count) => (None, Some(count)),
        }
    }

    /// Thinking on one thread within this, or as long as a player takes who is not told.
    pub fn thinking(budget: Option<Budget>, stop: Stop) -> Thinking {
        let (time, iterations) = budget.map_or((None, None), Budget::limits);
        Thinking {
            time,
            iterations,
            threads: 1,
            stop,
        }
    }
}

fn ask(
    bot: &mut Option<Bot>,
    command: &str,
    table: &dyn LiveTable,
    seat: Seat,
    time: Duration,
    stop: &Stop,
) -> Result<String, String> {
    let asked = match bot {
        Some(bot) => bot,
        None => {
            let mut started = Bot::start(command, stop)?;
            started.begin(table, seat);
            bot.insert(started)
        }
    };
    asked.ask(table, seat, time, stop)
}
