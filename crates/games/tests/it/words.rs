//! The words of all crates and of the page: every language has every message, with the same arguments and attributes; what
//! is written is said somewhere, and what is said is written.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// What a message is told besides an argument, by the ends of the names: whether a language asks for it is its business.
const BESIDE: [&str; 4] = ["-is", "-name", "-count", "-gender"];

/// What is said of every game by who shows it, not by the game: `about`, and `option-KEY` for every option.
const OF_EVERY_GAME: [&str; 2] = ["about", "option-"];

/// A message of the page that the server says, in the list of languages.
const LANGUAGE_NAME: &str = "language-name";

/// How a source says a message: what stands before its name in quotes, and whose message it may be.
const SAYS: [&str; 10] = [
    "Sentence::new(",
    ".word(",
    "counted(",
    "Problem::now(",
    "Problem::bad(",
    "Problem::NotFound(",
    "Problem::Forbidden(",
    "Problem::TooMany(",
    " t(",
    "(t(",
];

/// Something with words: a crate, or the page.
#[derive(Clone, Default)]
struct Speaker {
    /// Its name.
    name: String,
    /// The text of its file in each language.
    files: BTreeMap<String, String>,
    /// Its sources, without comments and tests, and its files of data.
    sources: Vec<String>,
}

/// What is known of a message.
#[derive(Debug, Default)]
struct Message {
    /// What it says. By what it chooses its words is the language's business.
    arguments: BTreeSet<String>,
    attributes: BTreeSet<String>,
    /// The other messages that it says.
    says: BTreeSet<String>,
}

type Language = BTreeMap<String, Message>;

/// All that is wrong with the words of these.
fn faults(speakers: &[Speaker]) -> Vec<String> {
    let mut faults = Vec::new();
    let tags: BTreeSet<&String> = speakers.iter().flat_map(|speaker| speaker.files.keys()).collect();
    let mut english = BTreeMap::new();
    for speaker in speakers {
        let mut read = |tag: &String| {
            let file = format!("{}/{tag}", speaker.name);
            match speaker.files.get(tag) {
                Some(text) => Some((file.clone(), language(text, &file, &mut faults))),
                None => {
                    faults.push(format!("{file} is missing"));
                    None
                }
            }
        };
        let mut languages: BTreeMap<_, _> = tags.iter().filter_map(|tag| Some((*tag, read(tag)?))).collect();
        let Some((_, first)) = languages.remove(&"en".to_owned()) else {
            continue;
        };
        for (file, other) in languages.values() {
            compare(file, &first, other, &mut faults);
        }
        english.insert(speaker.name.as_str(), first);
    }
    // The engine's words are said wherever others are: of two messages of one name its own is taken.
    let shared = english.get("engine");
    for (name, language) in english
        .iter()
        .filter(|(name, _)| !["engine", "web"].contains(name))
    {
        let twice = language
            .keys()
            .filter(|message| shared.is_some_and(|shared| shared.contains_key(*message)));
        faults.extend(twice.map(|message| format!("{name}: {message} is the engine's already")));
    }
    for speaker in speakers {
        unsaid(speaker, speakers, &english, &mut faults);
        unwritten(speaker, &english, &mut faults);
    }
    faults
}

/// Reads a file.
fn language(text: &str, file: &str, faults: &mut Vec<String>) -> Language {
    let resource = parse(text).unwrap_or_else(|(resource, errors)| {
        faults.extend(
            errors
                .iter()
                .map(|error| format!("{file} cannot be read: {error}")),
        );
        resource
    });
    let mut language = Language::new();
    for entry in &resource.body {
        let Entry::Message(written) = entry else {
            continue;
        };
        let mut message = Message::default();
        if let Some(pattern) = &written.value {
            message.read(pattern);
        }
        for attribute in &written.attributes {
            message.attributes.insert(attribute.id.name.to_owned());
            message.read(&attribute.value);
        }
        let name = written.id.name;
        if language.insert(name.to_owned(), message).is_some() {
            faults.push(format!("{file}: {name} is there twice"));
        }
    }
    language
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { variants, .. } => {
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            // Whoever asks whether `who` is the listener speaks of `who`.
            InlineExpression::VariableReference { id } => {
                let end = BESIDE.iter().find_map(|end| id.name.strip_suffix(end));
                self.arguments.insert(end.unwrap_or(id.name).to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.says.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.read_inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }
}

/// Compares a language with English.
fn compare(file: &str, english: &Language, other: &Language, faults: &mut Vec<String>) {
    for (name, message) in english {
        let Some(same) = other.get(name) else {
            faults.push(format!("{file}: {name} is missing"));
            continue;
        };
        let (here, there) = (about(name, other), about(name, english));
        if here != there {
            faults.push(format!(
                "{file}: {name} is about {here:?}, in English about {there:?}"
            ));
        }
        // What a language has more is its grammar: a gender, a stem.
        for attribute in message.attributes.difference(&same.attributes) {
            faults.push(format!("{file}: {name} has no .{attribute}"));
        }
    }
    for name in other.keys().filter(|name| !english.contains_key(*name)) {
        faults.push(format!("{file}: {name} is not there in English"));
    }
}

/// What a message is about, and the messages that it says.
fn about(name: &str, language: &Language) -> BTreeSet<String> {
    let Some(message) = language.get(name) else {
        return BTreeSet::new();
    };
    let parts = message.says.iter().filter(|part| *part != name);
    let of_parts = parts.flat_map(|part| about(part, language));
    message.arguments.iter().cloned().chain(of_parts).collect()
}

/// Messages that nothing says. Those of the engine, of the players and of every game may be said by others.
fn unsaid(speaker: &Speaker, all: &[Speaker], english: &BTreeMap<&str, Language>, faults: &mut Vec<String>) {
    let Some(messages) = english.get(speaker.name.as_str()) else {
        return;
    };
    let is_shared = speaker.name == "engine" || speaker.name == "games";
    let sources: Vec<&String> = match is_shared {
        true => all.iter().flat_map(|speaker| &speaker.sources).collect(),
        false => speaker.sources.iter().collect(),
    };
    let quoted: BTreeSet<&str> = sources.iter().flat_map(|source| quoted(source)).collect();
    let made: Vec<(&str, &str)> = quoted.iter().filter_map(|text| made(text)).collect();
    // A name of two parts, each in quotes: `concat!("with-", "park")`.
    let joined = |name: &str| {
        let mut joints = name.match_indices('-');
        joints.any(|(at, _)| quoted.contains(&name[..=at]) && quoted.contains(&name[at + 1..]))
    };
    for name in messages.keys() {
        let is_said = quoted.contains(name.as_str())
            || joined(name)
            || made
                .iter()
                .any(|(begins, ends)| name.starts_with(begins) && name.ends_with(ends))
            || messages.values().any(|message| message.says.contains(name))
            || (speaker.name == "web" && name == LANGUAGE_NAME)
            || (speaker.name.starts_with("game-")
                && OF_EVERY_GAME.iter().any(|begins| name.starts_with(begins)));
        if !is_said {
            faults.push(format!("{}: nothing says {name}", speaker.name));
        }
    }
}

/// Names that a source says and that have no words.
fn unwritten(speaker: &Speaker, english: &BTreeMap<&str, Language>, faults: &mut Vec<String>) {
    let known = |name: &str| {
        let owners = [speaker.name.as_str(), "engine", "games"];
        let mut languages = owners.iter().filter_map(|owner| english.get(owner));
        languages.any(|language| language.contains_key(name)) || OF_EVERY_GAME.contains(&name)
    };
    for source in &speaker.sources {
        for says in SAYS {
            for (at, _) in source.match_indices(says) {
                for name in names(&source[at + says.len()..]) {
                    if !known(name) {
                        faults.push(format!("{}: there are no words for {name}", speaker.name));
                    }
                }
            }
        }
    }
}

/// The names in the first argument of a call: one in quotes, or two of which one is chosen.
fn names(arguments: &str) -> Vec<&str> {
    let first = arguments.trim_start();
    let first = match first.find(['(', ')', ',', '`', '{', ';']) {
        Some(end) => &first[..end],
        None => first,
    };
    let is_name = |text: &&str| {
        let mut letters = text.chars();
        letters.next().is_some_and(|letter| letter.is_ascii_lowercase())
            && letters.all(|letter| matches!(letter, 'a'..='z' | '0'..='9' | '-'))
    };
    match first.starts_with('"') || first.contains(" ? ") {
        // What is compared with something is not said.
        true => {
            let said = first.rsplit_once(" ? ").map_or(first, |(_, chosen)| chosen);
            said.split('"').skip(1).step_by(2).filter(is_name).collect()
        }
        false => Vec::new(),
    }
}

/// What stands in quotation marks, and whatever is between two backticks: such texts stand inside of each other.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.lines().flat_map(|line| {
        let in_backticks = line.split('`').skip(1);
        line.split('"').skip(1).step_by(2).chain(in_backticks)
    })
}

/// What a name begins and ends with that is put together: `level-{}`, or `level-${level}` in a script.
fn made(text: &str) -> Option<(&str, &str)> {
    let (begins, rest) = text.split_once('{')?;
    let begins = begins.strip_suffix('$').unwrap_or(begins);
    let (_, ends) = rest.rsplit_once('}')?;
    let is_part = |part: &str| {
        part.chars()
            .all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    (begins.len() > 2 && begins.ends_with('-') && is_part(begins) && is_part(ends)).then_some((begins, ends))
}

/// All that have words: every crate with a folder `words`, and the page.
fn speakers() -> Vec<Speaker> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).expect("a folder");
    let mut folders: Vec<_> = crates.map(|entry| entry.expect("an entry").path()).collect();
    folders.push(root.join("web"));
    folders.sort();
    let with_words = folders.into_iter().filter(|folder| folder.join("words").is_dir());
    let speaker = |folder: std::path::PathBuf| Speaker {
        name: folder.file_name().expect("a name").display().to_string(),
        files: texts(&folder.join("words"), "ftl")
            .into_iter()
            .map(|(path, text)| {
                let tag = Path::new(&path)
                    .file_stem()
                    .expect("a name")
                    .display()
                    .to_string();
                (tag, text)
            })
            .collect(),
        sources: texts(&folder.join("src"), "rs")
            .into_iter()
            .chain(texts(&folder, "js"))
            .map(|(_, text)| code(&text))
            .chain(
                texts(&folder.join("data"), "txt")
                    .into_iter()
                    .map(|(_, text)| in_quotes(&text)),
            )
            .collect(),
    };
    with_words.map(speaker).collect()
}

/// The files with this ending in a folder and below it, by their paths.
fn texts(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts.extend(texts_below(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            let text = fs::read_to_string(&path).expect("a text");
            texts.push((path.display().to_string(), text));
        }
    }
    texts
}

/// The same, where a folder of words is not one of sources.
fn texts_below(folder: &Path, ending: &str) -> Vec<(String, String)> {
    match folder.ends_with("words") {
        true => Vec::new(),
        false => texts(folder, ending),
    }
}

/// The words of a file of data, in which messages may be named.
fn in_quotes(data: &str) -> String {
    data.split_whitespace()
        .map(|word| format!("\"{word}\"\n"))
        .collect()
}

/// A source without comments and tests.
fn code(source: &str) -> String {
    let before = source.split("#[cfg(test)]").next().unwrap_or_default();
    let is_code = |line: &&str| {
        let line = line.trim_start();
        !line.starts_with("//") && !line.starts_with("* ") && !line.starts_with("/*")
    };
    before.lines().filter(is_code).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_language_has_every_message_and_every_message_is_said() {
    let speakers = speakers();
    let names: Vec<&str> = speakers.iter().map(|speaker| speaker.name.as_str()).collect();
    for name in ["engine", "games", "game-subdivision", "server", "web"] {
        assert!(names.contains(&name), "{name} has words: {names:?}");
    }
    let faults = faults(&speakers);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn whatever_is_wrong_with_words_is_found() {
    let good = Speaker {
        name: "table".to_owned(),
        files: BTreeMap::from(
            [
                (
                    "en",
                    "wins = { $who } wins\n    .short = won\nlost = lost\nlevel-high = high\n",
                ),
                (
                    "de",
                    "wins =\n    { $who-is ->\n        [you] Du gewinnst\n       *[other] { $who } gewinnt\n    }\n    \
                     .short = gewonnen\n    .gender = m\nlost = verloren\nlevel-high = hoch\n",
                ),
            ]
            .map(|(tag, text)| (tag.to_owned(), text.to_owned())),
        ),
        sources: vec![code(
            "/// Sentence::new(\"no-words\") is an example.\nlet says = Sentence::new(\"wins\");\n\
             format!(\"level-{level}\");\nsay(t(is ? \"wins\" : \"lost\"));\n#[cfg(test)]\nSentence::new(\"made-up\")",
        )],
    };
    assert_eq!(faults(std::slice::from_ref(&good)), [""; 0]);
    let check = |tag: &str, from: &str, to: &str, expected: &str| {
        let mut bad = good.clone();
        match bad.files.get_mut(tag) {
            Some(text) => {
                assert!(text.contains(from), "{from}");
                *text = text.replace(from, to);
            }
            None => bad.sources[0] = bad.sources[0].replace(from, to),
        }
        let found = faults(&[bad]);
        assert!(
            found.iter().any(|fault| fault.starts_with(expected)),
            "{expected}: {found:?}"
        );
    };
    check("de", "lost = verloren\n", "", "table/de: lost is missing");
    check(
        "en",
        "lost = lost\n",
        "",
        "table/de: lost is not there in English",
    );
    check(
        "de",
        "lost = verloren",
        "lost = { $who }",
        "table/de: lost is about",
    );
    check(
        "de",
        "    .short = gewonnen\n",
        "",
        "table/de: wins has no .short",
    );
    check(
        "de",
        "lost = verloren",
        "lost = { $who",
        "table/de cannot be read",
    );
    check(
        "en",
        "lost = lost",
        "lost = lost\nlost = lost",
        "table/en: lost is there twice",
    );
    check("", "\"lost\"", "\"wins\"", "table: nothing says lost");
    check("", "level-{", "rank-{", "table: nothing says level-high");
    check("", "\"lost\"", "\"gone\"", "table: there are no words for gone");
    check(
        "",
        "new(\"wins\")",
        "new(\"win\")",
        "table: there are no words for win",
    );
    let mut without = good.clone();
    without.name = "other".to_owned();
    without.files.remove("de");
    let found = faults(&[good, without]);
    assert!(found.contains(&"other/de is missing".to_owned()), "{found:?}");
}
