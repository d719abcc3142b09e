//! Ten people behind one address open the first page at once, and each gets all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use plat_client::Client;
use plat_server::Limits;
use plat_store::Sqlite;
use serde_json::{Value, json};

use crate::house::House;

/// What a browser asks for: the page, what it names, and what that names.
async fn load(guest: &Client) -> Result<usize, String> {
    let mut known = BTreeSet::new();
    let mut waiting = vec!["/".to_owned()];
    while let Some(path) = waiting.pop() {
        if !known.insert(path.clone()) {
            continue;
        }
        let answer = guest
            .ask("GET", &path, None)
            .await
            .map_err(|error| format!("{path}: {error}"))?;
        if answer.status != 200 {
            return Err(format!("{path}: {} {}", answer.status, answer.text()));
        }
        let text = answer.text();
        if path == "/" || path.ends_with(".js") {
            waiting.extend(named(&text));
        }
        if path == "/api/shelf" {
            let shelf: Value = answer.json().unwrap();
            let picture = |game: &Value| format!("/api/shelf/{}/picture.svg", game["id"].as_str().unwrap());
            waiting.extend(shelf.as_array().unwrap().iter().map(picture));
        }
        if path == "/" {
            waiting.extend(["/api/shelf", "/api/me", "/api/games", "/web/words/en.json"].map(str::to_owned));
        }
    }
    Ok(known.len())
}

/// The files that a page or a script names in quotes.
fn named(text: &str) -> Vec<String> {
    let quoted = text.split('"').skip(1).step_by(2);
    let path = |name: &str| match name.strip_prefix("./") {
        Some(module) if module.ends_with(".js") => Some(format!("/web/{module}")),
        _ => (name.starts_with("/web/") && name.contains('.')).then(|| name.to_owned()),
    };
    quoted.filter_map(path).collect()
}

#[tokio::test]
async fn ten_people_behind_one_address_load_the_first_page_completely() {
    let log = Arc::new(Sqlite::in_memory().unwrap());
    let house = House::with(log, Limits::default()).await;
    let people: Vec<_> = (0..10)
        .map(|number| {
            let address = house.address;
            tokio::spawn(async move {
                let guest = Client::nobody(address).with_header("X-Forwarded-For", "192.0.2.1");
                let loaded = load(&guest).await;
                let name = json!({ "name": format!("Guest {number}") });
                guest.post("/api/me", &name).await.expect("and a name");
                loaded
            })
        })
        .collect();
    for person in people {
        let loaded = person.await.unwrap().expect("everything is there");
        assert!(loaded >= 25, "{loaded} files");
    }
    house.close().await;
}
