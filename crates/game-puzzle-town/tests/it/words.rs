//! What is seldom said can be said in every language: refusals, and what is wrong with a town.

use plat_engine::{Appraise, Refusal, Sentence, View, Voice};
use plat_game_puzzle_town::{Due, Laid, PlayRefusal, PuzzleTown, PuzzleTownView, Side, Tile, Zone};

use crate::table::seat;

/// What every language says, English first, without a code of four zones in it.
#[track_caller]
fn said(sentence: &Sentence) -> Vec<String> {
    let books = PuzzleTownView::shelf().books().iter();
    let voices = books.map(|book| Voice {
        you: Some(seat(1)),
        ..Voice::of(book)
    });
    let say = |voice: Voice| {
        assert_eq!(voice.faults(sentence), Vec::<String>::new(), "{sentence:?}");
        let said = voice.say(sentence);
        let mut words = said.split(|letter: char| !letter.is_alphanumeric());
        let is_code = |word: &str| word.len() == 4 && word.chars().all(|letter| "GBR".contains(letter));
        assert!(!words.any(|word| is_code(word) || word == "PARK"), "{said}");
        said
    };
    voices.map(say).collect()
}

#[test]
fn every_refusal_can_be_said() {
    let cell: plat_grid::CellName = "c4".parse().unwrap();
    let (side, found, border, other) = (Side::East, Zone::Red, Zone::Green, Zone::Blue);
    let laid = Laid::Basic("GBRG".parse().unwrap());
    let (tile, park) = (laid.tile(), Tile::Park);
    for refusal in [
        PlayRefusal::Outside,
        PlayRefusal::Border {
            cell,
            side,
            found,
            border,
        },
        PlayRefusal::Zones {
            cell,
            side,
            found,
            other,
        },
        PlayRefusal::NoBlock(cell),
        PlayRefusal::Taken(cell),
        PlayRefusal::NotInHand(tile),
        PlayRefusal::NotInHand(park),
        PlayRefusal::MustLay,
        PlayRefusal::MustLayAtTheEnd { laid, cell },
        PlayRefusal::MustLayAtTheEnd {
            laid: Laid::Park,
            cell,
        },
        PlayRefusal::DrawOrKeep,
        PlayRefusal::NoChoiceToDraw,
        PlayRefusal::OtherDraw(Due::Cornerstone),
        PlayRefusal::OtherDraw(Due::First),
        PlayRefusal::OtherDraw(Due::Nothing),
        PlayRefusal::OtherTiles {
            to: seat(1),
            count: 1,
        },
    ] {
        said(&refusal.sentence());
    }
    let differ = PlayRefusal::Zones {
        cell,
        side,
        found,
        other,
    };
    assert_eq!(
        said(&differ.sentence()),
        [
            "touching zones must match: to the east of c4 lies blue, and this tile shows red",
            "Zonen, die sich berühren, müssen zusammenpassen: im Osten von c4 liegt Blau, und dieses Plättchen hat dort \
             Rot",
            "les zones qui se touchent doivent s'accorder : à l'est de c4 il y a du bleu, et cette tuile y montre du \
             rouge",
        ]
    );
}

#[test]
fn all_that_is_wrong_with_a_town_can_be_said() {
    let town = r#"{"width":5,"depth":3,"border":"green","cells":[
        {"x":0,"y":0,"tile":"GRBG"}, {"x":1,"y":0,"tile":"BBBB"}, {"x":2,"y":0,"tile":"BBBB"},
        {"x":3,"y":0,"tile":"BBBB"}, {"x":0,"y":2,"tile":"PARK"}, {"x":4,"y":2,"tile":"PARK"},
        {"x":1,"y":1,"tile":"BGGB"}, {"x":2,"y":1,"tile":"BGGG"}, {"x":7,"y":-1,"tile":"GBRG"}]}"#;
    let sheet = PuzzleTown::appraise(town, &Default::default()).unwrap();
    let lines = sheet.seats[0].lines.iter().map(|line| &line.label);
    let english: Vec<String> = lines
        .chain(&sheet.illegal)
        .map(|sentence| said(sentence).swap_remove(0))
        .collect();
    for beginning in [
        "8 of 15 cells have a tile",
        "Blocks: ",
        "Zoning Violations: 1 (b2–c2)",
        "the cornerstone of a green border is not on a3: ",
        "Law 1 (Size): a town is 6x8 tiles, or 7x7 in the variation, not 5x3",
        "Law 1 (Size): the cell (7,-1) is outside the town",
        "Law 2 (Border Colour): the north zone at b3 (1,0) is blue",
        "Law 3 (Matching Zones): a3 (0,0) is red and b3 (1,0) is blue where they touch",
        "Law 4 (Tile Placement): the tile at a1 (0,2) is cut off",
        "a tile of blue all round lies there 3 times, and there are only 2 of it",
        "the Town Park lies there 2 times, and there is only one",
    ] {
        assert!(
            english.iter().any(|line| line.starts_with(beginning)),
            "{beginning}: {english:#?}"
        );
    }
}
