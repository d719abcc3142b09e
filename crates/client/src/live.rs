//! The WebSocket of a game.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::ClientError;

/// The WebSocket of a game.
pub struct Live(WebSocketStream<TcpStream>);

impl Live {
    pub(crate) async fn connect(
        address: SocketAddr,
        headers: &[(String, String)],
        game: &str,
    ) -> Result<Live, ClientError> {
        let mut request = format!("ws://{address}/api/games/{game}/live")
            .into_client_request()
            .map_err(Box::new)?;
        for (name, value) in headers {
            let name = HeaderName::from_bytes(name.as_bytes());
            let value = HeaderValue::from_str(value);
            let (Ok(name), Ok(value)) = (name, value) else {
                return Err(ClientError::Nonsense("a header that cannot be sent".to_owned()));
            };
            request.headers_mut().insert(name, value);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(request, stream).await.map_err(Box::new)?;
        Ok(Live(socket))
    }

    /// Says something.
    pub async fn say(&mut self, text: impl Into<String>) -> Result<(), ClientError> {
        self.0.send(Message::text(text.into())).await.map_err(Box::new)?;
        Ok(())
    }

    /// What the server says next, as text; nothing once the connection has ended.
    pub async fn hear(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            match self.0.next().await.transpose() {
                Ok(Some(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Ok(None | Some(Message::Close(_))) | Err(Error::ConnectionClosed) => return Ok(None),
                Ok(Some(_)) => {}
                Err(error) => return Err(Box::new(error).into()),
            }
        }
    }

    /// What the server says next, as JSON.
    pub async fn next(&mut self) -> Result<Value, ClientError> {
        let text = self
            .hear()
            .await?
            .ok_or_else(|| ClientError::Nonsense("the connection has ended".to_owned()))?;
        serde_json::from_str(&text).map_err(|error| ClientError::Nonsense(error.to_string()))
    }
}
