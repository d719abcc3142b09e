//! The house answers only to its own names.

use serde_json::json;

use crate::house::{House, act, deed, two};

#[tokio::test]
async fn a_site_whose_name_leads_here_gets_nothing() {
    let house = House::open().await;
    let (ada, _, game) = two(&house, json!({})).await;
    let under = |host: &str| ada.clone().with_header("Host", host);
    for path in ["/", "/api/games", "/healthz", &format!("/api/games/{game}/live")] {
        let refused = under("evil.example:80").ask("GET", path, None).await.unwrap();
        let told = refused.json().unwrap();
        assert_eq!(
            (refused.status, &told["error"]["code"]),
            (421, &json!("misdirected")),
            "{path}"
        );
        assert!(
            told["error"]["says"].as_str().unwrap().contains("evil.example"),
            "{told}"
        );
    }
    assert!(under("evil.example").live(&game).await.is_err());
    for own in ["localhost:7528", "[::1]:7528", "192.0.2.7", "plat.example"] {
        assert_eq!(
            under(own).ask("GET", "/api/games", None).await.unwrap().status,
            200,
            "{own}"
        );
    }
    house.close().await;
}

/// The proxy asks for the house by its address; pages are at a name that the house was told.
#[tokio::test]
async fn a_page_behind_a_proxy_that_writes_another_name_can_act() {
    let house = House::open().await;
    let (ada, _, game) = two(&house, json!({})).await;
    let from = |origin: &str| ada.clone().with_header("Origin", origin);
    assert_eq!(
        deed(&from("https://evil.example"), &game, act(1, 0, "3c4"))
            .await
            .0,
        403
    );
    assert_eq!(
        deed(&from("https://plat.example"), &game, act(1, 0, "3c4"))
            .await
            .0,
        200
    );
    house.close().await;
}
