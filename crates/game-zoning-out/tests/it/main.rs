//! One binary for all tests beside the crate: the rules of Zoning Out, its scores, its records and its pictures.

mod conformance;
mod pictures;
mod records;
mod rules;
mod scoring;
mod seats;
mod table;
mod targets;
mod words;

/// Somebody who speaks English and calls seats by their colours.
fn english() -> plat_engine::Voice<'static> {
    use plat_engine::View as _;
    plat_game_zoning_out::ZoningOutView::english()
}

/// A sentence in English.
fn say(sentence: &plat_engine::Sentence) -> String {
    english().say(sentence)
}
