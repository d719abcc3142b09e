//! Who knows what, how it is written, and how it is shown.

use crate::laws;
use crate::table::{COMPLETE, enter, hand, new, play, seat, seen_by, to_act, words, words_of};
use plat_engine::{
    BackError, FastDice, Game, Knowledge, Next, Notation, Observer, Session, SessionDice, Token, View, narrow,
};
use plat_game_puzzle_town::{PuzzleTown, PuzzleTownOptions, PuzzleTownView, Tile, TileSet, Tiles};

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
    let mut over = play(2, &[], "green", &words_of(COMPLETE));
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
    // PT-9: to keep the hand as it is shows nothing and draws nothing; to draw is followed by a draw.
    let mut asked = session(&["decline", "decline"]);
    let mover = to_act(asked.state());
    let lays = words(asked.state())[0].clone();
    asked.act_word(mover, &lays).unwrap();
    asked.act_word(mover, "keep").unwrap();
    assert_eq!(asked.take_back(mover), Ok(()));
    assert_eq!(words(asked.state()), ["draw", "keep"]);
    asked.act_word(mover, "draw").unwrap();
    asked.settle().unwrap();
    assert_eq!(asked.take_back(mover), Err(BackError(mover)));
    // PT-3: a pass shows that nothing in the hand can be laid, and the last pass shows all hands.
    let full = play(2, &[], "green", &words_of(COMPLETE));
    let pass = full.parse("decline").unwrap();
    assert!(full.discloses(seat(2), pass), "player 2 holds the Park");
    assert!(enter(full, "decline").discloses(seat(1), pass), "the last one");
    // A tile that was laid has been seen.
    let laid = play(2, &[], "green", &["decline", "decline"]);
    let word = words(&laid)[0].clone();
    assert!(laid.discloses(seat(1), laid.parse(&word).unwrap()));
}

// Notation, tokens, pictures

#[test]
fn words_read_back_and_nonsense_does_not() {
    let game = play(2, &[], "green", &["b8:GGGB"]);
    for word in ["c7:GRBG", "a1:PARK", "f8:RRRR", "decline", "draw", "keep"] {
        assert_eq!(game.word(game.parse(word).unwrap()), word);
    }
    for nonsense in [
        "c7", "c7:", "c7:GRB", "c7:GRBX", ":GRBG", "c7:GRBGG", "pass", "C7:GRBG", "c7 GRBG",
    ] {
        assert!(game.parse(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn tiles_are_said_by_the_colours_of_their_zones() {
    let game = play(2, &[], "green", &["b8:GGGB"]);
    for (word, says) in [
        ("c7:RRRR", "lay a tile of red all round on c7"),
        ("c7:GGRG", "lay a tile of green with red in the south on c7"),
        (
            "c7:GRBG",
            "lay a tile with green north, red east, blue south and green west on c7",
        ),
        ("c7:PARK", "lay the Town Park on c7"),
    ] {
        assert_eq!(crate::say(&game.says(game.parse(word).unwrap())), says);
    }
    let event = plat_engine::Event::Act {
        seat: seat(2),
        action: game.parse("c7:GRBG").unwrap(),
    };
    assert_eq!(
        crate::say(&game.see(&event, Observer::Spectator).says),
        "Blue lays a tile of two green, one blue and one red on c7"
    );
    // The tray has a turned tile by the token of its turn, and the other ones by their own.
    for (word, picture) in [("c7:GGRG", ":GGRG"), ("c7:RRRR", "RRRR"), ("c7:PARK", "PARK")] {
        let said = crate::english().said(&game.says(game.parse(word).unwrap()));
        let drawn = said.0.iter().find_map(|run| match run {
            plat_engine::Run::Piece { picture, .. } => picture.as_deref(),
            _ => None,
        });
        assert_eq!(drawn, Some(picture));
    }
}

#[test]
fn what_is_drawn_is_said_by_how_many_zones_it_has_of_each_colour() {
    let game = enter(new(2, &[]), "cornerstone:green first:1");
    let outcome = game.parse_outcome("1+GGGG,GGGB,GBRB,RRRR,PARK").unwrap();
    let event = plat_engine::Event::Draw(outcome);
    let told = |language: &str, observer| {
        let voice = plat_engine::Voice {
            you: Some(seat(1)),
            ..plat_engine::Voice::of(PuzzleTownView::shelf().book(language))
        };
        voice.say(&game.see(&event, observer).says)
    };
    let own = Observer::Seat(seat(1));
    assert_eq!(
        told("en", own),
        "You draw a tile of four green, a tile of three green and one blue, a tile of two blue, one green and one red, \
         a tile of four red and the Town Park"
    );
    assert_eq!(
        told("de", own),
        "Du ziehst ein Plättchen mit viermal Grün, ein Plättchen mit dreimal Grün und einmal Blau, ein Plättchen mit \
         zweimal Blau, einmal Grün und einmal Rot, ein Plättchen mit viermal Rot und den Stadtpark"
    );
    assert_eq!(
        crate::say(&game.see(&event, Observer::Spectator).says),
        "Red draws 5 tiles"
    );
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
fn tokens_are_offered_to_whoever_is_to_act_only() {
    let game = play(2, &[], "green", &["b8:GGGB"]);
    let tokens = |observer| game.view(observer).parts(&crate::english()).tokens().len();
    assert_eq!(to_act(&game), seat(2));
    assert!(tokens(Observer::Seat(seat(2))) > 5);
    assert_eq!(
        (tokens(Observer::Seat(seat(1))), tokens(Observer::Spectator)),
        (0, 0)
    );
}

/// Player 1 is to lay one of these five tiles beside the green cornerstone GBRG.
fn first_turn() -> PuzzleTown {
    enter(
        new(2, &[]),
        "cornerstone:green first:1 1+GGGG,GGRB,GRBR,PARK,BBBB 2+GGGG,BBBB,RRRR,RRRR,GBGB",
    )
}

#[test]
fn a_tile_in_hand_is_one_item_with_its_turns() {
    let parts = seen_by(&first_turn(), 1).parts(&crate::english());
    let turns = |id: &str| -> Vec<String> {
        let item = parts.items().find(|item| item.id == id).expect(id);
        item.turns.iter().map(|turn| turn.token.to_string()).collect()
    };
    assert_eq!(turns("held-1-GGRB"), [":GGRB", ":BGGR", ":RBGG", ":GRBG"]);
    assert_eq!(turns("held-1-GGGG"), Vec::<String>::new(), "it looks the same");
    assert_eq!(turns("held-1-PARK"), Vec::<String>::new());
    // Nobody else sees these tiles, or can turn their own before it is their turn.
    let other = seen_by(&first_turn(), 2).parts(&crate::english());
    assert!(other.items().all(|item| !item.id.starts_with("held-1-")));
    assert!(other.items().all(|item| item.turns.is_empty()));
    let facts: Vec<&str> = other.facts.iter().map(|fact| fact.says.as_str()).collect();
    assert_eq!(facts, ["5 tiles in hand", "5 tiles in hand"]);
}

#[test]
fn a_touch_that_leads_nowhere_is_answered_with_the_law() {
    let game = first_turn();
    let meant = |touched: &[&str]| {
        let touched: Vec<Token> = touched.iter().copied().map(Token::new).collect();
        game.meant(seat(1), &touched)
    };
    let rule = |touched: &[&str]| {
        let action = meant(touched).expect("it is clear");
        game.check(seat(1), action)
            .map_err(|refusal| plat_engine::Refusal::rule(&refusal))
    };
    // West of b8 lies the blue of the cornerstone, and north of it the green border.
    assert_eq!(rule(&["b8", "GGGG"]), Err("Law 3 (Matching Zones)"));
    assert_eq!(rule(&["BBBB", "b8"]), Err("Law 2 (Border Colour)"));
    assert_eq!(rule(&["b8", "GGRB", ":BGGR"]), Err("Law 2 (Border Colour)"));
    assert_eq!(rule(&["PARK", "c5"]), Err("Law 4 (Tile Placement)"));
    assert_eq!(rule(&["a8", "PARK"]), Err("Law 4 (Tile Placement)"));
    assert_eq!(rule(&["a7", ":RRRR"]), Err("play one tile from your hand"));
    assert_eq!(rule(&["keep"]), Err("PT-9"));
    // What is allowed is meant too: the one turn that fits, or the Park.
    let word = |touched: &[&str]| meant(touched).map(|action| game.word(action));
    assert_eq!(word(&["GGRB", "a7"]).as_deref(), Some("a7:RBGG"));
    assert_eq!(word(&["a7", "PARK"]).as_deref(), Some("a7:PARK"));
    assert_eq!(word(&["decline"]).as_deref(), Some("decline"));
    for unclear in [
        &["GGRB"][..],
        &["a7"],
        &["a7", "b8", "PARK"],
        &["a7", "GGGG", ":GGRB"],
        &["a7", "decline"],
        &[],
    ] {
        assert_eq!(word(unclear), None, "{unclear:?}");
    }
}

#[test]
fn what_was_laid_or_drawn_is_marked_for_those_who_see_it() {
    let game = first_turn();
    let marks = |game: &PuzzleTown, event: &plat_engine::Event<PuzzleTown>, number: usize| {
        let observer = Observer::Seat(seat(number));
        let marks = game.see(event, observer).marks;
        let mut after = game.clone();
        event.apply(&mut after);
        let parts = after.view(observer).parts(&crate::english());
        let there = |id: &String| {
            parts.items().any(|item| item.id == *id)
                || parts
                    .all_shapes()
                    .iter()
                    .any(|shape| shape.id.as_ref() == Some(id))
        };
        assert!(marks.iter().all(there), "{marks:?}");
        marks
    };
    let lays = plat_engine::Event::Act {
        seat: seat(1),
        action: game.parse("a7:RBGG").unwrap(),
    };
    assert_eq!(marks(&game, &lays, 1), ["tile-a7"]);
    assert_eq!(marks(&game, &lays, 2), ["tile-a7"]);
    let game = enter(game, "a7:RBGG");
    let draws = plat_engine::Event::Draw(game.parse_outcome("1+GGGR").unwrap());
    assert_eq!(marks(&game, &draws, 1), ["held-1-GGGR"]);
    assert_eq!(marks(&game, &draws, 2), Vec::<String>::new());
}

#[test]
fn the_score_sheet_counts_what_was_ticked() {
    // b6 below b7 is a green Block of two tiles of which neither touches the edge.
    let game = play(2, &[], "green", &["a7:RGRG", "b7:BGGG", "b6:GGGG", "decline"]);
    let sheets = seen_by(&game, 1).parts(&crate::english()).sheets;
    let rows: Vec<(&str, &[Option<i32>])> = sheets[0]
        .rows
        .iter()
        .map(|row| (row.label.as_str(), row.cells.as_slice()))
        .collect();
    let row = |each, one, other| [Some(each), Some(one), Some(other)];
    assert_eq!(
        rows,
        [
            ("Single Blocks", &row(1, 2, 1)[..]),
            ("Double Blocks", &row(2, 0, 0)),
            ("Triple Blocks", &row(5, 0, 0)),
            ("Quad Blocks", &row(10, 0, 0)),
            ("Zoning Violations", &row(-1, 1, 0)),
            ("Construction Stoppages", &row(-3, 0, 1)),
        ]
    );
    assert_eq!(sheets[0].rows[4].marks, ["violation-b7-b6"]);
}

// PT-9: to draw or to keep

/// Player 1 has laid a tile and holds five.
fn asked() -> PuzzleTown {
    play(2, &[], "green", &["decline", "decline", "b8:GGGB"])
}

#[test]
fn pt_9_others_see_that_one_drew_or_kept_but_not_the_tile() {
    let told = |word: &str, number: usize| {
        let game = asked();
        let event = plat_engine::Event::Act {
            seat: seat(1),
            action: game.parse(word).unwrap(),
        };
        let seen = game.see(&event, Observer::Seat(seat(number)));
        (seen.word, crate::say(&seen.says))
    };
    for number in [1, 2] {
        let drew = ("draw".to_owned(), "Red decides to draw another tile".to_owned());
        assert_eq!(told("draw", number), drew);
        let kept = ("keep".to_owned(), "Red keeps the hand as it is".to_owned());
        assert_eq!(told("keep", number), kept);
    }
    let drawn = |tile: &str| enter(asked(), &format!("draw 1+{tile}"));
    let (one, other) = (drawn("GGGR"), drawn("GGGG"));
    assert_eq!(seen_by(&one, 2), seen_by(&other, 2), "whatever was drawn");
    assert_eq!(one.fingerprint(seat(2)), other.fingerprint(seat(2)));
    let kept = enter(asked(), "keep");
    assert_eq!(
        (seen_by(&one, 2).hands[0].count, seen_by(&kept, 2).hands[0].count),
        (6, 5)
    );
    assert_ne!(
        one.fingerprint(seat(2)),
        kept.fingerprint(seat(2)),
        "the count can be seen"
    );
}

#[test]
fn pt_9_it_can_be_read_touched_and_heard() {
    let game = asked();
    let says = |word: &str| crate::say(&game.says(game.parse(word).unwrap()));
    assert_eq!(says("draw"), "draw another tile");
    assert_eq!(says("keep"), "keep the hand as it is");
    let view = seen_by(&game, 1);
    assert_eq!(serde_json::to_value(&view).unwrap()["phase"], "refill");
    let parts = view.parts(&crate::english());
    assert_eq!(
        parts.prompt.to_string(),
        "Red draws another tile, or keeps the hand as it is"
    );
    let choices = parts.trays.iter().find(|tray| tray.id == "choices");
    let offered: Vec<(&str, &str)> = choices
        .expect("there is a choice")
        .items
        .iter()
        .map(|item| {
            (
                item.token.as_ref().expect("a button").as_str(),
                item.note.as_str(),
            )
        })
        .collect();
    assert_eq!(
        offered,
        [("draw", "Draw another tile"), ("keep", "Keep the hand as it is")]
    );
    let tokens: Vec<&str> = parts.tokens().into_iter().map(Token::as_str).collect();
    assert_eq!(tokens, ["draw", "keep"], "and nothing else");
    assert!(seen_by(&game, 2).parts(&crate::english()).tokens().is_empty());
    let page = view.page(&crate::english());
    let spans = page
        .parts
        .iter()
        .flat_map(|part| &part.lines)
        .flat_map(|line| &line.0);
    let touchable: Vec<&str> = spans
        .filter(|span| span.token.is_some())
        .map(|span| span.text.as_str())
        .collect();
    assert_eq!(touchable, ["[Draw another tile]", "[Keep the hand as it is]"]);
    assert!(!seen_by(&game, 2).text().contains("Keep"));
}

// PT-3: what a pass tells

#[test]
fn pt_3_whoever_has_passed_is_imagined_without_the_tiles_that_fitted() {
    let mut met = 0;
    for seed in 0..60 {
        let mut game = new(4, &[]);
        let mut dice = FastDice::new(seed);
        while game.next() != Next::Over {
            let Next::Seats(acting) = game.next() else {
                let outcome = game.draw(&mut dice);
                game.reveal(&outcome);
                continue;
            };
            let mover = acting.first().unwrap();
            let view = game.view(Observer::Seat(mover));
            for step in 1..=usize::from(view.passes) {
                // Whoever passed last sits before the mover, and nothing was laid since.
                let passer = seat((mover.index() + 4 - step) % 4 + 1);
                for _ in 0..5 {
                    let imagined = game.resample(mover, &mut dice);
                    assert_eq!(laws::playable(&imagined, passer), Vec::<String>::new(), "{seed}");
                    assert_eq!(seen_by(&imagined, mover.index() + 1), view);
                    met += usize::from(hand(&imagined, passer) != hand(&game, passer));
                }
            }
            let action = game.pick(mover, &mut dice, &mut Vec::new());
            game.act(mover, action);
        }
    }
    assert!(met > 100, "other hands are imagined: {met}");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<PuzzleTown>() < 400, "{} bytes", size_of::<PuzzleTown>());
    assert_eq!(Tiles::of(TileSet::standard()).unwrap().len(), 49);
}
