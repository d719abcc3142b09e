//! The standings of a tournament as lines of text.

use std::fmt::Write;

use plat_arena::{Estimate, LostGame, Mean, Pair, Standing, Standings, Tournament};
use plat_engine::plural;

/// How long names may be.
const LONGEST_NAME: usize = 32;

/// How many lost seats are told one by one.
const TOLD: usize = 10;

pub(super) fn text(game: &str, tournament: &Tournament, standings: &Standings) -> String {
    let heading = tournament.heading();
    let schedule = tournament.schedule();
    let deals = plural(schedule.deals(), "deal");
    let how = match (heading.apart, heading.seats) {
        (true, 1) => format!("{deals} for everybody alone"),
        (true, seats) => format!("{deals} for everybody, in all {seats} seats"),
        (false, _) => format!("{deals}, each in {} seatings", schedule.rotations()),
    };
    let mut out = format!(
        "{game} for {}: {}, {how}, seed {}\n\n",
        heading.seats,
        plural(standings.games, "game"),
        heading.seed
    );
    match heading.apart {
        true => apart(&mut out, standings),
        false => meeting(&mut out, standings, heading.seats),
    }
    paces(&mut out, &standings.players);
    lost(&mut out, &standings.lost);
    out
}

fn meeting(out: &mut String, standings: &Standings, seats: usize) {
    let width = widest(standings.players.iter().map(|player| cut(&player.name)));
    let place = if seats > 2 {
        format!(" {:>6}", "place")
    } else {
        String::new()
    };
    let _ = writeln!(
        out,
        "{:<width$} {:>6} {:>6} {:>6} {:>6}  {:<24}{place} {:>14}",
        "player", "games", "won", "shared", "lost", "share of wins", "points"
    );
    for player in &standings.players {
        let place = match player.place.filter(|_| seats > 2) {
            Some(place) => format!(" {place:>6.2}"),
            None => String::new(),
        };
        let _ = writeln!(
            out,
            "{:<width$} {:>6} {:>6} {:>6} {:>6}  {:<24}{place} {:>14}",
            cut(&player.name),
            player.games,
            player.won,
            player.shared,
            player.not_won,
            share(player.share),
            mean(player.points)
        );
    }
    let names: Vec<String> = standings.pairs.iter().map(versus).collect();
    let width = widest(names.iter().cloned());
    let _ = writeln!(
        out,
        "\n{:<width$} {:>6} {:>6} {:>6} {:>6}  {:<24} {:<22} {:>14}",
        "pair", "games", "ahead", "equal", "behind", "share", "Elo difference", "margin"
    );
    for (pair, name) in standings.pairs.iter().zip(names) {
        let _ = writeln!(
            out,
            "{name:<width$} {:>6} {:>6} {:>6} {:>6}  {:<24} {:<22} {:>14}",
            pair.games,
            pair.ahead,
            pair.equal,
            pair.behind,
            share(pair.share),
            elo(pair.elo),
            margin(pair.margin)
        );
    }
    let _ = writeln!(
        out,
        "\nIn brackets: 95% confidence intervals (Wilson's, wider where games on one deal end alike).\n\
         Behind ±: the standard error, games on one deal taken together."
    );
}

fn apart(out: &mut String, standings: &Standings) {
    let width = widest(standings.players.iter().map(|player| cut(&player.name)));
    let target = standings.players.iter().any(|player| player.reached.is_some());
    let reached = if target {
        format!("  {:<24}", "reached the target")
    } else {
        String::new()
    };
    let _ = writeln!(
        out,
        "{:<width$} {:>6} {:>16} {:>7} {:>7}{reached}",
        "player", "games", "points", "fewest", "most"
    );
    for player in &standings.players {
        let end = |end: Option<i32>| end.map_or_else(|| "-".to_owned(), |points| points.to_string());
        let _ = writeln!(
            out,
            "{:<width$} {:>6} {:>16} {:>7} {:>7}  {}",
            cut(&player.name),
            player.games,
            mean(player.points),
            end(player.range.map(|range| range.0)),
            end(player.range.map(|range| range.1)),
            if target {
                share(player.reached)
            } else {
                String::new()
            }
        );
    }
    if !standings.pairs.is_empty() {
        let names: Vec<String> = standings.pairs.iter().map(versus).collect();
        let width = widest(names.iter().cloned());
        let _ = writeln!(
            out,
            "\n{:<width$} {:>6} {:>6} {:>6} {:>6} {:>16}",
            "on the same deals", "deals", "more", "equal", "fewer", "difference"
        );
        for (pair, name) in standings.pairs.iter().zip(names) {
            let _ = writeln!(
                out,
                "{name:<width$} {:>6} {:>6} {:>6} {:>6} {:>16}",
                pair.games,
                pair.ahead,
                pair.equal,
                pair.behind,
                margin(pair.margin)
            );
        }
    }
    let _ = writeln!(
        out,
        "\nIn brackets: 95% confidence intervals (Wilson's). Behind ±: the standard error."
    );
}

fn paces(out: &mut String, players: &[Standing]) {
    let told = players
        .iter()
        .filter(|player| player.pace.moves > 0)
        .map(|player| {
            let pace = player.pace;
            format!(
                "{} {} a move, at most {}",
                player.name,
                clock(pace.seconds / f64::from(pace.moves)),
                clock(pace.longest)
            )
        });
    let told: Vec<String> = told.collect();
    if !told.is_empty() {
        let _ = writeln!(out, "Thinking time: {}.", told.join("; "));
    }
}

fn lost(out: &mut String, lost: &[LostGame]) {
    if lost.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n{} lost:", plural(lost.len(), "seat"));
    for game in lost.iter().take(TOLD) {
        let _ = writeln!(
            out,
            "  {}, deal {}, seat {}, after entry {}: {}",
            cut(&game.name),
            game.deal,
            game.seat,
            game.entry,
            game.what
        );
    }
    if lost.len() > TOLD {
        let _ = writeln!(out, "  and {} more; --json tells all of them", lost.len() - TOLD);
    }
}

fn versus(pair: &Pair) -> String {
    format!("{} - {}", cut(&pair.one), cut(&pair.other))
}

/// A name that leaves room for figures; the command line of a program may be long.
fn cut(name: &str) -> String {
    match name.chars().count() > LONGEST_NAME {
        true => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

fn widest(names: impl Iterator<Item = String>) -> usize {
    names.map(|name| name.chars().count()).max().unwrap_or(0).max(17)
}

/// `62.5 % (56.0 to 68.6)`.
fn share(share: Option<Estimate>) -> String {
    let percent = |share: f64| 100.0 * share;
    share.map_or_else(
        || "-".to_owned(),
        |share| {
            format!(
                "{:.1} % ({:.1} to {:.1})",
                percent(share.value),
                percent(share.low),
                percent(share.high)
            )
        },
    )
}

/// `+89 (+42 to +137)`; where somebody always won, `more than +512`.
fn elo(elo: Option<Estimate>) -> String {
    match elo {
        None => "-".to_owned(),
        Some(elo) if elo.value == f64::INFINITY => format!("more than {:+.0}", elo.low),
        Some(elo) if elo.value == f64::NEG_INFINITY => format!("less than {:+.0}", elo.high),
        Some(elo) => format!("{:+.0} ({:+.0} to {:+.0})", elo.value, elo.low, elo.high),
    }
}

fn mean(mean: Option<Mean>) -> String {
    match mean {
        None => "-".to_owned(),
        Some(Mean { mean, error: None }) => format!("{mean:.2}"),
        Some(Mean {
            mean,
            error: Some(error),
        }) => format!("{mean:.2} ± {error:.2}"),
    }
}

fn margin(margin: Option<Mean>) -> String {
    let sign = if margin.is_some_and(|margin| margin.mean > 0.0) {
        "+"
    } else {
        ""
    };
    format!("{sign}{}", mean(margin))
}

/// Seconds with two digits or so, in the unit that suits them.
fn clock(seconds: f64) -> String {
    match seconds {
        _ if seconds >= 10.0 => format!("{seconds:.0} s"),
        _ if seconds >= 0.1 => format!("{seconds:.2} s"),
        _ if seconds >= 1e-3 => format!("{:.1} ms", seconds * 1e3),
        _ => format!("{:.0} µs", seconds * 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_read_well() {
        let estimate = |value, low, high| Some(Estimate { value, low, high });
        assert_eq!(share(estimate(0.625, 0.56, 0.686)), "62.5 % (56.0 to 68.6)");
        assert_eq!(elo(estimate(88.7, 41.9, 136.6)), "+89 (+42 to +137)");
        assert_eq!(
            elo(estimate(f64::INFINITY, 512.3, f64::INFINITY)),
            "more than +512"
        );
        assert_eq!(
            elo(estimate(f64::NEG_INFINITY, f64::NEG_INFINITY, -512.3)),
            "less than -512"
        );
        let figure = |mean, error| Some(Mean { mean, error });
        assert_eq!(margin(figure(3.25, Some(0.5))), "+3.25 ± 0.50");
        assert_eq!(margin(figure(-3.25, None)), "-3.25");
        assert_eq!(
            (clock(12.3), clock(0.123)),
            ("12 s".to_owned(), "0.12 s".to_owned())
        );
        assert_eq!(
            (clock(0.0123), clock(0.000123)),
            ("12.3 ms".to_owned(), "123 µs".to_owned())
        );
    }
}
