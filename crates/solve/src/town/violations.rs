//! A town with as few Zoning Violations as possible, and what is proved about it.
//!
//! Colours give a lower bound ([`bound`]), towns give upper bounds, and search for a town with at most k violations
//! moves one or the other. Every k between the bounds gets its turn with an effort that doubles from round to round.

use plat_game_puzzle_town::Town;

use super::bound;
use super::find::find;
use super::task::{Answer, Effort, Task, Watch, Why};

/// The fewest violations known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewest {
    /// The best town, or `None` when none was found.
    pub town: Option<Town>,
    /// No town has fewer violations than this.
    pub at_least: usize,
    /// Why the search ended early; `None` when the answer is proved.
    pub why: Option<Why>,
}

impl Fewest {
    /// The violations of the best town.
    #[must_use]
    pub fn violations(&self) -> Option<usize> {
        self.town.as_ref().map(Town::violations)
    }

    /// Whether it is proved that no town has fewer (or that there is no town).
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.why.is_none()
    }
}

/// Builds a town with as few Zoning Violations as possible. A limit set by the task itself is the most that is accepted.
#[must_use]
pub fn fewest_violations(task: &Task, effort: &Effort) -> Fewest {
    let watch = Watch::new(*effort);
    let mut at_least = lower_bound(task);
    let mut town = None;
    let mut nodes = FIRST_NODES;
    let mut spent = 0;
    loop {
        // Any town at all comes first: it is the best so far when somebody stops us.
        let tops = match &town {
            None => vec![task.most_violations],
            Some(town) => (at_least..Town::violations(town)).map(Some).collect(),
        };
        if tops.is_empty() {
            return Fewest {
                town,
                at_least,
                why: None,
            };
        }
        for most in tops {
            let why = watch.why().or(effort
                .nodes
                .filter(|&limit| spent >= limit)
                .map(|_| Why::NodeLimit));
            if why.is_some() {
                return Fewest { town, at_least, why };
            }
            let step = Effort {
                nodes: Some(effort.nodes.map_or(nodes, |limit| nodes.min(limit - spent))),
                time: effort.time.map(|time| time.saturating_sub(watch.began.elapsed())),
                seed: effort.seed.wrapping_add(spent),
                ..*effort
            };
            spent += nodes;
            match find(
                &Task {
                    most_violations: most,
                    ..task.clone()
                },
                &step,
            ) {
                Answer::Built(better) => {
                    town = Some(better);
                    break;
                }
                Answer::Impossible if town.is_none() => {
                    return Fewest {
                        town,
                        at_least,
                        why: None,
                    };
                }
                // No town with at most k: and that for every smaller k, too.
                Answer::Impossible => at_least = at_least.max(most.map_or(0, |most| most + 1)),
                Answer::Unknown { .. } => {}
            }
        }
        nodes = nodes.saturating_mul(2);
    }
}

/// Enough to find most towns there are to find.
const FIRST_NODES: u64 = 20_000;

fn lower_bound(task: &Task) -> usize {
    let ways = task.by_park();
    let empty = ways
        .first()
        .map_or(0, |way| way.town.size().cells() - way.town.tiles().count());
    // The counting argument wants a town that takes all tiles.
    if ways.iter().any(|way| way.tiles.basic_tiles() != empty) {
        return task.town.violations();
    }
    ways.iter()
        .map(|way| bound::fewest_violations(&way.town, &way.tiles))
        .min()
        .unwrap_or(0)
}
