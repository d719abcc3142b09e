//! The browser client: the files of `web/`, which are part of the program, and pictures of the games for its first page.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use flate2::Compression;
use flate2::write::GzEncoder;
use plat_engine::{ENGLISH, Next, Observer, Seed, SessionDice};
use plat_games::{AnyGame, PlayerKind, Thinking};
use plat_render::{PAINTS, Theme, stylesheet, svg};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::api::game_id;
use crate::asked::{Path, Query};
use crate::hall::Hall;
use crate::page_words;
use crate::preview::Preview;
use crate::problem::Problem;
use crate::reading::theme;
use crate::turns::Need;
use crate::visitor::Visitor;
use crate::workers::Wanted;

macro_rules! files {
    ($($name:literal: $kind:literal),* $(,)?) => {
        [$((
            Cow::Borrowed($name),
            Page::new(concat!($kind, "; charset=utf-8"), include_bytes!(concat!("../../../web/", $name)).as_slice().into()),
        )),*]
    };
}

static FILES: LazyLock<HashMap<Cow<'static, str>, Page>> = LazyLock::new(|| {
    let mut files = HashMap::from(files! {
        "index.html": "text/html",
        "icon.svg": "image/svg+xml",
        "icons.js": "text/javascript",
        "manifest.webmanifest": "application/manifest+json",
        "style.css": "text/css",
        "api.js": "text/javascript",
        "board.js": "text/javascript",
        "choose.js": "text/javascript",
        "choosing.js": "text/javascript",
        "covers.js": "text/javascript",
        "dialogs.js": "text/javascript",
        "dom.js": "text/javascript",
        "drawer.js": "text/javascript",
        "frame.js": "text/javascript",
        "gestures.js": "text/javascript",
        "hall.js": "text/javascript",
        "lobby.js": "text/javascript",
        "loupe.js": "text/javascript",
        "main.js": "text/javascript",
        "names.js": "text/javascript",
        "chart.js": "text/javascript",
        "ending.js": "text/javascript",
        "moments.js": "text/javascript",
        "replay.js": "text/javascript",
        "review.js": "text/javascript",
        "pace.js": "text/javascript",
        "panels.js": "text/javascript",
        "parts.js": "text/javascript",
        "rules.js": "text/javascript",
        "runs.js": "text/javascript",
        "shapes.js": "text/javascript",
        "sheet.js": "text/javascript",
        "sound.js": "text/javascript",
        "table.js": "text/javascript",
        "text.js": "text/javascript",
        "tray.js": "text/javascript",
        "words.js": "text/javascript",
    });
    let words =
        page_words::files().map(|(name, data)| (name.into(), Page::new("application/json", data.into())));
    files.extend(words);
    // How the scenes of all games look, in both themes.
    let scenes = Theme::ALL.map(stylesheet).concat().into_bytes();
    files.insert(
        "scenes.css".into(),
        Page::new("text/css; charset=utf-8", scenes.into()),
    );
    let paints = PAINTS.as_bytes().into();
    files.insert(
        "paints.svg".into(),
        Page::new("image/svg+xml; charset=utf-8", paints),
    );
    files
});

/// Something that is the same for everybody, plain and packed.
struct Page {
    kind: &'static str,
    plain: Bytes,
    packed: Bytes,
    tag: String,
}

impl Page {
    fn new(kind: &'static str, plain: Cow<'static, [u8]>) -> Page {
        let digest = Sha256::digest(&plain);
        let tag = HEXLOWER.encode(&digest[..8]);
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        let packed = packed.write_all(&plain).and_then(|()| packed.finish());
        Page {
            kind,
            packed: packed.expect("memory takes everything").into(),
            plain: match plain {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => bytes.into(),
            },
            tag: format!("\"{tag}\""),
        }
    }

    /// A browser keeps what it has, and asks each time whether it is still good.
    fn answer(&self, headers: &HeaderMap) -> Response {
        if headers
            .get(IF_NONE_MATCH)
            .is_some_and(|known| known.as_bytes() == self.tag.as_bytes())
        {
            return StatusCode::NOT_MODIFIED.into_response();
        }
        let about = [
            (CONTENT_TYPE, self.kind),
            (CACHE_CONTROL, "no-cache"),
            (VARY, "Accept-Encoding"),
            (ETAG, &self.tag),
        ];
        if unpacks(headers) {
            (about, [(CONTENT_ENCODING, "gzip")], self.packed.clone()).into_response()
        } else {
            (about, self.plain.clone()).into_response()
        }
    }
}

/// Whether whoever asks can unpack what is packed.
fn unpacks(headers: &HeaderMap) -> bool {
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepts.is_some_and(|value| value.contains("gzip"))
}

/// Something that is made for one answer, packed if whoever asks can unpack it. It is kept nowhere.
pub(crate) fn packed(kind: &'static str, plain: Bytes, headers: &HeaderMap) -> Response {
    let about = [(CONTENT_TYPE, kind), (VARY, "Accept-Encoding")];
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    match packed.write_all(&plain).and_then(|()| packed.finish()) {
        Ok(packed) if unpacks(headers) => (about, [(CONTENT_ENCODING, "gzip")], packed).into_response(),
        _ => (about, plain).into_response(),
    }
}

/// `GET /`: the one page there is; its script sees what is asked for.
pub(crate) async fn page(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Response {
    file(&hall, INDEX, &headers)
}

/// `GET /g/{id}`: the same page, which says what is on the table to those who only show where a link leads.
pub(crate) async fn table_page(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let told = match game_id(&id) {
        Ok(id) => hall.read(id, |room| Preview::of(room, visitor.language)).await,
        Err(problem) => Err(problem),
    };
    let (preview, plain) = match (told, plain_file(&hall, INDEX)) {
        (Ok(preview), Some(plain)) => (preview, plain),
        (Err(Problem::NotFound(_)), _) => return lost_page(&hall, &headers),
        _ => return file(&hall, INDEX, &headers),
    };
    let house = hall.hosts.asked(&headers).map(|host| {
        let scheme = if visitor.over_tls { "https" } else { "http" };
        format!("{scheme}://{host}")
    });
    let text = preview.put_into(
        &String::from_utf8_lossy(&plain),
        house.as_deref(),
        &id,
        moment(&uri),
    );
    Page::new(FILES[INDEX].kind, text.into_bytes().into()).answer(&headers)
}

/// Whatever is not there: people get a page that leads back, programs a problem.
pub(crate) async fn nothing(
    State(hall): State<Arc<Hall>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    let reads = accepts.is_some_and(|value| value.contains("text/html"));
    match method {
        Method::GET | Method::HEAD if reads && !uri.path().starts_with("/api/") => lost_page(&hall, &headers),
        _ => Problem::NotFound("no-such-page").into_response(),
    }
}

/// The page, under an address where there is nothing.
fn lost_page(hall: &Hall, headers: &HeaderMap) -> Response {
    let mut answer = file(hall, INDEX, headers);
    if answer.status() == StatusCode::OK {
        *answer.status_mut() = StatusCode::NOT_FOUND;
    }
    answer
}

/// After how many entries of its log a link shows a game, if it says so.
fn moment(uri: &Uri) -> Option<u32> {
    let mut pairs = uri.query()?.split('&');
    pairs.find_map(|pair| pair.strip_prefix("at=")?.parse().ok())
}

/// `GET /web/{name}`: a file of the client.
pub(crate) async fn asset(
    State(hall): State<Arc<Hall>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    file(&hall, &name, &headers)
}

/// Whether what is asked for is the same for everybody who opens the page.
pub(crate) fn is_file(path: &str) -> bool {
    path == "/"
        || ["/g/", "/web/", "/api/shelf"]
            .iter()
            .any(|kind| path.starts_with(kind))
}

/// The page that all others are.
const INDEX: &str = "index.html";

/// A newer file than the one that is part of the program. Only names that are known lead to a file, so that nobody reads
/// another one.
fn newer(hall: &Hall, name: &str) -> Option<Vec<u8>> {
    let web = hall.web.as_ref()?;
    page_words::newer(web, name).or_else(|| std::fs::read(web.join(name)).ok())
}

fn plain_file(hall: &Hall, name: &str) -> Option<Bytes> {
    let page = FILES.get(name)?;
    Some(newer(hall, name).map_or_else(|| page.plain.clone(), Bytes::from))
}

fn file(hall: &Hall, name: &str, headers: &HeaderMap) -> Response {
    let Some(page) = FILES.get(name) else {
        return Problem::NotFound("no-such-page").into_response();
    };
    match newer(hall, name) {
        Some(bytes) => Page::new(page.kind, bytes.into()).answer(headers),
        None => page.answer(headers),
    }
}

/// Pictures of the games, each drawn when somebody first wants it, once for all who want it meanwhile.
#[derive(Default)]
pub(crate) struct Pictures(Mutex<Drawn>);

/// By game and theme.
type Drawn = HashMap<(&'static str, Theme), Arc<OnceCell<Page>>>;

impl Pictures {
    fn of(&self, game: &'static dyn AnyGame, theme: Theme) -> Arc<OnceCell<Page>> {
        let mut drawn = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(drawn.entry((game.info().id, theme)).or_default())
    }
}

/// How many actions are played before the picture is drawn.
const PLAYED: u64 = 40;

/// A game that the computer has begun, as a spectator sees it.
fn draw(game: &dyn AnyGame, theme: Theme) -> Option<Page> {
    let seed: Seed = "plat".parse().ok()?;
    let seats = (*game.info().seats.start()).max(2).min(*game.info().seats.end());
    let mut table = game
        .new_table(&[], vec![String::new(); seats], SessionDice::seeded(seed))
        .ok()?;
    for played in 0..PLAYED {
        table.settle().ok()?;
        let Next::Seats(acting) = table.next() else {
            break;
        };
        let seat = acting.first()?;
        let mut greedy = game.computer(PlayerKind::Greedy, seats, Thinking::default(), played)?;
        let word = greedy.choose(table.as_ref(), seat)?;
        table.act(seat, &word).ok()?;
    }
    let board = table
        .look(Observer::Spectator)
        .parts(&table.voice(ENGLISH))
        .boards
        .into_iter()
        .next()?;
    let drawn = svg(&plat_render::board(&board, game.info().name), theme).into_bytes();
    Some(Page::new("image/svg+xml; charset=utf-8", drawn.into()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PictureQuery {
    theme: Option<String>,
}

/// `GET /api/shelf/{game}/picture.svg`: what the game looks like.
pub(crate) async fn picture(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(query): Query<PictureQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let game = plat_games::find(&game).ok_or(Problem::NotFound("no-such-game"))?;
    let theme = theme(query.theme.as_deref())?;
    let picture = hall.pictures.of(game, theme);
    let drawing = async || {
        let work = move |_: &Wanted| draw(game, theme);
        let asked = hall.painters.ask(Need::Picture, &[visitor.asker()], work)?;
        asked.await.flatten().ok_or(Problem::NotFound("no-picture"))
    };
    Ok(picture.get_or_try_init(drawing).await?.answer(&headers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_of_the_client_are_part_of_the_program() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        let names = |folder: std::path::PathBuf, before: &str| -> Vec<String> {
            let entries = std::fs::read_dir(folder)
                .expect("a folder")
                .map(|entry| entry.expect("an entry"));
            let files = entries.filter(|entry| entry.path().is_file());
            files
                .map(|entry| format!("{before}{}", entry.file_name().display()))
                .collect()
        };
        let mut there = names(folder.clone(), "");
        let words = names(folder.join("words"), "words/").into_iter();
        there.extend(words.map(|name| name.replace(".ftl", ".json")));
        there.retain(|name| !name.ends_with("jsconfig.json"));
        for name in &there {
            assert!(FILES.contains_key(name.as_str()), "{name} is not served");
        }
        assert_eq!(
            there.len() + 3,
            FILES.len(),
            "and the stylesheet and the paints of the scenes and the list of languages"
        );
    }

    #[test]
    fn the_first_page_is_small() {
        // The hall loads none of these, and of all languages a browser loads one.
        let of_tables = [
            "board", "chart", "choose", "choosing", "dialogs", "drawer", "ending", "gestures", "loupe",
            "moments", "pace", "paints", "panels", "parts", "replay", "review", "runs", "shapes", "sound",
            "table", "tray",
        ];
        let is_first = |name: &str| !of_tables.contains(&name.split('.').next().unwrap_or(name));
        let (words, files): (Vec<_>, Vec<_>) = FILES
            .iter()
            .filter(|(name, _)| is_first(name))
            .map(|(name, page)| (name.starts_with("words/"), page.packed.len()))
            .partition(|(is_words, _)| *is_words);
        let longest = words.iter().map(|(_, length)| length).max();
        let packed = files.iter().map(|(_, length)| length).sum::<usize>() + longest.expect("a language");
        assert!(packed < 100_000, "{packed} bytes without pictures");
    }

    #[test]
    fn every_game_has_a_picture() {
        for game in plat_games::SHELF {
            let page = draw(*game, Theme::Light).expect("a picture");
            assert!(
                page.packed.len() < 20_000,
                "{}: {} bytes",
                game.info().id,
                page.packed.len()
            );
        }
    }
}
