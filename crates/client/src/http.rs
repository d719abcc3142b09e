//! Requests over HTTP.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{HeaderMap, Request};
use hyper_util::client::legacy::Client as HyperClient;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;

use crate::ClientError;

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers.
    pub headers: HeaderMap,
    /// The rest.
    pub body: Bytes,
}

impl Answer {
    /// The answer as JSON.
    pub fn json(&self) -> Result<Value, ClientError> {
        serde_json::from_slice(&self.body).map_err(|error| ClientError::Nonsense(error.to_string()))
    }

    /// The answer as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    pub(crate) fn good(self, what: &str) -> Result<Answer, ClientError> {
        if (200..300).contains(&self.status) {
            return Ok(self);
        }
        Err(ClientError::Refused {
            what: what.to_owned(),
            status: self.status,
            body: self.text(),
        })
    }
}

/// A connection for requests, which is kept for the next one.
pub(crate) type Connection = HyperClient<HttpConnector, Full<Bytes>>;

/// A new one, which connects when something is asked for.
pub(crate) fn connection() -> Connection {
    HyperClient::builder(TokioExecutor::new()).build_http()
}

pub(crate) async fn ask(
    connection: &Connection,
    address: SocketAddr,
    headers: &[(String, String)],
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<Answer, ClientError> {
    let mut request = Request::builder()
        .method(method)
        .uri(format!("http://{address}{path}"));
    for (name, value) in headers {
        request = request.header(name, value);
    }
    if body.is_some() {
        request = request.header("Content-Type", "application/json");
    }
    let request = request
        .body(Full::from(body.unwrap_or_default()))
        .map_err(|error| ClientError::Nonsense(error.to_string()))?;
    let answer = connection.request(request).await?;
    Ok(Answer {
        status: answer.status().as_u16(),
        headers: answer.headers().clone(),
        body: answer.into_body().collect().await?.to_bytes(),
    })
}
