//! The only source of chance: a trait that games draw from, the seeded dice of a real game, and fast dice
//! for playouts.
//!
//! The draws of a real game must be the same on any machine for ever, so everything between the seed and a
//! number below `n` is fixed here as version 1 and does not rely on the sampling methods of a library, which
//! may change:
//! - key: SHA-256 of `plat dice 1`, a line feed, the seed;
//! - the k-th draw of a game (from 0) uses its own ChaCha20 stream number k under that key, as 64-bit words;
//! - a number below n: the high half of word × n, words whose low half falls short of 2^64 mod n skipped.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::sentence::{Arg, Sentence};

/// The version of the rule by which a seed becomes draws; a record states it.
pub const DICE_VERSION: u32 = 1;

/// A source of random numbers.
pub trait Dice {
    /// The next 64 random bits.
    fn word(&mut self) -> u64;

    /// A number below `n`, each equally likely. `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "there is no number below 0");
        let n = u64::from(n);
        loop {
            let product = u128::from(self.word()) * u128::from(n);
            let low = product as u64;
            // The test against n first: it is cheap, and the exact bound is only needed when it fails.
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 64) as u32;
            }
        }
    }

    /// Whether something happens that has this probability.
    fn chance(&mut self, probability: f32) -> bool {
        // The 24 bits that such a number can hold.
        ((self.word() >> 40) as f32) < probability * (1 << 24) as f32
    }

    /// One of the items, each equally likely. There must be one.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T
    where
        Self: Sized,
    {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Puts the items into an order, each order equally likely.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// What decides all draws of a game: a word of letters, digits, `-` and `_`.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(String);

/// Why a word is no seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a seed is 1 to 64 letters, digits, '-' or '_', not {0:?}")]
pub struct SeedError(String);

impl SeedError {
    /// The same in any language.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("seed-unreadable").with("seed", Arg::quoted(&self.0))
    }
}

impl Seed {
    /// A seed nobody can guess, from 16 bytes that nobody can guess.
    pub fn from_entropy(bytes: [u8; 16]) -> Seed {
        Seed(hex(&bytes))
    }

    /// The promise that is published before the game: it fixes the seed and does not tell it.
    pub fn hash(&self) -> SeedHash {
        SeedHash(hex(&digest("plat seed 1\n", &self.0)))
    }

    /// The dice of the k-th draw of the game, counted from 0.
    pub fn dice(&self, draw: u64) -> SeededDice {
        let mut stream = ChaCha20Rng::from_seed(digest("plat dice 1\n", &self.0));
        stream.set_stream(draw);
        SeededDice(stream)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let fits = (1..=64).contains(&text.len())
            && text
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if fits {
            Ok(Seed(text.to_owned()))
        } else {
            Err(SeedError(text.chars().take(80).collect()))
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A seed is a secret until the game is over, so it does not show in debug output.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The published hash of a seed: 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedHash(String);

impl FromStr for SeedHash {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<SeedHash, Self::Err> {
        let fits = text.len() == 64
            && text
                .bytes()
                .all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        if fits {
            Ok(SeedHash(text.to_owned()))
        } else {
            Err("a seed hash is 64 hexadecimal digits in lower case")
        }
    }
}

impl fmt::Display for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The dice of one draw of a real game.
pub struct SeededDice(ChaCha20Rng);

impl Dice for SeededDice {
    fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// Dice for playouts and searches: fast, repeatable within one version of the program, no more.
#[derive(Clone)]
pub struct FastDice(Xoshiro256PlusPlus);

impl FastDice {
    /// Dice that roll the same numbers for the same seed.
    pub fn new(seed: u64) -> FastDice {
        FastDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Dice for FastDice {
    #[inline]
    fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}

fn digest(purpose: &str, seed: &str) -> [u8; 32] {
    Sha256::new()
        .chain_update(purpose)
        .chain_update(seed)
        .finalize()
        .into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed apart, with Python's hashlib: sha256(b"plat seed 1\n42").
    #[test]
    fn the_hash_of_a_seed_is_plain_sha256() {
        let seed: Seed = "42".parse().unwrap();
        assert_eq!(
            seed.hash().to_string(),
            include_str!("../tests/it/data/seed-42.sha256").trim()
        );
    }

    /// Computed apart, with Python's cryptography package: ChaCha20 with the key and stream of the rule.
    #[test]
    fn the_words_of_version_1_never_change() {
        let seed: Seed = "42".parse().unwrap();
        let words: String = (0..3)
            .flat_map(|draw| {
                let mut dice = seed.dice(draw);
                (0..4).map(move |_| format!("{draw} {:016x}\n", dice.word()))
            })
            .collect();
        assert_eq!(words, include_str!("../tests/it/data/dice-42.words"));
    }

    #[test]
    fn below_is_even_and_in_range() {
        let mut dice = FastDice::new(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        // Five standard deviations of a fair die either way: 10,000 ± 456.
        assert!(
            counts.iter().all(|count| (9_544..=10_456).contains(count)),
            "{counts:?}"
        );
        assert_eq!(dice.below(1), 0);
    }

    #[test]
    fn below_skips_the_words_that_would_tip_the_scale() {
        // 2^64 mod 6 is 4. Word 0 has the product 0, below 4: skipped. The next word counts.
        struct Words(Vec<u64>);
        impl Dice for Words {
            fn word(&mut self) -> u64 {
                self.0.remove(0)
            }
        }
        assert_eq!(Words(vec![0, u64::MAX]).below(6), 5);
    }

    #[test]
    fn chances_are_as_likely_as_they_say() {
        let mut dice = FastDice::new(3);
        let happened = (0..10_000).filter(|_| dice.chance(0.3)).count();
        // Five standard deviations either way.
        assert!((2_771..=3_229).contains(&happened), "{happened}");
        assert!(!dice.chance(0.0) && dice.chance(1.0));
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_reaches_every_order() {
        let mut dice = FastDice::new(7);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let mut items = [1, 2, 3];
            dice.shuffle(&mut items);
            seen.insert(items);
        }
        assert_eq!(seen.len(), 6);
    }

    #[test]
    fn a_seed_is_a_plain_word_and_stays_secret_in_debug_output() {
        for bad in ["", "a b", "é", &"x".repeat(65), "a\nb"] {
            assert!(bad.parse::<Seed>().is_err(), "{bad:?}");
        }
        let seed: Seed = "s3cret".parse().unwrap();
        assert!(!format!("{seed:?}").contains("s3cret"));
        assert_eq!(Seed::from_entropy([0xab; 16]).to_string(), "ab".repeat(16));
    }
}
