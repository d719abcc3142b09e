//! All that is said can be said in every language: while games are played, and what is seldom said.

use plat_engine::{
    Appraise, Event, FastDice, Game, Knowledge, Next, Notation, NotationError, Observer, Options, Refusal,
    Seat, Sentence, View, Voice, new_game,
};
use plat_game_zoning_out::{
    Due, Edition, Place, PlayRefusal, ScoringRule, Size, ZoningOut, ZoningOutOptions, ZoningOutView,
};

use crate::table::piece;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

/// Somebody who listens in each language, English first.
fn listeners() -> Vec<Voice<'static>> {
    let books = ZoningOutView::shelf().books().iter();
    books
        .map(|book| Voice {
            you: Some(ONE),
            ..Voice::of(book)
        })
        .collect()
}

/// What every language says, English first.
#[track_caller]
fn said(sentence: &Sentence) -> Vec<String> {
    let say = |voice: Voice| {
        assert_eq!(voice.faults(sentence), Vec::<String>::new(), "{sentence:?}");
        let said = voice.say(sentence);
        assert_eq!(strange(&said), None, "{sentence:?}");
        said
    };
    let said: Vec<String> = listeners().into_iter().map(say).collect();
    assert_eq!(said.len(), 3, "English, German, French");
    said
}

/// What shows that a message or an argument is missing, or that a pyramid is called by a word of notation.
fn strange(said: &str) -> Option<&str> {
    let odd = |word: &&str| {
        let is_code = word.split_once('-').is_some_and(|(size, colour)| {
            Size::ALL.iter().any(|known| known.name() == size) && !colour.starts_with(char::is_uppercase)
        });
        is_code || word.contains(['⟨', '{', '$']) || word.contains("??")
    };
    said.split_whitespace().find(odd)
}

/// The English of a sentence, which every language can say.
#[track_caller]
fn english(sentence: &Sentence) -> String {
    said(sentence).swap_remove(0)
}

#[test]
fn games_are_told_in_every_language() {
    for (options, seats) in [
        (&["trios=2"][..], 1),
        (&["trios=1", "rules=mixed-use-development,canadian-style"], 2),
        (&["apc=on", "small-city=on", "edition=first", "raise=3"], 3),
        (&["mode=competitive", "small-city=on"], 2),
        (&["mode=competitive", "trios=2", "targets=measured"], 4),
    ] {
        let options = ZoningOutOptions::from_pairs(options).unwrap();
        for seed in 0..4 {
            let mut game: ZoningOut = new_game(&options, seats).unwrap();
            let mut dice = FastDice::new(seed);
            while game.next() != Next::Over {
                check_view(&game);
                let event = next_event(&game, &mut dice);
                for observer in [
                    Observer::Spectator,
                    Observer::Seat(ONE),
                    Observer::Seat(Seat::ALL[seats - 1]),
                ] {
                    said(&game.see(&event, observer).says);
                }
                match event {
                    Event::Draw(outcome) => game.reveal(&outcome),
                    Event::Act { seat, action } => game.act(seat, action),
                    Event::Uncover => game.uncover(),
                }
            }
            check_view(&game);
            for seat in game.seats().iter() {
                let score = game.score(seat).of(seat);
                let labels = score.lines.iter().map(|line| &line.label);
                labels
                    .chain(score.sums.iter().map(|sum| &sum.label))
                    .for_each(|label| {
                        said(label);
                    });
            }
        }
    }
}

/// Something that may happen next. What else may is said as well.
fn next_event(game: &ZoningOut, dice: &mut FastDice) -> Event<ZoningOut> {
    let acting = match game.next() {
        Next::Seats(acting) => acting,
        Next::Uncover => return Event::Uncover,
        _ => return Event::Draw(game.draw(dice)),
    };
    let seat = acting.iter().next().unwrap();
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let orders = listeners().into_iter().map(|voice| {
        actions
            .iter()
            .map(|&action| voice.say(&game.says(action)))
            .collect()
    });
    for orders in orders {
        let mut orders: Vec<String> = orders;
        orders.sort();
        orders.dedup();
        assert_eq!(orders.len(), actions.len(), "each is said otherwise: {orders:?}");
        assert!(orders.iter().all(|order| strange(order).is_none()), "{orders:?}");
    }
    Event::Act {
        seat,
        action: game.pick(seat, dice, &mut actions),
    }
}

fn check_view(game: &ZoningOut) {
    for observer in [Observer::Spectator, Observer::Seat(ONE)] {
        let view = game.view(observer);
        for voice in listeners() {
            let page = view.page(&voice).to_string();
            assert_eq!(strange(&page), None, "{page}");
            let parts = view.parts(&voice);
            let shapes = parts.all_shapes();
            let labels = shapes.iter().filter_map(|shape| shape.label.as_ref());
            for label in labels.chain(parts.items().map(|item| &item.label)) {
                assert_eq!(strange(label), None, "{label}");
            }
        }
    }
}

#[test]
fn every_refusal_can_be_said() {
    let (place, large) = (Place::new(1, -2), Size::Large);
    for refusal in [
        PlayRefusal::SizeGone(large),
        PlayRefusal::PieceGone(piece("R3")),
        PlayRefusal::Refused(Size::Small),
        PlayRefusal::Apart(place),
        PlayRefusal::NotFirst,
        PlayRefusal::Taken(place),
        PlayRefusal::Full(place),
        PlayRefusal::Fits,
        PlayRefusal::FitsNowhere,
    ] {
        said(&refusal.sentence());
    }
    for due in [
        Due::Size,
        Due::Call,
        Due::Place,
        Due::Draw,
        Due::Uncover,
        Due::Over,
        Due::Rules,
        Due::Lines,
        Due::Piece,
    ] {
        said(&PlayRefusal::OtherAction(due).sentence());
        said(&PlayRefusal::OtherDraw(due).sentence());
    }
    assert_eq!(
        said(&PlayRefusal::SameSize { place, size: large }.sentence()),
        [
            "on n2e1 it would be next to another large pyramid",
            "auf n2e1 käme sie neben eine andere große Pyramide",
            "en n2e1, elle serait à côté d’une autre grande pyramide",
        ]
    );
    assert_eq!(
        PlayRefusal::PieceGone(piece("K2")).to_string(),
        "no medium black is left"
    );
}

#[test]
fn every_scoring_rule_has_a_name_and_says_what_it_scores() {
    let mut all = Vec::new();
    for rule in ScoringRule::ALL {
        let (names, scores) = (said(&rule.sentence()), said(&rule.scores()));
        assert_eq!(names[0], rule.name());
        for (name, scores) in names.into_iter().zip(scores) {
            assert!(!all.contains(&scores), "{name}: {scores}");
            all.push(scores);
        }
    }
    assert_eq!(
        said(&ScoringRule::GardenCity.sentence()),
        ["Garden City", "Gartenstadt", "Cité-jardin"]
    );
}

#[test]
fn who_is_asked_and_who_has_done_something_is_said_as_the_language_wants_it() {
    let options = ZoningOutOptions::from_pairs(&["mode=competitive", "rules=piazzas"]).unwrap();
    let mut game: ZoningOut = new_game(&options, 3).unwrap();
    let prompts = |game: &ZoningOut, seat| {
        let view = game.view(Observer::Seat(seat));
        let voices = listeners().into_iter().map(|voice| Voice {
            you: Some(seat),
            ..voice
        });
        let prompts = voices.map(|voice| view.parts(&voice).prompt.to_string());
        prompts.collect::<Vec<_>>()
    };
    assert_eq!(
        prompts(&game, ONE),
        [
            "Red, choose the next pyramid for everybody",
            "Rot, wähle die nächste Pyramide für alle",
            "Rouge, choisissez la prochaine pyramide pour tous",
        ]
    );
    let call = game.parse("large-green").unwrap();
    let told = said(
        &game
            .see(
                &Event::Act {
                    seat: TWO,
                    action: call,
                },
                Observer::Spectator,
            )
            .says,
    );
    assert_eq!(
        told,
        [
            "Blue chooses the large green for everybody",
            "Blau wählt die große grüne für alle",
            "Bleu choisit la grande verte pour tous",
        ]
    );
    game.act(ONE, call);
    game.act(TWO, game.parse("0").unwrap());
    assert_eq!(
        prompts(&game, ONE),
        [
            "Place the large green in your city",
            "Setze die große grüne in deine Stadt",
            "Placez la grande verte dans votre ville",
        ]
    );
    assert_eq!(
        prompts(&game, TWO)[1],
        "Rot und Grün setzen die große grüne",
        "the second one has done so already"
    );
    game.act(Seat::ALL[2], game.parse("0").unwrap());
    let placed = Event::Act {
        seat: ONE,
        action: game.parse("0").unwrap(),
    };
    assert_eq!(
        said(&game.see(&placed, Observer::Seat(ONE)).says),
        [
            "You place the large green on 0",
            "Du setzt die große grüne auf 0",
            "Vous placez la grande verte en 0",
        ]
    );
}

#[test]
fn a_pyramid_that_is_told_of_can_be_drawn_as_it_was_in_the_tray() {
    let options = ZoningOutOptions::from_pairs(&["rules=piazzas"]).unwrap();
    let mut game: ZoningOut = new_game(&options, 1).unwrap();
    game.act(ONE, game.parse("large").unwrap());
    game.reveal(&game.parse_outcome("red").unwrap());
    let parts = game.view(Observer::Seat(ONE)).parts(&crate::english());
    assert!(parts.items().any(|item| item.id == "in-hand-large-red"));
    let said = crate::english().said(&game.says(game.parse("0").unwrap()));
    let runs = serde_json::to_value(&said).unwrap();
    assert_eq!(
        runs,
        serde_json::json!([
            "place the ", {"text": "large red", "picture": "in-hand-large-red"}, " on ", {"cell": "0"}
        ])
    );
}

#[test]
fn what_is_wrong_with_options_can_be_said() {
    for (pairs, seats, beginning) in [
        (&["mode=competitive"][..], 1, "competitive play takes 2 to 6"),
        (&["mode=competitive", "apc=on"], 2, "apc=on is for one city"),
        (
            &["mode=competitive", "trios=1"],
            2,
            "competitive play takes at least 2",
        ),
        (
            &["mode=competitive", "raise=1"],
            2,
            "raise is for play against a target",
        ),
        (&["small-city=on", "trios=3"], 1, "a Small City has 2 trios"),
        (
            &["small-city=on", "rules=piazzas"],
            1,
            "a Small City has 2 scoring rules, not 1",
        ),
        (
            &["mode=chaos"],
            1,
            "option mode: \"chaos\" is not a value; it takes together or",
        ),
        (
            &["edition=third"],
            1,
            "option edition: \"third\" is not a value; it takes first or",
        ),
        (
            &["trios=7"],
            1,
            "option trios: \"7\" is not a value; it takes auto or 1 to 6",
        ),
        (
            &["targets=easy"],
            1,
            "option targets: \"easy\" is not a value; it takes published or",
        ),
        (
            &["raise=31"],
            1,
            "option raise: \"31\" is not a value; it takes 0 to 30",
        ),
        (
            &["rules=piazza"],
            1,
            "option rules: there is no rule \"piazza\" in the second edition",
        ),
        (
            &["rules=piazzas,Piazzas"],
            1,
            "option rules: the rule \"Piazzas\" is named twice",
        ),
        (
            &["rules=piazzas,clusters,linear-park,garden-city,we-compost,overshadowed"],
            1,
            "option rules: 6 rules are too many: up to 5 can be in play",
        ),
    ] {
        let game =
            ZoningOutOptions::from_pairs(pairs).and_then(|options| new_game::<ZoningOut>(&options, seats));
        let fault = game.expect_err(beginning);
        assert_eq!(english(&fault.sentence()), fault.to_string());
        assert!(fault.to_string().starts_with(beginning), "{fault}");
    }
}

#[test]
fn words_that_cannot_be_read_are_answered_with_an_example_in_every_language() {
    for (options, choice) in [("rules=piazzas", "large"), ("mode=competitive", "large-red")] {
        let options = ZoningOutOptions::from_pairs(&[options, "rules=piazzas"]).unwrap();
        let mut game: ZoningOut = new_game(&options, 2).unwrap();
        check_unread(game.parse("*").unwrap_err(), choice);
        check_unread(game.parse_outcome("*").unwrap_err(), "red");
        game.act(ONE, game.parse(choice).unwrap());
        if game.next() == Next::Chance {
            game.reveal(&game.parse_outcome("red").unwrap());
        }
        check_unread(game.parse("*").unwrap_err(), "n2e1");
    }
}

fn check_unread(fault: NotationError, example: &str) {
    for voice in listeners() {
        assert_eq!(voice.faults(&fault.sentence()), Vec::<String>::new());
        let said = voice.say(&fault.sentence());
        assert!(said.contains(example), "{said}");
    }
    assert_eq!(crate::say(&fault.sentence()), fault.to_string());
}

#[test]
fn all_that_is_wrong_with_a_city_can_be_said() {
    let with = |pieces: &str, rules: &[&str]| {
        let options = ZoningOutOptions::from_pairs(rules).unwrap();
        ZoningOut::appraise(&format!("{{\"pieces\":[{pieces}]}}"), &options)
    };
    let piece = |x: i64, y: i64, color: &str, size: u8| {
        format!(r#"{{"x":{x},"y":{y},"color":"{color}","size":{size}}}"#)
    };
    let city = [
        piece(0, 0, "red", 3),
        piece(0, 0, "red", 1),
        piece(1, 0, "red", 1),
        piece(0, 1, "blue", 3),
        piece(5, 5, "red", 1),
    ];
    let sheet = with(&city.join(","), &["trios=2"]).unwrap();
    let faults: Vec<String> = sheet.illegal.iter().map(english).collect();
    assert_eq!(
        faults,
        [
            "(0, 0): two pyramids on one space, which only Mixed-Use Development allows",
            "(0, 0) and (0, 1): two large pyramids next to each other, which only Canadian Style allows",
            "(0, 0) and (1, 0): two small pyramids next to each other",
            "(5, 5): not connected with the rest of the city",
            "3 times small red, and there are 2 trios of each colour",
        ]
    );
    let lines = &sheet.seats[0].lines;
    assert_eq!(lines.len(), 5 + Edition::Second.rules().len());
    lines.iter().for_each(|line| {
        said(&line.label);
    });
    let many = |count: i64| {
        (0..count)
            .map(|x| piece(x, 0, "red", 1))
            .collect::<Vec<_>>()
            .join(",")
    };
    for (pieces, at, what) in [
        (many(91), "pieces", "91 pyramids are too many: six trios are 90"),
        (
            many(7),
            "pieces[6]",
            "one more small red, and six trios have 6 of them",
        ),
        (
            [piece(0, 0, "red", 1), piece(101, 0, "red", 2)].join(","),
            "pieces[1].x",
            "101 is more than 100 spaces from another pyramid",
        ),
        (
            piece(0, 0, "pink", 1),
            "pieces[0].color",
            "\"pink\" is none of red, blue, green, yellow, black",
        ),
        (
            piece(0, 0, "red", 4),
            "pieces[0].size",
            "4 is not 1 (small), 2 (medium) or 3 (large)",
        ),
        (
            [
                piece(1, 2, "red", 1),
                piece(1, 2, "red", 2),
                piece(1, 2, "red", 3),
            ]
            .join(","),
            "pieces[2]",
            "a third pyramid on (1, 2)",
        ),
    ] {
        let fault = with(&pieces, &[]).unwrap_err();
        assert_eq!((fault.at.as_str(), fault.what.english()), (at, what));
        assert_eq!(english(fault.what.sentence()), what);
        assert_eq!(english(&fault.sentence()), fault.to_string());
    }
}

#[test]
fn options_are_described_in_the_words_of_the_files() {
    assert_eq!(crate::english().word("about"), ZoningOut::INFO.about);
    for option in ZoningOutOptions::KNOWN {
        let message = format!("option-{}", option.key);
        assert_eq!(crate::english().word(&message), option.about);
        for voice in listeners().into_iter().skip(1) {
            assert_ne!(voice.word(&message), option.about, "{message}");
        }
    }
}
