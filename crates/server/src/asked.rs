//! What an address says besides where it leads: its parts and its questions. Where they cannot be read the answer is a
//! problem like any other.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// The parts of an address that have names.
pub(crate) struct Path<T>(pub(crate) T);

/// What stands behind the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Problem> {
        let read: Result<extract::Path<T>, PathRejection> =
            extract::Path::from_request_parts(parts, state).await;
        let bad = |rejection: PathRejection| Problem::unreadable(rejection.body_text());
        read.map(|extract::Path(said)| Path(said)).map_err(bad)
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Problem> {
        let read: Result<extract::Query<T>, QueryRejection> =
            extract::Query::from_request_parts(parts, state).await;
        let bad = |rejection: QueryRejection| Problem::unreadable(rejection.body_text());
        read.map(|extract::Query(said)| Query(said)).map_err(bad)
    }
}
