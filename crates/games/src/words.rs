//! What computer players are called, and what they and the shelf say: the files of `words/`.

use std::collections::BTreeMap;

use plat_engine::{OptionInfo, Sentence, Shelf, Voice, Words};

use crate::catalogue::AnyGame;
use crate::kind::PlayerKind;

/// What computer players are called and say, for whoever shows them.
pub static PLAYER_WORDS: Words = plat_engine::words!();

/// The same with what all tables say, in every language.
pub static PLAYER_SHELF: Shelf = Shelf::new(&[&PLAYER_WORDS]);

impl PlayerKind {
    /// What people call it, in any language, where [`PLAYER_WORDS`] are known.
    pub fn sentence(self) -> Sentence {
        Sentence::new(self.message())
    }

    /// The message that says what people call it.
    pub fn message(self) -> &'static str {
        match self.name() {
            "newcomer" => "level-newcomer",
            "casual" => "level-casual",
            "regular" => "level-regular",
            "expert" => "level-expert",
            "master" => "level-master",
            "greedy" => "level-greedy",
            "planner" => "level-planner",
            _ => "level-random",
        }
    }
}

/// What a game and its options are, in the words of a language. The game has a message `about`, and for each option one
/// such as `option-set`: what it does. Its attributes are what the option (`.name`) and its values are called; those that
/// have none are called as they are written. A value that people write themselves is `.own`.
pub struct OptionWords {
    voice: Voice<'static>,
    about: &'static str,
}

impl OptionWords {
    /// Those of a game; in English where nobody speaks the language.
    pub fn new(game: &dyn AnyGame, language: &str) -> OptionWords {
        OptionWords {
            voice: Voice::of(game.shelf().book(language)),
            about: game.info().about,
        }
    }

    /// What the game is.
    pub fn of_the_game(&self) -> String {
        match self.voice.book.knows("about") {
            true => self.voice.word("about"),
            false => self.about.to_owned(),
        }
    }

    /// What an option does.
    pub fn about(&self, option: &OptionInfo) -> String {
        let message = message(option);
        match self.voice.book.knows(&message) {
            true => self.voice.word(&message),
            false => option.about.to_owned(),
        }
    }

    /// What an option is called.
    pub fn name(&self, option: &OptionInfo) -> String {
        self.called(option, "name")
            .unwrap_or_else(|| option.key.to_owned())
    }

    /// What those of its values are called that are not called as they are written, by how they are written.
    pub fn values(&self, option: &OptionInfo) -> BTreeMap<&'static str, String> {
        let values = option.values.split('|');
        let named = values.filter_map(|value| Some((value, self.called(option, value)?)));
        named.collect()
    }

    fn called(&self, option: &OptionInfo, value: &str) -> Option<String> {
        // What stands in capitals is to be filled in.
        let is_form = value.contains(char::is_uppercase);
        let own = |value| self.voice.attribute(&message(option), value);
        match value {
            "on" => own(value).or_else(|| Some(self.voice.word("option-on"))),
            "off" => own(value).or_else(|| Some(self.voice.word("option-off"))),
            _ => own(if is_form { "own" } else { value }),
        }
    }
}

fn message(option: &OptionInfo) -> String {
    format!("option-{}", option.key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_a_name_in_every_language() {
        for book in PLAYER_SHELF.books() {
            let mut names = PlayerKind::ALL
                .map(|kind| Voice::of(book).say(&kind.sentence()))
                .to_vec();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), PlayerKind::ALL.len(), "{book:?}: {names:?}");
        }
    }
}
