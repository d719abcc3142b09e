//! What is seldom said can be said in every language: refusals, how games end, and what is wrong with a position.

use std::collections::BTreeSet;

use plat_engine::{
    Appraise, Book, Event, FastDice, Game, Knowledge, Next, Notation, Observer, Options, Refusal as _,
    Sentence, View, Voice,
};
use plat_game_city_planning::{
    CityPlanning, CityPlanningOptions, CityPlanningView, Cover, Due, Ending, Ground, Kind, Need, Now,
    Refusal, Stone,
};

use crate::table::{drawn, enter, json, new, seat, seen_by};

fn books() -> &'static [Book] {
    CityPlanningView::shelf().books()
}

/// Somebody who speaks to player 1.
fn to_player_1(book: &Book) -> Voice<'_> {
    Voice {
        you: Some(seat(1)),
        ..Voice::of(book)
    }
}

/// What every language says, English first, without the name of a part such as R3 in it.
#[track_caller]
fn said(sentence: &Sentence) -> Vec<String> {
    let say = |book| {
        let voice = to_player_1(book);
        assert_eq!(voice.faults(sentence), Vec::<String>::new(), "{sentence:?}");
        let said = voice.say(sentence);
        assert_eq!(codes(&said), Vec::<&str>::new(), "{said}");
        said
    };
    books().iter().map(say).collect()
}

/// The names of parts such as R3 in a text.
fn codes(said: &str) -> Vec<&str> {
    let words = said.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter(|word| matches!(word.as_bytes(), [b'R' | b'A' | b'C' | b'I', b'0'..=b'5']))
        .collect()
}

#[test]
fn every_refusal_can_be_said() {
    let point = || "c4".to_owned();
    let zone = "C3".parse().unwrap();
    let mut refusals = vec![
        Refusal::NoProposal,
        Refusal::OffBoard,
        Refusal::Taken(point()),
        Refusal::Lonely(point()),
        Refusal::Crowded {
            point: point(),
            count: 4,
        },
        Refusal::Spoilt {
            point: point(),
            count: 2,
        },
        Refusal::NotFaceUp(zone),
        Refusal::OverTheEdge(point()),
        Refusal::Apart(point()),
        Refusal::LastStones(point()),
        Refusal::NotRemoved(zone),
        Refusal::NotInHand("R4".parse().unwrap()),
        Refusal::NotLaid(zone),
        Refusal::Full { zone, total: 5 },
        Refusal::OtherDevelopments {
            to: seat(1),
            count: 3,
        },
        Refusal::OtherDevelopments {
            to: seat(2),
            count: 1,
        },
    ];
    for stone in Stone::ALL {
        refusals.push(Refusal::ThirdStone(stone));
        refusals.push(Refusal::Unfinished {
            stone,
            point: point(),
        });
    }
    for kind in Kind::ALL {
        refusals.push(Refusal::OtherKind { zone, kind });
    }
    let now = [
        Now::NoStones,
        Now::Stones,
        Now::Planned,
        Now::NoPlan,
        Now::Order,
        Now::NoBuilding,
    ];
    refusals.extend(now.map(Refusal::NotNow));
    let due = [
        Due::FirstZones,
        Due::DifferentZones,
        Due::First,
        Due::NextZone,
        Due::Nothing,
    ];
    refusals.extend(due.map(Refusal::OtherDraw));
    let nothing = Cover::default();
    for found in [
        nothing,
        Cover { works: 2, ..nothing },
        Cover { homes: 1, ..nothing },
    ] {
        refusals.push(Refusal::Requirement {
            zone,
            point: point(),
            found,
        });
    }
    for refusal in &refusals {
        let english = said(&refusal.sentence()).swap_remove(0);
        if !matches!(refusal, Refusal::OtherDevelopments { .. }) {
            assert_eq!(english, refusal.to_string());
        }
    }
}

#[test]
fn what_is_missing_is_said_with_its_numbers() {
    let need = |ground, points| Need { ground, points };
    let refusal = Refusal::Unsupported {
        kind: Kind::Industrial,
        point: "b3".to_owned(),
        found: [need(Ground::Resource, 1), need(Ground::Population, 0)],
    };
    assert_eq!(
        said(&refusal.sentence()),
        [
            "Industrial Developments need 2 Resources and 1 Population beside them, and beside b3 they find 1 Resource \
             and no Population",
            "Bauwerke der Art Industrie brauchen neben sich 2 Rohstoffe und 1 Einwohner, und neben b3 gibt es 1 Rohstoff \
             und keine Einwohner",
            "les bâtiments de type Industrie demandent 2 ressources et 1 habitant à côté d’eux, et à côté de b3 il y a \
             1 ressource et aucun habitant",
        ]
    );
}

#[test]
fn the_listener_is_told_what_they_do() {
    let rows = "......... .P.P..... ......... ......... ......... ......... ......... ......... .........";
    let game = drawn(rows, r#""hand":["R5"]"#);
    let action = game.parse("dev:R5@c8").unwrap();
    let told = |number| {
        let event = Event::Act {
            seat: seat(number),
            action,
        };
        said(&game.see(&event, Observer::Spectator).says)
    };
    assert_eq!(
        told(1),
        [
            "You place Residential 5 on c8, unincorporated: +1",
            "Du setzt Wohnen 5 gemeindefrei auf c8: +1",
            "Vous posez Logement 5 hors zone en c8 : +1",
        ]
    );
    assert_eq!(
        told(2),
        [
            "Blue places Residential 5 on c8, unincorporated: +1",
            "Blau setzt Wohnen 5 gemeindefrei auf c8: +1",
            "Bleu pose Logement 5 hors zone en c8 : +1",
        ]
    );
}

#[test]
fn every_end_is_said_with_its_winner() {
    let mut view = seen_by(&new(&["board=9"]), 1);
    view.to_act = None;
    view.stage = plat_game_city_planning::Stage::Over;
    let prompt = |view: &CityPlanningView| {
        let of = |book| view.parts(&to_player_1(book)).prompt.to_string();
        books().iter().map(of).collect::<Vec<_>>()
    };
    for ending in [
        Ending::LastZone,
        Ending::EmptyBag,
        Ending::Agreement,
        Ending::NothingPlaced,
        Ending::LastTurn,
    ] {
        view.ending = Some(ending);
        let tie = prompt(&view);
        for (said, draw) in tie.iter().zip(["a draw", "unentschieden", "égalité"]) {
            assert!(said.ends_with(draw), "{said}");
        }
        view.scores[0].total += 1;
        let won = prompt(&view);
        for (said, win) in won.iter().zip(["you win", "Du gewinnst", "vous gagnez"]) {
            assert!(said.ends_with(win), "{said}");
        }
        view.scores[0].total -= 1;
    }
}

#[test]
fn all_that_is_wrong_with_a_position_can_be_said() {
    let rows = ".PP...... PPR...... ......... ......... ......... ......... ......... ......... .........";
    let fields = r#""zones":[{"tile":"A2","at":"b8","developments":["C1"]},{"tile":"C3","at":"d8"}],
        "developments":[{"coin":"I1","at":"b7"}],"hand":["C0","C2","C3","C4"],
        "face_up":[{"tile":"R0"}],"bottom":["R0"],"removed":["C4"],"scores":[1,2]"#;
    let sheet = CityPlanning::appraise(&json(rows, fields), &CityPlanningOptions::default()).unwrap();
    let faults: Vec<String> = sheet
        .illegal
        .iter()
        .map(|fault| said(fault).swap_remove(0))
        .collect();
    assert_eq!(
        faults,
        [
            "stones lie under the Zone Agricultural 2",
            "Commercial 1 is on a Zone of another type, Agricultural 2",
            "the Zones Agricultural 2 and Commercial 3 overlap",
            "Industrial 1 is on b7, where something else lies",
            "the Zone Residential 0 is there twice",
            "a hand has 3 Developments, not 4",
            "the Development Commercial 4 is there twice",
            "at least one stone lies outside every Zone",
        ]
    );
    for offer in &sheet.offers {
        said(&offer.says);
        offer.lines.iter().for_each(|line| drop(said(&line.label)));
    }
    for score in &sheet.seats {
        score.lines.iter().for_each(|line| drop(said(&line.label)));
    }
}

#[test]
fn what_cannot_be_read_can_be_said() {
    let fault = |fields: &str| {
        let rows =
            "......... .P....... ......... ......... ......... ......... ......... ......... .........";
        CityPlanning::appraise(&json(rows, fields), &CityPlanningOptions::default())
            .unwrap_err()
            .sentence()
    };
    let game = new(&["board=9"]);
    let options = |pair: &str| CityPlanningOptions::from_pairs(&[pair]).unwrap_err();
    for sentence in [
        game.parse("?").unwrap_err().sentence(),
        game.parse("pz19").unwrap_err().sentence(),
        game.parse_outcome("?").unwrap_err().sentence(),
        options("board=8").sentence(),
        options("unincorporated-penalty=3").sentence(),
        fault(r#""zones":[{"tile":"X\"2","at":"b5"}]"#),
        fault(r#""zones":[{"tile":"A2","at":"a5"}]"#),
        fault(r#""developments":[{"coin":"R2","at":"z5"}]"#),
        fault(r#""developments":[{"coin":"R2","at":"?"}]"#),
        fault(r#""scores":[1,2,3]"#),
        fault(r#""face_up":[{"tile":"R0"},{"tile":"R1"},{"tile":"R2"},{"tile":"R3"}]"#),
    ] {
        for book in books() {
            let voice = to_player_1(book);
            assert_eq!(voice.faults(&sentence), Vec::<String>::new(), "{sentence:?}");
        }
    }
}

/// Nobody who plays reads a code, and no two choices sound the same.
#[test]
fn games_are_told_in_words_and_pictures() {
    let mut dice = FastDice::new(3);
    for options in [&["board=9"], &["board=13"]] {
        let mut game = new(options);
        let (mut actions, mut entry) = (Vec::new(), 0);
        loop {
            let event = match game.next() {
                Next::Over => break,
                Next::Chance => Event::Draw(game.draw(&mut dice)),
                Next::Uncover => Event::Uncover,
                Next::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    actions.clear();
                    game.actions(seat, &mut actions);
                    if entry % 16 == 0 {
                        told_apart(&game, &actions);
                    }
                    let action = game.pick(seat, &mut dice, &mut Vec::new());
                    Event::Act { seat, action }
                }
            };
            for observer in Observer::all(game.seats()) {
                said(&game.see(&event, observer).says);
            }
            event.apply(&mut game);
            entry += 1;
            if entry == 400 {
                break;
            }
        }
    }
}

#[track_caller]
fn told_apart(game: &CityPlanning, actions: &[<CityPlanning as Game>::Action]) {
    for book in books() {
        let voice = to_player_1(book);
        let says: BTreeSet<String> = actions
            .iter()
            .map(|&action| voice.say(&game.says(action)))
            .collect();
        assert_eq!(says.len(), actions.len(), "{book:?}");
        assert!(says.iter().all(|said| codes(said).is_empty()), "{says:?}");
    }
}

#[test]
fn a_plan_says_what_goes_under_the_stack() {
    let note = |words: &str| {
        let view = seen_by(&enter(crate::table::city(), words), 1);
        let of = |book| {
            let parts = view.parts(&to_player_1(book));
            let plan = parts.trays.into_iter().find(|tray| tray.id == "plan");
            plan.unwrap().note
        };
        books().iter().map(of).collect::<Vec<String>>()
    };
    assert_eq!(
        note("A2@g8 under:C4"),
        [
            "It needs 3 empty points and 1 Population and covers 3 Population and 3 empty points. Under the stack goes \
             Commercial 4",
            "Sie braucht 3 leere Felder und 1 Einwohner und bedeckt 3 Einwohner und 3 leere Felder. Unter den Stapel \
             kommt Gewerbe 4",
            "Elle demande 3 cases vides et 1 habitant et couvre 3 habitants et 3 cases vides. Sous la pile ira \
             Commerce 4",
        ]
    );
}
