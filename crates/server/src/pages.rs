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
use plat_render::{Theme, stylesheet, svg};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use crate::api::game_id;
use crate::asked::{Path, Query};
use crate::hall::Hall;
use crate::names::Looks;
use crate::preview::Preview;
use crate::problem::Problem;
use crate::reading::theme;
use crate::turns::Need;
use crate::visitor::Visitor;
use crate::workers::Wanted;

macro_rules! files {
    ($($name:literal: $kind:literal),* $(,)?) => {
        [$((
            $name,
            Page::new(concat!($kind, "; charset=utf-8"), include_bytes!(concat!("../../../web/", $name)).as_slice().into()),
        )),*]
    };
}

static FILES: LazyLock<HashMap<&'static str, Page>> = LazyLock::new(|| {
    let mut files = HashMap::from(files! {
        "index.html": "text/html",
        "icon.svg": "image/svg+xml",
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
        "phrases.js": "text/javascript",
        "rules.js": "text/javascript",
        "runs.js": "text/javascript",
        "shapes.js": "text/javascript",
        "sheet.js": "text/javascript",
        "sound.js": "text/javascript",
        "table.js": "text/javascript",
        "text.js": "text/javascript",
        "tray.js": "text/javascript",
        "lang/de.json": "application/json",
        "lang/en.json": "application/json",
    });
    // How the scenes of all games look, in both themes.
    let scenes = Theme::ALL.map(stylesheet).concat().into_bytes();
    files.insert("scenes.css", Page::new("text/css; charset=utf-8", scenes.into()));
    files
});

/// The words of the page, in each language.
static LANGUAGES: LazyLock<Vec<HashMap<String, String>>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Words {
        words: HashMap<String, String>,
    }
    let files = FILES.iter().filter(|(name, _)| name.starts_with("lang/"));
    let words = files.filter_map(|(_, page)| serde_json::from_slice(&page.plain).ok());
    words.map(|read: Words| read.words).collect()
});

/// What those words look like. Worked out once: everybody who sits down is compared with some of them.
static LOOKS: LazyLock<HashMap<&'static str, Vec<Looks>>> = LazyLock::new(|| {
    let mut looks: HashMap<&str, Vec<Looks>> = HashMap::new();
    for (key, word) in LANGUAGES.iter().flatten() {
        looks.entry(key).or_default().push(Looks::of(word));
    }
    looks
});

/// What that looks like which the page says for this key, in all languages.
pub(crate) fn looks_on_pages(key: &str) -> &'static [Looks] {
    LOOKS.get(key).map_or(&[], Vec::as_slice)
}

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
        Ok(id) => hall.read(id, Preview::of).await,
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
        _ => Problem::NotFound("such page").into_response(),
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
    std::fs::read(hall.web.as_ref()?.join(name)).ok()
}

fn plain_file(hall: &Hall, name: &str) -> Option<Bytes> {
    let page = FILES.get(name)?;
    Some(newer(hall, name).map_or_else(|| page.plain.clone(), Bytes::from))
}

fn file(hall: &Hall, name: &str, headers: &HeaderMap) -> Response {
    let Some(page) = FILES.get(name) else {
        return Problem::NotFound("such page").into_response();
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
    let game = plat_games::find(&game).ok_or(Problem::NotFound("such game"))?;
    let theme = theme(query.theme.as_deref())?;
    let picture = hall.pictures.of(game, theme);
    let drawing = async || {
        let work = move |_: &Wanted| draw(game, theme);
        let asked = hall.painters.ask(Need::Picture, &[visitor.asker()], work)?;
        asked.await.flatten().ok_or(Problem::NotFound("picture"))
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
        there.extend(names(folder.join("lang"), "lang/"));
        there.retain(|name| !name.ends_with("jsconfig.json"));
        for name in &there {
            assert!(FILES.contains_key(name.as_str()), "{name} is not served");
        }
        assert_eq!(there.len() + 1, FILES.len(), "and the stylesheet of the scenes");
    }

    /// The words of the page, and what the games say by its English phrases.
    #[derive(Deserialize)]
    struct Language {
        words: HashMap<String, String>,
        #[serde(default)]
        phrases: HashMap<String, HashMap<String, String>>,
    }

    fn read(name: &str) -> Language {
        serde_json::from_slice(&FILES[name].plain).expect("words and phrases")
    }

    /// What is to be put into a text.
    fn holes(text: &str) -> Vec<&str> {
        let rests = text.split('{').skip(1);
        let mut holes: Vec<&str> = rests.filter_map(|rest| Some(rest.split_once('}')?.0)).collect();
        holes.sort_unstable();
        holes
    }

    #[test]
    fn a_phrase_book_is_there_for_each_game_and_says_what_it_is_told() {
        let books = read("lang/de.json").phrases;
        let games = plat_games::SHELF.iter().map(|game| game.info().id);
        let mut expected: Vec<&str> = games.chain(["common"]).collect();
        let mut there: Vec<&str> = books.keys().map(String::as_str).collect();
        expected.sort_unstable();
        there.sort_unstable();
        assert_eq!(there, expected);
        for (english, german) in books.values().flatten() {
            assert_eq!(holes(english), holes(german), "{english}");
        }
        assert!(
            read("lang/en.json").phrases.is_empty(),
            "the server speaks English"
        );
    }

    #[test]
    fn both_languages_have_the_same_words() {
        let (english, german) = (read("lang/en.json").words, read("lang/de.json").words);
        for (key, text) in &english {
            let other = german
                .get(key)
                .unwrap_or_else(|| panic!("{key} has no German words"));
            assert_eq!(holes(text), holes(other), "{key}");
        }
        assert_eq!(english.len(), german.len());
        let script: String = [
            "board", "covers", "dialogs", "dom", "frame", "hall", "lobby", "main", "names", "panels",
            "parts", "rules", "sheet", "table", "text", "tray",
        ]
        .map(|name| String::from_utf8_lossy(&FILES[format!("{name}.js").as_str()].plain).into_owned())
        .concat();
        for (at, found) in script.match_indices("t(\"") {
            // Not the end of another name, as in `get("`.
            if script[..at].ends_with(|before: char| before.is_ascii_alphanumeric() || before == '.') {
                continue;
            }
            let asked = script[at + found.len()..].split('"').next().unwrap_or_default();
            assert!(english.contains_key(asked), "there are no words for {asked}");
        }
    }

    #[test]
    fn the_first_page_is_small() {
        let packed: usize = FILES.values().map(|page| page.packed.len()).sum();
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
