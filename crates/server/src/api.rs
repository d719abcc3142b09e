//! The HTTP API: what can be done without a page. `openapi.json` describes it; a test holds the two against each other.

use std::sync::{Arc, LazyLock};
use std::time::Instant;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use plat_engine::{Seat, Sentence};
use plat_games::{AnyGame, OptionWords};
use plat_store::{Filter, GameId, GuestId};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::about::{Name, Text, about};
use crate::asked::{Path, Query};
use crate::hall::{Hall, entropy};
use crate::json;
use crate::keys::Keys;
use crate::message::{Ask, Request, read_seat};
use crate::names;
use crate::problem::Problem;
use crate::telling::Is;
use crate::terms::{Chair, Terms};
use crate::visitor::{COOKIE_NAME, Visitor};

/// What is the same for everybody may be kept for a while; everything else is kept nowhere.
const FOR_EVERYBODY: &str = "public, max-age=3600";

/// How many games a list has at most.
const LONGEST_LIST: usize = 100;

/// Nobody asks for a longer name than this, in characters. What is kept of it is shorter.
const LONGEST_WISH: usize = 200;

/// How long a page's guest is known, in seconds: a year.
const COOKIE_AGE: u32 = 365 * 24 * 3600;

pub(crate) type Answer<T = Json<Value>> = Result<T, Problem>;
pub(crate) type House = State<Arc<Hall>>;

/// `GET /api/shelf`: the games, their options and who can play them.
pub(crate) async fn shelf(State(hall): House, visitor: Visitor) -> Json<Value> {
    let game = |game: &'static dyn AnyGame| {
        let (info, words) = (game.info(), OptionWords::new(game, visitor.language.tag()));
        let option = |option: &plat_engine::OptionInfo| {
            json!({
                "key": option.key, "values": option.values, "default": option.default, "about": words.about(option),
                "name": words.name(option), "named": words.values(option), "seats": fewer_seats(game, option),
            })
        };
        let players = |seats: usize| {
            game.players(seats)
                .iter()
                .map(|kind| kind.name())
                .collect::<Vec<_>>()
        };
        let by_seats: serde_json::Map<String, Value> = info
            .seats
            .clone()
            .map(|seats| (seats.to_string(), json!(players(seats))))
            .collect();
        json!({
            "id": info.id, "name": info.name, "designer": info.designer, "year": info.year, "about": words.of_the_game(),
            "seats": [info.seats.start(), info.seats.end()], "minutes": info.minutes,
            "difficulty": info.difficulty.name(), "small_screen": info.small_screen, "hidden": info.hidden,
            "options": game.options().iter().map(option).collect::<Vec<_>>(), "players": by_seats,
            "levels_measured": game.levels_are_measured(),
        })
    };
    Json(hall.games.iter().map(game).collect())
}

/// The values of an option with which not every number of players can play, and which numbers can.
fn fewer_seats(game: &dyn AnyGame, option: &plat_engine::OptionInfo) -> serde_json::Map<String, Value> {
    let all: Vec<usize> = game.info().seats.clone().collect();
    let values = option.values.split('|');
    let seats = values.filter_map(|value| {
        let seats = game.table_sizes(&[format!("{}={value}", option.key)]).ok()?;
        (seats != all).then(|| (value.to_owned(), json!(seats)))
    });
    seats.collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InLanguage {
    #[serde(default = "english")]
    language: String,
}

fn english() -> String {
    "en".to_owned()
}

/// `GET /api/rules/{game}`: the rule book, in English or in another language that it is there in.
pub(crate) async fn rules(Path(game): Path<String>, Query(asked): Query<InLanguage>) -> Answer<Response> {
    let game = plat_games::find(&game).ok_or(Problem::NotFound("no-such-game"))?;
    let book = game.info().rule_book_in(&asked.language);
    let book = book.ok_or(Problem::NotFound("no-rule-book"))?;
    let about = [
        (CONTENT_TYPE, "text/markdown; charset=utf-8"),
        (CONTENT_LANGUAGE, asked.language.as_str()),
        (CACHE_CONTROL, FOR_EVERYBODY),
    ];
    Ok((about, book).into_response())
}

/// `GET /api/rules/{game}/pictures/{name}`: a picture of the rule book.
pub(crate) async fn rule_picture(Path((game, name)): Path<(String, String)>) -> Answer<Response> {
    let game = plat_games::find(&game).ok_or(Problem::NotFound("no-such-game"))?;
    let mut pictures = game.info().pictures.iter();
    let (_, picture) = pictures
        .find(|(known, _)| *known == name)
        .ok_or(Problem::NotFound("no-such-picture"))?;
    let about = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, FOR_EVERYBODY)];
    Ok((about, *picture).into_response())
}

/// `GET /api/me`: who asks, if it is somebody.
pub(crate) async fn me(State(hall): House, visitor: Visitor) -> Answer {
    let name = match visitor.guest {
        Some(guest) => hall.log.guest(guest).await?,
        None => None,
    };
    let guest = visitor.guest.filter(|_| name.is_some()).map(Text);
    Ok(Json(json!({ "guest": guest, "name": name })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

/// `POST /api/me`: a name for whoever asks; a page is known by a cookie from then on.
pub(crate) async fn name_me(State(hall): House, visitor: Visitor, body: Bytes) -> Answer<Response> {
    let Named { name } = read(&body)?;
    let guest = match visitor.guest {
        Some(guest) => guest,
        None => new_guest(&hall, visitor)?,
    };
    let name = keep_name(&hall, guest, &name).await?;
    let cookie = format!(
        "{COOKIE_NAME}={}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_AGE}{}",
        hall.keys.pass(guest),
        if visitor.over_tls { "; Secure" } else { "" }
    );
    let told = Json(json!({ "guest": Text(guest), "name": name }));
    Ok(([(SET_COOKIE, cookie)], told).into_response())
}

/// `POST /api/guests`: a new guest for a program, with a pass to be sent as `Authorization: Bearer …`.
pub(crate) async fn guests(State(hall): House, visitor: Visitor, body: Bytes) -> Answer {
    let Named { name } = read(&body)?;
    let guest = new_guest(&hall, visitor)?;
    let name = keep_name(&hall, guest, &name).await?;
    Ok(Json(
        json!({ "guest": Text(guest), "name": name, "pass": hall.keys.pass(guest) }),
    ))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    of: Option<String>,
}

/// `GET /api/games`: those that wait for anybody and where somebody is there, or with `?of=me` one's own.
pub(crate) async fn list(State(hall): House, visitor: Visitor, Query(query): Query<ListQuery>) -> Answer {
    let listed = match query.of.as_deref() {
        None | Some("open") => hall.open_tables(LONGEST_LIST).await?,
        Some("me") => hall.log.list(Filter::Of(visitor.known()?), LONGEST_LIST).await?,
        Some(_) => return Err(Problem::bad("list-unknown")),
    };
    let game = |listed: plat_store::Listed| {
        let terms = Terms::read(&listed.head).ok()?;
        let name = terms.any_game().ok()?.info().name;
        let id = Text(listed.id);
        Some(
            json!({ "id": id, "name": name, "terms": terms, "standing": Name(listed.listing.standing), "changed": listed.listing.changed.0 }),
        )
    };
    Ok(Json(listed.into_iter().filter_map(game).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTable {
    terms: Terms,
    /// The seats that whoever asks takes; the first one for people if nothing is said.
    sit: Option<Vec<u8>>,
}

/// `POST /api/games`: sets up a table.
pub(crate) async fn create(State(hall): House, visitor: Visitor, body: Bytes) -> Answer {
    let guest = visitor.known()?;
    let NewTable { terms, sit } = read(&body)?;
    let name = hall.log.guest(guest).await?.ok_or(Problem::Nobody)?;
    may_create(&hall, visitor)?;
    let first = terms.seats.iter().position(|chair| *chair == Chair::Person);
    let sit = sit.unwrap_or_else(|| first.map(|index| index as u8 + 1).into_iter().collect());
    let seats = sit.into_iter().map(read_seat).collect::<Result<Vec<Seat>, _>>()?;
    let people = seats
        .into_iter()
        .map(|seat| (guest, name.clone(), Some(seat)))
        .collect();
    let task = tokio::spawn(async move { hall.create(terms, guest, people).await });
    let id = done(task).await?;
    Ok(Json(json!({ "id": Text(id) })))
}

/// `GET /api/games/{id}`: the table besides the game, one's own seats, and the invitations to those that are free.
pub(crate) async fn table(State(hall): House, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let id = game_id(&id)?;
    if let Some(guest) = visitor.guest {
        hall.somebody_is_there(id, guest).await?;
    }
    hall.read(id, |room| {
        let own = visitor
            .guest
            .map(|guest| room.seats_of(guest))
            .unwrap_or_default();
        let mut invitations = serde_json::Map::new();
        if !own.is_empty() {
            let seats = room.seats().iter().zip(&room.sitters);
            for (seat, _) in seats.filter(|(_, sitter)| **sitter == crate::room::Sitter::Empty) {
                invitations.insert(seat.to_string(), json!(hall.keys.invitation(id, seat)));
            }
        }
        let own: Vec<Seat> = own.iter().collect();
        Json(json!({
            "table": about(room, Is::State, visitor.language), "standing": Name(room.standing()), "entries": room.table.entries(),
            "yours": own, "invitations": invitations,
        }))
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Claim {
    seat: u8,
    invitation: Option<String>,
}

/// `POST /api/games/{id}/seats`: takes a seat, at a table that is open or with an invitation.
pub(crate) async fn sit(State(hall): House, visitor: Visitor, Path(id): Path<String>, body: Bytes) -> Answer {
    let (id, guest) = (game_id(&id)?, visitor.known()?);
    let claim: Claim = read(&body)?;
    let seat = read_seat(claim.seat)?;
    if claim
        .invitation
        .as_deref()
        .is_some_and(|said| !Keys::is_signature(said))
    {
        return Err(Problem::bad("invitation-unfit"));
    }
    let name = hall.log.guest(guest).await?.ok_or(Problem::Nobody)?;
    hall.may_begin(guest).await?;
    let invited = claim
        .invitation
        .is_some_and(|invitation| hall.keys.invites(id, seat, &invitation));
    let task = tokio::spawn(async move {
        hall.perform(id, move |room, step, now| {
            // Whoever sits at a table may also sit for somebody else, with whom to share a screen.
            if !room.terms.open && !invited && room.seats_of(guest).is_empty() {
                return Err(Problem::Forbidden("needs-invitation"));
            }
            room.sit(step, seat, guest, &name, now)
        })
        .await
    });
    Ok(Json(json!({ "entries": done(task).await? })))
}

/// `POST /api/games/{id}/deeds`: the same messages as over the WebSocket, but for `watch` and `hint`.
pub(crate) async fn deeds(
    State(hall): House,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Answer {
    let (id, guest) = (game_id(&id)?, visitor.known()?);
    let text = std::str::from_utf8(&body).map_err(|_| Problem::bad("no-text"))?;
    let Ask::Do(deed) = Request::read(text)?.ask else {
        return Err(Problem::bad("socket-only"));
    };
    // A task of its own, so that a client that hangs up does not interrupt what it began.
    let task = tokio::spawn(async move { hall.deed(id, guest, deed).await });
    Ok(Json(json!({ "entries": done(task).await? })))
}

/// `POST /api/games/{id}/rematch`: asks for another game on the same terms, everybody one seat on, or agrees to it; its
/// name, once everybody has.
pub(crate) async fn rematch(State(hall): House, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let (id, guest) = (game_id(&id)?, visitor.known()?);
    may_create(&hall, visitor)?;
    let task = tokio::spawn(async move { hall.rematch(id, guest).await });
    Ok(Json(json!({ "id": done(task).await?.map(Text) })))
}

/// `GET /healthz`: whether the house can be relied on: its log is written and read.
pub(crate) async fn healthz(State(hall): House) -> Answer<&'static str> {
    let found = hall.health.ask(hall.log.as_ref()).await;
    found.map_err(|error| Problem::Unwell(error.to_string()))?;
    Ok("ok\n")
}

/// `GET /metrics`, for Prometheus.
pub(crate) async fn metrics(State(hall): House) -> Response {
    let work = [
        ("thoughts", hall.computers.figures()),
        ("pictures", hall.painters.figures()),
    ];
    let text = hall.metrics.write(hall.in_memory(), &work);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

/// `GET /api/openapi.json`.
pub(crate) async fn openapi(State(hall): House) -> Response {
    let mut document = DOCUMENT.clone();
    let games: Vec<&str> = hall.games.iter().map(|game| game.info().id).collect();
    document["components"]["schemas"]["GameName"]["enum"] = json!(games);
    Json(document).into_response()
}

/// The description of the API, as yet without the names of the games that are there.
static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("openapi.json")).expect("it is JSON"));

/// A game's name in an address.
pub(crate) fn game_id(text: &str) -> Result<GameId, Problem> {
    text.parse().map_err(|_| Problem::NotFound("no-such-game"))
}

pub(crate) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    json::read(body).map_err(Problem::unreadable)
}

fn may_create(hall: &Hall, visitor: Visitor) -> Result<(), Problem> {
    match hall.creations.take(visitor.address, Instant::now()) {
        true => Ok(()),
        false => Err(Problem::TooFast),
    }
}

fn new_guest(hall: &Hall, visitor: Visitor) -> Result<GuestId, Problem> {
    may_create(hall, visitor)?;
    Ok(GuestId::from_entropy(entropy()))
}

async fn keep_name(hall: &Hall, guest: GuestId, name: &str) -> Result<String, Problem> {
    if name.chars().count() > LONGEST_WISH {
        return Err(Problem::Bad(
            Sentence::new("name-too-long").with("most", LONGEST_WISH),
        ));
    }
    let name = names::clean(name).ok_or_else(|| Problem::Unfit(Sentence::new("name-empty")))?;
    hall.log.name_guest(guest, name.clone(), hall.wall()).await?;
    Ok(name)
}

/// What a task comes to. It never panics and nobody ends it, so there is always something.
async fn done<T>(task: tokio::task::JoinHandle<Result<T, Problem>>) -> Result<T, Problem> {
    task.await.unwrap_or(Err(Problem::Store))
}
