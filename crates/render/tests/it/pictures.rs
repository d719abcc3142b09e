//! What a picture must be: the same bytes every time, well formed whatever a scene holds, and not blank.

use plat_engine::pieces::{self, Livery};
use plat_engine::{Anchor, Form, Scene, Seat, Shape, Token};
use plat_render::{LONGEST_SIDE, PngError, Theme, knows, png, svg};
use resvg::tiny_skia::Pixmap;
use resvg::usvg::{Options, Tree};

fn scene(shapes: Vec<Shape>) -> Scene {
    Scene {
        title: "A small table".to_owned(),
        width: 40.0,
        height: 20.0,
        shapes,
    }
}

/// One of every form, and one of every piece.
fn small_table() -> Scene {
    let seat = Livery::Blue;
    scene(vec![
        Shape::rect("board", 1.0, 1.0, 22.0, 12.0).rounded(1.0),
        Shape::rect("cell", 2.0, 2.0, 10.0, 10.0)
            .id("a1")
            .token(Token::new("a1"))
            .label("a1, free"),
        pieces::park(12.0, 2.0, 10.0).id("b1").label("b1, a park"),
        pieces::pyramid(seat, 2, 7.0, 7.0, 10.0).label("2-pip of seat 1"),
        pieces::swatch(Livery::Yellow, 28.0, 4.0, 4.0),
        Shape::text("strong", 31.0, 4.0, 3.6, "Seat 3").anchored(Anchor::Start),
        Shape::text("muted", 38.0, 9.0, 3.6, "12")
            .anchored(Anchor::End)
            .label("12 points"),
        Shape::straight("rule", (26.0, 11.0), (38.0, 11.0)),
        pieces::to_move(25.0, 4.0, 2.0),
    ])
}

/// Reads it as our own drawing library would; a second XML parser that finds no fault.
fn well_formed(svg: &str) -> Tree {
    Tree::from_str(svg, &Options::default()).unwrap_or_else(|error| panic!("{error}\n{svg}"))
}

/// The pixels of a picture, decoded.
fn pixels(scene: &Scene, theme: Theme, scale: f32) -> Pixmap {
    Pixmap::decode_png(&png(scene, theme, scale).unwrap()).unwrap()
}

fn colours(picture: &Pixmap) -> usize {
    let mut seen: Vec<_> = picture
        .pixels()
        .iter()
        .map(|pixel| (pixel.red(), pixel.green(), pixel.blue()))
        .collect();
    seen.sort_unstable();
    seen.dedup();
    seen.len()
}

#[test]
fn a_small_table_as_svg() {
    insta::assert_snapshot!(svg(&small_table(), Theme::Light));
}

#[test]
fn pictures_are_the_same_every_time() {
    for theme in Theme::ALL {
        assert_eq!(svg(&small_table(), theme), svg(&small_table(), theme));
        assert_eq!(png(&small_table(), theme, 3.0), png(&small_table(), theme, 3.0));
    }
    assert_ne!(
        svg(&small_table(), Theme::Light),
        svg(&small_table(), Theme::Dark)
    );
}

#[test]
fn the_sheet_knows_every_piece() {
    let mut shapes = small_table().shapes;
    for livery in Livery::ALL {
        shapes.extend((1..=3).map(|pips| pieces::pyramid(livery, pips, 5.0, 5.0, 10.0)));
        shapes.push(pieces::swatch(livery, 5.0, 5.0, 4.0));
    }
    let everything = scene(shapes);
    for shape in everything.all_shapes() {
        assert!(knows(shape.class), "{}", shape.class);
    }
    well_formed(&svg(&everything, Theme::Dark));
}

#[test]
fn liveries_paint_different_pictures_even_in_grey() {
    let grey = |livery| {
        let picture = pixels(
            &scene(vec![pieces::pyramid(livery, 1, 5.0, 5.0, 10.0)]),
            Theme::Light,
            3.6,
        );
        let light = |pixel: &resvg::tiny_skia::PremultipliedColorU8| {
            i32::from(pixel.red()) * 3 + i32::from(pixel.green()) * 6 + i32::from(pixel.blue())
        };
        picture.pixels().iter().map(light).collect::<Vec<_>>()
    };
    let pictures = Seat::ALL.map(|seat| grey(Livery::of(seat)));
    for (index, one) in pictures.iter().enumerate() {
        for other in &pictures[..index] {
            // A tenth of full contrast in a good part of the 22 x 22 pixels that the smallest pyramid covers.
            let apart = one.iter().zip(other).filter(|(a, b)| (*a - *b).abs() > 255);
            assert!(apart.count() > 60);
        }
    }
}

#[test]
fn text_labels_tokens_and_ids_are_escaped() {
    let evil = "<b>&\"'\u{1b}\n</svg>";
    let mut hostile = scene(vec![
        Shape::text("body", 1.0, 2.0, 3.0, evil)
            .id(evil)
            .label(evil)
            .token(Token::new(evil)),
        Shape::group("panel", vec![]).id("a b").label(evil),
    ]);
    hostile.title = evil.to_owned();
    let drawn = svg(&hostile, Theme::Light);
    well_formed(&drawn);
    let safe = "&lt;b&gt;&amp;&quot;&#39;\u{fffd} &lt;/svg&gt;";
    assert!(drawn.contains(&format!("aria-label=\"{safe}\"")));
    assert!(drawn.contains(&format!("data-token=\"{safe}\"")));
    assert!(drawn.contains(&format!("<title>{safe}</title>{safe}</text>")));
    assert!(drawn.contains("id=\":3c:b:3e::26::22::27::1b::a::3c::2f:svg:3e:\""));
    assert!(drawn.contains("id=\"a:20:b\""));
    assert!(!drawn.contains("<b>"));
}

#[test]
fn numbers_have_at_most_two_decimals() {
    let drawn = svg(
        &scene(vec![Shape::circle("pip", 1.0 / 3.0, -0.001, 2.5)]),
        Theme::Light,
    );
    assert!(
        drawn.contains("<circle class=\"pip\" cx=\"0.33\" cy=\"0\" r=\"2.5\"/>"),
        "{drawn}"
    );
    let drawn = svg(
        &scene(vec![Shape::circle("pip", -1.05, 100.0, 0.049)]),
        Theme::Light,
    );
    assert!(drawn.contains("cx=\"-1.05\" cy=\"100\" r=\"0.05\""), "{drawn}");
}

#[test]
fn a_png_has_its_size_and_is_not_blank() {
    for theme in Theme::ALL {
        let picture = pixels(&small_table(), theme, 4.5);
        assert_eq!((picture.width(), picture.height()), (180, 90));
        assert!(colours(&picture) > 20);
        assert!(picture.pixels().iter().all(|pixel| pixel.alpha() == 255));
    }
}

#[test]
fn text_is_drawn_with_the_embedded_fonts() {
    let blank = colours(&pixels(&scene(vec![]), Theme::Light, 4.0));
    assert_eq!(blank, 1);
    // The arrow is not in the first font, so the second one must step in.
    for text in ["Zone", "\u{21e8}"] {
        let words = scene(vec![Shape::text("body", 20.0, 10.0, 8.0, text)]);
        assert!(colours(&pixels(&words, Theme::Light, 4.0)) > 5, "{text}");
    }
}

#[test]
fn absurd_sizes_are_refused() {
    let table = small_table();
    assert_eq!(png(&table, Theme::Light, 0.0), Err(PngError::Scale(0.0)));
    assert!(matches!(
        png(&table, Theme::Light, f32::NAN),
        Err(PngError::Scale(_))
    ));
    let error = png(&table, Theme::Light, 1e30).unwrap_err();
    assert!(error.to_string().contains(&LONGEST_SIDE.to_string()), "{error}");
    assert!(matches!(
        png(&table, Theme::Light, 1e-9),
        Err(PngError::Size { .. })
    ));
    for width in [0.0, -1.0, f32::NAN, f32::INFINITY] {
        let mut odd = scene(vec![]);
        odd.width = width;
        assert!(matches!(
            png(&odd, Theme::Light, 1.0),
            Err(PngError::NoExtent { .. })
        ));
        svg(&odd, Theme::Light);
    }
}

#[test]
fn no_coordinate_breaks_a_picture() {
    for odd in [
        f32::NAN,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::MAX,
        f32::MIN,
        1e-40,
        -3.0,
    ] {
        let shapes = vec![
            Shape::rect("cell", odd, odd, odd, odd).rounded(odd),
            Shape::rect("cell", 0.0, 0.0, 5.0, 5.0).rounded(odd),
            Shape::circle("pip", odd, 1.0, odd),
            Shape::polygon("to-move", [(odd, odd), (1.0, odd), (odd, 2.0)]),
            Shape::polygon("to-move", []),
            Shape::straight("rule", (odd, 0.0), (0.0, odd)),
            Shape::text("body", odd, odd, odd, "far away"),
            pieces::pyramid(Livery::Green, 200, odd, odd, odd),
            Shape::new("", Form::Group { shapes: vec![] }),
        ];
        let odd_scene = scene(shapes);
        well_formed(&svg(&odd_scene, Theme::Light));
        let picture = pixels(&odd_scene, Theme::Dark, 2.0);
        assert_eq!(picture.width(), 80);
    }
}
