//! Computer players between two decisions. What a player has found for one serves the next, so those who decided last
//! are kept.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use plat_engine::{Seat, Sentence};
use plat_games::{Computer, LiveTable, PlayerKind, Stop, Thinking, find};
use plat_store::GameId;

use crate::hall::entropy;
use crate::workers::Wanted;

/// So many are kept. The best of them remember up to 50 MB each.
const KEPT: usize = 4;

/// Where a player sits, and which one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayerAt {
    pub(crate) game: GameId,
    pub(crate) seat: Seat,
    pub(crate) kind: PlayerKind,
}

/// What a player does, and what it has to say about that.
pub(crate) struct Decision {
    pub(crate) word: String,
    pub(crate) remark: Option<Sentence>,
}

/// The players who wait for their next decision, the last one first.
#[derive(Default)]
pub(crate) struct Players {
    waiting: Mutex<VecDeque<(PlayerAt, Player)>>,
}

/// A player, and what ends its thinking.
struct Player {
    computer: Box<dyn Computer>,
    stop: Stop,
}

impl Players {
    /// What the player there does; nothing if it may not act or does not play at such a table. It thinks as long as
    /// its answer is wanted.
    pub(crate) fn decide(&self, at: PlayerAt, table: &dyn LiveTable, wanted: &Wanted) -> Option<Decision> {
        let mut player = match self.take(at) {
            Some(player) => player,
            None => Player::new(at.kind, table)?,
        };
        wanted.ends(&player.stop);
        let word = player.computer.choose(table, at.seat);
        // From now on it may be asked something else.
        wanted.ends(&Stop::default());
        let word = word?;
        let remark = player.computer.remark();
        self.keep(at, player);
        Some(Decision { word, remark })
    }

    fn take(&self, at: PlayerAt) -> Option<Player> {
        let mut waiting = self.lock();
        let place = waiting.iter().position(|(known, _)| *known == at)?;
        waiting.remove(place).map(|(_, player)| player)
    }

    fn keep(&self, at: PlayerAt, player: Player) {
        let mut waiting = self.lock();
        waiting.push_front((at, player));
        // Whoever has to go takes up to 50 MB along, which takes a moment that nobody else has to wait for.
        let kept = waiting.len().min(KEPT);
        let gone = waiting.split_off(kept);
        drop(waiting);
        drop(gone);
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(PlayerAt, Player)>> {
        // Nobody thinks while it is locked, so nothing can have been left half done.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Player {
    fn new(kind: PlayerKind, table: &dyn LiveTable) -> Option<Player> {
        let thinking = Thinking::default();
        let stop = thinking.stop.clone();
        let game = find(table.info().id)?;
        let computer = game.computer(kind, table.seats().count(), thinking, entropy())?;
        Some(Player { computer, stop })
    }
}

#[cfg(test)]
mod tests {
    use plat_engine::SessionDice;
    use plat_games::Level;

    use super::*;

    #[test]
    fn those_who_decided_last_are_kept() {
        let game = find("subdivision").expect("it is on the shelf");
        let names = vec!["one".to_owned(), "two".to_owned()];
        let dice = SessionDice::seeded("1".parse().expect("a seed"));
        let table = game.new_table(&[], names, dice).expect("a table for two");
        let players = Players::default();
        let at = |number| PlayerAt {
            game: GameId::from_entropy(number << 4),
            seat: Seat::ALL[0],
            kind: PlayerKind::Level(Level::Newcomer),
        };
        for number in 0..KEPT as u64 + 2 {
            assert!(
                players
                    .decide(at(number), table.as_ref(), &Wanted::default())
                    .is_some()
            );
        }
        assert_eq!(players.lock().len(), KEPT);
        assert!(players.take(at(0)).is_none(), "it was long ago");
        assert!(players.take(at(KEPT as u64)).is_some(), "it was just now");
        let other = PlayerAt {
            kind: PlayerKind::Greedy,
            ..at(KEPT as u64 + 1)
        };
        assert!(players.take(other).is_none(), "another player sits there now");
    }
}
