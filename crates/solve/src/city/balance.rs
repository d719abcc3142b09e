//! How hard the scoring rules are: the player who looks ahead plays every set of them many times, and targets are chosen
//! for rules that have none so that they are as hard as the others.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use plat_engine::{FastDice, Game, Next, OptionError, Seat, new_game};
use plat_game_zoning_out::{
    Edition, RuleSet, ScoringRule, Targets, Weights, ZoningOut, ZoningOutOptions, score,
};

use super::foresight;

/// What is played, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// By which text.
    pub edition: Edition,
    /// Whether a Small City is built.
    pub small_city: bool,
    /// By which targets one wins.
    pub targets: Targets,
    /// How many games for each set of rules.
    pub games: usize,
    /// On how many threads.
    pub threads: usize,
    /// What decides the draws: the same seed, the same games.
    pub seed: u64,
}

/// What came of the games by one set of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetResult {
    /// The rules.
    pub rules: RuleSet,
    /// What a city had to score to win.
    pub target: i32,
    /// What the cities scored.
    pub totals: Vec<i32>,
    /// What each rule gave in each game.
    pub points: Vec<(ScoringRule, Vec<i32>)>,
}

/// Some figures, summed up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// How many.
    pub games: usize,
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub spread: f64,
}

/// The games in which a rule was in play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RuleResult {
    /// The rule.
    pub rule: ScoringRule,
    /// Its target.
    pub target: i32,
    /// The totals of the cities.
    pub totals: Summary,
    /// What the rule itself gave.
    pub points: Summary,
    /// The chance to win.
    pub chance: f64,
    /// Its standard error.
    pub chance_error: f64,
}

/// A target that makes a rule as hard as others are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The rule.
    pub rule: ScoringRule,
    /// The target.
    pub points: f64,
    /// Its standard error.
    pub error: f64,
}

/// All sets of so many rules of an edition: 816 of three in the second.
pub fn sets(edition: Edition, size: usize) -> Vec<RuleSet> {
    let mut sets = vec![(RuleSet::default(), 0)];
    let rules: Vec<ScoringRule> = edition.rules().iter().collect();
    for _ in 0..size {
        sets = sets
            .into_iter()
            .flat_map(|(set, from)| (from..rules.len()).map(move |next| (set, next)))
            .map(|(set, next)| (set.with(rules[next]), next + 1))
            .collect();
    }
    sets.into_iter().map(|(set, _)| set).collect()
}

/// Plays all these sets. `progress` is told how many are done.
pub fn measure(
    plan: &Plan,
    sets: &[RuleSet],
    progress: impl Fn(usize) + Sync,
) -> Result<Vec<SetResult>, OptionError> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let results: Mutex<Vec<Option<Result<SetResult, OptionError>>>> = Mutex::new(vec![None; sets.len()]);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&rules) = sets.get(index) else {
                        return;
                    };
                    let result = play_set(plan, rules);
                    if let Ok(mut results) = results.lock() {
                        results[index] = Some(result);
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let results = results.into_inner().unwrap_or_default();
    results.into_iter().flatten().collect()
}

fn play_set(plan: &Plan, rules: RuleSet) -> Result<SetResult, OptionError> {
    let mut result = SetResult {
        rules,
        target: rules.target(plan.targets, plan.small_city),
        totals: Vec::with_capacity(plan.games),
        points: rules
            .iter()
            .map(|rule| (rule, Vec::with_capacity(plan.games)))
            .collect(),
    };
    // Every set has draws of its own: the luck of one says nothing about another, and the errors add up as they should.
    let mix = |seed: u64, number: u64| {
        (seed ^ number)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    };
    let seed_of_set = rules
        .iter()
        .fold(plan.seed, |seed, rule| mix(seed, rule as u64 + 1));
    for game in 0..plan.games as u64 {
        let seed = mix(seed_of_set, game);
        let game = play(plan.edition, rules, plan.small_city, seed, &Weights::TUNED)?;
        result.totals.push(game.total(Seat::ALL[0]));
        for (rule, points) in &mut result.points {
            let parts = score::parts(game.city(Seat::ALL[0]).built(), *rule);
            points.push(parts.iter().map(|part| part.points).sum());
        }
    }
    Ok(result)
}

/// Plays one game alone to its end.
pub fn play(
    edition: Edition,
    rules: RuleSet,
    small_city: bool,
    seed: u64,
    weights: &Weights,
) -> Result<ZoningOut, OptionError> {
    let options = ZoningOutOptions {
        edition,
        rules: Some(rules.to_string()),
        // The number of rules is checked for a Small City only, and single rules are worth measuring too.
        small_city: small_city && rules.len() == 2,
        trios: small_city.then_some(2),
        ..ZoningOutOptions::default()
    };
    let mut game: ZoningOut = new_game(&options, 1)?;
    let mut dice = FastDice::new(seed);
    let seat = Seat::ALL[0];
    loop {
        match game.next() {
            Next::Over => return Ok(game),
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            Next::Seats(_) => {
                let action = foresight::choose_by(&game, seat, weights);
                game.act(seat, action);
            }
        }
    }
}

impl Summary {
    /// Sums up.
    pub fn of(figures: impl IntoIterator<Item = i32>) -> Summary {
        let (mut games, mut sum, mut squares) = (0, 0.0, 0.0);
        for figure in figures {
            games += 1;
            sum += f64::from(figure);
            squares += f64::from(figure).powi(2);
        }
        let count = f64::from(games.max(1) as u32);
        let mean = sum / count;
        let variance = (squares / count - mean * mean).max(0.0) * count / (count - 1.0).max(1.0);
        Summary {
            games,
            mean,
            spread: variance.sqrt(),
        }
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        self.spread / (self.games.max(1) as f64).sqrt()
    }
}

impl SetResult {
    /// The totals, summed up.
    pub fn summary(&self) -> Summary {
        Summary::of(self.totals.iter().copied())
    }

    /// The chance to reach the target.
    pub fn chance(&self) -> f64 {
        self.chance_of(f64::from(self.target))
    }

    /// The variance of a chance that was measured; the largest there is if one game says nothing about it.
    fn variance_of(&self, chance: f64) -> f64 {
        match self.totals.len() {
            0 | 1 => 0.25,
            games => chance * (1.0 - chance) / (games - 1) as f64,
        }
    }

    /// The chance to reach so many points. Between two whole numbers it is interpolated.
    fn chance_of(&self, points: f64) -> f64 {
        let reached = |points: f64| {
            let count = self
                .totals
                .iter()
                .filter(|&&total| f64::from(total) >= points)
                .count();
            count as f64 / self.totals.len().max(1) as f64
        };
        let (below, part) = (points.floor(), points - points.floor());
        reached(below) * (1.0 - part) + reached(below + 1.0) * part
    }
}

/// The chance to win, on average over the sets, and its standard error.
pub fn overall_chance(results: &[SetResult]) -> (f64, f64) {
    let count = results.len().max(1) as f64;
    let mean = results.iter().map(SetResult::chance).sum::<f64>() / count;
    let variance: f64 = results.iter().map(|set| set.variance_of(set.chance())).sum();
    (mean, variance.sqrt() / count)
}

/// The games of every rule together, in the order of the text.
pub fn by_rule(results: &[SetResult], plan: &Plan) -> Vec<RuleResult> {
    let with = |rule: ScoringRule| {
        let sets: Vec<SetResult> = results
            .iter()
            .filter(|set| set.rules.has(rule))
            .cloned()
            .collect();
        let points = sets
            .iter()
            .flat_map(|set| &set.points)
            .filter(|(other, _)| *other == rule);
        let (chance, chance_error) = overall_chance(&sets);
        (!sets.is_empty()).then(|| RuleResult {
            rule,
            target: rule.target(plan.targets, plan.small_city).points,
            totals: Summary::of(sets.iter().flat_map(|set| set.totals.iter().copied())),
            points: Summary::of(points.flat_map(|(_, points)| points.iter().copied())),
            chance,
            chance_error,
        })
    };
    ScoringRule::ALL.into_iter().filter_map(with).collect()
}

/// Targets for these rules such that with each of them one wins as often as `chance` says, on average over the sets it is
/// in. The other rules of the sets keep their published targets. Where several of a set are sought, all are found
/// together.
pub fn fit(results: &[SetResult], rules: RuleSet, chance: f64) -> Vec<Fit> {
    let mut fits: Vec<Fit> = rules
        .iter()
        .map(|rule| Fit {
            rule,
            points: 0.0,
            error: 0.0,
        })
        .collect();
    // Each step is exact for one rule if the others are right; a few rounds settle all of them.
    for _ in 0..60 {
        for index in 0..fits.len() {
            let rule = fits[index].rule;
            let target_of = |other: ScoringRule| {
                let sought = fits.iter().find(|fit| fit.rule == other);
                let published = || f64::from(other.target(Targets::Published, false).points);
                sought.map_or_else(published, |fit| fit.points)
            };
            let sets: Vec<(&SetResult, f64)> = results
                .iter()
                .filter(|set| set.rules.has(rule))
                .map(|set| {
                    (
                        set,
                        set.rules
                            .iter()
                            .filter(|&other| other != rule)
                            .map(target_of)
                            .sum(),
                    )
                })
                .collect();
            if let Some((points, error)) = fit_one(&sets, chance) {
                fits[index] = Fit { rule, points, error };
            }
        }
    }
    fits
}

/// The target of a rule, given the sum of the other targets in every set it is in.
fn fit_one(sets: &[(&SetResult, f64)], chance: f64) -> Option<(f64, f64)> {
    let count = sets.len() as f64;
    let chance_of = |points: f64| {
        let chances = sets.iter().map(|(set, others)| set.chance_of(others + points));
        chances.sum::<f64>() / count
    };
    let (mut low, mut high) = (-100.0, 200.0);
    if sets.is_empty() || chance_of(low) < chance || chance_of(high) > chance {
        return None;
    }
    while high - low > 0.001 {
        let middle = (low + high) / 2.0;
        if chance_of(middle) > chance {
            low = middle;
        } else {
            high = middle;
        }
    }
    let slope = (chance_of(low - 1.0) - chance_of(low + 1.0)) / 2.0;
    let variance: f64 = sets
        .iter()
        .map(|(set, others)| set.variance_of(set.chance_of(others + low)))
        .sum();
    Some((low, variance.sqrt() / count / slope.max(1e-9)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str, totals: &[i32]) -> SetResult {
        let rules = RuleSet::parse(names, Edition::First).unwrap();
        SetResult {
            rules,
            target: rules.target(Targets::Published, false),
            totals: totals.to_vec(),
            points: rules.iter().map(|rule| (rule, totals.to_vec())).collect(),
        }
    }

    #[test]
    fn there_are_816_triples_and_680_in_the_first_edition() {
        assert_eq!(sets(Edition::Second, 3).len(), 816);
        assert_eq!(sets(Edition::First, 3).len(), 680);
        assert_eq!(sets(Edition::Second, 2).len(), 153);
        let mut all = sets(Edition::Second, 3);
        all.sort_by_key(ToString::to_string);
        all.dedup();
        assert_eq!(all.len(), 816, "each once");
        assert!(all.iter().all(|set| set.len() == 3));
    }

    #[test]
    fn figures_are_summed_up_as_the_textbook_does() {
        let summary = Summary::of([2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((summary.games, summary.mean), (8, 5.0));
        assert!((summary.spread - (32.0_f64 / 7.0).sqrt()).abs() < 1e-9);
        assert_eq!(Summary::of([]).games, 0);
    }

    #[test]
    fn a_target_is_found_that_is_reached_as_often_as_asked() {
        // Totals 1 to 100; Piazzas asks for 23 of them. To win 30 times of 100 takes 71 points, so 48 more.
        let totals: Vec<i32> = (1..=100).collect();
        let results = [set("suburbia,piazzas", &totals)];
        let found = fit(&results, [ScoringRule::Suburbia].into_iter().collect(), 0.3);
        assert!((found[0].points - 48.0).abs() < 0.01, "{found:?}");
        // The slope is a hundredth a point, the error of the chance sqrt(0.3 * 0.7 / 99).
        assert!(
            (found[0].error - (0.21_f64 / 99.0).sqrt() * 100.0).abs() < 0.2,
            "{found:?}"
        );
    }

    #[test]
    fn two_targets_of_one_set_are_found_together() {
        let totals = |from: i32| (from..from + 100).collect::<Vec<i32>>();
        let results = [
            set("suburbia,piazzas", &totals(23)),
            set("city-wall,piazzas", &totals(33)),
            set("suburbia,city-wall", &totals(10)),
        ];
        let sought = [ScoringRule::Suburbia, ScoringRule::CityWall]
            .into_iter()
            .collect();
        let found = fit(&results, sought, 0.5);
        // With each rule by itself half of the games are won, on average over its two sets.
        let mean = |one: f64, other: f64| (one + other) / 2.0;
        let both = results[2].chance_of(found[0].points + found[1].points);
        assert!(
            (mean(results[0].chance_of(23.0 + found[0].points), both) - 0.5).abs() < 0.01,
            "{found:?}"
        );
        assert!(
            (mean(results[1].chance_of(23.0 + found[1].points), both) - 0.5).abs() < 0.01,
            "{found:?}"
        );
    }

    #[test]
    fn the_same_plan_gives_the_same_games_on_any_number_of_threads() {
        let plan = Plan {
            edition: Edition::Second,
            small_city: true,
            targets: Targets::Measured,
            games: 2,
            threads: 1,
            seed: 7,
        };
        let some = &sets(Edition::Second, 2)[..3];
        let one = measure(&plan, some, |_| {}).unwrap();
        let two = measure(&Plan { threads: 2, ..plan }, some, |_| {}).unwrap();
        assert_eq!(one, two);
        assert_eq!(one.len(), 3);
        assert!(by_rule(&one, &plan).iter().all(|rule| rule.totals.games >= 2));
    }
}
