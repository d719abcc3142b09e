//! Blocks, buildings and planners as shapes.
//!
//! A zone is told by its colour and by what stands there, houses, shops or factories; how many, its density. A wild
//! Block has the letter of its type instead. Features say what they are worth. Nothing relies on colour alone.

use plat_engine::pieces::{self, Livery};
use plat_engine::{Seat, Shape};

use crate::card::Blocks;
use crate::face::{Face, Kind, ZoneType};

/// A Block whose upper left corner is at (`x`, `y`).
pub(crate) fn block(face: Face, x: f32, y: f32, side: f32) -> Shape {
    let at = |dx: f32, dy: f32| (x + side * dx, y + side * dy);
    let ground = |class| Shape::rect(class, x, y, side, side);
    let word = |class, dx: f32, dy: f32, size: f32, word: &str| {
        let (x, y) = at(dx, dy);
        Shape::text(class, x, y, side * size, word)
    };
    let shapes = match (face.kind(), face.wild()) {
        (Some(kind), _) => {
            let mut shapes = vec![ground(zone_class(kind.zone_type()))];
            shapes.extend(buildings(kind, x, y, side));
            shapes
        }
        (_, Some(zone_type)) => {
            let (centre_x, centre_y) = at(0.5, 0.5);
            vec![
                ground(zone_class(zone_type)),
                Shape::circle("street", centre_x, centre_y, side * 0.33),
                word("strong", 0.5, 0.5, 0.42, &zone_type.name()[..1]),
            ]
        }
        _ if face == Face::PARK => vec![pieces::park(x, y, side), word("strong", 0.76, 0.82, 0.26, "+1")],
        _ if face == Face::MUSEUM => {
            let temple = [
                (0.14, 0.36),
                (0.5, 0.12),
                (0.86, 0.36),
                (0.78, 0.36),
                (0.78, 0.62),
                (0.66, 0.62),
                (0.66, 0.36),
                (0.56, 0.36),
                (0.56, 0.62),
                (0.44, 0.62),
                (0.44, 0.36),
                (0.34, 0.36),
                (0.34, 0.62),
                (0.22, 0.62),
                (0.22, 0.36),
            ];
            vec![
                ground("street"),
                Shape::polygon("tile-mark", temple.map(|(dx, dy)| at(dx, dy))),
                word("strong", 0.5, 0.82, 0.26, "+2"),
            ]
        }
        _ if face == Face::PARKING_LOT => vec![
            ground("tile-back"),
            word("tile-count", 0.5, 0.36, 0.44, "P"),
            word("tile-count", 0.5, 0.8, 0.26, "−1"),
        ],
        _ => {
            // A house that has lost half of its roof.
            let ruin = [
                (0.24, 0.64),
                (0.24, 0.34),
                (0.46, 0.14),
                (0.52, 0.3),
                (0.6, 0.26),
                (0.64, 0.44),
                (0.76, 0.42),
                (0.76, 0.64),
            ];
            vec![
                ground("street"),
                Shape::rect(
                    "board",
                    x + side * 0.04,
                    y + side * 0.04,
                    side * 0.92,
                    side * 0.92,
                ),
                Shape::polygon("tile-mark", ruin.map(|(dx, dy)| at(dx, dy))),
                word("strong", 0.5, 0.83, 0.26, "−2"),
            ]
        }
    };
    Shape::group("", shapes)
}

/// A card whose upper left corner is at (`x`, `y`).
pub(crate) fn card(blocks: Blocks, x: f32, y: f32, side: f32) -> Shape {
    let places = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)];
    let shapes = blocks
        .0
        .into_iter()
        .zip(places)
        .map(|(face, (dx, dy))| block(face, x + dx, y + dy, side));
    Shape::group("", shapes.collect())
}

/// A developed Block: the ground of its type, and as many pieces on each other as it is high. Where its player ran out
/// of pieces a small mark says whose it is.
pub(crate) fn developed(zone_type: ZoneType, seat: Seat, height: u8, x: f32, y: f32, side: f32) -> Shape {
    let mut shapes = vec![Shape::rect(zone_class(zone_type), x, y, side, side)];
    let middle = x + side / 2.0;
    shapes.extend(match height {
        0 => stack(seat, 1, middle, y + side * 0.94, side * 0.26),
        _ => stack(seat, height, middle, y + side * 0.94, side * 0.56),
    });
    Shape::group("", shapes)
}

/// Pieces of a player on each other, whose lowest one stands with its foot at (`x`, `foot`).
fn stack(seat: Seat, height: u8, x: f32, foot: f32, side: f32) -> Vec<Shape> {
    let step = side * 0.3;
    (0..height)
        .map(|floor| {
            let middle = foot - side / 2.0 - f32::from(floor) * step;
            pieces::swatch(Livery::of(seat), x, middle, side)
        })
        .collect()
}

/// A planner, centred at (`x`, `y`).
pub(crate) fn planner(seat: Seat, x: f32, y: f32, size: f32) -> Shape {
    Shape::group(
        "",
        vec![
            Shape::circle("street", x, y, size * 0.5),
            Shape::circle(livery_class(seat), x, y, size * 0.44),
            pieces::swatch(Livery::of(seat), x, y, size * 0.5),
        ],
    )
}

/// The class of a player's colour.
pub(crate) fn livery_class(seat: Seat) -> &'static str {
    Livery::of(seat).class()
}

fn zone_class(zone_type: ZoneType) -> &'static str {
    match zone_type {
        ZoneType::Residential => "zone residential",
        ZoneType::Commercial => "zone commercial",
        ZoneType::Industrial => "zone industrial",
    }
}

/// One, two or three buildings.
fn buildings(kind: Kind, x: f32, y: f32, side: f32) -> Vec<Shape> {
    let (places, size): (&[(f32, f32)], f32) = match kind.density().pieces() {
        1 => (&[(0.5, 0.5)], 0.44),
        2 => (&[(0.29, 0.5), (0.71, 0.5)], 0.32),
        _ => (&[(0.5, 0.27), (0.27, 0.7), (0.73, 0.7)], 0.3),
    };
    places
        .iter()
        .map(|&(dx, dy)| building(kind.zone_type(), x + side * dx, y + side * dy, side * size))
        .collect()
}

/// What stands in a zone, centred at (`x`, `y`).
fn building(zone_type: ZoneType, x: f32, y: f32, size: f32) -> Shape {
    let outline: &[(f32, f32)] = match zone_type {
        // A house with its gable.
        ZoneType::Residential => &[
            (-0.6, 0.0),
            (0.0, -0.55),
            (0.6, 0.0),
            (0.42, 0.0),
            (0.42, 0.5),
            (-0.42, 0.5),
            (-0.42, 0.0),
        ],
        // A shop: a wide awning over a narrower front.
        ZoneType::Commercial => &[
            (-0.42, -0.5),
            (0.42, -0.5),
            (0.6, 0.0),
            (0.42, 0.0),
            (0.42, 0.5),
            (-0.42, 0.5),
            (-0.42, 0.0),
            (-0.6, 0.0),
        ],
        // A factory: a chimney and a roof like a saw.
        ZoneType::Industrial => &[
            (-0.55, -0.55),
            (-0.3, -0.55),
            (-0.25, 0.0),
            (0.15, -0.25),
            (0.15, 0.0),
            (0.55, -0.25),
            (0.55, 0.5),
            (-0.55, 0.5),
        ],
    };
    let points: Vec<(f32, f32)> = outline
        .iter()
        .map(|&(dx, dy)| (x + dx * size, y + dy * size))
        .collect();
    Shape::polygon("tile-mark", points)
}
