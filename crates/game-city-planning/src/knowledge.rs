//! What each player may know: the view, what is told of an event, and what could be otherwise.

use plat_engine::{Dice, Event, Game, Knowledge, Notation, Observer, Seat, Seen, Sentence, fingerprint};
use plat_grid::Point;

use crate::land::Progress;
use crate::parts::{Development, Developments, Zone};
use crate::state::{Action, CityPlanning, Outcome, Phase, Plan, Site};
use crate::view::{At, CityPlanningView, FaceUpSeen, HandSeen, LotSeen, Preview, Stage, Stones, ZoneSeen};
use crate::words::{counted, explained, face_up_id, held_id, list};
use crate::zoning::Cover;

impl Knowledge for CityPlanning {
    type View = CityPlanningView;

    fn view(&self, observer: Observer) -> CityPlanningView {
        let at = |point| self.at(point);
        let zone_seen = |tile: Zone| {
            Some(ZoneSeen {
                tile,
                at: at(self.centre(tile)?),
                developments: self.built[tile.index()].developments(tile.kind()).collect(),
                used: self.built[tile.index()].total(),
            })
        };
        let lot_seen =
            |coin: Development| self.lots[coin.index()].map(|point| LotSeen { coin, at: at(point) });
        let (stage, to_act) = self.stage();
        let mut unseen = self.bag;
        for seat in self.pair().iter().filter(|&seat| !observer.is(seat)) {
            unseen = unseen.and(self.hands[seat]);
        }
        CityPlanningView {
            board: self.land.side(),
            stones: Stones {
                side: self.land.side() as u8,
                population: self.land.population,
                resources: self.land.resources,
            },
            zones: self.laid.iter().filter_map(zone_seen).collect(),
            developments: self.unincorporated.iter().filter_map(lot_seen).collect(),
            face_up: self
                .face_up
                .iter()
                .flatten()
                .map(|up| FaceUpSeen {
                    tile: up.zone,
                    waiting: up.waiting,
                })
                .collect(),
            stage,
            to_act,
            observer: match observer {
                Observer::Seat(seat) => Some(seat),
                Observer::Spectator => None,
            },
            turn: self.turn,
            proposal: self.proposal,
            hands: self
                .pair()
                .iter()
                .map(|seat| HandSeen {
                    count: self.hands[seat].len(),
                    developments: observer.is(seat).then_some(self.hands[seat]),
                })
                .collect(),
            bag: self.bag.len(),
            unseen,
            removed: self.removed,
            stack: self.stack,
            bottom: self.bottom.iter().collect(),
            preview: match self.phase {
                Phase::Planned(plan) => Some(self.preview(&plan)),
                _ => None,
            },
            scores: self.pair().iter().map(|seat| self.score(seat).of(seat)).collect(),
            ending: self.ending(),
        }
    }

    fn see(&self, event: &Event<CityPlanning>, observer: Observer) -> Seen {
        match event {
            Event::Act { seat, action } => Seen {
                marks: self.concerned(*action),
                seat: Some(*seat),
                word: self.word(*action),
                says: self.tell(*seat, *action),
            },
            Event::Uncover => Seen::uncovering(),
            Event::Draw(outcome) => {
                let (word, says) = self.tell_draw(outcome, observer);
                Seen {
                    marks: drawn(outcome, observer),
                    seat: None,
                    word,
                    says,
                }
            }
        }
    }

    /// A Development leaves a hidden hand.
    fn discloses(&self, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::Develop(..))
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        fingerprint((
            (
                self.phase,
                self.mover,
                self.turn,
                self.placed,
                self.idle,
                self.proposal,
            ),
            (self.land.population, self.land.resources),
            (self.laid, self.centres, self.built),
            (self.unincorporated, self.lots, self.removed),
            (self.hands[seat], self.face_up, self.stack, &self.bottom),
            self.tallies,
        ))
    }

    /// The Developments that the seat does not see are mixed and drawn again. The unknown part of the stack has no
    /// order before it is drawn.
    fn resample<D: Dice>(&self, seat: Seat, dice: &mut D) -> CityPlanning {
        let mut other = self.clone();
        let hand = self.opponent_of(seat);
        let mut bag = self.bag.and(self.hands[hand]);
        other.hands[hand] = Developments::NONE;
        for _ in 0..self.hands[hand].len() {
            let drawn = bag.nth(dice.below(bag.len() as u32));
            bag.remove(drawn);
            other.hands[hand].insert(drawn);
        }
        other.bag = bag;
        other
    }
}

impl CityPlanning {
    fn at(&self, point: Point) -> At {
        At {
            point,
            side: self.land.side() as u8,
        }
    }

    fn stage(&self) -> (Stage, Option<Seat>) {
        let mover = Some(self.mover);
        match self.phase {
            Phase::FirstZones => (Stage::FirstZones, None),
            Phase::Deal(seat) => (Stage::Deal, Some(seat)),
            Phase::First => (Stage::First, None),
            Phase::Stones(Progress::None) => (Stage::FirstStone, mover),
            Phase::Stones(Progress::One(stone)) => (Stage::SecondStone(stone), mover),
            Phase::Stones(Progress::Two(stone)) => (Stage::ThirdStone(stone), mover),
            Phase::Build => (Stage::Build, mover),
            Phase::Planned(plan) if self.to_be_ordered(&plan).len() > 1 => (Stage::Order, mover),
            Phase::Planned(_) => (Stage::Confirm, mover),
            Phase::NextZone(_) => (Stage::NextZone, mover),
            Phase::Draw => (Stage::Draw, mover),
            Phase::Over(_) => (Stage::Over, None),
        }
    }

    fn preview(&self, plan: &Plan) -> Preview {
        let zone = plan.zone;
        let score = self.explain_plan(plan).of(self.mover);
        Preview {
            tile: zone,
            at: self.at(plan.centre),
            needs: zone.needs(),
            covers: Cover::of(&self.land, plan.centre),
            incorporates: self
                .covered(plan.centre)
                .map(|(development, _)| development)
                .filter(|development| development.kind() == zone.kind())
                .collect(),
            removes: self.overlapped(plan.centre).collect(),
            under: plan.chosen().collect(),
            points: score.total,
            lines: score.lines,
        }
    }

    /// The ids of what an action concerns, as they are after it.
    fn concerned(&self, action: Action) -> Vec<String> {
        let id = match (action, self.phase) {
            (Action::Stone(_, point), _) => format!("stone-{}", self.land.name(point)),
            (Action::Plan(..), _) => "planned".to_owned(),
            (Action::Under(zone), _) => format!("zone-{zone}"),
            (Action::Confirm, Phase::Planned(plan)) => format!("zone-{}", plan.zone),
            (Action::Develop(_, Site::Lot(point)), _) => format!("development-{}", self.land.name(point)),
            (Action::Develop(development, Site::Zone(_)), _) => format!("built-{development}"),
            (Action::Accept | Action::Confirm | Action::Pass | Action::Propose, _) => return Vec::new(),
        };
        vec![id]
    }

    fn tell(&self, seat: Seat, action: Action) -> Sentence {
        let sentence = match action {
            Action::Accept => Sentence::new("accepts"),
            Action::Stone(stone, point) => Sentence::new("places")
                .with("stone", stone)
                .with("cell", self.place(point)),
            Action::Plan(zone, centre) => Sentence::new("plans")
                .with("zone", zone)
                .with("cell", self.place(centre)),
            Action::Under(zone) => Sentence::new("puts-under").with("zone", zone),
            Action::Confirm => match self.phase {
                Phase::Planned(plan) => Sentence::new("lays")
                    .with("zone", plan.zone)
                    .with("cell", self.place(plan.centre))
                    .with("points", explained(self.explain_plan(&plan))),
                _ => Sentence::new("lays-planned"),
            },
            Action::Develop(development, site) => {
                self.about_development(["places-lot", "places-site"], development, site)
            }
            Action::Pass => Sentence::new("passes"),
            Action::Propose => Sentence::new("proposes"),
        };
        sentence.with("who", seat)
    }

    fn tell_draw(&self, outcome: &Outcome, observer: Observer) -> (String, Sentence) {
        let word = self.outcome_word(outcome);
        match *outcome {
            Outcome::FirstZones(zones) => {
                let says = Sentence::new("first-zones").with("zones", list(zones));
                (word, says)
            }
            Outcome::First(seat) => (word, Sentence::new("plays-first").with("who", seat)),
            Outcome::NextZone(zone) => (word, Sentence::new("next-zone").with("zone", zone)),
            Outcome::Developments { to, drawn } if observer.is(to) => {
                let says = Sentence::new("draws")
                    .with("who", to)
                    .with("developments", list(drawn.iter()));
                (word, says)
            }
            Outcome::Developments { to, drawn } => {
                let hidden = vec!["?"; drawn.len()].join(",");
                let says = counted("draws-hidden", drawn.len()).with("who", to);
                (format!("{to}+{hidden}"), says)
            }
        }
    }
}

/// The ids of what an observer sees drawn.
fn drawn(outcome: &Outcome, observer: Observer) -> Vec<String> {
    match *outcome {
        Outcome::FirstZones(zones) => zones.into_iter().map(face_up_id).collect(),
        Outcome::NextZone(zone) => vec![face_up_id(zone)],
        Outcome::Developments { to, drawn } if observer.is(to) => drawn.iter().map(held_id).collect(),
        Outcome::Developments { .. } | Outcome::First(_) => Vec::new(),
    }
}
