//! A small client of the server's API: requests over HTTP, and the WebSocket of a game. For tests and for loads, over
//! connections that are not encrypted.

mod http;
mod live;

use std::net::SocketAddr;

use serde_json::{Value, json};
use thiserror::Error;

pub use http::Answer;
pub use live::Live;

/// Somebody who talks to a server.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    headers: Vec<(String, String)>,
    connection: http::Connection,
}

/// Why there is no answer, or not the one that was hoped for.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The network fails.
    #[error("the connection fails")]
    Io(#[from] std::io::Error),
    /// The server does not speak HTTP as it should.
    #[error("the server does not speak HTTP as it should")]
    Http(#[from] hyper::Error),
    /// There is no connection, or it was lost.
    #[error("there is no connection")]
    Connection(#[from] hyper_util::client::legacy::Error),
    /// The server does not speak WebSocket as it should.
    #[error("the WebSocket fails")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// The server says no.
    #[error("{what}: {status}: {body}")]
    Refused {
        /// What was asked for.
        what: String,
        /// The status of the answer.
        status: u16,
        /// The answer.
        body: String,
    },
    /// The answer makes no sense.
    #[error("the answer cannot be read: {0}")]
    Nonsense(String),
}

impl Client {
    /// Somebody without a name.
    pub fn nobody(address: SocketAddr) -> Client {
        Client {
            address,
            headers: Vec::new(),
            connection: http::connection(),
        }
    }

    /// A new guest.
    pub async fn guest(address: SocketAddr, name: &str) -> Result<Client, ClientError> {
        let client = Client::nobody(address);
        let told = client
            .post("/api/guests", &json!({ "name": name }))
            .await?
            .json()?;
        let pass = told["pass"].as_str().unwrap_or_default();
        Ok(client.with_header("Authorization", &format!("Bearer {pass}")))
    }

    /// The same client at another address, as when a server comes back elsewhere.
    pub fn at(mut self, address: SocketAddr) -> Client {
        self.address = address;
        self
    }

    /// The same client, who sends this header too.
    pub fn with_header(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Asks for something; an answer that is no success is an error.
    pub async fn get(&self, path: &str) -> Result<Answer, ClientError> {
        self.ask("GET", path, None).await?.good(path)
    }

    /// Sends something; an answer that is no success is an error.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer, ClientError> {
        self.ask("POST", path, Some(body.to_string())).await?.good(path)
    }

    /// Asks for something, whatever the answer.
    pub async fn ask(&self, method: &str, path: &str, body: Option<String>) -> Result<Answer, ClientError> {
        http::ask(&self.connection, self.address, &self.headers, method, path, body).await
    }

    /// The WebSocket of a game.
    pub async fn live(&self, game: &str) -> Result<Live, ClientError> {
        Live::connect(self.address, &self.headers, game).await
    }
}
