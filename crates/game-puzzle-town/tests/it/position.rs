//! Positions in JSON: what is reported, and which texts are refused.

use plat_game_puzzle_town::{Broken, Cell, Law, Position, Report, Tile, TileSet};

fn report(text: &str) -> Report {
    Position::parse(text)
        .unwrap_or_else(|error| panic!("{error}"))
        .report(TileSet::standard())
}

#[test]
fn a_single_tile_breaks_nothing() {
    let one = report(r#"{"width":6,"depth":8,"border":"green","cells":[{"x":0,"y":0,"tile":"GRBG"}]}"#);
    assert!(one.is_lawful() && !one.complete && !one.cornerstone);
    assert_eq!((one.blocks.len(), one.violations), (0, 0));
    let corner = report(r#"{"width":6,"depth":8,"border":"green","cells":[{"x":0,"y":0,"tile":"GBRG"}]}"#);
    assert!(corner.cornerstone);
}

#[test]
fn broken_laws_name_their_cells() {
    let found = report(
        r#"{"width":6,"depth":8,"border":"green","cells":[
            {"x":0,"y":0,"tile":"GBRG"}, {"x":1,"y":0,"tile":"RRRR"},
            {"x":3,"y":3,"tile":"BBBB"}, {"x":6,"y":0,"tile":"GGGG"}, {"x":-1,"y":2,"tile":"GGGG"}]}"#,
    );
    let laws: Vec<Law> = found.broken.iter().map(|broken| broken.law()).collect();
    assert_eq!(
        laws,
        [
            Law::Size,
            Law::Size,
            Law::BorderColour,
            Law::MatchingZones,
            Law::TilePlacement
        ]
    );
    assert!(found.broken.contains(&Broken::Outside { x: -1, y: 2 }));
    assert!(found.broken.contains(&Broken::CutOff(Cell::new(3, 3))));
    assert!(found.broken[3].to_string().contains("(0,0)") && found.broken[3].to_string().contains("(1,0)"));
}

#[test]
fn tiles_used_too_often_are_counted_in_every_rotation() {
    let found = report(
        r#"{"width":7,"depth":7,"border":"green","cells":[
            {"x":2,"y":2,"tile":"GGGB"}, {"x":4,"y":4,"tile":"BGGG"}, {"x":2,"y":4,"tile":"GBGG"},
            {"x":0,"y":0,"tile":"PARK"}, {"x":6,"y":6,"tile":"park"}]}"#,
    );
    let kind = "GGGB"
        .parse::<plat_game_puzzle_town::Face>()
        .expect("a face")
        .kind();
    assert_eq!(found.too_often, [(Tile::Basic(kind), 3, 2), (Tile::Park, 2, 1)]);
}

#[test]
fn blocks_and_violations_are_found() {
    let found = report(
        r#"{"width":6,"depth":8,"border":"green","cells":[
            {"x":2,"y":2,"tile":"BGBB"}, {"x":3,"y":2,"tile":"BRGG"}, {"x":3,"y":3,"tile":"GBBB"}]}"#,
    );
    assert!(found.is_lawful());
    assert_eq!((found.blocks.len(), found.violations), (2, 2));
}

#[test]
fn bad_texts_are_refused_with_the_place() {
    let cases = [
        ("{", "not JSON"),
        ("[]", "an object in braces"),
        (
            r#"{"depth":8,"border":"green","cells":[]}"#,
            "\"width\" is missing",
        ),
        (
            r#"{"width":"6","depth":8,"border":"green","cells":[]}"#,
            "width: this must be a whole number",
        ),
        (
            r#"{"width":6.5,"depth":8,"border":"green","cells":[]}"#,
            "width: this must be a whole number",
        ),
        (r#"{"width":0,"depth":8,"border":"green","cells":[]}"#, "0 wide"),
        (r#"{"width":9,"depth":8,"border":"green","cells":[]}"#, "9 wide"),
        (
            r#"{"width":6,"depth":8,"border":"pink","cells":[]}"#,
            "border: \"pink\" is not a colour",
        ),
        (
            r#"{"width":6,"depth":8,"border":"green","cells":{}}"#,
            "cells: this must be a list",
        ),
        (
            r#"{"width":6,"depth":8,"border":"green","cells":[{"x":0,"y":0}]}"#,
            "cells[0]: \"tile\" is missing",
        ),
        (
            r#"{"width":6,"depth":8,"border":"green","cells":[{"x":0,"y":0,"tile":"GGG"}]}"#,
            "cells[0].tile: \"GGG\"",
        ),
        (
            r#"{"width":6,"depth":8,"border":"green","cells":[{"x":0,"y":0,"tile":"GGGG"},{"x":0,"y":0,"tile":"GGGG"}]}"#,
            "cells[1]: the cell (0,0) was already given in cells[0]",
        ),
        (
            r#"{"width":6,"depth":8,"border":"green","cells":[],"colour":1}"#,
            "the position: unknown field `colour`, expected one of `width`, `depth`, `border`, `cells`",
        ),
    ];
    for (text, words) in cases {
        let error = Position::parse(text).expect_err(text).to_string();
        assert!(error.contains(words), "{text}\n  gave: {error}\n  not:  {words}");
    }
}
