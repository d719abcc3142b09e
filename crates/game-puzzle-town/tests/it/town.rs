//! The Construction Laws, Blocks and Zoning Violations against the rule page.

use plat_game_puzzle_town::{Broken, Cell, Gain, Laid, Law, Refusal, Side, Size, TileSet, Town, Zone};
use proptest::prelude::*;

fn town(border: Zone, rows: &str) -> Town {
    Town::from_rows(border, rows).expect("rows")
}

fn laid(word: &str) -> Laid {
    if word == "PARK" {
        Laid::Park
    } else {
        Laid::Basic(word.parse().expect("a face"))
    }
}

/// A complete town drawn by hand from the laws: every zone is green but those of three Blocks inside.
const PLAIN: &str = "
    GGGG GGGG GGGG GGGG
    GGGG GBBG GGBB GGGG
    GGGG BGGG BGGG GGGG
    GGGG GGGG GGGG GGGG";

#[test]
fn law_1_keeps_tiles_inside() {
    let town =
        Town::with_cornerstone(Size::SIX_BY_EIGHT, Zone::Green, TileSet::standard()).expect("a cornerstone");
    let refusal = town.check(Cell::new(6, 0), laid("GGGG")).expect_err("6 wide");
    assert_eq!(
        (refusal, refusal.law()),
        (Refusal::Outside(Cell::new(6, 0)), Law::Size)
    );
    assert_eq!(
        town.check(Cell::new(0, 8), laid("GGGG")),
        Err(Refusal::Outside(Cell::new(0, 8)))
    );
}

#[test]
fn law_2_wants_the_border_colour_outside() {
    let town =
        Town::with_cornerstone(Size::SIX_BY_EIGHT, Zone::Green, TileSet::standard()).expect("a cornerstone");
    // The cornerstone GBRG shows blue to the east.
    let refusal = town
        .check(Cell::new(1, 0), laid("RGGB"))
        .expect_err("red on the border");
    assert_eq!(refusal.law(), Law::BorderColour);
    assert_eq!(
        town.check(Cell::new(1, 0), laid("GRRB")),
        Ok(Gain {
            blocks: 1,
            violations: 0
        })
    );
}

#[test]
fn law_3_wants_touching_zones_to_match() {
    let town =
        Town::with_cornerstone(Size::SIX_BY_EIGHT, Zone::Green, TileSet::standard()).expect("a cornerstone");
    let refusal = town
        .check(Cell::new(1, 0), laid("GRRR"))
        .expect_err("blue touches red");
    let expected = Refusal::Zones {
        cell: Cell::new(1, 0),
        side: Side::West,
        found: Zone::Red,
        other: Zone::Blue,
    };
    assert_eq!((refusal, refusal.law()), (expected, Law::MatchingZones));
}

#[test]
fn law_4_wants_a_block_and_tiles_that_stay() {
    let town =
        Town::with_cornerstone(Size::SIX_BY_EIGHT, Zone::Green, TileSet::standard()).expect("a cornerstone");
    assert_eq!(
        town.check(Cell::new(1, 1), laid("GGGG")),
        Err(Refusal::NoBlock(Cell::new(1, 1)))
    );
    assert_eq!(
        town.check(Cell::new(0, 0), laid("GGGG")),
        Err(Refusal::Taken(Cell::new(0, 0)))
    );
    assert_eq!(Refusal::Taken(Cell::new(0, 0)).law(), Law::TilePlacement);
}

#[test]
fn the_park_is_exempt_and_anything_matches_it() {
    let mut town =
        Town::with_cornerstone(Size::SIX_BY_EIGHT, Zone::Green, TileSet::standard()).expect("a cornerstone");
    assert_eq!(
        town.check(Cell::new(1, 0), Laid::Park),
        Ok(Gain {
            blocks: 1,
            violations: 0
        })
    );
    town.lay(Cell::new(1, 0), Laid::Park);
    for word in ["GRRR", "GRRB", "GRRG"] {
        assert_eq!(
            town.check(Cell::new(2, 0), laid(word)),
            Ok(Gain {
                blocks: 1,
                violations: 0
            }),
            "{word}"
        );
    }
}

#[test]
fn a_violation_is_a_block_of_the_border_colour_with_no_tile_on_the_edge() {
    let plain = town(Zone::Green, PLAIN);
    assert!(plain.broken().is_empty());
    // Inside, (1,1) and (2,1) share a blue side, as do (1,1)-(1,2) and (2,1)-(2,2); (1,2)-(2,2) is green.
    let wrong: Vec<_> = plain.blocks().filter(|block| block.violation).collect();
    assert_eq!(wrong.len(), 1);
    assert_eq!(
        (wrong[0].first, wrong[0].second),
        (Cell::new(1, 2), Cell::new(2, 2))
    );
    // With a blue border no green Block is a violation (and the border law is broken instead).
    let blue = town(Zone::Blue, PLAIN);
    assert_eq!(blue.violations(), 3);
    assert_eq!(
        blue.broken()
            .iter()
            .filter(|broken| broken.law() == Law::BorderColour)
            .count(),
        16
    );
}

#[test]
fn pt_4_a_block_with_the_park_has_no_colour_and_is_no_violation() {
    let rows = PLAIN.replacen("BGGG", "PARK", 1);
    let town = town(Zone::Green, &rows);
    assert_eq!(town.violations(), 0);
    let with_park = town.blocks().filter(|block| block.colour.is_none()).count();
    assert_eq!((town.blocks().count(), with_park), (24, 4));
}

#[test]
fn check_counts_what_it_completes() {
    let mut town = town(Zone::Green, PLAIN);
    let hole = Cell::new(1, 2);
    let tile = town.at(hole).expect("a tile");
    town.clear(hole);
    assert_eq!(
        town.check(hole, tile),
        Ok(Gain {
            blocks: 4,
            violations: 1
        })
    );
}

#[test]
fn laws_broken_on_a_table_are_all_named() {
    let town = town(Zone::Green, "GBRG GRRR .... ....\n.... .... .... BGGG");
    let broken = town.broken();
    assert!(broken.contains(&Broken::Zones {
        first: Cell::new(0, 0),
        second: Cell::new(1, 0),
        one: Zone::Blue,
        other: Zone::Red
    }));
    assert!(!broken.contains(&Broken::Border {
        cell: Cell::new(0, 0),
        side: Side::South,
        found: Zone::Red
    }));
    assert!(broken.contains(&Broken::CutOff(Cell::new(3, 1))));
    assert_eq!(broken.len(), 2);
}

#[test]
fn a_6x8_town_has_28_border_zones_and_82_pairs() {
    let size = Size::SIX_BY_EIGHT;
    let sides = size
        .all_cells()
        .flat_map(|cell| Side::ALL.map(|side| (cell, side)));
    let (inner, border): (Vec<_>, Vec<_>) =
        sides.partition(|&(cell, side)| size.beyond(cell, side).is_some());
    assert_eq!((border.len(), inner.len() / 2), (28, 82));
}

#[test]
fn rows_that_are_no_town_are_refused() {
    assert!(Town::from_rows(Zone::Green, "").is_err());
    let error = Town::from_rows(Zone::Green, "GGGG GGGG\nGGGG").expect_err("ragged");
    assert!(error.to_string().starts_with("row 2"), "{error}");
    assert!(
        Town::from_rows(Zone::Green, "GGGX")
            .expect_err("no face")
            .to_string()
            .contains("GGGX")
    );
}

proptest! {
    /// What `check` says tile by tile is what the finished town says of itself.
    #[test]
    fn gains_add_up(choices in prop::collection::vec((0usize..20, 0usize..81, any::<bool>()), 1..200)) {
        let size = Size::new(4, 5).expect("a size");
        let mut town = Town::new(size, Zone::Red);
        let (mut blocks, mut violations) = (0, 0);
        for (cell, face, park) in choices {
            let cell = size.cell(cell);
            let tile = if park && face == 0 { Laid::Park } else { laid(&plat_game_puzzle_town::Face::from_index(face).expect("below 81").to_string()) };
            if let Ok(gain) = town.check(cell, tile) {
                town.lay(cell, tile);
                blocks += gain.blocks as usize;
                violations += gain.violations as usize;
            }
        }
        prop_assert!(town.broken().is_empty());
        prop_assert_eq!(town.blocks().count(), blocks);
        prop_assert_eq!(town.violations(), violations);
        prop_assert_eq!(Town::from_rows(Zone::Red, &town.to_string()).expect("printed rows"), town);
    }
}
