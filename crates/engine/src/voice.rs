//! Sentences in words: who speaks to whom, and what is said piece by piece.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentError, FluentMessage};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::pieces::Livery;
use crate::seat::Seat;
use crate::sentence::{Arg, Sentence};
use crate::words::Book;

/// Who speaks to whom: the book, how seats are called, and who is "you".
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The words.
    pub book: &'a Book,
    /// What the seats are called, in turn order; a seat without a name is called by its colour.
    pub names: &'a [String],
    /// The seat of whoever listens.
    pub you: Option<Seat>,
}

/// A piece of what is said, so that a page can colour names and draw pieces in the line. As JSON a text is a string, the
/// others are objects: `{"seat":1,"text":"Ada"}`, `{"text":"a park","picture":"P"}`, `{"cell":"c4"}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    /// Words.
    Text(String),
    /// Somebody at the table.
    Seat {
        /// Who.
        seat: Seat,
        /// What they are called here.
        text: String,
    },
    /// A thing on the table.
    Piece {
        /// What it is called here.
        text: String,
        /// What may be drawn instead.
        picture: Option<String>,
    },
    /// A place on a board.
    Cell(String),
}

/// A sentence in words, piece by piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Said(pub Vec<Run>);

impl<'a> Voice<'a> {
    /// Somebody who calls seats by their colours and talks to nobody in particular.
    pub fn of(book: &'a Book) -> Voice<'a> {
        Voice {
            book,
            names: &[],
            you: None,
        }
    }

    /// The sentence in words. A message that is in no file is said by its name, in ⟨⟩.
    pub fn say(&self, sentence: &Sentence) -> String {
        self.speak(sentence, None).0
    }

    /// The same, piece by piece. The texts of all runs together are what [`Voice::say`] says.
    pub fn said(&self, sentence: &Sentence) -> Said {
        let mut marks = Vec::new();
        let (marked, _) = self.speak(sentence, Some(&mut marks));
        Said(split(&marked, &marks))
    }

    /// What a message without arguments says.
    pub fn word(&self, message: &str) -> String {
        let mut speaker = Speaker {
            voice: *self,
            marks: None,
            faults: Vec::new(),
        };
        speaker.message(message, &FluentArgs::new()).into_owned()
    }

    /// What an attribute of a message says, if the message has it: a short name of the same thing.
    pub fn attribute(&self, message: &str, attribute: &str) -> Option<String> {
        let (bundle, message) = self.book.message(message)?;
        let attribute = message.get_attribute(attribute)?;
        let said = bundle.format_pattern(attribute.value(), None, &mut Vec::new());
        Some(said.into_owned())
    }

    /// How a seat is called, whoever listens.
    pub fn name(&self, seat: Seat) -> String {
        let nobody = Voice { you: None, ..*self };
        nobody.say(&Sentence::new("name").with("who", seat))
    }

    /// What is wrong with the words for this sentence: messages that are in no file, arguments that a message wants and
    /// does not get. For tests.
    pub fn faults(&self, sentence: &Sentence) -> Vec<String> {
        self.speak(sentence, None).1
    }

    fn speak<'s>(&self, sentence: &'s Sentence, marks: Option<&mut Vec<Mark<'s>>>) -> (String, Vec<String>) {
        let mut speaker = Speaker {
            voice: *self,
            marks,
            faults: Vec::new(),
        };
        let text = speaker.sentence(sentence).into_owned();
        (text, speaker.faults)
    }
}

/// The text with a capital letter at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let is_letter = |&(_, letter): &(usize, char)| letter.is_alphanumeric();
    let Some((at, letter)) = text.char_indices().find(is_letter) else {
        return text.to_owned();
    };
    let (before, after) = (&text[..at], &text[at + letter.len_utf8()..]);
    format!("{before}{}{after}", letter.to_uppercase())
}

/// Around what becomes a run of its own: characters that Unicode keeps free for a program's inner use. The opening one
/// is followed by a character of a private plane that says which mark it is.
const OPEN: char = '\u{FDD0}';
const CLOSE: char = '\u{FDD1}';
const FIRST_MARK: u32 = 0xF_0000;
const MOST_MARKS: usize = 0xFFF0;

/// What a run is, beside its text.
#[derive(Clone, Copy)]
enum Mark<'a> {
    Seat(Seat),
    Piece(Option<&'a str>),
    Cell,
}

/// A voice at work on one sentence.
struct Speaker<'v, 'a, 'm> {
    voice: Voice<'v>,
    /// The runs so far, where runs are wanted.
    marks: Option<&'m mut Vec<Mark<'a>>>,
    faults: Vec<String>,
}

impl<'v: 's, 'a: 's, 's> Speaker<'v, 'a, '_> {
    fn sentence(&mut self, sentence: &'a Sentence) -> Cow<'s, str> {
        if let Some(text) = sentence.as_verbatim() {
            return self.clean(text);
        }
        let mut args = FluentArgs::with_capacity(2 * sentence.args.len());
        for (name, arg) in &sentence.args {
            self.arg(name, arg, &mut args);
        }
        self.message(&sentence.message, &args)
    }

    /// A message with arguments that are already words.
    fn message(&mut self, name: &str, args: &FluentArgs) -> Cow<'s, str> {
        let book: &'s Book = self.voice.book;
        let found = book.message(name);
        let Some((bundle, pattern)) = found.and_then(|(bundle, message)| Some((bundle, message.value()?)))
        else {
            self.faults.push(format!("there is no message {name}"));
            return format!("⟨{name}⟩").into();
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        let faults = errors.iter().map(|error| format!("{name}: {error}"));
        self.faults.extend(faults);
        text
    }

    /// Tells a message of one argument, and what its grammar may want to know of it.
    fn arg(&mut self, name: &'static str, arg: &'a Arg, args: &mut FluentArgs<'s>) {
        match arg {
            Arg::Seat(seat) => {
                let is = if self.is_you(arg) { "you" } else { "other" };
                args.set(beside(name, "-is"), is);
                args.set(beside(name, "-name"), self.named(*seat));
                args.set(name, self.seat(*seat));
            }
            Arg::Number(number) => args.set(name, *number),
            Arg::List(things) => {
                args.set(beside(name, "-count"), things.len());
                args.set(beside(name, "-is"), self.among(things));
                args.set(name, self.list(things));
            }
            Arg::Piece(piece) => {
                self.gender(name, &piece.name, args);
                args.set(name, self.thing(arg));
            }
            Arg::Sentence(sentence) => {
                self.gender(name, sentence, args);
                args.set(name, self.thing(arg));
            }
            Arg::Cell(_) | Arg::Verbatim(_) => args.set(name, self.thing(arg)),
        }
    }

    /// One thing in words, marked if it is to be a run of its own.
    fn thing(&mut self, arg: &'a Arg) -> Cow<'s, str> {
        match arg {
            Arg::Seat(seat) => self.seat(*seat),
            Arg::Number(number) => number.to_string().into(),
            Arg::Cell(name) => {
                let name = self.clean(name);
                self.mark(Mark::Cell, name)
            }
            Arg::Piece(piece) => {
                // A run has no runs inside.
                let marks = self.marks.take();
                let text = self.sentence(&piece.name);
                self.marks = marks;
                self.mark(Mark::Piece(piece.picture.as_deref()), text)
            }
            Arg::Sentence(sentence) => self.sentence(sentence),
            Arg::List(things) => self.list(things),
            Arg::Verbatim(text) => self.clean(text),
        }
    }

    fn seat(&mut self, seat: Seat) -> Cow<'s, str> {
        if self.voice.you == Some(seat) {
            let text = self.message("you", &FluentArgs::new());
            return self.mark(Mark::Seat(seat), text);
        }
        self.named(seat)
    }

    /// Somebody by name, also the listener.
    fn named(&mut self, seat: Seat) -> Cow<'s, str> {
        let names: &'s [String] = self.voice.names;
        let name = names.get(seat.index()).filter(|name| !name.is_empty());
        let text = match name {
            Some(name) => self.clean(name),
            None => self.message(Livery::of(seat).message(), &FluentArgs::new()),
        };
        self.mark(Mark::Seat(seat), text)
    }

    fn list(&mut self, things: &'a [Arg]) -> Cow<'s, str> {
        let last = things.len().saturating_sub(1);
        let mut said: Cow<'s, str> = Cow::Borrowed("");
        for (index, thing) in things.iter().enumerate() {
            let next = self.thing(thing);
            let pattern = match index {
                0 => {
                    said = next;
                    continue;
                }
                1 if last == 1 => "list-two",
                _ if index == last => "list-last",
                _ => "list-more",
            };
            let mut args = FluentArgs::with_capacity(2);
            args.set("first", said);
            args.set("next", next);
            said = self.message(pattern, &args);
        }
        said
    }

    /// Whether the listener is among these.
    fn among(&self, things: &[Arg]) -> &'static str {
        match things {
            [one] if self.is_you(one) => "you",
            several if several.iter().any(|thing| self.is_you(thing)) => "with-you",
            _ => "other",
        }
    }

    fn is_you(&self, arg: &Arg) -> bool {
        matches!(arg, Arg::Seat(seat) if self.voice.you == Some(*seat))
    }

    /// The gender of a thing, where its word has one.
    fn gender(&self, name: &'static str, thing: &Sentence, args: &mut FluentArgs<'s>) {
        let book: &'s Book = self.voice.book;
        let Some((bundle, message)) = book.message(&thing.message) else {
            return;
        };
        if let Some(gender) = FluentMessage::get_attribute(&message, "gender") {
            let gender = bundle.format_pattern(gender.value(), None, &mut Vec::new());
            args.set(beside(name, "-gender"), gender);
        }
    }

    /// Makes the text a run of its own, where runs are wanted.
    fn mark(&mut self, mark: Mark<'a>, text: Cow<'s, str>) -> Cow<'s, str> {
        let Some(marks) = self.marks.as_deref_mut().filter(|marks| marks.len() < MOST_MARKS) else {
            return text;
        };
        let number = char::from_u32(FIRST_MARK + marks.len() as u32).expect("marks stay inside the plane");
        marks.push(mark);
        format!("{OPEN}{number}{text}{CLOSE}").into()
    }

    /// A text from outside, in which nobody can have put marks of their own.
    fn clean(&self, text: &'s str) -> Cow<'s, str> {
        if text.contains([OPEN, CLOSE]) {
            return text.replace([OPEN, CLOSE], "").into();
        }
        text.into()
    }
}

/// The name of what a message is told besides an argument. The usual ones are written out, so that they cost nothing.
fn beside(name: &'static str, what: &'static str) -> Cow<'static, str> {
    match (name, what) {
        ("who", "-is") => "who-is".into(),
        ("who", "-name") => "who-name".into(),
        ("seat", "-is") => "seat-is".into(),
        _ => format!("{name}{what}").into(),
    }
}

/// Takes the marks out and makes runs of what stands between them.
fn split(marked: &str, marks: &[Mark]) -> Vec<Run> {
    let mut runs = Vec::with_capacity(2 * marks.len() + 1);
    let mut rest = marked;
    while let Some((before, after)) = rest.split_once(OPEN) {
        text_run(before, &mut runs);
        let mut letters = after.chars();
        let mark = letters.next().and_then(|number| {
            let index = u32::from(number).checked_sub(FIRST_MARK)?;
            marks.get(index as usize)
        });
        let (text, after) = letters
            .as_str()
            .split_once(CLOSE)
            .unwrap_or((letters.as_str(), ""));
        let text = text.to_owned();
        runs.push(match mark {
            Some(Mark::Seat(seat)) => Run::Seat { seat: *seat, text },
            Some(Mark::Piece(picture)) => Run::Piece {
                text,
                picture: picture.map(str::to_owned),
            },
            Some(Mark::Cell) => Run::Cell(text),
            None => Run::Text(text),
        });
        rest = after;
    }
    text_run(rest, &mut runs);
    runs
}

fn text_run(text: &str, runs: &mut Vec<Run>) {
    if !text.is_empty() {
        runs.push(Run::Text(text.to_owned()));
    }
}

impl Said {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|run| run.text().is_empty())
    }
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said(vec![Run::Text(text)])
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Said {
        Said::from(text.to_owned())
    }
}

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|run| f.write_str(run.text()))
    }
}

impl Run {
    /// Its words.
    pub fn text(&self) -> &str {
        match self {
            Run::Text(text) | Run::Cell(text) => text,
            Run::Seat { text, .. } | Run::Piece { text, .. } => text,
        }
    }
}

impl Serialize for Run {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Run::Text(text) = self {
            return serializer.serialize_str(text);
        }
        let mut map = serializer.serialize_map(None)?;
        match self {
            Run::Text(_) => {}
            Run::Seat { seat, text } => {
                map.serialize_entry("seat", seat)?;
                map.serialize_entry("text", text)?;
            }
            Run::Piece { text, picture } => {
                map.serialize_entry("text", text)?;
                if let Some(picture) = picture {
                    map.serialize_entry("picture", picture)?;
                }
            }
            Run::Cell(name) => map.serialize_entry("cell", name)?,
        }
        map.end()
    }
}
