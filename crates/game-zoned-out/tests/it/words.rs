//! All that the game says can be said in every language.

use std::collections::BTreeMap;

use plat_engine::{
    Appraise, Dice, Event, FastDice, Game, Knowledge, Next, Notation, Observer, Options, Refusal as _,
    Sentence, View, Voice,
};
use plat_game_zoned_out::{
    Action, Density, Due, Face, Refusal, Spot, Step, ZonedOut, ZonedOutOptions, ZonedOutView,
};

use crate::table::{BARREN, new, play, seat, settle, table};

#[test]
fn what_the_game_is_and_its_options_are_the_same_in_words_and_in_its_card() {
    let english = crate::english();
    assert_eq!(english.word("about"), ZonedOut::INFO.about);
    for option in ZonedOutOptions::KNOWN {
        assert_eq!(english.word(&format!("option-{}", option.key)), option.about);
    }
}

/// What every language says, English first: nothing is missing, no word is a code of a Block or a card.
#[track_caller]
fn said(sentence: &Sentence) -> Vec<String> {
    said_to(Some(1), sentence)
}

#[track_caller]
fn said_to(you: Option<usize>, sentence: &Sentence) -> Vec<String> {
    let say = |voice: Voice| {
        assert_eq!(voice.faults(sentence), Vec::<String>::new(), "{sentence:?}");
        let said = voice.say(sentence);
        let mut words = said.split(|letter: char| !letter.is_alphanumeric());
        let is_card = |word: &str| {
            let number = word
                .strip_prefix('c')
                .and_then(|number| number.parse::<u8>().ok());
            number.is_some()
        };
        let is_code = |word: &str| is_card(word) || word.parse::<Face>().is_ok();
        assert!(!words.any(is_code) && !said.contains("  "), "{said}");
        said
    };
    let books = ZonedOutView::shelf().books().iter();
    let voices = books.map(|book| Voice {
        you: you.map(seat),
        ..Voice::of(book)
    });
    voices.map(say).collect()
}

/// All that is said at a game that is played at random, in every language, to a player and to those who watch.
fn listen(seats: usize, options: &[&str], dice: &mut FastDice) {
    let mut game = new(seats, options);
    loop {
        let event = match game.next() {
            Next::Over => break,
            Next::Chance => Event::Draw(game.draw(dice)),
            Next::Uncover => Event::Uncover,
            Next::Seats(acting) => {
                let seat = acting.first().unwrap();
                let mut actions = Vec::new();
                game.actions(seat, &mut actions);
                tell_apart(&game, &actions);
                let action = *dice.pick(&actions);
                // Cards are laid more often than discarded, or the game would be about little else.
                let laid: Vec<Action> = actions
                    .into_iter()
                    .filter(|action| matches!(action, Action::Place { .. }))
                    .collect();
                match laid.as_slice() {
                    [] => Event::Act { seat, action },
                    _ if dice.below(4) == 0 => Event::Act { seat, action },
                    laid => Event::Act {
                        seat,
                        action: *dice.pick(laid),
                    },
                }
            }
        };
        for observer in [Observer::Seat(seat(1)), Observer::Spectator] {
            said(&game.see(&event, observer).says);
            said_to(None, &game.see(&event, observer).says);
            for book in ZonedOutView::shelf().books() {
                let parts = game.view(observer).parts(&Voice::of(book));
                let json = serde_json::to_string(&parts).unwrap();
                assert!(
                    !json.contains(['⟨', '\u{fffd}']) && !json.contains("{$"),
                    "{json}"
                );
            }
        }
        event.apply(&mut game);
    }
    for score in game.view(Observer::Spectator).scores {
        for line in score.lines {
            said(&line.label);
            said(line.topic());
        }
    }
}

/// Two things that can be done are not said alike.
fn tell_apart(game: &ZonedOut, actions: &[Action]) {
    for book in ZonedOutView::shelf().books() {
        let mut orders = BTreeMap::new();
        for &action in actions {
            let order = Voice::of(book).say(&game.says(action));
            if let Some(other) = orders.insert(order.clone(), action) {
                panic!("{order}: {} and {}", game.word(other), game.word(action));
            }
        }
    }
    said(&game.says(actions[actions.len() / 2]));
}

#[test]
fn games_are_told_in_every_language() {
    let mut dice = FastDice::new(17);
    listen(2, &[], &mut dice);
    listen(3, &["negative-zones=on"], &mut dice);
    // Cards twice, and cards that look the same when turned.
    let twice = format!(
        "deck={}",
        ["PLRLLBRL,PLRLPLRL,PLRMLBRM,PLLBABRM,PLPKMULB"; 5].join(",")
    );
    listen(2, &["objectives=off", &twice], &mut dice);
}

#[test]
fn every_refusal_can_be_said() {
    let spot = Spot { x: 2, y: -3 };
    let blocks = "PL RL LB RL";
    let game = settle(play(table(2, BARREN, &[blocks]), "leave 1+c30"));
    let not_held = game
        .check(seat(2), game.parse("c5:0:n3w3").unwrap())
        .expect_err("seat 1 holds it");
    for refusal in [
        Refusal::OtherStep(Step::Lay),
        Refusal::OtherStep(Step::Discard),
        Refusal::OtherStep(Step::Move),
        not_held.clone(),
        Refusal::CoversNone,
        Refusal::CoversFour,
        Refusal::Downtown,
        Refusal::Developed(spot),
        Refusal::Planner(spot),
        Refusal::OthersZone(spot, seat(2)),
        Refusal::Joins,
        Refusal::CanPlay,
        Refusal::Redrawn,
        Refusal::DeckTooSmall,
        Refusal::NotOnCard,
        Refusal::NoBlock,
        Refusal::NotAZone(Face::ABANDONED),
        Refusal::Occupied(spot, seat(2)),
        Refusal::Declare(vec![Density::Heavy]),
        Refusal::Declare(Density::ALL.to_vec()),
        Refusal::NothingToDeclare,
        Refusal::CanMove,
        Refusal::OtherDraw(Due::Start),
        Refusal::OtherDraw(Due::Cards {
            to: seat(1),
            count: 1,
        }),
        Refusal::OtherDraw(Due::City),
        Refusal::OtherDraw(Due::Secret {
            to: seat(2),
            count: 2,
        }),
        Refusal::OtherDraw(Due::Public(3)),
        Refusal::OtherDraw(Due::Nothing),
    ] {
        said(&refusal.sentence());
    }
    assert_eq!(
        said(&not_held.sentence()),
        [
            "you do not hold the card with a Library, 2 Light Residential Blocks and a Parking Lot",
            "du hast die Karte mit einer Bibliothek, 2 lockeren Wohnblocks und einem Parkplatz nicht auf der Hand",
            "vous n’avez pas en main la carte avec une bibliothèque, 2 blocs résidentiels légers et un parking",
        ]
    );
    assert_eq!(
        said(&Refusal::NotAZone(Face::ABANDONED).sentence()),
        [
            "a planner never stands on an Abandoned Building",
            "ein Planer steht nie auf einem verlassenen Gebäude",
            "un urbaniste ne se place jamais sur un bâtiment abandonné",
        ]
    );
}

#[test]
fn all_that_is_wrong_with_a_position_can_be_said() {
    let position = r#"{"players": 2, "skyscrapers": {"nw": [1]}, "points": [-1, 0], "blocks": [
        {"at": "n2e1", "face": "RL"}, {"at": "n2e1", "face": "RM"}, {"at": "n2e2", "face": "RL"},
        {"at": "n2w1", "face": "CL", "built": {"player": 1, "kind": "CH", "height": 90}},
        {"at": "n2w2", "face": "AB", "built": {"player": 1, "kind": "RL", "height": 2}},
        {"at": "n3e1", "face": "MU"}, {"at": "n3e2", "face": "PK"}, {"at": "n3e3", "face": "PL"}],
        "planners": [{"player": 1, "at": "n2e1"}, {"player": 2, "at": "n2e2"}],
        "objectives": ["light-residential-zones", "medium-residential-zones", "heavy-residential-zones",
            "light-commercial-zones", "medium-commercial-zones", "heavy-commercial-zones", "midtown-bonus"]}"#;
    let sheet = ZonedOut::appraise(position, &ZonedOutOptions::default()).unwrap();
    let offers = sheet.offers.iter().flat_map(|offer| {
        let lines = offer.lines.iter().map(|line| &line.label);
        lines.chain([&offer.says])
    });
    offers.for_each(|sentence| drop(said(sentence)));
    let german: Vec<String> = sheet
        .illegal
        .iter()
        .map(|fault| said(fault).swap_remove(1))
        .collect();
    assert_eq!(
        german,
        [
            "n2e1 ist zweimal genannt; gewertet wird der erste Block",
            "n2w1 zeigt lockeres Gewerbegebiet und kann nicht als dichtes Gewerbegebiet bebaut werden",
            "n2w1 hat 90 Bausteine, erlaubt: 3 (dichtes Gewerbegebiet)",
            "du hast mehr Bausteine in der Stadt, als ein Spieler besitzt",
            "n2w2 zeigt ein verlassenes Gebäude, und das wird nie bebaut",
            "n2w2 hat 2 Bausteine, erlaubt: 1 (lockeres Wohngebiet)",
            "der Planer von Blau steht in deinem Gebiet",
            "du hast weniger als 0 Punkte für Gebiete (ZO-7)",
            "es werden 6 Ziele verteilt, nicht 7",
        ]
    );
}

#[test]
fn what_cannot_be_read_can_be_said() {
    let error = |json: &str| {
        let error = ZonedOut::appraise(json, &ZonedOutOptions::default()).unwrap_err();
        ZonedOutView::shelf()
            .books()
            .iter()
            .map(|book| Voice::of(book).say(&error.sentence()))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        error(r#"{"players": 2, "blocks": [{"at": "n2e1", "face": "RX"}]}"#)[1],
        "blocks[0]: „RX“ ist kein Block; die Blocks sind RL RM RH CL CM CH IL IM IH LB ST TD PK MU PL AB"
    );
    let two_planners = r#"{"players": 2, "blocks": [{"at": "n2e1", "face": "RL"}],
        "planners": [{"player": 1, "at": "n2e1"}, {"player": 1, "at": "n2e1"}]}"#;
    assert_eq!(
        error(two_planners),
        [
            "planners[1]: Red has one planner only",
            "planners[1]: Rot hat nur einen Planer",
            "planners[1] : Rouge n’a qu’un urbaniste",
        ]
    );
    let mut options = ZonedOutOptions::default();
    let error = options.set("deck", "PLRLLBRM,RLRLRLRL").unwrap_err();
    let german = Voice::of(ZonedOutView::shelf().book("de"));
    assert_eq!(
        german.say(&error.sentence()),
        "Einstellung deck: „PLRLLBRM,RLRLRLRL“ geht nicht; möglich ist: standard oder Karten wie PLRLLBRM mit Kommas \
         dazwischen (Karte 2: diese Karte hat keinen Parkplatz (PL), und jede braucht einen)"
    );
    let word = table(2, BARREN, &[]).parse("nonsense").unwrap_err();
    assert!(
        german
            .say(&word.sentence())
            .contains("eine Aktion in dieser Stadt")
    );
    assert_eq!(word.to_string(), crate::say(&word.sentence()));
}

#[test]
fn a_card_is_told_from_the_others_of_the_hand_by_as_little_as_will_do() {
    let lay = |cards: [&str; 3], word: &str| {
        let [first, second, third] = cards;
        let plain = "PL PL PL PL";
        let game = table(2, BARREN, &[plain, plain, first, second, third]);
        let game = settle(play(game, "leave 1+c30"));
        said(&game.says(game.parse(word).unwrap()))
    };
    let hand = ["PL RL LB CM", "PL LB MU RL", "PL CM AB AB"];
    assert_eq!(
        lay(hand, "c8:0:n3w3"),
        [
            "lay the card with a Museum on n3w3, over a Parking Lot",
            "die Karte mit einem Museum auf n3w3 legen, über einen Parkplatz",
            "poser la carte avec un musée en n3w3, sur un parking",
        ]
    );
    assert_eq!(
        lay(hand, "c9:270:n3w2"),
        [
            "lay the card with 2 Abandoned Buildings, turned by 270°, on n3w2, over 2 Parking Lots",
            "die Karte mit 2 verlassenen Gebäuden um 270° gedreht auf n3w2 legen, über 2 Parkplätze",
            "poser la carte avec 2 bâtiments abandonnés, tournée de 270°, en n3w2, sur 2 parkings",
        ]
    );
    // The Library is on another card too, and so is the Medium Commercial Block, but not both.
    assert_eq!(
        lay(hand, "c7:0:n3w3")[0],
        "lay the card with a Library and a Medium Commercial Block on n3w3, over a Parking Lot"
    );
    // Where two cards show the same they have numbers.
    assert_eq!(
        lay(["PL RL LB CM", "PL RL CM LB", "PL MU MU MU"], "c8:0:n3w3")[0],
        "lay card 8, with a Library, a Light Residential Block, a Medium Commercial Block and a Parking Lot on n3w3, \
         over a Parking Lot"
    );
}

#[test]
fn the_log_names_a_card_by_what_few_others_have_and_draws_it() {
    let card = "PL RL ST CM";
    let game = settle(play(
        table(2, BARREN, &["PL PL PL PL", "PL PL PL PL", card]),
        "leave 1+c30",
    ));
    let action = game.parse("c7:90:n3w2").unwrap();
    let says = game
        .see(
            &Event::Act {
                seat: seat(2),
                action,
            },
            Observer::Spectator,
        )
        .says;
    assert_eq!(
        said(&says),
        [
            "Blue lays a card with a Stadium on n3w2, over 2 Parking Lots",
            "Blau legt eine Karte mit einem Stadion auf n3w2, über 2 Parkplätze",
            "Bleu pose une carte avec un stade en n3w2, sur 2 parkings",
        ]
    );
    let picture = crate::english()
        .said(&says)
        .0
        .into_iter()
        .find_map(|run| match run {
            plat_engine::Run::Piece { picture, .. } => picture,
            _ => None,
        });
    let parts = game.view(Observer::Seat(seat(2))).parts(&crate::english());
    let held: Vec<&String> = parts.items().map(|item| &item.id).collect();
    assert!(held.contains(&&picture.unwrap()), "{held:?}");
}
