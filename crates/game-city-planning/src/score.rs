//! Points: what a Zone or a Development would score and for what, and the tallies that add it up.

use plat_engine::{Arg, Score, Seat, Sentence};
use plat_grid::Point;

use crate::parts::{Development, Influence, Zone};
use crate::state::{CityPlanning, Plan, Site};
use crate::words::counted;

/// A reason for points of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// Stones on the Zone that is taken.
    Waiting(u16),
    /// A Development on a point of the board.
    Unincorporated,
    /// A Development on a Zone that had room for so much.
    Capacity {
        development: Development,
        zone: Zone,
        room: u32,
    },
    /// The highest Development on a Zone beside it.
    Neighbour {
        zone: Zone,
        highest: u32,
        beneficial: bool,
    },
    /// A Zone that is removed.
    LostZone(Zone),
    /// A Development that is removed with its Zone.
    LostDevelopment(Development, Zone),
    /// An unincorporated Development that is removed.
    LostLot(Development, Point),
}

/// What a player has scored so far, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally([i16; 8]);

/// The messages of the lines of a tally: each in a few words, and in more.
const LINES: [(&str, &str); 8] = [
    ("topic-waiting", "score-waiting"),
    ("topic-lots", "score-lots"),
    ("topic-sites", "score-sites"),
    ("topic-good", "score-good"),
    ("topic-bad", "score-bad"),
    ("topic-lost-zones", "score-lost-zones"),
    ("topic-lost-built", "score-lost-built"),
    ("topic-lost-lots", "score-lost-lots"),
];

impl Tally {
    #[inline]
    pub(crate) fn enter(&mut self, reason: Reason, points: i32) {
        let line = match reason {
            Reason::Waiting(_) => 0,
            Reason::Unincorporated => 1,
            Reason::Capacity { .. } => 2,
            Reason::Neighbour { beneficial: true, .. } => 3,
            Reason::Neighbour { .. } => 4,
            Reason::LostZone(_) => 5,
            Reason::LostDevelopment(..) => 6,
            Reason::LostLot(..) => 7,
        };
        self.0[line] += points as i16;
    }

    #[inline]
    pub(crate) fn total(self) -> i32 {
        self.0.iter().map(|&points| i32::from(points)).sum()
    }

    /// The lines with points; both players' sheets have the same ones.
    fn score(self) -> Score {
        let mut score = Score::default();
        for ((topic, label), points) in LINES.into_iter().zip(self.0) {
            score.about(Sentence::new(topic));
            score.line(Sentence::new(label), i32::from(points));
        }
        score
    }
}

impl CityPlanning {
    pub(crate) fn score_lines(&self, seat: Seat) -> Score {
        self.tallies[seat].score()
    }

    /// Every point for laying a Zone around this point, with its reason.
    #[inline]
    pub(crate) fn reckon_zone(&self, zone: Zone, centre: Point, mut each: impl FnMut(Reason, i32)) {
        let waiting = self.face_up_place(zone).map_or(0, |(_, waiting)| waiting);
        if waiting > 0 {
            each(Reason::Waiting(waiting), i32::from(waiting));
        }
        for lost in self.overlapped(centre) {
            each(Reason::LostZone(lost), -(lost.value() as i32));
            for development in self.built[lost.index()].developments(lost.kind()) {
                let points = -(development.value() as i32);
                each(Reason::LostDevelopment(development, lost), points);
            }
        }
        for (development, point) in self.covered(centre) {
            if development.kind() != zone.kind() {
                each(Reason::LostLot(development, point), -i32::from(self.penalty));
            }
        }
    }

    /// Every point for placing a Development there, with its reason.
    #[inline]
    pub(crate) fn reckon_development(
        &self,
        development: Development,
        site: Site,
        mut each: impl FnMut(Reason, i32),
    ) {
        let Site::Zone(zone) = site else {
            return each(Reason::Unincorporated, 1);
        };
        let room = zone.value().saturating_sub(self.built[zone.index()].total());
        let reason = Reason::Capacity {
            development,
            zone,
            room,
        };
        each(reason, development.value().min(room) as i32);
        let Some(centre) = self.centre(zone) else {
            return;
        };
        for other in self.within(3, centre).filter(|&other| other != zone) {
            let highest = self.built[other.index()].highest();
            let influence = zone.kind().influence_of(other.kind());
            if highest == 0 || influence == Influence::None {
                continue;
            }
            let beneficial = influence == Influence::Beneficial;
            let points = if beneficial {
                highest as i32
            } else {
                -(highest as i32)
            };
            let reason = Reason::Neighbour {
                zone: other,
                highest,
                beneficial,
            };
            each(reason, points);
        }
    }

    /// What a plan would score.
    pub(crate) fn points_for(&self, plan: &Plan) -> i32 {
        let mut all = 0;
        self.reckon_zone(plan.zone, plan.centre, |_, points| all += points);
        all
    }

    /// What a plan would score, line by line.
    pub(crate) fn explain_plan(&self, plan: &Plan) -> Score {
        let mut score = Score::default();
        self.reckon_zone(plan.zone, plan.centre, |reason, points| {
            score.marked(self.label(reason), points, self.marks(reason));
        });
        score
    }

    /// What a Development would score there, line by line.
    pub(crate) fn explain_development(&self, development: Development, site: Site) -> Score {
        let mut score = Score::default();
        self.reckon_development(development, site, |reason, points| {
            score.marked(self.label(reason), points, self.marks(reason));
        });
        score
    }

    fn label(&self, reason: Reason) -> Sentence {
        let built =
            |message, highest, zone: Zone| Sentence::new(message).with("value", highest).with("zone", zone);
        match reason {
            Reason::Waiting(count) => counted("for-waiting", count.into()),
            Reason::Unincorporated => Sentence::new("for-lot"),
            Reason::Capacity {
                development, room, ..
            } => Sentence::new(match room < development.value() {
                true => "for-room",
                false => "for-value",
            }),
            Reason::Neighbour { zone, highest, .. } => built("for-neighbour", highest, zone),
            Reason::LostZone(zone) => Sentence::new("for-lost-zone").with("zone", zone),
            Reason::LostDevelopment(development, zone) => built("for-lost-built", development.value(), zone),
            Reason::LostLot(development, point) => Sentence::new("for-lost-lot")
                .with("development", development)
                .with("cell", Arg::Cell(self.land.name(point))),
        }
    }

    /// The shapes of the board that a reason is about.
    fn marks(&self, reason: Reason) -> Vec<String> {
        match reason {
            Reason::Capacity { zone, .. }
            | Reason::Neighbour { zone, .. }
            | Reason::LostZone(zone)
            | Reason::LostDevelopment(_, zone) => vec![format!("zone-{zone}")],
            Reason::LostLot(_, point) => vec![format!("development-{}", self.land.name(point))],
            Reason::Waiting(_) | Reason::Unincorporated => Vec::new(),
        }
    }
}
