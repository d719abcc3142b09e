//! Sealed Streets keeps what every game must keep.

use plat_engine::conformance::Suite;
use plat_game_template::SealedStreets;

#[test]
fn sealed_streets_conforms() {
    Suite::with_options(&[&["block=5"]]).run::<SealedStreets>();
}
