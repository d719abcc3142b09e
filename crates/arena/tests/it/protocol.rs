//! The other end of the protocol: Plat as a program that is asked.

use std::fs;
use std::path::Path;

use plat_arena::{Answerer, Entrant, Go, NewGame, Seated, ToBot, probe};
use plat_engine::{Dice, FastDice, Next, Observer, Seat, SessionDice};
use plat_games::{PlayerKind, find};
use plat_search::Thinking;

/// What greedy answers to these lines, and its notes; or why it cannot.
fn answer(lines: &[&str]) -> Result<(String, String), String> {
    let answerer = Answerer {
        game: find("subdivision").unwrap(),
        kind: PlayerKind::Greedy,
        thinking: Thinking::default(),
        seed: 1,
    };
    let (mut said, mut notes) = (Vec::new(), Vec::new());
    let text = lines.join("\n");
    let answered = answerer.answer(&mut text.as_bytes(), &mut said, &mut notes);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    answered
        .map(|()| (text(said), text(notes)))
        .map_err(|fault| fault.to_string())
}

const NEW_GAME: &str = r#"newgame {"game":"subdivision","rules":1,"options":[],"seats":2,"seat":2}"#;

#[test]
fn questions_are_answered_with_one_of_the_actions() {
    let go = |number: usize, word: &str| {
        format!(
            r#"go {{"number":{number},"time":5,"actions":["3e5"],"view":null,"news":[{{"seat":1,"word":"{word}","says":""}}]}}"#
        )
    };
    let (said, notes) = answer(&[
        r#"hello {"protocol":1,"program":"x"}"#,
        "",
        NEW_GAME,
        &go(1, "3b2"),
        "quit",
        "?",
    ])
    .unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with(r#"ready {"protocol":1,"name":"plat "#),
        "{said}"
    );
    assert!(lines[1].starts_with("bestaction 1 "), "{said}");
    assert_eq!(lines.len(), 2);
    // Greedy would hardly take the only action that was offered; it is bound to it all the same.
    assert_eq!(lines[1], "bestaction 1 3e5");
    assert!(
        notes.is_empty() || notes.ends_with("is not legal; any action is played\n"),
        "{notes}"
    );

    let (said, notes) = answer(&[NEW_GAME, &go(1, "9z9")]).unwrap();
    assert_eq!(said, "bestaction 1 3e5\n");
    assert_eq!(
        notes,
        "entry 1, \"9z9\", does not follow from those before it; from here on any legal action is played\n"
    );
}

/// Where nothing is hidden, nothing is lost on the way: a player who is told of the game by lines chooses what the same
/// player chooses at the table itself.
#[test]
fn at_the_other_end_the_same_player_chooses_the_same() {
    let game = find("subdivision").unwrap();
    let kind: PlayerKind = "master".parse().unwrap();
    let thinking = Thinking::iterations(40);
    let dice = SessionDice::seeded("1".parse().unwrap());
    let mut table = game.new_table(&[], vec![String::new(); 2], dice).unwrap();
    let seat = Seat::ALL[1];
    let entrant = Entrant::Computer { kind, budget: None };
    let mut here = Seated::new(&entrant, game, 2, &thinking, 7);
    let there = Answerer {
        game,
        kind,
        thinking,
        seed: 7,
    };
    let mut lines = ToBot::NewGame(NewGame::of(table.as_ref(), seat)).line() + "\n";
    let (mut told, mut asked) = (0, 0);
    while let Next::Seats(acting) = table.next() {
        let word = if acting.has(seat) {
            let go = Go::of(table.as_ref(), seat, told, 3600.0);
            told = go.number;
            asked += 1;
            lines += &(ToBot::Go(go).line() + "\n");
            // Everything from the beginning, which always ends the same way.
            let mut said = Vec::new();
            there
                .answer(&mut lines.as_bytes(), &mut said, &mut std::io::sink())
                .unwrap();
            let word = here.choose(table.as_ref(), seat).unwrap();
            let last = String::from_utf8(said).unwrap().lines().last().map(str::to_owned);
            assert_eq!(last, Some(format!("bestaction {told} {word}")));
            word
        } else {
            let choices = table.look(Observer::Seat(Seat::ALL[0])).choices();
            choices[told % choices.len()].word.clone()
        };
        table.act(acting.first().unwrap(), &word).unwrap();
    }
    assert!(asked > 5);
}

#[test]
fn what_cannot_be_answered_is_named_with_its_line() {
    let fault = |lines: &[&str]| answer(lines).unwrap_err();
    assert_eq!(
        fault(&["good morning"]),
        "line 1: \"good morning\" is not a line of the protocol: it begins with no word that is known"
    );
    assert_eq!(
        fault(&[r#"hello {"protocol":2,"program":"x"}"#]),
        "line 1: version 2 of the protocol, not 1"
    );
    assert_eq!(
        fault(&[
            "",
            r#"go {"number":0,"time":1,"actions":["x"],"view":null,"news":[]}"#
        ]),
        "line 2: go comes after newgame"
    );
    let with = |from: &str, to: &str| fault(&[&NEW_GAME.replace(from, to)]);
    assert_eq!(
        with("subdivision", "chess"),
        "line 1: this is subdivision, not \"chess\""
    );
    assert_eq!(
        with("\"rules\":1", "\"rules\":7"),
        "line 1: revision 1 of the rules, not 7"
    );
    assert_eq!(
        with("\"seat\":2", "\"seat\":3"),
        "line 1: there is no seat 3 at a table of 2"
    );
    assert_eq!(
        with("\"seats\":2", "\"seats\":5"),
        "line 1: Subdivision is for 2 to 4 players, not 5"
    );
    assert_eq!(
        with("[]", "[\"set=box\"]"),
        "line 1: option set: \"box\" is not a value; it takes stash or threehouse"
    );
}

/// What the fuzzer does all day, in small: the conversation with bytes changed, left out and put in.
#[test]
fn a_spoilt_conversation_is_answered_or_refused() {
    let good = include_str!("../../../../fuzz/corpus/protocol/game");
    let mut dice = FastDice::new(1);
    let mut refused = 0;
    for _ in 0..3_000 {
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            let byte = *dice.pick(b"{}[]\",:-0192 \nabcgo?");
            match dice.below(3) {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => drop(bytes.remove(at)),
            }
        }
        let text = String::from_utf8(bytes).expect("all of it is ASCII");
        refused += usize::from(!probe::protocol(&text));
    }
    assert!(
        (500..2_900).contains(&refused),
        "{refused} refused: neither all nor none"
    );
}

#[test]
fn the_corpus_of_the_fuzzer_is_read_without_a_panic() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/protocol");
    let mut good = 0;
    for file in fs::read_dir(corpus).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        good += usize::from(probe::protocol(&text));
    }
    assert_eq!(good, 1, "one of them is a whole conversation");
}
