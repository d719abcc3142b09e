//! A game on the screen: people at the keyboard, computer players on their thread, one after the other.

mod telling;

use plat_engine::{Arg, Choice, Next, Observer, Seat, Sentence, Token, narrow};
use plat_games::LiveTable;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};

use crate::choices::{offer, word_of};
use crate::content::Content;
use crate::draw;
use crate::evening::{Chair, Evening, Keeper};
use crate::layout::Way;
use crate::overlay::{Answer, Overlay, Then};
use crate::style::Ink;
use crate::terminal::{Flow, Front};
use crate::thinking::{Adviser, Move, Shared, Thinking, Thought};
use crate::viewer::Viewer;
use crate::words::because;

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
        let viewer = Viewer::new(ink, "keys-play", &evening.language);
        let mut play = Play {
            table: evening.table,
            language: evening.language,
            chairs: evening.chairs,
            adviser: evening.adviser,
            keeper: evening.keeper,
            thinking: Thinking::new(evening.stop),
            viewer,
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
            let why = self.voice().say(&error.sentence());
            return self.give_up(&because("stuck", why));
        }
        if let Err(error) = self.keeper.keep(self.table.as_ref()) {
            return self.give_up(&because("not-kept", error));
        }
        let Next::Seats(acting) = self.table.next() else {
            self.look(Observer::Spectator);
            for chair in &self.chairs {
                if let Chair::Player(brain) = chair {
                    Thinking::end(brain, self.table.as_ref());
                }
            }
            let over = match self.keeper.place() {
                Some(place) => Sentence::new("over-kept").with("place", Arg::verbatim(place)),
                None => Sentence::new("over"),
            };
            self.viewer.say(&over);
            return;
        };
        let Some(seat) = acting.first() else {
            return self.give_up(&Sentence::new("nobody-may-act"));
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
                let next = match name.as_str() {
                    "" | "human" => Sentence::new("next-seat"),
                    name => Sentence::new("next-player").with("name", Arg::verbatim(name)),
                };
                let words = self.viewer.voice.say(&next.with("seat", seat.number()));
                self.viewer.overlay = Some(Overlay::HandOver { words });
            }
            Chair::Person => self.ask(seat),
        }
    }

    /// Shows a person the table and what they may do.
    fn ask(&mut self, seat: Seat) {
        self.looking = Some(seat);
        self.viewer.overlay = None;
        let voice = self.voice();
        let choices = self.table.look(Observer::Seat(seat)).choices();
        self.asked = Some((seat, choices.iter().map(|choice| choice.said(&voice)).collect()));
        self.viewer.content = Content::of(self.table.as_ref(), Observer::Seat(seat), &self.language);
        let entry = Sentence::new("entry-of-seat")
            .with("seat", seat.number())
            .with("at", self.table.entries());
        self.viewer.corner = self.viewer.voice.say(&entry);
        self.offer();
        if self.viewer.message.is_empty() {
            self.hover();
        }
    }

    /// What may be touched now.
    fn offer(&mut self) {
        if let Some((_, choices)) = &self.asked {
            let Viewer {
                content,
                touched,
                voice,
                ..
            } = &self.viewer;
            let (part, open) = offer(&content.page, choices, touched, voice);
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
            [] => {
                let nothing = Sentence::new("nothing-goes").with("token", Arg::verbatim(token.as_str()));
                self.viewer.say(&nothing);
            }
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
                self.tell(None);
                self.advance();
            }
            Err(refusal) => {
                let why = self.voice_to(seat).say(&refusal.sentence());
                self.viewer.say(&because("refused", why));
            }
        }
    }

    /// Lets go of what was touched last, or takes the last action back.
    fn undo(&mut self) {
        let mut people = self.table.seats().iter().filter(|&seat| self.is_person(seat));
        let Some(seat) = people.find(|&seat| self.table.look(Observer::Seat(seat)).can_take_back()) else {
            return self.viewer.say(&Sentence::new("nothing-to-undo"));
        };
        self.thinking.cancel();
        match self.table.take_back(seat) {
            Ok(()) => {
                self.viewer.overlay = None;
                self.viewer
                    .say(&Sentence::new("taken-back").with("seat", seat.number()));
                self.advance();
            }
            Err(error) => {
                let why = self.voice_to(seat).say(&error.sentence());
                self.viewer.say(&because("refused", why));
            }
        }
    }

    fn hint(&mut self) {
        match (&self.asked, &self.adviser) {
            (Some((seat, _)), Some(adviser)) => {
                self.thinking.advise(adviser, self.table.as_ref(), *seat);
            }
            (None, _) => self.viewer.say(&Sentence::new("nothing-to-decide")),
            (_, None) => self.viewer.say(&Sentence::new("no-adviser")),
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
        let saved = match self.keeper.save(file, self.table.as_ref()) {
            Ok(()) => Sentence::new("saved").with("file", Arg::verbatim(file)),
            Err(error) => because("not-saved", error),
        };
        self.viewer.say(&saved);
    }

    fn quit(&mut self) -> Flow {
        let unsaved = self.keeper.place().is_none() && self.table.next() != Next::Over;
        if unsaved && !self.warned {
            self.warned = true;
            self.viewer.say(&Sentence::new("leave-unsaved"));
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
                    title: self.viewer.content.log_title.clone(),
                    lines: log,
                    top,
                }));
            }
            KeyCode::Char('p') => {
                let sheet = self.viewer.content.sheet.lines.clone();
                self.viewer.overlay = Some(Overlay::text(self.viewer.voice.word("title-points"), sheet));
            }
            KeyCode::Char('s') => {
                let place = self.keeper.place().unwrap_or_default();
                self.viewer.overlay = Some(Overlay::ask("ask-save", place, Then::Save));
            }
            KeyCode::Char(':' | '/') => {
                self.viewer.overlay = Some(Overlay::ask("ask-action", String::new(), Then::Act));
            }
            KeyCode::Char('?') => self.read_message("title-help", "help-play"),
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
                        self.tell(remark);
                        self.advance();
                    }
                    Err(error) => {
                        let why = self.voice_to(seat).say(&error.sentence());
                        let cannot = because("cannot-do", why)
                            .with("seat", seat.number())
                            .with("word", Arg::verbatim(word));
                        self.give_up(&cannot);
                    }
                },
                Thought::Action(seat, Err(error)) => {
                    self.give_up(&because("lost-seat", error).with("seat", seat.number()));
                }
                Thought::Advice(Ok(lines)) => {
                    let lines = lines.join("\n");
                    self.read(&self.viewer.voice.word("title-hint"), &lines);
                }
                Thought::Advice(Err(error)) => self.viewer.say(&because("no-hint", error)),
            }
            return Flow::Draw;
        }
        match self.thinking.since() {
            Some(since) if !self.stuck => {
                self.spins += 1;
                let spin = ['◐', '◓', '◑', '◒'][self.spins / 2 % 4];
                let thinking = Sentence::new("thinking")
                    .with("spin", Arg::verbatim(spin.to_string()))
                    .with("seconds", since.elapsed().as_secs());
                self.viewer.corner = self.viewer.voice.say(&thinking);
                Flow::Draw
            }
            _ => Flow::Wait,
        }
    }
}
