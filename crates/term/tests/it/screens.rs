//! Screens without a terminal: what they show of every game, and what keys do.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use plat_engine::page::Role;
use plat_engine::{Observer, Record, Seat, SessionDice};
use plat_games::{LiveTable, PlayerKind, SHELF, Thinking, find};
use plat_render::Theme;
use plat_term::{Brain, Chair, Colours, Evening, Flow, Front, Ink, Keeper, Move, Play, Replay, knows};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

const INK: Ink = Ink {
    theme: Theme::Dark,
    colours: Colours::All,
};

fn record(name: &str) -> Box<dyn LiveTable> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../records")
        .join(name);
    let record = Record::parse(&fs::read_to_string(path).unwrap()).unwrap();
    find(&record.game).unwrap().replay(&record).unwrap()
}

/// What a screen of this size shows.
fn shown(front: &mut dyn Front, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| front.draw(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y: u16| {
        let row: String = (0..columns).map(|x| buffer[(x, y)].symbol()).collect();
        row.trim_end().to_owned() + "\n"
    };
    (0..rows).map(row).collect()
}

fn mid_game(name: &str, at: usize, seat: usize) -> String {
    let observer = Seat::from_number(seat).map_or(Observer::Spectator, Observer::Seat);
    shown(&mut Replay::new(record(name), at, observer, "en", INK), 150, 46)
}

#[test]
fn a_screen_of_subdivision() {
    insta::assert_snapshot!(mid_game("subdivision/stash-2-greedy.plat", 22, 1));
}

#[test]
fn a_screen_of_puzzle_town() {
    insta::assert_snapshot!(mid_game("puzzle-town/game-3-6x8-greedy.plat", 64, 1));
}

#[test]
fn a_screen_of_zoning_out() {
    insta::assert_snapshot!(mid_game("zoning-out/solo-won.plat", 99, 1));
}

#[test]
fn a_screen_of_city_planning() {
    insta::assert_snapshot!(mid_game("city-planning/empty-bag-19-greedy.plat", 169, 1));
}

#[test]
fn a_screen_of_zoned_out() {
    insta::assert_snapshot!(mid_game("zoned-out/last-piece-4-greedy.plat", 70, 4));
}

#[test]
fn every_class_of_every_page_has_a_look() {
    for folder in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records")).unwrap() {
        let folder = folder.unwrap().path();
        let game = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let first = fs::read_dir(&folder)
            .unwrap()
            .next()
            .unwrap()
            .unwrap()
            .file_name();
        let table = record(&format!("{game}/{}", first.to_str().unwrap()));
        for entry in (0..=table.entries()).step_by(7) {
            let then = table.at(entry);
            for observer in Observer::all(then.seats()) {
                let page = then.look(observer).page(&then.voice("en"));
                for part in &page.parts {
                    for span in part.lines.iter().flat_map(|line| &line.0) {
                        assert!(knows(span.class), "{game}: {}", span.class);
                        assert!(!span.text.contains('\n'), "{game}: {:?}", span.text);
                    }
                    // Rows of cells stand below each other.
                    let widths = part.lines.iter().map(plat_engine::page::Line::width);
                    let first = part.lines.first().map(plat_engine::page::Line::width);
                    if part.role == Role::Board {
                        assert!(
                            widths.into_iter().all(|width| Some(width) == first),
                            "{game}\n{page}"
                        );
                    }
                }
            }
        }
    }
}

/// Keeps nothing, and counts.
#[derive(Default)]
struct Counted(Arc<Mutex<usize>>);

impl Keeper for Counted {
    fn keep(&mut self, _: &dyn LiveTable) -> Result<(), String> {
        *self.0.lock().unwrap() += 1;
        Ok(())
    }

    fn save(&mut self, file: &str, _: &dyn LiveTable) -> Result<(), String> {
        Err(format!("{file} cannot be written"))
    }

    fn place(&self) -> Option<String> {
        None
    }
}

struct Computer(PlayerKind);

impl Brain for Computer {
    fn choose(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<Move, String> {
        let game = find(table.info().id).ok_or("it is on the shelf")?;
        let computer = game.computer(self.0, table.seats().count(), Thinking::default(), 1);
        let word = computer.and_then(|mut computer| computer.choose(table, seat));
        let word = word.ok_or("nothing to do")?;
        let remark = Some(format!("I am {}", self.0));
        Ok(Move { word, remark })
    }
}

/// A player that fails.
struct Broken;

impl Brain for Broken {
    fn choose(&mut self, _: &dyn LiveTable, _: Seat) -> Result<Move, String> {
        panic!("it was bound to happen");
    }
}

fn evening(game: &str, options: &[&str], chairs: Vec<Chair>) -> Evening {
    let names = chairs.iter().map(|chair| match chair {
        Chair::Person => "human".to_owned(),
        Chair::Player(_) => "computer".to_owned(),
    });
    let options: Vec<String> = options.iter().map(ToString::to_string).collect();
    let dice = SessionDice::seeded("1".parse().unwrap());
    Evening {
        language: "en".to_owned(),
        table: find(game)
            .unwrap()
            .new_table(&options, names.collect(), dice)
            .unwrap(),
        chairs,
        adviser: None,
        keeper: Box::new(Counted::default()),
        stop: Box::new(|| {}),
    }
}

fn press(front: &mut dyn Front, keys: &str) -> Flow {
    let mut flow = Flow::Wait;
    for key in keys.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\u{1b}' => KeyCode::Esc,
            '←' => KeyCode::Left,
            '→' => KeyCode::Right,
            '↑' => KeyCode::Up,
            '↓' => KeyCode::Down,
            key => KeyCode::Char(key),
        };
        flow = front.key(KeyEvent::new(code, KeyModifiers::NONE));
    }
    flow
}

/// Lets the computer finish.
fn wait(play: &mut Play) {
    while play.thinks() {
        play.tick();
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn the_cursor_moves_from_cell_to_cell_and_touches() {
    let chairs = vec![Chair::Person, Chair::Person];
    let mut play = Play::new(evening("subdivision", &[], chairs), INK);
    let text = shown(&mut play, 120, 30);
    // b6 is the first free cell; a 1-pip needs company, so two sizes can stand there.
    assert!(text.contains("b6: 2 choices"), "{text}");
    press(&mut play, "→↓");
    assert!(shown(&mut play, 120, 30).contains("c5: 2 choices"));
    press(&mut play, "\n");
    let text = shown(&mut play, 120, 30);
    assert!(
        text.contains("place a 2-pip on c5") && text.contains("place a 3-pip on c5"),
        "{text}"
    );
    press(&mut play, "2");
    let text = shown(&mut play, 120, 30);
    assert!(
        text.contains("Blue places a pyramid") && text.contains("places a 3-pip on c5"),
        "{text}"
    );
}

#[test]
fn an_action_is_taken_back_and_let_go_of() {
    let chairs = vec![
        Chair::Person,
        Chair::player(Box::new(Computer(PlayerKind::Greedy))),
    ];
    let mut play = Play::new(evening("subdivision", &[], chairs), INK);
    shown(&mut play, 120, 30);
    press(&mut play, ":c5\n");
    assert!(shown(&mut play, 120, 30).contains("c5  (Esc: let go)"));
    press(&mut play, "\u{1b}");
    assert!(!shown(&mut play, 120, 30).contains("(Esc: let go)"));
    // Before the computer has answered the action can be taken back; its answer is not waited for.
    press(&mut play, ":3c5\n");
    press(&mut play, "u");
    assert!(shown(&mut play, 120, 30).contains("Seat 1's last action is taken back."));
    assert!(!play.thinks());
    press(&mut play, ":3c5\n");
    wait(&mut play);
    press(&mut play, "u");
    assert!(shown(&mut play, 120, 30).contains("Nothing to take back"));
}

#[test]
fn a_player_that_fails_ends_the_game_but_not_the_screen() {
    let chairs = vec![Chair::Person, Chair::player(Box::new(Broken))];
    let mut play = Play::new(evening("subdivision", &[], chairs), INK);
    press(&mut play, ":3c5\n");
    wait(&mut play);
    let text = shown(&mut play, 120, 30);
    assert!(
        text.contains("Seat 2: the player of this seat has failed."),
        "{text}"
    );
    press(&mut play, "sgame.plat\n");
    assert!(shown(&mut play, 120, 30).contains("Not saved: game.plat cannot be written."));
    assert_eq!(press(&mut play, "q"), Flow::Draw);
    assert_eq!(press(&mut play, "q"), Flow::Leave);
}

#[test]
fn computers_play_a_whole_game_among_themselves_while_somebody_watches() {
    let chair = || Chair::player(Box::new(Computer(PlayerKind::Random)));
    let evening = evening("puzzle-town", &[], vec![chair(), chair()]);
    let mut play = Play::new(evening, INK);
    wait(&mut play);
    let text = shown(&mut play, 150, 50);
    assert!(
        text.contains("The game is over.") && text.contains("Kept"),
        "{text}"
    );
}

#[test]
fn the_next_persons_hand_is_covered_until_they_come() {
    let chairs = || vec![Chair::Person, Chair::Person];
    let mut play = Play::new(evening("city-planning", &["board=9"], chairs()), INK);
    let text = shown(&mut play, 120, 40);
    assert!(
        text.contains("nobody else looks") && !text.contains("Only you see them"),
        "{text}"
    );
    press(&mut play, "\n");
    assert!(shown(&mut play, 120, 40).contains("Only you see them"));
    // One's own next stone needs nobody to look away.
    press(&mut play, "\t\n\n");
    assert!(!shown(&mut play, 120, 40).contains("nobody else looks"));
    for (options, hidden) in [(["mode=competitive"], true), (["mode=together"], false)] {
        let mut play = Play::new(evening("zoning-out", &options, chairs()), INK);
        // The first screen of a competition is empty for everybody: a pyramid has to stand before there is a secret.
        let mut seen = false;
        for _ in 0..24 {
            seen |= shown(&mut play, 120, 60).contains("nobody else looks");
            press(&mut play, "\n");
        }
        assert_eq!(seen, hidden, "{options:?}");
    }
}

#[test]
fn no_size_is_too_small() {
    let mut replay = Replay::new(
        record("zoned-out/last-piece-4-greedy.plat"),
        60,
        Observer::Spectator,
        "en",
        INK,
    );
    for columns in [1, 2, 5, 20, 79, 80, 120, 300] {
        for rows in [1, 2, 3, 4, 10, 24, 100] {
            shown(&mut replay, columns, rows);
        }
    }
    for game in SHELF {
        let chairs = vec![Chair::Person, Chair::Person];
        let mut play = Play::new(evening(game.info().id, &[], chairs), INK);
        for (columns, rows) in [(1, 1), (3, 2), (40, 10), (200, 60)] {
            shown(&mut play, columns, rows);
            press(&mut play, "\n↓→\t\n");
        }
    }
}

#[test]
fn a_narrow_screen_scrolls_to_where_the_cursor_is() {
    let chairs = vec![Chair::Person, Chair::Person];
    let mut play = Play::new(evening("subdivision", &[], chairs), INK);
    let text = shown(&mut play, 50, 10);
    assert!(text.contains('▼') && !text.contains('▲'), "{text}");
    press(&mut play, "↓↓↓↓↓↓↓");
    let text = shown(&mut play, 50, 10);
    assert!(text.contains('▲'), "{text}");
}
