//! Playouts: from a position to the end of the game by random legal actions, or by the game's own hunches.

use plat_engine::{Dice, Game, Next, Seat};

/// Plays games out at random. It keeps what it needs from one playout to the next, so that a game that picks its
/// actions without writing them down allocates nothing.
#[derive(Debug)]
pub struct Playouts<G: Game> {
    scratch: Vec<G::Action>,
}

/// What one playout was like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// Actions of the seats.
    pub plies: usize,
    /// Draws of chance.
    pub draws: usize,
}

impl<G: Game> Default for Playouts<G> {
    fn default() -> Playouts<G> {
        Playouts { scratch: Vec::new() }
    }
}

impl<G: Game> Playouts<G> {
    /// Plays the game to its end. Where several seats may act, the first in turn order does.
    #[inline]
    pub fn run<D: Dice>(&mut self, game: &mut G, dice: &mut D) -> Playout {
        self.run_for(usize::MAX, game, dice)
    }

    /// The same, but only to the end of the turn in which so many actions have been done.
    #[inline]
    pub fn run_for<D: Dice>(&mut self, plies: usize, game: &mut G, dice: &mut D) -> Playout {
        play_out(game, dice, plies, |game, seat, dice| {
            game.pick(seat, dice, &mut self.scratch)
        })
    }

    /// The same by the game's own hunches instead of at random.
    #[inline]
    pub fn run_by_hunch<D: Dice>(&mut self, game: &mut G, dice: &mut D) -> Playout {
        self.run_by_hunch_for(usize::MAX, game, dice)
    }

    /// By hunches, only to the end of the turn in which so many actions have been done.
    #[inline]
    pub fn run_by_hunch_for<D: Dice>(&mut self, plies: usize, game: &mut G, dice: &mut D) -> Playout {
        play_out(game, dice, plies, |game, seat, dice| {
            game.hunch(seat, dice, &mut self.scratch)
        })
    }

    /// The same at random, counting the legal actions on the way: the sum over all plies. Slower, for statistics.
    pub fn run_counting<D: Dice>(&mut self, game: &mut G, dice: &mut D) -> (Playout, usize) {
        let mut choices = 0;
        let playout = play_out(game, dice, usize::MAX, |game, seat, dice| {
            self.scratch.clear();
            game.actions(seat, &mut self.scratch);
            choices += self.scratch.len();
            *dice.pick(&self.scratch)
        });
        (playout, choices)
    }
}

/// Ends early once so many actions have been done and another seat is to act.
#[inline]
fn play_out<G: Game, D: Dice>(
    game: &mut G,
    dice: &mut D,
    plies: usize,
    mut choose: impl FnMut(&G, Seat, &mut D) -> G::Action,
) -> Playout {
    let mut playout = Playout::default();
    let mut last = None;
    loop {
        match game.next() {
            Next::Seats(seats) => {
                let seat = seats.first().expect("somebody may act");
                if playout.plies >= plies && last != Some(seat) {
                    return playout;
                }
                last = Some(seat);
                let action = choose(game, seat, dice);
                game.act(seat, action);
                playout.plies += 1;
            }
            Next::Chance => {
                let outcome = game.draw(dice);
                game.reveal(&outcome);
                playout.draws += 1;
            }
            Next::Uncover => game.uncover(),
            Next::Over => return playout,
        }
    }
}
