//! The parts as shapes: stones, Zones with what is built of them, Developments, and a sign for each type of land use.
//! Nothing relies on colour alone: a type is told by its sign and its letter too.

use plat_engine::{Anchor, Shape};

use crate::parts::{Development, Kind, Stone, Zone};

/// A stone in the middle of (`x`, `y`).
pub(crate) fn stone(stone: Stone, x: f32, y: f32, radius: f32) -> Shape {
    match stone {
        Stone::Population => Shape::circle("population", x, y, radius),
        Stone::Resource => Shape::circle("resource", x, y, radius),
    }
}

/// A Development in the middle of (`x`, `y`): a coin with its sign above its letter and value.
pub(crate) fn coin(development: Development, x: f32, y: f32, radius: f32) -> Shape {
    let words = development.to_string();
    Shape::group(
        "",
        vec![
            Shape::circle("coin-edge", x, y, radius),
            Shape::circle(coin_class(development.kind()), x, y, radius * 0.88),
            sign(development.kind(), x, y - radius * 0.42, radius * 0.3),
            Shape::text("strong", x, y + radius * 0.34, radius * 0.84, words),
        ],
    )
}

/// A Zone whose north-western corner is at (`x`, `y`), with what is built of it: a square for each point of its
/// value, dark where it is used.
pub(crate) fn tile(zone: Zone, used: u32, x: f32, y: f32, side: f32) -> Vec<Shape> {
    let at = |dx: f32, dy: f32| (x + dx * side, y + dy * side);
    let mut shapes = vec![Shape::rect(tile_class(zone.kind()), x, y, side, side).rounded(side * 0.05)];
    let (sign_x, sign_y) = at(0.2, 0.22);
    shapes.push(sign(zone.kind(), sign_x, sign_y, side * 0.11));
    let (name_x, name_y) = at(0.36, 0.225);
    let name = Shape::text("strong", name_x, name_y, side * 0.27, zone.to_string());
    shapes.push(name.anchored(Anchor::Start));
    let step = side * 0.15;
    for place in 0..zone.value() {
        let class = if place < used { "room-used" } else { "room" };
        let left = x + side * 0.12 + place as f32 * step;
        shapes.push(Shape::rect(class, left, y + side * 0.84, step * 0.74, step * 0.6).rounded(step * 0.1));
    }
    shapes
}

/// The sign of a type, centred, about twice `reach` wide.
pub(crate) fn sign(kind: Kind, x: f32, y: f32, reach: f32) -> Shape {
    let around = |corners: &[(f32, f32)]| {
        let points: Vec<_> = corners
            .iter()
            .map(|(dx, dy)| (x + dx * reach, y + dy * reach))
            .collect();
        Shape::polygon("tile-mark", points)
    };
    match kind {
        // A house.
        Kind::Residential => around(&[
            (0.0, -1.0),
            (1.1, 0.0),
            (0.75, 0.0),
            (0.75, 0.95),
            (-0.75, 0.95),
            (-0.75, 0.0),
            (-1.1, 0.0),
        ]),
        // A plant: a stalk with two leaves.
        Kind::Agricultural => around(&[
            (-0.13, 1.0),
            (-0.13, 0.35),
            (-1.0, -0.25),
            (-0.95, -0.85),
            (-0.13, -0.2),
            (0.0, -1.05),
            (0.13, -0.2),
            (0.95, -0.85),
            (1.0, -0.25),
            (0.13, 0.35),
            (0.13, 1.0),
        ]),
        // A shop with an awning.
        Kind::Commercial => around(&[
            (-0.75, -0.85),
            (0.75, -0.85),
            (1.1, -0.1),
            (0.8, -0.1),
            (0.8, 0.95),
            (0.35, 0.95),
            (0.35, 0.25),
            (-0.25, 0.25),
            (-0.25, 0.95),
            (-0.8, 0.95),
            (-0.8, -0.1),
            (-1.1, -0.1),
        ]),
        // A factory: a chimney and a saw-tooth roof.
        Kind::Industrial => around(&[
            (-1.0, 0.95),
            (-1.0, -1.0),
            (-0.6, -1.0),
            (-0.5, 0.1),
            (0.05, -0.4),
            (0.05, 0.1),
            (0.6, -0.4),
            (0.6, 0.1),
            (1.1, -0.4),
            (1.1, 0.95),
        ]),
    }
}

fn tile_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Residential => "zone tile-edge residential",
        Kind::Agricultural => "zone tile-edge agricultural",
        Kind::Commercial => "zone tile-edge commercial",
        Kind::Industrial => "zone tile-edge industrial",
    }
}

pub(crate) fn coin_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Residential => "residential",
        Kind::Agricultural => "agricultural",
        Kind::Commercial => "commercial",
        Kind::Industrial => "industrial",
    }
}
