//! The table as shapes: the city on its grid, everybody's in the end of a competition, and the panel beside it.

use std::ops::RangeInclusive;

use plat_engine::{Anchor, Scene, Seat, Shape, Token, pieces};

use crate::city::Built;
use crate::panel;
use crate::piece::{Colour, Piece, Size};
use crate::place::{Place, column_name, row_name};
use crate::score::mark;
use crate::view::{CityView, PieceView, ZoningOutView, so_many_points};

pub(crate) const CELL: f32 = 10.0;
/// Room for the names of rows and columns around a city.
pub(crate) const MARGIN: f32 = 8.0;
/// Room for the name of its builder above it.
const TITLE: f32 = 8.0;
/// A city has room for at least so many columns and rows, lest the first pyramids make the picture jump.
const LEAST: (i8, i8) = (11, 9);
/// So many rows are shown even if the panel is deeper.
const ENOUGH: i8 = 12;
/// How wide the picture of a screen is, behind which nobody may look.
const SCREEN: f32 = 90.0;

pub(crate) fn scene(view: &ZoningOutView) -> Scene {
    let (panel, panel_width, panel_depth) = panel::panel(view);
    let (mut shapes, width, depth) = match view.cities.as_slice() {
        [] => screen(panel_depth),
        // The grid has no end: a small city has as much of it as the panel is deep.
        [city] => side_by_side(view, &[city], (LEAST.0, ((panel_depth / CELL) as i8).min(ENOUGH))),
        cities => side_by_side(view, &cities.iter().collect::<Vec<_>>(), LEAST),
    };
    let height = depth.max(panel_depth + 2.0 * MARGIN);
    let frame_depth = if view.cities.len() > 1 {
        panel_depth
    } else {
        height - 2.0 * MARGIN
    };
    let frame = Shape::rect("panel", width, MARGIN, panel_width, frame_depth);
    shapes.push(frame.rounded(1.5).id("panel"));
    shapes.extend(panel.into_iter().map(|shape| shape.moved(width, MARGIN)));
    Scene {
        title: format!("Zoning Out: {}", view.prompt()),
        width: width + panel_width + MARGIN,
        height,
        shapes,
    }
}

/// A city by itself, with coordinates from its north-west corner.
pub(crate) fn position(built: &[Built]) -> Scene {
    let city = CityView::of(built);
    let grid = Grid::around(&city, (1, 1), (MARGIN, MARGIN));
    let shapes = grid.draw(&city, Names::Numbers);
    let (width, depth) = grid.shown.extent();
    Scene {
        title: "A city of Zoning Out".to_owned(),
        width: width + 2.0 * MARGIN,
        height: depth + 2.0 * MARGIN,
        shapes,
    }
}

/// The cities that may be seen, two or three in a row, with the margin around them.
fn side_by_side(view: &ZoningOutView, cities: &[&CityView], least: (i8, i8)) -> (Vec<Shape>, f32, f32) {
    let mut shapes = Vec::new();
    let title = if view.competitive { TITLE } else { 0.0 };
    let (mut width, mut top) = (0.0_f32, 0.0);
    for row in cities.chunks(if cities.len() > 4 { 3 } else { 2 }) {
        let (mut left, mut depth) = (0.0, 0.0_f32);
        for city in row {
            let grid = Grid::around(city, least, (left + MARGIN, top + title + MARGIN));
            let (across, down) = grid.shown.extent();
            if let Some(seat) = city.seat {
                let points = view.scores.iter().find(|score| score.seat == seat);
                let points =
                    points.map_or_else(String::new, |score| format!(": {}", so_many_points(score.total)));
                let words = format!("The city of seat {seat}{points}");
                shapes.push(
                    Shape::text("strong", left + MARGIN, top + MARGIN - 2.0, 4.2, words)
                        .anchored(Anchor::Start),
                );
            }
            shapes.extend(grid.draw(city, Names::FromTheFirst));
            left += across + 2.0 * MARGIN;
            depth = depth.max(down + title + 2.0 * MARGIN);
        }
        width = width.max(left);
        top += depth;
    }
    (shapes, width, top)
}

/// What a spectator sees of a competition: the screens.
fn screen(depth: f32) -> (Vec<Shape>, f32, f32) {
    let width = SCREEN;
    let (x, y) = (MARGIN + width / 2.0, MARGIN + depth / 2.0);
    let mut shapes = vec![
        Shape::rect("board", MARGIN, MARGIN, width, depth)
            .rounded(1.5)
            .id("board")
            .label("The cities are hidden until the game is over"),
    ];
    // Five pyramids that peep over a screen.
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let across = x + (index as f32 - 2.0) * 1.3 * CELL;
        shapes.push(pieces::pyramid(colour.livery(), 3, across, y - 9.0, CELL));
    }
    let plate = Shape::rect("panel", MARGIN + 6.0, y - 9.0, width - 12.0, 33.0).rounded(1.5);
    shapes.extend([
        plate,
        Shape::text("heading", x, y + 3.0, 4.6, "Everybody builds behind a screen"),
        Shape::text(
            "muted",
            x,
            y + 10.5,
            3.0,
            "The cities are shown when the last pyramid stands.",
        ),
    ]);
    (shapes, width + 2.0 * MARGIN, depth + 2.0 * MARGIN)
}

/// How rows and columns are named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    /// By how far they are from the first pyramid, as in play.
    FromTheFirst,
    /// By x and y from the north-west corner, as in a position file.
    Numbers,
}

impl Names {
    fn column(self, x: i8) -> String {
        match self {
            Names::FromTheFirst => column_name(x),
            Names::Numbers => x.to_string(),
        }
    }

    fn row(self, y: i8) -> String {
        match self {
            Names::FromTheFirst => row_name(y),
            Names::Numbers => y.to_string(),
        }
    }

    fn place(self, place: Place) -> String {
        match self {
            Names::FromTheFirst => place.to_string(),
            Names::Numbers => format!("({}, {})", place.x, place.y),
        }
    }
}

/// The part of the unbounded grid that is shown, and where it lies in the picture.
struct Grid {
    /// The outermost rows and columns that have something on them.
    city: Area,
    /// Those that are shown.
    shown: Area,
    left: f32,
    top: f32,
}

#[derive(Clone, Copy)]
struct Area {
    west: i8,
    east: i8,
    north: i8,
    south: i8,
}

impl Area {
    fn has(&self, place: Place) -> bool {
        (self.west..=self.east).contains(&place.x) && (self.north..=self.south).contains(&place.y)
    }

    fn columns(&self) -> RangeInclusive<i8> {
        self.west..=self.east
    }

    fn rows(&self) -> RangeInclusive<i8> {
        self.north..=self.south
    }

    fn extent(&self) -> (f32, f32) {
        let cells = |range: RangeInclusive<i8>| range.count() as f32 * CELL;
        (cells(self.columns()), cells(self.rows()))
    }
}

impl Grid {
    /// The city with a free space on every side, and at least so many columns and rows.
    fn around(city: &CityView, least: (i8, i8), (left, top): (f32, f32)) -> Grid {
        let (xs, ys) = (
            || city.pieces.iter().map(|piece| piece.x),
            || city.pieces.iter().map(|piece| piece.y),
        );
        let city = Area {
            west: xs().min().unwrap_or(0),
            east: xs().max().unwrap_or(0),
            north: ys().min().unwrap_or(0),
            south: ys().max().unwrap_or(0),
        };
        let widened = |from: i8, to: i8, least: i8| {
            let missing = (least - (to - from + 3)).max(0);
            (from - 1 - missing / 2, to + 1 + (missing - missing / 2))
        };
        let (west, east) = widened(city.west, city.east, least.0);
        let (north, south) = widened(city.north, city.south, least.1);
        Grid {
            city,
            shown: Area {
                west,
                east,
                north,
                south,
            },
            left,
            top,
        }
    }

    /// The north-west corner of a space.
    fn corner(&self, place: Place) -> (f32, f32) {
        let steps = |at: i8, from: i8| f32::from(i16::from(at) - i16::from(from)) * CELL;
        (
            self.left + steps(place.x, self.shown.west),
            self.top + steps(place.y, self.shown.north),
        )
    }

    fn draw(&self, city: &CityView, names: Names) -> Vec<Shape> {
        let frame = |area: Area| {
            let (left, top) = self.corner(Place::new(area.west, area.north));
            let (width, depth) = area.extent();
            Shape::rect("board", left - 1.0, top - 1.0, width + 2.0, depth + 2.0).rounded(1.5)
        };
        // What is shown around the city fills the picture; the board is the city with one space around it.
        let near = Area {
            west: self.city.west - 1,
            east: self.city.east + 1,
            north: self.city.north - 1,
            south: self.city.south + 1,
        };
        let mut shapes = vec![frame(self.shown), frame(near).id(own(city.seat, "board"))];
        shapes.extend(self.names(names));
        for y in self.shown.rows() {
            for x in self.shown.columns() {
                shapes.extend(self.space(city, Place::new(x, y), names));
            }
        }
        shapes
    }

    fn names(&self, names: Names) -> Vec<Shape> {
        let (width, depth) = self.shown.extent();
        let mut shapes = Vec::new();
        let word = |x, y, words| Shape::text("coordinate", x, y, 3.2, words);
        // A position file has no numbers for what lies outside of its city.
        let named = match names {
            Names::FromTheFirst => self.shown,
            Names::Numbers => self.city,
        };
        for x in named.columns() {
            let along = self.corner(Place::new(x, self.shown.north)).0 + CELL / 2.0;
            for across in [self.top - MARGIN / 2.0, self.top + depth + MARGIN / 2.0] {
                shapes.push(word(along, across, names.column(x)));
            }
        }
        for y in named.rows() {
            let along = self.corner(Place::new(self.shown.west, y)).1 + CELL / 2.0;
            for across in [self.left - MARGIN / 2.0, self.left + width + MARGIN / 2.0] {
                shapes.push(word(across, along, names.row(y)));
            }
        }
        shapes
    }

    /// A space with what stands on it, and whether something may be placed there.
    fn space(&self, city: &CityView, place: Place, names: Names) -> Vec<Shape> {
        let (left, top) = self.corner(place);
        let standing = standing(city, place);
        let open = city.spots.contains(&place);
        let mut shapes = Vec::new();
        if self.city.has(place) || open {
            shapes.push(Shape::rect("cell", left, top, CELL, CELL));
        }
        let mark_open = || Shape::rect("spot", left + 0.7, top + 0.7, CELL - 1.4, CELL - 1.4).rounded(1.0);
        if standing.is_empty() {
            shapes.extend(open.then(|| {
                mark_open()
                    .id(own(city.seat, &format!("spot-{place}")))
                    .token(Token::new(place.to_string()))
                    .label(format!("{place}, free{}", neighbours(city, place)))
            }));
            return shapes;
        }
        let mut drawn = stacked(&standing, left, top);
        let words: Vec<String> = standing.iter().map(ToString::to_string).collect();
        let label = format!("{}: {}", names.place(place), words.join(" below "));
        if !open {
            shapes.push(Shape::group("", drawn).id(mark(city.seat, place)).label(label));
            return shapes;
        }
        drawn.insert(0, mark_open());
        let on_top = Shape::group("", drawn)
            .id(mark(city.seat, place))
            .token(Token::new(place.to_string()))
            .label(format!("{label}, free on top"));
        shapes.push(on_top);
        shapes
    }
}

/// The pyramids of one space. Two of them are drawn smaller, the upper one before the lower one and to the side, so
/// that the emblem and the pips of both can be read.
fn stacked(standing: &[Piece], left: f32, top: f32) -> Vec<Shape> {
    let one = |piece: &Piece, x: f32, y: f32, share: f32| {
        let (x, y) = (left + x * CELL, top + y * CELL);
        pieces::pyramid(piece.colour.livery(), piece.size.pips() as u8, x, y, share * CELL)
    };
    match standing {
        [lower, upper] => vec![one(lower, 0.345, 0.655, 0.71), one(upper, 0.69, 0.31, 0.66)],
        standing => standing.iter().map(|piece| one(piece, 0.5, 0.5, 1.0)).collect(),
    }
}

/// What stands on a space, from below.
pub(crate) fn standing(city: &CityView, place: Place) -> Vec<Piece> {
    let here = city
        .pieces
        .iter()
        .filter(|piece| (piece.x, piece.y) == (place.x, place.y));
    here.filter_map(piece_of).collect()
}

fn piece_of(piece: &PieceView) -> Option<Piece> {
    let size = Size::of_pips(u64::try_from(piece.size).ok()?)?;
    Some(Piece {
        colour: piece.color,
        size,
    })
}

/// What stands next to a space, for those who cannot see it.
fn neighbours(city: &CityView, place: Place) -> String {
    let near = place
        .neighbours()
        .into_iter()
        .flat_map(|next| standing(city, next));
    let words: Vec<String> = near.map(|piece| piece.to_string()).collect();
    match words.as_slice() {
        [] => String::new(),
        words => format!(", next to {}", words.join(", ")),
    }
}

/// The id of something of which every city has one.
fn own(seat: Option<Seat>, id: &str) -> String {
    seat.map_or_else(|| id.to_owned(), |seat| format!("{id}-{seat}"))
}
