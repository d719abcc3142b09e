//! The table as shapes. A game describes what lies where; how it looks is the renderer's business, and what
//! can be touched follows from the tokens.
//!
//! Lengths are in units of which one board cell measures about 10; x grows to the right, y downwards.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use crate::notation::Token;

/// A picture of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scene {
    /// What is to be seen, in a sentence.
    pub title: String,
    /// The picture's width.
    pub width: f32,
    /// The picture's height.
    pub height: f32,
    /// The shapes, from the back to the front.
    pub shapes: Vec<Shape>,
}

/// One shape, or a group of them that belong together.
#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
pub struct Shape {
    /// A name that stays with the thing from one position to the next; unique in the scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What it is, as words of the renderer's stylesheet.
    pub class: &'static str,
    /// What touching it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// What a screen reader says, and what a pointer that rests on it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Its form.
    pub form: Form,
}

/// The form of a shape.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// A rectangle.
    Rect {
        /// Left edge.
        x: f32,
        /// Upper edge.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// Radius of the corners.
        round: f32,
    },
    /// A circle.
    Circle {
        /// Centre.
        x: f32,
        /// Centre.
        y: f32,
        /// Radius.
        radius: f32,
    },
    /// A closed polygon.
    Polygon {
        /// Its corners.
        points: Vec<(f32, f32)>,
    },
    /// A straight line.
    Line {
        /// One end.
        from: (f32, f32),
        /// The other end.
        to: (f32, f32),
    },
    /// A line of text.
    Text {
        /// Where it is anchored.
        x: f32,
        /// The middle of its height.
        y: f32,
        /// Height of the letters.
        size: f32,
        /// Which part of it lies at `x`.
        anchor: Anchor,
        /// What it says.
        text: String,
    },
    /// Shapes that belong together.
    Group {
        /// From the back to the front.
        shapes: Vec<Shape>,
    },
}

/// Numbers count as they are written: what looks the same has the same fingerprint.
impl Hash for Form {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let mut write = |numbers: &[f32]| numbers.iter().for_each(|number| number.to_bits().hash(hasher));
        match self {
            Form::Rect {
                x,
                y,
                width,
                height,
                round,
            } => write(&[*x, *y, *width, *height, *round]),
            Form::Circle { x, y, radius } => write(&[*x, *y, *radius]),
            Form::Polygon { points } => points.iter().for_each(|&(x, y)| write(&[x, y])),
            Form::Line { from, to } => write(&[from.0, from.1, to.0, to.1]),
            Form::Text { x, y, size, .. } => write(&[*x, *y, *size]),
            Form::Group { .. } => {}
        }
        std::mem::discriminant(self).hash(hasher);
        match self {
            Form::Text { anchor, text, .. } => (anchor, text).hash(hasher),
            Form::Group { shapes } => shapes.hash(hasher),
            _ => {}
        }
    }
}

/// Which part of a text lies at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

impl Scene {
    /// All shapes, groups before what they hold.
    pub fn all_shapes(&self) -> Vec<&Shape> {
        let mut found = Vec::new();
        self.shapes.iter().for_each(|shape| shape.collect(&mut found));
        found
    }
}

impl Shape {
    /// Adds the shape and all it holds, each before what it holds.
    pub(crate) fn collect<'a>(&'a self, found: &mut Vec<&'a Shape>) {
        found.push(self);
        if let Form::Group { shapes } = &self.form {
            shapes.iter().for_each(|shape| shape.collect(found));
        }
    }

    /// A shape of this form.
    pub fn new(class: &'static str, form: Form) -> Shape {
        Shape {
            id: None,
            class,
            token: None,
            label: None,
            form,
        }
    }

    /// A rectangle with sharp corners.
    pub fn rect(class: &'static str, x: f32, y: f32, width: f32, height: f32) -> Shape {
        Shape::new(
            class,
            Form::Rect {
                x,
                y,
                width,
                height,
                round: 0.0,
            },
        )
    }

    /// The same with round corners.
    pub fn rounded(mut self, radius: f32) -> Shape {
        if let Form::Rect { round, .. } = &mut self.form {
            *round = radius;
        }
        self
    }

    /// A circle.
    pub fn circle(class: &'static str, x: f32, y: f32, radius: f32) -> Shape {
        Shape::new(class, Form::Circle { x, y, radius })
    }

    /// A polygon.
    pub fn polygon(class: &'static str, points: impl Into<Vec<(f32, f32)>>) -> Shape {
        let points = points.into();
        Shape::new(class, Form::Polygon { points })
    }

    /// A straight line.
    pub fn straight(class: &'static str, from: (f32, f32), to: (f32, f32)) -> Shape {
        Shape::new(class, Form::Line { from, to })
    }

    /// Text whose middle lies at the point.
    pub fn text(class: &'static str, x: f32, y: f32, size: f32, text: impl Into<String>) -> Shape {
        Shape::new(
            class,
            Form::Text {
                x,
                y,
                size,
                anchor: Anchor::Middle,
                text: text.into(),
            },
        )
    }

    /// The same text, anchored elsewhere.
    pub fn anchored(mut self, to: Anchor) -> Shape {
        if let Form::Text { anchor, .. } = &mut self.form {
            *anchor = to;
        }
        self
    }

    /// A group.
    pub fn group(class: &'static str, shapes: Vec<Shape>) -> Shape {
        Shape::new(class, Form::Group { shapes })
    }

    /// The shape, and what it holds, farther to the right and down.
    pub fn moved(self, by_x: f32, by_y: f32) -> Shape {
        self.reshaped(&|(x, y)| (x + by_x, y + by_y), 1.0)
    }

    /// The shape, and what it holds, larger or smaller as seen from the corner (0, 0).
    pub fn scaled(self, factor: f32) -> Shape {
        self.reshaped(&|(x, y)| (x * factor, y * factor), factor)
    }

    /// The corners with the least and the greatest coordinates of the shape and of what it holds; an empty group has
    /// none. A text counts as its point: how wide it is, only the renderer knows.
    pub fn bounds(&self) -> Option<((f32, f32), (f32, f32))> {
        let around = |points: &[(f32, f32)]| {
            points
                .iter()
                .fold(None, |found: Option<((f32, f32), (f32, f32))>, &(x, y)| {
                    let (least, most) = found.unwrap_or(((x, y), (x, y)));
                    Some(((least.0.min(x), least.1.min(y)), (most.0.max(x), most.1.max(y))))
                })
        };
        match &self.form {
            &Form::Rect {
                x, y, width, height, ..
            } => around(&[(x, y), (x + width, y + height)]),
            &Form::Circle { x, y, radius } => around(&[(x - radius, y - radius), (x + radius, y + radius)]),
            Form::Polygon { points } => around(points),
            &Form::Line { from, to } => around(&[from, to]),
            &Form::Text { x, y, .. } => around(&[(x, y)]),
            Form::Group { shapes } => {
                let corners: Vec<(f32, f32)> = shapes
                    .iter()
                    .filter_map(Shape::bounds)
                    .flat_map(|(least, most)| [least, most])
                    .collect();
                around(&corners)
            }
        }
    }

    /// Every point where `to` says, every length times `factor`.
    fn reshaped(mut self, to: &dyn Fn((f32, f32)) -> (f32, f32), factor: f32) -> Shape {
        match &mut self.form {
            Form::Rect {
                x,
                y,
                width,
                height,
                round,
            } => {
                (*x, *y) = to((*x, *y));
                for length in [width, height, round] {
                    *length *= factor;
                }
            }
            Form::Circle { x, y, radius } => {
                (*x, *y) = to((*x, *y));
                *radius *= factor;
            }
            Form::Polygon { points } => points.iter_mut().for_each(|point| *point = to(*point)),
            Form::Line { from, to: end } => (*from, *end) = (to(*from), to(*end)),
            Form::Text { x, y, size, .. } => {
                (*x, *y) = to((*x, *y));
                *size *= factor;
            }
            Form::Group { shapes } => {
                let inner = std::mem::take(shapes);
                *shapes = inner
                    .into_iter()
                    .map(|shape| shape.reshaped(to, factor))
                    .collect();
            }
        }
        self
    }

    /// The shape with a name.
    pub fn id(mut self, id: impl Into<String>) -> Shape {
        self.id = Some(id.into());
        self
    }

    /// The shape with what touching it means.
    pub fn token(mut self, token: Token) -> Shape {
        self.token = Some(token);
        self
    }

    /// The shape with what is said of it.
    pub fn label(mut self, label: impl Into<String>) -> Shape {
        self.label = Some(label.into());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of every form, in a group.
    fn everything() -> Shape {
        Shape::group(
            "",
            vec![
                Shape::rect("", 2.0, 4.0, 6.0, 8.0).rounded(1.0),
                Shape::circle("", 3.0, 5.0, 2.0),
                Shape::polygon("", [(0.0, 6.0), (4.0, 7.0)]),
                Shape::straight("", (1.0, 1.5), (9.0, 10.0)),
                Shape::text("", 12.0, 3.0, 4.0, "words"),
            ],
        )
    }

    #[test]
    fn a_shape_is_moved_and_scaled_with_all_it_holds() {
        let Form::Group { shapes } = everything().moved(1.0, -1.0).scaled(2.0).form else {
            panic!("a group stays one");
        };
        let expected = [
            Shape::rect("", 6.0, 6.0, 12.0, 16.0).rounded(2.0),
            Shape::circle("", 8.0, 8.0, 4.0),
            Shape::polygon("", [(2.0, 10.0), (10.0, 12.0)]),
            Shape::straight("", (4.0, 1.0), (20.0, 18.0)),
            Shape::text("", 26.0, 4.0, 8.0, "words"),
        ];
        assert_eq!(shapes, expected);
    }

    #[test]
    fn the_bounds_hold_everything() {
        assert_eq!(everything().bounds(), Some(((0.0, 1.5), (12.0, 12.0))));
        assert_eq!(
            Shape::circle("", 3.0, 5.0, 2.0).bounds(),
            Some(((1.0, 3.0), (5.0, 7.0)))
        );
        assert_eq!(Shape::group("", Vec::new()).bounds(), None);
    }
}
