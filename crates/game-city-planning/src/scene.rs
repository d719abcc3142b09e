//! The table as shapes: the board with what lies on it, and beside it the panel.

use plat_engine::{Anchor, Scene, Shape, Token};
use plat_grid::{Point, Points};

use crate::art;
use crate::panel;
use crate::parts::Stone;
use crate::view::{CityPlanningView, Preview, Stage, ZoneSeen};

/// The distance between two points of the board.
pub(crate) const STEP: f32 = 10.0;
/// Room for the coordinates around the board.
pub(crate) const MARGIN: f32 = 8.0;
const STONE: f32 = 4.3;

pub(crate) fn scene(view: &CityPlanningView) -> Scene {
    let side = view.board as f32 * STEP;
    let (panel, panel_height) = panel::panel(view, side + 2.0 * MARGIN);
    let mut shapes = board(view.board);
    for zone in &view.zones {
        shapes.push(zone_on_board(view, zone));
    }
    shapes.extend(stones(view));
    for lot in &view.developments {
        let (x, y) = centre(lot.at.point);
        let label = format!("{} on {}, unincorporated", lot.coin.words(), lot.at);
        let id = format!("development-{}", lot.at);
        shapes.push(art::coin(lot.coin, x, y, 4.7).id(id).label(label));
    }
    if let Some(preview) = &view.preview {
        shapes.extend(planned(view, preview));
    }
    shapes.extend(touchable(view));
    shapes.extend(panel);
    Scene {
        title: format!("City Planning: {}", view.prompt()),
        width: side + 2.8 * MARGIN + panel::WIDTH,
        height: (side + 2.0 * MARGIN).max(panel_height + 2.0 * MARGIN),
        shapes,
    }
}

/// Where a point lies in the picture.
fn centre(point: Point) -> (f32, f32) {
    let place = |at: usize| MARGIN + (at as f32 + 0.5) * STEP;
    (place(point.x()), place(point.y()))
}

/// The square of a Zone around this point: left, top, and side.
fn square(point: Point) -> (f32, f32, f32) {
    let (x, y) = centre(point);
    let half = 1.5 * STEP - 0.5;
    (x - half, y - half, 2.0 * half)
}

/// The empty board with its lines and coordinates.
fn board(side: usize) -> Vec<Shape> {
    let length = side as f32 * STEP;
    let mut shapes = vec![
        Shape::rect("panel", MARGIN, MARGIN, length, length)
            .rounded(1.0)
            .id("board"),
    ];
    let (near, far) = (MARGIN + STEP / 2.0, MARGIN + length - STEP / 2.0);
    for index in 0..side {
        let at = near + index as f32 * STEP;
        shapes.push(Shape::straight("grid-line", (near, at), (far, at)));
        shapes.push(Shape::straight("grid-line", (at, near), (at, far)));
        let letter = char::from(b'a' + index as u8).to_string();
        let number = (side - index).to_string();
        for edge in [MARGIN - 3.2, MARGIN + length + 3.2] {
            shapes.push(Shape::text("coordinate", at, edge, 3.2, letter.clone()));
            shapes.push(Shape::text("coordinate", edge, at, 3.2, number.clone()));
        }
    }
    shapes
}

fn stones(view: &CityPlanningView) -> Vec<Shape> {
    let sets = [
        (Stone::Population, view.stones.population),
        (Stone::Resource, view.stones.resources),
    ];
    let mut shapes = Vec::new();
    for (kind, points) in sets {
        for point in points {
            let (x, y) = centre(point);
            let name = point.name(view.board);
            shapes.push(
                art::stone(kind, x, y, STONE)
                    .id(format!("stone-{name}"))
                    .label(format!("{kind} stone on {name}")),
            );
        }
    }
    shapes
}

fn zone_on_board(view: &CityPlanningView, zone: &ZoneSeen) -> Shape {
    let (x, y, side) = square(zone.at.point);
    let mut shapes = art::tile(zone.tile, zone.used, x, y, side);
    // Up to six Developments: large while there are few.
    let count = zone.developments.len();
    let radius = if count <= 3 { side * 0.16 } else { side * 0.125 };
    let step = (side * 0.92 / count.max(1) as f32).min(radius * 2.05);
    for (place, &coin) in zone.developments.iter().enumerate() {
        let offset = place as f32 - (count as f32 - 1.0) / 2.0;
        shapes.push(art::coin(
            coin,
            x + side / 2.0 + offset * step,
            y + side * 0.58,
            radius,
        ));
    }
    let holds = match count {
        0 => "nothing built".to_owned(),
        _ => {
            let coins: Vec<String> = zone
                .developments
                .iter()
                .map(|coin| coin.value().to_string())
                .collect();
            format!("with {}", coins.join(" and "))
        }
    };
    let label = format!(
        "{} around {}, {holds}: {} of {} used",
        zone.tile.words(),
        zone.at,
        zone.used,
        zone.tile.value()
    );
    let shape = Shape::group("", shapes)
        .id(format!("zone-{}", zone.tile))
        .label(label);
    let touched = view.may_act() && matches!(view.stage, Stage::Build | Stage::Order);
    match touched {
        true => shape.token(Token::new(zone.tile.to_string())),
        false => shape,
    }
}

/// What a planned Zone covers, and what it removes.
fn planned(view: &CityPlanningView, preview: &Preview) -> Vec<Shape> {
    let (x, y, side) = square(preview.at.point);
    let mut shapes = Vec::new();
    let gone = view
        .zones
        .iter()
        .filter(|zone| preview.removes.contains(&zone.tile));
    for zone in gone {
        let (left, top, side) = square(zone.at.point);
        shapes.push(Shape::straight("lost", (left, top), (left + side, top + side)));
        shapes.push(Shape::straight("lost", (left + side, top), (left, top + side)));
    }
    let covered = Points::around(preview.at.point);
    for lot in view.developments.iter().filter(|lot| covered.has(lot.at.point)) {
        if lot.coin.kind() != preview.tile.kind() {
            let (x, y) = centre(lot.at.point);
            shapes.push(Shape::straight("lost", (x - 4.0, y - 4.0), (x + 4.0, y + 4.0)));
            shapes.push(Shape::straight("lost", (x + 4.0, y - 4.0), (x - 4.0, y + 4.0)));
        }
    }
    let label = format!(
        "{} is planned around {}: it covers {}, {:+} points",
        preview.tile.words(),
        preview.at,
        preview.covers,
        preview.points
    );
    let frame = Shape::rect("highlight", x, y, side, side).rounded(1.5);
    let words = format!("{} {:+}", preview.tile, preview.points);
    let plate = Shape::rect("to-move", x + side / 2.0 - 9.0, y - 3.0, 18.0, 6.0).rounded(1.5);
    let name = Shape::text("on-accent", x + side / 2.0, y, 4.2, words).anchored(Anchor::Middle);
    shapes.push(
        Shape::group("", vec![frame, plate, name])
            .id("planned")
            .label(label),
    );
    shapes
}

/// The points that whoever may act can touch. Over a Zone they leave room to touch the Zone itself.
fn touchable(view: &CityPlanningView) -> Vec<Shape> {
    let building = view.stage == Stage::Build;
    let placing = matches!(
        view.stage,
        Stage::FirstStone | Stage::SecondStone(_) | Stage::ThirdStone(_)
    );
    if !view.may_act() || !(building || placing) {
        return Vec::new();
    }
    let zone_at = |point: Point| view.zones.iter().find(|zone| zone.at.point.distance(point) <= 1);
    let lot_at = |point: Point| view.developments.iter().find(|lot| lot.at.point == point);
    let mut shapes = Vec::new();
    for point in Points::square(view.board) {
        let (x, y) = centre(point);
        let name = point.name(view.board).to_string();
        let (what, radius) = match (zone_at(point), lot_at(point), view.stones.at(point)) {
            (Some(zone), _, _) => (format!("under {}", zone.tile.words()), 2.2),
            (_, Some(lot), _) => (lot.coin.words(), STONE),
            (_, _, Some(stone)) => (format!("{stone} stone"), STONE),
            _ => ("empty".to_owned(), STONE),
        };
        // A stone goes on an empty point; a Zone goes anywhere.
        if building || what == "empty" {
            let spot = Shape::circle("point", x, y, radius).id(format!("point-{name}"));
            shapes.push(spot.label(format!("{name}, {what}")).token(Token::new(name)));
        }
    }
    shapes
}
