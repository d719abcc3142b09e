//! Who knows what, how it is written, and how it is shown.

mod table;

use plat_engine::{
    BackError, FastDice, Game, Knowledge, Next, Notation, Observer, Session, SessionDice, Token, View, narrow,
};
use plat_game_puzzle_town::{PuzzleTown, PuzzleTownOptions, Tile, TileSet, Tiles};
use table::{blank, enter, hand, new, play, seat, seen_by, to_act, words};

// What is hidden

#[test]
fn hands_are_hidden_until_the_game_is_over() {
    let game = play(3, &[], "green", &["b8:GGGB"]);
    let own = seen_by(&game, 2);
    assert!(own.hands[1].tiles.is_some() && own.hands[0].tiles.is_none() && own.hands[2].tiles.is_none());
    assert_eq!(own.unseen.len(), 48 - 1 - 5, "all but the town and the own hand");
    assert!(
        game.view(Observer::Spectator)
            .hands
            .iter()
            .all(|hand| hand.tiles.is_none())
    );
    let mut over = play(2, &[], "green", &blank(38));
    over = enter(over, "decline decline");
    assert!(
        over.view(Observer::Spectator)
            .hands
            .iter()
            .all(|hand| hand.tiles.is_some())
    );
}

#[test]
fn draws_are_told_to_their_owner_only() {
    let game = enter(new(2, &[]), "cornerstone:green first:1");
    let outcome = game.parse_outcome("1+GGGG,GGGB,GBRB,RRRR,PARK").unwrap();
    let event = plat_engine::Event::Draw(outcome);
    let told = |observer| game.see(&event, observer).word;
    assert_eq!(told(Observer::Seat(seat(1))), "1+GGGG,GGGB,GBRB,RRRR,PARK");
    assert_eq!(told(Observer::Seat(seat(2))), "1+?,?,?,?,?");
    assert_eq!(told(Observer::Spectator), "1+?,?,?,?,?");
}

#[test]
fn resampling_keeps_what_a_seat_sees_and_mixes_the_rest() {
    let game = play(4, &[], "red", &["b8:RRGG", "decline"]);
    let mut dice = FastDice::new(5);
    let mut met = Tiles::NONE;
    for _ in 0..300 {
        let other = game.resample(seat(1), &mut dice);
        assert_eq!(seen_by(&other, 1), seen_by(&game, 1));
        assert_eq!(hand(&other, seat(1)), hand(&game, seat(1)));
        assert_eq!(hand(&other, seat(2)).len(), 6);
        for tile in hand(&other, seat(2)).kinds() {
            met = met.with(tile).filter(|met| met.count(tile) == 1).unwrap_or(met);
        }
    }
    let unseen: Vec<Tile> = seen_by(&game, 1).unseen.kinds().collect();
    assert!(met.kinds().eq(unseen), "every unseen tile may be in that hand");
}

#[test]
fn only_what_disclosed_nothing_can_be_taken_back() {
    let session = |words: &[&str]| {
        let dice = SessionDice::seeded("1".parse().unwrap());
        let players = vec!["a".to_owned(), "b".to_owned()];
        let mut session = Session::<PuzzleTown>::new(PuzzleTownOptions::default(), players, dice).unwrap();
        session.settle().unwrap();
        for word in words {
            let Next::Seats(seats) = session.next() else {
                panic!("{word}")
            };
            session.act_word(seats.first().unwrap(), word).unwrap();
            session.settle().unwrap();
        }
        session
    };
    // A Stoppage is followed by a draw, which cannot be undone.
    let mut stopped = session(&["decline"]);
    let first = seat(1 + usize::from(to_act(stopped.state()) == seat(1)));
    assert_eq!(stopped.take_back(first), Err(BackError(first)));
    // A pass is followed by nothing.
    let mut passed = session(&blank(39));
    let passer = if to_act(passed.state()) == seat(1) {
        seat(2)
    } else {
        seat(1)
    };
    assert_eq!(passed.take_back(passer), Ok(()));
    // But the last pass shows all hands.
    let mut over = session(&blank(40));
    assert_eq!(over.next(), Next::Over);
    assert!(over.take_back(seat(1)).is_err() && over.take_back(seat(2)).is_err());
    // A tile that was laid has been seen.
    let laid = play(2, &[], "green", &["decline", "decline"]);
    let word = words(&laid)[0].clone();
    assert!(laid.discloses(seat(1), laid.parse(&word).unwrap()));
}

// Notation, tokens, pictures

#[test]
fn words_read_back_and_nonsense_does_not() {
    let game = play(2, &[], "green", &["b8:GGGB"]);
    for word in ["c7:GRBG", "a1:PARK", "f8:RRRR", "decline"] {
        assert_eq!(game.word(game.parse(word).unwrap()), word);
    }
    for nonsense in [
        "c7", "c7:", "c7:GRB", "c7:GRBX", ":GRBG", "c7:GRBGG", "pass", "C7:GRBG", "c7 GRBG",
    ] {
        assert!(game.parse(nonsense).is_err(), "{nonsense}");
    }
    assert_eq!(game.says(game.parse("c7:GRBG").unwrap()), "lay GRBG on c7");
}

#[test]
fn tile_turn_and_cell_can_be_touched_in_any_order() {
    let game = enter(
        new(2, &[]),
        "cornerstone:green first:1 1+GGGG,GGRB,GRBR,PARK,BBBB 2+GGGG,BBBB,RRRR,RRRR,GBGB",
    );
    let mut actions = Vec::new();
    game.actions(seat(1), &mut actions);
    let choices: Vec<plat_engine::Choice> = actions
        .into_iter()
        .map(|action| plat_engine::Choice {
            word: game.word(action),
            tokens: game.tokens(action),
            says: game.says(action),
        })
        .collect();
    let left = |touched: &[&str]| -> Vec<String> {
        let touched: Vec<Token> = touched.iter().copied().map(Token::new).collect();
        narrow(&choices, &touched)
            .iter()
            .map(|choice| choice.word.clone())
            .collect()
    };
    // GGRB goes green north and blue west in one turn, red north and green west in another.
    assert_eq!(left(&["GGRB"]), ["b8:GGRB", "a7:RBGG"]);
    for touched in [&["GGRB", "a7"], &["a7", ":RBGG"], &[":RBGG", "GGRB"]] {
        assert_eq!(left(touched), ["a7:RBGG"]);
    }
    assert_eq!(left(&["a7", ":GGRB"]), Vec::<String>::new());
    assert_eq!(left(&["PARK", "b8"]), ["b8:PARK"]);
    assert_eq!(left(&["b8", "PARK"]), ["b8:PARK"]);
    assert_eq!(left(&["decline"]), ["decline"]);
}

#[test]
fn the_board_as_text() {
    let game = play(2, &[], "green", &["a7:RGRG", "b7:BGGG", "b6:GGGG", "b5:PARK"]);
    insta::assert_snapshot!(seen_by(&game, 1).text());
}

#[test]
fn the_scene_offers_tokens_to_whoever_is_to_act_only() {
    let game = play(2, &[], "green", &["b8:GGGB"]);
    let tokens = |observer| {
        let scene = game.view(observer).scene();
        scene
            .all_shapes()
            .iter()
            .filter(|shape| shape.token.is_some())
            .count()
    };
    assert_eq!(to_act(&game), seat(2));
    assert!(tokens(Observer::Seat(seat(2))) > 5);
    assert_eq!(
        (tokens(Observer::Seat(seat(1))), tokens(Observer::Spectator)),
        (0, 0)
    );
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<PuzzleTown>() < 400, "{} bytes", size_of::<PuzzleTown>());
    assert_eq!(Tiles::of(TileSet::standard()).unwrap().len(), 49);
}
