//! The commands, one module each.

mod advance;
mod analyse;
mod arena;
mod backup;
mod balance;
mod bench;
mod bot;
mod check;
mod completions;
mod deck;
mod games;
mod hint;
mod legal;
mod load;
mod man;
mod new;
mod play;
mod position;
mod random;
mod replay;
mod resume;
mod rules;
mod score;
mod serve;
mod show;
mod solve;
mod verify;

use std::io::Write;
use std::process::ExitCode;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Games(games::Games),
    Rules(rules::Rules),
    Play(play::Play),
    New(new::New),
    Continue(resume::Continue),
    Replay(replay::Replay),
    Show(show::Show),
    Check(check::Check),
    Verify(verify::Verify),
    Score(score::Score),
    Legal(legal::Legal),
    Hint(hint::Hint),
    Analyse(analyse::Analyse),
    Deck(deck::Deck),
    Random(random::Random),
    Arena(Box<arena::Arena>),
    Bot(bot::Bot),
    Solve(solve::Solve),
    Balance(balance::Balance),
    Bench(bench::Bench),
    Load(load::Load),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        match self {
            Command::Serve(command) => command.run(out)?,
            Command::Backup(command) => command.run(out)?,
            Command::Restore(command) => command.run(out)?,
            Command::Games(command) => command.run(out)?,
            Command::Rules(command) => command.run(out)?,
            Command::Play(command) => command.run(out)?,
            Command::New(command) => command.run(out)?,
            Command::Continue(command) => command.run(out)?,
            Command::Replay(command) => command.run(out)?,
            Command::Show(command) => command.run(out)?,
            Command::Check(command) => return command.run(out),
            Command::Verify(command) => return command.run(out),
            Command::Score(command) => command.run(out)?,
            Command::Legal(command) => command.run(out)?,
            Command::Hint(command) => command.run(out)?,
            Command::Analyse(command) => command.run(out)?,
            Command::Deck(command) => command.run(out)?,
            Command::Random(command) => command.run(out)?,
            Command::Arena(command) => command.run(out)?,
            Command::Bot(command) => command.run(out)?,
            Command::Solve(command) => return command.run(out),
            Command::Balance(command) => command.run(out)?,
            Command::Bench(command) => command.run(out)?,
            Command::Load(command) => command.run(out)?,
            Command::Completions(command) => command.run(out)?,
            Command::Man(command) => command.run(out)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Without a command: the table in the browser.
impl Default for Command {
    fn default() -> Command {
        Command::Serve(serve::Serve::default())
    }
}

/// A value as a line of JSON.
fn print_json(out: &mut dyn Write, value: &impl serde::Serialize) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    Ok(writeln!(out)?)
}
