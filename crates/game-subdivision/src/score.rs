//! The score: pips, groups, crowded high-rises, private parks.

use plat_engine::{Arg, Score, Seat, Sentence};
use plat_grid::{Cell, Cells};

use crate::state::{Land, Pips};

/// What a private park is worth.
const PRIVATE_PARK: i32 = 3;

impl Land {
    /// The points of a player, line by line.
    pub(crate) fn score(&self, seat: Seat, private_parks: bool) -> Score {
        let mut score = Score::default();
        let all = self.all_of(seat);
        let marks = |cells: Cells| self.marks("pyramid-", cells);
        score.about(Sentence::new("topic-pips"));
        score.marked(counted("score-pyramids", all.len()), self.pips(seat), marks(all));
        let groups = all.group_count();
        score.about(Sentence::new("topic-groups"));
        score.marked(counted("score-groups", groups), -(groups as i32), marks(all));
        let ones = self.ones();
        score.about(Sentence::new("topic-crowded"));
        for cell in self.pyramids[seat][Pips::Three as usize] {
            let crowd = (cell.near() & ones).len();
            if crowding(crowd) > 0 {
                let label = counted("score-crowded", crowd).with("cell", Arg::cell(self.board.name(cell)));
                let crowded = Cells::only(cell) | (cell.near() & ones);
                score.marked(label, -crowding(crowd), marks(crowded));
            }
        }
        if private_parks {
            score.about(Sentence::new("topic-private"));
            for park in self.private_parks(seat) {
                let label = Sentence::new("score-private").with("cell", Arg::cell(self.board.name(park)));
                score.marked(label, PRIVATE_PARK, self.marks("park-", Cells::only(park)));
            }
        }
        score
    }

    /// The shapes of what stands on these cells.
    fn marks(&self, what: &str, cells: Cells) -> Vec<String> {
        let id = |cell| self.board.name(cell).after(what);
        cells.into_iter().map(id).collect()
    }

    /// The sum of those lines.
    #[inline]
    pub(crate) fn total(&self, seat: Seat, private_parks: bool) -> i32 {
        let ones = self.ones();
        let crowded: i32 = self.pyramids[seat][Pips::Three as usize]
            .into_iter()
            .map(|cell| crowding((cell.near() & ones).len()))
            .sum();
        let mut total = self.pips(seat) - self.all_of(seat).group_count() as i32 - crowded;
        if private_parks {
            total += PRIVATE_PARK * self.private_parks(seat).count() as i32;
        }
        total
    }

    #[inline]
    fn pips(&self, seat: Seat) -> i32 {
        let pyramids = self.pyramids[seat];
        let of = |pips: Pips| i32::from(pips.count()) * pyramids[pips as usize].len() as i32;
        Pips::ALL.into_iter().map(of).sum()
    }

    /// The parks all of whose Near cells that can hold a pyramid belong to one group of the player (SD-3).
    fn private_parks(&self, seat: Seat) -> impl Iterator<Item = Cell> {
        let buildable = self.board.cells() - self.parks;
        let own = self.all_of(seat);
        self.parks.into_iter().filter(move |park| {
            let around = park.near() & buildable;
            match around.first() {
                Some(first) => around.is_within(own.connected(Cells::only(first))),
                None => false,
            }
        })
    }
}

fn counted(message: &'static str, count: usize) -> Sentence {
    Sentence::new(message).with("count", count)
}

/// What a 3-pip loses with so many 1-pips Near it: one for each after the first, at most all of its value.
#[inline]
fn crowding(ones_near: usize) -> i32 {
    ones_near.saturating_sub(1).min(3) as i32
}
