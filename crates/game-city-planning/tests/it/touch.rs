//! What lies on the table, what can be touched, what a touch means, and what is marked as the last action.

use crate::table::{city, enter, new, seat, seen_by, to_act};
use plat_engine::{
    Column, Dice, Event, FastDice, Game, Item, Knowledge, Next, Notation, Observer, Parts, Refusal as _,
    Sheet, Token, View,
};
use plat_game_city_planning::{CityPlanning, Refusal};

/// The village on the smallest board, player 1 to place stones.
fn village() -> CityPlanning {
    enter(new(&["board=9"]), "zones:R1,C2,A0 1+R1,R3,C4 2+A2,I1,I5 first:1")
}

fn tray<'a>(parts: &'a Parts, id: &str) -> Option<&'a [Item]> {
    let tray = parts.trays.iter().find(|tray| tray.id == id)?;
    Some(&tray.items)
}

fn sheet<'a>(parts: &'a Parts, id: &str) -> &'a Sheet {
    parts.sheets.iter().find(|sheet| sheet.id == id).unwrap()
}

#[test]
fn only_whoever_is_to_act_is_offered_something() {
    let game = city();
    let tokens = |observer| game.view(observer).parts(&crate::english()).tokens().len();
    assert_eq!(to_act(&game), seat(1));
    // All points, Zones on the board and beside it, the hand, two ways to pass.
    assert_eq!(tokens(Observer::Seat(seat(1))), 169 + 3 + 3 + 3 + 2);
    assert_eq!(tokens(Observer::Seat(seat(2))), 0);
    assert_eq!(tokens(Observer::Spectator), 0);
    // All points, and both kinds of stone.
    assert_eq!(
        seen_by(&village(), 1).parts(&crate::english()).tokens().len(),
        81 + 2
    );
}

#[test]
fn a_hand_lies_before_its_owner_only() {
    let game = village();
    let own = seen_by(&game, 2).parts(&crate::english());
    let held: Vec<&str> = tray(&own, "hand")
        .unwrap()
        .iter()
        .map(|coin| coin.label.as_str())
        .collect();
    assert_eq!(held, ["Agricultural 2", "Industrial 1", "Industrial 5"]);
    let watched = game.view(Observer::Spectator).parts(&crate::english());
    assert!(tray(&watched, "hand").is_none());
    let facts: Vec<&str> = watched.facts.iter().map(|fact| fact.says.as_str()).collect();
    assert_eq!(facts, ["3 Developments", "3 Developments"]);
}

#[test]
fn face_up_zones_say_what_they_need_and_what_waits_on_them() {
    let parts = seen_by(&city(), 1).parts(&crate::english());
    let says: Vec<(&str, &str)> = tray(&parts, "zones")
        .unwrap()
        .iter()
        .map(|zone| (zone.label.as_str(), zone.note.as_str()))
        .collect();
    assert_eq!(
        says,
        [
            (
                "Agricultural 2, which needs 3 empty points and 1 Population",
                "3 waiting: +3"
            ),
            ("Commercial 1, which needs 2 Population", "new"),
            (
                "Industrial 5, which needs 6 Resources and 2 Population",
                "1 waiting: +1"
            ),
        ]
    );
}

#[test]
fn what_is_left_is_counted_and_what_is_known_of_it_is_said() {
    let parts = seen_by(&city(), 1).parts(&crate::english());
    let supply = parts.trays.iter().find(|tray| tray.id == "supply").unwrap();
    let counts: Vec<Option<u32>> = supply.items.iter().map(|item| item.count).collect();
    // 24 Zones less 3 on the board and 3 face up; 24 Developments less 3 on Zones, 2 on points, 3 held, 1 removed.
    assert_eq!(counts, [Some(24 - 6), Some(24 - 9)]);
    assert_eq!(
        supply.note,
        "At the bottom of the stack: Residential 0 and Agricultural 3. Out of the game: Agricultural 5"
    );
}

#[test]
fn a_plan_is_counted_line_by_line() {
    let game = enter(city(), "A2@g8 under:C4");
    for number in [1, 2] {
        let parts = seen_by(&game, number).parts(&crate::english());
        let plan = sheet(&parts, "plan-points");
        let points: Vec<Option<i32>> = plan.rows.iter().map(|row| row.cells[0]).collect();
        // Three waiting stones; Residential 3 with its 1, Commercial 4 with its 2 and 3.
        assert_eq!(points, [3, -3, -1, -4, -2, -3, -10].map(Some));
        assert_eq!(plan.rows[1].marks, ["zone-R3"]);
        let confirms = parts.tokens().contains(&Token::new("confirm"));
        assert_eq!(confirms, number == 1);
    }
}

#[test]
fn what_neighbours_do_is_the_table_of_the_rules() {
    let parts = seen_by(&city(), 2).parts(&crate::english());
    let table = sheet(&parts, "neighbours");
    let words = ["Res", "Agr", "Com", "Ind"].map(|words| Column::Words(words.to_owned()));
    assert_eq!(table.columns, words);
    let (plus, minus) = (Some(1), Some(-1));
    let expected = [
        [None, None, plus, minus],
        [minus, plus, None, minus],
        [plus, None, minus, None],
        [plus, None, plus, None],
    ];
    for (row, cells) in table.rows.iter().zip(expected) {
        assert_eq!(row.cells, cells, "{}", row.label);
    }
}

fn meant(game: &CityPlanning, touched: &str) -> Option<String> {
    let tokens: Vec<Token> = touched.split_whitespace().map(Token::new).collect();
    let action = game.meant(to_act(game), &tokens)?;
    Some(game.word(action))
}

/// What somebody is told who touches these things.
#[track_caller]
fn answer(game: &CityPlanning, touched: &str) -> Refusal {
    let tokens: Vec<Token> = touched.split_whitespace().map(Token::new).collect();
    let action = game.meant(to_act(game), &tokens).expect(touched);
    game.check(to_act(game), action).expect_err(touched)
}

#[test]
fn a_touch_that_leads_nowhere_is_answered_with_the_rule() {
    let village = village();
    // The village is a cross around e5: Population on d5, e5 and f5, Resources on e6 and e4.
    let far = answer(&village, "a1 population");
    assert_eq!(far.to_string(), "no stone is beside a1");
    assert_eq!(answer(&village, "resource e5").to_string(), "e5 is not empty");
    let city = city();
    assert_eq!(answer(&city, "C1 a5").rule(), "a Zone covers 3 by 3 points");
    assert_eq!(answer(&city, "b3 A2").rule(), "CP-3");
    assert_eq!(answer(&city, "I5 g8").rule(), "requirements of a Zone");
    assert_eq!(answer(&city, "dev:C0 C4").rule(), "capacity of a Zone");
    assert_eq!(
        answer(&city, "R3 dev:C0").to_string(),
        "Residential 3 is no Commercial Zone"
    );
    assert_eq!(
        answer(&city, "dev:R4 C1").to_string(),
        "Commercial 1 is not on the board"
    );
    assert_eq!(
        answer(&city, "dev:R4 a1").rule(),
        "requirements of an unincorporated Development"
    );
    let plan = enter(city, "A2@g8");
    assert_eq!(answer(&plan, "I0").rule(), "the order at the bottom of the stack");
    assert_eq!(
        answer(&plan, "confirm").rule(),
        "stones, then a Zone, a Development or nothing"
    );
}

#[test]
fn a_point_under_a_zone_means_the_zone_to_whoever_builds() {
    assert_eq!(meant(&city(), "dev:R4 h9").as_deref(), Some("dev:R4@R3"));
    assert_eq!(meant(&city(), "A2 h9").as_deref(), Some("A2@h9"));
}

#[test]
fn the_third_stone_is_known_and_others_are_not() {
    let game = village();
    assert_eq!(meant(&game, "c5"), None);
    let third = enter(game, "re7 re8");
    assert_eq!(meant(&third, "a1").as_deref(), Some("ra1"));
    assert_eq!(
        answer(&third, "population e9").rule(),
        "1 Population and 1 Resource, or 3 of a kind"
    );
}

#[test]
fn what_is_not_clear_means_nothing() {
    for touched in [
        "",
        "A2",
        "h9",
        "dev:R4",
        "A2 C1",
        "h9 c5 A2",
        "dev:R4 dev:C0",
        "z99",
        "A2 C1 h9",
    ] {
        assert_eq!(meant(&city(), touched), None, "{touched}");
    }
}

#[test]
fn what_an_action_concerned_lies_on_the_table_after_it() {
    let mut dice = FastDice::new(11);
    for _ in 0..6 {
        let mut game = new(&["board=9"]);
        let (mut scratch, mut marked) = (Vec::new(), 0);
        loop {
            let event = match game.next() {
                Next::Over => break,
                Next::Chance => Event::Draw(game.draw(&mut dice)),
                Next::Uncover => Event::Uncover,
                Next::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let action = game.pick(seat, &mut dice, &mut scratch);
                    Event::Act { seat, action }
                }
            };
            let before = game.clone();
            event.apply(&mut game);
            for observer in Observer::all(game.seats()) {
                let parts = game.view(observer).parts(&crate::english());
                let shapes = parts.all_shapes();
                for mark in before.see(&event, observer).marks {
                    marked += 1;
                    let shown = shapes.iter().any(|shape| shape.id.as_ref() == Some(&mark));
                    let held = parts.items().any(|item| item.id == mark);
                    assert!(shown || held, "{mark} after {event:?} for the {observer}");
                }
            }
            if dice.below(200) == 0 {
                break;
            }
        }
        assert!(marked > 0);
    }
}
