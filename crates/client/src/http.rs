//! Requests over HTTP.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

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

/// One request over a connection of its own.
pub(crate) async fn ask(
    address: SocketAddr,
    headers: &[(String, String)],
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<Answer, ClientError> {
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header("Host", address.to_string());
    for (name, value) in headers {
        request = request.header(name, value);
    }
    if body.is_some() {
        request = request.header("Content-Type", "application/json");
    }
    let request = request
        .body(Full::<Bytes>::from(body.unwrap_or_default()))
        .map_err(|error| ClientError::Nonsense(error.to_string()))?;
    let stream = TokioIo::new(TcpStream::connect(address).await?);
    let (mut sender, connection) = hyper::client::conn::http1::handshake(stream).await?;
    // It ends with the answer: the sender is gone by then.
    tokio::spawn(connection);
    let answer = sender.send_request(request).await?;
    Ok(Answer {
        status: answer.status().as_u16(),
        headers: answer.headers().clone(),
        body: answer.into_body().collect().await?.to_bytes(),
    })
}
