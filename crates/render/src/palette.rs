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
    ("table", "#f5f2eb", "#1b1e23"),
    ("board", "#d9d2c3", "#14161a"),
    ("cell", "#fcfaf5", "#343a43"),
    ("panel", "#fffdf9", "#24282f"),
    ("line", "#c9c0b0", "#4b525e"),
    ("ink", "#22262c", "#eceae4"),
    ("muted", "#5d636d", "#a9b0ba"),
    ("accent", "#8b2fa8", "#e79bff"),
    ("grass", "#cfe3b8", "#33482f"),
    ("hedge", "#a3c085", "#4d6a45"),
    ("tree", "#4f8f52", "#6fa866"),
    ("blue", "#2a61ab", "#4580cf"),
    ("red", "#df6241", "#e06a4b"),
    ("yellow", "#f2cb3f", "#f2cf52"),
    ("black", "#34383f", "#0c0d10"),
    ("green", "#7cc66f", "#86cf7a"),
    ("white", "#f2f4f8", "#f4f3ef"),
    ("bright", "#ffffff", "#ffffff"),
    ("dark", "#2a2410", "#2a2410"),
    ("light", "#ffffff", "#ffffff"),
    ("shade", "#10131a", "#10131a"),
    ("amber", "#b05a00", "#b05a00"),
    ("rim", "#1f2329", "#98a0ab"),
    ("back", "#5b5346", "#4a4f59"),
    ("zone-green", "#c6dda8", "#3e5c3a"),
    ("zone-blue", "#b3d0e8", "#2e506c"),
    ("zone-purple", "#d2bee3", "#4c3d66"),
    ("zone-straw", "#f4e1a4", "#5e5124"),
    ("zone-red", "#dd8066", "#7f3325"),
    ("deep-green", "#3e6627", "#b4db95"),
    ("deep-blue", "#285680", "#a9d0f0"),
    ("deep-purple", "#5f3d86", "#d0b8ee"),
    ("deep-straw", "#7a5804", "#f0d584"),
    // Tiles of Puzzle Town: the wash of a zone, its edge, and its emblem.
    ("town-green", "#c6dda8", "#3e5c3a"),
    ("town-green-edge", "#86ac63", "#6d9160"),
    ("town-green-deep", "#3e6627", "#b4db95"),
    ("town-blue", "#b3d0e8", "#2e506c"),
    ("town-blue-edge", "#6e9ec8", "#5a86a8"),
    ("town-blue-deep", "#285680", "#a9d0f0"),
    ("town-red", "#f0bfac", "#663b30"),
    ("town-red-edge", "#d0846a", "#a56a58"),
    ("town-red-deep", "#8c3720", "#f5b39e"),
    ("neat", "#5f6a6c", "#8ba3ad"),
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
    ("crown", "#567f40", "#5c8a54"),
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
