//! How the classes of a page look on a terminal: in the colours of pictures where the terminal has them, and without
//! any where it has none or is asked to do without.

use plat_engine::page::Span;
use plat_render::{Theme, rgb};
use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// None, or the person wants none.
    None,
    /// The 256 of the usual palette.
    Few,
    /// All of them.
    All,
}

impl Colours {
    /// What the environment says: `NO_COLOR` (whatever it is set to), `COLORTERM`, `TERM`.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Colours {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() || set("TERM").is_some_and(|term| term == "dumb") {
            return Colours::None;
        }
        match set("COLORTERM") {
            Some(depth) if depth == "truecolor" || depth == "24bit" => Colours::All,
            _ => Colours::Few,
        }
    }
}

/// The colours of the screen.
#[derive(Clone, Copy, Debug)]
pub struct Ink {
    /// Dark or light.
    pub theme: Theme,
    /// How many there are.
    pub colours: Colours,
}

/// What there is to know of a piece of text besides its class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touch {
    /// It may be touched now.
    pub(crate) open: bool,
    /// It has been touched.
    pub(crate) touched: bool,
    /// The cursor is on it.
    pub(crate) cursor: bool,
}

/// A class: the colour of its letters, the colour behind them, and whether it is bold.
type ClassStyle = (&'static str, Option<&'static str>, bool);

/// Every class that pages use.
const LOOKS: &[(&str, ClassStyle)] = &[
    ("body", ("ink", None, false)),
    ("strong", ("ink", None, true)),
    ("heading", ("accent", None, true)),
    ("muted", ("muted", None, false)),
    ("coordinate", ("muted", None, false)),
    ("to-move", ("accent", None, true)),
    ("button", ("ink", Some("line"), true)),
    ("table", ("muted", Some("table"), false)),
    ("board", ("muted", Some("board"), false)),
    ("cell", ("muted", Some("cell"), false)),
    ("spot", ("accent", Some("cell"), true)),
    ("street", ("muted", Some("panel"), false)),
    ("grass", ("tree", Some("grass"), true)),
    ("red", ("bright", Some("red"), true)),
    ("blue", ("bright", Some("blue"), true)),
    ("yellow", ("dark", Some("yellow"), true)),
    ("green", ("dark", Some("green"), true)),
    ("black", ("bright", Some("black"), true)),
    ("white", ("dark", Some("white"), true)),
    ("residential", ("ink", Some("zone-green"), false)),
    ("commercial", ("ink", Some("zone-blue"), false)),
    ("shopping", ("ink", Some("zone-blue"), false)),
    ("industrial", ("ink", Some("zone-purple"), false)),
    ("agricultural", ("ink", Some("zone-straw"), false)),
    ("business", ("ink", Some("zone-red"), false)),
    ("population", ("ink", Some("cell"), true)),
    ("resource", ("black", Some("cell"), true)),
    ("tile-back", ("bright", Some("back"), false)),
];

/// Whether a terminal knows how the class looks.
pub fn knows(class: &str) -> bool {
    look(class).is_some()
}

/// The look of a class: of several words the last that is known.
fn look(class: &str) -> Option<ClassStyle> {
    let known = |word: &str| {
        LOOKS
            .iter()
            .find(|(name, _)| *name == word)
            .map(|(_, look)| *look)
    };
    class.split_whitespace().rev().find_map(known)
}

impl Ink {
    /// What the screen is painted with before anything stands on it.
    pub(crate) fn ground(self) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            _ => Style::new()
                .fg(self.colour("ink", false))
                .bg(self.colour("table", false)),
        }
    }

    /// Words of this class on the ground.
    pub(crate) fn words(self, class: &'static str) -> Style {
        self.span(&Span::new(class, ""), Touch::default())
    }

    /// A bar across the screen.
    pub(crate) fn bar(self) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::REVERSED),
            _ => Style::new()
                .fg(self.colour("table", false))
                .bg(self.colour("accent", false))
                .add_modifier(Modifier::BOLD),
        }
    }

    /// A piece of text.
    pub(crate) fn span(self, span: &Span, touch: Touch) -> Style {
        let (front, back, bold) = look(span.class).unwrap_or(("ink", None, false));
        let mut style = self.ground();
        if bold || touch.open {
            style = style.add_modifier(Modifier::BOLD);
        }
        if self.colours == Colours::None {
            if touch.open {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            if touch.cursor || touch.touched {
                style = style.add_modifier(Modifier::REVERSED);
            }
            return style;
        }
        style = style.fg(self.colour(front, false));
        if let Some(back) = back {
            style = style.bg(self.colour(back, span.odd));
        }
        // What can be touched stands out where it is plain ground, and keeps its colour where that says what it is.
        if touch.open
            && matches!(front, "muted" | "ink")
            && back.is_none_or(|back| back == "cell" || back == "table")
        {
            style = style.fg(self.colour("accent", false));
        }
        if touch.touched {
            style = style
                .fg(self.colour("table", false))
                .bg(self.colour("muted", false));
        }
        if touch.cursor {
            style = style
                .fg(self.colour("table", false))
                .bg(self.colour("accent", false));
        }
        style
    }

    fn colour(self, name: &str, shaded: bool) -> Color {
        let (red, green, blue) = rgb(name, self.theme).unwrap_or((128, 128, 128));
        let shade = |part: u8| match shaded {
            true => (u16::from(part) * 14 / 15) as u8,
            false => part,
        };
        let (red, green, blue) = (shade(red), shade(green), shade(blue));
        match self.colours {
            Colours::All => Color::Rgb(red, green, blue),
            _ => Color::Indexed(nearest(red, green, blue)),
        }
    }
}

/// The nearest of the 216 colours and 24 greys that every terminal of 256 colours has.
fn nearest(red: u8, green: u8, blue: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |one: [u8; 3]| {
        let parts = one.into_iter().zip([red, green, blue]);
        parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum::<u32>()
    };
    let cube = (0..216u8).map(|index| {
        let part = |unit: u8| STEPS[usize::from(index / unit % 6)];
        (16 + index, [part(36), part(6), part(1)])
    });
    let greys = (0..24u8).map(|index| (232 + index, [8 + 10 * index; 3]));
    let best = cube.chain(greys).min_by_key(|&(_, colour)| distance(colour));
    best.map_or(7, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        let with = |pairs: &'static [(&'static str, &'static str)]| {
            Colours::of(|name| {
                let found = pairs.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(
            with(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]),
            Colours::None
        );
        assert_eq!(
            with(&[("COLORTERM", "truecolor"), ("NO_COLOR", "")]),
            Colours::All
        );
        assert_eq!(with(&[("TERM", "xterm-256color")]), Colours::Few);
        assert_eq!(with(&[("TERM", "dumb")]), Colours::None);
    }

    #[test]
    fn colours_are_rounded_to_the_nearest_of_the_palette() {
        assert_eq!(nearest(0, 0, 0), 16);
        assert_eq!(nearest(255, 255, 255), 231);
        assert_eq!(nearest(95, 0, 0), 52);
        assert_eq!(nearest(118, 118, 118), 243);
    }

    #[test]
    fn without_colours_nothing_but_letters_tells_things_apart() {
        let ink = Ink {
            theme: Theme::Dark,
            colours: Colours::None,
        };
        let cursor = Touch {
            cursor: true,
            ..Touch::default()
        };
        for (class, _) in LOOKS {
            for touch in [Touch::default(), cursor] {
                let style = ink.span(&Span::new(class, "x"), touch);
                assert_eq!((style.fg, style.bg), (None, None), "{class}");
            }
        }
        assert!(
            ink.span(&Span::new("cell", "x"), cursor)
                .add_modifier
                .contains(Modifier::REVERSED)
        );
    }
}
