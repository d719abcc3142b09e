//! All that a player may build in a turn, counted and found without writing it down.

use plat_engine::Seat;
use plat_grid::Points;

use crate::parts::{Developments, Kind, Zone};
use crate::state::{Action, CityPlanning, FACE_UP, Site};
use crate::zoning::{Surroundings, Survey, room_for_zones};

/// Where each face-up Zone may lie, and where Developments of each type may be placed. In this order: Zones as they lie
/// beside the board, each from the top row down; then Developments by type and value, each first on points from the
/// top row down and then on Zones by value.
pub(crate) struct Builds<'a> {
    game: &'a CityPlanning,
    places: [Option<(Zone, Points)>; FACE_UP],
    hand: Developments,
    /// The points for unincorporated Developments by type, for the types in the hand.
    lots: [Option<Points>; 4],
}

impl<'a> Builds<'a> {
    #[inline]
    pub(crate) fn of(game: &'a CityPlanning, seat: Seat) -> Builds<'a> {
        let (room, survey) = (room_for_zones(&game.land), Survey::of(&game.land));
        let hand = game.hands[seat];
        let surroundings = Surroundings::of(&game.land);
        Builds {
            game,
            places: game
                .face_up
                .map(|up| up.map(|up| (up.zone, survey.meets(up.zone, 0) & room))),
            hand,
            lots: Kind::ALL.map(|kind| (!hand.of(kind).is_empty()).then(|| surroundings.open_to(kind))),
        }
    }

    /// How many there are.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        let zones: usize = self.places.iter().flatten().map(|(_, places)| places.len()).sum();
        let mut developments = 0;
        for (kind, lots) in Kind::ALL.into_iter().zip(&self.lots) {
            if let Some(lots) = lots {
                let sites = self.sites(kind).count();
                developments += self.hand.of(kind).len() * (lots.len() + sites);
            }
        }
        zones + developments
    }

    /// The n-th of them, from 0; nothing if there are not so many.
    #[inline]
    pub(crate) fn nth(&self, mut n: usize) -> Option<Action> {
        for (zone, places) in self.places.iter().flatten() {
            let here = places.len();
            if n < here {
                return places.nth(n).map(|centre| Action::Plan(*zone, centre));
            }
            n -= here;
        }
        for (kind, lots) in Kind::ALL.into_iter().zip(&self.lots) {
            let Some(lots) = lots else { continue };
            let (on_points, on_zones) = (lots.len(), self.sites(kind).count());
            let each = on_points + on_zones;
            let hand = self.hand.of(kind);
            if each > 0 && n / each < hand.len() {
                let development = hand.nth((n / each) as u32);
                n %= each;
                let site = match n.checked_sub(on_points) {
                    None => Site::Lot(lots.nth(n)?),
                    Some(n) => Site::Zone(self.sites(kind).nth(n)?),
                };
                return Some(Action::Develop(development, site));
            }
            n -= each * hand.len();
        }
        None
    }

    /// All of them, one after the other.
    pub(crate) fn for_each(&self, mut each: impl FnMut(Action)) {
        for (zone, places) in self.places.iter().flatten() {
            places.iter().for_each(|centre| each(Action::Plan(*zone, centre)));
        }
        for development in self.hand.iter() {
            self.lots(development.kind())
                .iter()
                .for_each(|point| each(Action::Develop(development, Site::Lot(point))));
            self.sites(development.kind())
                .for_each(|zone| each(Action::Develop(development, Site::Zone(zone))));
        }
    }

    /// Where each face-up Zone may lie.
    pub(crate) fn places(&self) -> impl Iterator<Item = (Zone, &Points)> {
        self.places.iter().flatten().map(|(zone, places)| (*zone, places))
    }

    /// The points for unincorporated Developments of a type that is in the hand.
    pub(crate) fn lots(&self, kind: Kind) -> Points {
        self.lots[kind as usize].unwrap_or_default()
    }

    /// The Zones of this type on which something can be built.
    #[inline]
    fn sites(&self, kind: Kind) -> impl Iterator<Item = Zone> {
        let same = self.game.laid.of(kind);
        same.iter().filter(|&zone| !self.game.is_full(zone))
    }
}
