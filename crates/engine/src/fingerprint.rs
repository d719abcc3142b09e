//! Numbers by which searches find positions again.

use std::hash::{BuildHasher, Hash};

use foldhash::fast::FixedState;

/// A number made from all of these parts: equal for equal parts, and all but certainly different for different ones.
/// It is the same in every run of one version of the program, so that searches can be repeated, and is never stored.
#[inline]
pub fn fingerprint(parts: impl Hash) -> u64 {
    FixedState::with_seed(0).hash_one(parts)
}
