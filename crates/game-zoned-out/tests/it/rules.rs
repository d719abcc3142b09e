//! The rules of a game and every figure of the rule book.

use crate::table::{
    BARREN, appraise, block, floors, line, new, play, refused, seat, see, seen_by, settle, table, to_act,
    words, zone,
};
use plat_engine::{Game, Next, Notation, Observer};
use plat_game_zoned_out::{Objective, Phase, ZonedOut};

// Setting up

#[test]
fn the_start_player_has_two_cards_and_the_others_three() {
    let mut game = new(3, &[]);
    assert_eq!(game.next(), Next::Chance);
    game = play(game, "start:2 2+c1,c2 3+c3,c4,c5 1+c6,c7,c8 city:c9,c10,c11,c12");
    let view = see(&game);
    let hands: Vec<usize> = view.players.iter().map(|player| player.hand).collect();
    assert_eq!(hands, [3, 2, 3]);
    assert_eq!(view.deck, 63 - 8 - 4);
    assert_eq!(view.blocks.len(), 12, "four by four without Downtown");
}

#[test]
fn the_city_begins_with_parking_lots_inmost_and_downtown_on_them() {
    // c1 is PL RL LB RM, c10 PL TD CM RM, c20 PL CL TD IL, c30 PL CM CH ST or so; whatever they show, the ring has no
    // inmost Block, and each card reads clockwise from its Parking Lot.
    let game = play(
        new(2, &["objectives=off"]),
        "start:1 1+c50,c51 2+c52,c53,c54 city:c1,c2,c3,c4",
    );
    let ring = [
        "n1w2", "n2w2", "n2w1", "n2e1", "n2e2", "n1e2", "s1e2", "s2e2", "s2e1", "s2w1", "s2w2", "s1w2",
    ];
    let faces: Vec<&str> = ring.iter().map(|name| block(&game, name).face.code()).collect();
    assert_eq!(
        faces,
        [
            "RL", "LB", "RM", "RL", "RH", "ST", "TD", "RL", "CL", "PK", "CM", "RL"
        ]
    );
    assert!(
        see(&game)
            .blocks
            .iter()
            .all(|block| block.at.to_string() != "n1w1")
    );
    assert_eq!(to_act(&game), seat(1));
    let planners: Vec<String> = words(&game);
    assert_eq!(
        planners,
        [
            "n2w2:light",
            "n2w2:medium",
            "n2w1",
            "n2e1",
            "n2e2",
            "n1w2",
            "n1e2:light",
            "n1e2:medium",
            "n1e2:heavy",
            "s1w2",
            "s1e2:light",
            "s1e2:medium",
            "s1e2:heavy",
            "s2w2",
            "s2e1",
            "s2e2",
        ],
        "every Block but the Park, in reading order"
    );
}

#[test]
fn pieces_and_objectives_depend_on_the_number_of_players() {
    for (seats, pieces, secret, public) in [(2, 45, 2, 2), (3, 40, 1, 3), (4, 35, 1, 2)] {
        let mut game = new(seats, &[]);
        let mut dice = plat_engine::FastDice::new(1);
        while game.unfold(&mut dice) {}
        let view = seen_by(&game, 1);
        assert!(view.players.iter().all(|player| player.pieces == pieces));
        let own = view
            .objectives
            .iter()
            .filter(|one| one.secret_of == Some(seat(1)));
        assert_eq!(own.count(), secret);
        assert_eq!(
            view.objectives
                .iter()
                .filter(|one| one.secret_of.is_none())
                .count(),
            public
        );
        assert_eq!(
            view.objectives.len(),
            secret + public,
            "those of the others are not shown"
        );
    }
    let off = play(
        new(2, &["objectives=off"]),
        "start:1 1+c1,c2 2+c3,c4,c5 city:c6,c7,c8,c9",
    );
    assert_eq!(see(&off).phase, Phase::Begin, "no objectives are dealt");
}

#[test]
fn the_first_turn_is_the_planner_and_a_card() {
    let game = table(2, "PL PL RL  PL PL PL  PL PL PL  PL PL PL", &[]);
    assert_eq!(words(&game), ["n2w1"]);
    assert_eq!(refused(&game, "c5:0:n3w3").1, "now you move your planner");
    assert_eq!(
        refused(&game, "n2w2").1,
        "a planner never stands on a Parking Lot"
    );
    let game = play(game, "n2w1 1+c10");
    assert_eq!(to_act(&game), seat(2));
    assert_eq!(see(&game).players[0].hand, 3);
}

// Redraw

#[test]
fn a_redraw_costs_one_token_whatever_its_size() {
    let game = play(table(2, BARREN, &[]), "leave 1+c10");
    let three = play(game.clone(), "discard:c7 discard:c8 discard:c9");
    assert_eq!(
        three.next(),
        Next::Chance,
        "the hand is empty, so the cards are drawn"
    );
    let three = play(three, "2+c20,c21,c22");
    assert_eq!(see(&three).players[1].redraws, 1);
    assert_eq!(three.total(seat(2)), -1);
    let one = play(game, "discard:c8 redraw 2+c20");
    assert_eq!(see(&one).players[1].redraws, 1);
    assert_eq!((see(&one).deck, see(&one).bottom), (30, 1));
    assert!(words(&one)[0].starts_with("c7:") && !words(&one).iter().any(|word| word.starts_with("discard")));
}

// Playing a card

#[test]
fn a_card_covers_one_two_or_three_blocks() {
    let game = settle(play(table(2, BARREN, &[]), "leave"));
    assert_eq!(refused(&game, "c7:0:n3e3").1, "a card covers at least one Block");
    assert_eq!(
        refused(&game, "c5:0:n3w3").1,
        "you do not hold the card with 4 Parking Lots"
    );
    for (word, blocks) in [("c7:0:n3w3", 15), ("c7:0:n3w1", 14)] {
        assert_eq!(see(&play(game.clone(), word)).blocks.len(), blocks, "{word}");
    }
    // A second card beside the first covers three, and on top of it all four.
    let game = settle(play(game, "c7:0:n3w3 leave"));
    assert_eq!(see(&play(game.clone(), "c5:0:n3w2")).blocks.len(), 16);
    assert_eq!(refused(&game, "c5:0:n3w3").1, "a card may not cover four Blocks");
    assert_eq!(
        see(&play(game, "c5:0:n2w3")).blocks.len(),
        16,
        "n2w3, n2w2 and n1w2"
    );
}

#[test]
fn downtown_is_never_covered() {
    let game = settle(play(table(2, BARREN, &[]), "leave"));
    for name in [
        "n2w2", "n2w1", "n2e1", "n1w2", "n1w1", "n1e1", "s1w2", "s1w1", "s1e1",
    ] {
        assert_eq!(
            refused(&game, &format!("c7:0:{name}")).1,
            "Downtown is never covered",
            "{name}"
        );
    }
    assert_eq!(
        words(&game).len(),
        3 * 4 * 16 + 3,
        "sixteen places around the city, and three discards"
    );
}

#[test]
fn a_card_is_turned_clockwise() {
    let game = settle(play(
        table(2, BARREN, &["PL PL PL PL", "PL PL PL PL", "PL PK MU AB"]),
        "leave",
    ));
    let faces = |word: &str| {
        let game = play(game.clone(), word);
        ["n3w3", "n3w2", "n2w2", "n2w3"].map(|name| block(&game, name).face.code())
    };
    assert_eq!(faces("c7:0:n3w3"), ["PL", "PK", "MU", "AB"]);
    assert_eq!(faces("c7:90:n3w3"), ["AB", "PL", "PK", "MU"]);
    assert_eq!(faces("c7:180:n3w3"), ["MU", "AB", "PL", "PK"]);
    assert_eq!(faces("c7:270:n3w3"), ["PK", "MU", "AB", "PL"]);
}

#[test]
fn what_a_card_may_not_cover() {
    let ring = "PL RL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = settle(play(table(2, ring, &["CL PL PL PL"]), "n2w1"));
    assert_eq!(
        refused(&game, "c7:0:n3w3").1,
        "n2w2 is in Red's zone, and only its own player may cover it"
    );
    let game = settle(play(game, "c7:0:s2e2 leave"));
    assert_eq!(refused(&game, "c5:0:n3w1").1, "your planner stands on n2w1");
    assert_eq!(
        zone(&play(game.clone(), "c5:180:n3w3"), 1),
        "n2w1",
        "the own zone may be covered"
    );
    // Player 1 leaves to n1w3, and the zone is developed.
    let game = settle(play(game, "c5:270:n2w3 n1w3"));
    assert_eq!(block(&game, "n2w1").built.map(|built| built.height), Some(1));
    assert_eq!(
        refused(&game, "c8:0:n3w1").1,
        "n2w1 is developed, and developed Blocks are never covered"
    );
}

// Moving and developing

#[test]
fn a_planner_that_stays_in_its_zone_develops_nothing() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = settle(play(table(2, ring, &["PL PL RL CL"]), "n2w1 c7:0:s2e2 leave"));
    let game = play(game, "c5:0:n3w3");
    assert_eq!(zone(&game, 1), "n2w2 n2w1");
    assert_eq!(words(&game), ["n2w3", "n2w2"]);
    assert_eq!(
        refused(&game, "n2w1").1,
        "the planner moves to a Block of the card just laid"
    );
    assert_eq!(
        refused(&game, "leave").1,
        "your planner can move to this card, so it may not leave"
    );
    let stayed = play(game.clone(), "n2w2");
    assert!(see(&stayed).blocks.iter().all(|block| block.built.is_none()));
    let left = play(game, "n2w3");
    let built = ["n2w2", "n2w1"].map(|name| block(&left, name).built.map(|built| built.height));
    assert_eq!(built, [Some(1), Some(1)]);
    assert_eq!(zone(&left, 1), "n2w3");
}

#[test]
fn a_planner_without_a_block_leaves_the_city_and_comes_back() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = settle(play(
        table(2, ring, &["PL PL PL PL", "PL PL CM PL"]),
        "n2w1 c7:0:s2e2 leave",
    ));
    let game = play(game, "c5:0:n3w3");
    assert_eq!(words(&game), ["leave"]);
    let game = settle(play(game, "leave"));
    assert_eq!(see(&game).players[0].zone, None);
    assert_eq!(
        floors(&game),
        [vec![1], vec![], vec![], vec![]],
        "its zone was developed"
    );
    let game = play(settle(play(game, "c8:0:s3e3 leave")), "c6:0:s2w3 s3w2");
    assert_eq!(zone(&game, 1), "s3w2", "and it comes back with the next card");
    assert_eq!(
        floors(&game)[2],
        Vec::<usize>::new(),
        "there was nothing to develop"
    );
}

#[test]
fn the_floor_is_built_in_the_quadrant_that_the_planner_left() {
    for (ring, from, quadrant) in [
        ("PL RH PL  PL PL PL  PL PL PL  PL PL PL", "n2w2", 0),
        ("PL PL PL  PL RH PL  PL PL PL  PL PL PL", "n2e2", 1),
        ("PL PL PL  PL PL PL  PL PL PL  PL RH PL", "s2w2", 2),
        ("PL PL PL  PL PL PL  PL RH PL  PL PL PL", "s2e2", 3),
    ] {
        let game = settle(play(
            table(2, ring, &["CL PL PL PL"]),
            &format!("{from} c7:0:n3w1 leave"),
        ));
        let game = play(game, "c5:0:n4e1 n4e1");
        assert_eq!(block(&game, from).built.map(|built| built.height), Some(3));
        assert_eq!(floors(&game)[quadrant], [1], "{from}");
        assert_eq!(see(&game).players[0].pieces, 45 - 4);
    }
}

#[test]
fn the_table_of_zones() {
    for (blocks, points) in (1..).zip([1, 3, 6, 10, 15, 21, 28, 36, 45]) {
        let row: Vec<String> = (1..=blocks)
            .map(|column| format!(r#"{{"at": "n2e{column}", "face": "CM"}}"#))
            .collect();
        let sheet = appraise(&format!(
            r#"{{"players": 2, "blocks": [{}], "planners": [{{"player": 1, "at": "n2e1"}}]}}"#,
            row.join(",")
        ));
        assert_eq!(sheet.offers[0].points, points, "{blocks} Blocks");
    }
}

#[test]
fn the_example_zone_of_three_blocks_scores_eight() {
    // +6 of three Museums, −4 of two Abandoned Buildings; the one that touches two Blocks of the zone counts once.
    let sheet = appraise(
        r#"{"players": 2, "planners": [{"player": 2, "at": "n3e2"}], "blocks": [
        {"at": "n3e2", "face": "RL"}, {"at": "n3e3", "face": "RL"}, {"at": "n2e2", "face": "RL"},
        {"at": "n2e3", "face": "MU"}, {"at": "n4e2", "face": "MU"}, {"at": "n4e3", "face": "MU"},
        {"at": "n3e1", "face": "AB"}, {"at": "n3e4", "face": "AB"}, {"at": "n4e4", "face": "PK"}]}"#,
    );
    assert_eq!(sheet.offers[0].points, 8);
    assert_eq!(sheet.offers[0].says, "Blue leaves the Light Residential zone");
}

#[test]
fn redraw_tokens_cost_as_the_table_says() {
    for (tokens, loss) in (1..).zip([1, 3, 6, 10, 15, 21, 28, 36, 45]) {
        let sheet = appraise(&format!(
            r#"{{"players": 2, "blocks": [], "redraws": [{tokens}, 0]}}"#
        ));
        assert_eq!((sheet.seats[0].total, sheet.seats[1].total), (-loss, 0));
    }
}

/// A position for four in which every player has developed so many Blocks of a kind.
fn developed(face: &str, counts: [usize; 4], objective: &str) -> [i32; 4] {
    let mut blocks = Vec::new();
    for (player, count) in (1..).zip(counts) {
        for column in 1..=count {
            let row = player + 1;
            blocks.push(format!(
                r#"{{"at": "n{row}e{column}", "face": "{face}",
                    "built": {{"player": {player}, "kind": "{face}", "height": 1}}}}"#
            ));
        }
    }
    let sheet = appraise(&format!(
        r#"{{"players": 4, "blocks": [{}], "objectives": ["{objective}"]}}"#,
        blocks.join(",")
    ));
    [0, 1, 2, 3].map(|index| sheet.seats[index].total)
}

#[test]
fn the_examples_of_objectives() {
    assert_eq!(
        developed("IL", [6, 3, 5, 2], "light-industrial-zones"),
        [6, 3, 5, 2]
    );
    assert_eq!(
        developed("RM", [3, 4, 0, 8], "medium-residential-zones"),
        [3, 4, 0, 8]
    );
    // Player 4 has the most Residential Blocks, player 2 the next most.
    assert_eq!(
        developed("RL", [1, 4, 0, 5], "most-residential-blocks"),
        [0, 3, 0, 6]
    );
    assert_eq!(
        developed("IM", [3, 1, 4, 2], "highest-industrial-capacity"),
        [3, 0, 6, 0]
    );
    assert_eq!(
        developed("CL", [2, 5, 1, 0], "most-commercial-blocks"),
        [3, 6, 0, 0]
    );
    assert_eq!(developed("CL", [5, 4, 1, 0], "small-town-bonus"), [6, 3, 0, 0]);
}

fn skyscraper(players: usize, floors: &str) -> Vec<i32> {
    let sheet = appraise(&format!(
        r#"{{"players": {players}, "blocks": [], "skyscrapers": {{"nw": {floors}}}}}"#
    ));
    sheet.seats.iter().map(|score| score.total).collect()
}

#[test]
fn the_examples_of_skyscrapers() {
    // Only two builders in a game of four; then three; then one for whoever is fourth.
    assert_eq!(skyscraper(4, "[4, 1, 4]"), [5, 0, 0, 7]);
    assert_eq!(skyscraper(4, "[4, 3, 4, 2, 3, 4]"), [0, 3, 5, 7]);
    assert_eq!(skyscraper(4, "[1, 1, 1, 2, 2, 4, 3]"), [7, 5, 3, 1]);
    assert_eq!(
        skyscraper(4, "[1, 2, 3, 4]"),
        [1, 3, 5, 7],
        "equal floors: the highest piece is ahead"
    );
    assert_eq!(skyscraper(3, "[1, 2, 2, 1]"), [7, 5, 0]);
    assert_eq!(skyscraper(2, "[1, 2, 2]"), [1, 5], "two players: 5 and 1");
    assert_eq!(skyscraper(2, "[1]"), [5, 0], "no floor, no points");
}

// The end

/// Plays from a table on, everybody laying Parking Lots in the first place there is, while the deck has so many cards.
fn idle(mut game: ZonedOut, deck: usize) -> ZonedOut {
    while see(&game).deck > deck {
        let place = words(&game).into_iter().next().unwrap();
        game = settle(play(game, &format!("{place} leave")));
    }
    game
}

#[test]
fn who_cannot_draw_triggers_the_end_and_all_others_have_one_more_turn() {
    for seats in 2..=4 {
        let mut game = idle(settle(play(table(seats, BARREN, &[]), "leave")), 0);
        let trigger = to_act(&game);
        for turn in 0..seats {
            assert_eq!(see(&game).ender, (turn > 0).then_some(trigger));
            let place = words(&game).into_iter().next().unwrap();
            game = play(game, &format!("{place} leave"));
        }
        assert_eq!(game.next(), Next::Over, "{seats} players");
        assert!(see(&game).players.iter().all(|player| player.hand == 2));
    }
}

#[test]
fn the_last_piece_triggers_the_end_and_the_other_has_one_more_turn() {
    // Twelve Heavy Blocks and then four more are more than 45 pieces; see ZO-8.
    let ring = "RH RH RH  RH RH RH  RH RH RH  RH RH RH";
    let cards = [
        "CH CH PL CH",
        "CH PL PL CH",
        "PL PL PL PL",
        "PL PL PL PL",
        "PL PL PL PL",
        "IL PL PL PL",
    ];
    let game = play(
        table(2, ring, &cards),
        "s2e2 1+c10 pass c5:0:n3w3 n3w3 pass c6:0:n4w2 n4w2 c7:0:n5w1 leave c10:0:n4w1 n4w1",
    );
    let game = settle(game);
    assert_eq!((see(&game).players[0].pieces, to_act(&game)), (0, seat(2)));
    let over = settle(play(game, "c8:0:n6w1 leave"));
    assert_eq!(over.next(), Next::Over);
    assert!(see(&over).deck > 0);
}

#[test]
fn secret_objectives_score_for_all_but_only_in_the_end() {
    let mut game = new(2, &[]);
    let mut dice = plat_engine::FastDice::new(3);
    loop {
        match game.next() {
            Next::Over => break,
            Next::Chance | Next::Uncover => {
                game.unfold(&mut dice);
            }
            Next::Seats(_) => {
                let labels = |observer| {
                    let view = plat_engine::Knowledge::view(&game, observer);
                    let lines = view.scores.iter().flat_map(|score| score.lines.clone());
                    lines
                        .filter(|line| Objective::all().any(|one| one.sentence() == *line.topic()))
                        .count()
                };
                assert_eq!(
                    labels(Observer::Spectator),
                    2 * 2,
                    "two public ones for each of two players"
                );
                let action = game.pick(to_act(&game), &mut dice, &mut Vec::new());
                game.act(to_act(&game), action);
            }
        }
    }
    let view = see(&game);
    assert_eq!(view.objectives.len(), 6);
    for score in &view.scores {
        for one in &view.objectives {
            let name = format!("{}:", crate::say(&one.objective.sentence()));
            let scored = score
                .lines
                .iter()
                .find(|line| crate::say(&line.label).starts_with(&name));
            assert_eq!(
                scored.map(|line| line.points),
                Some(one.points[score.seat.index()])
            );
        }
    }
}

#[test]
fn a_position_is_scored_line_by_line() {
    let sheet = appraise(
        r#"{"players": 3, "points": [10, 20, 30], "redraws": [2, 0, 0], "objectives": ["midtown-bonus"],
        "skyscrapers": {"se": [3, 1]},
        "blocks": [{"at": "s2e1", "face": "IM", "built": {"player": 1, "kind": "IM", "height": 2}}]}"#,
    );
    assert_eq!(line(&sheet, 1, "zones developed"), 10);
    assert_eq!(line(&sheet, 1, "2 redraw tokens"), -3);
    assert_eq!(line(&sheet, 1, "Midtown Bonus"), 6);
    assert_eq!(line(&sheet, 1, "south-east skyscraper"), 7);
    assert_eq!(line(&sheet, 3, "south-east skyscraper"), 5);
    let totals: Vec<i32> = sheet.seats.iter().map(|score| score.total).collect();
    assert_eq!(totals, [20, 20, 35]);
}

#[test]
fn words_of_a_turn_are_told() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = settle(play(table(2, ring, &["PL PL RL CL"]), "n2w1 c7:0:s2e2 leave"));
    let placed = game.parse("c5:90:n3w3").unwrap();
    assert_eq!(
        crate::say(&game.says(placed)),
        "lay the card with a Light Residential Block, turned by 90°, on n3w3, over a Parking Lot"
    );
    let game = play(game, "c5:0:n3w3");
    let moved = plat_engine::Event::Act {
        seat: seat(1),
        action: game.parse("n2w3").unwrap(),
    };
    let told = plat_engine::Knowledge::see(&game, &moved, Observer::Spectator);
    assert_eq!(
        crate::say(&told.says),
        "Red moves to n2w3 and develops a Light Residential zone for 0 points",
        "3 for two Blocks, and three Parking Lots beside them"
    );
}
