//! Where a game that is played is kept: in the file that was named, or nowhere until somebody saves it.

use std::path::Path;

use plat_engine::Seed;
use plat_games::LiveTable;

use crate::game_file::GameFile;

/// Keeps a game.
pub(crate) struct FileKeeper {
    file: Option<GameFile>,
    seed: Option<Seed>,
}

impl FileKeeper {
    /// A keeper for a new game, in this file if one is named.
    pub(crate) fn begin(
        path: Option<&Path>,
        table: &dyn LiveTable,
        seed: Seed,
    ) -> anyhow::Result<FileKeeper> {
        let seed = Some(seed);
        let file = path
            .map(|path| GameFile::create(path, table, seed.clone()))
            .transpose()?;
        Ok(FileKeeper { file, seed })
    }

    /// A keeper for a game that is in a file already.
    pub(crate) fn of(file: GameFile) -> FileKeeper {
        FileKeeper {
            seed: file.seed().cloned(),
            file: Some(file),
        }
    }

    /// The file, if there is one.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(GameFile::path)
    }

    /// The table has changed.
    pub(crate) fn keep(&mut self, table: &dyn LiveTable) -> anyhow::Result<()> {
        self.file.as_mut().map_or(Ok(()), |file| file.save(table))
    }

    /// Saves to a new file, which is the one that is kept from now on.
    pub(crate) fn save(&mut self, path: &Path, table: &dyn LiveTable) -> anyhow::Result<()> {
        if self.path() == Some(path) {
            return self.keep(table);
        }
        self.file = Some(GameFile::create(path, table, self.seed.clone())?);
        Ok(())
    }
}

impl plat_term::Keeper for FileKeeper {
    fn keep(&mut self, table: &dyn LiveTable) -> Result<(), String> {
        FileKeeper::keep(self, table).map_err(|error| format!("{error:#}"))
    }

    fn save(&mut self, file: &str, table: &dyn LiveTable) -> Result<(), String> {
        FileKeeper::save(self, Path::new(file), table).map_err(|error| format!("{error:#}"))
    }

    fn place(&self) -> Option<String> {
        self.path().map(|path| path.display().to_string())
    }
}
