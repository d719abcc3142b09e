//! Scenes as SVG and PNG pictures.
//!
//! A game describes its table as a [`Scene`](plat_engine::Scene) of shapes with classes; what the classes look like is
//! said once, in `style.css`, and in which colours, in `palette.rs`. [`svg()`] and [`png()`] know no game.
//!
//! # The vocabulary
//!
//! A shape's class is one or more of these words; [`knows`] tells whether all of them are in the sheet.
//!
//! | words | for |
//! | --- | --- |
//! | `table` | the background, which every picture has without asking |
//! | `sheet`, `board`, `cell`, `road`, `plot`, `panel`, `rule` | plan paper, ground that is not paper, a free cell, the streets around a built one and it, a box beside the board, a line between things |
//! | `heading`, `strong`, `body`, `muted`, `coordinate` | text |
//! | `to-move`, `highlight`, `spot`, `point` | the seat to move, a cell that is pointed out, a place where something may be put, one that does not show |
//! | `veil` | what fades everything below it |
//! | `park`, `grass`, `crown`, `tree`, `tree-shade`, `tree-light` | a park, from `pieces::park` |
//! | `pyramid`, `swatch`, `cast`, `flank`, `face-n`, `face-e`, `face-s`, `face-w`, `terrace`, `ridge`, `summit`, `rim`, `pip`, `emblem`, `eye` | pyramids and plates, from `pieces::pyramid` and `pieces::swatch` |
//! | `blue`, `red`, `yellow`, `black`, `green` | the paint of a piece, on its group |
//! | `street`, `tile-mark`, `tile-back`, `tile-count`, `violation`, `violation-word` | square tiles with zones, their backs, and what is wrong between two of them |
//! | `neat-line`, `survey-line`, `frame-mark`, `grid-line`, `star` | the surveyor's frame and lines, the lines and the stars of a Go board |
//! | `population`, `resource`, `stone-mark`, `stone-facet`, `empty-point`, `shadow` | stones and what they cast |
//! | `tile-edge`, `coin`, `deep`, `deep-line`, `on-deep`, `numeral`, `back-line` | tiles and coins inside a group of a zone's word |
//! | `ghost`, `ghost-line`, `lost`, `on-accent` | what is planned, what it would remove, and what it scores |
//! | `button` | words that can be pressed |
//! | `town`, with `house`, `shop`, `tower` | the tiles of Puzzle Town: what is built in a zone |
//! | `zone`, with `residential`, `commercial`, `industrial`, `agricultural`, `shopping`, `business` | land of a zone |
//! | `pavement`, `asphalt`, `lawn`, `square`, `pond`, `bays`, `rail`, `sleepers`, `pitch` | the ground of City Blocks |
//! | `roof`, `roof-shade`, `roof-dark`, `flat-roof`, `awning`, `awning-cloth`, `hall`, `hall-window`, `chimney`, `masonry`, `masonry-shade`, `columns`, `crack`, `hole`, `car`, `car-light`, `car-dark`, `crown`, `crown-light`, `shadow` | what stands there |
//! | `sign`, `sign-word`, `plate`, `floor`, `planner-ring`, `faded`, `zone-halo`, `axis` | what a Block says, building pieces and planners, developed Blocks, the line below that of a zone, the line between quadrants |
//!
//! `raster` is the renderer's own, and so are the words of what paints are made of. A new word is a new line in `style.css`.

mod explain;
mod lay_out;
mod paints;
mod palette;
mod png;
mod sheet;
mod svg;

pub use explain::{ExplainError, explain};
pub use lay_out::{Layout, board, lay_out};
pub use paints::PAINTS;
pub use palette::{Theme, rgb};
pub use png::{LONGEST_SIDE, PngError, png};
pub use sheet::{knows, stylesheet};
pub use svg::svg;
