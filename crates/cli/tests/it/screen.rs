//! The full screen as people use it: the program on a terminal of its own, played by keys from the first action to
//! the last, for every game on the shelf; and that it leaves the terminal as it was.

#![cfg(unix)]

use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::program::{Folder, good};
use plat_games::SHELF;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Nothing takes so long, on any machine; a test that waits for it has failed.
const PATIENCE: Duration = Duration::from_secs(120);

/// The program on a terminal, and what the terminal shows.
struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keys: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
}

impl Terminal {
    fn start(arguments: &[&str], columns: u16, rows: u16) -> Terminal {
        let size = PtySize {
            rows,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_plat"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        command.env_remove("COLORTERM");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(rows, columns, 0)));
        let mut output = pair.master.try_clone_reader().unwrap();
        let shown = Arc::clone(&screen);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..count]);
            }
        });
        Terminal {
            screen,
            keys: pair.master.take_writer().unwrap(),
            master: pair.master,
            child,
        }
    }

    fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until the screen is as it should be, and stays so for a moment: it may be drawn only by half.
    #[track_caller]
    fn wait(&self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        let mut last = String::new();
        loop {
            let text = self.text();
            if is_so(&text) && text == last {
                return text;
            }
            assert!(start.elapsed() < PATIENCE, "no {what}:\n{text}");
            last = text;
            thread::sleep(Duration::from_millis(20));
        }
    }

    #[track_caller]
    fn wait_for(&self, words: &str) -> String {
        self.wait(words, |text| text.contains(words))
    }

    /// Waits until the program has ended, and the terminal is the one people know again.
    #[track_caller]
    fn wait_for_end(mut self) -> u32 {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                let start = Instant::now();
                while self.screen.lock().unwrap().screen().alternate_screen() {
                    assert!(start.elapsed() < PATIENCE, "the terminal is not given back");
                    thread::sleep(Duration::from_millis(5));
                }
                let screen = self.screen.lock().unwrap();
                assert!(!screen.screen().hide_cursor(), "the cursor is not given back");
                assert_eq!(
                    screen.screen().mouse_protocol_mode(),
                    vt100::MouseProtocolMode::None
                );
                return status.exit_code();
            }
            assert!(
                start.elapsed() < PATIENCE,
                "the program does not end:\n{}",
                self.text()
            );
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// How many entries the log has, as the corner of the screen says.
fn entries(text: &str) -> Option<usize> {
    let line = text.lines().next()?;
    let (_, number) = line.rsplit_once("entry ")?;
    number.trim().parse().ok()
}

/// Whether the person at the screen is asked something.
fn is_asked(text: &str) -> bool {
    let line = text.lines().next().unwrap_or_default();
    line.contains("seat 1 · entry ")
}

/// Plays a game to its end against the computer by touching whatever the cursor is on.
fn play_by_keys(game: &str, options: &[&str]) {
    let folder = Folder::new();
    let record = folder.name("game.plat");
    let arguments = [
        &[
            "play",
            game,
            "--seats",
            "human,random",
            "--seed",
            "1",
            "-o",
            &record,
        ],
        options,
    ]
    .concat();
    let mut terminal = Terminal::start(&arguments, 150, 50);
    let name = SHELF
        .iter()
        .find(|known| known.info().id == game)
        .unwrap()
        .info()
        .name;
    let begun = terminal.wait("first question", is_asked);
    assert!(begun.lines().next().unwrap().contains(name), "{begun}");
    assert!(begun.contains("choices") && begun.contains("q: quit"), "{begun}");
    assert!(begun.contains("Log"), "{begun}");
    let mut touches = 0;
    let ended = loop {
        let text = terminal.wait("question or end", |text| {
            is_asked(text) || text.contains("The game is over.")
        });
        if text.contains("The game is over.") {
            break text;
        }
        // Another thing every time, or the same places would be tried for ever where one action needs several.
        if touches % 3 == 1 {
            terminal.press("\t");
        }
        let before = entries(&text);
        terminal.press("\r");
        touches += 1;
        assert!(touches < 5_000, "the game does not end:\n{text}");
        terminal.wait("effect of a touch", |after| {
            after != text || entries(after) != before || after.contains("The game is over.")
        });
    };
    assert!(ended.contains("It is kept in"), "{ended}");
    terminal.press("q");
    assert_eq!(terminal.wait_for_end(), 0);
    assert!(good(&["check", &record]).contains("The game is over"));
    good(&["verify", &record]);
    assert!(
        !folder.path("game.plat.seed").exists(),
        "the seed is in the record now"
    );
}

/// One test for each of a few, so that they can be played at the same time.
fn play_every_other_game_by_keys(remainder: usize) {
    for game in SHELF.iter().skip(remainder).step_by(2) {
        // What is suggested for small screens is quick to play.
        let suggested = game.info().small_screen.iter();
        let mut options: Vec<&str> = suggested.flat_map(|pair| ["--option", pair]).collect();
        if game.info().id == "zoning-out" {
            options.extend(["--option", "small-city=on"]);
        }
        options.extend(["--shelf", "all"]);
        play_by_keys(game.info().id, &options);
    }
}

#[test]
fn a_game_of_every_kind_is_played_by_keys() {
    play_every_other_game_by_keys(0);
}

#[test]
fn a_game_of_every_other_kind_is_played_by_keys() {
    play_every_other_game_by_keys(1);
}

#[test]
fn things_are_touched_in_any_order_typed_and_taken_back() {
    let mut terminal = Terminal::start(
        &["play", "subdivision", "--seats", "human,human", "--seed", "1"],
        120,
        36,
    );
    terminal.wait_for("Red places a pyramid");
    // The cell first, then the piece.
    terminal.press(":b2\r");
    terminal.wait_for("b2  (Esc: let go)");
    terminal.press(":3\r");
    terminal.wait_for("Blue places a pyramid");
    terminal.press("u");
    terminal.wait_for("Seat 1's last action is taken back.");
    terminal.wait_for("Red places a pyramid");
    // A whole word, and one that the rules forbid.
    terminal.press(":3b2\r");
    terminal.wait_for("Blue places a pyramid");
    terminal.press(":3b2\r");
    terminal.wait_for("No: ");
    terminal.press("r");
    terminal.wait_for("any other key: back to the table");
    terminal.press("x");
    terminal.wait_for("Blue places a pyramid");
    terminal.press("q");
    terminal.wait_for("The game is not saved.");
    terminal.press("q");
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn the_mouse_touches_what_it_points_at() {
    let mut terminal = Terminal::start(
        &["play", "subdivision", "--seats", "human,human", "--seed", "1"],
        120,
        36,
    );
    let text = terminal.wait_for("Red places a pyramid");
    // The stash of the player to act, which comes first.
    let (row, line) = text
        .lines()
        .enumerate()
        .find(|(_, line)| line.contains("3-pip"))
        .unwrap();
    let column = line
        .chars()
        .collect::<String>()
        .find("3-pip")
        .map(|at| line[..at].chars().count())
        .unwrap();
    terminal.press(&format!("\x1b[<0;{};{}M", column + 1, row + 1));
    terminal.wait_for("3  (Esc: let go)");
    terminal.press("\x1b[27u\x1b");
    terminal.press("\x03");
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn a_small_terminal_scrolls_and_another_size_is_drawn_anew() {
    let terminal = Terminal::start(&["play", "subdivision", "--seed", "1"], 60, 14);
    let text = terminal.wait_for("Red places a pyramid");
    assert!(text.contains('▼') && !text.contains("Log"), "{text}");
    let large = PtySize {
        rows: 40,
        cols: 130,
        pixel_width: 0,
        pixel_height: 0,
    };
    terminal.screen.lock().unwrap().screen_mut().set_size(40, 130);
    terminal.master.resize(large).unwrap();
    let text = terminal.wait_for("Log");
    assert!(!text.contains('▼') && text.contains("Players"), "{text}");
    let mut terminal = terminal;
    terminal.press("\x03");
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn people_who_share_a_screen_hand_it_over_only_where_something_is_hidden_between_them() {
    let mut terminal = Terminal::start(
        &["play", "puzzle-town", "--seats", "human,human", "--seed", "1"],
        120,
        50,
    );
    let text = terminal.wait_for("Press Enter when nobody else looks.");
    assert!(!text.contains(": Tiles"), "{text}");
    terminal.press("\r");
    terminal.wait_for(": Tiles");
    terminal.press(":decline\r");
    let text = terminal.wait_for("Press Enter when nobody else looks.");
    assert!(!text.contains(": Tiles"), "{text}");
    terminal.press("\x03");
    assert_eq!(terminal.wait_for_end(), 0);
    // Those who build one city together have no secrets.
    let arguments = [
        "play",
        "zoning-out",
        "--seats",
        "human,human",
        "--option",
        "mode=together",
        "--seed",
        "1",
    ];
    let mut terminal = Terminal::start(&arguments, 120, 50);
    let text = terminal.wait("question", is_asked);
    assert!(!text.contains("nobody else looks"), "{text}");
    terminal.press("\x03");
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn a_record_is_replayed_forwards_and_backwards_as_anybody_saw_it() {
    let folder = Folder::new();
    let record = folder.name("game.plat");
    let seats = ["--seats", "2", "--seed", "1"];
    good(&[&["random", "puzzle-town"], &seats[..], &["-o", &record]].concat());
    let mut terminal = Terminal::start(&["replay", &record], 120, 50);
    terminal.wait_for("entry 0 of");
    terminal.press("\x1b[C\x1b[C\x1b[C");
    terminal.wait_for("entry 3 of");
    terminal.press("\x1b[D");
    terminal.wait_for("entry 2 of");
    terminal.press("g8\r");
    let text = terminal.wait_for("entry 8 of");
    assert!(!text.contains(": Tiles"), "{text}");
    terminal.press("2");
    terminal.wait_for(": Tiles");
    terminal.press("\x1b[F");
    terminal.wait_for("wins");
    terminal.press("\x1b[H");
    terminal.wait_for("The game begins.");
    terminal.press("q");
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn a_signal_gives_the_terminal_back() {
    let terminal = Terminal::start(&["play", "subdivision", "--seed", "1"], 100, 30);
    terminal.wait_for("Red places a pyramid");
    let id = terminal.child.process_id().unwrap().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-TERM", &id])
        .status()
        .unwrap();
    assert!(killed.success());
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn a_program_takes_a_seat_at_the_screen() {
    let program = format!(
        "human,cmd:'{}' bot subdivision --player greedy",
        env!("CARGO_BIN_EXE_plat")
    );
    let mut terminal = Terminal::start(
        &["play", "subdivision", "--seats", &program, "--seed", "1"],
        120,
        36,
    );
    terminal.wait_for("Red places a pyramid");
    terminal.press(":3b2\r");
    let text = terminal.wait("the program's answer", |text| text.contains("seat 1 · entry 2"));
    assert!(text.contains("Blue places a "), "{text}");
    terminal.press("\x03");
    assert_eq!(terminal.wait_for_end(), 0);
    // One that is not there leaves the screen alive.
    let arguments = [
        "play",
        "subdivision",
        "--seats",
        "human,cmd:plat-has-no-such-bot",
        "--seed",
        "1",
    ];
    let mut terminal = Terminal::start(&arguments, 120, 36);
    terminal.wait_for("Red places a pyramid");
    terminal.press(":3b2\r");
    terminal.wait_for("Seat 2: ");
    terminal.press("qq");
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn a_hint_is_given_while_the_screen_stays_alive() {
    let mut terminal = Terminal::start(&["play", "subdivision", "--seed", "1"], 120, 36);
    terminal.wait_for("Red places a pyramid");
    terminal.press("h");
    terminal.wait_for("what Master thinks");
    terminal.press("x");
    terminal.wait_for("Red places a pyramid");
    terminal.press("\x03");
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn an_unfinished_game_goes_on_at_the_screen() {
    let folder = Folder::new();
    let file = folder.name("game.plat");
    good(&[
        "new",
        "subdivision",
        "--seats",
        "Ada,greedy",
        "--seed",
        "1",
        "-o",
        &file,
    ]);
    let mut terminal = Terminal::start(&["continue", &file], 120, 36);
    terminal.wait_for("Red places a pyramid");
    terminal.press(":3b2\r");
    terminal.wait("the computer's answer", |text| text.contains("seat 1 · entry 2"));
    terminal.press("q");
    assert_eq!(terminal.wait_for_end(), 0);
    assert!(good(&["check", &file]).contains("2 entries"));
}

#[test]
fn a_terminal_that_vanishes_ends_the_program() {
    let pair = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_plat"));
    command.args(["play", "subdivision", "--seats", "human,greedy"]);
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().unwrap();
    let (mut shown, mut bytes) = (Vec::new(), [0; 4096]);
    while !String::from_utf8_lossy(&shown).contains("Subdivision") {
        let count = output.read(&mut bytes).unwrap();
        shown.extend(&bytes[..count]);
    }
    drop((output, pair.master));
    let start = Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(start.elapsed() < PATIENCE, "the program does not end");
        thread::sleep(Duration::from_millis(20));
    }
}
