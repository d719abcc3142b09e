//! A program at the other end of two pipes, which is not trusted: it may be slow, silent, loud, wrong or gone.
//!
//! One thread reads what the program says, one what it complains of, and one writes, so that whoever waits for an answer
//! waits no longer than it wants to. When a [`Bot`] is dropped its process is gone, and all that it started.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use plat_engine::{Seat, Table};
use plat_search::Stop;
use thiserror::Error;

use crate::protocol::{FromBot, Go, Hello, NewGame, Over, PROTOCOL, ProtocolError, Ready, ToBot};

/// How long a program has to say that it is ready.
const READY_TIME: Duration = Duration::from_secs(10);
/// How much later than its time an answer may come: pipes and a busy machine take a little.
pub(crate) const GRACE: Duration = Duration::from_millis(500);
/// How long a program has to end by itself.
const QUIT_TIME: Duration = Duration::from_millis(300);
/// The longest line that is read.
const LONGEST_LINE: usize = 64 * 1024;
/// The most lines that a program may say before it answers.
const MOST_LINES: usize = 10_000;
/// Lines that wait to be looked at; beyond that the program has to wait.
const WAITING_LINES: usize = 64;
/// How much is kept of what a program complains of.
const LAST_WORDS: usize = 400;
/// How often somebody who waits looks whether to go on waiting.
const PATIENCE: Duration = Duration::from_millis(50);

/// A program in a seat.
pub(crate) struct Bot {
    child: Child,
    to: Sender<String>,
    from: Receiver<Line>,
    last_words: Arc<Mutex<Vec<u8>>>,
    /// How many entries of the log it knows.
    told: usize,
}

/// Why a program loses its seat.
#[derive(Debug, Error)]
pub(crate) enum Fault {
    #[error("{0:?} cannot be started: {1}")]
    NotStarted(String, std::io::Error),
    #[error("a quotation mark is missing in {0:?}")]
    Quotes(String),
    #[error("it did not say that it is ready within {} s", READY_TIME.as_secs())]
    NotReady,
    #[error("it speaks version {0} of the protocol, not {PROTOCOL}")]
    Version(u32),
    #[error("it gave no answer within {:.1} s", .0.as_secs_f64())]
    Silent(Duration),
    #[error("it ended ({0}) before it answered")]
    Ended(ExitStatus),
    #[error("it closed its output before it answered")]
    Closed,
    #[error("it said {:?}, which is not a line of the protocol: {}", .0.line, .0.fault)]
    Nonsense(#[from] ProtocolError),
    #[error("it said a line of more than {} KiB", LONGEST_LINE / 1024)]
    LongLine,
    #[error("it said more than {MOST_LINES} lines and no answer")]
    Flood,
    #[error("it answered question {0}, but was asked {1}")]
    OtherQuestion(usize, usize),
    #[error("it said that it is ready when it was asked for an action")]
    ReadyAgain,
    #[error("it answered before it said that it is ready")]
    Hasty,
    #[error("it answered {action:?}, which is not one of the {legal} legal actions")]
    Illegal { action: String, legal: usize },
    #[error("the game was stopped")]
    Stopped,
}

enum Line {
    Text(String),
    TooLong,
    End,
}

impl Bot {
    /// Starts a program and greets it.
    pub(crate) fn start(command: &str, stop: &Stop) -> Result<Bot, String> {
        let words = words(command).ok_or_else(|| Fault::Quotes(command.to_owned()).to_string())?;
        let not_started = |error| Fault::NotStarted(command.to_owned(), error).to_string();
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| not_started(std::io::ErrorKind::NotFound.into()))?;
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        in_own_group(&mut command);
        let mut child = command.spawn().map_err(not_started)?;
        let (to, lines_to) = mpsc::channel::<String>();
        let (lines_from, from) = mpsc::sync_channel(WAITING_LINES);
        let last_words = Arc::new(Mutex::new(Vec::new()));
        if let (Some(mut stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        {
            thread::spawn(move || {
                for line in lines_to {
                    if stdin
                        .write_all(line.as_bytes())
                        .and_then(|()| stdin.flush())
                        .is_err()
                    {
                        return;
                    }
                }
            });
            thread::spawn(move || read_lines(stdout, &lines_from));
            let kept = Arc::clone(&last_words);
            thread::spawn(move || keep_end(stderr, &kept));
        }
        let mut bot = Bot {
            child,
            to,
            from,
            last_words,
            told: 0,
        };
        let greeted = bot.greet(stop);
        greeted.map_err(|fault| bot.complaint(fault))?;
        Ok(bot)
    }

    fn greet(&mut self, stop: &Stop) -> Result<(), Fault> {
        self.say(&ToBot::Hello(Hello {
            protocol: PROTOCOL,
            program: concat!("plat ", env!("CARGO_PKG_VERSION")).to_owned(),
        }));
        match self.hear(READY_TIME, stop) {
            Ok(FromBot::Ready(Ready { protocol, .. })) if protocol == PROTOCOL => Ok(()),
            Ok(FromBot::Ready(Ready { protocol, .. })) => Err(Fault::Version(protocol)),
            Ok(_) => Err(Fault::Hasty),
            Err(Fault::Silent(_)) => Err(Fault::NotReady),
            Err(fault) => Err(fault),
        }
    }

    /// Tells it which game begins and where it sits.
    pub(crate) fn begin(&mut self, table: &dyn Table, seat: Seat) {
        self.told = 0;
        self.say(&ToBot::NewGame(NewGame::of(table, seat)));
    }

    /// Asks it what to do.
    pub(crate) fn ask(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        time: Duration,
        stop: &Stop,
    ) -> Result<String, String> {
        let go = Go::of(table, seat, self.told, time.as_secs_f64());
        self.told = go.number;
        let (number, actions) = (go.number, go.actions.clone());
        self.say(&ToBot::Go(go));
        let answer = match self.hear(time + GRACE, stop) {
            Ok(FromBot::BestAction {
                number: answered,
                action,
            }) => match (answered == number, actions.contains(&action)) {
                (true, true) => Ok(action),
                (true, false) => Err(Fault::Illegal {
                    action: action.chars().take(60).collect(),
                    legal: actions.len(),
                }),
                (false, _) => Err(Fault::OtherQuestion(answered, number)),
            },
            Ok(_) => Err(Fault::ReadyAgain),
            Err(fault) => Err(fault),
        };
        answer.map_err(|fault| self.complaint(fault))
    }

    /// Tells it how the game ended.
    pub(crate) fn end(&mut self, table: &dyn Table) {
        let totals = table.record().result.map(|result| result.it);
        if let (Some(placings), Some(totals)) = (table.placings(), totals) {
            let places = placings.places;
            self.say(&ToBot::Over(Over { places, totals }));
        }
    }

    /// A program that is gone hears nothing, which shows when it does not answer.
    fn say(&mut self, message: &ToBot) {
        let _ = self.to.send(message.line() + "\n");
    }

    /// The next line that means something.
    fn hear(&mut self, patience: Duration, stop: &Stop) -> Result<FromBot, Fault> {
        let until = Instant::now() + patience;
        for _ in 0..MOST_LINES {
            let line = loop {
                if stop.is_set() {
                    return Err(Fault::Stopped);
                }
                let left = until.saturating_duration_since(Instant::now());
                match self.from.recv_timeout(left.min(PATIENCE)) {
                    Ok(line) => break line,
                    Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Fault::Silent(patience)),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break Line::End,
                }
            };
            match line {
                Line::TooLong => return Err(Fault::LongLine),
                Line::End => return Err(self.wait(QUIT_TIME).map_or(Fault::Closed, Fault::Ended)),
                Line::Text(text) => match FromBot::parse(&text)? {
                    FromBot::Info => {}
                    said => return Ok(said),
                },
            }
        }
        Err(Fault::Flood)
    }

    /// How it ended, if it does in time.
    fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + patience;
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    fn kill(&mut self) {
        kill_group(&self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Ends the program; says why, and what it complained of last.
    fn complaint(&mut self, fault: Fault) -> String {
        self.kill();
        // What it wrote before it ended may still be on its way.
        let until = Instant::now() + QUIT_TIME;
        while Arc::strong_count(&self.last_words) > 1 && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
        match self.last_words() {
            Some(words) => format!("{fault}; its last words: {words}"),
            None => fault.to_string(),
        }
    }

    /// The last line that the program wrote to its standard error.
    fn last_words(&self) -> Option<String> {
        let kept = self.last_words.lock().ok()?;
        let text = String::from_utf8_lossy(&kept);
        let line = text.lines().rev().find(|line| !line.trim().is_empty())?;
        Some(line.trim().chars().filter(|c| !c.is_control()).collect())
    }
}

/// A program that was not asked to leave is; one that does not go is ended.
impl Drop for Bot {
    fn drop(&mut self) {
        self.say(&ToBot::Quit);
        let _ = self.wait(QUIT_TIME);
        self.kill();
    }
}

/// Reads lines until the program says no more or nobody listens.
fn read_lines(stdout: impl Read, lines: &SyncSender<Line>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut bytes = Vec::new();
        let read = reader
            .by_ref()
            .take(LONGEST_LINE as u64)
            .read_until(b'\n', &mut bytes);
        let line = match read {
            Ok(0) | Err(_) => Line::End,
            Ok(LONGEST_LINE) if bytes.last() != Some(&b'\n') => Line::TooLong,
            Ok(_) => Line::Text(String::from_utf8_lossy(&bytes).into_owned()),
        };
        let last = !matches!(line, Line::Text(_));
        if lines.send(line).is_err() || last {
            return;
        }
    }
}

/// Keeps the end of what there is to read.
fn keep_end(mut stderr: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 4096];
    while let Ok(length @ 1..) = stderr.read(&mut buffer) {
        let Ok(mut kept) = kept.lock() else {
            return;
        };
        kept.extend_from_slice(&buffer[..length]);
        let surplus = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..surplus);
    }
}

/// The words of a command, which may be put between quotation marks of either kind; nothing if one is missing.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = None;
    for letter in command.chars() {
        match (letter, quoted) {
            (_, Some(mark)) if letter == mark => quoted = None,
            ('"' | '\'', None) => {
                quoted = Some(letter);
                word.get_or_insert_default();
            }
            (_, None) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quoted.is_none().then_some(words)
}

/// A program in a group of its own can be ended with all that it has started; an interrupt at the terminal, which is
/// for Plat, does not reach it.
fn in_own_group(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

fn kill_group(child: &Child) {
    #[cfg(unix)]
    if let Some(group) = i32::try_from(child.id())
        .ok()
        .and_then(rustix::process::Pid::from_raw)
    {
        // Fails if nobody of the group is left, which is as good.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = child;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_people_write_them() {
        let split = |command| words(command).map(|words| words.join("|"));
        assert_eq!(split("./bot --level 3"), Some("./bot|--level|3".to_owned()));
        assert_eq!(split("'my bot' \"it's\" a''"), Some("my bot|it's|a".to_owned()));
        assert_eq!(split("bot ''"), Some("bot|".to_owned()));
        assert_eq!(split("bot 'x"), None);
        assert_eq!(split("  "), Some(String::new()));
    }

    #[test]
    fn only_the_end_of_a_long_complaint_is_kept() {
        let kept = Mutex::new(Vec::new());
        keep_end(format!("{}\nthe end\n", "x".repeat(100_000)).as_bytes(), &kept);
        let kept = kept.into_inner().unwrap();
        assert_eq!(kept.len(), LAST_WORDS);
        assert!(kept.ends_with(b"\nthe end\n"));
    }

    #[test]
    fn lines_are_read_to_the_end_or_until_one_is_too_long() {
        let read = |text: &str| {
            let (sender, receiver) = mpsc::sync_channel(10);
            read_lines(text.as_bytes(), &sender);
            drop(sender);
            let name = |line| match line {
                Line::Text(text) => text,
                Line::TooLong => "too long".to_owned(),
                Line::End => "end".to_owned(),
            };
            receiver.into_iter().map(name).collect::<Vec<_>>()
        };
        assert_eq!(read("a\nb"), ["a\n", "b", "end"]);
        assert_eq!(read(&"x".repeat(LONGEST_LINE + 1)), ["too long"]);
    }
}
