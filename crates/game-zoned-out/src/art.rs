//! Blocks, buildings and planners as shapes, seen from above, with the light from the north-west.
//!
//! A zone is told by its colour and by what stands there: gables, shops with awnings, or halls with saw-tooth roofs. How
//! many there are is its density. Wild Blocks carry the letter of their type, features what they are worth. Nothing
//! relies on colour alone.

use plat_engine::pieces::{self, Livery};
use plat_engine::{Seat, Shape};

use crate::card::Blocks;
use crate::face::{Density, Face, Kind, ZoneType};

/// The side of a Block with its half of the streets around it.
pub(crate) const BLOCK: f32 = 10.0;

/// A Block whose upper left corner is at (`x`, `y`).
pub(crate) fn block(face: Face, x: f32, y: f32) -> Shape {
    let shapes = match (face.kind(), face.wild()) {
        (Some(kind), _) => zoned(kind),
        (_, Some(zone_type)) => wild(zone_type),
        _ if face == Face::PARK => park(),
        _ if face == Face::MUSEUM => museum(),
        _ if face == Face::PARKING_LOT => parking_lot(),
        _ => ruin(),
    };
    Shape::group("", shapes).moved(x + BLOCK / 2.0, y + BLOCK / 2.0)
}

/// A card in a box of two Blocks.
pub(crate) fn card(blocks: Blocks) -> Vec<Shape> {
    let side = 2.0 * BLOCK;
    let places = [(0.0, 0.0), (BLOCK, 0.0), (BLOCK, BLOCK), (0.0, BLOCK)];
    let faces = blocks.0.into_iter().zip(places);
    let mut shapes = vec![Shape::rect("pavement", 0.0, 0.0, side, side).rounded(0.9)];
    shapes.extend(faces.map(|(face, (x, y))| block(face, x, y)));
    shapes
}

/// The back of a card.
pub(crate) fn card_back() -> Vec<Shape> {
    let side = 2.0 * BLOCK;
    vec![
        Shape::rect("tile-back", 0.0, 0.0, side, side).rounded(0.9),
        Shape::rect("pavement", BLOCK - 0.4, 1.5, 0.8, side - 3.0),
        Shape::rect("pavement", 1.5, BLOCK - 0.4, side - 3.0, 0.8),
    ]
}

/// A developed Block: the ground of its type, faded, and as many pieces on each other as it is high. Where its player
/// ran out of pieces a small one says whose it is.
pub(crate) fn developed(zone_type: ZoneType, seat: Seat, height: u8, x: f32, y: f32) -> Shape {
    let mut shapes = vec![
        ground(zone_class(zone_type)),
        at(rect("faded", -46.0, -46.0, 92.0, 92.0)),
    ];
    shapes.extend(match height {
        0 => plates(&[seat], 2.2),
        _ => plates(&vec![seat; usize::from(height)], 4.6),
    });
    Shape::group("", shapes).moved(x + BLOCK / 2.0, y + BLOCK / 2.0)
}

/// A quarter of Downtown whose upper left corner is at (`x`, `y`): its plot with the highest floors of its skyscraper.
pub(crate) fn quarter(floors: &[Seat], x: f32, y: f32) -> Shape {
    let shown = &floors[floors.len().saturating_sub(4)..];
    let mut shapes = vec![at(rect("pavement", -38.0, -38.0, 76.0, 76.0)).rounded(0.4)];
    shapes.extend(plates(shown, 4.2));
    if !floors.is_empty() {
        shapes.extend(sign(&floors.len().to_string()));
    }
    Shape::group("", shapes).moved(x + BLOCK / 2.0, y + BLOCK / 2.0)
}

/// How high a floor of an upright tower is, and how wide its box.
const FLOOR: f32 = 2.6;
const TOWER: f32 = 10.0;

/// A skyscraper upright, in a box with room for so many floors; and the size of that box.
pub(crate) fn tower(floors: &[Seat], room: usize) -> ((f32, f32), Vec<Shape>) {
    let foot = room as f32 * FLOOR + 0.6;
    let mut shapes = vec![Shape::rect("board", 0.5, foot, TOWER - 1.0, 0.6)];
    for (index, &seat) in floors.iter().enumerate() {
        let top = foot - (index + 1) as f32 * FLOOR;
        let plate = Shape::rect("floor", 2.2, top, TOWER - 4.4, FLOOR).rounded(0.3);
        let livery = Livery::of(seat);
        let emblem = pieces::emblem(livery, TOWER / 2.0, top + FLOOR / 2.0, 0.85);
        shapes.push(Shape::group(livery.class(), vec![plate, emblem]));
    }
    ((TOWER, foot + 0.6), shapes)
}

/// A planner, centred at (`x`, `y`).
pub(crate) fn planner(seat: Seat, x: f32, y: f32) -> Vec<Shape> {
    let livery = Livery::of(seat);
    vec![
        Shape::circle("shadow", x + 0.7, y + 0.9, 2.7),
        Shape::group(
            livery.class(),
            vec![
                Shape::circle("plate", x, y, 2.7),
                Shape::circle("planner-ring", x, y, 2.05),
                pieces::emblem(livery, x, y, 1.25),
            ],
        ),
    ]
}

/// Pieces on each other around the middle of a Block: each a little to the north-west of the one below, so that all of
/// them show; the top one has its owner's emblem.
fn plates(owners: &[Seat], side: f32) -> Vec<Shape> {
    let step = 0.45;
    let mut shapes = Vec::new();
    for (index, &seat) in owners.iter().enumerate() {
        let middle = (owners.len() as f32 - 1.0) / 2.0 * step - index as f32 * step;
        let corner = middle - side / 2.0;
        if index == 0 {
            let reach = side + 0.5 + 0.3 * owners.len() as f32;
            shapes.push(Shape::rect("shadow", corner + 0.3, corner + 0.5, reach, reach).rounded(0.5));
        }
        let livery = Livery::of(seat);
        let mut piece = vec![Shape::rect("plate", corner, corner, side, side).rounded(0.5)];
        if index + 1 == owners.len() {
            piece.push(pieces::emblem(livery, middle, middle, side * 0.29));
        }
        shapes.push(Shape::group(livery.class(), piece));
    }
    shapes
}

fn zone_class(zone_type: ZoneType) -> &'static str {
    match zone_type {
        ZoneType::Residential => "zone residential",
        ZoneType::Commercial => "zone commercial",
        ZoneType::Industrial => "zone industrial",
    }
}

// What follows is drawn in hundredths of a Block around its middle, and made as large as a Block by `at`.

fn at(shape: Shape) -> Shape {
    shape.scaled(BLOCK / 100.0)
}

fn rect(class: &'static str, x: f32, y: f32, width: f32, height: f32) -> Shape {
    Shape::rect(class, x, y, width, height)
}

/// The ground of a Block between the streets.
fn ground(class: &'static str) -> Shape {
    at(rect(class, -46.0, -46.0, 92.0, 92.0).rounded(5.0))
}

/// The disc with the letter of a wild Block, or with what a feature is worth.
fn sign(word: &str) -> [Shape; 2] {
    let (centre, radius) = (31.0, 15.5);
    [
        at(Shape::circle("sign", centre, centre, radius)),
        at(Shape::text("sign-word", centre, centre, radius * 1.25, word)),
    ]
}

/// The shadow of something that stands there and is so high.
fn shadow(x: f32, y: f32, width: f32, depth: f32, high: f32) -> Shape {
    let (right, foot) = (x + width, y + depth);
    Shape::polygon(
        "shadow",
        [
            (right, y),
            (right + high, y + high),
            (right + high, foot + high),
            (x + high, foot + high),
            (x, foot),
            (right, foot),
        ],
    )
}

fn zoned(kind: Kind) -> Vec<Shape> {
    let mut shapes = vec![ground(zone_class(kind.zone_type()))];
    let things = match kind.zone_type() {
        ZoneType::Residential => homes(kind.density()),
        ZoneType::Commercial => shops(kind.density()),
        ZoneType::Industrial => halls(kind.density()),
    };
    shapes.extend(things.into_iter().map(at));
    shapes
}

/// Houses with gables, and trees.
fn homes(density: Density) -> Vec<Shape> {
    match density {
        Density::Light => [
            house(-22.0, -16.0, 36.0, 30.0),
            tree(30.0, -28.0, 9.0),
            tree(-33.0, 28.0, 8.0),
            tree(28.0, 32.0, 7.0),
        ]
        .concat(),
        Density::Medium => [
            house(-36.0, -34.0, 30.0, 26.0),
            house(2.0, 4.0, 32.0, 28.0),
            tree(26.0, -26.0, 9.0),
            tree(-28.0, 24.0, 8.0),
        ]
        .concat(),
        Density::Heavy => [
            house(-38.0, -38.0, 30.0, 24.0),
            house(8.0, -36.0, 26.0, 30.0),
            house(-32.0, 8.0, 44.0, 26.0),
            tree(34.0, 30.0, 7.0),
        ]
        .concat(),
    }
}

fn house(x: f32, y: f32, width: f32, depth: f32) -> Vec<Shape> {
    vec![
        shadow(x, y, width, depth, 7.0),
        rect("roof", x, y, width, depth),
        rect("roof-shade", x, y + depth / 2.0, width, depth / 2.0),
    ]
}

fn tree(x: f32, y: f32, radius: f32) -> Vec<Shape> {
    vec![
        Shape::circle("crown", x, y, radius),
        Shape::circle("crown-light", x - radius * 0.2, y - radius * 0.22, radius * 0.6),
    ]
}

/// Flat roofs with awnings.
fn shops(density: Density) -> Vec<Shape> {
    match density {
        Density::Light => shop(-24.0, -22.0, 44.0, 34.0),
        Density::Medium => [shop(-37.0, -36.0, 36.0, 28.0), shop(0.0, 5.0, 36.0, 26.0)].concat(),
        Density::Heavy => [
            shop(-39.0, -38.0, 32.0, 26.0),
            shop(5.0, -36.0, 32.0, 26.0),
            shop(-26.0, 8.0, 48.0, 24.0),
        ]
        .concat(),
    }
}

fn shop(x: f32, y: f32, width: f32, depth: f32) -> Vec<Shape> {
    let front = y + depth + 2.5;
    vec![
        shadow(x, y, width, depth, 9.0),
        rect("flat-roof", x, y, width, depth).rounded(1.0),
        Shape::straight("awning-cloth", (x, front), (x + width, front)),
        Shape::straight("awning", (x, front), (x + width, front)),
    ]
}

/// Halls with saw-tooth roofs, and chimneys.
fn halls(density: Density) -> Vec<Shape> {
    match density {
        Density::Light => [hall(-26.0, -14.0, 46.0, 34.0, 3), chimney(-18.0, -28.0)].concat(),
        Density::Medium => [
            hall(-38.0, -24.0, 34.0, 26.0, 2),
            hall(0.0, 8.0, 36.0, 26.0, 2),
            chimney(16.0, -22.0),
            chimney(-26.0, 24.0),
        ]
        .concat(),
        Density::Heavy => [
            hall(-40.0, -38.0, 36.0, 24.0, 2),
            hall(4.0, -26.0, 34.0, 24.0, 2),
            hall(-32.0, 10.0, 48.0, 26.0, 2),
            chimney(30.0, 24.0),
        ]
        .concat(),
    }
}

fn hall(x: f32, y: f32, width: f32, depth: f32, teeth: u8) -> Vec<Shape> {
    let mut shapes = vec![
        shadow(x, y, width, depth, 10.0),
        rect("hall", x, y, width, depth).rounded(0.8),
    ];
    let step = width / f32::from(teeth);
    let window = |tooth: u8| {
        let left = x + step * (f32::from(tooth) + 0.6);
        rect("hall-window", left, y + 1.0, step * 0.3, depth - 2.0)
    };
    shapes.extend((0..teeth).map(window));
    shapes
}

fn chimney(x: f32, y: f32) -> Vec<Shape> {
    vec![Shape::circle("chimney", x, y, 4.5)]
}

/// The library, the stadium, or the train depot.
fn wild(zone_type: ZoneType) -> Vec<Shape> {
    let mut shapes = vec![ground(zone_class(zone_type))];
    let things = match zone_type {
        ZoneType::Residential => {
            let (left, right, top, foot) = (-30.0, 30.0, -26.0, 18.0);
            let peak = (0.0, -4.0);
            vec![
                shadow(left, top, right - left, foot - top, 10.0),
                rect("roof", left, top, right - left, foot - top),
                Shape::polygon("roof-shade", [(right, top), (right, foot), peak]),
                Shape::polygon("roof-dark", [(left, foot), (right, foot), peak]),
            ]
        }
        ZoneType::Commercial => vec![
            rect("shadow", -32.0, -24.0, 74.0, 60.0).rounded(30.0),
            rect("flat-roof", -39.0, -33.0, 74.0, 60.0).rounded(30.0),
            rect("zone commercial", -31.0, -25.0, 58.0, 44.0).rounded(22.0),
            rect("crown", -23.0, -17.0, 42.0, 28.0).rounded(14.0),
            Shape::straight("pitch", (-2.0, -17.0), (-2.0, 11.0)),
        ],
        ZoneType::Industrial => {
            let mut shapes = vec![
                Shape::straight("sleepers", (-42.0, 25.0), (42.0, 25.0)),
                Shape::straight("rail", (-46.0, 20.0), (46.0, 20.0)),
                Shape::straight("rail", (-46.0, 30.0), (46.0, 30.0)),
            ];
            shapes.extend(hall(-34.0, -34.0, 60.0, 34.0, 4));
            shapes
        }
    };
    shapes.extend(things.into_iter().map(at));
    shapes.extend(sign(zone_type.letter()));
    shapes
}

fn park() -> Vec<Shape> {
    let mut shapes = vec![ground("lawn")];
    let trees = [
        (-24.0, -22.0, 13.0),
        (-2.0, -30.0, 9.0),
        (-30.0, 6.0, 9.0),
        (-12.0, 34.0, 8.0),
    ];
    let pond = rect("pond", 4.0, -16.0, 30.0, 19.0).rounded(9.5);
    let trees = trees.into_iter().flat_map(|(x, y, radius)| tree(x, y, radius));
    shapes.extend([pond].into_iter().chain(trees).map(at));
    shapes.extend(sign("+1"));
    shapes
}

fn museum() -> Vec<Shape> {
    let things = [
        shadow(-32.0, -28.0, 64.0, 50.0, 10.0),
        rect("masonry", -32.0, -28.0, 64.0, 50.0).rounded(1.0),
        rect("masonry-shade", -24.0, -20.0, 48.0, 28.0).rounded(1.0),
        Shape::circle("masonry", 0.0, -6.0, 11.0),
        Shape::straight("columns", (-29.0, 17.0), (30.0, 17.0)),
    ];
    let mut shapes = vec![ground("square")];
    shapes.extend(things.map(at));
    shapes.extend(sign("+2"));
    shapes
}

fn parking_lot() -> Vec<Shape> {
    let things = [
        Shape::straight("bays", (-40.9, -27.0), (40.9, -27.0)),
        Shape::straight("bays", (-40.9, 27.0), (12.0, 27.0)),
        rect("car", -37.0, -37.0, 10.0, 19.0).rounded(3.0),
        rect("car-light", -5.0, -37.0, 10.0, 19.0).rounded(3.0),
        rect("car-dark", -21.0, 19.0, 10.0, 19.0).rounded(3.0),
    ];
    let mut shapes = vec![ground("asphalt")];
    shapes.extend(things.map(at));
    shapes.extend(sign("−1"));
    shapes
}

/// An abandoned building: cracks, and holes where windows were.
fn ruin() -> Vec<Shape> {
    let things = [
        shadow(-34.0, -30.0, 62.0, 50.0, 10.0),
        rect("masonry-shade", -34.0, -30.0, 62.0, 50.0).rounded(1.0),
        Shape::straight("crack", (-34.0, -4.0), (-4.0, 2.0)),
        Shape::straight("crack", (-4.0, 2.0), (28.0, -8.0)),
        Shape::straight("crack", (-4.0, 2.0), (-10.0, 20.0)),
        rect("hole", -22.0, -22.0, 12.0, 10.0),
        rect("hole", 8.0, -24.0, 12.0, 9.0),
        rect("hole", -24.0, 4.0, 11.0, 9.0),
    ];
    let mut shapes = vec![ground("square")];
    shapes.extend(things.map(at));
    shapes.extend(sign("−2"));
    shapes
}
