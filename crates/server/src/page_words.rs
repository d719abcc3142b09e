//! The words of the page: the Fluent files in `web/words`, and the data that the page gets of them.

use std::collections::HashMap;
use std::path::Path;
use std::sync::LazyLock;

use plat_engine::{Words, word_data};
use serde_json::{Map, Value};

use crate::names::Looks;

static WORDS: Words = plat_engine::words!("/../../web");

/// The message that says what a language is called by those who speak it.
const LANGUAGE_NAME: &str = "language-name";

/// The messages of every language, by its tag.
static LANGUAGES: LazyLock<Vec<(&'static str, Map<String, Value>)>> = LazyLock::new(|| {
    let read = |&(tag, text): &(&'static str, &str)| {
        let messages = word_data(text).unwrap_or_else(|fault| panic!("web/words/{tag}.ftl: {fault}"));
        (tag, messages)
    };
    WORDS.files.iter().map(read).collect()
});

/// What those words look like. Worked out once: everybody who sits down is compared with some of them.
static LOOKS: LazyLock<HashMap<&'static str, Vec<Looks>>> = LazyLock::new(|| {
    let mut looks: HashMap<&str, Vec<Looks>> = HashMap::new();
    for (name, words) in LANGUAGES.iter().flat_map(|(_, messages)| messages) {
        if let Value::String(words) = words {
            looks.entry(name).or_default().push(Looks::of(words));
        }
    }
    looks
});

/// What that looks like which the page says for this message, in all languages.
pub(crate) fn looks_on_pages(message: &str) -> &'static [Looks] {
    LOOKS.get(message).map_or(&[], Vec::as_slice)
}

/// What the page asks for: the names of the languages by their tags, and the messages of each.
pub(crate) fn files() -> impl Iterator<Item = (String, Vec<u8>)> {
    let name = |(tag, messages): &(&str, Map<String, Value>)| {
        let name = messages.get(LANGUAGE_NAME).cloned();
        ((*tag).to_owned(), name.unwrap_or_default())
    };
    let list = written(&LANGUAGES.iter().map(name).collect());
    let all = LANGUAGES
        .iter()
        .map(|(tag, messages)| (format!("words/{tag}.json"), written(messages)));
    all.chain([("words/languages.json".to_owned(), list)])
}

/// The messages of a language from a folder that is newer than the program, if the page asks for such a file and it is
/// one that can be read.
pub(crate) fn newer(web: &Path, asked: &str) -> Option<Vec<u8>> {
    let tag = asked.strip_prefix("words/")?.strip_suffix(".json")?;
    let path = web.join("words").join(tag).with_extension("ftl");
    let text = std::fs::read_to_string(&path).ok()?;
    match word_data(&text) {
        Ok(messages) => Some(written(&messages)),
        Err(fault) => {
            tracing::warn!(path = %path.display(), %fault, "these words are not shown");
            None
        }
    }
}

fn written(data: &Map<String, Value>) -> Vec<u8> {
    serde_json::to_vec(data).expect("words are plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_gets_every_language_and_a_list_of_them() {
        let files: HashMap<String, Vec<u8>> = files().collect();
        let list: Value = serde_json::from_slice(&files["words/languages.json"]).expect("JSON");
        assert_eq!(list["de"], "Deutsch");
        assert_eq!(files.len(), list.as_object().expect("a list").len() + 1);
        let french: Value = serde_json::from_slice(&files["words/fr.json"]).expect("JSON");
        assert_eq!(french["play"], "Jouer");
    }

    #[test]
    fn words_are_read_from_a_newer_folder_unless_they_cannot_be_said() {
        let web = tempfile::tempdir().expect("a folder");
        std::fs::create_dir(web.path().join("words")).expect("a folder");
        let write = |text: &str| std::fs::write(web.path().join("words/eo.ftl"), text).expect("a file");
        write("play = Ludi\n");
        let found =
            newer(web.path(), "words/eo.json").map(|text| String::from_utf8_lossy(&text).into_owned());
        assert_eq!(found.as_deref(), Some(r#"{"play":"Ludi"}"#));
        write("play = { $\n");
        assert_eq!(newer(web.path(), "words/eo.json"), None);
        assert_eq!(newer(web.path(), "words/languages.json"), None);
        assert_eq!(newer(web.path(), "index.html"), None);
    }
}
