//! A scene is sent whole once, and then as what has changed.

use plat_engine::{Scene, Shape, Token, fingerprint};
use serde::Serialize;

/// A scene as what is to be done to the one before: shapes that stay are named by their places, others are told.
#[derive(Serialize)]
pub(crate) struct Patch<'a> {
    title: &'a str,
    width: f32,
    height: f32,
    shapes: Vec<Piece<'a>>,
}

/// Some shapes of a patch.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum Piece<'a> {
    /// So many shapes of the scene before, from this place on.
    Kept(usize, usize),
    /// A shape of the scene before that looks the same, and means something else when it is touched.
    Renamed {
        /// Its place.
        at: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        token: Option<&'a Token>,
        #[serde(skip_serializing_if = "Option::is_none")]
        label: Option<&'a str>,
    },
    /// Another shape.
    New(&'a Shape),
}

/// A scene, and how to know its shapes again.
pub(crate) struct Drawn {
    pub(crate) scene: Scene,
    pub(crate) outlines: Vec<Outline>,
}

impl Drawn {
    pub(crate) fn new(scene: Scene) -> Drawn {
        let outlines = scene.shapes.iter().map(Outline::of).collect();
        Drawn { scene, outlines }
    }

    /// What is to be done to a scene of which these are the shapes.
    pub(crate) fn patch(&self, before: &[Outline]) -> Patch<'_> {
        Patch {
            title: &self.scene.title,
            width: self.scene.width,
            height: self.scene.height,
            shapes: pieces(before, self),
        }
    }
}

/// A shape to be known again: a few bytes that are kept for each instead of all it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outline {
    /// What it looks like.
    looks: u64,
    /// What it means when it is touched, and is called.
    names: u64,
}

impl Outline {
    fn of(shape: &Shape) -> Outline {
        Outline {
            looks: fingerprint((shape.class, &shape.id, &shape.form)),
            names: fingerprint((&shape.token, &shape.label)),
        }
    }
}

/// Walks along both lists. A shape that is not where it was is looked for a little farther on, so that something
/// added or taken away costs no more than itself.
fn pieces<'a>(before: &[Outline], after: &'a Drawn) -> Vec<Piece<'a>> {
    const FARTHEST: usize = 40;
    let mut pieces: Vec<Piece<'a>> = Vec::new();
    let mut old = 0;
    for (shape, outline) in after.scene.shapes.iter().zip(&after.outlines) {
        let ahead = &before[old.min(before.len())..];
        let same = |known: &Outline| known.looks == outline.looks;
        let Some(steps) = ahead.iter().take(FARTHEST).position(same) else {
            pieces.push(Piece::New(shape));
            continue;
        };
        let place = old + steps;
        old = place + 1;
        if ahead[steps].names != outline.names {
            pieces.push(Piece::Renamed {
                at: place,
                token: shape.token.as_ref(),
                label: shape.label.as_deref(),
            });
            continue;
        }
        match pieces.last_mut() {
            Some(Piece::Kept(from, count)) if *from + *count == place => *count += 1,
            _ => pieces.push(Piece::Kept(place, 1)),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(shapes: Vec<Shape>) -> Drawn {
        Drawn::new(Scene {
            title: "a test".to_owned(),
            width: 1.0,
            height: 1.0,
            shapes,
        })
    }

    fn shapes(names: &str) -> Vec<Shape> {
        let named = |name: char| Shape::rect("cell", 0.0, 0.0, 1.0, 1.0).id(name);
        names.chars().map(named).collect()
    }

    /// What a client does with a patch.
    fn apply(before: &[Shape], pieces: &[Piece<'_>]) -> Vec<Shape> {
        let mut after = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Kept(from, count) => after.extend_from_slice(&before[*from..from + count]),
                Piece::Renamed { at, token, label } => after.push(Shape {
                    token: token.cloned(),
                    label: label.map(str::to_owned),
                    ..before[*at].clone()
                }),
                Piece::New(shape) => after.push((*shape).clone()),
            }
        }
        after
    }

    #[test]
    fn a_patch_leads_from_one_scene_to_the_next_and_tells_only_what_is_new() {
        for (before, after, told) in [
            ("", "abc", 3),
            ("abc", "abc", 0),
            ("abc", "abxc", 1),
            ("abc", "ac", 0),
            ("abc", "xbc", 1),
            ("abc", "cab", 2),
            ("abc", "", 0),
        ] {
            let (before, after) = (drawn(shapes(before)), drawn(shapes(after)));
            let pieces = pieces(&before.outlines, &after);
            assert_eq!(apply(&before.scene.shapes, &pieces), after.scene.shapes);
            let new = pieces.iter().filter(|piece| matches!(piece, Piece::New(_)));
            assert_eq!(new.count(), told, "{pieces:?}");
        }
    }

    #[test]
    fn a_patch_is_written_as_places_names_and_shapes() {
        let (before, mut after) = (drawn(shapes("abcd")), shapes("abcx"));
        after[1] = after[1].clone().token(Token::new("b1")).label("the cell b1");
        let after = drawn(after);
        let pieces = pieces(&before.outlines, &after);
        assert_eq!(apply(&before.scene.shapes, &pieces), after.scene.shapes);
        let json = serde_json::to_string(&pieces).unwrap();
        let expected = r#"[[0,1],{"at":1,"token":"b1","label":"the cell b1"},[2,1],{"id":"x""#;
        assert!(json.starts_with(expected), "{json}");
    }
}
