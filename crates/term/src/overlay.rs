//! What lies over the table for a while: pages to read, a line to type, and the screen between two players.

use plat_engine::page::Line;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// Something over the table.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    /// A text to read.
    Text(Text),
    /// A line to type.
    Ask(Ask),
    /// Nothing is shown until somebody has taken the keyboard.
    HandOver {
        /// Who is asked to come.
        words: String,
    },
}

/// A text to read.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) title: String,
    pub(crate) lines: Vec<Line>,
    /// The first line that is shown.
    pub(crate) top: usize,
}

/// A line to type.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    /// The message that asks.
    pub(crate) question: &'static str,
    pub(crate) typed: String,
    pub(crate) then: Then,
}

/// What a typed line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// An action.
    Act,
    /// Where to save.
    Save,
    /// Which entry to jump to.
    Jump,
}

/// What a key did to what lies over the table.
pub(crate) enum Answer {
    /// It stays.
    Stay,
    /// It goes.
    Close,
    /// The line is typed.
    Typed(Then, String),
    /// Somebody has come.
    Come,
    /// The key was not for it.
    Other,
}

impl Overlay {
    /// A text from its beginning; one that should be read from its end is shown from there.
    pub(crate) fn text(title: impl Into<String>, lines: Vec<Line>) -> Overlay {
        Overlay::Text(Text {
            title: title.into(),
            lines,
            top: 0,
        })
    }

    pub(crate) fn ask(question: &'static str, typed: String, then: Then) -> Overlay {
        Overlay::Ask(Ask {
            question,
            typed,
            then,
        })
    }

    /// What a key does; `page` is how many lines are shown.
    pub(crate) fn key(&mut self, key: KeyEvent, page: usize) -> Answer {
        match self {
            Overlay::Text(text) => text.key(key, page),
            Overlay::Ask(ask) => ask.key(key),
            Overlay::HandOver { .. } => match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => Answer::Come,
                _ => Answer::Other,
            },
        }
    }
}

impl Text {
    fn key(&mut self, key: KeyEvent, page: usize) -> Answer {
        match key.code {
            KeyCode::Up => self.scroll(-1, page),
            KeyCode::Down | KeyCode::Enter => self.scroll(1, page),
            KeyCode::PageUp => self.scroll(1 - page as isize, page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(page as isize - 1, page),
            KeyCode::Home => self.scroll(isize::MIN, page),
            KeyCode::End => self.scroll(isize::MAX, page),
            _ => return Answer::Close,
        }
        Answer::Stay
    }

    /// Moves the text, but not beyond its end.
    pub(crate) fn scroll(&mut self, by: isize, page: usize) {
        let last = self.lines.len().saturating_sub(page);
        self.top = self.top.saturating_add_signed(by).min(last);
    }
}

impl Ask {
    fn key(&mut self, key: KeyEvent) -> Answer {
        match key.code {
            KeyCode::Esc => return Answer::Close,
            KeyCode::Enter => return Answer::Typed(self.then, self.typed.trim().to_owned()),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char(letter) => self.typed.push(letter),
            _ => {}
        }
        Answer::Stay
    }
}

/// A text in lines of at most so many letters; what is indented stays so.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let class = if paragraph.starts_with('#') {
            "heading"
        } else {
            "body"
        };
        let indent = paragraph.len() - paragraph.trim_start().len();
        // A table or a drawing would be worse for being broken.
        if paragraph.chars().count() <= width || paragraph.trim_start().starts_with('|') {
            lines.push(Line::new().put(class, paragraph));
            continue;
        }
        let mut line = " ".repeat(indent);
        for word in paragraph.split_whitespace() {
            let used = line.chars().count();
            if used > indent && used + 1 + word.chars().count() > width {
                lines.push(Line::new().put(class, std::mem::replace(&mut line, " ".repeat(indent))));
            }
            if line.chars().count() > indent {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(Line::new().put(class, line));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_paragraph_is_broken_between_words() {
        let text = "# Title\n  one two three four\n| a | long | row |";
        let lines: Vec<String> = wrapped(text, 10).iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            ["# Title", "  one two", "  three", "  four", "| a | long | row |"]
        );
    }

    #[test]
    fn a_text_is_scrolled_no_farther_than_its_end() {
        let lines = (0..30).map(|n| Line::from(n.to_string())).collect();
        let Overlay::Text(mut text) = Overlay::text("", lines) else {
            panic!("a text");
        };
        text.scroll(isize::MAX, 10);
        assert_eq!(text.top, 20);
        text.scroll(-3, 10);
        assert_eq!(text.top, 17);
        text.scroll(isize::MIN, 10);
        assert_eq!(text.top, 0);
    }
}
