//! The language in which tables are shown and told: the one of `--language`, or of the environment.

use std::sync::OnceLock;

use plat_engine::{Shelf, Table, Voice, language_of};

static WANTED: OnceLock<String> = OnceLock::new();

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
