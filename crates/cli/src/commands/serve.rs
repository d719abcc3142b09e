//! `plat serve`, and `plat` alone: the table in the browser.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, ensure};
use clap::Args;
use plat_server::{Config, Limits, Server, WallClock, raise_file_limit};
use plat_store::{Log, Sqlite};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::shelf;

/// Serve the table to browsers: this machine's, or with --bind everybody's
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat serve --bind 0.0.0.0:7528 --database games.sqlite --no-open\n\n\
    Games are kept in one file, and a move that anybody has seen is on the disk. RUST_LOG=debug says more of what\n\
    happens; /healthz and /metrics are for whoever watches over it, /api/openapi.json for whoever writes a client."
)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7528")]
    bind: SocketAddr,
    /// The file with the games, or :memory: to forget them at the end; a file in your data folder otherwise
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    /// On how many threads pages are served; half of the processors otherwise
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// On how many threads computer players think; the other half of the processors otherwise
    #[arg(long, value_name = "N")]
    computers: Option<usize>,
    /// Serve the browser client's files from this folder instead of those in the program: for whoever works on them
    #[arg(long, value_name = "FOLDER")]
    web: Option<PathBuf>,
    /// Believe the proxy in front who asks (X-Forwarded-For) and whether over TLS (X-Forwarded-Proto)
    #[arg(long)]
    behind_proxy: bool,
    /// A name by which browsers may ask for the house, for each: numbers, localhost and this machine's own name need not
    /// be said
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<HostName>,
    /// Let everybody ask for as much as they like: for measurements on a machine of one's own
    #[arg(long)]
    no_limits: bool,
}

/// What `plat` alone does.
impl Default for Serve {
    fn default() -> Serve {
        Serve {
            bind: ([127, 0, 0, 1], 7528).into(),
            database: None,
            no_open: false,
            threads: None,
            computers: None,
            web: None,
            behind_proxy: false,
            hosts: Vec::new(),
            no_limits: false,
        }
    }
}

impl Serve {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        tracing_subscriber::registry()
            .with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr))
            .with(how_much_is_said()?)
            .init();
        raise_file_limit();
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        let half = processors.div_ceil(2);
        let config = Config {
            bind: self.bind,
            games: shelf::offered(),
            limits: if self.no_limits {
                Limits::NONE
            } else {
                Limits::default()
            },
            computers: threads(self.computers, "--computers", half)?,
            web: self.web,
            behind_proxy: self.behind_proxy,
            hosts: self.hosts.into_iter().map(|host| host.0).collect(),
            clock: WallClock::default(),
        };
        let log = open_log(self.database)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(threads(self.threads, "--threads", half)?)
            .enable_all()
            .build()?;
        runtime.block_on(async {
            let server = Server::open(config, log).await?;
            let address = address_for_people(server.address()?);
            writeln!(out, "Plat is at http://{address}/ (Ctrl+C ends it)")?;
            out.flush()?;
            if !self.no_open {
                open_browser(&format!("http://{address}/"));
            }
            Ok(server.run(stopped()).await?)
        })
    }
}

/// What RUST_LOG asks for, such as `info` or `plat_server=debug`; warnings where it asks for nothing.
fn how_much_is_said() -> anyhow::Result<Targets> {
    match std::env::var("RUST_LOG") {
        Ok(asked) => asked.parse().with_context(|| {
            format!("RUST_LOG={asked:?} is neither a level such as info nor a list such as plat_server=debug")
        }),
        Err(_) => Ok(Targets::new().with_default(LevelFilter::WARN)),
    }
}

/// How many threads were asked for, if there can be so many.
fn threads(asked: Option<usize>, option: &str, otherwise: usize) -> anyhow::Result<usize> {
    let threads = asked.unwrap_or(otherwise);
    ensure!(
        (1..=1024).contains(&threads),
        "{option} {threads}: there can be 1 to 1024 threads"
    );
    Ok(threads)
}

/// A name as it stands in the address of a page, without a port.
#[derive(Clone)]
struct HostName(String);

impl FromStr for HostName {
    type Err = String;

    fn from_str(name: &str) -> Result<HostName, String> {
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
        match !name.is_empty() && name.chars().all(fits) {
            true => Ok(HostName(name.to_owned())),
            false => Err("a name such as plat.example, without http:// and without a port".to_owned()),
        }
    }
}

/// The file with the games: the one that is named, or the one in the data folder.
pub(super) fn database_file(named: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    match named {
        Some(path) => Ok(path),
        None => Ok(data_folder()
            .context("there is no data folder here; name a file with --database")?
            .join("games.sqlite")),
    }
}

fn open_log(database: Option<PathBuf>) -> anyhow::Result<Arc<dyn Log>> {
    let path = database_file(database)?;
    if path == Path::new(":memory:") {
        return Ok(Arc::new(Sqlite::in_memory()?));
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    Ok(Arc::new(
        Sqlite::open(&path).with_context(|| path.display().to_string())?,
    ))
}

/// Where a program keeps what it has, on this platform.
fn data_folder() -> Option<PathBuf> {
    let variable = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let home = || variable("HOME");
    let folder = if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    folder.map(|folder| folder.join("plat"))
}

/// An address that a browser on this machine can open: "everywhere" is here too.
fn address_for_people(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    address
}

/// Asks the desktop to show a page. Where there is none, the address has been printed.
fn open_browser(address: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start"])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address);
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if let Err(error) = quiet.spawn() {
        tracing::debug!(%error, program, "no browser opened");
    }
}

/// Comes back when somebody wants the program to end.
async fn stopped() {
    let interrupt = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "Ctrl+C is not heard");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(error) => {
                tracing::error!(%error, "the signal to end is not heard");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
