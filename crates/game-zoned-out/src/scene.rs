//! The table as shapes: the city with the streets that part its quadrants, who occupies and has built what, the
//! panel beside it, and below it the hand of whoever looks.

use std::collections::{HashMap, HashSet};

use plat_engine::{Scene, Shape};

use crate::art;
use crate::cell::Spot;
use crate::face::Face;
use crate::notation::spot_token;
use crate::panel;
use crate::text::{column_name, row_name, zone_words};
use crate::view::{BlockView, LaidView, Phase, ZonedOutView};

pub(crate) const CELL: f32 = 10.0;
/// Room for the coordinates around the city.
pub(crate) const MARGIN: f32 = 8.0;
/// The streets between the quadrants.
const STREET: f32 = 1.6;
/// A city is drawn at least this many cells wide and high, so that the picture does not jump with the first cards.
const FEWEST: i8 = 8;

pub(crate) fn scene(view: &ZonedOutView) -> Scene {
    let map = Map::of(view);
    let (width, height) = map.size();
    let tall = height.max(panel::height(view));
    let full_width = width + 2.5 * MARGIN + panel::WIDTH;
    let mut shapes = map.ground(width, height);
    shapes.extend(map.cells(view));
    shapes.extend(map.zones(view));
    shapes.extend(map.downtown(view));
    if let Some(laid) = view.laid.filter(|_| view.phase == Phase::Move) {
        shapes.extend(map.laid(&laid));
    }
    shapes.extend(panel::panel(view, width + 2.0 * MARGIN, tall));
    let bottom = tall + 2.0 * MARGIN;
    let (hand, hand_height) = panel::hand(view, bottom, full_width);
    shapes.extend(hand);
    Scene {
        title: format!("Zoned Out: {}", view.prompt()),
        width: full_width,
        height: bottom + hand_height,
        shapes,
    }
}

/// Which part of the plane is drawn.
struct Map {
    west: i8,
    north: i8,
    east: i8,
    south: i8,
}

impl Map {
    fn of(view: &ZonedOutView) -> Map {
        let (west, north, east, south) = view.extent();
        let half = FEWEST / 2;
        Map {
            west: west.min(-half),
            north: north.min(-half),
            east: east.max(half - 1),
            south: south.max(half - 1),
        }
    }

    fn size(&self) -> (f32, f32) {
        let cells = |first: i8, last: i8| f32::from(last - first + 1) * CELL + STREET;
        (cells(self.west, self.east), cells(self.north, self.south))
    }

    /// The upper left corner of a cell.
    fn corner(&self, spot: Spot) -> (f32, f32) {
        let along = |at: i8, first: i8| {
            let street = if at < 0 { 0.0 } else { STREET };
            MARGIN + f32::from(at - first) * CELL + street
        };
        (along(spot.x, self.west), along(spot.y, self.north))
    }

    /// The table with the two streets, and the names of columns and rows.
    fn ground(&self, width: f32, height: f32) -> Vec<Shape> {
        let (x, y) = self.corner(Spot { x: 0, y: 0 });
        let mut shapes = vec![
            Shape::rect("panel", MARGIN, MARGIN, width, height)
                .rounded(1.0)
                .id("board"),
            Shape::rect("board", x - STREET, MARGIN, STREET, height),
            Shape::rect("board", MARGIN, y - STREET, width, STREET),
        ];
        for x in self.west..=self.east {
            let (left, _) = self.corner(Spot { x, y: 0 });
            for across in [MARGIN / 2.0, height + 1.5 * MARGIN] {
                let name = column_name(x);
                shapes.push(Shape::text("coordinate", left + CELL / 2.0, across, 3.0, name));
            }
        }
        for y in self.north..=self.south {
            let (_, top) = self.corner(Spot { x: 0, y });
            for across in [MARGIN / 2.0, width + 1.5 * MARGIN] {
                let name = row_name(y);
                shapes.push(Shape::text("coordinate", across, top + CELL / 2.0, 3.0, name));
            }
        }
        shapes
    }

    /// Every Block, and the free cells where the north-west corner of a card can come to lie.
    fn cells(&self, view: &ZonedOutView) -> Vec<Shape> {
        let open: HashSet<Spot> = view.open.iter().copied().collect();
        let built: HashSet<Spot> = view.blocks.iter().map(|block| block.at).collect();
        let free = view.open.iter().filter(|spot| !built.contains(spot));
        let mut shapes: Vec<Shape> = free
            .map(|&spot| {
                let (x, y) = self.corner(spot);
                Shape::rect("cell", x + 0.4, y + 0.4, CELL - 0.8, CELL - 0.8)
                    .rounded(0.8)
                    .id(format!("cell-{spot}"))
                    .label(format!(
                        "{spot}, free: the north-west Block of a card can lie here"
                    ))
                    .token(spot_token(spot))
            })
            .collect();
        for block in &view.blocks {
            let (x, y) = self.corner(block.at);
            let drawn = match block.built {
                Some(built) => art::developed(built.kind.zone_type(), built.player, built.height, x, y, CELL),
                None => art::block(block.face, x, y, CELL),
            };
            let named = drawn.id(format!("block-{}", block.at)).label(spoken(block));
            shapes.push(match open.contains(&block.at) {
                true => named.token(spot_token(block.at)),
                false => named,
            });
        }
        shapes
    }

    /// The outlines of occupied zones, the planners, and what each zone would score.
    fn zones(&self, view: &ZonedOutView) -> Vec<Shape> {
        let holders: HashMap<Spot, _> = view.blocks.iter().map(|block| (block.at, block.zone)).collect();
        let mut shapes = Vec::new();
        for block in &view.blocks {
            let Some(seat) = block.zone else {
                continue;
            };
            let other = |dx: i8, dy: i8| {
                let next = Spot {
                    x: block.at.x + dx,
                    y: block.at.y + dy,
                };
                holders.get(&next).copied().flatten() != Some(seat)
            };
            let (x, y) = self.corner(block.at);
            // A dark line within the coloured one, because a green zone may lie on green ground.
            for (class, thick) in [("black", 1.5), (art::livery_class(seat), 1.1)] {
                let far = CELL - thick;
                let edges = [
                    (other(0, -1), (x, y, CELL, thick)),
                    (other(1, 0), (x + far, y, thick, CELL)),
                    (other(0, 1), (x, y + far, CELL, thick)),
                    (other(-1, 0), (x, y, thick, CELL)),
                ];
                for (_, (x, y, width, height)) in edges.into_iter().filter(|edge| edge.0) {
                    shapes.push(Shape::rect(class, x, y, width, height));
                }
            }
        }
        for player in &view.players {
            let Some(zone) = player.zone else {
                continue;
            };
            let (x, y) = self.corner(zone.planner);
            let (seat, points) = (player.player, zone.points.to_string());
            let (plate_x, plate_y) = (x + CELL * 0.72, y + CELL * 0.74);
            shapes.push(
                Shape::group(
                    "",
                    vec![
                        art::planner(seat, x + CELL * 0.42, y + CELL * 0.42, CELL * 0.66),
                        Shape::circle("street", plate_x, plate_y, CELL * 0.2),
                        Shape::text("strong", plate_x, plate_y, CELL * 0.26, points),
                    ],
                )
                .id(format!("planner-{seat}"))
                .label(format!(
                    "the planner of player {seat} on {}: {}",
                    zone.planner,
                    zone_words(&zone)
                )),
            );
        }
        shapes
    }

    /// The four quarters of Downtown, with how high each skyscraper is and who has its top floor.
    fn downtown(&self, view: &ZonedOutView) -> Vec<Shape> {
        let corners = [(-1, -1), (0, -1), (-1, 0), (0, 0)];
        let (left, top) = self.corner(Spot { x: -1, y: -1 });
        let side = 2.0 * CELL + STREET;
        let mut shapes = vec![Shape::rect("black", left, top, side, side).rounded(1.0)];
        for (skyscraper, (x, y)) in view.skyscrapers.iter().zip(corners) {
            let (left, top) = self.corner(Spot { x, y });
            let floors = skyscraper.floors.len();
            let mut quarter = vec![Shape::rect(
                "street",
                left + 0.6,
                top + 0.6,
                CELL - 1.2,
                CELL - 1.2,
            )];
            quarter.extend(panel::tower(
                &skyscraper.floors,
                left + CELL / 2.0,
                top + CELL - 1.2,
                CELL * 0.3,
                CELL * 0.62,
            ));
            if floors > 0 {
                let height = floors.to_string();
                quarter.push(Shape::text(
                    "strong",
                    left + CELL * 0.8,
                    top + CELL * 0.24,
                    2.6,
                    height,
                ));
            }
            let shown = Shape::group("", quarter)
                .id(format!("downtown-{}", skyscraper.quadrant.name()))
                .label(panel::tower_words(skyscraper));
            shapes.push(shown);
        }
        shapes
    }

    /// The card that was just played, with what it covered in small letters.
    fn laid(&self, laid: &LaidView) -> Vec<Shape> {
        let at = |dx: i8, dy: i8| Spot {
            x: laid.at.x + dx,
            y: laid.at.y + dy,
        };
        let (left, top) = self.corner(laid.at);
        let (right, bottom) = self.corner(at(1, 1));
        let covered: Vec<String> = laid.covered.iter().flatten().map(|face| face.name()).collect();
        let label = format!("{} was played here, over {}", laid.card, covered.join(" and "));
        let frame = Shape::rect("highlight", left, top, right - left + CELL, bottom - top + CELL);
        let mut shapes = vec![frame.rounded(0.6).id("laid").label(label)];
        let places = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
        for (spot, face) in places.into_iter().zip(laid.covered) {
            let (x, y) = self.corner(spot);
            if let Some(face) = face {
                shapes.extend(covered_mark(face, x, y));
            }
        }
        shapes
    }
}

/// What a card covers on a Block, as a small copy of it in the corner.
fn covered_mark(face: Face, x: f32, y: f32) -> [Shape; 2] {
    let side = CELL * 0.3;
    let (x, y) = (x + CELL - side - 0.5, y + 0.5);
    [
        Shape::rect("street", x - 0.25, y - 0.25, side + 0.5, side + 0.5),
        art::block(face, x, y, side),
    ]
}

fn spoken(block: &BlockView) -> String {
    let name = format!("{}, {}", block.at, block.face.name());
    match (block.built, block.zone) {
        (Some(built), _) => format!(
            "{name}, developed by player {} as {}, {} high",
            built.player, built.kind, built.height
        ),
        (None, Some(seat)) => format!("{name}, in the zone of player {seat}"),
        (None, None) => name,
    }
}
