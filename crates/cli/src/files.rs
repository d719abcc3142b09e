//! Reading files: what is wrong is said with the file's name.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use plat_engine::Record;
use plat_games::{AnyGame, LiveTable, find};

/// More than any game needs; a wrong file is refused before it fills the memory.
const LARGEST: u64 = 16 * 1024 * 1024;

/// The text of a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let name = path.display();
    if path == Path::new("-") {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    }
    .with_context(|| format!("{name} cannot be read"))?;
    if bytes.len() as u64 > LARGEST {
        bail!("{name} is larger than {} MiB", LARGEST / 1024 / 1024);
    }
    String::from_utf8(bytes).with_context(|| format!("{name} is not text"))
}

/// A record with the game it is of.
pub(crate) struct RecordFile {
    path: PathBuf,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) record: Record,
}

impl RecordFile {
    /// Reads a record; what it says is not yet checked against the rules.
    pub(crate) fn read(path: &Path) -> anyhow::Result<RecordFile> {
        let record = Record::parse(&read(path)?).with_context(|| path.display().to_string())?;
        let Some(game) = find(&record.game) else {
            bail!("{}: line 2: there is no game {:?}", path.display(), record.game);
        };
        Ok(RecordFile {
            path: path.to_owned(),
            game,
            record,
        })
    }

    /// Plays the record; the error names the file and the first bad line.
    pub(crate) fn replay(&self) -> anyhow::Result<Box<dyn LiveTable>> {
        let replayed = self.game.replay(&self.record);
        replayed.with_context(|| self.path.display().to_string())
    }

    /// The file's name, for errors.
    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("picture");
        fs::write(&path, [0xff, 0xfe]).unwrap();
        assert!(
            read(&path)
                .unwrap_err()
                .to_string()
                .ends_with("picture is not text")
        );
    }
}
