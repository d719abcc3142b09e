//! Computer players that need nothing but the contract.

use plat_engine::Dice;
use plat_engine::{FastDice, Game, Knowledge, PerSeat, Seat};

/// Somebody who decides.
pub trait Player<G: Game>: Send {
    /// The action of a seat that may act and has at least one. The game is one that the seat cannot tell from
    /// the true one: whoever asks has resampled what is hidden, so a player cannot cheat.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action;
}

/// Asks a player what it would do, showing it only what its seat may know.
pub fn ask<G: Knowledge, D: Dice>(
    player: &mut dyn Player<G>,
    game: &G,
    seat: Seat,
    dice: &mut D,
) -> G::Action {
    player.choose(&game.resample(seat, dice), seat)
}

/// Plays any legal action, each as likely as the others.
pub struct Random<G: Game> {
    dice: FastDice,
    scratch: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A player whose choices follow from this seed.
    pub fn new(seed: u64) -> Random<G> {
        Random {
            dice: FastDice::new(seed),
            scratch: Vec::new(),
        }
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        game.pick(seat, &mut self.dice, &mut self.scratch)
    }
}

/// Looks one action ahead and takes the one after which it leads by most, or trails by least; what the game itself
/// thinks of the prospects counts too.
pub struct Greedy<G: Game> {
    dice: FastDice,
    actions: Vec<G::Action>,
}

impl<G: Game> Greedy<G> {
    /// A player who decides between equals by this seed.
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy {
            dice: FastDice::new(seed),
            actions: Vec::new(),
        }
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        self.actions.clear();
        game.actions(seat, &mut self.actions);
        let lead_after = |&action: &G::Action| {
            let mut after = game.clone();
            after.act(seat, action);
            100 * lead(&after, seat) + after.prospects(seat)
        };
        let leads: Vec<i32> = self.actions.iter().map(lead_after).collect();
        let best = leads.iter().max().copied();
        let equals: Vec<G::Action> = self
            .actions
            .iter()
            .zip(&leads)
            .filter(|(_, lead)| Some(**lead) == best)
            .map(|(action, _)| *action)
            .collect();
        *self.dice.pick(&equals)
    }
}

/// By how much the seat is ahead of the best of the others; alone, its own total.
fn lead<G: Game>(game: &G, seat: Seat) -> i32 {
    let mut totals = PerSeat::all(i32::MIN);
    for other in game.seats().iter() {
        totals[other] = game.total(other);
    }
    let best_other = game
        .seats()
        .iter()
        .filter(|&other| other != seat)
        .map(|other| totals[other])
        .max();
    totals[seat] - best_other.unwrap_or(0)
}
