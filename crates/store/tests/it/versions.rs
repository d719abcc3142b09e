//! Files of earlier versions are brought up to date, and lose nothing; copies are whole.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};

use plat_store::{
    Append, Filter, GameId, GuestId, Listing, Log, Millis, NewGame, Sqlite, Standing, StoreError, backup,
    restore,
};

fn id(number: u64) -> GameId {
    GameId::from_entropy(number << 4)
}

fn version_1(path: &Path) {
    rusqlite::Connection::open(path)
        .and_then(|connection| connection.execute_batch(include_str!("versions/1.sql")))
        .expect("a file of version 1");
}

#[tokio::test]
async fn a_file_of_version_1_goes_on_with_all_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    version_1(&path);
    let log = Sqlite::open(&path).unwrap();
    let ada = GuestId::from_entropy(7 << 4);
    assert_eq!(log.guest(ada).await, Ok(Some("Ada".to_owned())));
    assert_eq!(
        log.key([9; 32]).await,
        Ok(vec![1; 32]),
        "passes and invitations stay good"
    );
    let texts = |found: &plat_store::GameRows| -> Vec<String> {
        found.rows.iter().map(|row| row.text.clone()).collect()
    };
    let timed = log.load(id(2)).await.unwrap().unwrap();
    assert_eq!(
        texts(&timed),
        [
            ": sit 1 000000000007 Ada",
            ": sit 2 000000000008 Bob",
            "1 3c4",
            ": resume"
        ],
        "nobody is charged for the time until the new program came"
    );
    let last = Millis(1_700_000_600_000);
    assert_eq!(timed.rows[3].at, last, "the last moment that any row tells of");
    assert_eq!(log.time(Millis(0)).await, Ok(last));
    assert_eq!(
        timed.listing.alarm,
        Some(Millis(0)),
        "it is looked at as soon as possible"
    );
    let old = log.load(id(3)).await.unwrap().unwrap();
    assert_eq!(texts(&old), [": sit 1 000000000007 Ada", "1 3c4"]);
    assert_eq!(old.listing.changed, last, "when the last row was written");
    assert_eq!(old.listing.alarm, None, "nobody has touched it for years");
    let listed = |filter| {
        let list = log.list(filter, 10);
        async {
            list.await
                .unwrap()
                .into_iter()
                .map(|game| game.id)
                .collect::<Vec<_>>()
        }
    };
    assert_eq!(
        listed(Filter::Open {
            since: Millis(0),
            of_each: 3
        })
        .await,
        [id(1)]
    );
    assert_eq!(listed(Filter::Unfinished(None)).await, [id(1), id(2), id(3)]);
    assert_eq!(listed(Filter::Of(ada)).await.len(), 4);
    drop(log);
    // It is done once.
    let log = Sqlite::open(&path).unwrap();
    assert_eq!(log.load(id(2)).await.unwrap().unwrap().rows.len(), 4);
}

/// Half a migration is none: something in the way of its last step leaves the file as it was.
#[tokio::test]
async fn a_migration_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    version_1(&path);
    let in_the_way = "CREATE TABLE game_by_alarm (other INTEGER)";
    let run =
        |sql: &str| rusqlite::Connection::open(&path).and_then(|connection| connection.execute_batch(sql));
    run(in_the_way).unwrap();
    assert!(Sqlite::open(&path).is_err());
    run("SELECT alarm FROM game").expect_err("there is no such column");
    run("DROP TABLE game_by_alarm").unwrap();
    let log = Sqlite::open(&path).unwrap();
    assert_eq!(log.load(id(2)).await.unwrap().unwrap().rows.len(), 4);
}

fn new_game(number: u64) -> NewGame {
    NewGame {
        id: id(number),
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_others_write_has_all_that_was_acknowledged_before() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    let log = Arc::new(Sqlite::open(&path).unwrap());
    log.create(new_game(1)).await.unwrap();
    let (acknowledged, stop) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicBool::new(false)));
    let writer = tokio::spawn({
        let (log, acknowledged, stop) = (Arc::clone(&log), Arc::clone(&acknowledged), Arc::clone(&stop));
        async move {
            while !stop.load(SeqCst) {
                let after = acknowledged.load(SeqCst);
                let rows = vec![format!("row {}", after + 1), format!("row {}", after + 2)];
                let append = Append {
                    game: id(1),
                    after,
                    rows,
                    at: Millis(0),
                    listing: None,
                    sitter: None,
                };
                log.append(append).await.expect("appended");
                acknowledged.store(after + 2, SeqCst);
            }
        }
    });
    for number in 0..5 {
        while acknowledged.load(SeqCst) < 40 * (number + 1) {
            tokio::task::yield_now().await;
        }
        let copy = folder.path().join(format!("copy-{number}.sqlite"));
        let before = acknowledged.load(SeqCst);
        let (from, to) = (path.clone(), copy.clone());
        tokio::task::spawn_blocking(move || backup(&from, &to))
            .await
            .unwrap()
            .unwrap();
        let copied = Sqlite::open(&copy)
            .unwrap()
            .load(id(1))
            .await
            .unwrap()
            .unwrap()
            .rows;
        assert!(
            copied.len() >= before as usize,
            "{} rows of {before}",
            copied.len()
        );
        assert_eq!(copied.len() % 2, 0, "both rows of a move or none");
        assert!(
            copied
                .iter()
                .zip(1..)
                .all(|(row, number)| row.text == format!("row {number}"))
        );
    }
    stop.store(true, SeqCst);
    writer.await.unwrap();
}

#[tokio::test]
async fn a_copy_goes_back_only_where_nobody_is_and_only_if_it_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (
        folder.path().join("plat.sqlite"),
        folder.path().join("copy.sqlite"),
    );
    let log = Sqlite::open(&path).unwrap();
    log.create(new_game(1)).await.unwrap();
    backup(&path, &copy).unwrap();
    let StoreError(twice) = backup(&path, &copy).unwrap_err();
    assert!(twice.ends_with("there is such a file already"), "{twice}");
    log.create(new_game(2)).await.unwrap();
    let StoreError(busy) = restore(&copy, &path).unwrap_err();
    assert!(busy.ends_with("it is in use; end the server first"), "{busy}");
    drop(log);
    let before = restore(&copy, &path).unwrap().expect("there was a file");
    let there = async |path: &Path, game| {
        let log = Sqlite::open(path).unwrap();
        log.load(id(game)).await.unwrap().is_some()
    };
    assert!(there(&path, 1).await && !there(&path, 2).await);
    assert!(there(&before, 2).await, "what was there is kept");
    // A file that is no log, a damaged one, and none at all are refused, and what is there stays.
    let bad = folder.path().join("bad.sqlite");
    assert!(restore(&bad, &path).is_err());
    std::fs::write(&bad, "this is no database, and long enough to be looked at").unwrap();
    let StoreError(says) = restore(&bad, &path).unwrap_err();
    assert!(says.ends_with("file is not a database"), "{says}");
    std::fs::write(&bad, "").unwrap();
    let StoreError(says) = restore(&bad, &path).unwrap_err();
    assert!(says.ends_with("there are no games in it"), "{says}");
    assert!(there(&path, 1).await);
    // And a new place needs nothing to be there.
    let elsewhere = folder.path().join("elsewhere.sqlite");
    assert_eq!(restore(&copy, &elsewhere), Ok(None));
    assert!(there(&elsewhere, 1).await);
}
