//! What lies around the town: the score sheets and the pile beside it, hands and face-up tiles below.

use plat_engine::{Anchor, Shape, Token, pieces};

use crate::art;
use crate::notation::{DECLINE, DRAW, KEEP, can_be_turned, face_token, tile_token};
use crate::scene::{CELL, MARGIN, spoken};
use crate::state::Declining;
use crate::text::title;
use crate::tile::{Tile, Zone};
use crate::tiles::Tiles;
use crate::town::Laid;
use crate::view::{Phase, PuzzleTownView, tiles as so_many};

pub(crate) const WIDTH: f32 = 88.0;
const HEADING: f32 = 28.0;
const ROW: f32 = 9.0;
const LEGEND: f32 = 13.0;
/// A tile in hand and the room to the next one.
const STEP: f32 = 13.0;
/// A row of tiles with the faces they can show below them.
const TURNED_ROW: f32 = 25.0;
const PLAIN_ROW: f32 = 14.0;
const TITLE: f32 = 9.0;
/// Where kept tiles begin, beside their title.
const KEPT: f32 = 42.0;

/// The columns of the score sheet: what is counted, and where it stands.
const COLUMNS: [(&str, f32); 7] = [
    ("hand", 25.0),
    ("single", 33.5),
    ("double", 42.0),
    ("triple", 50.5),
    ("quad", 58.0),
    ("viol.", 65.0),
    ("stop.", 72.0),
];

pub(crate) fn height(view: &PuzzleTownView) -> f32 {
    let rows = if view.puzzle { 4 } else { view.scores.len() };
    HEADING + ROW * rows as f32 + LEGEND
}

pub(crate) fn panel(view: &PuzzleTownView, left: f32, height: f32) -> Vec<Shape> {
    let frame = Shape::rect("panel", left, MARGIN, WIDTH, height).rounded(1.5);
    let mut shapes = vec![
        frame.id("panel"),
        start("heading", left + 4.0, MARGIN + 6.5, 4.6, view.prompt()),
        start("muted", left + 4.0, MARGIN + 13.0, 3.2, view.surroundings()),
    ];
    shapes.extend(pile(view, left + WIDTH - 12.0, MARGIN + 3.0));
    let top = MARGIN + HEADING;
    shapes.extend(match view.puzzle {
        true => penalty(view, left, top),
        false => sheets(view, left, top),
    });
    shapes.extend(legend(left, MARGIN + height - LEGEND));
    shapes
}

/// The tiles that are face down.
fn pile(view: &PuzzleTownView, x: f32, y: f32) -> Option<Shape> {
    let shown = view.pile.min(3);
    let shapes: Vec<Shape> = (0..shown)
        .map(|index| {
            let shift = (shown - 1 - index) as f32 * 0.7;
            art::back(x + shift, y + shift, 7.0, view.pile)
        })
        .collect();
    let label = format!("{} face down", so_many(view.pile));
    (shown > 0).then(|| Shape::group("", shapes).id("pile").label(label))
}

/// The contractors' score sheets, a row each.
fn sheets(view: &PuzzleTownView, left: f32, top: f32) -> Vec<Shape> {
    let right = left + WIDTH - 4.0;
    let mut shapes: Vec<Shape> = COLUMNS
        .iter()
        .map(|&(name, x)| Shape::text("muted", left + x, top - 3.5, 2.6, name))
        .collect();
    shapes.push(Shape::text("muted", right, top - 3.5, 2.6, "points").anchored(Anchor::End));
    for (index, (score, sheet)) in view.scores.iter().zip(&view.sheets).enumerate() {
        let top = top + index as f32 * ROW;
        let middle = top + ROW / 2.0;
        let to_act = view.to_act == Some(score.seat);
        let class = if to_act { "strong" } else { "body" };
        shapes.push(Shape::straight("rule", (left + 4.0, top), (right, top)));
        if to_act {
            shapes.push(pieces::to_move(left + 4.6, middle, 2.8).id("to-move"));
        }
        shapes.push(start(
            class,
            left + 7.0,
            middle,
            3.5,
            format!("Player {}", score.seat),
        ));
        let hand = view.hands[index].count;
        let x = left + COLUMNS[0].1;
        let back = art::back(x - 2.8, middle - 2.8, 5.6, hand);
        let label = format!("Player {} holds {}", score.seat, so_many(hand));
        shapes.push(back.id(format!("hand-{}", score.seat)).label(label));
        let [single, double, triple, quad] = sheet.blocks;
        let counts = [single, double, triple, quad, sheet.violations, sheet.stoppages];
        for (&(_, x), count) in COLUMNS[1..].iter().zip(counts) {
            let class = if count == 0 { "muted" } else { "body" };
            shapes.push(Shape::text(class, left + x, middle, 3.2, count.to_string()));
        }
        let total = Shape::text("strong", right, middle, 3.8, score.total.to_string());
        shapes.push(total.anchored(Anchor::End).id(format!("points-{}", score.seat)));
    }
    shapes
}

/// The penalty of the puzzle as things stand, line by line.
fn penalty(view: &PuzzleTownView, left: f32, top: f32) -> Vec<Shape> {
    let right = left + WIDTH - 4.0;
    let line = |index: usize, class, label: String, points: i32| {
        let top = top + index as f32 * ROW;
        let number = Shape::text(class, right, top + ROW / 2.0, 3.5, points.to_string());
        [
            Shape::straight("rule", (left + 4.0, top), (right, top)),
            start(class, left + 4.0, top + ROW / 2.0, 3.5, label),
            number.anchored(Anchor::End),
        ]
    };
    let mut shapes = Vec::new();
    for score in &view.scores {
        for (index, of) in score.lines.iter().enumerate() {
            shapes.extend(line(index, "body", of.label.clone(), of.points));
        }
        let verdict = view
            .verdict
            .map_or_else(String::new, |verdict| format!(": {}", verdict.words()));
        shapes.extend(line(
            score.lines.len(),
            "strong",
            format!("Points{verdict}"),
            score.total,
        ));
    }
    shapes
}

/// What the three zones look like and are called.
fn legend(left: f32, top: f32) -> Vec<Shape> {
    let mut shapes = vec![Shape::straight(
        "rule",
        (left + 4.0, top),
        (left + WIDTH - 4.0, top),
    )];
    let middle = top + LEGEND / 2.0;
    for (index, zone) in Zone::ALL.into_iter().enumerate() {
        let x = left + 4.0 + index as f32 * 28.0;
        shapes.push(Shape::rect(art::ground(zone), x, middle - 2.5, 5.0, 5.0).rounded(0.6));
        shapes.push(art::building(zone, x + 2.5, middle, 2.6));
        let words = format!("{} {}", zone.initial(), zone.use_name());
        shapes.push(start("body", x + 6.5, middle, 3.0, words));
    }
    shapes
}

/// The tiles of a seat that the observer sees, and how high the strip is. The seat that may act can touch a tile, or
/// at once the face that it is to show.
pub(crate) fn hand(
    view: &PuzzleTownView,
    index: usize,
    tiles: Tiles,
    top: f32,
    width: f32,
) -> (Vec<Shape>, f32) {
    let over = view.phase == Phase::Over;
    let words = format!("{}: {}", title(view, index), so_many(tiles.len()));
    // What is kept is only looked at, and stands beside its title; what can be laid needs more room, below it.
    let (left, title_height, row_height) = match over {
        true => (MARGIN + KEPT, 0.0, PLAIN_ROW),
        false => (MARGIN, TITLE, TURNED_ROW),
    };
    let words_at = if over { CELL / 2.0 } else { 2.5 };
    let mut shapes = vec![start("strong", MARGIN, top + words_at, 3.6, words)];
    let active = view.may_act() && view.to_act.is_some_and(|seat| seat.index() == index);
    let right = width - MARGIN / 2.0;
    if active {
        shapes.extend(view.declining.map(|declining| decline(declining, right, top)));
    }
    if view.may_refill() && view.to_act.is_some_and(|seat| seat.index() == index) {
        shapes.extend(refill(right, top));
    }
    let in_a_row = ((width - MARGIN / 2.0 - left) / STEP).floor().max(1.0) as usize;
    for (place, tile) in tiles.kinds().enumerate() {
        let x = left + (place % in_a_row) as f32 * STEP;
        let y = top + title_height + (place / in_a_row) as f32 * row_height;
        shapes.push(held(index, tile, tiles.count(tile), (x, y), active));
        if let Tile::Basic(kind) = tile
            && can_be_turned(kind.face())
            && !over
        {
            shapes.extend(turned(index, kind, (x, y + CELL + 1.2), active));
        }
    }
    let rows = tiles.kinds().count().div_ceil(in_a_row);
    (shapes, title_height + rows as f32 * row_height)
}

/// A tile in hand, with its number where there are two.
fn held(index: usize, tile: Tile, count: usize, (x, y): (f32, f32), active: bool) -> Shape {
    let laid = match tile {
        Tile::Basic(kind) => Laid::Basic(kind.face()),
        Tile::Park => Laid::Park,
    };
    let mut shapes = vec![art::tile(laid, x, y, CELL, false)];
    if count > 1 {
        shapes.push(Shape::circle("tile-back", x + CELL - 0.6, y + 0.6, 1.9));
        shapes.push(Shape::text(
            "tile-count",
            x + CELL - 0.6,
            y + 0.6,
            2.6,
            format!("×{count}"),
        ));
    }
    let label = match tile {
        Tile::Basic(kind) => format!("{tile}: {}", spoken(kind.face().zones())),
        Tile::Park => "the Town Park, which matches everything".to_owned(),
    };
    let held = Shape::group("", shapes)
        .id(format!("held-{}-{tile}", index + 1))
        .label(label);
    if active {
        held.token(tile_token(tile))
    } else {
        held
    }
}

/// The faces that a tile can show, two by two.
fn turned(index: usize, kind: crate::tile::Kind, (x, y): (f32, f32), active: bool) -> Vec<Shape> {
    let side = 4.7;
    let step = CELL - side;
    let turned = kind.faces().enumerate().map(|(place, face)| {
        let (column, row) = (place % 2, place / 2);
        let at = (x + column as f32 * step, y + row as f32 * step);
        let tile = Shape::group("", vec![art::tile(Laid::Basic(face), at.0, at.1, side, false)])
            .id(format!("turned-{}-{face}", index + 1))
            .label(format!("{kind} turned to {face}: {}", spoken(face.zones())));
        if active {
            tile.token(face_token(face))
        } else {
            tile
        }
    });
    turned.collect()
}

/// The button to lay nothing, whose right edge is at `right`.
fn decline(declining: Declining, right: f32, top: f32) -> Shape {
    let words = match declining {
        Declining::Stoppage => "Decline: a Stoppage, −3",
        Declining::LateStoppage => "Pass: a Stoppage, −3",
        Declining::Pass => "Pass",
    };
    button(DECLINE, words, right, top, 46.0)
}

/// The buttons to draw another tile or not, the right edge of the second at `right`.
fn refill(right: f32, top: f32) -> [Shape; 2] {
    let (width, gap) = (38.0, 3.0);
    [
        button(DRAW, "Draw another tile", right - width - gap, top, width),
        button(KEEP, "Keep the hand", right, top, width),
    ]
}

fn button(token: &str, words: &str, right: f32, top: f32, width: f32) -> Shape {
    let plate = Shape::rect("cell", right - width, top - 1.0, width, 7.0).rounded(1.0);
    let word = Shape::text("strong", right - width / 2.0, top + 2.5, 3.4, words);
    Shape::group("", vec![plate, word])
        .id(format!("button-{token}"))
        .token(Token::new(token))
        .label(words)
}

fn start(class: &'static str, x: f32, y: f32, size: f32, words: String) -> Shape {
    Shape::text(class, x, y, size, words).anchored(Anchor::Start)
}
