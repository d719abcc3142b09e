//! Zoned Out keeps what every game must keep.

use plat_engine::conformance::Suite;
use plat_game_zoned_out::ZonedOut;

#[test]
fn zoned_out_conforms() {
    // Few kinds, many wilds, cards twice and cards that look the same when turned: zones meet all the time, and the
    // deck runs out.
    let crowded = format!(
        "deck={}",
        ["PLRLLBRL,PLRLPLRL,PLRMLBRL,PLLBABRM,PLPKMULB"; 5].join(",")
    );
    // A city is a large table, and each look at it from all sides takes its time.
    let suite = Suite {
        games: 60,
        playouts: 750,
        ..Suite::with_options(&[&["objectives=off"]])
    };
    suite.run::<ZonedOut>();
    let sets: [&[&str]; 2] = [&["objectives=off", &crowded], &[&crowded, "negative-zones=on"]];
    let with_copies = Suite {
        options: sets
            .map(|set| set.iter().map(ToString::to_string).collect())
            .to_vec(),
        copies: true,
        ..suite
    };
    with_copies.run::<ZonedOut>();
}
