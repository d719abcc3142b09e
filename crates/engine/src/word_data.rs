//! The words of a file as data, for who says them without this program: the page, whose part of this is `web/words.js`.
//! A message becomes a text, or pieces of it: texts, arguments by name, cases of an argument, other messages.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde_json::{Map, Value, json};
use thiserror::Error;

/// Why a file cannot become data.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WordDataError {
    /// It is no Fluent file.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// It says something for which the data has no form.
    #[error("{message}: {what} cannot be said by a page")]
    NoForm {
        /// The message.
        message: String,
        /// What it uses.
        what: &'static str,
    },
}

/// The messages of a file, by name.
pub fn word_data(text: &str) -> Result<Map<String, Value>, WordDataError> {
    let resource = parse(text).map_err(|(_, faults)| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        WordDataError::Unreadable(faults.join("; "))
    })?;
    let mut messages = Map::new();
    for entry in &resource.body {
        let no_form = |message: &str, what: &'static str| WordDataError::NoForm {
            message: message.to_owned(),
            what,
        };
        match entry {
            Entry::Message(message) => {
                let name = message.id.name;
                let (Some(value), []) = (&message.value, message.attributes.as_slice()) else {
                    return Err(no_form(name, "an attribute"));
                };
                let value = pattern(value).map_err(|what| no_form(name, what))?;
                messages.insert(name.to_owned(), value);
            }
            Entry::Term(term) => return Err(no_form(term.id.name, "a term")),
            _ => {}
        }
    }
    Ok(messages)
}

/// A pattern, or what in it has no form.
type Formed = Result<Value, &'static str>;

fn pattern(pattern: &Pattern<&str>) -> Formed {
    let mut pieces: Vec<Value> = Vec::new();
    for element in &pattern.elements {
        let piece = match element {
            PatternElement::TextElement { value } => json!(value),
            PatternElement::Placeable { expression } => expressed(expression)?,
        };
        match (pieces.last_mut(), &piece) {
            (Some(Value::String(before)), Value::String(more)) => before.push_str(more),
            _ => pieces.push(piece),
        }
    }
    Ok(match pieces.len() {
        0 => json!(""),
        1 => pieces.swap_remove(0),
        _ => Value::Array(pieces),
    })
}

fn expressed(expression: &Expression<&str>) -> Formed {
    match expression {
        Expression::Inline(inline) => inlined(inline),
        Expression::Select { selector, variants } => {
            let Value::Object(mut chosen) = inlined(selector)? else {
                return Err("a choice by something else than an argument");
            };
            if !chosen.contains_key("arg") {
                return Err("a choice by something else than an argument");
            }
            let mut cases = Map::new();
            for variant in variants {
                cases.insert(key(variant).to_owned(), pattern(&variant.value)?);
                if variant.default {
                    chosen.insert("default".to_owned(), json!(key(variant)));
                }
            }
            chosen.insert("cases".to_owned(), Value::Object(cases));
            Ok(Value::Object(chosen))
        }
    }
}

fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn inlined(expression: &InlineExpression<&str>) -> Formed {
    Ok(match expression {
        InlineExpression::StringLiteral { value } => json!(unescape_unicode_to_string(value)),
        InlineExpression::NumberLiteral { value } => json!(value),
        InlineExpression::VariableReference { id } => json!({ "arg": id.name }),
        InlineExpression::MessageReference { id, attribute: None } => json!({ "words": id.name }),
        InlineExpression::Placeable { expression } => expressed(expression)?,
        InlineExpression::FunctionReference { .. } => return Err("a function"),
        InlineExpression::MessageReference { .. } => return Err("an attribute"),
        InlineExpression::TermReference { .. } => return Err("a term"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_become_texts_and_pieces() {
        let data = word_data(
            "\
play = Play
play-game = Play { $game }{ \"!\" }
both = { play }, { play-game }
points =
    { $count ->
        [0] no point
        [one] { $count } point
       *[other] { $count } points
    } in all
",
        );
        assert_eq!(
            Value::Object(data.unwrap()),
            json!({
                "play": "Play",
                "play-game": ["Play ", {"arg": "game"}, "!"],
                "both": [{"words": "play"}, ", ", {"words": "play-game"}],
                "points": [
                    {
                        "arg": "count",
                        "cases": {
                            "0": "no point",
                            "one": [{"arg": "count"}, " point"],
                            "other": [{"arg": "count"}, " points"],
                        },
                        "default": "other",
                    },
                    " in all",
                ],
            })
        );
    }

    #[test]
    fn what_a_page_could_not_say_is_refused() {
        for (text, what) in [
            ("-plat = Plat\n", "-plat: a term cannot be said by a page"),
            (
                "house = Haus\n    .gender = n\n",
                "house: an attribute cannot be said by a page",
            ),
            (
                "wins = { CAPITAL($who) } wins\n",
                "wins: a function cannot be said by a page",
            ),
            ("points = { $count\n", "it cannot be read: "),
        ] {
            let fault = word_data(text).unwrap_err().to_string();
            assert!(fault.starts_with(what.trim_start_matches('-')), "{fault}");
        }
    }
}
