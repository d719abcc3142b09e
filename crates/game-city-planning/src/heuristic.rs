//! What a sensible planner thinks of a position, and what it would build without thinking long.
//!
//! All guesses are in hundredths of a point. A Development is worth what it would score where it fits best; a Zone
//! what it lets one build; and whoever builds next gets it first.

use plat_engine::{Dice, Game, Seat};

use crate::builds::Builds;
use crate::parts::{Development, Zone};
use crate::state::{Action, CityPlanning, Phase, Site};
use crate::zoning::{Survey, room_for_zones};

/// How much of the worth of the best Zone counts while so many points are missing for it.
const CLOSENESS: [i32; 5] = [100, 60, 35, 20, 10];
/// A Development that is kept for later is worth so much for each point of its value.
const KEPT: i32 = 30;
/// The end is worth more than any points, to whoever is ahead.
const WIN: i32 = 10_000;
/// So many places of a Zone are looked at in a playout.
const LOOKS: usize = 4;

/// How much of a guess counts: for the player who builds next, and for the other.
struct Share {
    own_developments: i32,
    their_developments: i32,
    own_zones: i32,
    their_zones: i32,
}

const BUILDS_NEXT: Share = Share {
    own_developments: 80,
    their_developments: 50,
    own_zones: 60,
    their_zones: 30,
};
const WAITS: Share = Share {
    own_developments: 50,
    their_developments: 70,
    own_zones: 30,
    their_zones: 50,
};

impl CityPlanning {
    /// What the position is worth to a seat beyond its points.
    pub(crate) fn outlook(&self, seat: Seat) -> i32 {
        let lead = self.total(seat) - self.total(self.opponent_of(seat));
        match self.phase {
            Phase::Over(_) => WIN * lead.signum(),
            // Whoever is ahead would accept.
            Phase::Stones(_) | Phase::Build if self.proposal && self.mover != seat && lead <= 0 => -WIN,
            Phase::Planned(plan) => {
                let mut after = self.clone();
                let mut gain = 0;
                self.reckon_zone(plan.zone, plan.centre, |_, points| gain += points);
                after.lay(&plan);
                if let Some((place, _)) = after.face_up_place(plan.zone) {
                    after.face_up[place] = None;
                }
                let sign = if seat == self.mover { 100 } else { -100 };
                sign * gain + after.guess(seat, self.mover != seat)
            }
            Phase::Stones(_) | Phase::Build => self.guess(seat, self.mover == seat),
            // The mover has built, and a draw ends the turn.
            _ => self.guess(seat, self.mover != seat),
        }
    }

    fn guess(&self, seat: Seat, builds_next: bool) -> i32 {
        let share = if builds_next { BUILDS_NEXT } else { WAITS };
        let (own, theirs) = (self.own_worth(seat), self.their_worth(seat));
        let zones = self.zones_in_reach();
        let promise = |zone: Zone| self.promise(zone, seat);
        let chance = |zone: Zone| self.chance_of_use(zone, seat);
        (share.own_developments * own - share.their_developments * theirs
            + share.own_zones * best_zone(&zones, promise)
            - share.their_zones * best_zone(&zones, chance))
            / 100
            + self.kept(seat)
    }

    /// What the seat's own Developments would score where they fit best: the best counts in full, the others will have
    /// to wait.
    fn own_worth(&self, seat: Seat) -> i32 {
        let mut best = [0; 3];
        for (worth, development) in best.iter_mut().zip(self.hands[seat].iter()) {
            *worth = self.best_site(development).map_or(0, |(_, points)| 100 * points);
        }
        best.sort_unstable_by(|a, b| b.cmp(a));
        best[0] + best[1] / 2 + best[2] / 4
    }

    /// The same for the other player, whose three Developments are any of those that this seat does not see: the
    /// expected best of three.
    fn their_worth(&self, seat: Seat) -> i32 {
        let unseen = self.bag.and(self.hands[self.opponent_of(seat)]);
        let mut worths = [0i32; 24];
        for (worth, development) in worths.iter_mut().zip(unseen.iter()) {
            *worth = self.best_site(development).map_or(0, |(_, points)| 100 * points);
        }
        let count = unseen.len();
        let worths = &mut worths[..count];
        worths.sort_unstable_by(|a, b| b.cmp(a));
        if count < 3 {
            return worths.first().copied().unwrap_or(0);
        }
        // The best of three is the one in this place just if the other two come from those behind it.
        let pairs = |rest: usize| (rest * rest.saturating_sub(1) / 2) as i32;
        let triples = (count * (count - 1) * (count - 2) / 6) as i32;
        let sum: i32 = worths
            .iter()
            .enumerate()
            .map(|(place, worth)| worth * pairs(count - 1 - place))
            .sum();
        sum / triples
    }

    /// What the Developments in hand are worth for Zones that are not there yet, the next draw included.
    fn kept(&self, seat: Seat) -> i32 {
        let value = |development: Development| KEPT * development.value() as i32;
        let held: i32 = self.hands[seat].iter().map(value).sum();
        let average = KEPT * 5 / 2;
        held + average * (3 - self.hands[seat].len().min(3)) as i32
    }

    /// The Zone on which a Development scores most, if it scores anything there.
    pub(crate) fn best_site(&self, development: Development) -> Option<(Zone, i32)> {
        let scored = self.sites_for(development).map(|zone| {
            let mut points = 0;
            self.reckon_development(development, Site::Zone(zone), |_, more| points += more);
            (zone, points)
        });
        scored
            .filter(|&(_, points)| points > 0)
            .max_by_key(|&(_, points)| points)
    }

    /// The face-up Zones, and how much of each counts by what is missing on the board for it.
    fn zones_in_reach(&self) -> [Option<(Zone, i32, i32)>; 3] {
        let (survey, room) = (Survey::of(&self.land), room_for_zones(&self.land));
        self.face_up.map(|up| {
            let up = up?;
            let missing =
                (0..CLOSENESS.len()).find(|&given| survey.meets(up.zone, given as u32).meets(&room));
            let closeness = missing.map_or(0, |missing| CLOSENESS[missing]);
            Some((up.zone, 100 * i32::from(up.waiting), closeness))
        })
    }

    /// What a Zone would let the seat build with what it holds.
    fn promise(&self, zone: Zone, seat: Seat) -> i32 {
        let fitting = self.hands[seat].of(zone.kind());
        let points = fitting
            .iter()
            .map(|development| development.value().min(zone.value()));
        // The other player may come first.
        60 * points.max().unwrap_or(0) as i32
    }

    /// The same for the other player, whose hand is not known.
    fn chance_of_use(&self, zone: Zone, seat: Seat) -> i32 {
        let unseen = self.bag.and(self.hands[self.opponent_of(seat)]);
        let fitting = unseen.of(zone.kind()).len() as i32;
        60 * fitting * 3 * zone.value() as i32 / (2 * unseen.len().max(1) as i32)
    }

    /// A build such as a sensible player might choose: the best Development on a Zone, or else a Zone that pays, or
    /// else a small Development on the open land.
    pub(crate) fn sensible_build<D: Dice>(&self, seat: Seat, dice: &mut D) -> Action {
        let best = self.hands[seat]
            .iter()
            .filter_map(|development| Some((development, self.best_site(development)?)))
            .max_by_key(|(_, (_, points))| *points);
        if let Some((development, (zone, points))) = best
            && points > 1
        {
            return Action::Develop(development, Site::Zone(zone));
        }
        let builds = Builds::of(self, seat);
        if let Some((action, worth)) = self.look_at_zones(&builds, seat, dice)
            && worth > 0
        {
            return action;
        }
        let small = self.hands[seat]
            .iter()
            .min_by_key(|development| development.value());
        let lot = small
            .filter(|development| development.value() < 3)
            .and_then(|development| {
                let lots = builds.lots(development.kind());
                let n = dice.below(lots.len().max(1) as u32) as usize;
                Some(Action::Develop(development, Site::Lot(lots.nth(n)?)))
            });
        lot.unwrap_or(Action::Pass)
    }

    /// The best of a few places for the face-up Zones.
    fn look_at_zones<D: Dice>(&self, builds: &Builds, seat: Seat, dice: &mut D) -> Option<(Action, i32)> {
        let mut best: Option<(Action, i32)> = None;
        for (zone, places) in builds.places() {
            let promise = self.promise(zone, seat);
            let count = places.len() as u32;
            for _ in 0..LOOKS.min(count as usize) {
                let Some(centre) = places.nth(dice.below(count) as usize) else {
                    continue;
                };
                let mut points = 0;
                self.reckon_zone(zone, centre, |_, more| points += more);
                let worth = 100 * points + promise;
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((Action::Plan(zone, centre), worth));
                }
            }
        }
        best
    }
}

/// What the best Zone in reach is worth, and a little of the others.
fn best_zone(zones: &[Option<(Zone, i32, i32)>; 3], promise: impl Fn(Zone) -> i32) -> i32 {
    let worths = zones.map(|zone| {
        zone.map_or(0, |(zone, waiting, closeness)| {
            (waiting + promise(zone)) * closeness / 100
        })
    });
    let best = worths.into_iter().max().unwrap_or(0);
    best + (worths.iter().sum::<i32>() - best) / 5
}
