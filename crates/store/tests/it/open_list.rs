//! The list of tables that wait for anybody has room for everybody's, however many tables a few have set up.

use plat_store::{Filter, GameId, GuestId, Listing, Log, Millis, NewGame, Sqlite, Standing};

/// A table that waits for anybody, which this guest set up.
fn table(number: u64, host: u64, changed: i64) -> NewGame {
    NewGame {
        id: GameId::from_entropy(number << 4),
        head: "{}".to_owned(),
        seed: String::new(),
        at: Millis(0),
        listing: Listing {
            standing: Standing::Waiting,
            changed: Millis(changed),
            alarm: None,
        },
        host: Some(GuestId::from_entropy(host << 4)),
        public: true,
        rows: Vec::new(),
        sitters: Vec::new(),
    }
}

#[tokio::test]
async fn a_few_guests_with_a_hundred_tables_each_crowd_nobody_out() {
    let log = Sqlite::in_memory().unwrap();
    let mut number = 0;
    // Six hosts come after the one who has waited for longest.
    log.create(table(1_000, 99, 1)).await.unwrap();
    for host in 1..=6 {
        for _ in 0..100 {
            number += 1;
            log.create(table(number, host, 1_000 + number as i64))
                .await
                .unwrap();
        }
    }
    let open = Filter::Open {
        since: Millis(0),
        of_each: 3,
    };
    let listed: Vec<GameId> = log
        .list(open, 100)
        .await
        .unwrap()
        .iter()
        .map(|game| game.id)
        .collect();
    // Of each host the last three, the newest first; then the one table of the seventh.
    let mut expected: Vec<u64> = (1..=6)
        .rev()
        .flat_map(|host| [host * 100, host * 100 - 1, host * 100 - 2])
        .collect();
    expected.push(1_000);
    let expected: Vec<GameId> = expected
        .into_iter()
        .map(|number| GameId::from_entropy(number << 4))
        .collect();
    assert_eq!(listed, expected);
    let later = Filter::Open {
        since: Millis(2),
        of_each: 1,
    };
    assert_eq!(log.list(later, 100).await.unwrap().len(), 6);
    assert_eq!(log.list(open, 4).await.unwrap().len(), 4);
}

#[test]
fn whoever_waits_at_a_table_of_version_1_counts_as_its_host() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection
        .execute_batch(include_str!("versions/1.sql"))
        .expect("a file of version 1");
    drop(Sqlite::open(&path).unwrap());
    let host = |game: i64| -> Option<i64> {
        connection
            .query_row("SELECT host FROM game WHERE id = ?1", [game], |row| row.get(0))
            .unwrap()
    };
    assert_eq!(host(1), Some(7), "Ada waits there");
    assert_eq!(host(2), None, "a game that has begun needs none");
}
