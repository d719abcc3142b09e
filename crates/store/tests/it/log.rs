//! What the log promises: numbers decide races, all rows of a move or none, everything can be read back.

use std::sync::Arc;

use plat_store::{
    Append, AppendError, Filter, GameId, GuestId, Listing, Log, Millis, NewGame, Sqlite, Standing, StoreError,
};

fn game(id: u64) -> NewGame {
    NewGame {
        id: GameId::from_entropy(id << 4),
        head: format!("head {id}"),
        seed: format!("seed-{id}"),
        at: Millis(1_000),
        listing: listing(Standing::Playing, 1_000),
        host: None,
        public: false,
        rows: vec!["first".to_owned()],
        sitters: Vec::new(),
    }
}

fn append(id: u64, after: u32, rows: &[&str]) -> Append {
    Append {
        game: GameId::from_entropy(id << 4),
        after,
        rows: rows.iter().map(|&row| row.to_owned()).collect(),
        at: Millis(2_000),
        listing: None,
        sitter: None,
    }
}

fn listing(standing: Standing, changed: i64) -> Listing {
    Listing {
        standing,
        changed: Millis(changed),
        alarm: None,
    }
}

/// Every test holds in memory and in a file.
fn logs() -> (tempfile::TempDir, [Sqlite; 2]) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = Sqlite::open(&folder.path().join("plat.sqlite")).expect("a new file");
    (folder, [Sqlite::in_memory().expect("memory"), file])
}

#[tokio::test]
async fn a_game_is_its_rows_in_order() {
    let (_folder, logs) = logs();
    for log in logs {
        log.create(game(1)).await.unwrap();
        log.append(append(1, 1, &["second", "third"])).await.unwrap();
        log.append(append(1, 3, &["fourth"])).await.unwrap();
        let found = log.load(game(1).id).await.unwrap().expect("it was created");
        assert_eq!((found.head.as_str(), found.seed.as_str()), ("head 1", "seed-1"));
        let rows: Vec<_> = found
            .rows
            .iter()
            .map(|row| (row.number, row.at.0, row.text.as_str()))
            .collect();
        let expected = [
            (1, 1_000, "first"),
            (2, 2_000, "second"),
            (3, 2_000, "third"),
            (4, 2_000, "fourth"),
        ];
        assert_eq!(rows, expected);
        assert_eq!(log.load(game(2).id).await, Ok(None));
        let again = log.create(game(1)).await;
        assert!(again.is_err(), "a name is used once");
    }
}

#[tokio::test]
async fn whoever_does_not_know_the_last_row_adds_none() {
    let (_folder, logs) = logs();
    for log in logs {
        log.create(game(1)).await.unwrap();
        for after in [0, 2, 7] {
            let behind = log.append(append(1, after, &["lost", "lost too"])).await;
            assert_eq!(behind, Err(AppendError::Behind { rows: 1, after }));
        }
        let nowhere = log.append(append(9, 0, &["lost"])).await;
        assert!(nowhere.is_err(), "there is no game 9");
        assert_eq!(log.load(game(1).id).await.unwrap().unwrap().rows.len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_write_the_same_number_one_succeeds() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    // Two servers with the same file, eight clients each.
    let logs: Vec<Arc<Sqlite>> = (0..2).map(|_| Arc::new(Sqlite::open(&path).unwrap())).collect();
    logs[0].create(game(1)).await.unwrap();
    for after in 1..=20 {
        let tries: Vec<_> = (0..16)
            .map(|client| {
                let log = Arc::clone(&logs[client % 2]);
                let row = format!("{after} by {client}");
                tokio::spawn(
                    async move { log.append(append(1, after, &[&row])).await.is_ok().then_some(row) },
                )
            })
            .collect();
        let mut accepted = Vec::new();
        for attempt in tries {
            accepted.extend(attempt.await.unwrap());
        }
        assert_eq!(accepted.len(), 1, "one row number {}", after + 1);
        let rows = logs[1].load(game(1).id).await.unwrap().unwrap().rows;
        assert_eq!(rows.last().map(|row| &row.text), accepted.first());
    }
}

#[tokio::test]
async fn one_bad_request_spoils_nobody_elses() {
    let (_folder, logs) = logs();
    for log in logs {
        log.create(game(1)).await.unwrap();
        // All are asked for before the first is answered, so that they can share a transaction.
        let good: Vec<_> = (2..30).map(|id| log.create(game(id))).collect();
        let bad = log.append(append(1, 5, &["lost"]));
        let twice = log.create(game(1));
        let more = log.append(append(1, 1, &["kept"]));
        assert!(bad.await.is_err() && twice.await.is_err());
        assert_eq!(more.await, Ok(()));
        for created in good {
            assert_eq!(created.await, Ok(()));
        }
        assert_eq!(log.load(game(1).id).await.unwrap().unwrap().rows[1].text, "kept");
    }
}

/// Tables that wait for anybody, where somebody has been since.
fn waiting(since: i64) -> Filter {
    Filter::Open {
        since: Millis(since),
        of_each: 3,
    }
}

#[tokio::test]
async fn lists_show_what_somebody_may_look_for() {
    let (_folder, logs) = logs();
    let ada = GuestId::from_entropy(77);
    for log in logs {
        let open = NewGame {
            listing: listing(Standing::Waiting, 1_000),
            public: true,
            ..game(1)
        };
        let private = NewGame {
            listing: listing(Standing::Waiting, 1_000),
            sitters: vec![ada],
            ..game(2)
        };
        for new in [open, private, game(3)] {
            log.create(new).await.unwrap();
        }
        let ids = |filter| {
            let list = log.list(filter, 10);
            async move {
                list.await
                    .unwrap()
                    .into_iter()
                    .map(|listed| listed.id)
                    .collect::<Vec<_>>()
            }
        };
        let [one, two, three] = [1, 2, 3].map(|id| game(id).id);
        assert_eq!(ids(waiting(0)).await, [one]);
        assert_eq!(ids(waiting(2_000)).await, [], "it changed before");
        log.touch(vec![one], Millis(2_000)).await.unwrap();
        assert_eq!(ids(waiting(2_000)).await, [one], "somebody is there");
        log.touch(vec![one], Millis(1_000)).await.unwrap();
        assert_eq!(ids(Filter::Of(ada)).await, [two]);
        let over = Append {
            listing: Some(listing(Standing::Over, 2_000)),
            sitter: Some(ada),
            ..append(3, 1, &["the end"])
        };
        log.append(over).await.unwrap();
        assert_eq!(
            ids(Filter::Of(ada)).await,
            [three, two],
            "what changed last comes first"
        );
        assert_eq!(ids(Filter::Unfinished(None)).await, [one, two]);
        assert_eq!(ids(Filter::Unfinished(Some(one))).await, [two]);
        assert_eq!(log.list(Filter::Of(ada), 1).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn guests_have_names_and_the_key_is_made_once() {
    let (_folder, logs) = logs();
    let ada = GuestId::from_entropy(77);
    for log in logs {
        assert_eq!(log.guest(ada).await, Ok(None));
        log.name_guest(ada, "Ada".to_owned(), Millis(1)).await.unwrap();
        log.name_guest(ada, "Ada L.".to_owned(), Millis(2)).await.unwrap();
        assert_eq!(log.guest(ada).await, Ok(Some("Ada L.".to_owned())));
        assert_eq!(log.key([7; 32]).await, Ok(vec![7; 32]));
        assert_eq!(log.key([8; 32]).await, Ok(vec![7; 32]));
    }
}

#[tokio::test]
async fn what_was_asked_for_is_done_though_nobody_waits() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    let log = Sqlite::open(&path).unwrap();
    drop(log.create(game(1)));
    drop(log);
    let log = Sqlite::open(&path).unwrap();
    assert!(log.load(game(1).id).await.unwrap().is_some());
}

#[test]
fn a_file_of_another_kind_or_of_a_later_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    std::fs::write(&path, "this is no database, and long enough to be looked at").unwrap();
    let Err(StoreError(says)) = Sqlite::open(&path) else {
        panic!("it was opened");
    };
    assert_eq!(says, "file is not a database");
    std::fs::remove_file(&path).unwrap();
    drop(Sqlite::open(&path).unwrap());
    rusqlite::Connection::open(&path)
        .and_then(|connection| connection.pragma_update(None, "user_version", 9))
        .unwrap();
    let Err(StoreError(says)) = Sqlite::open(&path) else {
        panic!("it was opened");
    };
    assert_eq!(
        says,
        "its tables are of version 9; this program knows versions up to 3"
    );
}

/// It holds seeds and the key of the house.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let log = Sqlite::open(&folder.path().join("plat.sqlite")).unwrap();
    log.create(game(1)).await.unwrap();
    let mut files = 0;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?}", entry.path());
        files += 1;
    }
    assert!(files >= 2, "the file, and the write-ahead log beside it");
}

#[tokio::test]
async fn an_alarm_is_taken_by_one_and_goes_off_again_if_nothing_came_of_it() {
    let (_folder, logs) = logs();
    for log in logs {
        assert_eq!(log.next_alarm().await, Ok(None));
        for (id, alarm) in [(1, 500), (2, 300), (3, 900)] {
            let mut new = game(id);
            new.listing.alarm = Some(Millis(alarm));
            log.create(new).await.unwrap();
        }
        log.create(game(4)).await.unwrap();
        assert_eq!(log.next_alarm().await, Ok(Some(Millis(300))));
        let [one, two] = [1, 2].map(|id| game(id).id);
        let take = |due, most| log.take_alarms(Millis(due), Millis(due + 50), most);
        assert_eq!(take(600, 1).await, Ok(vec![two]), "the oldest first");
        assert_eq!(take(600, 9).await, Ok(vec![one]));
        assert_eq!(take(600, 9).await, Ok(vec![]), "somebody has them");
        assert_eq!(take(650, 9).await.unwrap().len(), 2, "nobody saw to them");
        // Whoever knows the alarm sets it; whoever does not has missed something, and leaves it alone.
        log.set_alarm(one, Some(Millis(700)), None).await.unwrap();
        log.set_alarm(two, Some(Millis(650)), None).await.unwrap();
        assert_eq!(log.next_alarm().await, Ok(Some(Millis(700))));
        assert_eq!(take(800, 9).await, Ok(vec![two]));
        // A row can bring another alarm.
        let mut row = append(2, 1, &["second"]);
        row.listing = Some(Listing {
            alarm: Some(Millis(860)),
            ..listing(Standing::Playing, 9)
        });
        log.append(row).await.unwrap();
        assert_eq!(take(870, 9).await, Ok(vec![two]));
    }
}

#[tokio::test]
async fn a_process_learns_that_another_one_wrote_and_nothing_of_its_own_writing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    let (here, there) = (Sqlite::open(&path).unwrap(), Sqlite::open(&path).unwrap());
    here.create(game(1)).await.unwrap();
    there.version().await.unwrap();
    let before = here.version().await.unwrap();
    here.append(append(1, 1, &["mine"])).await.unwrap();
    assert_eq!(here.version().await.unwrap(), before);
    there.append(append(1, 2, &["theirs"])).await.unwrap();
    let after = here.version().await.unwrap();
    assert_ne!(after, before);
    assert_eq!(here.version().await.unwrap(), after);
    let one = game(1).id;
    assert_eq!(here.lengths(vec![one, game(2).id]).await, Ok(vec![3, 0]));
    let found = here.load_after(one, 2).await.unwrap().unwrap();
    assert_eq!(
        found.rows.iter().map(|row| row.text.as_str()).collect::<Vec<_>>(),
        ["theirs"]
    );
}

#[tokio::test]
async fn the_time_of_a_log_goes_on_with_its_rows_and_never_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plat.sqlite");
    let log = Sqlite::open(&path).unwrap();
    log.create(game(1)).await.unwrap();
    assert_eq!(
        log.time(Millis(0)).await,
        Ok(Millis(1_000)),
        "that of the first row"
    );
    assert_eq!(log.time(Millis(1_500)).await, Ok(Millis(1_500)));
    assert_eq!(
        log.time(Millis(1_200)).await,
        Ok(Millis(1_500)),
        "somebody is ahead"
    );
    log.append(append(1, 1, &["second"])).await.unwrap();
    drop(log);
    let log = Sqlite::open(&path).unwrap();
    assert_eq!(log.time(Millis(0)).await, Ok(Millis(2_000)));
}

#[tokio::test]
async fn a_guests_unfinished_games_are_counted() {
    let (_folder, logs) = logs();
    let (ada, bob) = (GuestId::from_entropy(77), GuestId::from_entropy(99));
    for log in logs {
        let sits = NewGame {
            sitters: vec![ada],
            ..game(1)
        };
        let hosts = NewGame {
            host: Some(ada),
            ..game(2)
        };
        let both = NewGame {
            host: Some(ada),
            sitters: vec![ada, bob],
            ..game(3)
        };
        let over = NewGame {
            sitters: vec![ada],
            listing: listing(Standing::Over, 1_000),
            ..game(4)
        };
        for new in [sits, hosts, both, over] {
            log.create(new).await.unwrap();
        }
        assert_eq!(log.unfinished(ada, Millis(0)).await, Ok(3));
        assert_eq!(log.unfinished(bob, Millis(0)).await, Ok(1));
        assert_eq!(
            log.unfinished(ada, Millis(1_000)).await,
            Ok(0),
            "nobody has touched them for long"
        );
        assert_eq!(log.check().await, Ok(()));
    }
}
