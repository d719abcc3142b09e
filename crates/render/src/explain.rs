//! Where points come from: a sheet with a small copy of the board for every line of the score, on which only that is
//! not faded which earns it.
//!
//! It works for every game whose score lines name shapes of its scene, and whose scene has a shape called `board`, or
//! several called `board-1` and so on.

use std::collections::BTreeMap;

use plat_engine::{Anchor, Form, Scene, ScoreLine, Seat, SeatScore, Shape};
use thiserror::Error;

/// How large a copy is at most.
const AREA: f32 = 72.0 * 72.0;
/// How long its longer side is at most.
const LONGEST: f32 = 150.0;
const GAP: f32 = 7.0;
const CAPTION: f32 = 6.5;
const HEADING: f32 = 11.0;
/// How much wider than high the sheet would like to be.
const SHAPE: f32 = 1.5;

/// Why there is nothing to explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ExplainError {
    /// No line says what earns its points.
    #[error("no line of this score says what on the board it is for")]
    NoMarks,
    /// The scene has no board to show it on.
    #[error("this picture has no board to explain the score on")]
    NoBoard,
}

/// The sheet for a scene and the scores that belong to it. Seats with the same lines share their part of it.
pub fn explain(scene: &Scene, scores: &[SeatScore<String>]) -> Result<Scene, ExplainError> {
    let shapes: BTreeMap<&str, &Shape> = scene
        .all_shapes()
        .into_iter()
        .filter_map(|shape| Some((shape.id.as_deref()?, shape)))
        .collect();
    let parts = parts(scores);
    if parts.is_empty() {
        return Err(ExplainError::NoMarks);
    }
    let mut sheet = Scene {
        title: format!("The points, line by line. {}", scene.title),
        width: 0.0,
        height: GAP,
        shapes: Vec::new(),
    };
    for part in &parts {
        let board = Board::of(part.score, scene, &shapes).ok_or(ExplainError::NoBoard)?;
        let heading = part.heading(parts.len() == 1);
        sheet.shapes.push(
            Shape::text("heading", GAP, sheet.height + HEADING / 2.0 - 2.0, 5.0, heading)
                .anchored(Anchor::Start),
        );
        sheet.height += HEADING;
        let columns = board.columns(part.score.lines.len());
        let (width, depth) = (board.width + GAP, board.depth + CAPTION + GAP);
        for (index, line) in part.score.lines.iter().enumerate() {
            let (column, row) = (index % columns, index / columns);
            let left = GAP + column as f32 * width;
            let top = sheet.height + row as f32 * depth;
            sheet.shapes.push(board.copy(line, &shapes, left, top));
        }
        sheet.height += part.score.lines.len().div_ceil(columns) as f32 * depth;
        sheet.width = sheet.width.max(GAP + columns as f32 * width);
    }
    Ok(sheet)
}

/// Seats whose points come from the same things.
struct Part<'a> {
    seats: Vec<Seat>,
    score: &'a SeatScore<String>,
}

fn parts(scores: &[SeatScore<String>]) -> Vec<Part<'_>> {
    let mut parts: Vec<Part> = Vec::new();
    let explains = |score: &&SeatScore<String>| score.lines.iter().any(|line| !line.marks.is_empty());
    for score in scores.iter().filter(explains) {
        match parts.iter_mut().find(|part| part.score.lines == score.lines) {
            Some(part) => part.seats.push(score.seat),
            None => parts.push(Part {
                seats: vec![score.seat],
                score,
            }),
        }
    }
    parts
}

impl Part<'_> {
    fn heading(&self, alone: bool) -> String {
        let points = match self.score.total {
            1 | -1 => "point",
            _ => "points",
        };
        let seats: Vec<String> = self.seats.iter().map(ToString::to_string).collect();
        let who = match seats.as_slice() {
            _ if alone => "Total".to_owned(),
            [one] => format!("Seat {one}"),
            several => format!("Seats {}", several.join(", ")),
        };
        format!("{who}: {} {points}", print(self.score.total, ""))
    }
}

/// The part of the scene that is copied.
struct Board {
    /// What lies on it, at the corner (0, 0) and in the size of the copies.
    shapes: Vec<Shape>,
    /// Where it lies in the scene.
    bounds: Bounds,
    scale: f32,
    width: f32,
    depth: f32,
}

impl Board {
    /// The board on which the first shape lies that earns a point.
    fn of(score: &SeatScore<String>, scene: &Scene, shapes: &BTreeMap<&str, &Shape>) -> Option<Board> {
        let marks = score.lines.iter().flat_map(|line| &line.marks);
        let marked: Vec<Bounds> = marks
            .filter_map(|mark| shapes.get(mark.as_str())?.bounds())
            .collect();
        let boards: Vec<Bounds> = shapes
            .iter()
            .filter(|(id, _)| **id == "board" || id.starts_with("board-"))
            .filter_map(|(_, board)| board.bounds())
            .collect();
        let on_one = |marked: &Bounds| boards.iter().find(|board| holds(board, marked));
        let &(least, most) = marked.iter().find_map(on_one).or(boards.first())?;
        let (width, depth) = (most.0 - least.0, most.1 - least.1);
        let fits = (AREA / (width * depth).max(1.0)).sqrt();
        let mut board = Board {
            shapes: Vec::new(),
            bounds: (least, most),
            scale: fits.min(LONGEST / width.max(depth).max(1.0)).min(1.0),
            width: 0.0,
            depth: 0.0,
        };
        board.width = width * board.scale;
        board.depth = depth * board.scale;
        let on_it = |shape: &&Shape| {
            shape
                .bounds()
                .is_some_and(|bounds| holds(&(least, most), &bounds))
        };
        board.shapes = scene
            .shapes
            .iter()
            .filter(on_it)
            .map(|shape| board.small(shape))
            .collect();
        Some(board)
    }

    /// A copy of a shape as it lies on the small board, without what makes it touchable or unique.
    fn small(&self, shape: &Shape) -> Shape {
        let (x, y) = self.bounds.0;
        mute(shape.clone().moved(-x, -y).scaled(self.scale))
    }

    /// How many copies stand side by side.
    fn columns(&self, copies: usize) -> usize {
        let (width, depth) = (self.width + GAP, self.depth + CAPTION + GAP);
        let columns = (copies as f32 * depth * SHAPE / width).sqrt().round() as usize;
        columns.clamp(1, copies.max(1))
    }

    fn copy(&self, line: &ScoreLine<String>, shapes: &BTreeMap<&str, &Shape>, left: f32, top: f32) -> Shape {
        let caption = format!("{}: {}", line.label, print(line.points, "+"));
        let class = if line.points == 0 { "muted" } else { "strong" };
        // A letter is about half as wide as it is high.
        let size = (self.width / (0.5 * caption.chars().count() as f32)).min(4.0);
        let words = Shape::text(class, 0.0, CAPTION / 2.0 - 0.6, size, &caption).anchored(Anchor::Start);
        let mut board = self.shapes.clone();
        board.push(Shape::rect("veil", 0.0, 0.0, self.width, self.depth).rounded(self.scale));
        // What lies beside the board, such as a card, cannot be shown on it.
        let marked = line.marks.iter().filter_map(|mark| shapes.get(mark.as_str()));
        let marked = marked.filter(|shape| shape.bounds().is_some_and(|bounds| holds(&self.bounds, &bounds)));
        board.extend(marked.map(|shape| self.small(shape)));
        let board = Shape::group("", board).moved(0.0, CAPTION);
        Shape::group("", vec![words, board])
            .moved(left, top)
            .label(caption)
    }
}

/// Without names, labels and tokens, inside too.
fn mute(mut shape: Shape) -> Shape {
    (shape.id, shape.label, shape.token) = (None, None, None);
    if let Form::Group { shapes } = &mut shape.form {
        let inner = std::mem::take(shapes);
        *shapes = inner.into_iter().map(mute).collect();
    }
    shape
}

type Bounds = ((f32, f32), (f32, f32));

fn holds(outer: &Bounds, inner: &Bounds) -> bool {
    // Lengths are sums of floats.
    let near = 0.01;
    outer.0.0 - near <= inner.0.0
        && outer.0.1 - near <= inner.0.1
        && inner.1.0 <= outer.1.0 + near
        && inner.1.1 <= outer.1.1 + near
}

/// A figure as print has it.
fn print(points: i32, plus: &str) -> String {
    match points {
        1.. => format!("{plus}{points}"),
        _ => points.to_string().replace('-', "−"),
    }
}
