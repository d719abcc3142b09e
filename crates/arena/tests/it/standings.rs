//! Standings of small tournaments, counted by hand.

use plat_arena::{Estimate, Fixture, Heading, Lost, Mean, Pace, Played, Standings};

fn heading(players: &[&str], seats: usize, apart: bool) -> Heading {
    Heading {
        game: "subdivision".to_owned(),
        rules: 1,
        options: Vec::new(),
        seats,
        apart,
        players: players.iter().map(|&name| name.to_owned()).collect(),
        budget: None,
        seed: "1".to_owned(),
    }
}

/// A finished game; places follow from the totals.
fn game(deal: usize, rotation: usize, seating: &[usize], totals: &[i32]) -> Played {
    let place = |total: &i32| 1 + totals.iter().filter(|other| *other > total).count() as u8;
    Played {
        fixture: Fixture {
            deal,
            group: 0,
            rotation,
        },
        seating: seating.to_vec(),
        places: totals.iter().map(place).collect(),
        totals: Some(totals.to_vec()),
        target: None,
        entries: 30,
        pace: vec![
            Pace {
                moves: 10,
                seconds: 1.0,
                longest: 0.5
            };
            seating.len()
        ],
        lost: None,
    }
}

fn near(value: f64, expected: f64) -> bool {
    (value - expected).abs() < 5e-5
}

/// Margins of Ann over Bob: 4 and 2, 0 and -4, 2 and 0 on three deals. Their mean is 4/6. The deals' sums differ
/// from twice the mean by 14/3, -16/3 and 2/3, so the variance of the mean is 3/2 (196 + 256 + 4)/9 / 36 = 19/9.
/// Ann's share is 4/6; games on one deal are alike enough that the six count as 20/7, for which Wilson's interval is
/// computed apart.
#[test]
fn two_players_on_three_deals() {
    let played = [
        game(0, 0, &[0, 1], &[10, 6]),
        game(0, 1, &[1, 0], &[7, 9]),
        game(1, 0, &[0, 1], &[5, 5]),
        game(1, 1, &[1, 0], &[8, 4]),
        game(2, 0, &[0, 1], &[3, 1]),
        game(2, 1, &[1, 0], &[2, 2]),
    ];
    let heading = heading(&["Ann", "Bob"], 2, false);
    let standings = Standings::of(&heading, &played, None);
    let (ann, bob) = (&standings.players[0], &standings.players[1]);
    assert_eq!((ann.games, ann.won, ann.shared, ann.not_won), (6, 3, 2, 1));
    assert_eq!((bob.games, bob.won, bob.shared, bob.not_won), (6, 1, 2, 3));
    assert!(near(ann.points.unwrap().mean, 33.0 / 6.0));
    assert_eq!(ann.range, Some((2, 10)));
    assert_eq!((ann.pace.moves, ann.pace.longest), (60, 0.5));

    let pair = &standings.pairs[0];
    assert_eq!((pair.games, pair.ahead, pair.equal, pair.behind), (6, 3, 2, 1));
    let margin = pair.margin.unwrap();
    assert!(near(margin.mean, 4.0 / 6.0) && near(margin.error.unwrap(), (19.0_f64 / 9.0).sqrt()));
    let share = pair.share.unwrap();
    assert!(near(share.value, 2.0 / 3.0), "{share:?}");
    assert!(near(share.low, 0.20153) && near(share.high, 0.94065), "{share:?}");
    // Two to one is 400 log10(2).
    assert!(near(pair.elo.unwrap().value, 120.41200), "{:?}", pair.elo);

    let mut backwards = played.to_vec();
    backwards.reverse();
    assert_eq!(
        Standings::of(&heading, &backwards, None),
        standings,
        "the order does not matter"
    );
}

#[test]
fn three_players_are_compared_by_their_places() {
    let played = [
        game(0, 0, &[0, 1, 2], &[9, 9, 3]),
        game(0, 1, &[1, 2, 0], &[4, 6, 5]),
        game(0, 2, &[2, 0, 1], &[1, 2, 3]),
    ];
    let standings = Standings::of(&heading(&["Ann", "Bob", "Cid"], 3, false), &played, None);
    let ann = &standings.players[0];
    assert_eq!((ann.won, ann.shared, ann.not_won), (0, 1, 2));
    assert!(
        near(ann.share.unwrap().value, 0.5 / 3.0),
        "half of one win of three"
    );
    // First with Bob, second, second.
    assert!(near(ann.place.unwrap(), 5.0 / 3.0));
    let counts: Vec<_> = standings
        .pairs
        .iter()
        .map(|pair| {
            (
                pair.one.as_str(),
                pair.other.as_str(),
                pair.ahead,
                pair.equal,
                pair.behind,
            )
        })
        .collect();
    assert_eq!(
        counts,
        [
            ("Ann", "Bob", 1, 1, 1),
            ("Ann", "Cid", 2, 0, 1),
            ("Bob", "Cid", 2, 0, 1)
        ]
    );
}

/// Bob's program is gone in the second game: he is last there, nobody has points, and Ann and Cid are not compared.
#[test]
fn whoever_loses_a_seat_is_last() {
    let mut lost = game(0, 1, &[1, 2, 0], &[0, 0, 0]);
    lost.totals = None;
    lost.places = vec![3, 1, 1];
    lost.lost = Some(Lost {
        seat: 1,
        entry: 7,
        what: "it ended".to_owned(),
    });
    let played = [game(0, 0, &[0, 1, 2], &[9, 8, 3]), lost];
    let standings = Standings::of(&heading(&["Ann", "Bob", "Cid"], 3, false), &played, None);
    let bob = &standings.players[1];
    assert_eq!((bob.games, bob.not_won, bob.seats_lost), (2, 2, 1));
    assert_eq!(
        bob.points,
        Some(Mean {
            mean: 8.0,
            error: None
        })
    );
    assert_eq!((standings.players[0].won, standings.players[0].shared), (1, 1));
    let games: Vec<usize> = standings.pairs.iter().map(|pair| pair.games).collect();
    assert_eq!(games, [2, 1, 2], "Ann - Bob, Ann - Cid, Bob - Cid");
    let told = &standings.lost[0];
    assert_eq!(
        (told.name.as_str(), told.deal, told.seat, told.entry),
        ("Bob", 1, 1, 7)
    );
}

#[test]
fn apart_the_same_deals_are_compared_and_a_target_is_reached_or_not() {
    let solo = |deal, who: usize, total| {
        let mut game = game(deal, 0, &[who], &[total]);
        game.fixture.group = who;
        game.target = Some(50);
        game
    };
    let played = [
        solo(0, 0, 60),
        solo(0, 1, 40),
        solo(1, 0, 55),
        solo(1, 1, 55),
        solo(2, 0, 45),
        solo(2, 1, 49),
        // Bob has not played this deal.
        solo(3, 0, 90),
    ];
    let heading = heading(&["Ann", "Bob"], 1, true);
    let standings = Standings::of(&heading, &played, None);
    let reached: Vec<Option<Estimate>> = standings.players.iter().map(|player| player.reached).collect();
    assert!(near(reached[0].unwrap().value, 0.75) && near(reached[1].unwrap().value, 1.0 / 3.0));
    assert_eq!(standings.players[0].share, None, "nobody plays against anybody");
    let pair = &standings.pairs[0];
    assert_eq!((pair.games, pair.ahead, pair.equal, pair.behind), (3, 1, 1, 1));
    assert_eq!(pair.elo, None);
    // 20, 0 and -4: mean 16/3, squared deviations 14.67² + 5.33² + 9.33² = 330.67, divided by 2 and by 3.
    let margin = pair.margin.unwrap();
    assert!(near(margin.mean, 16.0 / 3.0) && near(margin.error.unwrap(), (330.666_67_f64 / 6.0).sqrt()));
    let other = Standings::of(&heading, &played, Some(60));
    assert!(near(other.players[0].reached.unwrap().value, 0.5));
}

/// A table that plays together is one game, whoever's seats they are.
#[test]
fn together_all_seats_are_one_game() {
    let mut together = game(0, 0, &[0, 0, 0], &[33, 33, 33]);
    together.target = Some(30);
    let standings = Standings::of(&heading(&["Ann"], 3, true), &[together], None);
    let ann = &standings.players[0];
    assert_eq!((ann.games, ann.reached.unwrap().value), (1, 1.0));
    assert_eq!(ann.pace.moves, 30, "everybody's moves");
}
