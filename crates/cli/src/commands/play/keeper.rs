//! Where a game that is played is kept: in the file that was named, or nowhere until somebody saves it. A pipe, a device
//! or standard output keeps nothing; it is told the record once, when the game is left.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::bail;
use plat_engine::Seed;
use plat_games::LiveTable;

use crate::game_file::GameFile;
use crate::language;
use crate::output::{self, Destination, Force};

/// Keeps a game.
pub(crate) struct FileKeeper {
    file: Option<GameFile>,
    stream: Option<Stream>,
    seed: Option<Seed>,
}

impl FileKeeper {
    /// A keeper for a new game, in this file if one is named.
    pub(crate) fn begin(
        path: Option<&Path>,
        table: &dyn LiveTable,
        seed: Seed,
        force: Force,
    ) -> anyhow::Result<FileKeeper> {
        let mut keeper = FileKeeper {
            file: None,
            stream: None,
            seed: Some(seed),
        };
        let Some(path) = path else {
            return Ok(keeper);
        };
        match Destination::of(path)? {
            Destination::File(_) => {
                let file = GameFile::create(path, table, keeper.seed.clone(), Some(force))?;
                keeper.file = Some(file);
            }
            place => keeper.stream = Some(Stream::new(path, place, table)),
        }
        Ok(keeper)
    }

    /// A keeper for a game that is in a file already.
    pub(crate) fn of(file: GameFile) -> FileKeeper {
        FileKeeper {
            seed: file.seed().cloned(),
            file: Some(file),
            stream: None,
        }
    }

    /// The file, if there is one.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(GameFile::path)
    }

    /// What is told the record in the end, if there is something.
    pub(crate) fn stream(&self) -> Option<&Stream> {
        self.stream.as_ref()
    }

    /// The table has changed.
    pub(crate) fn keep(&mut self, table: &dyn LiveTable) -> anyhow::Result<()> {
        if let Some(stream) = &self.stream {
            stream.note(table);
        }
        self.file.as_mut().map_or(Ok(()), |file| file.save(table))
    }

    /// Saves to a new file, which is the one that is kept from now on, or writes the record into what is no file. Says
    /// whether it is a file, with which one can go on.
    pub(crate) fn save(&mut self, path: &Path, table: &dyn LiveTable) -> anyhow::Result<bool> {
        if self.path() == Some(path) {
            self.keep(table)?;
            return Ok(true);
        }
        match Destination::of(path)? {
            Destination::Printed => bail!("this is where the game is shown; name a file"),
            Destination::Stream(stream) => {
                output::replace(&stream, table.record().to_string().as_bytes())?;
                Ok(false)
            }
            Destination::File(_) => {
                self.file = Some(GameFile::create(path, table, self.seed.clone(), None)?);
                Ok(true)
            }
        }
    }
}

impl plat_term::Keeper for FileKeeper {
    fn keep(&mut self, table: &dyn LiveTable) -> Result<(), String> {
        FileKeeper::keep(self, table).map_err(|error| language::explain(&error))
    }

    fn save(&mut self, file: &str, table: &dyn LiveTable) -> Result<(), String> {
        let saved = FileKeeper::save(self, Path::new(file), table);
        saved.map(drop).map_err(|error| language::explain(&error))
    }

    fn place(&self) -> Option<String> {
        let stream = self.stream.as_ref().map(|stream| stream.path.as_path());
        let place = self.path().or(stream);
        place.map(|path| path.display().to_string())
    }
}

/// What is told the record when the game is left.
#[derive(Clone)]
pub(crate) struct Stream {
    path: PathBuf,
    printed: bool,
    /// The record as it stands. The screen, which has the table, is gone when it is wanted.
    record: Arc<Mutex<String>>,
}

impl Stream {
    fn new(path: &Path, place: Destination, table: &dyn LiveTable) -> Stream {
        Stream {
            path: path.to_owned(),
            printed: place == Destination::Printed,
            record: Arc::new(Mutex::new(table.record().to_string())),
        }
    }

    fn note(&self, table: &dyn LiveTable) {
        *self.record.lock().unwrap_or_else(PoisonError::into_inner) = table.record().to_string();
    }

    /// Whether it is standard output.
    pub(crate) fn is_printed(&self) -> bool {
        self.printed
    }

    /// The game is left: this is its record.
    pub(crate) fn tell(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        let record = self.record.lock().unwrap_or_else(PoisonError::into_inner);
        Force::default().write(out, Some(&self.path), record.as_bytes())
    }
}
