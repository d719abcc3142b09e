//! The player who looks ahead: over every pyramid that may come, and every spot for it.
//!
//! A size is chosen by what the city will promise on average when the pyramid that is drawn stands on its best spot; a
//! spot by what the city promises with the pyramid on it. What a city promises is `plat_game_zoning_out::heuristic`.

use plat_engine::{Game, Seat};
use plat_game_zoning_out::heuristic::Outlook;
use plat_game_zoning_out::{Action, Colour, Piece, Size, Weights, ZoningOut};

/// What the player does. The seat must be one that may act.
pub fn choose(game: &ZoningOut, seat: Seat) -> Action {
    choose_by(game, seat, &Weights::TUNED)
}

/// What a player with these weights does.
pub fn choose_by(game: &ZoningOut, seat: Seat, weights: &Weights) -> Action {
    let outlook = Outlook {
        city: game.city(seat),
        rules: game.rules(),
        left: game.supply(),
        weights,
    };
    match game.in_hand(seat) {
        Some(piece) => place(&outlook, piece),
        None if game.is_competitive() => call(&outlook),
        None => size(game, seat, &outlook),
    }
}

/// The best spot for a pyramid; equal ones go to the first as one reads.
fn place(outlook: &Outlook<'_>, piece: Piece) -> Action {
    let found = outlook.prospects(piece);
    let best = found.iter().rev().max_by_key(|prospect| prospect.value);
    best.map_or(Action::Aside, |prospect| Action::Place(prospect.place))
}

/// The size that promises most: on average over the colours that may be drawn, or for the front pyramid of its line.
fn size(game: &ZoningOut, seat: Seat, outlook: &Outlook<'_>) -> Action {
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
    let promised = |action: &Action| match action {
        Action::Size(size) => promise(*size).unwrap_or(f64::NEG_INFINITY),
        _ => f64::NEG_INFINITY,
    };
    let best = actions
        .into_iter()
        .rev()
        .max_by(|a, b| promised(a).total_cmp(&promised(b)));
    best.expect("a seat that may act has an action")
}

/// The pyramid that suits the own city best: everybody has to place it.
fn call(outlook: &Outlook<'_>) -> Action {
    let best = outlook.best_by_piece();
    let value = |piece: &Piece| best[piece.colour as usize][piece.size as usize];
    let left = Piece::all().filter(|&piece| outlook.left.count(piece) > 0);
    let called = left.max_by_key(value);
    Action::Call(called.expect("a game that goes on has pyramids left"))
}
