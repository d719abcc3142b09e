//! Toy games written as text, whose values anybody can work out.
//!
//! A position is a leaf, `=3,1`, with the points of every seat; a choice of a seat, `(2 left ... right ...)`; a choice
//! of a seat that does not know where it is, `(2@dark left ... right ...)`: it cannot tell the positions with the same
//! word apart; or chance, `(* ... ...)`, where every branch is equally likely.

use plat_engine::page::Line;
use plat_engine::{
    Dice, Difficulty, Event, Game, Info, Knowledge, Next, Observer, OptionError, OptionInfo, Options, Parts,
    Refusal, Score, Seat, SeatScore, SeatSet, Seats, Seen, View, Voice, fingerprint,
};

/// A toy game, somewhere on its way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Toy {
    tree: &'static Tree,
    at: usize,
}

#[derive(Debug, PartialEq)]
struct Tree {
    seats: usize,
    places: Vec<Place>,
}

#[derive(Debug, PartialEq)]
enum Place {
    End(Vec<i32>),
    Chance(Vec<usize>),
    Choice {
        seat: Seat,
        /// What the seat knows: equal words are equal knowledge.
        known: String,
        ways: Vec<(&'static str, usize)>,
    },
}

/// A choice: the word of a branch.
pub(crate) type Way = &'static str;

impl Toy {
    /// The game that this text describes, at its beginning.
    pub(crate) fn read(text: &'static str) -> Toy {
        let spaced: &'static str = Box::leak(text.replace('(', " ( ").replace(')', " ) ").into_boxed_str());
        let mut words = spaced.split_whitespace();
        let mut places = Vec::new();
        let first = words.next().expect("a game");
        let at = place(first, &mut words, &mut places);
        assert_eq!(words.next(), None, "there is one game");
        let seats = places.iter().find_map(|place| match place {
            Place::End(points) => Some(points.len()),
            _ => None,
        });
        let seats = seats.expect("the game has an end");
        Toy {
            tree: Box::leak(Box::new(Tree { seats, places })),
            at,
        }
    }

    fn place(&self) -> &'static Place {
        &self.tree.places[self.at]
    }
}

fn place(
    word: &'static str,
    words: &mut impl Iterator<Item = &'static str>,
    places: &mut Vec<Place>,
) -> usize {
    let read = if let Some(points) = word.strip_prefix('=') {
        Place::End(
            points
                .split(',')
                .map(|points| points.parse().expect("points"))
                .collect(),
        )
    } else {
        assert_eq!(word, "(");
        let head = words.next().expect("what it is");
        let mut ways = Vec::new();
        loop {
            let word = words.next().expect("a closing bracket");
            match word {
                ")" => break,
                _ if head == "*" => ways.push(("", place(word, words, places))),
                way => {
                    let next = words.next().expect("where the way leads");
                    ways.push((way, place(next, words, places)));
                }
            }
        }
        match head {
            "*" => Place::Chance(ways.into_iter().map(|(_, at)| at).collect()),
            head => {
                let (seat, known) = head.split_once('@').unwrap_or((head, ""));
                // Who is told nothing special knows exactly where the game is.
                let known = match known {
                    "" => format!("#{}", places.len()),
                    known => known.to_owned(),
                };
                let seat = seat.parse().ok().and_then(Seat::from_number).expect("a seat");
                Place::Choice { seat, known, ways }
            }
        }
    };
    places.push(read);
    places.len() - 1
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct NoOptions;

impl Options for NoOptions {
    const KNOWN: &'static [OptionInfo] = &[];

    fn set_known(&mut self, _: &str, _: &str) -> Result<(), OptionError> {
        Ok(())
    }

    fn get(&self, _: &str) -> String {
        String::new()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NoWay;

impl std::fmt::Display for NoWay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("there is no such way")
    }
}

impl std::error::Error for NoWay {}

impl Refusal for NoWay {
    fn rule(&self) -> &'static str {
        "ways"
    }
}

impl Game for Toy {
    const INFO: Info = Info {
        id: "toy",
        name: "Toy",
        designer: "nobody",
        year: 2000,
        about: "a tree",
        seats: 1..=4,
        minutes: 1,
        difficulty: Difficulty::Light,
        small_screen: &[],
        hidden: true,
        revision: 1,
        longest: 100,
        rule_book: "",
        translations: &[],
        pictures: &[],
    };
    type Options = NoOptions;
    type Action = Way;
    type Outcome = usize;
    type Refusal = NoWay;

    fn new(_: &NoOptions, _: Seats) -> Result<Toy, OptionError> {
        unreachable!("toys are read from text")
    }

    fn seats(&self) -> Seats {
        Seats::new(self.tree.seats).expect("one to four seats")
    }

    fn next(&self) -> Next {
        match self.place() {
            Place::End(_) => Next::Over,
            Place::Chance(_) => Next::Chance,
            Place::Choice { seat, .. } => Next::Seats(SeatSet::only(*seat)),
        }
    }

    fn actions(&self, _: Seat, out: &mut Vec<Way>) {
        if let Place::Choice { ways, .. } = self.place() {
            out.extend(ways.iter().map(|(way, _)| *way));
        }
    }

    fn check(&self, seat: Seat, action: Way) -> Result<(), NoWay> {
        let mut ways = Vec::new();
        self.actions(seat, &mut ways);
        ways.contains(&action).then_some(()).ok_or(NoWay)
    }

    fn act(&mut self, _: Seat, action: Way) {
        if let Place::Choice { ways, .. } = self.place() {
            let way = ways.iter().find(|(way, _)| *way == action);
            self.at = way.expect("a legal way").1;
        }
    }

    fn draw<D: Dice>(&self, dice: &mut D) -> usize {
        match self.place() {
            Place::Chance(branches) => *dice.pick(branches),
            _ => unreachable!("nothing is drawn"),
        }
    }

    fn check_outcome(&self, _: &usize) -> Result<(), NoWay> {
        Ok(())
    }

    fn reveal(&mut self, outcome: &usize) {
        self.at = *outcome;
    }

    fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.line("points", self.total(seat));
        score
    }

    fn total(&self, seat: Seat) -> i32 {
        match self.place() {
            Place::End(points) => points[seat.index()],
            _ => 0,
        }
    }
}

#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub(crate) struct Nothing;

impl View for Nothing {
    fn parts(&self, _voice: &Voice) -> Parts {
        unreachable!("nobody looks at a toy")
    }

    fn board_lines(&self, _board: usize, _voice: &Voice) -> Vec<Line> {
        unreachable!("nobody looks at a toy")
    }

    fn scores(&self) -> &[SeatScore] {
        &[]
    }
}

impl Knowledge for Toy {
    type View = Nothing;

    fn view(&self, _: Observer) -> Nothing {
        Nothing
    }

    fn see(&self, _: &Event<Toy>, _: Observer) -> Seen {
        unreachable!("nobody keeps a log of a toy")
    }

    fn discloses(&self, _: Seat, _: Way) -> bool {
        false
    }

    fn fingerprint(&self, _: Seat) -> u64 {
        match self.place() {
            Place::Choice { known, .. } => fingerprint(known),
            _ => fingerprint(self.at),
        }
    }

    /// Any position that the seat, if it is to choose, knows as little of.
    fn resample<D: Dice>(&self, _: Seat, dice: &mut D) -> Toy {
        let here = self.place();
        let alike = |place: &Place| match (place, here) {
            (
                Place::Choice { seat, known, .. },
                Place::Choice {
                    seat: who,
                    known: what,
                    ..
                },
            ) => (seat, known) == (who, what),
            _ => false,
        };
        let mut same: Vec<usize> = (0..self.tree.places.len()).collect();
        same.retain(|&at| at == self.at || alike(&self.tree.places[at]));
        Toy {
            tree: self.tree,
            at: *dice.pick(&same),
        }
    }
}
