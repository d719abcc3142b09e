//! Games that were played elsewhere, replayed to the exact result: those of another public implementation (see
//! data/README.md), and the records of this project.

use std::path::Path;

use plat_engine::{Game, Next, Notation, Options, Record, Seat, Session, SessionDice, winners};
use plat_game_subdivision::{Subdivision, SubdivisionOptions};
use serde::Deserialize;

#[derive(Deserialize)]
struct Fixture {
    id: String,
    players: usize,
    board: usize,
    parks: Vec<[usize; 2]>,
    moves: Vec<Move>,
    passes: Vec<usize>,
    placed: usize,
    unplaced: Vec<[u8; 3]>,
    scores: Vec<i32>,
    winners: Vec<usize>,
    legal_moves: Option<Vec<usize>>,
    legal_moves_by_size: Option<Vec<[usize; 3]>>,
}

#[derive(Deserialize)]
struct Move {
    player: usize,
    size: Option<u8>,
    x: Option<usize>,
    y: Option<usize>,
}

impl Fixture {
    fn name(&self, x: usize, y: usize) -> String {
        format!("{}{}", char::from(b'a' + x as u8), self.board - y)
    }

    fn word(&self, index: usize) -> String {
        let made = &self.moves[index];
        match (made.size, made.x, made.y) {
            (Some(size), Some(x), Some(y)) => format!("{size}{}", self.name(x, y)),
            _ => "pass".to_owned(),
        }
    }

    fn begin(&self) -> Session<Subdivision> {
        let parks: Vec<String> = self.parks.iter().map(|&[x, y]| self.name(x, y)).collect();
        let option = format!("parks={}", parks.join(","));
        let players = (1..=self.players).map(|seat| format!("player {seat}")).collect();
        let options = SubdivisionOptions::from_pairs(&[option]).unwrap();
        Session::new(options, players, SessionDice::default()).unwrap()
    }
}

fn fixtures() -> Vec<Fixture> {
    include_str!("data/games.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn words(game: &Subdivision, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions.into_iter().map(|action| game.word(action)).collect()
}

#[test]
fn every_fixture_game_replays_to_its_scores() {
    let fixtures = fixtures();
    assert_eq!(fixtures.len(), 20);
    for fixture in fixtures {
        let mut session = fixture.begin();
        for (index, made) in fixture.moves.iter().enumerate() {
            let seat = Seat::from_number(made.player).unwrap();
            let word = fixture.word(index);
            if let Err(fault) = session.act_word(seat, &word) {
                panic!("{} move {index} {word}: {fault}", fixture.id);
            }
        }
        let state = session.state();
        assert_eq!(session.next(), Next::Over, "{}", fixture.id);
        let scores: Vec<i32> = state.seats().iter().map(|seat| state.total(seat)).collect();
        assert_eq!(scores, fixture.scores, "{}", fixture.id);
        let best: Vec<usize> = winners(state).into_iter().map(Seat::number).collect();
        assert_eq!(best, fixture.winners, "{}", fixture.id);
        let placed = fixture.moves.len() - fixture.passes.len();
        assert_eq!(placed, fixture.placed, "{}", fixture.id);
        let left = plat_engine::Knowledge::view(state, plat_engine::Observer::Spectator).left;
        assert_eq!(left, fixture.unplaced, "{}", fixture.id);
    }
}

#[test]
fn the_legal_placements_are_as_many_as_the_other_implementation_counted() {
    let mut counted = 0;
    for fixture in fixtures() {
        let Some(counts) = &fixture.legal_moves else {
            continue;
        };
        counted += 1;
        let by_size = fixture.legal_moves_by_size.as_ref().unwrap();
        let mut session = fixture.begin();
        for (index, made) in fixture.moves.iter().enumerate() {
            let seat = Seat::from_number(made.player).unwrap();
            let words = words(session.state(), seat);
            let of_size = |size: &str| words.iter().filter(|word| word.starts_with(size)).count();
            let sizes = [of_size("1"), of_size("2"), of_size("3")];
            assert_eq!(sizes, by_size[index], "{} move {index}", fixture.id);
            assert_eq!(
                sizes.iter().sum::<usize>(),
                counts[index],
                "{} move {index}",
                fixture.id
            );
            session.act_word(seat, &fixture.word(index)).unwrap();
        }
    }
    assert_eq!(counted, 6);
}

#[test]
fn sd_1_who_cannot_place_passes_by_force() {
    let mut forced = 0;
    for fixture in fixtures() {
        let mut session = fixture.begin();
        for (index, made) in fixture.moves.iter().enumerate() {
            let seat = Seat::from_number(made.player).unwrap();
            let only_a_pass = words(session.state(), seat) == ["pass"];
            assert_eq!(
                only_a_pass,
                fixture.passes.contains(&index),
                "{} move {index}",
                fixture.id
            );
            forced += usize::from(only_a_pass);
            session.act_word(seat, &fixture.word(index)).unwrap();
        }
    }
    assert!(forced > 0);
}

#[test]
fn sd_1_the_game_ends_when_nobody_can_place() {
    let stuck = fixtures()
        .into_iter()
        .filter(|fixture| fixture.unplaced.iter().flatten().any(|&left| left > 0));
    let mut games = 0;
    for fixture in stuck {
        let mut session = fixture.begin();
        for (index, made) in fixture.moves.iter().enumerate() {
            assert_ne!(session.next(), Next::Over, "{} move {index}", fixture.id);
            session
                .act_word(Seat::from_number(made.player).unwrap(), &fixture.word(index))
                .unwrap();
        }
        assert_eq!(session.next(), Next::Over, "{}", fixture.id);
        games += 1;
    }
    assert!(games > 0);
}

#[test]
fn every_record_replays_to_its_result_and_there_is_one_for_every_way_to_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/subdivision");
    let (mut full, mut stuck, mut seats) = (0, 0, [false; 5]);
    for entry in std::fs::read_dir(&folder).expect("records/subdivision is there") {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let session = Session::<Subdivision>::replay(&record)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(session.next(), Next::Over, "{}", path.display());
        assert!(record.result.is_some(), "{}", path.display());
        assert_eq!(session.record().to_string(), text, "{}", path.display());
        let view = plat_engine::Knowledge::view(session.state(), plat_engine::Observer::Spectator);
        match view.left.iter().flatten().any(|&left| left > 0) {
            true => stuck += 1,
            false => full += 1,
        }
        seats[session.seats().count()] = true;
    }
    assert!(
        full > 0 && stuck > 0,
        "a game with all pyramids placed, and one in which nobody could place"
    );
    assert_eq!(
        seats,
        [false, false, true, true, true],
        "a game for every number of players"
    );
}
