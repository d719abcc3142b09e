//! The tiles against the rule page: PT-1, PT-2, and what a tile file may say.

use plat_game_puzzle_town::tile_set::{TileFileProblem, TileSet};
use plat_game_puzzle_town::{Face, Kind, Side, Tile, Zone};

#[test]
fn the_set_is_two_of_each_of_the_24_squares_and_the_park() {
    let set = TileSet::standard();
    assert_eq!(set.basic_tiles(), 48);
    assert!(set.has_park());
    assert!(Kind::all().all(|kind| set.count(kind) == 2));
    assert_eq!(Kind::all().count(), 24);
    assert_eq!(set.tiles().filter(|&tile| tile == Tile::Park).count(), 1);
}

#[test]
fn each_colour_has_64_zones() {
    for zone in Zone::ALL {
        assert_eq!(TileSet::standard().zones(zone), 64, "{zone}");
    }
}

#[test]
fn cornerstones_read_x_y_z_x_along_the_cycle() {
    for x in Zone::ALL {
        let face = TileSet::standard().cornerstone(x).expect("one for each colour");
        assert_eq!(face.zones(), [x, x.next(), x.next().next(), x]);
    }
    assert_eq!(
        TileSet::standard()
            .cornerstone(Zone::Green)
            .map(|face| face.to_string())
            .as_deref(),
        Some("GBRG")
    );
}

#[test]
fn a_quarter_turn_brings_the_west_zone_to_the_north() {
    let face: Face = "GBRR".parse().expect("a face");
    assert_eq!(face.turned().to_string(), "RGBR");
    assert_eq!(face.turned().zone(Side::North), face.zone(Side::West));
    for face in Face::all() {
        assert_eq!(face.turned().turned().turned().turned(), face);
        assert_eq!(face.turned().kind(), face.kind());
        assert_eq!(face.to_string().parse(), Ok(face));
        assert_eq!(Face::new(face.zones()), face);
    }
}

#[test]
fn rotations_that_look_the_same_are_one_face() {
    for (kind, faces) in [("RRRR", 1), ("GBGB", 2), ("GBGR", 4), ("GGBB", 4)] {
        let kind = kind.parse::<Face>().expect("a face").kind();
        assert_eq!(kind.faces().count(), faces, "{kind}");
    }
    // 81 faces in all: 3 kinds with one, 3 with two, 18 with four.
    assert_eq!(Kind::all().map(|kind| kind.faces().count()).sum::<usize>(), 81);
}

#[test]
fn a_bad_tile_file_is_refused_with_its_line() {
    let cases: [(&str, usize, &str); 10] = [
        ("GGGG 2\nGGX 2\n", 2, "GGX"),
        ("GGGG\n", 1, "number of tiles"),
        ("# tiles\n\nGGGG two\n", 3, "two"),
        ("GGGG 65\n", 1, "65"),
        ("GGGB 2\nGGGG 2\nBGGG 2\n", 3, "line 1"),
        ("GGGG 2\nPARK 2\n", 2, "Parks"),
        ("GBRB 2 C\n", 1, "cornerstone"),
        ("GBRG 2 C\nGRBG 2 C\n", 2, "line 1"),
        ("GGGG 2 D\n", 1, "D"),
        ("# nothing\n", 1, "no tiles"),
    ];
    for (text, line, word) in cases {
        let error = TileSet::parse(text).expect_err(text);
        assert_eq!(error.line, line, "{text}");
        assert!(error.to_string().contains(word), "{error} should say {word}");
        assert!(
            error.to_string().starts_with(&format!("line {line}: ")),
            "{error}"
        );
    }
    let error = TileSet::parse("GG 1").expect_err("too short");
    assert!(matches!(error.problem, TileFileProblem::Face(_)));
}

#[test]
fn another_set_can_be_read() {
    let set = TileSet::parse("GGGG 1 # plain\n\nGBRG 3 C\npark 0").expect("a set");
    assert_eq!((set.basic_tiles(), set.has_park()), (4, false));
    assert!(set.cornerstone(Zone::Green).is_some() && set.cornerstone(Zone::Red).is_none());
}

#[test]
fn tiles_are_taken_until_none_is_left() {
    let mut set = *TileSet::standard();
    assert!(set.take(Tile::Park) && !set.take(Tile::Park));
    set.put(Tile::Park);
    assert_eq!(&set, TileSet::standard());
}
