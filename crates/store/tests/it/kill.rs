//! A process that is killed at any moment has lost nothing that it acknowledged.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use plat_store::{Append, GameId, Listing, Log, Millis, NewGame, Sqlite, Standing};

/// How many games the killed process plays at once.
const GAMES: u64 = 8;

/// Set by whoever wants a soak: how often to kill, instead of a few times.
const KILLS: &str = "PLAT_KILLS";

/// Set for the process that is to be killed: the file it writes.
const FILE: &str = "PLAT_STORE_TEST_FILE";

fn id(game: u64) -> GameId {
    GameId::from_entropy((game + 1) << 4)
}

/// Not a test by itself: what the killed process does. It writes rows for ever, two at a time, and tells of each pair
/// once the log has acknowledged it.
#[test]
fn write_until_killed() {
    let Some(path) = std::env::var_os(FILE) else {
        return;
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let log = std::sync::Arc::new(Sqlite::open(Path::new(&path)).expect("the file"));
        let games = (0..GAMES).map(|game| {
            let log = std::sync::Arc::clone(&log);
            tokio::spawn(async move {
                let mut after = match log.load(id(game)).await.expect("readable") {
                    Some(found) => found.rows.len() as u32,
                    None => {
                        log.create(new_game(game)).await.expect("created");
                        0
                    }
                };
                loop {
                    let rows = vec![format!("{game} {}", after + 1), format!("{game} {}", after + 2)];
                    let append = Append {
                        game: id(game),
                        after,
                        rows,
                        at: Millis(0),
                        listing: None,
                        sitter: None,
                    };
                    log.append(append).await.expect("appended");
                    after += 2;
                    writeln!(std::io::stdout(), "ack {game} {after}").expect("told");
                }
            })
        });
        let _writers: Vec<_> = games.collect();
        std::future::pending::<()>().await;
    });
}

fn new_game(game: u64) -> NewGame {
    NewGame {
        id: id(game),
        head: String::new(),
        seed: String::new(),
        at: Millis(0),
        listing: Listing {
            standing: Standing::Playing,
            changed: Millis(0),
            alarm: None,
        },
        host: None,
        public: false,
        rows: Vec::new(),
        sitters: Vec::new(),
    }
}

#[tokio::test]
async fn no_acknowledged_row_is_lost_by_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    let mut acknowledged = [0; GAMES as usize];
    let kills = std::env::var(KILLS).map_or(6, |kills| kills.parse().expect("a number of kills"));
    // Killed after another number of acknowledgements each time, in the middle of whatever it does then.
    for kill_after in [1, 7, 40, 3, 101, 17].into_iter().cycle().take(kills) {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["kill::write_until_killed", "--exact", "--nocapture"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut acks = 0;
        for line in lines.map_while(Result::ok) {
            let mut words = line.split_whitespace().skip_while(|&word| word != "ack").skip(1);
            let Some((game, after)) = words.next().zip(words.next()) else {
                continue;
            };
            // What it still manages to say between the kill and its end counts too.
            acknowledged[game.parse::<usize>().unwrap()] = after.parse().unwrap();
            acks += 1;
            if acks == kill_after {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(acks >= kill_after, "the writer ended by itself");
        let log = Sqlite::open(&path).unwrap();
        for game in 0..GAMES {
            let rows = log
                .load(id(game))
                .await
                .unwrap()
                .map_or(Vec::new(), |found| found.rows);
            let acknowledged = acknowledged[game as usize];
            assert!(
                rows.len() >= acknowledged,
                "{} rows, {acknowledged} acknowledged",
                rows.len()
            );
            assert_eq!(rows.len() % 2, 0, "both rows of a move or none");
            for (row, number) in rows.iter().zip(1..) {
                assert_eq!((row.number, &row.text), (number, &format!("{game} {number}")));
            }
        }
    }
}
