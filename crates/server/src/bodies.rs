//! What is sent with a request is read before anything else happens, and not for longer than a slow line needs.

use std::time::Duration;

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::message::LONGEST_MESSAGE;
use crate::problem::Problem;

/// So long somebody may take to send what belongs to a request.
const BODY_TIME: Duration = Duration::from_secs(20);

/// Reads what was sent with a request, if it is short and comes soon.
pub(crate) async fn in_time(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(BODY_TIME, to_bytes(body, LONGEST_MESSAGE)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => Problem::TooLong.into_response(),
        Err(_) => Problem::TooSlow.into_response(),
    }
}
