//! What everybody could expect, decision by decision, as a picture.

use plat_engine::pieces::{Livery, swatch};
use plat_engine::{Anchor, Scene, Shape};
use plat_games::LiveTable;

use super::{BLUNDER, Decision, MISTAKE};

const WIDTH: f32 = 240.0;
const HEIGHT: f32 = 120.0;
/// Where the values are drawn.
const LEFT: f32 = 18.0;
const RIGHT: f32 = WIDTH - 8.0;
const TOP: f32 = 24.0;
const BOTTOM: f32 = HEIGHT - 14.0;
/// How large the mark of a decision is.
const DOT: f32 = 1.5;

pub(super) fn scene(table: &dyn LiveTable, decisions: &[Decision]) -> Scene {
    let title = format!("{}: what everybody could expect", table.info().name);
    let mut shapes = vec![Shape::text("heading", 6.0, 7.0, 5.0, &title).anchored(Anchor::Start)];
    shapes.extend(legend(table));
    shapes.extend(axes(table.entries()));
    let x = |at: usize| LEFT + (RIGHT - LEFT) * at as f32 / table.entries().max(1) as f32;
    for seat in table.seats().iter() {
        let own: Vec<&Decision> = decisions
            .iter()
            .filter(|decision| decision.seat == seat)
            .collect();
        for pair in own.windows(2) {
            let [from, to] = [pair[0], pair[1]].map(|decision| (x(decision.at), y(decision.best.value)));
            shapes.push(Shape::straight("rule", from, to));
        }
        for decision in own {
            let (x, y_best) = (x(decision.at), y(decision.best.value));
            if decision.loss >= MISTAKE {
                // What the played action lost hangs below what could be expected.
                let loss = y(decision.played.value) - y_best;
                let class = if decision.loss >= BLUNDER {
                    "to-move"
                } else {
                    "muted"
                };
                shapes.push(Shape::rect(class, x - 0.3, y_best, 0.6, loss));
            }
            let label = format!(
                "entry {}, seat {seat}: {:.2}, lost {:.2} by {}",
                decision.at + 1,
                decision.best.value,
                decision.loss,
                decision.played.says
            );
            let dot = swatch(Livery::of(seat), x, y_best, 2.0 * DOT);
            shapes.push(dot.label(label));
        }
    }
    Scene {
        title,
        width: WIDTH,
        height: HEIGHT,
        shapes,
    }
}

fn y(value: f32) -> f32 {
    BOTTOM - (BOTTOM - TOP) * value
}

fn legend(table: &dyn LiveTable) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut x = 6.0;
    for seat in table.seats().iter() {
        let name = table.players().get(seat.index()).map_or("", String::as_str);
        let words = format!("seat {seat} {}", name.chars().take(24).collect::<String>());
        shapes.push(swatch(Livery::of(seat), x + DOT, 14.0, 2.0 * DOT));
        shapes.push(Shape::text("body", x + 5.0, 14.0, 3.4, words.trim()).anchored(Anchor::Start));
        x += 58.0;
    }
    shapes
}

fn axes(entries: usize) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for value in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let y = y(value);
        shapes.push(Shape::straight("rule", (LEFT, y), (RIGHT, y)));
        shapes.push(Shape::text("coordinate", LEFT - 3.0, y, 3.2, format!("{value}")).anchored(Anchor::End));
    }
    // Some ten numbers along the axis, all of them round.
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500]
        .into_iter()
        .find(|step| entries / step <= 10)
        .unwrap_or(1_000);
    for at in (0..=entries).step_by(step) {
        let x = LEFT + (RIGHT - LEFT) * at as f32 / entries.max(1) as f32;
        shapes.push(Shape::text("coordinate", x, BOTTOM + 5.0, 3.2, at.to_string()));
    }
    shapes.push(
        Shape::text("coordinate", RIGHT, BOTTOM + 10.0, 3.2, "entries of the record").anchored(Anchor::End),
    );
    shapes
}
