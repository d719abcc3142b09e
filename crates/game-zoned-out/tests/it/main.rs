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
mod zones;
