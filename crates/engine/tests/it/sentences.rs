//! Sentences in the words of three languages, as their grammars want them.

use plat_engine::{
    ActError, Arg, BackError, Book, DrawError, ENGINE_WORDS, NotationError, OptionError, Phrase, Piece,
    PositionError, RecordError, Run, Seat, SeatList, SeatSet, Sentence, Voice, Words,
};

const RED: Seat = Seat::ALL[0];
const BLUE: Seat = Seat::ALL[1];

// Fluent wants every variant on a line of its own.
static WORDS: Words = Words {
    crate_name: "test",
    files: &[
        (
            "en",
            "\
places =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } { $piece } on { $cell }
house = a house
only-english =
    { $count ->
        [one] one
       *[other] many
    }
",
        ),
        (
            "de",
            "\
places =
    { $who-is ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $piece-gender ->
        [m] einen
       *[n] ein
    } { $piece } auf { $cell }
house = Haus
    .gender = n
",
        ),
    ],
};

fn say(language: &str, you: Option<Seat>, sentence: &Sentence) -> String {
    let book = Book::new(language, &[&WORDS]);
    let voice = Voice {
        book: &book,
        names: &[],
        you,
    };
    assert_eq!(voice.faults(sentence), [""; 0], "{language}");
    let together: String = voice.said(sentence).0.iter().map(Run::text).collect();
    assert_eq!(together, voice.say(sentence), "the runs are what is said");
    together
}

fn points(count: i32) -> Sentence {
    Sentence::new("points").with("count", count)
}

#[test]
fn each_language_has_its_own_plural() {
    // French says the singular of none, English and German the plural.
    let said = |language| [0, 1, 2].map(|count| say(language, None, &points(count)));
    assert_eq!(said("en"), ["0 points", "1 point", "2 points"]);
    assert_eq!(said("de"), ["0 Punkte", "1 Punkt", "2 Punkte"]);
    assert_eq!(said("fr"), ["0 point", "1 point", "2 points"]);
}

#[test]
fn things_are_joined_as_the_language_joins_them() {
    let shared = |seats: &[Seat]| Sentence::new("ending-shared").with("who", seats.to_vec());
    let two = shared(&[RED, BLUE]);
    let three = shared(&Seat::ALL[..3]);
    assert_eq!(
        say("en", None, &two),
        "The game is over: Red and Blue share the win."
    );
    assert_eq!(
        say("en", None, &three),
        "The game is over: Red, Blue and Green share the win."
    );
    assert_eq!(
        say("de", None, &three),
        "Das Spiel ist vorbei: Rot, Blau und Grün teilen sich den Sieg."
    );
    assert_eq!(
        say("de", Some(RED), &two),
        "Das Spiel ist vorbei: Du und Blau teilt euch den Sieg."
    );
    assert_eq!(
        say("fr", Some(BLUE), &two),
        "La partie est terminée : Rouge et vous vous partagez la victoire."
    );
}

#[test]
fn the_verb_agrees_with_the_listener() {
    let refused = ActError::NotYourTurn {
        seat: RED,
        next: SeatList(SeatSet::only(BLUE)),
    }
    .sentence();
    assert_eq!(
        say("en", Some(RED), &refused),
        "it is not your turn; Blue is to act"
    );
    assert_eq!(
        say("de", Some(RED), &refused),
        "du bist nicht am Zug; am Zug ist Blau"
    );
    assert_eq!(
        say("de", Some(BLUE), &refused),
        "Rot ist nicht am Zug; am Zug bist du"
    );
    assert_eq!(
        say("fr", Some(RED), &refused),
        "ce n’est pas à vous de jouer ; à jouer : Bleu"
    );
    let turn = Sentence::new("turn").with("who", vec![RED, BLUE]);
    assert_eq!(say("en", Some(RED), &turn), "You and Blue are to act.");
    assert_eq!(say("de", Some(RED), &turn), "Du und Blau seid am Zug.");
}

#[test]
fn a_page_gets_names_pieces_and_cells_as_runs_of_their_own() {
    let book = Book::new("de", &[&WORDS]);
    let piece = Piece::new(Sentence::new("house")).drawn("H");
    let sentence = Sentence::new("places")
        .with("who", RED)
        .with("piece", piece)
        .with("cell", Arg::cell("c4"));
    // Nobody can call themselves something that a page takes for another seat.
    let names = ["A\u{FDD0}\u{F0001}da\u{FDD1}".to_owned()];
    let voice = Voice {
        book: &book,
        names: &names,
        you: None,
    };
    assert_eq!(
        serde_json::to_value(voice.said(&sentence)).unwrap(),
        serde_json::json!([
            {"seat": 1, "text": "A\u{F0001}da"}, " setzt ein ", {"text": "Haus", "picture": "H"}, " auf ", {"cell": "c4"}
        ])
    );
    assert_eq!(say("de", Some(RED), &sentence), "Du setzt ein Haus auf c4");
}

#[test]
fn what_a_language_lacks_is_said_in_english_and_what_all_lack_by_its_name() {
    let count = Sentence::new("only-english").with("count", 0);
    // By the English plural: the French one would make "one" of none.
    assert_eq!(say("fr", None, &count), "many");
    let book = Book::new("en", &[]);
    let voice = Voice {
        book: &book,
        names: &[],
        you: None,
    };
    assert_eq!(voice.say(&Sentence::new("nowhere")), "⟨nowhere⟩");
    assert_eq!(voice.faults(&Sentence::new("nowhere")).len(), 1);
    assert!(!voice.faults(&Sentence::new("points")).is_empty());
}

#[test]
fn errors_say_the_same_as_sentences() {
    let book = Book::new("en", &[]);
    let names = Seat::ALL.map(|seat| format!("seat {seat}"));
    let voice = Voice {
        book: &book,
        names: &names,
        you: None,
    };
    let check = |display: String, sentence: Sentence| {
        assert_eq!(voice.faults(&sentence), [""; 0]);
        assert_eq!(voice.say(&sentence), display);
    };
    let word = NotationError::new("3\n\"z", "a placement such as 3c4");
    check(word.to_string(), word.sentence());
    for error in [
        ActError::Refused {
            rule: "SD-1",
            message: "c4 is taken".to_owned(),
            sentence: "c4 is taken".into(),
        },
        ActError::NotYourTurn {
            seat: RED,
            next: SeatList(SeatSet::only(BLUE)),
        },
        ActError::ChanceFirst { seat: RED },
        ActError::UncoverFirst { seat: RED },
        ActError::Over,
    ] {
        check(error.to_string(), error.sentence());
    }
    for error in [DrawError::Syntax(word), DrawError::NotChance, DrawError::NoSeed] {
        check(error.to_string(), error.sentence());
    }
    check(BackError(BLUE).to_string(), BackError(BLUE).sentence());
    for error in [
        OptionError::NoPair("size".to_owned()),
        OptionError::Unknown {
            key: "size".to_owned(),
            known: "parks, set".to_owned(),
        },
        OptionError::bad_value("set", "x", "stash or box"),
        OptionError::Conflict("these do not go together".into()),
        OptionError::Seats {
            game: "Subdivision",
            fewest: 2,
            most: 4,
            seats: 5,
        },
    ] {
        check(error.to_string(), error.sentence());
    }
    let seed = "a b".parse::<plat_engine::Seed>().unwrap_err();
    check(seed.to_string(), seed.sentence());
    let record = RecordError::new(3, "this is wrong");
    check(record.to_string(), record.sentence());
    let position = PositionError::new("pieces[3].x", "too large");
    check(position.to_string(), position.sentence());
    assert_eq!(Book::languages(&[&ENGINE_WORDS]), ["en", "de", "fr"]);
}

#[test]
fn what_a_game_says_in_an_error_can_be_said_in_every_language() {
    let english = Book::new("en", &[&WORDS]);
    let phrase = Phrase::new(Sentence::new("house"), &Voice::of(&english));
    let error = OptionError::bad_value("set", "x", phrase);
    assert_eq!(
        error.to_string(),
        "option set: \"x\" is not a value; it takes a house"
    );
    assert_eq!(
        say("de", None, &error.sentence()),
        "Einstellung set: „x“ geht nicht; möglich ist: Haus"
    );
}
