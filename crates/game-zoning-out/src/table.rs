//! The table as parts: the cities, the pyramid in hand, what is left, and the scoring rules with their targets.

use plat_engine::page::Line;
use plat_engine::{Column, Item, Parts, Row, RowKind, Shape, Sheet, Token, Tray, plural};

use crate::city_map::{self, pyramid};
use crate::notation::{ASIDE, piece_word, size_token};
use crate::piece::{Colour, Piece, Size};
use crate::scoring_rule::Targets;
use crate::view::{Phase, ZoningOutView};

/// A pyramid in a tray.
const CELL: f32 = 10.0;
/// The pyramid in hand is shown larger.
const IN_HAND: f32 = 20.0;
/// So many pyramids of a line are shown behind its front.
const NEXT: usize = 8;

pub(crate) fn parts(view: &ZoningOutView) -> Parts {
    let mut parts = Parts::new(view.prompt());
    for city in &view.cities {
        let title = city
            .seat
            .map_or_else(String::new, |seat| format!("The city of seat {seat}"));
        parts = parts.board(city_map::board(city).titled(title));
    }
    if view.cities.is_empty() {
        parts = parts.board(city_map::screen());
    }
    parts = parts.tray(hand(view));
    match &view.lines {
        Some(lines) => {
            for size in Size::ALL.into_iter().rev() {
                parts = parts.tray(line(view, size, &lines[size as usize]));
            }
        }
        None => parts = parts.tray(supply(view)),
    }
    parts.sheet(rules(view))
}

/// The pyramid in hand, or what has gone back.
fn hand(view: &ZoningOutView) -> Tray {
    let mut tray = Tray::new("hand", "In hand");
    if let Some(piece) = view.in_hand {
        let shape = pyramid(piece, IN_HAND / 2.0, IN_HAND / 2.0, IN_HAND);
        tray = tray.item(Item::new(
            "in-hand",
            piece.to_string(),
            (IN_HAND, IN_HAND),
            vec![shape],
        ));
    }
    if view.cities.iter().any(|city| city.aside) {
        let words = "set the pyramid aside, as it fits nowhere";
        tray = tray.item(Item::button(Token::new(ASIDE), "Set it aside", words));
    }
    let back: Vec<String> = view.refused.iter().map(ToString::to_string).collect();
    match back.is_empty() {
        true => tray,
        false => tray.noted(format!("went back: {}", back.join(", "))),
    }
}

/// What is left of every size and colour. A size can be touched when one is chosen, a pyramid when one is called.
fn supply(view: &ZoningOutView) -> Tray {
    let tray = Tray::new("supply", format!("{} left", plural(view.supply.len(), "pyramid")));
    if view.supply.is_empty() {
        return tray;
    }
    let sizes = Size::ALL.into_iter().rev();
    if !view.competitive {
        return tray.items(sizes.map(|size| of_size(view, size)));
    }
    let pieces = sizes.flat_map(|size| Colour::ALL.map(|colour| Piece { colour, size }));
    tray.items(pieces.map(|piece| {
        let count = view.supply.count(piece);
        let called = view.offered && view.phase == Phase::CallPiece && count > 0;
        let shape = pyramid(piece, CELL / 2.0, CELL / 2.0, CELL);
        Item::new(
            format!("left-{}", piece_word(piece)),
            piece.to_string(),
            (CELL, CELL),
            vec![shape],
        )
        .count(u32::from(count))
        .token_if(called, || Token::new(piece_word(piece)))
    }))
}

/// A size, with how many are left of each colour.
fn of_size(view: &ZoningOutView, size: Size) -> Item {
    let mut shapes = Vec::new();
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let (piece, x) = (Piece { colour, size }, (index as f32 + 0.5) * CELL);
        let count = view.supply.count(piece);
        let class = if count == 0 { "muted" } else { "body" };
        shapes.push(pyramid(piece, x, CELL / 2.0, CELL));
        shapes.push(Shape::text(class, x, CELL + 2.5, 4.0, count.to_string()));
    }
    let width = Colour::ALL.len() as f32 * CELL;
    Item::new(
        format!("size-{size}"),
        format!("{size} pyramids"),
        (width, CELL + 5.0),
        shapes,
    )
    .count(view.supply.of_size(size))
    .token_if(view.offered && view.choices.contains(&size), || size_token(size))
}

/// How many are left of each colour of a size, in characters.
pub(crate) fn size_lines(view: &ZoningOutView, item: &Item) -> Vec<Line> {
    let size = Size::ALL
        .into_iter()
        .find(|size| item.id == format!("size-{size}"));
    let Some(size) = size.filter(|_| view.lines.is_none()) else {
        return Vec::new();
    };
    let line = Colour::ALL.into_iter().fold(Line::from("  "), |line, colour| {
        let (livery, count) = (colour.livery(), view.supply.count(Piece { colour, size }));
        let class = if count == 0 { "muted" } else { "body" };
        line.put(livery.class(), format!(" {} ", livery.sign()))
            .put(class, format!("×{count:<3} "))
    });
    vec![line]
}

/// A line of APC, from its front, which can be touched when one is taken.
fn line(view: &ZoningOutView, size: Size, colours: &[Colour]) -> Tray {
    let tray = Tray::new(format!("line-{size}"), format!("The {size} line, from the front"));
    let open = view.offered && view.choices.contains(&size);
    let items = colours.iter().take(NEXT + 1).enumerate().map(|(index, &colour)| {
        let (piece, place) = (Piece { colour, size }, index + 1);
        let side = if index == 0 { 1.3 * CELL } else { 0.8 * CELL };
        let shape = pyramid(piece, side / 2.0, side / 2.0, side);
        let id = match index {
            0 => format!("size-{size}"),
            _ => format!("line-{size}-{place}"),
        };
        Item::new(
            id,
            format!("{piece}, number {place} of its line"),
            (side, side),
            vec![shape],
        )
        .token_if(open && index == 0, || size_token(size))
    });
    let more = colours.len().saturating_sub(NEXT + 1);
    let tray = tray.items(items);
    match more {
        0 => tray,
        more => tray.noted(format!("and {more} more")),
    }
}

/// What the scoring rules say and ask for.
fn rules(view: &ZoningOutView) -> Sheet {
    let columns = match view.target {
        Some(_) => vec![Column::Words("target".to_owned())],
        None => Vec::new(),
    };
    let figures = |points: i32| view.target.map(|_| Some(points)).into_iter().collect();
    let mut sheet = Sheet::new("rules", "Scoring rules", columns);
    for rule in &view.rules {
        let measured = match rule.target.published || view.target.is_none() {
            true => "",
            false => " *",
        };
        let label = format!("{}: {}{measured}", rule.name, rule.text);
        sheet = sheet.row(Row::new(label, RowKind::Line, figures(rule.target.points)));
    }
    if view.target.is_some() && view.raise > 0 {
        let raised = Row::new("The target is raised", RowKind::Line, figures(view.raise.into()));
        sheet = sheet.row(raised);
    }
    if let Some(target) = view.target {
        sheet = sheet.row(Row::new("Target", RowKind::Total, vec![Some(target)]));
    }
    match star(view) {
        Some(words) => sheet.row(Row::new(words, RowKind::Sum, figures_of_nothing(view))),
        None => sheet,
    }
}

fn figures_of_nothing(view: &ZoningOutView) -> Vec<Option<i32>> {
    view.target.map(|_| None).into_iter().collect()
}

/// What the star at a target means, if there is one.
fn star(view: &ZoningOutView) -> Option<&'static str> {
    let starred = view.target.is_some() && view.rules.iter().any(|rule| !rule.target.published);
    starred.then_some(match view.targets {
        Targets::Published => "* measured by Plat: the designer published no target for it",
        Targets::Measured => "* measured by Plat, and not the designer's target",
    })
}
