//! What happens at a table without anybody's asking: computers think and move.

use std::sync::Arc;

use plat_store::GameId;

use super::Hall;
use crate::slot::Slot;

impl Hall {
    /// Loads a table so that its computers go on.
    pub(crate) async fn wake(self: &Arc<Hall>, id: GameId) {
        match self.slot(id).await {
            Ok(mut slot) => self.go_on(&mut slot),
            Err(problem) => tracing::warn!(game = %id, %problem, "a game cannot be loaded"),
        }
    }

    /// Somebody has begun to look: where only computers sit they play from now on. Where people sit, somebody sees to
    /// it already, here or in another process.
    pub(crate) fn somebody_looks(self: &Arc<Hall>, slot: &mut Slot) {
        if slot.room.as_ref().is_some_and(|room| room.people().is_empty()) {
            self.think(slot);
        }
    }

    /// What follows by itself: computers think.
    pub(super) fn go_on(self: &Arc<Hall>, slot: &mut Slot) {
        self.think(slot);
    }
}
