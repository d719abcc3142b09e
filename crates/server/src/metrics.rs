//! What the house counts, in the text form that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::turns::Need;
use crate::workers::Figures;

/// The upper ends of the buckets of a move's time, in milliseconds.
const BUCKETS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// The counters.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Actions of people and computers that the log has accepted.
    pub(crate) moves: AtomicU64,
    /// Requests that were not done, whatever the reason.
    pub(crate) refused: AtomicU64,
    /// Games created.
    pub(crate) games: AtomicU64,
    /// Connections of any kind that are open.
    pub(crate) open: AtomicI64,
    /// Connections that were turned away because there were too many.
    pub(crate) turned_away: AtomicU64,
    /// WebSockets that are open.
    pub(crate) connections: AtomicI64,
    /// WebSockets that were closed because they did not keep up.
    pub(crate) lagged: AtomicU64,
    /// Messages sent over WebSockets.
    pub(crate) sent: AtomicU64,
    slow: [AtomicU64; BUCKETS.len() + 1],
    seconds: AtomicU64,
}

impl Metrics {
    /// A change has been made; from the request to the log's answer it took so long.
    pub(crate) fn changed(&self, took: Duration) {
        self.moves.fetch_add(1, Relaxed);
        let millis = took.as_millis() as u64;
        let bucket = BUCKETS
            .iter()
            .position(|&most| millis < most)
            .unwrap_or(BUCKETS.len());
        self.slow[bucket].fetch_add(1, Relaxed);
        self.seconds.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// Everything as text; `tables` are in memory, and this is the work that threads have to do.
    pub(crate) fn write(&self, tables: usize, work: &[(&str, Figures)]) -> String {
        let mut out = String::new();
        let mut put = |name: &str, kind: &str, help: &str, value: f64| {
            let _ = write!(
                out,
                "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"
            );
        };
        put(
            "plat_changes_total",
            "counter",
            "Changes of tables that the log has accepted.",
            count(&self.moves),
        );
        put(
            "plat_refused_total",
            "counter",
            "Requests that were not done.",
            count(&self.refused),
        );
        put(
            "plat_games_created_total",
            "counter",
            "Games created.",
            count(&self.games),
        );
        put(
            "plat_messages_sent_total",
            "counter",
            "Messages sent over WebSockets.",
            count(&self.sent),
        );
        put(
            "plat_lagged_total",
            "counter",
            "WebSockets closed because they did not keep up.",
            count(&self.lagged),
        );
        put(
            "plat_open_connections",
            "gauge",
            "Open connections, WebSockets included.",
            self.open.load(Relaxed) as f64,
        );
        put(
            "plat_turned_away_total",
            "counter",
            "Connections turned away because there were too many.",
            count(&self.turned_away),
        );
        put(
            "plat_connections",
            "gauge",
            "Open WebSockets.",
            self.connections.load(Relaxed) as f64,
        );
        put("plat_tables", "gauge", "Tables in memory.", tables as f64);
        if let Some(process) = Process::now() {
            put(
                "process_cpu_seconds_total",
                "counter",
                "CPU time, user and system.",
                process.cpu_seconds,
            );
            put(
                "process_resident_memory_bytes",
                "gauge",
                "Resident memory.",
                process.resident_bytes,
            );
        }
        write_work(&mut out, work);
        self.write_times(&mut out);
        out
    }

    fn write_times(&self, out: &mut String) {
        let name = "plat_change_seconds";
        let _ = write!(
            out,
            "# HELP {name} From a request to the log's answer.\n# TYPE {name} histogram\n"
        );
        let mut below = 0;
        for (bucket, slow) in self.slow.iter().enumerate() {
            below += slow.load(Relaxed);
            let most = BUCKETS
                .get(bucket)
                .map_or("+Inf".to_owned(), |&ms| (ms as f64 / 1e3).to_string());
            let _ = writeln!(out, "{name}_bucket{{le=\"{most}\"}} {below}");
        }
        let _ = write!(
            out,
            "{name}_sum {}\n{name}_count {below}\n",
            count(&self.seconds) / 1e6
        );
    }
}

/// What waits for a thread, by what it is needed for, and what was refused and cancelled.
fn write_work(out: &mut String, work: &[(&str, Figures)]) {
    for (what, figures) in work {
        let name = format!("plat_{what}_waiting");
        let _ = write!(
            out,
            "# HELP {name} What waits for a thread.\n# TYPE {name} gauge\n"
        );
        for (need, waiting) in Need::ALL.into_iter().zip(figures.waiting) {
            if (need == Need::Picture) == (*what == "pictures") {
                let _ = writeln!(out, "{name}{{need=\"{}\"}} {waiting}", need.name());
            }
        }
        for (kind, help, value) in [
            ("refused", "Refused because too much waited.", figures.refused),
            ("cancelled", "Nobody waited for it any more.", figures.cancelled),
        ] {
            let name = format!("plat_{what}_{kind}_total");
            let _ = write!(
                out,
                "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}\n"
            );
        }
    }
}

fn count(counter: &AtomicU64) -> f64 {
    counter.load(Relaxed) as f64
}

/// What this process has used, where the system tells it in files.
struct Process {
    cpu_seconds: f64,
    resident_bytes: f64,
}

impl Process {
    fn now() -> Option<Process> {
        // The second field is the program's name in brackets and may hold anything; the rest is numbers.
        let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: f64 = resident.split_whitespace().next()?.parse().ok()?;
        Some(Process {
            // A hundred ticks a second is what Linux tells programs, on every machine.
            cpu_seconds: ticks / 100.0,
            resident_bytes: kilobytes * 1024.0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_buckets_add_up() {
        let metrics = Metrics::default();
        for millis in [0, 1, 7, 40, 5_000] {
            metrics.changed(Duration::from_millis(millis));
        }
        let text = metrics.write(3, &[("thoughts", Figures::default())]);
        for line in [
            "plat_changes_total 5",
            "plat_tables 3",
            "plat_thoughts_waiting{need=\"hint\"} 0",
            "plat_thoughts_cancelled_total 0",
            "plat_change_seconds_bucket{le=\"0.001\"} 1",
            "plat_change_seconds_bucket{le=\"0.01\"} 3",
            "plat_change_seconds_bucket{le=\"1\"} 4",
            "plat_change_seconds_bucket{le=\"+Inf\"} 5",
            "plat_change_seconds_sum 5.048",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
