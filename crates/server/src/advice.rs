//! What the computer thinks: of what could be done now, for whoever sits there, and of what was done in a game that is
//! over, for everybody. It reckons with no more than the seat knew.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use plat_engine::{BACK, Choice, Observer, RecordEntry, Seat};
use plat_games::{AnyGame, Counsel, Level, LiveTable, PlayerKind};
use plat_search::Thinking;
use plat_store::{GameId, Standing};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::api::{Answer, House, game_id, read};
use crate::asked::Path;
use crate::hall::{Hall, entropy};
use crate::language::Language;
use crate::message::read_seat;
use crate::problem::Problem;
use crate::room::Room;
use crate::thinking::Pending;
use crate::turns::Need;
use crate::visitor::Visitor;
use crate::workers::{Asked, Wanted};

/// How long the computer thinks about it.
const ADVICE_TIME: Duration = Duration::from_secs(1);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HintFor {
    seat: u8,
    language: Option<String>,
}

/// `POST /api/games/{id}/hint`: what the computer would do.
pub(crate) async fn hint(
    State(hall): House,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Answer {
    let id = game_id(&id)?;
    visitor.known()?;
    let HintFor { seat, language } = read(&body)?;
    let language = language.map_or(Ok(visitor.language), |tag| Language::read(&tag))?;
    advise(&hall, id, visitor, read_seat(seat)?, language)
        .await
        .map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnalysisOf {
    at: u32,
    language: Option<String>,
}

/// `POST /api/games/{id}/analysis`: what the computer thinks of what was done after so many entries.
pub(crate) async fn analysis(
    State(hall): House,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Answer {
    let id = game_id(&id)?;
    visitor.known()?;
    let AnalysisOf { at, language } = read(&body)?;
    let language = language.map_or(Ok(visitor.language), |tag| Language::read(&tag))?;
    let (question, played) = hall.read(id, |room| decided(room, at as usize)).await??;
    let (seat, word) = (question.seat, played.word.clone());
    let played = played.said(&language.voice(question.table.as_ref(), question.table.players()));
    let thought = ask(&hall, Need::Analysis, visitor, question, Some(word), language)?;
    let thought = thought.await.flatten().ok_or_else(nothing)?;
    Ok(Json(
        json!({ "seat": seat, "at": at, "played": played, "counsel": thought.counsel }),
    ))
}

/// What the computer would do in a seat, for whoever sits there. It thinks about one hint for a seat at a time, and only
/// until the table has moved on or this is dropped.
pub(crate) async fn advise(
    hall: &Arc<Hall>,
    id: GameId,
    visitor: Visitor,
    seat: Seat,
    language: Language,
) -> Result<Value, Problem> {
    let guest = visitor.known()?;
    let (thought, saw, no_more) = {
        let mut slot = hall.slot(id).await?;
        let room = slot.room.as_ref().expect("a slot that was asked for is loaded");
        room.must_hold(guest, seat)?;
        may_advise(room)?;
        if !room.acting().has(seat) {
            return Err(Problem::now("not-to-act"));
        }
        let same =
            |pending: &Pending| pending.seat == seat && pending.hint_for.is_some() && pending.goes_on();
        if slot.pending.iter().any(same) {
            return Err(Problem::TooMany("hint-on-its-way"));
        }
        let question = Question {
            table: room.table.fork(),
            game: room.terms.any_game()?,
            seat,
        };
        let saw = room.table.entries();
        let thought = ask(hall, Need::Hint, visitor, question, None, language)?;
        let (pending, no_more) = Pending::new(seat, saw, Some(guest));
        slot.pending.retain(Pending::goes_on);
        slot.pending.push(pending);
        (thought, saw, no_more)
    };
    let thought = tokio::select! {
        thought = thought => thought.flatten().ok_or_else(nothing)?,
        _ = no_more => return Err(Problem::Stale),
    };
    // Whoever got up meanwhile is not told what could be done in the seat.
    hall.read(id, |room| room.must_hold(guest, seat)).await??;
    Ok(json!({ "seat": seat, "saw": saw, "choice": thought.best, "counsel": thought.counsel }))
}

fn may_advise(room: &Room) -> Result<(), Problem> {
    match room.terms.hints {
        true => Ok(()),
        false => Err(Problem::Forbidden("no-hints")),
    }
}

/// A decision that the computer is asked about.
struct Question {
    table: Box<dyn LiveTable>,
    game: &'static dyn AnyGame,
    seat: Seat,
}

/// What the computer thinks of it.
struct Thought {
    best: Choice<String>,
    counsel: Option<Counsel<String>>,
}

/// The decision after so many entries of a game that is over, and what was decided.
fn decided(room: &Room, at: usize) -> Result<(Question, Choice), Problem> {
    may_advise(room)?;
    if room.standing() != Standing::Over {
        return Err(Problem::now("analysed-when-over"));
    }
    let entries = room.table.record().entries;
    let Some(RecordEntry::Seat(seat, word)) = entries.get(at).map(|entry| &entry.it) else {
        return Err(Problem::now("nobody-decided"));
    };
    let table = room.table.at(at);
    let played = table
        .look(Observer::Seat(*seat))
        .choices()
        .into_iter()
        .find(|choice| choice.word == *word && word != BACK);
    let played = played.ok_or_else(|| Problem::now("nobody-decided"))?;
    let game = room.terms.any_game()?;
    let seat = *seat;
    Ok((Question { table, game, seat }, played))
}

/// Has the computer think; an action named here is looked at whatever it seems worth.
fn ask(
    hall: &Hall,
    need: Need,
    visitor: Visitor,
    question: Question,
    also: Option<String>,
    language: Language,
) -> Result<Asked<Option<Thought>>, Problem> {
    let asked = hall.computers.ask(need, &[visitor.asker()], move |wanted| {
        think(question, also.as_deref(), language, wanted)
    });
    Ok(asked?)
}

fn think(question: Question, also: Option<&str>, language: Language, wanted: &Wanted) -> Option<Thought> {
    let Question { table, game, seat } = question;
    let adviser = PlayerKind::Level(Level::Master);
    let thinking = Thinking::time(ADVICE_TIME);
    wanted.ends(&thinking.stop);
    let mut adviser = game.computer(adviser, table.seats().count(), thinking, entropy())?;
    let counsel = adviser.advise(table.as_ref(), seat, also);
    let best = match &counsel {
        Some(counsel) => counsel.actions.first()?.word.clone(),
        None => adviser.choose(table.as_ref(), seat)?,
    };
    let best = table
        .look(Observer::Seat(seat))
        .choices()
        .into_iter()
        .find(|choice| choice.word == best)?;
    let voice = language.voice(table.as_ref(), table.players());
    Some(Thought {
        best: best.said(&voice),
        counsel: counsel.map(|counsel| counsel.said(&voice)),
    })
}

fn nothing() -> Problem {
    Problem::now("no-advice")
}
