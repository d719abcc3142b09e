//! The table as lines of text: `R3` is Red's 3-pip, `##` a park, a dot a free cell.

use std::fmt::Write;

use crate::view::{SubdivisionView, colour};

pub(crate) fn text(view: &SubdivisionView) -> String {
    let mut out = String::new();
    let side = view.position.size;
    let letters: String = (0..side)
        .map(|x| format!("  {}", char::from(b'a' + x as u8)))
        .collect();
    let _ = writeln!(out, "   {letters}");
    for y in 0..side {
        let row: String = (0..side).map(|x| format!(" {}", cell(view, x, y))).collect();
        let number = side - y;
        let _ = writeln!(out, "{number:>2} {row}  {number}");
    }
    let _ = writeln!(out, "   {letters}\n");
    for (score, left) in view.scores.iter().zip(&view.left) {
        let marker = if view.to_act == Some(score.seat) { '>' } else { ' ' };
        let [ones, twos, threes] = left;
        let _ = writeln!(
            out,
            "{marker} {:<7} left: {ones} x 1-pip, {twos} x 2-pip, {threes} x 3-pip   {:>3} points",
            colour(score.seat),
            score.total
        );
    }
    let _ = write!(out, "\n{}.", view.prompt());
    out
}

/// What stands on a cell, in two characters.
fn cell(view: &SubdivisionView, x: usize, y: usize) -> String {
    if view.position.parks.contains(&[x, y]) {
        return "##".to_owned();
    }
    let piece = view
        .position
        .pieces
        .iter()
        .find(|piece| (piece.x, piece.y) == (x, y));
    match piece {
        Some(piece) => format!("{}{}", piece.initial(), piece.size),
        None => " .".to_owned(),
    }
}
