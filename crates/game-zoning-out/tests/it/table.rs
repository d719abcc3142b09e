//! Cities drawn as text, and a slow scorer that follows the words of the rules space by space. The scorer shares
//! nothing with the crate but the names of the rules.

use std::collections::{BTreeMap, BTreeSet};

use plat_game_zoning_out::{Built, Colour, Piece, Place, ScoringRule, Size};

/// A city such as `R3 . B1`, one row a line; `R3/B1` is a blue one on top of a red one.
pub(crate) fn city(drawn: &str) -> Vec<Built> {
    let mut built = Vec::new();
    for (y, row) in drawn
        .lines()
        .map(str::trim)
        .filter(|row| !row.is_empty())
        .enumerate()
    {
        for (x, space) in row.split_whitespace().enumerate() {
            for sign in space.split('/').filter(|sign| *sign != ".") {
                built.push(Built {
                    place: Place::new(x as i8, y as i8),
                    piece: piece(sign),
                });
            }
        }
    }
    built
}

/// A pyramid such as `K2`: K is black.
pub(crate) fn piece(sign: &str) -> Piece {
    let colour = match sign.as_bytes()[0] {
        b'R' => Colour::Red,
        b'B' => Colour::Blue,
        b'G' => Colour::Green,
        b'Y' => Colour::Yellow,
        b'K' => Colour::Black,
        _ => panic!("no colour in {sign}"),
    };
    let size = Size::of_pips(sign[1..].parse().unwrap()).unwrap();
    Piece { colour, size }
}

type Spot = (i32, i32);

/// The pyramids by space.
pub(crate) struct Slow(BTreeMap<Spot, Vec<Piece>>);

impl Slow {
    pub(crate) fn new(built: &[Built]) -> Slow {
        let mut spaces: BTreeMap<Spot, Vec<Piece>> = BTreeMap::new();
        for built in built {
            let spot = (i32::from(built.place.x), i32::from(built.place.y));
            spaces.entry(spot).or_default().push(built.piece);
        }
        Slow(spaces)
    }

    fn around((x, y): Spot) -> [Spot; 4] {
        [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    }

    fn on(&self, spot: Spot) -> &[Piece] {
        self.0.get(&spot).map_or(&[], Vec::as_slice)
    }

    /// Every pyramid, with its space and its number there.
    fn all(&self) -> Vec<(Spot, usize, Piece)> {
        self.0
            .iter()
            .flat_map(|(&spot, pieces)| {
                pieces
                    .iter()
                    .enumerate()
                    .map(move |(at, &piece)| (spot, at, piece))
            })
            .collect()
    }

    /// The pyramids next to one, among them the one it shares its space with.
    fn next_to(&self, spot: Spot, at: usize) -> Vec<Piece> {
        let mut found: Vec<Piece> = Slow::around(spot)
            .iter()
            .flat_map(|&next| self.on(next).to_vec())
            .collect();
        found.extend(
            self.on(spot)
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != at)
                .map(|(_, &piece)| piece),
        );
        found
    }

    fn is_next_to(&self, spot: Spot, at: usize, colour: Colour) -> bool {
        self.next_to(spot, at).iter().any(|piece| piece.colour == colour)
    }

    /// Connected groups of the pyramids that are wanted.
    fn groups(&self, wanted: impl Fn(Piece) -> bool) -> Vec<Vec<Piece>> {
        let mut left: BTreeSet<Spot> = self
            .0
            .iter()
            .filter(|(_, pieces)| pieces.iter().any(|&piece| wanted(piece)))
            .map(|(&spot, _)| spot)
            .collect();
        let mut groups = Vec::new();
        while let Some(begin) = left.pop_first() {
            let (mut open, mut group) = (vec![begin], Vec::new());
            while let Some(spot) = open.pop() {
                group.extend(self.on(spot).iter().copied().filter(|&piece| wanted(piece)));
                open.extend(Slow::around(spot).into_iter().filter(|next| left.remove(next)));
            }
            groups.push(group);
        }
        groups
    }

    fn largest(&self, wanted: impl Fn(Piece) -> bool) -> i32 {
        self.groups(wanted).iter().map(Vec::len).max().unwrap_or(0) as i32
    }

    fn columns(&self) -> std::ops::RangeInclusive<i32> {
        let xs = || self.0.keys().map(|spot| spot.0);
        xs().min().unwrap()..=xs().max().unwrap()
    }

    fn rows(&self) -> std::ops::RangeInclusive<i32> {
        let ys = || self.0.keys().map(|spot| spot.1);
        ys().min().unwrap()..=ys().max().unwrap()
    }

    fn line(&self, wanted: impl Fn(Spot) -> bool) -> Vec<Piece> {
        self.all()
            .into_iter()
            .filter(|&(spot, ..)| wanted(spot))
            .map(|(.., piece)| piece)
            .collect()
    }

    /// The empty spaces in connected regions, each with whether it reaches the outside.
    fn regions(&self) -> Vec<(BTreeSet<Spot>, bool)> {
        let (columns, rows) = (self.columns(), self.rows());
        let (wide, high) = (
            columns.start() - 1..=columns.end() + 1,
            rows.start() - 1..=rows.end() + 1,
        );
        let mut left: BTreeSet<Spot> = wide
            .flat_map(|x| high.clone().map(move |y| (x, y)))
            .filter(|spot| !self.0.contains_key(spot))
            .collect();
        let mut regions = Vec::new();
        while let Some(begin) = left.pop_first() {
            let (mut open, mut region) = (vec![begin], BTreeSet::new());
            while let Some(spot) = open.pop() {
                region.insert(spot);
                open.extend(Slow::around(spot).into_iter().filter(|next| left.remove(next)));
            }
            let outside = region
                .iter()
                .any(|(x, y)| !columns.contains(x) || !rows.contains(y));
            regions.push((region, outside));
        }
        regions
    }

    fn on_edge(&self, spot: Spot) -> bool {
        let regions = self.regions();
        Slow::around(spot).iter().any(|next| {
            regions
                .iter()
                .any(|(region, outside)| *outside && region.contains(next))
        })
    }

    pub(crate) fn basic(&self) -> i32 {
        let colours = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];
        let groups: i32 = colours
            .iter()
            .map(|&colour| self.largest(|piece| piece.colour == colour))
            .sum();
        let black = self
            .all()
            .into_iter()
            .filter(|(.., piece)| piece.colour == Colour::Black);
        let cost: i32 = black
            .map(|(spot, at, piece)| piece.size.pips() * self.next_to(spot, at).len() as i32)
            .sum();
        groups - cost
    }

    fn count(&self, colour: Colour, wanted: impl Fn(Spot, usize) -> bool) -> i32 {
        self.all()
            .into_iter()
            .filter(|&(spot, at, piece)| piece.colour == colour && wanted(spot, at))
            .count() as i32
    }

    fn boxes(&self, colour: Colour) -> i32 {
        let has = |spot: Spot| self.on(spot).iter().any(|piece| piece.colour == colour);
        let corner =
            |&&(x, y): &&Spot| has((x, y)) && has((x + 1, y)) && has((x, y + 1)) && has((x + 1, y + 1));
        self.0.keys().filter(corner).count() as i32
    }

    pub(crate) fn points(&self, rule: ScoringRule) -> i32 {
        let larges = |pieces: &[Piece]| pieces.iter().filter(|piece| piece.size == Size::Large).count();
        let colours = |pieces: &[Piece]| {
            pieces
                .iter()
                .map(|piece| piece.colour)
                .collect::<BTreeSet<_>>()
                .len()
        };
        match rule {
            ScoringRule::FifteenMinuteCity => {
                4 * self.count(Colour::Red, |spot, at| {
                    [Colour::Blue, Colour::Green, Colour::Yellow]
                        .iter()
                        .all(|&colour| self.is_next_to(spot, at, colour))
                })
            }
            ScoringRule::DensityBonusing => -(self.columns().count().max(self.rows().count()) as i32),
            ScoringRule::RainbowRows => {
                5 * self
                    .rows()
                    .filter(|&y| colours(&self.line(|spot| spot.1 == y)) == 5)
                    .count() as i32
            }
            ScoringRule::ColorfulColumns => self
                .columns()
                .map(|x| {
                    if colours(&self.line(|spot| spot.0 == x)) >= 3 {
                        2
                    } else {
                        -3
                    }
                })
                .sum(),
            ScoringRule::Overshadowed => {
                let small = self
                    .all()
                    .into_iter()
                    .filter(|(.., piece)| piece.size == Size::Small);
                -small
                    .map(|(spot, at, _)| larges(&self.next_to(spot, at)) as i32)
                    .sum::<i32>()
            }
            ScoringRule::Suburbia => self.count(Colour::Red, |spot, _| self.on_edge(spot)),
            ScoringRule::LittleBoxes => 3 * self.boxes(Colour::Red),
            ScoringRule::ShoppingDistrict => 3 * self.boxes(Colour::Blue),
            ScoringRule::LinearPark => {
                // One point for every piece of the line: from every space, to the right and down, until no green is there.
                let greens = |spot: Spot| {
                    let green = |piece: &&Piece| piece.colour == Colour::Green;
                    self.on(spot).iter().filter(green).count()
                };
                let line = |(x, y): Spot, (dx, dy): Spot| -> usize {
                    let along = (0..).map(|k| greens((x + k * dx, y + k * dy)));
                    along.take_while(|&count| count > 0).sum()
                };
                let lines = self
                    .0
                    .keys()
                    .flat_map(|&spot| [line(spot, (1, 0)), line(spot, (0, 1))]);
                lines.max().unwrap_or(0) as i32
            }
            ScoringRule::WeCompost => {
                let black = self
                    .all()
                    .into_iter()
                    .filter(|(.., piece)| piece.colour == Colour::Black);
                black
                    .filter(|&(spot, at, _)| self.is_next_to(spot, at, Colour::Red))
                    .map(|(.., piece)| piece.size.pips())
                    .sum()
            }
            ScoringRule::GardenCity => {
                2 * self.count(Colour::Red, |spot, at| self.is_next_to(spot, at, Colour::Green))
            }
            ScoringRule::Piazzas => {
                let enclosed = self.regions().into_iter().filter(|(_, outside)| !outside);
                let around = |region: BTreeSet<Spot>| {
                    let walls = region.iter().flat_map(|&spot| Slow::around(spot));
                    colours(&walls.flat_map(|spot| self.on(spot).to_vec()).collect::<Vec<_>>()) as i32
                };
                enclosed.map(|(region, _)| around(region)).sum()
            }
            ScoringRule::CanadianStyle => 2 * self.largest(|piece| piece.size == Size::Large),
            ScoringRule::FirstFactoryUnfun => {
                -2 * self.count(Colour::Yellow, |spot, at| self.is_next_to(spot, at, Colour::Red))
            }
            ScoringRule::SecondFactoryUnfun => {
                let others = Colour::ALL.into_iter().filter(|&colour| colour != Colour::Yellow);
                -others
                    .map(|colour| self.count(colour, |spot, at| self.is_next_to(spot, at, Colour::Yellow)))
                    .sum::<i32>()
            }
            ScoringRule::LinesOfSight => {
                let points = |pieces: Vec<Piece>| if larges(&pieces) == 2 { 1 } else { -2 };
                let rows: i32 = self.rows().map(|y| points(self.line(|spot| spot.1 == y))).sum();
                rows + self
                    .columns()
                    .map(|x| points(self.line(|spot| spot.0 == x)))
                    .sum::<i32>()
            }
            ScoringRule::Clusters => [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow]
                .iter()
                .flat_map(|&colour| self.groups(|piece| piece.colour == colour))
                .map(|mut group| {
                    group.sort_by_key(|piece| piece.size);
                    let sizes: Vec<Size> = group.iter().map(|piece| piece.size).collect();
                    if sizes == Size::ALL { 3 } else { -1 }
                })
                .sum(),
            ScoringRule::CityWall => {
                let large = self
                    .all()
                    .into_iter()
                    .filter(|(.., piece)| piece.size == Size::Large);
                large
                    .map(|(spot, ..)| if self.on_edge(spot) { 1 } else { -2 })
                    .sum()
            }
            ScoringRule::BiggerOnTheOutside => {
                let (columns, rows) = (self.columns(), self.rows());
                let outermost = |(x, y): Spot| {
                    x == *columns.start() || x == *columns.end() || y == *rows.start() || y == *rows.end()
                };
                2 * larges(&self.line(outermost)) as i32
            }
            ScoringRule::MixedUseDevelopment => 0,
            ScoringRule::RoomToMakeABigMistake => {
                let reds = self
                    .all()
                    .into_iter()
                    .filter(|(.., piece)| piece.colour == Colour::Red);
                reds.map(|(spot, ..)| {
                    Slow::around(spot)
                        .iter()
                        .filter(|next| self.on(**next).is_empty())
                        .count() as i32
                })
                .sum()
            }
        }
    }
}
