//! A game kept in a file while it is played.
//!
//! The record of an unfinished game has only the hash of its seed, so that nobody who reads it knows what will be drawn.
//! The seed itself waits beside it, in `game.plat.seed`, which only its owner can read; when the game is over the seed
//! moves into the record and that file goes away. Whoever has the record but not the seed can act, but not draw.
//!
//! The record is replaced whole, and only if it still is what we read: of two writers who decided on the same
//! position one wins, and the other is told.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use plat_engine::{Lined, Next, Seed};
use plat_games::LiveTable;

use crate::files::{self, RecordFile};
use crate::language::{fault, of_file, say};
use crate::output::{self, Destination, Force};

/// A game in a file.
pub(crate) struct GameFile {
    path: PathBuf,
    /// What the file says, as far as we know.
    known: String,
    /// What decides the draws, if it is known here.
    seed: Option<Seed>,
}

impl GameFile {
    /// Puts a game into a new file. One that exists is left alone unless that is forced; nobody can force it who was
    /// not asked on the command line.
    pub(crate) fn create(
        path: &Path,
        table: &dyn LiveTable,
        seed: Option<Seed>,
        force: Option<Force>,
    ) -> anyhow::Result<GameFile> {
        let Destination::File(place) = Destination::of(path)? else {
            return Err(fault(&of_file("no-place", path)));
        };
        let forced = force.is_some_and(Force::is_given);
        if !forced && place.exists() {
            let exists = match force {
                Some(_) => "exists-or-force",
                None => "exists-or-other",
            };
            return Err(fault(&of_file(exists, path)));
        }
        let mut file = GameFile {
            path: path.to_owned(),
            known: table.record().to_string(),
            seed,
        };
        // The seed first: a game without it could not go on.
        file.keep_seed(table)?;
        match forced {
            true => output::replace(path, file.known.as_bytes())?,
            false => output::write_new(&place, file.known.as_bytes())?,
        }
        file.drop_seed();
        Ok(file)
    }

    /// Reads a game, with its seed if that lies beside it.
    pub(crate) fn open(path: &Path) -> anyhow::Result<(GameFile, Box<dyn LiveTable>)> {
        let known = files::read(path)?;
        let mut read = RecordFile::read(path)?;
        let seed_path = seed_path(path);
        let seed: Option<Seed> = match fs::read_to_string(&seed_path) {
            Ok(text) => {
                let seed: Seed = text
                    .trim()
                    .parse()
                    .with_context(|| seed_path.display().to_string())?;
                ensure!(
                    read.record.seed_hash.as_ref() == Some(&seed.hash()),
                    "{}: this is not the seed whose hash is in {}",
                    seed_path.display(),
                    path.display()
                );
                Some(seed)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => bail!("{} cannot be read: {error}", seed_path.display()),
        };
        if read.record.seed.is_none() {
            read.record.seed = seed.clone().map(|it| Lined { line: 0, it });
        }
        let table = read.replay()?;
        let file = GameFile {
            path: path.to_owned(),
            known,
            seed,
        };
        // The program may have ended between the last record and this.
        file.drop_seed();
        Ok((file, table))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// What decides the draws, if it is known here.
    pub(crate) fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// Writes the table as it is now, unless somebody else has written in the meantime.
    pub(crate) fn save(&mut self, table: &dyn LiveTable) -> anyhow::Result<()> {
        let record = table.record().to_string();
        if record == self.known {
            return Ok(());
        }
        let name = self.path.display();
        let mut file = lock(&self.path).with_context(|| format!("{name} cannot be opened"))?;
        let mut found = String::new();
        file.read_to_string(&mut found)
            .with_context(|| say(&of_file("cannot-be-read", &self.path)))?;
        if found != self.known {
            return Err(fault(&of_file("changed-meanwhile", &self.path)));
        }
        output::replace(&self.path, record.as_bytes())?;
        self.known = record;
        drop(file);
        self.drop_seed();
        Ok(())
    }

    /// Puts the seed beside the record, for its owner's eyes only.
    fn keep_seed(&mut self, table: &dyn LiveTable) -> anyhow::Result<()> {
        let Some(seed) = self.seed.as_ref().filter(|_| table.next() != Next::Over) else {
            return Ok(());
        };
        let path = seed_path(&self.path);
        let write = || -> io::Result<()> {
            // A temporary file can be read by nobody else, and stays so when it gets its name.
            let mut file = output::temporary(&path)?;
            writeln!(file, "{seed}")?;
            file.as_file().sync_all()?;
            file.persist(&path).map_err(|error| error.error)?;
            Ok(())
        };
        write().with_context(|| format!("{} cannot be written", path.display()))
    }

    /// Once the record has the seed, which is when the game is over, its own file goes away.
    fn drop_seed(&self) {
        let told = self.seed.as_ref().map(|seed| format!("\nseed {seed}\n"));
        if told.is_some_and(|told| self.known.ends_with(&told)) {
            // One that stays behind does no harm any more.
            let _ = fs::remove_file(seed_path(&self.path));
        }
    }
}

/// Where the seed of an unfinished game waits.
pub(crate) fn seed_path(record: &Path) -> PathBuf {
    let mut name = record.as_os_str().to_owned();
    name.push(".seed");
    PathBuf::from(name)
}

/// The file, which nobody else writes until it is closed. The system lets go of it when a program ends, however it ends.
fn lock(path: &Path) -> io::Result<File> {
    loop {
        let file = fs::OpenOptions::new().read(true).write(true).open(path)?;
        file.lock()?;
        // Whoever had it before us may have put another file in its place.
        if is_at(&file, path)? {
            return Ok(file);
        }
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (ours, theirs) = (file.metadata()?, fs::metadata(path)?);
    Ok((ours.dev(), ours.ino()) == (theirs.dev(), theirs.ino()))
}

/// Where files have no number, one that is locked cannot be replaced.
#[cfg(not(unix))]
fn is_at(_file: &File, _path: &Path) -> io::Result<bool> {
    Ok(true)
}
