//! Positions of real games in which cards were wrongly refused or allowed when it still mattered whose turn it was
//! whether a card joins zones (ZO-9), each told from its beginning.

use crate::table::{new, play, refused, seat, see, to_act, words, zone};
use plat_game_zoned_out::ZonedOut;

/// 63 cards, all of them the same.
const CARD: &str = "PLRMLBRM";

fn equal_cards() -> ZonedOut {
    let deck = format!("deck={}", [CARD; 63].join(","));
    new(3, &[&deck])
}

/// The words that put a card of the hand there, in any of these turns.
fn at<'a>(words: &'a [String], place: &str) -> Vec<&'a str> {
    let here = words.iter().filter(|word| word.ends_with(place));
    here.map(String::as_str).collect()
}

#[test]
fn zo_9_the_same_card_in_the_same_place_is_allowed_to_both_players_beside_it() {
    // The card brings a Medium Block s4w4, which falls to the zone of player 1 south of it, and a Library s4w3 between
    // that zone and player 3's. It is player 3's, who came first, and parts them.
    let (before, after) = EQUAL;
    let game = play(equal_cards(), before);
    let around = |game: &ZonedOut| {
        let places = ["s4w5", "s4w4", "s4w2", "s5w4", "s5w3", "s5w2"];
        let blocks = see(game).blocks.into_iter();
        let near = blocks.filter(|block| places.contains(&block.at.to_string().as_str()));
        near.collect::<Vec<_>>()
    };
    assert_eq!(to_act(&game), seat(3));
    assert_eq!(at(&words(&game), ":0:s3w4").len(), 3, "each card of the hand");
    let later = play(game.clone(), after);
    assert_eq!(to_act(&later), seat(1));
    assert_eq!(around(&later), around(&game), "nothing has changed there");
    assert_eq!(at(&words(&later), ":0:s3w4").len(), 3);
    for game in [game, later] {
        let word = at(&words(&game), ":0:s3w4")[0].to_owned();
        let game = play(game, &word);
        let holds = |player, name: &str| zone(&game, player).split(' ').any(|block| block == name);
        assert!(holds(1, "s4w4") && holds(3, "s4w3") && holds(3, "s3w3"));
    }
}

#[test]
fn zo_9_a_library_that_falls_to_one_zone_parts_it_from_the_other() {
    let game = play(new(4, &[]), LIBRARY);
    assert_eq!(to_act(&game), seat(1));
    assert_eq!(
        (zone(&game, 1), zone(&game, 3)),
        ("n4e3 n3e3".to_owned(), "n4e1".to_owned())
    );
    assert!(words(&game).contains(&"c15:90:n5e2".to_owned()));
    let game = play(game, "c15:90:n5e2");
    assert_eq!(
        see(&game)
            .players
            .iter()
            .filter(|player| player.zone.is_some())
            .count(),
        4
    );
}

#[test]
fn zo_9_a_block_between_two_depots_of_heavy_industrial_zones_joins_them() {
    let game = play(new(4, &[]), DEPOTS);
    assert_eq!(to_act(&game), seat(3));
    assert_eq!(
        (zone(&game, 1), zone(&game, 2)),
        ("n1e2 s1e2".to_owned(), "n3e3 n2e3".to_owned())
    );
    assert!(!words(&game).contains(&"c20:0:n3e1".to_owned()));
    assert_eq!(
        refused(&game, "c20:0:n3e1"),
        (
            "ZO-9",
            "this card would join two occupied zones into one".to_owned()
        )
    );
}

/// A game of three with the equal cards until player 3 is to play, and on from there until player 1 is.
const EQUAL: (&str, &str) = (
    "\
    start:3 3+c28,c41 1+c6,c13,c55 2+c23,c43,c45 city:c19,c8,c36,c27 secret:3+most-industrial-blocks
    secret:1+light-commercial-zones secret:2+most-residential-blocks
    public:medium-industrial-zones,highest-commercial-capacity,highest-industrial-capacity n2w2:medium 3+c35
    discard:c13 redraw 1+c24 pass pass c28:180:s2e2 s2e3 3+c15 discard:c24 discard:c6 redraw 1+c10,c37
    c10:90:s3e3 leave 1+c17 discard:c45 discard:c23 redraw 2+c49,c61 c49:90:s2e4 leave 2+c48 c41:270:n1e2
    s1e3 3+c34 discard:c55 discard:c37 redraw 1+c33,c50 c33:0:s1e5 leave 1+c44 c43:0:n1e4 leave 2+c59
    c34:90:n3e1 n3e1 3+c32 discard:c50 discard:c17 redraw 1+c22,c40 c44:180:n4e2 leave 1+c12 c61:180:n3e3
    leave 2+c16 c35:180:n1e6 n1e6 3+c3 c40:180:s1e7 leave 1+c7 c59:270:s2e8 leave 2+c11 c32:270:s3e7 s4e8
    3+c18 discard:c12 discard:c7 redraw 1+c31,c54 c54:180:s4e6 leave 1+c46 c11:0:s5e7 leave 2+c63 c3:0:s2e5
    s3e6 3+c1 discard:c46 discard:c31 redraw 1+c9,c20 pass discard:c63 discard:c48 redraw 2+c4,c14 pass
    c1:0:s4e5 s4e6 3+c42 discard:c22 discard:c20 redraw 1+c29,c57 pass pass c42:90:s5e5 s5e5 3+c51
    discard:c29 discard:c9 redraw 1+c30,c53 pass pass c51:0:s6e4 s6e5 3+c2 c57:270:s5e3 leave 1+c25
    c16:0:s6e2 leave 2+c38 c2:0:s1e9 s1e10 3+c52 c30:90:s5e1 leave 1+c26 discard:c14 redraw 2+c56 pass
    c52:0:s4e1 s4e2 3+c39 c25:270:s3w1 leave 1+c62 c38:270:s4w2 leave 2+c60 c15:270:n1e8 n1e8 3+c5
    c62:90:s5w3 s6w2 1+c58 discard:c56 redraw 2+c47 pass c39:0:s6e1 s7e2 3+c21 c26:0:s5w4 s6w3 1+c13
    c60:90:s4w5 leave 2+c24",
    "c21:270:s1e10 s1e10 3+c6",
);

/// A game of four in which player 1 is to play.
const LIBRARY: &str = "\
    start:3 3+c18,c49 4+c16,c37,c56 1+c8,c15,c30 2+c4,c19,c26 city:c2,c33,c13,c35
    secret:3+light-industrial-zones secret:4+heavy-commercial-zones secret:1+metropolis-bonus
    secret:2+light-residential-zones public:heavy-residential-zones,highest-commercial-capacity s2w2 3+c34
    c37:90:n3w3 n2w2 4+c28 c30:0:n1w3 n1w2 1+c3 c4:180:n4w2 n4w1 2+c51 c49:180:n1w4 s1w4 3+c59 c56:180:n3e1
    n3e1 4+c10 c8:270:n4e2 n3e3:heavy 1+c7 c19:90:s2e1 s3e2 2+c50 c18:0:n5e1 n4e1 3+c5 c16:270:s3w1 s4e1
    4+c45";

/// A game of four in which player 3 is to play.
const DEPOTS: &str = "\
    start:1 1+c28,c62 2+c35,c38,c46 3+c20,c37,c45 4+c12,c31,c56 city:c36,c17,c52,c26
    secret:1+light-commercial-zones secret:2+light-residential-zones secret:3+highest-industrial-capacity
    secret:4+most-residential-blocks public:heavy-commercial-zones,most-commercial-blocks s1e2:heavy 1+c14
    c38:270:n3e2 n2e3:heavy 2+c4";
