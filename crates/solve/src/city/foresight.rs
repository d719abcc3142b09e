//! The player who looks ahead: over every pyramid that may come, and every spot for it.
//!
//! A size is chosen by what the city will promise on average when the pyramid that is drawn stands on its best spot; a
//! spot by what the city promises with the pyramid on it, or by what it promises one pyramid later. What a city promises
//! is `plat_game_zoning_out::heuristic`.

use plat_engine::{Game, Next, Seat};
use plat_game_zoning_out::heuristic::Outlook;
use plat_game_zoning_out::{Action, Colour, Outcome, Piece, Size, Weights, ZoningOut};

/// So many actions, the best so far, are looked at a second time, and so many a third time.
const LOOKS: [usize; 2] = [12, 6];

/// An action, and what the city promises after it in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Promise {
    /// What is done.
    pub action: Action,
    /// What comes of it.
    pub value: f64,
}

/// What the player does. The seat must be one that may act.
pub fn choose(game: &ZoningOut, seat: Seat) -> Action {
    choose_by(game, seat, &Weights::TUNED)
}

/// What a player with these weights does.
pub fn choose_by(game: &ZoningOut, seat: Seat, weights: &Weights) -> Action {
    best(&promises(game, seat, weights)).action
}

/// The most promising of some actions; of equal ones the first. There must be one.
pub fn best(promises: &[Promise]) -> Promise {
    let best = promises.iter().rev().max_by(|a, b| a.value.total_cmp(&b.value));
    *best.expect("a seat that may act has an action")
}

/// What every action of a seat that may act promises at first sight.
pub fn promises(game: &ZoningOut, seat: Seat, weights: &Weights) -> Vec<Promise> {
    let outlook = outlook(game, seat, weights);
    match game.in_hand(seat) {
        Some(piece) => spots(&outlook, piece),
        None if game.is_competitive() => calls(&outlook),
        None => sizes(game, seat, &outlook),
    }
}

/// The same, but the best at first sight are judged by what comes one pyramid later, and then again two pyramids later,
/// each time fewer of them. Stops before a look that it has no time to finish.
pub fn second_thoughts(
    game: &ZoningOut,
    seat: Seat,
    weights: &Weights,
    is_up: impl Fn() -> bool,
) -> Vec<Promise> {
    let mut promises = promises(game, seat, weights);
    for (further, &looks) in LOOKS.iter().enumerate() {
        promises.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut again = Vec::new();
        for promise in promises.iter().take(looks) {
            if is_up() {
                // What is seen at different distances does not compare.
                return promises;
            }
            let mut after = game.clone();
            after.act(seat, promise.action);
            again.push(Promise {
                value: later(&after, seat, weights, further),
                ..*promise
            });
        }
        promises = again;
    }
    promises
}

/// What the city will promise when the next pyramid stands in it, and so many after that.
fn later(game: &ZoningOut, seat: Seat, weights: &Weights, further: usize) -> f64 {
    match game.next() {
        Next::Uncover | Next::Over => 100.0 * f64::from(game.total(seat)),
        Next::Chance => {
            let (mut sum, mut count) = (0.0, 0.0);
            for colour in Colour::ALL {
                let outcome = Outcome::Colour(colour);
                if game.check_outcome(&outcome).is_err() {
                    continue;
                }
                let mut after = game.clone();
                after.reveal(&outcome);
                // One that fits nowhere goes back.
                let Some(piece) = after.in_hand(seat) else {
                    continue;
                };
                let ways = f64::from(game.supply().count(piece));
                sum += ways * later(&after, seat, weights, further);
                count += ways;
            }
            match count > 0.0 {
                true => sum / count,
                false => f64::from(outlook(game, seat, weights).value()),
            }
        }
        Next::Seats(acting) => {
            // Together everybody builds one city, so it does not matter whose turn it is.
            let builder = match game.is_competitive() {
                true => seat,
                false => acting.first().unwrap_or(seat),
            };
            if acting.has(builder) && game.in_hand(builder).is_some() {
                let mut after = game.clone();
                after.act(builder, choose_by(game, builder, weights));
                later(&after, builder, weights, further)
            } else if game.is_competitive() {
                called_next(game, seat, weights)
            } else if further > 0 {
                let mut actions = Vec::new();
                game.actions(builder, &mut actions);
                let values = actions.into_iter().map(|action| {
                    let mut after = game.clone();
                    after.act(builder, action);
                    later(&after, builder, weights, further - 1)
                });
                values.fold(f64::NEG_INFINITY, f64::max)
            } else {
                best(&sizes(game, builder, &outlook(game, builder, weights))).value
            }
        }
    }
}

/// In competition the next pyramid is the one that suits best if the own seat calls it, and any if not.
fn called_next(game: &ZoningOut, seat: Seat, weights: &Weights) -> f64 {
    let outlook = outlook(game, seat, weights);
    let calls = calls(&outlook);
    if calls.is_empty() {
        return f64::from(outlook.value());
    }
    match game.next() {
        Next::Seats(acting) if acting.has(seat) => best(&calls).value,
        _ => calls.iter().map(|call| call.value).sum::<f64>() / calls.len() as f64,
    }
}

fn outlook<'a>(game: &'a ZoningOut, seat: Seat, weights: &'a Weights) -> Outlook<'a> {
    Outlook {
        city: game.city(seat),
        rules: game.rules(),
        left: game.supply(),
        weights,
    }
}

/// Every spot for a pyramid, as one reads.
fn spots(outlook: &Outlook<'_>, piece: Piece) -> Vec<Promise> {
    let mut spots: Vec<Promise> = outlook
        .prospects(piece)
        .into_iter()
        .map(|prospect| Promise {
            action: Action::Place(prospect.place),
            value: f64::from(prospect.value),
        })
        .collect();
    if spots.is_empty() {
        spots.push(Promise {
            action: Action::Aside,
            value: f64::from(outlook.value()),
        });
    }
    spots
}

/// The sizes: on average over the colours that may be drawn, or for the front pyramid of the size's line.
fn sizes(game: &ZoningOut, seat: Seat, outlook: &Outlook<'_>) -> Vec<Promise> {
    let best = outlook.best_by_piece();
    let fronts = game.lines().map(|mut line| line.next());
    let promise = |size: Size| {
        let (mut sum, mut count) = (0.0, 0.0);
        for colour in Colour::ALL {
            let weight = match fronts[size as usize] {
                Some(front) => f64::from(u8::from(front == colour)),
                None => f64::from(game.supply().count(Piece { colour, size })),
            };
            if let Some(value) = best[colour as usize][size as usize].filter(|_| weight > 0.0) {
                sum += weight * f64::from(value);
                count += weight;
            }
        }
        (count > 0.0).then(|| sum / count)
    };
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let promised = |action: Action| match action {
        Action::Size(size) => promise(size).unwrap_or(f64::NEG_INFINITY),
        _ => f64::NEG_INFINITY,
    };
    actions
        .into_iter()
        .map(|action| Promise {
            action,
            value: promised(action),
        })
        .collect()
}

/// The pyramids that may be called, by how well they suit the own city: everybody has to place them.
fn calls(outlook: &Outlook<'_>) -> Vec<Promise> {
    let best = outlook.best_by_piece();
    Piece::all()
        .filter(|&piece| outlook.left.count(piece) > 0)
        .map(|piece| Promise {
            action: Action::Call(piece),
            value: best[piece.colour as usize][piece.size as usize].map_or(f64::NEG_INFINITY, f64::from),
        })
        .collect()
}
