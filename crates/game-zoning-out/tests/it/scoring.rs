//! Every scoring rule: the published pictures term by term, small cities counted by hand, and random cities against the
//! slow scorer.

use crate::table::{self, Slow, city};
use plat_engine::{Appraise, Dice, FastDice, Game, Next, Options, Seat, new_game};
use plat_game_zoning_out::score::{parts, total};
use plat_game_zoning_out::{
    Built, Colour, Edition, Piece, Place, RuleSet, ScoringRule, Targets, ZoningOut, ZoningOutOptions,
};
use proptest::prelude::*;
use serde_json::Value;

fn points(drawn: &str, rule: ScoringRule) -> i32 {
    let built = city(drawn);
    let points = parts(&built, rule).iter().map(|part| part.points).sum();
    assert_eq!(points, Slow::new(&built).points(rule), "the slow scorer agrees");
    let only: RuleSet = [rule].into_iter().collect();
    assert_eq!(points, total(&built, only) - total(&built, RuleSet::default()));
    points
}

#[track_caller]
fn check(rule: ScoringRule, expected: i32, drawn: &str) {
    assert_eq!(points(drawn, rule), expected, "{rule}:\n{drawn}");
}

fn fixtures() -> Vec<(String, Value)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data");
    let mut found: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (
                name,
                serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap(),
            )
        })
        .collect();
    found.sort_by(|a: &(String, Value), b| a.0.cmp(&b.0));
    found
}

/// The pyramids of a fixture, at the coordinates of its picture.
fn pieces(fixture: &Value) -> Vec<Built> {
    let sign = |piece: &Value| {
        let letter = match piece["color"].as_str().unwrap() {
            "black" => "K".to_owned(),
            other => other[..1].to_uppercase(),
        };
        format!("{letter}{}", piece["size"])
    };
    let pieces = fixture["pieces"].as_array().unwrap();
    pieces
        .iter()
        .map(|piece| Built {
            place: Place::new(
                piece["x"].as_i64().unwrap() as i8,
                piece["y"].as_i64().unwrap() as i8,
            ),
            piece: table::piece(&sign(piece)),
        })
        .collect()
}

/// Whether these spaces are the ones that are meant.
type Wanted = Box<dyn Fn(&[(i64, i64)]) -> bool>;

/// What a part of a fixture's rule scores, by the places it names; a part that names no place is the whole city.
fn part_points(part: &Value, found: &[(Vec<(i64, i64)>, i32)]) -> i32 {
    let at = |value: &Value| value.as_i64().unwrap();
    let wanted: Wanted = if let Some(group) = part.get("group").or(part.get("line")) {
        let mut group: Vec<(i64, i64)> = group
            .as_array()
            .unwrap()
            .iter()
            .map(|spot| (at(&spot[0]), at(&spot[1])))
            .collect();
        group.sort_unstable();
        Box::new(move |places| places == group)
    } else if let Some(corner) = part.get("square_top_left") {
        let corner = (at(&corner["x"]), at(&corner["y"]));
        Box::new(move |places| places[0] == corner && places.len() == 4)
    } else if let Some(column) = part.get("column").map(at) {
        Box::new(move |places| places.iter().all(|place| place.0 == column))
    } else if let Some(row) = part.get("row").map(at) {
        Box::new(move |places| places.iter().all(|place| place.1 == row))
    } else if part.get("width").is_some() {
        Box::new(|_| true)
    } else {
        let spot = (at(&part["x"]), at(&part["y"]));
        Box::new(move |places| places == [spot])
    };
    found
        .iter()
        .filter(|(places, _)| wanted(places))
        .map(|(_, points)| points)
        .sum()
}

#[test]
fn the_published_pictures_score_what_they_say_term_by_term() {
    let mut terms = 0;
    for (name, fixture) in fixtures() {
        let (built, expected) = (pieces(&fixture), &fixture["expected"]);
        assert_eq!(
            built.len() as u64,
            expected["piece_count"].as_u64().unwrap(),
            "{name}"
        );
        let Some(score) = expected["rule_score"].as_i64() else {
            continue;
        };
        let rule = ScoringRule::find(fixture["rule"].as_str().unwrap(), Edition::Second).unwrap();
        assert_eq!(rule.name(), fixture["rule"], "{name}");
        let first = fixture["in_seed_edition"].as_bool().unwrap();
        assert_eq!(rule.is_in(Edition::First), first, "{name}");
        let target = expected["target_score"]["final"].as_i64().unwrap();
        let published = rule.target(Targets::Published, false);
        assert_eq!(i64::from(published.points), target, "{name}");
        let found: Vec<(Vec<(i64, i64)>, i32)> = parts(&built, rule)
            .into_iter()
            .map(|part| {
                let spot = |place: &Place| (i64::from(place.x), i64::from(place.y));
                let mut places: Vec<_> = part.places.iter().map(spot).collect();
                places.sort_unstable();
                (places, part.points)
            })
            .collect();
        assert_eq!(
            i64::from(found.iter().map(|part| part.1).sum::<i32>()),
            score,
            "{name}"
        );
        for part in expected["parts"].as_array().unwrap() {
            assert_eq!(
                i64::from(part_points(part, &found)),
                part["score"].as_i64().unwrap(),
                "{name}: {part}"
            );
            terms += 1;
        }
    }
    assert_eq!(terms, 28, "every part of every picture was looked at");
}

#[test]
fn the_basic_score_of_the_published_example_is_right_line_by_line() {
    let (_, fixture) = fixtures()
        .into_iter()
        .find(|(name, _)| name == "basic_scoring")
        .unwrap();
    let sheet = ZoningOut::appraise(&fixture.to_string(), &ZoningOutOptions::default())
        .unwrap()
        .said(&crate::english());
    let expected = &fixture["expected"];
    let line = |label: &str| {
        let mut lines = sheet.seats[0].lines.iter();
        i64::from(
            lines
                .find(|line| line.label == label)
                .unwrap_or_else(|| panic!("{label}"))
                .points,
        )
    };
    for (label, colour) in [
        ("Residential (red)", "red"),
        ("Industrial (yellow)", "yellow"),
        ("Commercial (blue)", "blue"),
        ("Green space (green)", "green"),
    ] {
        assert_eq!(line(label), expected["largest_group"][colour].as_i64().unwrap());
    }
    assert_eq!(line("Black"), expected["black_sum"].as_i64().unwrap());
    let sum = |label: &str| {
        let mut sums = sheet.seats[0].sums.iter();
        i64::from(sums.find(|sum| sum.label == label).unwrap().points)
    };
    assert_eq!(sum("Colors sum"), expected["colour_sum"].as_i64().unwrap());
    assert_eq!(sum("Subtotal"), expected["base_total"].as_i64().unwrap());
    assert_eq!(sheet.illegal, [""; 0]);
    // Every black pyramid by itself: what it costs is what the city gains when it is lifted, neighbours aside.
    let built = pieces(&fixture);
    for term in expected["black_terms"].as_array().unwrap() {
        let spot = |built: &&Built| {
            (i64::from(built.place.x), i64::from(built.place.y))
                == (term["x"].as_i64().unwrap(), term["y"].as_i64().unwrap())
        };
        let black = built.iter().find(spot).unwrap();
        let near = built
            .iter()
            .filter(|other| black.place.neighbours().contains(&other.place));
        let alone: Vec<Built> = near
            .clone()
            .map(|other| Built {
                place: other.place,
                piece: Piece {
                    colour: Colour::Red,
                    ..other.piece
                },
            })
            .chain([*black])
            .collect();
        assert_eq!(near.count() as i64, term["neighbours"].as_i64().unwrap());
        let cost = total(&alone, RuleSet::default()) - 1;
        assert_eq!(i64::from(cost), term["score"].as_i64().unwrap(), "{term}");
    }
}

#[test]
fn all_fixtures_are_legal_placements() {
    for (name, fixture) in fixtures() {
        let sheet = ZoningOut::appraise(&fixture.to_string(), &ZoningOutOptions::default())
            .unwrap()
            .said(&crate::english());
        assert_eq!(fixture["expected"]["legal_placement"], true);
        assert_eq!(sheet.illegal, [""; 0], "{name}");
    }
}

#[test]
fn fifteen_minute_city_wants_all_three_next_door() {
    check(ScoringRule::FifteenMinuteCity, 4, ". B1 .\nG2 R3 Y1");
    check(ScoringRule::FifteenMinuteCity, 0, "B1 . .\nG2 R3 Y1");
    check(ScoringRule::FifteenMinuteCity, 0, ". K1 .\nG2 R3 Y1");
}

#[test]
fn density_bonusing_takes_the_larger_side() {
    check(ScoringRule::DensityBonusing, -3, "R1 R2 R1\nB2 . .");
    check(ScoringRule::DensityBonusing, -4, "R1\nR2\nR1\nR2");
}

#[test]
fn rainbow_rows_want_all_five_colours_and_do_not_mind_gaps() {
    check(ScoringRule::RainbowRows, 5, "R1 B2 . G1 Y2 K3\n. K1 R2 K3 . .");
    check(ScoringRule::RainbowRows, 0, "R1 B2 R1 G2 Y1");
}

#[test]
fn colorful_columns_lose_three_for_fewer_than_three_colours() {
    check(
        ScoringRule::ColorfulColumns,
        2 - 3 - 3,
        "R1 B2 R3\nB2 R3 .\nK1 B2 .",
    );
}

#[test]
fn overshadowed_counts_every_pair_of_a_small_and_a_large() {
    check(ScoringRule::Overshadowed, -4, ". R3 .\nB3 R1 G3\n. B3 .");
    check(ScoringRule::Overshadowed, -2, "R1 R3 B1");
    check(ScoringRule::Overshadowed, 0, "R1 B2 R3\n");
}

#[test]
fn boxes_overlap() {
    check(ScoringRule::LittleBoxes, 6, "R1 R2 R1\nR2 R1 R2");
    check(ScoringRule::LittleBoxes, 0, "R1 R2 .\nR2 . R1\n. R2 R3");
    check(ScoringRule::ShoppingDistrict, 3, "B1 B2 R1\nB2 B1 R2");
}

#[test]
fn a_linear_park_is_straight_and_without_a_gap() {
    check(ScoringRule::LinearPark, 3, "G1 G2 . G1\nG2 . . .\nG1 . . .");
    check(ScoringRule::LinearPark, 0, "R1 R2");
}

#[test]
fn compost_counts_the_pips_of_black_next_to_red() {
    check(ScoringRule::WeCompost, 3 + 1, "K3 R1 K1\n. Y2 K2");
}

#[test]
fn garden_city_counts_reds_not_parks() {
    check(ScoringRule::GardenCity, 4, "R1 G2 R3\n. G1 .");
}

#[test]
fn canadian_style_counts_the_biggest_group_of_large() {
    check(ScoringRule::CanadianStyle, 6, "R3 B3 K1 G3\n. K3 . .");
}

#[test]
fn factory_unfun_is_another_rule_in_each_edition() {
    let drawn = "R1 Y2 B1\n. K3 .";
    check(ScoringRule::FirstFactoryUnfun, -2, drawn);
    check(ScoringRule::SecondFactoryUnfun, -3, drawn);
}

#[test]
fn bigger_on_the_outside_counts_a_corner_once() {
    check(
        ScoringRule::BiggerOnTheOutside,
        2 * 3,
        "R3 R1 R3\nR2 B3 R1\nR1 R2 B3\n",
    );
}

#[test]
fn zu_2_a_row_or_column_without_a_large_has_fewer_than_two() {
    // Rows: 2 large, none. Columns: one, none, one.
    check(ScoringRule::LinesOfSight, 1 - 2 - 2 - 2 - 2, "R3 B1 R3\n. B2 .");
}

#[test]
fn zu_3_an_enclosed_space_scores_once_by_the_colours_next_to_it() {
    // The corner pieces touch the hole only diagonally.
    check(ScoringRule::Piazzas, 4, "G1 R2 G1\nB2 . Y1\nG1 K2 G3");
    // A hole of two spaces is one hole.
    check(ScoringRule::Piazzas, 2, "G1 R2 R1 R2\nB2 . . R1\nG1 B2 R1 G3");
    // A hole that opens only diagonally is closed, and black is a colour.
    check(ScoringRule::Piazzas, 3, ". R2 G1\nB2 . R1\nG1 K2 .");
    // Open to the south: no hole.
    check(ScoringRule::Piazzas, 0, "G1 R2 G1\nB2 . Y1\nG1 . G3");
}

#[test]
fn zu_4_black_forms_no_clusters_and_a_lone_piece_is_a_group() {
    check(ScoringRule::Clusters, 3, "R1 R2 R3");
    check(ScoringRule::Clusters, 0, "K1 K2 K3");
    check(ScoringRule::Clusters, -1, "R1 R2 R1");
    check(ScoringRule::Clusters, -1, "R1 R2 R3 R1");
    check(ScoringRule::Clusters, 3 - 1 - 1, "R1 R2 R3\nB2 . B1");
}

#[test]
fn zu_5_room_is_counted_for_each_red_inside_and_outside() {
    // Beside the hole stand two reds, and it counts for both; each has one space outside too, and the corner has two.
    check(
        ScoringRule::RoomToMakeABigMistake,
        2 + 2 + 2,
        "R3 G2 G1\nR2 . R1\nG1 K2 G3",
    );
}

#[test]
fn zu_6_the_edge_is_what_touches_the_outside() {
    let walled = "R1 R3 R1\nR3 . R3\nR1 R3 R1";
    check(ScoringRule::Suburbia, 8, walled);
    check(ScoringRule::CityWall, 4, walled);
    // The one in the middle touches no empty space; the two beside the hole touch nothing but it and their neighbours.
    let inner = ". G2 G1 G2 .\nG1 R3 . R3 G1\n. G2 K3 G2 .\n. . G1 . .";
    check(ScoringRule::Suburbia, 0, inner);
    check(ScoringRule::CityWall, -2 * 3, inner);
}

#[test]
fn zu_7_two_pyramids_on_a_space_are_next_to_each_other_and_to_all_around() {
    let basic = |drawn| total(&city(drawn), RuleSet::default());
    // The black one has two neighbours: below it and beside it. Red has two in its group.
    assert_eq!(basic("R3/K1 R2"), 2 - 2);
    // Both reds of a space are in the group.
    assert_eq!(basic("R3/R1 R2"), 3);
    check(ScoringRule::FifteenMinuteCity, 4, "R3/B1 G2/Y1");
    check(ScoringRule::GardenCity, 4, "R3/R1 G2");
    check(ScoringRule::LittleBoxes, 3, "R3/B1 R2\nR2 B3/R1");
    check(ScoringRule::Overshadowed, -1, "R3/B1");
    check(ScoringRule::RainbowRows, 5, "R3/B1 G2/K1 Y3");
    check(ScoringRule::Clusters, 3, "R3/R1 R2");
    check(ScoringRule::RoomToMakeABigMistake, 8, "R3/R1");
    // With Canadian Style two large ones may share a space.
    check(ScoringRule::LinesOfSight, 1 + 1, "R3/B3");
    check(ScoringRule::CanadianStyle, 6, "R3/B3 G3");
    check(ScoringRule::MixedUseDevelopment, 0, "R3/B1");
}

#[test]
fn zu_9_rows_and_columns_are_those_of_the_board_as_drawn() {
    let row = "R1 B2 G1 Y2 K3";
    let column = "R1\nB2\nG1\nY2\nK3";
    check(ScoringRule::RainbowRows, 5, row);
    check(ScoringRule::RainbowRows, 0, column);
    check(ScoringRule::ColorfulColumns, 2, column);
    check(ScoringRule::ColorfulColumns, -15, row);
}

#[test]
fn zu_11_a_linear_park_counts_pieces_and_the_line_with_the_most_is_the_longest() {
    check(ScoringRule::LinearPark, 3, "G3/G1 G2");
    check(ScoringRule::LinearPark, 3, "G3/B1 G1 G2");
    // Four greens on three spaces in a row, five on three in the column.
    check(ScoringRule::LinearPark, 5, "G2/G1 G3 G2/B1\nG3/G2 . .\nG1 . .");
    // Four spaces with four greens, or three with five: and the four are not part of them.
    check(
        ScoringRule::LinearPark,
        5,
        "G1 G2 G1 G2\n. . . .\nG1/G2 G3/G2 G1 .",
    );
    // A stack belongs to a line through either of its pyramids, and its blue does not count.
    check(ScoringRule::LinearPark, 2, "B3/G1 G2");
    // A gap ends a line, however much stands beyond it.
    check(ScoringRule::LinearPark, 2, "G3/G1 . G2/B1\nB2 K3 B1");
    // The score is the line's, with all its spaces.
    let found = parts(&city("B1 G2/G1 G3"), ScoringRule::LinearPark);
    assert_eq!((found.len(), found[0].points), (1, 3));
    assert_eq!(found[0].places, [Place::new(1, 0), Place::new(2, 0)]);
}

#[test]
fn two_small_pyramids_on_one_space_are_illegal_and_both_are_overshadowed() {
    check(ScoringRule::Overshadowed, -2, "R1/B1 G3");
    check(ScoringRule::Overshadowed, -4, "R1/B1 G3\nK3 .");
    check(ScoringRule::Overshadowed, -4, "R1/B1 G3/Y3");
    check(ScoringRule::Overshadowed, -1, "R1/B2 G3");
    check(ScoringRule::Overshadowed, 0, "R2/B2 G3");
    let city = r#"{"pieces":[{"x":0,"y":0,"color":"red","size":1},{"x":0,"y":0,"color":"blue","size":1},
        {"x":1,"y":0,"color":"green","size":3}]}"#;
    let options = ZoningOutOptions::from_pairs(&["rules=overshadowed,mixed-use-development"]).unwrap();
    let sheet = ZoningOut::appraise(city, &options)
        .unwrap()
        .said(&crate::english());
    let line = |line: &&plat_engine::ScoreLine<String>| line.label == "Overshadowed";
    assert_eq!(sheet.seats[0].lines.iter().find(line).unwrap().points, -2);
    assert_eq!(
        sheet.illegal,
        ["(0, 0) and (0, 0): two small pyramids next to each other"]
    );
}

#[test]
fn an_empty_city_scores_nothing() {
    for rule in ScoringRule::ALL {
        assert!(parts(&[], rule).is_empty(), "{rule}");
        assert_eq!(total(&[], [rule].into_iter().collect()), 0);
    }
}

/// A city that random play leads to.
fn random_city(options: &[&str], seed: u64) -> Vec<Built> {
    let options = ZoningOutOptions::from_pairs(options).unwrap();
    let mut game: ZoningOut = new_game(&options, 1).unwrap();
    let mut dice = FastDice::new(seed);
    let stop = dice.below(100) as usize;
    let (mut scratch, seat) = (Vec::new(), Seat::ALL[0]);
    loop {
        match game.next() {
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            Next::Seats(_) if game.city(seat).built().len() < stop => {
                let action = game.pick(seat, &mut dice, &mut scratch);
                game.act(seat, action);
            }
            _ => return game.city(seat).built().to_vec(),
        }
    }
}

/// A long thin city of all 90 pyramids, which needs the large torus.
fn long_city(seed: u64) -> Vec<Built> {
    let mut dice = FastDice::new(seed);
    let mut pieces: Vec<Piece> = Piece::all().flat_map(|piece| [piece; 6]).collect();
    dice.shuffle(&mut pieces);
    let (mut x, mut y) = (0, 0);
    let mut built = Vec::new();
    for piece in pieces {
        let place = Place::new(x, y);
        built.push(Built { place, piece });
        if dice.below(6) == 0 {
            y += 1;
        } else {
            x += 1;
        }
    }
    built
}

/// A city in which two of any sizes may share a space, as only a position file can have it.
fn stacked_city(seed: u64) -> Vec<Built> {
    let mut dice = FastDice::new(seed);
    let mut pieces: Vec<Piece> = Piece::all().flat_map(|piece| [piece; 3]).collect();
    dice.shuffle(&mut pieces);
    let mut built: Vec<Built> = Vec::new();
    for piece in pieces {
        let near = built.get(dice.below(built.len().max(1) as u32) as usize);
        let place = near.map_or(Place::FIRST, |near| match dice.below(3) {
            0 => near.place,
            _ => near.place.neighbours()[dice.below(4) as usize],
        });
        if built.iter().filter(|built| built.place == place).count() < 2 {
            built.push(Built { place, piece });
        }
    }
    built
}

fn agrees(built: &[Built]) -> Result<(), TestCaseError> {
    if built.is_empty() {
        return Ok(());
    }
    let slow = Slow::new(built);
    prop_assert_eq!(total(built, RuleSet::default()), slow.basic());
    for rule in ScoringRule::ALL {
        let sum: i32 = parts(built, rule).iter().map(|part| part.points).sum();
        prop_assert_eq!(sum, slow.points(rule), "{}", rule);
        let only = [rule].into_iter().collect();
        prop_assert_eq!(total(built, only), slow.basic() + slow.points(rule), "{}", rule);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_cities_score_what_the_slow_scorer_says(seed: u64) {
        agrees(&random_city(&["rules=piazzas"], seed))?;
        agrees(&random_city(&["rules=canadian-style", "trios=4"], seed))?;
        agrees(&random_city(&["rules=mixed-use-development"], seed))?;
        agrees(&random_city(&["rules=mixed-use-development,canadian-style", "trios=6"], seed))?;
    }

    #[test]
    fn stacks_of_any_sizes_score_what_the_slow_scorer_says(seed: u64) {
        agrees(&stacked_city(seed))?;
    }

    #[test]
    fn long_cities_do_not_touch_themselves_around_the_back(seed: u64) {
        agrees(&long_city(seed))?;
    }
}
