//! A toy game: a bonus is drawn for the first seat, then two seats take turns picking from a pot of gifts, each of
//! which gives points to the picker or takes them from the other.

use plat_engine::{
    Dice, Difficulty, Game, Info, Next, OptionError, OptionInfo, Options, Refusal, Score, Seat, SeatSet,
    Seats,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pick {
    /// Points for the picker.
    Gain(i32),
    /// Points off the other.
    Take(i32),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pot {
    gifts: Vec<Pick>,
    points: [i32; 2],
    turn: Seat,
    bonus_to_come: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct NoOptions;

impl Options for NoOptions {
    const KNOWN: &'static [OptionInfo] = &[];

    fn set_known(&mut self, _key: &str, _value: &str) -> Result<(), OptionError> {
        Ok(())
    }

    fn get(&self, _key: &str) -> String {
        String::new()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Gone;

impl std::fmt::Display for Gone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("it is not in the pot")
    }
}

impl std::error::Error for Gone {}

impl Refusal for Gone {
    fn rule(&self) -> &'static str {
        "pick from the pot"
    }
}

impl Pot {
    pub(crate) fn without(&mut self, pick: Pick) {
        self.gifts.retain(|gift| *gift != pick);
    }
}

impl Game for Pot {
    const INFO: Info = Info {
        id: "pot",
        name: "Pot",
        designer: "nobody",
        year: 2000,
        about: "",
        seats: 2..=2,
        minutes: 1,
        difficulty: Difficulty::Light,
        small_screen: &[],
        hidden: false,
        revision: 1,
        longest: 6,
        rule_book: "",
        translations: &[],
        pictures: &[],
    };
    type Options = NoOptions;
    type Action = Pick;
    type Outcome = i32;
    type Refusal = Gone;

    fn new(_options: &NoOptions, _seats: Seats) -> Result<Pot, OptionError> {
        Ok(Pot {
            gifts: vec![
                Pick::Gain(5),
                Pick::Take(4),
                Pick::Gain(3),
                Pick::Gain(1),
                Pick::Take(1),
            ],
            points: [0, 0],
            turn: Seat::ALL[0],
            bonus_to_come: true,
        })
    }

    fn seats(&self) -> Seats {
        Seats::new(2).unwrap()
    }

    fn next(&self) -> Next {
        match (self.bonus_to_come, self.gifts.is_empty()) {
            (true, _) => Next::Chance,
            (_, true) => Next::Over,
            _ => Next::Seats(SeatSet::only(self.turn)),
        }
    }

    fn actions(&self, _seat: Seat, out: &mut Vec<Pick>) {
        out.extend(&self.gifts);
    }

    fn check(&self, _seat: Seat, action: Pick) -> Result<(), Gone> {
        self.gifts.contains(&action).then_some(()).ok_or(Gone)
    }

    fn act(&mut self, seat: Seat, action: Pick) {
        self.without(action);
        match action {
            Pick::Gain(points) => self.points[seat.index()] += points,
            Pick::Take(points) => self.points[1 - seat.index()] -= points,
        }
        self.turn = self.seats().after(seat);
    }

    fn draw<D: Dice>(&self, dice: &mut D) -> i32 {
        dice.below(3) as i32
    }

    fn check_outcome(&self, outcome: &i32) -> Result<(), Gone> {
        (0..3).contains(outcome).then_some(()).ok_or(Gone)
    }

    fn reveal(&mut self, outcome: &i32) {
        self.points[0] += outcome;
        self.bonus_to_come = false;
    }

    fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.line("points", self.total(seat));
        score
    }

    fn total(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }
}
