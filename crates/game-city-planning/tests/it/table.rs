//! Positions for the tests, drawn as text.

use plat_engine::{Event, Game, Knowledge, Next, Notation, Observer, Options, Seat, new_game};
use plat_game_city_planning::{CityPlanning, CityPlanningOptions, CityPlanningView, Position, Refusal};

pub(crate) fn new(options: &[&str]) -> CityPlanning {
    new_game(&CityPlanningOptions::from_pairs(options).unwrap(), 2).unwrap()
}

/// The position with these rows of stones, from the top, and these further fields. Player 1 is to move.
#[track_caller]
pub(crate) fn drawn(rows: &str, fields: &str) -> CityPlanning {
    drawn_with(&[], rows, fields)
}

#[track_caller]
pub(crate) fn drawn_with(options: &[&str], rows: &str, fields: &str) -> CityPlanning {
    let options = CityPlanningOptions::from_pairs(options).unwrap();
    let (game, illegal) = position(rows, fields).game(&options).unwrap();
    assert_eq!(illegal, []);
    game
}

#[track_caller]
pub(crate) fn position(rows: &str, fields: &str) -> Position {
    serde_json::from_str(&json(rows, fields)).unwrap_or_else(|fault| panic!("{fault}"))
}

pub(crate) fn json(rows: &str, fields: &str) -> String {
    let stones: Vec<&str> = rows.split_whitespace().collect();
    let comma = if fields.is_empty() { "" } else { "," };
    format!("{{\"stones\":{stones:?}{comma}{fields}}}")
}

/// Enters actions and outcomes as they stand in a record, without the seats.
#[track_caller]
pub(crate) fn enter(mut game: CityPlanning, words: &str) -> CityPlanning {
    for word in words.split_whitespace() {
        match game.next() {
            Next::Chance => {
                let outcome = game.parse_outcome(word).unwrap_or_else(|fault| panic!("{fault}"));
                game.check_outcome(&outcome)
                    .unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
                game.reveal(&outcome);
            }
            Next::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = game.parse(word).unwrap_or_else(|fault| panic!("{fault}"));
                game.check(seat, action)
                    .unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
                game.act(seat, action);
            }
            Next::Uncover | Next::Over => panic!("{word}: nobody can do that now"),
        }
    }
    game
}

#[track_caller]
pub(crate) fn to_act(game: &CityPlanning) -> Seat {
    match game.next() {
        Next::Seats(seats) => seats.first().unwrap(),
        next => panic!("nobody is to act but {next:?}"),
    }
}

#[track_caller]
pub(crate) fn refused(game: &CityPlanning, word: &str) -> Refusal {
    game.check(to_act(game), game.parse(word).unwrap())
        .expect_err(word)
}

#[track_caller]
pub(crate) fn allowed(game: &CityPlanning, word: &str) -> bool {
    let action = game.parse(word).unwrap();
    let legal = game.check(to_act(game), action).is_ok();
    assert_eq!(words(game).iter().any(|other| other == word), legal, "{word}");
    legal
}

/// The words of all actions of whoever is to act.
#[track_caller]
pub(crate) fn words(game: &CityPlanning) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(to_act(game), &mut actions);
    actions.into_iter().map(|action| game.word(action)).collect()
}

/// What the log says of an action, and how many points it brings.
#[track_caller]
pub(crate) fn told(game: &CityPlanning, word: &str) -> (String, i32) {
    let seat = to_act(game);
    let action = game.parse(word).unwrap();
    let says = game.see(&Event::Act { seat, action }, Observer::Spectator).says;
    let after = enter(game.clone(), word);
    (crate::say(&says), after.total(seat) - game.total(seat))
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn seen_by(game: &CityPlanning, number: usize) -> CityPlanningView {
    game.view(Observer::Seat(seat(number)))
}

pub(crate) fn open(game: &CityPlanning) -> CityPlanningView {
    game.view(Observer::Spectator)
}

/// A city in the middle of a game; player 1 is to build, and holds a Residential 4, a Commercial 0 and an Industrial 3.
pub(crate) fn city() -> CityPlanning {
    let rows = "
        ............. ...PP........ ...P.R....... ......R...... ....PP....... ..P..P....... ......P......
        ......R...... .....RR.P.... ........P.... ..R.......... ............. .............";
    let fields = r#""zones":[{"tile":"R3","at":"i10","developments":["R1"]},{"tile":"C4","at":"i7","developments":["C2","C3"]},
        {"tile":"I0","at":"l10"}],"developments":[{"coin":"A4","at":"f12"},{"coin":"I2","at":"f6"}],
        "face_up":[{"tile":"A2","waiting":3},{"tile":"C1"},{"tile":"I5","waiting":1}],"hand":["R4","C0","I3"],
        "removed":["A5"],"bottom":["R0","A3"]"#;
    drawn(rows, fields)
}
