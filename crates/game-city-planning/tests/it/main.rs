//! One binary for all tests beside the crate: the rules of City Planning, its records and what each seat may know.

mod building;
mod conformance;
mod knowledge;
mod position;
mod records;
mod reference;
mod rules;
mod table;
mod touch;
mod words;

/// Somebody who speaks English and calls seats by their colours.
fn english() -> plat_engine::Voice<'static> {
    use plat_engine::View as _;
    plat_game_city_planning::CityPlanningView::english()
}

/// A sentence in English.
fn say(sentence: &plat_engine::Sentence) -> String {
    english().say(sentence)
}
