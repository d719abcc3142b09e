//! Refilling the hand and the end of the game: PT-3, PT-5, PT-7 and PT-9 of the rule page.

use crate::laws;
use crate::table::{
    COMPLETE, blank, enter, hand, labels, new, play, play_until, points, refused, seat, seen_by, to_act,
    totals, words, words_of,
};
use plat_engine::{FastDice, Game, Knowledge, Next, Observer, Record, Refusal as _, Session};
use plat_game_puzzle_town::{Declining, Phase, PuzzleTown, Tile};

/// So many random games are watched for each number of players and each choice of options.
const GAMES: u64 = 250;

// Refilling the hand

#[test]
fn pt_9_with_five_or_more_left_after_laying_one_may_draw_or_keep() {
    let after = |words: &[&str]| play(2, &[], "green", words);
    let counts = |game: &PuzzleTown| {
        let view = game.view(Observer::Spectator);
        (view.hands[0].count, view.hands[1].count, view.pile)
    };
    let asked = after(&["decline", "decline", "b8:GGGB"]);
    assert_eq!((counts(&asked), to_act(&asked)), ((5, 6, 36), seat(1)));
    assert_eq!(words(&asked), ["draw", "keep"]);
    let drawn = after(&["decline", "decline", "b8:GGGB", "draw"]);
    assert_eq!((counts(&drawn), to_act(&drawn)), ((6, 6, 35), seat(2)));
    let kept = after(&["decline", "decline", "b8:GGGB", "keep"]);
    assert_eq!((counts(&kept), to_act(&kept)), ((5, 6, 36), seat(2)));
    assert_eq!(totals(&drawn), totals(&kept), "neither costs anything");
    // With six left it is the same.
    let twice = after(&["decline", "decline", "decline", "decline", "b8:GGGB"]);
    assert_eq!(
        (counts(&twice).0, words(&twice)),
        (6, vec!["draw".to_owned(), "keep".to_owned()])
    );
    // With four left one draws without being asked.
    let four = after(&["b8:GGGB"]);
    assert_eq!((counts(&four), to_act(&four)), ((5, 5, 37), seat(2)));
}

#[test]
fn pt_9_nobody_is_asked_after_a_stoppage_or_once_no_tiles_are_face_down() {
    let stopped = play(2, &[], "green", &["decline"]);
    assert_eq!((to_act(&stopped), hand(&stopped, seat(1)).len()), (seat(2), 6));
    // 38 Stoppages empty the pile, and everybody holds 24 tiles.
    let mut lines = blank(38);
    lines.push("b8:GGGB");
    let empty = play(2, &[], "green", &lines);
    assert_eq!((hand(&empty, seat(1)).len(), to_act(&empty)), (23, seat(2)));
    assert_eq!(seen_by(&empty, 2).phase, Phase::Play);
}

#[test]
fn pt_9_draw_and_keep_are_refused_at_any_other_time_and_anything_else_then() {
    let asked = play(2, &[], "green", &["decline", "decline", "b8:GGGB"]);
    for word in ["decline", "a7:RRRG", "b8:GGGB"] {
        let refusal = refused(&asked, word);
        assert_eq!(refusal.rule(), "PT-9", "{word}");
        assert_eq!(
            refusal.to_string(),
            "you have laid a tile and hold enough: draw another one or keep your hand as it is"
        );
    }
    for (game, word) in [
        (play(2, &[], "green", &["decline"]), "draw"),
        (play(2, &[], "green", &["b8:GGGB"]), "keep"),
        (play_until(1, 1, &[], "green", &["b8:GGGB", "a7:RRRG"]), "draw"),
    ] {
        let refusal = refused(&game, word);
        assert_eq!(refusal.rule(), "PT-9", "{word}");
        assert!(
            refusal.to_string().contains("five or more left in your hand"),
            "{refusal}"
        );
    }
}

#[test]
fn pt_9_the_example_of_a_game_in_which_nobody_was_asked() {
    let game = under_old_rules(include_str!("revision-1/seed-3.plat"), 75);
    assert_eq!((to_act(&game), hand(&game, seat(2)).len()), (seat(2), 5));
    assert_eq!(seen_by(&game, 2).phase, Phase::Refill);
    assert_eq!(words(&game), ["draw", "keep"]);
}

// The end

/// All but three tiles of [`COMPLETE`] are laid, the Park in the place of a GGGG. Player 1 holds that GGGG and the tile
/// for the corner f1, which touches nothing yet; player 2 holds those for e1 and f2. The pile is empty. So many of the
/// last six actions have been taken.
fn at_the_corner(taken: usize, options: &[&str]) -> PuzzleTown {
    let mut words: Vec<String> = words_of(COMPLETE)
        .into_iter()
        .filter(|word| !["e1", "f1", "f2"].contains(&&word[..2]))
        .map(|word| match word.as_str() {
            "a6:GGGG" => "a6:PARK".to_owned(),
            _ => word,
        })
        .collect();
    let before = words.len();
    let last = ["decline", "e1:RBGG", "f1:RGGB", "f2:RGRR", "decline", "decline"];
    words.extend(last.map(ToOwned::to_owned));
    play_until(before + taken, 2, options, "green", &words)
}

#[test]
fn pt_3_once_no_tiles_are_face_down_whoever_can_lay_must() {
    // Every tile but that of the last corner is laid: player 1 has it, player 2 the Park.
    let all = words_of(COMPLETE);
    let game = play_until(46, 2, &[], "green", &all);
    assert_eq!((seen_by(&game, 1).pile, to_act(&game)), (0, seat(1)));
    assert_eq!(words(&game), ["f1:RGGB"]);
    let refusal = refused(&game, "decline");
    assert_eq!(refusal.rule(), "PT-3");
    assert_eq!(
        refusal.to_string(),
        "once no tiles are face down whoever can lay one must: lay one, such as a tile with red north, \
         green east, green south and blue west on f1"
    );
    assert_eq!(seen_by(&game, 1).declining, None, "and no button offers it");
    // With the whole pile in hand it is the same.
    let early = play(2, &[], "green", &blank(38));
    assert_eq!(refused(&early, "decline").rule(), "PT-3");
    assert!(!words(&early).contains(&"decline".to_owned()));
}

#[test]
fn pt_3_who_had_to_pass_must_lay_again_when_somebody_has_built_a_place() {
    let stuck = at_the_corner(1, &[]);
    assert_eq!(to_act(&stuck), seat(2), "player 1 could only pass");
    let game = at_the_corner(2, &[]);
    assert_eq!(
        (to_act(&game), words(&game)),
        (seat(1), vec!["f1:RGGB".to_owned()])
    );
    assert_eq!(refused(&game, "decline").rule(), "PT-3");
    assert_eq!(
        at_the_corner(5, &[]).next(),
        Next::Seats(plat_engine::SeatSet::only(seat(2)))
    );
    assert_eq!(
        at_the_corner(6, &[]).next(),
        Next::Over,
        "all have passed in a row"
    );
}

#[test]
fn pt_3_the_example_of_a_game_that_ended_too_early() {
    let mut game = under_old_rules(include_str!("revision-1/seed-8.plat"), 86);
    assert_eq!(seen_by(&game, 1).pile, 0);
    assert_eq!(laws::playable_by_anybody(&game).len(), 3);
    // Then both passed. Now whoever holds one of the three is asked to lay it.
    let mut asked = 0;
    while game.next() != Next::Over {
        let mover = to_act(&game);
        let can = !laws::playable(&game, mover).is_empty();
        let word = match can {
            true => {
                assert_eq!(refused(&game, "decline").rule(), "PT-3");
                asked += 1;
                words(&game)[0].clone()
            }
            false => "decline".to_owned(),
        };
        game = enter(game, &word);
    }
    assert!(asked > 0);
    assert_eq!(laws::playable_by_anybody(&game), Vec::<String>::new());
}

#[test]
fn pt_3_over_many_games_none_ends_while_a_tile_could_be_played() {
    let choices: [&[&str]; 3] = [&[], &["size=7x7"], &["late-stoppages=charged"]];
    let (mut must, mut cannot) = (0, 0);
    for (seats, options) in (2..=4).flat_map(|seats| choices.map(|options| (seats, options))) {
        for seed in 0..GAMES {
            let mut game = new(seats, options);
            let mut dice = FastDice::new(seed);
            while game.next() != Next::Over {
                let Next::Seats(acting) = game.next() else {
                    let outcome = game.draw(&mut dice);
                    game.reveal(&outcome);
                    continue;
                };
                let mover = acting.first().unwrap();
                let view = game.view(Observer::Seat(mover));
                if view.pile == 0 && view.phase == Phase::Play {
                    let can = !laws::playable(&game, mover).is_empty();
                    let offered = words(&game);
                    assert_eq!(
                        offered.contains(&"decline".to_owned()),
                        !can,
                        "{seats} {options:?} {seed}"
                    );
                    assert_eq!(offered.len() > 1 || offered[0] != "decline", can);
                    must += usize::from(can);
                    cannot += usize::from(!can);
                }
                let action = game.pick(mover, &mut dice, &mut Vec::new());
                game.act(mover, action);
            }
            assert_eq!(
                laws::playable_by_anybody(&game),
                Vec::<String>::new(),
                "{seats} {options:?} {seed}"
            );
        }
    }
    assert!(
        must > 1_000 && cannot > 1_000,
        "{must} had to lay, {cannot} could not"
    );
}

#[test]
fn pt_5_passes_are_free_and_the_hand_is_charged_at_the_end() {
    let before = totals(&at_the_corner(0, &[]));
    let passed = at_the_corner(1, &[]);
    assert_eq!(totals(&passed), before, "a pass costs nothing");
    let last = at_the_corner(4, &[]);
    assert_eq!(
        (to_act(&last), seen_by(&last, 1).declining),
        (seat(1), Some(Declining::Pass))
    );
    let over = at_the_corner(6, &[]);
    // Player 1 keeps GGGG: a Stoppage, and four zones of the border colour.
    assert_eq!(totals(&over), [totals(&last)[0] - 3 - 4, totals(&last)[1]]);
    assert_eq!(points(&over, 1)[4..], [-4, -3]);
    assert_eq!(labels(&over, 1)[5], "1 Construction Stoppage (1 tile in hand)");
}

#[test]
fn pt_5_charged_passes_cost_3_for_whoever_holds_tiles() {
    let charged = &["late-stoppages=charged"];
    let free = totals(&at_the_corner(6, &[]));
    let before = at_the_corner(0, charged);
    assert_eq!(seen_by(&before, 1).declining, Some(Declining::LateStoppage));
    let passed = at_the_corner(1, charged);
    assert_eq!(totals(&passed), [totals(&before)[0] - 3, totals(&before)[1]]);
    let last = at_the_corner(5, charged);
    assert_eq!(to_act(&last), seat(2));
    assert_eq!(
        seen_by(&last, 2).declining,
        Some(Declining::Pass),
        "player 2 has no tiles left"
    );
    let over = at_the_corner(6, charged);
    // Player 1 has passed twice, and the tile in hand is charged as ever.
    assert_eq!(totals(&over), [free[0] - 2 * 3, free[1]]);
    assert_eq!(labels(&over, 1)[5], "3 Construction Stoppages (1 tile in hand)");
    // A Stoppage while tiles are face down costs the same with either.
    assert_eq!(totals(&play(2, charged, "green", &["decline"])), [-3, 0]);
}

#[test]
fn pt_7_the_stoppage_that_draws_the_last_tile_is_no_pass() {
    // All have declined in a row when the pile is empty, and the game goes on.
    let game = play(2, &[], "green", &blank(38));
    let view = game.view(Observer::Spectator);
    assert_eq!((view.pile, view.passes, to_act(&game)), (0, 0, seat(1)));
    assert_eq!(totals(&game), [-57, -57], "19 Stoppages each");
    let passed = at_the_corner(1, &[]);
    assert_eq!(passed.view(Observer::Spectator).passes, 1);
}

#[test]
fn in_6x8_the_town_is_full_with_one_tile_left() {
    let mut game = play(2, &[], "green", &words_of(COMPLETE));
    let view = game.view(Observer::Spectator);
    assert!(view.town.as_ref().unwrap().is_complete());
    assert_eq!((view.hands[0].count, view.hands[1].count, view.pile), (0, 1, 0));
    assert!(hand(&game, seat(2)).has(Tile::Park));
    assert_eq!(words(&game), ["decline"]);
    let before = totals(&game);
    game = enter(game, "decline");
    assert_eq!(words(&game), ["decline"], "whose hand is empty passes too");
    game = enter(game, "decline");
    assert_eq!(game.next(), Next::Over);
    assert_eq!(
        totals(&game),
        [before[0], before[1] - 3],
        "the Park in hand costs 3"
    );
}

#[test]
fn a_complete_town_in_reading_order_gives_all_its_blocks() {
    let game = play(2, &[], "green", &words_of(COMPLETE));
    let view = game.view(Observer::Spectator);
    // 82 Blocks: the 5 + 7 tiles along the north and west complete one, the 35 others two.
    let singles: u8 = view.sheets.iter().map(|sheet| sheet.blocks[0]).sum();
    let doubles: u8 = view.sheets.iter().map(|sheet| sheet.blocks[1]).sum();
    assert_eq!((singles, doubles), (12, 35));
    assert_eq!(singles + 2 * doubles, 82);
}

// Records of the first revision

#[test]
fn a_record_of_the_first_revision_is_refused_in_a_line_that_says_so() {
    let record = Record::parse(include_str!("revision-1/seed-3.plat")).unwrap();
    let fault = Session::<PuzzleTown>::replay(&record).expect_err("its rules were others");
    assert_eq!(
        fault.to_string(),
        "line 3: rules revision 1 of puzzle-town is not known here, only 2"
    );
}

/// Plays the entries of a record of the first revision up to this one. Nobody was asked then whether to draw with five or
/// more tiles in hand, and nobody drew.
fn under_old_rules(record: &str, until: usize) -> PuzzleTown {
    let mut game = new(2, &[]);
    let entries = record.lines().filter_map(|line| {
        let (number, entry) = line.split_once(". ")?;
        Some((number.parse::<usize>().ok()?, entry.split_once(' ')?.1))
    });
    for (_, word) in entries.take_while(|(number, _)| *number <= until) {
        if game.view(Observer::Spectator).phase == Phase::Refill {
            game = enter(game, "keep");
        }
        game = enter(game, word);
    }
    game
}
