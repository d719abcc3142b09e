//! What somebody who looks at a table is sent. Every byte of a game that leaves the house is made here from a
//! [`Sight`], which says from where its receiver may look at this moment: this module is the only one that asks a table
//! what may be known there.
//!
//! One message is made for all who look from the same place and take the same things, however many they are.

use std::collections::BTreeSet;

use plat_engine::{Choice, Observer, Seat, SeatScore, Seen, Sentence, Token};
use plat_games::LiveTable;
use plat_store::{Millis, Standing};
use serde::{Deserialize, Serialize, Serializer};

use crate::about::{About, Name, about};
use crate::language::{Language, Told, listened};
use crate::patch::{Drawn, Outlines, Patch};
use crate::problem::Problem;
use crate::room::Room;
use crate::sight::Sight;

/// What somebody wants to be sent. A page takes what it shows, a program what it reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Take {
    pub(crate) view: bool,
    pub(crate) parts: bool,
    pub(crate) scores: bool,
    pub(crate) log: bool,
    pub(crate) choices: bool,
    pub(crate) words: bool,
    pub(crate) text: bool,
    /// In which language it is to be said.
    pub(crate) language: Language,
}

/// One thing to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Part {
    /// The view as data.
    View,
    /// The table as boards, trays and sheets.
    Parts,
    /// The score lines.
    Scores,
    /// What happened, in words.
    Log,
    /// What the seat may do, with its tokens and in words.
    Choices,
    /// What the seat may do, as words of the notation only.
    Words,
    /// The table as lines of text.
    Text,
}

impl FromIterator<Part> for Take {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Take {
        let mut take = Take::default();
        for part in parts {
            *match part {
                Part::View => &mut take.view,
                Part::Parts => &mut take.parts,
                Part::Scores => &mut take.scores,
                Part::Log => &mut take.log,
                Part::Choices => &mut take.choices,
                Part::Words => &mut take.words,
                Part::Text => &mut take.text,
            } = true;
        }
        take
    }
}

/// Why a message is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Is {
    /// Everything, for somebody who begins to look.
    State,
    /// What has changed, for somebody who has looked on.
    Change,
}

/// What an observer is sent.
#[derive(Serialize)]
pub(crate) struct TableMessage<'a> {
    is: Is,
    #[serde(rename = "as")]
    observer: AsSeat,
    entries: usize,
    standing: Name,
    acting: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<About<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Times>,
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<Vec<Told>>,
    /// What people have said since.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    said: &'a [(Seat, String)],
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<SeatScore<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<Choice<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<Patch<'a>>,
    /// Whether the seat has something to take back.
    back: bool,
}

/// What a message is made of, besides the table.
pub(crate) struct Telling<'a> {
    pub(crate) is: Is,
    pub(crate) take: Take,
    /// Whether to tell of the table besides the game.
    pub(crate) about: bool,
    /// The new lines of the log.
    pub(crate) told: &'a [Seen],
    /// What people have said since.
    pub(crate) said: &'a [(Seat, String)],
    /// The parts that the observer has, and is to have.
    pub(crate) parts: Option<(&'a Outlines, &'a Drawn)>,
    /// The view, where it has been made already.
    pub(crate) view: Option<&'a str>,
    pub(crate) now: Millis,
}

impl Telling<'_> {
    /// The message as JSON.
    pub(crate) fn write(&self, sight: &Sight<'_>) -> String {
        let (room, table, look) = (sight.room(), sight.table(), sight.look());
        let take = self.take;
        // Programs that read views alone are told no sentence.
        let says = take.log || take.scores || take.choices || take.text;
        let names = if says { room.names() } else { Vec::new() };
        let voice = take.language.voice(table, &names);
        let playing = room.standing() == Standing::Playing && !sight.is_past();
        let message = TableMessage {
            is: self.is,
            observer: AsSeat(sight.observer()),
            entries: table.entries(),
            standing: Name(room.standing()),
            acting: sight.acting().iter().collect(),
            table: self.about.then(|| about(room, self.is)),
            clock: times(room, self.now).filter(|_| !sight.is_past()),
            told: take.log.then(|| {
                self.told
                    .iter()
                    .map(|seen| Told::new(seen, &voice, take))
                    .collect()
            }),
            said: self.said,
            scores: take.scores.then(|| {
                // Those of a game by other rules these cannot count.
                let counted = room.outdated.is_none();
                let scores = if counted { look.scores() } else { &[] };
                scores.iter().map(|score| score.said(&voice)).collect()
            }),
            choices: take.choices.then(|| {
                let choices = if playing { look.choices() } else { Vec::new() };
                choices.iter().map(|choice| choice.said(&voice)).collect()
            }),
            words: take
                .words
                .then(|| if playing { look.words() } else { Vec::new() }),
            text: take.text.then(|| look.page(&voice).to_string()),
            parts: self.parts.map(|(before, drawn)| drawn.patch(before)),
            back: playing && look.can_take_back(),
        };
        let mut json = serde_json::to_string(&message).expect("a message is plain data");
        if take.view {
            // The view is JSON already; to read it only to write it again would cost more than all the rest.
            json.pop();
            json.push_str(",\"view\":");
            match self.view {
                Some(view) => json.push_str(view),
                None => json.push_str(&look.json()),
            }
            json.push('}');
        }
        json
    }
}

/// All that somebody takes of a table, with the lines of the log from a number on, for somebody who begins to look.
pub(crate) fn state(sight: &Sight<'_>, take: Take, from: usize, now: Millis) -> String {
    let drawn = take.parts.then(|| parts(sight, take.language));
    state_with(sight, take, (drawn.as_ref(), None), from, now)
}

/// The same with parts and a view that have been made already.
pub(crate) fn state_with(
    sight: &Sight<'_>,
    take: Take,
    (drawn, view): (Option<&Drawn>, Option<&str>),
    from: usize,
    now: Millis,
) -> String {
    let told = match take.log {
        true => sight.look().log(from),
        false => Vec::new(),
    };
    let nothing = Outlines::default();
    let telling = Telling {
        is: Is::State,
        take,
        about: true,
        told: &told,
        said: &[],
        parts: drawn.map(|drawn| (&nothing, drawn)),
        view,
        now,
    };
    telling.write(sight)
}

/// That somebody no longer looks from where they did: another view follows, whole.
pub(crate) fn viewpoint(was: Observer, sight: &Sight<'_>) -> String {
    #[derive(Serialize)]
    struct Moved {
        is: &'static str,
        was: AsSeat,
        #[serde(rename = "as")]
        now: AsSeat,
    }
    let moved = Moved {
        is: "viewpoint",
        was: AsSeat(was),
        now: AsSeat(sight.observer()),
    };
    serde_json::to_string(&moved).expect("two seats are plain data")
}

/// The view of everybody, where nobody sees more than another: made once and kept until the game goes on.
#[derive(Default)]
pub(crate) struct OpenView {
    entries: usize,
    json: String,
}

impl OpenView {
    /// The view of this table, which is the one that was asked about before; nothing where something is hidden.
    pub(crate) fn of(&mut self, table: &dyn LiveTable) -> Option<&str> {
        if table.info().hidden {
            return None;
        }
        if self.json.is_empty() || self.entries != table.entries() {
            self.entries = table.entries();
            self.json = table.look(Observer::Spectator).json();
        }
        Some(&self.json)
    }
}

/// The parts that are to be seen.
pub(crate) fn parts(sight: &Sight<'_>, language: Language) -> Drawn {
    let names = sight.room().names();
    let voice = listened(sight, language.voice(sight.table(), &names));
    Drawn::new(sight.look().parts(&voice))
}

/// What the table would be like for a player after an action, as what would change. Nothing is shown that the player
/// does not know.
pub(crate) fn preview(
    sight: &Sight<'_>,
    word: &str,
    id: Option<u64>,
    language: Language,
) -> Result<String, Problem> {
    #[derive(Serialize)]
    struct Preview<'a> {
        is: &'static str,
        id: Option<u64>,
        word: &'a str,
        parts: Patch<'a>,
    }
    let names = sight.room().names();
    let voice = listened(sight, language.voice(sight.table(), &names));
    let after = sight.look().preview(word, &voice)?;
    let after = after.ok_or(Problem::Forbidden("what this shows is shown when it is done"))?;
    let before = parts(sight, language);
    let after = Drawn::new(after);
    let preview = Preview {
        is: "preview",
        id,
        word,
        parts: after.patch(&before.outlines),
    };
    Ok(serde_json::to_string(&preview).expect("a preview is plain data"))
}

/// Why what a player has in mind who touched these things is not allowed, if that can be said.
pub(crate) fn why(
    sight: &Sight<'_>,
    touched: &[Token],
    id: Option<u64>,
    language: Language,
) -> Result<String, Problem> {
    #[derive(Serialize)]
    struct Why {
        is: &'static str,
        id: Option<u64>,
        says: Option<String>,
        sentence: Option<Sentence>,
    }
    let look = sight.look();
    let refusal = look.why(touched).or_else(|| {
        // What can be part of nothing is refused as part of whatever else could be meant.
        let choices = look.choices();
        let last = touched.last()?;
        let others: BTreeSet<&Token> = choices.iter().flat_map(|choice| &choice.tokens).collect();
        if others.contains(last) {
            return None;
        }
        others
            .into_iter()
            .find_map(|other| look.why(&[other.clone(), last.clone()]))
    });
    let sentence = refusal.map(|refusal| refusal.sentence());
    let names = sight.room().names();
    let voice = listened(sight, language.voice(sight.table(), &names));
    let why = Why {
        is: "why",
        id,
        says: sentence.as_ref().map(|sentence| voice.say(sentence)),
        sentence,
    };
    Ok(serde_json::to_string(&why).expect("a reason is plain data"))
}

/// Milliseconds that everybody has left, and whose time runs.
#[derive(Serialize)]
struct Times {
    left: Vec<i64>,
    running: Vec<Seat>,
}

fn times(room: &Room, now: Millis) -> Option<Times> {
    room.clock.is_used().then(|| Times {
        left: room
            .seats()
            .iter()
            .map(|seat| room.clock.left(seat, now).max(0))
            .collect(),
        running: room.clock.running().iter().collect(),
    })
}

/// An observer as a seat's number, or nothing.
struct AsSeat(Observer);

impl Serialize for AsSeat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Observer::Seat(seat) => seat.serialize(serializer),
            Observer::Spectator => serializer.serialize_none(),
        }
    }
}
