//! The table as parts: the board with its parks and pyramids, and what everybody has left.

use plat_engine::page::{self, Line};
use plat_engine::pieces::{self, Livery};
use plat_engine::{Arg, Board, Item, Parts, Sentence, Shape, Token, Tray, Voice};

use crate::notation::stash_id;
use crate::position::Position;
use crate::view::{Phase, SubdivisionView};

const CELL: f32 = 10.0;

pub(crate) fn parts(view: &SubdivisionView, voice: &Voice) -> Parts {
    let mut parts = Parts::new(voice.said(&view.prompt())).board(board(&view.position, view.offered, voice));
    if let Some(deed) = deed(view.phase) {
        parts = parts.deed(voice.word(deed));
    }
    parts = parts.tray(choices(view, voice));
    for (score, left) in view.scores.iter().zip(&view.left) {
        let to_place: usize = left.iter().copied().map(usize::from).sum();
        parts = parts.fact(
            score.seat,
            voice.say(&Sentence::new("to-place").with("count", to_place)),
        );
        parts = parts.tray(stash(view, score.seat.index(), voice));
    }
    match view.phase {
        Phase::PlacePyramid => parts.tray(legend(voice)),
        _ => parts,
    }
}

/// The message on the button that does what has been chosen.
fn deed(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::PlacePark => Some("deed-park"),
        Phase::PlacePyramid => Some("deed-pyramid"),
        Phase::Pass => Some("button-pass"),
        Phase::DrawParks | Phase::Over => None,
    }
}

/// Where each pyramid may stand.
fn legend(voice: &Voice) -> Tray {
    let rules = [(1, "legend-1"), (2, "legend-2"), (3, "legend-3")];
    let item = |(pips, message)| {
        let pyramid = pieces::pyramid(Livery::Black, pips, CELL / 2.0, CELL / 2.0, CELL);
        let name = voice.say(&Sentence::new("item-pyramid").with("pips", pips));
        Item::new(message, name, (CELL, CELL), vec![pyramid]).noted(voice.word(message))
    };
    Tray::new("legend", voice.word("tray-legend"))
        .items(rules.into_iter().map(item))
        .noted(voice.word("legend-near"))
}

/// The parks or the pass of whoever is to act.
fn choices(view: &SubdivisionView, voice: &Voice) -> Tray {
    let tray = Tray::new("choices", voice.word("tray-pass"));
    match view.phase {
        Phase::PlacePark => {
            let park = vec![pieces::park(0.0, 0.0, CELL)];
            let park = Item::new("choose-park", voice.word("item-park"), (CELL, CELL), park)
                .count(view.parks_to_come.into())
                .token_if(view.offered, || Token::new("park"));
            Tray::new("choices", voice.word("tray-parks")).item(park)
        }
        Phase::Pass if view.offered => tray.item(Item::button(
            Token::new("pass"),
            voice.word("button-pass"),
            voice.word("pass"),
        )),
        _ => tray,
    }
}

/// The pyramids that a player has left.
fn stash(view: &SubdivisionView, player: usize, voice: &Voice) -> Tray {
    let seat = view.scores[player].seat;
    let offered = view.offered && view.to_act == Some(seat) && view.phase == Phase::PlacePyramid;
    let pile = |(index, &count): (usize, &u8)| {
        let pips = index as u8 + 1;
        let pyramid = pieces::pyramid(Livery::of(seat), pips, CELL / 2.0, CELL / 2.0, CELL);
        Item::new(
            stash_id(seat, pips),
            voice.say(&Sentence::new("item-pyramid").with("pips", pips)),
            (CELL, CELL),
            vec![pyramid],
        )
        .count(count.into())
        .token_if(offered && count > 0, || Token::new(pips.to_string()))
    };
    Tray::new(format!("stash-{seat}"), voice.word("tray-pyramids"))
        .of(seat)
        .items(view.left[player].iter().enumerate().map(pile))
}

/// The board with what lies on it; free cells can be touched by whoever is to act.
pub(crate) fn board(position: &Position, offered: bool, voice: &Voice) -> Board {
    let side = position.size as f32 * CELL + 2.0 * pieces::FRAME;
    Board::new("board", (side, side), shapes(position, offered, voice))
}

fn shapes(position: &Position, offered: bool, voice: &Voice) -> Vec<Shape> {
    let side = position.size;
    let (columns, rows) = names(side);
    let mut shapes = pieces::frame(&columns, &rows, CELL);
    // All ground lies below all pyramids, whose shadows fall on it.
    let mut pyramids = Vec::new();
    for y in 0..side {
        for x in 0..side {
            let (ground, pyramid) = cell(position, (x, y), offered, voice);
            shapes.push(ground);
            pyramids.extend(pyramid);
        }
    }
    shapes.extend(pyramids);
    shapes
}

/// What the columns and the rows are called.
fn names(side: usize) -> (Vec<String>, Vec<String>) {
    let letter = |x: usize| char::from(b'a' + x as u8).to_string();
    (
        (0..side).map(letter).collect(),
        (0..side).map(|y| (side - y).to_string()).collect(),
    )
}

/// The ground of a cell and the pyramid on it. Only free cells can be touched, and only by whoever is to act.
fn cell(position: &Position, (x, y): (usize, usize), offered: bool, voice: &Voice) -> (Shape, Option<Shape>) {
    let (left, top) = (pieces::FRAME + x as f32 * CELL, pieces::FRAME + y as f32 * CELL);
    let (columns, rows) = names(position.size);
    let name = format!("{}{}", columns[x], rows[y]);
    let says = |message| Sentence::new(message).with("cell", Arg::cell(&name));
    if position.parks.contains(&[x, y]) {
        let park = pieces::park(left, top, CELL);
        return (
            park.id(format!("park-{name}"))
                .label(voice.say(&says("cell-park"))),
            None,
        );
    }
    let ground = Shape::rect("cell", left, top, CELL, CELL).id(format!("cell-{name}"));
    let piece = position.pieces.iter().find(|piece| (piece.x, piece.y) == (x, y));
    let Some((piece, seat)) = piece.and_then(|piece| Some((piece, piece.seat().ok()?))) else {
        let ground = ground.label(voice.say(&says("cell-free")));
        return match offered {
            true => (ground.token(Token::new(name)), None),
            false => (ground, None),
        };
    };
    let livery = Livery::of(seat);
    let (centre_x, centre_y) = (left + CELL / 2.0, top + CELL / 2.0);
    let pyramid = pieces::pyramid(livery, piece.size as u8, centre_x, centre_y, CELL)
        .id(format!("pyramid-{name}"))
        .label(
            voice.say(
                &says("cell-pyramid")
                    .with("colour", Sentence::new(livery.message()))
                    .with("pips", piece.size),
            ),
        );
    (ground, Some(pyramid))
}

/// The board in characters: a pyramid is its player's emblem over its pips, a park is trees, a dot a free cell.
pub(crate) fn board_lines(position: &Position) -> Vec<Line> {
    let (columns, rows) = names(position.size);
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
    let (columns, rows) = names(position.size);
    let token = Token::new(format!("{}{}", columns[x], rows[y]));
    let free = page::free_cell("cell", '·');
    free.into_iter().map(|line| line.with_token(&token)).collect()
}
