//! A city on its grid, as shapes and in characters.

use std::ops::RangeInclusive;

use plat_engine::page::{self, Line, PYRAMID_WIDTH};
use plat_engine::{Arg, Board, Seat, Sentence, Shape, Token, Voice, pieces};

use crate::piece::{Colour, Piece, Size};
use crate::place::{Place, column_name, row_name};
use crate::score::mark;
use crate::view::{CityView, PieceView};
use crate::words;

const CELL: f32 = 10.0;
/// Room for the names of rows and columns around a city.
const MARGIN: f32 = 4.6;
/// How far the middle of these names is from the city.
const NAMES: f32 = 2.5;
/// A city has room for at least so many columns and rows, lest the first pyramids make the board jump.
const LEAST: (i8, i8) = (9, 8);
/// How wide and deep the picture of a screen is, behind which nobody may look.
const SCREEN: (f32, f32) = (90.0, 60.0);

/// A city while it is built, or when the game is over.
pub(crate) fn board(city: &CityView, voice: &Voice) -> Board {
    drawn(city, LEAST, Names::FromTheFirst, voice)
}

/// A city by itself, with coordinates from its north-west corner.
pub(crate) fn position(city: &CityView, voice: &Voice) -> Board {
    drawn(city, (1, 1), Names::Numbers, voice)
}

fn drawn(city: &CityView, least: (i8, i8), names: Names, voice: &Voice) -> Board {
    let grid = Grid::around(city, least, (MARGIN, MARGIN));
    let (width, depth) = grid.shown.extent();
    let size = (width + 2.0 * MARGIN, depth + 2.0 * MARGIN);
    Board::new(own(city.seat, "city"), size, grid.draw(city, names, voice))
}

/// What a spectator sees of a competition: the screens.
pub(crate) fn screen(voice: &Voice) -> Board {
    let (width, depth) = SCREEN;
    let (x, y) = (width / 2.0, depth / 2.0);
    let ground = Shape::rect("board", 1.0, 1.0, width - 2.0, depth - 2.0).rounded(1.5);
    let mut shapes = vec![ground.id("board").label(voice.word("screen-label"))];
    // Five pyramids that peep over a screen.
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let across = x + (index as f32 - 2.0) * 1.3 * CELL;
        let size = Size::Large;
        shapes.push(pyramid(Piece { colour, size }, across, y - 6.0, CELL));
    }
    shapes.push(Shape::rect("panel", 6.0, y - 6.0, width - 12.0, 26.0).rounded(1.5));
    shapes.push(Shape::text("heading", x, y + 6.0, 4.6, voice.word("screen")));
    Board::new("screen", SCREEN, shapes)
}

/// How rows and columns are named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
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

    /// The name of a space.
    pub(crate) fn place(self, place: Place) -> String {
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

    fn draw(&self, city: &CityView, names: Names, voice: &Voice) -> Vec<Shape> {
        // What is shown around the city fills the picture; the board is the city with one space around it.
        let near = Area {
            west: self.city.west - 1,
            east: self.city.east + 1,
            north: self.city.north - 1,
            south: self.city.south + 1,
        };
        let mut shapes = vec![
            self.frame("sheet", self.shown, 0.0),
            self.frame("sheet", near, 0.0).id(own(city.seat, "board")),
        ];
        shapes.extend(self.survey());
        shapes.extend(self.names(names));
        let places = || {
            self.shown
                .rows()
                .flat_map(|y| self.shown.columns().map(move |x| Place::new(x, y)))
        };
        // The streets of all lots lie below all lots, and these below all pyramids, whose shadows fall on them.
        for (class, inset) in [("road", -0.5), ("plot", 0.45)] {
            let built = places().filter(|&place| !standing(city, place).is_empty());
            shapes.extend(built.map(|place| {
                let ((left, top), side) = (self.corner(place), CELL - 2.0 * inset);
                Shape::rect(class, left + inset, top + inset, side, side).rounded(0.3)
            }));
        }
        shapes.extend(places().flat_map(|place| self.space(city, place, names, voice)));
        shapes
    }

    /// A frame around an area, so far beyond it.
    fn frame(&self, class: &'static str, area: Area, beyond: f32) -> Shape {
        let (left, top) = self.corner(Place::new(area.west, area.north));
        let (width, depth) = area.extent();
        Shape::rect(
            class,
            left - beyond,
            top - beyond,
            width + 2.0 * beyond,
            depth + 2.0 * beyond,
        )
    }

    /// The surveyor's lines between the spaces, and the neat lines around them.
    fn survey(&self) -> Vec<Shape> {
        let (width, depth) = self.shown.extent();
        let (right, foot) = (self.left + width, self.top + depth);
        let mut shapes = Vec::new();
        for x in self.shown.columns().skip(1) {
            let (along, _) = self.corner(Place::new(x, self.shown.north));
            shapes.push(Shape::straight("survey-line", (along, self.top), (along, foot)));
        }
        for y in self.shown.rows().skip(1) {
            let (_, along) = self.corner(Place::new(self.shown.west, y));
            shapes.push(Shape::straight("survey-line", (self.left, along), (right, along)));
        }
        shapes.push(self.frame("neat-line", self.shown, 0.0));
        shapes.push(self.frame("neat-line", self.shown, 0.7));
        shapes
    }

    fn names(&self, names: Names) -> Vec<Shape> {
        let (width, depth) = self.shown.extent();
        let mut shapes = Vec::new();
        let word = |x, y, words| Shape::text("coordinate", x, y, 1.6, words);
        // A position file has no numbers for what lies outside of its city.
        let named = match names {
            Names::FromTheFirst => self.shown,
            Names::Numbers => self.city,
        };
        for x in named.columns() {
            let along = self.corner(Place::new(x, self.shown.north)).0 + CELL / 2.0;
            for across in [self.top - NAMES, self.top + depth + NAMES] {
                shapes.push(word(along, across, names.column(x)));
            }
        }
        for y in named.rows() {
            let along = self.corner(Place::new(self.shown.west, y)).1 + CELL / 2.0;
            for across in [self.left - NAMES, self.left + width + NAMES] {
                shapes.push(word(across, along, names.row(y)));
            }
        }
        shapes
    }

    /// A space with what stands on it, and whether something may be placed there.
    fn space(&self, city: &CityView, place: Place, names: Names, voice: &Voice) -> Vec<Shape> {
        let (left, top) = self.corner(place);
        let standing = standing(city, place);
        let open = city.spots.contains(&place);
        let mut shapes = Vec::new();
        let mark_open = || Shape::rect("spot", left + 1.2, top + 1.2, CELL - 2.4, CELL - 2.4).rounded(1.1);
        if standing.is_empty() {
            shapes.extend(open.then(|| {
                mark_open()
                    .id(own(city.seat, &format!("spot-{place}")))
                    .token(Token::new(place.to_string()))
                    .label(voice.say(&free(city, place)))
            }));
            return shapes;
        }
        let mut drawn = stacked(&standing, left, top);
        let label = built(&standing, Arg::cell(names.place(place)));
        if !open {
            let space = Shape::group("", drawn).id(mark(city.seat, place));
            shapes.push(space.label(voice.say(&label)));
            return shapes;
        }
        drawn.insert(0, mark_open());
        let on_top = Shape::group("", drawn)
            .id(mark(city.seat, place))
            .token(Token::new(place.to_string()))
            .label(voice.say(&Sentence::new("space-on-top").with("space", label)));
        shapes.push(on_top);
        shapes
    }
}

/// The pyramids of one space. Two of them are drawn smaller, the upper one before the lower one and to the side, so
/// that the emblem and the pips of both can be read.
fn stacked(standing: &[Piece], left: f32, top: f32) -> Vec<Shape> {
    let one = |piece: &Piece, x: f32, y: f32, share: f32| {
        let (x, y) = (left + x * CELL, top + y * CELL);
        pyramid(*piece, x, y, share * CELL)
    };
    match standing {
        [lower, upper] => vec![one(lower, 0.345, 0.655, 0.71), one(upper, 0.69, 0.31, 0.66)],
        standing => standing.iter().map(|piece| one(piece, 0.5, 0.5, 1.0)).collect(),
    }
}

/// A pyramid in the middle of a cell of this side, with what its colour stands for on its top.
pub(crate) fn pyramid(piece: Piece, x: f32, y: f32, cell: f32) -> Shape {
    let (colour, pips) = (piece.colour, piece.size.pips() as u8);
    pieces::pyramid_for(colour.emblem(), colour.livery(), pips, x, y, cell)
}

/// What stands on a space, from below.
fn standing(city: &CityView, place: Place) -> Vec<Piece> {
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

/// A free space and what stands next to it, for those who cannot see it.
fn free(city: &CityView, place: Place) -> Sentence {
    let near = place.neighbours().map(|next| standing(city, next)).concat();
    match near.is_empty() {
        true => Sentence::new("space-free"),
        false => Sentence::new("space-free-near").with("pieces", words::pieces(near)),
    }
    .with("cell", place)
}

/// A space and what stands on it.
fn built(standing: &[Piece], cell: Arg) -> Sentence {
    match standing {
        [lower, upper] => Sentence::new("space-two")
            .with("lower", lower.sentence())
            .with("upper", upper.sentence()),
        standing => Sentence::new("space-one").with("piece", words::pieces(standing.iter().copied())),
    }
    .with("cell", cell)
}

/// The id of something of which every city has one.
fn own(seat: Option<Seat>, id: &str) -> String {
    seat.map_or_else(|| id.to_owned(), |seat| format!("{id}-{seat}"))
}

/// The city in characters, with a free space on every side, between the names of its rows and columns. A pyramid is the
/// emblem of its colour over its pips; of two on one space the upper one has the upper line. A plus stands where the
/// pyramid in hand may be placed.
pub(crate) fn lines(city: &CityView) -> Vec<Line> {
    let xs = || city.pieces.iter().map(|piece| piece.x);
    let ys = || city.pieces.iter().map(|piece| piece.y);
    let columns: Vec<i8> = (xs().min().unwrap_or(0) - 1..=xs().max().unwrap_or(0) + 1).collect();
    let rows: Vec<i8> = (ys().min().unwrap_or(0) - 1..=ys().max().unwrap_or(0) + 1).collect();
    let column_names: Vec<String> = columns.iter().map(|&x| column_name(x)).collect();
    let row_names: Vec<String> = rows.iter().map(|&y| row_name(y)).collect();
    page::cells(&column_names, &row_names, "coordinate", |x, y| {
        space(city, Place::new(columns[x], rows[y]))
    })
}

/// A city by itself in characters, with coordinates from its north-west corner.
pub(crate) fn position_lines(city: &CityView) -> Vec<Line> {
    let numbers = |last: i8| (0..=last).map(|number| number.to_string()).collect::<Vec<_>>();
    let xs = city.pieces.iter().map(|piece| piece.x).max().unwrap_or(0);
    let ys = city.pieces.iter().map(|piece| piece.y).max().unwrap_or(0);
    page::cells(&numbers(xs), &numbers(ys), "coordinate", |x, y| {
        space(city, Place::new(x as i8, y as i8))
    })
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
