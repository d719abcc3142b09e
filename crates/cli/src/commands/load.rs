//! `plat load`: what a server can do.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, ensure};
use clap::{Args, ValueEnum};
use plat_load::{Outcome, Plan, Take};

use super::print_json;
use crate::args::GameName;

/// Play many games at once over real WebSockets, and measure the server
#[derive(Args)]
#[command(after_help = "Example:\n  plat load --games 200 --think 250 --seconds 20\n\n\
    Without --server it starts one of its own, with its games in a file that is removed afterwards. CPU time and memory\n\
    are the server's, as it tells them at /metrics; the clients' are not part of them.")]
pub(crate) struct Load {
    /// How many games at once; each has two clients
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: usize,
    /// Which game
    #[arg(long, value_name = "GAME", default_value = "subdivision")]
    game: GameName,
    /// What the clients take of a table
    #[arg(long, value_enum, default_value_t = Taken::Views)]
    take: Taken,
    /// How long clients think before a move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 0)]
    think: u64,
    /// How long to measure, in seconds
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,
    /// How long to play before, in seconds
    #[arg(long, value_name = "S", default_value_t = 2)]
    warm_up: u64,
    /// Measure this server, which must run with --no-limits, instead of one of our own
    #[arg(long, value_name = "ADDR")]
    server: Option<SocketAddr>,
    /// By what the clients choose their moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What clients take.
#[derive(Clone, Copy, ValueEnum)]
enum Taken {
    /// Views as data, as programs do
    Views,
    /// Scenes with choices, log and scores, as pages do
    Scenes,
}

impl Load {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        ensure!(
            (1..=10_000).contains(&self.games),
            "--games {}: 1 to 10000 games can be played",
            self.games
        );
        ensure!(
            (1..=3_600).contains(&self.seconds),
            "--seconds {}: 1 to 3600 can be measured",
            self.seconds
        );
        plat_server::raise_file_limit();
        let info = self.game.0.info();
        ensure!(info.seats.contains(&2), "{} is not for two", info.name);
        let own = match self.server {
            Some(_) => None,
            None => Some(OwnServer::start()?),
        };
        let server = self
            .server
            .or(own.as_ref().map(|own| own.address))
            .context("there is no server")?;
        let plan = Plan {
            server,
            game: info.id.to_owned(),
            games: self.games,
            take: match self.take {
                Taken::Views => Take::Views,
                Taken::Scenes => Take::Scenes,
            },
            think: Duration::from_millis(self.think),
            warm_up: Duration::from_secs(self.warm_up),
            time: Duration::from_secs(self.seconds),
            seed: self.seed,
        };
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let told = |moves: u64| {
            let _ = write!(std::io::stderr(), "\r{moves} moves");
        };
        let outcome = runtime.block_on(plat_load::run(plan, told));
        let _ = writeln!(std::io::stderr());
        let outcome = outcome?;
        if self.json {
            return print_json(out, &outcome);
        }
        report(out, &outcome)
    }
}

fn report(out: &mut dyn Write, outcome: &Outcome) -> anyhow::Result<()> {
    let megabytes = |bytes: f64| bytes / 1e6;
    writeln!(
        out,
        "{} games with {} clients for {:.1} s: {} moves, {} games finished",
        outcome.games, outcome.clients, outcome.seconds, outcome.moves, outcome.finished
    )?;
    writeln!(
        out,
        "moves a second        {:>9.0}\nmoves a CPU second    {:>9.0}  (the server used {:.2} CPU seconds)",
        outcome.moves_per_second, outcome.moves_per_cpu_second, outcome.cpu_seconds
    )?;
    for (what, spread) in [
        ("acknowledged", outcome.acknowledged),
        ("seen by the opponent", outcome.seen),
    ] {
        writeln!(
            out,
            "{what:<22}{:>6.1} ms at the median, {:.1} ms at the 99th percentile, {:.1} ms at worst",
            spread.p50, spread.p99, spread.slowest
        )?;
    }
    writeln!(
        out,
        "memory of the server  {:>6.1} MB with all games open, {:.1} MB at the end",
        megabytes(outcome.memory_open),
        megabytes(outcome.memory_end)
    )?;
    Ok(())
}

/// A server in a process of its own, so that what it uses is its own.
struct OwnServer {
    child: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl OwnServer {
    fn start() -> anyhow::Result<OwnServer> {
        let folder = tempfile::tempdir()?;
        let mut child = Command::new(std::env::current_exe()?)
            .args([
                "serve",
                "--bind",
                "127.0.0.1:0",
                "--no-open",
                "--no-limits",
                "--database",
            ])
            .arg(folder.path().join("load.sqlite"))
            .stdout(Stdio::piped())
            .spawn()
            .context("no server starts")?;
        let mut line = String::new();
        let stdout = child.stdout.take().context("the server says nothing")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        let own = OwnServer {
            address: address.with_context(|| format!("the server does not say where it is: {line:?}"))?,
            child,
            _folder: folder,
        };
        Ok(own)
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
