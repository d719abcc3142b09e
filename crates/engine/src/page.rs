//! The table as lines of text, with what each piece of text is and what touching it means: all that a terminal needs
//! to draw any game. Printed without that it is plain text, in which nothing depends on colour.

use std::fmt;

use crate::game::View;
use crate::notation::Token;
use crate::parts::{Item, Tray};
use crate::pieces::Livery;
use crate::sheet::{Column, Sheet};
use crate::voice::Voice;

/// The table as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// What is to be done next, in a sentence without its full stop.
    pub prompt: String,
    /// The parts of the table: the board or boards first, then what lies beside it.
    pub parts: Vec<Part>,
}

/// A part of the table: lines that stay together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// What it is, if that does not go without saying.
    pub title: String,
    /// Its role at the table.
    pub role: Role,
    /// Its lines.
    pub lines: Vec<Line>,
}

/// What a part is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// The board itself.
    Board,
    /// All the points with their reasons, so that nobody has to list them again.
    Score,
    /// Anything else: players, hands, supplies, words.
    #[default]
    Beside,
}

/// A line of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Span>);

/// A piece of a line. All its characters are one column wide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it says.
    pub text: String,
    /// What it is, in the words that shapes use for it.
    pub class: &'static str,
    /// What touching it means.
    pub token: Option<Token>,
    /// Every other cell of a board, so that a shade can tell neighbours apart.
    pub odd: bool,
}

impl Span {
    /// A piece of text.
    pub fn new(class: &'static str, text: impl Into<String>) -> Span {
        Span {
            text: text.into(),
            class,
            token: None,
            odd: false,
        }
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.text.chars().count()
    }
}

impl Line {
    /// An empty line.
    pub fn new() -> Line {
        Line::default()
    }

    /// The line with more text at its end.
    pub fn put(mut self, class: &'static str, text: impl Into<String>) -> Line {
        self.0.push(Span::new(class, text));
        self
    }

    /// The same with text that can be touched.
    pub fn touch(mut self, class: &'static str, text: impl Into<String>, token: Token) -> Line {
        let span = Span::new(class, text);
        self.0.push(Span {
            token: Some(token),
            ..span
        });
        self
    }

    /// The line, all of which can be touched.
    pub fn with_token(mut self, token: &Token) -> Line {
        self.0
            .iter_mut()
            .for_each(|span| span.token = Some(token.clone()));
        self
    }

    /// The line with another one behind it.
    pub fn join(mut self, other: Line) -> Line {
        self.0.extend(other.0);
        self
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.0.iter().map(Span::width).sum()
    }

    /// The line, made at least so wide.
    pub fn padded(self, width: usize) -> Line {
        match width.saturating_sub(self.width()) {
            0 => self,
            missing => self.put("body", " ".repeat(missing)),
        }
    }
}

impl<T: Into<String>> From<T> for Line {
    fn from(text: T) -> Line {
        Line::new().put("body", text)
    }
}

impl Part {
    /// A board.
    pub fn board(title: impl Into<String>, lines: Vec<Line>) -> Part {
        Part {
            title: title.into(),
            role: Role::Board,
            lines,
        }
    }

    /// What lies beside it.
    pub fn beside(title: impl Into<String>, lines: Vec<Line>) -> Part {
        Part {
            title: title.into(),
            role: Role::Beside,
            lines,
        }
    }

    /// How wide its widest line is.
    pub fn width(&self) -> usize {
        let title = self.title.chars().count();
        self.lines.iter().map(Line::width).max().unwrap_or(0).max(title)
    }
}

/// A table laid out as text: its boards, who plays, what lies in trays and what is counted. The points with their reasons
/// are not among it: front ends list them where there is room.
pub fn lay_out(view: &impl View, voice: &Voice) -> Page {
    let table = view.parts(voice);
    let mut parts = Vec::new();
    for (index, board) in table.boards.iter().enumerate() {
        parts.push(Part::board(board.title.clone(), view.board_lines(index, voice)));
    }
    let names: Vec<String> = view.scores().iter().map(|score| voice.name(score.seat)).collect();
    let wide = names
        .iter()
        .map(|name| name.chars().count())
        .max()
        .unwrap_or(0)
        .max(6);
    let players = view.scores().iter().zip(&names).map(|(score, name)| {
        let livery = Livery::of(score.seat);
        let fact = table.facts.iter().find(|fact| fact.seat == score.seat);
        Line::new()
            .put(livery.class(), format!(" {} ", livery.sign()))
            .put("body", format!(" {name:<wide$} "))
            .put("strong", format!("{:>4}", score.total))
            .put(
                "muted",
                fact.map_or_else(String::new, |fact| format!("  {}", fact.says)),
            )
    });
    parts.push(Part::beside(voice.word("players"), players.collect()));
    for tray in &table.trays {
        let title = match tray.seat {
            Some(seat) => format!("{}: {}", voice.name(seat), tray.title),
            None => tray.title.clone(),
        };
        parts.push(Part::beside(title, tray_lines(view, tray, voice)));
    }
    for sheet in &table.sheets {
        parts.push(Part::beside(sheet.title.clone(), sheet_lines(sheet, voice)));
    }
    Page {
        prompt: table.prompt.to_string(),
        parts,
    }
}

/// A board by itself.
pub fn of_board(prompt: impl Into<String>, lines: Vec<Line>) -> Page {
    Page {
        prompt: prompt.into(),
        parts: vec![Part::board("", lines)],
    }
}

/// How wide lines of several items become at most.
const TRAY_WIDTH: usize = 64;

/// A tray: its items side by side, or below each other where they are drawn in characters or can be turned.
fn tray_lines(view: &impl View, tray: &Tray, voice: &Voice) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    if !tray.note.is_empty() {
        lines.push(Line::new().put("muted", tray.note.clone()));
    }
    let mut row = Line::new();
    for item in &tray.items {
        let class = if item.token.is_some() { "body" } else { "muted" };
        let touchable = |line: Line| match &item.token {
            Some(token) => line.with_token(token),
            None => line,
        };
        let words = touchable(Line::new().put(class, item_words(item)));
        let drawn = view.item_lines(item, voice);
        if drawn.is_empty() && item.turns.is_empty() {
            if row.width() > 0 && row.width() + 3 + words.width() > TRAY_WIDTH {
                lines.push(std::mem::take(&mut row));
            }
            let gap = if row.width() > 0 { "   " } else { "" };
            row = row.put("body", gap).join(words);
            continue;
        }
        if row.width() > 0 {
            lines.push(std::mem::take(&mut row));
        }
        lines.push(words);
        lines.extend(drawn.into_iter().map(touchable));
        if !item.turns.is_empty() {
            let start = Line::new().put("muted", format!("  {}", voice.word("turned")));
            lines.push(item.turns.iter().fold(start, |line, turn| {
                line.put("muted", " ")
                    .touch(class, turn.label.clone(), turn.token.clone())
            }));
        }
    }
    if row.width() > 0 {
        lines.push(row);
    }
    lines
}

/// An item in words: what it is, how many there are of it, what it says besides.
fn item_words(item: &Item) -> String {
    let mut words = match item.shapes.is_empty() && !item.note.is_empty() {
        true => format!("[{}]", item.note),
        false => item.label.clone(),
    };
    if let Some(count) = item.count {
        words.push_str(&format!(" ×{count}"));
    }
    if !item.shapes.is_empty() && !item.note.is_empty() {
        words.push_str(&format!(", {}", item.note));
    }
    words
}

/// A sheet: a line a row, its figures below the names of their columns.
fn sheet_lines(sheet: &Sheet, voice: &Voice) -> Vec<Line> {
    let names: Vec<String> = sheet
        .columns
        .iter()
        .map(|column| match column {
            Column::Seat(seat) => Livery::of(*seat).sign().to_string(),
            Column::Words(words) => words.clone(),
        })
        .collect();
    let label = |row: &crate::sheet::Row| match row.seat {
        Some(seat) if row.label.is_empty() => vec![voice.name(seat)],
        _ => wrapped(&row.label),
    };
    let labels: Vec<Vec<String>> = sheet.rows.iter().map(label).collect();
    let words = labels.iter().flatten();
    let wide = words.map(|words| words.chars().count()).max().unwrap_or(0);
    let mut lines = Vec::new();
    if !names.is_empty() {
        let start = Line::new().put("muted", " ".repeat(wide));
        lines.push(
            names
                .iter()
                .fold(start, |line, name| line.put("muted", format!("  {name:>4}"))),
        );
    }
    for (row, label) in sheet.rows.iter().zip(labels) {
        for (index, words) in label.into_iter().enumerate() {
            let start = Line::new().put("body", format!("{words:<wide$}"));
            // The figures stand beside the first of several lines.
            let figures = row.cells.iter().zip(&names).filter(|_| index == 0);
            lines.push(figures.fold(start, |line, (cell, name)| {
                let width = name.chars().count().max(4);
                let figure = cell.map_or_else(String::new, |figure| figure.to_string());
                line.put("body", format!("  {figure:>width$}"))
            }));
        }
    }
    lines
}

/// How wide the words of a sheet become.
const LABEL_WIDTH: usize = 48;

/// Words in as many lines as they need, those after the first set in a little.
fn wrapped(words: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words.split_whitespace() {
        let Some(line) = lines.last_mut() else { break };
        let fits = line.chars().count() + 1 + word.chars().count() <= LABEL_WIDTH;
        if line.is_empty() {
            line.push_str(word);
        } else if fits {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(format!("  {word}"));
        }
    }
    lines
}

/// The lines of a board of cells between the names of its columns and rows. Every cell is drawn in the same number of
/// lines of the same width; `edge` is the class of the names.
pub fn cells(
    columns: &[String],
    rows: &[String],
    edge: &'static str,
    cell: impl Fn(usize, usize) -> Vec<Line>,
) -> Vec<Line> {
    let margin = rows.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    let mut names = Line::new();
    for (y, row) in rows.iter().enumerate() {
        let drawn: Vec<Vec<Line>> = (0..columns.len()).map(|x| cell(x, y)).collect();
        let depth = drawn.iter().map(Vec::len).max().unwrap_or(0);
        if y == 0 {
            names = Line::new().put(edge, " ".repeat(margin));
            for (name, cell) in columns.iter().zip(&drawn) {
                let width = cell.first().map_or(0, Line::width);
                names = names.put(edge, format!("{name:^width$}"));
            }
            names = names.put(edge, " ".repeat(margin));
            lines.push(names.clone());
        }
        for part in 0..depth {
            let name = if part == (depth - 1) / 2 { row.as_str() } else { "" };
            let mut line = Line::new().put(edge, format!("{name:>0$} ", margin - 1));
            for (x, cell) in drawn.iter().enumerate() {
                let spans = cell.get(part).cloned().unwrap_or_default().0;
                let odd = (x + y) % 2 == 1;
                line.0.extend(spans.into_iter().map(|span| Span { odd, ..span }));
            }
            lines.push(line.put(edge, format!(" {name:<0$}", margin - 1)));
        }
    }
    lines.push(names);
    lines
}

/// How wide the cells are that hold a pyramid.
pub const PYRAMID_WIDTH: usize = 5;

/// A pyramid of 1 to 3 pips on a cell: its emblem over its pips.
pub fn pyramid(livery: Livery, pips: u8) -> Vec<Line> {
    let class = livery.class();
    vec![
        Line::new().put(class, format!("  {}  ", livery.sign())),
        Line::new().put(class, format!("{:^PYRAMID_WIDTH$}", self::pips(pips))),
    ]
}

/// So many pips.
pub fn pips(count: u8) -> &'static str {
    ["", "•", "• •", "• • •"][usize::from(count.min(3))]
}

/// A cell of such a board on which nothing stands, with a mark in its middle.
pub fn free_cell(class: &'static str, mark: char) -> Vec<Line> {
    vec![
        Line::new().put(class, " ".repeat(PYRAMID_WIDTH)),
        Line::new().put(class, format!("{mark:^PYRAMID_WIDTH$}")),
    ]
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.parts {
            if !part.title.is_empty() {
                writeln!(f, "{}", part.title)?;
            }
            for line in &part.lines {
                writeln!(f, "{line}")?;
            }
            writeln!(f)?;
        }
        write!(f, "{}.", self.prompt)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.0.iter().map(|span| span.text.as_str()).collect();
        f.write_str(text.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_between_the_names_of_rows_and_columns() {
        let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
        let lines = cells(&names(&["a", "b"]), &names(&["10", "9"]), "coordinate", |x, y| {
            let mark = char::from(b'0' + (2 * y + x) as u8);
            vec![
                Line::new().put("cell", format!(" {mark} ")),
                Line::new().put("cell", "..."),
            ]
        });
        let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(
            text,
            [
                "     a  b",
                " 10  0  1  10",
                "    ......",
                "  9  2  3  9",
                "    ......",
                "     a  b"
            ]
        );
        let odd = |line: &Line| line.0.iter().map(|span| span.odd).collect::<Vec<_>>();
        assert_eq!(odd(&lines[1]), [false, false, true, false]);
        assert_eq!(odd(&lines[3]), [false, true, false, false]);
        assert!(lines.iter().all(|line| line.width() == lines[0].width()));
    }

    #[test]
    fn a_page_without_its_classes_is_plain_text() {
        let page = Page {
            prompt: "Red places a pyramid".to_owned(),
            parts: vec![
                Part::board("", vec![Line::from("board  "), Line::new()]),
                Part::beside("Hand", vec![Line::from("3").touch("red", " ✚", Token::new("3"))]),
            ],
        };
        assert_eq!(page.to_string(), "board\n\n\nHand\n3 ✚\n\nRed places a pyramid.");
    }

    #[test]
    fn pyramids_fill_their_cells() {
        for pips in 1..=3 {
            let lines = pyramid(Livery::Red, pips);
            assert!(lines.iter().all(|line| line.width() == PYRAMID_WIDTH));
            assert_eq!(lines[1].to_string().matches('•').count(), usize::from(pips));
        }
        assert!(
            free_cell("cell", '·')
                .iter()
                .all(|line| line.width() == PYRAMID_WIDTH)
        );
    }
}
