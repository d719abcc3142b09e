//! The balance of the scoring rules as a picture: what each gives against what it asks for, and how often one wins with it.

use plat_engine::{Anchor, Scene, Shape, plural};
use plat_solve::city::balance::{Plan, RuleResult, SetResult, by_rule, overall_chance};

const ROW: f32 = 7.0;
const TOP: f32 = 27.0;
/// Where the names end, the points begin and end, the chances begin and end.
const NAMES: f32 = 62.0;
const POINTS: (f32, f32) = (66.0, 150.0);
const CHANCES: (f32, f32) = (160.0, 222.0);
const WIDTH: f32 = 240.0;

pub(super) fn scene(plan: &Plan, results: &[SetResult]) -> Scene {
    let mut rules = by_rule(results, plan);
    rules.sort_by(|one, other| one.chance.total_cmp(&other.chance));
    let (chance, _) = overall_chance(results);
    let height = TOP + ROW * rules.len() as f32 + 12.0;
    let title = format!(
        "Zoning Out, {} edition{}: the scoring rules, the hardest first",
        plan.edition.name(),
        if plan.small_city { ", Small City" } else { "" }
    );
    let games = plural(results.len() * plan.games, "game");
    let mut shapes = vec![
        Shape::text("heading", 6.0, 7.0, 5.0, &title).anchored(Anchor::Start),
        Shape::text(
            "muted",
            6.0,
            13.5,
            3.4,
            format!(
                "{games} of the computer player, {} for each of {}",
                plan.games,
                plural(results.len(), "set")
            ),
        )
        .anchored(Anchor::Start),
    ];
    let scale = Scale::around(&rules);
    shapes.extend(axes(&scale, chance, height));
    for (index, rule) in rules.iter().enumerate() {
        shapes.extend(row(rule, &scale, TOP + (index as f32 + 0.5) * ROW));
    }
    Scene {
        title,
        width: WIDTH,
        height,
        shapes,
    }
}

/// From points to where they are drawn.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    /// Every mean with its spread, and every target, is inside.
    fn around(rules: &[RuleResult]) -> Scale {
        let (mut low, mut high) = (0.0_f64, 5.0_f64);
        for rule in rules {
            let target = f64::from(rule.target);
            low = low.min(rule.points.mean - rule.points.spread).min(target);
            high = high.max(rule.points.mean + rule.points.spread).max(target);
        }
        // Whole fives look better at the ends.
        Scale {
            low: (low / 5.0).floor() * 5.0,
            high: (high / 5.0).ceil() * 5.0,
        }
    }

    fn at(&self, points: f64) -> f32 {
        let part = (points - self.low) / (self.high - self.low);
        POINTS.0 + (POINTS.1 - POINTS.0) * part as f32
    }
}

fn chance_at(chance: f64) -> f32 {
    CHANCES.0 + (CHANCES.1 - CHANCES.0) * chance as f32
}

fn axes(scale: &Scale, overall: f64, height: f32) -> Vec<Shape> {
    let bottom = height - 9.0;
    let heading =
        |x: (f32, f32), words: &str| Shape::text("strong", (x.0 + x.1) / 2.0, TOP - 7.5, 3.6, words);
    let mut shapes = vec![
        heading(
            POINTS,
            "points by the rule, with their spread; the line is the target",
        ),
        heading(CHANCES, "chance to win; the line is all games"),
    ];
    let mut line = |x: f32, words: String| {
        shapes.push(Shape::straight("rule", (x, TOP - 2.0), (x, bottom)));
        shapes.push(Shape::text("coordinate", x, bottom + 4.0, 3.2, words));
    };
    let step = if scale.high - scale.low > 40.0 { 10.0 } else { 5.0 };
    let mut points = (scale.low / step).ceil() * step;
    while points <= scale.high {
        line(scale.at(points), format!("{points}"));
        points += step;
    }
    for chance in [0.0, 0.25, 0.5, 0.75, 1.0] {
        line(chance_at(chance), format!("{} %", chance * 100.0));
    }
    let x = chance_at(overall);
    shapes.push(Shape::rect("to-move", x - 0.2, TOP - 2.0, 0.4, bottom - TOP + 2.0).label("all games"));
    shapes
}

fn row(rule: &RuleResult, scale: &Scale, y: f32) -> Vec<Shape> {
    let (zero, mean) = (scale.at(0.0), scale.at(rule.points.mean));
    let bar = Shape::rect(
        "zone commercial",
        zero.min(mean),
        y - 2.0,
        (mean - zero).abs(),
        4.0,
    );
    let spread = (
        scale.at((rule.points.mean - rule.points.spread).max(scale.low)),
        scale.at((rule.points.mean + rule.points.spread).min(scale.high)),
    );
    let target = scale.at(f64::from(rule.target));
    let percent = format!("{:.0} %", 100.0 * rule.chance);
    vec![
        Shape::text("body", NAMES, y, 3.8, rule.rule.name()).anchored(Anchor::End),
        bar.label(format!(
            "{}: {:.1} points on average",
            rule.rule, rule.points.mean
        )),
        Shape::rect("body", spread.0, y - 0.15, spread.1 - spread.0, 0.3),
        Shape::rect("to-move", target - 0.5, y - 2.8, 1.0, 5.6).label(format!("target {}", rule.target)),
        Shape::rect(
            "zone residential",
            CHANCES.0,
            y - 2.0,
            chance_at(rule.chance) - CHANCES.0,
            4.0,
        )
        .label(format!("{}: won in {percent} of the games", rule.rule)),
        Shape::text("body", WIDTH - 4.0, y, 3.4, percent).anchored(Anchor::End),
    ]
}
