//! How choices and scores are laid out as lines of text.

use std::fmt::Write;

use plat_engine::{Arg, Choice, Offer, Scene, Seat, SeatScore, Sentence, Table};

use crate::language::{say, word};

/// How wide lines of choices become.
const WIDTH: usize = 78;

/// How wide the words of an offer become.
const OFFER_WIDTH: usize = 50;

/// Choices by their first token, the others behind it: `3  b5 c5 d5`. Those with one token stand side by side.
pub(crate) fn choices<W>(choices: &[&Choice<W>]) -> String {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for choice in choices {
        let mut tokens = choice.tokens.iter().map(ToString::to_string);
        let first = tokens.next().unwrap_or_default();
        let rest = tokens.collect::<Vec<_>>().join("+");
        let (first, rest) = if rest.is_empty() {
            (rest, first)
        } else {
            (first, rest)
        };
        match groups.last_mut() {
            Some((group, words)) if *group == first => words.push(rest),
            _ => groups.push((first, vec![rest])),
        }
    }
    let indent = groups.iter().map(|(first, _)| first.len()).max().unwrap_or(0) + 4;
    let mut out = String::new();
    for (first, words) in groups {
        let indent = if first.is_empty() { 2 } else { indent };
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

/// Words as lines that are not too long, each with this before it.
pub(crate) fn wrapped(words: &str, indent: &str) -> String {
    let mut lines = vec![indent.to_owned()];
    for word in words.split_whitespace() {
        let line = lines.last().map_or(0, String::len);
        if line > indent.len() && line + 1 + word.len() > WIDTH {
            lines.push(indent.to_owned());
        }
        if let Some(line) = lines.last_mut() {
            if line.len() > indent.len() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}

/// The score lines of every seat, with the totals.
pub(crate) fn scores(scores: &[SeatScore<String>], players: &[String]) -> String {
    let mut out = String::new();
    for score in scores {
        let name = players.get(score.seat.index()).filter(|name| !name.is_empty());
        let heading = match name {
            Some(name) => of_seat("seat-name", score.seat).with("name", Arg::verbatim(name)),
            None => of_seat("seat", score.seat),
        };
        let _ = writeln!(out, "{}", say(&heading));
        for (index, line) in score.lines.iter().enumerate() {
            sums(&mut out, score, index);
            let _ = writeln!(out, "  {:<50} {:>5}", line.label, line.points);
        }
        sums(&mut out, score, score.lines.len());
        let _ = writeln!(out, "  {:<50} {:>5}", word("total"), score.total);
    }
    out
}

/// The score lines of every seat, each with what earns it: the words of the shapes that it marks.
pub(crate) fn explained(scores: &[SeatScore<String>], scene: &Scene) -> String {
    let shapes = scene.all_shapes();
    let said = |mark: &String| {
        let shape = shapes.iter().find(|shape| shape.id.as_ref() == Some(mark));
        shape
            .and_then(|shape| shape.label.clone())
            .unwrap_or_else(|| mark.clone())
    };
    let mut out = String::new();
    for score in scores {
        let _ = writeln!(out, "{}", say(&of_seat("seat", score.seat)));
        for line in &score.lines {
            let _ = writeln!(out, "  {:<50} {:>5}", line.label, line.points);
            let words = line.marks.iter().map(said).collect::<Vec<_>>().join("; ");
            let mut row = String::new();
            for word in words.split_whitespace() {
                if row.len() + 1 + word.len() > WIDTH - 6 {
                    let _ = writeln!(out, "      {row}");
                    row.clear();
                }
                if !row.is_empty() {
                    row.push(' ');
                }
                row.push_str(word);
            }
            if !row.is_empty() {
                let _ = writeln!(out, "      {row}");
            }
        }
        let _ = writeln!(out, "  {:<50} {:>5}", word("total"), score.total);
    }
    out
}

/// The figures between the lines, set off to the right.
fn sums(out: &mut String, score: &SeatScore<String>, after: usize) {
    for sum in score.sums.iter().filter(|sum| sum.after == after) {
        let _ = writeln!(out, "  {:<50} {:>5}", format!("    {}", sum.label), sum.points);
    }
}

/// What may be done in a position, and what every point of it is for.
pub(crate) fn offers(offers: &[Offer<String>]) -> String {
    let mut out = String::new();
    for offer in offers {
        // A long list of places goes over several lines; the points stand behind the last.
        let mut line = String::new();
        for word in offer.says.split(' ') {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > OFFER_WIDTH {
                let _ = writeln!(out, "  {line}");
                line = "  ".to_owned();
            } else if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        let _ = writeln!(out, "  {line:<OFFER_WIDTH$} {:>5}", offer.points);
        for line in &offer.lines {
            let _ = writeln!(out, "      {:<46} {:>5}", line.label, line.points);
        }
    }
    out
}

/// Who has won, in a sentence.
pub(crate) fn winners(table: &dyn Table, winners: &[Seat]) -> String {
    let who: Vec<Sentence> = winners.iter().map(|seat| of_seat("small-seat", *seat)).collect();
    say(&match (table.target(), who.as_slice()) {
        (Some(target), []) => Sentence::new("ending-missed").with("target", target),
        (Some(target), _) => Sentence::new("ending-reached").with("target", target),
        _ if table.seats().count() == 1 => Sentence::new("ending"),
        (None, [_]) => Sentence::new("over-won").with("who", who),
        (None, _) => Sentence::new("over-shared").with("who", who),
    })
}

/// A message about a seat.
fn of_seat(message: &'static str, seat: Seat) -> Sentence {
    Sentence::new(message).with("seat", seat.number())
}

#[cfg(test)]
mod tests {
    use plat_engine::{ENGINE_SHELF, Score, Token, Voice};

    use super::*;

    #[test]
    fn choices_are_grouped_by_their_first_token_and_wrapped() {
        let made: Vec<Choice<String>> = (0..30)
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
        assert!(lines[0].starts_with("  3  cell00 cell01"), "{text}");
        assert!(lines[1].starts_with("     cell"), "{text}");
        assert_eq!(lines.last(), Some(&"  pass"));
        assert!(lines.iter().all(|line| line.len() <= WIDTH), "{text}");
    }

    #[test]
    fn choices_of_one_token_stand_side_by_side() {
        let made: Vec<Choice<String>> = ["n1", "w1", "e1"]
            .map(|place| Choice {
                word: place.to_owned(),
                tokens: vec![Token::new(place)],
                says: String::new(),
            })
            .to_vec();
        assert_eq!(choices(&made.iter().collect::<Vec<_>>()), "  n1 w1 e1\n");
    }

    #[test]
    fn a_long_offer_goes_over_several_lines_with_its_points_behind_the_last() {
        let mut score = Score::default();
        score.line("2 waiting stones", 2);
        let places = vec!["d4"; 20].join(", ");
        let text = offers(&[Offer {
            says: format!("the Zone around {places}"),
            lines: score
                .of(Seat::ALL[0])
                .said(&Voice::of(ENGINE_SHELF.book("en")))
                .lines,
            points: 2,
        }]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3, "{text}");
        assert!(lines[0].ends_with("d4,") && lines[1].ends_with(" 2"), "{text}");
        assert!(lines.iter().all(|line| line.len() <= WIDTH), "{text}");
        assert_eq!(text.matches("d4").count(), 20);
    }
}
