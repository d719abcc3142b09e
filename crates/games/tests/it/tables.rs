//! Tables of the shelf as front ends use them: words in, words out.

use plat_engine::{ActError, Next, Observer, Placings, Record, Seat, SessionDice, Verdict};
use plat_games::{LiveTable, PlayerKind, SHELF, find};

use crate::chosen;

fn table(game: &str, options: &[&str], seats: usize, seed: &str) -> Box<dyn LiveTable> {
    let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
    let players = (1..=seats).map(|seat| format!("player {seat}")).collect();
    let dice = SessionDice::seeded(seed.parse().unwrap());
    find(game).unwrap().new_table(&options, players, dice).unwrap()
}

/// Plays to the end by the greedy player.
fn finish(table: &mut dyn LiveTable) {
    loop {
        table.settle().unwrap();
        let Next::Seats(acting) = table.next() else {
            return;
        };
        let seat = acting.first().unwrap();
        let word = chosen(table, seat, PlayerKind::Greedy, table.entries() as u64).unwrap();
        table.act(seat, &word).unwrap();
    }
}

#[test]
fn every_game_has_a_name_of_its_own() {
    for game in SHELF {
        let id = game.info().id;
        assert_eq!(SHELF.iter().filter(|other| other.info().id == id).count(), 1);
        assert!(find(id).is_some());
    }
    assert!(find("monopoly").is_none());
}

#[test]
fn places_are_told_at_the_end_and_the_first_is_the_winners() {
    for game in SHELF {
        for seats in game.info().seats.clone().filter(|&seats| seats > 1) {
            let mut table = table(game.info().id, &[], seats, "3");
            assert_eq!(table.placings(), None, "{}", game.info().id);
            finish(table.as_mut());
            let Placings { winners, places } = table.placings().unwrap();
            assert_eq!(places.len(), seats);
            if table.target().is_none() {
                let first = |seat: &Seat| places[seat.index()] == 1;
                let best: Vec<Seat> = table.seats().iter().filter(first).collect();
                assert_eq!(winners, best, "{}", game.info().id);
            }
        }
    }
}

#[test]
fn every_class_of_every_shape_is_in_the_stylesheet() {
    for game in SHELF {
        for seats in game.info().seats.clone() {
            let mut table = table(game.info().id, &[], seats, "7");
            finish(table.as_mut());
            for entries in 0..=table.entries() {
                let then = table.at(entries);
                for observer in Observer::all(then.seats()) {
                    for shape in then.look(observer).parts(&then.voice("en")).all_shapes() {
                        assert!(
                            plat_render::knows(shape.class),
                            "{}: {}",
                            game.info().id,
                            shape.class
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_refusal_changes_nothing_and_names_the_rule() {
    let mut table = table("subdivision", &[], 2, "1");
    let one = Seat::ALL[0];
    let two = Seat::ALL[1];
    assert!(matches!(table.act(one, "hello"), Err(ActError::Syntax(_))));
    assert_eq!(
        table.act(one, "pass").unwrap_err().to_string(),
        "you can place a pyramid, so you may not pass [SD-1]"
    );
    assert_eq!(
        table.act(two, "2b2").unwrap_err().to_string(),
        "it is not seat 2's turn; seat 1 is to act"
    );
    assert_eq!(table.entries(), 0);
    finish(table.as_mut());
    assert_eq!(table.act(one, "2b2"), Err(ActError::Over));
}

#[test]
fn a_take_back_is_an_entry_and_crosses_no_other_seats_action() {
    let mut table = table("subdivision", &[], 2, "1");
    let (one, two) = (Seat::ALL[0], Seat::ALL[1]);
    assert!(table.take_back(one).is_err(), "nothing has been played");
    table.act(one, "2b2").unwrap();
    assert!(table.take_back(two).is_err(), "it was not the other's");
    table.take_back(one).unwrap();
    assert_eq!(table.entries(), 2);
    table.act(one, "3b2").unwrap();
    table.act(two, "1b3").unwrap();
    let error = table.take_back(one).unwrap_err();
    assert!(
        error.to_string().starts_with("seat 1 has nothing to take back"),
        "{error}"
    );
    let record = table.record().to_string();
    assert!(
        record.contains("\n1. 1 2b2\n2. 1 back\n3. 1 3b2\n4. 2 1b3\n"),
        "{record}"
    );
    let again = find("subdivision")
        .unwrap()
        .replay(&Record::parse(&record).unwrap())
        .unwrap();
    assert_eq!(
        again.look(Observer::Spectator).json(),
        table.look(Observer::Spectator).json()
    );
    let words: Vec<String> = again
        .look(Observer::Spectator)
        .log(0)
        .into_iter()
        .map(|seen| seen.word)
        .collect();
    assert_eq!(words, ["2b2", "back", "3b2", "1b3"]);
}

#[test]
fn a_take_back_crosses_no_draw() {
    let mut table = table("subdivision", &["parks=random"], 2, "1");
    assert_eq!(
        table.act(Seat::ALL[0], "2b2"),
        Err(ActError::ChanceFirst { seat: Seat::ALL[0] })
    );
    assert_eq!(table.settle(), Ok(1));
    assert!(table.take_back(Seat::ALL[0]).is_err());
}

#[test]
fn the_seed_is_told_when_the_game_is_over_and_the_draws_can_be_checked() {
    let game = find("subdivision").unwrap();
    let mut table = table("subdivision", &["parks=random"], 2, "s3cret");
    table.settle().unwrap();
    let running = table.record().to_string();
    assert!(running.contains("seed-hash ") && !running.contains("s3cret"));
    let verdict = game.verify(&Record::parse(&running).unwrap()).unwrap();
    assert!(matches!(verdict, Verdict::Unpublished { hash: Some(_) }));

    finish(table.as_mut());
    let over = table.record().to_string();
    assert!(over.ends_with("seed s3cret\n"));
    assert_eq!(
        game.verify(&Record::parse(&over).unwrap()),
        Ok(Verdict::Genuine { draws: 1 })
    );

    let forged = over.replace("seed s3cret", "seed s4cret");
    let error = game.verify(&Record::parse(&forged).unwrap()).unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("this is not the seed whose hash was published at the start"),
        "{error}"
    );
}

#[test]
fn a_draw_that_the_seed_does_not_give_is_found() {
    let game = find("subdivision").unwrap();
    let draws = |seed: &str| {
        let mut table = table("subdivision", &["parks=random"], 2, seed);
        table.settle().unwrap();
        finish(table.as_mut());
        table.record().to_string()
    };
    // A game by one seed whose head and end claim another one.
    let (honest, other) = (draws("1"), draws("2"));
    let line = |text: &str, start: &str| {
        text.lines()
            .find(|line| line.starts_with(start))
            .unwrap()
            .to_owned()
    };
    let forged = honest
        .replace(&line(&honest, "seed-hash"), &line(&other, "seed-hash"))
        .replace("\nseed 1\n", "\nseed 2\n");
    let error = game.verify(&Record::parse(&forged).unwrap()).unwrap_err();
    assert_eq!(error.line, 13);
    assert!(
        error.fault.english().starts_with("the seed draws parks:"),
        "{error}"
    );
}

#[test]
fn a_record_that_breaks_a_rule_names_its_line() {
    let game = find("subdivision").unwrap();
    let mut table = table("subdivision", &[], 2, "1");
    finish(table.as_mut());
    let good = table.record().to_string();
    let fault = |from: &str, to: &str| {
        assert!(good.contains(from), "{from} in {good}");
        let record = Record::parse(&good.replacen(from, to, 1)).unwrap();
        game.replay(&record).map(|_| ()).unwrap_err().to_string()
    };
    let first = good.lines().find(|line| line.starts_with("1. ")).unwrap();
    assert_eq!(
        fault(first, "1. 1 1b2"),
        "line 13: a 1-pip must stand Near another colour's 1-pip or 3-pip, and b2 is not"
    );
    assert_eq!(
        fault(first, "1. 2 2b2"),
        "line 13: it is not Blue's turn; Red is to act"
    );
    assert_eq!(
        fault(first, "1. * parks:a1"),
        "line 13: nothing is to be drawn now"
    );
    assert!(fault(first, "1. 1 back").starts_with("line 13: Red has nothing to take back"));
    assert_eq!(
        fault("rules 1", "rules 9"),
        "line 3: rules revision 9 of subdivision is not known here, only 1"
    );
    assert_eq!(
        fault("option set=stash", "option set=box"),
        "line 4: option set: \"box\" is not a value; it takes stash or threehouse"
    );
    let result = good.lines().find(|line| line.starts_with("result")).unwrap();
    assert!(fault(result, "result 99 0").contains("not 99"));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed: &str| {
        let mut table = table("subdivision", &["parks=random"], 3, seed);
        finish(table.as_mut());
        table.record().to_string()
    };
    assert_eq!(play("5"), play("5"));
    assert_ne!(play("5"), play("6"));
}

#[test]
fn a_name_cannot_write_into_the_record() {
    let players = vec!["Eve\n1. 2 pass\u{7}".to_owned(), "  x ".repeat(99)];
    let table = find("subdivision")
        .unwrap()
        .new_table(&[], players, SessionDice::default())
        .unwrap();
    assert_eq!(table.players()[0], "Eve 1. 2 pass");
    assert!(table.players()[1].len() <= 60);
    let record = Record::parse(&table.record().to_string()).unwrap();
    assert_eq!(record.entries, []);
    assert_eq!(record.players, table.players());
}
