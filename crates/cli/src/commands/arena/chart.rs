//! The standings of a tournament as a picture: who beat whom and by how much, or what everybody scored alone.

use plat_arena::{Estimate, Mean, Pair, Standing, Standings, Tournament};
use plat_engine::{Anchor, Scene, Shape, plural};

const WIDTH: f32 = 240.0;
const ROW: f32 = 14.0;
const TOP: f32 = 32.0;
/// Where the names begin, the shares begin and end, the points begin and end, and the words behind them.
const NAMES: f32 = 6.0;
const SHARES: (f32, f32) = (66.0, 146.0);
const POINTS: (f32, f32) = (168.0, 214.0);
const WORDS: f32 = 234.0;
/// The longest name that fits before the shares begin.
const LONGEST_NAME: usize = 26;

pub(super) fn scene(game: &str, tournament: &Tournament, standings: &Standings) -> Scene {
    let heading = tournament.heading();
    let title = match (heading.apart, heading.seats) {
        (true, 1) => format!("{game} alone"),
        (true, seats) => format!("{game}, {seats} together"),
        (false, seats) => format!("{game} for {seats}"),
    };
    let rows: Vec<Row> = match heading.apart {
        true => standings.players.iter().map(Row::alone).collect(),
        false => standings.pairs.iter().map(Row::pair).collect(),
    };
    let height = TOP + ROW * rows.len().max(1) as f32 + 16.0;
    let budget = heading.budget.as_ref();
    let budget = budget.map_or_else(String::new, |budget| format!(", {} a move", said(budget)));
    let about = match heading.apart {
        true => format!("{} on the same deals{budget}", plural(standings.games, "game")),
        false => format!(
            "{}, every deal in {} seatings{budget}",
            plural(standings.games, "game"),
            tournament.schedule().rotations()
        ),
    };
    let mut shapes = vec![
        Shape::text("heading", NAMES, 8.0, 5.6, &title).anchored(Anchor::Start),
        Shape::text("muted", NAMES, 15.0, 3.5, about).anchored(Anchor::Start),
    ];
    let shares = match heading.apart {
        true => "games that reached the target",
        false => "games won by the first; light: equal",
    };
    let points = if heading.apart {
        "points"
    } else {
        "margin in points"
    };
    let scale = Scale::around(rows.iter().filter_map(|row| row.points), !heading.apart);
    let bottom = height - 12.0;
    if rows.iter().any(|row| row.share.is_some()) {
        shapes.extend(share_axis(shares, bottom));
    }
    shapes.extend(scale.axis(points, bottom));
    for (index, row) in rows.iter().enumerate() {
        shapes.extend(row.shapes(&scale, TOP + (index as f32 + 0.5) * ROW));
    }
    Scene {
        title: format!("{title}: {}", plural(standings.games, "game")),
        width: WIDTH,
        height,
        shapes,
    }
}

/// One line of the chart.
struct Row {
    name: String,
    /// What is written below the name.
    detail: String,
    share: Option<Estimate>,
    /// Where a bar of full wins ends and one of equal games begins.
    full: f64,
    equal: f64,
    points: Option<Mean>,
}

impl Row {
    fn pair(pair: &Pair) -> Row {
        let games = pair.games.max(1) as f64;
        let elo = pair.elo.map_or_else(String::new, |elo| match elo {
            _ if elo.value == f64::INFINITY => format!(", Elo more than {:+.0}", elo.low),
            _ if elo.value == f64::NEG_INFINITY => format!(", Elo less than {:+.0}", elo.high),
            _ => format!(", Elo {:+.0} ({:+.0} to {:+.0})", elo.value, elo.low, elo.high),
        });
        Row {
            name: format!("{} - {}", pair.one, pair.other),
            detail: format!("{} : {} : {}{elo}", pair.ahead, pair.equal, pair.behind),
            share: pair.share,
            full: pair.ahead as f64 / games,
            equal: pair.equal as f64 / games,
            points: pair.margin,
        }
    }

    fn alone(player: &Standing) -> Row {
        let range = player
            .range
            .map(|(least, most)| format!(", {least} to {most} points"));
        Row {
            name: player.name.clone(),
            detail: format!("{}{}", plural(player.games, "game"), range.unwrap_or_default()),
            share: player.reached,
            full: player.reached.map_or(0.0, |share| share.value),
            equal: 0.0,
            points: player.points,
        }
    }

    fn shapes(&self, scale: &Scale, y: f32) -> Vec<Shape> {
        let mut shapes = vec![
            Shape::text("strong", NAMES, y - 2.4, 4.0, cut(&self.name)).anchored(Anchor::Start),
            Shape::text("muted", NAMES, y + 2.8, 2.9, &self.detail).anchored(Anchor::Start),
        ];
        if let Some(share) = self.share {
            let (full, equal) = (share_at(self.full), share_at(self.full + self.equal));
            let percent = format!("{:.1} %", 100.0 * share.value);
            shapes.extend([
                Shape::rect("cell", SHARES.0, y - 3.0, SHARES.1 - SHARES.0, 6.0),
                Shape::rect("zone residential", SHARES.0, y - 3.0, full - SHARES.0, 6.0)
                    .label(format!("{}: {percent}", self.name)),
                Shape::rect("zone agricultural", full, y - 3.0, equal - full, 6.0),
            ]);
            shapes.extend(whisker(
                share_at(share.low),
                share_at(share.value),
                share_at(share.high),
                y,
            ));
            shapes.push(Shape::text("body", SHARES.1 + 1.5, y, 3.4, percent).anchored(Anchor::Start));
        }
        if let Some(points) = self.points {
            let error = points.error.unwrap_or(0.0);
            let (zero, mean) = (scale.at(scale.base()), scale.at(points.mean));
            let words = match points.error {
                Some(error) => format!("{:.1} ± {error:.1}", points.mean),
                None => format!("{:.1}", points.mean),
            };
            shapes.push(
                Shape::rect(
                    "zone commercial",
                    zero.min(mean),
                    y - 3.0,
                    (mean - zero).abs(),
                    6.0,
                )
                .label(format!("{}: {words} points", self.name)),
            );
            // Two standard errors either way are a 95% interval, as in the shares.
            let (low, high) = (points.mean - 1.96 * error, points.mean + 1.96 * error);
            shapes.extend(whisker(scale.at(low), mean, scale.at(high), y));
            shapes.push(Shape::text("body", WORDS, y, 3.4, words).anchored(Anchor::End));
        }
        shapes
    }
}

/// A line from end to end of an interval, and a dot where the value is.
fn whisker(low: f32, value: f32, high: f32, y: f32) -> [Shape; 4] {
    let end = |x: f32| Shape::rect("body", x - 0.15, y - 1.2, 0.3, 2.4);
    [
        Shape::rect("body", low, y - 0.2, (high - low).max(0.0), 0.4),
        end(low),
        end(high),
        Shape::circle("body", value, y, 0.9),
    ]
}

fn share_at(share: f64) -> f32 {
    SHARES.0 + (SHARES.1 - SHARES.0) * share.clamp(0.0, 1.0) as f32
}

fn share_axis(words: &str, bottom: f32) -> Vec<Shape> {
    let mut shapes = vec![Shape::text(
        "body",
        (SHARES.0 + SHARES.1) / 2.0,
        TOP - 6.0,
        3.3,
        words,
    )];
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        shapes.extend(tick(share_at(share), format!("{} %", 25 * quarter), bottom));
    }
    shapes
}

fn tick(x: f32, words: String, bottom: f32) -> [Shape; 2] {
    [
        Shape::straight("rule", (x, TOP - 2.0), (x, bottom)),
        Shape::text("coordinate", x, bottom + 4.0, 3.0, words),
    ]
}

/// From points to where they are drawn.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Every mean with its interval is inside, and zero; margins have it in the middle.
    fn around(points: impl Iterator<Item = Mean>, symmetric: bool) -> Scale {
        let (mut low, mut high) = (0.0_f64, 0.0_f64);
        for mean in points {
            let error = 1.96 * mean.error.unwrap_or(0.0);
            low = low.min(mean.mean - error);
            high = high.max(mean.mean + error);
        }
        if symmetric {
            high = high.max(-low);
            low = -high;
        }
        let step = step(high - low);
        Scale {
            low: (low / step).floor() * step,
            high: ((high / step).ceil() * step).max(step),
            step,
        }
    }

    /// Where bars begin.
    fn base(&self) -> f64 {
        0.0_f64.clamp(self.low, self.high)
    }

    fn at(&self, points: f64) -> f32 {
        let part = (points - self.low) / (self.high - self.low);
        POINTS.0 + (POINTS.1 - POINTS.0) * part.clamp(0.0, 1.0) as f32
    }

    fn axis(&self, words: &str, bottom: f32) -> Vec<Shape> {
        let mut shapes = vec![Shape::text(
            "body",
            (POINTS.0 + POINTS.1) / 2.0,
            TOP - 6.0,
            3.3,
            words,
        )];
        let steps = ((self.high - self.low) / self.step).round() as usize;
        for number in 0..=steps {
            let points = self.low + number as f64 * self.step;
            shapes.extend(tick(self.at(points), format!("{points}"), bottom));
        }
        shapes
    }
}

/// A round distance of which three or four make the whole.
fn step(whole: f64) -> f64 {
    let rough = (whole / 3.0).max(1.0);
    let power = 10.0_f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|round| round * power)
        .into_iter()
        .find(|&step| step >= rough)
        .unwrap_or(rough)
}

/// A budget as people read it: `0.5s` is half a second, `500it` are iterations.
fn said(budget: &str) -> String {
    match (budget.strip_suffix("it"), budget.strip_suffix('s')) {
        (Some(count), _) => format!("{count} iterations"),
        (None, Some(seconds)) => format!("{seconds} s"),
        (None, None) => budget.to_owned(),
    }
}

fn cut(name: &str) -> String {
    match name.chars().count() > LONGEST_NAME {
        true => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_numbers() {
        assert_eq!(
            [1.0, 3.0, 9.0, 40.0, 160.0, 900.0].map(step),
            [1.0, 1.0, 5.0, 20.0, 100.0, 500.0]
        );
    }

    #[test]
    fn margins_have_zero_in_the_middle_and_every_interval_inside() {
        let mean = |mean, error| Mean {
            mean,
            error: Some(error),
        };
        let scale = Scale::around([mean(7.0, 1.0), mean(-2.0, 0.5)].into_iter(), true);
        assert_eq!((scale.low, scale.high), (-10.0, 10.0));
        assert_eq!(scale.at(0.0), (POINTS.0 + POINTS.1) / 2.0);
        let points = Scale::around([mean(42.0, 3.0)].into_iter(), false);
        assert_eq!((points.low, points.high), (0.0, 60.0));
        let nothing = Scale::around(std::iter::empty(), true);
        assert!(nothing.high > nothing.low);
    }

    #[test]
    fn long_names_are_cut_and_budgets_said() {
        assert_eq!(cut("master - greedy"), "master - greedy");
        assert_eq!(
            (said("0.5s"), said("500it")),
            ("0.5 s".to_owned(), "500 iterations".to_owned())
        );
        assert_eq!(cut(&"x".repeat(80)).chars().count(), LONGEST_NAME);
    }
}
