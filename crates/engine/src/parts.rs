//! A table as the parts it is made of: boards, trays, sheets and the prompt. A game describes them, and front ends
//! arrange them: a page for its window, a terminal as text, a picture as it is asked for. No game says where a part
//! stands.
//!
//! Lengths are in units of which one board cell measures about 10; x grows to the right, y downwards. Every board and
//! every item has a box of its own, whose upper left corner is (0, 0).

use std::collections::BTreeSet;
use std::hash::Hash;

use serde::Serialize;

use crate::notation::Token;
use crate::scene::Shape;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::voice::Said;

/// All that one observer sees of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Parts {
    /// Who is to do what, without a full stop.
    pub prompt: Said,
    /// What a button says that does what has been chosen, such as "Build here"; empty where it is nothing in particular.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub deed: String,
    /// The boards: the part that a front end makes as large as it can. Most games have one.
    pub boards: Vec<Board>,
    /// What is held or can be taken, and buttons for what else can be done.
    pub trays: Vec<Tray>,
    /// What is counted.
    pub sheets: Vec<Sheet>,
    /// What is worth knowing of a seat besides its points, such as "3 cards, 23 pieces".
    pub facts: Vec<Fact>,
}

/// What is played on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Board {
    /// A name that stays with it from one position to the next.
    pub id: String,
    /// What it is, where that does not go without saying: whose city, for instance.
    pub title: String,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// What lies there, from the back to the front.
    pub shapes: Vec<Shape>,
}

/// Things that are held or can be taken.
#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
pub struct Tray {
    /// A name that stays with it from one position to the next.
    pub id: String,
    /// What it is, in a word or two.
    pub title: String,
    /// Whose things these are, if they are somebody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What lies there.
    pub items: Vec<Item>,
    /// What is to be known of it besides, in a sentence.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// One thing in a tray.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Item {
    /// A name that stays with the thing from one position to the next; unique at the table.
    pub id: String,
    /// What touching it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// What it is: for a screen reader, a terminal, and a pointer that rests on it.
    pub label: String,
    /// The width of its box; 0 for a thing of words alone, which is a button.
    #[serde(skip_serializing_if = "is_zero")]
    pub width: f32,
    /// The height of its box.
    #[serde(skip_serializing_if = "is_zero")]
    pub height: f32,
    /// What it looks like, from the back to the front.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<Shape>,
    /// How many there are of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// What it says besides, such as its points; of a button the words on it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The same thing turned: a front end shows it once and turns it. Empty for what is not turned; otherwise the first
    /// is how it lies in the tray.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<Turned>,
}

/// A longer note than this is a sentence.
const LONGEST_NOTE: usize = 24;

/// A thing as it looks when it is turned.
#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
pub struct Turned {
    /// What choosing this turn means, besides the token of the item.
    pub token: Token,
    /// What is said of it.
    pub label: String,
    /// What it looks like, in the box of the item.
    pub shapes: Vec<Shape>,
}

/// What is worth knowing of a seat besides its points.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Fact {
    /// Whom it is about.
    pub seat: Seat,
    /// It, in a few words.
    pub says: String,
}

/// Numbers count as they are written: what looks the same is the same.
impl Hash for Item {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (&self.id, &self.token, &self.label, &self.shapes).hash(state);
        (self.width.to_bits(), self.height.to_bits()).hash(state);
        (self.count, &self.note, &self.turns).hash(state);
    }
}

fn is_zero(length: &f32) -> bool {
    *length == 0.0
}

impl Parts {
    /// A table of which there is only the prompt so far.
    pub fn new(prompt: impl Into<Said>) -> Parts {
        Parts {
            prompt: prompt.into(),
            ..Parts::default()
        }
    }

    /// The table with what a button says that does what has been chosen.
    pub fn deed(mut self, words: impl Into<String>) -> Parts {
        self.deed = words.into();
        self
    }

    /// The table with another board.
    pub fn board(mut self, board: Board) -> Parts {
        self.boards.push(board);
        self
    }

    /// The table with another tray, if anything lies there.
    pub fn tray(mut self, tray: Tray) -> Parts {
        if !tray.items.is_empty() {
            self.trays.push(tray);
        }
        self
    }

    /// The table with another sheet, if anything is counted there.
    pub fn sheet(mut self, sheet: Sheet) -> Parts {
        if !sheet.rows.is_empty() {
            self.sheets.push(sheet);
        }
        self
    }

    /// The table with what is worth knowing of a seat.
    pub fn fact(mut self, seat: Seat, says: impl Into<String>) -> Parts {
        self.facts.push(Fact {
            seat,
            says: says.into(),
        });
        self
    }

    /// Every item of every tray.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.trays.iter().flat_map(|tray| &tray.items)
    }

    /// Every shape of boards and items, groups and what they hold, each before what it holds.
    pub fn all_shapes(&self) -> Vec<&Shape> {
        let items = self.items().flat_map(|item| &item.shapes);
        let boards = self.boards.iter().flat_map(|board| &board.shapes);
        let mut found = Vec::new();
        for shape in boards.chain(items) {
            shape.collect(&mut found);
        }
        found
    }

    /// Every token that can be touched, wherever it is.
    pub fn tokens(&self) -> BTreeSet<&Token> {
        let shapes = self
            .all_shapes()
            .into_iter()
            .filter_map(|shape| shape.token.as_ref());
        let items = self.items().flat_map(|item| {
            let turns = item.turns.iter().map(|turn| &turn.token);
            item.token.iter().chain(turns)
        });
        shapes.chain(items).collect()
    }
}

impl Board {
    /// A board of this size.
    pub fn new(id: impl Into<String>, (width, height): (f32, f32), shapes: Vec<Shape>) -> Board {
        Board {
            id: id.into(),
            title: String::new(),
            width,
            height,
            shapes,
        }
    }

    /// The board with what it is.
    pub fn titled(mut self, title: impl Into<String>) -> Board {
        self.title = title.into();
        self
    }
}

impl Tray {
    /// A tray with nothing in it yet.
    pub fn new(id: impl Into<String>, title: impl Into<String>) -> Tray {
        Tray {
            id: id.into(),
            title: title.into(),
            seat: None,
            items: Vec::new(),
            note: String::new(),
        }
    }

    /// The tray as somebody's.
    pub fn of(mut self, seat: Seat) -> Tray {
        self.seat = Some(seat);
        self
    }

    /// The tray with what is to be known of it.
    pub fn noted(mut self, note: impl Into<String>) -> Tray {
        self.note = note.into();
        self
    }

    /// The tray with one more thing.
    pub fn item(mut self, item: Item) -> Tray {
        self.items.push(item);
        self
    }

    /// The tray with more things.
    pub fn items(mut self, items: impl IntoIterator<Item = Item>) -> Tray {
        self.items.extend(items);
        self
    }
}

impl Item {
    /// A thing with a picture, in a box of this size.
    pub fn new(
        id: impl Into<String>,
        label: impl Into<String>,
        (width, height): (f32, f32),
        shapes: Vec<Shape>,
    ) -> Item {
        Item {
            id: id.into(),
            token: None,
            label: label.into(),
            width,
            height,
            shapes,
            count: None,
            note: String::new(),
            turns: Vec::new(),
        }
    }

    /// A thing of words alone: something else that can be done, with the words on it and what it does.
    pub fn button(token: Token, words: impl Into<String>, label: impl Into<String>) -> Item {
        Item {
            note: words.into(),
            ..Item::new(format!("button-{token}"), label, (0.0, 0.0), Vec::new())
        }
        .token(token)
    }

    /// The thing with what touching it means.
    pub fn token(mut self, token: Token) -> Item {
        self.token = Some(token);
        self
    }

    /// The thing with what touching it means, if it can be touched.
    pub fn token_if(self, can: bool, token: impl FnOnce() -> Token) -> Item {
        match can {
            true => self.token(token()),
            false => self,
        }
    }

    /// Whether it is there to be read, not to be taken: a picture with what it means in a sentence. A front end puts the
    /// sentence beside the picture.
    pub fn explains(&self) -> bool {
        let is_sentence = self.note.chars().count() > LONGEST_NOTE;
        is_sentence && self.token.is_none() && self.count.is_none() && !self.shapes.is_empty()
    }

    /// So many of it.
    pub fn count(mut self, count: u32) -> Item {
        self.count = Some(count);
        self
    }

    /// The thing with what it says besides.
    pub fn noted(mut self, note: impl Into<String>) -> Item {
        self.note = note.into();
        self
    }

    /// The thing with the ways it can be turned.
    pub fn turned(mut self, turns: Vec<Turned>) -> Item {
        self.turns = turns;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_touched_is_found() {
        let token = |name: &str| Token::new(name);
        let lot = Shape::group(
            "",
            vec![Shape::rect("cell", 0.0, 0.0, 1.0, 1.0).token(token("a1"))],
        );
        let turned = |name: &str| Turned {
            token: token(name),
            label: String::new(),
            shapes: Vec::new(),
        };
        let card = Item::new("card-7", "card 7", (10.0, 10.0), Vec::new())
            .token(token("7"))
            .turned(vec![turned("7-0"), turned("7-90")]);
        let parts = Parts::new("Ada lays a card")
            .board(Board::new("city", (10.0, 10.0), vec![lot]))
            .tray(
                Tray::new("hand", "Hand")
                    .item(card)
                    .item(Item::button(token("pass"), "Pass", "pass")),
            );
        let found: Vec<_> = parts.tokens().into_iter().map(Token::as_str).collect();
        assert_eq!(found, ["7", "7-0", "7-90", "a1", "pass"]);
    }
}
