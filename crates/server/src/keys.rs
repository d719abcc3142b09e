//! What the house signs: who a guest is, and who may take a seat. Nobody else can make such a signature, so nothing of
//! it has to be kept.

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use plat_engine::Seat;
use plat_store::{GameId, GuestId};
use sha2::Sha256;

/// How many bytes of a signature are used: more than anybody can guess, and short enough for a link.
const SIGNED: usize = 16;

/// The key of the house.
pub(crate) struct Keys(Hmac<Sha256>);

impl Keys {
    /// The key of which these are the bytes.
    pub(crate) fn new(key: &[u8]) -> Keys {
        Keys(Hmac::new_from_slice(key).expect("a key of any length will do"))
    }

    /// What a guest shows to be known again: the name and the signature.
    pub(crate) fn pass(&self, guest: GuestId) -> String {
        format!("{guest}.{}", self.sign(&passport(guest)))
    }

    /// Whose pass this is, if it is genuine.
    pub(crate) fn guest(&self, pass: &str) -> Option<GuestId> {
        let (name, signature) = pass.split_once('.')?;
        let guest = name.parse().ok()?;
        self.is_signed(&passport(guest), signature).then_some(guest)
    }

    /// What whoever takes a seat by invitation has to show.
    pub(crate) fn invitation(&self, game: GameId, seat: Seat) -> String {
        self.sign(&chair(game, seat))
    }

    /// Whether this is the invitation to the seat.
    pub(crate) fn invites(&self, game: GameId, seat: Seat, invitation: &str) -> bool {
        self.is_signed(&chair(game, seat), invitation)
    }

    /// Whether this has the form of a signature, such as an invitation.
    pub(crate) fn is_signature(text: &str) -> bool {
        HEXLOWER
            .decode(text.as_bytes())
            .is_ok_and(|bytes| bytes.len() == SIGNED)
    }

    fn sign(&self, what: &str) -> String {
        let signature = self.0.clone().chain_update(what).finalize().into_bytes();
        HEXLOWER.encode(&signature[..SIGNED])
    }

    /// Takes the same time whatever is wrong about the signature.
    fn is_signed(&self, what: &str, signature: &str) -> bool {
        let Ok(bytes) = HEXLOWER.decode(signature.as_bytes()) else {
            return false;
        };
        bytes.len() == SIGNED
            && self
                .0
                .clone()
                .chain_update(what)
                .verify_truncated_left(&bytes)
                .is_ok()
    }
}

fn passport(guest: GuestId) -> String {
    format!("guest {guest}")
}

fn chair(game: GameId, seat: Seat) -> String {
    format!("seat {game} {seat}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_known_again_and_no_other_is() {
        let keys = Keys::new(b"a key");
        let ada = GuestId::from_entropy(1 << 30);
        let pass = keys.pass(ada);
        assert_eq!(keys.guest(&pass), Some(ada));
        let bob = keys.pass(GuestId::from_entropy(1 << 31));
        let stolen = format!("{}.{}", &pass[..12], &bob[13..]);
        let mut spoiled = pass.clone();
        spoiled.replace_range(20..21, if &pass[20..21] == "0" { "1" } else { "0" });
        let short = &pass[..pass.len() - 2];
        for bad in [
            "",
            ".",
            "x.y",
            "ä.ä",
            &stolen,
            &spoiled,
            short,
            &pass[..13],
            &format!("{pass}00"),
        ] {
            assert_eq!(keys.guest(bad), None, "{bad}");
        }
        assert_eq!(Keys::new(b"another key").guest(&pass), None);
    }

    #[test]
    fn an_invitation_is_for_one_seat_of_one_game() {
        let keys = Keys::new(b"a key");
        let (one, two) = (GameId::from_entropy(1 << 30), GameId::from_entropy(1 << 31));
        let invitation = keys.invitation(one, Seat::ALL[1]);
        assert!(keys.invites(one, Seat::ALL[1], &invitation));
        assert!(!keys.invites(one, Seat::ALL[0], &invitation));
        assert!(!keys.invites(two, Seat::ALL[1], &invitation));
    }
}
