//! A table's parts are sent whole once, and then as what has changed.

use plat_engine::{Board, Fact, Parts, Said, Shape, Sheet, Token, Tray, fingerprint};
use serde::Serialize;

/// Parts as what is to be done to those before. Boards that are not named are gone; without trays or sheets these are as
/// they were.
#[derive(Serialize)]
pub(crate) struct Patch<'a> {
    prompt: &'a Said,
    /// If it is not as it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    deed: Option<&'a str>,
    facts: &'a [Fact],
    boards: Vec<BoardPatch<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trays: Option<Vec<Known<'a, Tray>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sheets: Option<Vec<Known<'a, Sheet>>>,
}

/// A board as what is to be done to the one before that has the same id: shapes that stay are named by their places,
/// others are told.
#[derive(Serialize)]
struct BoardPatch<'a> {
    id: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    title: &'a str,
    width: f32,
    height: f32,
    shapes: Vec<Piece<'a>>,
}

/// A tray or a sheet: one that is as it was is named, another one told.
#[derive(Serialize)]
#[serde(untagged)]
enum Known<'a, T> {
    Same(&'a str),
    New(&'a T),
}

/// Some shapes of a patch.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum Piece<'a> {
    /// So many shapes of the board before, from this place on.
    Kept(usize, usize),
    /// A shape of the board before that looks the same, and means something else when it is touched.
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

/// Parts, and how to know them again.
pub(crate) struct Drawn {
    pub(crate) parts: Parts,
    pub(crate) outlines: Outlines,
}

/// Parts to be known again: a few bytes for each shape, tray and sheet instead of all they are made of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outlines {
    deed: String,
    boards: Vec<(String, Vec<Outline>)>,
    trays: Vec<u64>,
    sheets: Vec<u64>,
}

impl Drawn {
    pub(crate) fn new(parts: Parts) -> Drawn {
        let board = |board: &Board| {
            let shapes = board.shapes.iter().map(Outline::of).collect();
            (board.id.clone(), shapes)
        };
        let outlines = Outlines {
            deed: parts.deed.clone(),
            boards: parts.boards.iter().map(board).collect(),
            trays: parts.trays.iter().map(fingerprint).collect(),
            sheets: parts.sheets.iter().map(fingerprint).collect(),
        };
        Drawn { parts, outlines }
    }

    /// What is to be done to the parts that are known by these outlines.
    pub(crate) fn patch(&self, before: &Outlines) -> Patch<'_> {
        let parts = &self.parts;
        let boards = parts
            .boards
            .iter()
            .zip(&self.outlines.boards)
            .map(|(board, (id, outlines))| {
                let known = before.boards.iter().find(|(known, _)| known == id);
                BoardPatch {
                    id,
                    title: &board.title,
                    width: board.width,
                    height: board.height,
                    shapes: pieces(known.map_or(&[], |(_, known)| known), &board.shapes, outlines),
                }
            });
        Patch {
            prompt: &parts.prompt,
            deed: (before.deed != parts.deed).then_some(&parts.deed),
            facts: &parts.facts,
            boards: boards.collect(),
            trays: changed(&before.trays, &self.outlines.trays, &parts.trays, |tray| &tray.id),
            sheets: changed(&before.sheets, &self.outlines.sheets, &parts.sheets, |sheet| {
                &sheet.id
            }),
        }
    }
}

/// The trays or the sheets if any of them is not as it was.
fn changed<'a, T>(
    before: &[u64],
    after: &[u64],
    things: &'a [T],
    id: impl Fn(&'a T) -> &'a str,
) -> Option<Vec<Known<'a, T>>> {
    let known = |(thing, print): (&'a T, &u64)| match before.contains(print) {
        true => Known::Same(id(thing)),
        false => Known::New(thing),
    };
    (before != after).then(|| things.iter().zip(after).map(known).collect())
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
fn pieces<'a>(before: &[Outline], shapes: &'a [Shape], outlines: &[Outline]) -> Vec<Piece<'a>> {
    const FARTHEST: usize = 40;
    let mut pieces: Vec<Piece<'a>> = Vec::new();
    let mut old = 0;
    for (shape, outline) in shapes.iter().zip(outlines) {
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
        Drawn::new(Parts::new("a test").board(Board::new("board", (1.0, 1.0), shapes)))
    }

    fn shapes_of(drawn: &Drawn) -> &[Shape] {
        &drawn.parts.boards[0].shapes
    }

    /// What is to be done to the only board of one to get that of the other.
    fn between<'a>(before: &Drawn, after: &'a Drawn) -> Vec<Piece<'a>> {
        let mut patch = after.patch(&before.outlines);
        patch.boards.remove(0).shapes
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
    fn a_patch_leads_from_one_board_to_the_next_and_tells_only_what_is_new() {
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
            let pieces = between(&before, &after);
            assert_eq!(apply(shapes_of(&before), &pieces), shapes_of(&after));
            let new = pieces.iter().filter(|piece| matches!(piece, Piece::New(_)));
            assert_eq!(new.count(), told, "{pieces:?}");
        }
    }

    #[test]
    fn a_patch_is_written_as_places_names_and_shapes() {
        let (before, mut after) = (drawn(shapes("abcd")), shapes("abcx"));
        after[1] = after[1].clone().token(Token::new("b1")).label("the cell b1");
        let after = drawn(after);
        let pieces = between(&before, &after);
        assert_eq!(apply(shapes_of(&before), &pieces), shapes_of(&after));
        let json = serde_json::to_string(&pieces).unwrap();
        let expected = r#"[[0,1],{"at":1,"token":"b1","label":"the cell b1"},[2,1],{"id":"x""#;
        assert!(json.starts_with(expected), "{json}");
    }

    #[test]
    fn trays_that_are_as_they_were_are_named_or_left_out() {
        let tray = |id: &str, count: u32| {
            let button = plat_engine::Item::button(Token::new("pass"), "Pass", "pass").count(count);
            Tray::new(id, id).item(button)
        };
        let table = |count| {
            Drawn::new(
                Parts::new("a test")
                    .tray(tray("hand", 1))
                    .tray(tray("pile", count)),
            )
        };
        let json = |before: &Outlines, after: &Drawn| serde_json::to_value(after.patch(before)).unwrap();
        let (before, after) = (table(7), table(6));
        let whole = json(&Outlines::default(), &before);
        assert_eq!(whole["trays"][0]["id"], "hand");
        let patch = json(&before.outlines, &after);
        assert_eq!(patch["trays"][0], "hand");
        assert_eq!(patch["trays"][1]["items"][0]["count"], 6);
        assert!(json(&before.outlines, &table(7)).get("trays").is_none());
    }
}
