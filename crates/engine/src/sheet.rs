//! Sheets: what is counted at a table, as rows and columns of words and numbers.

use serde::Serialize;

use crate::score::SeatScore;
use crate::seat::Seat;
use crate::voice::Voice;

/// What is counted: rows of words and numbers, with a column a seat or a column a figure.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Sheet {
    /// A name that stays with it from one position to the next.
    pub id: String,
    /// What it is, in a word or two.
    pub title: String,
    /// What the columns are about, besides the first one, which has the words.
    pub columns: Vec<Column>,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// What a column of a sheet is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Column {
    /// A seat.
    Seat(Seat),
    /// Something that is counted.
    Words(String),
}

/// A row of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Row {
    /// What it is about.
    pub label: String,
    /// Whom it is about, if the rows are the seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Its figures, one a column; nothing where there is none.
    pub cells: Vec<Option<i32>>,
    /// What it is.
    pub is: RowKind,
    /// The shapes that earn it, by their ids.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

/// What a row of a sheet is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RowKind {
    /// A reason for points, or anything else that is counted.
    Line,
    /// A figure that is no reason for points: the sum of some lines, a target.
    Sum,
    /// The sum of all lines.
    Total,
}

impl Sheet {
    /// A sheet without rows.
    pub fn new(id: impl Into<String>, title: impl Into<String>, columns: Vec<Column>) -> Sheet {
        Sheet {
            id: id.into(),
            title: title.into(),
            columns,
            rows: Vec::new(),
        }
    }

    /// The sheet with one more row.
    pub fn row(mut self, row: Row) -> Sheet {
        self.rows.push(row);
        self
    }

    /// The points of everybody whose points may be known: a row a topic, a column a seat. What a seat has for one topic
    /// is added up.
    pub fn of_scores(scores: &[SeatScore], voice: &Voice) -> Sheet {
        let columns = scores.iter().map(|score| Column::Seat(score.seat)).collect();
        let mut sheet = Sheet::new("points", voice.word("sheet-points"), columns);
        for (place, score) in scores.iter().enumerate() {
            // Rows that only later seats have stand where these have them.
            let mut next = 0;
            let mut enter = |label: &str, is: RowKind, points: i32, marks: &[String]| {
                let same = |row: &Row| row.is == is && row.label == label;
                let at = sheet.rows.iter().position(same).unwrap_or_else(|| {
                    sheet
                        .rows
                        .insert(next, Row::new(label, is, vec![None; scores.len()]));
                    next
                });
                let row = &mut sheet.rows[at];
                row.cells[place] = Some(row.cells[place].unwrap_or(0) + points);
                row.marks.extend_from_slice(marks);
                next = next.max(at + 1);
            };
            for (index, line) in score.lines.iter().enumerate() {
                for sum in score.sums.iter().filter(|sum| sum.after == index) {
                    enter(&voice.say(&sum.label), RowKind::Sum, sum.points, &[]);
                }
                enter(&voice.say(line.topic()), RowKind::Line, line.points, &line.marks);
            }
            for sum in score.sums.iter().filter(|sum| sum.after >= score.lines.len()) {
                enter(&voice.say(&sum.label), RowKind::Sum, sum.points, &[]);
            }
        }
        let totals = scores.iter().map(|score| Some(score.total)).collect();
        sheet
            .rows
            .push(Row::new(voice.word("sheet-total"), RowKind::Total, totals));
        sheet
    }
}

impl Row {
    /// A row with its figures.
    pub fn new(label: impl Into<String>, is: RowKind, cells: Vec<Option<i32>>) -> Row {
        Row {
            label: label.into(),
            seat: None,
            cells,
            is,
            marks: Vec::new(),
        }
    }

    /// A row about a seat.
    pub fn of(mut self, seat: Seat) -> Row {
        self.seat = Some(seat);
        self
    }

    /// The row with the ids of the shapes that earn it.
    pub fn marked(mut self, marks: Vec<String>) -> Row {
        self.marks = marks;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::Score;
    use crate::words::{ENGINE_SHELF, ENGLISH};

    #[test]
    fn what_is_about_the_same_thing_stands_in_one_row() {
        let [ada, ben] = [Seat::ALL[0], Seat::ALL[1]];
        let mut first = Score::default();
        first.line("pips", 9);
        first.line("a group", -1);
        first.line("a group", -1);
        let mut second = Score::default();
        second.line("pips", 7);
        second.line("a park", 2);
        second.line("a group", -1);
        second.sum("target", 12);
        let sheet = Sheet::of_scores(
            &[first.of(ada), second.of(ben)],
            &Voice::of(ENGINE_SHELF.book(ENGLISH)),
        );
        let rows: Vec<_> = sheet
            .rows
            .iter()
            .map(|row| (row.label.as_str(), row.cells.as_slice()))
            .collect();
        assert_eq!(
            rows,
            [
                ("pips", &[Some(9), Some(7)][..]),
                ("a park", &[None, Some(2)]),
                ("a group", &[Some(-2), Some(-1)]),
                ("target", &[None, Some(12)]),
                ("Total", &[Some(7), Some(8)]),
            ]
        );
    }
}
