//! Subdivision keeps what every game must keep.

use plat_engine::conformance::Suite;
use plat_game_subdivision::Subdivision;

#[test]
fn subdivision_conforms() {
    Suite::with_options(&[
        &["set=threehouse"],
        &["parks=random"],
        &["park-placement=on", "private-parks=on"],
        &["set=threehouse", "parks=random", "private-parks=on"],
    ])
    .run::<Subdivision>();
}
