//! A scene as SVG. The same scene gives the same bytes, on any machine.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use plat_engine::{Anchor, Form, Scene, Shape};

use crate::palette::Theme;
use crate::sheet;

/// No coordinate is printed beyond this: what is farther away cannot be seen, and renderers count in `f32`.
const FARTHEST: f32 = 1_000_000.0;

/// How far below the middle of a line of text its baseline lies, in heights of the letters: half of a capital.
const BASELINE: f32 = 0.35;

/// What the picture is made for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Medium {
    /// A browser or a drawing program, with its own fonts.
    Vector,
    /// Our own pixels, with the embedded font.
    Raster,
}

/// The scene as an SVG document.
///
/// Shapes keep their ids, classes and tokens (`data-token`); a label becomes a `<title>`. The root has the
/// class `plat-light` or `plat-dark`, and the style inside applies to nothing outside of it.
pub fn svg(scene: &Scene, theme: Theme) -> String {
    document(scene, theme, Medium::Vector)
}

pub(crate) fn document(scene: &Scene, theme: Theme, medium: Medium) -> String {
    let mut out = String::new();
    let (width, height) = (Number(scene.width), Number(scene.height));
    let (scope, title) = (format!("plat-{}", theme.name()), Escaped(&scene.title));
    put(
        &mut out,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{scope}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"{FONTS}\" role=\"img\" aria-label=\"{title}\">\n<title>{title}</title>\n"
        ),
    );
    let mut used: BTreeSet<&str> = BTreeSet::from(["table"]);
    let shapes = scene.all_shapes();
    used.extend(shapes.iter().flat_map(|shape| shape.class.split_whitespace()));
    if medium == Medium::Raster {
        used.insert("raster");
    }
    let paints = sheet::paints_for(&mut used);
    let css = sheet::for_classes(&used, theme, &scope);
    put(&mut out, format_args!("<style>\n{css}</style>\n"));
    if !paints.is_empty() {
        put(&mut out, format_args!("<defs>\n{}\n</defs>\n", paints.join("\n")));
    }
    put(
        &mut out,
        format_args!("<rect class=\"table\" width=\"{width}\" height=\"{height}\"/>\n"),
    );
    if medium == Medium::Raster {
        out.push_str("<g class=\"raster\">\n");
    }
    for shape in &scene.shapes {
        draw(shape, &mut out);
    }
    if medium == Medium::Raster {
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

/// The embedded font first, for those who have it; any sans serif will do. `Ubuntu` is how
/// [`png`](crate::png()) knows it too.
const FONTS: &str = "Ubuntu, system-ui, sans-serif";

fn draw(shape: &Shape, out: &mut String) {
    let tag = match &shape.form {
        Form::Rect { .. } => "rect",
        Form::Circle { .. } => "circle",
        Form::Polygon { .. } => "polygon",
        Form::Line { .. } => "line",
        Form::Text { .. } => "text",
        Form::Group { .. } => "g",
    };
    put(out, format_args!("<{tag}"));
    if let Some(id) = &shape.id {
        put(out, format_args!(" id=\"{}\"", Id(id)));
    }
    if !shape.class.is_empty() {
        put(out, format_args!(" class=\"{}\"", Escaped(shape.class)));
    }
    if let Some(token) = &shape.token {
        put(out, format_args!(" data-token=\"{}\"", Escaped(token.as_str())));
    }
    place(&shape.form, out);
    let holds = matches!(shape.form, Form::Text { .. } | Form::Group { .. });
    if !holds && shape.label.is_none() {
        out.push_str("/>\n");
        return;
    }
    out.push('>');
    if let Some(label) = &shape.label {
        put(out, format_args!("<title>{}</title>", Escaped(label)));
    }
    match &shape.form {
        Form::Text { text, .. } => put(out, format_args!("{}", Escaped(text))),
        Form::Group { shapes } => {
            out.push('\n');
            shapes.iter().for_each(|shape| draw(shape, out));
        }
        _ => {}
    }
    put(out, format_args!("</{tag}>\n"));
}

/// The attributes that say where a form lies.
fn place(form: &Form, out: &mut String) {
    let mut attribute = |name: &str, value: f32| {
        put(out, format_args!(" {name}=\"{}\"", Number(value)));
    };
    match form {
        &Form::Rect {
            x,
            y,
            width,
            height,
            round,
        } => {
            attribute("x", x);
            attribute("y", y);
            attribute("width", width.max(0.0));
            attribute("height", height.max(0.0));
            if round > 0.0 {
                attribute("rx", round);
            }
        }
        &Form::Circle { x, y, radius } => {
            attribute("cx", x);
            attribute("cy", y);
            attribute("r", radius.max(0.0));
        }
        Form::Polygon { points } => {
            let points = points
                .iter()
                .map(|&(x, y)| format!("{},{}", Number(x), Number(y)));
            let points = points.collect::<Vec<_>>().join(" ");
            put(out, format_args!(" points=\"{points}\""));
        }
        &Form::Line { from, to } => {
            attribute("x1", from.0);
            attribute("y1", from.1);
            attribute("x2", to.0);
            attribute("y2", to.1);
        }
        &Form::Text {
            x, y, size, anchor, ..
        } => {
            attribute("x", x);
            attribute("y", y + BASELINE * size);
            attribute("font-size", size.max(0.0));
            out.push_str(match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            });
        }
        Form::Group { .. } => {}
    }
}

fn put(out: &mut String, what: fmt::Arguments<'_>) {
    out.write_fmt(what).expect("a String takes everything");
}

/// A length with at most two decimals. What is no number is shown as 0: a wrong picture is better than none.
struct Number(f32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = if self.0.is_nan() {
            0.0
        } else {
            self.0.clamp(-FARTHEST, FARTHEST)
        };
        let hundredths = (f64::from(value) * 100.0).round() as i64;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
        match part {
            0 => write!(f, "{sign}{whole}"),
            part if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            part => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// Text as XML says it. Characters that XML cannot say at all are replaced.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                '\0'..'\u{20}' | '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                other => f.write_char(other)?,
            }
        }
        Ok(())
    }
}

/// A name as an id: what an XML name or a link could not hold is written as its number between colons, so that
/// different names stay different.
struct Id<'a>(&'a str);

impl fmt::Display for Id<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            if character.is_ascii_alphanumeric() || matches!(character, '-' | '_' | '.') {
                f.write_char(character)?;
            } else {
                write!(f, ":{:x}:", u32::from(character))?;
            }
        }
        Ok(())
    }
}
