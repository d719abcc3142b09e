//! A scene as PNG. Only the embedded fonts are used, so that the picture never depends on the machine.

use std::sync::{Arc, LazyLock};

use plat_engine::Scene;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use thiserror::Error;

use crate::palette::Theme;
use crate::svg::{Medium, document};

/// The longest side of a picture, in pixels. Two of them take 256 MB while they are drawn.
pub const LONGEST_SIDE: u32 = 8192;

/// Why a scene has no PNG.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum PngError {
    /// The scene has no extent, or none that is a number.
    #[error("a scene of {width} by {height} cannot be drawn; both must be numbers above 0")]
    NoExtent {
        /// The scene's width.
        width: f32,
        /// The scene's height.
        height: f32,
    },
    /// The scale is no number above 0.
    #[error("a scale of {0} cannot be drawn; it must be a number above 0")]
    Scale(f32),
    /// The picture would be too small or too large.
    #[error(
        "a picture of {width:.0} by {height:.0} pixels cannot be drawn; each side must be 1 to {LONGEST_SIDE}, so choose another scale"
    )]
    Size {
        /// How many pixels wide it would be.
        width: f64,
        /// How many pixels high it would be.
        height: f64,
    },
    /// The drawing library could not read the scene's SVG, or could not write the PNG.
    #[error("the picture could not be drawn: {0}")]
    Drawing(String),
}

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(epaint_default_fonts::UBUNTU_LIGHT.to_vec());
    // For the arrows, stars and boxes that the first one lacks.
    fonts.load_font_data(epaint_default_fonts::HACK_REGULAR.to_vec());
    fonts.set_sans_serif_family("Ubuntu");
    Arc::new(fonts)
});

/// The scene as a PNG file with so many pixels to a unit of the scene. A board cell measures about 10 units, so
/// a scale of 4 suits a phone and 8 a page.
pub fn png(scene: &Scene, theme: Theme, scale: f32) -> Result<Vec<u8>, PngError> {
    let (width, height) = (scene.width, scene.height);
    let sound = |number: f32| number.is_finite() && number > 0.0;
    if !sound(width) || !sound(height) {
        return Err(PngError::NoExtent { width, height });
    }
    if !sound(scale) {
        return Err(PngError::Scale(scale));
    }
    let pixels = |length: f32| (f64::from(length) * f64::from(scale)).round();
    let (wide, high) = (pixels(width), pixels(height));
    let allowed = 1.0..=f64::from(LONGEST_SIDE);
    if !allowed.contains(&wide) || !allowed.contains(&high) {
        return Err(PngError::Size {
            width: wide,
            height: high,
        });
    }
    let drawing = |error: &dyn std::fmt::Display| PngError::Drawing(error.to_string());
    let options = Options {
        font_family: "Ubuntu".to_owned(),
        fontdb: Arc::clone(&FONTS),
        ..Options::default()
    };
    let svg = document(scene, theme, Medium::Raster);
    let tree = Tree::from_str(&svg, &options).map_err(|error| drawing(&error))?;
    let mut picture =
        Pixmap::new(wide as u32, high as u32).ok_or_else(|| drawing(&"there is no room for it"))?;
    // The SVG's own size is rounded, so the last row is fitted rather than left out.
    let size = tree.size();
    let fit = Transform::from_scale(wide as f32 / size.width(), high as f32 / size.height());
    resvg::render(&tree, fit, &mut picture.as_mut());
    picture.encode_png().map_err(|error| drawing(&error))
}
