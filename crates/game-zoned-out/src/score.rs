//! Points: zones, objectives, redraw tokens, skyscrapers.

use plat_engine::{Score, Seat, Seats, Sentence};

use crate::cell::Quadrant;
use crate::face::{Density, Kind, ZoneType};
use crate::objective::{Measure, Objective, Objectives};
use crate::state::{Development, Skyscraper, Tally, Turn, ZonedOut};
use crate::words::{counted, zone};
use crate::worth::Worth;

/// What the most and the next most of something are worth on an objective card.
const MOST: i32 = 6;
const NEXT_MOST: i32 = 3;

/// What so many redraw tokens cost: 1, 3, 6, 10 and so on.
#[inline]
pub(crate) fn redraw_loss(tokens: u8) -> i32 {
    let tokens = i32::from(tokens);
    tokens * (tokens + 1) / 2
}

impl Tally {
    /// What an objective counts.
    #[inline]
    pub(crate) fn count(&self, measure: Measure) -> u8 {
        let blocks = |zone_type, density| self.blocks[Kind::new(zone_type, density).index()];
        match measure {
            Measure::Kind(kind) => self.blocks[kind.index()],
            Measure::Blocks(of) => Density::ALL.iter().map(|&density| blocks(of, density)).sum(),
            Measure::Capacity(of) => self.capacity[of as usize],
            Measure::Density(of) => ZoneType::ALL.iter().map(|&zone_type| blocks(zone_type, of)).sum(),
        }
    }
}

impl Skyscraper {
    /// The points of a player: 7, 5 and 3 for the most floors, the second and third most, 1 for any other floor; for
    /// two players 5 and 1. Of players with equally many, the one with the highest floor is ahead.
    #[inline]
    pub(crate) fn points(self, seat: Seat, seats: Seats) -> i32 {
        // How many floors, and how high the highest is; a higher pair is ahead.
        let mut standing = [(0, 0); 4];
        for (height, owner) in (1..).zip(self.floors()) {
            let (floors, _): (u8, u8) = standing[owner.index()];
            standing[owner.index()] = (floors + 1, height);
        }
        let own = standing[seat.index()];
        if own.0 == 0 {
            return 0;
        }
        let ahead = standing.iter().filter(|&&other| other > own).count();
        match (seats.count(), ahead) {
            (2, 0) => 5,
            (2, _) => 1,
            (_, 0) => 7,
            (_, 1) => 5,
            (_, 2) => 3,
            _ => 1,
        }
    }
}

impl ZonedOut {
    /// The objectives that count: all of them once the game is over, and before that the public ones.
    #[inline]
    pub(crate) fn known_objectives(&self) -> Objectives {
        if self.turn != Turn::Over {
            return self.public;
        }
        let hidden = self.seats.iter().map(|seat| self.secret[seat]);
        hidden.fold(self.public, Objectives::and)
    }

    /// What an objective would give a player now.
    #[inline]
    pub(crate) fn objective_points(&self, objective: Objective, seat: Seat) -> i32 {
        let measure = objective.measure();
        let own = self.tallies[seat].count(measure);
        if let Measure::Kind(_) = measure {
            return i32::from(own);
        }
        if own == 0 {
            return 0;
        }
        // All who are equal get the full value, so what matters is which counts there are above the own one.
        let counts = self.seats.iter().map(|other| self.tallies[other].count(measure));
        let mut above: Option<u8> = None;
        for count in counts.filter(|&count| count > own) {
            match above {
                Some(other) if other != count => return 0,
                _ => above = Some(count),
            }
        }
        if above.is_none() { MOST } else { NEXT_MOST }
    }

    /// The points as things stand, line by line.
    pub(crate) fn score_lines(&self, seat: Seat) -> Score {
        let tally = &self.tallies[seat];
        let mut score = Score::default();
        score.about(Sentence::new("topic-zones"));
        for (number, development) in self.developments.iter().enumerate() {
            if development.seat == seat {
                let worth = development.worth;
                let label = Sentence::new("score-zone")
                    .with("zone", zone(development.kind))
                    .with("blocks", counted("blocks", worth.blocks))
                    .with("size", worth.size())
                    .with("plus", i32::from(worth.plus))
                    .with("minus", i32::from(worth.minus));
                let marks = self.marks_of_blocks(|built, _| built == number);
                score.marked(label, self.points_of(worth), marks);
            }
        }
        // Of a position from a real table only the sum is known.
        let told = self
            .developments
            .iter()
            .filter(|development| development.seat == seat);
        let told: i32 = told.map(|development| self.points_of(development.worth)).sum();
        if told != tally.points {
            score.line(Sentence::new("score-told"), tally.points - told);
        }
        for objective in self.known_objectives().iter() {
            let what = match objective.measure() {
                Measure::Capacity(_) => "pieces",
                _ => "blocks",
            };
            score.about(objective.sentence());
            score.marked(
                Sentence::new("score-objective")
                    .with("objective", objective)
                    .with("counted", counted(what, tally.count(objective.measure()))),
                self.objective_points(objective, seat),
                self.marks_of_blocks(|_, development| {
                    development.seat == seat && objective.measure().counts(development.kind)
                }),
            );
        }
        score.about(Sentence::new("topic-redraws"));
        score.line(counted("redraws", tally.redraws), -redraw_loss(tally.redraws));
        score.about(Sentence::new("topic-skyscrapers"));
        for quadrant in Quadrant::ALL {
            let skyscraper = self.skyscraper(quadrant);
            let floors = skyscraper.floors().filter(|&owner| owner == seat).count();
            if floors > 0 {
                score.marked(
                    Sentence::new("score-skyscraper")
                        .with("quadrant", quadrant)
                        .with("floors", counted("floors", floors)),
                    skyscraper.points(seat, self.seats),
                    vec![format!("downtown-{}", quadrant.name())],
                );
            }
        }
        score
    }

    /// The ids of the developed Blocks whose development, by its number, is wanted.
    fn marks_of_blocks(&self, wanted: impl Fn(usize, &Development) -> bool) -> Vec<String> {
        let developments: Vec<Development> = self.developments.iter().collect();
        let found = self.city.blocks().filter(|&(_, cell)| {
            self.city.built(cell).is_some_and(|built| {
                let development = developments.get(built.development);
                development.is_some_and(|development| wanted(built.development, development))
            })
        });
        found.map(|(spot, _)| format!("block-{spot}")).collect()
    }

    /// The sum of those lines.
    #[inline]
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        let tally = &self.tallies[seat];
        let objectives: i32 = self
            .known_objectives()
            .iter()
            .map(|objective| self.objective_points(objective, seat))
            .sum();
        let skyscrapers: i32 = self
            .skyscrapers
            .iter()
            .map(|skyscraper| skyscraper.points(seat, self.seats))
            .sum();
        tally.points + objectives - redraw_loss(tally.redraws) + skyscrapers
    }

    /// What a zone scores: never less than 0, but with `negative-zones` (ZO-7).
    #[inline]
    pub(crate) fn points_of(&self, worth: Worth) -> i32 {
        match self.negative_zones {
            true => worth.sum(),
            false => worth.sum().max(0),
        }
    }

    /// What the zone of the player's planner would score now, if there is one.
    pub(crate) fn zone_now(&self, seat: Seat) -> Option<i32> {
        self.zones.planner(seat)?;
        Some(self.points_of(self.zones.worth(&self.city, seat)))
    }
}
