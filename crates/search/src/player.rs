//! Computer players that need nothing but the contract.

use plat_engine::{Dice, FastDice, Game, Knowledge, PerSeat, Seat, Sentence};

use crate::advice::Advice;
use crate::thinking::Stop;

/// Somebody who decides.
pub trait Player<G: Game>: Send {
    /// The action of a seat that may act and has at least one. The game is one that the seat cannot tell from
    /// the true one: whoever asks has resampled what is hidden, so a player cannot cheat.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action;

    /// What the player thinks of the seat's actions, if it thinks in such terms at all. An action named here is looked
    /// at whatever it seems worth. The game is one that the seat cannot tell from the true one.
    fn advise(&mut self, _game: &G, _seat: Seat, _also: Option<G::Action>) -> Option<Advice<G::Action>> {
        None
    }

    /// What the player has to say about its last decision, if anything: that it has searched the game to its end.
    fn remark(&self) -> Option<Sentence> {
        None
    }
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
    /// Which share of its actions it overlooks.
    overlooks: f32,
    dice: FastDice,
    actions: Vec<G::Action>,
    stop: Stop,
}

impl<G: Game> Greedy<G> {
    /// A player who decides between equals by this seed.
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy::overlooking(0.0, seed)
    }

    /// The same, but it overlooks each of its actions with this probability, as people do who are new to a game.
    pub fn overlooking(share: f32, seed: u64) -> Greedy<G> {
        Greedy {
            overlooks: share,
            dice: FastDice::new(seed),
            actions: Vec::new(),
            stop: Stop::default(),
        }
    }

    /// The same, but it can be stopped: it then takes the best of those actions that it has looked at.
    #[must_use]
    pub fn until(self, stop: Stop) -> Greedy<G> {
        Greedy { stop, ..self }
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Action {
        if let Some(habit) = game.habit(seat) {
            return habit;
        }
        self.actions.clear();
        game.actions(seat, &mut self.actions);
        let seen = *self.dice.pick(&self.actions);
        let (overlooks, dice) = (self.overlooks, &mut self.dice);
        self.actions
            .retain(|&action| action == seen || !dice.chance(overlooks));
        // The first one is looked at in any case.
        let leads: Vec<i32> = self
            .actions
            .iter()
            .enumerate()
            .take_while(|&(looked_at, _)| looked_at == 0 || !self.stop.is_set())
            .map(|(_, &action)| rating(game, seat, action, G::prospects))
            .collect();
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

/// What one action leads to, in hundredths of a point: the lead that it gives, and the game's own guess at the rest.
pub(crate) fn rating<G: Game>(
    game: &G,
    seat: Seat,
    action: G::Action,
    guess: impl Fn(&G, Seat) -> i32,
) -> i32 {
    let mut after = game.clone();
    after.act(seat, action);
    100 * lead(&after, seat) + guess(&after, seat)
}

/// By how much the seat is ahead of the best of the others; alone, its own total.
pub(crate) fn lead<G: Game>(game: &G, seat: Seat) -> i32 {
    let mut totals: PerSeat<i32> = PerSeat::all(i32::MIN);
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
