//! Whoever asks with a mark gets an answer that has it, whatever is wrong about the question.

use plat_store::Sqlite;
use serde_json::json;

use crate::house::{House, next, two};

#[tokio::test]
async fn every_refusal_says_which_message_it_answers() {
    let log = std::sync::Arc::new(Sqlite::in_memory().unwrap());
    let house = House::with(log, plat_server::Limits::default()).await;
    let (ada, _, table) = two(&house, json!({})).await;
    let mut live = ada.live(&table).await.unwrap();
    for (message, code) in [
        (
            r#"{"do":"act","seat":2,"saw":0,"word":"3c4","id":1}"#,
            "forbidden",
        ),
        (
            r#"{"do":"act","seat":1,"saw":0,"word":"nonsense","id":1}"#,
            "unfit",
        ),
        (r#"{"do":"dance","id":1}"#, "bad"),
        (r#"{"do":"act","seat":"one","id":1}"#, "bad"),
        (r#"{"do":"act","seat":1,"id":1"#, "bad"),
        (r#"{"do":"watch","as":7,"id":1}"#, "not-found"),
        (r#"{"do":"preview","seat":1,"word":"nonsense","id":1}"#, "unfit"),
        (r#"{"do":"hint","seat":1,"id":1}"#, "forbidden"),
    ] {
        live.say(message).await.unwrap();
        let refused = next(&mut live, "refused").await;
        assert_eq!(
            (&refused["id"], &refused["code"]),
            (&json!(1), &json!(code)),
            "{message}"
        );
    }
    for id in 100..200 {
        live.say(json!({ "do": "watch", "id": id }).to_string())
            .await
            .unwrap();
    }
    let mut answered = Vec::new();
    let mut too_fast = 0;
    while answered.len() < 100 {
        let message = live.next().await.unwrap();
        too_fast += u32::from(message["code"] == "too-fast");
        answered.extend(message["id"].as_u64());
    }
    answered.sort_unstable();
    assert_eq!(answered, (100..200).collect::<Vec<u64>>());
    assert!(too_fast > 0, "so many at once are too many");
    house.close().await;
}
