//! A finished or interrupted game on the screen: forwards, backwards, as anybody at the table saw it.

use plat_engine::{Arg, Observer, Seat, Sentence};
use plat_games::LiveTable;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};

use crate::content::Content;
use crate::draw;
use crate::overlay::{Answer, Overlay, Then, wrapped};
use crate::style::Ink;
use crate::terminal::{Flow, Front};
use crate::viewer::Viewer;

/// The screen of a record.
pub struct Replay {
    table: Box<dyn LiveTable>,
    language: String,
    at: usize,
    observer: Observer,
    viewer: Viewer,
}

impl Replay {
    /// The screen of this game after so many entries, as this observer saw it.
    pub fn new(table: Box<dyn LiveTable>, at: usize, observer: Observer, language: &str, ink: Ink) -> Replay {
        let mut replay = Replay {
            at: at.min(table.entries()),
            table,
            language: language.to_owned(),
            observer,
            viewer: Viewer::new(ink, "keys-replay", language),
        };
        replay.show();
        replay
    }

    fn show(&mut self) {
        let then = self.table.at(self.at);
        self.viewer.content = Content::of(then.as_ref(), self.observer, &self.language);
        let seat = match self.observer {
            Observer::Seat(seat) => seat.number(),
            Observer::Spectator => 0,
        };
        let entry = Sentence::new("entry-of-all")
            .with("at", self.at)
            .with("all", self.table.entries())
            .with("observer", seat);
        self.viewer.corner = self.viewer.voice.say(&entry);
        let told = match then.look(self.observer).last() {
            None => Sentence::new("begins"),
            Some(seen) => {
                let says = seen.said(&then.voice(&self.language)).says;
                Sentence::new("told-entry")
                    .with("at", self.at)
                    .with("says", Arg::verbatim(says.to_string()))
            }
        };
        self.viewer.say(&told);
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.table.entries());
        self.show();
    }

    fn look_as(&mut self, observer: Observer) {
        self.observer = observer;
        self.show();
    }

    fn next_observer(&self) -> Observer {
        let all: Vec<Observer> = Observer::all(self.table.seats()).collect();
        let here = all.iter().position(|&one| one == self.observer).unwrap_or(0);
        all[(here + 1) % all.len()]
    }

    fn overlay_key(&mut self, key: KeyEvent) -> bool {
        let page = usize::from(self.viewer.size().height.saturating_sub(2));
        let Some(overlay) = &mut self.viewer.overlay else {
            return false;
        };
        match overlay.key(key, page) {
            Answer::Stay => {}
            Answer::Typed(Then::Jump, line) => {
                self.viewer.overlay = None;
                match line.parse() {
                    Ok(entry) => self.go_to(entry),
                    Err(_) => {
                        let line = Arg::verbatim(format!("{line:?}"));
                        self.viewer.say(&Sentence::new("no-entry").with("line", line));
                    }
                }
            }
            _ => self.viewer.overlay = None,
        }
        true
    }

    fn read(&mut self, title: &str, text: &str) {
        let width = usize::from(self.viewer.size().width.saturating_sub(4)).clamp(20, 100);
        self.viewer.overlay = Some(Overlay::text(title, wrapped(text, width)));
    }
}

impl Front for Replay {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        draw::draw(&mut self.viewer, frame);
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if self.overlay_key(key) {
            return Flow::Draw;
        }
        match key.code {
            KeyCode::Right | KeyCode::Char(' ' | 'n') => self.go_to(self.at + 1),
            KeyCode::Left | KeyCode::Char('b') => self.go_to(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go_to(self.at + 10),
            KeyCode::PageUp => self.go_to(self.at.saturating_sub(10)),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(usize::MAX),
            KeyCode::Up => self.viewer.nudge(-1),
            KeyCode::Down => self.viewer.nudge(1),
            KeyCode::Char('g') => {
                self.viewer.overlay = Some(Overlay::ask("ask-entry", String::new(), Then::Jump));
            }
            KeyCode::Char('0') => self.look_as(Observer::Spectator),
            KeyCode::Char(digit @ '1'..='9') => {
                let seat = Seat::from_number(digit as usize - '0' as usize);
                match seat.filter(|&seat| self.table.seats().has(seat)) {
                    Some(seat) => self.look_as(Observer::Seat(seat)),
                    None => {
                        let seat = Arg::verbatim(digit.to_string());
                        self.viewer.say(&Sentence::new("no-seat").with("seat", seat));
                    }
                }
            }
            KeyCode::Char('v') | KeyCode::Tab => self.look_as(self.next_observer()),
            KeyCode::Char('r') => {
                let info = self.table.info();
                self.read(info.name, &info.rules_as_text());
            }
            KeyCode::Char('l') => {
                let log = self.viewer.content.log.clone();
                self.viewer.overlay = Some(Overlay::text(self.viewer.content.log_title.as_str(), log));
            }
            KeyCode::Char('p') => {
                let sheet = self.viewer.content.sheet.lines.clone();
                self.viewer.overlay = Some(Overlay::text(self.viewer.voice.word("title-points"), sheet));
            }
            KeyCode::Char('?') => self.read(
                &self.viewer.voice.word("title-help"),
                &self.viewer.voice.word("help-replay"),
            ),
            KeyCode::Char('q') => return Flow::Leave,
            _ => {}
        }
        Flow::Draw
    }

    fn mouse(&mut self, event: MouseEvent) -> Flow {
        self.viewer.mouse(event);
        Flow::Draw
    }

    fn tick(&mut self) -> Flow {
        Flow::Wait
    }
}
