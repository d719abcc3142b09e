//! Programs that take a seat, and all the ways to lose it. The programs are shell scripts.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use plat_arena::{Budget, Plan, Played, Standings, Tournament};
use plat_games::find;
use plat_search::Stop;

/// Says that it is ready, reads the game, and keeps the number and the first action of the first question.
const POLITE: &str = r#"read hello; echo 'ready {"protocol":1,"name":"script"}'; read game; read go
number=$(echo "$go" | sed 's/.*"number":\([0-9]*\).*/\1/')
action=$(echo "$go" | sed 's/.*"actions":\["\([^"]*\)".*/\1/')
"#;

/// Four games between greedy and the script, two of them with the script in the first seat.
fn against(script: &str, time: Duration) -> (Vec<Played>, Standings) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.sh");
    fs::write(&path, script).unwrap();
    against_command(&format!("sh {}", path.display()), time)
}

fn against_command(command: &str, time: Duration) -> (Vec<Played>, Standings) {
    let tournament = Tournament::new(Plan {
        game: find("subdivision").unwrap(),
        options: Vec::new(),
        entrants: format!("greedy,cmd:{command}").parse().unwrap(),
        seats: None,
        games: 4,
        seed: "1".parse().unwrap(),
        budget: Some(Budget::Time(time)),
    })
    .unwrap();
    let mut played = Vec::new();
    let receive = |game| {
        played.push(game);
        Ok::<(), ()>(())
    };
    tournament
        .play(&BTreeSet::new(), 2, &Stop::default(), receive)
        .unwrap();
    let standings = Standings::of(tournament.heading(), &played, None);
    (played, standings)
}

/// Long enough for a script on a busy machine.
const PLENTY: Duration = Duration::from_secs(30);
/// So short that nobody waits long for somebody who says nothing.
const SHORT: Duration = Duration::from_millis(200);

/// The script loses its seat in every game by this, and the tournament goes on.
#[track_caller]
fn loses(script: &str, time: Duration, expected: &str) {
    let (played, standings) = against(script, time);
    assert_eq!(played.len(), 4, "the tournament goes on");
    assert_eq!(standings.lost.len(), 4);
    for lost in &standings.lost {
        assert!(
            lost.what.contains(expected),
            "{:?} instead of {expected:?}",
            lost.what
        );
        assert!(lost.name.starts_with("cmd:sh "));
    }
    let (greedy, bot) = (&standings.players[0], &standings.players[1]);
    assert_eq!((greedy.won, greedy.seats_lost), (4, 0));
    assert_eq!((bot.not_won, bot.seats_lost), (4, 4));
    assert_eq!(
        standings.pairs[0].margin, None,
        "a game that did not end has no points"
    );
}

#[test]
fn one_that_crashes() {
    let script = format!("{POLITE} echo 'line 7: division by zero' >&2; exit 3");
    loses(
        &script,
        PLENTY,
        "it ended (exit status: 3) before it answered; its last words: line 7: division by zero",
    );
}

#[test]
fn one_that_ends_at_once() {
    loses("exit 0", PLENTY, "it ended (exit status: 0) before it answered");
}

#[test]
fn one_that_says_nothing_any_more() {
    loses(
        &format!("{POLITE} read forever"),
        SHORT,
        "it gave no answer within 0.7 s",
    );
}

#[test]
fn one_that_talks_nonsense() {
    let expected =
        "it said \"I resign\", which is not a line of the protocol: it begins with no word that is known";
    loses(&format!("{POLITE} echo I resign; read on"), PLENTY, expected);
}

#[test]
fn one_that_only_repeats_what_it_hears() {
    loses("cat", PLENTY, "it said \"hello {");
}

#[test]
fn one_that_does_what_the_rules_forbid() {
    let script = format!("{POLITE} echo bestaction $number 9z9; read on");
    loses(&script, PLENTY, "it answered \"9z9\", which is not one of the ");
}

#[test]
fn one_that_answers_another_question() {
    loses(
        &format!("{POLITE} echo bestaction 999 $action; read on"),
        PLENTY,
        "it answered question 999, but was asked ",
    );
}

#[test]
fn one_that_never_stops_talking() {
    let expected = "it said more than 10000 lines and no answer";
    loses(&format!("{POLITE} while :; do echo info; done"), PLENTY, expected);
    let expected = "it said a line of more than 64 KiB";
    loses(
        &format!("{POLITE} head -c 1000000 /dev/zero | tr '\\0' x; read on"),
        PLENTY,
        expected,
    );
}

#[test]
fn one_that_speaks_another_version() {
    loses(
        r#"read hello; echo 'ready {"protocol":2}'; read on"#,
        PLENTY,
        "it speaks version 2 of the protocol, not 1",
    );
}

#[test]
fn one_that_answers_before_it_is_asked() {
    loses(
        "echo bestaction 0 3b2; read on",
        PLENTY,
        "it answered before it said that it is ready",
    );
}

#[test]
fn one_that_closes_its_mouth() {
    loses(
        &format!("{POLITE} exec 1>&-; sleep 1000"),
        PLENTY,
        "it closed its output before it answered",
    );
}

#[test]
fn one_that_is_not_there() {
    let (_, standings) = against_command("./no-such-bot", PLENTY);
    assert_eq!(standings.lost.len(), 4);
    assert!(
        standings.lost[0]
            .what
            .starts_with("\"./no-such-bot\" cannot be started: ")
    );
    let (_, standings) = against_command("sh 'bot", PLENTY);
    assert_eq!(
        standings.lost[0].what,
        "a quotation mark is missing in \"sh 'bot\""
    );
}

/// A shell that waits for a child of its own; both are gone, and no zombie is left, when the game is.
#[test]
#[cfg(target_os = "linux")]
fn nothing_is_left_of_one_that_hangs() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("processes");
    let script = format!("{POLITE} sleep 1000 & echo $$ $! >> {}; wait", list.display());
    loses(&script, SHORT, "it gave no answer within 0.7 s");
    let processes = fs::read_to_string(&list).unwrap();
    let processes: Vec<&str> = processes.split_whitespace().collect();
    assert_eq!(processes.len(), 8, "four games, two processes each");
    for process in processes {
        // Whoever adopted the child may take a moment to notice that it is gone.
        for _ in 0..500 {
            if !Path::new("/proc").join(process).exists() {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(
            !Path::new("/proc").join(process).exists(),
            "process {process} is left"
        );
    }
}

/// One that plays on: it always takes the first action.
#[test]
fn one_that_keeps_to_the_rules_keeps_its_seat() {
    let script = r#"while read word rest; do case $word in
        hello) echo 'info good morning'; echo 'ready {"protocol":1}';;
        go) number=$(echo "$rest" | sed 's/.*"number":\([0-9]*\).*/\1/')
            action=$(echo "$rest" | sed 's/.*"actions":\["\([^"]*\)".*/\1/')
            echo "bestaction $number $action";;
        quit) exit;;
        esac; done"#;
    let (played, standings) = against(script, PLENTY);
    assert_eq!(standings.lost, []);
    assert!(played.iter().all(|game| game.totals.is_some()));
    assert_eq!(standings.players[1].games, 4);
}
