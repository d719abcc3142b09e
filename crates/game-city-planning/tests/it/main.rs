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
