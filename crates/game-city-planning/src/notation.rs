//! How actions and draws are written and said.
//!
//! `pk10` and `rk10` place a Population and a Resource stone on k10. `C3@k10` plans the Zone Commercial 3 around k10;
//! `under:A2` puts A2 under the stack next, where it removes several Zones; `confirm` lays it. `dev:R4@k10` places
//! Residential 4 on the point k10, `dev:R4@R2` on the Zone Residential 2. `pass`, `propose` (pass and propose the
//! end), `accept`. Chance brings `zones:R3,C2,A0`, `2+R4,C1,I5` (Developments for seat 2), `first:2`, `zone:A4`.

use plat_engine::{Arg, Notation, NotationError, Seat, Sentence, Token, View};
use plat_grid::{CellName, Point};

use crate::land::Progress;
use crate::parts::{Development, Developments, Stone};
use crate::state::{Action, CityPlanning, Outcome, Phase, Plan, Site};
use crate::view::CityPlanningView;
use crate::words::{explained, signed};

pub(crate) const ACCEPT: &str = "accept";
pub(crate) const CONFIRM: &str = "confirm";
pub(crate) const PASS: &str = "pass";
pub(crate) const PROPOSE: &str = "propose";
const UNDER: &str = "under:";
pub(crate) const DEVELOPMENT: &str = "dev:";
const FIRST_ZONES: &str = "zones:";
const NEXT_ZONE: &str = "zone:";
const FIRST: &str = "first:";

impl Notation for CityPlanning {
    fn word(&self, action: Action) -> String {
        let name = |point| self.land.name(point);
        match action {
            Action::Accept => ACCEPT.to_owned(),
            Action::Stone(Stone::Population, point) => format!("p{}", name(point)),
            Action::Stone(Stone::Resource, point) => format!("r{}", name(point)),
            Action::Plan(zone, centre) => format!("{zone}@{}", name(centre)),
            Action::Under(zone) => format!("{UNDER}{zone}"),
            Action::Confirm => CONFIRM.to_owned(),
            Action::Develop(development, Site::Lot(point)) => {
                format!("{DEVELOPMENT}{development}@{}", name(point))
            }
            Action::Develop(development, Site::Zone(zone)) => format!("{DEVELOPMENT}{development}@{zone}"),
            Action::Pass => PASS.to_owned(),
            Action::Propose => PROPOSE.to_owned(),
        }
    }

    fn parse(&self, word: &str) -> Result<Action, NotationError> {
        let unreadable = || NotationError::new(word, CityPlanningView::phrase(Sentence::new("an-action")));
        let fixed = [
            (ACCEPT, Action::Accept),
            (CONFIRM, Action::Confirm),
            (PASS, Action::Pass),
            (PROPOSE, Action::Propose),
        ];
        if let Some((_, action)) = fixed.into_iter().find(|(name, _)| *name == word) {
            return Ok(action);
        }
        if let Some(zone) = word.strip_prefix(UNDER) {
            return zone.parse().map(Action::Under).map_err(|_| unreadable());
        }
        if let Some(rest) = word.strip_prefix(DEVELOPMENT) {
            let (development, site) = rest.split_once('@').ok_or_else(unreadable)?;
            let development = development.parse().map_err(|_| unreadable())?;
            let site = match site.parse() {
                Ok(zone) => Site::Zone(zone),
                Err(_) => Site::Lot(self.point(site, word)?.ok_or_else(unreadable)?),
            };
            return Ok(Action::Develop(development, site));
        }
        if let Some((zone, centre)) = word.split_once('@') {
            let zone = zone.parse().map_err(|_| unreadable())?;
            let centre = self.point(centre, word)?.ok_or_else(unreadable)?;
            return Ok(Action::Plan(zone, centre));
        }
        for (letter, stone) in [('p', Stone::Population), ('r', Stone::Resource)] {
            if let Some(name) = word.strip_prefix(letter) {
                let point = self.point(name, word)?.ok_or_else(unreadable)?;
                return Ok(Action::Stone(stone, point));
            }
        }
        Err(unreadable())
    }

    fn outcome_word(&self, outcome: &Outcome) -> String {
        match *outcome {
            Outcome::FirstZones(zones) => format!("{FIRST_ZONES}{}", listed(zones)),
            Outcome::First(seat) => format!("{FIRST}{seat}"),
            Outcome::NextZone(zone) => format!("{NEXT_ZONE}{zone}"),
            Outcome::Developments { to, drawn } => format!("{to}+{}", listed(drawn.iter())),
        }
    }

    fn parse_outcome(&self, word: &str) -> Result<Outcome, NotationError> {
        let seat = |digits: &str| {
            let number = digits.parse().ok().and_then(Seat::from_number);
            number.filter(|seat| seat.to_string() == digits)
        };
        let read = || {
            if let Some(zones) = word.strip_prefix(FIRST_ZONES) {
                let zones: Result<Vec<_>, _> = zones.split(',').map(str::parse).collect();
                return Some(Outcome::FirstZones(zones.ok()?.try_into().ok()?));
            }
            if let Some(zone) = word.strip_prefix(NEXT_ZONE) {
                return zone.parse().ok().map(Outcome::NextZone);
            }
            if let Some(first) = word.strip_prefix(FIRST) {
                return seat(first).map(Outcome::First);
            }
            let (to, list) = word.split_once('+')?;
            let list: Vec<_> = list.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
            let drawn: Developments = list.iter().copied().collect();
            (drawn.len() == list.len()).then_some(Outcome::Developments { to: seat(to)?, drawn })
        };
        read().ok_or_else(|| NotationError::new(word, CityPlanningView::phrase(Sentence::new("a-draw"))))
    }

    /// The stone, tile or coin, and where it goes. A tile is the same thing beside the board and on it.
    fn tokens(&self, action: Action) -> Vec<Token> {
        let at = |point| Token::new(self.land.name(point));
        match action {
            Action::Stone(stone, point) => vec![Token::new(stone.token()), at(point)],
            Action::Plan(zone, centre) => vec![Token::new(zone.to_string()), at(centre)],
            Action::Under(zone) => vec![Token::new(zone.to_string())],
            Action::Develop(development, site) => vec![
                Token::new(format!("{DEVELOPMENT}{development}")),
                match site {
                    Site::Lot(point) => at(point),
                    Site::Zone(zone) => Token::new(zone.to_string()),
                },
            ],
            Action::Accept | Action::Confirm | Action::Pass | Action::Propose => {
                vec![Token::new(self.word(action))]
            }
        }
    }

    fn says(&self, action: Action) -> Sentence {
        match action {
            Action::Accept => Sentence::new("accept"),
            Action::Stone(stone, point) => Sentence::new("place")
                .with("stone", stone)
                .with("cell", self.place(point)),
            Action::Plan(zone, centre) => self.about_plan("plan", &Plan::new(zone, centre)),
            Action::Under(zone) => Sentence::new("under").with("zone", zone),
            Action::Confirm => match self.phase {
                Phase::Planned(plan) => self.about_plan("lay", &plan),
                _ => Sentence::new("lay-planned"),
            },
            Action::Develop(development, site) => {
                self.about_development(["place-lot", "place-site"], development, site)
            }
            Action::Pass => Sentence::new("pass"),
            Action::Propose => Sentence::new("propose"),
        }
    }

    /// One thing and one place. A single thing is enough where there is no choice of the other.
    fn meant(&self, _seat: Seat, touched: &[Token]) -> Option<Action> {
        let words: Vec<&str> = touched.iter().map(Token::as_str).collect();
        let (points, things): (Vec<&str>, Vec<&str>) = words
            .into_iter()
            .partition(|word| self.point_named(word).is_some());
        let point = match points.as_slice() {
            [] => None,
            [name] => self.point_named(name),
            _ => return None,
        };
        let stone = |word: &str| Stone::ALL.into_iter().find(|stone| stone.token() == word);
        let development = |word: &str| word.strip_prefix(DEVELOPMENT)?.parse().ok();
        match (things.as_slice(), point) {
            ([], Some(point)) => match self.phase {
                Phase::Stones(Progress::Two(third)) => Some(Action::Stone(third, point)),
                _ => None,
            },
            ([word], None) => match (word.parse(), self.phase) {
                (Ok(zone), Phase::Planned(_)) => Some(Action::Under(zone)),
                (Ok(_), _) => None,
                (Err(_), _) => self.parse(word).ok(),
            },
            ([word], Some(point)) => match (stone(word), development(word)) {
                (Some(stone), _) => Some(Action::Stone(stone, point)),
                (_, Some(development)) => {
                    // Whoever touches a point under a Zone means the Zone.
                    let zone = self.within(1, point).next();
                    Some(Action::Develop(
                        development,
                        zone.map_or(Site::Lot(point), Site::Zone),
                    ))
                }
                _ => word.parse().ok().map(|zone| Action::Plan(zone, point)),
            },
            ([one, other], None) => {
                let (coin, zone) = if development(one).is_some() {
                    (one, other)
                } else {
                    (other, one)
                };
                Some(Action::Develop(
                    development(coin)?,
                    Site::Zone(zone.parse().ok()?),
                ))
            }
            _ => None,
        }
    }
}

/// Parts by their letters and values.
fn listed<T: ToString>(parts: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = parts.into_iter().map(|part| part.to_string()).collect();
    words.join(",")
}

impl CityPlanning {
    /// The point of this name, if the board has it.
    fn point_named(&self, name: &str) -> Option<Point> {
        Point::find(name.parse().ok()?, self.land.side())
    }

    /// The point of this name: nothing if it is no name, an error if the board has no such point.
    fn point(&self, name: &str, word: &str) -> Result<Option<Point>, NotationError> {
        let Ok(name) = name.parse::<CellName>() else {
            return Ok(None);
        };
        let side = self.land.side();
        match Point::find(name, side) {
            Some(point) => Ok(Some(point)),
            None => Err(NotationError::new(
                word,
                CityPlanningView::phrase(Sentence::new("on-this-board").with("side", side)),
            )),
        }
    }

    /// A point in a sentence.
    pub(crate) fn place(&self, point: Point) -> Arg {
        Arg::Cell(self.land.name(point))
    }

    /// A message about a Zone, where it goes and what that scores.
    fn about_plan(&self, message: &'static str, plan: &Plan) -> Sentence {
        Sentence::new(message)
            .with("zone", plan.zone)
            .with("cell", self.place(plan.centre))
            .with("points", signed(self.points_for(plan)))
    }

    /// A message about a Development, where it goes and what that scores: the first one if that is a point of the board,
    /// the second one if it is a Zone.
    pub(crate) fn about_development(
        &self,
        [on_lot, on_site]: [&'static str; 2],
        development: Development,
        site: Site,
    ) -> Sentence {
        let sentence = match site {
            Site::Lot(point) => Sentence::new(on_lot).with("cell", self.place(point)),
            Site::Zone(zone) => Sentence::new(on_site).with("zone", zone),
        };
        sentence
            .with("development", development)
            .with("points", explained(self.explain_development(development, site)))
    }
}
