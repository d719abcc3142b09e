//! The table as lines of text. A tile is drawn with its zones around a crossing, so that touching zones stand next to
//! each other:
//!
//! ```text
//!   G
//!  G+B
//!   R
//! ```

use std::fmt::Write;

use plat_engine::Seat;

use crate::size::{Cell, Size};
use crate::tile::{Side, Tile};
use crate::tiles::Tiles;
use crate::town::{Laid, Town};
use crate::view::{Phase, PuzzleTownView};

/// How many tiles of a hand stand side by side.
const IN_A_ROW: usize = 12;

pub(crate) fn text(view: &PuzzleTownView) -> String {
    let mut out = board(view.size, view.town.as_ref());
    let _ = writeln!(out, "\n{}", view.surroundings());
    if let Some(town) = view.town.as_ref().filter(|_| !view.puzzle) {
        write_violations(&mut out, town);
    }
    let _ = writeln!(out);
    for (score, hand) in view.scores.iter().zip(&view.hands) {
        let marker = if view.to_act == Some(score.seat) { '>' } else { ' ' };
        let points = match score.total {
            1 | -1 => "point",
            _ => "points",
        };
        let line = match view.puzzle {
            true => format!("{} face up", hand.count),
            false => format!("{marker} Player {}   {:>2} in hand", score.seat, hand.count),
        };
        let _ = writeln!(out, "{line} {:>5} {points}", score.total);
    }
    for (index, hand) in view.hands.iter().enumerate() {
        if let Some(tiles) = hand.tiles.filter(|tiles| !tiles.is_empty()) {
            write_hand(&mut out, &title(view, index), tiles);
        }
    }
    let _ = write!(out, "\n{}.", view.prompt());
    out
}

/// A town as lines of text.
pub fn town_text(town: &Town) -> String {
    board(town.size(), Some(town))
}

/// What the tiles of a seat are called.
pub(crate) fn title(view: &PuzzleTownView, index: usize) -> String {
    match (view.puzzle, view.phase) {
        (true, Phase::Over) => "Left face up".to_owned(),
        (true, _) => "Face up".to_owned(),
        (false, Phase::Over) => format!("Player {} kept", index + 1),
        (false, _) if view.observer.map(Seat::index) == Some(index) => "Your hand".to_owned(),
        (false, _) => format!("The hand of player {}", index + 1),
    }
}

fn board(size: Size, town: Option<&Town>) -> String {
    let mut out = String::new();
    let (width, depth) = (size.width(), size.depth());
    let letters: String = (0..width)
        .map(|x| format!(" {}  ", char::from(b'a' + x as u8)))
        .collect();
    let _ = writeln!(out, "    {}", letters.trim_end());
    for y in 0..depth {
        let tiles: Vec<Option<Laid>> = (0..width)
            .map(|x| town?.at(Cell::new(x as u8, y as u8)))
            .collect();
        let number = depth - y;
        for line in 0..3 {
            let row: String = tiles
                .iter()
                .map(|&tile| format!("{} ", third(tile, line)))
                .collect();
            let _ = match line {
                1 => writeln!(out, "{number:>2}  {row} {number}"),
                _ => writeln!(out, "{}", format!("    {row}").trim_end()),
            };
        }
    }
    let _ = writeln!(out, "    {}", letters.trim_end());
    out
}

/// One of the three lines of a cell.
fn third(laid: Option<Laid>, line: usize) -> String {
    let initial = |face: crate::tile::Face, side| face.zone(side).initial();
    match (laid, line) {
        (Some(Laid::Basic(face)), 0) => format!(" {} ", initial(face, Side::North)),
        (Some(Laid::Basic(face)), 1) => {
            format!("{}+{}", initial(face, Side::West), initial(face, Side::East))
        }
        (Some(Laid::Basic(face)), _) => format!(" {} ", initial(face, Side::South)),
        (Some(Laid::Park), 1) => "*P*".to_owned(),
        (Some(Laid::Park), _) => " * ".to_owned(),
        (None, 1) => " . ".to_owned(),
        (None, _) => "   ".to_owned(),
    }
}

fn write_violations(out: &mut String, town: &Town) {
    let name = |cell: Cell| {
        let row = town.size().depth() - usize::from(cell.y);
        format!("{}{row}", char::from(b'a' + cell.x))
    };
    let wrong = town.blocks().filter(|block| block.violation);
    let pairs: Vec<String> = wrong
        .map(|block| format!("{}-{}", name(block.first), name(block.second)))
        .collect();
    if !pairs.is_empty() {
        let _ = writeln!(out, "Zoning Violations: {}", pairs.join(", "));
    }
}

fn write_hand(out: &mut String, title: &str, tiles: Tiles) {
    let _ = writeln!(out, "\n{title}:");
    let tiles: Vec<Tile> = tiles.iter().collect();
    for row in tiles.chunks(IN_A_ROW) {
        for line in 0..3 {
            let shown = |tile: &Tile| match tile {
                Tile::Basic(kind) => Laid::Basic(kind.face()),
                Tile::Park => Laid::Park,
            };
            let thirds: String = row
                .iter()
                .map(|tile| format!("  {} ", third(Some(shown(tile)), line)))
                .collect();
            let _ = writeln!(out, "{}", thirds.trim_end());
        }
        let names: String = row.iter().map(|tile| format!("  {tile:<4}")).collect();
        let _ = writeln!(out, "{}", names.trim_end());
    }
}
