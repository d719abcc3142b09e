//! What the log asks of SQLite.

use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};

use super::Sqlite;
use crate::id::{GameId, GuestId};
use crate::log::{
    Append, AppendError, Filter, GameRows, Listed, Listing, Log, Millis, NewGame, Reply, Row, Standing,
    StoreError,
};

impl Log for Sqlite {
    fn create(&self, game: NewGame) -> Reply<()> {
        self.has_come(game.at);
        self.write(move |connection| {
            let mut insert = connection.prepare_cached(
                "INSERT INTO game (id, head, seed, created, changed, standing, alarm, public, host)
                 VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING",
            )?;
            let new = insert.execute(params![
                game.id.to_sql(),
                game.head,
                game.seed,
                game.listing.changed.0,
                game.listing.standing as i64,
                game.listing.alarm.map(|alarm| alarm.0),
                game.public,
                game.host.map(GuestId::to_sql),
            ])?;
            if new == 0 {
                return Ok(Err(StoreError(format!("there is a game {} already", game.id))));
            }
            insert_rows(connection, game.id, 0, game.at, &game.rows)?;
            for guest in game.sitters {
                insert_sitter(connection, guest, game.id)?;
            }
            Ok(Ok(()))
        })
    }

    fn append(&self, append: Append) -> Reply<(), AppendError> {
        self.has_come(append.at);
        self.write(move |connection| {
            let (game, after) = (append.game, append.after);
            let rows = length(connection, game)?;
            // Nobody else can write before this transaction ends, so what was counted stays true.
            if rows != after {
                return Ok(Err(AppendError::Behind { rows, after }));
            }
            insert_rows(connection, game, after, append.at, &append.rows)?;
            if let Some(listing) = append.listing {
                connection
                    .prepare_cached("UPDATE game SET standing = ?2, changed = ?3, alarm = ?4 WHERE id = ?1")?
                    .execute(params![
                        game.to_sql(),
                        listing.standing as i64,
                        listing.changed.0,
                        listing.alarm.map(|alarm| alarm.0)
                    ])?;
            }
            if let Some(guest) = append.sitter {
                insert_sitter(connection, guest, game)?;
            }
            Ok(Ok(()))
        })
    }

    fn load_after(&self, game: GameId, after: u32) -> Reply<Option<GameRows>> {
        self.read(move |connection| {
            let head = connection
                .prepare_cached(
                    "SELECT standing, changed, alarm, head, seed, created FROM game WHERE id = ?1",
                )?
                .query_row([game.to_sql()], |row| {
                    Ok(GameRows {
                        listing: listing(row)?,
                        head: row.get(3)?,
                        seed: row.get(4)?,
                        created: Millis(row.get(5)?),
                        rows: Vec::new(),
                    })
                })
                .optional()?;
            let Some(mut found) = head else {
                return Ok(None);
            };
            let mut rows = connection.prepare_cached(
                "SELECT number, at, text FROM event WHERE game = ?1 AND number > ?2 ORDER BY number",
            )?;
            let rows = rows.query_map(params![game.to_sql(), after], |row| {
                Ok(Row {
                    number: row.get(0)?,
                    at: Millis(row.get(1)?),
                    text: row.get(2)?,
                })
            })?;
            found.rows = rows.collect::<Result<_, _>>()?;
            Ok(Some(found))
        })
    }

    fn list(&self, filter: Filter, most: usize) -> Reply<Vec<Listed>> {
        self.read(move |connection| {
            let (condition, value, order) = match filter {
                Filter::Open { since, of_each } => (
                    // A number that the program makes, not one that anybody sends.
                    &*format!(
                        "id IN (SELECT id FROM (
                             SELECT id, row_number() OVER (PARTITION BY host ORDER BY changed DESC, id) AS place
                             FROM game WHERE standing = 0 AND public AND changed >= ?1)
                         WHERE place <= {of_each})"
                    ),
                    since.0,
                    "changed DESC, id",
                ),
                Filter::Of(guest) => (
                    "id IN (SELECT game FROM sitter WHERE guest = ?1)",
                    guest.to_sql(),
                    "changed DESC, id",
                ),
                Filter::Unfinished(after) => ("standing < 2 AND id > ?1", after.map_or(-1, GameId::to_sql), "id"),
            };
            let mut list = connection.prepare_cached(&format!(
                "SELECT standing, changed, alarm, id, head FROM game WHERE {condition} ORDER BY {order} LIMIT ?2"
            ))?;
            let listed = list.query_map(params![value, most as i64], |row| {
                Ok(Listed {
                    listing: listing(row)?,
                    id: GameId::from_sql(row.get(3)?),
                    head: row.get(4)?,
                })
            })?;
            listed.collect()
        })
    }

    fn touch(&self, games: Vec<GameId>, at: Millis) -> Reply<()> {
        self.write(move |connection| {
            let mut touch = connection.prepare_cached("UPDATE game SET changed = ?2 WHERE id = ?1")?;
            for game in games {
                touch.execute(params![game.to_sql(), at.0])?;
            }
            Ok(Ok(()))
        })
    }

    fn unfinished(&self, guest: GuestId, since: Millis) -> Reply<usize> {
        self.read(move |connection| {
            let count: i64 = connection
                .prepare_cached(
                    "SELECT count(*) FROM (
                         SELECT id FROM sitter JOIN game ON game.id = sitter.game
                         WHERE guest = ?1 AND standing < 2 AND changed > ?2
                         UNION SELECT id FROM game WHERE host = ?1 AND standing < 2 AND changed > ?2)",
                )?
                .query_row([guest.to_sql(), since.0], |row| row.get(0))?;
            Ok(count as usize)
        })
    }

    /// SQLite counts, for every connection, how often the file was changed by others. To the thread that writes, those
    /// are other processes: nobody else here does.
    fn version(&self) -> Reply<u64> {
        self.write(|connection| {
            let version: i64 = connection
                .prepare_cached("PRAGMA data_version")?
                .query_row([], |row| row.get(0))?;
            Ok(Ok(version as u64))
        })
    }

    fn lengths(&self, games: Vec<GameId>) -> Reply<Vec<u32>> {
        self.read(move |connection| games.iter().map(|&game| length(connection, game)).collect())
    }

    fn next_alarm(&self) -> Reply<Option<Millis>> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT alarm FROM game WHERE alarm IS NOT NULL ORDER BY alarm LIMIT 1")?
                .query_row([], |row| row.get(0).map(Millis))
                .optional()
        })
    }

    fn take_alarms(&self, due: Millis, until: Millis, most: usize) -> Reply<Vec<GameId>> {
        self.write(move |connection| {
            let mut take = connection.prepare_cached(
                "UPDATE game SET alarm = ?2 WHERE id IN
                     (SELECT id FROM game WHERE alarm <= ?1 ORDER BY alarm LIMIT ?3) RETURNING id",
            )?;
            let taken = take.query_map(params![due.0, until.0, most as i64], |row| {
                row.get(0).map(GameId::from_sql)
            })?;
            taken.collect::<Result<_, _>>().map(Ok)
        })
    }

    fn set_alarm(&self, game: GameId, known: Option<Millis>, alarm: Option<Millis>) -> Reply<()> {
        self.write(move |connection| {
            connection
                .prepare_cached("UPDATE game SET alarm = ?3 WHERE id = ?1 AND alarm IS ?2")?
                .execute(params![
                    game.to_sql(),
                    known.map(|known| known.0),
                    alarm.map(|alarm| alarm.0)
                ])?;
            Ok(Ok(()))
        })
    }

    fn time(&self, count: Millis) -> Reply<Millis> {
        self.write(move |connection| {
            keep_time(connection, count)?;
            connection
                .prepare_cached("SELECT time FROM house")?
                .query_row([], |row| row.get(0).map(Millis))
                .map(Ok)
        })
    }

    fn check(&self) -> Reply<()> {
        let written = self.write::<(), StoreError>(|connection| {
            connection
                .prepare_cached("UPDATE house SET checked = checked + 1")?
                .execute([])?;
            Ok(Ok(()))
        });
        let read = self.next_alarm();
        Box::pin(async {
            written.await?;
            read.await.map(drop)
        })
    }

    fn guest(&self, guest: GuestId) -> Reply<Option<String>> {
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT name FROM guest WHERE id = ?1")?
                .query_row([guest.to_sql()], |row| row.get(0))
                .optional()
        })
    }

    fn name_guest(&self, guest: GuestId, name: String, at: Millis) -> Reply<()> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO guest (id, name, created) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO UPDATE SET name = ?2",
                )?
                .execute(params![guest.to_sql(), name, at.0])?;
            Ok(Ok(()))
        })
    }

    fn key(&self, offered: [u8; 32]) -> Reply<Vec<u8>> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO secret (name, value) VALUES ('key', ?1) ON CONFLICT DO NOTHING",
                [offered],
            )?;
            connection
                .query_row("SELECT value FROM secret WHERE name = 'key'", [], |row| {
                    row.get(0)
                })
                .map(Ok)
        })
    }
}

fn insert_rows(
    connection: &Connection,
    game: GameId,
    after: u32,
    at: Millis,
    rows: &[String],
) -> Result<(), rusqlite::Error> {
    let mut insert =
        connection.prepare_cached("INSERT INTO event (game, number, at, text) VALUES (?1, ?2, ?3, ?4)")?;
    for (number, text) in (after + 1..).zip(rows) {
        insert.execute(params![game.to_sql(), number, at.0, text])?;
    }
    Ok(())
}

fn insert_sitter(connection: &Connection, guest: GuestId, game: GameId) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached("INSERT INTO sitter (guest, game) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
        .execute([guest.to_sql(), game.to_sql()])?;
    Ok(())
}

/// Writes down how late it is, unless it is later already.
pub(super) fn keep_time(connection: &Connection, time: Millis) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached("UPDATE house SET time = ?1 WHERE time < ?1")?
        .execute([time.0])?;
    Ok(())
}

/// How many rows a game has.
fn length(connection: &Connection, game: GameId) -> Result<u32, rusqlite::Error> {
    connection
        .prepare_cached("SELECT coalesce(max(number), 0) FROM event WHERE game = ?1")?
        .query_row([game.to_sql()], |row| row.get(0))
}

/// What is known of a game, from the first three columns.
fn listing(row: &SqlRow<'_>) -> Result<Listing, rusqlite::Error> {
    let standing: u8 = row.get(0)?;
    Ok(Listing {
        standing: *Standing::ALL
            .get(usize::from(standing))
            .unwrap_or(&Standing::Over),
        changed: Millis(row.get(1)?),
        alarm: row.get::<_, Option<i64>>(2)?.map(Millis),
    })
}
