//! The table as shapes: the town in its frame, the score sheets beside it, and below the tiles that the observer may
//! see, each with the ways it can be turned.

use plat_engine::{Scene, Shape, Token};

use crate::art;
use crate::panel;
use crate::size::{Cell, Size};
use crate::tile::{Side, Zone};
use crate::town::{Block, Laid, Town};
use crate::view::PuzzleTownView;

pub(crate) const CELL: f32 = 10.0;
/// Room for the coordinates around the town.
pub(crate) const MARGIN: f32 = 9.0;
/// How wide the frame in the border colour is.
const FRAME: f32 = 2.0;

pub(crate) fn scene(view: &PuzzleTownView) -> Scene {
    let (width, depth) = extent(view.size);
    let height = panel::height(view).max(depth);
    let full_width = width + 2.5 * MARGIN + panel::WIDTH;
    let mut shapes = town(view.size, view.town.as_ref());
    // They cost nothing in the puzzle.
    if let Some(town) = view.town.as_ref().filter(|_| !view.puzzle) {
        shapes.extend(violations(town));
    }
    shapes.extend(free_cells(view));
    shapes.extend(panel::panel(view, width + 2.0 * MARGIN, height));
    let mut bottom = height + 2.0 * MARGIN;
    for (index, hand) in view.hands.iter().enumerate() {
        let own = view.may_act() && view.to_act.is_some_and(|seat| seat.index() == index);
        if let Some(tiles) = hand.tiles.filter(|tiles| own || !tiles.is_empty()) {
            let (strip, strip_height) = panel::hand(view, index, tiles, bottom, full_width);
            shapes.extend(strip);
            bottom += strip_height;
        }
    }
    Scene {
        title: format!("Puzzle Town: {}", view.prompt()),
        width: full_width,
        height: bottom,
        shapes,
    }
}

/// A town by itself, of whatever size, such as a solver finds it.
pub fn town_scene(built: &Town) -> Scene {
    let (width, depth) = extent(built.size());
    let mut shapes = town(built.size(), Some(built));
    shapes.extend(violations(built));
    Scene {
        title: format!(
            "Puzzle Town: a {} town with a {} border",
            built.size(),
            built.border()
        ),
        width: width + 2.0 * MARGIN,
        height: depth + 2.0 * MARGIN,
        shapes,
    }
}

fn extent(size: Size) -> (f32, f32) {
    (size.width() as f32 * CELL, size.depth() as f32 * CELL)
}

/// The frame, the coordinates, and what lies in the town.
fn town(size: Size, built: Option<&Town>) -> Vec<Shape> {
    let (width, depth) = extent(size);
    let mut shapes = frame(width, depth, built.map(Town::border));
    for x in 0..size.width() {
        let along = MARGIN + (x as f32 + 0.5) * CELL;
        let letter = char::from(b'a' + (x % 26) as u8).to_string();
        for across in [MARGIN / 2.0 - 1.0, depth + 1.5 * MARGIN + 1.0] {
            shapes.push(Shape::text("coordinate", along, across, 3.4, &letter));
        }
    }
    for y in 0..size.depth() {
        let along = MARGIN + (y as f32 + 0.5) * CELL;
        let number = (size.depth() - y).to_string();
        for across in [MARGIN / 2.0 - 1.0, width + 1.5 * MARGIN + 1.0] {
            shapes.push(Shape::text("coordinate", across, along, 3.4, &number));
        }
    }
    let Some(built) = built else {
        return shapes;
    };
    for (cell, laid) in built.tiles() {
        let (left, top) = corner(cell);
        let name = name(size, cell);
        let cornerstone = cell == Cell::NORTH_WEST;
        let label = match laid {
            Laid::Park => format!("{name}, the Town Park"),
            Laid::Basic(face) => format!("{name}, {}", spoken(face.zones())),
        };
        let tile = art::tile(laid, left, top, CELL, cornerstone);
        shapes.push(tile.id(format!("tile-{name}")).label(label));
    }
    shapes
}

/// A band in the border colour around the town, with what stands there in every corner.
fn frame(width: f32, depth: f32, border: Option<Zone>) -> Vec<Shape> {
    let out = |by: f32| (MARGIN - by, MARGIN - by, width + 2.0 * by, depth + 2.0 * by);
    let (x, y, across, down) = out(FRAME);
    let band = Shape::rect(border.map_or("board", art::ground), x, y, across, down);
    let (x, y, across, down) = out(0.3);
    let mut shapes = vec![
        band.rounded(1.2).id("border").label(match border {
            Some(border) => format!("the border of the town is {border}"),
            None => "the border of the town has no colour yet".to_owned(),
        }),
        Shape::rect("board", x, y, across, down).id("board"),
    ];
    if let Some(border) = border {
        let middle = FRAME / 2.0 + 0.1;
        for x in [MARGIN - middle, MARGIN + width + middle] {
            for y in [MARGIN - middle, MARGIN + depth + middle] {
                shapes.push(art::building(border, x, y, 1.5));
            }
        }
    }
    shapes
}

/// The cells without a tile. Those beside one can be touched by whoever may lay a tile there.
fn free_cells(view: &PuzzleTownView) -> Vec<Shape> {
    let at = |cell| view.town.as_ref().and_then(|town| town.at(cell));
    let mut shapes = Vec::new();
    for cell in view.size.all_cells().filter(|&cell| at(cell).is_none()) {
        let (left, top) = corner(cell);
        let name = name(view.size, cell);
        let free = Shape::rect("cell", left, top, CELL, CELL)
            .id(format!("cell-{name}"))
            .label(format!("{name}, free"));
        let mut beside = Side::ALL
            .into_iter()
            .filter_map(|side| view.size.beyond(cell, side));
        let open = view.may_act() && beside.any(|next| at(next).is_some());
        shapes.push(if open { free.token(Token::new(name)) } else { free });
    }
    shapes
}

fn violations(town: &Town) -> Vec<Shape> {
    let wrong = town.blocks().filter(|block| block.violation);
    wrong.map(|block| violation(town.size(), &block)).collect()
}

/// The mark of a Zoning Violation, on the edge that its two zones share.
fn violation(size: Size, block: &Block) -> Shape {
    let (one, other) = (corner(block.first), corner(block.second));
    let (x, y) = ((one.0 + other.0 + CELL) / 2.0, (one.1 + other.1 + CELL) / 2.0);
    let (one, other) = (name(size, block.first), name(size, block.second));
    Shape::group(
        "",
        vec![
            Shape::circle("violation", x, y, 1.05),
            Shape::text("violation-word", x, y, 1.8, "!"),
        ],
    )
    .id(violation_id(size, block))
    .label(format!("a Zoning Violation between {one} and {other}"))
}

/// The id of that mark.
pub(crate) fn violation_id(size: Size, block: &Block) -> String {
    format!(
        "violation-{}-{}",
        name(size, block.first),
        name(size, block.second)
    )
}

fn corner(cell: Cell) -> (f32, f32) {
    (
        MARGIN + f32::from(cell.x) * CELL,
        MARGIN + f32::from(cell.y) * CELL,
    )
}

/// The name of a cell, as everywhere: a letter from the left and a number from the bottom.
fn name(size: Size, cell: Cell) -> String {
    let row = size.depth() - usize::from(cell.y);
    match cell.x {
        0..26 => format!("{}{row}", char::from(b'a' + cell.x)),
        _ => format!("{}-{row}", cell.x + 1),
    }
}

/// The zones of a tile in words.
pub(crate) fn spoken(zones: [Zone; 4]) -> String {
    let [north, east, south, west] = zones;
    format!("{north} north, {east} east, {south} south, {west} west")
}
