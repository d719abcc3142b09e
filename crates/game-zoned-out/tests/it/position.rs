//! Positions from a real table: what is wrong with them is said with its place.

use crate::table::{appraise, play, see, table};
use plat_engine::Appraise;
use plat_game_zoned_out::{ZonedOut, ZonedOutOptions};

fn fault(json: &str) -> String {
    ZonedOut::appraise(json, &ZonedOutOptions::default())
        .unwrap_err()
        .to_string()
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    for (json, expected) in [
        ("{", "line 1 column 1: EOF while parsing an object"),
        (
            r#"{"players": 5, "blocks": []}"#,
            "players: Zoned Out is for 2 to 4 players, not 5",
        ),
        (
            r#"{"players": 2, "blocks": [{"at": "n1e1", "face": "RL"}]}"#,
            "blocks[0]: n1e1 is Downtown",
        ),
        (
            r#"{"players": 2, "blocks": [{"at": "n99e1", "face": "RL"}]}"#,
            "blocks[0]: \"n99e1\" is not a place such as n2e3, at most 30 from Downtown's streets",
        ),
        (
            r#"{"players": 2, "blocks": [{"at": "n2e1", "face": "RX"}]}"#,
            "blocks[0]: \"RX\" is no Block; the Blocks are RL RM RH CL CM CH IL IM IH LB ST TD PK MU PL AB",
        ),
        (
            r#"{"players": 2, "blocks": [], "planners": [{"player": 3, "at": "n2e1"}]}"#,
            "planners[0]: there is no player 3 among 2",
        ),
        (
            r#"{"players": 2, "blocks": [{"at": "n2e1", "face": "PK"}], "planners": [{"player": 1, "at": "n2e1"}]}"#,
            "planners[0]: n2e1 is no undeveloped zoned or wild Block",
        ),
        (
            r#"{"players": 2, "blocks": [{"at": "n2e1", "face": "ST"}], "planners": [{"player": 1, "at": "n2e1"}]}"#,
            "planners[0]: n2e1 is wild: its density must be declared",
        ),
        (
            r#"{"players": 2, "blocks": [], "points": [1]}"#,
            "points: 1 figure for 2 players",
        ),
        (
            r#"{"players": 2, "blocks": [], "objectives": ["rich"]}"#,
            "objectives[0]: \"rich\" is no objective; one of them is light-residential-zones",
        ),
    ] {
        assert_eq!(fault(json), expected);
    }
}

#[test]
fn what_is_illegal_is_said() {
    let sheet = appraise(
        r#"{"players": 2, "skyscrapers": {"nw": [1]}, "blocks": [
        {"at": "n2e1", "face": "RL"}, {"at": "n2e1", "face": "RM"}, {"at": "n2e2", "face": "RL"},
        {"at": "n2w1", "face": "CL", "built": {"player": 1, "kind": "CH", "height": 3}},
        {"at": "n2w2", "face": "PK", "built": {"player": 1, "kind": "RL", "height": 2}}],
        "planners": [{"player": 1, "at": "n2e1"}, {"player": 2, "at": "n2e2"}]}"#,
    );
    assert_eq!(
        sheet.illegal,
        [
            "n2e1 is named twice; the first Block is scored",
            "n2w1 shows Light Commercial and cannot be developed as Heavy Commercial",
            "n2w2 shows a Park, which is never developed",
            "n2w2 has 2 pieces, and Light Residential takes 1",
            "Blue's planner stands in Red's zone",
        ]
    );
}

#[test]
fn the_blocks_of_a_view_are_blocks_of_a_position() {
    let ring = "RL RL LB  PK PL CM  MU IH IH  ST PL AB";
    let game = play(
        table(2, ring, &["PL RL LB RM"]),
        "n1w2 c7:0:n2e2 leave c5:0:n3w3 n2w2",
    );
    let view = see(&game);
    let blocks = serde_json::to_string(&view.blocks).unwrap();
    let sheet = appraise(&format!(
        r#"{{"players": 2, "blocks": {blocks}, "planners": [{{"player": 1, "at": "n2w2", "density": "light"}}]}}"#
    ));
    assert_eq!(sheet.illegal, Vec::<String>::new());
    assert_eq!(sheet.offers[0].points, view.players[0].zone.unwrap().points);
}

#[test]
fn zo_6_planners_are_listed_in_the_order_in_which_they_came_and_deeds_may_be_told() {
    // A Library between RL and RM.
    let zones = |library: &str, planners: [&str; 2]| {
        let at = |number: &str| {
            format!(
                r#"{{"player": {number}, "at": "n2e{}"}}"#,
                [1, 3][usize::from(number == "2")]
            )
        };
        let sheet = appraise(&format!(
            r#"{{"players": 2, "planners": [{}],
            "blocks": [{{"at": "n2e1", "face": "RL"}}, {{"at": "n2e2", "face": "LB"{library}}}, {{"at": "n2e3", "face": "RM"}}]}}"#,
            planners.map(at).join(",")
        ));
        assert_eq!(sheet.illegal, Vec::<String>::new());
        [sheet.offers[0].points, sheet.offers[1].points]
    };
    assert_eq!(zones("", ["1", "2"]), [3, 1]);
    assert_eq!(zones("", ["2", "1"]), [1, 3]);
    assert_eq!(zones(r#", "zone": 1"#, ["2", "1"]), [3, 1], "a deed lies on it");
}

#[test]
fn zo_9_a_planner_is_in_the_way_of_another_by_zoned_blocks_only() {
    // Two RL with a Library between them are two zones; three RL in a row are one.
    let faults = |middle: &str| {
        let sheet = appraise(&format!(
            r#"{{"players": 2, "planners": [{{"player": 1, "at": "n2e1"}}, {{"player": 2, "at": "n2e3"}}],
            "blocks": [{{"at": "n2e1", "face": "RL"}}, {{"at": "n2e2", "face": "{middle}"}}, {{"at": "n2e3", "face": "RL"}}]}}"#
        ));
        sheet.illegal
    };
    assert_eq!(faults("LB"), Vec::<String>::new());
    assert_eq!(faults("RL"), ["Blue's planner stands in Red's zone"]);
}
