//! The four Construction Laws a second time, slowly and by letters, from the rule page alone: every tile, every way it
//! can be turned, every cell. Shares nothing with the rules but the JSON form of a view.

use plat_engine::{Game, Knowledge, Observer, Seat};
use plat_game_puzzle_town::PuzzleTown;
use serde_json::Value;

/// The tiles of a seat's hand that could be laid somewhere, each as often as the hand has it.
pub(crate) fn playable(game: &PuzzleTown, seat: Seat) -> Vec<String> {
    let view = serde_json::to_value(game.view(Observer::Seat(seat))).unwrap();
    let table = Table::of(&view["town"]);
    let hand = view["hands"][seat.index()]["tiles"].as_array().unwrap();
    let names = hand.iter().map(|tile| tile.as_str().unwrap().to_owned());
    names.filter(|tile| table.takes(tile)).collect()
}

/// The same for all hands together.
pub(crate) fn playable_by_anybody(game: &PuzzleTown) -> Vec<String> {
    game.seats()
        .iter()
        .flat_map(|seat| playable(game, seat))
        .collect()
}

/// North, east, south, west: the step to the neighbour.
const STEPS: [(i64, i64); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

struct Table {
    width: i64,
    depth: i64,
    border: char,
    cells: Vec<(i64, i64, String)>,
}

impl Table {
    fn of(town: &Value) -> Table {
        let number = |value: &Value| value.as_i64().unwrap();
        let cell = |cell: &Value| {
            let tile = cell["tile"].as_str().unwrap().to_owned();
            (number(&cell["x"]), number(&cell["y"]), tile)
        };
        Table {
            width: number(&town["width"]),
            depth: number(&town["depth"]),
            border: town["border"]
                .as_str()
                .unwrap()
                .to_uppercase()
                .chars()
                .next()
                .unwrap(),
            cells: town["cells"].as_array().unwrap().iter().map(cell).collect(),
        }
    }

    fn at(&self, x: i64, y: i64) -> Option<&str> {
        let here = self.cells.iter().find(|cell| (cell.0, cell.1) == (x, y));
        here.map(|cell| cell.2.as_str())
    }

    /// Whether the tile can be laid anywhere, turned in any way.
    fn takes(&self, tile: &str) -> bool {
        let turned = (0..4).map(|turn| match tile {
            "PARK" => tile.to_owned(),
            _ => format!("{}{}", &tile[turn..], &tile[..turn]),
        });
        turned
            .into_iter()
            .any(|shown| (0..self.width).any(|x| (0..self.depth).any(|y| self.takes_so(x, y, &shown))))
    }

    fn takes_so(&self, x: i64, y: i64, shown: &str) -> bool {
        let mut blocks = 0;
        for (side, (east, south)) in STEPS.into_iter().enumerate() {
            let (there_x, there_y) = (x + east, y + south);
            let zone = shown.chars().nth(side).unwrap();
            let inside = (0..self.width).contains(&there_x) && (0..self.depth).contains(&there_y);
            match self.at(there_x, there_y) {
                // The border of the town has one colour; the Park is exempt.
                None if !inside && shown != "PARK" && zone != self.border => return false,
                None => {}
                Some(other) => {
                    blocks += 1;
                    let touching = other.chars().nth((side + 2) % 4).unwrap();
                    // Touching zones match; the Park is exempt, and anything matches it.
                    if shown != "PARK" && other != "PARK" && zone != touching {
                        return false;
                    }
                }
            }
        }
        self.at(x, y).is_none() && blocks > 0
    }
}
