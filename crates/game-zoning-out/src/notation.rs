//! How actions and draws are written and said.
//!
//! `large` chooses a size, `large-red` calls that pyramid in competition, `n2e1` places it two up and one to the right
//! of the first one, `aside` sets it aside. Chance brings `rules:clusters,garden-city,piazzas`, `lines:RGB/KRY/YYB` and
//! colours such as `red`.

use plat_engine::{Notation, NotationError, Seat, Sentence, Token, View};

use crate::piece::{Colour, Piece, Size};
use crate::rule_set::RuleSet;
use crate::state::{Action, Outcome, Turn, ZoningOut};
use crate::view::ZoningOutView;

pub(crate) const ASIDE: &str = "aside";
const RULES: &str = "rules:";
const LINES: &str = "lines:";

impl Notation for ZoningOut {
    fn word(&self, action: Action) -> String {
        match action {
            Action::Size(size) => size.to_string(),
            Action::Call(piece) => piece_word(piece),
            Action::Place(place) => place.to_string(),
            Action::Aside => ASIDE.to_owned(),
        }
    }

    fn parse(&self, word: &str) -> Result<Action, NotationError> {
        let read = || {
            if word == ASIDE {
                return Some(Action::Aside);
            }
            if let Some((size, colour)) = word.split_once('-') {
                let (size, colour) = (size.parse().ok()?, colour.parse().ok()?);
                return Some(Action::Call(Piece { colour, size }));
            }
            let size = word.parse().ok().map(Action::Size);
            size.or_else(|| word.parse().ok().map(Action::Place))
        };
        read().ok_or_else(|| {
            unreadable(
                word,
                match self.turn {
                    Turn::Choose(_) if self.is_competitive() => "read-call",
                    Turn::Choose(_) => "read-size",
                    _ => "read-place",
                },
            )
        })
    }

    fn outcome_word(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Rules(rules) => format!("{RULES}{rules}"),
            Outcome::Lines(lines) => {
                format!("{LINES}{}", lines.each_ref().map(|line| letters(line)).join("/"))
            }
            Outcome::Colour(colour) => colour.to_string(),
        }
    }

    fn parse_outcome(&self, word: &str) -> Result<Outcome, NotationError> {
        let read = || {
            if let Some(names) = word.strip_prefix(RULES) {
                return RuleSet::parse(names, self.edition).ok().map(Outcome::Rules);
            }
            if let Some(lines) = word.strip_prefix(LINES) {
                let line = |letters: &str| {
                    letters
                        .chars()
                        .map(Colour::from_letter)
                        .collect::<Option<Vec<_>>>()
                };
                let lines: Vec<_> = lines.split('/').map(line).collect::<Option<_>>()?;
                return lines.try_into().ok().map(Outcome::Lines);
            }
            word.parse().ok().map(Outcome::Colour)
        };
        read().ok_or_else(|| unreadable(word, "read-draw"))
    }

    fn tokens(&self, action: Action) -> Vec<Token> {
        vec![Token::new(self.word(action))]
    }

    fn says(&self, action: Action) -> Sentence {
        match action {
            Action::Size(size) => match self.front(size) {
                Some(piece) => Sentence::new("take").with("piece", piece.in_hand()),
                None => Sentence::new("choose-size").with("pyramid", size.pyramid()),
            },
            Action::Call(piece) => Sentence::new("call").with("piece", piece.in_supply()),
            Action::Place(place) => match self.placing() {
                Some(piece) => Sentence::new("place").with("piece", piece.in_hand()),
                None => Sentence::new("place-any"),
            }
            .with("cell", place),
            Action::Aside => Sentence::new("set-aside"),
        }
    }

    fn meant(&self, _seat: Seat, touched: &[Token]) -> Option<Action> {
        match touched {
            [one] => self.parse(one.as_str()).ok(),
            _ => None,
        }
    }
}

fn unreadable(word: &str, expected: &'static str) -> NotationError {
    NotationError::new(word, ZoningOutView::phrase(Sentence::new(expected)))
}

/// A pyramid of the supply.
pub(crate) fn piece_word(piece: Piece) -> String {
    format!("{}-{}", piece.size, piece.colour)
}

/// A size of the supply.
pub(crate) fn size_token(size: Size) -> Token {
    Token::new(size.to_string())
}

fn letters(line: &[Colour]) -> String {
    line.iter().map(|colour| colour.letter()).collect()
}
