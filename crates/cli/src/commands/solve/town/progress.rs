//! One line on the terminal that says how far a search has come.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};

use plat_solve::town::Progress;

/// A line that is written anew a few times a second; silent unless standard error is a terminal.
pub(super) struct ProgressLine {
    shown: bool,
    /// Tiles tried, by thread.
    nodes: Vec<AtomicU64>,
    /// When it was last written, in tenths of a second, plus one.
    written: AtomicU64,
}

impl ProgressLine {
    pub(super) fn new(threads: usize) -> ProgressLine {
        ProgressLine {
            shown: io::stderr().is_terminal(),
            nodes: (0..threads).map(|_| AtomicU64::new(0)).collect(),
            written: AtomicU64::new(0),
        }
    }

    pub(super) fn is_shown(&self) -> bool {
        self.shown
    }

    /// Notes what a thread says, and writes the line if it is time.
    pub(super) fn show(&self, progress: &Progress) {
        if let Some(nodes) = self.nodes.get(progress.thread) {
            nodes.store(progress.nodes, Ordering::Relaxed);
        }
        let now = progress.elapsed.as_millis() as u64 / 100 + 1;
        if self.written.swap(now, Ordering::Relaxed) != now {
            let tried = self.nodes.iter().map(|nodes| nodes.load(Ordering::Relaxed)).sum();
            let _ = write!(io::stderr(), "\r\x1b[K{}", line(progress, tried));
        }
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        if self.shown && self.written.load(Ordering::Relaxed) > 0 {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

fn line(progress: &Progress, tried: u64) -> String {
    let mut line = format!("{:.1} s, {tried} tried", progress.elapsed.as_secs_f64());
    if progress.restarts > 0 {
        line.push_str(&format!(", {} restarts", progress.restarts));
    }
    if let Some(empty) = progress.fewest_empty {
        line.push_str(&format!(", best so far: {empty} empty"));
    }
    line + "; Ctrl-C stops"
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_line_says_what_there_is_to_say() {
        let mut progress = Progress {
            thread: 0,
            nodes: 7,
            restarts: 0,
            fewest_empty: None,
            elapsed: Duration::from_millis(1250),
        };
        assert_eq!(line(&progress, 9), "1.2 s, 9 tried; Ctrl-C stops");
        (progress.restarts, progress.fewest_empty) = (3, Some(2));
        assert_eq!(
            line(&progress, 9),
            "1.2 s, 9 tried, 3 restarts, best so far: 2 empty; Ctrl-C stops"
        );
    }
}
