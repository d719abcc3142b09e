//! Perft: how many sequences of so many actions there are. The counts in data/perft.txt come from the naive
//! implementation below, which shares nothing with the game but the rule page; both must give them.

use plat_engine::{Game, Next, Options, new_game};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};

struct Case {
    seats: usize,
    options: Vec<String>,
    depth: usize,
    count: u64,
}

fn cases() -> Vec<Case> {
    let lines = include_str!("data/perft.txt").lines();
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split_whitespace().collect();
            let [seats, depth, count, options @ ..] = fields.as_slice() else {
                panic!("{line:?} is not seats, depth, count and options");
            };
            Case {
                seats: seats.parse().unwrap(),
                options: options.iter().map(|&option| option.to_owned()).collect(),
                depth: depth.parse().unwrap(),
                count: count.parse().unwrap(),
            }
        })
        .collect()
}

#[test]
fn the_game_has_the_counts_of_the_data_file() {
    for case in cases() {
        let options = SubdivisionOptions::from_pairs(&case.options).unwrap();
        let game: Subdivision = new_game(&options, case.seats).unwrap();
        let count = perft(&game, case.depth);
        assert_eq!(
            count, case.count,
            "{:?} for {} to depth {}",
            case.options, case.seats, case.depth
        );
    }
}

#[test]
fn the_naive_implementation_has_them_too() {
    for case in cases() {
        let count = Naive::new(case.seats, &case.options).perft(case.depth);
        assert_eq!(
            count, case.count,
            "{:?} for {} to depth {}",
            case.options, case.seats, case.depth
        );
    }
}

/// A game that is over counts once, however far it fell short of the depth.
fn perft(game: &Subdivision, depth: usize) -> u64 {
    let Next::Seats(seats) = game.next() else {
        return 1;
    };
    if depth == 0 {
        return 1;
    }
    let seat = seats.first().unwrap();
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
        .into_iter()
        .map(|action| {
            let mut after = game.clone();
            after.act(seat, action);
            perft(&after, depth - 1)
        })
        .sum()
}

/// The rule page in the plainest form: a grid and loops over coordinates.
#[derive(Clone)]
struct Naive {
    /// By row and column: the player and the size of what stands there.
    grid: Vec<Vec<Option<(usize, usize)>>>,
    parks: Vec<(usize, usize)>,
    left: Vec<[usize; 4]>,
    parks_to_place: usize,
    turn: usize,
}

impl Naive {
    fn new(seats: usize, options: &[String]) -> Naive {
        let threehouse = options.contains(&"set=threehouse".to_owned());
        let placing = options.contains(&"park-placement=on".to_owned());
        let (side, park_count) = match (threehouse, seats) {
            (false, 2) => (6, 6),
            (false, 3) => (7, 4),
            (false, _) => (8, 4),
            (true, 2) => (5, 7),
            (true, 3) => (6, 9),
            (true, _) => (6, 0),
        };
        let listed = options.iter().find_map(|option| option.strip_prefix("parks="));
        let parks: Vec<(usize, usize)> = match listed {
            _ if placing => Vec::new(),
            Some(list) => list
                .split(',')
                .map(|name| {
                    let column = usize::from(name.as_bytes()[0] - b'a');
                    (column, side - name[1..].parse::<usize>().unwrap())
                })
                .collect(),
            None => {
                let end = side - 1;
                let mut parks = vec![(0, 0), (end, 0), (0, end), (end, end)];
                match (side, park_count) {
                    (6, 6) => parks.extend([(3, 2), (2, 3)]),
                    (5, 7) => parks.extend([(1, 2), (2, 2), (3, 2)]),
                    (6, 9) => parks.extend([(2, 2), (3, 2), (2, 3), (3, 3), (1, 1)]),
                    (6, 0) => parks.clear(),
                    _ => {}
                }
                parks
            }
        };
        let each = if threehouse { 3 } else { 5 };
        Naive {
            grid: vec![vec![None; side]; side],
            parks_to_place: park_count - parks.len(),
            parks,
            left: vec![[0, each, each, each]; seats],
            turn: 0,
        }
    }

    fn free(&self, x: usize, y: usize) -> bool {
        self.grid[y][x].is_none() && !self.parks.contains(&(x, y))
    }

    fn near(&self, x: usize, y: usize) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for row in y.saturating_sub(1)..=(y + 1).min(self.grid.len() - 1) {
            for column in x.saturating_sub(1)..=(x + 1).min(self.grid.len() - 1) {
                if (column, row) != (x, y) {
                    found.extend(self.grid[row][column]);
                }
            }
        }
        found
    }

    fn legal(&self, player: usize, size: usize, x: usize, y: usize) -> bool {
        if !self.free(x, y) || self.left[player][size] == 0 {
            return false;
        }
        let near = self.near(x, y);
        match size {
            3 => !near.contains(&(player, 3)),
            1 => near.iter().any(|&(owner, pips)| owner != player && pips != 2),
            _ => true,
        }
    }

    fn placements(&self, player: usize) -> Vec<(usize, usize, usize)> {
        let side = self.grid.len();
        let mut found = Vec::new();
        for size in 1..=3 {
            for y in 0..side {
                for x in 0..side {
                    if self.legal(player, size, x, y) {
                        found.push((size, x, y));
                    }
                }
            }
        }
        found
    }

    fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let seats = self.left.len();
        let stuck = |player| self.placements(player).is_empty();
        if self.parks_to_place == 0 && (0..seats).all(stuck) {
            return 1;
        }
        let mut after = self.clone();
        after.turn = (self.turn + 1) % seats;
        if self.parks_to_place > 0 {
            after.parks_to_place -= 1;
            let side = self.grid.len();
            let mut count = 0;
            for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
                if self.free(x, y) {
                    after.parks.push((x, y));
                    count += after.perft(depth - 1);
                    after.parks.pop();
                }
            }
            return count;
        }
        let placements = self.placements(self.turn);
        if placements.is_empty() {
            return after.perft(depth - 1);
        }
        let mut count = 0;
        for (size, x, y) in placements {
            after.grid[y][x] = Some((self.turn, size));
            after.left[self.turn][size] -= 1;
            count += after.perft(depth - 1);
            after.grid[y][x] = None;
            after.left[self.turn][size] += 1;
        }
        count
    }
}
