//! What a city promises: its score as it stands, and what the pyramids that are left can still make of it.
//!
//! Computer players look at this instead of the bare score, which is blind to a row that lacks one colour. It is kept
//! while pyramids are tried and taken away again, so that a player can look at every spot for every pyramid that may
//! come. All values are hundredths of a point.

use crate::city::{City, Code};
use crate::piece::{Colour, Piece, Size, Supply};
use crate::place::Place;
use crate::rule_set::RuleSet;
use crate::scoring_rule::ScoringRule;
use crate::survey::{LargeSurvey, Line, Row, SmallSurvey, Survey, is_small};
use crate::weights::Weights;

/// A spot for a pyramid, and what the city promises with the pyramid on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Where.
    pub place: Place,
    /// What the city promises then.
    pub value: i32,
}

/// What the city of a game promises to somebody who gives the promises these weights.
#[derive(Clone, Copy, Debug)]
pub struct Outlook<'a> {
    /// The city.
    pub city: &'a City,
    /// The scoring rules in play.
    pub rules: RuleSet,
    /// The pyramids that are left.
    pub left: &'a Supply,
    /// How much the promises are trusted.
    pub weights: &'a Weights,
}

impl Outlook<'_> {
    /// Every spot for this pyramid, which is no longer among those that are left.
    pub fn prospects(&self, piece: Piece) -> Vec<Prospect> {
        match self.is_small() {
            true => SmallSurvey::of(self.city.built())
                .prospects(self, self.left, piece)
                .collect(),
            false => LargeSurvey::of(self.city.built())
                .prospects(self, self.left, piece)
                .collect(),
        }
    }

    /// By colour and size, what the city promises once such a pyramid, which is still left, stands on its best spot;
    /// nothing where none is left or it fits nowhere.
    pub fn best_by_piece(&self) -> [[Option<i32>; 3]; 5] {
        match self.is_small() {
            true => SmallSurvey::of(self.city.built()).best_by_piece(self),
            false => LargeSurvey::of(self.city.built()).best_by_piece(self),
        }
    }

    /// What the city promises as it stands.
    pub fn value(&self) -> i32 {
        match self.is_small() {
            true => SmallSurvey::of(self.city.built()).value(self, self.left),
            false => LargeSurvey::of(self.city.built()).value(self, self.left),
        }
    }

    /// Whether the city, with one more pyramid, fits on the small torus.
    fn is_small(&self) -> bool {
        is_small(self.city.built().len() + 1)
    }
}

impl<R: Row, const SIDE: usize> Survey<R, SIDE> {
    fn prospects(
        &mut self,
        outlook: &Outlook<'_>,
        left: &Supply,
        piece: Piece,
    ) -> impl Iterator<Item = Prospect> {
        outlook
            .city
            .spots(piece.size, outlook.rules.code())
            .map(move |place| {
                let before = self.add(place, piece);
                let value = self.value(outlook, left);
                self.remove(before);
                Prospect { place, value }
            })
    }

    fn best_by_piece(&mut self, outlook: &Outlook<'_>) -> [[Option<i32>; 3]; 5] {
        let mut best = [[None; 3]; 5];
        for piece in Piece::all().filter(|&piece| outlook.left.count(piece) > 0) {
            let mut left = *outlook.left;
            left.take(piece);
            let values = self
                .prospects(outlook, &left, piece)
                .map(|prospect| prospect.value);
            best[piece.colour as usize][piece.size as usize] = values.max();
        }
        best
    }

    /// What the city promises when these pyramids are left.
    fn value(&self, outlook: &Outlook<'_>, left: &Supply) -> i32 {
        if self.built().is_empty() {
            return 0;
        }
        let mut value = 100 * self.basic() + self.openings(left, outlook.rules.code(), outlook.weights);
        for rule in outlook.rules.iter() {
            let points = self.points(rule);
            value += 100 * points + self.promise(rule, points, left, outlook.weights);
        }
        value
    }

    /// What pyramids that are still to come can add to groups of their colours: there must be a spot for them
    /// next to their own colour and not next to their own size. One beside a black pyramid is worth nothing; worse,
    /// whatever else is placed there will cost points.
    fn openings(&self, left: &Supply, code: Code, weights: &Weights) -> i32 {
        let mut open = [[0; 3]; 4];
        let mut beside_black = 0;
        let bounds = self.bounds();
        for y in bounds.north - 1..=bounds.south + 1 {
            let near_black = self.beside(y, |line| line.of(Colour::Black));
            let empty = !self.line(y).all();
            beside_black += (empty & near_black).count();
            let mut closed = [
                self.beside(y, |line| line.small),
                self.beside(y, |line| line.medium),
                self.beside(y, |line| line.large),
            ];
            if code.canadian {
                closed[Size::Large as usize] = R::default();
            }
            for colour in Colour::ZONES {
                let near = empty & !near_black & self.beside(y, |line| line.of(colour));
                for (open, closed) in open[colour as usize].iter_mut().zip(closed) {
                    *open += (near & !closed).count();
                }
            }
        }
        let likely = |piece: Piece| {
            let open = open[piece.colour as usize][piece.size as usize] as usize;
            i32::from(left.count(piece)) * weights.openings[open.min(weights.openings.len() - 1)]
        };
        let zoned = Piece::all().filter(|piece| piece.colour != Colour::Black);
        zoned.map(likely).sum::<i32>() - weights.beside_black * beside_black * soon(left.len(), 15) / 100
    }

    /// What a scoring rule will give beyond the points that it gives now.
    fn promise(&self, rule: ScoringRule, points: i32, left: &Supply, weights: &Weights) -> i32 {
        // Points that a growing city loses again count only in so far as it is finished.
        let fades = |weight: i32| -points * weight * soon(left.len(), 30) / 100;
        match rule {
            ScoringRule::FifteenMinuteCity => self.promised_fifteen_minutes(left, weights),
            ScoringRule::DensityBonusing => fades(weights.density),
            ScoringRule::RainbowRows => self.promised_rainbows(left, weights),
            ScoringRule::ColorfulColumns => self.promised_columns(left, weights),
            ScoringRule::Suburbia => fades(weights.suburbia),
            ScoringRule::LittleBoxes => self.promised_boxes(Colour::Red, left, weights),
            ScoringRule::ShoppingDistrict => self.promised_boxes(Colour::Blue, left, weights),
            ScoringRule::LinearPark => self.promised_park(points, left, weights),
            ScoringRule::WeCompost => self.promised_compost(left, weights),
            ScoringRule::GardenCity => self.promised_gardens(left, weights),
            ScoringRule::Piazzas => self.promised_piazzas(left, weights),
            ScoringRule::FirstFactoryUnfun | ScoringRule::SecondFactoryUnfun => {
                self.promised_factories(left, weights)
            }
            ScoringRule::LinesOfSight => self.promised_sights(left, weights),
            ScoringRule::Clusters => self.promised_clusters(left, weights),
            ScoringRule::CityWall => fades(weights.wall),
            ScoringRule::BiggerOnTheOutside => {
                fades(weights.outside) + weights.outside_to_come * left.of_size(Size::Large) as i32
            }
            ScoringRule::RoomToMakeABigMistake => fades(weights.room),
            // For these the score as it stands is a good guide.
            ScoringRule::Overshadowed | ScoringRule::CanadianStyle | ScoringRule::MixedUseDevelopment => 0,
        }
    }

    /// A red that lacks one or two of its three neighbours and has room for them.
    fn promised_fifteen_minutes(&self, left: &Supply, weights: &Weights) -> i32 {
        let mut promised = 0;
        for (y, line) in self.lines() {
            let red = line.of(Colour::Red);
            let near = |colour| self.beside(y, |line| line.of(colour));
            let [blue, green, yellow] = [Colour::Blue, Colour::Green, Colour::Yellow].map(near);
            let two = (blue & green) | (blue & yellow) | (green & yellow);
            let three = blue & green & yellow;
            let one = (blue | green | yellow) & !two;
            let room = self.room_beside(y);
            promised += weights.fifteen_lacks[1] * (red & two & !three & room).count();
            promised += weights.fifteen_lacks[2] * (red & one & room).count();
        }
        promised * soon(left.len(), 8) / 100
    }

    /// A row that lacks a few colours which are still to come.
    fn promised_rainbows(&self, left: &Supply, weights: &Weights) -> i32 {
        let mut promised = 0;
        for (_, line) in self.lines() {
            let lacks = |colour: &Colour| !line.of(*colour).any();
            let lacking = Colour::ALL.iter().filter(|colour| lacks(colour)).count();
            let possible = Colour::ALL
                .iter()
                .all(|colour| !lacks(colour) || of_colour(left, *colour) > 0);
            if possible {
                promised += weights.rainbow_lacks[lacking];
            }
        }
        promised * soon(left.len(), 8) / 100
    }

    /// A column that lacks colours will rarely stay so.
    fn promised_columns(&self, left: &Supply, weights: &Weights) -> i32 {
        let mut found = [R::default(); 5];
        for (_, line) in self.lines() {
            for (found, colour) in found.iter_mut().zip(line.colours) {
                *found = *found | colour;
            }
        }
        let mut promised = 0;
        for x in self.bounds().columns() {
            let colours = found
                .iter()
                .filter(|colour| (**colour & R::column(x)).any())
                .count();
            promised += weights.column_lacks[3_usize.saturating_sub(colours)];
        }
        promised * soon(left.len(), 14) / 100
    }

    /// A square that lacks one or two, with room for them.
    fn promised_boxes(&self, colour: Colour, left: &Supply, weights: &Weights) -> i32 {
        let to_come = of_colour(left, colour) as usize;
        let bounds = self.bounds();
        let mut promised = 0;
        for y in bounds.north - 1..=bounds.south {
            let (above, below) = (self.line(y), self.line(y + 1));
            let corners = |row: R| [row, row.west()];
            let [a, b] = corners(above.of(colour));
            let [c, d] = corners(below.of(colour));
            let [e, f] = corners(above.all() & !above.of(colour));
            let [g, h] = corners(below.all() & !below.of(colour));
            let open = !(e | f | g | h);
            let three = (a & b & (c ^ d)) | (c & d & (a ^ b));
            let two = ((a ^ b) & (c ^ d)) | (a & b & !c & !d) | (c & d & !a & !b);
            promised += weights.box_lacks[1] * (three & open).count();
            promised += weights.box_lacks[2] * (two & open).count();
        }
        promised * soon(to_come, 3) / 100
    }

    /// A line of green, the longest or another one, can go on at its ends.
    fn promised_park(&self, points: i32, left: &Supply, weights: &Weights) -> i32 {
        let is_free = |place: Place| !(self.line(place.y).all() & R::column(place.x)).any();
        let promised = self.parks().map(|park| {
            let ends = [-1, park.length].map(|steps| usize::from(is_free(park.space(steps))));
            // A line that is shorter than the longest by one may still become the longest.
            let behind = points - park.pieces;
            weights.park_ends[ends[0] + ends[1]] - weights.park_behind * behind
        });
        let best = promised.max().unwrap_or(0).max(0);
        best * soon(of_colour(left, Colour::Green) as usize, 2) / 100
    }

    /// A black with room for a red, and no red yet.
    fn promised_compost(&self, left: &Supply, weights: &Weights) -> i32 {
        let mut promised = 0;
        for built in self
            .built()
            .iter()
            .filter(|built| built.piece.colour == Colour::Black)
        {
            let near_red = self.beside(built.place.y, |line| line.of(Colour::Red));
            let lonely = self.room_beside(built.place.y) & !near_red & R::column(built.place.x);
            if lonely.any() {
                promised += weights.compost * built.piece.size.pips();
            }
        }
        promised * soon(of_colour(left, Colour::Red) as usize, 3) / 100
    }

    /// A red with room for a park.
    fn promised_gardens(&self, left: &Supply, weights: &Weights) -> i32 {
        let mut promised = 0;
        for (y, line) in self.lines() {
            let near_green = self.beside(y, |line| line.of(Colour::Green));
            promised += weights.garden * (line.of(Colour::Red) & !near_green & self.room_beside(y)).count();
        }
        promised * soon(of_colour(left, Colour::Green) as usize, 4) / 100
    }

    /// Empty spaces that are nearly enclosed.
    fn promised_piazzas(&self, left: &Supply, weights: &Weights) -> i32 {
        let mut promised = 0;
        for (y, line) in self.lines() {
            let here = line.all();
            let (n, s) = (self.line(y - 1).all(), self.line(y + 1).all());
            let (w, e) = (here.east(), here.west());
            let three = (n & s & (w ^ e)) | (w & e & (n ^ s));
            let two = ((n ^ s) & (w ^ e)) | (n & s & !w & !e) | (w & e & !n & !s);
            promised += weights.piazza_lacks[1] * (!here & three).count();
            promised += weights.piazza_lacks[2] * (!here & two).count();
        }
        promised * soon(left.len(), 8) / 100
    }

    /// Empty spaces beside factories, where hardly anything can be placed.
    fn promised_factories(&self, left: &Supply, weights: &Weights) -> i32 {
        let bounds = self.bounds();
        let mut beside = 0;
        for y in bounds.north - 1..=bounds.south + 1 {
            let near_yellow = self.beside(y, |line| line.of(Colour::Yellow));
            beside += (near_yellow & !self.line(y).all()).count();
        }
        -weights.beside_factory * beside * soon(left.len(), 15) / 100
    }

    /// A row or column with too few large ones can still get them, one with too many never gets rid of them.
    fn promised_sights(&self, left: &Supply, weights: &Weights) -> i32 {
        let mut promised = 0;
        let mut columns = [R::default(); 2];
        for (_, line) in self.lines() {
            promised += weights.sight_lacks[2 - (line.large.count() as usize).min(2)];
            columns[1] = columns[1] | (columns[0] & line.large);
            columns[0] = columns[0] | line.large;
        }
        for x in self.bounds().columns() {
            let large = columns
                .iter()
                .filter(|column| (**column & R::column(x)).any())
                .count();
            promised += weights.sight_lacks[2 - large];
        }
        promised * soon(left.of_size(Size::Large) as usize, 5) / 100
    }

    /// A group that can still become a trio.
    fn promised_clusters(&self, left: &Supply, weights: &Weights) -> i32 {
        let mut promised = 0;
        for colour in Colour::ZONES {
            for group in self.zone(colour).iter() {
                let (mut count, mut sizes) = (0, 0);
                for built in group {
                    count += 1;
                    sizes |= built.piece.size.bit();
                }
                let missing = |size: &Size| sizes & size.bit() == 0;
                let to_come = |size: Size| left.count(Piece { colour, size }) > 0;
                let possible = Size::ALL.iter().all(|size| !missing(size) || to_come(*size));
                if possible && count == sizes.count_ones() {
                    promised += weights.cluster_lacks[3 - count as usize];
                }
            }
        }
        promised * soon(left.len(), 12) / 100
    }

    /// Of a row, the spaces next to an empty one.
    fn room_beside(&self, y: i8) -> R {
        let empty = |line: &Line<R>| !line.all();
        let here = empty(self.line(y));
        here.east() | here.west() | empty(self.line(y - 1)) | empty(self.line(y + 1))
    }
}

/// How much of a promise is kept, in hundredths: all of it while at least `enough` pyramids are to come, nothing at the
/// end.
fn soon(to_come: usize, enough: usize) -> i32 {
    (100 * to_come.min(enough) / enough) as i32
}

/// How many of a colour are left.
fn of_colour(left: &Supply, colour: Colour) -> u32 {
    Size::ALL
        .iter()
        .map(|&size| u32::from(left.count(Piece { colour, size })))
        .sum()
}
