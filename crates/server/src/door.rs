//! The door: connections are let in, counted, and seen off when the house closes. Whoever sends half a request, or does
//! not read what is sent, keeps a place for some seconds and nobody else out.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

use crate::files::most_files;
use crate::hall::Hall;
use crate::language::Language;
use crate::limits::Socket;
use crate::line::Wire;
use crate::problem::Problem;

/// So long somebody may take for the head of a request; also, how long a connection is kept on which nothing is asked.
const HEAD_TIME: Duration = Duration::from_secs(10);

/// So long everybody has to finish when the house closes.
const FAREWELL: Duration = Duration::from_secs(5);

/// No head of a request is longer than this, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;

/// So many files are left for the database and whatever else is opened.
const OTHER_FILES: usize = 64;

/// How long to wait when the system lets nobody in.
const RETRY: Duration = Duration::from_millis(200);

/// Lets people in until `stop` comes; then sees everybody off, and ends what is still open after a while.
pub(crate) async fn keep(
    hall: Arc<Hall>,
    listener: TcpListener,
    router: Router,
    close: watch::Sender<bool>,
    stop: impl Future<Output = ()>,
) {
    let most = most_connections(hall.limits.open, most_files());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(LONGEST_HEAD);
    let mut guests = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        // Those who have left are let go of when the next one comes: nobody needs to be woken whenever somebody leaves.
        while guests.try_join_next().is_some() {}
        match accepted {
            Ok((stream, from)) => match Place::take(&hall, from.ip(), most) {
                Some(place) => {
                    let line = Wire::new(stream, place);
                    guests.spawn(serve(http.clone(), line, from, router.clone(), close.subscribe()));
                }
                None => turn_away(&hall, &stream),
            },
            Err(error) if is_the_guests(&error) => {}
            Err(error) => {
                tracing::error!(%error, "nobody can be let in");
                sleep(RETRY).await;
            }
        }
    }
    tracing::info!("closing");
    drop(listener);
    // Everybody is told at once; whoever is in the middle of something finishes it.
    close.send_replace(true);
    hall.computers.close();
    hall.painters.close();
    let patience = Instant::now() + FAREWELL;
    while let Ok(Some(_)) = timeout_at(patience, guests.join_next()).await {}
    // WebSockets are tasks of their own, which hear that the house closes.
    while hall.metrics.open.load(Relaxed) > 0 && Instant::now() < patience {
        sleep(Duration::from_millis(10)).await;
    }
    let left = hall.metrics.open.load(Relaxed);
    if left > 0 {
        tracing::info!(left, "connections are cut off");
    }
    guests.shutdown().await;
}

/// Answers what is asked over one connection.
async fn serve(
    http: http1::Builder,
    line: Wire,
    from: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        router.call(request)
    });
    let connection = http.serve_connection(TokioIo::new(line), service);
    let mut connection = pin!(connection.with_upgrades());
    let closes = async {
        let _ = closing.wait_for(|closing| *closing).await;
    };
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = closes => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

/// A place in the house for one connection, counted until this is dropped.
pub(crate) struct Place {
    hall: Arc<Hall>,
    _of_address: Option<Socket>,
}

impl Place {
    fn take(hall: &Arc<Hall>, from: IpAddr, most: usize) -> Option<Place> {
        if hall.metrics.open.load(Relaxed) >= most as i64 {
            return None;
        }
        // Behind a proxy all come from one address, and who they are is known only when they ask for something.
        let most_from_one = match hall.limits.open_from_one {
            usize::MAX => most,
            limited => limited.min(most.div_ceil(2)),
        };
        let of_address = match hall.behind_proxy {
            true => None,
            false => Some(hall.lines.enter(from, most_from_one)?),
        };
        hall.metrics.open.fetch_add(1, Relaxed);
        Some(Place {
            hall: Arc::clone(hall),
            _of_address: of_address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.hall.metrics.open.fetch_sub(1, Relaxed);
    }
}

/// How many connections there can be at a time, if there can be so many files.
fn most_connections(wanted: usize, files: Option<usize>) -> usize {
    let most = files.map_or(usize::MAX, |files| files - OTHER_FILES.min(files / 2));
    wanted.min(most).max(1)
}

/// Says why somebody is not let in, if there is somebody who listens.
fn turn_away(hall: &Hall, stream: &TcpStream) {
    hall.metrics.turned_away.fetch_add(1, Relaxed);
    let told = Problem::TooMany("too-many-connections").json(Language::default());
    let length = told.len();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{told}"
    );
    // Not waited for: whoever does not read this at once is gone.
    let _ = stream.try_write(answer.as_bytes());
}

/// Whether a connection could not be made for a reason that is none of ours.
fn is_the_guests(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fewer_connections_than_files() {
        assert_eq!(most_connections(10_000, Some(1024)), 960);
        assert_eq!(
            most_connections(10_000, Some(100)),
            50,
            "and some for whatever else"
        );
        assert_eq!(most_connections(500, Some(1024)), 500);
        assert_eq!(most_connections(500, None), 500);
    }
}
