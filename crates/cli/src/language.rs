//! The language in which the program speaks: the one of `--language`, or of the environment. Its own words are the files of
//! `words/`.

use std::error::Error;
use std::path::Path;
use std::sync::OnceLock;

use plat_engine::{
    ActError, Arg, BackError, DrawError, ENGLISH, NotationError, OptionError, PositionError, RecordError,
    Seat, Sentence, Shelf, Table, Voice, Words, language_of,
};
use plat_games::{AppraiseError, PLAYER_WORDS, SHELF, UnknownPlayer};

static WANTED: OnceLock<String> = OnceLock::new();

static WORDS: Words = plat_engine::words!();

/// What the program says by itself, and what computer players are called.
static OWN: Shelf = Shelf::new(&[&WORDS, &PLAYER_WORDS]);

/// From now on this language is spoken.
pub(crate) fn speak(language: String) {
    // Whoever comes first is listened to: a program is started with one language.
    let _ = WANTED.set(language);
}

/// The language that is spoken, by its tag.
pub(crate) fn language() -> &'static str {
    let from_environment = || {
        let set = |name: &&str| std::env::var(name).is_ok_and(|value| !value.is_empty());
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find(set);
        name.and_then(|name| std::env::var(name).ok()).unwrap_or_default()
    };
    language_of(WANTED.get_or_init(from_environment))
}

/// Somebody who speaks it with these words.
pub(crate) fn voice_of(shelf: &'static Shelf) -> Voice<'static> {
    Voice::of(shelf.book(language()))
}

/// Somebody who speaks it at a table and calls the seats by their colours.
pub(crate) fn voice(table: &dyn Table) -> Voice<'static> {
    voice_of(table.shelf())
}

/// What the program says by itself.
pub(crate) fn say(sentence: &Sentence) -> String {
    voice_of(&OWN).say(sentence)
}

/// The same for a message without arguments.
pub(crate) fn word(message: &str) -> String {
    voice_of(&OWN).word(message)
}

/// The same as what went wrong.
pub(crate) fn fault(sentence: &Sentence) -> anyhow::Error {
    anyhow::Error::msg(say(sentence))
}

/// A message about a file.
pub(crate) fn of_file(message: &'static str, file: &Path) -> Sentence {
    Sentence::new(message).with("file", Arg::verbatim(file.display().to_string()))
}

/// What went wrong, in one line: where it has words in every language in these, otherwise as it was written down.
pub(crate) fn explain(error: &anyhow::Error) -> String {
    let said = |cause| {
        sentence(cause).map_or_else(
            || ToString::to_string(cause),
            |found| in_words(&found, language()),
        )
    };
    let mut causes: Vec<String> = error.chain().map(said).collect();
    // What only passes another error on says the same.
    causes.dedup();
    causes.join(": ")
}

/// What is at the bottom of it in English, for programs.
pub(crate) fn cause_in_english(error: &anyhow::Error) -> String {
    let cause = error.root_cause();
    sentence(cause).map_or_else(|| cause.to_string(), |found| in_words(&found, ENGLISH))
}

/// In the words of the program, or of the game that has them. A file knows seats by their numbers.
fn in_words(sentence: &Sentence, language: &str) -> String {
    let own = Voice::of(OWN.book(language));
    let seat = |seat: Seat| own.say(&Sentence::new("small-seat").with("seat", seat.number()));
    let names = Seat::ALL.map(seat);
    let of_games = SHELF.iter().map(|game| game.shelf().book(language));
    let mut voices = std::iter::once(own.book).chain(of_games).map(|book| Voice {
        book,
        names: &names,
        you: None,
    });
    let knows = |voice: &Voice| voice.faults(sentence).is_empty();
    voices.find(knows).unwrap_or(own).say(sentence)
}

/// The error as a sentence, if it is one of those that players meet.
fn sentence(error: &(dyn Error + 'static)) -> Option<Sentence> {
    macro_rules! first_of {
        ($($kind:ty),*) => {
            None$(.or_else(|| error.downcast_ref::<$kind>().map(|fault| fault.sentence())))*
        };
    }
    first_of!(
        ActError,
        AppraiseError,
        BackError,
        DrawError,
        NotationError,
        OptionError,
        PositionError,
        RecordError,
        UnknownPlayer
    )
}
