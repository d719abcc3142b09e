//! The table as text. A pyramid is the emblem of its colour over its pips; of two on one space the upper one has the
//! upper line. A plus stands where the pyramid in hand may be placed.

use plat_engine::page::{self, Line, PYRAMID_WIDTH, Page, Part, Role};
use plat_engine::{SeatScore, Token, plural};

use crate::city::Built;
use crate::notation::{piece_word, size_token};
use crate::panel::{basic_lines, gone_back, points, raised, sheets, star, wrapped};
use crate::piece::{Colour, Piece, Size};
use crate::place::{Place, column_name, row_name};
use crate::scene::standing;
use crate::view::{CityView, Phase, ZoningOutView};

/// How wide the words about the rules become.
const WIDTH: usize = 60;
/// So many letters of a line in APC are shown.
const IN_A_LINE: usize = 24;

pub(crate) fn page(view: &ZoningOutView) -> Page {
    let mut parts: Vec<Part> = view.cities.iter().map(city).collect();
    let mut say = |words: &str| parts.push(Part::beside("", vec![Line::from(words)]));
    if view.cities.is_empty() {
        say("Everybody builds behind a screen until the game is over.");
    }
    if let Some(piece) = view.in_hand {
        let shown = piece_shown(piece);
        let line = Line::from("In hand: ")
            .join(shown)
            .put("strong", format!(" {piece}"));
        parts.push(Part::beside("", vec![line]));
    } else if let Some(words) = gone_back(view) {
        say(&format!("It fitted nowhere and {words}."));
    }
    if view.cities.iter().any(|city| city.aside) {
        parts.push(Part::beside(
            "",
            vec![Line::from("It fits nowhere and is set aside.")],
        ));
    }
    parts.extend(supply(view));
    parts.extend(score(view));
    parts.extend(rules(view));
    Page {
        prompt: view.prompt(),
        parts,
    }
}

/// A city by itself, with coordinates from its north-west corner.
pub(crate) fn position(built: &[Built]) -> Page {
    let shown = CityView::of(built);
    let numbers = |last: i8| (0..=last).map(|number| number.to_string()).collect::<Vec<_>>();
    let xs = shown.pieces.iter().map(|piece| piece.x).max().unwrap_or(0);
    let ys = shown.pieces.iter().map(|piece| piece.y).max().unwrap_or(0);
    let lines = page::cells(&numbers(xs), &numbers(ys), "coordinate", |x, y| {
        space(&shown, Place::new(x as i8, y as i8))
    });
    Page {
        prompt: "A city".to_owned(),
        parts: vec![Part::board("", lines)],
    }
}

/// A pyramid in a line.
fn piece_shown(piece: Piece) -> Line {
    let livery = piece.colour.livery();
    let pips = page::pips(piece.size.pips() as u8).replace(' ', "");
    Line::new().put(livery.class(), format!(" {} {pips:<3} ", livery.sign()))
}

/// The city with a free space on every side, between the names of its rows and columns.
fn city(city: &CityView) -> Part {
    let xs = || city.pieces.iter().map(|piece| piece.x);
    let ys = || city.pieces.iter().map(|piece| piece.y);
    let columns: Vec<i8> = (xs().min().unwrap_or(0) - 1..=xs().max().unwrap_or(0) + 1).collect();
    let rows: Vec<i8> = (ys().min().unwrap_or(0) - 1..=ys().max().unwrap_or(0) + 1).collect();
    let column_names: Vec<String> = columns.iter().map(|&x| column_name(x)).collect();
    let row_names: Vec<String> = rows.iter().map(|&y| row_name(y)).collect();
    let lines = page::cells(&column_names, &row_names, "coordinate", |x, y| {
        space(city, Place::new(columns[x], rows[y]))
    });
    let title = city
        .seat
        .map_or_else(String::new, |seat| format!("The city of seat {seat}"));
    Part::board(title, lines)
}

/// What stands on a space.
fn space(city: &CityView, place: Place) -> Vec<Line> {
    let open = city.spots.contains(&place);
    let lines = match standing(city, place).as_slice() {
        [] if open => page::free_cell("cell", '+'),
        [] => page::free_cell("board", '·'),
        [one] => page::pyramid(one.colour.livery(), one.size.pips() as u8),
        [lower, .., upper] => [upper, lower]
            .map(|piece| {
                let livery = piece.colour.livery();
                let pips = page::pips(piece.size.pips() as u8).replace(' ', "");
                let words = format!("{} {pips}", livery.sign());
                Line::new().put(livery.class(), format!("{words:<PYRAMID_WIDTH$}"))
            })
            .to_vec(),
    };
    match open {
        true => {
            let token = Token::new(place.to_string());
            lines.into_iter().map(|line| line.with_token(&token)).collect()
        }
        false => lines,
    }
}

/// The scoring sheet: a column for each score, and the targets.
fn score(view: &ZoningOutView) -> Option<Part> {
    let sheets = sheets(view);
    if sheets.is_empty() {
        return None;
    }
    Some(Part {
        title: "Score".to_owned(),
        role: Role::Score,
        lines: sheet_lines(view, &sheets),
    })
}

fn sheet_lines(view: &ZoningOutView, sheets: &[&SeatScore]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut row = |class: &'static str, label: Line, figures: Vec<String>, last: String| {
        let figures: String = figures.iter().map(|figure| format!("{figure:>8}")).collect();
        lines.push(
            label
                .padded(30)
                .put(class, figures)
                .put("muted", format!("{last:>8}")),
        );
    };
    let targets = view.target.is_some();
    let heads = sheets.iter().map(|sheet| match view.competitive {
        true => format!("seat {}", sheet.seat),
        false => "points".to_owned(),
    });
    let target = if targets { "target" } else { "" };
    row("muted", Line::new(), heads.collect(), target.to_owned());
    let basic = Colour::ZONES.into_iter().chain([Colour::Black]).enumerate();
    for (index, colour) in basic {
        let figures = sheets.iter().filter_map(|sheet| basic_lines(sheet).nth(index));
        let words = match colour {
            Colour::Black => " Black".to_owned(),
            colour => format!(" {} ({colour})", colour.zone()),
        };
        let label = Line::new()
            .put(colour.livery().class(), format!(" {} ", colour.livery().sign()))
            .put("body", words);
        let figures = figures.map(|(_, points)| points.to_string()).collect();
        row("body", label, figures, String::new());
    }
    for rule in &view.rules {
        let figures = sheets.iter().map(|sheet| points(sheet, rule).to_string());
        let star = if rule.target.published { "" } else { "*" };
        let target = if targets {
            format!("{}{star}", rule.target.points)
        } else {
            String::new()
        };
        row("body", Line::from(rule.name), figures.collect(), target);
    }
    if let Some(words) = raised(view) {
        let nothing = vec![String::new(); sheets.len()];
        row("body", Line::from(words), nothing, format!("+{}", view.raise));
    }
    let totals = sheets.iter().map(|sheet| sheet.total.to_string()).collect();
    let target = view.target.map_or_else(String::new, |target| target.to_string());
    row("strong", Line::new().put("strong", "Total"), totals, target);
    lines
}

/// What the scoring rules say.
fn rules(view: &ZoningOutView) -> Option<Part> {
    if view.rules.is_empty() {
        return None;
    }
    let mut lines = Vec::new();
    for rule in &view.rules {
        let words = format!("{}: {}.", rule.name, rule.text);
        for (index, words) in wrapped(&words, WIDTH - 4).into_iter().enumerate() {
            let indent = if index == 0 { "" } else { "    " };
            lines.push(Line::from(format!("{indent}{words}")));
        }
    }
    if let Some(words) = star(view) {
        lines.push(Line::new().put("muted", format!("{words}.")));
    }
    Some(Part::beside("Scoring rules", lines))
}

/// What is left; in APC, in which order.
fn supply(view: &ZoningOutView) -> Option<Part> {
    if let Some(lines) = view.lines.as_ref().filter(|_| view.phase != Phase::LayLines) {
        let line = |size: Size| line_of(view, size, &lines[size as usize]);
        let lines = Size::ALL.into_iter().rev().map(line).collect();
        return Some(Part::beside("The lines, from the front", lines));
    }
    if view.supply.is_empty() {
        return None;
    }
    let mut lines = Vec::new();
    for size in Size::ALL.into_iter().rev() {
        let mut line = size_name(view, size);
        for colour in Colour::ALL {
            let (piece, livery) = (Piece { colour, size }, colour.livery());
            let count = view.supply.count(piece);
            let token = Token::new(piece_word(piece));
            line = line
                .touch(livery.class(), format!(" {} ", livery.sign()), token.clone())
                .touch(
                    if count == 0 { "muted" } else { "body" },
                    format!("×{count:<3} "),
                    token,
                );
        }
        lines.push(line);
    }
    let title = format!("{} left", plural(view.supply.len(), "pyramid"));
    Some(Part::beside(title, lines))
}

/// A line of APC.
fn line_of(view: &ZoningOutView, size: Size, colours: &[Colour]) -> Line {
    let mut line = size_name(view, size);
    for colour in colours.iter().take(IN_A_LINE) {
        let livery = colour.livery();
        line = line.put(livery.class(), livery.sign()).put("body", " ");
    }
    match colours.len().saturating_sub(IN_A_LINE) {
        0 => line,
        more => line.put("muted", format!("and {more} more")),
    }
}

/// A size with its pips, which can be chosen.
fn size_name(view: &ZoningOutView, size: Size) -> Line {
    let choice = view.choices.contains(&size);
    let class = if choice { "strong" } else { "body" };
    let pips = page::pips(size.pips() as u8).replace(' ', "");
    Line::new()
        .put("to-move", if choice { "> " } else { "  " })
        .touch(class, format!("{:<7}{pips:<3}", size.name()), size_token(size))
        .put("body", "  ")
}
