//! A table's parts are sent whole once, and then as what has changed.

use plat_engine::{Board, Fact, Item, Parts, Said, Seat, Shape, Sheet, Token, Tray, Turned, fingerprint};
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
    trays: Option<Vec<Known<'a, TrayPatch<'a>>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sheets: Option<Vec<Known<'a, &'a Sheet>>>,
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

/// A tray of which something is not as it was.
#[derive(Serialize)]
struct TrayPatch<'a> {
    id: &'a str,
    title: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    items: Vec<Known<'a, ItemPatch<'a>>>,
    #[serde(skip_serializing_if = "str::is_empty")]
    note: &'a str,
}

/// An item as what is to be done to the one before that has the same id, in whichever tray it lay: of its shapes those
/// that stay are named by their places, and the ways it can be turned are told if they are not those before.
#[derive(Serialize)]
struct ItemPatch<'a> {
    id: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<&'a Token>,
    label: &'a str,
    #[serde(skip_serializing_if = "is_zero")]
    width: f32,
    #[serde(skip_serializing_if = "is_zero")]
    height: f32,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    shapes: Vec<Piece<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
    #[serde(skip_serializing_if = "str::is_empty")]
    note: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<Turns<'a>>,
}

/// The ways something can be turned.
#[derive(Serialize)]
#[serde(untagged)]
enum Turns<'a> {
    /// Those before: `true`.
    Kept(bool),
    /// Others.
    New(&'a [Turned]),
}

/// A thing that is as it was is named, another one told.
#[derive(Serialize)]
#[serde(untagged)]
enum Known<'a, T> {
    Same(&'a str),
    New(T),
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
    /// The items of all trays, in their order.
    items: Vec<ItemOutline>,
    sheets: Vec<u64>,
}

/// An item to be known again.
#[derive(Clone, Debug)]
struct ItemOutline {
    id: String,
    shapes: Vec<Outline>,
    turns: u64,
    /// All of it.
    whole: u64,
}

impl Drawn {
    pub(crate) fn new(parts: Parts) -> Drawn {
        let board = |board: &Board| {
            let shapes = board.shapes.iter().map(Outline::of).collect();
            (board.id.clone(), shapes)
        };
        let items: Vec<ItemOutline> = parts.items().map(ItemOutline::of).collect();
        let mut wholes = items.iter().map(|item| item.whole);
        let tray = |tray: &Tray| {
            let wholes: Vec<u64> = wholes.by_ref().take(tray.items.len()).collect();
            fingerprint((&tray.id, &tray.title, tray.seat, &tray.note, wholes))
        };
        let outlines = Outlines {
            deed: parts.deed.clone(),
            boards: parts.boards.iter().map(board).collect(),
            trays: parts.trays.iter().map(tray).collect(),
            sheets: parts.sheets.iter().map(fingerprint).collect(),
            items,
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
        let mut outlines = self.outlines.items.iter();
        let trays = parts.trays.iter().zip(&self.outlines.trays).map(|(tray, print)| {
            let own: Vec<&ItemOutline> = outlines.by_ref().take(tray.items.len()).collect();
            match before.trays.contains(print) {
                true => Known::Same(tray.id.as_str()),
                false => Known::New(before.tray(tray, &own)),
            }
        });
        let sheets = parts.sheets.iter().zip(&self.outlines.sheets);
        let sheets = sheets.map(|(sheet, print)| match before.sheets.contains(print) {
            true => Known::Same(sheet.id.as_str()),
            false => Known::New(sheet),
        });
        Patch {
            prompt: &parts.prompt,
            deed: (before.deed != parts.deed).then_some(&parts.deed),
            facts: &parts.facts,
            boards: boards.collect(),
            trays: (before.trays != self.outlines.trays).then(|| trays.collect()),
            sheets: (before.sheets != self.outlines.sheets).then(|| sheets.collect()),
        }
    }
}

impl Outlines {
    /// What is to be done to these parts for this tray.
    fn tray<'a>(&self, tray: &'a Tray, outlines: &[&ItemOutline]) -> TrayPatch<'a> {
        let items = tray.items.iter().zip(outlines);
        TrayPatch {
            id: &tray.id,
            title: &tray.title,
            seat: tray.seat,
            items: items.map(|(item, outline)| self.item(item, outline)).collect(),
            note: &tray.note,
        }
    }

    fn item<'a>(&self, item: &'a Item, outline: &ItemOutline) -> Known<'a, ItemPatch<'a>> {
        let known = self.items.iter().find(|known| known.id == item.id);
        if known.is_some_and(|known| known.whole == outline.whole) {
            return Known::Same(&item.id);
        }
        let kept = known.is_some_and(|known| known.turns == outline.turns);
        let turns = match kept {
            true => Turns::Kept(true),
            false => Turns::New(&item.turns),
        };
        Known::New(ItemPatch {
            id: &item.id,
            token: item.token.as_ref(),
            label: &item.label,
            width: item.width,
            height: item.height,
            shapes: pieces(
                known.map_or(&[], |known| &known.shapes),
                &item.shapes,
                &outline.shapes,
            ),
            count: item.count,
            note: &item.note,
            turns: (!item.turns.is_empty()).then_some(turns),
        })
    }
}

impl ItemOutline {
    fn of(item: &Item) -> ItemOutline {
        let shapes: Vec<Outline> = item.shapes.iter().map(Outline::of).collect();
        let turns = fingerprint(&item.turns);
        let size = (item.width.to_bits(), item.height.to_bits());
        let whole = fingerprint((
            (&item.id, &item.token, &item.label, size),
            (&shapes, item.count, &item.note, turns),
        ));
        ItemOutline {
            id: item.id.clone(),
            shapes,
            turns,
            whole,
        }
    }
}

fn is_zero(length: &f32) -> bool {
    *length == 0.0
}

/// A shape to be known again: a few bytes that are kept for each instead of all it is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
            let button = Item::button(Token::new("pass"), "Pass", "pass").count(count);
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
    #[test]
    fn of_an_item_that_was_there_only_what_is_new_is_told() {
        let turn = |name: &str| Turned {
            token: Token::new(name),
            label: name.to_owned(),
            shapes: shapes("t"),
        };
        let card = |looks: &str, count| {
            let card = Item::new("card", "a card", (2.0, 2.0), shapes(looks)).count(count);
            card.turned(vec![turn("0"), turn("90")])
        };
        let table = |tray: &str, items: Vec<Item>| {
            Drawn::new(Parts::new("a test").tray(Tray::new(tray, tray).items(items)))
        };
        let other = || Item::new("other", "another", (1.0, 1.0), shapes("o"));
        let before = table("pile", vec![card("abcd", 1), other()]);
        let patch = |after: &Drawn| serde_json::to_value(after.patch(&before.outlines)).unwrap();
        let told = patch(&table("hand", vec![other(), card("abxd", 1)]));
        let items = &told["trays"][0]["items"];
        assert_eq!(items[0], "other");
        assert_eq!(items[1]["id"], "card");
        assert_eq!(items[1]["turns"], true);
        let shapes = items[1]["shapes"].as_array().unwrap();
        assert_eq!((&shapes[0], shapes.len()), (&serde_json::json!([0, 2]), 3));
        let told = patch(&table("pile", vec![card("abcd", 2), other()]));
        assert_eq!(
            told["trays"][0]["items"][0]["shapes"],
            serde_json::json!([[0, 4]])
        );
        let mut plain = card("abcd", 1);
        plain.turns.clear();
        let told = patch(&table("pile", vec![plain, other()]));
        assert!(told["trays"][0]["items"][0].get("turns").is_none());
    }
}
