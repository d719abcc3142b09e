//! Looking at a game over HTTP: as it is or as it was, as data, text, picture or record.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use plat_engine::Scene;
use plat_games::LiveTable;
use plat_render::Theme;
use plat_render::{Layout, lay_out};
use plat_store::Standing;
use serde::Deserialize;

use crate::api::{Answer, game_id};
use crate::asked::{Path, Query};
use crate::gallery::{Form, Picture, Scale};
use crate::hall::Hall;
use crate::language::Language;
use crate::message::Viewpoint;
use crate::pages::packed;
use crate::problem::Problem;
use crate::room::Room;
use crate::sight::{Onlooker, Sight};
use crate::telling::{self, Part, Take};
use crate::visitor::Visitor;

type House = State<Arc<Hall>>;

/// From where, when and what.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReadQuery {
    #[serde(rename = "as")]
    as_seat: Option<u8>,
    /// After how many entries of the log.
    at: Option<u32>,
    /// What is wanted, separated by commas.
    #[serde(default)]
    take: String,
    /// How many entries of the log are known already.
    #[serde(default)]
    from: u32,
    /// In which language to say it.
    language: Option<String>,
    theme: Option<String>,
    scale: Option<f32>,
    /// Which of the boards a picture shows, from 1; the whole table if nothing is said.
    board: Option<u8>,
}

impl ReadQuery {
    fn language(&self, visitor: Visitor) -> Result<Language, Problem> {
        let asked = self.language.as_deref();
        asked.map_or(Ok(visitor.language), Language::read)
    }
}

/// `GET /api/games/{id}/look`: the same as a WebSocket sends first, at any point of the game.
pub(crate) async fn state(
    State(hall): House,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReadQuery>,
) -> Answer<Response> {
    let part = |word: &str| {
        let part = Part::deserialize(serde_json::Value::from(word));
        part.map_err(Problem::unreadable)
    };
    let take = query.take.split(',').filter(|word| !word.is_empty()).map(part);
    let take = take.collect::<Result<Take, Problem>>()?;
    json(&hall, visitor, &id, &query, take).await
}

/// `GET /api/games/{id}/view`: the view as data.
pub(crate) async fn view(
    State(hall): House,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReadQuery>,
) -> Answer<Response> {
    json(&hall, visitor, &id, &query, [Part::View].into_iter().collect()).await
}

/// `GET /api/games/{id}/legal`: what the seat may do.
pub(crate) async fn legal(
    State(hall): House,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReadQuery>,
) -> Answer<Response> {
    json(&hall, visitor, &id, &query, [Part::Choices].into_iter().collect()).await
}

/// `GET /api/games/{id}/record`: the game as a file. It holds every secret, so while something is hidden there is
/// none before the end.
pub(crate) async fn record(State(hall): House, Path(id): Path<String>) -> Answer<Response> {
    let found = hall
        .read(game_id(&id)?, |room| {
            if room.table.info().hidden && room.standing() != Standing::Over {
                return Err(Problem::now("hidden-until-over"));
            }
            Ok((room.record().to_string(), room.terms.game.clone()))
        })
        .await?;
    let (text, game) = found?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"{game}-{id}.plat\""),
        ),
    ];
    Ok((headers, text).into_response())
}

/// `GET /api/games/{id}/picture.svg`.
pub(crate) async fn picture_svg(
    State(hall): House,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReadQuery>,
    headers: HeaderMap,
) -> Answer<Response> {
    let drawn = picture(&hall, visitor, &id, &query, |_| Ok(Form::Svg)).await?;
    Ok(packed("image/svg+xml", drawn, &headers))
}

/// `GET /api/games/{id}/picture.png`.
pub(crate) async fn picture_png(
    State(hall): House,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReadQuery>,
) -> Answer<Response> {
    let form = |scene: &Scene| Scale::read(query.scale, scene).map(Form::Png);
    let drawn = picture(&hall, visitor, &id, &query, form).await?;
    Ok(([(CONTENT_TYPE, "image/png")], drawn).into_response())
}

async fn json(
    hall: &Arc<Hall>,
    visitor: Visitor,
    id: &str,
    query: &ReadQuery,
    take: Take,
) -> Answer<Response> {
    let take = Take {
        language: query.language(visitor)?,
        ..take
    };
    let text = at(hall, visitor, id, query, |sight| {
        telling::state(sight, take, query.from as usize, hall.now())
    })
    .await?;
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

async fn picture(
    hall: &Arc<Hall>,
    visitor: Visitor,
    id: &str,
    query: &ReadQuery,
    form: impl FnOnce(&Scene) -> Result<Form, Problem>,
) -> Answer<Bytes> {
    let theme = theme(query.theme.as_deref())?;
    let seen = at(hall, visitor, id, query, |sight| {
        // A table that has not begun knows nobody's name.
        let names = sight.table().players();
        let parts = &telling::parts(sight, query.language(visitor)?).parts;
        let scene = match query.board {
            None => lay_out(parts, names, Layout::default()),
            Some(number) => {
                let index = usize::from(number).checked_sub(1);
                let board = index.and_then(|index| parts.boards.get(index));
                let board = board.ok_or(Problem::NotFound("no-such-board"))?;
                plat_render::board(board, sight.table().info().name)
            }
        };
        let picture = Picture {
            game: sight.room().id,
            begun: sight.room().begun,
            entries: sight.table().entries(),
            observer: sight.observer(),
            board: query.board,
            theme,
            form: form(&scene)?,
        };
        Ok::<_, Problem>((picture, scene))
    });
    let (picture, scene) = seen.await??;
    hall.gallery
        .show(picture, scene, &hall.painters, visitor.asker())
        .await
}

/// Looks at the game at the point that is asked for, from a place from where whoever asks may look.
async fn at<T>(
    hall: &Arc<Hall>,
    visitor: Visitor,
    id: &str,
    query: &ReadQuery,
    look: impl FnOnce(&Sight<'_>) -> T,
) -> Answer<T> {
    let onlooker = Onlooker {
        guest: visitor.guest,
        wish: Viewpoint::read(query.as_seat)?,
    };
    hall.read(game_id(id)?, |room: &Room| {
        let sight = Sight::of(room, onlooker)?;
        let past: Option<Box<dyn LiveTable>> = match query.at.map(|at| at as usize) {
            Some(entries) if entries < room.table.entries() => Some(room.table.at(entries)),
            _ => None,
        };
        Ok(look(&match &past {
            Some(table) => sight.at(table.as_ref()),
            None => sight,
        }))
    })
    .await?
}

/// The theme of this name.
pub(crate) fn theme(name: Option<&str>) -> Result<Theme, Problem> {
    let known = |name| Theme::ALL.into_iter().find(|theme| theme.name() == name);
    match name {
        None => Ok(Theme::default()),
        Some(name) => known(name).ok_or_else(|| Problem::bad("theme-unknown")),
    }
}

/// For a page that exists, but not in this way. The header that says which ways there are is put there by the router.
pub(crate) async fn no_such_method() -> Problem {
    Problem::NoSuchMethod
}
