//! The pieces as shapes: stones, Zones with what is built of them, Developments, and an emblem for each type of land use.
//! Nothing relies on colour alone: a type is told by its emblem too, a stone by the mark on it.

use plat_engine::Shape;
use plat_engine::emblems::Emblem;

use crate::parts::{Development, Ground, Kind, Stone, Zone};

/// The radius of a stone on a board whose points are 10 apart.
pub(crate) const STONE: f32 = 4.3;
/// The radius of a Development on a point.
pub(crate) const COIN: f32 = 4.5;
/// The side of a Zone: a little less than the points it covers, so that two of them can be told apart.
pub(crate) const TILE: f32 = 28.8;

/// What the wash of a type is called; on a group it also says how deep lines and letters in it are.
pub(crate) fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Residential => "residential",
        Kind::Agricultural => "agricultural",
        Kind::Commercial => "commercial",
        Kind::Industrial => "industrial",
    }
}

/// A stone in the middle of (`x`, `y`): a house on Population, a facet on Resources.
pub(crate) fn stone(stone: Stone, x: f32, y: f32, radius: f32) -> Shape {
    let mark = |class, corners: &[(f32, f32)]| around(class, x, y, radius, corners);
    let shadow = Shape::circle("shadow", x + radius * 0.12, y + radius * 0.16, radius);
    Shape::group(
        "",
        match stone {
            Stone::Population => vec![
                shadow,
                Shape::circle("population", x, y, radius),
                mark("stone-mark", &HOUSE.map(|(dx, dy)| (dx * 0.34, dy * 0.34))),
            ],
            Stone::Resource => vec![
                shadow,
                Shape::circle("resource", x, y, radius),
                mark("stone-facet", &[(0.0, -0.4), (0.4, 0.0), (0.0, 0.4), (-0.4, 0.0)]),
            ],
        },
    )
}

/// A Development in the middle of (`x`, `y`): a coin with its emblem and its value.
pub(crate) fn coin(development: Development, x: f32, y: f32, radius: f32) -> Shape {
    let kind = development.kind();
    let value = development.value().to_string();
    Shape::group(
        class(kind),
        vec![
            Shape::circle("shadow", x + radius * 0.13, y + radius * 0.18, radius),
            Shape::circle("coin", x, y, radius),
            Shape::circle("deep-line", x, y, radius * 0.82),
            emblem("deep", kind, x - radius * 0.32, y + radius * 0.02, radius * 0.34),
            Shape::text(
                "deep numeral",
                x + radius * 0.42,
                y + radius * 0.04,
                radius * 1.02,
                value,
            ),
        ],
    )
}

/// A Zone whose north-western corner is at (`x`, `y`), before anything is written on its lower half.
fn bare_tile(zone: Zone, x: f32, y: f32) -> Vec<Shape> {
    let square = |class, inset: f32, round| {
        let side = TILE - 2.0 * inset;
        Shape::rect(class, x + inset, y + inset, side, side).rounded(round)
    };
    vec![
        square("shadow", 0.0, 1.2).moved(0.8, 1.0),
        square("tile-edge", 0.0, 1.2),
        square("deep-line", 1.2, 0.7),
        Shape::circle("deep", x + 6.2, y + 6.6, 4.2),
        emblem("on-deep", zone.kind(), x + 6.2, y + 6.6, 2.5),
        Shape::text("deep numeral", x + 21.4, y + 7.4, 11.0, zone.value().to_string()),
    ]
}

/// A Zone on the board with its middle at (`x`, `y`): a slot for each point of its value, filled where it is used, and
/// what is built on it.
pub(crate) fn tile(zone: Zone, used: u32, built: &[Development], x: f32, y: f32) -> Shape {
    let mut shapes = bare_tile(zone, x - TILE / 2.0, y - TILE / 2.0);
    let value = zone.value();
    for place in 0..value {
        let class = if place < used { "deep" } else { "deep-line" };
        let left = x + (place as f32 - value as f32 / 2.0) * 5.2 + 0.7;
        shapes.push(Shape::rect(class, left, y + 9.2, 3.8, 2.6).rounded(0.5));
    }
    // Up to six Developments: large while there are few.
    let count = built.len().max(1) as f32;
    let radius: f32 = if count <= 3.0 { 4.1 } else { 3.2 };
    let step = (2.2 * radius).min((TILE - 2.0 - 2.0 * radius) / (count - 1.0).max(1.0));
    for (place, &development) in built.iter().enumerate() {
        let offset = place as f32 - (count - 1.0) / 2.0;
        let coin = coin(development, x + offset * step, y + 2.8, radius);
        shapes.push(coin.id(format!("built-{development}")));
    }
    Shape::group(class(zone.kind()), shapes)
}

/// A Zone beside the board, in a box a little larger than itself, with what it needs: how many points of what.
pub(crate) fn tile_to_take(zone: Zone) -> Shape {
    let mut shapes = bare_tile(zone, 0.0, 0.0);
    let kind = zone.kind();
    let needs = [
        (kind.primary(), zone.primary_need()),
        (kind.secondary(), zone.secondary_need()),
    ];
    let needs: Vec<_> = needs.into_iter().filter(|(_, count)| *count > 0).collect();
    for (place, &(ground, count)) in needs.iter().enumerate() {
        let x = TILE * (place as f32 + 0.5) / needs.len() as f32;
        shapes.push(Shape::text("deep numeral", x - 2.6, 20.2, 6.0, count.to_string()));
        let class = match ground {
            Ground::Population => "population",
            Ground::Resource => "resource",
            Ground::Empty => "empty-point",
        };
        shapes.push(Shape::circle(class, x + 2.8, 20.0, 2.4));
    }
    Shape::group(class(kind), shapes)
}

/// The back of a Zone, in the box of [`tile_to_take`].
pub(crate) fn tile_back() -> Vec<Shape> {
    let square = |class, inset: f32| {
        let side = TILE - 2.0 * inset;
        Shape::rect(class, inset, inset, side, side).rounded(1.2)
    };
    vec![
        square("shadow", 0.0).moved(0.8, 1.0),
        square("tile-back", 0.0),
        square("back-line", 2.0),
    ]
}

/// The back of a Development in the middle of (`x`, `y`).
pub(crate) fn coin_back(x: f32, y: f32, radius: f32) -> Vec<Shape> {
    vec![
        Shape::circle("shadow", x + radius * 0.13, y + radius * 0.18, radius),
        Shape::circle("tile-back", x, y, radius),
        Shape::circle("back-line", x, y, radius * 0.8),
    ]
}

/// The emblem of a type, centred, about twice `reach` wide.
fn emblem(class: &'static str, kind: Kind, x: f32, y: f32, reach: f32) -> Shape {
    let emblem = match kind {
        Kind::Residential => Emblem::House,
        Kind::Agricultural => Emblem::Sprout,
        Kind::Commercial => Emblem::Shop,
        Kind::Industrial => Emblem::Factory,
    };
    emblem.shape(class, (x, y), reach)
}

fn around(class: &'static str, x: f32, y: f32, reach: f32, corners: &[(f32, f32)]) -> Shape {
    let points: Vec<_> = corners
        .iter()
        .map(|(dx, dy)| (x + dx * reach, y + dy * reach))
        .collect();
    Shape::polygon(class, points)
}

/// The outline of a house, as it is drawn on a stone.
const HOUSE: [(f32, f32); 7] = [
    (0.0, -1.0),
    (1.1, 0.0),
    (0.75, 0.0),
    (0.75, 0.95),
    (-0.75, 0.95),
    (-0.75, 0.0),
    (-1.1, 0.0),
];
