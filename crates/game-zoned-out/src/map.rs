//! The city on its board, as shapes and in characters.
//!
//! In characters a Block is its two letters, below them the emblem of whoever has developed it, once for each piece
//! (`✚✚`), or of the planner in whose zone it lies: `(✚)` where the planner stands, `·✚·` elsewhere. A quarter of
//! Downtown has the number of its floors.

use std::collections::{HashMap, HashSet};

use plat_engine::page::{self, Line};
use plat_engine::pieces::Livery;
use plat_engine::{Board, Seat, Sentence, Shape, Voice};

use crate::art::{self, BLOCK};
use crate::cell::Spot;
use crate::face::{Face, Kind, ZoneType};
use crate::notation::spot_token;
use crate::view::{BlockView, LaidView, Phase, SkyscraperView, ZoneView, ZonedOutView};
use crate::words::{counted, over_blocks, zone};

/// Room for the coordinates around the board.
const MARGIN: f32 = 3.6;
/// Free ground around the city and what is offered.
const AROUND: f32 = BLOCK / 2.0;
/// How wide a Block is in characters.
const WIDTH: usize = 5;

/// The city, framed to its Blocks and to where a card may come to lie.
pub(crate) fn board(view: &ZonedOutView, voice: &Voice) -> Board {
    let frame = Frame::of(view);
    let mut shapes = frame.ground();
    if let Some(laid) = view.laid.filter(|_| view.phase == Phase::Move) {
        shapes.push(frame.laid(&laid, voice));
    }
    shapes.extend(frame.cells(view, voice));
    shapes.extend(frame.downtown(view, voice));
    shapes.extend(frame.zones(view));
    shapes.extend(frame.planners(view, voice));
    Board::new("city", frame.size(), shapes)
}

/// The board in characters.
pub(crate) fn board_lines(view: &ZonedOutView) -> Vec<Line> {
    let blocks: HashMap<Spot, &BlockView> = view.blocks.iter().map(|block| (block.at, block)).collect();
    let (west, north, east, south) = view.extent();
    let columns: Vec<String> = (west - 1..=east + 1).map(column_name).collect();
    let rows: Vec<String> = (north - 1..=south + 1).map(row_name).collect();
    page::cells(&columns, &rows, "coordinate", |x, y| {
        let spot = Spot {
            x: west - 1 + x as i8,
            y: north - 1 + y as i8,
        };
        let lines = match blocks.get(&spot) {
            Some(block) => block_lines(view, block),
            None => empty(view, spot),
        };
        lines.map(|line| line.with_token(&spot_token(spot))).to_vec()
    })
}

/// The class of a face's ground in characters.
pub(crate) fn ground_class(face: Face) -> &'static str {
    let zone = face.kind().map(Kind::zone_type).or(face.wild());
    match zone {
        Some(ZoneType::Residential) => "residential",
        Some(ZoneType::Commercial) => "commercial",
        Some(ZoneType::Industrial) => "industrial",
        None if face == Face::PARK => "grass",
        None if face == Face::PARKING_LOT => "tile-back",
        None => "street",
    }
}

/// Whose the floors of a skyscraper are.
pub(crate) fn tower_owners(skyscraper: &SkyscraperView) -> Sentence {
    match skyscraper.floors.is_empty() {
        true => Sentence::new("no-floors"),
        false => Sentence::new("floors-of").with("owners", skyscraper.floors.clone()),
    }
}

/// Which part of the plane is shown: the first and last columns and rows with something to see.
struct Frame {
    west: i8,
    north: i8,
    east: i8,
    south: i8,
}

impl Frame {
    fn of(view: &ZonedOutView) -> Frame {
        let (west, north, east, south) = view.extent();
        let mut frame = Frame {
            west,
            north,
            east,
            south,
        };
        // A card reaches one cell farther than its north-west Block.
        let reach = i8::from(view.phase == Phase::Play);
        for spot in &view.open {
            frame.west = frame.west.min(spot.x);
            frame.north = frame.north.min(spot.y);
            frame.east = frame.east.max(spot.x + reach);
            frame.south = frame.south.max(spot.y + reach);
        }
        frame
    }

    fn size(&self) -> (f32, f32) {
        let along = |first: i8, last: i8| f32::from(last - first + 1) * BLOCK + 2.0 * (AROUND + MARGIN);
        (along(self.west, self.east), along(self.north, self.south))
    }

    /// The upper left corner of a cell.
    fn corner(&self, spot: Spot) -> (f32, f32) {
        let along = |at: i8, first: i8| MARGIN + AROUND + f32::from(at - first) * BLOCK;
        (along(spot.x, self.west), along(spot.y, self.north))
    }

    /// The paper with the lines that part the quadrants, and the names of columns and rows.
    fn ground(&self) -> Vec<Shape> {
        let (width, height) = self.size();
        let (x, y) = self.corner(Spot { x: 0, y: 0 });
        let (right, foot) = (width - MARGIN, height - MARGIN);
        let paper = |class, out: f32| {
            let (width, depth) = (right - MARGIN + 2.0 * out, foot - MARGIN + 2.0 * out);
            Shape::rect(class, MARGIN - out, MARGIN - out, width, depth)
        };
        let mut names = Vec::new();
        for column in self.west..=self.east {
            let (left, _) = self.corner(Spot { x: column, y: 0 });
            for across in [MARGIN / 2.0, height - MARGIN / 2.0] {
                let name = column_name(column);
                names.push(Shape::text("coordinate", left + BLOCK / 2.0, across, 1.7, name));
            }
        }
        for row in self.north..=self.south {
            let (_, top) = self.corner(Spot { x: 0, y: row });
            for across in [MARGIN / 2.0, width - MARGIN / 2.0] {
                names.push(Shape::text(
                    "coordinate",
                    across,
                    top + BLOCK / 2.0,
                    1.7,
                    row_name(row),
                ));
            }
        }
        let mut shapes = vec![paper("sheet", 0.0).id("board")];
        for column in self.west..=self.east + 1 {
            let (along, _) = self.corner(Spot { x: column, y: 0 });
            shapes.push(Shape::straight("survey-line", (along, MARGIN), (along, foot)));
        }
        for row in self.north..=self.south + 1 {
            let (_, along) = self.corner(Spot { x: 0, y: row });
            shapes.push(Shape::straight("survey-line", (MARGIN, along), (right, along)));
        }
        shapes.extend([
            Shape::straight("axis", (x, MARGIN), (x, foot)),
            Shape::straight("axis", (MARGIN, y), (right, y)),
            paper("neat-line", 0.0),
            paper("neat-line", 0.7),
            Shape::group("", names).id("coordinates"),
        ]);
        shapes
    }

    /// Every Block, and the free cells where the north-west Block of a card can come to lie.
    fn cells(&self, view: &ZonedOutView, voice: &Voice) -> Vec<Shape> {
        let open: HashSet<Spot> = view.open.iter().copied().collect();
        let built: HashSet<Spot> = view.blocks.iter().map(|block| block.at).collect();
        let free = view.open.iter().filter(|spot| !built.contains(spot));
        let mut shapes: Vec<Shape> = free
            .map(|&spot| {
                let (x, y) = self.corner(spot);
                Shape::rect("spot", x + 1.3, y + 1.3, BLOCK - 2.6, BLOCK - 2.6)
                    .rounded(1.1)
                    .id(format!("cell-{spot}"))
                    .label(voice.say(&Sentence::new("cell-free").with("cell", spot)))
                    .token(spot_token(spot))
            })
            .collect();
        for block in &view.blocks {
            let (x, y) = self.corner(block.at);
            let drawn = match block.built {
                Some(built) => art::developed(built.kind.zone_type(), built.player, built.height, x, y),
                None => art::block(block.face, x, y),
            };
            let named = drawn
                .id(format!("block-{}", block.at))
                .label(voice.say(&spoken(block)));
            shapes.push(match open.contains(&block.at) {
                true => named.token(spot_token(block.at)),
                false => named,
            });
        }
        shapes
    }

    /// The outlines of occupied zones, just inside their Blocks.
    fn zones(&self, view: &ZonedOutView) -> Vec<Shape> {
        let seats = view.players.iter().map(|player| player.player);
        seats.filter_map(|seat| self.zone(view, seat)).collect()
    }

    fn zone(&self, view: &ZonedOutView, seat: Seat) -> Option<Shape> {
        let own = view.blocks.iter().filter(|block| block.zone == Some(seat));
        let zone: HashSet<Spot> = own.map(|block| block.at).collect();
        // In the order of the Blocks, which is always the same.
        let blocks = || view.blocks.iter().filter(|block| zone.contains(&block.at));
        let mut shapes = Vec::new();
        // A pale line below the coloured one, because a green zone may lie on green ground.
        for (class, thick) in [("zone-halo", 1.3), ("", 0.9)] {
            for block in blocks() {
                let ends = |x: i8, y: i8| {
                    !zone.contains(&Spot {
                        x: block.at.x + x,
                        y: block.at.y + y,
                    })
                };
                let (x, y) = self.corner(block.at);
                let far = BLOCK - thick;
                let edges = [
                    (ends(0, -1), (x, y, BLOCK, thick)),
                    (ends(1, 0), (x + far, y, thick, BLOCK)),
                    (ends(0, 1), (x, y + far, BLOCK, thick)),
                    (ends(-1, 0), (x, y, thick, BLOCK)),
                ];
                let edges = edges.into_iter().filter(|edge| edge.0);
                shapes
                    .extend(edges.map(|(_, (x, y, width, height))| Shape::rect(class, x, y, width, height)));
            }
        }
        let group = Shape::group(Livery::of(seat).class(), shapes).id(format!("zone-{seat}"));
        (!zone.is_empty()).then_some(group)
    }

    fn planners(&self, view: &ZonedOutView, voice: &Voice) -> Vec<Shape> {
        let in_city = view
            .players
            .iter()
            .filter_map(|player| Some((player.player, player.zone?)));
        let shape = |(seat, zone): (Seat, ZoneView)| {
            let (x, y) = self.corner(zone.planner);
            Shape::group("", art::planner(seat, x + BLOCK / 2.0, y + BLOCK / 2.0))
                .id(format!("planner-{seat}"))
                .label(voice.say(&planner(seat, &zone)))
        };
        in_city.map(shape).collect()
    }

    /// The four quarters of Downtown, with the top of each skyscraper.
    fn downtown(&self, view: &ZonedOutView, voice: &Voice) -> Vec<Shape> {
        let corners = [(-1, -1), (0, -1), (-1, 0), (0, 0)];
        let (left, top) = self.corner(Spot { x: -1, y: -1 });
        let (from, side) = (0.4, 2.0 * BLOCK - 0.8);
        let mut shapes = vec![Shape::rect("asphalt", left + from, top + from, side, side).rounded(0.6)];
        for (skyscraper, (x, y)) in view.skyscrapers.iter().zip(corners) {
            let (left, top) = self.corner(Spot { x, y });
            let label = Sentence::new("skyscraper")
                .with("quadrant", skyscraper.quadrant)
                .with("floors", tower_owners(skyscraper));
            shapes.push(
                art::quarter(&skyscraper.floors, left, top)
                    .id(format!("downtown-{}", skyscraper.quadrant.name()))
                    .label(voice.say(&label)),
            );
        }
        shapes
    }

    /// What shows around the Blocks of the card that was just laid. It lies below them, so that they can be touched.
    fn laid(&self, laid: &LaidView, voice: &Voice) -> Shape {
        let (left, top) = self.corner(laid.at);
        let (out, side) = (0.7, 2.0 * BLOCK + 1.4);
        let covered = over_blocks(laid.covered.into_iter().flatten());
        Shape::rect("highlight", left - out, top - out, side, side)
            .rounded(1.2)
            .id("laid")
            .label(voice.say(&Sentence::new("card-laid").with("covered", covered)))
    }
}

/// A column's part of a name.
fn column_name(x: i8) -> String {
    let name = Spot { x, y: 0 }.to_string();
    name.trim_start_matches("s1").to_owned()
}

/// A row's part of a name.
fn row_name(y: i8) -> String {
    let name = Spot { x: 0, y }.to_string();
    name.trim_end_matches("e1").to_owned()
}

/// A Block in words.
fn spoken(block: &BlockView) -> Sentence {
    match (block.built, block.zone) {
        (Some(built), _) => Sentence::new("block-developed")
            .with("who", built.player)
            .with("kind", built.kind)
            .with("height", built.height),
        (None, Some(seat)) => Sentence::new("block-in-zone").with("who", seat),
        (None, None) => Sentence::new("block"),
    }
    .with("cell", block.at)
    .with("block", block.face)
}

/// A planner in words, with its zone.
fn planner(seat: Seat, occupied: &ZoneView) -> Sentence {
    Sentence::new("planner")
        .with("who", seat)
        .with("cell", occupied.planner)
        .with("zone", zone(occupied.kind))
        .with("blocks", counted("blocks", occupied.worth.blocks))
        .with("points", counted("points", occupied.points))
}

fn block_lines(view: &ZonedOutView, block: &BlockView) -> [Line; 2] {
    let class = ground_class(block.face);
    let code = block.face.code();
    let put = |class: &'static str, words: String| Line::new().put(class, format!("{words:^WIDTH$}"));
    match (block.built, block.zone) {
        (Some(built), _) => {
            let livery = Livery::of(built.player);
            let pieces = match built.height {
                0 => format!("({})", livery.sign()),
                height => livery.sign().to_string().repeat(usize::from(height)),
            };
            [put(class, code.to_lowercase()), put(livery.class(), pieces)]
        }
        (None, Some(seat)) => {
            let zone = view.players.get(seat.index()).and_then(|player| player.zone);
            let here = zone.is_some_and(|zone| zone.planner == block.at);
            let sign = Livery::of(seat).sign();
            let mark = match here {
                true => format!("({sign})"),
                false => format!("·{sign}·"),
            };
            [put(class, code.to_owned()), put(class, mark)]
        }
        (None, None) => {
            let worth = match block.face.bonus() {
                0 => String::new(),
                worth => format!("{worth:+}"),
            };
            [put(class, code.to_owned()), put(class, worth)]
        }
    }
}

fn empty(view: &ZonedOutView, spot: Spot) -> [Line; 2] {
    let downtown = (-1..=0).contains(&spot.x) && (-1..=0).contains(&spot.y);
    let (class, words) = match downtown {
        true => {
            let mut towers = view.skyscrapers.iter();
            let here = towers.find(|one| one.quadrant == spot.quadrant());
            let floors = here.map_or(0, |one| one.floors.len());
            ("black", ["DT".to_owned(), format!("▮{floors}")])
        }
        false => ("table", [String::new(), "·".to_owned()]),
    };
    words.map(|words| Line::new().put(class, format!("{words:^WIDTH$}")))
}
