//! The rule page, line by line: every figure and every ruling.

use crate::table::{allowed, drawn, enter, new, open, refused, seat, seen_by, to_act, told, words};
use plat_engine::{Game, Notation, Options, Refusal as _};
use plat_game_city_planning::{
    CityPlanning, CityPlanningOptions, Development, Ground, Kind, Refusal, Stage, Stone, Zone,
};

/// Somebody's turn on a 9x9 board: the village, three Zones, known hands, player 1 to move.
const BEGIN: &str = "zones:R1,C2,A0 1+R1,R3,C4 2+A2,I1,I5 first:1";

const EMPTY: &str = "
    ......... ......... ......... ......... ......... ......... ......... ......... .........";

// Parts and set-up

#[test]
fn parts_24_zones_and_24_developments_of_four_types_and_six_values() {
    assert_eq!((Zone::all().count(), Development::all().count()), (24, 24));
    for kind in Kind::ALL {
        let values: Vec<u32> = Zone::all()
            .filter(|zone| zone.kind() == kind)
            .map(Zone::value)
            .collect();
        assert_eq!(values, [0, 1, 2, 3, 4, 5]);
    }
}

#[test]
fn options_board_and_penalty() {
    assert_eq!(open(&new(&[])).board, 19);
    for side in [9, 13, 19] {
        assert_eq!(open(&new(&[&format!("board={side}")])).board, side);
    }
    for bad in ["board=8", "board=", "unincorporated-penalty=3", "size=9"] {
        assert!(CityPlanningOptions::from_pairs(&[bad]).is_err(), "{bad}");
    }
}

#[test]
fn cp_1_the_village_is_a_cross_with_population_west_to_east_and_resources_north_and_south() {
    for (side, people, resources) in [
        (9, ["d5", "e5", "f5"], ["e6", "e4"]),
        (13, ["f7", "g7", "h7"], ["g8", "g6"]),
        (19, ["i10", "j10", "k10"], ["j11", "j9"]),
    ] {
        let stones = open(&new(&[&format!("board={side}")])).stones;
        let names = |points: plat_grid::Points| -> Vec<String> {
            points.iter().map(|point| point.name(side).to_string()).collect()
        };
        assert_eq!(names(stones.population), people);
        assert_eq!(names(stones.resources), resources);
    }
}

#[test]
fn setup_three_zones_three_developments_each_and_who_plays_first_is_drawn() {
    let game = enter(new(&["board=9"]), BEGIN);
    let view = seen_by(&game, 1);
    let face_up: Vec<String> = view.face_up.iter().map(|up| up.tile.to_string()).collect();
    assert_eq!(face_up, ["R1", "C2", "A0"]);
    assert!(view.face_up.iter().all(|up| up.waiting == 0));
    assert_eq!((view.stack.len(), view.bag, view.turn), (21, 18, 1));
    assert_eq!(view.hands[0].developments.unwrap().len(), 3);
    assert_eq!((view.hands[1].count, view.hands[1].developments), (3, None));
    assert_eq!(to_act(&game), seat(1));
    let other = enter(new(&["board=9"]), &BEGIN.replace("first:1", "first:2"));
    assert_eq!(to_act(&other), seat(2));
}

#[test]
fn setup_impossible_draws_are_refused() {
    let refuse = |game: &CityPlanning, word: &str| {
        let outcome = game.parse_outcome(word).unwrap();
        game.check_outcome(&outcome).expect_err(word);
    };
    let game = new(&["board=9"]);
    for word in ["zones:R1,R1,A0", "first:1", "zone:R1", "1+R1,R2,R3"] {
        refuse(&game, word);
    }
    let game = enter(game, "zones:R1,C2,A0");
    for word in ["1+R1,R2", "2+R1,R2,R3", "1+R1,R2,R3,R4", "zones:R1,C2,A0"] {
        refuse(&game, word);
    }
    let game = enter(game, "1+R1,R3,C4");
    refuse(&game, "2+R1,I1,I5");
    let game = enter(game, "2+A2,I1,I5");
    for word in ["first:3", "zone:R2"] {
        refuse(&game, word);
    }
    for nonsense in [
        "zones:R1,C2",
        "zone:R6",
        "1+",
        "1+R1,R1,R2",
        "first:0",
        "7+R1",
        "zones:",
        "R1",
    ] {
        assert!(game.parse_outcome(nonsense).is_err(), "{nonsense}");
    }
}

// Stones

#[test]
fn stones_one_of_each_or_three_of_a_kind() {
    let game = enter(new(&["board=9"]), BEGIN);
    let stage = |words: &str| open(&enter(game.clone(), words)).stage;
    assert_eq!(stage(""), Stage::FirstStone);
    assert_eq!(stage("pc5"), Stage::SecondStone(Stone::Population));
    assert_eq!(stage("pc5 re7"), Stage::Build, "one of each");
    assert_eq!(stage("re7 pc5"), Stage::Build, "in any order");
    assert_eq!(stage("pc5 pb5"), Stage::ThirdStone(Stone::Population));
    assert_eq!(stage("pc5 pb5 pa5"), Stage::Build);
    assert_eq!(stage("re7 re8"), Stage::ThirdStone(Stone::Resource));
    assert_eq!(stage("re7 re8 re9"), Stage::Build);
    let two = enter(game.clone(), "pc5 pb5");
    assert_eq!(refused(&two, "re7"), Refusal::ThirdStone(Stone::Population));
    let two = enter(game.clone(), "re7 re8");
    assert_eq!(refused(&two, "pc5"), Refusal::ThirdStone(Stone::Resource));
    assert!(
        matches!(refused(&game, "pass"), Refusal::NotNow(_)),
        "stones are mandatory"
    );
    assert!(matches!(refused(&game, "A0@h8"), Refusal::NotNow(_)));
    assert!(matches!(
        refused(&enter(game, "pc5 re7"), "pb5"),
        Refusal::NotNow(_)
    ));
}

#[test]
fn stones_are_chained() {
    let game = enter(new(&["board=9"]), BEGIN);
    assert_eq!(refused(&game, "pb5"), Refusal::Lonely("b5".to_owned()));
    assert!(allowed(&enter(game, "pc5"), "pb5"), "the one of this turn counts");
}

#[test]
fn stones_go_on_empty_points() {
    let game = drawn(
        "......... ......... ......... ......... ..P...... ......... ......... ......... .........",
        r#""stones_first":true,"zones":[{"tile":"R0","at":"e7"}],"developments":[{"coin":"C1","at":"c4"}]"#,
    );
    for (word, point) in [("pc5", "c5"), ("rd6", "d6"), ("rc4", "c4")] {
        assert_eq!(refused(&game, word), Refusal::Taken(point.to_owned()), "{word}");
    }
    assert!(allowed(&game, "rb4"));
    // Developments are not stones: nothing grows from them.
    assert_eq!(refused(&game, "rc3"), Refusal::Lonely("c3".to_owned()));
}

#[test]
fn figure_2_what_a_stone_bears_beside_it() {
    let game = drawn(
        "PPPP..... ......... R........ ......... ...PP.... ......... ...PP.... R........ ..R......",
        r#""stones_first":true"#,
    );
    assert!(allowed(&game, "pb8"), "3 Population and 1 Resource");
    assert_eq!(
        refused(&game, "pd4"),
        Refusal::Crowded {
            point: "d4".to_owned(),
            count: 4
        }
    );
    assert_eq!(
        refused(&game, "pb1"),
        Refusal::Spoilt {
            point: "b1".to_owned(),
            count: 2
        }
    );
    assert!(
        allowed(&game, "rd4") && allowed(&game, "rb1"),
        "Resources bear everything"
    );
    assert!(allowed(&game, "rf6"), "diagonally counts");
    assert_eq!(refused(&game, "ri9"), Refusal::Lonely("i9".to_owned()));
    assert_eq!(refused(&game, "pi9"), Refusal::Lonely("i9".to_owned()));
    // Chained: after the stone on b8 there are four Population stones beside c8.
    assert!(allowed(&game, "pc8"));
    let after = enter(game, "pb8");
    assert_eq!(
        refused(&after, "pc8"),
        Refusal::Crowded {
            point: "c8".to_owned(),
            count: 4
        }
    );
    assert!(allowed(&after, "rc8"), "a Resource could go there instead");
}

#[test]
fn cp_2_a_stone_is_placed_only_if_the_option_can_be_finished() {
    // Two empty points a9 and i1, far apart. Population could go on both, Resource too.
    let full = "
        .PPPPPPPP PPPPPPPPP PPPPPPPPP PPPPPPPPP PPPPPPPPP PPPPPPPPP PPPPPPPPP PPPPPPPPP PPPPPPPP.";
    let game = drawn(full, r#""stones_first":true"#);
    // One of each is the only option that has room, and it has.
    let first = ["pa9", "pi1", "ra9", "ri1"];
    assert_eq!(words(&game), first);
    let second = enter(game, "pa9");
    assert_eq!(
        words(&second),
        ["ri1"],
        "a second Population stone would need a third"
    );
    assert_eq!(
        refused(&second, "pi1"),
        Refusal::Unfinished {
            stone: Stone::Population,
            point: "i1".to_owned()
        }
    );
    assert_eq!(refused(&second, "pi1").rule(), "CP-2");
    // No Population stone bears so many neighbours: only three Resources would do, and there are two points.
    let crowded = full
        .replace(".PPPPPPPP", "PPPP.PPPP")
        .replace("PPPPPPPP.", "PPPP.PPPP");
    let game = drawn(&crowded, r#""stones_first":true"#);
    assert_eq!(
        open(&game).stage,
        Stage::Build,
        "no option can be finished: the stones are skipped"
    );
    assert!(matches!(refused(&game, "re9"), Refusal::NotNow(_)));
    // With a third point three Resources can be placed, and nothing else begins.
    let three = crowded.replacen("PPPPPPPPP PPPPPPPPP", "PPPPPPPPP PPPP.PPPP", 1);
    let game = drawn(&three, r#""stones_first":true"#);
    assert_eq!(words(&game), ["re9", "re7", "re1"]);
    assert_eq!(words(&enter(game, "re7")), ["re9", "re1"]);
    // A Population stone in the middle of three points makes the two others too crowded for a third.
    let three_in_a_row = format!("PPP...PPP PPRPPPRPP {} .PPPPPPPP", "PPPPPPPPP ".repeat(6));
    let game = enter(drawn(&three_in_a_row, r#""stones_first":true"#), "pa1");
    assert_eq!(words(&game), ["pd9", "pf9", "rd9", "re9", "rf9"]);
    assert_eq!(refused(&game, "pe9").rule(), "CP-2");
}

// Zones

#[test]
fn figure_4_commercial_3_needs_4_population_and_1_resource() {
    let zone: Zone = "C3".parse().unwrap();
    assert_eq!((zone.primary_need(), zone.secondary_need()), (4, 1));
    let game = |rows: &str| {
        let rows = format!("{rows} ......... ......... ......... ......... ......... ........P");
        drawn(&rows, r#""face_up":[{"tile":"C3"}]"#)
    };
    assert!(allowed(&game("PP....... PP....... R........"), "C3@b8"));
    let short = game("PP....... P........ R........");
    let refusal = refused(&short, "C3@b8");
    assert_eq!(refusal.rule(), "requirements of a Zone");
    assert_eq!(
        refusal.to_string(),
        "Commercial 3 needs 4 Population and 1 Resource, and around b8 it finds 3 Population, 1 Resource and 5 empty \
         points"
    );
    assert!(
        !allowed(&game("PP....... PP....... ........."), "C3@b8"),
        "no Resource"
    );
}

#[test]
fn figure_4_agricultural_4_needs_5_empty_and_2_population() {
    let zone: Zone = "A4".parse().unwrap();
    assert_eq!((zone.primary_need(), zone.secondary_need()), (5, 2));
    let game = |rows: &str| {
        let rows = format!("{rows} ......... ......... ......... ......... ......... ........P");
        drawn(&rows, r#""face_up":[{"tile":"A4"}]"#)
    };
    assert!(allowed(&game("PP....... R........ R........"), "A4@b8"));
    assert!(
        !allowed(&game("PP....... RR....... R........"), "A4@b8"),
        "4 empty"
    );
    assert!(
        !allowed(&game("P........ R........ R........"), "A4@b8"),
        "1 Population"
    );
}

#[test]
fn zones_requirements_by_type_and_value() {
    let needs = |zone: &str| {
        let zone: Zone = zone.parse().unwrap();
        (zone.primary_need(), zone.secondary_need())
    };
    for kind in ["R", "A", "C", "I"] {
        let of = |value: u32| needs(&format!("{kind}{value}"));
        assert_eq!(
            [0, 1, 2, 3, 4, 5].map(of),
            [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)]
        );
    }
    use Ground::{Empty, Population, Resource};
    let grounds = Kind::ALL.map(|kind| (kind.primary(), kind.secondary()));
    let expected = [
        (Population, Empty),
        (Empty, Population),
        (Population, Resource),
        (Resource, Population),
    ];
    assert_eq!(grounds, expected);
}

#[test]
fn zones_cover_nine_points_of_the_board_and_return_the_stones() {
    let game = drawn(
        "PPR...... PPR...... PPR...... ......... ......... ......... ......... ......... ........P",
        r#""face_up":[{"tile":"C3"}]"#,
    );
    for edge in ["C3@a8", "C3@b9", "C3@a9", "C3@i1"] {
        assert!(matches!(refused(&game, edge), Refusal::OverTheEdge(_)), "{edge}");
    }
    let after = open(&enter(game, "C3@b8 confirm"));
    assert_eq!(after.stones.population.len(), 1);
    assert!(after.stones.resources.is_empty());
    assert_eq!(after.zones[0].at.to_string(), "b8");
    let other = drawn(
        EMPTY.replacen('.', "P", 1).as_str(),
        r#""face_up":[{"tile":"A0"}]"#,
    );
    assert_eq!(
        refused(&other, "C3@b8"),
        Refusal::NotFaceUp("C3".parse().unwrap())
    );
}

#[test]
fn cp_3_after_the_first_a_zone_touches_or_overlaps_another() {
    let village = EMPTY.replacen('.', "P", 1);
    let first = drawn(&village, r#""face_up":[{"tile":"A0"}]"#);
    assert!(allowed(&first, "A0@h2"), "the first lies anywhere");
    let game = drawn(
        &village,
        r#""face_up":[{"tile":"A0"}],"zones":[{"tile":"R5","at":"e5"}]"#,
    );
    for beside in ["A0@h5", "A0@h8", "A0@b2", "A0@e2", "A0@h6"] {
        assert!(allowed(&game, beside), "{beside}: a corner is enough");
    }
    for over in ["A0@f6", "A0@g5"] {
        assert!(allowed(&game, over), "{over}: overlapping is adjacent");
    }
    let wide = "............. ".repeat(12) + "P............";
    let game = drawn(
        &wide,
        r#""face_up":[{"tile":"A0"}],"zones":[{"tile":"R5","at":"g7"}]"#,
    );
    for apart in ["A0@k7", "A0@k11", "A0@g11", "A0@c3"] {
        assert_eq!(refused(&game, apart).rule(), "CP-3", "{apart}");
    }
    assert!(allowed(&game, "A0@j10"));
}

#[test]
fn cp_4_a_point_under_a_zone_meets_no_requirement() {
    // Around f5 two columns of the nine points are free, the third is under a Zone.
    let village = EMPTY.replacen('.', "P", 1);
    let zones = r#""zones":[{"tile":"R5","at":"d5"}]"#;
    let game = drawn(
        &village,
        &format!(r#"{zones},"face_up":[{{"tile":"A0"}},{{"tile":"A5"}},{{"tile":"A1"}}]"#),
    );
    assert!(allowed(&game, "A1@f5"));
    assert!(
        !allowed(&game, "A0@d5"),
        "all nine are under it: nothing is empty there"
    );
    let people = "......... ......... ......... .....PP.. ......... ......... ......... ......... P........";
    let game = drawn(
        people,
        &format!(r#"{zones},"face_up":[{{"tile":"A3"}},{{"tile":"A4"}}]"#),
    );
    // 4 of the 6 free points are empty, 2 are Population.
    assert!(allowed(&game, "A3@f5"), "4 empty and 1 Population");
    assert!(
        !allowed(&game, "A4@f5"),
        "5 empty would need those under the Zone"
    );
}

#[test]
fn cp_9_zones_leave_a_stone_on_the_board() {
    let rows = "......... ......... ......... ......... ....P.... ....P.... ......... ......... .........";
    let game = drawn(rows, r#""face_up":[{"tile":"R0"}]"#);
    assert_eq!(refused(&game, "R0@e5"), Refusal::LastStones("e5".to_owned()));
    assert_eq!(refused(&game, "R0@f4"), Refusal::LastStones("f4".to_owned()));
    assert!(allowed(&game, "R0@e6"), "e4 remains");
    // Stones cannot be under Zones, so a Zone elsewhere does not save the day.
    let game = drawn(
        rows,
        r#""face_up":[{"tile":"R0"}],"zones":[{"tile":"A5","at":"h5"}]"#,
    );
    assert_eq!(refused(&game, "R0@f5"), Refusal::LastStones("f5".to_owned()));
}

#[test]
fn cp_9_the_stone_that_is_left_need_not_be_one_to_grow_from() {
    // Once the Zone lies on b1 to d3, and with a Development on a2, nothing can be placed beside the stone on a1.
    let rows = "......... ......... ......... ......... ......... ......... ......... ..P...... P........";
    let game = drawn(
        rows,
        r#""face_up":[{"tile":"R0"}],"developments":[{"coin":"I1","at":"a2"}]"#,
    );
    assert!(allowed(&game, "R0@c2"));
    assert_eq!(refused(&game, "R0@b2"), Refusal::LastStones("b2".to_owned()));
}

#[test]
fn figure_5_an_unincorporated_development_counts_as_either_of_its_kinds() {
    let rest = "......... ......... ......... ......... ......... ........P";
    let lot = |coin: &str, face_up: &str| {
        format!(r#""developments":[{{"coin":"{coin}","at":"b8"}}],"face_up":[{{"tile":"{face_up}"}}]"#)
    };
    // 3 Population, 1 Resource, and the Development in the middle counts as the fourth Population.
    let rows = format!("PP....... P........ R........ {rest}");
    let game = drawn(&rows, &lot("C2", "C3"));
    let after = enter(game.clone(), "C3@b8 confirm");
    assert_eq!(
        game.total(seat(1)),
        after.total(seat(1)),
        "no penalty, and no points"
    );
    let zone = &open(&after).zones[0];
    assert_eq!(
        (zone.developments[0].to_string(), zone.used),
        ("C2".to_owned(), 2)
    );
    assert!(open(&after).developments.is_empty());
    // Or as the Resource that is missing.
    let rows = format!("PP....... P........ P........ {rest}");
    assert!(allowed(&drawn(&rows, &lot("C2", "C3")), "C3@b8"));
    // But not as both.
    let rows = format!("PP....... P........ ......... {rest}");
    assert!(!allowed(&drawn(&rows, &lot("C2", "C3")), "C3@b8"));
    // A Residential one counts as Population or as empty, but never as a Resource.
    let rows = format!("PP....... P........ P........ {rest}");
    assert!(!allowed(&drawn(&rows, &lot("R2", "C3")), "C3@b8"));
    // An Agricultural one as Population for the Agricultural Zone over it.
    let rows = format!("......... ......... ......... {rest}");
    assert!(
        allowed(&drawn(&rows, &lot("A1", "A2")), "A2@b8"),
        "3 empty and 1 Population"
    );
    // Also when it is about to be removed: Commercial as the Population of an Agricultural Zone, with a penalty.
    let game = drawn(&rows, &lot("C1", "A2"));
    assert_eq!(told(&enter(game, "A2@b8"), "confirm").1, -2);
}
