//! The parts of a table laid out as one picture: the boards as large as they can be, and beside or below them who plays,
//! what lies in trays, and what is counted.

use plat_engine::pieces::{Livery, swatch};
use plat_engine::{Anchor, Board, Column, Item, Parts, Row, RowKind, Scene, Seat, Shape, Sheet, Tray};

/// The form of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// What lies beside the board stands to the right of it.
    #[default]
    Wide,
    /// It stands below.
    Tall,
    /// Whichever of the two is nearer to a square.
    Square,
}

/// The room around and between parts, as a share of the letters' height.
const GAP: f32 = 1.6;
/// How wide the column beside a board is, in heights of a letter.
const COLUMN: f32 = 22.0;
/// How many heights of a letter the longer side of the boards has: so letters can be read wherever the board can be.
const LETTERS: f32 = 30.0;
/// How much deeper than the boards a wide picture may be.
const FULL: f32 = 1.12;
/// How wide a letter is, as a share of its height: about, since only whoever draws knows the font.
const LETTER: f32 = 0.5;
/// How high an item of a tray is at most, in heights of a letter.
const ITEM: f32 = 5.0;

/// A picture of a table. `names` are those of the seats; without them they are called by their colours.
pub fn lay_out(parts: &Parts, names: &[String], layout: Layout) -> Scene {
    match layout {
        Layout::Wide => Plan::new(parts, names).wide(),
        Layout::Tall => Plan::new(parts, names).tall(),
        Layout::Square => {
            let (wide, tall) = (Plan::new(parts, names).wide(), Plan::new(parts, names).tall());
            let off = |scene: &Scene| (scene.width / scene.height).ln().abs();
            if off(&wide) <= off(&tall) { wide } else { tall }
        }
    }
}

/// A picture of one board by itself.
pub fn board(board: &Board, title: impl Into<String>) -> Scene {
    Scene {
        title: title.into(),
        width: board.width,
        height: board.height,
        shapes: board.shapes.clone(),
    }
}

/// What is laid out, and how large its letters are.
struct Plan<'a> {
    parts: &'a Parts,
    names: &'a [String],
    /// The height of a letter.
    size: f32,
}

/// Shapes that stand below each other in a column.
struct Stack {
    shapes: Vec<Shape>,
    width: f32,
    /// How far down it goes so far.
    depth: f32,
}

impl<'a> Plan<'a> {
    fn new(parts: &'a Parts, names: &'a [String]) -> Plan<'a> {
        let longest = parts
            .boards
            .iter()
            .map(|board| board.width.max(board.height))
            .fold(1.0, f32::max);
        Plan {
            parts,
            names,
            size: longest / LETTERS,
        }
    }

    /// Beside the boards, in one column or in two. Letters become smaller rather than much deeper than the boards.
    fn wide(&self) -> Scene {
        let (_, _, height) = self.boards();
        let fits = |plan: &Plan| {
            let depths = plan.columns().map(|column| column.depth);
            depths[0].max(depths[1]) + 2.0 * GAP * plan.size <= FULL * height
        };
        let smaller = |letters: f32| Plan {
            size: self.size * LETTERS / letters,
            ..*self
        };
        let sizes = [LETTERS, 36.0, 44.0];
        let plan = sizes.into_iter().map(smaller).find(|plan| fits(plan));
        plan.unwrap_or_else(|| smaller(52.0)).beside()
    }

    fn beside(&self) -> Scene {
        let gap = GAP * self.size;
        let (mut shapes, width, height) = self.boards();
        let (mut left, mut deepest) = (width + gap, height);
        for column in self.columns() {
            if column.shapes.is_empty() {
                continue;
            }
            let moved = column.shapes.into_iter();
            shapes.extend(moved.map(|shape| shape.moved(left, gap)));
            left += column.width + gap;
            deepest = deepest.max(column.depth + 2.0 * gap);
        }
        self.scene(shapes, left, deepest)
    }

    /// What lies in trays and what is counted: in one column if that is no deeper than the boards, else in two.
    fn columns(&self) -> [Stack; 2] {
        let (_, _, height) = self.boards();
        let width = COLUMN * self.size;
        let one = self.column(width);
        if one.depth <= height {
            return [one, Stack::new(width)];
        }
        let (mut trays, mut sheets) = (Stack::new(width), Stack::new(width));
        self.beginning(&mut trays);
        self.trays(&mut trays);
        self.sheets(&mut sheets);
        [trays, sheets]
    }

    fn tall(&self) -> Scene {
        let gap = GAP * self.size;
        let (mut shapes, width, height) = self.boards();
        let column = self.column((width - 2.0 * gap).max(COLUMN * self.size));
        let below = column
            .shapes
            .into_iter()
            .map(|shape| shape.moved(gap, height + gap));
        shapes.extend(below);
        self.scene(
            shapes,
            width.max(column.width + 2.0 * gap),
            height + column.depth + 2.0 * gap,
        )
    }

    fn scene(&self, shapes: Vec<Shape>, width: f32, height: f32) -> Scene {
        Scene {
            title: self.parts.prompt.to_string(),
            width,
            height,
            shapes,
        }
    }

    /// The boards: several of them side by side in rows that make the whole nearly square.
    fn boards(&self) -> (Vec<Shape>, f32, f32) {
        let boards = &self.parts.boards;
        let columns = (boards.len() as f32).sqrt().ceil().max(1.0) as usize;
        let (mut shapes, mut width, mut depth) = (Vec::new(), 0.0_f32, 0.0_f32);
        for row in boards.chunks(columns) {
            let (mut left, mut highest) = (0.0, 0.0_f32);
            for board in row {
                let title = match board.title.is_empty() {
                    true => 0.0,
                    false => 1.6 * self.size,
                };
                if title > 0.0 {
                    let words = Shape::text(
                        "strong",
                        left + self.size,
                        depth + title * 0.6,
                        self.size,
                        &board.title,
                    );
                    shapes.push(words.anchored(Anchor::Start));
                }
                let moved = board.shapes.iter().cloned();
                shapes.extend(moved.map(|shape| shape.moved(left, depth + title)));
                left += board.width;
                highest = highest.max(board.height + title);
            }
            width = width.max(left);
            depth += highest;
        }
        (shapes, width, depth)
    }

    /// All but the boards, in a column of this width.
    fn column(&self, width: f32) -> Stack {
        let mut stack = Stack::new(width);
        self.beginning(&mut stack);
        self.trays(&mut stack);
        self.sheets(&mut stack);
        stack
    }

    /// What is to be done, and who plays.
    fn beginning(&self, stack: &mut Stack) {
        stack.words("heading", 1.25 * self.size, &self.parts.prompt.to_string());
        stack.space(0.6 * self.size);
        self.people(stack);
    }

    fn trays(&self, stack: &mut Stack) {
        for tray in &self.parts.trays {
            self.tray(stack, tray);
        }
    }

    fn sheets(&self, stack: &mut Stack) {
        for sheet in &self.parts.sheets {
            self.sheet(stack, sheet);
        }
    }

    fn name(&self, seat: Seat) -> &'a str {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name,
            _ => Livery::of(seat).name(),
        }
    }

    /// Who plays, with what is worth knowing of each; points stand in the sheet.
    fn people(&self, stack: &mut Stack) {
        for fact in &self.parts.facts {
            let (size, middle) = (self.size, stack.depth + 0.9 * self.size);
            stack
                .shapes
                .push(swatch(Livery::of(fact.seat), 0.8 * size, middle, 1.5 * size));
            let name = self.name(fact.seat);
            stack.put("strong", 2.2 * size, middle, size, name, Anchor::Start);
            let beside = 2.8 * size + LETTER * size * name.chars().count() as f32 * 1.1;
            stack.put("muted", beside, middle, 0.85 * size, &fact.says, Anchor::Start);
            stack.depth += 2.0 * size;
        }
        if !self.parts.facts.is_empty() {
            stack.space(0.6 * self.size);
        }
    }

    /// A tray: its title, and what lies there in rows.
    fn tray(&self, stack: &mut Stack, tray: &Tray) {
        let size = self.size;
        let title = match tray.seat {
            Some(seat) => format!("{}: {}", self.name(seat), tray.title),
            None => tray.title.clone(),
        };
        stack.words("strong", size, &title);
        let (mut left, mut highest) = (0.0_f32, 0.0_f32);
        let (read, taken): (Vec<&Item>, _) = tray.items.iter().partition(|item| item.explains());
        for item in read {
            self.explanation(stack, item);
        }
        for item in taken {
            let (shapes, width, height) = self.item(item);
            if left > 0.0 && left + width > stack.width {
                stack.depth += highest + 0.5 * size;
                (left, highest) = (0.0, 0.0);
            }
            let top = stack.depth;
            stack
                .shapes
                .extend(shapes.into_iter().map(|shape| shape.moved(left, top)));
            left += width + 0.8 * size;
            highest = highest.max(height);
        }
        stack.depth += highest + 0.4 * size;
        if !tray.note.is_empty() {
            stack.words("muted", 0.8 * size, &tray.note);
        }
        stack.space(0.6 * size);
    }

    /// A thing with what it says below it, its width and its height.
    /// A small picture with a sentence beside it.
    fn explanation(&self, stack: &mut Stack, item: &Item) {
        let size = self.size;
        let side = 2.6 * size;
        let (top, scale) = (stack.depth, side / item.width.max(item.height));
        let drawn = item.shapes.iter().map(|shape| shape.clone().scaled(scale));
        stack.shapes.extend(drawn.map(|shape| shape.moved(0.0, top)));
        let left = side + 0.8 * size;
        for line in wrap(&item.note, stack.width - left, 0.85 * size) {
            stack.put(
                "body",
                left,
                stack.depth + 0.7 * size,
                0.85 * size,
                &line,
                Anchor::Start,
            );
            stack.depth += 1.2 * size;
        }
        stack.depth = stack.depth.max(top + side) + 0.4 * size;
    }

    fn item(&self, item: &Item) -> (Vec<Shape>, f32, f32) {
        let size = self.size;
        let count = item.count.map(|count| format!("× {count}"));
        let says: Vec<&str> = count
            .iter()
            .map(String::as_str)
            .chain([item.note.as_str()])
            .collect();
        let says = says.join(" ");
        let says = says.trim();
        let letters = says.chars().count() as f32 * LETTER * size * 0.9;
        if item.shapes.is_empty() {
            let (width, height) = (letters + 1.6 * size, 1.9 * size);
            let plate = Shape::rect("button", 0.0, 0.0, width, height).rounded(0.3 * size);
            let words = Shape::text("strong", width / 2.0, height / 2.0, 0.9 * size, says);
            return (vec![plate, words], width, height);
        }
        let scale = (ITEM * size / item.height).min(1.5 * ITEM * size / item.width);
        let (width, height) = (item.width * scale, item.height * scale);
        let mut shapes: Vec<Shape> = item
            .shapes
            .iter()
            .map(|shape| shape.clone().scaled(scale))
            .collect();
        if says.is_empty() {
            return (shapes, width, height);
        }
        shapes.push(Shape::text(
            "muted",
            width / 2.0,
            height + 0.7 * size,
            0.8 * size,
            says,
        ));
        (shapes, width.max(letters), height + 1.3 * size)
    }

    /// A sheet: a row a line, the figures right below each other.
    fn sheet(&self, stack: &mut Stack, sheet: &Sheet) {
        let size = self.size;
        let columns = sheet.columns.len() as f32;
        let step = (0.5 * stack.width / columns.max(1.0)).min(4.0 * size);
        let place =
            |stack: &Stack, index: usize| stack.width - step * (columns - 1.0 - index as f32) - 0.3 * size;
        let middle = stack.depth + 0.8 * size;
        stack.put("strong", 0.0, middle, size, &sheet.title, Anchor::Start);
        for (index, column) in sheet.columns.iter().enumerate() {
            let x = place(stack, index);
            match column {
                Column::Seat(seat) => {
                    stack
                        .shapes
                        .push(swatch(Livery::of(*seat), x - 0.4 * size, middle, 1.2 * size));
                }
                Column::Words(words) => {
                    // A heading keeps to its column.
                    let fits = step / (LETTER * words.chars().count().max(1) as f32);
                    stack.put("muted", x, middle, fits.min(0.8 * size), words, Anchor::End);
                }
            }
        }
        stack.depth += 1.7 * size;
        for row in &sheet.rows {
            self.row(stack, row, place);
        }
        stack.space(0.8 * size);
    }

    fn row(&self, stack: &mut Stack, row: &Row, place: impl Fn(&Stack, usize) -> f32) {
        let size = self.size;
        let class = match row.is {
            RowKind::Total => "strong",
            RowKind::Line => "body",
            RowKind::Sum => "muted",
        };
        let line = Shape::straight("rule", (0.0, stack.depth), (stack.width, stack.depth));
        stack.shapes.push(line);
        let label = match row.seat {
            Some(seat) if row.label.is_empty() => self.name(seat),
            _ => row.label.as_str(),
        };
        let room = place(stack, 0) - 2.2 * size;
        let lines = wrap(label, room, 0.9 * size);
        let middle = stack.depth + 0.8 * size;
        for (index, words) in lines.iter().enumerate() {
            stack.put(
                class,
                0.0,
                middle + index as f32 * 1.2 * size,
                0.9 * size,
                words,
                Anchor::Start,
            );
        }
        for (index, cell) in row.cells.iter().enumerate() {
            if let Some(figure) = cell {
                let x = place(stack, index);
                let figure = figure.to_string().replace('-', "−");
                stack.put(class, x, middle, 0.95 * size, &figure, Anchor::End);
            }
        }
        stack.depth += 1.6 * size + (lines.len().max(1) - 1) as f32 * 1.2 * size;
    }
}

impl Stack {
    fn new(width: f32) -> Stack {
        Stack {
            shapes: Vec::new(),
            width,
            depth: 0.0,
        }
    }

    fn space(&mut self, height: f32) {
        self.depth += height;
    }

    fn put(&mut self, class: &'static str, x: f32, y: f32, size: f32, words: &str, anchor: Anchor) {
        if !words.is_empty() {
            self.shapes
                .push(Shape::text(class, x, y, size, words).anchored(anchor));
        }
    }

    /// Words in as many lines as they need.
    fn words(&mut self, class: &'static str, size: f32, words: &str) {
        for line in wrap(words, self.width, size) {
            self.put(class, 0.0, self.depth + 0.7 * size, size, &line, Anchor::Start);
            self.depth += 1.4 * size;
        }
    }
}

/// Words in lines of about this width.
fn wrap(words: &str, width: f32, size: f32) -> Vec<String> {
    let room = (width / (LETTER * size)).max(4.0) as usize;
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use plat_engine::Token;

    fn table() -> Parts {
        let lot = Shape::rect("cell", 0.0, 0.0, 60.0, 60.0);
        let piece = Shape::rect("cell", 0.0, 0.0, 10.0, 10.0);
        Parts::new("Ada lays a card")
            .board(Board::new("city", (60.0, 60.0), vec![lot]))
            .tray(
                Tray::new("hand", "Hand")
                    .item(Item::new("card-7", "card 7", (10.0, 10.0), vec![piece]).count(3))
                    .item(Item::button(Token::new("pass"), "Pass", "pass")),
            )
            .fact(Seat::ALL[0], "3 cards")
    }

    #[test]
    fn what_lies_beside_the_board_stands_beside_or_below_it() {
        let names = ["Ada".to_owned()];
        let wide = lay_out(&table(), &names, Layout::Wide);
        let tall = lay_out(&table(), &names, Layout::Tall);
        assert!(wide.width > 60.0 && tall.height > 60.0);
        assert!(wide.width > wide.height && tall.height > tall.width);
        let square = lay_out(&table(), &names, Layout::Square);
        assert!(square == wide || square == tall);
    }

    #[test]
    fn nothing_stands_outside_of_the_picture() {
        for layout in [Layout::Wide, Layout::Tall] {
            let scene = lay_out(&table(), &[], layout);
            for shape in scene.all_shapes() {
                let ((left, top), (right, bottom)) = shape.bounds().expect("no shape is empty");
                assert!(left >= 0.0 && top >= 0.0, "{shape:?}");
                assert!(right <= scene.width && bottom <= scene.height, "{shape:?}");
            }
        }
    }

    #[test]
    fn long_words_are_broken_between_words() {
        assert_eq!(wrap("one two three", 4.0 * 5.0, 5.0), ["one two", "three"]);
        assert!(wrap("", 10.0, 1.0).is_empty());
    }
}
