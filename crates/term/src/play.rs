//! A game on the screen: people at the keyboard, computer players on their thread, one after the other.

use plat_engine::{Choice, Next, Observer, Seat, Token, Voice, narrow};
use plat_games::LiveTable;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};

use crate::choices::{offer, word_of};
use crate::content::Content;
use crate::draw;
use crate::evening::{Chair, Evening, Keeper};
use crate::help::{HELP, KEYS};
use crate::layout::Way;
use crate::overlay::{Answer, Overlay, Then, wrapped};
use crate::style::Ink;
use crate::terminal::{Flow, Front};
use crate::thinking::{Adviser, Move, Shared, Thinking, Thought};
use crate::viewer::Viewer;

/// The screen of a game.
pub struct Play {
    table: Box<dyn LiveTable>,
    language: String,
    chairs: Vec<Chair>,
    adviser: Option<Shared<dyn Adviser>>,
    keeper: Box<dyn Keeper>,
    thinking: Thinking,
    viewer: Viewer,
    /// The person who is asked now, with all they may do.
    asked: Option<(Seat, Vec<Choice<String>>)>,
    /// Who looks at the screen; known only once somebody has been asked.
    looking: Option<Seat>,
    /// Whether the person has been told that the game is not saved.
    warned: bool,
    /// Something went wrong that ends the game here.
    stuck: bool,
    spins: usize,
}

impl Play {
    /// The screen of this game.
    pub fn new(evening: Evening, ink: Ink) -> Play {
        let mut play = Play {
            table: evening.table,
            language: evening.language,
            chairs: evening.chairs,
            adviser: evening.adviser,
            keeper: evening.keeper,
            thinking: Thinking::new(evening.stop),
            viewer: Viewer::new(ink, KEYS),
            asked: None,
            looking: None,
            warned: false,
            stuck: false,
            spins: 0,
        };
        play.advance();
        play
    }

    /// Whether somebody thinks whose answer will come.
    pub fn thinks(&self) -> bool {
        self.thinking.since().is_some()
    }

    /// Draws what is to be drawn, keeps the game, and asks whoever is next.
    fn advance(&mut self) {
        self.asked = None;
        self.viewer.touched.clear();
        if let Err(error) = self.table.settle() {
            return self.give_up(format!("The game cannot go on: {error}."));
        }
        if let Err(error) = self.keeper.keep(self.table.as_ref()) {
            return self.give_up(format!("Not kept: {error}."));
        }
        let Next::Seats(acting) = self.table.next() else {
            self.look(Observer::Spectator);
            for chair in &self.chairs {
                if let Chair::Player(brain) = chair {
                    Thinking::end(brain, self.table.as_ref());
                }
            }
            let kept = self
                .keeper
                .place()
                .map_or(String::new(), |place| format!(" It is kept in {place}."));
            self.viewer.message = format!("The game is over.{kept}  l: log   s: save   q: leave");
            return;
        };
        let Some(seat) = acting.first() else {
            return self.give_up("Nobody may act.".to_owned());
        };
        match &self.chairs[seat.index()] {
            Chair::Player(brain) => {
                self.thinking.ask(brain, self.table.as_ref(), seat);
                let observer = self
                    .looking
                    .or(self.only_person())
                    .map_or(Observer::Spectator, Observer::Seat);
                self.look(observer);
            }
            Chair::Person if self.must_hand_over(seat) => {
                let name = self
                    .table
                    .players()
                    .get(seat.index())
                    .cloned()
                    .unwrap_or_default();
                let words = match name.as_str() {
                    "" | "human" => format!("Seat {seat} is next."),
                    name => format!("{name}, seat {seat}, is next."),
                };
                self.viewer.overlay = Some(Overlay::HandOver { words });
            }
            Chair::Person => self.ask(seat),
        }
    }

    /// The game stays as it is.
    fn give_up(&mut self, message: String) {
        self.stuck = true;
        let observer = self
            .looking
            .or(self.only_person())
            .map_or(Observer::Spectator, Observer::Seat);
        self.look(observer);
        self.viewer.message = message;
    }

    /// Shows the table to somebody who cannot act.
    fn look(&mut self, observer: Observer) {
        self.viewer.content = Content::of(self.table.as_ref(), observer, &self.voice());
        self.viewer.corner = format!("entry {}", self.table.entries());
        self.viewer.offer(None, std::collections::BTreeSet::new());
    }

    /// Shows a person the table and what they may do.
    fn ask(&mut self, seat: Seat) {
        self.looking = Some(seat);
        self.viewer.overlay = None;
        let voice = self.voice();
        let choices = self.table.look(Observer::Seat(seat)).choices();
        self.asked = Some((seat, choices.iter().map(|choice| choice.said(&voice)).collect()));
        self.viewer.content = Content::of(self.table.as_ref(), Observer::Seat(seat), &self.voice());
        self.viewer.corner = format!("seat {seat} · entry {}", self.table.entries());
        self.offer();
        if self.viewer.message.is_empty() {
            self.hover();
        }
    }

    /// What may be touched now.
    fn offer(&mut self) {
        if let Some((_, choices)) = &self.asked {
            let (part, open) = offer(&self.viewer.content.page, choices, &self.viewer.touched);
            self.viewer.offer(Some(part), open);
        }
    }

    /// Whether the next one's screen shows what another person at the keyboard may not know.
    fn must_hand_over(&self, seat: Seat) -> bool {
        let people = self
            .table
            .seats()
            .iter()
            .filter(|&other| other != seat && self.is_person(other));
        self.looking != Some(seat)
            && people
                .into_iter()
                .any(|other| self.table.shows_secrets(seat, other))
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Person))
    }

    /// The seat of the one person at the table, if it is just one.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.table.seats().iter().filter(|&seat| self.is_person(seat));
        let first = people.next();
        first.filter(|_| people.next().is_none())
    }

    /// A thing is touched.
    fn touch(&mut self, token: &Token) {
        if let Some(word) = word_of(token) {
            return self.act(word);
        }
        let Some((_, choices)) = &self.asked else {
            return;
        };
        let mut touched = self.viewer.touched.clone();
        touched.push(token.clone());
        match narrow(choices, &touched).as_slice() {
            [] => self.viewer.message = format!("Nothing legal goes with {token}."),
            [only] => {
                let word = only.word.clone();
                self.act(&word);
            }
            _ => {
                self.viewer.touched = touched;
                self.offer();
                self.hover();
            }
        }
    }

    fn act(&mut self, word: &str) {
        let Some((seat, _)) = self.asked else {
            return;
        };
        match self.table.act(seat, word) {
            Ok(()) => {
                self.viewer.message = self.told();
                self.advance();
            }
            Err(refusal) => self.viewer.message = format!("No: {refusal}."),
        }
    }

    /// The last entry of the log, as whoever looks may know it.
    fn told(&self) -> String {
        let observer = self
            .looking
            .or(self.only_person())
            .map_or(Observer::Spectator, Observer::Seat);
        let told = self.table.look(observer).last();
        told.map_or(String::new(), |seen| {
            format!("{}.", seen.said(&self.voice()).says)
        })
    }

    /// Somebody who tells of the table.
    fn voice(&self) -> Voice<'static> {
        self.table.voice(&self.language)
    }

    /// Says what the cursor is on.
    fn hover(&mut self) {
        let (Some((_, choices)), Some(token)) = (&self.asked, &self.viewer.cursor) else {
            return;
        };
        let mut touched = self.viewer.touched.clone();
        let left = match word_of(token) {
            Some(word) => choices.iter().filter(|choice| choice.word == word).collect(),
            None => {
                touched.push(token.clone());
                narrow(choices, &touched)
            }
        };
        self.viewer.message = match left.as_slice() {
            [] => String::new(),
            [only] => format!("Enter: {}", only.says),
            several => format!("{token}: {} choices", several.len()),
        };
    }

    /// Lets go of what was touched last, or takes the last action back.
    fn undo(&mut self) {
        let mut people = self.table.seats().iter().filter(|&seat| self.is_person(seat));
        let Some(seat) = people.find(|&seat| self.table.look(Observer::Seat(seat)).can_take_back()) else {
            self.viewer.message =
                "Nothing to take back: that never crosses a draw, another seat's action, or a secret that became visible."
                    .to_owned();
            return;
        };
        self.thinking.cancel();
        match self.table.take_back(seat) {
            Ok(()) => {
                self.viewer.overlay = None;
                self.viewer.message = format!("Seat {seat}'s last action is taken back.");
                self.advance();
            }
            Err(error) => self.viewer.message = format!("No: {error}."),
        }
    }

    fn hint(&mut self) {
        match (&self.asked, &self.adviser) {
            (Some((seat, _)), Some(adviser)) => {
                self.thinking.advise(adviser, self.table.as_ref(), *seat);
            }
            (None, _) => self.viewer.message = "There is nothing to decide now.".to_owned(),
            (_, None) => self.viewer.message = "Nobody here gives hints.".to_owned(),
        }
    }

    fn type_action(&mut self, line: &str) {
        let Some((_, choices)) = &self.asked else {
            return;
        };
        let is_token = |word: &str| {
            choices
                .iter()
                .any(|choice| choice.tokens.iter().any(|token| token.as_str() == word))
        };
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] => {}
            [word] if !is_token(word) => self.act(word),
            words => {
                for word in words {
                    self.touch(&Token::new(*word));
                }
            }
        }
    }

    fn save(&mut self, file: &str) {
        if file.is_empty() {
            return;
        }
        // A file that cannot be written is no reason to lose the game.
        self.viewer.message = match self.keeper.save(file, self.table.as_ref()) {
            Ok(()) => format!("Saved to {file}. Go on with: plat continue {file}"),
            Err(error) => format!("Not saved: {error}."),
        };
    }

    fn quit(&mut self) -> Flow {
        let unsaved = self.keeper.place().is_none() && self.table.next() != Next::Over;
        if unsaved && !self.warned {
            self.warned = true;
            self.viewer.message = "The game is not saved. s: save   q again: leave without it".to_owned();
            return Flow::Draw;
        }
        Flow::Leave
    }

    fn overlay_key(&mut self, key: KeyEvent) -> Option<Flow> {
        let page = usize::from(self.viewer.size().height.saturating_sub(2));
        let answer = self.viewer.overlay.as_mut()?.key(key, page);
        match answer {
            Answer::Stay => {}
            Answer::Close => self.viewer.overlay = None,
            Answer::Come => {
                if let Next::Seats(acting) = self.table.next()
                    && let Some(seat) = acting.first()
                {
                    self.ask(seat);
                }
            }
            Answer::Typed(then, line) => {
                self.viewer.overlay = None;
                match then {
                    Then::Act => self.type_action(&line),
                    Then::Save => self.save(&line),
                    Then::Jump => {}
                }
            }
            Answer::Other => {
                return match key.code {
                    KeyCode::Char('u') => {
                        self.undo();
                        Some(Flow::Draw)
                    }
                    KeyCode::Char('q') => Some(self.quit()),
                    _ => Some(Flow::Draw),
                };
            }
        }
        Some(Flow::Draw)
    }

    fn move_cursor(&mut self, way: Way) {
        self.viewer.go(way);
        self.hover();
    }

    fn read(&mut self, title: &str, text: &str) {
        let width = usize::from(self.viewer.size().width.saturating_sub(4)).clamp(20, 100);
        self.viewer.overlay = Some(Overlay::text(title, wrapped(text, width)));
    }
}

impl Front for Play {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        draw::draw(&mut self.viewer, frame);
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if let Some(flow) = self.overlay_key(key) {
            return flow;
        }
        if key.code != KeyCode::Char('q') {
            self.warned = false;
        }
        match key.code {
            KeyCode::Left => self.move_cursor(Way::Left),
            KeyCode::Right => self.move_cursor(Way::Right),
            KeyCode::Up => self.move_cursor(Way::Up),
            KeyCode::Down => self.move_cursor(Way::Down),
            KeyCode::Tab | KeyCode::BackTab => {
                self.viewer.step(key.code == KeyCode::Tab);
                self.hover();
            }
            KeyCode::Enter | KeyCode::Char(' ') => {
                if let Some(token) = self.viewer.cursor.clone() {
                    self.touch(&token);
                }
            }
            KeyCode::Char(digit @ '1'..='9') => {
                let wanted = digit as usize - '1' as usize;
                let left = self
                    .asked
                    .as_ref()
                    .map(|(_, choices)| narrow(choices, &self.viewer.touched));
                let word = left
                    .filter(|left| left.len() <= 9)
                    .and_then(|left| Some(left.get(wanted)?.word.clone()));
                if let Some(word) = word {
                    self.act(&word);
                }
            }
            KeyCode::Esc => {
                self.viewer.touched.pop();
                self.viewer.message.clear();
                self.offer();
            }
            KeyCode::PageUp => self.viewer.leaf(-1),
            KeyCode::PageDown => self.viewer.leaf(1),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('r') => {
                let info = self.table.info();
                self.read(info.name, &info.rules_as_text());
            }
            KeyCode::Char('l') => {
                let log = self.viewer.content.log.clone();
                let top = log
                    .len()
                    .saturating_sub(usize::from(self.viewer.size().height.saturating_sub(2)));
                self.viewer.overlay = Some(Overlay::Text(crate::overlay::Text {
                    title: "Log".to_owned(),
                    lines: log,
                    top,
                }));
            }
            KeyCode::Char('p') => {
                let sheet = self.viewer.content.sheet.lines.clone();
                self.viewer.overlay = Some(Overlay::text("Points", sheet));
            }
            KeyCode::Char('s') => {
                let place = self.keeper.place().unwrap_or_default();
                self.viewer.overlay = Some(Overlay::ask("Save to", place, Then::Save));
            }
            KeyCode::Char(':' | '/') => {
                self.viewer.overlay = Some(Overlay::ask("Action", String::new(), Then::Act));
            }
            KeyCode::Char('?') => self.read("Help", HELP),
            KeyCode::Char('q') => return self.quit(),
            _ => {}
        }
        Flow::Draw
    }

    fn mouse(&mut self, event: MouseEvent) -> Flow {
        if let Some(token) = self.viewer.mouse(event)
            && self.viewer.overlay.is_none()
        {
            self.touch(&token);
        }
        Flow::Draw
    }

    fn tick(&mut self) -> Flow {
        if let Some(thought) = self.thinking.answer() {
            match thought {
                Thought::Action(seat, Ok(Move { word, remark })) => match self.table.act(seat, &word) {
                    Ok(()) => {
                        let remark = remark.map_or(String::new(), |remark| format!(" It says: {remark}."));
                        self.viewer.message = self.told() + &remark;
                        self.advance();
                    }
                    Err(error) => self.give_up(format!("Seat {seat} cannot do {word}: {error}.")),
                },
                Thought::Action(seat, Err(error)) => self.give_up(format!("Seat {seat}: {error}.")),
                Thought::Advice(Ok(lines)) => {
                    let lines = lines.join("\n");
                    self.read("Hint", &lines);
                }
                Thought::Advice(Err(error)) => self.viewer.message = format!("No hint: {error}."),
            }
            return Flow::Draw;
        }
        match self.thinking.since() {
            Some(since) if !self.stuck => {
                self.spins += 1;
                let spin = ['◐', '◓', '◑', '◒'][self.spins / 2 % 4];
                self.viewer.corner = format!("thinking {spin} {} s", since.elapsed().as_secs());
                Flow::Draw
            }
            _ => Flow::Wait,
        }
    }
}
