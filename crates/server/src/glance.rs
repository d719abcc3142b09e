//! What somebody who looks at a table is sent. Every byte of a game that leaves the house is made here from a
//! [`Sight`], which says from where its receiver may look at this moment: this module is the only one that asks a table
//! what may be known there.
//!
//! One message is made for all who look from the same place and take the same things, however many they are.

use std::collections::BTreeSet;

use plat_engine::{Choice, Observer, Seat, SeatScore, Seed, SeedHash, Seen, Sentence, Token};
use plat_games::LiveTable;
use plat_store::{GameId, Millis, Standing};
use serde::{Deserialize, Serialize, Serializer};

use crate::language::{Language, Told, listened};
use crate::patch::{Drawn, Outlines, Patch};
use crate::problem::Problem;
use crate::proposals::Wish;
use crate::room::{Ending, Room, Sitter};
use crate::sight::Sight;
use crate::terms::Terms;

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

/// Why a glance is sent.
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
pub(crate) struct Glance<'a> {
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

/// What a glance is made of, besides the table.
pub(crate) struct Look<'a> {
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

impl Look<'_> {
    /// The glance as JSON.
    pub(crate) fn write(&self, sight: &Sight<'_>) -> String {
        let (room, table, look) = (sight.room(), sight.table(), sight.look());
        let take = self.take;
        let names = room.names();
        let voice = take.language.voice(table, &names);
        let playing = room.standing() == Standing::Playing && !sight.is_past();
        let glance = Glance {
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
        let mut json = serde_json::to_string(&glance).expect("a glance is plain data");
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
    state_with(sight, take, drawn.as_ref(), from, now)
}

/// The same with parts that have been made already.
pub(crate) fn state_with(
    sight: &Sight<'_>,
    take: Take,
    drawn: Option<&Drawn>,
    from: usize,
    now: Millis,
) -> String {
    let told = match take.log {
        true => sight.look().log(from),
        false => Vec::new(),
    };
    let nothing = Outlines::default();
    let look = Look {
        is: Is::State,
        take,
        about: true,
        told: &told,
        said: &[],
        parts: drawn.map(|drawn| (&nothing, drawn)),
        view: None,
        now,
    };
    look.write(sight)
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

/// The view of everybody, where nobody sees more than another.
pub(crate) fn open_view(table: &dyn LiveTable) -> Option<String> {
    (!table.info().hidden).then(|| table.look(Observer::Spectator).json())
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

/// The table besides the game: what everybody may know.
#[derive(Serialize)]
pub(crate) struct About<'a> {
    id: Text<GameId>,
    terms: &'a Terms,
    name: &'static str,
    hidden: bool,
    longest: usize,
    seats: Vec<Place<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<Ended>,
    /// The revision of the rules by which it was played, if these are others: then the game itself cannot be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    outdated: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<i32>,
    agreed: Vec<Seat>,
    draws: Draws<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<Asked>,
    /// Who has asked for a rematch and does not do so again.
    asked_rematch: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<Text<GameId>>,
    /// What was said; whoever has looked on is told of it line by line instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    chat: Option<&'a [(Seat, String)]>,
}

/// By what the draws can be checked: the hash of the seed from the first moment, and the seed when the game is over.
#[derive(Serialize)]
struct Draws<'a> {
    hash: Text<&'a SeedHash>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Text<&'a Seed>>,
}

/// What somebody asks of the others.
#[derive(Serialize)]
struct Asked {
    by: Seat,
    what: &'static str,
    granted: Vec<Seat>,
    /// Those who have not said what they think of it, one seat a person.
    waits: Vec<Seat>,
}

/// Who sits somewhere.
#[derive(Serialize)]
struct Place<'a> {
    is: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    /// What a computer has to say about its last action.
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<&'a str>,
}

/// How a game ended, if not by its rules.
#[derive(Serialize)]
struct Ended {
    how: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
}

fn place<'a>((sitter, remark): (&'a Sitter, &'a Option<String>)) -> Place<'a> {
    let empty = Place {
        is: "empty",
        name: None,
        level: None,
        remark: None,
    };
    match sitter {
        Sitter::Empty => empty,
        Sitter::Person { name, .. } => Place {
            is: "person",
            name: Some(name),
            ..empty
        },
        Sitter::Computer { kind, left } => Place {
            is: "computer",
            name: left.as_deref(),
            level: Some(kind.name()),
            remark: remark.as_deref(),
        },
    }
}

/// The table besides the game, for somebody who begins to look or has looked on.
pub(crate) fn about(room: &Room, is: Is) -> About<'_> {
    let ended = room.ended.map(|ending| {
        let (how, seat) = match ending {
            Ending::Resigned(seat) => ("resigned", Some(seat)),
            Ending::Time(seat) => ("time", Some(seat)),
            Ending::Agreed => ("agreed", None),
            Ending::Rules => ("rules", None),
        };
        Ended { how, seat }
    });
    About {
        id: Text(room.id),
        terms: &room.terms,
        name: room.table.info().name,
        hidden: room.table.info().hidden,
        longest: room.table.info().longest,
        seats: room.sitters.iter().zip(&room.remarks).map(place).collect(),
        ended,
        outdated: room.outdated.as_ref().map(|outdated| outdated.rules),
        winners: room.winners(),
        target: room.table.target(),
        agreed: room.agreed.iter().collect(),
        draws: Draws {
            hash: Text(&room.seed_hash),
            seed: room.told_seed().map(Text),
        },
        asked: room.proposals.open.map(|proposal| Asked {
            by: proposal.by,
            what: match proposal.wish {
                Wish::Back { .. } => "back",
                Wish::Rematch => "rematch",
            },
            granted: proposal.granted.iter().collect(),
            waits: room.still_asked(proposal),
        }),
        asked_rematch: room.proposals.for_rematch.iter().collect(),
        rematch: room.rematch.map(Text),
        chat: (is == Is::State).then_some(room.chat.as_slice()),
    }
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

/// How a table stands, as a word.
pub(crate) struct Name(pub(crate) Standing);

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self.0 {
            Standing::Waiting => "waiting",
            Standing::Playing => "playing",
            Standing::Over => "over",
        })
    }
}

/// Something as people write it.
pub(crate) struct Text<T>(pub(crate) T);

impl<T: std::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
