//! What the solvers of whole games share: where a search begins, and where the finished game goes.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use plat_engine::{Next, Observer, Options, Seat, Seed, Session, SessionDice, Table, TableGame};
use plat_render::{Layout, Theme};

use super::PIXELS_A_UNIT;
use crate::files::RecordFile;
use crate::language;
use crate::output::{Force, prints};

/// Where a search begins.
#[derive(Args)]
pub(super) struct Start {
    /// An option of the game; see `plat games`
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "from")]
    options: Vec<String>,
    /// The seed that draws what is drawn before the game begins
    #[arg(long, value_name = "SEED", default_value = "1", conflicts_with = "from")]
    seed: Seed,
    /// Begin with the position of this record; - reads standard input
    #[arg(long, value_name = "FILE.plat")]
    from: Option<PathBuf>,
    /// Begin after so many of its entries instead of after the last one
    #[arg(long, value_name = "N", requires = "from")]
    at: Option<usize>,
}

impl Start {
    /// The game at that point, with nothing left to draw. A new one is for so many seats, with options that suit the
    /// solver.
    pub(super) fn session<G: TableGame>(
        &self,
        seats: usize,
        suit: impl Fn(&mut G::Options),
    ) -> anyhow::Result<Session<G>> {
        let mut session = match &self.from {
            Some(_) => self.recorded()?,
            None => {
                let mut options = G::Options::from_pairs(&self.options)?;
                suit(&mut options);
                let players = vec!["solver".to_owned(); seats];
                Session::new(options, players, SessionDice::seeded(self.seed.clone()))?
            }
        };
        if session.next() == Next::Chance {
            session.settle().context("the game cannot go on")?;
        }
        Ok(session)
    }

    fn recorded<G: TableGame>(&self) -> anyhow::Result<Session<G>> {
        let file = RecordFile::read(self.from.as_deref().context("no record was named")?)?;
        let (name, game) = (file.name(), G::INFO.id);
        ensure!(
            file.record.game == game,
            "{name}: a record of {}, not of {game}",
            file.record.game
        );
        let session = Session::<G>::replay(&file.record).with_context(|| name.clone())?;
        let entries = session.log().len();
        let at = self.at.unwrap_or(entries);
        ensure!(at <= entries, "{name}: there are {entries} entries, not {at}");
        Ok(session.at(at))
    }
}

/// Where the finished game goes, besides the screen; `-` is the screen, and then nothing else goes there.
#[derive(Args)]
pub(super) struct Finished {
    /// Draw the finished game as an SVG picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the finished game as a PNG picture
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
    /// Write the finished game as a record; - is standard output for this and for pictures, and then that is all that is
    /// printed
    #[arg(short, long, value_name = "FILE.plat")]
    output: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

impl Finished {
    /// Refuses files that cannot be written, before the search.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        self.force.check(self.names())
    }

    /// Whether one of them is standard output, which then has nothing else.
    pub(super) fn is_printed(&self) -> bool {
        prints(self.names())
    }

    fn names(&self) -> [&Option<PathBuf>; 3] {
        [&self.svg, &self.png, &self.output]
    }

    pub(super) fn write<G: TableGame>(
        &self,
        session: &Session<G>,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        let parts = session.look(Observer::Spectator).parts(&language::voice(session));
        let scene = plat_render::lay_out(&parts, &[], Layout::default());
        if let Some(path) = &self.svg {
            let picture = plat_render::svg(&scene, Theme::Light);
            self.force.write(out, Some(path), picture.as_bytes())?;
        }
        if let Some(path) = &self.png {
            let picture = plat_render::png(&scene, Theme::Light, PIXELS_A_UNIT)?;
            self.force.write(out, Some(path), &picture)?;
        }
        if let Some(path) = &self.output {
            let record = session.record().to_string();
            self.force.write(out, Some(path), record.as_bytes())?;
        }
        Ok(())
    }
}

/// Whose turn it is; the first seat's when the game is over.
pub(super) fn to_act<G: TableGame>(session: &Session<G>) -> Seat {
    match session.next() {
        Next::Seats(seats) => seats.first().unwrap_or(Seat::ALL[0]),
        _ => Seat::ALL[0],
    }
}

/// One line on the terminal that says how far a search has come.
pub(super) struct ProgressLine {
    /// Whether there is a terminal.
    shown: bool,
}

impl ProgressLine {
    pub(super) fn new() -> ProgressLine {
        ProgressLine {
            shown: io::stderr().is_terminal(),
        }
    }

    pub(super) fn show(&self, line: impl FnOnce() -> String) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K{}", line());
        }
    }

    pub(super) fn clear(&self) {
        self.show(String::new);
    }
}
