//! Names of games and guests: 60 random bits, written as twelve letters and digits that people can read to each other.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Without i, l, o and u: nobody takes one for another, and no word comes about by accident.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many letters a name has, of five bits each.
const LENGTH: usize = 12;

/// Not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a name of a game or guest is {LENGTH} letters and digits, without i, l, o and u")]
pub struct IdError;

/// The name of a game. Whoever knows it may watch the game, so nobody can guess one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u64);

/// The name of somebody who plays without an account.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId(u64);

macro_rules! sixty_bits {
    ($name:ident) => {
        impl $name {
            /// A name from 64 bits that nobody can guess; four of them are not used.
            pub fn from_entropy(bits: u64) -> $name {
                $name(bits >> 4)
            }

            /// As a database keeps it.
            pub(crate) fn to_sql(self) -> i64 {
                self.0 as i64
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                read(text).map($name)
            }
        }
    };
}

sixty_bits!(GameId);
sixty_bits!(GuestId);

impl GameId {
    /// As it comes back from a database.
    pub(crate) fn from_sql(number: i64) -> GameId {
        GameId(number as u64)
    }
}

fn write(bits: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let letters: String = (0..LENGTH)
        .rev()
        .map(|place| char::from(LETTERS[(bits >> (5 * place)) as usize & 31]))
        .collect();
    f.write_str(&letters)
}

fn read(text: &str) -> Result<u64, IdError> {
    if text.len() != LENGTH {
        return Err(IdError);
    }
    text.bytes().try_fold(0, |bits, letter| {
        let digit = LETTERS.iter().position(|&known| known == letter);
        Ok(bits << 5 | digit.ok_or(IdError)? as u64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back() {
        for bits in [0, u64::MAX, 0x0123_4567_89ab_cdef] {
            let id = GameId::from_entropy(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(GameId::from_sql(id.to_sql()), id);
        }
        assert_eq!(GameId::from_entropy(0).to_string(), "000000000000");
        assert_eq!(GameId::from_entropy(u64::MAX).to_string(), "zzzzzzzzzzzz");
    }

    #[test]
    fn anything_else_is_no_name() {
        for bad in [
            "",
            "00000000000",
            "0000000000000",
            "00000000000i",
            "00000000000A",
            "ääääää",
        ] {
            assert_eq!(bad.parse::<GuestId>(), Err(IdError), "{bad:?}");
        }
    }
}
