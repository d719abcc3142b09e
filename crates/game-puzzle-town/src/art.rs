//! Tiles as shapes: a crossing of two streets with a zone on each side.
//!
//! A zone is told by its colour and by what is built there: houses on green, a shop with its awning on blue, an
//! office tower on red.

use plat_engine::{Shape, pieces};

use crate::tile::{Face, Side, Zone};
use crate::town::Laid;

/// The class of a zone's ground.
pub(crate) fn ground(zone: Zone) -> &'static str {
    match zone {
        Zone::Green => "zone residential",
        Zone::Blue => "zone shopping",
        Zone::Red => "zone business",
    }
}

/// What lies in a cell whose upper left corner is at (`x`, `y`). The cornerstone bears its C.
pub(crate) fn tile(laid: Laid, x: f32, y: f32, side: f32, cornerstone: bool) -> Shape {
    match laid {
        Laid::Basic(face) => basic(face, x, y, side, cornerstone),
        Laid::Park => pieces::park(x, y, side),
    }
}

/// The back of a tile, with a number on it.
pub(crate) fn back(x: f32, y: f32, side: f32, number: usize) -> Shape {
    let plate = |inset: f32| {
        let inner = side - 2.0 * inset;
        Shape::rect("tile-back", x + inset, y + inset, inner, inner).rounded(side * 0.1)
    };
    let middle = side / 2.0;
    let number = Shape::text(
        "tile-count",
        x + middle,
        y + middle,
        side * 0.5,
        number.to_string(),
    );
    Shape::group("", vec![plate(0.0), plate(side * 0.1), number])
}

/// What is built in a zone, centred at (`x`, `y`) and about `size` high.
pub(crate) fn building(zone: Zone, x: f32, y: f32, size: f32) -> Shape {
    let at = |points: &[(f32, f32)]| {
        let points: Vec<(f32, f32)> = points
            .iter()
            .map(|&(dx, dy)| (x + dx * size, y + dy * size))
            .collect();
        Shape::polygon("tile-mark", points)
    };
    match zone {
        // A house with its gable.
        Zone::Green => at(&[
            (-0.62, 0.02),
            (0.0, -0.55),
            (0.62, 0.02),
            (0.42, 0.02),
            (0.42, 0.5),
            (-0.42, 0.5),
            (-0.42, 0.02),
        ]),
        // A shop: a wide awning over a narrower front.
        Zone::Blue => at(&[
            (-0.5, -0.42),
            (0.5, -0.42),
            (0.72, 0.02),
            (0.46, 0.02),
            (0.46, 0.45),
            (-0.46, 0.45),
            (-0.46, 0.02),
            (-0.72, 0.02),
        ]),
        // A tower that stands on its own.
        Zone::Red => at(&[(-0.27, -0.62), (0.27, -0.62), (0.27, 0.58), (-0.27, 0.58)]),
    }
}

fn basic(face: Face, x: f32, y: f32, side: f32, cornerstone: bool) -> Shape {
    let half = side / 2.0;
    let centre = (x + half, y + half);
    let mut shapes = vec![Shape::rect("street", x, y, side, side)];
    for at in Side::ALL {
        let zone = face.zone(at);
        shapes.push(Shape::polygon(ground(zone), triangle(at, centre, half)));
    }
    for at in Side::ALL {
        let (dx, dy) = outwards(at);
        let zone = face.zone(at);
        // A little nearer to the edge than the middle of the triangle, where there is more room.
        let reach = side * 0.335;
        shapes.push(building(
            zone,
            centre.0 + dx * reach,
            centre.1 + dy * reach,
            side * 0.17,
        ));
    }
    if cornerstone {
        shapes.push(Shape::circle("street", centre.0, centre.1, side * 0.17));
        shapes.push(Shape::text("strong", centre.0, centre.1, side * 0.26, "C"));
    } else {
        shapes.push(Shape::circle("street", centre.0, centre.1, side * 0.09));
    }
    Shape::group("", shapes)
}

/// The ground of a zone: the triangle between the centre and a side, with room for the streets along its legs.
fn triangle(side: Side, (x, y): (f32, f32), half: f32) -> [(f32, f32); 3] {
    let (dx, dy) = outwards(side);
    // The streets take this much of the legs.
    let street = half * 0.09;
    let edge = half * 0.985;
    let along = edge - street;
    let corner = |sign: f32| {
        (
            x + dx * edge - sign * dy * along,
            y + dy * edge + sign * dx * along,
        )
    };
    [(x + dx * street, y + dy * street), corner(1.0), corner(-1.0)]
}

/// The way from the centre to a side.
pub(crate) fn outwards(side: Side) -> (f32, f32) {
    match side {
        Side::North => (0.0, -1.0),
        Side::East => (1.0, 0.0),
        Side::South => (0.0, 1.0),
        Side::West => (-1.0, 0.0),
    }
}
