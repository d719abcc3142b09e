//! What every answer carries and every request is held to, so that a page from elsewhere cannot act for a guest and a
//! page from here cannot be made to run anything from elsewhere.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::hall::Hall;
use crate::pages;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// Nothing but what this house serves, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; \
    connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Headers for every answer.
const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// No more of a name that nobody knows is told back, in letters.
const LONGEST_HOST: usize = 100;

/// Refuses what comes too fast, for another house or from another site, and adds the headers.
pub(crate) async fn guard(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    // Files of the page cost next to nothing, and ten people behind one address load it as completely as one does.
    let asked = match pages::is_file(request.uri().path()) {
        true => &hall.files,
        false => &hall.requests,
    };
    let now = Instant::now();
    if let Some(guest) = visitor.guest {
        hall.whereabouts.note(guest, visitor.address, now);
    }
    let mut response = if !asked.take(visitor.address, now) {
        Problem::TooFast.into_response()
    } else if let Some(name) = hall.hosts.stranger(request.headers()) {
        Problem::Misdirected(name.chars().take(LONGEST_HOST).collect()).into_response()
    } else if changes(&request) && !hall.hosts.is_own(request.headers()) {
        Problem::Forbidden("foreign-page").into_response()
    } else {
        next.run(request).await
    };
    // What does not say that it is for everybody is kept nowhere: it may be what only one seat may know.
    if response.status() != StatusCode::NOT_MODIFIED {
        let unless_told = response.headers_mut().entry(CACHE_CONTROL);
        unless_told.or_insert(HeaderValue::from_static("no-store"));
    }
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a request may change something: all but plain reading, and a WebSocket, over which anything can be asked.
fn changes(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD) || request.uri().path().ends_with("/live")
}
