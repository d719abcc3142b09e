//! What all games of Plat have in common.
//!
//! A game is one crate of pure rules that implements [`Game`] and its companions [`Knowledge`] (what each seat
//! may know), [`Notation`] (how actions are written, said and pointed at) and [`Appraise`] (positions from a real
//! table). Everything else is written once, here and above, for all games: a [`Session`] plays one, a [`Record`]
//! keeps it, and a [`Table`] offers it to front ends that know no game.

mod dice;
pub mod emblems;
mod entry;
mod event;
mod fingerprint;
mod game;
mod look;
mod notation;
mod options;
pub mod page;
mod parts;
mod phrase;
pub mod pieces;
mod position;
mod record;
mod refused;
mod replay;
mod scene;
mod score;
mod seat;
mod sentence;
mod session;
mod sheet;
mod table;
mod voice;
mod word_data;
mod words;

#[cfg(feature = "conformance")]
pub mod conformance;

pub use dice::{DICE_VERSION, Dice, FastDice, Seed, SeedError, SeedHash, SeededDice};
pub use entry::RecordEntry;
pub use event::{Entry, Event, Seen, UNCOVER};
pub use fingerprint::fingerprint;
pub use game::{Appraise, Difficulty, Game, Info, Knowledge, Next, Notation, Refusal, TableGame, View};
pub use look::Look;
pub use notation::{Choice, NotationError, Token, narrow};
pub use options::{OptionError, OptionInfo, Options, on_or_off, option_key, write_on_or_off};
pub use parts::{Board, Fact, Item, Parts, Tray, Turned};
pub use phrase::Phrase;
pub use position::{POSITION_NOTES, PositionError, PositionForm, read_position};
pub use record::{Lined, Record, RecordError};
pub use refused::{ActError, BackError, DrawError, SeatList};
pub use replay::{Verdict, verify, winners};
pub use scene::{Anchor, Form, Scene, Shape};
pub use score::{Offer, Score, ScoreLine, ScoreSheet, SeatScore, Sum, and_list, plural, score_figures};
pub use seat::{MOST_SEATS, Observer, PerSeat, Seat, SeatSet, Seats};
pub use sentence::{Arg, Piece, Sentence};
pub use session::{BACK, Session, SessionDice, new_game, read_options, seats_of, table_sizes};
pub use sheet::{Column, Row, RowKind, Sheet};
pub use table::{Placings, Table};
pub use voice::{Run, Said, Voice};
pub use word_data::{WordDataError, word_data};
pub use words::{Book, ENGINE_SHELF, ENGINE_WORDS, ENGLISH, Shelf, Words, language_of};
