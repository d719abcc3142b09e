//! The table as text. A tile is drawn with its zones around a crossing, so that touching zones stand next to each
//! other, and a zone that breaks the law beside another stands between exclamation marks:
//!
//! ```text
//!    G
//!  G + B
//!   !R!
//! ```

use plat_engine::page::{self, Line, Page, Part};
use plat_engine::{Seat, Token, plural};

use crate::art::ground;
use crate::notation::{DRAW, KEEP, can_be_turned, face_token, tile_token};
use crate::size::{Cell, Size};
use crate::tile::{Face, Side, Tile};
use crate::tiles::Tiles;
use crate::town::{Laid, Town};
use crate::view::{Phase, PuzzleTownView};

/// How wide a tile is.
const WIDTH: usize = 7;
/// How many tiles of a hand stand side by side.
const IN_A_ROW: usize = 6;
/// How wide lines of words become.
const LETTERS: usize = 60;

pub(crate) fn page(view: &PuzzleTownView) -> Page {
    let marked = view.town.as_ref().filter(|_| !view.puzzle);
    let board = board(view.size, view.town.as_ref(), marked);
    let mut about = vec![Line::from(view.surroundings())];
    about.extend(marked.into_iter().flat_map(violations));
    let mut parts = vec![
        Part::board("", board),
        Part::beside("Town", about),
        Part::beside(if view.puzzle { "" } else { "Players" }, players(view)),
    ];
    for (index, hand) in view.hands.iter().enumerate() {
        if let Some(tiles) = hand.tiles.filter(|tiles| !tiles.is_empty()) {
            parts.push(Part::beside(title(view, index), hand_lines(view, tiles)));
        }
    }
    if view.may_refill() {
        parts.push(Part::beside("Another tile?", vec![refill()]));
    }
    Page {
        prompt: view.prompt(),
        parts,
    }
}

/// A town as lines of text.
pub fn town_text(town: &Town) -> String {
    let lines = board(town.size(), Some(town), Some(town));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The same as a page.
pub(crate) fn town_page(town: &Town) -> Page {
    Page {
        prompt: format!("A {} town with a {} border", town.size(), town.border()),
        parts: vec![Part::board("", board(town.size(), Some(town), Some(town)))],
    }
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

/// The town in a frame of its border colour. The violations of `marked` are shown.
fn board(size: Size, town: Option<&Town>, marked: Option<&Town>) -> Vec<Line> {
    let columns: Vec<String> = (0..size.width())
        .map(|x| char::from(b'a' + x as u8).to_string())
        .collect();
    let rows: Vec<String> = (0..size.depth())
        .map(|y| (size.depth() - y).to_string())
        .collect();
    let broken: Vec<(Cell, Side)> = marked.map(broken_sides).unwrap_or_default();
    let edge = town.map_or("coordinate", |town| ground(town.border()));
    page::cells(&columns, &rows, edge, |x, y| {
        let cell = Cell::new(x as u8, y as u8);
        match town.and_then(|town| town.at(cell)) {
            Some(laid) => tile(laid, |side| broken.contains(&(cell, side))),
            None => {
                let token = Token::new(name(size, cell));
                let line = |mark: &str| Line::new().touch("cell", format!("{mark:^WIDTH$}"), token.clone());
                vec![line(""), line("·"), line("")]
            }
        }
    })
}

/// A tile in three lines.
fn tile(laid: Laid, broken: impl Fn(Side) -> bool) -> Vec<Line> {
    let Laid::Basic(face) = laid else {
        return ["  ♣   ♣", " ♣ P ♣ ", "♣   ♣  "]
            .map(|trees| Line::new().put("grass", trees))
            .to_vec();
    };
    let zone = |side: Side, width: usize| {
        let initial = face.zone(side).initial();
        let word = match broken(side) {
            true => format!("!{initial}!"),
            false => initial.to_string(),
        };
        (ground(face.zone(side)), format!("{word:^width$}"))
    };
    let across = |side| {
        let (class, words) = zone(side, WIDTH - 2);
        Line::new()
            .put("street", " ")
            .put(class, words)
            .put("street", " ")
    };
    let ((west, west_words), (east, east_words)) = (zone(Side::West, 3), zone(Side::East, 3));
    let middle = Line::new()
        .put(west, west_words)
        .put("street", "+")
        .put(east, east_words);
    vec![across(Side::North), middle, across(Side::South)]
}

/// The sides of tiles at which a zone breaks the law.
fn broken_sides(town: &Town) -> Vec<(Cell, Side)> {
    let wrong = town.blocks().filter(|block| block.violation);
    wrong
        .flat_map(|block| {
            let (one, other) = (block.first, block.second);
            match one.x == other.x {
                true => [(one, Side::South), (other, Side::North)],
                false => [(one, Side::East), (other, Side::West)],
            }
        })
        .collect()
}

fn violations(town: &Town) -> Vec<Line> {
    let wrong = town.blocks().filter(|block| block.violation);
    let pairs: Vec<String> = wrong
        .map(|block| {
            format!(
                "{}-{}",
                name(town.size(), block.first),
                name(town.size(), block.second)
            )
        })
        .collect();
    if pairs.is_empty() {
        return Vec::new();
    }
    let mut lines = vec!["Zoning Violations:".to_owned()];
    for pair in pairs {
        let wrapped = lines
            .last()
            .is_none_or(|line| line.len() + 1 + pair.len() > LETTERS);
        match lines.last_mut().filter(|_| !wrapped) {
            Some(line) => *line += &format!(" {pair}"),
            None => lines.push(format!("  {pair}")),
        }
    }
    lines.into_iter().map(Line::from).collect()
}

fn players(view: &PuzzleTownView) -> Vec<Line> {
    let seats = view.scores.iter().zip(&view.hands);
    seats
        .map(|(score, hand)| {
            let to_act = view.to_act == Some(score.seat);
            let class = if to_act { "strong" } else { "body" };
            let points = match score.total {
                1 | -1 => "point",
                _ => "points",
            };
            let line = match view.puzzle {
                true => Line::new().put(class, plural(hand.count, "tile") + " face up"),
                false => Line::new().put("to-move", if to_act { "> " } else { "  " }).put(
                    class,
                    format!("Player {}   {:>2} in hand", score.seat, hand.count),
                ),
            };
            line.put(class, format!(" {:>5} {points}", score.total))
        })
        .collect()
}

/// Tiles side by side, each over its name and the other ways it can be turned.
fn hand_lines(view: &PuzzleTownView, tiles: Tiles) -> Vec<Line> {
    let kinds: Vec<Tile> = tiles.kinds().collect();
    let mut lines = Vec::new();
    for row in kinds.chunks(IN_A_ROW) {
        let columns: Vec<Vec<Line>> = row
            .iter()
            .map(|&one| held(one, tiles.count(one), view.phase == Phase::Over))
            .collect();
        let depth = columns.iter().map(Vec::len).max().unwrap_or(0);
        for place in 0..depth {
            let line = columns.iter().fold(Line::new(), |line, column| {
                let part = column.get(place).cloned().unwrap_or_default();
                line.join(part.padded(WIDTH)).put("body", "  ")
            });
            lines.push(line);
        }
    }
    lines
}

/// The buttons to draw another tile or not.
fn refill() -> Line {
    let button = |line: Line, word: &str| line.touch("button", format!(" {word} "), Token::new(word));
    let line = button(Line::new(), DRAW).put("body", "  ");
    button(line, KEEP)
}

/// A tile in hand.
fn held(held: Tile, count: usize, over: bool) -> Vec<Line> {
    let token = tile_token(held);
    let laid = match held {
        Tile::Basic(kind) => Laid::Basic(kind.face()),
        Tile::Park => Laid::Park,
    };
    let mut lines: Vec<Line> = tile(laid, |_| false)
        .into_iter()
        .map(|line| line.with_token(&token))
        .collect();
    let many = if count > 1 {
        format!("×{count}")
    } else {
        String::new()
    };
    let name = Line::new().touch("strong", format!(" {held}"), token);
    lines.push(name.put("muted", format!(" {many}")));
    if let Tile::Basic(kind) = held
        && can_be_turned(kind.face())
        && !over
    {
        let turned =
            |face: Face| Line::new().touch("muted", format!(" {}", face_token(face)), face_token(face));
        lines.extend(kind.faces().map(turned));
    }
    lines
}

/// The name of a cell: a letter from the left and a number from the bottom.
fn name(size: Size, cell: Cell) -> String {
    let row = size.depth() - usize::from(cell.y);
    format!("{}{row}", char::from(b'a' + cell.x))
}
