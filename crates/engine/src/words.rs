//! The words of the program: Fluent files, a language each, beside the crate that speaks them; and the books that are made
//! of them.
//!
//! Besides what a sentence says, its message is told what its grammar may want to know: of a seat `who`, whether it is
//! the listener (`who-is`: `you` or `other`), and its name even if it is (`who-name`); of a list `things`, how many
//! there are (`things-count`), and if they are seats, whether the listener is among them (`things-is`: `you` alone,
//! `with-you` or `other`); of a piece or sentence `thing` whose own message has an attribute `.gender`, that
//! (`thing-gender`). `CAPITAL($thing)` begins with a capital letter, for what may stand at the beginning of a line.
//! `NUMBER` is Fluent's own.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::voice::capital;

/// The language that every crate speaks.
pub const ENGLISH: &str = "en";

/// The words of one crate: its Fluent files, a language each.
#[derive(Debug)]
pub struct Words {
    /// The crate.
    pub crate_name: &'static str,
    /// The tag of each language, such as `en`, and the text of its file.
    pub files: &'static [(&'static str, &'static str)],
}

/// The words of the crate that says this: the files of its folder `words`, or of that in another folder, by its way from
/// the crate. This is the one list of languages; a crate that lacks a file of one of them is not built.
#[macro_export]
macro_rules! words {
    () => {
        $crate::words!("")
    };
    ($folder:literal) => {
        $crate::words![$folder: "en", "de", "fr"]
    };
    [$folder:literal: $($language:literal),*] => {
        $crate::Words {
            crate_name: env!("CARGO_PKG_NAME"),
            files: &[$((
                $language,
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $folder, "/words/", $language, ".ftl")),
            )),*],
        }
    };
}

/// The words that every table needs.
pub static ENGINE_WORDS: Words = crate::words!();

impl Words {
    /// The text of the file of a language, if there is one.
    pub fn file(&self, language: &str) -> Option<&'static str> {
        let found = self.files.iter().find(|(tag, _)| *tag == language);
        found.map(|(_, text)| *text)
    }
}

/// A language's messages, with its plurals and functions.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// All words of a table in one language: the engine's, and those of the crates that speak there. Making one reads all its
/// files; a [`Shelf`] makes each once.
pub struct Book {
    language: &'static str,
    /// The language's own, and English for what it lacks.
    bundles: Vec<Bundle>,
}

impl Book {
    /// The book of a language. What a crate has not said in it is said in English, message by message. Where two crates
    /// have a message of the same name, the first one's is taken, and the engine's before all.
    pub fn new(language: &str, words: &[&Words]) -> Book {
        let all = || std::iter::once(&ENGINE_WORDS).chain(words.iter().copied());
        let wanted = language_of(language);
        let language = all()
            .flat_map(|words| words.files)
            .map(|(tag, _)| *tag)
            .find(|tag| *tag == wanted)
            .unwrap_or(ENGLISH);
        let mut tags = vec![language];
        tags.extend((language != ENGLISH).then_some(ENGLISH));
        Book {
            language,
            bundles: tags.iter().map(|tag| bundle(tag, all())).collect(),
        }
    }

    /// The tag of the language, such as `en`.
    pub fn language(&self) -> &str {
        self.language
    }

    /// Every language that one of these crates speaks, English first.
    pub fn languages(words: &[&Words]) -> Vec<&'static str> {
        let others: BTreeSet<&'static str> = words
            .iter()
            .flat_map(|words| words.files)
            .map(|(tag, _)| *tag)
            .filter(|tag| *tag != ENGLISH)
            .collect();
        std::iter::once(ENGLISH).chain(others).collect()
    }

    /// Whether there is a message of this name.
    pub fn knows(&self, name: &str) -> bool {
        self.message(name).is_some()
    }

    /// A message, and the language in which it is said.
    pub(crate) fn message(&self, name: &str) -> Option<(&Bundle, FluentMessage<'_>)> {
        self.bundles
            .iter()
            .find_map(|bundle| Some((bundle, bundle.get_message(name)?)))
    }
}

impl std::fmt::Debug for Book {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Book({})", self.language)
    }
}

/// The books of some crates in all their languages, made when the first is wanted and kept: a `static` beside the words.
pub struct Shelf {
    words: &'static [&'static Words],
    books: OnceLock<Vec<Book>>,
}

impl Shelf {
    /// The shelf of these crates.
    pub const fn new(words: &'static [&'static Words]) -> Shelf {
        Shelf {
            words,
            books: OnceLock::new(),
        }
    }

    /// The books of all its languages, the English one first.
    pub fn books(&self) -> &[Book] {
        self.books.get_or_init(|| {
            let languages = Book::languages(self.words).into_iter();
            languages
                .map(|language| Book::new(language, self.words))
                .collect()
        })
    }

    /// The book of a language; the English one if nobody speaks it.
    pub fn book(&self, language: &str) -> &Book {
        let books = self.books();
        let wanted = language_of(language);
        let found = books.iter().find(|book| book.language == wanted);
        found.unwrap_or(&books[0])
    }
}

/// The words of the engine alone.
pub static ENGINE_SHELF: Shelf = Shelf::new(&[&ENGINE_WORDS]);

/// The language of a locale as the environment names it: `de` of `de_DE.UTF-8` or `de-AT`. Where none is set, English.
pub fn language_of(locale: &str) -> &str {
    let language = locale.split(['_', '-', '.', '@', ':']).next().unwrap_or_default();
    match language {
        "" | "C" | "POSIX" => ENGLISH,
        language => language,
    }
}

fn bundle<'a>(language: &str, words: impl Iterator<Item = &'a Words>) -> Bundle {
    let tag: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // The marks would be letters that nobody expects in a terminal or in a text that is searched.
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("an empty bundle has no functions");
    bundle
        .add_function("CAPITAL", capital_letter)
        .expect("an empty bundle has no such function");
    for text in words.filter_map(|words| words.file(language)) {
        // What cannot be read of a file, or is there twice, is left out; nothing panics for a slip in a file.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

fn capital_letter<'a>(positional: &[FluentValue<'a>], _named: &FluentArgs) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::String(text)) => capital(text).into(),
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_in_what_the_environment_says() {
        for (locale, language) in [
            ("de_DE.UTF-8", "de"),
            ("fr", "fr"),
            ("de-AT", "de"),
            ("sr@latin", "sr"),
            ("de:en", "de"),
            ("C.UTF-8", "en"),
            ("POSIX", "en"),
            ("", "en"),
        ] {
            assert_eq!(language_of(locale), language, "{locale:?}");
        }
    }

    #[test]
    fn a_book_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Book>();
        shared::<Shelf>();
    }

    #[test]
    fn a_shelf_has_every_language_and_english_for_all_others() {
        assert_eq!(ENGINE_SHELF.book("de_CH").language(), "de");
        assert_eq!(ENGINE_SHELF.book("tlh").language(), "en");
        assert_eq!(Book::languages(&[&ENGINE_WORDS]), ["en", "de", "fr"]);
    }
}
