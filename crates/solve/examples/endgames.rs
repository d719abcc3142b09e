//! How long it takes to search out late positions of Subdivision for two, in seconds of one processor.
//!
//! `cargo run --release -p plat-solve --example endgames -- 14 50 parks=random`: positions with 14 free cells from 50
//! games, of which a quarter each is played by greedy and random players in every combination of seats.

use std::io::{self, Write};
use std::process::ExitCode;

use cpu_time::ThreadTime;
use plat_engine::{FastDice, Game, Next, Options, Seats};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use plat_search::alpha_beta::Limit;
use plat_search::{Greedy, Player, Random};
use plat_solve::subdivision::{exact, within_reach};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = words
        .iter()
        .take(2)
        .filter_map(|word| word.parse().ok())
        .collect();
    let options = SubdivisionOptions::from_pairs(words.get(2..).unwrap_or_default());
    let (&[cells, games], Ok(options)) = (&numbers[..], options) else {
        let _ = writeln!(io::stderr(), "usage: endgames CELLS GAMES [KEY=VALUE ...]");
        return ExitCode::from(2);
    };
    let (mut seconds, mut nodes) = (Vec::new(), 0);
    for seed in 0..games {
        let Some(game) = late_position(&options, cells as usize, seed) else {
            continue;
        };
        let clock = ThreadTime::now();
        if let Some(found) = exact(&game, &Limit::default()) {
            seconds.push(clock.elapsed().as_secs_f64());
            nodes += found.nodes;
        }
    }
    seconds.sort_by(f64::total_cmp);
    let Some(&slowest) = seconds.last() else {
        let _ = writeln!(io::stderr(), "no game came so far");
        return ExitCode::from(1);
    };
    let count = seconds.len();
    let (median, tenth) = (seconds[count / 2], seconds[count * 9 / 10]);
    let each = nodes / count as u64;
    let _ = writeln!(
        io::stdout(),
        "{count} positions with {cells} free cells: median {median:.3} s, 90% within {tenth:.3} s, slowest {slowest:.3} s, \
         {each} positions looked at on average"
    );
    ExitCode::SUCCESS
}

/// The position of a game in which so many cells are free; none if it ended before.
fn late_position(options: &SubdivisionOptions, cells: usize, seed: u64) -> Option<Subdivision> {
    let mut game = Subdivision::new(options, Seats::new(2)?).ok()?;
    let mut dice = FastDice::new(seed);
    let mut players: Vec<Box<dyn Player<Subdivision>>> = Vec::new();
    for seat in 0..2 {
        players.push(match seed >> seat & 1 {
            0 => Box::new(Greedy::new(seed + seat)),
            _ => Box::new(Random::new(seed + seat)),
        });
    }
    while !within_reach(&game, cells) {
        match game.next() {
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            Next::Seats(seats) => {
                let seat = seats.first()?;
                let action = players[seat.index()].choose(&game, seat);
                game.act(seat, action);
            }
            Next::Over => return None,
        }
    }
    Some(game)
}
