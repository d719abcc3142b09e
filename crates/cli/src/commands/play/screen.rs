//! A game on the full screen of a terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use plat_arena::Seated;
use plat_engine::Seat;
use plat_games::{AnyGame, Computer, Level, LiveTable, PlayerKind};
use plat_search::{Stop, Thinking};
use plat_term::{Adviser, Brain, Chair, Colours, Evening, Front, Ink};

use super::super::hint;
use super::{Party, programs};
use crate::args::{Sitter, ThemeName};

/// How long the strongest player, who also gives hints, thinks.
const HINT_TIME: Duration = Duration::from_secs(1);
/// So many actions a hint tells of.
const HINTS: usize = 5;

/// How a game looks on the terminal.
#[derive(Args)]
pub(crate) struct Look {
    /// Line by line instead of a full screen, as in a pipe
    #[arg(long)]
    plain: bool,
    /// The colours of the screen
    #[arg(long, value_enum, default_value_t = ThemeName::Dark)]
    theme: ThemeName,
}

impl Look {
    /// Whether there is a screen to fill, and it is wanted.
    pub(crate) fn is_full_screen(&self) -> bool {
        !self.plain && io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    fn ink(&self) -> Ink {
        Ink {
            theme: self.theme.into(),
            colours: Colours::of(|name| std::env::var(name).ok()),
        }
    }
}

pub(super) fn play(out: &mut dyn Write, party: Party, look: &Look) -> anyhow::Result<()> {
    let Party {
        game,
        table,
        sitters,
        chooser,
        keeper,
    } = party;
    let place = Arc::new(Mutex::new(keeper.path().map(|path| path.display().to_string())));
    let brake = Brake::default();
    let seats = sitters.len();
    let automaton = |kind: PlayerKind, index: usize| Automaton {
        game,
        kind,
        seats,
        seed: chooser.seed_of(index),
        brake: brake.clone(),
        seated: None,
    };
    let mut programs = programs(game, &sitters);
    let chair = |(index, sitter): (usize, &Sitter)| match (sitter, programs[index].take()) {
        (&Sitter::Computer(kind), _) => Chair::player(Box::new(automaton(kind, index))),
        (_, Some(program)) => Chair::player(Box::new(Program(program))),
        (_, None) => Chair::Person,
    };
    let hints = Hints(automaton(PlayerKind::Level(Level::Master), seats));
    let stop = brake.clone();
    let evening = Evening {
        chairs: sitters.iter().enumerate().map(chair).collect(),
        adviser: Some(Arc::new(Mutex::new(Box::new(hints)))),
        keeper: Box::new(Noted {
            keeper,
            place: Arc::clone(&place),
        }),
        stop: Box::new(move || stop.stop()),
        table,
    };
    show(look, |ink| plat_term::Play::new(evening, ink))?;
    let place = place.lock().ok().and_then(|place| place.clone());
    if let Some(place) = place {
        writeln!(out, "The game is in {place}.")?;
    }
    Ok(())
}

/// How long the screen has to end by itself once it is told to.
const GRACE: Duration = Duration::from_secs(2);

/// Shows something on the full screen until the person leaves or the program is told to end.
pub(crate) fn show<F: Front>(look: &Look, front: impl FnOnce(Ink) -> F) -> anyhow::Result<()> {
    let ended = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&ended);
    let end = move || {
        flag.store(true, Ordering::Relaxed);
        // Whoever waits for a key at a terminal that is gone waits for ever. Files are replaced whole, so that nothing
        // is lost by leaving like this.
        std::thread::sleep(GRACE);
        std::process::exit(1);
    };
    ctrlc::set_handler(end).context("signals cannot be caught")?;
    let mut front = front(look.ink());
    plat_term::run(&mut front, &|| ended.load(Ordering::Relaxed))
        .context("the terminal does not do what it should")
}

/// Stops whoever thinks now, and nobody who is asked later.
#[derive(Clone, Default)]
struct Brake(Arc<Mutex<Stop>>);

impl Brake {
    fn stop(&self) {
        self.now().stop();
    }

    /// The flag of whoever is asked now: one that is not set yet.
    fn fresh(&self) -> Stop {
        let mut stop = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if stop.is_set() {
            *stop = Stop::default();
        }
        stop.clone()
    }

    fn now(&self) -> Stop {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A computer player in its chair. It keeps what it found from one decision to the next, unless it was stopped.
struct Automaton {
    game: &'static dyn AnyGame,
    kind: PlayerKind,
    seats: usize,
    seed: u64,
    brake: Brake,
    seated: Option<(Stop, Box<dyn Computer>)>,
}

impl Automaton {
    fn sit(&mut self) -> Result<&mut dyn Computer, String> {
        let stop = self.brake.fresh();
        self.seated.take_if(|(stop, _)| stop.is_set());
        if self.seated.is_none() {
            let thinking = Thinking {
                time: Some(HINT_TIME).filter(|_| self.kind == PlayerKind::Level(Level::Master)),
                stop: stop.clone(),
                ..Thinking::default()
            };
            let computer = self.game.computer(self.kind, self.seats, thinking, self.seed);
            self.seated = computer.map(|computer| (stop, computer));
        }
        match &mut self.seated {
            Some((_, computer)) => Ok(computer.as_mut()),
            None => Err(format!("{} does not play here", self.kind)),
        }
    }
}

impl Brain for Automaton {
    fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<String, String> {
        let word = self.sit()?.choose(table, seat);
        word.ok_or_else(|| format!("{} has nothing to do", self.kind))
    }
}

/// Somebody's program in its chair. It is not stopped: what it says of a position that is gone is not listened to.
struct Program(Seated);

impl Brain for Program {
    fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<String, String> {
        self.0.choose(table, seat).map_err(|lost| lost.what)
    }

    fn end(&mut self, table: &dyn LiveTable) {
        self.0.end(table);
    }
}

/// Gives hints: what the strongest player thinks.
struct Hints(Automaton);

impl Adviser for Hints {
    fn advise(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<Vec<String>, String> {
        let counsel = self.0.sit()?.advise(table, seat, None);
        let counsel = counsel.ok_or("the computer has no opinion here")?;
        let text = hint::text(&counsel, table, self.0.kind, HINTS);
        Ok(text.lines().map(ToOwned::to_owned).collect())
    }
}

/// A keeper that tells where the game is after the screen is gone.
struct Noted<K> {
    keeper: K,
    place: Arc<Mutex<Option<String>>>,
}

impl<K: plat_term::Keeper> plat_term::Keeper for Noted<K> {
    fn keep(&mut self, table: &dyn LiveTable) -> Result<(), String> {
        self.keeper.keep(table)
    }

    fn save(&mut self, file: &str, table: &dyn LiveTable) -> Result<(), String> {
        self.keeper.save(file, table)?;
        if let Ok(mut place) = self.place.lock() {
            *place = self.keeper.place();
        }
        Ok(())
    }

    fn place(&self) -> Option<String> {
        self.keeper.place()
    }
}
