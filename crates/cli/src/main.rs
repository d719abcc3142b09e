//! The program `plat`: five published games about zoning a city.
//!
//! Every command writes to standard output, speaks of what went wrong in one line on standard error, and ends with
//! code 2 if something did.

mod args;
mod commands;
mod files;
mod game_file;
mod language;
mod layout;
mod new_game;
mod output;
mod shelf;
mod thinking;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;
use plat_games::Games;

use crate::commands::Command;

/// Messages and trees of imagined games are many small pieces; this one makes and frees them faster than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Five published games about zoning a city, to play, replay, check and score.
#[derive(Parser)]
#[command(
    name = "plat",
    version,
    about,
    after_help = "Example:\n  plat play subdivision --seats human,greedy\n\nWithout a command: the table in the browser, as `plat serve`."
)]
struct Cli {
    /// The language in which tables are shown and told, such as de or fr; the one of the environment (LANG) otherwise
    #[arg(long, global = true, value_name = "TAG")]
    language: Option<String>,
    /// Which games there are: published, or all with the example for those who write games
    #[arg(long, global = true, value_name = "WHICH", default_value = "published")]
    shelf: Games,
    #[command(subcommand)]
    command: Option<Command>,
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    if let Some(language) = cli.language {
        language::speak(language);
    }
    let stdout = io::stdout();
    let mut out = io::BufWriter::new(stdout.lock());
    let done = cli
        .command
        .unwrap_or_default()
        .run(&mut out)
        .and_then(|code| out.flush().map(|()| code).map_err(Into::into));
    match done {
        Ok(code) => code,
        // Whoever reads has seen enough, as in `plat rules subdivision | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "plat: {}", language::explain(&error));
            ExitCode::from(2)
        }
    }
}

/// A value that cannot be read gets one line, as every other error does; for words that are missing or unknown
/// clap's usage and suggestions are worth their lines.
fn refuse(error: &clap::Error) -> ExitCode {
    let message = error.to_string();
    match message.lines().next() {
        Some(line) if error.kind() == ErrorKind::ValueValidation => {
            let line = line.strip_prefix("error: ").unwrap_or(line);
            let _ = writeln!(io::stderr(), "plat: {line}");
        }
        _ => drop(error.print()),
    }
    ExitCode::from(error.exit_code() as u8)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_help_with_an_example() {
        let command = Cli::command();
        for command in std::iter::once(&command).chain(command.get_subcommands()) {
            let help = command
                .get_after_help()
                .map(ToString::to_string)
                .unwrap_or_default();
            assert!(help.contains("Example:\n  plat "), "plat {}", command.get_name());
            assert!(command.get_about().is_some(), "plat {}", command.get_name());
        }
    }
}
