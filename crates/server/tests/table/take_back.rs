//! Taking an action back.

use serde_json::json;

use super::house::{House, act, deed, two};

#[tokio::test]
async fn a_last_action_can_be_taken_back_until_somebody_else_acts() {
    let house = House::open().await;
    let (ada, bob, game) = two(&house, json!({})).await;
    let back = |seat: u8| json!({ "do": "back", "seat": seat });
    assert_eq!(deed(&ada, &game, act(1, 0, "3c4")).await.0, 200);
    assert_eq!(deed(&ada, &game, back(1)).await.1["entries"], 2);
    assert_eq!(deed(&ada, &game, act(1, 2, "3b2")).await.0, 200);
    assert_eq!(deed(&bob, &game, act(2, 3, "2d5")).await.0, 200);
    assert_eq!(deed(&ada, &game, back(1)).await.0, 409);
    house.close().await;
}
