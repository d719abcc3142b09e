//! What lies beside the city: what is to be done, the score sheet with its targets, and the pyramids that are left.

use plat_engine::{Anchor, SeatScore, Shape, Token, pieces, plural};

use crate::notation::{ASIDE, piece_word, size_token};
use crate::piece::{Colour, Piece, Size};
use crate::scoring_rule::Targets;
use crate::view::{Phase, RuleView, ZoningOutView};

/// With up to two columns of figures.
const WIDTH: f32 = 94.0;
const COLUMN: f32 = 13.0;
const PAD: f32 = 4.0;
const HEADER: f32 = 19.0;
const LINE: f32 = 5.6;
/// A line of small print below a rule.
const PRINT: f32 = 3.6;
const PILE: f32 = 9.6;
/// Where the sizes stand, before the pyramids of each.
const SIZES: f32 = 25.0;
/// So many pyramids of a line are shown behind its front.
const NEXT: usize = 8;

/// What the panel holds, with its width and depth. Its frame, which the scene draws, begins at (0, 0).
pub(crate) fn panel(view: &ZoningOutView) -> (Vec<Shape>, f32, f32) {
    let sheets = sheets(view);
    let columns = sheets.len() + usize::from(view.target.is_some());
    let width = WIDTH + COLUMN * columns.saturating_sub(2) as f32;
    let mut panel = Panel {
        left: PAD,
        right: width - PAD,
        y: 0.0,
        shapes: Vec::new(),
    };
    panel.header(view);
    if view.cities.iter().any(|city| city.aside) {
        panel.aside();
    }
    panel.score_sheet(view, &sheets);
    match &view.lines {
        Some(lines) => panel.lines(view, lines),
        None => panel.supply(view),
    }
    (panel.shapes, width, panel.y + PAD)
}

/// The scores that are shown: those who build together have the same.
pub(crate) fn sheets(view: &ZoningOutView) -> Vec<&SeatScore> {
    let shown = if view.competitive { view.scores.len() } else { 1 };
    view.scores.iter().take(shown).collect()
}

/// What a rule gives by this sheet.
pub(crate) fn points(sheet: &SeatScore, rule: &RuleView) -> i32 {
    let line = sheet.lines.iter().find(|line| line.label == rule.name);
    line.map_or(0, |line| line.points)
}

/// The basic score: each colour with its line of the sheet.
pub(crate) fn basic_lines(sheet: &SeatScore) -> impl Iterator<Item = (Colour, i32)> {
    let colours = Colour::ZONES.into_iter().chain([Colour::Black]);
    colours.zip(sheet.lines.iter().map(|line| line.points))
}

/// Shapes from the top down.
struct Panel {
    left: f32,
    right: f32,
    y: f32,
    shapes: Vec<Shape>,
}

impl Panel {
    fn start(&mut self, class: &'static str, x: f32, y: f32, size: f32, words: impl Into<String>) {
        let text = Shape::text(class, self.left + x, self.y + y, size, words);
        self.shapes.push(text.anchored(Anchor::Start));
    }

    /// A figure in a column, counted from the right.
    fn figure(&mut self, class: &'static str, column: usize, size: f32, words: impl Into<String>) {
        let x = self.right - column as f32 * COLUMN;
        let text = Shape::text(class, x, self.y + LINE / 2.0, size, words);
        self.shapes.push(text.anchored(Anchor::End));
    }

    fn rule(&mut self) {
        let (from, to) = ((self.left, self.y), (self.right, self.y));
        self.shapes.push(Shape::straight("rule", from, to));
    }

    /// What is to be done, and the pyramid in hand.
    fn header(&mut self, view: &ZoningOutView) {
        let prompt = view.prompt().replace(" -", " −");
        let room = self.right - self.left - view.in_hand.map_or(0.0, |_| 18.0);
        // A letter is about half as wide as it is high.
        let size = (room / (0.5 * prompt.chars().count() as f32)).min(5.0);
        self.start("heading", 0.0, 7.5, size, prompt);
        let left = match view.supply.len() {
            0 => "no pyramid is left".to_owned(),
            1 => "1 pyramid is left".to_owned(),
            count => format!("{} are left", plural(count, "pyramid")),
        };
        self.start(
            "muted",
            0.0,
            14.0,
            3.4,
            [left]
                .into_iter()
                .chain(gone_back(view))
                .collect::<Vec<_>>()
                .join("; "),
        );
        if let Some(piece) = view.in_hand {
            let (x, y) = (self.right - 7.5, self.y + 10.5);
            let label = format!("in hand: {piece}");
            self.shapes
                .push(pyramid(piece, x, y, 15.0).id("in-hand").label(label));
        }
        self.y += HEADER;
    }

    fn aside(&mut self) {
        let (left, width) = (self.left, self.right - self.left);
        let plate = Shape::rect("cell", left, self.y, width, 8.0).rounded(1.0);
        let words = Shape::text(
            "strong",
            left + width / 2.0,
            self.y + 4.0,
            3.6,
            "It fits nowhere: set it aside",
        );
        self.shapes.push(
            Shape::group("", vec![plate, words])
                .id(ASIDE)
                .token(Token::new(ASIDE))
                .label("set the pyramid aside, as it fits nowhere"),
        );
        self.y += 11.0;
    }

    /// The lines of the scoring sheet, a column for each score and one for the targets.
    fn score_sheet(&mut self, view: &ZoningOutView, sheets: &[&SeatScore]) {
        let first = usize::from(view.target.is_some());
        // The last score stands next to the targets.
        let column = |index: usize| first + sheets.len() - 1 - index;
        let title = if sheets.is_empty() {
            "Scoring rules"
        } else {
            "Score"
        };
        self.rule();
        self.start("strong", 0.0, LINE / 2.0 + 0.5, 3.4, title);
        self.y += 0.5;
        for (index, sheet) in sheets.iter().enumerate() {
            let words = if view.competitive {
                format!("seat {}", sheet.seat)
            } else {
                "points".to_owned()
            };
            self.figure("muted", column(index), 2.9, words);
        }
        if view.target.is_some() {
            self.figure("muted", 0, 2.9, "target");
        }
        self.y += LINE + 0.5;
        for (row, colour) in Colour::ZONES.into_iter().chain([Colour::Black]).enumerate() {
            if sheets.is_empty() {
                break;
            }
            let (x, y) = (self.left + 2.2, self.y + LINE / 2.0);
            self.shapes.push(pieces::swatch(colour.livery(), x, y, 4.2));
            self.start("body", 6.5, LINE / 2.0, 3.3, basic_words(colour));
            for (index, sheet) in sheets.iter().enumerate() {
                let points = basic_lines(sheet).nth(row).map_or(0, |(_, points)| points);
                self.figure("body", column(index), 3.5, minus(points));
            }
            self.y += LINE;
        }
        for rule in &view.rules {
            self.y += 1.0;
            self.rule();
            self.y += 0.5;
            self.start("strong", 0.0, LINE / 2.0, 3.4, rule.name);
            for (index, sheet) in sheets.iter().enumerate() {
                self.figure("strong", column(index), 3.5, minus(points(sheet, rule)));
            }
            if view.target.is_some() {
                let mark = if rule.target.published { "" } else { "*" };
                self.figure("muted", 0, 3.5, format!("{}{mark}", minus(rule.target.points)));
            }
            self.y += LINE - 0.4;
            let room = (self.right - self.left) / 1.26;
            for line in wrapped(rule.text, room as usize) {
                let line = format!(" {line}").replace(" -", " −");
                self.start("muted", 0.0, PRINT / 2.0 - 0.3, 2.7, line.trim_start());
                self.y += PRINT;
            }
        }
        if let Some(words) = raised(view) {
            self.y += 1.0;
            self.rule();
            self.y += 0.5;
            self.start("strong", 0.0, LINE / 2.0, 3.4, words);
            self.figure("muted", 0, 3.5, format!("+{}", view.raise));
            self.y += LINE;
        }
        self.y += 1.2;
        if !sheets.is_empty() {
            self.total(view, sheets, column);
        }
        if let Some(words) = star(view) {
            self.start("muted", 0.0, PRINT / 2.0, 2.6, words);
            self.y += PRINT + 1.0;
        }
    }

    fn total(&mut self, view: &ZoningOutView, sheets: &[&SeatScore], column: impl Fn(usize) -> usize) {
        self.rule();
        self.y += 1.0;
        self.start("strong", 0.0, LINE / 2.0, 4.0, "Total");
        let best = sheets.iter().map(|sheet| sheet.total).max();
        for (index, sheet) in sheets.iter().enumerate() {
            let leads = view.phase != Phase::Over || Some(sheet.total) == best;
            let class = if leads { "strong" } else { "body" };
            self.figure(class, column(index), 4.2, minus(sheet.total));
        }
        if let Some(target) = view.target {
            self.figure("muted", 0, 4.2, minus(target));
        }
        self.y += LINE + 1.5;
    }

    /// What is left of every colour and size. A size can be touched when one is chosen, a pyramid when one is called.
    fn supply(&mut self, view: &ZoningOutView) {
        if view.supply.is_empty() {
            return;
        }
        self.rule();
        self.y += 1.5;
        for size in Size::ALL.into_iter().rev() {
            self.size(view, size, None);
            for (index, colour) in Colour::ALL.into_iter().enumerate() {
                let step = (self.right - self.left - SIZES) / 5.0;
                let x = self.left + SIZES + 4.4 + index as f32 * step;
                let pile = pile(view, Piece { colour, size }, x, self.y + PILE / 2.0);
                self.shapes.push(pile);
            }
            self.y += PILE;
        }
    }

    /// The lines of APC, each from its front; the front can be touched when one is taken.
    fn lines(&mut self, view: &ZoningOutView, lines: &[Vec<Colour>; 3]) {
        if lines.iter().all(Vec::is_empty) {
            return;
        }
        self.rule();
        self.y += 1.5;
        for size in Size::ALL.into_iter().rev() {
            let line = &lines[size as usize];
            self.size(view, size, line.first().copied());
            let middle = self.y + PILE / 2.0;
            let begin = self.left + SIZES + 13.0;
            let behind = line.get(1..).unwrap_or_default();
            for (index, &colour) in behind.iter().take(NEXT).enumerate() {
                let place = index + 2;
                let piece = pyramid(Piece { colour, size }, begin + index as f32 * 5.6, middle, 5.4);
                let label = format!("number {place} of its line: {size} {colour}");
                self.shapes
                    .push(piece.id(format!("line-{size}-{place}")).label(label));
            }
            if behind.len() > NEXT {
                let words = format!("+{}", behind.len() - NEXT);
                let x = begin + NEXT as f32 * 5.6 - 2.0 - self.left;
                self.start("muted", x, PILE / 2.0, 3.0, words);
            }
            self.y += PILE;
        }
    }

    /// A size with how many are left of it, and in APC with the front pyramid of its line.
    fn size(&mut self, view: &ZoningOutView, size: Size, front: Option<Colour>) {
        let middle = self.y + PILE / 2.0;
        let count = view.supply.of_size(size);
        let open = view.offered && view.choices.contains(&size);
        let class = if open { "strong" } else { "body" };
        let name = format!("{}{}", size.name()[..1].to_uppercase(), &size.name()[1..]);
        let word = |class, x: f32, size, words: String, anchor| {
            Shape::text(class, self.left + x, middle, size, words).anchored(anchor)
        };
        let mut shapes = vec![
            word(class, 2.0, 3.4, name, Anchor::Start),
            word("muted", SIZES - 3.0, 3.2, count.to_string(), Anchor::End),
        ];
        let mut label = format!("{size}: {count} left");
        let mut width = SIZES - 1.0;
        if let Some(colour) = front {
            shapes.push(pyramid(
                Piece { colour, size },
                self.left + SIZES + 4.2,
                middle,
                9.4,
            ));
            label = format!("{label}, {colour} in front");
            width += 10.2;
        }
        let shape = if open {
            let plate = |class| {
                Shape::rect(class, self.left, middle - PILE / 2.0 + 0.3, width, PILE - 0.6).rounded(1.0)
            };
            shapes.splice(0..0, [plate("cell"), plate("spot")]);
            Shape::group("", shapes).token(size_token(size))
        } else {
            Shape::group("", shapes)
        };
        self.shapes.push(shape.id(format!("size-{size}")).label(label));
    }
}

fn pyramid(piece: Piece, x: f32, y: f32, cell: f32) -> Shape {
    pieces::pyramid(piece.colour.livery(), piece.size.pips() as u8, x, y, cell)
}

/// How many are left of a kind.
fn pile(view: &ZoningOutView, piece: Piece, x: f32, y: f32) -> Shape {
    let count = view.supply.count(piece);
    let class = if count == 0 { "muted" } else { "body" };
    let words = Shape::text(class, x + 4.3, y, 3.2, count.to_string()).anchored(Anchor::Start);
    let mut shapes = vec![pyramid(piece, x, y, 7.6), words];
    let id = format!("left-{}", piece_word(piece));
    let label = format!("{piece}: {count} left");
    if !view.offered || view.phase != Phase::CallPiece || count == 0 {
        return Shape::group("", shapes).id(id).label(label);
    }
    let plate = |class| Shape::rect(class, x - 4.4, y - PILE / 2.0 + 0.3, 11.4, PILE - 0.6).rounded(1.0);
    shapes.splice(0..0, [plate("cell"), plate("spot")]);
    Shape::group("", shapes)
        .id(id)
        .label(label)
        .token(Token::new(piece_word(piece)))
}

/// What has been drawn in vain in this turn.
pub(crate) fn gone_back(view: &ZoningOutView) -> Option<String> {
    let pieces: Vec<String> = view.refused.iter().map(ToString::to_string).collect();
    (!pieces.is_empty()).then(|| format!("went back: {}", pieces.join(", ")))
}

/// That the players ask more of themselves than the rules do, if they do.
pub(crate) fn raised(view: &ZoningOutView) -> Option<&'static str> {
    (view.target.is_some() && view.raise > 0).then_some("The target is raised")
}

/// What the star at a target means, if there is one.
pub(crate) fn star(view: &ZoningOutView) -> Option<&'static str> {
    let starred = view.target.is_some() && view.rules.iter().any(|rule| !rule.target.published);
    starred.then_some(match view.targets {
        Targets::Published => "* measured by Plat: the designer published no target for it",
        Targets::Measured => "* measured by Plat, and not the designer's target",
    })
}

/// What the sheet counts of a colour.
pub(crate) fn basic_words(colour: Colour) -> String {
    match colour {
        Colour::Black => "Black: size × neighbours".to_owned(),
        colour => format!("{}: largest group", colour.zone()),
    }
}

/// A figure as print has it.
fn minus(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// Words in lines of at most so many letters.
pub(crate) fn wrapped(words: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
