//! What the end of a game, or a position where the search stops, is worth to every seat, between 0 and 1.

use plat_engine::{Game, Next, PerSeat, Seat};

use crate::player::lead;

/// How much points differ from game to game, so that a margin can be told as a number between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    /// What is neither much nor little.
    centre: f32,
    /// What is much more or less.
    spread: f32,
}

impl Scale {
    /// The scale of games that ended so; there must be one.
    pub(super) fn of<G: Game>(games: &[G]) -> Scale {
        let margins: Vec<f32> = games
            .iter()
            .flat_map(|game| game.seats().iter().map(|seat| margin(game, seat)))
            .collect();
        let count = margins.len() as f32;
        let centre = margins.iter().sum::<f32>() / count;
        let variance = margins
            .iter()
            .map(|margin| (margin - centre).powi(2))
            .sum::<f32>()
            / count;
        let against_each_other = games.iter().any(is_contest);
        Scale {
            // Among opponents the middle is a tie.
            centre: if against_each_other { 0.0 } else { centre },
            spread: variance.sqrt().max(1.0),
        }
    }

    /// Whether the other scale is so different that what was found by this one is of no use.
    pub(super) fn is_far_from(&self, other: &Scale) -> bool {
        let ratio = self.spread / other.spread;
        !(0.5..=2.0).contains(&ratio) || (self.centre - other.centre).abs() > 0.5 * other.spread
    }

    fn squash(&self, margin: f32) -> f32 {
        1.0 / (1.0 + (-1.7 * (margin - self.centre) / self.spread).exp())
    }

    /// What this is worth to every seat; a position that is not the end is judged by the game's own guess.
    pub(super) fn values<G: Game>(&self, game: &G, margin_counts: f32) -> PerSeat<f32> {
        let mut values = PerSeat::all(0.0);
        if game.next() != Next::Over {
            for seat in game.seats().iter() {
                values[seat] = self.squash(margin(game, seat) + game.forecast(seat) as f32 / 100.0);
            }
            return values;
        }
        let places = is_contest(game).then(|| game.places());
        for seat in game.seats().iter() {
            let won = match (places, game.target()) {
                (Some(places), _) => Some(share(game, &places, seat)),
                (None, Some(target)) => Some(f32::from(u8::from(game.total(seat) >= target))),
                // Alone and without a target there are only points.
                (None, None) => None,
            };
            let squashed = self.squash(margin(game, seat));
            values[seat] = won.map_or(squashed, |won| {
                (1.0 - margin_counts) * won + margin_counts * squashed
            });
        }
        values
    }
}

/// Whether seats play against each other.
fn is_contest<G: Game>(game: &G) -> bool {
    game.seats().count() > 1 && game.target().is_none()
}

/// By how much a seat leads; where nobody plays against it, its points.
fn margin<G: Game>(game: &G, seat: Seat) -> f32 {
    match is_contest(game) {
        true => lead(game, seat) as f32,
        false => game.total(seat) as f32,
    }
}

/// The share of the others that a seat has left behind; equals count half.
pub(crate) fn share<G: Game>(game: &G, places: &PerSeat<u8>, seat: Seat) -> f32 {
    let others = game.seats().iter().filter(|&other| other != seat);
    let beaten: f32 = others
        .map(|other| match places[seat].cmp(&places[other]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        })
        .sum();
    beaten / (game.seats().count() - 1) as f32
}
