//! The commands that Zoning Out has to itself: scoring by named rules, solving an APC, the balance of the rules.

use crate::program::{Folder, bad, good};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(&[arguments, &["--json"]].concat())).unwrap()
}

/// The city of the first picture in the rules, with its known score by 15-Minute City.
fn fifteen_minutes() -> String {
    let root =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../game-zoning-out/tests/it/data/15min.json");
    root.display().to_string()
}

#[test]
fn a_real_city_is_scored_by_all_rules_or_by_those_that_are_named() {
    let city = fifteen_minutes();
    let score = ["score", "zoning-out", "--position", &city];
    let all = json(&score);
    let lines = all["seats"][0]["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 5 + 18);
    let line = |name: &str| lines.iter().find(|line| line["label"] == name).unwrap();
    assert_eq!(line("15-Minute City")["points"], 8);
    let named = json(&[&score[..], &["--rules", "15-Minute City,Garden City"]].concat());
    let labels: Vec<&str> = named["seats"][0]["lines"].as_array().unwrap()[5..]
        .iter()
        .map(|line| line["label"].as_str().unwrap())
        .collect();
    assert_eq!(labels, ["15-Minute City", "Garden City"]);
    let first = json(&[&score[..], &["--edition", "first"]].concat());
    assert_eq!(first["seats"][0]["lines"].as_array().unwrap().len(), 5 + 17);
    let text = good(&[&score[..], &["--rules", "garden-city"]].concat());
    for part in [
        "Residential (red)",
        "Colors sum",
        "Subtotal",
        "Garden City",
        "targets sum",
        "total",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    bad(
        &[&score[..], &["--rules", "garden"]].concat(),
        "there is no rule \"garden\" in the second edition; there are: 15-minute-city,",
    );
    bad(
        &[&score[..], &["--option", "apc=on"]].concat(),
        "option apc: this makes no difference to the score of a position",
    );
}

#[test]
fn an_apc_is_solved_to_a_record_that_replays() {
    let folder = Folder::new();
    let (record, picture) = (folder.name("city.plat"), folder.name("city.svg"));
    let solve = [
        "solve",
        "zoning-out",
        "--seed",
        "7",
        "--option",
        "trios=1",
        "--rounds",
        "1",
        "--changes",
        "5",
    ];
    let solved = json(&[&solve[..], &["-o", &record, "--svg", &picture]].concat());
    let (total, bound) = (
        solved["total"].as_i64().unwrap(),
        solved["bound"].as_i64().unwrap(),
    );
    assert!(total <= bound, "{solved}");
    assert_eq!(solved["score"]["total"], total);
    good(&["check", &record]);
    good(&["verify", &record]);
    let kept = std::fs::read_to_string(&record).unwrap();
    assert!(kept.contains(&format!("\nresult {total}\n")), "{kept}");
    assert!(std::fs::read_to_string(&picture).unwrap().starts_with("<svg"));
    let text = good(&solve);
    assert!(
        text.contains(&format!("{total} points, and no city scores more")),
        "{text}"
    );
    // From the middle of a game as well, and not from its end.
    let middle: String = kept
        .lines()
        .take_while(|line| !line.starts_with("9. "))
        .map(|line| format!("{line}\n"))
        .collect();
    let half = folder.file("half.plat", &middle);
    let again = json(&[
        "solve",
        "zoning-out",
        "--from",
        &half,
        "--rounds",
        "1",
        "--changes",
        "5",
    ]);
    assert!(again["total"].as_i64().unwrap() <= bound);
    bad(&["solve", "zoning-out", "--from", &record], "the game is over");
    let random = folder.name("random.plat");
    good(&[
        "random",
        "zoning-out",
        "--seats",
        "1",
        "--seed",
        "1",
        "-o",
        &random,
    ]);
    let begun: String = std::fs::read_to_string(&random)
        .unwrap()
        .lines()
        .take_while(|line| !line.starts_with("5. "))
        .map(|line| format!("{line}\n"))
        .collect();
    let begun = folder.file("begun.plat", &begun);
    bad(
        &["solve", "zoning-out", "--from", &begun],
        "only an APC has nothing left to chance",
    );
    bad(
        &["solve", "zoning-out", "--rounds", "0"],
        "--rounds 0: 1 to 10000 rounds can be searched",
    );
}

#[test]
fn the_balance_of_a_set_is_a_table_json_and_a_chart() {
    let folder = Folder::new();
    let chart = folder.name("chart.svg");
    let balance = [
        "balance",
        "zoning-out",
        "--rules",
        "piazzas,clusters",
        "--games",
        "3",
        "--seed",
        "5",
    ];
    let report = json(&[&balance[..], &["--chart", &chart]].concat());
    assert_eq!(report["sets"][0]["total"]["games"], 3);
    assert_eq!(report["sets"][0]["target"], 23 + 9);
    assert_eq!(report["rules"].as_array().unwrap().len(), 2);
    let drawn = std::fs::read_to_string(&chart).unwrap();
    assert!(drawn.contains("Piazzas") && drawn.contains("chance to win"));
    let png = folder.name("chart.png");
    let text = good(&[&balance[..], &["--chart", &png]].concat());
    assert!(text.starts_with("rule ") && text.contains("all games"), "{text}");
    assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    assert_eq!(json(&balance), report, "the same seed, the same figures");
    bad(
        &["balance", "zoning-out", "--games", "0"],
        "--games 0: 1 to 100000 games can be played",
    );
    bad(
        &["balance", "zoning-out", "--rules", "piazza"],
        "there is no rule \"piazza\"",
    );
    bad(
        &["balance", "zoning-out", "--edition", "third"],
        "\"third\" is neither first nor second",
    );
}
