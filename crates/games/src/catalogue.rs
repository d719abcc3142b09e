//! One object-safe entry a game, whatever its types: how a front end starts, loads, checks, measures a game that
//! it does not know.

use std::any::Any;
use std::str::FromStr;
use std::time::Duration;

use plat_engine::{
    Appraise, Arg, FastDice, Game, Info, Observer, OptionError, OptionInfo, Options, PositionError,
    PositionForm, Record, RecordError, ScoreSheet, Seat, Seats, Sentence, Session, SessionDice, Shelf, Table,
    TableGame, Verdict, View, new_game, option_key, read_options, seats_of, table_sizes, verify,
};
use plat_search::{Bench, BenchPlan, Thinking, bench, bench_search};
use thiserror::Error;

use crate::SHELF;
use crate::computer::{Computer, Sitting};
use crate::deck::DeckFile;
use crate::kind::PlayerKind;
use crate::players::Players;
use crate::shadow::{Shadow, ShadowOf};

/// How often what a seat cannot know is drawn anew to see whether another seat sees it.
const SECRET_TRIALS: u64 = 16;

/// A table at which computer players can sit.
pub trait LiveTable: Table + Any {
    /// The same table where what this seat cannot know is drawn anew by the seed: the seat cannot tell it from this one.
    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn LiveTable>;

    /// Whether what one seat sees tells something that another seat may not know.
    fn shows_secrets(&self, seat: Seat, to: Seat) -> bool {
        // What the other seat cannot know is drawn anew: if that can be seen, it was a secret.
        let own = self.look(Observer::Seat(seat)).json();
        let differs = |seed| {
            let other = self.imagined(to, seed);
            other.look(Observer::Seat(seat)).json() != own
        };
        (0..SECRET_TRIALS).any(differs)
    }

    /// The same game after its first `entries` log entries.
    fn at(&self, entries: usize) -> Box<dyn LiveTable>;

    /// The same game once more, for somebody who thinks about it while it goes on.
    fn fork(&self) -> Box<dyn LiveTable>;
}

/// A game on the shelf.
pub trait AnyGame: Sync {
    /// What can be said of it without playing.
    fn info(&self) -> &'static Info;

    /// Its words, in every language.
    fn shelf(&self) -> &'static Shelf;

    /// The options it takes.
    fn options(&self) -> &'static [OptionInfo];

    /// How many can sit at a table with these options, the fewest first; there is always one number.
    fn table_sizes(&self, options: &[String]) -> Result<Vec<usize>, OptionError>;

    /// As many as are asked for, if the game is for so many at all; otherwise the fewest that the options allow.
    fn seat_count(&self, options: &[String], asked: Option<usize>) -> Result<usize, OptionError>;

    /// A new table: options as `key=value`, one name a seat. Nothing has been drawn yet.
    fn new_table(
        &self,
        options: &[String],
        players: Vec<String>,
        dice: SessionDice,
    ) -> Result<Box<dyn LiveTable>, OptionError>;

    /// The table that a record leads to.
    fn replay(&self, record: &Record) -> Result<Box<dyn LiveTable>, RecordError>;

    /// The table as a seat imagines it that will be told what happens, before anything has.
    fn shadow(
        &self,
        options: &[String],
        seats: usize,
        seat: Seat,
        seed: u64,
    ) -> Result<Box<dyn Shadow>, OptionError>;

    /// Who can play it at a table of so many; nobody if there is no such table.
    fn players(&self, seats: usize) -> Vec<PlayerKind>;

    /// Somebody who plays it at a table of so many, with choices that follow from the seed where no clock does;
    /// nothing if there is no such table or this kind does not play there.
    fn computer(
        &self,
        kind: PlayerKind,
        seats: usize,
        thinking: Thinking,
        seed: u64,
    ) -> Option<Box<dyn Computer>>;

    /// Recomputes the draws of a record from its seed.
    fn verify(&self, record: &Record) -> Result<Verdict, RecordError>;

    /// Whether it is an example for those who write games, which is offered only to who asks for all.
    fn is_example(&self) -> bool;

    /// Whether somebody has measured how strong its levels are; `docs/strength.md` then has the figures.
    fn levels_are_measured(&self) -> bool;

    /// How a position of it is written in JSON; nothing if this game does not read positions.
    fn position_form(&self) -> Option<PositionForm>;

    /// Scores a position described in JSON, with those options that its score depends on.
    fn appraise(&self, json: &str, options: &[String]) -> Result<ScoreSheet, AppraiseError>;

    /// Its cards as a file, where they are one that people can replace.
    fn deck(&self) -> Option<DeckFile>;

    /// Measures playouts.
    fn bench(&self, options: &[String], seats: usize, plan: BenchPlan) -> Result<Bench, OptionError>;

    /// Measures the tree search at the first decision, on one thread: games imagined, and the processor time of them.
    fn bench_search(
        &self,
        options: &[String],
        seats: usize,
        time: Duration,
    ) -> Result<(u64, Duration), OptionError>;
}

/// Why a position cannot be scored.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppraiseError {
    /// The game scores what is played and nothing else.
    #[error("{game} does not read positions: score a record of it instead")]
    NotOffered {
        /// Which game.
        game: &'static str,
    },
    /// The options are wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// An option that a position states itself, or that its score does not depend on.
    #[error("option {key}: this makes no difference to the score of a position")]
    NotChosen {
        /// Which.
        key: String,
    },
    /// The position is wrong.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl AppraiseError {
    /// The same in any language, in the words of the game or in [`crate::PLAYER_WORDS`].
    pub fn sentence(&self) -> Sentence {
        match self {
            AppraiseError::NotOffered { game } => {
                Sentence::new("no-positions").with("game", Arg::verbatim(*game))
            }
            AppraiseError::Option(fault) => fault.sentence(),
            AppraiseError::NotChosen { key } => {
                Sentence::new("option-without-effect").with("key", Arg::quoted(key))
            }
            AppraiseError::Position(fault) => fault.sentence(),
        }
    }
}

/// Which games are offered to people. Whatever is on the shelf can be loaded and replayed all the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Games {
    /// Those that were published.
    #[default]
    Published,
    /// Also the example for those who write games.
    All,
}

impl Games {
    /// These games.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn AnyGame> {
        let offered = move |game: &&dyn AnyGame| self == Games::All || !game.is_example();
        SHELF.iter().copied().filter(offered)
    }

    /// The game of this name, if it is one of these.
    pub fn find(self, id: &str) -> Option<&'static dyn AnyGame> {
        self.iter().find(|game| game.info().id == id)
    }
}

/// Who asks for games that are not there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the shelf is \"published\" or \"all\", not {0:?}")]
pub struct NoSuchShelf(String);

impl FromStr for Games {
    type Err = NoSuchShelf;

    fn from_str(name: &str) -> Result<Games, NoSuchShelf> {
        match name {
            "published" => Ok(Games::Published),
            "all" => Ok(Games::All),
            _ => Err(NoSuchShelf(name.chars().take(40).collect())),
        }
    }
}

/// The game of this name, whether it is offered or not.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    SHELF.iter().copied().find(|game| game.info().id == id)
}

/// The entry of a game on the shelf: what there is for it besides its rules.
pub(crate) struct Entry<G: TableGame> {
    players: Players<G>,
    appraisal: Option<Appraisal<G>>,
    deck: Option<DeckFile>,
    example: bool,
}

/// How the positions of a game are written, read and scored.
struct Appraisal<G: Game> {
    form: PositionForm,
    chosen: &'static [&'static str],
    appraise: fn(&str, &G::Options) -> Result<ScoreSheet, PositionError>,
}

impl<G: TableGame> Entry<G> {
    /// A game that brings its rules and no more: it has the computer players that any game has.
    pub(crate) const fn new() -> Entry<G> {
        Entry {
            players: Players::PLAIN,
            appraisal: None,
            deck: None,
            example: false,
        }
    }

    /// It is an example for those who write games.
    pub(crate) const fn on_request(self) -> Entry<G> {
        Entry {
            example: true,
            ..self
        }
    }

    /// It has computer players of its own.
    pub(crate) const fn played_by(self, players: Players<G>) -> Entry<G> {
        Entry { players, ..self }
    }

    /// It reads positions from a real table.
    pub(crate) const fn reads_positions(self) -> Entry<G>
    where
        G: Appraise,
    {
        let appraisal = Some(Appraisal {
            form: G::FORM,
            chosen: G::CHOSEN,
            appraise: G::appraise,
        });
        Entry { appraisal, ..self }
    }

    /// It is played with cards that people can replace.
    pub(crate) const fn with_deck(self, deck: DeckFile) -> Entry<G> {
        Entry {
            deck: Some(deck),
            ..self
        }
    }
}

impl<G: TableGame> AnyGame for Entry<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn shelf(&self) -> &'static Shelf {
        G::View::shelf()
    }

    fn options(&self) -> &'static [OptionInfo] {
        G::Options::KNOWN
    }

    fn table_sizes(&self, options: &[String]) -> Result<Vec<usize>, OptionError> {
        table_sizes::<G>(&read_options::<G>(options)?)
    }

    fn seat_count(&self, options: &[String], asked: Option<usize>) -> Result<usize, OptionError> {
        match asked {
            Some(seats) => Ok(seats_of::<G>(seats)?.count()),
            None => Ok(self.table_sizes(options)?[0]),
        }
    }

    fn new_table(
        &self,
        options: &[String],
        players: Vec<String>,
        dice: SessionDice,
    ) -> Result<Box<dyn LiveTable>, OptionError> {
        let options = read_options::<G>(options)?;
        Ok(Box::new(Session::<G>::new(options, players, dice)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn LiveTable>, RecordError> {
        Ok(Box::new(Session::<G>::replay(record)?))
    }

    fn shadow(
        &self,
        options: &[String],
        seats: usize,
        seat: Seat,
        seed: u64,
    ) -> Result<Box<dyn Shadow>, OptionError> {
        Ok(Box::new(ShadowOf::<G>::new(options, seats, seat, seed)?))
    }

    fn players(&self, seats: usize) -> Vec<PlayerKind> {
        let mut kinds = PlayerKind::ALL.to_vec();
        kinds.retain(|&kind| self.computer(kind, seats, Thinking::default(), 0).is_some());
        kinds
    }

    fn computer(
        &self,
        kind: PlayerKind,
        seats: usize,
        thinking: Thinking,
        seed: u64,
    ) -> Option<Box<dyn Computer>> {
        let seats = Seats::new(seats).filter(|_| self.info().seats.contains(&seats))?;
        let player = kind.player(&self.players, seats, thinking, seed)?;
        Some(Box::new(Sitting::new(player, seed)))
    }

    fn verify(&self, record: &Record) -> Result<Verdict, RecordError> {
        verify::<G>(record)
    }

    fn is_example(&self) -> bool {
        self.example
    }

    fn levels_are_measured(&self) -> bool {
        self.players.measured
    }

    fn position_form(&self) -> Option<PositionForm> {
        self.appraisal.as_ref().map(|appraisal| appraisal.form)
    }

    fn appraise(&self, json: &str, options: &[String]) -> Result<ScoreSheet, AppraiseError> {
        let appraisal = self.appraisal.as_ref().ok_or(AppraiseError::NotOffered {
            game: self.info().name,
        })?;
        let chosen = read_options::<G>(options)?;
        let key = |pair: &String| option_key(pair.split('=').next().unwrap_or_default().trim());
        match options
            .iter()
            .map(key)
            .find(|key| !appraisal.chosen.contains(&key.as_str()))
        {
            Some(key) => Err(AppraiseError::NotChosen { key }),
            None => Ok((appraisal.appraise)(json, &chosen)?),
        }
    }

    fn deck(&self) -> Option<DeckFile> {
        self.deck
    }

    fn bench(&self, options: &[String], seats: usize, plan: BenchPlan) -> Result<Bench, OptionError> {
        let game: G = new_game(&read_options::<G>(options)?, seats)?;
        Ok(bench(&game, plan))
    }

    fn bench_search(
        &self,
        options: &[String],
        seats: usize,
        time: Duration,
    ) -> Result<(u64, Duration), OptionError> {
        let game: G = new_game(&read_options::<G>(options)?, seats)?;
        Ok(bench_search(&game, self.players.style, time, 1))
    }
}

impl<G: TableGame> LiveTable for Session<G> {
    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn LiveTable> {
        let mut other = self.clone();
        other.imagine(self.state().resample(seat, &mut FastDice::new(seed)));
        Box::new(other)
    }

    fn at(&self, entries: usize) -> Box<dyn LiveTable> {
        Box::new(Session::at(self, entries))
    }

    fn fork(&self) -> Box<dyn LiveTable> {
        Box::new(self.clone())
    }
}
