//! The rule page, line by line: every figure and every ruling. Boards are drawn as text: `R3` is Red's 3-pip, `##` a
//! park, `.` a free cell; rows from the top, as on the table.

use plat_engine::{
    Appraise, Game, Knowledge, Next, Notation, Observer, OptionError, Options, Refusal as _, ScoreSheet,
    Seat, Seats, Session, SessionDice, View, new_game, winners,
};
use plat_game_subdivision::{Action, Refusal, Subdivision, SubdivisionOptions};

fn game(seats: usize, options: &[&str]) -> Subdivision {
    new_game(&SubdivisionOptions::from_pairs(options).unwrap(), seats).unwrap()
}

/// Plays words in turn order from the start.
#[track_caller]
fn play(seats: usize, options: &[&str], words: &str) -> Subdivision {
    let mut game = game(seats, options);
    for word in words.split_whitespace() {
        let seat = to_act(&game);
        let action = game.parse(word).unwrap();
        if let Err(refusal) = game.check(seat, action) {
            panic!("{word}: {refusal}");
        }
        game.act(seat, action);
    }
    game
}

fn to_act(game: &Subdivision) -> Seat {
    match game.next() {
        Next::Seats(seats) => seats.first().unwrap(),
        next => panic!("nobody is to act but {next:?}"),
    }
}

#[track_caller]
fn refused(game: &Subdivision, word: &str) -> Refusal {
    game.check(to_act(game), game.parse(word).unwrap())
        .expect_err(word)
}

fn words(game: &Subdivision) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(to_act(game), &mut actions);
    actions.into_iter().map(|action| game.word(action)).collect()
}

/// A drawn board as the JSON of a position.
fn json(private_parks: bool, board: &str) -> String {
    let rows: Vec<Vec<&str>> = board
        .lines()
        .map(|row| row.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let (mut parks, mut pieces) = (Vec::new(), Vec::new());
    for (y, row) in rows.iter().enumerate() {
        for (x, cell) in row.iter().enumerate() {
            match *cell {
                "." => {}
                "##" => parks.push(format!("[{x},{y}]")),
                piece => {
                    let player = 1 + "RBGY".find(&piece[..1]).unwrap();
                    let size = &piece[1..];
                    pieces.push(format!(r#"{{"x":{x},"y":{y},"player":{player},"size":{size}}}"#));
                }
            }
        }
    }
    format!(
        r#"{{"size":{},"private_parks":{private_parks},"parks":[{}],"pieces":[{}]}}"#,
        rows.len(),
        parks.join(","),
        pieces.join(",")
    )
}

#[track_caller]
fn appraise(board: &str) -> ScoreSheet<String> {
    let sheet = Subdivision::appraise(&json(false, board), &Default::default()).unwrap();
    sheet.said(&crate::english())
}

#[track_caller]
fn totals(board: &str) -> Vec<i32> {
    appraise(board).seats.iter().map(|seat| seat.total).collect()
}

/// The points of a player's lines, without the labels.
fn points(sheet: &ScoreSheet<String>, seat: usize) -> Vec<i32> {
    sheet.seats[seat - 1]
        .lines
        .iter()
        .map(|line| line.points)
        .collect()
}

// Parts and set-up

#[test]
fn setup_has_the_boards_and_parks_of_the_table() {
    for (options, seats, side, parks) in [
        ("set=stash", 2, 6, 6),
        ("set=stash", 3, 7, 4),
        ("set=stash", 4, 8, 4),
        ("set=threehouse", 2, 5, 7),
        ("set=threehouse", 3, 6, 9),
        ("set=threehouse", 4, 6, 0),
    ] {
        let view = game(seats, &[options]).view(Observer::Spectator);
        assert_eq!(
            (view.position.size, view.position.parks.len()),
            (side, parks),
            "{options} {seats}"
        );
        let each = if options == "set=stash" { 5 } else { 3 };
        assert_eq!(view.left, vec![[each; 3]; seats]);
        let pyramids = view.left.iter().flatten().map(|&n| usize::from(n)).sum::<usize>();
        assert_eq!(side * side - parks, pyramids, "free cells = pyramids, always");
    }
}

#[test]
fn setup_default_parks_are_the_corners_and_the_cells_of_the_page() {
    let parks = |seats, options: &[&str]| game(seats, options).view(Observer::Spectator).position.parks;
    assert_eq!(parks(2, &[]), [[0, 0], [5, 0], [3, 2], [2, 3], [0, 5], [5, 5]]);
    assert_eq!(parks(3, &[]), [[0, 0], [6, 0], [0, 6], [6, 6]]);
    assert_eq!(parks(4, &[]), [[0, 0], [7, 0], [0, 7], [7, 7]]);
    assert_eq!(
        parks(2, &["set=threehouse"]),
        [[0, 0], [4, 0], [1, 2], [2, 2], [3, 2], [0, 4], [4, 4]]
    );
    assert_eq!(
        parks(3, &["set=threehouse"]),
        [
            [0, 0],
            [5, 0],
            [1, 1],
            [2, 2],
            [3, 2],
            [2, 3],
            [3, 3],
            [0, 5],
            [5, 5]
        ]
    );
}

#[test]
fn setup_parks_may_be_listed() {
    let game = game(2, &["parks=a1,b2,c3,d4,e5,f6"]);
    let parks = game.view(Observer::Spectator).position.parks;
    assert_eq!(parks, [[5, 0], [4, 1], [3, 2], [2, 3], [1, 4], [0, 5]]);
    assert_eq!(game.next(), Next::Seats(plat_engine::SeatSet::only(Seat::ALL[0])));
}

#[test]
fn setup_random_parks_are_drawn_before_the_first_turn() {
    let options = SubdivisionOptions::from_pairs(&["parks=random"]).unwrap();
    let players = vec!["a".to_owned(), "b".to_owned()];
    let dice = SessionDice::seeded("7".parse().unwrap());
    let mut session = Session::<Subdivision>::new(options, players, dice).unwrap();
    assert_eq!(session.next(), Next::Chance);
    assert_eq!(session.settle(), Ok(1));
    assert_eq!(session.state().view(Observer::Spectator).position.parks.len(), 6);
    assert_eq!(to_act(session.state()), Seat::ALL[0]);
}

#[test]
fn setup_bad_options_say_what_is_wrong() {
    let fault = |seats, options: &[&str]| {
        let options = SubdivisionOptions::from_pairs(options);
        let made = options.and_then(|options| new_game::<Subdivision>(&options, seats));
        made.unwrap_err().to_string()
    };
    assert_eq!(
        fault(2, &["set=big"]),
        "option set: \"big\" is not a value; it takes stash or threehouse"
    );
    assert_eq!(
        fault(2, &["parks=a1"]),
        "option parks: 1 cells are named, but a 6x6 board for 2 players has 6 parks"
    );
    assert_eq!(
        fault(2, &["parks=a1,a1,c3,d4,e5,f6"]),
        "option parks: a1 is named twice"
    );
    assert_eq!(
        fault(2, &["parks=a7,a1,c3,d4,e5,f6"]),
        "option parks: there is no a7 on a 6x6 board"
    );
    assert_eq!(
        fault(2, &["parks=x"]),
        "option parks: \"x\" is not a value; it takes default, random or cells such as a1,c3"
    );
    assert_eq!(
        fault(2, &["parks=random", "park-placement=on"]),
        "option parks: with park-placement=on the players place the parks; leave parks=default"
    );
    assert_eq!(fault(1, &[]), "Subdivision is for 2 to 4 players, not 1");
    assert!(matches!(
        SubdivisionOptions::from_pairs(&["colour=red"]),
        Err(OptionError::Unknown { .. })
    ));
}

// Play

#[test]
fn play_a_3_pip_may_not_stand_near_a_3_pip_of_its_own_colour() {
    let game = play(2, &[], "3b5 2e2");
    // The eight cells around b5 but the park on a6.
    for cell in ["a4", "a5", "b4", "b6", "c4", "c5", "c6"] {
        let refusal = refused(&game, &format!("3{cell}"));
        assert_eq!(refusal.rule(), "3-pip near own 3-pip");
        assert!(refusal.to_string().contains("b5"), "{refusal}");
    }
    assert_eq!(
        words(&game).iter().filter(|word| word.starts_with('3')).count(),
        28 - 7
    );
}

#[test]
fn play_a_3_pip_may_stand_near_a_3_pip_of_another_colour() {
    play(2, &[], "3b5 3b4 3d5 3d3");
}

#[test]
fn play_a_1_pip_needs_a_1_pip_or_3_pip_of_another_colour_near() {
    const RULE: &str = "1-pip near another colour's 1-pip or 3-pip";
    assert_eq!(refused(&game(2, &[]), "1b2").rule(), RULE, "nobody is there");
    let game = play(2, &[], "3b5");
    let ones: Vec<_> = words(&game)
        .into_iter()
        .filter(|word| word.starts_with('1'))
        .collect();
    assert_eq!(
        ones,
        ["1b6", "1c6", "1a5", "1c5", "1a4", "1b4", "1c4"],
        "by edge or corner"
    );
    let game = play(2, &[], "3b5 2f2");
    assert_eq!(
        refused(&game, "1b4").rule(),
        RULE,
        "one's own 3-pip is no company"
    );
    let game = play(2, &[], "2b5");
    assert_eq!(
        refused(&game, "1b4").rule(),
        RULE,
        "the other's 2-pip is no company"
    );
    // The other's 1-pip is.
    play(2, &[], "3b5 1c4 1d3");
}

#[test]
fn play_a_1_pip_finds_company_in_any_other_colour() {
    let game = play(3, &[], "3b2 2g5");
    assert!(words(&game).contains(&"1b3".to_owned()));
}

#[test]
fn play_a_2_pip_stands_on_any_free_cell() {
    let game = game(2, &[]);
    assert_eq!(
        words(&game).iter().filter(|word| word.starts_with('2')).count(),
        30
    );
}

#[test]
fn play_only_on_free_cells_with_pyramids_one_has() {
    let game = play(2, &[], "3b2");
    assert_eq!(refused(&game, "2b2").to_string(), "b2 is occupied");
    assert_eq!(refused(&game, "2a1").to_string(), "a1 is a park");
    let out_of_twos = play(2, &[], "2b1 2b6 2c1 2c6 2d1 2d6 2e1 2e6 2a2 2a5");
    assert_eq!(refused(&out_of_twos, "2c2").to_string(), "you have no 2-pip left");
}

#[test]
fn play_restrictions_count_when_placing_only() {
    // Blue's 3-pip comes Near Red's 3-pip, and Red's 1-pip stays though it now is company for Blue's too.
    let game = play(2, &[], "3b5 3d5 1c5 3b4 1c4");
    assert_eq!(game.check(to_act(&game), game.parse("1b6").unwrap()), Ok(()));
}

#[test]
fn play_goes_around_the_table_from_player_1() {
    let mut game = game(4, &[]);
    for expected in [1, 2, 3, 4, 1] {
        assert_eq!(to_act(&game).number(), expected);
        let action = game.pick(to_act(&game), &mut plat_engine::FastDice::new(3), &mut Vec::new());
        game.act(to_act(&game), action);
    }
}

#[test]
fn sd_1_passing_is_never_a_choice() {
    let refusal = refused(&game(2, &[]), "pass");
    assert_eq!(refusal, Refusal::MayNotPass);
    assert_eq!(refusal.rule(), "SD-1");
}

/// Red has only 1-pips left and no free cell has company: a pass. Blue's 1-pip on b5 then brings company to b4.
#[test]
fn sd_1_who_had_to_pass_may_be_able_to_place_again() {
    let opening = "3c5 2a2 3e3 2c1 3b2 2c4 2c2 1e4 2d4 3b1 2a4 3d5";
    let stuck = play(2, &["set=threehouse"], opening);
    assert_eq!(to_act(&stuck).number(), 1);
    assert_eq!(words(&stuck), ["pass"]);
    assert_eq!(stuck.view(Observer::Spectator).left[0], [3, 0, 0]);
    let freed = play(2, &["set=threehouse"], &format!("{opening} pass 1b5"));
    assert_eq!(to_act(&freed).number(), 1);
    assert_eq!(words(&freed), ["1b4"]);
}

// That the game ends when nobody can place: see `sd_1_*` in tests/it/records.rs, on games of another implementation.

#[test]
fn sd_2_the_players_place_the_parks_and_the_turn_order_goes_on() {
    let mut game = game(4, &["park-placement=on"]);
    assert_eq!(words(&game).len(), 64);
    assert_eq!(refused(&game, "2a1").rule(), "SD-2");
    assert_eq!(refused(&game, "pass").rule(), "SD-2");
    for (seat, word) in [(1, "pa1"), (2, "pb2"), (3, "pc3"), (4, "pd4")] {
        assert_eq!(to_act(&game).number(), seat);
        let action = game.parse(word).unwrap();
        assert_eq!(game.check(to_act(&game), action), Ok(()));
        game.act(to_act(&game), action);
    }
    assert_eq!(to_act(&game).number(), 1);
    assert_eq!(refused(&game, "pe5").rule(), "SD-2");
    assert_eq!(refused(&game, "2d4").to_string(), "d4 is a park");
}

#[test]
fn sd_2_with_seven_parks_the_second_player_places_the_first_pyramid() {
    let game = play(
        2,
        &["set=threehouse", "park-placement=on"],
        "pa1 pa2 pa3 pa4 pa5 pb1 pb2",
    );
    assert_eq!(to_act(&game).number(), 2);
    assert_eq!(
        game.parse("2c3"),
        Ok(Action::Place(
            plat_game_subdivision::Pips::Two,
            plat_grid::Cell::new(2, 2).unwrap()
        ))
    );
}

#[test]
fn sd_2_without_parks_there_is_nothing_to_place() {
    let game = game(4, &["set=threehouse", "park-placement=on"]);
    assert!(words(&game).iter().all(|word| !word.starts_with('p')));
}

// Score

/// "A 3-pip Near one 1-pip is worth 3; Near two, 2; Near four or more, 0."
#[test]
fn score_a_3_pip_loses_one_for_each_1_pip_after_the_first() {
    for (crowd, worth) in [
        (". . .  . R3 .  . . .", 3),
        ("B1 . .  . R3 .  . . .", 3),
        ("B1 . R1  . R3 .  . . .", 2),
        ("B1 . R1  . R3 .  B1 . .", 1),
        ("B1 . R1  . R3 .  B1 . B1", 0),
        ("B1 B1 B1  B1 R3 B1  B1 B1 B1", 0),
    ] {
        let cells: Vec<&str> = crowd.split_whitespace().collect();
        let board: Vec<String> = cells.chunks(3).map(|row| row.join(" ")).collect();
        let sheet = appraise(&board.join("\n"));
        // The 3-pip and the losses of its crowd, without the group and any 1-pip of Red's own.
        let lost: i32 = points(&sheet, 1)[2..].iter().sum();
        assert_eq!(3 + lost, worth, "{crowd}");
    }
}

#[test]
fn score_each_group_costs_one() {
    let sheet = appraise("R2 R2 .\n. . .\n. B2 R2");
    assert_eq!(sheet.seats[0].lines[1].label, "2 groups");
    assert_eq!(sheet.seats[0].total, 6 - 2);
    assert_eq!(totals("R2 .\n. R2"), [2], "corners do not connect");
    assert_eq!(totals("R2 ## R2\n. . .\n. . ."), [2], "parks do not connect");
}

/// "All 30 points in one group with no deduction: 29, the highest possible."
#[test]
fn score_29_is_one_group_and_no_deduction() {
    let sheet = appraise(
        "## B1 B2 B3 R3 ##
         B1 B1 R1 R2 R2 R2
         B1 R1 R1 ## R3 R1
         B2 R1 ## B2 B3 R2
         B3 R3 R2 R3 B2 R3
         ## B2 B3 B1 B3 ##",
    );
    assert_eq!(points(&sheet, 1), [30, -1]);
    assert_eq!(sheet.seats[0].total, 29);
    assert_eq!(sheet.illegal, Vec::<String>::new());
}

/// The text's first complete game, its lost picture rebuilt around the pyramids it names: Red
/// 24 = 30 - 4 groups - 1 (f2, two 1-pips) - 1 (e4, two); Blue 23 = 30 - 3 groups - 3 (c2, five) - 1 (b4, two).
#[test]
fn score_the_first_complete_game_of_the_text_is_24_to_23() {
    let sheet = appraise(
        "## B2 B3 R1 R3 ##
         R3 B2 R3 R2 B3 R2
         R2 B3 B2 ## R3 R2
         R1 B1 ## R1 R1 B3
         B1 B2 B3 B1 R2 R3
         ## B2 R1 B1 B1 ##",
    );
    let lines = |seat: usize| -> Vec<(String, i32)> {
        let lines = &sheet.seats[seat - 1].lines;
        lines
            .iter()
            .map(|line| (line.label.clone(), line.points))
            .collect()
    };
    let line = |label: &str, points| (label.to_owned(), points);
    assert_eq!(
        lines(1),
        [
            line("15 pyramids", 30),
            line("4 groups", -4),
            line("3-pip on e4 Near 2 1-pips", -1),
            line("3-pip on f2 Near 2 1-pips", -1),
        ]
    );
    assert_eq!(
        lines(2),
        [
            line("15 pyramids", 30),
            line("3 groups", -3),
            line("3-pip on b4 Near 2 1-pips", -1),
            line("3-pip on c2 Near 5 1-pips", -3),
        ]
    );
    assert_eq!((sheet.seats[0].total, sheet.seats[1].total), (24, 23));
    assert_eq!(sheet.illegal, Vec::<String>::new());
}

/// The text's second complete game, rebuilt likewise: Red 20 = 30 - 6 - 1 - 1 - 2, Blue 17 = 30 - 7 - 3 - 1 - 1 - 1,
/// Green 14 = 30 - 6 - 3 - 3 - 2 - 1 - 1.
#[test]
fn score_the_second_complete_game_of_the_text_is_20_to_17_to_14() {
    let sheet = appraise(
        "## R3 R1 R1 G3 R3 ##
         R2 G3 B1 B1 B3 G2 B3
         B2 B2 G2 B1 G2 G1 G1
         B3 R2 R2 R3 G3 R1 B2
         G1 G2 B2 B3 B1 R2 R3
         G3 G1 R3 R1 G3 G2 B2
         ## R1 R2 B3 B1 G1 ##",
    );
    assert_eq!(points(&sheet, 1), [30, -6, -1, -1, -2]);
    assert_eq!(points(&sheet, 2), [30, -7, -3, -1, -1, -1]);
    assert_eq!(points(&sheet, 3), [30, -6, -1, -1, -3, -2, -3]);
    let totals: Vec<i32> = sheet.seats.iter().map(|seat| seat.total).collect();
    assert_eq!(totals, [20, 17, 14]);
    assert_eq!(sheet.illegal, Vec::<String>::new());
}

#[track_caller]
fn private_parks(board: &str) -> Vec<String> {
    let sheet = Subdivision::appraise(&json(true, board), &Default::default())
        .unwrap()
        .said(&crate::english());
    let lines = sheet.seats.iter().flat_map(|seat| &seat.lines);
    let lines = lines.filter(|line| line.label.starts_with("private"));
    lines
        .map(|line| {
            assert_eq!(line.points, 3);
            line.label.clone()
        })
        .collect()
}

#[test]
fn sd_3_a_park_whose_near_cells_are_one_group_is_private() {
    assert_eq!(
        private_parks("R2 R2 R2\nR2 ## R2\nR2 R2 R2"),
        ["private park on b2"]
    );
    assert_eq!(
        private_parks("R2 R2 R2\nR2 ## R2\nR2 R2 ."),
        Vec::<String>::new(),
        "a free cell"
    );
    assert_eq!(
        private_parks("R2 R2 R2\nR2 ## R2\nR2 R2 B2"),
        Vec::<String>::new(),
        "a stranger"
    );
    assert_eq!(
        appraise("R2 R2 R2\nR2 ## R2\nR2 R2 R2").seats[0].total,
        15,
        "only in the variant"
    );
}

#[test]
fn sd_3_the_cells_must_belong_to_one_group() {
    // The three cells Near the park on a1 are Red's, but a2 and the others do not hang together.
    assert_eq!(private_parks(". . .\nR2 . .\n## R2 ."), Vec::<String>::new());
    // The ring is broken at two cells that are parks: two groups of Red's, so nobody's.
    assert_eq!(
        private_parks("R2 ## R2\nR2 ## R2\nR2 ## R2"),
        Vec::<String>::new()
    );
}

#[test]
fn sd_3_parks_and_the_edge_do_not_have_to_be_occupied() {
    assert_eq!(
        private_parks("## R2 .\nR2 R2 .\n. . ."),
        ["private park on a3"],
        "in the corner"
    );
    assert_eq!(
        private_parks("## ## R2\nR2 R2 R2\n. . ."),
        ["private park on a3", "private park on b3"],
        "beside a park; each counts once"
    );
}

#[test]
fn sd_3_a_park_with_no_cell_around_gives_nothing() {
    assert_eq!(
        private_parks("## ## R2\n## ## R2\nR2 R2 R2"),
        ["private park on b3", "private park on a2", "private park on b2"]
    );
}

#[test]
fn sd_4_unplaced_pyramids_score_nothing() {
    let game = play(2, &[], "2b2");
    assert_eq!(game.total(Seat::ALL[0]), 2 - 1);
    assert_eq!(game.total(Seat::ALL[1]), 0);
}

#[test]
fn sd_4_equal_totals_share_the_place() {
    let game = play(3, &[], "2b2 2d2 3f6");
    let places = game.places();
    let of = |seats: Seats| seats.iter().map(|seat| places[seat]).collect::<Vec<_>>();
    assert_eq!(of(game.seats()), [2, 2, 1]);
    let level = play(2, &[], "2b2 2d2");
    assert_eq!(winners(&level), [Seat::ALL[0], Seat::ALL[1]]);
}

#[test]
fn sd_5_drawn_parks_are_written_from_the_top_row_down() {
    let game = game(2, &["parks=random"]);
    let parks = game.parse_outcome("parks:f1,a6,c3,d4,b2,a1").unwrap();
    assert_eq!(game.outcome_word(&parks), "parks:a6,d4,c3,b2,a1,f1");
    let refusal = |word| {
        game.check_outcome(&game.parse_outcome(word).unwrap())
            .unwrap_err()
    };
    assert_eq!(
        refusal("parks:a1").to_string(),
        "6 parks are drawn, on cells of the board, not 1"
    );
    for bad in ["parks:", "parks:a1,a1", "parks:z9", "park:a1", "a1"] {
        assert!(game.parse_outcome(bad).is_err(), "{bad}");
    }
}

// Notation and text

#[test]
fn words_that_are_no_actions_say_what_would_be() {
    let game = game(2, &[]);
    assert_eq!(
        game.parse("4c4").unwrap_err().to_string(),
        "\"4c4\" is not a pyramid and a cell such as 3c4, a park such as pc4, or pass"
    );
    assert_eq!(
        game.parse("3g1").unwrap_err().to_string(),
        "\"3g1\" is not on this board of 6x6 cells"
    );
}

#[test]
fn text_shows_the_board_and_who_is_to_act() {
    let game = play(2, &[], "3b5 1c5 2e2");
    insta::assert_snapshot!(game.view(Observer::Spectator).text());
}

// Positions from a real table

#[test]
fn position_colours_name_players_too() {
    let by = |owner: &str| format!(r#"{{"size":6,"pieces":[{{"x":1,"y":1,{owner},"size":2}}]}}"#);
    for owner in [
        r#""player":2"#,
        r#""colour":"blue""#,
        r#""color":"Blue""#,
        r#""player":2,"colour":"blue""#,
    ] {
        let sheet = Subdivision::appraise(&by(owner), &Default::default())
            .unwrap()
            .said(&crate::english());
        let totals: Vec<i32> = sheet.seats.iter().map(|seat| seat.total).collect();
        assert_eq!(totals[1], 1, "{owner}");
    }
}

#[test]
fn position_illegal_placements_are_named() {
    let illegal = |board: &str| appraise(board).illegal.join("; ");
    let parks = "## . . . . ##\n. . . . . .\n. . . ## . .\n. . ## . . .\n. . . . . .\n## . . . . ##";
    let with = |row: usize, cells: &str| {
        let mut rows: Vec<&str> = parks.lines().collect();
        rows[row] = cells;
        rows.join("\n")
    };
    assert_eq!(illegal(parks), "");
    assert_eq!(
        illegal(&with(1, "R3 R3 . . . .")),
        "Red's 3-pips on a5 (x 0, y 1) and b5 (x 1, y 1) are Near each other"
    );
    assert_eq!(
        illegal(&with(1, "R1 . B3 . . .")),
        "Red's 1-pip on a5 (x 0, y 1) cannot have been Near another colour's 1-pip or 3-pip when it was placed"
    );
    assert_eq!(
        illegal(&with(1, ". R1 B3 B1 . .")),
        "Blue's 1-pip on d5 (x 3, y 1) cannot have been Near another colour's 1-pip or 3-pip when it was placed"
    );
    assert_eq!(
        illegal(&with(1, "B1 R1 B3 . . .")),
        "",
        "a 1-pip may follow another into company"
    );
    assert_eq!(
        illegal(&with(1, "R2 R2 R2 R2 R2 R2")),
        "Red has placed 6 2-pips, of 5"
    );
    assert_eq!(
        illegal(&with(1, "G2 . . . . .")),
        "Green has pyramids on a board for 2 players"
    );
    assert_eq!(
        illegal(". . . .\n. . . .\n. . . .\n. . . ."),
        "no game is played on a board of 4x4 cells"
    );
    assert_eq!(
        illegal(&parks.replace("## . . . . ##\n. .", ". . . . . ##\n. .")),
        "a board of 6x6 cells has 6 or 9 or 0 parks, not 5"
    );
}

#[test]
fn position_bad_files_say_what_and_where() {
    let fault = |json: &str| {
        Subdivision::appraise(json, &Default::default())
            .unwrap_err()
            .to_string()
    };
    assert_eq!(fault("{"), "line 1 column 1: EOF while parsing an object");
    assert_eq!(
        fault(r#"{"size":9,"pieces":[]}"#),
        "size: a board has 1 to 8 rows, not 9"
    );
    assert_eq!(
        fault(r#"{"size":6,"parks":[[6,0]],"pieces":[]}"#),
        "parks[0]: (6, 0) is not on a board of 6x6 cells"
    );
    let piece = |fields: &str| format!(r#"{{"size":6,"pieces":[{{{fields}}}]}}"#);
    assert_eq!(
        fault(&piece(r#""x":0,"y":9,"player":1,"size":1"#)),
        "pieces[0]: (0, 9) is not on a board of 6x6 cells"
    );
    assert_eq!(
        fault(&piece(r#""x":0,"y":0,"player":5,"size":1"#)),
        "pieces[0]: player 5 is not 1 to 4"
    );
    assert_eq!(
        fault(&piece(r#""x":0,"y":0,"player":1,"size":4"#)),
        "pieces[0]: a pyramid has 1 to 3 pips, not 4"
    );
    assert_eq!(
        fault(&piece(r#""x":0,"y":0,"size":1"#)),
        "pieces[0]: neither \"player\" nor \"colour\" is given"
    );
    assert_eq!(
        fault(&piece(r#""x":0,"y":0,"colour":"pink","size":1"#)),
        "pieces[0]: colour \"pink\" is none of red, blue, green, yellow"
    );
    assert_eq!(
        fault(&piece(r#""x":0,"y":0,"player":1,"colour":"blue","size":1"#)),
        "pieces[0]: player 1 is Red, not Blue"
    );
    assert!(fault(r#"{"size":6,"pieces":[],"peices":[]}"#).contains("unknown field `peices`"));
}

#[test]
fn position_two_pyramids_on_a_cell_or_one_on_a_park_are_illegal() {
    let sheet = Subdivision::appraise(
        r#"{"size":6,"parks":[[0,0],[5,0],[3,2],[2,3],[0,5],[5,5]],
            "pieces":[{"x":0,"y":0,"player":1,"size":2},{"x":1,"y":1,"player":1,"size":2},{"x":1,"y":1,"player":2,"size":2}]}"#, &Default::default())
    .unwrap().said(&crate::english());
    assert_eq!(
        sheet.illegal,
        [
            "a pyramid stands on the park on a6 (x 0, y 0)",
            "two pyramids stand on b5 (x 1, y 1); the first one is scored"
        ]
    );
    assert_eq!(sheet.seats[0].total, 4 - 2);
}
