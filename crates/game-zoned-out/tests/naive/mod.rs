//! Zoned Out once more, slowly and plainly, to hold the real one against: whole-board scans over a map of Blocks,
//! no sets of bits, nothing kept that can be computed. It is told the words of a game and knows only these.

use std::collections::{BTreeMap, BTreeSet};

use plat_game_zoned_out::{Deck, Density, Face, Kind, Measure, Objective, ZoneType, ZonedOutView};

pub(crate) type At = (i32, i32);
pub(crate) type Zone = BTreeSet<At>;

/// The slow game; seats are counted from 0.
#[derive(Clone)]
pub(crate) struct Naive {
    pub(crate) deck: Deck,
    pub(crate) seats: usize,
    pub(crate) blocks: BTreeMap<At, Face>,
    pub(crate) developed: BTreeMap<At, (usize, Kind, u32)>,
    pub(crate) planners: Vec<Option<(At, Kind)>>,
    pub(crate) zones: Vec<Zone>,
    pub(crate) pieces: Vec<u32>,
    pub(crate) points: Vec<i32>,
    pub(crate) redraws: Vec<i32>,
    /// By quadrant in reading order, from the ground up.
    pub(crate) floors: [Vec<usize>; 4],
    last_card: At,
}

const DOWNTOWN: [At; 4] = [(-1, -1), (0, -1), (-1, 0), (0, 0)];

pub(crate) fn beside((x, y): At) -> [At; 4] {
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
}

/// Clockwise from the north-west.
pub(crate) fn under((x, y): At) -> [At; 4] {
    [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
}

pub(crate) fn name((x, y): At) -> String {
    let row = if y < 0 {
        format!("n{}", -y)
    } else {
        format!("s{}", y + 1)
    };
    let column = if x < 0 {
        format!("w{}", -x)
    } else {
        format!("e{}", x + 1)
    };
    row + &column
}

pub(crate) fn read(name: &str) -> At {
    let split = name.find(['e', 'w']).unwrap();
    let (row, column) = name.split_at(split);
    let part = |word: &str, onward: char| {
        let count: i32 = word[1..].parse().unwrap();
        if word.starts_with(onward) {
            count - 1
        } else {
            -count
        }
    };
    (part(column, 'e'), part(row, 's'))
}

impl Naive {
    pub(crate) fn new(deck: Deck, seats: usize) -> Naive {
        Naive {
            deck,
            seats,
            blocks: BTreeMap::new(),
            developed: BTreeMap::new(),
            planners: vec![None; seats],
            zones: vec![Zone::new(); seats],
            pieces: vec![[45, 40, 35][seats - 2]; seats],
            points: vec![0; seats],
            redraws: vec![0; seats],
            floors: Default::default(),
            last_card: (0, 0),
        }
    }

    fn card(&self, word: &str) -> [Face; 4] {
        let number: usize = word[1..].parse().unwrap();
        let card = plat_game_zoned_out::Card::from_number(number).unwrap();
        self.deck.blocks(card).0
    }

    /// A draw.
    pub(crate) fn draw(&mut self, word: &str) {
        let Some(cards) = word.strip_prefix("city:") else {
            return;
        };
        let corners = [((-2, -2), 2), ((0, -2), 3), ((0, 0), 0), ((-2, 0), 1)];
        for (card, (at, inmost)) in cards.split(',').zip(corners) {
            let mut faces = self.card(card);
            while faces[inmost] != Face::PARKING_LOT {
                faces.rotate_right(1);
            }
            for (cell, face) in under(at).into_iter().zip(faces) {
                self.blocks.insert(cell, face);
            }
        }
        for quarter in DOWNTOWN {
            self.blocks.remove(&quarter);
        }
    }

    /// An action of a seat. `new_turn` says that it is the first of a redraw.
    pub(crate) fn act(&mut self, seat: usize, word: &str, first_discard: bool) {
        let parts: Vec<&str> = word.split(':').collect();
        match parts.as_slice() {
            ["pass" | "redraw"] => {}
            ["leave"] => self.move_to(seat, None),
            ["discard", _] => self.redraws[seat] += i32::from(first_discard),
            [card, degrees, at] => {
                let faces = self.turned(card, degrees);
                self.last_card = read(at);
                self.lay(seat, read(at), faces);
            }
            [at] => self.move_to(seat, Some((read(at), None))),
            [at, density] => {
                let density = Density::ALL.into_iter().find(|d| d.word() == *density);
                self.move_to(seat, Some((read(at), density)));
            }
            _ => panic!("{word}"),
        }
    }

    pub(crate) fn turned(&self, card: &str, degrees: &str) -> [Face; 4] {
        let mut faces = self.card(card);
        faces.rotate_right(degrees.parse::<usize>().unwrap() / 90);
        faces
    }

    fn open(&self, at: At) -> Option<Face> {
        let face = self.blocks.get(&at).copied();
        face.filter(|_| !self.developed.contains_key(&at))
    }

    fn lay(&mut self, mover: usize, at: At, faces: [Face; 4]) {
        for (cell, face) in under(at).into_iter().zip(faces) {
            self.blocks.insert(cell, face);
        }
        // Nobody else's zone was covered. The mover grows anew, then the others in turn order.
        self.zones[mover].clear();
        for step in 0..self.seats {
            self.grow((mover + step) % self.seats);
        }
    }

    /// Adds Blocks one by one until no more can join, never one that somebody else holds.
    fn grow(&mut self, seat: usize) {
        let Some((planner, kind)) = self.planners[seat] else {
            return;
        };
        let mut zone = Zone::from([planner]);
        loop {
            let joining = zone.iter().flat_map(|&at| beside(at)).find(|&next| {
                let fits = self
                    .open(next)
                    .is_some_and(|face| face.kind() == Some(kind) || face.wild() == Some(kind.zone_type()));
                let taken = (0..self.seats).any(|other| other != seat && self.zones[other].contains(&next));
                fits && !taken && !zone.contains(&next)
            });
            match joining {
                Some(next) => zone.insert(next),
                None => break,
            };
        }
        self.zones[seat] = zone;
    }

    /// Whether zoned Blocks of one kind touch that two players hold.
    pub(crate) fn joined(&self) -> bool {
        (0..self.seats).any(|one| {
            self.zones[one].iter().any(|&at| {
                let kind = self.blocks[&at].kind();
                kind.is_some()
                    && beside(at).into_iter().any(|next| {
                        let others = (0..self.seats).filter(|&other| other != one);
                        others.into_iter().any(|other| self.zones[other].contains(&next))
                            && self.blocks[&next].kind() == kind
                    })
            })
        })
    }

    /// Whether the card may lie there.
    pub(crate) fn may_place(&self, seat: usize, card: &str, degrees: &str, at: At) -> bool {
        let covered: Vec<At> = under(at)
            .into_iter()
            .filter(|cell| self.blocks.contains_key(cell))
            .collect();
        if covered.is_empty()
            || covered.len() == 4
            || under(at).iter().any(|cell| DOWNTOWN.contains(cell))
            || covered.iter().any(|cell| {
                let planner = self.planners[seat].is_some_and(|(at, _)| at == *cell);
                let others = (0..self.seats).any(|other| other != seat && self.zones[other].contains(cell));
                planner || others || self.developed.contains_key(cell)
            })
        {
            return false;
        }
        let mut after = self.clone();
        after.lay(seat, at, self.turned(card, degrees));
        !after.joined()
    }

    /// The words of all placements of these cards.
    pub(crate) fn placements(&self, seat: usize, cards: &[String]) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        let near: BTreeSet<At> = self
            .blocks
            .keys()
            .flat_map(|&(x, y)| [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)])
            .collect();
        for card in cards {
            for degrees in ["0", "90", "180", "270"] {
                for &at in &near {
                    if self.may_place(seat, card, degrees, at) {
                        words.insert(format!("{card}:{degrees}:{}", name(at)));
                    }
                }
            }
        }
        words
    }

    /// The words of all moves of the planner to the card that was just played, or to anywhere in the first turn.
    pub(crate) fn moves(&self, seat: usize, first: bool) -> BTreeSet<String> {
        let goals: Vec<At> = match first {
            true => self.blocks.keys().copied().collect(),
            false => under(self.last_card).to_vec(),
        };
        let mut words = BTreeSet::new();
        for at in goals {
            let face = self.open(at).unwrap();
            let taken = (0..self.seats).any(|other| other != seat && self.zones[other].contains(&at));
            if taken || face.bonus() != 0 {
                continue;
            }
            match face.wild().filter(|_| !self.zones[seat].contains(&at)) {
                None => {
                    words.insert(name(at));
                }
                Some(zone_type) => {
                    for density in self.densities(at, zone_type) {
                        words.insert(format!("{}:{}", name(at), density.word()));
                    }
                }
            }
        }
        if words.is_empty() {
            words.insert("leave".to_owned());
        }
        words
    }

    fn densities(&self, at: At, zone_type: ZoneType) -> Vec<Density> {
        let mut cluster = Zone::from([at]);
        loop {
            let joining = cluster.iter().flat_map(|&at| beside(at)).find(|&next| {
                let wild = self.open(next).and_then(Face::wild);
                wild == Some(zone_type) && !cluster.contains(&next)
            });
            match joining {
                Some(next) => cluster.insert(next),
                None => break,
            };
        }
        let touches = |density: &Density| {
            let kind = Kind::new(zone_type, *density);
            let mut around = cluster.iter().flat_map(|&at| beside(at));
            around.any(|next| self.open(next).and_then(Face::kind) == Some(kind))
        };
        let touched: Vec<Density> = Density::ALL.into_iter().filter(touches).collect();
        if touched.is_empty() {
            Density::ALL.to_vec()
        } else {
            touched
        }
    }

    pub(crate) fn worth(&self, seat: usize) -> i32 {
        let zone = &self.zones[seat];
        let around: Zone = zone.iter().flat_map(|&at| beside(at)).collect();
        let bonus: i32 = around
            .into_iter()
            .filter_map(|at| self.open(at))
            .map(Face::bonus)
            .sum();
        ((1..=zone.len() as i32).sum::<i32>() + bonus).max(0)
    }

    fn move_to(&mut self, seat: usize, goal: Option<(At, Option<Density>)>) {
        if let Some((at, _)) = goal
            && self.zones[seat].contains(&at)
        {
            let kind = self.planners[seat].unwrap().1;
            self.planners[seat] = Some((at, kind));
            return;
        }
        if let Some((from, kind)) = self.planners[seat].take() {
            self.points[seat] += self.worth(seat);
            let mut zone: Vec<At> = std::mem::take(&mut self.zones[seat]).into_iter().collect();
            zone.sort_by_key(|&(x, y)| (y, x));
            for at in zone {
                let height = self.pieces[seat].min(1 + kind.density() as u32);
                self.pieces[seat] -= height;
                self.developed.insert(at, (seat, kind, height));
            }
            if self.pieces[seat] > 0 {
                self.pieces[seat] -= 1;
                let quadrant = 2 * usize::from(from.1 >= 0) + usize::from(from.0 >= 0);
                self.floors[quadrant].push(seat);
            }
        }
        if let Some((at, density)) = goal {
            let face = self.blocks[&at];
            let kind = match face.kind() {
                Some(kind) => kind,
                None => Kind::new(face.wild().unwrap(), density.unwrap()),
            };
            self.planners[seat] = Some((at, kind));
            self.grow(seat);
        }
    }

    /// The final points with these objectives.
    pub(crate) fn total(&self, seat: usize, objectives: &BTreeSet<Objective>) -> i32 {
        let count = |who: usize, measure: Measure| -> i32 {
            let own = self.developed.values().filter(|(owner, ..)| *owner == who);
            own.map(|(_, kind, height)| match measure {
                Measure::Kind(of) => i32::from(*kind == of),
                Measure::Blocks(of) => i32::from(kind.zone_type() == of),
                Measure::Capacity(of) => i32::from(kind.zone_type() == of) * *height as i32,
                Measure::Density(of) => i32::from(kind.density() == of),
            })
            .sum()
        };
        let mut total = self.points[seat] - (1..=self.redraws[seat]).sum::<i32>();
        for objective in objectives {
            let measure = objective.measure();
            let own = count(seat, measure);
            if let Measure::Kind(_) = measure {
                total += own;
            } else if own > 0 {
                let better: BTreeSet<i32> = (0..self.seats)
                    .map(|who| count(who, measure))
                    .filter(|&other| other > own)
                    .collect();
                total += [6, 3, 0, 0][better.len()];
            }
        }
        for floors in &self.floors {
            let of = |who: usize| floors.iter().filter(|&&owner| owner == who).count();
            let highest = |who: usize| floors.iter().rposition(|&owner| owner == who);
            let mut order: Vec<usize> = (0..self.seats).filter(|&who| of(who) > 0).collect();
            order.sort_by_key(|&who| std::cmp::Reverse((of(who), highest(who))));
            let values: &[i32] = if self.seats == 2 { &[5, 1] } else { &[7, 5, 3, 1] };
            if let Some(place) = order.iter().position(|&who| who == seat) {
                total += values[place];
            }
        }
        total
    }

    /// Holds what everybody can see against a view.
    pub(crate) fn compare(&self, view: &ZonedOutView) {
        let shown: BTreeMap<At, Face> = view
            .blocks
            .iter()
            .map(|block| ((i32::from(block.at.x), i32::from(block.at.y)), block.face))
            .collect();
        assert_eq!(shown, self.blocks);
        for block in &view.blocks {
            let at = (i32::from(block.at.x), i32::from(block.at.y));
            let built = block
                .built
                .map(|built| (built.player.index(), built.kind, u32::from(built.height)));
            assert_eq!(built, self.developed.get(&at).copied(), "{}", block.at);
            let holder = (0..self.seats).find(|&seat| self.zones[seat].contains(&at));
            assert_eq!(block.zone.map(plat_engine::Seat::index), holder, "{}", block.at);
        }
        for (seat, player) in view.players.iter().enumerate() {
            assert_eq!(u32::from(player.pieces), self.pieces[seat]);
            assert_eq!(i32::from(player.redraws), self.redraws[seat]);
            let zone = player
                .zone
                .map(|zone| (read(&zone.planner.to_string()), zone.kind));
            assert_eq!(zone, self.planners[seat]);
            if let Some(zone) = player.zone {
                assert_eq!(zone.points, self.worth(seat));
                assert_eq!(usize::from(zone.worth.blocks), self.zones[seat].len());
            }
        }
        for (skyscraper, floors) in view.skyscrapers.iter().zip(&self.floors) {
            let shown: Vec<usize> = skyscraper.floors.iter().map(|seat| seat.index()).collect();
            assert_eq!(shown, *floors);
        }
    }
}
