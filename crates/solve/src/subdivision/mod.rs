//! Subdivision for two, played perfectly: what a position is worth when both make the best of it, and how.
//!
//! [`exact`] answers in passing, for a player; [`Endgame`] remembers what it found out from one position of a game to
//! the next, and in a file. Both say nothing when they meet a limit: an answer is always the truth.
//!
//! ```
//! use plat_engine::{Game, Next, Options, Seats};
//! use plat_game_subdivision::{Subdivision, SubdivisionOptions};
//! use plat_search::alpha_beta::Limit;
//! use plat_solve::subdivision::{exact, within_reach};
//!
//! let options = SubdivisionOptions::from_pairs(&["set=threehouse"]).unwrap();
//! let mut game = Subdivision::new(&options, Seats::new(2).unwrap()).unwrap();
//! let mut actions = Vec::new();
//! while !within_reach(&game, 9) {
//!     let Next::Seats(seats) = game.next() else { unreachable!("the parks of this layout lie") };
//!     let seat = seats.first().unwrap();
//!     actions.clear();
//!     game.actions(seat, &mut actions);
//!     game.act(seat, actions[actions.len() / 2]);
//! }
//! let perfect = exact(&game, &Limit::default()).unwrap();
//! assert!(perfect.best().is_some());
//! ```
//!
//! How it works: `site` numbers the lots, `rest` is a position reduced to what can still matter, `key` its name for
//! the memory, `outlook` what alpha-beta wants to know of it.

mod key;
mod outlook;
mod rest;
mod site;

use plat_engine::{Game, Knowledge, Next, Observer, Seat};
use plat_game_subdivision::{Action, Pips, Subdivision};
use plat_grid::{Board, Cells};
use plat_search::alpha_beta::{Limit, Memory, Position, Progress, Search, Side};

use rest::{Build, Rest, Standing};
use site::Site;

/// How many free cells a game for two may have to be searched out in the time of a move.
pub const WITHIN_A_MOVE: usize = 14;

/// Grows whenever the same key may mean something else than before, so that old tables are refused.
const KEYS: u32 = 1;

/// Findings that the search of a late position remembers.
const FINDINGS: usize = 1 << 20;

/// A game that was searched out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// By how much the seat to act will win, by perfect play of both; less than 0 if it will lose.
    pub margin: i32,
    /// How the game ends if both play like that, forced passes included.
    pub line: Vec<Action>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Exact {
    /// What the seat to act should do.
    pub fn best(&self) -> Option<Action> {
        self.line.first().copied()
    }
}

/// Whether two play, the parks lie, and there are at most so many free cells: then [`exact`] is worth asking.
pub fn within_reach(game: &Subdivision, cells: usize) -> bool {
    free_cells(game).is_some_and(|free| free <= cells)
}

/// The number of free cells, if two play and the parks lie.
pub fn free_cells(game: &Subdivision) -> Option<usize> {
    let view = game.view(Observer::Spectator);
    let taken = view.position.parks.len() + view.position.pieces.len();
    (view.left.len() == 2 && view.parks_to_come == 0).then(|| view.position.size.pow(2) - taken)
}

/// The outcome of a game by perfect play from here on; none if that is not known within the limit, if the game is not
/// between two, or if parks are still to come.
pub fn exact(game: &Subdivision, limit: &Limit<'_>) -> Option<Exact> {
    Endgame::new(game, FINDINGS)?.exact(game, limit)
}

/// The endgames on one ground: a board with its parks.
pub struct Endgame {
    site: Site,
    memory: Memory,
}

impl Endgame {
    /// The endgames on the ground of this game, with room to remember so many findings; none if the game is not between
    /// two or parks are still to come.
    pub fn new(game: &Subdivision, findings: usize) -> Option<Endgame> {
        Some(Endgame {
            site: site_of(game)?,
            memory: Memory::new(findings),
        })
    }

    /// The same with what is remembered from another time; it must be about the same ground (see [`Endgame::about`]).
    pub fn remembering(game: &Subdivision, memory: Memory) -> Option<Endgame> {
        Some(Endgame {
            site: site_of(game)?,
            memory,
        })
    }

    /// What the findings are about, in words: they hold for every game on the same ground.
    pub fn about(&self) -> String {
        let site = &self.site;
        let parks: Vec<String> = site
            .parks
            .into_iter()
            .map(|cell| site.board.name(cell).to_string())
            .collect();
        let private = if site.private_parks { ", private" } else { "" };
        let (width, depth) = (site.board.width(), site.board.depth());
        format!(
            "subdivision {width}x{depth}, parks {}{private}, keys {KEYS}",
            parks.join(" ")
        )
    }

    /// What was found out so far.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Whether a game is played on this ground.
    pub fn suits(&self, game: &Subdivision) -> bool {
        site_of(game).is_some_and(|site| {
            (site.board, site.parks, site.private_parks)
                == (self.site.board, self.site.parks, self.site.private_parks)
        })
    }

    /// The outcome of a game on this ground by perfect play from here on, if it is found within the limit.
    pub fn exact(&self, game: &Subdivision, limit: &Limit<'_>) -> Option<Exact> {
        self.exact_watched(game, limit, &mut |_| {})
    }

    /// The same; tells from time to time how far it is, with margins as the seat to act will see them.
    pub fn exact_watched(
        &self,
        game: &Subdivision,
        limit: &Limit<'_>,
        watch: &mut dyn FnMut(Progress),
    ) -> Option<Exact> {
        let (rest, seat) = self.rest(game)?;
        let (sign, so_far) = (sign(&rest, seat), lead(game, seat));
        let mut tell = |progress: Progress| {
            let ends = [progress.least, progress.most].map(|end| so_far + sign * end);
            watch(Progress {
                least: ends[0].min(ends[1]),
                most: ends[0].max(ends[1]),
                ..progress
            });
        };
        let found = Search::new(&self.memory, *limit)
            .watched(&mut tell)
            .exact(&rest)?;
        Some(Exact {
            margin: so_far + sign * found.value,
            line: self.actions(game, &found.line),
            nodes: found.nodes,
        })
    }

    /// All actions that reach a margin found by [`Endgame::exact`], if they are found within the limit.
    pub fn best_actions(&self, game: &Subdivision, margin: i32, limit: &Limit<'_>) -> Option<Vec<Action>> {
        let (rest, seat) = self.rest(game)?;
        if sign(&rest, seat) < 0 {
            return Some(vec![Action::Pass]);
        }
        let value = margin - lead(game, seat);
        let best = Search::new(&self.memory, *limit).best_moves(&rest, value)?;
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let best: Vec<Action> = best.into_iter().map(|build| self.action(build)).collect();
        // In the order of the contract; a forced pass is the one thing that the rest of a game does not know.
        actions.retain(|action| *action == Action::Pass || best.contains(action));
        Some(actions)
    }

    /// What is still to come of a game on this ground, and whose turn it is.
    fn rest(&self, game: &Subdivision) -> Option<(Rest<'_>, Seat)> {
        if !self.suits(game) {
            return None;
        }
        let view = game.view(Observer::Spectator);
        let [first, second] = view.left.try_into().ok()?;
        let seat = view.to_act.unwrap_or(Seat::ALL[0]);
        let mut standing = Vec::new();
        for piece in view.position.pieces {
            standing.push(Standing {
                side: if piece.player == Some(1) {
                    Side::First
                } else {
                    Side::Second
                },
                size: usize::try_from(piece.size).ok()?.checked_sub(1)?,
                lot: self.site.lot(self.site.board.at(piece.x, piece.y)?)?,
            });
        }
        let side = if seat == Seat::ALL[0] {
            Side::First
        } else {
            Side::Second
        };
        Some((Rest::new(&self.site, [first, second], side, &standing), seat))
    }

    fn action(&self, build: Build) -> Action {
        Action::Place(
            Pips::ALL[usize::from(build.size)],
            self.site.cells[usize::from(build.lot)],
        )
    }

    /// A line as the game plays it, with its forced passes.
    fn actions(&self, game: &Subdivision, line: &[Build]) -> Vec<Action> {
        let mut game = game.clone();
        let mut builds = line.iter();
        let (mut actions, mut legal) = (Vec::new(), Vec::new());
        while let Next::Seats(seats) = game.next() {
            let Some(seat) = seats.first() else {
                break;
            };
            legal.clear();
            game.actions(seat, &mut legal);
            let action = match legal[..] {
                [Action::Pass] => Action::Pass,
                _ => match builds.next() {
                    Some(&build) => self.action(build),
                    None => break,
                },
            };
            game.act(seat, action);
            actions.push(action);
        }
        actions
    }
}

/// The ground of a game, if two play and the parks lie.
fn site_of(game: &Subdivision) -> Option<Site> {
    free_cells(game)?;
    let position = game.view(Observer::Spectator).position;
    let board = Board::new(position.size, position.size)?;
    let parks: Cells = position
        .parks
        .iter()
        .filter_map(|&[x, y]| board.at(x, y))
        .collect();
    Site::new(board, parks, position.private_parks)
}

/// Values of the rest are those of whoever builds next, which is not the seat to act if that has to pass.
fn sign(rest: &Rest<'_>, seat: Seat) -> i32 {
    if rest.side() as usize == seat.index() {
        1
    } else {
        -1
    }
}

/// By how much the seat is ahead already.
fn lead(game: &Subdivision, seat: Seat) -> i32 {
    game.total(seat) - game.total(game.seats().after(seat))
}
