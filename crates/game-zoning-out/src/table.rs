//! The table as parts: the cities, the pyramid in hand, what is left, and the scoring rules with their targets.

use plat_engine::page::Line;
use plat_engine::{Column, Item, Parts, Row, RowKind, Sentence, Shape, Sheet, Token, Tray, Voice};

use crate::city_map::{self, pyramid};
use crate::notation::{ASIDE, piece_word, size_token};
use crate::piece::{Colour, Piece, Size};
use crate::scoring_rule::Targets;
use crate::view::{Phase, ZoningOutView};
use crate::words::{self, counted, in_hand_id, left_id};

/// A pyramid in a tray.
const CELL: f32 = 10.0;
/// The pyramid in hand is shown larger.
const IN_HAND: f32 = 20.0;
/// So many pyramids of a line are shown behind its front.
const NEXT: usize = 8;

pub(crate) fn parts(view: &ZoningOutView, voice: &Voice) -> Parts {
    let mut parts = Parts::new(voice.said(&view.prompt()));
    if let Some(deed) = deed(view) {
        parts = parts.deed(voice.word(deed));
    }
    for city in &view.cities {
        let board = city_map::board(city, voice);
        parts = parts.board(match city.seat {
            Some(seat) => board.titled(voice.say(&Sentence::new("board-of").with("who", seat))),
            None => board,
        });
    }
    if view.cities.is_empty() {
        parts = parts.board(city_map::screen(voice));
    }
    parts = parts.tray(hand(view, voice));
    match &view.lines {
        Some(lines) => {
            for size in Size::ALL.into_iter().rev() {
                parts = parts.tray(line(view, size, &lines[size as usize], voice));
            }
        }
        None => parts = parts.tray(supply(view, voice)),
    }
    parts.sheet(rules(view, voice))
}

/// The message on the button that does what has been chosen.
fn deed(view: &ZoningOutView) -> Option<&'static str> {
    match view.phase {
        Phase::ChooseSize if view.lines.is_some() => Some("deed-take"),
        Phase::ChooseSize => Some("deed-size"),
        Phase::CallPiece => Some("deed-call"),
        Phase::Place => Some("deed-place"),
        Phase::DrawRules | Phase::LayLines | Phase::DrawPiece | Phase::Uncover | Phase::Over => None,
    }
}

/// The pyramid in hand, or what has gone back.
fn hand(view: &ZoningOutView, voice: &Voice) -> Tray {
    let mut tray = Tray::new("hand", voice.word("tray-hand"));
    if let Some(piece) = view.in_hand {
        let shape = pyramid(piece, IN_HAND / 2.0, IN_HAND / 2.0, IN_HAND);
        tray = tray.item(Item::new(
            in_hand_id(piece),
            voice.say(&piece.sentence()),
            (IN_HAND, IN_HAND),
            vec![shape],
        ));
    }
    if view.cities.iter().any(|city| city.aside) {
        let (words, order) = (voice.word("button-aside"), voice.word("set-aside"));
        tray = tray.item(Item::button(Token::new(ASIDE), words, order));
    }
    match view.refused.is_empty() {
        true => tray,
        false => {
            let back = words::pieces(view.refused.iter().copied());
            tray.noted(voice.say(&Sentence::new("went-back").with("pieces", back)))
        }
    }
}

/// What is left of every size and colour. A size can be touched when one is chosen, a pyramid when one is called.
fn supply(view: &ZoningOutView, voice: &Voice) -> Tray {
    let title = counted("tray-left", view.supply.len());
    let tray = Tray::new("supply", voice.say(&title));
    if view.supply.is_empty() {
        return tray;
    }
    let sizes = Size::ALL.into_iter().rev();
    if !view.competitive {
        return tray.items(sizes.map(|size| of_size(view, size, voice)));
    }
    let pieces = sizes.flat_map(|size| Colour::ALL.map(|colour| Piece { colour, size }));
    tray.items(pieces.map(|piece| {
        let count = view.supply.count(piece);
        let called = view.offered && view.phase == Phase::CallPiece && count > 0;
        let shape = pyramid(piece, CELL / 2.0, CELL / 2.0, CELL);
        Item::new(
            left_id(piece),
            voice.say(&piece.sentence()),
            (CELL, CELL),
            vec![shape],
        )
        .count(u32::from(count))
        .token_if(called, || Token::new(piece_word(piece)))
    }))
}

/// A size, with how many are left of each colour.
fn of_size(view: &ZoningOutView, size: Size, voice: &Voice) -> Item {
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
        voice.say(&size.pyramids()),
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
fn line(view: &ZoningOutView, size: Size, colours: &[Colour], voice: &Voice) -> Tray {
    let title = Sentence::new("tray-line").with("pyramids", size.pyramids());
    let tray = Tray::new(format!("line-{size}"), voice.say(&title));
    let open = view.offered && view.choices.contains(&size);
    let items = colours.iter().take(NEXT + 1).enumerate().map(|(index, &colour)| {
        let (piece, place) = (Piece { colour, size }, index + 1);
        let side = if index == 0 { 1.3 * CELL } else { 0.8 * CELL };
        let shape = pyramid(piece, side / 2.0, side / 2.0, side);
        let id = match index {
            0 => format!("size-{size}"),
            _ => format!("line-{size}-{place}"),
        };
        let label = Sentence::new("line-place")
            .with("piece", piece.sentence())
            .with("place", place);
        Item::new(id, voice.say(&label), (side, side), vec![shape])
            .token_if(open && index == 0, || size_token(size))
    });
    let more = colours.len().saturating_sub(NEXT + 1);
    let tray = tray.items(items);
    match more {
        0 => tray,
        more => tray.noted(voice.say(&counted("line-more", more))),
    }
}

/// What the scoring rules say and ask for.
fn rules(view: &ZoningOutView, voice: &Voice) -> Sheet {
    let columns = match view.target {
        Some(_) => vec![Column::Words(voice.word("header-target"))],
        None => Vec::new(),
    };
    let figures = |points: i32| view.target.map(|_| Some(points)).into_iter().collect();
    let mut sheet = Sheet::new("rules", voice.word("sheet-rules"), columns);
    for rule in &view.rules {
        let label = Sentence::new(match rule.target.published || view.target.is_none() {
            true => "rule-in-play",
            false => "rule-in-play-measured",
        })
        .with("rule", rule.rule.sentence())
        .with("scores", rule.rule.scores());
        let figures = figures(rule.target.points);
        sheet = sheet.row(Row::new(voice.say(&label), RowKind::Line, figures));
    }
    if view.target.is_some() && view.raise > 0 {
        let raised = voice.word("target-raised");
        sheet = sheet.row(Row::new(raised, RowKind::Line, figures(view.raise.into())));
    }
    if let Some(target) = view.target {
        sheet = sheet.row(Row::new(voice.word("target"), RowKind::Total, vec![Some(target)]));
    }
    match star(view) {
        Some(star) => sheet.row(Row::new(voice.word(star), RowKind::Sum, figures_of_nothing(view))),
        None => sheet,
    }
}

fn figures_of_nothing(view: &ZoningOutView) -> Vec<Option<i32>> {
    view.target.map(|_| None).into_iter().collect()
}

/// The message of what the star at a target means, if there is one.
fn star(view: &ZoningOutView) -> Option<&'static str> {
    let starred = view.target.is_some() && view.rules.iter().any(|rule| !rule.target.published);
    starred.then_some(match view.targets {
        Targets::Published => "star-published",
        Targets::Measured => "star-measured",
    })
}
