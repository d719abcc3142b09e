//! "1 or more players": up to six at one table, together and in competition.

use plat_engine::{
    Game, Knowledge, Next, Notation, Observer, Options, Record, Seat, SeatSet, Session, SessionDice, View,
    new_game, table_sizes, winners,
};
use plat_game_zoning_out::{ZoningOut, ZoningOutOptions};

fn session(options: &[&str], seats: usize) -> Session<ZoningOut> {
    let options = ZoningOutOptions::from_pairs(options).unwrap();
    let players = vec![String::new(); seats];
    Session::new(options, players, SessionDice::default()).unwrap()
}

#[test]
fn one_to_six_play_together_and_two_to_six_in_competition() {
    let possible = |pairs: &[&str]| {
        let options = ZoningOutOptions::from_pairs(pairs).unwrap();
        table_sizes::<ZoningOut>(&options).map_err(|fault| fault.to_string())
    };
    assert_eq!(possible(&[]), Ok(vec![1, 2, 3, 4, 5, 6]));
    assert_eq!(possible(&["apc=on"]), Ok(vec![1, 2, 3, 4, 5, 6]));
    assert_eq!(possible(&["mode=competitive"]), Ok(vec![2, 3, 4, 5, 6]));
    assert_eq!(
        possible(&["small-city=on", "trios=3"]),
        Err("a Small City has 2 trios; leave trios=auto".to_owned())
    );
    let seven = new_game::<ZoningOut>(&ZoningOutOptions::default(), 7).unwrap_err();
    assert_eq!(seven.to_string(), "Zoning Out is for 1 to 6 players, not 7");
}

#[test]
fn six_take_turns_with_one_city() {
    let mut game = session(&["rules=density-bonusing", "trios=1"], 6);
    let places = ["0", "e1", "e2", "e3", "e4", "e5", "e6"];
    let sizes = ["large", "small", "medium", "large", "small", "medium", "large"];
    let colours = ["red", "red", "red", "blue", "blue", "blue", "green"];
    for (turn, ((place, size), colour)) in places.into_iter().zip(sizes).zip(colours).enumerate() {
        let seat = Seat::ALL[turn % 6];
        assert_eq!(game.next(), Next::Seats(SeatSet::only(seat)), "turn {turn}");
        game.act_word(seat, size).unwrap();
        let outcome = game.state().parse_outcome(colour).unwrap();
        game.reveal(outcome).unwrap();
        game.act_word(seat, place).unwrap();
    }
    // Three reds, three blues and a green, and the city is seven wide. All six have built it.
    for seat in Seat::ALL {
        assert_eq!(game.state().total(seat), 3 + 3 + 1 - 7);
    }
    assert_eq!(winners(game.state()), Seat::ALL);
}

#[test]
fn six_build_the_same_pyramids_in_hidden_cities_of_their_own() {
    let mut game = session(&["mode=competitive", "rules=linear-park", "trios=2"], 6);
    let prompt = |game: &Session<ZoningOut>| {
        game.state()
            .view(Observer::Spectator)
            .page(&crate::english())
            .prompt
    };
    game.act_word(Seat::ALL[0], "large-green").unwrap();
    assert_eq!(prompt(&game), "Everybody places the large green");
    for seat in [3, 5, 0, 1, 4, 2].map(|index| Seat::ALL[index]) {
        game.act_word(seat, "0").unwrap();
    }
    assert_eq!(game.next(), Next::Seats(SeatSet::only(Seat::ALL[1])));
    game.act_word(Seat::ALL[1], "small-green").unwrap();
    game.act_word(Seat::ALL[5], "n1").unwrap();
    assert_eq!(
        prompt(&game),
        "Red, Blue, Green, Yellow and Black place the small green"
    );
    let view = game.state().view(Observer::Seat(Seat::ALL[5]));
    assert_eq!(view.cities.len(), 1, "only the own one");
    assert_eq!(view.cities[0].pieces.len(), 2);
    let fifth = game.state().view(Observer::Seat(Seat::ALL[4]));
    assert_eq!(fifth.cities[0].pieces.len(), 1);
    assert_eq!(
        game.seen(Observer::Seat(Seat::ALL[4]), 0).last().unwrap().word,
        "?"
    );
}

#[test]
fn a_record_of_the_former_rules_is_refused_in_a_line() {
    let record = session(&["rules=piazzas"], 1).record().to_string();
    assert!(record.contains("\nrules 3\n"), "{record}");
    let old = Record::parse(&record.replace("\nrules 3\n", "\nrules 1\n")).unwrap();
    let fault = Session::<ZoningOut>::replay(&old).expect_err("it would mean something else");
    let words = fault.to_string();
    assert!(words.contains("revision 1") && !words.contains('\n'), "{words}");
}
