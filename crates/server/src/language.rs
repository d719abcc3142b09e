//! In which language a client reads, and what it is told in it.

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, HeaderValue};
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::Response;
use plat_engine::{ENGINE_SHELF, ENGLISH, Run, Seat, Seen, Shelf, Voice, Words, language_of};
use plat_games::{LiveTable, PLAYER_WORDS};
use serde::Serialize;

use crate::problem::Problem;
use crate::sight::Sight;
use crate::telling::Take;

/// What the house says by itself.
static WORDS: Words = plat_engine::words!();

/// The same with what all tables say and the names of computer players, in every language.
pub(crate) static SHELF: Shelf = Shelf::new(&[&WORDS, &PLAYER_WORDS]);

/// The longest tag of a language that is read, in letters: as long as RFC 5646 asks for.
const LONGEST_TAG: usize = 35;

/// The tag of a language in which everything can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Language(&'static str);

impl Default for Language {
    fn default() -> Language {
        Language(ENGLISH)
    }
}

impl Language {
    /// The language of a tag such as `de` or `de-AT`, or English if nobody speaks it.
    fn of(tag: &str) -> Language {
        Language::known(tag).unwrap_or_default()
    }

    /// The same, if it is the tag of a language at all.
    pub(crate) fn read(tag: &str) -> Result<Language, Problem> {
        let mut parts = tag.split('-');
        let first = parts.next().unwrap_or_default();
        let is_tag = tag.len() <= LONGEST_TAG
            && (2..=3).contains(&first.len())
            && first.bytes().all(|letter| letter.is_ascii_alphabetic())
            && parts.all(|part| {
                (1..=8).contains(&part.len()) && part.bytes().all(|sign| sign.is_ascii_alphanumeric())
            });
        match is_tag {
            true => Ok(Language::of(tag)),
            false => Err(Problem::bad("no-language-tag")),
        }
    }

    /// The tag that the address of a request has.
    pub(crate) fn tag_in(uri: &Uri) -> Option<&str> {
        let mut pairs = uri.query().unwrap_or_default().split('&');
        pairs.find_map(|pair| pair.strip_prefix("language="))
    }

    /// The language of a tag, if somebody speaks it.
    fn known(tag: &str) -> Option<Language> {
        let tag = tag.to_ascii_lowercase();
        let found = ENGINE_SHELF.book(&tag).language();
        (found == language_of(&tag)).then_some(Language(found))
    }

    /// The language that a request asks for: in its address, or else by what its sender says to read.
    pub(crate) fn asked(uri: &Uri, headers: &HeaderMap) -> Language {
        if let Some(tag) = Language::tag_in(uri) {
            return Language::of(tag);
        }
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        accepted.and_then(Language::best_of).unwrap_or_default()
    }

    /// The language that somebody would like best of a list such as `de-AT, fr;q=0.7`, if somebody speaks one of them.
    fn best_of(accepted: &str) -> Option<Language> {
        let wish = |wish: &str| {
            let (tag, about) = wish.split_once(';').unwrap_or((wish, ""));
            let weight = about.trim().strip_prefix("q=").unwrap_or("1");
            let weight: f32 = weight.trim().parse().unwrap_or(0.0);
            Some((Language::known(tag.trim())?, weight)).filter(|(_, weight)| *weight > 0.0)
        };
        let wishes = accepted.split(',').filter_map(wish);
        // Of those that are liked alike the first one.
        let best = wishes.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(language, _)| language)
    }

    pub(crate) fn tag(self) -> &'static str {
        self.0
    }

    /// Somebody who speaks it for the house.
    pub(crate) fn of_the_house(self) -> Voice<'static> {
        Voice::of(SHELF.book(self.0))
    }

    /// Somebody who speaks it at a table and calls seats by the names of those who sit there.
    pub(crate) fn voice<'a>(self, table: &dyn LiveTable, names: &'a [String]) -> Voice<'a> {
        Voice {
            names,
            ..table.voice(self.0)
        }
    }
}

/// Says what is wrong in the language that a request asks for.
pub(crate) async fn translate(request: Request, next: Next) -> Response {
    let language = Language::asked(request.uri(), request.headers());
    let mut response = next.run(request).await;
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        *response.body_mut() = Body::from(problem.json(language));
        let tag = HeaderValue::from_static(language.tag());
        response.headers_mut().insert(CONTENT_LANGUAGE, tag);
    }
    response
}

/// An entry of the log in words.
#[derive(Serialize)]
pub(crate) struct Told {
    seat: Option<Seat>,
    word: String,
    says: String,
    /// The same piece by piece, for whoever shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    runs: Option<Vec<Run>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<String>,
}

impl Told {
    pub(crate) fn new(seen: &Seen, voice: &Voice, take: Take) -> Told {
        let said = seen.said(voice);
        Told {
            seat: said.seat,
            word: said.word,
            says: said.says.to_string(),
            runs: take.parts.then_some(said.says.0),
            marks: said.marks,
        }
    }
}

/// The voice that speaks to whoever looks.
pub(crate) fn listened<'a>(sight: &Sight<'_>, voice: Voice<'a>) -> Voice<'a> {
    let you = sight.seat();
    Voice { you, ..voice }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(address: &'static str, accepted: Option<&'static str>) -> &'static str {
        let mut headers = HeaderMap::new();
        if let Some(accepted) = accepted {
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
        }
        Language::asked(&Uri::from_static(address), &headers).tag()
    }

    #[test]
    fn a_request_says_in_which_language_it_is_to_be_answered() {
        assert_eq!(asked("/api/games", None), "en");
        assert_eq!(asked("/api/games", Some("fr-CA,fr;q=0.8,de;q=0.9")), "fr");
        assert_eq!(asked("/api/games", Some("tlh, en;q=0.4, DE;q=0.5")), "de");
        assert_eq!(asked("/api/games", Some("de;q=0, fr;q=0.1")), "fr");
        assert_eq!(asked("/api/games", Some("*;q=x, , ;;")), "en");
        assert_eq!(asked("/api/games/x/look?as=1&language=de-AT", Some("fr")), "de");
        assert_eq!(asked("/api/shelf?language=tlh", Some("fr")), "en");
    }
}
