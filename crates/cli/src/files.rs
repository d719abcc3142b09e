//! Reading and writing files: what is wrong is said with the file's name, and a file is replaced whole or not at all.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use plat_engine::Record;
use plat_games::{AnyGame, LiveTable, find};
use tempfile::NamedTempFile;

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

/// Writes to a file so that whoever looks finds the old one or the new one, never half of it.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let save = || -> io::Result<()> {
        let file = filled(path, bytes)?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    save().with_context(|| format!("{} cannot be written", path.display()))
}

/// The same for a file that must not exist yet.
pub(crate) fn write_new(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let save = || -> io::Result<()> {
        let file = filled(path, bytes)?;
        file.persist_noclobber(path).map_err(|error| error.error)?;
        Ok(())
    };
    save().with_context(|| format!("{} cannot be written", path.display()))
}

/// A file in the same folder that goes away unless it gets a name. Nobody but its owner can read it.
pub(crate) fn temporary(path: &Path) -> io::Result<NamedTempFile> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    tempfile::Builder::new().prefix(".plat-").tempfile_in(folder)
}

fn filled(path: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let mut file = temporary(path)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    share(file.path())?;
    Ok(file)
}

/// A temporary file is its owner's alone; a record is as open as any other file one writes.
fn share(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(path, fs::Permissions::from_mode(0o644))?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Writes to the file, or to standard output if there is none.
pub(crate) fn write_or_print(out: &mut dyn Write, path: Option<&Path>, bytes: &[u8]) -> anyhow::Result<()> {
    match path {
        Some(path) if path != Path::new("-") => write(path, bytes),
        _ => Ok(out.write_all(bytes)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.plat");
        write(&path, b"old").unwrap();
        write(&path, b"new").unwrap();
        assert_eq!(read(&path).unwrap(), "new");
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
        assert_eq!(left.len(), 1, "no temporary file is left behind");
    }

    #[test]
    fn a_failed_write_leaves_the_old_file_and_says_which() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("no such folder").join("game.plat");
        let error = write(&path, b"new").unwrap_err();
        assert!(
            error.to_string().ends_with("game.plat cannot be written"),
            "{error}"
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("picture");
        write(&path, &[0xff, 0xfe]).unwrap();
        assert!(
            read(&path)
                .unwrap_err()
                .to_string()
                .ends_with("picture is not text")
        );
    }
}
