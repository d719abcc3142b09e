//! How well the planner solves the puzzle of Puzzle Town:
//! `cargo run --release -p plat-games --example puzzles -- [GAMES] [MARKET] [SIZE] [FIRST_SEED]`.

#![expect(clippy::print_stdout, reason = "a measurement prints its table")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use plat_engine::{Next, Observer, Seat, SessionDice};
use plat_games::{PlayerKind, Thinking, find};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, usual: usize| {
        words
            .get(index)
            .and_then(|word| word.parse().ok())
            .unwrap_or(usual)
    };
    let (games, market, first) = (number(0, 200), number(1, 6), number(3, 0));
    let size = words.get(2).map_or("6x8", String::as_str);
    let options = [format!("size={size}"), format!("market={market}")];
    let next = AtomicUsize::new(first);
    let played: Mutex<Vec<Played>> = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + games {
                        return;
                    }
                    let game = play(&options, seed);
                    played.lock().expect("nobody panics").push(game);
                }
            });
        }
    });
    let played = played.into_inner().expect("nobody panics");
    let share = |wanted: &dyn Fn(&Played) -> bool| {
        let count = played.iter().filter(|game| wanted(game)).count();
        format!("{count} ({:.1}%)", 100.0 * count as f64 / played.len() as f64)
    };
    println!("{size}, {market} face up, seeds {first} to {}", first + games - 1);
    println!("  perfect            {}", share(&|game| game.penalty == 0));
    println!(
        "  very good (1-6)    {}",
        share(&|game| (1..=6).contains(&game.penalty))
    );
    println!(
        "  worse              {}",
        share(&|game| game.penalty > 6 && game.plays > 0)
    );
    println!("  nothing ever fits  {}", share(&|game| game.plays == 0));
    let seconds: f64 = played.iter().map(|game| game.slowest).fold(0.0, f64::max);
    println!("  slowest move       {seconds:.3} s");
}

struct Played {
    penalty: i32,
    plays: usize,
    slowest: f64,
}

fn play(options: &[String], seed: usize) -> Played {
    let game = find("puzzle-town").expect("it is on the shelf");
    let dice = SessionDice::seeded(format!("puzzle-{seed}").parse().expect("a seed"));
    let mut table = game
        .new_table(options, vec!["planner".to_owned()], dice)
        .expect("good options");
    let seat = Seat::ALL[0];
    let (mut plays, mut slowest) = (0, 0.0);
    loop {
        table.settle().expect("the dice are there");
        if table.next() == Next::Over {
            break;
        }
        let began = Instant::now();
        let own = seed as u64 ^ (table.entries() as u64) << 32;
        let planner = game.computer(PlayerKind::Planner, 1, Thinking::default(), own);
        let word = planner.and_then(|mut planner| planner.choose(table.as_ref(), seat));
        let word = word.expect("it is the planner's turn");
        slowest = f64::max(slowest, began.elapsed().as_secs_f64());
        table.act(seat, &word).expect("the planner plays by the rules");
        plays += 1;
    }
    Played {
        penalty: -table.look(Observer::Spectator).scores()[0].total,
        plays,
        slowest,
    }
}
