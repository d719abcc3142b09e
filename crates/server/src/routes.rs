//! Which address leads where.

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, get, post};

use crate::hall::Hall;
use crate::{advice, api, bodies, live, pages, reading, security};

/// The addresses of the API, which `openapi.json` describes.
fn described() -> Vec<(&'static str, MethodRouter<Arc<Hall>>)> {
    vec![
        ("/api/shelf", get(api::shelf)),
        ("/api/shelf/{game}/picture.svg", get(pages::picture)),
        ("/api/rules/{game}", get(api::rules)),
        ("/api/rules/{game}/pictures/{name}", get(api::rule_picture)),
        ("/api/me", get(api::me).post(api::name_me)),
        ("/api/guests", post(api::guests)),
        ("/api/games", get(api::list).post(api::create)),
        ("/api/games/{id}", get(api::table)),
        ("/api/games/{id}/seats", post(api::sit)),
        ("/api/games/{id}/deeds", post(api::deeds)),
        ("/api/games/{id}/hint", post(advice::hint)),
        ("/api/games/{id}/analysis", post(advice::analysis)),
        ("/api/games/{id}/rematch", post(api::rematch)),
        ("/api/games/{id}/look", get(reading::state)),
        ("/api/games/{id}/view", get(reading::view)),
        ("/api/games/{id}/legal", get(reading::legal)),
        ("/api/games/{id}/record", get(reading::record)),
        ("/api/games/{id}/picture.svg", get(reading::picture_svg)),
        ("/api/games/{id}/picture.png", get(reading::picture_png)),
        ("/api/games/{id}/live", get(live::live)),
        ("/api/openapi.json", get(api::openapi)),
        ("/healthz", get(api::healthz)),
        ("/metrics", get(api::metrics)),
    ]
}

/// Everything that is served.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let mut router = Router::new()
        .route("/", get(pages::page))
        .route("/g/{id}", get(pages::table_page))
        .route("/web/{*name}", get(pages::asset));
    for (address, methods) in described() {
        router = router.route(address, methods);
    }
    router
        .fallback(pages::nothing)
        .method_not_allowed_fallback(reading::no_such_method)
        .layer(from_fn(bodies::in_time))
        .layer(from_fn_with_state(Arc::clone(&hall), security::guard))
        .with_state(hall)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_address_of_the_api_is_described_and_no_other() {
        let document: serde_json::Value = serde_json::from_str(include_str!("openapi.json")).expect("JSON");
        let told: BTreeSet<&str> = document["paths"]
            .as_object()
            .expect("paths")
            .keys()
            .map(String::as_str)
            .collect();
        let served: BTreeSet<&str> = described().iter().map(|(address, _)| *address).collect();
        assert_eq!(told, served);
    }

    #[test]
    fn every_schema_that_is_referred_to_is_there() {
        let text = include_str!("openapi.json");
        let document: serde_json::Value = serde_json::from_str(text).expect("JSON");
        for reference in text
            .split("#/components/schemas/")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
        {
            assert!(
                document["components"]["schemas"][reference].is_object(),
                "{reference}"
            );
        }
    }
}
