//! Pieces that more than one game on the shelf is played with, as shapes.
//!
//! Nothing here relies on colour alone. A pyramid tells its size twice, by how much of the cell it covers and by
//! its pips, and tells whose it is by the emblem on its apex; the liveries also differ in lightness, so that a
//! grey print still reads. [`swatch`] puts the same emblem beside a name.

use crate::emblems::Emblem as Land;
use crate::scene::Shape;
use crate::seat::{MOST_SEATS, Seat};
use crate::sentence::Sentence;

/// The colour of a piece: the paint and the emblem it wears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Livery {
    /// Red, with a cross.
    Red,
    /// Blue, with a ring.
    Blue,
    /// Green, with a bar.
    Green,
    /// Yellow, with a triangle.
    Yellow,
    /// Black, with a diamond.
    Black,
    /// White, with a saltire.
    White,
}

/// The mark on an apex. Chosen to be told apart at seven pixels, where a hexagon is a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Emblem {
    Disc,
    Cross,
    Triangle,
    Diamond,
    Bar,
    Saltire,
}

impl Livery {
    /// Every colour; where every seat has one they are those of the seats, in turn order.
    pub const ALL: [Livery; MOST_SEATS] = [
        Livery::Red,
        Livery::Blue,
        Livery::Green,
        Livery::Yellow,
        Livery::Black,
        Livery::White,
    ];

    /// The colour of whoever sits there.
    pub fn of(seat: Seat) -> Livery {
        Livery::ALL[seat.index()]
    }

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Livery::Red => "Red",
            Livery::Blue => "Blue",
            Livery::Green => "Green",
            Livery::Yellow => "Yellow",
            Livery::Black => "Black",
            Livery::White => "White",
        }
    }

    /// The message that names it.
    pub fn message(self) -> &'static str {
        match self {
            Livery::Red => "colour-red",
            Livery::Blue => "colour-blue",
            Livery::Green => "colour-green",
            Livery::Yellow => "colour-yellow",
            Livery::Black => "colour-black",
            Livery::White => "colour-white",
        }
    }

    /// What people call it, in any language.
    pub fn sentence(self) -> Sentence {
        Sentence::new(self.message())
    }

    /// Its class in scenes and pages.
    pub fn class(self) -> &'static str {
        match self {
            Livery::Red => "red",
            Livery::Blue => "blue",
            Livery::Green => "green",
            Livery::Yellow => "yellow",
            Livery::Black => "black",
            Livery::White => "white",
        }
    }

    /// Its emblem as a character.
    pub fn sign(self) -> char {
        match self.emblem() {
            Emblem::Disc => '●',
            Emblem::Cross => '✚',
            Emblem::Triangle => '▲',
            Emblem::Diamond => '◆',
            Emblem::Bar => '▬',
            Emblem::Saltire => '✕',
        }
    }

    fn pyramid_class(self) -> &'static str {
        match self {
            Livery::Red => "pyramid red",
            Livery::Blue => "pyramid blue",
            Livery::Green => "pyramid green",
            Livery::Yellow => "pyramid yellow",
            Livery::Black => "pyramid black",
            Livery::White => "pyramid white",
        }
    }

    fn swatch_class(self) -> &'static str {
        match self {
            Livery::Red => "swatch red",
            Livery::Blue => "swatch blue",
            Livery::Green => "swatch green",
            Livery::Yellow => "swatch yellow",
            Livery::Black => "swatch black",
            Livery::White => "swatch white",
        }
    }

    fn emblem(self) -> Emblem {
        match self {
            Livery::Red => Emblem::Cross,
            Livery::Blue => Emblem::Disc,
            Livery::Green => Emblem::Bar,
            Livery::Yellow => Emblem::Triangle,
            Livery::Black => Emblem::Diamond,
            Livery::White => Emblem::Saltire,
        }
    }
}

/// A pyramid of 1 to 3 pips seen from above, centred at (`x`, `y`) on a cell of side `cell`, with the emblem of its
/// livery. The light comes from the north-west; the pips stand on the face that looks at the reader.
pub fn pyramid(livery: Livery, pips: u8, x: f32, y: f32, cell: f32) -> Shape {
    built(livery, pips, (x, y), cell, |reach| emblem(livery, x, y, reach))
}

/// The same, with what its land is used for in place of the emblem of its livery.
pub fn pyramid_for(land: Land, livery: Livery, pips: u8, x: f32, y: f32, cell: f32) -> Shape {
    built(livery, pips, (x, y), cell, |reach| {
        land.shape("emblem", (x, y), reach)
    })
}

fn built(livery: Livery, pips: u8, (x, y): (f32, f32), cell: f32, mark: impl Fn(f32) -> Shape) -> Shape {
    let pips = pips.clamp(1, 3);
    let size = usize::from(pips - 1);
    // Equal steps, as with real pyramids, and the largest leaves the cell's border free.
    let half = cell * [0.24, 0.325, 0.41][size];
    let roof = cell * [0.125, 0.14, 0.155][size];
    let corner = |half: f32, dx: f32, dy: f32| (x + dx * half, y + dy * half);
    let square = |class, half: f32| Shape::rect(class, x - half, y - half, 2.0 * half, 2.0 * half);
    let face = |class, one: (f32, f32), other: (f32, f32)| {
        let outer = [corner(half, one.0, one.1), corner(half, other.0, other.1)];
        let inner = [corner(roof, other.0, other.1), corner(roof, one.0, one.1)];
        Shape::polygon(class, [outer, inner].concat())
    };
    let [nw, ne, se, sw] = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    // The shadow falls to the south-east, and is as long as the pyramid is high.
    let reach = cell * [0.38, 0.53, 0.7][size];
    let cast = [
        corner(half, 1.0, -1.0),
        (x + reach, y + reach),
        corner(half, -1.0, 1.0),
    ];
    let mut shapes = vec![
        Shape::polygon("cast", cast),
        // The square below the faces hides the hair lines between them.
        square("flank", half),
        face("face-n", nw, ne),
        face("face-w", sw, nw),
        face("face-e", ne, se),
        face("face-s", se, sw),
    ];
    // One terrace less than there are pips, between the base and the roof.
    for terrace in 1..pips {
        let share = f32::from(terrace) / f32::from(pips);
        shapes.push(square("terrace", half - (half - roof) * share));
    }
    shapes.push(Shape::straight(
        "ridge",
        corner(half, -1.0, -1.0),
        corner(roof, -1.0, -1.0),
    ));
    shapes.push(square("summit", roof).rounded(cell * 0.015));
    shapes.push(square("rim", half).rounded(cell * 0.012));
    // All pips are equally big, whatever the pyramid: they are counted, not measured.
    let radius = cell * 0.03;
    let step = cell * 0.085;
    let first = x - step * f32::from(pips - 1) / 2.0;
    for pip in 0..pips {
        let centre = first + step * f32::from(pip);
        shapes.push(Shape::circle("pip", centre, y + half - cell * 0.05, radius));
    }
    shapes.push(mark(roof * 0.74));
    Shape::group(livery.pyramid_class(), shapes)
}

/// A small plate in a livery, with its emblem: the legend beside a name. Centred at (`x`, `y`).
pub fn swatch(livery: Livery, x: f32, y: f32, side: f32) -> Shape {
    let half = side / 2.0;
    let plate = |class| Shape::rect(class, x - half, y - half, side, side).rounded(side * 0.18);
    Shape::group(
        livery.swatch_class(),
        vec![plate(""), plate("rim"), emblem(livery, x, y, side * 0.28)],
    )
}

/// A park: lawn with three trees on a cell whose upper left corner is at (`x`, `y`).
pub fn park(x: f32, y: f32, cell: f32) -> Shape {
    let inset = cell * 0.03;
    let lawn = Shape::rect(
        "grass",
        x + inset,
        y + inset,
        cell - 2.0 * inset,
        cell - 2.0 * inset,
    );
    let mut shapes = vec![lawn.rounded(cell * 0.05)];
    for (dx, dy, size) in [(0.35, 0.35, 0.2), (0.68, 0.47, 0.15), (0.45, 0.71, 0.14)] {
        let circle = |class, shift: f32, share: f32| {
            let (dx, dy) = (dx + size * shift, dy + size * shift);
            Shape::circle(class, x + cell * dx, y + cell * dy, cell * size * share)
        };
        shapes.push(circle("tree-shade", 0.36, 1.0));
        shapes.push(circle("crown", 0.0, 1.0));
        shapes.push(circle("tree", -0.14, 0.82));
        shapes.push(circle("tree-light", -0.32, 0.4));
    }
    Shape::group("park", shapes)
}

/// The room that [`frame`] takes on each side of a board.
pub const FRAME: f32 = 4.6;

/// A surveyor's frame around a board of cells, with the names of its columns and rows in the margin: between two neat
/// lines a segment a cell, dark and light in turn. The corner of the first cell is at ([`FRAME`], [`FRAME`]).
pub fn frame(columns: &[String], rows: &[String], cell: f32) -> Vec<Shape> {
    const THICK: f32 = 0.9;
    const NAME: f32 = 1.6;
    let (width, height) = (columns.len() as f32 * cell, rows.len() as f32 * cell);
    let around = |class, out: f32| {
        Shape::rect(
            class,
            FRAME - out,
            FRAME - out,
            width + 2.0 * out,
            height + 2.0 * out,
        )
    };
    let mut shapes = vec![around("sheet", THICK).id("board")];
    for (index, name) in columns.iter().enumerate() {
        let left = FRAME + index as f32 * cell;
        let edges = [
            (FRAME - THICK, 1.9, index % 2 == 0),
            (FRAME + height, height + 2.0 * FRAME - 1.9, index % 2 == 1),
        ];
        for (edge, margin, dark) in edges {
            shapes.push(Shape::text("coordinate", left + cell / 2.0, margin, NAME, name));
            if dark {
                shapes.push(Shape::rect("frame-mark", left, edge, cell, THICK));
            }
        }
    }
    for (index, name) in rows.iter().enumerate() {
        let top = FRAME + index as f32 * cell;
        let edges = [
            (FRAME - THICK, 1.9, index % 2 == 0),
            (FRAME + width, width + 2.0 * FRAME - 1.9, index % 2 == 1),
        ];
        for (edge, margin, dark) in edges {
            shapes.push(Shape::text("coordinate", margin, top + cell / 2.0, NAME, name));
            if dark {
                shapes.push(Shape::rect("frame-mark", edge, top, THICK, cell));
            }
        }
    }
    shapes.push(around("neat-line", THICK));
    shapes.push(around("neat-line", 0.0));
    shapes
}

/// The mark of the seat to move: an arrow head that points to the right, centred at (`x`, `y`).
pub fn to_move(x: f32, y: f32, size: f32) -> Shape {
    let half = size / 2.0;
    Shape::polygon(
        "to-move",
        [
            (x - half * 0.7, y - half),
            (x + half, y),
            (x - half * 0.7, y + half),
        ],
    )
}

/// Half the breadth of an arm of the cross.
const ARM: f32 = 0.32;
const CROSS: [(f32, f32); 12] = [
    (-ARM, -1.0),
    (ARM, -1.0),
    (ARM, -ARM),
    (1.0, -ARM),
    (1.0, ARM),
    (ARM, ARM),
    (ARM, 1.0),
    (-ARM, 1.0),
    (-ARM, ARM),
    (-1.0, ARM),
    (-1.0, -ARM),
    (-ARM, -ARM),
];

/// The emblem of a livery by itself, centred at (`x`, `y`): for pieces of other forms, in a group of the livery's class.
pub fn emblem(livery: Livery, x: f32, y: f32, reach: f32) -> Shape {
    let around = |corners: &[(f32, f32)]| {
        let points: Vec<_> = corners
            .iter()
            .map(|(dx, dy)| (x + dx * reach, y + dy * reach))
            .collect();
        Shape::polygon("emblem", points)
    };
    match livery.emblem() {
        Emblem::Disc => {
            let eye = Shape::circle("eye", x, y, reach * 0.36);
            Shape::group("", vec![Shape::circle("emblem", x, y, reach * 0.92), eye])
        }
        Emblem::Cross => around(&CROSS),
        Emblem::Triangle => around(&[(0.0, -1.0), (1.06, 0.8), (-1.06, 0.8)]),
        Emblem::Diamond => around(&[(0.0, -1.16), (0.86, 0.0), (0.0, 1.16), (-0.86, 0.0)]),
        Emblem::Bar => around(&[(-1.1, -0.45), (1.1, -0.45), (1.1, 0.45), (-1.1, 0.45)]),
        // The cross, an eighth of a turn on.
        Emblem::Saltire => around(&CROSS.map(|(dx, dy)| ((dx - dy) * 0.74, (dx + dy) * 0.74))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Form, Scene};

    fn shapes_of(shape: Shape) -> Vec<Shape> {
        let scene = Scene {
            title: String::new(),
            width: 10.0,
            height: 10.0,
            shapes: vec![shape],
        };
        scene.all_shapes().into_iter().cloned().collect()
    }

    fn emblem_of(livery: Livery) -> Form {
        let shapes = shapes_of(swatch(livery, 5.0, 5.0, 4.0));
        let emblem = shapes.into_iter().find(|shape| shape.class == "emblem");
        emblem.expect("every swatch has an emblem").form
    }

    #[test]
    fn a_pyramid_shows_its_size_by_pips_and_by_its_base() {
        let mut widths = Vec::new();
        for pips in 1..=3 {
            let shapes = shapes_of(pyramid(Livery::Red, pips, 5.0, 5.0, 10.0));
            let shown = shapes.iter().filter(|shape| shape.class == "pip").count();
            assert_eq!(shown, usize::from(pips));
            let base = shapes.iter().find(|shape| shape.class == "flank");
            let Some(Form::Rect { width, .. }) = base.map(|shape| shape.form.clone()) else {
                panic!("a pyramid has a base");
            };
            widths.push(width);
        }
        assert!(widths[0] < widths[1] && widths[1] < widths[2] && widths[2] < 10.0);
    }

    #[test]
    fn every_livery_wears_an_emblem_of_its_own() {
        for (index, &one) in Livery::ALL.iter().enumerate() {
            for &other in &Livery::ALL[..index] {
                assert_ne!(emblem_of(one), emblem_of(other), "{one:?} and {other:?}");
            }
        }
    }
}
