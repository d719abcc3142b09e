//! What the screen says around the table, in the language of whoever plays: the files of `words/`.

use plat_engine::{Arg, Sentence, Shelf, Voice, Words};
use plat_games::{PLAYER_WORDS, PlayerKind};

static WORDS: Words = plat_engine::words!();

/// The same with what computer players are called.
static SHELF: Shelf = Shelf::new(&[&WORDS, &PLAYER_WORDS]);

/// Somebody who speaks for the screen in this language.
pub(crate) fn voice(language: &str) -> Voice<'static> {
    Voice::of(SHELF.book(language))
}

/// What somebody at the table is called: a computer player by what its level is called.
pub(crate) fn called(name: &str, voice: &Voice) -> String {
    match name.parse::<PlayerKind>() {
        Ok(kind) => voice.word(kind.message()),
        Err(_) => name.to_owned(),
    }
}

/// A message that says why something is not so.
pub(crate) fn because(message: &'static str, why: impl Into<String>) -> Sentence {
    Sentence::new(message).with("why", Arg::verbatim(why))
}
