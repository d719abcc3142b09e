//! The rules: what is to be done next, and what an action does. What is legal is in `legal.rs`.

use plat_engine::{Dice, Difficulty, Game, Info, Next, OptionError, Score, Seat, SeatSet, Seats};
use plat_grid::Points;

use crate::builds::Builds;
use crate::options::CityPlanningOptions;
use crate::parts::{Developments, Stone, Zone, Zones};
use crate::refusal::{Due, Refusal};
use crate::seats::MOST_PLAYERS;
use crate::state::{
    Action, CityPlanning, Ending, FACE_UP, FaceUp, HAND, LAST_TURN, Outcome, Phase, Plan, Site,
};

/// A turn has at most three stones, a plan, three decisions about the order of four Zones, a confirmation, a draw.
const LONGEST_TURN: usize = 3 + 1 + 3 + 1 + 1;
/// The Zones, two hands, who plays first.
const SET_UP: usize = 4;

impl Game for CityPlanning {
    const INFO: Info = Info {
        id: "city-planning",
        name: "City Planning",
        designer: "Brad Johnson",
        year: 2002,
        about: "Two planners place stones, zone the land they make and develop the Zones, from hidden hands.",
        seats: MOST_PLAYERS..=MOST_PLAYERS,
        minutes: 60,
        difficulty: Difficulty::Heavy,
        small_screen: &["board=9"],
        hidden: true,
        revision: 1,
        longest: SET_UP + LONGEST_TURN * LAST_TURN as usize,
        rule_book: include_str!("../../../docs/rules/city-planning.md"),
        translations: &[("de", include_str!("../../../docs/rules/de/city-planning.md"))],
        pictures: &[
            (
                "city-planning-development.svg",
                include_str!("../../../docs/rules/pictures/city-planning-development.svg"),
            ),
            (
                "city-planning-zone.svg",
                include_str!("../../../docs/rules/pictures/city-planning-zone.svg"),
            ),
        ],
    };
    type Options = CityPlanningOptions;
    type Action = Action;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn new(options: &CityPlanningOptions, _seats: Seats) -> Result<CityPlanning, OptionError> {
        Ok(CityPlanning::begin(options))
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.pair()
    }

    #[inline]
    fn next(&self) -> Next {
        match self.phase {
            Phase::Stones(_) | Phase::Build | Phase::Planned(_) => Next::Seats(SeatSet::only(self.mover)),
            Phase::Over(_) => Next::Over,
            _ => Next::Chance,
        }
    }

    /// To accept the end comes first. Stones: Population, then Resource, each from the top row down. Building: as
    /// `builds.rs` has it, then to pass and to propose the end.
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.proposal {
            out.push(Action::Accept);
        }
        match self.phase {
            Phase::Stones(progress) => {
                for stone in Stone::ALL {
                    let allowed = self.land.allowed(stone, progress);
                    out.extend(allowed.iter().map(|point| Action::Stone(stone, point)));
                }
            }
            Phase::Build => {
                Builds::of(self, seat).for_each(|action| out.push(action));
                out.extend([Action::Pass, Action::Propose]);
            }
            Phase::Planned(plan) => {
                let zones = self.to_be_ordered(&plan);
                match zones.len() {
                    0 | 1 => out.push(Action::Confirm),
                    _ => out.extend(zones.iter().map(Action::Under)),
                }
            }
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.legal(seat, action)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) {
        self.proposal = false;
        match action {
            Action::Accept => self.phase = Phase::Over(Ending::Agreement),
            Action::Stone(stone, point) => {
                self.land.put(stone, point);
                self.placed = true;
                if let Phase::Stones(progress) = self.phase {
                    self.phase = progress.after(stone).map_or(Phase::Build, Phase::Stones);
                }
            }
            Action::Plan(zone, centre) => self.phase = Phase::Planned(Plan::new(zone, centre)),
            Action::Under(zone) => {
                if let Phase::Planned(plan) = &mut self.phase
                    && let Some(place) = plan.under.iter_mut().find(|place| place.is_none())
                {
                    *place = Some(zone);
                }
            }
            Action::Confirm => {
                if let Phase::Planned(plan) = self.phase {
                    self.confirm(seat, &plan);
                }
            }
            Action::Develop(development, site) => {
                let mut tally = self.tallies[seat];
                self.reckon_development(development, site, |reason, points| tally.enter(reason, points));
                self.tallies[seat] = tally;
                self.hands[seat].remove(development);
                match site {
                    Site::Lot(point) => {
                        self.unincorporated.insert(development);
                        self.lots[development.index()] = Some(point);
                        self.land.settle(development.kind(), point);
                    }
                    Site::Zone(zone) => self.built[zone.index()].insert(development),
                }
                self.placed = true;
                self.leave_stones_waiting();
                if self.bag.is_empty() {
                    self.phase = Phase::Over(Ending::EmptyBag);
                } else {
                    self.phase = Phase::Draw;
                }
            }
            Action::Pass | Action::Propose => {
                self.leave_stones_waiting();
                self.end_turn();
                self.proposal = action == Action::Propose;
            }
        }
    }

    #[inline]
    fn draw<D: Dice>(&self, dice: &mut D) -> Outcome {
        match self.phase {
            Phase::FirstZones => {
                let mut stack = self.stack;
                let mut draw = || {
                    let zone = stack.nth(dice.below(stack.len() as u32));
                    stack.remove(zone);
                    zone
                };
                Outcome::FirstZones([draw(), draw(), draw()])
            }
            Phase::First => Outcome::First(Seat::ALL[dice.below(2) as usize]),
            Phase::NextZone(_) => Outcome::NextZone(match self.stack.is_empty() {
                true => self
                    .bottom
                    .first()
                    .expect("a Zone is turned up only while there is one"),
                false => self.stack.nth(dice.below(self.stack.len() as u32)),
            }),
            _ => {
                let (to, count) = self.due();
                let (mut bag, mut drawn) = (self.bag, Developments::NONE);
                for _ in 0..count {
                    let development = bag.nth(dice.below(bag.len() as u32));
                    bag.remove(development);
                    drawn.insert(development);
                }
                Outcome::Developments { to, drawn }
            }
        }
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Refusal> {
        match (self.phase, *outcome) {
            (Phase::FirstZones, Outcome::FirstZones(zones)) => {
                let different: Zones = zones.into_iter().collect();
                match different.len() == FACE_UP {
                    true => Ok(()),
                    false => Err(Refusal::OtherDraw(Due::DifferentZones)),
                }
            }
            (Phase::FirstZones, _) => Err(Refusal::OtherDraw(Due::FirstZones)),
            (Phase::First, Outcome::First(seat)) if self.pair().has(seat) => Ok(()),
            (Phase::First, _) => Err(Refusal::OtherDraw(Due::First)),
            (Phase::NextZone(_), Outcome::NextZone(zone)) if self.can_come_up(zone) => Ok(()),
            (Phase::NextZone(_), _) => Err(Refusal::OtherDraw(Due::NextZone)),
            (Phase::Deal(_) | Phase::Draw, outcome) => {
                let (to, count) = self.due();
                match outcome {
                    Outcome::Developments { to: seat, drawn }
                        if seat == to && drawn.len() == count && self.bag.holds(drawn) =>
                    {
                        Ok(())
                    }
                    _ => Err(Refusal::OtherDevelopments { to, count }),
                }
            }
            _ => Err(Refusal::OtherDraw(Due::Nothing)),
        }
    }

    #[inline]
    fn reveal(&mut self, outcome: &Outcome) {
        match *outcome {
            Outcome::FirstZones(zones) => {
                for (place, zone) in zones.into_iter().enumerate() {
                    self.turn_up(place, zone);
                }
                self.phase = Phase::Deal(Seat::ALL[0]);
            }
            Outcome::First(seat) => {
                self.mover = seat;
                self.begin_turn();
            }
            Outcome::NextZone(zone) => {
                if let Phase::NextZone(place) = self.phase {
                    self.turn_up(usize::from(place), zone);
                }
                self.end_turn();
            }
            Outcome::Developments { to, drawn } => {
                drawn.iter().for_each(|development| self.bag.remove(development));
                self.hands[to] = self.hands[to].and(drawn);
                match self.phase {
                    Phase::Deal(seat) if seat == Seat::ALL[0] => self.phase = Phase::Deal(Seat::ALL[1]),
                    Phase::Deal(_) => self.phase = Phase::First,
                    _ => self.end_turn(),
                }
            }
        }
    }

    fn score(&self, seat: Seat) -> Score {
        self.score_lines(seat)
    }

    #[inline]
    fn total(&self, seat: Seat) -> i32 {
        self.tallies[seat].total()
    }

    #[inline]
    fn pick<D: Dice>(&self, seat: Seat, dice: &mut D, _scratch: &mut Vec<Action>) -> Action {
        let accept = usize::from(self.proposal);
        let mut roll = |others: usize| {
            let n = dice.below((accept + others) as u32) as usize;
            n.checked_sub(accept)
        };
        match self.phase {
            Phase::Stones(progress) => {
                let [people, resources] = Stone::ALL.map(|stone| self.land.allowed(stone, progress));
                let nth = |stone, points: &Points, n| points.nth(n).map(|point| Action::Stone(stone, point));
                let (first, second) = (people.len(), resources.len());
                let action = roll(first + second).and_then(|n| match n.checked_sub(first) {
                    None => nth(Stone::Population, &people, n),
                    Some(n) => nth(Stone::Resource, &resources, n),
                });
                action.unwrap_or(Action::Accept)
            }
            Phase::Planned(plan) => {
                let zones = self.to_be_ordered(&plan);
                match zones.len() {
                    0 | 1 => roll(1).map_or(Action::Accept, |_| Action::Confirm),
                    count => roll(count).map_or(Action::Accept, |n| Action::Under(zones.nth(n as u32))),
                }
            }
            _ => {
                let builds = Builds::of(self, seat);
                let count = builds.count();
                match roll(count + 2) {
                    None => Action::Accept,
                    Some(n) if n == count + 1 => Action::Propose,
                    Some(n) => builds.nth(n).unwrap_or(Action::Pass),
                }
            }
        }
    }

    #[inline]
    fn hunch<D: Dice>(&self, seat: Seat, dice: &mut D, scratch: &mut Vec<Action>) -> Action {
        match self.phase {
            Phase::Build => self.sensible_build(seat, dice),
            _ => self.pick(seat, dice, scratch),
        }
    }

    fn prospects(&self, seat: Seat) -> i32 {
        self.outlook(seat)
    }

    fn forecast(&self, seat: Seat) -> i32 {
        self.change_of_lead(seat)
    }
}

impl CityPlanning {
    /// The next turn begins, or the game is over (CP-8).
    #[inline]
    fn end_turn(&mut self) {
        self.idle = if self.placed { 0 } else { self.idle + 1 };
        if self.idle == 2 {
            self.phase = Phase::Over(Ending::NothingPlaced);
        } else if self.turn == LAST_TURN {
            self.phase = Phase::Over(Ending::LastTurn);
        } else {
            self.mover = self.opponent_of(self.mover);
            self.begin_turn();
        }
    }

    /// Stones come first, unless none can be placed (CP-2).
    pub(crate) fn begin_turn(&mut self) {
        self.turn += 1;
        self.placed = false;
        self.phase = match self.land.can_take_stones() {
            true => Phase::Stones(crate::land::Progress::None),
            false => Phase::Build,
        };
    }

    /// Lays a planned Zone, and the turn ends.
    fn confirm(&mut self, seat: Seat, plan: &Plan) {
        let mut tally = self.tallies[seat];
        self.reckon_zone(plan.zone, plan.centre, |reason, points| {
            tally.enter(reason, points);
        });
        self.tallies[seat] = tally;
        self.lay(plan);
        self.placed = true;
        let (place, _) = self.face_up_place(plan.zone).expect("it was taken from there");
        self.face_up[place] = None;
        self.leave_stones_waiting();
        if self.stack.is_empty() && self.bottom.first().is_none() {
            match self.face_up.iter().all(Option::is_none) {
                true => self.phase = Phase::Over(Ending::LastZone),
                false => self.end_turn(),
            }
        } else {
            self.phase = Phase::NextZone(place as u8);
        }
    }

    /// One stone onto each Zone that was not taken.
    #[inline]
    pub(crate) fn leave_stones_waiting(&mut self) {
        for up in self.face_up.iter_mut().flatten() {
            up.waiting += 1;
        }
    }

    fn turn_up(&mut self, place: usize, zone: Zone) {
        if self.stack.has(zone) {
            self.stack.remove(zone);
        } else {
            self.bottom.take();
        }
        self.face_up[place] = Some(FaceUp { zone, waiting: 0 });
    }

    /// Whether this may be the next Zone of the stack: any of those nobody knows the order of, and then the known ones.
    fn can_come_up(&self, zone: Zone) -> bool {
        match self.stack.is_empty() {
            true => self.bottom.first() == Some(zone),
            false => self.stack.has(zone),
        }
    }

    /// Who draws Developments now, and how many.
    pub(crate) fn due(&self) -> (Seat, usize) {
        match self.phase {
            Phase::Deal(seat) => (seat, HAND),
            _ => (self.mover, 1),
        }
    }
}
