//! How much the promises of a city are trusted, in hundredths of a point.

/// The weights of [`heuristic`](crate::heuristic). An index is what is still lacking where the name says so.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is named after what it weighs")]
pub struct Weights {
    pub openings: [i32; 6],
    pub beside_black: i32,
    pub fifteen_lacks: [i32; 3],
    pub density: i32,
    pub rainbow_lacks: [i32; 6],
    pub column_lacks: [i32; 4],
    pub suburbia: i32,
    pub box_lacks: [i32; 3],
    pub park_ends: [i32; 3],
    pub park_behind: i32,
    pub compost: i32,
    pub garden: i32,
    pub piazza_lacks: [i32; 3],
    pub beside_factory: i32,
    pub sight_lacks: [i32; 3],
    pub cluster_lacks: [i32; 3],
    pub wall: i32,
    pub outside: i32,
    pub outside_to_come: i32,
    pub room: i32,
}

impl Weights {
    /// Found by `cargo run --release -p plat-solve --example tune`, from first guesses in three rounds.
    pub const TUNED: Weights = Weights {
        openings: [0, 36, 62, 70, 75, 78],
        beside_black: 25,
        fifteen_lacks: [0, 150, 20],
        density: 117,
        rainbow_lacks: [0, 260, 130, 41, 15, 0],
        column_lacks: [0, 468, 378, 0],
        suburbia: 7,
        box_lacks: [0, 182, 35],
        park_ends: [0, 84, 0],
        park_behind: 101,
        compost: 7,
        garden: 26,
        piazza_lacks: [0, 85, 0],
        beside_factory: 0,
        sight_lacks: [0, 256, 162],
        cluster_lacks: [0, 220, 25],
        wall: 90,
        outside: 118,
        outside_to_come: 0,
        room: 10,
    };

    /// Every weight that can be other than 0, with its name.
    pub fn each_mut(&mut self) -> Vec<(String, &mut i32)> {
        fn list<'a>(name: &str, weights: &'a mut [i32]) -> Vec<(String, &'a mut i32)> {
            let numbered = weights.iter_mut().enumerate().skip(1);
            numbered
                .map(|(index, weight)| (format!("{name} {index}"), weight))
                .collect()
        }
        let mut all = list("openings", &mut self.openings);
        all.extend(list("fifteen_lacks", &mut self.fifteen_lacks));
        all.extend(list("rainbow_lacks", &mut self.rainbow_lacks[..5]));
        all.extend(list("column_lacks", &mut self.column_lacks[..3]));
        all.extend(list("box_lacks", &mut self.box_lacks));
        all.extend(list("park_ends", &mut self.park_ends));
        all.extend(list("piazza_lacks", &mut self.piazza_lacks));
        all.extend(list("sight_lacks", &mut self.sight_lacks));
        all.extend(list("cluster_lacks", &mut self.cluster_lacks));
        for (name, weight) in [
            ("beside_black", &mut self.beside_black),
            ("density", &mut self.density),
            ("suburbia", &mut self.suburbia),
            ("park_behind", &mut self.park_behind),
            ("compost", &mut self.compost),
            ("garden", &mut self.garden),
            ("beside_factory", &mut self.beside_factory),
            ("wall", &mut self.wall),
            ("outside", &mut self.outside),
            ("outside_to_come", &mut self.outside_to_come),
            ("room", &mut self.room),
        ] {
            all.push((name.to_owned(), weight));
        }
        all
    }
}
