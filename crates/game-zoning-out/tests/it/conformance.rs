//! Zoning Out keeps what every game must keep.

use plat_engine::conformance::Suite;
use plat_game_zoning_out::ZoningOut;

#[test]
fn zoning_out_conforms() {
    Suite::with_options(&[
        &["edition=first", "trios=1"],
        &["apc=on", "trios=1"],
        &["trios=1", "rules=mixed-use-development,canadian-style"],
        &["small-city=on"],
        &["small-city=on", "targets=measured", "raise=5"],
        &["mode=competitive", "small-city=on"],
        &[
            "mode=competitive",
            "trios=2",
            "rules=mixed-use-development,canadian-style,garden-city",
        ],
    ])
    .run::<ZoningOut>();
}
