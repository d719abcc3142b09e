//! A game on the full screen of a terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use plat_arena::Seated;
use plat_engine::Seat;
use plat_games::{Computer, Level, LiveTable, PlayerKind};
use plat_search::Stop;
use plat_term::{Adviser, Brain, Chair, Colours, Evening, Front, Ink, Move};

use super::super::hint;
use super::{Party, seat_players};
use crate::args::ThemeName;

/// So many actions a hint tells of.
const HINTS: usize = 5;

/// How a game looks on the terminal.
#[derive(Args)]
pub(crate) struct ScreenArgs {
    /// Line by line instead of a full screen, as in a pipe
    #[arg(long)]
    plain: bool,
    /// The colours of the screen
    #[arg(long, value_enum, default_value_t = ThemeName::Dark)]
    theme: ThemeName,
}

impl ScreenArgs {
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

pub(super) fn play(out: &mut dyn Write, party: Party, look: &ScreenArgs) -> anyhow::Result<()> {
    let Party {
        game,
        table,
        sitters,
        luck,
        thinking,
        keeper,
    } = party;
    let place = Arc::new(Mutex::new(keeper.path().map(|path| path.display().to_string())));
    let stream = keeper.stream().cloned();
    let stop = thinking.stop.clone();
    let seats = sitters.len();
    let chair = |seated: Option<Seated>| match seated {
        Some(seated) => Chair::player(Box::new(Player {
            seated,
            stop: stop.clone(),
        })),
        None => Chair::Person,
    };
    let seated = seat_players(game, table.as_ref(), &sitters, luck, &thinking);
    let master = PlayerKind::Level(Level::Master);
    let seed = luck.of_player(seats, table.entries());
    let computer = game.computer(master, seats, thinking, seed);
    let adviser = computer.map(|computer| -> Box<dyn Adviser> {
        Box::new(Hints {
            computer,
            stop: stop.clone(),
        })
    });
    let evening = Evening {
        language: crate::language::language().to_owned(),
        chairs: seated.into_iter().map(chair).collect(),
        adviser: adviser.map(|adviser| Arc::new(Mutex::new(adviser))),
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
    stream.map_or(Ok(()), |stream| stream.tell(out))
}

/// How long the screen has to end by itself once it is told to.
const GRACE: Duration = Duration::from_secs(2);

/// Shows something on the full screen until the person leaves or the program is told to end.
pub(crate) fn show<F: Front>(look: &ScreenArgs, front: impl FnOnce(Ink) -> F) -> anyhow::Result<()> {
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

/// Somebody in a chair. One who was stopped, because the answer was not wanted any more, thinks again when asked again.
struct Player {
    seated: Seated,
    stop: Stop,
}

impl Brain for Player {
    fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<Move, String> {
        self.stop.reset();
        let word = self.seated.choose(table, seat).map_err(|lost| lost.what)?;
        let remark = self.seated.remark();
        let remark = remark.map(|remark| crate::language::say(&remark));
        Ok(Move { word, remark })
    }

    fn end(&mut self, table: &dyn LiveTable) {
        self.seated.end(table);
    }
}

/// Gives hints: what the strongest player thinks.
struct Hints {
    computer: Box<dyn Computer>,
    stop: Stop,
}

impl Adviser for Hints {
    fn advise(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<Vec<String>, String> {
        self.stop.reset();
        let counsel = self.computer.advise(table, seat, None);
        let counsel = counsel.ok_or_else(|| crate::language::word("no-opinion"))?;
        let counsel = counsel.said(&crate::language::voice(table));
        let text = hint::text(&counsel, table, PlayerKind::Level(Level::Master), HINTS);
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
