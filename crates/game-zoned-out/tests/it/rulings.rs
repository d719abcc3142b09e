//! The rulings ZO-1 to ZO-14, each as the rule book has it.

use std::collections::BTreeMap;

use crate::table::{
    self, BARREN, appraise, block, floors, line, play, refused, seat, see, settle, table, table_with, words,
    zone,
};
use plat_engine::{Appraise, Game, Next, Notation, Options};
use plat_game_zoned_out::{Deck, Face, Measure, Objective, ZonedOut, ZonedOutOptions};

#[test]
fn zo_1_the_deck_is_one_card_for_each_kind_and_each_other_face_with_a_parking_lot() {
    let kinds = ["RL", "RM", "RH", "CL", "CM", "CH", "IL", "IM", "IH"];
    let others = ["LB", "ST", "TD", "PK", "MU", "PL", "AB"];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut expected = Vec::new();
    for (k, kind) in kinds.iter().enumerate() {
        for (s, other) in others.iter().enumerate() {
            let list = [
                kind,
                if *other == "PL" { kind } else { other },
                &kinds[(k + s + 1) % 9],
            ];
            let order = orders[(k + s) % 6];
            expected.push(format!(
                "PL {} {} {}",
                list[order[0]], list[order[1]], list[order[2]]
            ));
        }
    }
    let deck = Deck::standard();
    let listed: Vec<String> = deck
        .cards()
        .iter()
        .map(|card| deck.blocks(card).to_string())
        .collect();
    assert_eq!(listed, expected);
    assert_eq!(deck.len(), 63);
    assert_eq!(listed[0], "PL RL LB RM");
    assert_eq!(listed[62], "PL AB IH IL");
    let mut counts: BTreeMap<Face, usize> = BTreeMap::new();
    for card in deck.cards().iter() {
        let blocks = deck.blocks(card).0;
        assert_eq!(
            blocks.iter().filter(|&&face| face == Face::PARKING_LOT).count(),
            1
        );
        blocks
            .iter()
            .for_each(|&face| *counts.entry(face).or_default() += 1);
    }
    // Each kind on its own 7 cards, once more where the other face is the Parking Lot, and 7 times as the fourth Block.
    for face in Face::all() {
        let count = match face {
            Face::PARKING_LOT => 63,
            _ if face.kind().is_some() => 7 + 1 + 7,
            _ => 9,
        };
        assert_eq!(counts[&face], count, "{face}");
    }
}

#[test]
fn zo_2_the_eighteen_objectives_are_symmetrical() {
    let of = |fits: fn(Measure) -> bool| Objective::all().filter(|one| fits(one.measure())).count();
    assert_eq!(of(|measure| matches!(measure, Measure::Kind(_))), 9);
    assert_eq!(of(|measure| matches!(measure, Measure::Blocks(_))), 3);
    assert_eq!(of(|measure| matches!(measure, Measure::Capacity(_))), 3);
    assert_eq!(of(|measure| matches!(measure, Measure::Density(_))), 3);
    let names: Vec<String> = Objective::all().map(|one| crate::say(&one.sentence())).collect();
    for named in [
        "Light Industrial Zones",
        "Most Residential Blocks",
        "Highest Industrial Capacity",
        "Most Commercial Blocks",
        "Medium Residential Zones",
        "Small Town Bonus",
    ] {
        assert!(names.iter().any(|name| name == named), "the text names {named}");
    }
}

#[test]
fn zo_2_equals_get_the_full_value_and_none_gets_nothing() {
    // Two Heavy Blocks each for 1 and 2, one for 3, none for 4; a Library counts as the zone it was developed in.
    let sheet = appraise(
        r#"{"players": 4, "objectives": ["metropolis-bonus", "heavy-residential-zones"], "blocks": [
        {"at": "n2w1", "face": "RH", "built": {"player": 1, "kind": "RH", "height": 3}},
        {"at": "n2w2", "face": "LB", "built": {"player": 1, "kind": "RH", "height": 3}},
        {"at": "n2e1", "face": "CH", "built": {"player": 2, "kind": "CH", "height": 3}},
        {"at": "n2e2", "face": "CH", "built": {"player": 2, "kind": "CH", "height": 3}},
        {"at": "s2e1", "face": "IH", "built": {"player": 3, "kind": "IH", "height": 3}}]}"#,
    );
    assert_eq!(sheet.illegal, Vec::<String>::new());
    let of = |label| [1, 2, 3, 4].map(|seat| line(&sheet, seat, label));
    assert_eq!(of("Metropolis Bonus"), [6, 6, 3, 0]);
    assert_eq!(of("Heavy Residential Zones"), [2, 0, 0, 0]);
}

#[test]
fn zo_3_nobody_redraws_more_cards_than_the_deck_had() {
    // 40 cards: 4 for the city, 5 in hands, 31 in the deck. Everybody lays Parking Lots to the east.
    let mut game = play(table(2, BARREN, &[]), "leave");
    game = settle(game);
    while see(&game).deck > 2 {
        let place = words(&game).into_iter().next().unwrap();
        game = settle(play(game, &format!("{place} leave")));
    }
    let two = play(
        game.clone(),
        &words(&game)
            .into_iter()
            .find(|word| word.starts_with("discard"))
            .unwrap(),
    );
    assert!(words(&two).contains(&"redraw".to_owned()));
    let second = words(&two)[0].clone();
    let both = play(two, &second);
    assert_eq!(
        both.next(),
        Next::Chance,
        "two cards are as many as there were: they are drawn at once"
    );
    assert_eq!((see(&both).deck, see(&both).bottom), (4, 2));
    while see(&game).deck > 0 {
        let place = words(&game).into_iter().next().unwrap();
        game = play(game, &format!("{place} leave"));
        if see(&game).deck > 0 {
            game = settle(game);
        }
    }
    game = settle(game);
    let held = words(&game)[0].split(':').next().unwrap().to_owned();
    assert!(!words(&game).iter().any(|word| word.starts_with("discard")));
    assert_eq!(refused(&game, &format!("discard:{held}")).0, "ZO-3");
}

/// A ring of one zone in the hands of player 1, and a card that cuts it so that nothing is left to cover.
const CLOSED: (&str, &str) = ("RL RL RL  RL RL RL  RL RL RL  RL RL RL", "PL CL RL RL");

#[test]
fn zo_4_without_a_legal_placement_a_player_passes_and_nobody_else_may() {
    let game = settle(play(table(2, CLOSED.0, &[]), "s2e1"));
    assert_eq!(zone(&game, 1).split(' ').count(), 12);
    assert_eq!(
        words(&game),
        ["pass", "discard:c7", "discard:c8", "discard:c9"],
        "every Block is in the zone of player 1"
    );
    assert_eq!(
        refused(&game, "c7:0:n3w3"),
        (
            "another player's occupied zone is never covered",
            "n2w2 is in Red's zone, and only its own player may cover it".to_owned()
        )
    );
    let game = play(game, "pass");
    assert_eq!(
        refused(&game, "pass").0,
        "ZO-4",
        "player 1 may cover the own zone"
    );
    assert_eq!(see(&game).players[1].hand, 3);
}

#[test]
fn zo_5_a_density_is_declared_among_those_that_the_cluster_touches() {
    // Two Libraries between a Light and a Heavy Block, and one by itself.
    let game = table(2, "PL RL LB  LB RH PL  PL LB PL  PL PL PL", &[]);
    for name in ["n2w1", "n2e1"] {
        assert_eq!(
            words(&game)
                .into_iter()
                .filter(|word| word.starts_with(name))
                .collect::<Vec<_>>(),
            [format!("{name}:light"), format!("{name}:heavy")]
        );
        assert_eq!(
            refused(&game, &format!("{name}:medium")),
            (
                "ZO-5",
                "declare the density of this wild Block: Light and Heavy are possible".to_owned()
            )
        );
        assert_eq!(refused(&game, name).0, "ZO-5");
    }
    assert_eq!(
        refused(&game, "n2w2:light").0,
        "ZO-10",
        "a zoned Block has its density"
    );
    for density in ["light", "medium", "heavy"] {
        let alone = play(game.clone(), &format!("s2e2:{density}"));
        assert_eq!(zone(&alone, 1), "s2e2");
    }
    assert_eq!(zone(&play(game.clone(), "n2w1:light"), 1), "n2w2 n2w1 n2e1");
    assert_eq!(zone(&play(game, "n2w1:heavy"), 1), "n2w1 n2e1 n2e2");
}

#[test]
fn zo_6_two_zones_of_different_density_touch_a_wild_block_and_the_first_has_it() {
    let game = play(
        table(
            2,
            "PL PL RL  LB RH PL  PL PL PL  PL PL PL",
            &["PL PL PL PL", "PL PL PL PL", "RH PL PL PL"],
        ),
        "n2w1 c7:0:n1e2 n1e2",
    );
    assert_eq!(zone(&game, 1), "n2w1 n2e1", "the Library is claimed by player 1");
    assert_eq!(
        zone(&game, 2),
        "n2e2 n1e2",
        "and joins no other zone, though it touches n2e2"
    );
}

#[test]
fn zo_6_a_new_wild_block_goes_to_the_planner_who_came_first_whoever_brings_it() {
    // Player 1 on RL n2w1, then player 2 on RM n3e1; then player 2 brings a Library to n3w1, which touches both.
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let cards = ["PL PL RL PL", "PL PL PL PL", "RM PL PL PL", "PL PL LB PL"];
    let game = settle(play(table(2, ring, &cards), "n2w1 c7:0:n3e1 n3e1 c5:0:n3w3 n2w2"));
    assert_eq!(
        (zone(&game, 1), zone(&game, 2)),
        ("n2w2 n2w1".to_owned(), "n3e1".to_owned())
    );
    assert_eq!(see(&game).seniority, [seat(1), seat(2)]);
    let game = play(game, "c8:0:n4w2");
    assert_eq!(zone(&game, 1), "n3w1 n2w2 n2w1", "player 1 was there first");
    assert_eq!(zone(&game, 2), "n3e1", "though it is player 2's turn");
}

#[test]
fn zo_6_who_stays_keeps_the_older_right_and_who_comes_to_another_zone_is_the_youngest() {
    // Player 1 begins on s2e1 and leaves it for RL n2w1. Player 2 has come to RM n3e1 in between, and stays.
    let ring = "PL PL PL  PL PL PL  PL PL RL  PL PL PL";
    let cards = [
        "PL PL RL PL",
        "PL PL LB PL",
        "RM PL PL PL",
        "PL PL PL RM",
        "PL PL PL PL",
    ];
    let game = settle(play(
        table(2, ring, &cards),
        "s2e1 c7:0:n3e1 n3e1 c5:0:n3w2 n2w1 c8:0:n4e2 n3e2",
    ));
    assert_eq!(see(&game).seniority, [seat(2), seat(1)]);
    let game = play(game, "c6:0:n4w2");
    assert_eq!(zone(&game, 1), "n2w1", "player 1 brings the Library");
    assert_eq!(zone(&game, 2), "n3w1 n3e1 n3e2", "and player 2 came first");
}

#[test]
fn zo_6_a_planner_that_comes_back_to_the_city_is_the_youngest() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let cards = ["PL PL PL PL", "CL PL PL PL", "RM PL PL PL", "PL PL PL RM"];
    let game = play(table(2, ring, &cards), "n2w1 c7:0:n3e1 n3e1 c5:0:s2w3 leave");
    assert_eq!(see(&game).seniority, [seat(2)]);
    let game = play(game, "c8:0:n4e2 n3e2 c6:0:s3w4 s3w4");
    assert_eq!(see(&game).seniority, [seat(2), seat(1)]);
}

#[test]
fn zo_6_a_claim_is_kept_when_an_older_zone_comes_to_it() {
    // Player 2 holds the Library n2e2 of a Medium zone; then player 1's Light zone, which is older, reaches n2e1.
    let ring = "PL RL RL  PL PL PL  PL PL PL  PL PL PL";
    let cards = ["PL PL RL RL", "PL PL PL PL", "PL RM LB PL"];
    let game = play(table(2, ring, &cards), "n2w2 c7:0:n3e1 n3e2 c5:0:n3w1");
    assert_eq!(zone(&game, 1), "n2w2 n2w1 n2e1");
    assert_eq!(zone(&game, 2), "n3e2 n2e2");
}

#[test]
fn zo_6_who_came_first_claims_all_that_is_in_reach_and_grows_on_from_there() {
    // Two Libraries, and RL beyond them; only the first touches the zones.
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let cards = ["PL PL RL PL", "PL PL PL PL", "RM PL PL PL", "RL LB LB PL"];
    let game = settle(play(table(2, ring, &cards), "n2w1 c7:0:n3e1 n3e1 c5:0:n3w3 n2w2"));
    let game = play(game, "c8:0:n4w2");
    assert_eq!(zone(&game, 1), "n4w2 n4w1 n3w1 n2w2 n2w1");
    assert_eq!(zone(&game, 2), "n3e1");
    assert_eq!(words(&game), ["leave"], "player 2 can go nowhere on this card");
}

#[test]
fn zo_6_a_third_player_who_brings_it_has_no_say() {
    // The same, but player 4 brings the Library, after player 3 has laid the ground for it.
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let none = "PL PL PL PL";
    let cards = [
        none,
        none,
        "RM PL PL PL",
        none,
        none,
        none,
        none,
        none,
        "PL PL LB PL",
    ];
    let game = play(
        table(4, ring, &cards),
        "n2w1 c7:0:n3e1 n3e1 c10:0:n3w3 leave c13:0:n4w2",
    );
    assert_eq!(zone(&game, 1), "n3w1 n2w1", "player 1 came before player 2");
    assert_eq!(zone(&game, 2), "n3e1");
}

#[test]
fn zo_6_a_wild_block_that_would_join_two_occupied_zones_has_one_owner() {
    // Player 1 stands on n1w2 in a zone RL of three, player 2 on an RL at n3e1.
    let ring = "RL RL RL  PL PL PL  PL PL PL  PL PL PL";
    let cards = ["RL LB PL RL", "RL RL PL RL", "RL PL PL PL"];
    let game = play(table(2, ring, &cards), "n1w2 c7:0:n3e1 n3e1");
    let game = settle(game);
    assert_eq!(zone(&game, 2), "n3e1");
    // The Library comes to n3w1, beside both. It is player 1's, and the two zones stay two.
    let after = play(game.clone(), "c5:0:n3w2");
    assert_eq!(zone(&after, 1), "n3w2 n3w1 n2w2 n1w2");
    assert_eq!(zone(&after, 2), "n3e1");
    // With RL in the place of the Library they would be one.
    assert_eq!(
        refused(&game, "c6:0:n3w2"),
        (
            "ZO-9",
            "this card would join two occupied zones into one".to_owned()
        )
    );
}

#[test]
fn zo_6_a_claim_is_released_when_a_card_cuts_the_zone() {
    let ring = "RL RL LB  PL PL PL  PL PL PL  PL PL PL";
    let cards = ["CL PL PL PL", "PL PL PL PL", "PL PL PL RM"];
    let game = settle(play(table(2, ring, &cards), "n1w2 c7:0:n3e1 n2e1"));
    assert_eq!(zone(&game, 1), "n2w2 n2w1 n1w2", "the Library is player 1's");
    assert_eq!(zone(&game, 2), "n2e1");
    let cut = play(game, "c5:0:n3w3");
    assert_eq!(zone(&cut, 1), "n1w2", "n2w2 is a Parking Lot now");
    assert_eq!(zone(&cut, 2), "n2w1 n2e1", "and player 2 takes the Library");
    let left = play(cut, "n3w3");
    assert_eq!(block(&left, "n1w2").built.map(|built| built.height), Some(1));
}

#[test]
fn zo_7_a_zone_never_scores_less_than_nothing() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = settle(play(table(2, ring, &["CL PL PL PL"]), "n2w1 c7:0:s2e2 leave"));
    assert_eq!(
        see(&game).players[0].zone.map(|zone| zone.points),
        Some(0),
        "1 − 2"
    );
    let game = play(game, "c5:0:s2w3 s2w3");
    assert_eq!(game.score(seat(1)).total(), 5, "only the skyscraper");
}

#[test]
fn zo_7_with_negative_zones_the_loss_counts() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let options = ZonedOutOptions::from_pairs(&["negative-zones=on"]).unwrap();
    let cards = ["CL PL PL PL"];
    let game = settle(play(
        table_with(options.clone(), 2, ring, &cards),
        "n2w1 c7:0:s2e2 leave",
    ));
    assert_eq!(
        see(&game).players[0].zone.map(|zone| zone.points),
        Some(-1),
        "1 − 2"
    );
    assert!(
        game.tie_break(seat(1)) > game.tie_break(seat(2)),
        "a planner in a bad zone is still ahead of none (ZO-14)"
    );
    let game = play(game, "c5:0:s2w3 s2w3");
    assert_eq!(game.score(seat(1)).total(), 5 - 1, "the skyscraper and the zone");
    let position = r#"{"players": 2, "points": [-1, 0], "planners": [{"player": 1, "at": "n2w1"}],
        "blocks": [{"at": "n2w1", "face": "RL"}, {"at": "n2w2", "face": "AB"}]}"#;
    let with = ZonedOut::appraise(position, &options).unwrap();
    assert_eq!((with.offers[0].points, with.seats[0].total), (-1, -1));
    assert!(with.illegal.is_empty());
    let without = appraise(position);
    assert_eq!(without.offers[0].points, 0);
    assert_eq!(without.illegal, ["Red has less than 0 points for zones (ZO-7)"]);
}

#[test]
fn zo_8_blocks_are_filled_in_reading_order_and_the_floor_comes_last() {
    // Twelve Heavy Blocks; leaving them costs 11 × 3 pieces and a floor of 45, so 11 are left.
    let ring = "RH RH RH  RH RH RH  RH RH RH  RH RH RH";
    let cards = [
        "CH CH PL CH",
        "CH PL PL CH",
        "PL PL PL PL",
        "PL PL PL PL",
        "PL PL PL PL",
        "IL PL PL PL",
    ];
    let game = play(table(2, ring, &cards), "s2e2 1+c10 pass c5:0:n3w3 n3w3");
    assert_eq!(see(&game).players[0].pieces, 45 - 33 - 1);
    assert_eq!(floors(&game)[3], [1], "the planner left the south-east");
    assert_eq!(
        game.score(seat(1)).total(),
        66 - 1 + 5,
        "a Parking Lot on n2w2, and the skyscraper"
    );
    let game = settle(play(game, "pass c6:0:n4w2 n4w2"));
    assert_eq!(zone(&game, 1), "n4w2 n3w3 n3w2 n2w3");
    let game = play(settle(play(game, "c7:0:n5w1 leave")), "c10:0:n4w1 n4w1");
    let heights = ["n4w2", "n3w3", "n3w2", "n2w3"].map(|name| block(&game, name).built.unwrap().height);
    assert_eq!(heights, [3, 3, 3, 2], "11 pieces, row by row");
    assert_eq!(see(&game).players[0].pieces, 0);
    assert_eq!(
        floors(&game),
        [vec![], vec![], vec![], vec![1]],
        "no piece is left for a floor"
    );
    assert_eq!(see(&game).ender, Some(seat(1)), "the last piece triggers the end");
}

#[test]
fn zo_9_zones_join_where_zoned_blocks_of_one_kind_touch_and_only_there() {
    // Player 1 on RL n2w1. A Light Block beside it joins it; a Medium one does not.
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let cards = [
        "PL PL PL PL",
        "PL PL PL PL",
        "RL PL PL PL",
        "RM PL PL PL",
        "PL PL PL RL",
    ];
    let game = settle(play(table(2, ring, &cards), "n2w1"));
    let joined = play(game.clone(), "c9:0:n3e1");
    assert_eq!(
        zone(&joined, 1),
        "n2w1 n2e1",
        "n2e1 became part of player 1's zone"
    );
    assert_eq!(
        words(&joined),
        ["leave"],
        "so player 2 cannot go there, and nothing else on the card is zoned"
    );
    let apart = play(game, "c8:270:n3e1 n2e1");
    assert_eq!(
        (zone(&apart, 1), zone(&apart, 2)),
        ("n2w1".to_owned(), "n2e1".to_owned())
    );
}

#[test]
fn zo_9_a_new_zoned_block_between_the_wild_blocks_of_two_players_joins_their_zones() {
    // Player 1 has declared the Library n2w1 light, player 2 the Library n3e1; n3w1 lies between them.
    let ring = "PL PL LB  PL PL PL  PL PL PL  PL PL PL";
    let none = "PL PL PL PL";
    let cards = [
        none,
        none,
        "LB PL PL PL",
        none,
        none,
        none,
        none,
        none,
        "PL PL RL PL",
        "PL PL RM PL",
        "PL PL LB PL",
    ];
    let game = play(
        table(4, ring, &cards),
        "n2w1:light c7:0:n3e1 n3e1:light c10:0:n3w3 leave",
    );
    let game = settle(game);
    assert_eq!(
        refused(&game, "c13:0:n4w2").0,
        "ZO-9",
        "a Light Block is of both zones"
    );
    let apart = play(game.clone(), "c14:0:n4w2 n3w1");
    assert_eq!(
        [1, 2, 4].map(|player| zone(&apart, player)),
        ["n2w1", "n3e1", "n3w1"]
    );
    let parted = play(game, "c15:0:n4w2");
    assert_eq!(
        zone(&parted, 1),
        "n3w1 n2w1",
        "a Library is player 1's, and parts them"
    );
    assert_eq!(zone(&parted, 2), "n3e1");
}

#[test]
fn zo_9_a_claimed_wild_block_parts_two_zones_of_one_kind_as_long_as_it_lies_between_them() {
    // Light zones of player 1 on n2w1 and n2w2, of player 2 on n3e1 and n3e2. Then a Library comes to n3w1, beside both.
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let cards = [
        "PL PL RL PL",
        "PL PL LB PL",
        "RL PL PL PL",
        "PL PL PL RL",
        "PL PL PL RL",
        "PL PL RL PL",
    ];
    let game = play(
        table(2, ring, &cards),
        "n2w1 1+c10 c7:0:n3e1 n3e1 c5:0:n3w3 n2w2 c8:0:n4e2 n3e2 c6:0:n4w2 n3w1",
    );
    assert_eq!(zone(&game, 1), "n3w1 n2w2 n2w1");
    assert_eq!(zone(&game, 2), "n3e1 n3e2");
    // Player 2's zone grows by n4e1, and the two stay two.
    let game = settle(play(game, "c9:0:n5e1 n4e1"));
    assert_eq!(zone(&game, 1), "n3w1 n2w2 n2w1");
    assert_eq!(zone(&game, 2), "n4e1 n3e1 n3e2");
    // But a Light Block on n4w1 would touch the Library and n4e1.
    assert_eq!(refused(&game, "c10:0:n5w2").0, "ZO-9");
}

#[test]
fn zo_10_a_wild_block_of_the_own_zone_has_its_density() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = play(table(2, ring, &["RM LB PL PL"]), "n2w1 c7:0:s2e2 leave");
    // The Library lies on n2e1, between RL (player 1) and RM.
    let game = play(settle(game), "c5:180:n3e1");
    assert_eq!(block(&game, "n2e1").face.code(), "LB");
    assert_eq!(zone(&game, 1), "n2w1 n2e1");
    assert_eq!(refused(&game, "n2e1:medium").0, "ZO-10");
    assert_eq!(refused(&game, "n2e1:light").0, "ZO-10");
    assert_eq!(words(&game), ["n2e1", "n2e2"]);
    let stayed = play(game, "n2e1");
    assert_eq!(zone(&stayed, 1), "n2w1 n2e1");
    assert!(block(&stayed, "n2w1").built.is_none(), "nothing is developed");
}

#[test]
fn zo_11_when_all_have_passed_the_game_is_over() {
    let game = settle(play(
        table(2, CLOSED.0, &[CLOSED.1]),
        "s2e1 pass c5:270:n3w1 n3w1",
    ));
    // A Parking Lot lies between Downtown and player 1's planner, and all else is developed.
    assert_eq!(zone(&game, 1), "n3w1");
    assert_eq!(
        see(&game)
            .blocks
            .iter()
            .filter(|block| block.built.is_some())
            .count(),
        12
    );
    let one = play(game, "pass");
    assert_ne!(one.next(), Next::Over);
    let both = play(one, "pass");
    assert_eq!(both.next(), Next::Over);
}

#[test]
fn zo_12_the_first_parking_lot_of_a_card_is_turned_inwards() {
    let mut deck = vec!["PL PL PL PL"; 20];
    deck[0] = "RL PL CL PL";
    let options = format!("deck={}", Deck::parse(&deck.join("\n")).unwrap());
    let game = table::new(2, &["objectives=off", &options]);
    let game = play(game, "start:1 1+c5,c6 2+c7,c8,c9 city:c1,c2,c3,c4");
    let north_west = ["n2w2", "n2w1", "n1w2"].map(|name| block(&game, name).face.code());
    assert_eq!(north_west, ["PL", "RL", "CL"]);
}

#[test]
fn zo_13_discarded_cards_lie_at_the_bottom_in_their_order() {
    let mut game = play(
        table(2, BARREN, &[]),
        "leave 1+c10 discard:c9 discard:c7 redraw 2+c11,c12",
    );
    assert_eq!((see(&game).deck, see(&game).bottom), (30, 2));
    assert_eq!(see(&game).players[1].redraws, 1);
    assert_eq!(refused(&game, "discard:c8").0, "redraw once a turn");
    while see(&game).deck > 2 {
        let place = words(&game).into_iter().next().unwrap();
        game = settle(play(game, &format!("{place} leave")));
    }
    // Nothing but these two cards is left.
    let place = words(&game).into_iter().next().unwrap();
    let game = play(game, &format!("{place} leave"));
    let to = see(&game).to_act.unwrap();
    let can_be = |word: String| game.check_outcome(&game.parse_outcome(&word).unwrap()).is_ok();
    assert!(can_be(format!("{to}+c9")) && !can_be(format!("{to}+c7")));
}

#[test]
fn zo_14_a_planner_in_the_city_decides_between_equals() {
    let ring = "PL PL RL  PL PL PL  PL PL PL  PL PL PL";
    let game = play(table(2, ring, &[]), "n2w1 c7:0:s2e2 leave");
    assert_eq!(game.total(seat(1)), game.total(seat(2)));
    assert!(
        game.tie_break(seat(1)) > game.tie_break(seat(2)),
        "a zone worth 0 against none"
    );
    assert_eq!((game.places()[seat(1)], game.places()[seat(2)]), (1, 2));
}
