//! The rule page of the game for 2 to 4, line by line: every figure and every ruling but those of the end, which
//! `end.rs` has.

use std::collections::BTreeSet;

use crate::table::{
    COMPLETE, enter, labels, new, pile, play, points, refused, seat, to_act, totals, words, words_for,
};
use plat_engine::{FastDice, Game, Knowledge, Notation, Observer, Options, Refusal as _, Seats, new_game};
use plat_game_puzzle_town::{
    Due, Phase, PlayRefusal, PuzzleTown, PuzzleTownOptions, Sheet, Side, Tile, TileSet, Tiles, Zone,
};

// Preparing to build

#[test]
fn pt_1_there_are_two_of_each_of_the_24_squares_and_every_colour_has_64_zones() {
    let all = Tiles::of(TileSet::standard()).unwrap();
    assert_eq!(all.len(), 48 + 1, "with the Park");
    // Every face of four zones, turned to the first of its turns, is a tile that is there twice.
    let mut squares = BTreeSet::new();
    for number in 0..81 {
        let zone = |place: u32| ['G', 'B', 'R'][number / 3usize.pow(place) % 3];
        let word: String = (0..4).map(zone).collect();
        let turns = (0..4).map(|turn| format!("{}{}", &word[turn..], &word[..turn]));
        squares.insert(turns.max().unwrap());
        assert_eq!(all.count(word.parse().unwrap()), 2, "{word}");
    }
    assert_eq!(squares.len(), 24);
    assert!(Zone::ALL.iter().all(|&zone| all.zones(zone) == 64));
}

#[test]
fn pt_2_the_cornerstone_lies_in_the_north_west_with_its_colour_outside() {
    for (colour, tile, name) in [
        (Zone::Green, "GBRG", "green"),
        (Zone::Blue, "BRGB", "blue"),
        (Zone::Red, "RGBR", "red"),
    ] {
        let game = enter(new(2, &[]), &format!("cornerstone:{name}"));
        let view = game.view(Observer::Spectator);
        let town = view.town.expect("it is laid");
        let laid: Vec<_> = town.tiles().collect();
        assert_eq!(laid.len(), 1);
        assert_eq!(laid[0].1.to_string(), tile);
        assert_eq!((laid[0].0.x, laid[0].0.y, town.border()), (0, 0, colour));
        assert_eq!(laid[0].1.zone(Side::North), Some(colour));
        assert_eq!(laid[0].1.zone(Side::West), Some(colour));
    }
}

#[test]
fn setup_47_tiles_and_the_park_are_the_pile_and_everybody_draws_five() {
    let mut game = enter(new(3, &[]), "cornerstone:green first:2");
    assert_eq!(pile(&game).len(), 48);
    assert!(pile(&game).has(Tile::Park));
    assert_eq!(
        pile(&game).count("GBRG".parse().unwrap()),
        1,
        "one of the two is the cornerstone"
    );
    for expected in [2, 3, 1] {
        let view = game.view(Observer::Spectator);
        assert_eq!(
            (view.phase, view.to_act),
            (Phase::Deal, Some(seat(expected))),
            "from the first player on"
        );
        let outcome = game.draw(&mut FastDice::new(expected as u64));
        game.reveal(&outcome);
    }
    let view = game.view(Observer::Spectator);
    assert_eq!(
        view.hands.iter().map(|hand| hand.count).collect::<Vec<_>>(),
        [5, 5, 5]
    );
    assert_eq!((view.pile, view.phase), (33, Phase::Play));
    assert_eq!(to_act(&game), seat(2), "who was drawn plays first");
}

#[test]
fn setup_impossible_draws_are_refused() {
    let game = new(2, &[]);
    let refuse = |game: &PuzzleTown, word: &str| {
        let outcome = game.parse_outcome(word).unwrap();
        game.check_outcome(&outcome).expect_err(word)
    };
    assert_eq!(refuse(&game, "first:1"), PlayRefusal::OtherDraw(Due::Cornerstone));
    let game = enter(game, "cornerstone:green");
    assert!(
        refuse(&game, "first:3").to_string().contains("plays first"),
        "two play"
    );
    let game = enter(game, "first:1");
    let five = PlayRefusal::OtherTiles {
        to: seat(1),
        count: 5,
    };
    for word in [
        "1+GGGG,GGGG,GGGB,GGGB",
        "2+GGGG,GGGG,GGGB,GGGB,PARK",
        // The other GBRG, which is written GGBR, is the cornerstone.
        "1+GGBR,GGBR,GGGB,GGGB,PARK",
        "cornerstone:red",
    ] {
        assert_eq!(refuse(&game, word), five, "{word}");
    }
    for nonsense in [
        "1+",
        "1+GGGX",
        "1+PARK,PARK",
        "1+GGGG,GGGG,GGGG",
        "7+GGGG",
        "first:0",
        "cornerstone:pink",
        "x",
    ] {
        assert!(game.parse_outcome(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn setup_the_game_is_for_two_to_four_and_the_sizes_are_two() {
    for seats in 1..=4 {
        assert_eq!(new(seats, &["size=7x7"]).seats(), Seats::new(seats).unwrap());
    }
    assert!(new_game::<PuzzleTown>(&PuzzleTownOptions::default(), 5).is_err());
    for bad in [
        "size=8x6",
        "size=",
        "market=0",
        "market=7",
        "market=06",
        "late-stoppages=3",
        "park=on",
    ] {
        assert!(PuzzleTownOptions::from_pairs(&[bad]).is_err(), "{bad}");
    }
    let about = PuzzleTownOptions::KNOWN
        .iter()
        .find(|option| option.key == "market")
        .unwrap()
        .about;
    assert!(about.contains("fewer is harder"));
}

// The Construction Laws

#[test]
fn law_1_tiles_lie_inside_the_rectangle() {
    let game = play(2, &[], "green", &["b8:GRRB"]);
    assert!(game.parse("g1:GGGG").unwrap_err().to_string().contains("6x8"));
    assert!(game.parse("a9:GGGG").is_err());
    let wide = play(2, &["size=7x7"], "green", &["b7:GRRB"]);
    assert!(wide.parse("g1:GGGG").is_ok() && wide.parse("a8:GGGG").is_err());
}

#[test]
fn laws_2_to_4_name_themselves_when_they_forbid_a_play() {
    // The cornerstone on a8 shows blue to the east and red to the south.
    let game = enter(
        new(2, &[]),
        "cornerstone:green first:1 1+GBBB,GRGR,GRGR,BRBR,BRBR 2+GBGB,GBGB,BBBB,RRRR,PARK b8:GBBB 1+GGGR",
    );
    let border = refused(&game, "c8:RRRR");
    assert_eq!(border.rule(), "Law 2 (Border Colour)");
    assert!(
        border.to_string().contains("north of c8") && border.to_string().contains("green"),
        "{border}"
    );
    let zones = refused(&game, "b7:RRRR");
    assert_eq!(zones.rule(), "Law 3 (Matching Zones)");
    assert!(zones.to_string().contains("blue"), "{zones}");
    assert_eq!(refused(&game, "d5:RRRR").rule(), "Law 4 (Tile Placement)");
    assert_eq!(
        refused(&game, "a8:RRRR").to_string(),
        "a8 has a tile, and tiles never move"
    );
    assert_eq!(
        refused(&game, "a7:GGGG"),
        PlayRefusal::NotInHand("GGGG".parse().unwrap())
    );
}

#[test]
fn the_park_lies_anywhere_beside_a_tile_and_matches_everything() {
    let game = play(2, &[], "green", &["a7:PARK"]);
    assert_eq!(points(&game, 1)[0], 1, "PT-4: a Block with the Park is a Block");
    // Below the Park only the western border says anything.
    let fits = |word: &str| totals(&play(2, &[], "green", &["a7:PARK", word]))[1] == 1;
    assert!(fits("a6:BBBG") && fits("a6:RBBG") && fits("a6:GBBG"));
    // On the border the Park shows no wrong colour, and a neighbour may show it anything.
    assert!(fits("b7:RRRR"));
}

#[test]
fn the_park_can_be_laid_wherever_any_tile_could_be() {
    let game = enter(
        new(2, &[]),
        "cornerstone:red first:1 1+GGRR,GRGR,GRGR,BRBR,BRBR 2+GBGB,GBGB,BBBB,RRRR,PARK b8:RRGG 1+GGGR",
    );
    let parks: Vec<String> = words(&game)
        .into_iter()
        .filter(|word| word.ends_with("PARK"))
        .collect();
    assert_eq!(parks, ["c8:PARK", "a7:PARK", "b7:PARK"]);
}

#[test]
fn turns_that_look_the_same_and_equal_tiles_are_one_choice() {
    let game = enter(
        new(2, &[]),
        "cornerstone:green first:1 1+GGGG,GGGG,GBGB,GRGR,GRGR 2+BBBB,BBBB,RRRR,RRRR,PARK",
    );
    // b8 wants green north and blue west, a7 red north and green west.
    assert_eq!(words(&game), ["b8:GBGB", "a7:RGRG", "decline"]);
    let game = enter(game, "decline 1+GGGB");
    assert_eq!(words(&game), ["b8:PARK", "a7:PARK", "decline"]);
}

// A turn

#[test]
fn pt_3_while_tiles_are_face_down_declining_is_always_allowed_and_costs_3() {
    let game = play(2, &[], "green", &["decline"]);
    assert!(words(&game).contains(&"decline".to_owned()));
    assert_eq!(totals(&game), [-3, 0]);
    assert_eq!(labels(&game, 1)[5], "1 Construction Stoppage");
}

#[test]
fn after_laying_one_draws_below_five_and_after_a_stoppage_always() {
    let counts = |words: &[&str]| {
        let view = play(2, &[], "green", words).view(Observer::Spectator);
        (view.hands[0].count, view.hands[1].count, view.pile)
    };
    assert_eq!(counts(&[]), (5, 5, 38));
    assert_eq!(counts(&["b8:GGGB"]), (5, 5, 37));
    assert_eq!(counts(&["decline"]), (6, 5, 37));
    assert_eq!(counts(&["decline", "decline"]), (6, 6, 36));
}

// Scoring

#[test]
fn the_sheet_of_the_text_is_worth_11() {
    let sheet = Sheet {
        blocks: [6, 4, 1, 0],
        violations: 2,
        stoppages: 2,
    };
    assert_eq!(sheet.total(), 6 + 8 + 5 - 2 - 6);
    let score = sheet.score().of(seat(1)).said(&crate::english());
    let lines: Vec<(&str, i32)> = score
        .lines
        .iter()
        .map(|line| (line.label.as_str(), line.points))
        .collect();
    assert_eq!(
        lines,
        [
            ("6 single blocks", 6),
            ("4 double blocks", 8),
            ("1 triple block", 5),
            ("0 quad blocks", 0),
            ("2 Zoning Violations", -2),
            ("2 Construction Stoppages", -6),
        ]
    );
    assert_eq!(score.total, 11);
    // Total profits stand below the four kinds of Blocks, total losses below the rest.
    let sums: Vec<(&str, i32, usize)> = score
        .sums
        .iter()
        .map(|sum| (sum.label.as_str(), sum.points, sum.after))
        .collect();
    assert_eq!(sums, [("Total profits", 19, 4), ("Total losses", -8, 6)]);
}

#[test]
fn one_to_four_blocks_give_1_2_5_and_10() {
    // b8 c8 d8 beside one another, a7 below the cornerstone, c7 below c8, then b7 between a7, b8 and c7.
    let order = "b8 c8 a7 c7 b7";
    let game = play(2, &[], "green", &words_for(COMPLETE, order));
    assert_eq!(points(&game, 1)[..4], [2, 0, 5, 0], "b8, a7 and the triple on b7");
    assert_eq!(points(&game, 2)[..4], [2, 0, 0, 0], "c8 and c7");
    let around = "b8 c8 a7 c7 a6 b6 b7";
    let game = play(2, &[], "green", &words_for(COMPLETE, around));
    assert_eq!(
        points(&game, 1)[..4],
        [3, 0, 0, 10],
        "b8, a7, a6, and the quad on b7"
    );
    let game = play(2, &[], "green", &words_for(COMPLETE, "b8 a7 b7"));
    assert_eq!(points(&game, 1)[..4], [1, 2, 0, 0]);
}

#[test]
fn a_violation_is_an_inner_block_of_the_border_colour() {
    // a7 lies on the edge, so its green Block with b7 is none; that of b7 and b6 is one.
    let begun = ["a7:RGRG", "b7:BGGG", "b6:GGGG"];
    let game = play(2, &[], "green", &begun[..2]);
    assert_eq!(points(&game, 2), [1, 0, 0, 0, 0, 0]);
    let game = play(2, &[], "green", &begun);
    assert_eq!(points(&game, 1), [2, 0, 0, 0, -1, 0]);
    // c7 beside b7 is another; c6 between c7 and b6 causes two at once, and still counts as a double.
    let game = play(2, &[], "green", &[&begun[..], &["c7:BBGG", "c6:GBBG"]].concat());
    assert_eq!(points(&game, 2), [2, 0, 0, 0, -1, 0]);
    assert_eq!(points(&game, 1), [2, 2, 0, 0, -3, 0]);
    // With a blue border the same green Blocks are no violations.
    let game = play(2, &[], "blue", &["a7:GGRB", "b7:RBGG", "b6:GGGG"]);
    assert_eq!(points(&game, 1), [2, 0, 0, 0, 0, 0]);
}

#[test]
fn pt_4_a_block_with_the_park_is_never_a_violation() {
    let game = play(2, &[], "green", &["a7:RGRG", "b7:BGGG", "b6:PARK", "c6:GGGG"]);
    assert_eq!(points(&game, 1), [2, 0, 0, 0, 0, 0]);
    assert_eq!(points(&game, 2), [2, 0, 0, 0, 0, 0]);
}

#[test]
fn between_equal_totals_fewer_violations_are_better() {
    // Player 1: two singles and a violation; player 2: one single.
    let game = play(2, &[], "green", &["a7:RGRG", "b7:BGGG", "b6:GGGG"]);
    assert_eq!(totals(&game), [1, 1]);
    assert_eq!((game.places()[seat(1)], game.places()[seat(2)]), (2, 1));
    let even = play(2, &[], "green", &["a7:RGRG", "b7:BGGG"]);
    assert_eq!(
        (even.places()[seat(1)], even.places()[seat(2)]),
        (1, 1),
        "equal in both: shared"
    );
}
