//! Zoning Out: [`foresight`] is the player who looks ahead, [`balance`] measures the scoring rules with it, [`apc`]
//! searches for the best city where nothing is left to chance.

pub mod apc;
pub mod balance;
mod bound;
pub mod foresight;

pub use bound::upper_bound;
