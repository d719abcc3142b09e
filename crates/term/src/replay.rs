//! A finished or interrupted game on the screen: forwards, backwards, as anybody at the table saw it.

use plat_engine::{Observer, Seat};
use plat_games::LiveTable;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};

use crate::content::Content;
use crate::draw;
use crate::overlay::{Answer, Overlay, Then, wrapped};
use crate::style::Ink;
use crate::terminal::{Flow, Front};
use crate::viewer::Viewer;

const KEYS: &str = "← →: one entry   PgUp PgDn: ten   Home End   g: go to   v 0-4: whose view   ↑ ↓: scroll   r: rules   l: log   p: points   ?: help   q: quit";

const HELP: &str = "\
# Keys
Right, Space, n    the next entry
Left, b            the one before
PgDn, PgUp         ten entries forwards and back
Home, End          the beginning, the end
g                  go to the entry with a number
1 to 4             as this seat saw it
0                  as a spectator saw it
v, Tab             as the next one saw it
Up, Down           scroll what does not fit; so does the wheel
r                  the rule book
l                  the log so far
p                  the points, line by line
q, Ctrl-C          leave
";

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
            viewer: Viewer::new(ink, KEYS),
        };
        replay.show();
        replay
    }

    fn show(&mut self) {
        let then = self.table.at(self.at);
        self.viewer.content = Content::of(then.as_ref(), self.observer, &then.voice(&self.language));
        self.viewer.corner = format!(
            "entry {} of {} · {}",
            self.at,
            self.table.entries(),
            self.observer
        );
        self.viewer.message = match then.look(self.observer).last() {
            None => "The game begins.".to_owned(),
            Some(seen) => {
                let voice = then.voice(&self.language);
                format!("{}. {}", self.at, seen.said(&voice).says)
            }
        };
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
                    Err(_) => self.viewer.message = format!("{line:?} is not the number of an entry."),
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
                self.viewer.overlay = Some(Overlay::ask("Go to entry", String::new(), Then::Jump));
            }
            KeyCode::Char('0') => self.look_as(Observer::Spectator),
            KeyCode::Char(digit @ '1'..='9') => {
                let seat = Seat::from_number(digit as usize - '0' as usize);
                match seat.filter(|&seat| self.table.seats().has(seat)) {
                    Some(seat) => self.look_as(Observer::Seat(seat)),
                    None => self.viewer.message = format!("There is no seat {digit} at this table."),
                }
            }
            KeyCode::Char('v') | KeyCode::Tab => self.look_as(self.next_observer()),
            KeyCode::Char('r') => {
                let info = self.table.info();
                self.read(info.name, &info.rules_as_text());
            }
            KeyCode::Char('l') => {
                let log = self.viewer.content.log.clone();
                self.viewer.overlay = Some(Overlay::text("Log", log));
            }
            KeyCode::Char('p') => {
                let sheet = self.viewer.content.sheet.lines.clone();
                self.viewer.overlay = Some(Overlay::text("Points", sheet));
            }
            KeyCode::Char('?') => self.read("Help", HELP),
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
