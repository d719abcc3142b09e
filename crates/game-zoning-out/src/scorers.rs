//! Every scoring rule in a function of its own: what it sees in a `Survey` it enters in a `Tally`.

use crate::city::Built;
use crate::piece::{Colour, Size};
use crate::place::Place;
use crate::score::Tally;
use crate::scoring_rule::ScoringRule;
use crate::survey::{Line, Row, Survey};

impl<R: Row, const SIDE: usize> Survey<R, SIDE> {
    /// Enters everything that earns points by this rule, or loses them.
    pub(crate) fn enter(&self, rule: ScoringRule, tally: &mut impl Tally<R>) {
        match rule {
            ScoringRule::FifteenMinuteCity => self.fifteen_minute_city(tally),
            ScoringRule::DensityBonusing => self.density_bonusing(tally),
            ScoringRule::RainbowRows => self.rainbow_rows(tally),
            ScoringRule::ColorfulColumns => self.colorful_columns(tally),
            ScoringRule::Overshadowed => self.overshadowed(tally),
            ScoringRule::Suburbia => self.suburbia(tally),
            ScoringRule::LittleBoxes => self.boxes(Colour::Red, tally),
            ScoringRule::ShoppingDistrict => self.boxes(Colour::Blue, tally),
            ScoringRule::LinearPark => self.linear_park(tally),
            ScoringRule::WeCompost => self.we_compost(tally),
            ScoringRule::GardenCity => self.garden_city(tally),
            ScoringRule::Piazzas => self.piazzas(tally),
            ScoringRule::CanadianStyle => self.canadian_style(tally),
            ScoringRule::FirstFactoryUnfun => self.first_factory_unfun(tally),
            ScoringRule::SecondFactoryUnfun => self.second_factory_unfun(tally),
            ScoringRule::LinesOfSight => self.lines_of_sight(tally),
            ScoringRule::Clusters => self.clusters(tally),
            ScoringRule::CityWall => self.city_wall(tally),
            ScoringRule::BiggerOnTheOutside => self.bigger_on_the_outside(tally),
            ScoringRule::MixedUseDevelopment => self.mixed_use_development(tally),
            ScoringRule::RoomToMakeABigMistake => self.room_to_make_a_big_mistake(tally),
        }
    }

    /// 4 for each red next to a blue, a green and a yellow.
    fn fifteen_minute_city(&self, tally: &mut impl Tally<R>) {
        for (y, line) in self.lines() {
            let near = |colour| self.beside(y, |line| line.of(colour));
            let served = near(Colour::Blue) & near(Colour::Green) & near(Colour::Yellow);
            each_of(Colour::Red, y, line, served, 4, tally);
        }
    }

    /// -1 for each unit of the larger of width and height.
    fn density_bonusing(&self, tally: &mut impl Tally<R>) {
        let bounds = self.bounds();
        tally.together(-bounds.width().max(bounds.height()), || self.all_places());
    }

    /// 5 for each row with all five colours.
    fn rainbow_rows(&self, tally: &mut impl Tally<R>) {
        for (y, line) in self.lines() {
            if line.colours.into_iter().all(Row::any) {
                tally.together(5, || self.places(move |place| place.y == y));
            }
        }
    }

    /// 2 for each column with three or more colours, -3 for each other column.
    fn colorful_columns(&self, tally: &mut impl Tally<R>) {
        let mut found = [R::default(); 5];
        for (_, line) in self.lines() {
            for (found, colour) in found.iter_mut().zip(line.colours) {
                *found = *found | colour;
            }
        }
        // Two full adders count five colours in all columns at once: the ones, and two carries that are worth 2 each.
        let [a, b, c, d, e] = found;
        let first = a ^ b ^ c;
        let first_carry = (a & b) | (c & (a ^ b));
        let ones = first ^ d ^ e;
        let second_carry = (first & d) | (e & (first ^ d));
        let colourful = (first_carry & second_carry) | (ones & (first_carry | second_carry));
        for x in self.bounds().columns() {
            let points = if (colourful & R::column(x)).any() { 2 } else { -3 };
            tally.together(points, || self.places(move |place| place.x == x));
        }
    }

    /// -1 for each large next to a small, for each small.
    fn overshadowed(&self, tally: &mut impl Tally<R>) {
        for (y, line) in self.lines() {
            let (above, below) = (self.line(y - 1), self.line(y + 1));
            let two_large = line.two_large();
            for large in [
                line.large,
                line.large.east(),
                line.large.west(),
                above.large,
                below.large,
                two_large.east(),
                two_large.west(),
                above.two_large(),
                below.two_large(),
            ] {
                tally.each(y, line.small & large, -1);
                tally.each(y, line.two_small() & large, -1);
            }
        }
    }

    /// 1 for each red on the edge of the city (ZU-6).
    fn suburbia(&self, tally: &mut impl Tally<R>) {
        let edge = self.edge();
        for (y, line) in self.lines() {
            each_of(Colour::Red, y, line, edge(y), 1, tally);
        }
    }

    /// 3 for each 2x2 of a colour, overlapping ones too: Little Boxes and Shopping District.
    fn boxes(&self, colour: Colour, tally: &mut impl Tally<R>) {
        for (y, line) in self.lines() {
            let both = line.of(colour) & self.line(y + 1).of(colour);
            let corners = both & both.west();
            if !corners.any() {
                continue;
            }
            for x in self.bounds().columns() {
                if (corners & R::column(x)).any() {
                    tally.together(3, || {
                        [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map(|(x, y)| Place::new(x, y))
                    });
                }
            }
        }
    }

    /// The pyramids in the straight contiguous green line that has the most of them (ZU-11).
    fn linear_park(&self, tally: &mut impl Tally<R>) {
        let green = |y: i8| self.line(y).of(Colour::Green);
        if self
            .lines()
            .any(|(_, line)| (line.twins & line.of(Colour::Green)).any())
        {
            return self.stacked_park(tally);
        }
        let (mut longest, mut found) = (0, None);
        for y in self.bounds().rows() {
            // All places where a line of `length` spaces begins, for longer and longer lines.
            let (mut begins, mut length) = (green(y), 0);
            while begins.any() {
                length += 1;
                if length > longest {
                    (longest, found) = (length, Some((y, begins, true)));
                }
                begins = begins & begins.west();
            }
            let (mut begins, mut length) = (green(y), 0);
            while begins.any() {
                length += 1;
                if length > longest {
                    (longest, found) = (length, Some((y, begins, false)));
                }
                begins = begins & green(y + length as i8);
            }
        }
        let Some((y, begins, flat)) = found else {
            return;
        };
        tally.together(longest, || {
            let begins_here = |x: &i8| (begins & R::column(*x)).any();
            let x = self
                .bounds()
                .columns()
                .find(begins_here)
                .unwrap_or(self.bounds().west);
            (0..longest as i8).map(move |step| match flat {
                true => Place::new(x + step, y),
                false => Place::new(x, y + step),
            })
        });
    }

    /// The same where two greens stand on one space: the line with the most pyramids need not be the longest.
    fn stacked_park(&self, tally: &mut impl Tally<R>) {
        let best = self.parks().max_by_key(|park| park.pieces);
        if let Some(park) = best {
            tally.together(park.pieces, || park.spaces());
        }
    }

    /// Every straight green line that is as long as it can be, each once for every pyramid on its first space.
    pub(crate) fn parks(&self) -> impl Iterator<Item = Park> {
        let greens_on = |place: Place| {
            let (line, column) = (self.line(place.y), R::column(place.x));
            let greens = line.of(Colour::Green) & column;
            greens.count() + (greens & line.twins).count()
        };
        let greens = self.zone(Colour::Green).members();
        greens.iter().flat_map(move |green| {
            [(1, 0), (0, 1)].into_iter().filter_map(move |step| {
                let mut park = Park {
                    first: green.place,
                    step,
                    length: 0,
                    pieces: 0,
                };
                if greens_on(park.space(-1)) > 0 {
                    return None;
                }
                while let more @ 1.. = greens_on(park.space(park.length)) {
                    park.pieces += more;
                    park.length += 1;
                }
                Some(park)
            })
        })
    }

    /// The pips of each black next to at least one red.
    fn we_compost(&self, tally: &mut impl Tally<R>) {
        for Built { place, piece } in self
            .built()
            .iter()
            .filter(|built| built.piece.colour == Colour::Black)
        {
            let near_red = self.beside(place.y, |line| line.of(Colour::Red));
            if (near_red & R::column(place.x)).any() {
                tally.each(place.y, R::column(place.x), piece.size.pips());
            }
        }
    }

    /// 2 for each red next to a green.
    fn garden_city(&self, tally: &mut impl Tally<R>) {
        for (y, line) in self.lines() {
            let near_green = self.beside(y, |line| line.of(Colour::Green));
            each_of(Colour::Red, y, line, near_green, 2, tally);
        }
    }

    /// For each enclosed empty space, 1 for each different colour around it (ZU-3).
    fn piazzas(&self, tally: &mut impl Tally<R>) {
        let outside = self.outside();
        let mut enclosed = [R::default(); SIDE];
        let width = self
            .bounds()
            .columns()
            .map(R::column)
            .fold(R::default(), |all, x| all | x);
        for (y, line) in self.lines() {
            enclosed[y as usize % SIDE] = width & !line.all() & !outside[y as usize % SIDE];
        }
        for y in self.bounds().rows() {
            while enclosed[y as usize % SIDE].any() {
                self.piazza(y, &mut enclosed, tally);
            }
        }
    }

    /// Scores one enclosed space, whose northernmost row is this, and takes it out.
    fn piazza(&self, north: i8, enclosed: &mut [R; SIDE], tally: &mut impl Tally<R>) {
        let at = |y: i8| y as usize % SIDE;
        let mut space = [R::default(); SIDE];
        space[at(north)] = enclosed[at(north)].lowest();
        // It grows row by row, down and again, until it no longer does; below an empty row there is nothing of it.
        let mut south = north;
        loop {
            let mut grown = false;
            let mut y = north;
            loop {
                let here = space[at(y)];
                let near = here | here.east() | here.west() | space[at(y - 1)] | space[at(y + 1)];
                space[at(y)] = near & enclosed[at(y)];
                grown |= space[at(y)] != here;
                if !space[at(y)].any() {
                    break;
                }
                south = south.max(y);
                y += 1;
            }
            if !grown {
                break;
            }
        }
        let around = |y: i8| space[at(y)].east() | space[at(y)].west() | space[at(y - 1)] | space[at(y + 1)];
        let mut colours = [false; 5];
        for y in north - 1..=south + 1 {
            enclosed[at(y)] = enclosed[at(y)] & !space[at(y)];
            for (found, colour) in colours.iter_mut().zip(self.line(y).colours) {
                *found |= (around(y) & colour).any();
            }
        }
        tally.together(colours.into_iter().filter(|found| *found).count() as i32, || {
            self.places(|place| (around(place.y) & R::column(place.x)).any())
                .collect::<Vec<_>>()
        });
    }

    /// 2 for each large in the biggest connected group of large.
    fn canadian_style(&self, tally: &mut impl Tally<R>) {
        let groups = self.large();
        tally.together(2 * groups.largest(), || {
            let biggest = groups
                .iter()
                .find(|group| group.clone().count() as i32 == groups.largest());
            biggest.into_iter().flatten().map(|built| built.place)
        });
    }

    /// -2 for each yellow next to a red.
    fn first_factory_unfun(&self, tally: &mut impl Tally<R>) {
        for (y, line) in self.lines() {
            let near_red = self.beside(y, |line| line.of(Colour::Red));
            each_of(Colour::Yellow, y, line, near_red, -2, tally);
        }
    }

    /// -1 for each pyramid of another colour next to a yellow.
    fn second_factory_unfun(&self, tally: &mut impl Tally<R>) {
        for (y, line) in self.lines() {
            let near_yellow = self.beside(y, |line| line.of(Colour::Yellow));
            for colour in Colour::ALL {
                if colour != Colour::Yellow {
                    each_of(colour, y, line, near_yellow, -1, tally);
                }
            }
        }
    }

    /// For each row and each column of the city, 1 with exactly two large, else -2 (ZU-2).
    fn lines_of_sight(&self, tally: &mut impl Tally<R>) {
        let points = |good: bool| if good { 1 } else { -2 };
        // Columns are counted all at once: those with one or more, two or more, three or more.
        let (mut one, mut two, mut three) = (R::default(), R::default(), R::default());
        for (y, line) in self.lines() {
            let two_large = line.two_large();
            let count = line.large.count() + two_large.count();
            tally.together(points(count == 2), || {
                self.large_places(move |place| place.y == y)
            });
            for large in [line.large, two_large] {
                three = three | (two & large);
                two = two | (one & large);
                one = one | large;
            }
        }
        for x in self.bounds().columns() {
            let good = (two & !three & R::column(x)).any();
            tally.together(points(good), || self.large_places(move |place| place.x == x));
        }
    }

    /// 3 for each group of one colour that is exactly a small, a medium and a large, -1 for each other group; black
    /// is no such colour (ZU-4).
    fn clusters(&self, tally: &mut impl Tally<R>) {
        for colour in Colour::ZONES {
            for group in self.zone(colour).iter() {
                let (mut count, mut sizes) = (0, 0);
                for built in group.clone() {
                    count += 1;
                    sizes |= built.piece.size.bit();
                }
                let trio = count == 3 && sizes == 0b111;
                tally.together(if trio { 3 } else { -1 }, || group.map(|built| built.place));
            }
        }
    }

    /// 1 for each large on the edge of the city, -2 for each other large (ZU-6).
    fn city_wall(&self, tally: &mut impl Tally<R>) {
        let edge = self.edge();
        for (y, line) in self.lines() {
            for large in [line.large, line.two_large()] {
                tally.each(y, large & edge(y), 1);
                tally.each(y, large & !edge(y), -2);
            }
        }
    }

    /// 2 for each large in the outermost rows and columns; one in a corner counts once.
    fn bigger_on_the_outside(&self, tally: &mut impl Tally<R>) {
        let bounds = self.bounds();
        let sides = R::column(bounds.west) | R::column(bounds.east);
        for (y, line) in self.lines() {
            let outermost = y == bounds.north || y == bounds.south;
            for large in [line.large, line.two_large()] {
                tally.each(y, if outermost { large } else { large & sides }, 2);
            }
        }
    }

    /// Nothing: this rule only changes where a pyramid may stand (ZU-7).
    fn mixed_use_development(&self, _: &mut impl Tally<R>) {}

    /// For each red, 1 for each unoccupied space next to it (ZU-5).
    fn room_to_make_a_big_mistake(&self, tally: &mut impl Tally<R>) {
        for (y, line) in self.lines() {
            let (here, above, below) = (line.all(), self.line(y - 1).all(), self.line(y + 1).all());
            for taken in [here.east(), here.west(), above, below] {
                each_of(Colour::Red, y, line, !taken, 1, tally);
            }
        }
    }

    /// By row, the spaces next to an empty one that hangs together with the outside (ZU-6).
    fn edge(&self) -> impl Fn(i8) -> R + use<R, SIDE> {
        let outside = self.outside();
        let at = move |y: i8| outside[y as usize % SIDE];
        move |y| at(y - 1) | at(y + 1) | at(y).east() | at(y).west()
    }

    fn places(&self, which: impl Fn(Place) -> bool) -> impl Iterator<Item = Place> {
        let places = self.built().iter().map(|built| built.place);
        places.filter(move |place| which(*place))
    }

    fn large_places(&self, which: impl Fn(Place) -> bool) -> impl Iterator<Item = Place> {
        let large = self
            .built()
            .iter()
            .filter(|built| built.piece.size == Size::Large);
        large.map(|built| built.place).filter(move |place| which(*place))
    }

    fn all_places(&self) -> impl Iterator<Item = Place> {
        self.places(|_| true)
    }
}

/// A straight green line.
#[derive(Clone, Copy)]
pub(crate) struct Park {
    first: Place,
    /// To the next space: eastwards or southwards.
    step: (i8, i8),
    /// How many spaces it has.
    pub(crate) length: i8,
    /// How many green pyramids stand there.
    pub(crate) pieces: i32,
}

impl Park {
    /// The space so many steps from the first one; beyond the ends too.
    pub(crate) fn space(&self, steps: i8) -> Place {
        let (dx, dy) = self.step;
        Place::new(self.first.x + dx * steps, self.first.y + dy * steps)
    }

    fn spaces(self) -> impl Iterator<Item = Place> {
        (0..self.length).map(move |steps| self.space(steps))
    }
}

/// Enters every pyramid of a colour that stands on one of these spaces of a row; where two of that colour stand on
/// one space, both.
#[inline]
fn each_of<R: Row>(colour: Colour, y: i8, line: &Line<R>, spaces: R, points: i32, tally: &mut impl Tally<R>) {
    let found = line.of(colour) & spaces;
    tally.each(y, found, points);
    tally.each(y, found & line.twins, points);
}
