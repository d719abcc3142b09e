//! Where points come from: a copy of the board for each line, with nothing faded that earns it.

use plat_engine::{ENGINE_SHELF, Form, Scene, Score, Seat, SeatScore, Shape, Token, Voice};
use plat_render::{ExplainError, Theme, explain, knows, svg};

/// A board of three cells in a table with something beside it.
fn table() -> Scene {
    let cell = |index: usize| {
        Shape::group(
            "",
            vec![Shape::rect("cell", 10.0 + 10.0 * index as f32, 10.0, 10.0, 10.0)],
        )
        .id(format!("cell-{index}"))
        .token(Token::new(index.to_string()))
        .label(format!("cell {index}"))
    };
    let mut shapes = vec![Shape::rect("board", 9.0, 9.0, 32.0, 12.0).id("board")];
    shapes.extend((0..3).map(cell));
    shapes.push(Shape::text("heading", 60.0, 10.0, 4.0, "beside the board"));
    Scene {
        title: "A table".to_owned(),
        width: 100.0,
        height: 30.0,
        shapes,
    }
}

fn score(seat: usize, lines: &[(&str, i32, &[&str])]) -> SeatScore<String> {
    let mut score = Score::default();
    for (label, points, marks) in lines {
        score.marked(
            *label,
            *points,
            marks.iter().map(|&mark| mark.to_owned()).collect(),
        );
    }
    score
        .of(Seat::ALL[seat])
        .said(&Voice::of(ENGINE_SHELF.book("en")))
}

/// All texts of a scene.
fn words(scene: &Scene) -> Vec<String> {
    let text = |shape: &&Shape| match &shape.form {
        Form::Text { text, .. } => Some(text.clone()),
        _ => None,
    };
    scene.all_shapes().iter().filter_map(text).collect()
}

/// The shapes of every copy of the board, from the back to the front.
fn copies(scene: &Scene) -> Vec<Vec<Shape>> {
    let copies = scene.shapes.iter().filter_map(|shape| match &shape.form {
        Form::Group { shapes } => shapes.iter().find_map(|inner| match &inner.form {
            Form::Group { shapes } => Some(shapes.clone()),
            _ => None,
        }),
        _ => None,
    });
    copies.collect()
}

#[test]
fn every_line_has_a_copy_with_its_marks_above_the_veil() {
    let scores = [score(
        0,
        &[
            ("Parks", 3, &["cell-0", "cell-2"]),
            ("Smoke", -1, &["cell-1"]),
            ("Rows", 0, &[]),
        ],
    )];
    let sheet = explain(&table(), &scores).unwrap();
    assert_eq!(
        words(&sheet),
        ["Total: 2 points", "Parks: +3", "Smoke: −1", "Rows: 0"]
    );
    let copies = copies(&sheet);
    let above_the_veil = |copy: &Vec<Shape>| {
        let veil = copy.iter().position(|shape| shape.class == "veil").unwrap();
        assert_eq!(
            veil, 4,
            "the board and its three cells are below, and nothing from beside it"
        );
        copy.len() - veil - 1
    };
    assert_eq!(copies.iter().map(above_the_veil).collect::<Vec<_>>(), [2, 1, 0]);
    // A marked cell lies exactly above its faded copy.
    assert_eq!(copies[1][5], copies[1][2]);
}

#[test]
fn copies_lie_inside_the_sheet_and_keep_no_names_or_tokens() {
    let scores = [score(0, &[("Parks", 3, &["cell-0"]), ("Smoke", -1, &["cell-1"])])];
    let sheet = explain(&table(), &scores).unwrap();
    for shape in sheet.all_shapes() {
        assert!(shape.id.is_none() && shape.token.is_none());
        assert!(knows(shape.class), "{}", shape.class);
        let ((left, top), (right, bottom)) = shape.bounds().unwrap();
        assert!(left >= 0.0 && top >= 0.0 && right <= sheet.width && bottom <= sheet.height);
    }
    assert!(svg(&sheet, Theme::Light).contains("<title>Parks: +3</title>"));
}

#[test]
fn seats_with_one_score_share_a_part_and_others_have_their_own_board() {
    let lines: &[(&str, i32, &[&str])] = &[("Parks", 1, &["cell-0"])];
    let together = [score(0, lines), score(1, lines)];
    assert_eq!(
        words(&explain(&table(), &together).unwrap()),
        ["Total: 1 point", "Parks: +1"]
    );

    let mut two = table();
    two.shapes[0].id = Some("board-1".to_owned());
    let other = Shape::rect("board", 59.0, 15.0, 12.0, 12.0).id("board-2");
    let cell = Shape::rect("cell", 60.0, 16.0, 10.0, 10.0).id("other");
    two.shapes.extend([other, cell]);
    let apart = [score(0, lines), score(1, &[("Parks", 4, &["other"])])];
    let sheet = explain(&two, &apart).unwrap();
    assert_eq!(
        words(&sheet),
        ["Seat 1: 1 point", "Parks: +1", "Seat 2: 4 points", "Parks: +4"]
    );
    let below_the_veil = |copy: &Vec<Shape>| copy.iter().position(|shape| shape.class == "veil");
    let below: Vec<_> = copies(&sheet).iter().map(below_the_veil).collect();
    assert_eq!(below, [Some(4), Some(2)]);
}

#[test]
fn what_cannot_be_explained_is_an_error() {
    let unmarked = [score(0, &[("Parks", 3, &[])])];
    assert_eq!(explain(&table(), &unmarked), Err(ExplainError::NoMarks));
    assert_eq!(explain(&table(), &[]), Err(ExplainError::NoMarks));
    let mut bare = table();
    bare.shapes.remove(0);
    let marked = [score(0, &[("Parks", 3, &["cell-0"])])];
    assert_eq!(explain(&bare, &marked), Err(ExplainError::NoBoard));
    // A mark that the picture does not show is left out.
    let unseen = [score(0, &[("Parks", 3, &["nowhere"])])];
    assert_eq!(copies(&explain(&table(), &unseen).unwrap()).len(), 1);
}
