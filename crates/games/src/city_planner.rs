//! The planner who plays Zoning Out and looks at every pyramid that may come.

use plat_engine::{Dice, FastDice, Game, Knowledge, Next, Seat};
use plat_game_zoning_out::{Action, Weights, ZoningOut};
use plat_search::{Advice, Considered, Endings, Player, Thinking};
use plat_solve::city::foresight::{self, Promise};

/// Of so many actions, the best ones, it tells how games end.
const SHOWN: usize = 5;
/// So many games are played on for each of them.
const PLAYED_ON: usize = 4;
/// By how much the totals of cities usually differ, in hundredths of a point.
const USUAL: f64 = 800.0;

/// Looks at its own city and at what is left, both of which its seat sees.
pub(crate) struct CityPlanner {
    sight: Sight,
    thinking: Thinking,
    dice: FastDice,
}

/// How well a planner of cities looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Sight {
    /// It overlooks each of its actions with this probability.
    Overlooks(f32),
    /// It sees all of them.
    Full,
    /// It also looks one pyramid further.
    Further,
}

impl CityPlanner {
    /// A planner who sees so well; the seed decides what it overlooks.
    pub(crate) fn new(sight: Sight, thinking: Thinking, seed: u64) -> CityPlanner {
        CityPlanner {
            sight,
            thinking,
            dice: FastDice::new(seed),
        }
    }

    /// What its actions promise, the best first.
    fn promises(&mut self, game: &ZoningOut, seat: Seat) -> Vec<Promise> {
        let mut promises = match self.sight {
            Sight::Further => {
                let clock = self.thinking.clock();
                foresight::second_thoughts(game, seat, &Weights::TUNED, || clock.is_up())
            }
            _ => foresight::promises(game, seat, &Weights::TUNED),
        };
        if let Sight::Overlooks(share) = self.sight {
            let seen = *self.dice.pick(&promises);
            let dice = &mut self.dice;
            promises.retain(|promise| promise.action == seen.action || !dice.chance(share));
        }
        promises.sort_by(|a, b| b.value.total_cmp(&a.value));
        promises
    }

    /// How some games end that begin with this action, if planners play on.
    fn endings(&mut self, game: &ZoningOut, seat: Seat, action: Action) -> Endings {
        let mut endings = Endings::default();
        for _ in 0..PLAYED_ON {
            let mut game = game.resample(seat, &mut self.dice);
            game.act(seat, action);
            loop {
                match game.next() {
                    Next::Over => break,
                    Next::Chance | Next::Uncover => {
                        game.unfold(&mut self.dice);
                    }
                    Next::Seats(acting) => {
                        let actor = acting.first().expect("somebody may act");
                        let action = foresight::choose(&game, actor);
                        game.act(actor, action);
                    }
                }
            }
            endings.enter(&game);
        }
        endings
    }
}

/// A promise as a number between 0 and 1: what reaches the target just so, or is as good as the best where there is no
/// target, is a half.
fn share(game: &ZoningOut, promise: f64, best: f64) -> f32 {
    let even = game.target().map_or(best, |target| 100.0 * f64::from(target));
    (1.0 / (1.0 + ((even - promise) / USUAL).exp())) as f32
}

impl Player<ZoningOut> for CityPlanner {
    fn choose(&mut self, game: &ZoningOut, seat: Seat) -> Action {
        self.promises(game, seat)[0].action
    }

    fn advise(&mut self, game: &ZoningOut, seat: Seat, also: Option<Action>) -> Option<Advice<Action>> {
        let mut promises = self.promises(game, seat);
        if let Some(also) = also
            && promises.iter().all(|promise| promise.action != also)
        {
            // Second thoughts leave out what is far behind; how far, the first look tells.
            let first = foresight::promises(game, seat, &Weights::TUNED);
            let behind = |action| first.iter().find(|promise| promise.action == action);
            let gap = behind(promises[0].action).zip(behind(also));
            let gap = gap.map_or(0.0, |(best, also)| best.value - also.value);
            promises.push(Promise {
                action: also,
                value: promises[0].value - gap.max(0.0),
            });
        }
        let best = promises[0].value;
        let considered = promises
            .iter()
            .enumerate()
            .map(|(rank, promise)| Considered {
                action: promise.action,
                visits: 1,
                value: share(game, promise.value, best),
                endings: match rank < SHOWN || also == Some(promise.action) {
                    true => self.endings(game, seat, promise.action),
                    false => Endings::default(),
                },
            })
            .collect();
        Some(Advice {
            considered,
            iterations: promises.len() as u64,
            exact: None,
        })
    }
}
