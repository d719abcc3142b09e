//! The table as text: a pyramid is its player's emblem over its pips, a park is trees, a dot a free cell.

use plat_engine::Token;
use plat_engine::page::{self, Line, Page, Part};
use plat_engine::pieces::Livery;
use plat_grid::Board;

use crate::position::Position;
use crate::view::{Phase, SubdivisionView};

pub(crate) fn page(view: &SubdivisionView) -> Page {
    let board = board(&view.position);
    Page {
        prompt: view.prompt(),
        parts: vec![Part::board("", board), Part::beside("Players", players(view))],
    }
}

/// A position by itself.
pub(crate) fn position(position: &Position) -> Page {
    Page {
        prompt: "A position".to_owned(),
        parts: vec![Part::board("", board(position))],
    }
}

fn board(position: &Position) -> Vec<Line> {
    let side = position.size;
    let columns: Vec<String> = (0..side)
        .map(|x| char::from(b'a' + x as u8).to_string())
        .collect();
    let rows: Vec<String> = (0..side).map(|y| (side - y).to_string()).collect();
    page::cells(&columns, &rows, "coordinate", |x, y| cell(position, x, y))
}

fn cell(position: &Position, x: usize, y: usize) -> Vec<Line> {
    if position.parks.contains(&[x, y]) {
        return ["♣   ♣", "  ♣  "]
            .map(|trees| Line::new().put("grass", trees))
            .to_vec();
    }
    let mut pieces = position.pieces.iter();
    let piece = pieces.find(|piece| (piece.x, piece.y) == (x, y));
    if let Some((seat, pips)) = piece.and_then(|piece| Some((piece.seat().ok()?, piece.size as u8))) {
        return page::pyramid(Livery::of(seat), pips);
    }
    let side = position.size;
    let free = page::free_cell("cell", '·');
    match Board::new(side, side).and_then(|board| Some(board.name(board.at(x, y)?))) {
        Some(name) => {
            let token = Token::new(name.to_string());
            free.into_iter().map(|line| line.with_token(&token)).collect()
        }
        None => free,
    }
}

/// Everybody's points and stash; what the player to act may touch there is offered.
fn players(view: &SubdivisionView) -> Vec<Line> {
    let mut lines = Vec::new();
    for (score, left) in view.scores.iter().zip(&view.left) {
        let livery = Livery::of(score.seat);
        let to_act = view.to_act == Some(score.seat);
        let class = if to_act { "strong" } else { "body" };
        let mut line = Line::new()
            .put("to-move", if to_act { "> " } else { "  " })
            .put(livery.class(), format!(" {} ", livery.sign()))
            .put(class, format!(" {:<7}", livery.name()));
        for (index, count) in left.iter().enumerate() {
            let pips = index as u8 + 1;
            let pile = format!("{:>5}", page::pips(pips));
            let token = Token::new(pips.to_string());
            line = match to_act && view.phase == Phase::PlacePyramid && *count > 0 {
                true => line.touch(class, format!("{pile} ×{count} "), token),
                false => line.put("muted", format!("{pile} ×{count} ")),
            };
        }
        lines.push(line.put(class, format!("{:>4} points", score.total)));
    }
    lines
}
