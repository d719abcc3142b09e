//! The table as shapes: the board with its parks and pyramids, and beside it what everybody has left.

use plat_engine::pieces::{self, Livery};
use plat_engine::{Anchor, Scene, Seat, SeatScore, Shape, Token, plural};
use plat_grid::Board;

use crate::position::Position;
use crate::view::{Phase, SubdivisionView};

const CELL: f32 = 10.0;
/// Room for the coordinates around the board.
const MARGIN: f32 = 8.0;
const PANEL_WIDTH: f32 = 62.0;
const HEADING_HEIGHT: f32 = 15.0;
const SEAT_HEIGHT: f32 = 17.0;

pub(crate) fn scene(view: &SubdivisionView) -> Scene {
    let board_side = view.position.size as f32 * CELL;
    let panel_height = HEADING_HEIGHT + SEAT_HEIGHT * view.scores.len() as f32;
    let panel_height = panel_height.max(board_side);
    let mut shapes = board(&view.position, view.offered);
    shapes.extend(panel(view, board_side + 2.0 * MARGIN, panel_height));
    Scene {
        title: format!("Subdivision: {}", view.prompt()),
        width: board_side + 2.5 * MARGIN + PANEL_WIDTH,
        height: panel_height + 2.0 * MARGIN,
        shapes,
    }
}

/// A position by itself.
pub(crate) fn position(position: &Position) -> Scene {
    let side = position.size as f32 * CELL + 2.0 * MARGIN;
    Scene {
        title: "Subdivision: a position".to_owned(),
        width: side,
        height: side,
        shapes: board(position, false),
    }
}

fn board(position: &Position, offered: bool) -> Vec<Shape> {
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
        Board::new(side, side).and_then(|board| board.at(x, y).map(|cell| board.name(cell).to_string()))
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

fn panel(view: &SubdivisionView, left: f32, height: f32) -> Vec<Shape> {
    let frame = Shape::rect("panel", left, MARGIN, PANEL_WIDTH, height).rounded(1.5);
    let text = |class, y: f32, size, words: String| {
        Shape::text(class, left + 4.0, MARGIN + y, size, words).anchored(Anchor::Start)
    };
    let left_over: usize = view.left.iter().flatten().map(|&count| usize::from(count)).sum();
    let subtitle = match view.phase {
        Phase::DrawParks | Phase::PlacePark => {
            format!("{} to come", plural(view.parks_to_come.into(), "park"))
        }
        _ => format!("{} left", plural(left_over, "pyramid")),
    };
    let mut shapes = vec![
        frame.id("panel"),
        text("heading", 5.6, 4.6, view.prompt()),
        text("muted", 11.0, 3.4, subtitle),
    ];
    for (index, score) in view.scores.iter().enumerate() {
        let top = MARGIN + HEADING_HEIGHT + index as f32 * SEAT_HEIGHT;
        shapes.extend(seat(view, score, left, top));
    }
    shapes
}

/// A player's name, points and stash; what the player to act may touch there is offered.
fn seat(view: &SubdivisionView, score: &SeatScore, left: f32, top: f32) -> Vec<Shape> {
    let livery = Livery::of(score.seat);
    let to_act = view.to_act == Some(score.seat);
    let class = if to_act { "strong" } else { "body" };
    let right = left + PANEL_WIDTH - 4.0;
    let points = match score.total {
        1 | -1 => format!("{} point", score.total),
        total => format!("{total} points"),
    };
    let mut shapes = vec![
        Shape::straight("rule", (left + 4.0, top), (right, top)),
        pieces::swatch(livery, left + 9.0, top + 5.0, 5.0),
        Shape::text(class, left + 13.5, top + 5.0, 4.0, livery.name()).anchored(Anchor::Start),
        Shape::text(class, right, top + 5.0, 4.0, points)
            .anchored(Anchor::End)
            .id(format!("points-{}", score.seat)),
    ];
    if to_act {
        shapes.push(pieces::to_move(left + 4.2, top + 5.0, 3.2).id("to-move"));
    }
    shapes.extend(stash(view, score.seat, left + 10.0, top + 12.2));
    shapes
}

fn stash(view: &SubdivisionView, seat: Seat, left: f32, y: f32) -> Vec<Shape> {
    let to_act = view.to_act == Some(seat);
    let button = |token: &str, label: &str, shapes: Vec<Shape>| {
        let button = Shape::group("", shapes)
            .id(format!("choose-{token}"))
            .label(label);
        match view.offered {
            true => button.token(Token::new(token)),
            false => button,
        }
    };
    match view.phase {
        Phase::PlacePark if to_act => {
            let park = pieces::park(left - 4.0, y - 4.0, 8.0);
            return vec![button("park", "a park to place", vec![park])];
        }
        Phase::Pass if to_act => {
            let plate = Shape::rect("cell", left - 4.0, y - 3.5, 22.0, 7.0).rounded(1.0);
            let word = Shape::text("strong", left + 7.0, y, 3.6, "Pass");
            return vec![button(
                "pass",
                "pass, as nothing can be placed",
                vec![plate, word],
            )];
        }
        _ => {}
    }
    let livery = Livery::of(seat);
    let mut shapes = Vec::new();
    for (index, &count) in view.left[seat.index()].iter().enumerate() {
        let pips = index as u8 + 1;
        let x = left + index as f32 * 16.0;
        let word = Shape::text("body", x + 4.6, y, 3.4, format!("× {count}")).anchored(Anchor::Start);
        let pile = Shape::group("", vec![pieces::pyramid(livery, pips, x, y, 8.0), word])
            .id(format!("stash-{seat}-{pips}"))
            .label(format!(
                "{} has {} left",
                livery.name(),
                plural(count.into(), &format!("{pips}-pip"))
            ));
        shapes.push(
            if to_act && view.offered && count > 0 && view.phase == Phase::PlacePyramid {
                pile.token(Token::new(pips.to_string()))
            } else {
                pile
            },
        );
    }
    shapes
}
