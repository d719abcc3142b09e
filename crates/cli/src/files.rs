//! Reading files: what is wrong is said with the file's name.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::Context;
use plat_engine::{Arg, Record};
use plat_games::{AnyGame, LiveTable, find};

use crate::language::{fault, of_file, say};

/// More than any game needs; a wrong file is refused before it fills the memory.
const LARGEST: u64 = 16 * 1024 * 1024;

/// The text of a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    }
    .with_context(|| say(&of_file("cannot-be-read", path)))?;
    if bytes.len() as u64 > LARGEST {
        let most = LARGEST / 1024 / 1024;
        return Err(fault(&of_file("too-large", path).with("most", most)));
    }
    String::from_utf8(bytes).with_context(|| say(&of_file("not-text", path)))
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
            let game = Arg::quoted(&record.game);
            return Err(fault(&of_file("no-such-game", path).with("game", game)));
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
