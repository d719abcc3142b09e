//! `plat solve`: a game as a puzzle. Each game that is one has a module of its own.

mod city;
mod lots;
mod task;
mod town;

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use clap::{Args, Subcommand};

/// Solve a game as a puzzle
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat solve puzzle-town --border red --svg town.svg\n  \
    plat solve zoning-out --seed 42 --option rules=piazzas,clusters,garden-city\n  \
    plat solve subdivision --from game.plat --at 17\n\n\
    plat solve GAME --help says what can be asked."
)]
pub(crate) struct Solve {
    #[command(subcommand)]
    game: Task,
}

#[derive(Subcommand)]
enum Task {
    PuzzleTown(Box<town::SolveTown>),
    ZoningOut(city::SolveCity),
    Subdivision(lots::SolveLots),
}

impl Solve {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        match self.game {
            Task::PuzzleTown(command) => command.run(out),
            Task::ZoningOut(command) => command.run(out),
            Task::Subdivision(command) => command.run(out),
        }
    }
}

/// Raised by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C ends a search with the best so far.
fn listen() -> anyhow::Result<()> {
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed)).context("Ctrl-C cannot be listened to")
}

/// As `plat show` draws unless told otherwise.
const PIXELS_A_UNIT: f32 = 8.0;
