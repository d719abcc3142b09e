//! What people may be called. A name is read by others, so nothing in it is invisible or turns the line around, and two
//! people at one table have names that can be told apart.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// No name is longer than this, in characters.
pub(crate) const LONGEST_NAME: usize = 40;

/// No letter has more marks above and below it than this; more would reach into other lines.
const MOST_MARKS: usize = 2;

/// What nobody sees, but for controls and white space: the characters that Unicode says to ignore where they have no
/// effect, those that turn the line around, blanks that are none to a program, and those that mean nothing.
const INVISIBLE: [(u32, u32); 23] = [
    (0x00AD, 0x00AD),    // soft hyphen
    (0x034F, 0x034F),    // combining grapheme joiner
    (0x061C, 0x061C),    // Arabic letter mark
    (0x070F, 0x070F),    // Syriac abbreviation mark
    (0x115F, 0x1160),    // Hangul fillers
    (0x17B4, 0x17B5),    // Khmer inherent vowels
    (0x180B, 0x180F),    // Mongolian selectors
    (0x200B, 0x200F),    // zero-width, and marks of direction
    (0x202A, 0x202E),    // directions embedded and overridden
    (0x2060, 0x206F),    // word joiner, directions isolated
    (0x2800, 0x2800),    // empty Braille pattern
    (0x3164, 0x3164),    // Hangul filler
    (0xE000, 0xF8FF),    // for private use
    (0xFDD0, 0xFDEF),    // no characters
    (0xFE00, 0xFE0F),    // selectors of variants
    (0xFEFF, 0xFEFF),    // byte order mark
    (0xFFA0, 0xFFA0),    // Hangul filler of half width
    (0xFFF0, 0xFFFF),    // annotations and replacements
    (0x1BCA0, 0x1BCA3),  // shorthand controls
    (0x1D159, 0x1D159),  // musical null notehead
    (0x1D173, 0x1D17A),  // musical controls
    (0xE0000, 0xE0FFF),  // tags and more selectors
    (0xF0000, 0x10FFFF), // for private use
];

/// A name as it is kept: on one line, without what nobody sees and without round brackets, in which the house and its pages
/// add what they have to say of somebody, such as "(you)" and "(2)". Nothing if there is nothing left to be called by.
pub(crate) fn clean(name: &str) -> Option<String> {
    let mut marks = 0;
    let without_marks: String = name
        .chars()
        .map(|letter| if is_bracket(letter) { ' ' } else { letter })
        .collect();
    let shown = without_marks.nfc().filter(|&letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks <= MOST_MARKS && !is_invisible(letter)
    });
    let name = one_line(&shown.collect::<String>(), LONGEST_NAME);
    let has_letters = name.chars().any(|letter| !is_combining_mark(letter));
    has_letters.then_some(name)
}

/// Words on one line, without what a screen cannot show or what turns it around, and not too long.
pub(crate) fn one_line(text: &str, longest: usize) -> String {
    let words: Vec<&str> = text
        .split(|letter: char| letter.is_whitespace() || letter.is_control() || turns_the_line(letter))
        .filter(|word| !word.is_empty())
        .collect();
    let line: String = words.join(" ").chars().take(longest).collect();
    line.trim_end().to_owned()
}

/// What a name looks like, to be compared with what others look like.
pub(crate) struct Looks([String; 2]);

/// The name, with a number behind it if it looks like one of the others, or like something whose looks are known.
pub(crate) fn told_apart<'a>(
    name: &str,
    others: &[&str],
    known: impl IntoIterator<Item = &'a Looks>,
) -> String {
    let others: Vec<Looks> = others.iter().copied().map(Looks::of).collect();
    let known: Vec<&Looks> = known.into_iter().collect();
    let is_free = |name: &str| {
        let looks = Looks::of(name);
        let mut taken = others.iter().chain(known.iter().copied());
        !taken.any(|other| looks.are_like(other))
    };
    let numbered = |number: usize| {
        let sign = format!(" ({number})");
        let room = LONGEST_NAME - sign.len();
        let name: String = name.chars().take(room).collect();
        name.trim_end().to_owned() + &sign
    };
    let mut names = std::iter::once(name.to_owned()).chain((2..).map(numbered));
    names
        .find(|name| is_free(name))
        .expect("there are more numbers than names")
}

impl Looks {
    /// Letters of other alphabets count as those that they look like (Unicode Technical Standard 39), capitals as small
    /// ones: before that, as I and i look different, and after it, as I and l do not.
    pub(crate) fn of(name: &str) -> Looks {
        let dense: String = name.nfkc().filter(|letter| !letter.is_whitespace()).collect();
        let first = skeleton(&dense).collect::<String>().to_lowercase();
        let second = skeleton(&dense.to_lowercase()).collect();
        Looks([first, second])
    }

    fn are_like(&self, other: &Looks) -> bool {
        self.0.iter().zip(&other.0).any(|(one, two)| one == two)
    }
}

/// Whether a letter is or has a round bracket, or looks like one.
fn is_bracket(letter: char) -> bool {
    matches!(
        letter,
        '❨'..='❫' | '⟮' | '⟯' | '⦅' | '⦆' | '⸨' | '⸩' | '｟' | '｠' | '﴾' | '﴿'
    ) || std::iter::once(letter)
        .nfkc()
        .any(|letter| matches!(letter, '(' | ')'))
}

fn is_invisible(letter: char) -> bool {
    let code = u32::from(letter);
    INVISIBLE
        .iter()
        .any(|&(first, last)| (first..=last).contains(&code))
}

/// Whether a character changes in which direction the others are read.
fn turns_the_line(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_left_out() {
        for (name, kept) in [
            ("Ada", Some("Ada")),
            ("  Ada \t Lovelace\n", Some("Ada Lovelace")),
            ("A\u{200b}d\u{200d}a\u{2060}", Some("Ada")),
            ("\u{202e}adA", Some("adA")),
            ("Ada\u{2066}\u{2069}", Some("Ada")),
            ("\u{1b}[31mAda", Some("[31mAda")),
            ("\u{e0041}Ada\u{fe0f}", Some("Ada")),
            ("Jürgen", Some("Jürgen")),
            ("Ju\u{308}rgen", Some("Jürgen")),
            ("李小龙", Some("李小龙")),
            ("שרה", Some("שרה")),
            ("🦊", Some("🦊")),
            ("Ada (you)", Some("Ada you")),
            ("Ada（du）", Some("Ada du")),
            ("Ada ⑵", Some("Ada")),
            ("((❨", None),
            ("Z\u{363}\u{363}\u{363}\u{363}\u{363}", Some("Z\u{363}\u{363}")),
            ("", None),
            (" \u{3000}\u{a0}", None),
            ("\u{3164}", None),
            ("\u{2800}\u{115f}", None),
            ("\u{200b}", None),
            ("\u{301}", None),
        ] {
            assert_eq!(clean(name).as_deref(), kept, "{name:?}");
        }
    }

    #[test]
    fn a_name_is_as_long_in_any_alphabet() {
        for letter in ["x", "ß", "龙", "🦊"] {
            assert_eq!(clean(&letter.repeat(99)), Some(letter.repeat(LONGEST_NAME)));
        }
    }

    #[test]
    fn names_that_look_the_same_get_a_number() {
        for (name, other) in [
            ("Ada", "Ada"),
            ("ada", "Ada"),
            ("\u{410}da", "Ada"),
            ("Ad\u{430}", "ADA"),
            ("A d a", "Ada"),
            ("Ａｄａ", "Ada"),
            ("Bi11", "Bill"),
            ("BiIl", "Bill"),
            ("B0b", "Bob"),
        ] {
            assert_eq!(
                told_apart(name, &[other], []),
                format!("{name} (2)"),
                "{name} and {other}"
            );
        }
        for (name, other) in [
            ("Ada", "Eda"),
            ("Ada", "Adam"),
            ("Ada (2)", "Ada"),
            ("Jürgen", "Jurgen"),
        ] {
            assert_eq!(told_apart(name, &[other], []), name, "{name} and {other}");
        }
        assert_eq!(told_apart("Ada", &["Ada"], [&Looks::of("ada (2)")]), "Ada (3)");
        let long = "x".repeat(LONGEST_NAME);
        let apart = told_apart(&long, &[&long], []);
        assert!(
            apart.ends_with("x (2)") && apart.chars().count() == LONGEST_NAME,
            "{apart}"
        );
    }
}
