//! The table as shapes. A game describes what lies where; how it looks is the renderer's business, and what
//! can be touched follows from the tokens.
//!
//! Lengths are in units of which one board cell measures about 10; x grows to the right, y downwards.

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
#[derive(Clone, Debug, PartialEq, Serialize)]
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

/// Which part of a text lies at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
        fn walk<'a>(shapes: &'a [Shape], out: &mut Vec<&'a Shape>) {
            for shape in shapes {
                out.push(shape);
                if let Form::Group { shapes } = &shape.form {
                    walk(shapes, out);
                }
            }
        }
        let mut out = Vec::new();
        walk(&self.shapes, &mut out);
        out
    }
}

impl Shape {
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
