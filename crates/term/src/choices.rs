//! What may be done now, as a part of the screen: few choices as sentences, many by what can be touched.

use std::collections::BTreeSet;

use plat_engine::page::{Line, Page, Part};
use plat_engine::{Choice, Sentence, Token, Voice, narrow};

/// So many choices are written out.
const FEW: usize = 9;
/// How wide rows of buttons become.
const WIDTH: usize = 44;

/// A whole choice that is touched at once: no token of a game begins like this.
const WHOLE: char = '\u{1}';

/// The token of a whole choice.
pub(crate) fn whole(choice: &Choice<String>) -> Token {
    Token::new(format!("{WHOLE}{}", choice.word))
}

/// The word of the choice, if the token is one of a whole choice.
pub(crate) fn word_of(token: &Token) -> Option<&str> {
    token.as_str().strip_prefix(WHOLE)
}

/// What may be done, and what may be touched, after these tokens.
pub(crate) fn offer(
    page: &Page,
    choices: &[Choice<String>],
    touched: &[Token],
    voice: &Voice,
) -> (Part, BTreeSet<Token>) {
    let left = narrow(choices, touched);
    let mut open: BTreeSet<Token> = left.iter().flat_map(|choice| choice.tokens.clone()).collect();
    open.retain(|token| !touched.contains(token));
    // What all of them need decides nothing.
    if left.len() > 1 {
        open.retain(|token| !left.iter().all(|choice| choice.tokens.contains(token)));
    }
    let mut lines = Vec::new();
    if !touched.is_empty() {
        let words: Vec<&str> = touched.iter().map(Token::as_str).collect();
        lines.push(
            Line::new()
                .put("strong", words.join(" "))
                .put("muted", format!("  {}", voice.word("let-go"))),
        );
    }
    if left.len() > FEW {
        lines.extend(buttons(page, &open));
    } else {
        for (index, choice) in left.iter().enumerate() {
            let token = whole(choice);
            let line = Line::new()
                .touch("button", format!(" {} ", index + 1), token.clone())
                .touch("body", format!(" {}", choice.says), token.clone());
            lines.push(line);
            open.insert(token);
        }
    }
    let title = voice.say(&Sentence::new("choices").with("count", left.len()));
    (Part::beside(title, lines), open)
}

/// The tokens that the page does not show, side by side.
fn buttons(page: &Page, open: &BTreeSet<Token>) -> Vec<Line> {
    let spans = page
        .parts
        .iter()
        .flat_map(|part| &part.lines)
        .flat_map(|line| &line.0);
    let shown: BTreeSet<&Token> = spans.filter_map(|span| span.token.as_ref()).collect();
    let mut lines: Vec<Line> = Vec::new();
    for token in open.iter().filter(|token| !shown.contains(token)) {
        let words = format!(" {token} ");
        let fits = |line: &Line| line.width() + 1 + words.chars().count() <= WIDTH;
        match lines.pop() {
            Some(line) if fits(&line) => {
                lines.push(line.put("body", " ").touch("button", words, token.clone()));
            }
            other => {
                lines.extend(other);
                lines.push(Line::new().touch("button", words, token.clone()));
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::voice;

    fn choice(word: &str, tokens: &[&str]) -> Choice<String> {
        Choice {
            word: word.to_owned(),
            tokens: tokens.iter().copied().map(Token::new).collect(),
            says: format!("do {word}"),
        }
    }

    #[test]
    fn what_all_choices_need_is_not_asked_for() {
        let choices = [
            choice("c7:0:a", &["c7", "c7:0", "a"]),
            choice("c7:0:b", &["c7", "c7:0", "b"]),
        ];
        let (part, open) = offer(&Page::default(), &choices, &[Token::new("c7:0")], &voice("en"));
        let open: Vec<&str> = open
            .iter()
            .filter(|token| word_of(token).is_none())
            .map(Token::as_str)
            .collect();
        assert_eq!(open, ["a", "b"]);
        let text: Vec<String> = part.lines.iter().map(ToString::to_string).collect();
        assert_eq!(text, ["c7:0  (Esc: let go)", " 1  do c7:0:a", " 2  do c7:0:b"]);
    }

    #[test]
    fn the_only_choice_can_be_touched() {
        let choices = [choice("pass", &["pass"])];
        let (part, open) = offer(&Page::default(), &choices, &[], &voice("en"));
        assert!(open.contains(&Token::new("pass")) && open.contains(&whole(&choices[0])));
        assert_eq!(part.title, "One choice");
    }

    #[test]
    fn a_token_on_the_page_needs_no_button() {
        let page = Page {
            prompt: String::new(),
            parts: vec![Part::board(
                "",
                vec![Line::new().touch("cell", "·", Token::new("a1"))],
            )],
        };
        let choices: Vec<Choice<String>> = (0..20)
            .map(|n| choice(&format!("x{n}"), &["a1", &format!("t{n}")]))
            .collect();
        let (part, _) = offer(&page, &choices, &[], &voice("en"));
        let text: String = part.lines.iter().map(|line| format!("{line}\n")).collect();
        assert!(!text.contains("a1") && text.contains("t19"), "{text}");
        assert!(part.lines.iter().all(|line| line.width() <= WIDTH));
    }
}
