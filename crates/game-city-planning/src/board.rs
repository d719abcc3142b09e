//! The board: as shapes, and in characters.

use plat_engine::page::{self, Line};
use plat_engine::{Arg, Board, Sentence, Shape, Token, Voice};
use plat_grid::{Point, Points};

use crate::art::{self, COIN, STONE, TILE};
use crate::parts::Stone;
use crate::view::{CityPlanningView, Preview, Stage, ZoneSeen};
use crate::words::{ground, list, signed};

/// The distance between two points of the board.
const STEP: f32 = 10.0;
/// Room for the coordinates around the board.
const MARGIN: f32 = 8.0;

/// The board with what lies on it, and with the points that whoever looks may touch.
pub(crate) fn board(view: &CityPlanningView, voice: &Voice) -> Board {
    let side = view.board as f32 * STEP + 2.0 * MARGIN;
    let mut shapes = bare_board(view.board);
    shapes.extend(view.zones.iter().map(|zone| zone_on_board(view, zone, voice)));
    if let Some(preview) = &view.preview {
        shapes.push(wash(preview));
    }
    shapes.extend(points(view, voice));
    if let Some(preview) = &view.preview {
        shapes.push(planned(view, preview, side, voice));
    }
    Board::new("board", (side, side), shapes)
}

/// Where a point lies on the board.
fn centre(point: Point) -> (f32, f32) {
    let place = |at: usize| MARGIN + (at as f32 + 0.5) * STEP;
    (place(point.x()), place(point.y()))
}

/// The empty board with its lines, stars and coordinates.
fn bare_board(side: usize) -> Vec<Shape> {
    let (near, far) = (MARGIN + STEP / 2.0, MARGIN + side as f32 * STEP - STEP / 2.0);
    let frame = |class, beyond: f32| {
        let length = far - near + 2.0 * beyond;
        Shape::rect(class, near - beyond, near - beyond, length, length)
    };
    let mut shapes = vec![
        frame("sheet", 6.2).id("board"),
        frame("neat-line", 6.2),
        frame("neat-line", 5.2),
    ];
    for index in 0..side {
        let at = near + index as f32 * STEP;
        shapes.push(Shape::straight("grid-line", (near, at), (far, at)));
        shapes.push(Shape::straight("grid-line", (at, near), (at, far)));
        let letter = char::from(b'a' + index as u8).to_string();
        let number = (side - index).to_string();
        for edge in [near - 9.5, far + 9.5] {
            shapes.push(Shape::text("coordinate", at, edge, 2.6, &letter));
            shapes.push(Shape::text("coordinate", edge, at, 2.6, &number));
        }
    }
    let inset = if side < 13 { 2 } else { 3 };
    let stars = [inset, side / 2, side - 1 - inset].map(|index| near + index as f32 * STEP);
    for y in stars {
        shapes.extend(stars.map(|x| Shape::circle("star", x, y, 0.9)));
    }
    shapes
}

fn zone_on_board(view: &CityPlanningView, zone: &ZoneSeen, voice: &Voice) -> Shape {
    let (x, y) = centre(zone.at.point);
    let label = match zone.developments.is_empty() {
        true => Sentence::new("zone-bare"),
        false => {
            let values = zone.developments.iter().map(|coin| coin.value());
            Sentence::new("zone-built").with("values", list(values))
        }
    }
    .with("zone", zone.tile)
    .with("cell", Arg::cell(zone.at))
    .with("used", zone.used)
    .with("value", zone.tile.value());
    let shape = art::tile(zone.tile, zone.used, &zone.developments, x, y)
        .id(format!("zone-{}", zone.tile))
        .label(voice.say(&label));
    match view.may_act() && matches!(view.stage, Stage::Build | Stage::Order) {
        true => shape.token(Token::new(zone.tile.to_string())),
        false => shape,
    }
}

/// What lies on the points, and the free ones that can be touched. A Zone may go anywhere, so that while something is
/// built the points under a Zone can be touched too; they leave room to touch the Zone itself.
fn points(view: &CityPlanningView, voice: &Voice) -> Vec<Shape> {
    let building = view.may_act() && view.stage == Stage::Build;
    let offered = building || view.may_act() && view.stage.places_stones();
    let mut shapes = Vec::new();
    for point in Points::square(view.board) {
        let (x, y) = centre(point);
        let name = point.name(view.board).to_string();
        let lot = view.developments.iter().find(|lot| lot.at.point == point);
        let label = |message| Sentence::new(message).with("cell", Arg::cell(&name));
        let free = |radius| Shape::circle("point", x, y, radius).id(format!("point-{name}"));
        let shape = match (view.zone_over(point), lot, view.stones.at(point)) {
            (Some(zone), _, _) if building => {
                free(2.2).label(voice.say(&label("point-under").with("zone", zone.tile)))
            }
            (Some(_), _, _) => continue,
            (_, Some(lot), _) => art::coin(lot.coin, x, y, COIN)
                .id(format!("development-{name}"))
                .label(voice.say(&label("lot").with("development", lot.coin))),
            (_, _, Some(stone)) => art::stone(stone, x, y, STONE)
                .id(format!("stone-{name}"))
                .label(voice.say(&label("stone-on").with("stone", Sentence::new(stone.item_message())))),
            _ if offered => free(STONE).label(voice.say(&label("point-empty"))),
            _ => continue,
        };
        shapes.push(match offered {
            true => shape.token(Token::new(name)),
            false => shape,
        });
    }
    shapes
}

/// The colour of a planned Zone, under the stones that it would cover.
fn wash(preview: &Preview) -> Shape {
    let (x, y) = centre(preview.at.point);
    let square = Shape::rect("ghost", x - 15.0, y - 15.0, 30.0, 30.0).rounded(1.4);
    Shape::group(art::class(preview.tile.kind()), vec![square]).id("planned-wash")
}

/// The edge of a planned Zone with what it scores, and crosses over what it removes.
fn planned(view: &CityPlanningView, preview: &Preview, side: f32, voice: &Voice) -> Shape {
    let mut shapes = Vec::new();
    let mut cross = |point: Point, reach: f32| {
        let (x, y) = centre(point);
        for slope in [reach, -reach] {
            shapes.push(Shape::straight(
                "lost",
                (x - reach, y - slope),
                (x + reach, y + slope),
            ));
        }
    };
    for zone in &view.zones {
        if preview.removes.contains(&zone.tile) {
            cross(zone.at.point, TILE / 2.0);
        }
    }
    let covered = Points::around(preview.at.point);
    for lot in &view.developments {
        if covered.has(lot.at.point) && lot.coin.kind() != preview.tile.kind() {
            cross(lot.at.point, COIN);
        }
    }
    let (x, y) = centre(preview.at.point);
    let frame = Shape::rect("ghost-line", x - 15.2, y - 15.2, 30.4, 30.4);
    shapes.push(frame.rounded(1.6));
    // The tag stands below the Zone where there is room for it, and never beyond the edge.
    let points = signed(preview.points);
    let tag = Sentence::new("planned-tag")
        .with("zone", preview.tile)
        .with("points", points.clone());
    let words = voice.say(&tag);
    let half = words.chars().count() as f32 * 1.2 + 2.0;
    let tag_x = x.clamp(half, side - half);
    let tag_y = if y + 24.0 < side { y + 19.5 } else { y - 19.5 };
    let plate = Shape::rect("to-move", tag_x - half, tag_y - 3.2, 2.0 * half, 6.4);
    shapes.push(plate.rounded(3.2));
    shapes.push(Shape::text("on-accent", tag_x, tag_y, 4.2, words));
    let label = preview
        .about("planned")
        .with("ground", ground(preview.covers))
        .with("points", points);
    Shape::group("", shapes).id("planned").label(voice.say(&label))
}

/// The board in characters. Every point is three letters wide, so that a Zone has room for its name, how much of it is
/// used, and the values of what is built on it:
///
/// ```text
///  ·  ○  ●  ┌───────┐
///  ·  ○  ·  │R3  3/3│
///  · r4  ○  └─12────┘
/// ```
pub(crate) fn board_lines(view: &CityPlanningView) -> Vec<Line> {
    let side = view.board;
    let columns: Vec<String> = (0..side)
        .map(|x| char::from(b'a' + x as u8).to_string())
        .collect();
    let rows: Vec<String> = (0..side).map(|y| (side - y).to_string()).collect();
    let planned = view
        .preview
        .as_ref()
        .map_or(Points::NONE, |preview| Points::around(preview.at.point));
    page::cells(&columns, &rows, "coordinate", |x, y| match Point::new(x, y) {
        Some(point) => vec![cell(view, point, planned.has(point))],
        None => vec![Line::from("   ")],
    })
}

/// The three letters of a point; those that a planned Zone would cover stand in brackets.
fn cell(view: &CityPlanningView, point: Point, planned: bool) -> Line {
    let name = || Token::new(point.name(view.board).to_string());
    if let Some(zone) = view.zone_over(point) {
        // A touched Zone is one to build on, and a touched point one to cover.
        let token = match view.stage {
            Stage::Build if zone.at.point == point => name(),
            _ => Token::new(zone.tile.to_string()),
        };
        let words = match planned {
            true => "[=]".to_owned(),
            false => third_of(zone, point),
        };
        return Line::new().touch(art::class(zone.tile.kind()), words, token);
    }
    let coin = view.developments.iter().find(|lot| lot.at.point == point);
    let (class, word) = match (coin, view.stones.at(point)) {
        (Some(lot), _) => (art::class(lot.coin.kind()), lot.coin.to_string().to_lowercase()),
        (None, Some(Stone::Population)) => ("population", "○".to_owned()),
        (None, Some(Stone::Resource)) => ("resource", "●".to_owned()),
        (None, None) => ("cell", "·".to_owned()),
    };
    let left = if word.chars().count() > 1 { "" } else { " " };
    let line = match planned {
        true if left.is_empty() => Line::new().put(class, word).put("spot", "]"),
        true => Line::new().put("spot", "[").put(class, word).put("spot", "]"),
        false => Line::new().put(class, format!("{left}{word} ")),
    };
    line.with_token(&name())
}

/// The part of a Zone's drawing that lies on this point.
fn third_of(zone: &ZoneSeen, point: Point) -> String {
    let middle = zone.at.point;
    let line = match point.y().cmp(&middle.y()) {
        std::cmp::Ordering::Less => "┌───────┐".to_owned(),
        std::cmp::Ordering::Equal => {
            let used = format!("{}/{}", zone.used, zone.tile.value());
            format!("│{:<3}{used:>4}│", zone.tile.to_string())
        }
        std::cmp::Ordering::Greater => {
            let built: String = zone
                .developments
                .iter()
                .map(|coin| coin.value().to_string())
                .collect();
            format!("└─{built:─<6}┘")
        }
    };
    let from = 3 * (point.x() + 1 - middle.x());
    line.chars().skip(from).take(3).collect()
}
