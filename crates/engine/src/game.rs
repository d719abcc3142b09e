//! The contract of a game: what a rules crate implements, and all that the rest of the program knows of it.
//!
//! A game's state is a plain value. It does no input or output, looks at no clock, rolls no dice of its own
//! and knows no future: every chance outcome is drawn from outside, revealed, and logged.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::dice::Dice;
use crate::event::{Event, Seen};
use crate::notation::{NotationError, Token};
use crate::options::{OptionError, Options};
use crate::page::{self, Line, Page};
use crate::parts::{Item, Parts};
use crate::phrase::Phrase;
use crate::position::{PositionError, PositionForm};
use crate::score::{Score, ScoreSheet, SeatScore};
use crate::seat::{Observer, PerSeat, Seat, SeatSet, Seats};
use crate::sentence::Sentence;
use crate::voice::Voice;
use crate::words::{ENGINE_SHELF, ENGLISH, Shelf};

/// The rules of a game; the implementor is its state.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What can be said of the game without playing it.
    const INFO: Info;
    /// What may be chosen before the game begins.
    type Options: Options;
    /// One micro-decision of one seat.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;
    /// What chance may bring.
    type Outcome: Clone + Eq + Debug + Send + Sync;
    /// Why an action is not allowed.
    type Refusal: Refusal;

    /// The game before its first event.
    fn new(options: &Self::Options, seats: Seats) -> Result<Self, OptionError>;

    /// How many play.
    fn seats(&self) -> Seats;

    /// What happens next.
    fn next(&self) -> Next;

    /// Adds all legal actions of a seat that may act to `out`, in the game's canonical order.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the seat may do this now; the refusal names the rule that forbids it. Callers make sure that
    /// the seat is one of those that may act.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Applies a legal action. Searches call this for actions they got from [`Game::actions`]; everybody else
    /// goes through a [`Session`](crate::Session), which checks first.
    fn act(&mut self, seat: Seat, action: Self::Action);

    /// Draws an outcome when it is chance's turn.
    fn draw<D: Dice>(&self, dice: &mut D) -> Self::Outcome;

    /// Whether chance can bring this now.
    fn check_outcome(&self, outcome: &Self::Outcome) -> Result<(), Self::Refusal>;

    /// Applies a possible outcome.
    fn reveal(&mut self, outcome: &Self::Outcome);

    /// Makes public what was chosen in secret, when it is time for that ([`Next::Uncover`]). A game in which that never
    /// happens leaves this as it is.
    fn uncover(&mut self) {}

    /// Lets happen what happens by itself: a draw by these dice, or an uncovering. Says whether there was anything.
    #[inline]
    fn unfold<D: Dice>(&mut self, dice: &mut D) -> bool {
        match self.next() {
            Next::Chance => {
                let outcome = self.draw(dice);
                self.reveal(&outcome);
            }
            Next::Uncover => self.uncover(),
            Next::Seats(_) | Next::Over => return false,
        }
        true
    }

    /// The points of a seat as things stand, as lines that explain every one of them.
    fn score(&self, seat: Seat) -> Score;

    /// The sum of those lines, for searches that need it millions of times a second.
    fn total(&self, seat: Seat) -> i32;

    /// What decides between equal totals: more is better. Equal here too means a shared place.
    fn tie_break(&self, _seat: Seat) -> i32 {
        0
    }

    /// The total that everybody at the table, alone or together, must reach to win. Where seats play against each
    /// other there is none.
    fn target(&self) -> Option<i32> {
        None
    }

    /// A legal action of the seat, each equally likely. A game may override this to avoid writing them all
    /// down; it must roll exactly `dice.below(number of actions)` and take that one in canonical order.
    #[inline]
    fn pick<D: Dice>(&self, seat: Seat, dice: &mut D, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.actions(seat, scratch);
        scratch[dice.below(scratch.len() as u32) as usize]
    }

    /// A legal action such as a sensible player might choose, found quickly: for playouts that should not be quite
    /// random. A game without a heuristic of its own picks any.
    #[inline]
    fn hunch<D: Dice>(&self, seat: Seat, dice: &mut D, scratch: &mut Vec<Self::Action>) -> Self::Action {
        self.pick(seat, dice, scratch)
    }

    /// What a sensible player does here without thinking, if so little hangs on the choice that no time should be spent
    /// on it. It must be legal, and follow from what the seat knows. Computer players who weigh their actions take it.
    #[inline]
    fn habit(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// What the position is worth to a seat beyond the points it has, in hundredths of a point, as the game's own
    /// heuristic guesses: for players that look one action ahead.
    fn prospects(&self, _seat: Seat) -> i32 {
        0
    }

    /// By how much the seat's lead will yet change, in hundredths of a point: for searches, which stop at the end of a
    /// turn. A game may know more about that than it tells a player who looks one action ahead.
    fn forecast(&self, seat: Seat) -> i32 {
        self.prospects(seat)
    }

    /// The place of every seat as things stand, from 1; equal seats share the better one.
    fn places(&self) -> PerSeat<u8> {
        let standing = |seat| (self.total(seat), self.tie_break(seat));
        let mut places = PerSeat::all(1);
        for seat in self.seats().iter() {
            let own = standing(seat);
            let ahead = self.seats().iter().filter(|&other| standing(other) > own);
            places[seat] = 1 + ahead.count() as u8;
        }
        places
    }
}

/// What each seat may know. Everything that is shown or sent is made from a [`Game`]'s view.
pub trait Knowledge: Game {
    /// What one observer knows of the table.
    type View: View;

    /// What this observer may know now.
    fn view(&self, observer: Observer) -> Self::View;

    /// What this observer is told of an event that is about to change this state.
    fn see(&self, event: &Event<Self>, observer: Observer) -> Seen;

    /// Whether this action would show somebody something that was secret; then it cannot be taken back.
    fn discloses(&self, seat: Seat, action: Self::Action) -> bool;

    /// A number that is the same for all states that the seat cannot tell apart and, all but certainly, another one
    /// for any other: searches find a position again by it. Make it with [`fingerprint`](crate::fingerprint()).
    fn fingerprint(&self, seat: Seat) -> u64;

    /// Another state that the seat cannot tell from this one: what it cannot know is drawn anew.
    fn resample<D: Dice>(&self, seat: Seat, dice: &mut D) -> Self;

    /// The same where the seat has just been told that another one does this: for those who only hear what happens, and
    /// draw until it could. A game in which that would take too long leaves out states where it could not.
    fn resample_before<D: Dice>(
        &self,
        seat: Seat,
        _actor: Seat,
        _action: Self::Action,
        dice: &mut D,
    ) -> Self {
        self.resample(seat, dice)
    }
}

/// What one observer knows, and the forms in which it can be shown.
pub trait View: Serialize + Clone + PartialEq + Debug + Send + Sync {
    /// The words of its game, in every language: those of the engine, and its own.
    fn shelf() -> &'static Shelf {
        &ENGINE_SHELF
    }

    /// The table as the parts it is made of, without the sheet of points, which [`View::scores`] gives. What they say is
    /// said by the voice.
    fn parts(&self, voice: &Voice) -> Parts;

    /// A board in characters: the one with this number, as [`View::parts`] has them.
    fn board_lines(&self, board: usize, voice: &Voice) -> Vec<Line>;

    /// A thing of a tray in characters, where its label would not do.
    fn item_lines(&self, _item: &Item, _voice: &Voice) -> Vec<Line> {
        Vec::new()
    }

    /// The table as lines of text, with what they are made of.
    fn page(&self, voice: &Voice) -> Page {
        page::lay_out(self, voice)
    }

    /// The same as plain text in English, with seats called by their colours: for tests and for looking at it.
    fn text(&self) -> String {
        self.page(&Self::english()).to_string()
    }

    /// Somebody who speaks English and calls seats by their colours.
    fn english() -> Voice<'static> {
        Voice::of(Self::shelf().book(ENGLISH))
    }

    /// A sentence of this game with its English words beside it, for errors.
    fn phrase(sentence: Sentence) -> Phrase {
        Phrase::new(sentence, &Self::english())
    }

    /// The score lines that the observer may know.
    fn scores(&self) -> &[SeatScore];
}

/// How actions and outcomes are written, said, and pointed at.
pub trait Notation: Game {
    /// The action as a short word without spaces.
    fn word(&self, action: Self::Action) -> String;

    /// Reads such a word. It may well be illegal now; that is for [`Game::check`] to say.
    fn parse(&self, word: &str) -> Result<Self::Action, NotationError>;

    /// The outcome as a word without spaces.
    fn outcome_word(&self, outcome: &Self::Outcome) -> String;

    /// Reads such a word. It may be impossible now; that is for [`Game::check_outcome`] to say.
    fn parse_outcome(&self, word: &str) -> Result<Self::Outcome, NotationError>;

    /// The things on the table that a person would touch to do this, in the usual order.
    fn tokens(&self, action: Self::Action) -> Vec<Token>;

    /// The action as an order, such as "place a 3-pip on c4".
    fn says(&self, action: Self::Action) -> Sentence;

    /// The action that a seat has in mind who has touched these things, legal or not, if that is clear: so that a touch
    /// which leads nowhere can be answered with the rule that forbids it.
    fn meant(&self, _seat: Seat, _touched: &[Token]) -> Option<Self::Action> {
        None
    }
}

/// Scores a position that somebody describes, for instance from a real table. A game may do without: it then says that it
/// does not read positions.
pub trait Appraise: Game {
    /// How a position is written.
    const FORM: PositionForm;

    /// The options that the score of a position depends on and that its JSON form does not state.
    const CHOSEN: &'static [&'static str] = &[];

    /// Reads the JSON form of a position, scores it, and says what is illegal about it.
    fn appraise(json: &str, options: &Self::Options) -> Result<ScoreSheet, PositionError>;
}

/// A game that can be played at a [`Table`](crate::Table): every complete rules crate has one.
pub trait TableGame: Knowledge + Notation {}
impl<G: Knowledge + Notation> TableGame for G {}

/// Why an action is not allowed. The text says what was wrong and, where that helps, what would be right.
pub trait Refusal: Error + Clone + PartialEq + Send + Sync {
    /// The rule that is broken: a ruling such as `SD-1`, or the rule in a few words.
    fn rule(&self) -> &'static str;

    /// The same as the text, in any language.
    fn sentence(&self) -> Sentence {
        Sentence::verbatim(self.to_string())
    }
}

/// What happens next in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// These seats may act; more than one only where the rules are simultaneous.
    Seats(SeatSet),
    /// Something is drawn.
    Chance,
    /// What was chosen in secret becomes public, all of it together: bids, or cards that everybody lays face down.
    ///
    /// This is an event of its own, because no action may tell anybody what its own seat cannot know: whoever bids last
    /// would else learn the other bids by bidding, and could not be asked beforehand what they would do. It carries no
    /// choice and no chance, so it happens by itself as soon as it is due ([`Session::settle`](crate::Session::settle)),
    /// and everybody is told of it. A record has it as `- uncover`.
    ///
    /// Two bid for a house, 1 to 3 each, neither seeing what the other bids:
    ///
    /// ```
    #[doc = include_str!("uncovering_example.rs")]
    /// ```
    Uncover,
    /// Nothing: the game is over.
    Over,
}

/// How much there is to learn and to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// Explained in a minute.
    Light,
    /// A few rules that have to be weighed against each other.
    Medium,
    /// Many rules; the first game is for learning them.
    Heavy,
}

impl Difficulty {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Difficulty::Light => "light",
            Difficulty::Medium => "medium",
            Difficulty::Heavy => "heavy",
        }
    }
}

/// What can be said of a game without playing it.
#[derive(Debug)]
pub struct Info {
    /// The name in commands and file names.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// Who made it.
    pub designer: &'static str,
    /// When it was published.
    pub year: u16,
    /// What it is, in a line.
    pub about: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// About how many minutes a game of two takes.
    pub minutes: u16,
    /// How much there is to learn and to think about.
    pub difficulty: Difficulty,
    /// Options as `key=value` that are suggested where the screen is as small as a phone's.
    pub small_screen: &'static [&'static str],
    /// Whether somebody may know something that another does not.
    pub hidden: bool,
    /// Grows when a change of the rules changes what an old record means.
    pub revision: u32,
    /// No game has more events than this.
    pub longest: usize,
    /// The rule book in our words.
    pub rule_book: &'static str,
    /// The rule book in other languages, by their tags.
    pub translations: &'static [(&'static str, &'static str)],
    /// The pictures of the rule book, by the names it has for them.
    pub pictures: &'static [(&'static str, &'static str)],
}

impl Info {
    /// The rule book in a language, if there is one.
    pub fn rule_book_in(&self, language: &str) -> Option<&'static str> {
        let mut books = [("en", self.rule_book)]
            .into_iter()
            .chain(self.translations.iter().copied());
        books.find(|(tag, _)| *tag == language).map(|(_, book)| book)
    }

    /// The rule book for reading where there are no pictures.
    pub fn rules_as_text(&self) -> String {
        Info::without_pictures(self.rule_book)
    }

    /// A rule book without what its pictures are drawn from, and with the words below each instead of it.
    pub fn without_pictures(book: &str) -> String {
        let mut text = String::new();
        let mut hidden = false;
        for line in book.lines() {
            if line.starts_with("<!--") {
                hidden = true;
            }
            let picture = line.strip_prefix("![").and_then(|rest| rest.split_once("]("));
            match picture {
                _ if hidden => {}
                Some((words, _)) => text.push_str(&format!("[Picture: {words}]\n")),
                None => {
                    text.push_str(line);
                    text.push('\n');
                }
            }
            if line.ends_with("-->") {
                hidden = false;
            }
        }
        text
    }
}
