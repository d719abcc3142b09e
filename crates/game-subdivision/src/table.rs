//! The table as parts: the board with its parks and pyramids, and what everybody has left.

use plat_engine::page::{self, Line};
use plat_engine::pieces::{self, Livery};
use plat_engine::{Board, Item, Parts, Shape, Token, Tray, plural};
use plat_grid::Board as Grid;

use crate::position::Position;
use crate::view::{Phase, SubdivisionView};

const CELL: f32 = 10.0;
/// Room for the coordinates around the board.
const MARGIN: f32 = 6.0;

pub(crate) fn parts(view: &SubdivisionView) -> Parts {
    let mut parts = Parts::new(view.prompt()).board(board(&view.position, view.offered));
    parts = parts.tray(choices(view));
    for (score, left) in view.scores.iter().zip(&view.left) {
        let to_place: usize = left.iter().copied().map(usize::from).sum();
        parts = parts.fact(score.seat, format!("{} to place", plural(to_place, "pyramid")));
        parts = parts.tray(stash(view, score.seat.index()));
    }
    parts
}

/// The parks or the pass of whoever is to act.
fn choices(view: &SubdivisionView) -> Tray {
    let tray = Tray::new("choices", "Your turn");
    match view.phase {
        Phase::PlacePark => {
            let park = vec![pieces::park(0.0, 0.0, CELL)];
            let park = Item::new("choose-park", "a park to place", (CELL, CELL), park)
                .count(view.parks_to_come.into())
                .token_if(view.offered, || Token::new("park"));
            Tray::new("choices", "Parks").item(park)
        }
        Phase::Pass if view.offered => tray.item(Item::button(
            Token::new("pass"),
            "Pass",
            "pass, as nothing can be placed",
        )),
        _ => tray,
    }
}

/// The pyramids that a player has left.
fn stash(view: &SubdivisionView, player: usize) -> Tray {
    let seat = view.scores[player].seat;
    let offered = view.offered && view.to_act == Some(seat) && view.phase == Phase::PlacePyramid;
    let pile = |(index, &count): (usize, &u8)| {
        let pips = index as u8 + 1;
        let pyramid = pieces::pyramid(Livery::of(seat), pips, CELL / 2.0, CELL / 2.0, CELL);
        Item::new(
            format!("stash-{seat}-{pips}"),
            format!("{pips}-pip"),
            (CELL, CELL),
            vec![pyramid],
        )
        .count(count.into())
        .token_if(offered && count > 0, || Token::new(pips.to_string()))
    };
    Tray::new(format!("stash-{seat}"), "Pyramids")
        .of(seat)
        .items(view.left[player].iter().enumerate().map(pile))
}

/// The board with what lies on it; free cells can be touched by whoever is to act.
pub(crate) fn board(position: &Position, offered: bool) -> Board {
    let side = position.size as f32 * CELL + 2.0 * MARGIN;
    Board::new("board", (side, side), shapes(position, offered))
}

fn shapes(position: &Position, offered: bool) -> Vec<Shape> {
    let side = position.size;
    let edge = side as f32 * CELL;
    let frame = Shape::rect("board", MARGIN - 1.0, MARGIN - 1.0, edge + 2.0, edge + 2.0);
    let mut shapes = vec![frame.rounded(1.0).id("board")];
    for index in 0..side {
        let along = MARGIN + (index as f32 + 0.5) * CELL;
        let letter = char::from(b'a' + index as u8).to_string();
        let number = (side - index).to_string();
        for across in [MARGIN / 2.0 - 0.5, edge + 1.5 * MARGIN + 0.5] {
            shapes.push(Shape::text("coordinate", along, across, 3.6, &letter));
            shapes.push(Shape::text("coordinate", across, along, 3.6, &number));
        }
    }
    for y in 0..side {
        for x in 0..side {
            shapes.extend(cell(position, x, y, offered));
        }
    }
    shapes
}

/// A cell with what lies on it. Only free cells can be touched, and only by whoever is to act.
fn cell(position: &Position, x: usize, y: usize, offered: bool) -> Vec<Shape> {
    let side = position.size;
    let Some(name) =
        Grid::new(side, side).and_then(|board| board.at(x, y).map(|cell| board.name(cell).to_string()))
    else {
        return Vec::new();
    };
    let (left, top) = (MARGIN + x as f32 * CELL, MARGIN + y as f32 * CELL);
    if position.parks.contains(&[x, y]) {
        let park = pieces::park(left, top, CELL);
        return vec![park.id(format!("park-{name}")).label(format!("{name}, a park"))];
    }
    let ground = Shape::rect("cell", left, top, CELL, CELL).id(format!("cell-{name}"));
    let pieces = &position.pieces;
    let Some(piece) = pieces.iter().find(|piece| (piece.x, piece.y) == (x, y)) else {
        let ground = ground.label(format!("{name}, free"));
        return vec![if offered {
            ground.token(Token::new(name))
        } else {
            ground
        }];
    };
    let Ok(seat) = piece.seat() else {
        return vec![ground];
    };
    let livery = Livery::of(seat);
    let (centre_x, centre_y) = (left + CELL / 2.0, top + CELL / 2.0);
    let pyramid = pieces::pyramid(livery, piece.size as u8, centre_x, centre_y, CELL)
        .id(format!("pyramid-{name}"))
        .label(format!("{name}, {} {}-pip", livery.name(), piece.size));
    vec![ground, pyramid]
}

/// The board in characters: a pyramid is its player's emblem over its pips, a park is trees, a dot a free cell.
pub(crate) fn board_lines(position: &Position) -> Vec<Line> {
    let side = position.size;
    let columns: Vec<String> = (0..side)
        .map(|x| char::from(b'a' + x as u8).to_string())
        .collect();
    let rows: Vec<String> = (0..side).map(|y| (side - y).to_string()).collect();
    page::cells(&columns, &rows, "coordinate", |x, y| cell_lines(position, x, y))
}

fn cell_lines(position: &Position, x: usize, y: usize) -> Vec<Line> {
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
    match Grid::new(side, side).and_then(|board| Some(board.name(board.at(x, y)?))) {
        Some(name) => {
            let token = Token::new(name.to_string());
            free.into_iter().map(|line| line.with_token(&token)).collect()
        }
        None => free,
    }
}
