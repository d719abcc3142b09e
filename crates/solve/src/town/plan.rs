//! The puzzle for one, played so that the rest can still be completed.
//!
//! What is face down is known as a set, not in its order. Two facts carry the plan:
//! - A town in which every empty cell touches a tile is as good as won, once a completion is known: whatever is turned
//!   up has its place in that completion, and Law 4 allows it there at once.
//! - Until then a play should leave a town that can be completed, and in which another tile can be laid without
//!   giving that up: a face-up tile whose place in the completion touches the town, or else as many as possible of
//!   the tiles that may be turned up next.
//!
//! So among the plays that keep the town completable the safest wins, and among these the one that lets the most empty
//! cells touch the town.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use plat_game_puzzle_town::{Cell, Kind, Laid, Side, Tile, TileSet, Town};

use super::find::find;
use super::task::{Answer, Effort, Task};

/// A tile to lay in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Play {
    /// Where.
    pub cell: Cell,
    /// What, and which way round.
    pub laid: Laid,
    /// What is known of the town after it.
    pub outlook: Outlook,
}

/// What is known of a town that is being built.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub enum Outlook {
    /// It cannot be completed.
    Lost,
    /// No completion was found, and no proof that there is none.
    Doubtful,
    /// It can be completed, and with this probability the next turn has a tile that keeps it so.
    Open(f64),
    /// It can be completed, whatever is turned up when.
    Won,
}

/// The best play with one of the tiles that are face up, when these others are face down; nothing if none can be laid.
/// The seed decides between plays that seem equal.
#[must_use]
pub fn next_play(town: &Town, face_up: &TileSet, face_down: &TileSet, seed: u64) -> Option<Play> {
    next_play_until(town, face_up, face_down, seed, &AtomicBool::new(false))
}

/// The same; once `stop` is set, which another thread can do, it is the best play by what is known until then.
#[must_use]
pub fn next_play_until(
    town: &Town,
    face_up: &TileSet,
    face_down: &TileSet,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Play> {
    let table = Table {
        town,
        face_up,
        face_down,
        seed,
        stop,
    };
    let plays = table.plays();
    if plays.is_empty() {
        return None;
    }
    let whole = table.completion(MANY_NODES).town();
    let whole = whole.as_ref();
    table
        .certain_play(&plays, whole)
        .or_else(|| table.safest_play(&plays, whole))
        .or_else(|| table.least_bad_play(&plays))
}

/// A puzzle under way: what lies there, what is face up, what is face down.
struct Table<'a> {
    town: &'a Town,
    face_up: &'a TileSet,
    face_down: &'a TileSet,
    seed: u64,
    stop: &'a AtomicBool,
}

/// Tiles tried before a question counts as unanswered: some milliseconds.
const NODES: u64 = 20_000;
/// The same when everything hangs on the answer.
const MANY_NODES: u64 = 1_000_000;

impl<'a> Table<'a> {
    /// Every lawful play, each once.
    fn plays(&self) -> Vec<(Cell, Laid)> {
        let size = self.town.size();
        let cells: Vec<Cell> = size
            .all_cells()
            .filter(|&cell| open_and_touching(self.town, cell))
            .collect();
        let kinds = Kind::all().filter(|&kind| self.face_up.count(kind) > 0);
        let park = self.face_up.has_park().then_some(Laid::Park);
        let shown = kinds.flat_map(Kind::faces).map(Laid::Basic).chain(park);
        shown
            .flat_map(|laid| cells.iter().map(move |&cell| (cell, laid)))
            .filter(|&(cell, laid)| self.town.check(cell, laid).is_ok())
            .collect()
    }

    /// With a completion that nothing can upset, the first of its tiles that is there.
    fn certain_play(&self, plays: &[(Cell, Laid)], whole: Option<&Town>) -> Option<Play> {
        let whole = whole.filter(|_| self.is_settled())?;
        let &(cell, laid) = plays.iter().find(|&&(cell, laid)| whole.at(cell) == Some(laid))?;
        Some(Play {
            cell,
            laid,
            outlook: Outlook::Won,
        })
    }

    /// Of the plays that keep the town completable the safest; of these the one that touches most; and then a tile
    /// with few rotations, which will be hard to lay later.
    fn safest_play(&self, plays: &[(Cell, Laid)], whole: Option<&Town>) -> Option<Play> {
        let mut order: Vec<(usize, Reverse<usize>, u64, Cell, Laid)> = plays
            .iter()
            .enumerate()
            .map(|(number, &(cell, laid))| {
                let luck = shuffle(self.seed, number as u64);
                (
                    untouched_by(self.town, cell),
                    Reverse(rotations(laid)),
                    luck,
                    cell,
                    laid,
                )
            })
            .collect();
        order.sort_unstable_by(|one, other| other.cmp(one));
        let mut best: Option<Play> = None;
        for (_, _, _, cell, laid) in order {
            if self.stop.load(Relaxed) {
                break;
            }
            let kept = whole.filter(|whole| whole.at(cell) == Some(laid));
            let outlook = self.after(cell, laid).outlook(kept);
            if outlook > best.map_or(Outlook::Doubtful, |best| best.outlook) {
                best = Some(Play { cell, laid, outlook });
            }
            // The others come later in the order, and cannot be safer.
            if outlook >= Outlook::Open(1.0) {
                break;
            }
        }
        best
    }

    /// When nothing keeps the town completable, or nobody knows: leave as many cells as possible that some tile fits.
    fn least_bad_play(&self, plays: &[(Cell, Laid)]) -> Option<Play> {
        let score = |&&(cell, laid): &&(Cell, Laid)| {
            let after = self.after(cell, laid);
            let doubtful = !matches!(after.table().completion(NODES), Answer::Impossible);
            (doubtful, after.fitting_cells(), untouched_by(self.town, cell))
        };
        let &(cell, laid) = plays.iter().max_by_key(score)?;
        let outlook = match self.after(cell, laid).table().completion(NODES) {
            Answer::Impossible => Outlook::Lost,
            _ => Outlook::Doubtful,
        };
        Some(Play { cell, laid, outlook })
    }

    /// Whether a completion, if there is one, can be followed in whatever order the tiles come.
    fn is_settled(&self) -> bool {
        let mut empty = self
            .town
            .size()
            .all_cells()
            .filter(|&cell| self.town.at(cell).is_none());
        self.face_down.tiles().next().is_none() || empty.all(|cell| open_and_touching(self.town, cell))
    }

    fn completion(&self, nodes: u64) -> Answer {
        let mut rest = *self.face_up;
        self.face_down.tiles().for_each(|tile| rest.put(tile));
        let Ok(task) = Task::with_tiles(self.town.clone(), rest) else {
            return Answer::Impossible;
        };
        // Where it is stopped, this says at once that it does not know.
        find(
            &task,
            &Effort {
                nodes: Some(nodes),
                stop: Some(self.stop),
                ..Effort::default()
            },
        )
    }

    fn after(&self, cell: Cell, laid: Laid) -> After<'a> {
        let mut after = After {
            town: self.town.clone(),
            face_up: *self.face_up,
            face_down: *self.face_down,
            seed: self.seed,
            stop: self.stop,
        };
        after.town.lay(cell, laid);
        after.face_up.take(laid.tile());
        after
    }
}

/// The same table when a tile has been laid, and before another is turned up.
struct After<'a> {
    town: Town,
    face_up: TileSet,
    face_down: TileSet,
    seed: u64,
    stop: &'a AtomicBool,
}

impl After<'_> {
    fn table(&self) -> Table<'_> {
        Table {
            town: &self.town,
            face_up: &self.face_up,
            face_down: &self.face_down,
            seed: self.seed,
            stop: self.stop,
        }
    }

    /// What is known of the town, of which somebody may already know a completion.
    fn outlook(&self, known: Option<&Town>) -> Outlook {
        let whole = match known.map_or_else(
            || self.table().completion(NODES),
            |known| Answer::Built(known.clone()),
        ) {
            Answer::Built(whole) => whole,
            Answer::Impossible => return Outlook::Lost,
            Answer::Unknown { .. } => return Outlook::Doubtful,
        };
        if self.table().is_settled() {
            return Outlook::Won;
        }
        let ready = |tile: Tile| {
            whole
                .tiles()
                .any(|(cell, laid)| laid.tile() == tile && open_and_touching(&self.town, cell))
        };
        if self.face_up.tiles().any(ready) {
            return Outlook::Open(1.0);
        }
        // The tile that is turned up next decides: how likely is one that can be laid?
        let (mut good, mut all) = (0, 0);
        let mut before = None;
        let mut last = false;
        for tile in self.face_down.tiles() {
            if before != Some(tile) {
                last = ready(tile) || self.keeps_completable(tile);
                before = Some(tile);
            }
            good += usize::from(last);
            all += 1;
        }
        Outlook::Open(good as f64 / all as f64)
    }

    /// Whether this tile, should it be turned up, has a place after which the rest can be completed.
    fn keeps_completable(&self, tile: Tile) -> bool {
        let (mut face_up, mut face_down) = (TileSet::EMPTY, self.face_down);
        face_up.put(tile);
        face_down.take(tile);
        self.face_up.tiles().for_each(|tile| face_down.put(tile));
        let next = Table {
            town: &self.town,
            face_up: &face_up,
            face_down: &face_down,
            seed: self.seed,
            stop: self.stop,
        };
        next.plays()
            .into_iter()
            .any(|(cell, laid)| matches!(next.after(cell, laid).table().completion(NODES), Answer::Built(_)))
    }

    /// How many empty cells some tile that is left would fit, as things lie.
    fn fitting_cells(&self) -> usize {
        let mut all = self.face_up;
        self.face_down.tiles().for_each(|tile| all.put(tile));
        let faces = || {
            Kind::all()
                .filter(|&kind| all.count(kind) > 0)
                .flat_map(Kind::faces)
                .map(Laid::Basic)
        };
        let size = self.town.size();
        size.all_cells()
            .filter(|&cell| {
                let open = open_and_touching(&self.town, cell);
                open && (all.has_park() || faces().any(|laid| self.town.check(cell, laid).is_ok()))
            })
            .count()
    }
}

/// Whether the cell is empty, and a tile lies beside it.
fn open_and_touching(town: &Town, cell: Cell) -> bool {
    let beside = |side| town.size().beyond(cell, side).and_then(|next| town.at(next));
    town.at(cell).is_none() && Side::ALL.into_iter().any(|side| beside(side).is_some())
}

/// How many empty cells beside this one touch no tile yet.
fn untouched_by(town: &Town, cell: Cell) -> usize {
    let beside = Side::ALL
        .into_iter()
        .filter_map(|side| town.size().beyond(cell, side));
    beside
        .filter(|&next| town.at(next).is_none() && !open_and_touching(town, next))
        .count()
}

fn rotations(laid: Laid) -> usize {
    match laid {
        Laid::Basic(face) => face.kind().faces().count(),
        // It fits everywhere, and is best kept.
        Laid::Park => usize::MAX,
    }
}

/// Some order for equals.
fn shuffle(seed: u64, number: u64) -> u64 {
    (seed ^ number)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .rotate_left(29)
        .wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
