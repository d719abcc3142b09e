//! The table as lines of text: `R3` is a large red pyramid, `R3/B1` one with a small blue on top, `K` is black, and a
//! plus stands where the pyramid in hand may be placed (`R3+`: on top).

use std::fmt::Write;

use plat_engine::{SeatScore, plural};

use crate::panel::{basic_lines, gone_back, points, sheets, wrapped};
use crate::piece::{Colour, Piece, Size};
use crate::place::{Place, column_name, row_name};
use crate::scene::standing;
use crate::view::{CityView, Phase, ZoningOutView};

/// How wide the words about the rules become.
const WIDTH: usize = 96;
/// So many letters of a line in APC are shown.
const IN_A_LINE: usize = 30;

pub(crate) fn text(view: &ZoningOutView) -> String {
    let mut out = String::new();
    if view.cities.is_empty() {
        out.push_str("Everybody builds behind a screen until the game is over.\n\n");
    }
    for city in &view.cities {
        if let Some(seat) = city.seat {
            let _ = writeln!(out, "The city of seat {seat}\n");
        }
        write_city(&mut out, city);
        out.push('\n');
    }
    write_score(&mut out, view);
    write_supply(&mut out, view);
    if let Some(piece) = view.in_hand {
        let _ = writeln!(out, "In hand: {piece} ({})\n", piece.sign());
    }
    if let Some(words) = gone_back(view) {
        let _ = writeln!(out, "It fitted nowhere and {words}.\n");
    }
    if view.cities.iter().any(|city| city.aside) {
        out.push_str("It fits nowhere and is set aside.\n\n");
    }
    let _ = write!(out, "{}.", view.prompt());
    out
}

/// The city with a free space on every side, between the names of its rows and columns.
fn write_city(out: &mut String, city: &CityView) {
    let xs = || city.pieces.iter().map(|piece| piece.x);
    let ys = || city.pieces.iter().map(|piece| piece.y);
    let columns = xs().min().unwrap_or(0) - 1..=xs().max().unwrap_or(0) + 1;
    let rows = ys().min().unwrap_or(0) - 1..=ys().max().unwrap_or(0) + 1;
    let sign = |x, y| sign(city, Place::new(x, y));
    let signs = || rows.clone().flat_map(|y| columns.clone().map(move |x| (x, y)));
    let widest = signs().map(|(x, y)| sign(x, y).len()).max().unwrap_or(0);
    let width = widest.max(3) + 1;
    let names: String = columns
        .clone()
        .map(|x| format!("{:>width$}", column_name(x)))
        .collect();
    let _ = writeln!(out, "    {names}");
    for y in rows.clone() {
        let row: String = columns
            .clone()
            .map(|x| format!("{:>width$}", sign(x, y)))
            .collect();
        let name = row_name(y);
        let _ = writeln!(out, "{name:>4}{row}  {name}");
    }
    let _ = writeln!(out, "    {names}");
}

/// What stands on a space.
fn sign(city: &CityView, place: Place) -> String {
    let open = if city.spots.contains(&place) { "+" } else { "" };
    match standing(city, place).as_slice() {
        [] if open.is_empty() => ".".to_owned(),
        standing => {
            let signs: Vec<String> = standing.iter().map(|piece| piece.sign()).collect();
            format!("{}{open}", signs.join("/"))
        }
    }
}

/// The scoring sheet, and what its rules say.
fn write_score(out: &mut String, view: &ZoningOutView) {
    let sheets = sheets(view);
    if !sheets.is_empty() {
        write_sheets(out, view, &sheets);
    }
    for rule in &view.rules {
        let words = format!("{}: {}.", rule.name, rule.text);
        let _ = writeln!(out, "{}", wrapped(&words, WIDTH).join("\n    "));
    }
    if view.target.is_some() && view.rules.iter().any(|rule| !rule.target.published) {
        out.push_str("* measured by Plat: the designer published no target for it.\n");
    }
    if !view.rules.is_empty() {
        out.push('\n');
    }
}

/// A column for each score, and the targets.
fn write_sheets(out: &mut String, view: &ZoningOutView, sheets: &[&SeatScore]) {
    let mut row = |label: &str, figures: Vec<String>, last: String| {
        let figures: String = figures.iter().map(|figure| format!("{figure:>8}")).collect();
        let line = format!("{label:<34}{figures}{last:>8}");
        let _ = writeln!(out, "{}", line.trim_end());
    };
    let targets = view.target.is_some();
    let heads = sheets.iter().map(|sheet| match view.competitive {
        true => format!("seat {}", sheet.seat),
        false => "points".to_owned(),
    });
    let target = if targets { "target" } else { "" };
    row("", heads.collect(), target.to_owned());
    let basic = Colour::ZONES.into_iter().chain([Colour::Black]).enumerate();
    for (index, colour) in basic {
        let figures = sheets.iter().filter_map(|sheet| basic_lines(sheet).nth(index));
        let label = match colour {
            Colour::Black => "Black".to_owned(),
            colour => format!("{} ({colour})", colour.zone()),
        };
        row(
            &label,
            figures.map(|(_, points)| points.to_string()).collect(),
            String::new(),
        );
    }
    for rule in &view.rules {
        let figures = sheets.iter().map(|sheet| points(sheet, rule).to_string());
        let star = if rule.target.published { "" } else { "*" };
        let target = if targets {
            format!("{}{star}", rule.target.points)
        } else {
            String::new()
        };
        row(rule.name, figures.collect(), target);
    }
    let totals = sheets.iter().map(|sheet| sheet.total.to_string()).collect();
    let target = view.target.map_or_else(String::new, |target| target.to_string());
    row("Total", totals, target);
    out.push('\n');
}

/// What is left; in APC, in which order.
fn write_supply(out: &mut String, view: &ZoningOutView) {
    if let Some(lines) = view.lines.as_ref().filter(|_| view.phase != Phase::LayLines) {
        out.push_str("The lines, from the front:\n");
        for size in Size::ALL.into_iter().rev() {
            let line = &lines[size as usize];
            let shown: Vec<String> = line
                .iter()
                .take(IN_A_LINE)
                .map(|c| c.letter().to_string())
                .collect();
            let more = match line.len().saturating_sub(IN_A_LINE) {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            let line = format!("  {:<8} {}{more}", size.name(), shown.join(" "));
            let _ = writeln!(out, "{}", line.trim_end());
        }
        out.push('\n');
        return;
    }
    if view.supply.is_empty() {
        return;
    }
    let head: String = Colour::ALL.map(|colour| format!("{:>8}", colour.name())).concat();
    let _ = writeln!(out, "{:<10}{head}", "Left");
    for size in Size::ALL.into_iter().rev() {
        let count = |colour| format!("{:>8}", view.supply.count(Piece { colour, size }));
        let row = Colour::ALL.map(count).concat();
        let choice = if view.choices.contains(&size) { '>' } else { ' ' };
        let _ = writeln!(out, "{choice} {:<8}{row}", size.name());
    }
    let _ = writeln!(out, "{} in all\n", plural(view.supply.len(), "pyramid"));
}
