//! What land is used for, as emblems that stand on pieces of more than one game: a house, a shop, a factory and so on.
//! Each is one polygon, so that a piece paints it in its own colour.

use crate::scene::Shape;

/// A use of land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// A gable over a door: where people live.
    House,
    /// A scalloped awning over a front with a door: where people shop.
    Shop,
    /// Chimney and saw-tooth roof: where things are made.
    Factory,
    /// A stalk with two leaves: fields.
    Sprout,
    /// A tower with rows of windows: offices.
    Tower,
    /// A crown on a trunk: parks.
    Tree,
    /// A drop: water, power and what else a city needs.
    Drop,
}

impl Emblem {
    /// Every one of them.
    pub const ALL: [Emblem; 7] = [
        Emblem::House,
        Emblem::Shop,
        Emblem::Factory,
        Emblem::Sprout,
        Emblem::Tower,
        Emblem::Tree,
        Emblem::Drop,
    ];

    /// The emblem around (`x`, `y`); from there it reaches about `reach` to all sides.
    pub fn shape(self, class: &'static str, (x, y): (f32, f32), reach: f32) -> Shape {
        let near = |length: f32| (length * 100.0).round() / 100.0;
        let corners = self.outline().iter();
        let points: Vec<_> = corners
            .map(|(dx, dy)| (near(x + dx * reach), near(y + dy * reach)))
            .collect();
        Shape::polygon(class, points)
    }

    fn outline(self) -> &'static [(f32, f32)] {
        match self {
            Emblem::House => &HOUSE,
            Emblem::Shop => &SHOP,
            Emblem::Factory => &FACTORY,
            Emblem::Sprout => &SPROUT,
            Emblem::Tower => &TOWER,
            Emblem::Tree => &TREE,
            Emblem::Drop => &DROP,
        }
    }
}

const HOUSE: [(f32, f32); 11] = [
    (0.0, -0.95),
    (1.0, -0.05),
    (0.7, -0.05),
    (0.7, 0.9),
    (0.22, 0.9),
    (0.22, 0.3),
    (-0.22, 0.3),
    (-0.22, 0.9),
    (-0.7, 0.9),
    (-0.7, -0.05),
    (-1.0, -0.05),
];

/// A line without width joins the awning and the front.
const SHOP: [(f32, f32); 20] = [
    (-0.9, -0.9),
    (0.9, -0.9),
    (1.0, -0.25),
    (0.67, 0.06),
    (0.34, -0.22),
    (0.0, 0.06),
    (0.0, 0.22),
    (0.8, 0.22),
    (0.8, 0.9),
    (0.55, 0.9),
    (0.55, 0.4),
    (0.1, 0.4),
    (0.1, 0.9),
    (-0.8, 0.9),
    (-0.8, 0.22),
    (0.0, 0.22),
    (0.0, 0.06),
    (-0.34, -0.22),
    (-0.67, 0.06),
    (-1.0, -0.25),
];

const FACTORY: [(f32, f32); 10] = [
    (-0.95, 0.9),
    (-0.95, -0.9),
    (-0.5, -0.9),
    (-0.5, -0.1),
    (0.05, -0.5),
    (0.05, -0.1),
    (0.6, -0.5),
    (0.6, -0.1),
    (0.95, -0.35),
    (0.95, 0.9),
];

const SPROUT: [(f32, f32); 11] = [
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
];

/// Lines without width join the windows to the outline.
const TOWER: [(f32, f32); 24] = [
    (-0.6, 0.95),
    (-0.6, -0.95),
    (0.0, -0.95),
    (0.0, -0.65),
    (-0.36, -0.65),
    (-0.36, -0.38),
    (0.0, -0.38),
    (0.0, -0.12),
    (-0.36, -0.12),
    (-0.36, 0.15),
    (0.36, 0.15),
    (0.36, -0.12),
    (0.0, -0.12),
    (0.0, -0.38),
    (0.36, -0.38),
    (0.36, -0.65),
    (0.0, -0.65),
    (0.0, -0.95),
    (0.6, -0.95),
    (0.6, 0.95),
    (0.18, 0.95),
    (0.18, 0.45),
    (-0.18, 0.45),
    (-0.18, 0.95),
];

const TREE: [(f32, f32); 18] = [
    (0.0, -1.0),
    (0.38, -0.88),
    (0.62, -0.58),
    (0.62, -0.24),
    (0.8, 0.08),
    (0.74, 0.42),
    (0.46, 0.62),
    (0.14, 0.62),
    (0.14, 1.0),
    (-0.14, 1.0),
    (-0.14, 0.62),
    (-0.46, 0.62),
    (-0.74, 0.42),
    (-0.8, 0.08),
    (-0.62, -0.24),
    (-0.62, -0.58),
    (-0.38, -0.88),
    (-0.2, -0.97),
];

const DROP: [(f32, f32); 13] = [
    (0.0, -1.05),
    (0.3, -0.58),
    (0.58, -0.16),
    (0.7, 0.24),
    (0.62, 0.58),
    (0.38, 0.84),
    (0.0, 0.95),
    (-0.38, 0.84),
    (-0.62, 0.58),
    (-0.7, 0.24),
    (-0.58, -0.16),
    (-0.3, -0.58),
    (-0.12, -0.87),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emblem_keeps_to_its_room_and_is_its_own() {
        for (index, emblem) in Emblem::ALL.into_iter().enumerate() {
            let ((left, top), (right, bottom)) = emblem
                .shape("", (0.0, 0.0), 1.0)
                .bounds()
                .expect("it has corners");
            assert!(
                left >= -1.1 && top >= -1.1 && right <= 1.1 && bottom <= 1.1,
                "{emblem:?}"
            );
            for other in &Emblem::ALL[..index] {
                assert_ne!(emblem.outline(), other.outline(), "{emblem:?} and {other:?}");
            }
        }
    }
}
