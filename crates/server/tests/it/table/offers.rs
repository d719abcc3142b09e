//! Offers to end the game as it stands, which nobody is pestered with.

use serde_json::json;

use crate::house::{House, act, deed, two};

#[tokio::test]
async fn whoever_was_declined_offers_to_end_the_game_again_only_after_something_has_happened() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    let offer = |seat: u8| json!({ "do": "agree", "seat": seat });
    let decline = |seat: u8| json!({ "do": "decline", "seat": seat });
    assert_eq!(deed(&ada, &game, offer(1)).await.0, 200);
    assert_eq!(deed(&bob, &game, decline(2)).await.0, 200);
    let (status, told) = deed(&ada, &game, offer(1)).await;
    assert_eq!(
        (status, &told["error"]["code"]),
        (409, &json!("not-now")),
        "{told}"
    );
    assert!(
        told["error"]["says"]
            .as_str()
            .unwrap()
            .starts_with("you have offered that already"),
        "{told}"
    );
    // Bob has not offered anything. What Ada declines, she still has been declined before.
    assert_eq!(deed(&bob, &game, offer(2)).await.0, 200);
    assert_eq!(deed(&ada, &game, decline(1)).await.0, 200);
    assert_eq!(deed(&bob, &game, offer(2)).await.0, 409);
    assert_eq!(deed(&ada, &game, offer(1)).await.0, 409);
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    assert_eq!(
        deed(&ada, &game, offer(1)).await.0,
        200,
        "something has happened in the game"
    );
    assert_eq!(
        deed(&bob, &game, offer(2)).await.0,
        200,
        "to agree is not to offer"
    );
    house.close().await;
}
