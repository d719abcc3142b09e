//! What shapes are painted with besides plain colours: the textures and shadings of `paints.svg`, and those of them that
//! one picture needs.

use std::collections::BTreeSet;
use std::sync::LazyLock;

/// All of them, for a page that shows many scenes; they take their colours from the stylesheet.
pub const PAINTS: &str = include_str!("paints.svg");

/// The names of paints begin with this, so that no shape has the same name.
pub(crate) const PREFIX: &str = "paint-";

struct Paint {
    name: &'static str,
    /// As it is written.
    text: &'static str,
}

/// In the order of the file: each after those that it is made of.
static EACH: LazyLock<Vec<Paint>> = LazyLock::new(|| {
    let starts = PAINTS.match_indices(" id=\"paint-");
    let each = starts.filter_map(|(at, start)| {
        let from = PAINTS[..at].rfind('<')?;
        let name = PAINTS[at + start.len()..].split('"').next()?;
        let end = format!("</{}>", &PAINTS[from + 1..at]);
        let to = from + PAINTS[from..].find(&end)? + end.len();
        Some(Paint {
            name,
            text: &PAINTS[from..to],
        })
    });
    each.collect()
});

/// The paints of these names and all that they are made of, in the order of the file.
pub(crate) fn with_what_they_need(mut wanted: BTreeSet<&'static str>) -> Vec<&'static str> {
    let mut found = Vec::new();
    for paint in EACH.iter().rev() {
        if wanted.contains(paint.name) {
            wanted.extend(parts_after(paint.text, "url(#paint-", ')'));
            found.push(paint.text);
        }
    }
    found.reverse();
    found
}

/// The classes that parts of a paint have.
pub(crate) fn classes(text: &'static str) -> impl Iterator<Item = &'static str> {
    parts_after(text, "class=\"", '"')
}

/// What stands between each `start` and the `end` after it.
fn parts_after(text: &'static str, start: &'static str, end: char) -> impl Iterator<Item = &'static str> {
    text.split(start)
        .skip(1)
        .filter_map(move |rest| rest.split(end).next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paint_comes_with_what_it_is_made_of() {
        let green = with_what_they_need(BTreeSet::from(["green"]));
        let names: Vec<_> = EACH
            .iter()
            .filter(|paint| green.contains(&paint.text))
            .map(|paint| paint.name)
            .collect();
        assert_eq!(names, ["pale", "pooled", "mottle", "dots", "green"]);
    }

    #[test]
    fn paints_are_made_of_paints_before_them_and_of_known_classes() {
        let mut before = BTreeSet::new();
        for paint in EACH.iter() {
            for part in parts_after(paint.text, "url(#paint-", ')') {
                assert!(before.contains(part), "{} needs {part}", paint.name);
            }
            before.insert(paint.name);
            assert!(classes(paint.text).all(crate::knows), "{}", paint.name);
        }
        assert_eq!(before.len(), EACH.len(), "two paints of one name");
    }
}
