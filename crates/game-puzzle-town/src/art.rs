//! Tiles as shapes: four zones around a crossing of streets, each with what is built there.
//!
//! A zone is told by its colour and by its emblem: a house on green, a shop with its awning on blue, an office tower
//! on red.

use plat_engine::emblems::Emblem;
use plat_engine::{Shape, pieces};

use crate::tile::{Face, Side, Zone};
use crate::town::Laid;

/// The side of a cell, and so of a tile.
pub(crate) const CELL: f32 = 10.0;
/// How large the emblem of a zone is on a tile.
const EMBLEM: f32 = 1.02;

/// The class of a zone's ground.
pub(crate) fn ground(zone: Zone) -> &'static str {
    match zone {
        Zone::Green => "zone residential",
        Zone::Blue => "zone shopping",
        Zone::Red => "zone business",
    }
}

/// A tile on a cell whose upper left corner is at (`x`, `y`). The cornerstone bears its C.
pub(crate) fn tile(laid: Laid, (x, y): (f32, f32), cornerstone: bool) -> Shape {
    let Laid::Basic(face) = laid else {
        return pieces::park(x, y, CELL);
    };
    let centre = (x + CELL / 2.0, y + CELL / 2.0);
    let mut shapes = vec![Shape::rect("street", x + 0.1, y + 0.1, CELL - 0.2, CELL - 0.2).rounded(0.4)];
    shapes.extend(zones(face, centre));
    if cornerstone {
        shapes.push(Shape::circle("street", centre.0, centre.1, 1.35));
        shapes.push(Shape::text("strong", centre.0, centre.1, 1.9, "C"));
    }
    Shape::group("town", shapes)
}

/// A pile of tiles face down, in a box of [`PILE`] by [`PILE`].
pub(crate) fn pile() -> Shape {
    let plate = |shift: f32| Shape::rect("tile-back", shift, shift, CELL, CELL).rounded(0.6);
    Shape::group("town", vec![plate(1.0), plate(0.5), plate(0.0)])
}

/// The side of the box that holds a pile.
pub(crate) const PILE: f32 = CELL + 1.0;

/// A zone by itself, in a box of [`SWATCH`] by [`SWATCH`].
pub(crate) fn swatch(zone: Zone) -> Shape {
    let plate = Shape::rect(ground(zone), 0.1, 0.1, SWATCH - 0.2, SWATCH - 0.2).rounded(0.6);
    let emblem = emblem(zone, (SWATCH / 2.0, SWATCH / 2.0), 1.6);
    Shape::group("town", vec![plate, emblem])
}

/// The side of the box that holds a zone by itself.
pub(crate) const SWATCH: f32 = CELL / 2.0;

/// What is built in a zone, centred at (`x`, `y`); from there it reaches about `size` to all sides.
pub(crate) fn emblem(zone: Zone, at: (f32, f32), size: f32) -> Shape {
    let (class, emblem) = match zone {
        Zone::Green => ("house", Emblem::House),
        Zone::Blue => ("shop", Emblem::Shop),
        Zone::Red => ("tower", Emblem::Tower),
    };
    emblem.shape(class, at, size)
}

/// The grounds of the four zones, which leave room for the streets between them, and their emblems.
fn zones(face: Face, (x, y): (f32, f32)) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for side in Side::ALL {
        let zone = face.zone(side);
        let (dx, dy) = outwards(side);
        let at = |out: f32, along: f32| (short(x + dx * out - dy * along), short(y + dy * out + dx * along));
        let triangle = [at(0.3, 0.0), at(4.7, 4.4), at(4.7, -4.4)];
        shapes.push(Shape::polygon(ground(zone), triangle));
        shapes.push(emblem(zone, at(3.1, 0.0), EMBLEM));
    }
    shapes
}

/// The way from the centre to a side.
fn outwards(side: Side) -> (f32, f32) {
    match side {
        Side::North => (0.0, -1.0),
        Side::East => (1.0, 0.0),
        Side::South => (0.0, 1.0),
        Side::West => (-1.0, 0.0),
    }
}

/// To the hundredth, which nobody sees and which is written shorter.
fn short(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}
