//! City Planning keeps what every game must keep.

use plat_engine::conformance::Suite;
use plat_game_city_planning::CityPlanning;

#[test]
fn city_planning_conforms() {
    let small = ["board=9"];
    let suite = Suite::with_options(&[
        &small,
        &["board=9", "unincorporated-penalty=1"],
        &["board=13"],
        &small,
    ]);
    // A look at a large board from all sides costs a hundred times what it costs in the other games.
    Suite {
        games: 120,
        playouts: 800,
        ..suite
    }
    .run::<CityPlanning>();
}
