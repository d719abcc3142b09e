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
pub trait Log: Send + Sync + 'static {
    /// Begins a game with its first rows. Its name must be new.
    fn create(&self, game: NewGame) -> Reply<()>;

    /// Adds rows to a game, all or none of them, if its last row is the one that the caller knows.
    fn append(&self, append: Append) -> Reply<(), AppendError>;

    /// A game with all of its rows, if there is one of this name.
    fn load(&self, game: GameId) -> Reply<Option<GameRows>>;

    /// Some games, those first that changed last.
    fn list(&self, filter: Filter, most: usize) -> Reply<Vec<Listed>>;

    /// Notes that somebody has been at these games at this moment, though nothing has changed.
    fn touch(&self, games: Vec<GameId>, at: Millis) -> Reply<()>;

    /// What a guest is called.
    fn guest(&self, guest: GuestId) -> Reply<Option<String>>;

    /// Writes down what a guest, new or known, is called.
    fn name_guest(&self, guest: GuestId, name: String, at: Millis) -> Reply<()>;

    /// The key by which this database's servers sign: the one that is offered if there was none before.
    fn key(&self, offered: [u8; 32]) -> Reply<Vec<u8>>;
}

/// A moment: milliseconds since 1970.
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

/// A game that is to begin.
#[derive(Clone)]
pub struct NewGame {
    /// Its name.
    pub id: GameId,
    /// What was agreed before it began.
    pub head: String,
    /// What decides its draws. A secret, and never part of a list.
    pub seed: String,
    /// When.
    pub at: Millis,
    /// How it stands after these rows.
    pub standing: Standing,
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
    /// When.
    pub at: Millis,
    /// How the game stands after them, if that has changed.
    pub standing: Option<Standing>,
    /// Who became a part of the game by them.
    pub sitter: Option<GuestId>,
}

/// A row as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub number: u32,
    /// When it was written.
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
    /// When it was created.
    pub created: Millis,
    /// All rows, in order.
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
    /// Those that wait for anybody who likes to join, and changed or were touched after this moment.
    Open(Millis),
    /// Those in which this guest has a seat.
    Of(GuestId),
    /// All that are not over yet and changed after this moment.
    Unfinished(Millis),
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub id: GameId,
    /// What was agreed before it began.
    pub head: String,
    /// When it last changed or was touched.
    pub changed: Millis,
    /// How it stands.
    pub standing: Standing,
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
