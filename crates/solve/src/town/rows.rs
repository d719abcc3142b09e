//! Counting by rows: the second, independent way to count.
//!
//! Cells are filled row by row, and partial towns are merged when they show the same colours to the cells still
//! empty and have used the same tiles: from there on they have the same futures. Nothing is shared with the search but
//! the rules of the game, so that agreement of the two means something.

use std::collections::HashMap;

use plat_game_puzzle_town::{Cell, Face, Kind, Laid, Side, Tile, Zone};
use thiserror::Error;

use super::task::Task;

/// The method ran out of memory by its own measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("more than {0} different partial towns; count by search, or estimate")]
pub struct TooManyStates(pub usize);

/// What the future of a partial town depends on.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Front {
    /// For each column the zone shown southwards by the last tile laid there; `None` for the Park.
    south: Vec<Option<Zone>>,
    /// The zone shown eastwards by the tile laid last.
    east: Option<Zone>,
    /// Tiles left of each kind.
    left: [u8; Kind::COUNT],
    violations: u8,
}

/// Counts the ways to complete a town without keeping more than so many different partial towns.
///
/// # Errors
/// When there are more.
pub fn count_by_rows(task: &Task, most_states: usize) -> Result<u128, TooManyStates> {
    task.by_park()
        .iter()
        .map(|task| count_one(task, most_states))
        .sum()
}

fn count_one(task: &Task, most_states: usize) -> Result<u128, TooManyStates> {
    let (town, size) = (&task.town, task.town.size());
    let mut left = [0; Kind::COUNT];
    for tile in task.tiles.tiles() {
        if let Tile::Basic(kind) = tile {
            left[kind.index()] += 1;
        }
    }
    let start = Front {
        south: vec![None; size.width()],
        east: None,
        left,
        violations: 0,
    };
    let mut fronts: HashMap<Front, u128> = HashMap::from([(start, 1)]);
    for cell in size.all_cells() {
        let mut next: HashMap<Front, u128> = HashMap::new();
        for (front, ways) in &fronts {
            let mut lay = |laid: Laid, from_hand: bool| {
                let Some(new) = advance(task, front, cell, laid, from_hand) else {
                    return;
                };
                *next.entry(new).or_default() += ways;
            };
            match town.at(cell) {
                Some(laid) => lay(laid, false),
                None => Face::all().for_each(|face| lay(Laid::Basic(face), true)),
            }
        }
        if next.len() > most_states {
            return Err(TooManyStates(most_states));
        }
        fronts = next;
    }
    Ok(fronts.values().sum())
}

/// The front after one more tile; `None` if a law forbids it.
fn advance(task: &Task, front: &Front, cell: Cell, laid: Laid, from_hand: bool) -> Option<Front> {
    let (size, border) = (task.town.size(), task.town.border());
    let mut new = front.clone();
    if let (true, Laid::Basic(face)) = (from_hand, laid) {
        let count = &mut new.left[face.kind().index()];
        *count = count.checked_sub(1)?;
    }
    let column = cell.x as usize;
    for side in Side::ALL {
        let zone = laid.zone(side);
        let Some(beyond) = size.beyond(cell, side) else {
            if zone.is_some_and(|zone| zone != border) {
                return None;
            }
            continue;
        };
        let shown = match side {
            Side::North => front.south[column],
            Side::West => front.east,
            _ => continue,
        };
        if let (Some(zone), Some(shown)) = (zone, shown) {
            if zone != shown {
                return None;
            }
            let violation = zone == border && !size.on_edge(cell) && !size.on_edge(beyond);
            new.violations = new.violations.saturating_add(u8::from(violation));
        }
    }
    match task.most_violations {
        Some(most) if usize::from(new.violations) > most => return None,
        Some(_) => {}
        // Unlimited violations are no difference between two partial towns.
        None => new.violations = 0,
    }
    new.south[column] = laid.zone(Side::South);
    new.east = laid.zone(Side::East);
    Some(new)
}
