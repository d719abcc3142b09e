//! One binary for all tests beside the crate: the rules of Zoned Out, its records and what each seat may know.

mod conformance;
mod deck;
mod joining;
mod knowledge;
// A reference for more tests than these, in the words of the rule page.
#[allow(dead_code, unreachable_pub)]
mod naive;
mod position;
mod records;
mod rules;
mod rulings;
mod slow;
mod table;
mod words;
mod zones;

/// Somebody who speaks English and calls seats by their colours.
fn english() -> plat_engine::Voice<'static> {
    use plat_engine::View as _;
    plat_game_zoned_out::ZonedOutView::english()
}

/// A sentence in English.
fn say(sentence: &plat_engine::Sentence) -> String {
    english().say(sentence)
}
