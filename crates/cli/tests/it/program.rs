//! The program as a process, for the tests that use it as people do.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs a command with nothing to read.
pub(crate) fn plat(arguments: &[&str]) -> Output {
    with_input(arguments, "")
}

/// Runs a command with this on its standard input.
pub(crate) fn with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plat"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read may be gone before everything is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What is said on standard output when the command ends with this code, and says nothing else.
#[track_caller]
pub(crate) fn says(arguments: &[&str], code: i32) -> String {
    let output = plat(arguments);
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    text(&output.stdout)
}

/// What a command that succeeds says.
#[track_caller]
pub(crate) fn good(arguments: &[&str]) -> String {
    says(arguments, 0)
}

/// One line on standard error, exit code 2, nothing on standard output.
#[track_caller]
pub(crate) fn bad(arguments: &[&str], expected: &str) {
    let output = plat(arguments);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert!(
        error.starts_with("plat: ") && error.contains(expected),
        "{arguments:?}: {error}"
    );
    assert_eq!(error.lines().count(), 1, "{error}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
}

/// A folder that goes away with the test.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn name(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    pub(crate) fn file(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).unwrap();
        self.name(name)
    }
}
