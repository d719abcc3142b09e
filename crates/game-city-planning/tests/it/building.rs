//! The rule page, continued: rezoning, Developments, the end of a turn and of the game.

use crate::table::{
    allowed, drawn, drawn_with, enter, new, open, refused, seat, seen_by, to_act, told, words,
};
use plat_engine::{Game, Next, Notation, Record, Refusal as _, Session};
use plat_game_city_planning::{
    CityPlanning, Cover, Ending, Ground, Influence, Kind, LAST_TURN, Need, Refusal,
};

/// A city to rezone: Commercial 2 fits around b7.
const FIGURE_6: &str = "
    ......... .PP...... PPR...... ......... ......... ......... ......... ......... ........P";
const FIGURE_6_FIELDS: &str = r#""zones":[{"tile":"A2","at":"b5","developments":["A5"]}],
    "developments":[{"coin":"I3","at":"a8"}],"face_up":[{"tile":"C2"}],"bottom":["R0"]"#;

fn names<T: ToString>(parts: impl IntoIterator<Item = T>) -> Vec<String> {
    parts.into_iter().map(|part| part.to_string()).collect()
}

// Rezoning

#[test]
fn figure_6_rezoning_costs_what_is_removed() {
    let planned = enter(drawn(FIGURE_6, FIGURE_6_FIELDS), "C2@b7");
    let (says, points) = told(&planned, "confirm");
    assert_eq!(points, -(2 + 5 + 2));
    assert_eq!(
        says,
        "Red lays Commercial 2 around b7: −9 (Agricultural 2 removed −2, the 5 on Agricultural 2 removed −5 and \
         unincorporated Industrial 3 on a8 removed −2)"
    );
    let after = enter(planned, "confirm");
    let view = open(&after);
    assert_eq!(names(view.zones.iter().map(|zone| zone.tile)), ["C2"]);
    assert_eq!(names(view.removed.iter()), ["A5", "I3"]);
    assert_eq!(names(view.bottom), ["R0", "A2"], "under the stack");
    // What the removed Zone covered and the new one does not is empty now.
    let next = enter(after, "zone:R1");
    assert_eq!(refused(&next, "rb4"), Refusal::Lonely("b4".to_owned()));
    assert_eq!(refused(&next, "rb6"), Refusal::Taken("b6".to_owned()));
}

#[test]
fn cp_5_an_unincorporated_development_that_is_removed_costs_2_or_by_option_1() {
    let lost = |option: &str| {
        let planned = enter(drawn_with(&[option], FIGURE_6, FIGURE_6_FIELDS), "C2@b7");
        told(&planned, "confirm").1
    };
    assert_eq!(lost("unincorporated-penalty=2"), -9);
    assert_eq!(lost("unincorporated-penalty=1"), -8, "the example of the figure");
}

#[test]
fn rezoning_several_zones_lets_the_player_choose_their_order_under_the_stack() {
    // Four Zones with a free cross between them; a Zone around e5 overlaps all of them.
    let rows = "......... ......... ......... ......... ....PP... ....P.... ......... ......... ........P";
    let fields = r#""zones":[{"tile":"R1","at":"c7"},{"tile":"A2","at":"g7"},{"tile":"C0","at":"c3"},
        {"tile":"I1","at":"g3"}],"face_up":[{"tile":"R2"}],"bottom":["I5"]"#;
    let planned = enter(drawn(rows, fields), "R2@e5");
    assert!(
        matches!(refused(&planned, "confirm"), Refusal::NotNow(_)),
        "the order comes first"
    );
    assert_eq!(words(&planned), ["under:R1", "under:A2", "under:C0", "under:I1"]);
    assert!(matches!(refused(&planned, "under:I5"), Refusal::NotRemoved(_)));
    let chosen = enter(planned, "under:C0 under:R1 under:I1");
    assert_eq!(words(&chosen), ["confirm"], "the last has only one place");
    assert_eq!(told(&chosen, "confirm").1, -(1 + 2 + 1));
    let after = open(&enter(chosen, "confirm"));
    assert_eq!(
        names(after.bottom),
        ["I5", "C0", "R1", "I1", "A2"],
        "everybody knows the order"
    );
    assert_eq!(names(after.zones.iter().map(|zone| zone.tile)), ["R2"]);
}

#[test]
fn a_zone_is_previewed_before_it_is_laid() {
    let planned = enter(drawn(FIGURE_6, FIGURE_6_FIELDS), "C2@b7");
    let preview = open(&planned).preview.expect("it is planned");
    assert_eq!(
        preview.needs,
        [(Ground::Population, 3), (Ground::Resource, 1)].map(|(ground, points)| Need { ground, points })
    );
    let covers = Cover {
        population: 4,
        resource: 1,
        empty: 0,
        homes: 0,
        works: 1,
    };
    assert_eq!(preview.covers, covers);
    assert_eq!(preview.points, -9);
    assert_eq!(preview.lines.len(), 3);
    assert_eq!(names(preview.removes), ["A2"]);
    assert!(matches!(refused(&planned, "pass"), Refusal::NotNow(_)));
    assert_eq!(open(&planned).zones.len(), 1, "nothing has happened yet");
}

// Waiting stones

#[test]
fn waiting_stones_are_a_point_each_for_whoever_takes_the_zone() {
    let rows = "......... ......... ......... ......... ......... ......... ......... ......... PP.......";
    let game = drawn(
        rows,
        r#""face_up":[{"tile":"A0","waiting":4},{"tile":"A1"},{"tile":"R5","waiting":2}]"#,
    );
    let planned = enter(game, "A0@e5");
    let (says, points) = told(&planned, "confirm");
    assert_eq!(
        (says.as_str(), points),
        ("Red lays Agricultural 0 around e5: +4", 4)
    );
    let after = enter(planned, "confirm zone:C3");
    let waiting: Vec<(String, u16)> = open(&after)
        .face_up
        .iter()
        .map(|up| (up.tile.to_string(), up.waiting))
        .collect();
    let expected = [("C3", 0), ("A1", 1), ("R5", 3)].map(|(zone, count)| (zone.to_owned(), count));
    assert_eq!(
        waiting, expected,
        "one stone onto each that remains; the new one has none"
    );
    // One stone onto all three when none is taken.
    let passed = enter(after, "pc1 rc2 pass");
    let waiting: Vec<u16> = open(&passed).face_up.iter().map(|up| up.waiting).collect();
    assert_eq!(waiting, [1, 2, 4]);
}

#[test]
fn the_zones_at_the_bottom_come_up_after_all_others_and_in_their_order() {
    let rows = "......... ......... ......... ......... ......... ......... ......... ......... PP.......";
    // All Zones are somewhere known but for C3 and C4, which are on top of the stack in unknown order.
    let on_board = r#""zones":[{"tile":"R0","at":"b8"},{"tile":"R1","at":"e8"},{"tile":"R2","at":"h8"}]"#;
    let bottom = "R3 R4 R5 A1 A2 A3 A4 A5 C0 C1 C2 C5 I0 I1 I2 I3 I4 I5";
    let bottom: Vec<&str> = bottom.split(' ').collect();
    let game = drawn(
        rows,
        &format!(r#"{on_board},"face_up":[{{"tile":"A0"}}],"bottom":{bottom:?}"#),
    );
    let drawing = enter(game.clone(), "A0@h5 confirm");
    let can = |zone: &str| drawing.check_outcome(&drawing.parse_outcome(zone).unwrap());
    assert!(can("zone:C3").is_ok() && can("zone:C4").is_ok());
    assert!(can("zone:R3").is_err(), "not before the others");
    let stacked = bottom.iter().chain(&["C3", "C4"]).copied().collect::<Vec<_>>();
    let known = drawn(
        rows,
        &format!(r#"{on_board},"face_up":[{{"tile":"A0"}}],"bottom":{stacked:?}"#),
    );
    let drawing = enter(known, "A0@h5 confirm");
    assert_eq!(
        names(open(&enter(drawing, "zone:R3")).face_up.iter().map(|up| up.tile)),
        ["R3"]
    );
}

// Unincorporated Developments

#[test]
fn figure_7_an_unincorporated_development_needs_2_primary_and_1_secondary_beside_it() {
    let rows = "......... .P.P..... ......... ......... ......... .R....... ......... .P....... ........P";
    let game = drawn(rows, r#""hand":["R5","I2","A0"]"#);
    assert_eq!(
        told(&game, "dev:R5@c8"),
        ("Red places Residential 5 on c8, unincorporated: +1".to_owned(), 1)
    );
    assert!(
        matches!(refused(&game, "dev:R5@b8"), Refusal::Taken(_)),
        "not on a stone"
    );
    let refusal = refused(&game, "dev:I2@b3");
    assert_eq!(
        refusal.to_string(),
        "Industrial Developments need 2 Resources and 1 Population beside them, and beside b3 they find \
         1 Resource and 1 Population"
    );
    assert!(allowed(&game, "dev:A0@a9"), "2 empty and 1 Population");
    assert!(!allowed(&game, "dev:A0@e5"), "no Population");
    assert!(matches!(refused(&game, "dev:C1@c8"), Refusal::NotInHand(_)));
    let after = enter(game, "dev:R5@c8");
    let view = open(&after);
    assert_eq!(view.developments[0].coin.to_string(), "R5", "its value is public");
    assert_eq!(after.next(), Next::Chance, "one is drawn");
}

#[test]
fn cp_6_only_stones_and_empty_points_of_the_board_count_beside_a_development() {
    // Beside a8 are a Population stone, a Residential Development and the edge.
    let rows = "P........ ......... ......... ......... ......... ......... ......... ......... ........P";
    let lots = r#""developments":[{"coin":"R1","at":"b8"}],"hand":["R5","A3"]"#;
    let game = drawn(rows, lots);
    assert!(
        !allowed(&game, "dev:R5@a8"),
        "a Development is no Population here"
    );
    assert!(allowed(&game, "dev:A3@a8"), "a7, b7 and b9 are empty");
    // Points under a Zone are not empty, and those beyond the edge are no points.
    let zone = r#""zones":[{"tile":"R5","at":"b6"}],"developments":[{"coin":"R1","at":"b8"}],"hand":["A3"]"#;
    let game = drawn(rows, zone);
    assert!(!allowed(&game, "dev:A3@a8"), "only b9 is empty");
}

// Developments on Zones

#[test]
fn figure_8_capacity_and_neighbours() {
    let rows = "P............ ".to_owned() + &"............. ".repeat(12);
    let fields = r#""hand":["R4"],"zones":[
        {"tile":"R2","at":"g7","developments":["R1"]},
        {"tile":"R0","at":"d4"},
        {"tile":"C4","at":"d7","developments":["C0","C5"]},
        {"tile":"C3","at":"j8","developments":["C3"]},
        {"tile":"I4","at":"g10","developments":["I4"]},
        {"tile":"A2","at":"g4","developments":["A2"]},
        {"tile":"I5","at":"l3","developments":["I5"]}]"#;
    let game = drawn(&rows, fields);
    let (says, points) = told(&game, "dev:R4@R2");
    assert_eq!(points, 1 + 5 + 3 - 4);
    assert_eq!(
        says,
        "Red places Residential 4 on the Zone Residential 2: +5 (the room that is left +1, the 3 on Commercial 3 +3, \
         the 5 on Commercial 4 +5 and the 4 on Industrial 4 −4)"
    );
    assert_eq!(
        refused(&game, "dev:R4@R0").rule(),
        "capacity of a Zone",
        "a Zone of value 0 is full from the start"
    );
    assert!(matches!(refused(&game, "dev:R4@C4"), Refusal::OtherKind { .. }));
    assert!(matches!(refused(&game, "dev:R4@R5"), Refusal::NotLaid(_)));
    let score = enter(game, "dev:R4@R2").score(seat(1)).of(seat(1));
    let points: Vec<i32> = score.lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [0, 0, 1, 8, -4, 0, 0, 0]);
}

#[test]
fn capacity_may_be_exceeded_once() {
    let rows = "P........ ......... ......... ......... ......... ......... ......... ......... .........";
    let fields = |built: &str| {
        format!(r#""hand":["R4","R2"],"zones":[{{"tile":"R3","at":"e5","developments":[{built}]}}]"#)
    };
    let points = |built: &str, word: &str| told(&drawn(rows, &fields(built)), word).1;
    assert_eq!(points("", "dev:R4@R3"), 3, "up to the capacity");
    assert_eq!(points("", "dev:R2@R3"), 2);
    assert_eq!(points(r#""R1""#, "dev:R2@R3"), 2);
    assert_eq!(points(r#""R1""#, "dev:R4@R3"), 2);
    assert_eq!(points(r#""R0""#, "dev:R4@R3"), 3, "a blank uses nothing");
    for full in [r#""R3""#, r#""R5""#, r#""R0","R1","R3""#] {
        let game = drawn(rows, &fields(full));
        assert!(
            matches!(refused(&game, "dev:R2@R3"), Refusal::Full { .. }),
            "{full}"
        );
    }
}

#[test]
fn neighbours_beneficial_and_detrimental_by_type() {
    use Influence::{Beneficial, Detrimental, None};
    // Rows: where it is built. Columns: the neighbour, Residential, Agricultural, Commercial, Industrial.
    let expected = [
        [None, None, Beneficial, Detrimental],
        [Detrimental, Beneficial, None, Detrimental],
        [Beneficial, None, Detrimental, None],
        [Beneficial, None, Beneficial, None],
    ];
    for (kind, row) in Kind::ALL.into_iter().zip(expected) {
        assert_eq!(Kind::ALL.map(|other| kind.influence_of(other)), row, "{kind:?}");
    }
}

#[test]
fn neighbours_touch_by_a_corner_and_count_their_highest_development() {
    let rows = "P............ ".to_owned() + &"............. ".repeat(12);
    let points = |at: &str, built: &str| {
        let fields = format!(
            r#""hand":["I1"],"zones":[{{"tile":"I5","at":"g7"}},{{"tile":"R5","at":"{at}","developments":[{built}]}}]"#
        );
        told(&drawn(&rows, &fields), "dev:I1@I5").1
    };
    assert_eq!(points("j10", r#""R2","R4""#), 1 + 4, "corner to corner");
    assert_eq!(points("j8", r#""R2""#), 1 + 2);
    assert_eq!(points("k8", r#""R2""#), 1, "a line between them");
    assert_eq!(points("j10", ""), 1);
}

#[test]
fn incorporated_developments_use_capacity() {
    let rows = "PPP...... ......... ......... ......... ......... ......... ......... ......... ........P";
    let fields =
        r#""developments":[{"coin":"R2","at":"b8"}],"hand":["R5"],"face_up":[{"tile":"R2"},{"tile":"R3"}]"#;
    let full = enter(drawn(rows, fields), "R2@b8 confirm zone:A0 ph1 rh2 pass");
    let full = enter(full, "pg1 rg3");
    assert!(matches!(refused(&full, "dev:R5@R2"), Refusal::Full { .. }));
    let room = enter(drawn(rows, fields), "R3@b8 confirm zone:A0 ph1 rh2 pass pg1 rg3");
    assert_eq!(told(&room, "dev:R5@R3").1, 1);
}

// The end

const BEGIN: &str = "zones:R1,C2,A0 1+R1,R3,C4 2+A2,I1,I5 first:1";

#[test]
fn a_development_is_drawn_for_the_one_placed_and_without_one_the_game_ends() {
    let rows = "......... .P.P..... ......... ......... ......... ......... ......... ......... .........";
    let game = drawn(rows, r#""hand":["R5"]"#);
    let drawing = enter(game, "dev:R5@c8");
    assert_eq!(drawing.next(), Next::Chance);
    let drawn_one = enter(drawing, "1+A3");
    assert_eq!(
        names(seen_by(&drawn_one, 1).hands[0].developments.unwrap().iter()),
        ["A3"]
    );
    assert_eq!(to_act(&drawn_one), seat(2));
    let all = "R0 R1 R2 R3 R4 A0 A1 A2 A3 A4 A5 C0 C1 C2 C3 C4 C5 I0 I1 I2 I3 I4 I5";
    let all: Vec<&str> = all.split(' ').collect();
    let last = drawn(rows, &format!(r#""hand":["R5"],"removed":{all:?}"#));
    let over = enter(last, "dev:R5@c8");
    assert_eq!((over.next(), over.ending()), (Next::Over, Some(Ending::EmptyBag)));
    assert_eq!(over.total(seat(1)), 1, "the last one counts");
    assert_eq!(over.places()[seat(1)], 1);
}

#[test]
fn cp_7_the_end_can_be_proposed_with_a_pass_and_accepted_at_once() {
    let game = enter(new(&["board=9"]), BEGIN);
    assert_eq!(refused(&game, "accept").rule(), "CP-7");
    let proposed = enter(game.clone(), "pc5 rc6 propose");
    assert_eq!(words(&proposed)[0], "accept");
    assert!(open(&proposed).proposal);
    let over = enter(proposed.clone(), "accept");
    assert_eq!(
        (over.next(), over.ending()),
        (Next::Over, Some(Ending::Agreement))
    );
    let declined = enter(proposed, "pg5");
    assert!(
        matches!(refused(&declined, "accept"), Refusal::NoProposal),
        "any other action declines"
    );
    assert!(!words(&enter(declined, "rg6 pass")).contains(&"accept".to_owned()));
    let passed = enter(game, "pc5 rc6 pass");
    assert!(
        matches!(refused(&passed, "accept"), Refusal::NoProposal),
        "a pass is no proposal"
    );
}

#[test]
fn cp_8_the_game_ends_when_two_turns_in_a_row_place_nothing_at_all() {
    let full = "PPPPPPPPP ".repeat(9);
    let game = drawn(&full, r#""face_up":[{"tile":"R0"},{"tile":"R1"}]"#);
    let passed = enter(game.clone(), "pass");
    assert_eq!(passed.ending(), None);
    let over = enter(passed.clone(), "pass");
    assert_eq!(
        (over.next(), over.ending()),
        (Next::Over, Some(Ending::NothingPlaced))
    );
    // A Zone in between is something.
    let laid = enter(passed, "R0@b8 confirm zone:A0 pass");
    assert_eq!(laid.ending(), None);
    // Stones alone are something too: passing does not end the game while they can be placed.
    let village = enter(new(&["board=9"]), BEGIN);
    let passed = enter(village, "pc5 rc6 pass pg5 rg6 pass ph5 rh6 pass");
    assert_eq!(passed.ending(), None);
}

#[test]
fn cp_8_the_game_ends_after_300_turns() {
    let record = Record::parse(include_str!(
        "../../../../records/city-planning/300-turns-13.plat"
    ))
    .unwrap();
    let session = Session::<CityPlanning>::replay(&record).unwrap();
    assert_eq!(session.state().ending(), Some(Ending::LastTurn));
    let entries = session.log().len();
    let before = session.at(entries - 1);
    assert_eq!((before.state().ending(), open(before.state()).turn), (None, 300));
    assert_eq!(LAST_TURN, 300);
}
