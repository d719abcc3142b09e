//! Whether one action is legal, and if not, why: point by point, as a person would look at the board. The generator of
//! actions goes another way, and the tests hold the two against each other.

use plat_engine::Seat;
use plat_grid::Point;

use crate::land::{MOST_POPULATION, MOST_RESOURCES, Progress};
use crate::parts::{Development, Ground, Kind, Need, Stone, Zone};
use crate::refusal::{Now, Refusal};
use crate::state::{Action, CityPlanning, Phase, Site};
use crate::zoning::{Cover, takes_the_last_stones};

impl CityPlanning {
    pub(crate) fn legal(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (action, self.phase) {
            (Action::Accept, _) if self.proposal => Ok(()),
            (Action::Accept, _) => Err(Refusal::NoProposal),
            (Action::Stone(stone, point), Phase::Stones(progress)) => {
                self.legal_stone(stone, point, progress)
            }
            (Action::Plan(zone, centre), Phase::Build) => self.legal_zone(zone, centre),
            (Action::Under(zone), Phase::Planned(plan)) => {
                let zones = self.to_be_ordered(&plan);
                match zones.len() > 1 && zones.has(zone) {
                    true => Ok(()),
                    false => Err(Refusal::NotRemoved(zone)),
                }
            }
            (Action::Confirm, Phase::Planned(plan)) => match self.to_be_ordered(&plan).len() {
                0 | 1 => Ok(()),
                _ => Err(Refusal::NotNow(Now::Order)),
            },
            (Action::Develop(development, _), Phase::Build) if !self.hands[seat].has(development) => {
                Err(Refusal::NotInHand(development))
            }
            (Action::Develop(development, Site::Lot(point)), Phase::Build) => {
                self.legal_lot(development.kind(), point)
            }
            (Action::Develop(development, Site::Zone(zone)), Phase::Build) => {
                self.legal_site(development, zone)
            }
            (Action::Pass | Action::Propose, Phase::Build) => Ok(()),
            (Action::Stone(..), _) => Err(Refusal::NotNow(Now::NoStones)),
            (_, Phase::Stones(_)) => Err(Refusal::NotNow(Now::Stones)),
            (_, Phase::Planned(_)) => Err(Refusal::NotNow(Now::Planned)),
            (Action::Under(_) | Action::Confirm, _) => Err(Refusal::NotNow(Now::NoPlan)),
            _ => Err(Refusal::NotNow(Now::NoBuilding)),
        }
    }

    fn legal_stone(&self, stone: Stone, point: Point, progress: Progress) -> Result<(), Refusal> {
        self.empty(point)?;
        let name = || self.land.name(point);
        if let Progress::Two(kind) = progress
            && kind != stone
        {
            return Err(Refusal::ThirdStone(kind));
        }
        let people = self.land.near(point, Ground::Population);
        let resources = self.land.near(point, Ground::Resource);
        if people + resources == 0 {
            return Err(Refusal::Lonely(name()));
        }
        if stone == Stone::Population && people > MOST_POPULATION {
            return Err(Refusal::Crowded {
                point: name(),
                count: people,
            });
        }
        if stone == Stone::Population && resources > MOST_RESOURCES {
            return Err(Refusal::Spoilt {
                point: name(),
                count: resources,
            });
        }
        match self.land.allowed(stone, progress).has(point) {
            true => Ok(()),
            false => Err(Refusal::Unfinished { stone, point: name() }),
        }
    }

    fn legal_zone(&self, zone: Zone, centre: Point) -> Result<(), Refusal> {
        if !self.land.has(centre) {
            return Err(Refusal::OffBoard);
        }
        let name = self.land.name(centre);
        let inside = |at: usize| (1..self.land.side() - 1).contains(&at);
        if self.face_up_place(zone).is_none() {
            Err(Refusal::NotFaceUp(zone))
        } else if !inside(centre.x()) || !inside(centre.y()) {
            Err(Refusal::OverTheEdge(name))
        } else if !self.laid.is_empty() && self.within(3, centre).next().is_none() {
            Err(Refusal::Apart(name))
        } else if !Cover::of(&self.land, centre).meets(zone) {
            Err(Refusal::Requirement {
                zone,
                point: name,
                found: Cover::of(&self.land, centre),
            })
        } else if takes_the_last_stones(&self.land, centre) {
            Err(Refusal::LastStones(name))
        } else {
            Ok(())
        }
    }

    fn legal_lot(&self, kind: Kind, point: Point) -> Result<(), Refusal> {
        self.empty(point)?;
        let needs = kind.lot_needs();
        let found = needs.map(|need| Need {
            points: self.land.near(point, need.ground),
            ..need
        });
        if needs
            .iter()
            .zip(&found)
            .all(|(need, found)| found.points >= need.points)
        {
            return Ok(());
        }
        Err(Refusal::Unsupported {
            kind,
            point: self.land.name(point),
            found,
        })
    }

    fn legal_site(&self, development: Development, zone: Zone) -> Result<(), Refusal> {
        let kind = development.kind();
        if !self.laid.has(zone) {
            Err(Refusal::NotLaid(zone))
        } else if zone.kind() != kind {
            Err(Refusal::OtherKind { zone, kind })
        } else if self.is_full(zone) {
            let total = self.built[zone.index()].total();
            Err(Refusal::Full { zone, total })
        } else {
            Ok(())
        }
    }

    fn empty(&self, point: Point) -> Result<(), Refusal> {
        if !self.land.has(point) {
            Err(Refusal::OffBoard)
        } else if !self.land.free.has(point) {
            Err(Refusal::Taken(self.land.name(point)))
        } else {
            Ok(())
        }
    }
}
