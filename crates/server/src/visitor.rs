//! Who asks: a guest by the signed cookie of a page or the pass of a program, or somebody without a name.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use plat_store::GuestId;

use crate::hall::Hall;
use crate::language::Language;
use crate::limits::network;
use crate::problem::Problem;
use crate::turns::Asker;

/// The cookie that a page's guest is known by.
pub(crate) const COOKIE_NAME: &str = "plat-guest";

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Option<GuestId>,
    pub(crate) address: IpAddr,
    /// The language that is asked for.
    pub(crate) language: Language,
    /// Whether it is known that nobody on the way can listen.
    pub(crate) over_tls: bool,
}

impl Visitor {
    /// The guest, or the problem that there is none.
    pub(crate) fn known(self) -> Result<GuestId, Problem> {
        self.guest.ok_or(Problem::Nobody)
    }

    /// For whom something is done.
    pub(crate) fn asker(self) -> Asker {
        Asker {
            guest: self.guest,
            network: Some(network(self.address)),
        }
    }
}

impl FromRequestParts<Arc<Hall>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Visitor, Problem> {
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let address = address.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip());
        let proxy = |name: &str| {
            let said = parts.headers.get_all(name).iter().next_back();
            said.filter(|_| hall.behind_proxy)?.to_str().ok()
        };
        // What stands last was written by the proxy; what stands before, anybody may have claimed.
        let forwarded =
            proxy("x-forwarded-for").and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        let bearer = parts
            .headers
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        let bearer = bearer.and_then(|value| value.strip_prefix("Bearer "));
        let cookies = parts
            .headers
            .get_all(COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
        let cookie = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE_NAME)?.strip_prefix('='));
        Language::tag_in(&parts.uri).map(Language::read).transpose()?;
        Ok(Visitor {
            guest: bearer.or(cookie).and_then(|pass| hall.keys.guest(pass)),
            address: forwarded.unwrap_or(address),
            language: Language::asked(&parts.uri, &parts.headers),
            over_tls: proxy("x-forwarded-proto") == Some("https"),
        })
    }
}
