//! The colours of the two themes, under the names that the stylesheet uses.
//!
//! Six liveries and five zone colours; in each set hue and lightness both differ, so that colour-blind eyes and
//! grey prints have something to go by. Tests hold words to the contrast of WCAG AA.

/// How bright the room is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark ink on warm paper.
    #[default]
    Light,
    /// Pale ink on slate.
    Dark,
}

impl Theme {
    /// Both of them.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// The theme's name, also as people choose it.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// A colour's name in the stylesheet, and what it is in the light and in the dark theme.
pub(crate) const PALETTE: &[(&str, &str, &str)] = &[
    ("table", "#fcf9f0", "#172833"),
    ("board", "#f4eedf", "#1e323e"),
    ("cell", "#fcf9f0", "#172833"),
    ("panel", "#fcf9f0", "#172833"),
    ("line", "#93886c", "#5e7c8d"),
    ("faint", "#d6cdb8", "#314958"),
    ("neat", "#5f6a6c", "#8ba3ad"),
    ("ink", "#1d2a32", "#eef1ea"),
    ("muted", "#47545b", "#b9c5c6"),
    ("accent", "#b0176b", "#ff7dbe"),
    ("grass", "#d3e3bd", "#2e4a38"),
    ("hedge", "#86ac63", "#5f8453"),
    ("tree", "#7fa861", "#5c8a54"),
    ("leaf-light", "#a9cb87", "#7fae70"),
    ("blue", "#22589a", "#4a80c4"),
    ("red", "#b23c28", "#d9694c"),
    ("yellow", "#e0b23a", "#e3bc58"),
    ("black", "#33383d", "#0c0d10"),
    ("green", "#2f6b55", "#3f8a6e"),
    ("white", "#f2f4f8", "#f4f3ef"),
    // The faces of pyramids before light and shade.
    ("flank-blue", "#336aae", "#3d74b8"),
    ("flank-red", "#d8694a", "#d8694a"),
    ("flank-yellow", "#f0cc55", "#f0cc55"),
    ("flank-black", "#343c41", "#4a555c"),
    ("flank-green", "#8ac56e", "#8ac56e"),
    ("bright", "#ffffff", "#ffffff"),
    ("dark", "#2a2410", "#2a2410"),
    ("light", "#ffffff", "#ffffff"),
    ("shade", "#14110a", "#000000"),
    ("amber", "#8a5a00", "#8a5a00"),
    ("rim", "#4a4438", "#93a1a8"),
    ("stone-edge", "#7c7563", "#7c7563"),
    ("back", "#5b5346", "#4a4f59"),
    ("zone-green", "#c6dda8", "#3e5c3a"),
    ("zone-blue", "#b3d0e8", "#2e506c"),
    ("zone-purple", "#d2bee3", "#4c3d66"),
    ("zone-straw", "#f4e1a4", "#5e5124"),
    ("zone-red", "#f0bfac", "#663b30"),
    ("edge-green", "#86ac63", "#5f8453"),
    ("edge-blue", "#6e9ec8", "#4e7899"),
    ("edge-purple", "#a284c4", "#75619a"),
    ("edge-straw", "#cfae4e", "#8c7a3c"),
    ("edge-red", "#d0846a", "#96604f"),
    ("deep-green", "#3e6627", "#b4db95"),
    ("deep-blue", "#285680", "#a9d0f0"),
    ("deep-purple", "#5f3d86", "#d0b8ee"),
    ("deep-straw", "#7a5804", "#f0d584"),
    ("deep-red", "#8c3720", "#f5b39e"),
    ("bad", "#a3351b", "#ff9c82"),
    // Zoned Out
    ("pavement", "#e9e2d1", "#2a3943"),
    ("asphalt", "#6b7175", "#46525a"),
    ("roof", "#cf8a6c", "#a56a51"),
    ("roof-shade", "#a9654a", "#7a4936"),
    ("roof-dark", "#7a4430", "#43241a"),
    ("flat-roof", "#dce8f1", "#8fa9be"),
    ("zone-blue-deep", "#47739b", "#bbd2e6"),
    ("awning", "#c4543c", "#a34a34"),
    ("hall", "#8a6bb0", "#7a659c"),
    ("hall-window", "#ede6f5", "#b5a6cc"),
    ("hall-edge", "#5e4680", "#2c2240"),
    ("crown", "#567f40", "#3b6240"),
    ("crown-light", "#8cb56c", "#7fae70"),
    ("pond", "#a9cde2", "#3f6b86"),
    ("masonry", "#f6f2e6", "#a9a793"),
    ("masonry-shade", "#a49c88", "#6e6c5c"),
    ("bay", "#e9ecec", "#b4bec2"),
];

/// The colour of that name.
pub(crate) fn colour(name: &str, theme: Theme) -> Option<&'static str> {
    let &(_, light, dark) = PALETTE.iter().find(|entry| entry.0 == name)?;
    Some(match theme {
        Theme::Light => light,
        Theme::Dark => dark,
    })
}

/// The red, green and blue of a colour of the palette, for those who paint something else than pictures.
pub fn rgb(name: &str, theme: Theme) -> Option<(u8, u8, u8)> {
    let digits = u32::from_str_radix(colour(name, theme)?.trim_start_matches('#'), 16).ok()?;
    let [_, red, green, blue] = digits.to_be_bytes();
    Some((red, green, blue))
}
