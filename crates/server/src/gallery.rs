//! Pictures of tables: drawn on a thread of their own, once for all who ask for the same one, and kept as long as there
//! is room for them.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use plat_engine::{Arg, Observer, Scene, Sentence};
use plat_render::{Theme, png, svg};
use plat_store::GameId;
use tokio::sync::OnceCell;

use crate::problem::Problem;
use crate::turns::{Asker, Need};
use crate::workers::Workers;

/// So many bytes of pictures are kept.
const MOST_BYTES: usize = 32 << 20;

/// No picture has more pixels than this.
const MOST_PIXELS: f64 = 16e6;

/// How many pixels a unit of a scene has in a picture, unless something else is asked for.
const SCALE: f32 = 8.0;

/// Which scales can be asked for, whatever is on the picture.
const SCALES: RangeInclusive<f32> = 0.1..=100.0;

/// What is on a picture, and in which form. A game's log only grows, so after so many entries it always looks the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Picture {
    pub(crate) game: GameId,
    /// Whether the game had begun: before that nobody is named.
    pub(crate) begun: bool,
    pub(crate) entries: usize,
    pub(crate) observer: Observer,
    /// The only board on it, from 1, unless it shows the whole table.
    pub(crate) board: Option<u8>,
    pub(crate) theme: Theme,
    pub(crate) form: Form,
}

/// The form of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Form {
    /// Shapes.
    Svg,
    /// Pixels, at a scale.
    Png(Scale),
}

/// How many pixels a unit of a scene has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Scale(u32);

impl Scale {
    /// The scale that was asked for, if it is one; one at which the picture is not too large if none was.
    pub(crate) fn read(asked: Option<f32>, scene: &Scene) -> Result<Scale, Problem> {
        let area = f64::from(scene.width) * f64::from(scene.height);
        let largest = (MOST_PIXELS / area).sqrt() as f32;
        let scale = asked.unwrap_or(SCALE.min(largest));
        if !SCALES.contains(&scale) {
            let (least, most) = (SCALES.start(), SCALES.end());
            return Err(Problem::Bad(
                Sentence::new("scale-unfit")
                    .with("least", Arg::verbatim(least.to_string()))
                    .with("most", Arg::verbatim(most.to_string())),
            ));
        }
        if scale > largest {
            let most = MOST_PIXELS / 1e6;
            return Err(Problem::Unfit(
                Sentence::new("picture-too-large")
                    .with("most", Arg::verbatim(most.to_string()))
                    .with("scale", Arg::verbatim(format!("{largest:.1}"))),
            ));
        }
        Ok(Scale(scale.to_bits()))
    }
}

type Cell = Arc<OnceCell<Bytes>>;

/// Pictures that were drawn.
#[derive(Default)]
pub(crate) struct Gallery(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    pictures: HashMap<Picture, (Cell, u64)>,
    /// Counts how often somebody came, to know what was looked at last.
    visits: u64,
}

impl Kept {
    fn bytes(&self) -> usize {
        let drawn = self.pictures.values().filter_map(|(cell, _)| cell.get());
        drawn.map(Bytes::len).sum()
    }
}

impl Gallery {
    /// The picture; `scene` is what is on it.
    pub(crate) async fn show(
        &self,
        picture: Picture,
        scene: Scene,
        painters: &Workers,
        asker: Asker,
    ) -> Result<Bytes, Problem> {
        let cell = self.cell(picture);
        let drawing = async || {
            let asked = painters.ask(Need::Picture, &[asker], move |_| draw(&picture, &scene))?;
            let closing = || Err(Problem::now("house-closing"));
            let drawn = asked.await.unwrap_or_else(closing);
            drawn.inspect(|bytes| self.make_room(bytes.len()))
        };
        let drawn = cell.get_or_try_init(drawing).await.cloned();
        if drawn.is_err() {
            self.lock().pictures.remove(&picture);
        }
        drawn
    }

    fn cell(&self, picture: Picture) -> Cell {
        let mut kept = self.lock();
        kept.visits += 1;
        let visits = kept.visits;
        let (cell, last) = kept.pictures.entry(picture).or_default();
        *last = visits;
        Arc::clone(cell)
    }

    /// Makes room for so much more: what was not looked at for longest goes.
    fn make_room(&self, length: usize) {
        let mut kept = self.lock();
        // Whoever wanted these has gone before they were drawn.
        kept.pictures
            .retain(|_, (cell, _)| cell.initialized() || Arc::strong_count(cell) > 1);
        let mut bytes = kept.bytes() + length;
        while bytes > MOST_BYTES {
            let drawn = kept
                .pictures
                .iter()
                .filter_map(|(key, (cell, last))| Some((*last, *key, cell.get()?.len())));
            let Some((_, oldest, length)) = drawn.min_by_key(|(last, ..)| *last) else {
                return;
            };
            kept.pictures.remove(&oldest);
            bytes -= length;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn draw(picture: &Picture, scene: &Scene) -> Result<Bytes, Problem> {
    match picture.form {
        Form::Svg => Ok(svg(scene, picture.theme).into()),
        Form::Png(Scale(bits)) => {
            let drawn = png(scene, picture.theme, f32::from_bits(bits));
            drawn.map(Bytes::from).map_err(Problem::unreadable)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_is_bounded_by_the_pixels_of_the_picture() {
        let scene = |side: f32| Scene {
            title: String::new(),
            width: side,
            height: side,
            shapes: Vec::new(),
        };
        let scale = |asked, side| Scale::read(asked, &scene(side)).map(|scale| f32::from_bits(scale.0));
        assert_eq!(scale(None, 100.0), Ok(8.0));
        assert_eq!(scale(Some(40.0), 100.0), Ok(40.0), "4,000 by 4,000");
        assert!(scale(Some(40.1), 100.0).is_err());
        assert_eq!(scale(None, 1_000.0), Ok(4.0), "as large as it may be");
        for wrong in [0.0, -1.0, 0.09, 101.0, f32::NAN, f32::INFINITY] {
            assert!(scale(Some(wrong), 100.0).is_err(), "{wrong}");
        }
    }

    #[tokio::test]
    async fn a_picture_is_drawn_once_and_the_oldest_go_when_there_are_too_many() {
        let gallery = Gallery::default();
        let picture = |entries| Picture {
            game: GameId::from_entropy(16),
            begun: true,
            entries,
            observer: Observer::Spectator,
            board: None,
            theme: Theme::default(),
            form: Form::Svg,
        };
        let put = |entries| {
            let cell = gallery.cell(picture(entries));
            if !cell.initialized() {
                gallery.make_room(MOST_BYTES / 4);
                cell.set(Bytes::from(vec![0; MOST_BYTES / 4])).expect("it is new");
            }
        };
        (0..4).for_each(put);
        put(0);
        put(4);
        let mut there: Vec<usize> = gallery
            .lock()
            .pictures
            .keys()
            .map(|picture| picture.entries)
            .collect();
        there.sort_unstable();
        assert_eq!(there, [0, 2, 3, 4], "the second was looked at longest ago");
        assert!(gallery.lock().bytes() <= MOST_BYTES);
    }
}
