//! One binary for all tests beside the crate: the rules of Subdivision, its records and its counted positions.

mod conformance;
mod perft;
mod records;
mod rules;

/// Somebody who speaks English and calls seats by their colours.
fn english() -> plat_engine::Voice<'static> {
    use plat_engine::View as _;
    plat_game_subdivision::SubdivisionView::english()
}
