//! Names that can be seen and told apart.

use serde_json::{Value, json};

use crate::house::{House, create, invite};
use plat_client::Client;

async fn seats(client: &Client, table: &str) -> Value {
    let told = client.get(&format!("/api/games/{table}")).await.unwrap();
    told.json().unwrap()["table"]["seats"].clone()
}

#[tokio::test]
async fn nothing_in_a_name_is_invisible_or_turns_the_line_around() {
    let house = House::open().await;
    for (name, kept) in [
        ("Ada\u{202e}ecilA", "AdaecilA"),
        ("Eve\u{200b}\u{2060}\u{feff}", "Eve"),
        ("\u{7}Bob\u{1b}\n", "Bob"),
        (&"ü".repeat(80), &"ü".repeat(40)),
    ] {
        let nobody = Client::nobody(house.address);
        let told = nobody
            .post("/api/guests", &json!({ "name": name }))
            .await
            .unwrap();
        assert_eq!(told.json().unwrap()["name"], kept, "{name:?}");
    }
    for blank in ["", " ", "\u{3164}", "\u{2800}", "\u{200b}\u{200d}", "\u{ad}"] {
        let body = json!({ "name": blank }).to_string();
        let refused = Client::nobody(house.address)
            .ask("POST", "/api/me", Some(body))
            .await
            .unwrap();
        assert_eq!(refused.status, 422, "{blank:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn two_people_at_a_table_do_not_look_the_same() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    // The first letter of the second one is Cyrillic, and so are all vowels of the third.
    for (other, called) in [
        ("\u{410}da", "\u{410}da (2)"),
        ("ad\u{430}", "ad\u{430} (2)"),
        ("Eda", "Eda"),
    ] {
        let other = house.guest(other).await;
        let table = create(
            &ada,
            json!({ "game": "subdivision", "seats": ["person", "person"] }),
        )
        .await;
        invite(&ada, &other, &table, 2).await;
        let seats = seats(&ada, &table).await;
        assert_eq!(
            (&seats[0]["name"], &seats[1]["name"]),
            (&json!("Ada"), &json!(called))
        );
    }
    let twice = json!({ "terms": { "game": "subdivision", "seats": ["person", "person"] }, "sit": [1, 2] });
    let table = ada.post("/api/games", &twice).await.unwrap().json().unwrap();
    let both = seats(&ada, table["id"].as_str().unwrap()).await;
    assert_eq!(both[1]["name"], "Ada", "one person in two seats is one person");
    let greedy = house.guest("Gr\u{435}edy").await;
    let table = create(
        &greedy,
        json!({ "game": "subdivision", "seats": ["person", "greedy"] }),
    )
    .await;
    assert_eq!(
        seats(&ada, &table).await[0]["name"],
        "Gr\u{435}edy (2)",
        "the computer is greedy"
    );
    house.close().await;
}
