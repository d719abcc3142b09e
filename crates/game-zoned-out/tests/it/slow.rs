//! The slow reference of `naive`, told the words of a game: it lays cards, moves planners and redraws as they say, and
//! what it then has is held against a view. It decides nothing by itself.

// Each test uses its own part of this.
#![allow(dead_code)]

use std::collections::BTreeSet;

use plat_game_zoned_out::{Card, Deck, Face, Kind, Measure, Objective, ZoneType, ZonedOutView};

use super::naive::{self, At, Reference};

/// A reference that hears a game; seats are counted from 0.
#[derive(Clone)]
pub(crate) struct Slow {
    pub(crate) reference: Reference,
    deck: Deck,
}

impl Slow {
    pub(crate) fn new(deck: Deck, seats: usize, negative_zones: bool) -> Slow {
        Slow {
            reference: Reference::new(seats, negative_zones, 0),
            deck,
        }
    }

    /// A draw; of those only the start player and the city are of interest.
    pub(crate) fn draw(&mut self, word: &str) {
        if let Some(start) = word.strip_prefix("start:") {
            self.reference.start = start.parse::<usize>().unwrap() - 1;
        }
        if let Some(cards) = word.strip_prefix("city:") {
            // Each card with its north-west place, and which of its places, clockwise, lies inmost.
            let corners = [((0, 0), 2), ((2, 0), 3), ((2, 2), 0), ((0, 2), 1)];
            let mut rows = [[naive::Face::ParkingLot; 4]; 4];
            for (card, ((x, y), inmost)) in cards.split(',').zip(corners) {
                let mut faces = self.card(card);
                while faces[inmost] != naive::Face::ParkingLot {
                    faces.rotate_right(1);
                }
                let places = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
                for ((x, y), face) in places.into_iter().zip(faces) {
                    rows[y][x] = face;
                }
            }
            self.reference.lay_city((-2, -2), rows);
        }
    }

    /// An action of a seat; `first_discard` says that it is the first of a redraw.
    pub(crate) fn act(&mut self, seat: usize, word: &str, first_discard: bool) {
        let parts: Vec<&str> = word.split(':').collect();
        match parts.as_slice() {
            ["pass" | "redraw"] => {}
            ["leave"] => {
                self.reference.go(seat, None);
            }
            ["discard", _] if first_discard => self.reference.redraw(seat),
            ["discard", _] => {}
            [card, degrees, at] => {
                let faces = self.turned(card, degrees);
                self.reference.lay(seat, faces, read(at));
            }
            [at] => self.go(seat, read(at), None),
            [at, density] => {
                let density = naive::DENSITIES["lmh".find(&density[..1]).unwrap()];
                self.go(seat, read(at), Some(density));
            }
            _ => panic!("{word}"),
        }
    }

    fn go(&mut self, seat: usize, to: At, declared: Option<naive::Density>) {
        let own = self.reference.planners[seat].filter(|_| self.reference.zones[seat].contains(&to));
        let kind = match (self.reference.face(to), own, declared) {
            (Some(naive::Face::Zoned(kind)), _, None) => kind,
            (Some(naive::Face::Wild(_)), Some((_, kind)), None) => kind,
            (Some(naive::Face::Wild(of)), None, Some(density)) => naive::Kind { of, density },
            other => panic!("{to:?}: {other:?}"),
        };
        self.reference.go(seat, Some((to, kind)));
    }

    /// The words of all placements of these cards.
    pub(crate) fn placements(&self, seat: usize, cards: &[String]) -> BTreeSet<String> {
        let near: BTreeSet<At> = self
            .reference
            .blocks
            .keys()
            .flat_map(|&(x, y)| [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)])
            .collect();
        let mut words = BTreeSet::new();
        for card in cards {
            for degrees in ["0", "90", "180", "270"] {
                let faces = self.turned(card, degrees);
                for &at in &near {
                    if self.reference.may_lay(seat, faces, at).is_ok() {
                        words.insert(format!("{card}:{degrees}:{}", name(at)));
                    }
                }
            }
        }
        words
    }

    /// The words of all moves of the planner.
    pub(crate) fn moves(&self, seat: usize, first: bool) -> BTreeSet<String> {
        let own = &self.reference.zones[seat];
        let word = |(at, kind): (At, naive::Kind)| match self.reference.wild(at) && !own.contains(&at) {
            true => format!("{}:{}", name(at), format!("{:?}", kind.density).to_lowercase()),
            false => name(at),
        };
        let mut words: BTreeSet<String> = self.reference.moves(seat, first).into_iter().map(word).collect();
        if words.is_empty() {
            words.insert("leave".to_owned());
        }
        words
    }

    /// The final points with these objectives.
    pub(crate) fn total(&self, seat: usize, objectives: &[Objective]) -> i32 {
        let objectives: Vec<naive::Objective> = objectives.iter().map(|&one| objective_of(one)).collect();
        self.reference.total(seat, &objectives)
    }

    /// Holds what everybody can see against a view.
    pub(crate) fn compare(&self, view: &ZonedOutView) {
        let slow = &self.reference;
        let downtown = slow
            .blocks
            .values()
            .filter(|&&face| face == naive::Face::Downtown);
        assert_eq!(view.blocks.len(), slow.blocks.len() - downtown.count());
        for block in &view.blocks {
            let at = (i32::from(block.at.x), i32::from(block.at.y));
            assert_eq!(slow.face(at), Some(face_of(block.face)), "{}", block.at);
            let built = block.built.map(|built| naive::Developed {
                who: built.player.index(),
                kind: kind_of(built.kind),
                pieces: u32::from(built.height),
            });
            assert_eq!(built, slow.developed.get(&at).copied(), "{}", block.at);
            let holder = (0..slow.seats).find(|&seat| slow.zones[seat].contains(&at));
            assert_eq!(block.zone.map(plat_engine::Seat::index), holder, "{}", block.at);
        }
        for (seat, player) in view.players.iter().enumerate() {
            assert_eq!(u32::from(player.pieces), slow.pieces[seat]);
            assert_eq!(u32::from(player.redraws), slow.redraws[seat]);
            let zone = player
                .zone
                .map(|zone| (read(&zone.planner.to_string()), kind_of(zone.kind)));
            assert_eq!(zone, slow.planners[seat]);
            if let Some(zone) = player.zone {
                assert_eq!(zone.points, slow.worth(seat));
                assert_eq!(usize::from(zone.worth.blocks), slow.zones[seat].len());
            }
        }
        let order = slow.seniority().into_iter();
        let order: Vec<usize> = order.filter(|&seat| slow.planners[seat].is_some()).collect();
        let shown: Vec<usize> = view.seniority.iter().map(|seat| seat.index()).collect();
        assert_eq!(shown, order);
        for (skyscraper, floors) in view.skyscrapers.iter().zip(&slow.floors) {
            let shown: Vec<usize> = skyscraper.floors.iter().map(|seat| seat.index()).collect();
            assert_eq!(shown, *floors);
        }
    }

    /// The faces of a card that is turned, as the reference wants them: NW, NE, SW, SE.
    pub(crate) fn turned(&self, card: &str, degrees: &str) -> [naive::Face; 4] {
        let mut faces = self.card(card);
        faces.rotate_right(degrees.parse::<usize>().unwrap() / 90);
        let [nw, ne, se, sw] = faces;
        [nw, ne, sw, se]
    }

    /// The faces of a card as the deck lists it, clockwise from the north-west.
    fn card(&self, word: &str) -> [naive::Face; 4] {
        let card = Card::from_number(word[1..].parse().unwrap()).unwrap();
        self.deck.blocks(card).0.map(face_of)
    }
}

/// The name of a place: `n2e3`.
pub(crate) fn name((x, y): At) -> String {
    let part = |at: i32, before: char, onward: char| match at < 0 {
        true => format!("{before}{}", -at),
        false => format!("{onward}{}", at + 1),
    };
    part(y, 'n', 's') + &part(x, 'w', 'e')
}

/// The place of that name.
pub(crate) fn read(name: &str) -> At {
    let (row, column) = name.split_at(name.find(['e', 'w']).unwrap());
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

fn face_of(face: Face) -> naive::Face {
    naive::Face::read(face.code()).unwrap()
}

fn kind_of(kind: Kind) -> naive::Kind {
    naive::Kind {
        of: type_of(kind.zone_type()),
        density: naive::DENSITIES[kind.density() as usize],
    }
}

fn type_of(zone_type: ZoneType) -> naive::Type {
    naive::TYPES[zone_type as usize]
}

fn objective_of(objective: Objective) -> naive::Objective {
    match objective.measure() {
        Measure::Kind(kind) => naive::Objective::Zones(kind_of(kind)),
        Measure::Blocks(of) => naive::Objective::MostBlocks(type_of(of)),
        Measure::Capacity(of) => naive::Objective::Capacity(type_of(of)),
        Measure::Density(of) => naive::Objective::Bonus(naive::DENSITIES[of as usize]),
    }
}
