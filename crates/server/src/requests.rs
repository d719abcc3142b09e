//! What somebody at a table asks the hall for, and how it is done.

use std::sync::Arc;

use plat_store::{GameId, GuestId};

use crate::hall::Hall;
use crate::message::Deed;
use crate::problem::Problem;
use crate::proposals::Wish;

/// How often a deed is tried again when another process was faster.
const TRIES: usize = 5;

impl Hall {
    /// Does what somebody at a table asks for. Says how many entries the game has then.
    pub(crate) async fn deed(
        self: &Arc<Hall>,
        id: GameId,
        guest: GuestId,
        deed: Deed,
    ) -> Result<usize, Problem> {
        if let Deed::Grant(_) = deed
            && self
                .read(id, |room| room.proposals.open)
                .await?
                .map(|open| open.wish)
                == Some(Wish::Rematch)
        {
            self.rematch(id, guest).await?;
            return self.read(id, |room| room.table.entries()).await;
        }
        let mut tries = 0;
        loop {
            let done = self.do_once(id, guest, deed.clone()).await;
            // Another process was faster. What it did may not concern this deed at all.
            if done != Err(Problem::Behind) || tries == TRIES {
                return done;
            }
            tries += 1;
        }
    }

    async fn do_once(self: &Arc<Hall>, id: GameId, guest: GuestId, deed: Deed) -> Result<usize, Problem> {
        self.perform(id, move |room, step, now| match deed {
            Deed::Act { seat, saw, word } => room.act(step, (guest, seat), saw, &word, now),
            Deed::Back { seat, all } => room.take_back(step, (guest, seat), all, now),
            Deed::Resign(seat) => room.resign(step, guest, seat, now),
            Deed::Agree(seat) => room.agree(step, (guest, seat), true, now),
            Deed::Decline(seat) => room.agree(step, (guest, seat), false, now),
            Deed::Grant(seat) => room.grant(step, (guest, seat), now),
            Deed::Refuse(seat) => room.refuse(step, (guest, seat), now),
            Deed::Rise(seat) => room.rise(step, guest, seat, now),
            Deed::Chat { seat, text } => room.say(step, (guest, seat), &text, now),
        })
        .await
    }

    /// Asks for another game on the same terms, everybody one seat on, or grants it. Nobody is made to play: the game is
    /// set up when everybody has agreed, and is what this says then.
    pub(crate) async fn rematch(
        self: &Arc<Hall>,
        id: GameId,
        guest: GuestId,
    ) -> Result<Option<GameId>, Problem> {
        // Whoever else asks for one waits here.
        let mut slot = self.slot(id).await?;
        let room = slot.room.as_ref().expect("a slot that was asked for is loaded");
        if room.rematch.is_some() {
            return Ok(room.rematch);
        }
        let game = match room.may_rematch(guest)? {
            false => None,
            true => {
                let (terms, people) = room.next_terms();
                let people = people
                    .into_iter()
                    .map(|(guest, name)| (guest, name, None))
                    .collect();
                Some(self.create(terms, guest, people).await?)
            }
        };
        let told = self.perform_in(&mut slot, id, |room, step, now| {
            room.play_again(step, guest, game, now)
        });
        match told.await {
            Ok(_) => Ok(game),
            // Another process was faster; theirs is the rematch.
            Err(problem) => {
                let room = slot.room.as_ref().expect("a slot that was asked for is loaded");
                room.rematch.map(Some).ok_or(problem)
            }
        }
    }
}
