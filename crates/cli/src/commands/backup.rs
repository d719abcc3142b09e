//! `plat backup` and `plat restore`: a copy of all games, and the way back.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::serve::database_file;

/// Copy all games to a new file, also while a server uses them
#[derive(Args)]
#[command(after_help = "Example:\n  plat backup games-monday.sqlite\n\n\
    Every move that anybody has seen before it begins is in the copy. The copy holds the seeds of games that go on and the\n\
    key of the house: keep it as you keep the file itself.")]
pub(crate) struct Backup {
    /// The copy, which must not be there yet
    file: PathBuf,
    /// The file with the games; the one in your data folder otherwise
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let database = database_file(self.database)?;
        plat_store::backup(&database, &self.file)?;
        Ok(writeln!(
            out,
            "{} is a copy of {}",
            self.file.display(),
            database.display()
        )?)
    }
}

/// Put a copy that plat backup made in the place of the games, while no server runs
#[derive(Args)]
#[command(after_help = "Example:\n  plat restore games-monday.sqlite\n\n\
    What was there before is kept beside it, with the ending .before-restore.")]
pub(crate) struct Restore {
    /// The copy
    file: PathBuf,
    /// The file with the games; the one in your data folder otherwise
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

impl Restore {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let database = database_file(self.database)?;
        let before = plat_store::restore(&self.file, &database)?;
        writeln!(out, "{} is {} again", database.display(), self.file.display())?;
        if let Some(before) = before {
            writeln!(out, "what was there is {} now", before.display())?;
        }
        Ok(())
    }
}
