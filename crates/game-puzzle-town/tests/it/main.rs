//! One binary for all tests beside the crate: the rules of Puzzle Town, its records and what each seat may know.

mod conformance;
mod end;
mod knowledge;
mod laws;
mod position;
mod puzzle;
mod records;
mod rules;
mod table;
mod tiles;
mod town;
mod words;

/// Somebody who speaks English and calls seats by their colours.
fn english() -> plat_engine::Voice<'static> {
    use plat_engine::View as _;
    plat_game_puzzle_town::PuzzleTownView::english()
}

/// A sentence in English.
fn say(sentence: &plat_engine::Sentence) -> String {
    english().say(sentence)
}
