//! Puzzle Town keeps what every game must keep.

use plat_engine::conformance::Suite;
use plat_game_puzzle_town::PuzzleTown;

#[test]
fn puzzle_town_conforms() {
    Suite::with_options(&[
        &["size=7x7"],
        &["market=1"],
        &["size=7x7", "market=3"],
        &["late-stoppages=charged"],
    ])
    .run::<PuzzleTown>();
}
