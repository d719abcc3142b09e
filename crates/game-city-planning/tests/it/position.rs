//! Positions from a real table: what is said of them, and what is wrong with them.

use crate::table::json;
use plat_engine::{Appraise, Offer, Options};
use plat_game_city_planning::{CityPlanning, CityPlanningOptions};

const ROWS: &str =
    "......... .PP...... PPR...... ......... ......... ......... ......... ......... ........P";
const FIELDS: &str = r#""zones":[{"tile":"A2","at":"b5","developments":["A5"]}],
    "developments":[{"coin":"I3","at":"a8"}],"face_up":[{"tile":"C2","waiting":1}],"hand":["A1","R0"],"scores":[4,-2]"#;

fn appraise(text: &str) -> plat_engine::ScoreSheet<String> {
    CityPlanning::appraise(text, &CityPlanningOptions::default())
        .unwrap_or_else(|fault| panic!("{fault}"))
        .said(&crate::english())
}

#[test]
fn a_position_is_told_what_may_be_placed_and_what_it_scores() {
    let sheet = appraise(&json(ROWS, FIELDS));
    assert_eq!(sheet.illegal, Vec::<String>::new());
    assert_eq!(
        sheet.seats.iter().map(|seat| seat.total).collect::<Vec<_>>(),
        [4, -2]
    );
    let find = |what: &str| -> Vec<&Offer<String>> {
        let found = sheet.offers.iter().filter(|offer| offer.says.starts_with(what));
        found.collect()
    };
    let zones = find("the Zone Commercial 2 around");
    let over = zones.iter().find(|offer| offer.says.ends_with("b7")).unwrap();
    assert_eq!(over.points, 1 - 9, "a waiting stone, and figure 6");
    assert_eq!(over.lines.len(), 4);
    let lots = find("the Development Residential 0 on");
    assert_eq!(lots.len(), 1, "places that come to the same stand together");
    assert!(lots[0].points == 1 && lots[0].says.contains(" and "));
    assert!(
        find("the Development Agricultural 1 on the Zone").is_empty(),
        "it is full"
    );
    assert!(find("a first Population stone on ")[0].says.contains("i2"));
    let board = sheet.board.unwrap();
    let ids: Vec<_> = board
        .shapes
        .iter()
        .filter_map(|shape| shape.id.as_deref())
        .collect();
    for id in ["board", "zone-A2", "development-a8", "stone-c7"] {
        assert!(ids.contains(&id), "{id}");
    }
    assert!(
        board.shapes.iter().all(|shape| shape.token.is_none()),
        "a picture is not touched"
    );
}

#[test]
fn the_penalty_is_an_option() {
    let options = CityPlanningOptions::from_pairs(&["unincorporated-penalty=1"]).unwrap();
    let sheet = CityPlanning::appraise(&json(ROWS, FIELDS), &options).unwrap();
    let over = sheet
        .offers
        .iter()
        .find(|offer| crate::say(&offer.says).ends_with("around b7"));
    assert_eq!(over.unwrap().points, 1 - 8);
}

#[track_caller]
fn illegal(fields: &str, expected: &[&str]) {
    assert_eq!(appraise(&json(ROWS, fields)).illegal, expected);
}

#[test]
fn what_is_illegal_is_named() {
    illegal(
        r#""zones":[{"tile":"A2","at":"b5"},{"tile":"C3","at":"d5"}]"#,
        &["the Zones Agricultural 2 and Commercial 3 overlap"],
    );
    illegal(
        r#""zones":[{"tile":"A2","at":"b7"}]"#,
        &["stones lie under the Zone Agricultural 2"],
    );
    illegal(
        r#""zones":[{"tile":"A2","at":"b5","developments":["C1"]}],"hand":["C1","C1"]"#,
        &[
            "Commercial 1 is on a Zone of another type, Agricultural 2",
            "the Development Commercial 1 is there twice",
        ],
    );
    illegal(
        r#""developments":[{"coin":"C1","at":"i1"}]"#,
        &["Commercial 1 is on i1, where something else lies"],
    );
    illegal(
        r#""hand":["C1","C2","C3","C4"],"face_up":[{"tile":"R0"}],"bottom":["R0"]"#,
        &[
            "the Zone Residential 0 is there twice",
            "a hand has 3 Developments, not 4",
        ],
    );
    let bare = json("......... ".repeat(9).trim(), "");
    assert_eq!(
        appraise(&bare).illegal,
        ["at least one stone lies outside every Zone"]
    );
}

#[track_caller]
fn unreadable(text: &str, expected: &str) {
    let fault = CityPlanning::appraise(text, &CityPlanningOptions::default()).unwrap_err();
    assert_eq!(fault.to_string(), expected);
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    unreadable(r#"{"stones":[]}"#, "stones: a board has 9, 13 or 19 rows, not 0");
    let rows = |replaced: &str, by: &str| json(&ROWS.replacen(replaced, by, 1), "");
    unreadable(
        &rows(".PP......", ".PP....."),
        "stones[1]: a row has 9 points, not 8",
    );
    unreadable(
        &rows(".PP......", ".PX......"),
        "stones[1]: 'X' is none of P, R and .",
    );
    for (fields, expected) in [
        (
            r#""zones":[{"tile":"X2","at":"b5"}]"#,
            "zones[0].tile: \"X2\" is not a type R, A, C or I and a value 0 to 5 such as R3",
        ),
        (
            r#""zones":[{"tile":"R2","at":"z5"}]"#,
            "zones[0].at: z5 is not on a board of 9x9 points",
        ),
        (
            r#""zones":[{"tile":"R2","at":"a5"}]"#,
            "zones[0].at: a Zone around a5 is not on the board",
        ),
        (
            r#""developments":[{"coin":"R2","at":"?"}]"#,
            "developments[0].at: a point is a letter and a row number such as c4, not \"?\"",
        ),
        (
            r#""face_up":[{"tile":"R0"},{"tile":"R1"},{"tile":"R2"},{"tile":"R3"}]"#,
            "face_up: three Zones lie face up at most",
        ),
        (r#""scores":[1,2,3]"#, "scores: two play"),
    ] {
        unreadable(&json(ROWS, fields), expected);
    }
    let fault = CityPlanning::appraise("{", &CityPlanningOptions::default()).unwrap_err();
    assert!(fault.at.starts_with("line 1"), "{fault}");
}
