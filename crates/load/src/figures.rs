//! What a load measures.

use std::net::SocketAddr;
use std::time::Duration;

use plat_client::Client;
use serde::Serialize;

use crate::{LoadError, Plan};

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    /// Games at once.
    pub games: usize,
    /// Clients, each with a WebSocket.
    pub clients: usize,
    /// For how long, in seconds.
    pub seconds: f64,
    /// Moves that the server acknowledged.
    pub moves: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Moves a second.
    pub moves_per_second: f64,
    /// CPU seconds of the server.
    pub cpu_seconds: f64,
    /// Moves for every CPU second of the server.
    pub moves_per_cpu_second: f64,
    /// From sending a move to its acknowledgement.
    pub acknowledged: Spread,
    /// From sending a move to the opponent's seeing it.
    pub seen: Spread,
    /// Memory of the server when all games were open, in bytes.
    pub memory_open: f64,
    /// Memory of the server at the end, in bytes.
    pub memory_end: f64,
}

/// Times in milliseconds, the slower ones last.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Spread {
    /// Half of them are faster.
    pub p50: f64,
    /// 99 of 100 are faster.
    pub p99: f64,
    /// The slowest.
    pub slowest: f64,
}

/// What one client, or several, have measured.
#[derive(Default)]
pub(crate) struct Tally {
    /// Microseconds.
    pub(crate) acknowledged: Vec<u32>,
    pub(crate) seen: Vec<u32>,
    pub(crate) finished: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: Tally) {
        self.acknowledged.extend(other.acknowledged);
        self.seen.extend(other.seen);
        self.finished += other.finished;
    }

    pub(crate) fn outcome(
        self,
        plan: &Plan,
        moves: u64,
        took: Duration,
        used: Used,
        memory_open: f64,
    ) -> Outcome {
        Outcome {
            games: plan.games,
            clients: 2 * plan.games,
            seconds: took.as_secs_f64(),
            moves,
            finished: self.finished,
            moves_per_second: moves as f64 / took.as_secs_f64(),
            cpu_seconds: used.cpu_seconds,
            moves_per_cpu_second: moves as f64 / used.cpu_seconds.max(0.01),
            acknowledged: spread(self.acknowledged),
            seen: spread(self.seen),
            memory_open,
            memory_end: used.resident_bytes,
        }
    }
}

fn spread(mut micros: Vec<u32>) -> Spread {
    micros.sort_unstable();
    let at = |part: f64| {
        let index = ((micros.len() as f64 * part).ceil() as usize).saturating_sub(1);
        micros.get(index).map_or(0.0, |&micros| f64::from(micros) / 1e3)
    };
    Spread {
        p50: at(0.5),
        p99: at(0.99),
        slowest: at(1.0),
    }
}

/// What a server has used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Used {
    pub(crate) cpu_seconds: f64,
    pub(crate) resident_bytes: f64,
}

impl Used {
    pub(crate) async fn ask(server: SocketAddr) -> Result<Used, LoadError> {
        let text = Client::nobody(server).get("/metrics").await?.text();
        let value = |name: &str| {
            let line = text
                .lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse().ok())
                .ok_or(LoadError::NoMetrics)
        };
        Ok(Used {
            cpu_seconds: value("process_cpu_seconds_total")?,
            resident_bytes: value("process_resident_memory_bytes")?,
        })
    }

    pub(crate) fn since(self, before: &Used) -> Used {
        Used {
            cpu_seconds: self.cpu_seconds - before.cpu_seconds,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_are_faster_than_the_median() {
        let found = spread((1..=200).rev().map(|millis| millis * 1000).collect());
        assert_eq!((found.p50, found.p99, found.slowest), (100.0, 198.0, 200.0));
        assert_eq!(spread(Vec::new()).p99, 0.0);
    }
}
