//! The player who searches Subdivision, and plays its end perfectly.

use std::time::Instant;

use plat_engine::{Seat, Sentence};
use plat_game_subdivision::{Action, Subdivision};
use plat_search::alpha_beta::Limit;
use plat_search::{Advice, Exact, Player, Searcher, Style, Thinking};
use plat_solve::subdivision::{Endgame, WITHIN_A_MOVE, within_reach};

/// Findings that it remembers from one decision of a game to the next: some 32 MB.
const FINDINGS: usize = 1 << 20;
/// The end may take so much of the time for a decision; if it is not found, the search gets the rest.
const SHARE: f64 = 0.6;
/// Where imagined games are the limit instead of time, so many positions of the end stand for one of them.
const POSITIONS: u64 = 20;

/// Searches as others do while much is open, and to the end from where it can.
pub(crate) struct Finisher {
    style: Style,
    thinking: Thinking,
    seed: u64,
    searcher: Searcher<Subdivision>,
    endgame: Option<Endgame>,
    /// What it knows of the game's end, as of its last decision.
    end: Option<i32>,
}

impl Finisher {
    pub(crate) fn new(style: Style, thinking: Thinking, seed: u64) -> Finisher {
        Finisher {
            style,
            seed,
            searcher: Searcher::new(style, thinking.clone(), seed),
            thinking,
            endgame: None,
            end: None,
        }
    }

    /// The end of the game by perfect play, and the actions that lead there, if there is time to find them.
    fn end(&mut self, game: &Subdivision) -> Option<(i32, Vec<Action>)> {
        self.end = None;
        if !within_reach(game, WITHIN_A_MOVE) {
            return None;
        }
        if self.endgame.as_ref().is_none_or(|endgame| !endgame.suits(game)) {
            self.endgame = Endgame::new(game, FINDINGS);
        }
        let limit = Limit {
            nodes: self.thinking.iterations.map(|imagined| imagined * POSITIONS),
            until: self
                .thinking
                .time_limit()
                .and_then(|time| Instant::now().checked_add(time.mul_f64(SHARE))),
            stop: Some(self.thinking.stop.flag()),
        };
        let endgame = self.endgame.as_ref()?;
        let margin = endgame.exact(game, &limit)?.margin;
        let actions = endgame.best_actions(game, margin, &limit)?;
        self.end = Some(margin);
        Some((margin, actions))
    }

    /// Thinks about the actions that are equally good by perfect play: a player who errs may err more after one.
    fn searched(&mut self, game: &Subdivision, seat: Seat, best: &[Action]) -> Action {
        let advice = self.searcher.advise(game, seat, None);
        let considered = advice.map_or_else(Vec::new, |advice| advice.considered);
        let found = considered
            .iter()
            .find(|considered| best.contains(&considered.action));
        found.map_or(best[0], |considered| considered.action)
    }
}

impl Player<Subdivision> for Finisher {
    fn choose(&mut self, game: &Subdivision, seat: Seat) -> Action {
        match self.end(game) {
            Some((_, best)) if best.len() == 1 => best[0],
            Some((_, best)) if !best.is_empty() => {
                // The end is known; a short look is enough to choose among equals.
                let thinking = Thinking {
                    iterations: Some(self.thinking.iterations.unwrap_or(u64::MAX).min(2_000)),
                    ..self.thinking.clone()
                };
                let searcher = Searcher::new(self.style, thinking, self.seed);
                let whole = std::mem::replace(&mut self.searcher, searcher);
                let chosen = self.searched(game, seat, &best);
                self.searcher = whole;
                chosen
            }
            _ => self.searcher.choose(game, seat),
        }
    }

    fn advise(&mut self, game: &Subdivision, seat: Seat, also: Option<Action>) -> Option<Advice<Action>> {
        let end = self.end(game);
        let mut advice = self.searcher.advise(game, seat, also)?;
        if let Some((margin, best)) = end {
            advice.exact = Some(Exact { margin });
            let worth = match margin {
                0 => 0.5,
                1.. => 1.0,
                _ => 0.0,
            };
            for considered in &mut advice.considered {
                considered.value = match best.contains(&considered.action) {
                    true => worth,
                    false => considered.value.min(worth),
                };
            }
            // Those that lead to the best end come first, in the order of the search.
            advice
                .considered
                .sort_by_key(|considered| !best.contains(&considered.action));
        }
        Some(advice)
    }

    fn remark(&self) -> Option<Sentence> {
        let by = |message, margin: i32| Sentence::new(message).with("count", margin.unsigned_abs());
        Some(match self.end? {
            0 => Sentence::new("remark-draw"),
            margin @ 1.. => by("remark-wins", margin),
            margin => by("remark-loses", margin),
        })
    }
}
