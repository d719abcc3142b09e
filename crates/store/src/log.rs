//! What a server needs of a database.

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use thiserror::Error;

use crate::id::{GameId, GuestId};

/// An answer that comes once the database has it. It comes also if nobody waits for it any more: whatever was asked
/// has then been done all the same.
pub type Reply<T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;

/// The log of every game, and the little that is not part of one. What an answer reports as done is durable.
///
/// Any number of processes may use the same log at the same time. A process learns what the others did by asking for
/// the [`version`](Log::version) now and then; what is to be done at some later time is an alarm, which any of them may
/// take; and all of them count the same [time](Log::time).
pub trait Log: Send + Sync + 'static {
    /// Begins a game with its first rows. Its name must be new.
    fn create(&self, game: NewGame) -> Reply<()>;

    /// Adds rows to a game, all or none of them, if its last row is the one that the caller knows.
    fn append(&self, append: Append) -> Reply<(), AppendError>;

    /// A game with the rows after this number, if there is one of this name.
    fn load_after(&self, game: GameId, after: u32) -> Reply<Option<GameRows>>;

    /// A game with all of its rows, if there is one of this name.
    fn load(&self, game: GameId) -> Reply<Option<GameRows>> {
        self.load_after(game, 0)
    }

    /// Some games, those first that changed last.
    fn list(&self, filter: Filter, most: usize) -> Reply<Vec<Listed>>;

    /// Notes that somebody has been at these games at this moment, though nothing has changed.
    fn touch(&self, games: Vec<GameId>, at: Millis) -> Reply<()>;
    /// In how many games that are not over a guest has a seat or set the table up, if they changed after this moment.
    fn unfinished(&self, guest: GuestId, since: Millis) -> Reply<usize>;

    /// A number that is another one whenever another process has written something since it was last asked for.
    fn version(&self) -> Reply<u64>;

    /// How many rows each of these games has.
    fn lengths(&self, games: Vec<GameId>) -> Reply<Vec<u32>>;

    /// When the next game wants to be looked at.
    fn next_alarm(&self) -> Reply<Option<Millis>>;

    /// Takes some alarms that go off by this moment, the oldest first: nobody else gets them, and if whoever took them
    /// has not seen to a game they go off again at the moment `until`.
    fn take_alarms(&self, due: Millis, until: Millis, most: usize) -> Reply<Vec<GameId>>;

    /// Sets the alarm of a game anew, unless it is no longer what the caller knows.
    fn set_alarm(&self, game: GameId, known: Option<Millis>, alarm: Option<Millis>) -> Reply<()>;

    /// Says how late it is by the caller's count, and is told how late it is by the one who is ahead. The time of a log
    /// goes on only while some process counts it, and never goes back.
    fn time(&self, count: Millis) -> Reply<Millis>;

    /// Whether rows can be written and read at the moment. The error says what is wrong.
    fn check(&self) -> Reply<()>;

    /// What a guest is called.
    fn guest(&self, guest: GuestId) -> Reply<Option<String>>;

    /// Writes down what a guest, new or known, is called.
    fn name_guest(&self, guest: GuestId, name: String, at: Millis) -> Reply<()>;

    /// The key by which this database's servers sign: the one that is offered if there was none before.
    fn key(&self, offered: [u8; 32]) -> Reply<Vec<u8>>;
}

/// A moment in milliseconds: since 1970 by the machine's clock, or by the [time](Log::time) of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub i64);

/// Whether a game is waiting for people, going on, or over: for lists, so that they need not read the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Not all seats are taken.
    Waiting,
    /// It is going on.
    Playing,
    /// It has ended.
    Over,
}

impl Standing {
    /// All of them, in the order in which a game goes through them.
    pub const ALL: [Standing; 3] = [Standing::Waiting, Standing::Playing, Standing::Over];
}

/// What is known of a game without reading its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listing {
    /// How it stands.
    pub standing: Standing,
    /// When it last changed, give or take a minute, by the machine's clock.
    pub changed: Millis,
    /// When it wants to be looked at, by the log's time.
    pub alarm: Option<Millis>,
}

/// A game that is to begin.
#[derive(Clone)]
pub struct NewGame {
    /// Its name.
    pub id: GameId,
    /// What was agreed before it began.
    pub head: String,
    /// What decides its draws. A secret, and never part of a list.
    pub seed: String,
    /// When, by the log's time.
    pub at: Millis,
    /// What is known of it after these rows.
    pub listing: Listing,
    /// Who set the table up.
    pub host: Option<GuestId>,
    /// Whether strangers may find it in a list.
    pub public: bool,
    /// Its first rows.
    pub rows: Vec<String>,
    /// Who is part of it from the start.
    pub sitters: Vec<GuestId>,
}

/// Rows that are to be added to a game.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which game.
    pub game: GameId,
    /// How many rows the caller knows.
    pub after: u32,
    /// The new ones.
    pub rows: Vec<String>,
    /// When, by the log's time.
    pub at: Millis,
    /// What is known of the game after them, if that is to change.
    pub listing: Option<Listing>,
    /// Who became a part of the game by them.
    pub sitter: Option<GuestId>,
}

/// A row as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub number: u32,
    /// When it was written, by the log's time.
    pub at: Millis,
    /// What it says.
    pub text: String,
}

/// A game as it was written.
#[derive(Clone, PartialEq, Eq)]
pub struct GameRows {
    /// What was agreed before it began.
    pub head: String,
    /// What decides its draws.
    pub seed: String,
    /// When it was created, by the machine's clock.
    pub created: Millis,
    /// What is known of it without its rows.
    pub listing: Listing,
    /// The rows that were asked for, in order.
    pub rows: Vec<Row>,
}

/// The seed stays out of logs and panics.
impl fmt::Debug for GameRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = f.debug_struct("GameRows");
        parts.field("head", &self.head).field("rows", &self.rows);
        parts.finish_non_exhaustive()
    }
}

/// Which games a list has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Those that wait for anybody who likes to join.
    Open {
        /// They changed or were touched after this moment.
        since: Millis,
        /// So many of each host at most, those that changed last.
        of_each: usize,
    },
    /// Those in which this guest has a seat.
    Of(GuestId),
    /// All that are not over yet, in the order of their names from the first one after this: page by page, however many
    /// there are.
    Unfinished(Option<GameId>),
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub id: GameId,
    /// What was agreed before it began.
    pub head: String,
    /// What is known of it.
    pub listing: Listing,
}

/// The database cannot do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the database: {0}")]
pub struct StoreError(pub String);

/// Why rows were not added.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppendError {
    /// Somebody else has written rows that the caller does not know.
    #[error("the game has {rows} rows by now, not {after}")]
    Behind {
        /// How many there are.
        rows: u32,
        /// How many the caller knew.
        after: u32,
    },
    /// The database cannot.
    #[error(transparent)]
    Store(#[from] StoreError),
}
