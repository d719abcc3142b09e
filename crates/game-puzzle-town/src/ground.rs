//! The town: its border, the tiles and the free cells, as shapes and in characters.

use plat_engine::page::{self, Line, Page};
use plat_engine::{Arg, Board, Sentence, Shape, Token, View, Voice};

use crate::art::{self, CELL};
use crate::size::{Cell, Size};
use crate::tile::Side;
use crate::town::{Block, Laid, Town};
use crate::view::PuzzleTownView;
use crate::words::tile_label;

/// How wide the border around the town is.
const BORDER: f32 = 2.6;
/// Room for the border and the coordinates.
const MARGIN: f32 = BORDER + 2.8;
/// How wide a tile is in characters.
const LETTERS: usize = 7;

/// A town by itself, of whatever size, such as a solver finds it.
pub fn town_board(town: &Town) -> Board {
    Ground::built(town).board(&PuzzleTownView::english())
}

/// A town as lines of text.
pub fn town_text(town: &Town) -> String {
    let lines = Ground::built(town).lines();
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The same as a page.
pub(crate) fn town_page(town: &Town) -> Page {
    let title = Sentence::new("town")
        .with("width", town.size().width())
        .with("depth", town.size().depth())
        .with("zone", town.border());
    page::of_board(PuzzleTownView::english().say(&title), Ground::built(town).lines())
}

/// The id of a tile in the town.
pub(crate) fn tile_id(size: Size, cell: Cell) -> String {
    format!("tile-{}", name(size, cell))
}

/// The id of the mark of a Zoning Violation.
pub(crate) fn violation_id(size: Size, block: &Block) -> String {
    let (one, other) = (name(size, block.first), name(size, block.second));
    format!("violation-{one}-{other}")
}

/// What lies between the coordinates.
pub(crate) struct Ground<'a> {
    size: Size,
    /// Nothing before the cornerstone is drawn.
    town: Option<&'a Town>,
    /// Whether Zoning Violations are marked. They cost nothing in the puzzle.
    marked: bool,
    /// Whether a tile can be laid beside others now, by the observer.
    offered: bool,
}

impl Ground<'_> {
    /// As an observer sees it.
    pub(crate) fn of(view: &PuzzleTownView) -> Ground<'_> {
        Ground {
            size: view.size,
            town: view.town.as_ref(),
            marked: !view.puzzle,
            offered: view.may_act(),
        }
    }

    /// A town by itself.
    fn built(town: &Town) -> Ground<'_> {
        Ground {
            size: town.size(),
            town: Some(town),
            marked: true,
            offered: false,
        }
    }

    fn at(&self, cell: Cell) -> Option<Laid> {
        self.town.and_then(|town| town.at(cell))
    }

    /// What touching a free cell means: something where a tile lies beside it.
    fn token(&self, cell: Cell) -> Option<Token> {
        let beside = |side| self.size.beyond(cell, side).and_then(|next| self.at(next));
        let open = self.offered && Side::ALL.into_iter().any(|side| beside(side).is_some());
        open.then(|| Token::new(name(self.size, cell)))
    }

    /// The Blocks that are marked as Zoning Violations.
    fn violations(&self) -> impl Iterator<Item = Block> {
        self.town.filter(|_| self.marked).into_iter().flat_map(violations)
    }

    pub(crate) fn board(&self, voice: &Voice) -> Board {
        let (width, depth) = extent(self.size);
        let mut shapes = vec![
            self.border(voice),
            Shape::rect("sheet", MARGIN, MARGIN, width, depth).id("board"),
        ];
        let mut coordinate =
            |x: f32, y: f32, words: &str| shapes.push(Shape::text("coordinate", x, y, 1.7, words));
        let outside = (MARGIN - BORDER) / 2.0;
        for (x, letter) in columns(self.size).iter().enumerate() {
            let along = MARGIN + (x as f32 + 0.5) * CELL;
            coordinate(along, outside, letter);
            coordinate(along, depth + 2.0 * MARGIN - outside, letter);
        }
        for (y, number) in rows(self.size).iter().enumerate() {
            let along = MARGIN + (y as f32 + 0.5) * CELL;
            coordinate(outside, along, number);
            coordinate(width + 2.0 * MARGIN - outside, along, number);
        }
        shapes.extend(self.size.all_cells().map(|cell| self.cell(cell, voice)));
        shapes.extend(self.violations().map(|block| violation(self.size, &block, voice)));
        let (width, depth) = (width + 2.0 * MARGIN, depth + 2.0 * MARGIN);
        Board::new("town", (width, depth), shapes)
    }

    /// A band in the border colour around the town, with its emblem beside every cell.
    fn border(&self, voice: &Voice) -> Shape {
        let (width, depth) = extent(self.size);
        let at = MARGIN - BORDER;
        let (across, down) = (width + 2.0 * BORDER, depth + 2.0 * BORDER);
        let band = |class| Shape::rect(class, at, at, across, down).rounded(0.8);
        let Some(colour) = self.town.map(Town::border) else {
            return band("board").id("border").label(voice.word("border-none"));
        };
        let mut shapes = vec![band(art::ground(colour)), band("neat-line")];
        let (near, size) = (MARGIN - BORDER / 2.0, 0.82);
        for x in 0..self.size.width() {
            let along = MARGIN + (x as f32 + 0.5) * CELL;
            for y in [near, depth + 2.0 * MARGIN - near] {
                shapes.push(art::emblem(colour, (along, y), size));
            }
        }
        for y in 0..self.size.depth() {
            let along = MARGIN + (y as f32 + 0.5) * CELL;
            for x in [near, width + 2.0 * MARGIN - near] {
                shapes.push(art::emblem(colour, (x, along), size));
            }
        }
        Shape::group("town", shapes)
            .id("border")
            .label(voice.say(&Sentence::new("border").with("zone", colour)))
    }

    /// A tile or a free cell.
    fn cell(&self, cell: Cell, voice: &Voice) -> Shape {
        let (left, top) = corner(cell);
        let name = name(self.size, cell);
        if let Some(laid) = self.at(cell) {
            let label = Sentence::new("cell-tile")
                .with("cell", Arg::Cell(name))
                .with("tile", tile_label(laid));
            return art::tile(laid, (left, top), cell == Cell::NORTH_WEST)
                .id(tile_id(self.size, cell))
                .label(voice.say(&label));
        }
        let id = format!("cell-{name}");
        let label = Sentence::new("cell-free").with("cell", Arg::Cell(name));
        let free = Shape::rect("cell", left, top, CELL, CELL)
            .id(id)
            .label(voice.say(&label));
        match self.token(cell) {
            Some(token) => free.token(token),
            None => free,
        }
    }

    /// The town in characters. A tile is drawn with its zones around a crossing, so that touching zones stand next to
    /// each other, and a zone that breaks the law beside another stands between exclamation marks:
    ///
    /// ```text
    ///    G
    ///  G + B
    ///   !R!
    /// ```
    pub(crate) fn lines(&self) -> Vec<Line> {
        let broken: Vec<(Cell, Side)> = self.violations().flat_map(|block| broken_sides(&block)).collect();
        let edge = self.town.map_or("coordinate", |town| art::ground(town.border()));
        page::cells(&columns(self.size), &rows(self.size), edge, |x, y| {
            let cell = Cell::new(x as u8, y as u8);
            if let Some(laid) = self.at(cell) {
                return tile_lines(laid, |side| broken.contains(&(cell, side)));
            }
            let free = ["", "·", ""].map(|mark| Line::new().put("cell", format!("{mark:^LETTERS$}")));
            match self.token(cell) {
                Some(token) => free.map(|line| line.with_token(&token)).to_vec(),
                None => free.to_vec(),
            }
        })
    }
}

/// A tile in three lines.
pub(crate) fn tile_lines(laid: Laid, broken: impl Fn(Side) -> bool) -> Vec<Line> {
    let Laid::Basic(face) = laid else {
        return ["  ♣   ♣", " ♣ P ♣ ", "♣   ♣  "]
            .map(|trees| Line::new().put("grass", trees))
            .to_vec();
    };
    let zone = |line: Line, side: Side, width: usize| {
        let initial = face.zone(side).initial();
        let word = match broken(side) {
            true => format!("!{initial}!"),
            false => initial.to_string(),
        };
        line.put(art::ground(face.zone(side)), format!("{word:^width$}"))
    };
    let across = |side| zone(Line::new().put("street", " "), side, LETTERS - 2).put("street", " ");
    let middle = zone(Line::new(), Side::West, 3).put("street", "+");
    vec![
        across(Side::North),
        zone(middle, Side::East, 3),
        across(Side::South),
    ]
}

/// The sides of its two tiles that make a Block.
fn broken_sides(block: &Block) -> [(Cell, Side); 2] {
    let (one, other) = (block.first, block.second);
    match one.x == other.x {
        true => [(one, Side::South), (other, Side::North)],
        false => [(one, Side::East), (other, Side::West)],
    }
}

/// The Blocks that are Zoning Violations.
pub(crate) fn violations(town: &Town) -> impl Iterator<Item = Block> {
    town.blocks().filter(|block| block.violation)
}

/// The mark of a Zoning Violation, on the edge that its two zones share.
fn violation(size: Size, block: &Block, voice: &Voice) -> Shape {
    let (one, other) = (corner(block.first), corner(block.second));
    let (x, y) = ((one.0 + other.0 + CELL) / 2.0, (one.1 + other.1 + CELL) / 2.0);
    let label = Sentence::new("violation")
        .with("cell", at(size, block.first))
        .with("other", at(size, block.second));
    let mark = Shape::circle("violation", x, y, 1.05);
    Shape::group("", vec![mark, Shape::text("violation-word", x, y, 1.8, "!")])
        .id(violation_id(size, block))
        .label(voice.say(&label))
}

fn extent(size: Size) -> (f32, f32) {
    (size.width() as f32 * CELL, size.depth() as f32 * CELL)
}

fn corner(cell: Cell) -> (f32, f32) {
    let along = |place: u8| MARGIN + f32::from(place) * CELL;
    (along(cell.x), along(cell.y))
}

/// A cell in a sentence.
pub(crate) fn at(size: Size, cell: Cell) -> Arg {
    Arg::Cell(name(size, cell))
}

/// The name of a cell, as everywhere: a letter from the left and a number from the bottom.
fn name(size: Size, cell: Cell) -> String {
    let row = size.depth() - usize::from(cell.y);
    match cell.x {
        0..26 => format!("{}{row}", char::from(b'a' + cell.x)),
        _ => format!("{}-{row}", cell.x + 1),
    }
}

fn columns(size: Size) -> Vec<String> {
    let column = |x: usize| match x {
        0..26 => char::from(b'a' + x as u8).to_string(),
        _ => (x + 1).to_string(),
    };
    (0..size.width()).map(column).collect()
}

fn rows(size: Size) -> Vec<String> {
    (0..size.depth())
        .map(|y| (size.depth() - y).to_string())
        .collect()
}
