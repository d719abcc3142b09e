//! As much of HTTP/1.1 as a client needs that opens a connection for every request.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::ClientError;

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers, each a line.
    pub head: String,
    /// The rest.
    pub body: Vec<u8>,
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
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then(|| value.trim())
        })
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

pub(crate) async fn ask(
    address: SocketAddr,
    headers: &[(String, String)],
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<Answer, ClientError> {
    let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        request.push_str(&format!("{name}: {value}\r\n"));
    }
    let body = body.unwrap_or_default();
    if method != "GET" {
        request.push_str(&format!(
            "Content-Type: application/json\r\nContent-Length: {}\r\n",
            body.len()
        ));
    }
    request.push_str("\r\n");
    request.push_str(&body);
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    read(&answer)
        .ok_or_else(|| ClientError::Nonsense(String::from_utf8_lossy(&answer).chars().take(200).collect()))
}

fn read(answer: &[u8]) -> Option<Answer> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let (status, head) = head.split_once("\r\n").unwrap_or((head, ""));
    Some(Answer {
        status: status.split(' ').nth(1)?.parse().ok()?,
        head: head.to_owned(),
        body: answer[end + 4..].to_vec(),
    })
}
