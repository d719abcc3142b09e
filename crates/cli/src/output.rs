//! Writing the files that people name.
//!
//! A regular file is replaced whole, so that whoever looks finds the old one or the new one and never half of it; a link
//! stays, and the file it leads to is replaced. That is done by a rename, which would put a file in the place of anything
//! else: so pipes, devices and terminals are written into. `-` is standard output, and so is any other name of it.

use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use tempfile::NamedTempFile;

use crate::language::{fault, of_file, say};

/// Where a name leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Destination {
    /// What this program prints.
    Printed,
    /// A pipe, a device or a terminal.
    Stream(PathBuf),
    /// A regular file, or a name that is still free; links are followed.
    File(PathBuf),
}

impl Destination {
    /// Where this name leads now.
    pub(crate) fn of(path: &Path) -> anyhow::Result<Destination> {
        if path == Path::new("-") {
            return Ok(Destination::Printed);
        }
        Ok(match fs::metadata(path) {
            Ok(found) if is_standard_output(&found) => Destination::Printed,
            Ok(found) if found.is_dir() => return Err(fault(&of_file("is-a-folder", path))),
            Ok(found) if !found.is_file() => Destination::Stream(path.to_owned()),
            // A name that cannot be looked at is told when it is written to.
            _ => Destination::File(followed(path).with_context(|| cannot_be_written(path))?),
        })
    }

    /// Whether a file is there that would be replaced.
    fn is_taken(&self) -> bool {
        matches!(self, Destination::File(path) if path.exists())
    }
}

/// Whether files that exist may be replaced.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct Force {
    /// Replace a file that exists
    #[arg(long)]
    force: bool,
}

impl Force {
    /// Whether they may.
    pub(crate) fn is_given(self) -> bool {
        self.force
    }

    /// Refuses names of files that exist, or that cannot be written at all: before the work whose results they are for.
    pub(crate) fn check<'a>(
        self,
        names: impl IntoIterator<Item = &'a Option<PathBuf>>,
    ) -> anyhow::Result<()> {
        for path in names.into_iter().flatten() {
            let taken = Destination::of(path)?.is_taken();
            if taken && !self.force {
                return Err(fault(&of_file("exists", path)));
            }
        }
        Ok(())
    }

    /// Writes a result where its name leads, or prints it if it has none.
    pub(crate) fn write(self, out: &mut dyn Write, path: Option<&Path>, bytes: &[u8]) -> anyhow::Result<()> {
        let Some(path) = path else {
            return Ok(out.write_all(bytes)?);
        };
        match Destination::of(path)? {
            Destination::Printed => Ok(out.write_all(bytes)?),
            _ if self.force => replace(path, bytes),
            Destination::Stream(_) => replace(path, bytes),
            // It was free when the work began, and whoever has made it since then will want to keep it.
            Destination::File(file) => put_new(&file, bytes).with_context(|| cannot_be_written(path)),
        }
    }
}

/// Whether one of these results is printed, and so stands where the report of the command would.
pub(crate) fn prints<'a>(names: impl IntoIterator<Item = &'a Option<PathBuf>>) -> bool {
    let mut names = names.into_iter().flatten();
    names.any(|path| Destination::of(path).is_ok_and(|place| place == Destination::Printed))
}

/// Writes to a regular file, which is replaced whole, or into whatever else has this name.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let write = |place: Destination| -> io::Result<()> {
        match place {
            Destination::Printed => io::stdout().write_all(bytes),
            Destination::Stream(stream) => OpenOptions::new().write(true).open(stream)?.write_all(bytes),
            Destination::File(file) => {
                let made = filled(&file, bytes)?;
                made.persist(&file).map_err(|error| error.error)?;
                Ok(())
            }
        }
    };
    write(Destination::of(path)?).with_context(|| cannot_be_written(path))
}

/// Writes a file that must not exist yet.
pub(crate) fn write_new(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    put_new(path, bytes).with_context(|| cannot_be_written(path))
}

/// A file in the same folder that goes away unless it gets a name. Nobody but its owner can read it.
pub(crate) fn temporary(path: &Path) -> io::Result<NamedTempFile> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    tempfile::Builder::new().prefix(".plat-").tempfile_in(folder)
}

fn cannot_be_written(path: &Path) -> String {
    say(&of_file("cannot-be-written", path))
}

fn put_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let made = filled(path, bytes)?;
    made.persist_noclobber(path).map_err(|error| error.error)?;
    Ok(())
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

/// No honest chain of links is longer.
const MOST_LINKS: usize = 40;

/// Where links lead in the end, whether or not something is there.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            // No link, or nothing at all.
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("its links lead in a circle"))
}

/// Whether this is what standard output goes to, as `/dev/stdout` is.
#[cfg(unix)]
fn is_standard_output(found: &Metadata) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let ours = io::stdout().as_fd().try_clone_to_owned().map(fs::File::from);
    let ours = ours.and_then(|ours| ours.metadata());
    ours.is_ok_and(|ours| (ours.dev(), ours.ino()) == (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn is_standard_output(_found: &Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.plat");
        replace(&path, b"old").unwrap();
        replace(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
        assert_eq!(left.len(), 1, "no temporary file is left behind");
    }

    #[test]
    fn a_failed_write_leaves_the_old_file_and_says_which() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("no such folder").join("game.plat");
        let error = replace(&path, b"new").unwrap_err();
        assert!(
            error.to_string().ends_with("game.plat cannot be written"),
            "{error}"
        );
    }
}
