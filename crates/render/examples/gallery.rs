//! Draws every piece in both themes, and once in grey, to be looked at: `cargo run --example gallery -- FOLDER`.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use plat_engine::pieces::{self, Livery};
use plat_engine::{Anchor, Scene, Seat, Shape};
use plat_render::{Theme, png, svg};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(&folder)?;
    let scene = gallery();
    for theme in Theme::ALL {
        let name = theme.name();
        fs::write(folder.join(format!("{name}.svg")), svg(&scene, theme))?;
        for (size, scale) in [("phone", 3.6), ("page", 9.0)] {
            let picture = png(&scene, theme, scale)?;
            fs::write(folder.join(format!("{name}-{size}.png")), &picture)?;
            fs::write(folder.join(format!("{name}-{size}-grey.png")), grey(&picture)?)?;
        }
    }
    Ok(())
}

/// Cells of 10 with every pyramid, then what stands beside a board.
fn gallery() -> Scene {
    let seats = Seat::ALL.map(Livery::of);
    let mut shapes = vec![Shape::rect("board", 8.0, 8.0, 92.0, 72.0).rounded(1.0)];
    for row in 0..7 {
        for column in 0..9 {
            let (x, y) = (9.0 + 10.0 * column as f32, 9.0 + 10.0 * row as f32);
            shapes.push(Shape::rect("cell", x, y, 10.0, 10.0));
            let (cx, cy) = (x + 5.0, y + 5.0);
            match (row, column) {
                (0..=2, 0..=5) => {
                    shapes.push(pieces::pyramid(seats[column], 1 + row as u8, cx, cy, 10.0));
                }
                (3, 0 | 8) | (6, 0 | 8) | (4, 4) => shapes.push(pieces::park(x, y, 10.0)),
                (3 | 5, _) | (6, 1..=3) => {
                    let pips = 1 + ((row + column * 2) % 3) as u8;
                    shapes.push(pieces::pyramid(
                        seats[(row + column * 3 + column / 3) % seats.len()],
                        pips,
                        cx,
                        cy,
                        10.0,
                    ));
                }
                _ => {}
            }
        }
    }
    shapes.push(Shape::rect("highlight", 59.0, 49.0, 10.0, 10.0));
    for column in 0..9 {
        let letter = char::from(b'a' + column);
        shapes.push(Shape::text(
            "coordinate",
            14.0 + 10.0 * f32::from(column),
            5.0,
            3.6,
            letter,
        ));
    }
    for row in 0..7 {
        let y = 14.0 + 10.0 * row as f32;
        shapes.push(Shape::text("coordinate", 5.0, y, 3.6, (row + 1).to_string()));
    }
    shapes.push(Shape::rect("panel", 104.0, 8.0, 60.0, 72.0).rounded(1.5));
    let words = |class, x, y, size, text: &str| Shape::text(class, x, y, size, text).anchored(Anchor::Start);
    shapes.push(words("heading", 108.0, 14.0, 5.0, "Subdivision"));
    shapes.push(words("muted", 108.0, 20.0, 3.6, "Move 23 · seat 2 to move"));
    shapes.push(Shape::straight("rule", (108.0, 24.0), (160.0, 24.0)));
    for (index, livery) in seats.into_iter().enumerate() {
        let y = 28.5 + 5.2 * index as f32;
        shapes.push(pieces::swatch(livery, 115.0, y, 4.4));
        let class = if index == 1 { "strong" } else { "body" };
        shapes.push(words(class, 120.0, y, 4.0, &format!("Seat {}", index + 1)));
        shapes.push(Shape::text(class, 160.0, y, 4.0, "24 points").anchored(Anchor::End));
    }
    shapes.push(pieces::to_move(109.5, 33.7, 3.4));
    let zones = [
        ("zone residential", "Residential"),
        ("zone commercial", "Commercial"),
        ("zone industrial", "Industrial"),
        ("zone agricultural", "Agricultural"),
        ("zone business", "Business"),
        ("zone shopping", "Shopping"),
    ];
    for (index, (class, name)) in zones.into_iter().enumerate() {
        let (x, y) = (108.0 + 26.5 * (index % 2) as f32, 57.5 + 7.5 * (index / 2) as f32);
        shapes.push(Shape::rect(class, x, y, 25.0, 6.5).rounded(0.6));
        shapes.push(Shape::text("body", x + 12.5, y + 3.25, 3.6, name));
    }
    Scene {
        title: "Everything the renderer can draw".to_owned(),
        width: 168.0,
        height: 84.0,
        shapes,
    }
}

/// The picture as a grey printer would show it.
fn grey(picture: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut pixels = Pixmap::decode_png(picture)?;
    for pixel in pixels.pixels_mut() {
        let parts = [
            (pixel.red(), 0.299),
            (pixel.green(), 0.587),
            (pixel.blue(), 0.114),
        ];
        let light = parts
            .iter()
            .map(|&(part, weight)| f32::from(part) * weight)
            .sum::<f32>() as u8;
        *pixel = PremultipliedColorU8::from_rgba(light, light, light, 255).ok_or("not a colour")?;
    }
    Ok(pixels.encode_png()?)
}
