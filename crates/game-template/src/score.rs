//! The score: every group of houses counts as many points as it has houses, times itself.

use plat_engine::{Arg, Score, Seat, Sentence};
use plat_grid::Cells;

use crate::state::SealedStreets;

impl SealedStreets {
    pub(crate) fn points(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.about(Sentence::new("topic-groups"));
        for group in self.houses[seat].groups() {
            let names: Vec<String> = group
                .into_iter()
                .map(|lot| self.block.name(lot).to_string())
                .collect();
            let label = Sentence::new("score-group")
                .with("count", names.len())
                .with("cells", names.iter().map(Arg::cell).collect::<Vec<_>>());
            let marks = names.iter().map(|name| house_id(name)).collect();
            score.marked(label, worth(group), marks);
        }
        score
    }

    /// The sum of those lines.
    pub(crate) fn sum(&self, seat: Seat) -> i32 {
        self.houses[seat].groups().map(worth).sum()
    }
}

/// The shape of a house.
pub(crate) fn house_id(lot: &str) -> String {
    format!("house-{lot}")
}

fn worth(group: Cells) -> i32 {
    let houses = group.len() as i32;
    houses * houses
}
