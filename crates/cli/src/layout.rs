//! How choices and scores are laid out as lines of text.

use std::fmt::Write;

use plat_engine::{Choice, Seat, SeatScore};

/// How wide lines of choices become.
const WIDTH: usize = 78;

/// Choices by their first token, the others behind it: `3  b5 c5 d5`.
pub(crate) fn choices(choices: &[&Choice]) -> String {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for choice in choices {
        let mut tokens = choice.tokens.iter().map(ToString::to_string);
        let first = tokens.next().unwrap_or_default();
        let rest = tokens.collect::<Vec<_>>().join("+");
        match groups.last_mut() {
            Some((group, words)) if *group == first => words.push(rest),
            _ => groups.push((first, vec![rest])),
        }
    }
    let indent = groups.iter().map(|(first, _)| first.len()).max().unwrap_or(0) + 4;
    let mut out = String::new();
    for (first, words) in groups {
        let mut line = format!("  {first:<0$}", indent - 2);
        for word in words {
            if line.trim_end().len() + 1 + word.len() > WIDTH {
                let _ = writeln!(out, "{}", line.trim_end());
                line = " ".repeat(indent);
            }
            line.push_str(&word);
            line.push(' ');
        }
        let _ = writeln!(out, "{}", line.trim_end());
    }
    out
}

/// The score lines of every seat, with the totals.
pub(crate) fn scores(scores: &[SeatScore], players: &[String]) -> String {
    let mut out = String::new();
    for score in scores {
        let name = players.get(score.seat.index()).filter(|name| !name.is_empty());
        let name = name.map_or_else(String::new, |name| format!(", {name}"));
        let _ = writeln!(out, "Seat {}{name}", score.seat);
        for line in &score.lines {
            let _ = writeln!(out, "  {:<50} {:>5}", line.label, line.points);
        }
        let _ = writeln!(out, "  {:<50} {:>5}", "total", score.total);
    }
    out
}

/// Who has won, in a sentence.
pub(crate) fn winners(winners: &[Seat], seats: usize) -> String {
    let names: Vec<String> = winners.iter().map(|seat| format!("seat {seat}")).collect();
    match names.as_slice() {
        _ if seats == 1 => "The game is over.".to_owned(),
        [one] => format!("The game is over: {one} wins."),
        several => format!("The game is over: {} share the win.", several.join(" and ")),
    }
}

#[cfg(test)]
mod tests {
    use plat_engine::Token;

    use super::*;

    #[test]
    fn choices_are_grouped_by_their_first_token_and_wrapped() {
        let made: Vec<Choice> = (0..30)
            .map(|index| Choice {
                word: String::new(),
                tokens: vec![Token::new("3"), Token::new(format!("cell{index:02}"))],
                says: String::new(),
            })
            .chain([Choice {
                word: "pass".to_owned(),
                tokens: vec![Token::new("pass")],
                says: String::new(),
            }])
            .collect();
        let text = choices(&made.iter().collect::<Vec<_>>());
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("  3     cell00 cell01"), "{text}");
        assert!(lines[1].starts_with("        cell"), "{text}");
        assert_eq!(lines.last(), Some(&"  pass"));
        assert!(lines.iter().all(|line| line.len() <= WIDTH), "{text}");
    }
}
