//! The stylesheet, and the part of it and of the paints that one scene needs.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::paints;
use crate::palette::{Theme, colour};

/// The one sheet that knows every class.
const SHEET: &str = include_str!("style.css");

/// One selector with what it declares.
struct Rule {
    /// The classes that an element and its ancestors must have, outermost first.
    classes: Vec<&'static str>,
    /// The declarations, with names of colours in them.
    declares: &'static str,
}

/// The sheet's rules in order, one for each selector of a list.
static RULES: LazyLock<Vec<Rule>> = LazyLock::new(|| {
    let mut rules = Vec::new();
    for block in without_comments().flat_map(|part| part.split_inclusive('}')) {
        let Some((selectors, body)) = block.split_once('{') else {
            continue;
        };
        for selector in selectors.split(',') {
            rules.push(Rule {
                classes: selector
                    .split_whitespace()
                    .map(|word| word.trim_start_matches('.'))
                    .collect(),
                declares: body.trim_end_matches('}').trim(),
            });
        }
    }
    rules
});

/// Whether the stylesheet has a rule for every word of a shape's class. A shape without a class is fine.
///
/// ```
/// assert!(plat_render::knows("pyramid red"));
/// assert!(!plat_render::knows("pyramid pink"));
/// ```
pub fn knows(class: &str) -> bool {
    class
        .split_whitespace()
        .all(|word| RULES.iter().any(|rule| rule.classes.contains(&word)))
}

/// The whole sheet in a theme, for a page that shows many scenes: the rules apply inside elements of the class
/// `plat-light` or `plat-dark`, as the root of [`svg()`](crate::svg()) has it.
pub fn stylesheet(theme: Theme) -> String {
    let all = RULES
        .iter()
        .flat_map(|rule| rule.classes.iter().copied())
        .collect();
    for_classes(&all, theme, &format!("plat-{}", theme.name()))
}

/// The rules for scenes that use only these classes, one a line. Every selector begins with `.scope`, because
/// a style inside an SVG that is part of a web page holds for the whole page.
pub(crate) fn for_classes(used: &BTreeSet<&str>, theme: Theme, scope: &str) -> String {
    let mut css = String::new();
    for rule in RULES.iter() {
        if rule.classes.iter().all(|class| used.contains(class)) {
            css.push_str(&format!(".{scope}"));
            for class in &rule.classes {
                css.push_str(&format!(" .{class}"));
            }
            css.push_str(&format!("{{{}}}\n", concrete(rule.declares, theme)));
        }
    }
    css
}

/// The paints of scenes that use only these classes; the classes of what those are made of are added to them.
pub(crate) fn paints_for(used: &mut BTreeSet<&str>) -> Vec<&'static str> {
    let rules = RULES
        .iter()
        .filter(|rule| rule.classes.iter().all(|class| used.contains(class)));
    let values = rules.flat_map(|rule| rule.declares.split([' ', ';']));
    let names: BTreeSet<&'static str> = values.filter_map(|value| value.strip_prefix('@')).collect();
    let found = paints::with_what_they_need(names);
    for class in found.iter().flat_map(|text| paints::classes(text)) {
        used.insert(class);
    }
    found
}

/// The declarations with the theme's colours and the paints in place of their names, and without blanks.
fn concrete(declares: &str, theme: Theme) -> String {
    let declarations = declares.split(';').filter_map(|declaration| {
        let (property, value) = declaration.split_once(':')?;
        let value = value.trim();
        let value = match (value.strip_prefix('$'), value.strip_prefix('@')) {
            (Some(name), _) => colour(name, theme).unwrap_or(value).to_owned(),
            (_, Some(name)) => format!("url(#{}{name})", paints::PREFIX),
            _ => value.to_owned(),
        };
        Some(format!("{}:{value}", property.trim()))
    });
    declarations.collect::<Vec<_>>().join(";")
}

fn without_comments() -> impl Iterator<Item = &'static str> {
    SHEET
        .split("*/")
        .map(|part| part.split_once("/*").map_or(part, |(rules, _)| rules))
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree, WriteOptions};

    use super::*;
    use crate::palette::PALETTE;

    fn everything() -> BTreeSet<&'static str> {
        let classes = RULES.iter().flat_map(|rule| rule.classes.iter().copied());
        classes.collect()
    }

    #[test]
    fn every_colour_has_a_name_and_every_name_a_use() {
        for theme in Theme::ALL {
            let css = for_classes(&everything(), theme, "plat");
            assert!(!css.contains('$'), "a colour without a value: {css}");
        }
        for (name, light, dark) in PALETTE {
            let used = RULES.iter().any(|rule| {
                let mut values = rule.declares.split([' ', ';']);
                values.any(|value| value == format!("${name}"))
            });
            assert!(used, "{name} is never used");
            for value in [light, dark] {
                let digits = value.strip_prefix('#').unwrap_or_default();
                assert!(
                    digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()),
                    "{name}: {value}"
                );
            }
        }
    }

    #[test]
    fn a_scene_gets_only_the_rules_it_uses() {
        let used = BTreeSet::from(["cell", "white", "pip"]);
        assert_eq!(
            for_classes(&used, Theme::Light, "p"),
            ".p .cell{fill:#fcf9f0;stroke:#93886c;stroke-width:.12}\n\
             .p .white{fill:#f2f4f8}\n\
             .p .pip{fill:#ffffff}\n\
             .p .white .pip{fill:#2a2410}\n"
        );
    }

    #[test]
    fn the_sheet_knows_words_and_lists_of_words() {
        assert!(knows("cell") && knows("pyramid black") && knows(""));
        assert!(!knows("cell nonsense") && !knows("nonsense"));
    }

    /// A rectangle inside groups of the rule's classes, as our drawing library understands it. Its line is like no rule's.
    fn understood(rule: &Rule, css: &str) -> String {
        let groups = rule.classes.iter().map(|class| format!("<g class='{class}'>"));
        let paints = paints_for(&mut everything()).concat();
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' class='plat' viewBox='0 0 9 9'><style>{css}</style><defs>{paints}</defs>\
             <g stroke='#010203' stroke-opacity='.987'>{}<rect width='5' height='5'/>{}</g></svg>",
            groups.collect::<String>(),
            "</g>".repeat(rule.classes.len())
        );
        let tree = Tree::from_str(&svg, &Options::default()).expect("well formed");
        tree.to_string(&WriteOptions::default())
    }

    #[test]
    fn the_drawing_library_understands_every_declaration() {
        for rule in RULES.iter() {
            let plain = understood(rule, "");
            let path = rule.classes.join(" .");
            for declaration in concrete(rule.declares, Theme::Light).split(';') {
                // A rectangle has no letters to show this one.
                if declaration != "font-weight:700" {
                    let css = format!(".plat .{path}{{{declaration}}}");
                    assert_ne!(understood(rule, &css), plain, "{css}");
                }
            }
        }
    }

    /// The contrast of two colours by the formula of WCAG 2.
    fn contrast(one: &str, other: &str, theme: Theme) -> f64 {
        let luminance = |name: &str| {
            let value = colour(name, theme).expect("a colour of the palette");
            let channel = |at: usize| {
                let byte = u8::from_str_radix(&value[at..at + 2], 16).expect("two digits");
                let part = f64::from(byte) / 255.0;
                if part <= 0.04045 {
                    part / 12.92
                } else {
                    ((part + 0.055) / 1.055).powf(2.4)
                }
            };
            0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
        };
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn words_and_marks_have_enough_contrast() {
        for theme in Theme::ALL {
            let check = |front: &str, back: &str, least: f64| {
                let found = contrast(front, back, theme);
                assert!(found >= least, "{front} on {back}, {theme:?}: {found:.2}");
            };
            for back in ["table", "panel", "cell"] {
                check("ink", back, 7.0);
                check("muted", back, 4.5);
                check("accent", back, 3.0);
            }
            for zone in ["zone-green", "zone-blue", "zone-purple", "zone-straw", "zone-red"] {
                check("ink", zone, 4.5);
            }
            for colour in ["green", "blue", "purple", "straw"] {
                let deep = format!("deep-{colour}");
                check(&deep, &format!("zone-{colour}"), 4.5);
                check(&deep, "panel", 4.5);
            }
            check("deep-red", "zone-red", 4.5);
            check("cell", "bad", 4.5);
            for paint in ["blue", "red", "black", "green"] {
                check("bright", paint, 3.0);
            }
            check("dark", "yellow", 4.5);
        }
    }
}
