//! The table as parts: the town in its border, the tiles that the observer may see, and what everybody has ticked.

use plat_engine::page::{self, Line, Page};
use plat_engine::{Board, Column, Item, Parts, Row, RowKind, Shape, Token, Tray, Turned, plural};

use crate::art::{self, CELL};
use crate::notation::{DECLINE, DRAW, KEEP, can_be_turned, face_token, tile_token};
use crate::score::{self, Verdict};
use crate::size::{Cell, Size};
use crate::state::Declining;
use crate::tile::{Face, Side, Tile, Zone};
use crate::tiles::Tiles;
use crate::town::{Block, Laid, Town};
use crate::view::{Phase, PuzzleTownView};

/// How wide the border around the town is.
const BORDER: f32 = 2.6;
/// Room for the border and the coordinates.
const MARGIN: f32 = BORDER + 4.0;
/// How wide a tile is in characters.
const LETTERS: usize = 7;

pub(crate) fn parts(view: &PuzzleTownView) -> Parts {
    let ground = Ground::of(view);
    let mut parts = Parts::new(view.prompt()).board(ground.board());
    for (index, hand) in view.hands.iter().enumerate() {
        let seat = view.scores[index].seat;
        parts = parts.fact(
            seat,
            match view.puzzle {
                true => format!("{} face up, {} face down", plural(hand.count, "tile"), view.pile),
                false => format!("{} in hand", plural(hand.count, "tile")),
            },
        );
        parts = parts.tray(tiles(view, index, hand.tiles.unwrap_or_default()));
    }
    parts = parts.tray(choices(view)).tray(pile(view)).tray(legend(view));
    match view.puzzle {
        true => parts.sheet(verdicts()),
        false => parts.sheet(score_sheet(view)),
    }
}

/// A town by itself, of whatever size, such as a solver finds it.
pub fn town_board(town: &Town) -> Board {
    Ground::built(town).board()
}

/// A town as lines of text.
pub fn town_text(town: &Town) -> String {
    let lines = Ground::built(town).lines();
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The same as a page.
pub(crate) fn town_page(town: &Town) -> Page {
    let prompt = format!("A {} town with a {} border", town.size(), town.border());
    page::of_board(prompt, Ground::built(town).lines())
}

pub(crate) fn board_lines(view: &PuzzleTownView) -> Vec<Line> {
    Ground::of(view).lines()
}

/// A tile that can be laid, drawn in characters.
pub(crate) fn item_lines(view: &PuzzleTownView, item: &Item) -> Vec<Line> {
    let name = item
        .id
        .strip_prefix("held-")
        .and_then(|rest| rest.split_once('-'));
    match name.and_then(|(_, tile)| tile.parse().ok()) {
        Some(tile) if view.phase != Phase::Over => tile_lines(lying(tile), |_| false),
        _ => Vec::new(),
    }
}

/// The id of a tile in the town.
pub(crate) fn tile_id(size: Size, cell: Cell) -> String {
    format!("tile-{}", name(size, cell))
}

/// The id of a tile in the hand of a seat, or face up.
pub(crate) fn held_id(seat: plat_engine::Seat, tile: Tile) -> String {
    format!("held-{seat}-{tile}")
}

/// The id of the mark of a Zoning Violation.
pub(crate) fn violation_id(size: Size, block: &Block) -> String {
    let (one, other) = (name(size, block.first), name(size, block.second));
    format!("violation-{one}-{other}")
}

// Beside the town

/// The tiles of a seat that the observer sees. Whoever may lay one can touch a tile, or at once the face that it is to
/// show.
fn tiles(view: &PuzzleTownView, index: usize, tiles: Tiles) -> Tray {
    let seat = view.scores[index].seat;
    let title = match (view.puzzle, view.phase) {
        (true, Phase::Over) => "Left face up",
        (true, _) => "Face up",
        (false, Phase::Over) => "Kept",
        (false, _) => "Tiles",
    };
    let offered = view.may_act() && view.to_act == Some(seat);
    let held = |tile: Tile| {
        let shapes = vec![art::tile(lying(tile), (0.0, 0.0), false)];
        let item = Item::new(held_id(seat, tile), spoken(lying(tile)), (CELL, CELL), shapes)
            .token_if(offered, || tile_token(tile));
        let item = match tiles.count(tile) {
            1 => item,
            count => item.count(count as u32),
        };
        match tile {
            Tile::Basic(kind) if offered && can_be_turned(kind.face()) => {
                item.turned(kind.faces().zip(TURNS).map(turned).collect())
            }
            _ => item,
        }
    };
    let tray = Tray::new(format!("hand-{seat}"), title).items(tiles.kinds().map(held));
    match view.puzzle {
        true => tray,
        false => tray.of(seat),
    }
}

/// How a tile lies after none to three quarter turns.
const TURNS: [&str; 4] = ["as it lies", "to the right", "upside down", "to the left"];

fn turned((face, label): (Face, &str)) -> Turned {
    Turned {
        token: face_token(face),
        label: label.to_owned(),
        shapes: vec![art::tile(Laid::Basic(face), (0.0, 0.0), false)],
    }
}

/// What whoever is to act can do without a tile.
fn choices(view: &PuzzleTownView) -> Tray {
    if view.may_refill() {
        let button = |token, words| Item::button(Token::new(token), words, words);
        return Tray::new("choices", "Another tile?")
            .item(button(DRAW, "Draw another tile"))
            .item(button(KEEP, "Keep the hand as it is"));
    }
    let decline = view.declining.map(|declining| {
        let words = match declining {
            Declining::Stoppage => "Decline, −3",
            Declining::LateStoppage => "Pass, −3",
            Declining::Pass => "Pass",
        };
        Item::button(Token::new(DECLINE), words, declining.says())
    });
    Tray::new("choices", "Instead of laying").items(decline)
}

/// The tiles that are face down.
fn pile(view: &PuzzleTownView) -> Tray {
    let pile = Item::new(
        "pile",
        "tiles face down",
        (art::PILE, art::PILE),
        vec![art::pile()],
    );
    Tray::new("pile", "Pile").items((view.pile > 0).then(|| pile.count(view.pile as u32)))
}

/// What the three zones look like and are called.
fn legend(view: &PuzzleTownView) -> Tray {
    let (width, height) = (1.6 * CELL, 0.5 * CELL);
    let items = Zone::ALL.map(|zone| {
        let strip = Shape::rect(art::ground(zone), 0.1, 0.1, width - 0.2, height - 0.2).rounded(0.6);
        let emblem = art::emblem(zone, (width / 2.0, height / 2.0), 1.8);
        let shapes = vec![Shape::group("town", vec![strip, emblem])];
        Item::new(format!("zone-{zone}"), zone.to_string(), (width, height), shapes).noted(zone.use_name())
    });
    let note = view.town.as_ref().map_or_else(
        || "The border has no colour yet.".to_owned(),
        |town| format!("The border is {}.", town.border()),
    );
    Tray::new("zones", "Zones").items(items).noted(note)
}

/// What everybody has ticked, and what a tick is worth.
fn score_sheet(view: &PuzzleTownView) -> plat_engine::Sheet {
    let seats = view.scores.iter().map(|score| Column::Seat(score.seat));
    let columns = [Column::Words("each".to_owned())].into_iter().chain(seats);
    let mut sheet = plat_engine::Sheet::new("score-sheet", "Score sheet", columns.collect());
    for (index, (label, worth)) in score::ROWS.into_iter().enumerate() {
        let ticks = view
            .sheets
            .iter()
            .map(|sheet| Some(i32::from(sheet.ticks()[index])));
        let cells = [Some(worth)].into_iter().chain(ticks).collect();
        let marks = match (label, &view.town) {
            (score::VIOLATIONS, Some(town)) => violations(town)
                .map(|block| violation_id(view.size, &block))
                .collect(),
            _ => Vec::new(),
        };
        sheet = sheet.row(Row::new(label, RowKind::Line, cells).marked(marks));
    }
    sheet
}

/// How many penalty points of the puzzle are how good.
fn verdicts() -> plat_engine::Sheet {
    let columns = vec![Column::Words("at most".to_owned())];
    let sheet = plat_engine::Sheet::new("verdicts", "Penalty points", columns);
    Verdict::AT_MOST
        .into_iter()
        .fold(sheet, |sheet, (most, verdict)| {
            sheet.row(Row::new(verdict.words(), RowKind::Line, vec![Some(most)]))
        })
}

// The town

/// What lies between the coordinates.
struct Ground<'a> {
    size: Size,
    /// Nothing before the cornerstone is drawn.
    town: Option<&'a Town>,
    /// Whether Zoning Violations are marked. They cost nothing in the puzzle.
    marked: bool,
    /// Whether a tile can be laid beside others now, by the observer.
    offered: bool,
}

impl Ground<'_> {
    fn of(view: &PuzzleTownView) -> Ground<'_> {
        Ground {
            size: view.size,
            town: view.town.as_ref(),
            marked: !view.puzzle,
            offered: view.may_act(),
        }
    }

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

    fn board(&self) -> Board {
        let (width, depth) = extent(self.size);
        let mut shapes = vec![
            self.border(),
            Shape::rect("board", MARGIN, MARGIN, width, depth).id("board"),
        ];
        let mut coordinate =
            |x: f32, y: f32, words: &str| shapes.push(Shape::text("coordinate", x, y, 3.4, words));
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
        shapes.extend(self.size.all_cells().map(|cell| self.cell(cell)));
        shapes.extend(self.violations().map(|block| violation(self.size, &block)));
        let (width, depth) = (width + 2.0 * MARGIN, depth + 2.0 * MARGIN);
        Board::new("town", (width, depth), shapes)
    }

    /// A band in the border colour around the town, with its emblem beside every cell.
    fn border(&self) -> Shape {
        let (width, depth) = extent(self.size);
        let at = MARGIN - BORDER;
        let (across, down) = (width + 2.0 * BORDER, depth + 2.0 * BORDER);
        let band = |class| Shape::rect(class, at, at, across, down).rounded(0.8);
        let Some(colour) = self.town.map(Town::border) else {
            let label = "the border of the town has no colour yet";
            return band("board").id("border").label(label);
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
            .label(format!("the border of the town is {colour}"))
    }

    /// A tile or a free cell.
    fn cell(&self, cell: Cell) -> Shape {
        let (left, top) = corner(cell);
        let name = name(self.size, cell);
        if let Some(laid) = self.at(cell) {
            let label = format!("{name}, {}", spoken(laid));
            return art::tile(laid, (left, top), cell == Cell::NORTH_WEST)
                .id(tile_id(self.size, cell))
                .label(label);
        }
        let free = Shape::rect("cell", left, top, CELL, CELL)
            .id(format!("cell-{name}"))
            .label(format!("{name}, free"));
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
    fn lines(&self) -> Vec<Line> {
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
fn tile_lines(laid: Laid, broken: impl Fn(Side) -> bool) -> Vec<Line> {
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

fn violations(town: &Town) -> impl Iterator<Item = Block> {
    town.blocks().filter(|block| block.violation)
}

/// The mark of a Zoning Violation, on the edge that its two zones share.
fn violation(size: Size, block: &Block) -> Shape {
    let (one, other) = (corner(block.first), corner(block.second));
    let (x, y) = ((one.0 + other.0 + CELL) / 2.0, (one.1 + other.1 + CELL) / 2.0);
    let (one, other) = (name(size, block.first), name(size, block.second));
    let mark = Shape::circle("violation", x, y, 1.05);
    Shape::group("", vec![mark, Shape::text("violation-word", x, y, 1.8, "!")])
        .id(violation_id(size, block))
        .label(format!("a Zoning Violation between {one} and {other}"))
}

fn extent(size: Size) -> (f32, f32) {
    (size.width() as f32 * CELL, size.depth() as f32 * CELL)
}

fn corner(cell: Cell) -> (f32, f32) {
    let along = |place: u8| MARGIN + f32::from(place) * CELL;
    (along(cell.x), along(cell.y))
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

/// A tile as it lies before anybody turns it.
fn lying(tile: Tile) -> Laid {
    match tile {
        Tile::Basic(kind) => Laid::Basic(kind.face()),
        Tile::Park => Laid::Park,
    }
}

/// A tile in words.
fn spoken(laid: Laid) -> String {
    match laid {
        Laid::Basic(face) => {
            let [north, east, south, west] = face.zones();
            format!("tile with {north} north, {east} east, {south} south, {west} west")
        }
        Laid::Park => "the Town Park, which matches everything".to_owned(),
    }
}
