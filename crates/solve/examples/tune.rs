//! Finds the weights of the player who looks ahead: one weight after the other, other values are tried on the same games,
//! and the best one is kept if it is better by more than chance would make it.
//!
//! `cargo run --release -p plat-solve --example tune -- [GAMES] [ROUNDS]`

#![expect(clippy::print_stdout, reason = "this is its output")]

use plat_engine::{Dice, FastDice, Game, Seat};
use plat_game_zoning_out::{Edition, RuleSet, ScoringRule, Weights};
use plat_solve::city::balance::play;

/// The rule a weight is for, by its name; none if it matters in every game.
fn rule_of(weight: &str) -> Option<ScoringRule> {
    Some(match weight.split(' ').next()? {
        "fifteen_lacks" => ScoringRule::FifteenMinuteCity,
        "density" => ScoringRule::DensityBonusing,
        "rainbow_lacks" => ScoringRule::RainbowRows,
        "column_lacks" => ScoringRule::ColorfulColumns,
        "suburbia" => ScoringRule::Suburbia,
        "box_lacks" => ScoringRule::LittleBoxes,
        "park_ends" | "park_behind" => ScoringRule::LinearPark,
        "compost" => ScoringRule::WeCompost,
        "garden" => ScoringRule::GardenCity,
        "piazza_lacks" => ScoringRule::Piazzas,
        "beside_factory" => ScoringRule::SecondFactoryUnfun,
        "sight_lacks" => ScoringRule::LinesOfSight,
        "cluster_lacks" => ScoringRule::Clusters,
        "wall" => ScoringRule::CityWall,
        "outside" | "outside_to_come" => ScoringRule::BiggerOnTheOutside,
        "room" => ScoringRule::RoomToMakeABigMistake,
        _ => return None,
    })
}

/// The totals of these games: each with the rule, if there is one, and others that the dice choose.
fn totals(weights: &Weights, rule: Option<ScoringRule>, games: u64, seed: u64) -> Vec<f64> {
    let mut dice = FastDice::new(seed);
    let edition = match rule {
        Some(rule) if !rule.is_in(Edition::Second) => Edition::First,
        _ => Edition::Second,
    };
    let play_one = |number| {
        let mut others: Vec<ScoringRule> = edition
            .rules()
            .iter()
            .filter(|&other| Some(other) != rule)
            .collect();
        dice.shuffle(&mut others);
        let rules: RuleSet = rule.into_iter().chain(others).take(3).collect();
        let game = play(edition, rules, false, seed ^ number, weights).expect("three rules of one edition");
        f64::from(game.total(Seat::ALL[0]))
    };
    (0..games).map(play_one).collect()
}

/// By how much the second series is better, and the error of that.
fn gain(before: &[f64], after: &[f64]) -> (f64, f64) {
    let count = before.len() as f64;
    let gains: Vec<f64> = before
        .iter()
        .zip(after)
        .map(|(before, after)| after - before)
        .collect();
    let mean = gains.iter().sum::<f64>() / count;
    let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (spread / count).sqrt())
}

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .map(|word| word.parse().expect("a number"));
    let games: u64 = arguments.next().unwrap_or(150);
    let rounds: u64 = arguments.next().unwrap_or(2);
    let mut weights = Weights::TUNED;
    let count = weights.each_mut().len();
    for round in 0..rounds {
        for index in 0..count {
            let name = weights.each_mut()[index].0.clone();
            let (rule, seed) = (rule_of(&name), 1000 * (round + 1) + index as u64);
            let now = *weights.each_mut()[index].1;
            let before = totals(&weights, rule, games, seed);
            let steps = if now == 0 {
                vec![-20, 10, 25, 50, 90]
            } else {
                [0, 50, 75, 130, 180].map(|percent| now * percent / 100).to_vec()
            };
            let (mut best, mut gained) = (now, 0.0);
            for value in steps {
                *weights.each_mut()[index].1 = value;
                let (mean, error) = gain(&before, &totals(&weights, rule, games, seed));
                if mean - error > gained {
                    (best, gained) = (value, mean - error);
                }
            }
            *weights.each_mut()[index].1 = best;
            println!("{name}: {now} -> {best}, better by at least {gained:.2}");
        }
        println!("{weights:#?}");
    }
}
