//! What is legal, held against slow and obvious references: every point by itself, every assignment tried.

use std::collections::BTreeSet;

use crate::table::{enter, to_act};
use plat_engine::{Game, Notation};
use plat_game_city_planning::{
    CityPlanning, CityPlanningOptions, Development, DevelopmentAt, Kind, Position, Waiting, Zone, ZoneAt,
};
use proptest::prelude::*;

const SIDE: usize = 9;

/// A board as one would write it down: `.`, `P`, `R`, the letter of an unincorporated Development's type in lower
/// case, and `=` under a Zone.
#[derive(Clone, Debug)]
struct Naive {
    points: Vec<char>,
    zones: Vec<(Zone, usize, usize)>,
}

impl Naive {
    fn at(&self, x: usize, y: usize) -> char {
        self.points[y * SIDE + x]
    }

    fn near(&self, x: usize, y: usize) -> Vec<char> {
        let close = |a: usize, b: usize| a.abs_diff(b) <= 1;
        all()
            .filter(|&(a, b)| close(a, x) && close(b, y) && (a, b) != (x, y))
            .map(|(a, b)| self.at(a, b))
            .collect()
    }

    /// Where a stone may go by itself.
    fn open_to(&self, stone: char) -> Vec<(usize, usize)> {
        let fits = |&(x, y): &(usize, usize)| {
            let near = self.near(x, y);
            let count = |letter| near.iter().filter(|&&other| other == letter).count();
            let (people, resources) = (count('P'), count('R'));
            let bears = stone == 'R' || (people <= 3 && resources <= 1);
            self.at(x, y) == '.' && people + resources >= 1 && bears
        };
        all().filter(fits).collect()
    }

    fn with(&self, stone: char, (x, y): (usize, usize)) -> Naive {
        let mut other = self.clone();
        other.points[y * SIDE + x] = stone;
        other
    }

    /// Whether these stones can be placed one after the other.
    fn can_place(&self, stones: &[char]) -> bool {
        match stones {
            [] => true,
            [first, rest @ ..] => self
                .open_to(*first)
                .into_iter()
                .any(|point| self.with(*first, point).can_place(rest)),
        }
    }

    /// The stones that may be placed after those of this turn, so that some option can be finished (CP-2).
    fn next_stones(&self, placed: &str) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        for option in ["PR", "RP", "PPP", "RRR"] {
            let Some(rest) = option.strip_prefix(placed).filter(|rest| !rest.is_empty()) else {
                continue;
            };
            let rest: Vec<char> = rest.chars().collect();
            for point in self.open_to(rest[0]) {
                if self.with(rest[0], point).can_place(&rest[1..]) {
                    words.insert(format!("{}{}", rest[0].to_ascii_lowercase(), name(point)));
                }
            }
        }
        words
    }

    /// Whether a Zone may lie there, by trying every way to count the Developments under it.
    fn zone_fits(&self, zone: Zone, (x, y): (usize, usize)) -> bool {
        if x == 0 || y == 0 || x == SIDE - 1 || y == SIDE - 1 {
            return false;
        }
        let under = |&(a, b): &(usize, usize)| a.abs_diff(x) <= 1 && b.abs_diff(y) <= 1;
        let zoned: Vec<_> = all().filter(|&(a, b)| self.at(a, b) == '=').collect();
        let touches = |&(a, b): &(usize, usize)| a.abs_diff(x) <= 2 && b.abs_diff(y) <= 2;
        if !zoned.is_empty() && !zoned.iter().any(touches) {
            return false;
        }
        let stone = |&(a, b): &(usize, usize)| matches!(self.at(a, b), 'P' | 'R');
        if all().filter(stone).all(|point| under(&point)) {
            return false;
        }
        let covered: Vec<char> = all().filter(under).map(|(a, b)| self.at(a, b)).collect();
        assignments(&covered).iter().any(|grounds| {
            let count = |letter| grounds.iter().filter(|&&other| other == letter).count() as u32;
            let (primary, secondary) = kinds(&format!("{:?}", zone.kind()));
            count(primary) > zone.value() && count(secondary) >= zone.value() / 2
        })
    }

    fn lot_fits(&self, kind: Kind, (x, y): (usize, usize)) -> bool {
        let near = self.near(x, y);
        let count = |letter| near.iter().filter(|&&other| other == letter).count();
        let (primary, secondary) = kinds(&format!("{kind:?}"));
        self.at(x, y) == '.' && count(primary) >= 2 && count(secondary) >= 1
    }

    fn position(&self) -> Position {
        let stone = |letter: char| if matches!(letter, 'P' | 'R') { letter } else { '.' };
        let mut coins = Development::all().collect::<Vec<_>>();
        let mut developments = Vec::new();
        for point in all() {
            let letter = self.at(point.0, point.1).to_ascii_uppercase();
            if !self.at(point.0, point.1).is_ascii_lowercase() {
                continue;
            }
            let place = coins.iter().position(|coin| coin.to_string().starts_with(letter));
            let coin = coins.remove(place.expect("there are at most four of a type"));
            developments.push(DevelopmentAt {
                coin: coin.to_string(),
                at: name(point),
            });
        }
        Position {
            stones: self
                .points
                .chunks(SIDE)
                .map(|row| row.iter().map(|&letter| stone(letter)).collect())
                .collect(),
            zones: self
                .zones
                .iter()
                .map(|&(zone, x, y)| ZoneAt {
                    tile: zone.to_string(),
                    at: name((x, y)),
                    developments: Vec::new(),
                })
                .collect(),
            developments,
            face_up: Vec::new(),
            hand: Vec::new(),
            removed: Vec::new(),
            bottom: Vec::new(),
            stones_first: false,
            scores: Vec::new(),
        }
    }
}

fn all() -> impl Iterator<Item = (usize, usize)> {
    (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)))
}

fn name((x, y): (usize, usize)) -> String {
    format!("{}{}", char::from(b'a' + x as u8), SIDE - y)
}

/// The table of the rules: primary and secondary.
fn kinds(kind: &str) -> (char, char) {
    match kind {
        "Residential" => ('P', '.'),
        "Agricultural" => ('.', 'P'),
        "Commercial" => ('P', 'R'),
        _ => ('R', 'P'),
    }
}

/// Every way to count the covered points.
fn assignments(covered: &[char]) -> Vec<Vec<char>> {
    let mut ways = vec![Vec::new()];
    for &letter in covered {
        let counts: &[char] = match letter {
            'r' => &['P', '.'],
            'a' => &['.', 'P'],
            'c' => &['P', 'R'],
            'i' => &['R', 'P'],
            'P' => &['P'],
            'R' => &['R'],
            '.' => &['.'],
            _ => &['='],
        };
        ways = ways
            .iter()
            .flat_map(|way| {
                counts.iter().map(|&count| {
                    let mut longer = way.clone();
                    longer.push(count);
                    longer
                })
            })
            .collect();
    }
    ways
}

/// Boards of all densities, with up to three Zones and up to four Developments of each type.
fn boards() -> impl Strategy<Value = Naive> {
    let letters = prop::collection::vec((any::<u8>(), any::<bool>()), SIDE * SIDE);
    let zones = prop::collection::vec((0u32..24, 1..SIDE - 1, 1..SIDE - 1), 0..4);
    let lots = prop::collection::vec((0..4usize, 0..SIDE, 0..SIDE), 0..14);
    (letters, 0u8..=255, any::<u8>(), zones, lots).prop_map(|(letters, density, people, zones, lots)| {
        let stone =
            |(roll, _): (u8, bool), index: usize| match (roll < density, index % 256 < usize::from(people)) {
                (false, _) => '.',
                (true, true) => 'P',
                (true, false) => 'R',
            };
        let mut naive = Naive {
            points: letters
                .iter()
                .enumerate()
                .map(|(index, &letter)| stone(letter, index * 37 % 256))
                .collect(),
            zones: Vec::new(),
        };
        for (number, x, y) in zones {
            let zone = Zone::all().nth(number as usize).unwrap();
            let clear = naive
                .zones
                .iter()
                .all(|&(other, a, b)| other != zone && (a.abs_diff(x) > 2 || b.abs_diff(y) > 2));
            if clear {
                naive.zones.push((zone, x, y));
                for (a, b) in all().filter(|&(a, b)| a.abs_diff(x) <= 1 && b.abs_diff(y) <= 1) {
                    naive.points[b * SIDE + a] = '=';
                }
            }
        }
        let mut counts = [0; 4];
        for (kind, x, y) in lots {
            if naive.at(x, y) != '=' && counts[kind] < 4 && !naive.at(x, y).is_ascii_lowercase() {
                naive.points[y * SIDE + x] = ['r', 'a', 'c', 'i'][kind];
                counts[kind] += 1;
            }
        }
        if !naive.points.iter().any(|letter| matches!(letter, 'P' | 'R')) {
            let free = naive.points.iter().position(|&letter| letter == '.').unwrap();
            naive.points[free] = 'P';
        }
        naive
    })
}

/// Boards on which hardly a stone can be placed, so that finishing an option is in question.
fn full_boards() -> impl Strategy<Value = Naive> {
    let holes = prop::collection::vec((0..SIDE, 0..SIDE), 0..5);
    let letters = prop::collection::vec(any::<u8>(), SIDE * SIDE);
    (letters, 0u8..=255, holes).prop_map(|(letters, people, holes)| {
        let letter = |&roll: &u8| if roll <= people { 'P' } else { 'R' };
        let mut naive = Naive {
            points: letters.iter().map(letter).collect(),
            zones: Vec::new(),
        };
        for (x, y) in holes {
            naive.points[y * SIDE + x] = '.';
        }
        naive
    })
}

fn game_of(position: &Position) -> CityPlanning {
    let (game, illegal) = position.game(&CityPlanningOptions::default()).unwrap();
    assert!(illegal.is_empty(), "{illegal:?}");
    game
}

fn actions(game: &CityPlanning) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(to_act(game), &mut actions);
    actions.into_iter().map(|action| game.word(action)).collect()
}

/// The stones of a turn, followed from the first to the last.
fn compare_stones(naive: &Naive, game: &CityPlanning, placed: &str) -> Result<(), TestCaseError> {
    let expected = naive.next_stones(placed);
    let stones: BTreeSet<String> = actions(game)
        .into_iter()
        .filter(|word| !matches!(word.as_str(), "pass" | "propose"))
        .collect();
    prop_assert_eq!(&stones, &expected, "after {:?}", placed);
    // A few of them are followed; all would take for ever.
    for word in expected.iter().step_by(expected.len() / 4 + 1) {
        let letter = word.chars().next().unwrap().to_ascii_uppercase();
        let placed = format!("{placed}{letter}");
        if placed.len() == 3 || placed == "PR" || placed == "RP" {
            continue;
        }
        let point = all().find(|&point| name(point) == word[1..]).unwrap();
        compare_stones(&naive.with(letter, point), &enter(game.clone(), word), &placed)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn stones_go_where_a_slow_reference_lets_them(naive in boards()) {
        let mut position = naive.position();
        position.stones_first = true;
        compare_stones(&naive, &game_of(&position), "")?;
    }

    #[test]
    fn cp_2_options_can_be_finished_where_a_slow_reference_finishes_them(naive in full_boards()) {
        let mut position = naive.position();
        position.stones_first = true;
        compare_stones(&naive, &game_of(&position), "")?;
    }

    #[test]
    fn zones_and_developments_go_where_trying_every_assignment_lets_them(naive in boards(), first in 0..24usize) {
        let mut position = naive.position();
        let on_board: Vec<Zone> = naive.zones.iter().map(|&(zone, _, _)| zone).collect();
        let face_up: Vec<Zone> = (0..24)
            .map(|step| Zone::all().nth((first + step * 7) % 24).unwrap())
            .filter(|zone| !on_board.contains(zone))
            .take(3)
            .collect();
        position.face_up = face_up
            .iter()
            .map(|zone| Waiting { tile: zone.to_string(), waiting: 1 })
            .collect();
        let used: Vec<&String> = position.developments.iter().map(|lot| &lot.coin).collect();
        let hand: Vec<Development> = (0..24)
            .map(|step| Development::all().nth((first + step * 5) % 24).unwrap())
            .filter(|coin| !used.contains(&&coin.to_string()))
            .take(3)
            .collect();
        position.hand = hand.iter().map(ToString::to_string).collect();
        let mut expected: BTreeSet<String> = ["pass", "propose"].map(str::to_owned).into();
        for point in all() {
            let at = name(point);
            let zones = face_up.iter().filter(|&&zone| naive.zone_fits(zone, point));
            expected.extend(zones.map(|zone| format!("{zone}@{at}")));
            let coins = hand.iter().filter(|coin| naive.lot_fits(coin.kind(), point));
            expected.extend(coins.map(|coin| format!("dev:{coin}@{at}")));
        }
        for coin in &hand {
            let sites = on_board.iter().filter(|zone| zone.kind() == coin.kind() && zone.value() > 0);
            expected.extend(sites.map(|zone| format!("dev:{coin}@{zone}")));
        }
        let game = game_of(&position);
        let found = actions(&game);
        prop_assert_eq!(found.len(), found.iter().collect::<BTreeSet<_>>().len());
        prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected.clone());
        // The checker goes its own way, and agrees on every place of the board.
        for point in all() {
            let at = name(point);
            for zone in &face_up {
                let word = format!("{zone}@{at}");
                let legal = game.check(to_act(&game), game.parse(&word).unwrap()).is_ok();
                prop_assert_eq!(legal, expected.contains(&word), "{}", word);
            }
            for coin in &hand {
                let word = format!("dev:{coin}@{at}");
                let legal = game.check(to_act(&game), game.parse(&word).unwrap()).is_ok();
                prop_assert_eq!(legal, expected.contains(&word), "{}", word);
            }
        }
    }
}
