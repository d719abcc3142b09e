//! Draws the house for ARCHITECTURE.md, from the manifests of its crates, and the way of a move through it:
//! `cargo run -p plat-render --example architecture -- docs/pictures`.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use plat_engine::{Anchor, Scene, Shape};
use plat_render::{Theme, svg};

/// The crates by name, each with those that it is built on.
type Crates = BTreeMap<String, BTreeSet<String>>;

const BOX: (f32, f32) = (33.0, 9.0);
const GAP: (f32, f32) = (4.0, 12.0);
const MARGIN: f32 = 6.0;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    fs::write(
        folder.join("architecture-crates.svg"),
        svg(&house()?, Theme::Light),
    )?;
    fs::write(
        folder.join("architecture-move.svg"),
        svg(&way_of_a_move(), Theme::Light),
    )?;
    Ok(())
}

/// The crates, what each is built on below it.
pub(crate) fn house() -> Result<Scene, Box<dyn Error>> {
    let crates = read_manifests(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))?;
    let mut floors: Vec<Vec<&String>> = Vec::new();
    for name in crates.keys() {
        let floor = height(name, &crates);
        floors.resize(floors.len().max(floor + 1), Vec::new());
        floors[floor].push(name);
    }
    let widest = floors.iter().map(Vec::len).max().unwrap_or(0) as f32;
    let width = 2.0 * MARGIN + widest * (BOX.0 + GAP.0) - GAP.0;
    let top = floors.len() - 1;
    let mut places: BTreeMap<&str, (f32, f32)> = BTreeMap::new();
    for (floor, names) in floors.iter().enumerate() {
        let wide = names.len() as f32 * (BOX.0 + GAP.0) - GAP.0;
        for (index, name) in names.iter().enumerate() {
            let x = (width - wide) / 2.0 + index as f32 * (BOX.0 + GAP.0);
            places.insert(name, (x, MARGIN + (top - floor) as f32 * (BOX.1 + GAP.1)));
        }
    }
    let mut shapes = Vec::new();
    for (name, below) in &crates {
        let from = places[name.as_str()];
        for other in below.iter().filter(|other| !is_implied(other, below, &crates)) {
            let to = places[other.as_str()];
            shapes.push(Shape::straight(
                "rule",
                (from.0 + BOX.0 / 2.0, from.1 + BOX.1),
                (to.0 + BOX.0 / 2.0, to.1),
            ));
        }
    }
    for (name, (x, y)) in &places {
        shapes.push(Shape::rect("cell", *x, *y, BOX.0, BOX.1).rounded(1.5));
        shapes.push(
            Shape::text("strong", x + BOX.0 / 2.0, y + BOX.1 / 2.0, 3.0, *name).anchored(Anchor::Middle),
        );
    }
    let height = 2.0 * MARGIN + floors.len() as f32 * (BOX.1 + GAP.1) - GAP.1;
    Ok(on_paper(
        "The crates, each above those it is built on",
        (width, height),
        shapes,
    ))
}

/// What happens between a touch and the piece on everybody's board: who does it, and what.
const WAY: [(&str, &str); 9] = [
    (
        "web: choosing",
        "what was touched leaves one action: its word is sent",
    ),
    ("server: live", "reads the message, for whoever the client is now"),
    (
        "server: hall",
        "finds the table, and lets one change at a time go on",
    ),
    ("server: room", "asks whether this guest sits there and may act"),
    (
        "engine: session",
        "reads the word, checks the rules, applies it, draws what follows",
    ),
    (
        "store: log",
        "appends the rows: a move is accepted when the disk has it",
    ),
    (
        "server: slot",
        "asks for every watcher from where they may look now",
    ),
    (
        "engine: view",
        "what that seat may know, as parts, in the reader's language",
    ),
    (
        "web: parts",
        "draws what has changed, and lets the piece fly there",
    ),
];

/// The way of a move.
pub(crate) fn way_of_a_move() -> Scene {
    let (width, step) = (150.0, 13.0);
    let mut shapes = Vec::new();
    for (index, (who, what)) in WAY.into_iter().enumerate() {
        let y = MARGIN + index as f32 * step;
        if index > 0 {
            shapes.push(Shape::straight(
                "rule",
                (MARGIN + 18.0, y - 4.0),
                (MARGIN + 18.0, y),
            ));
        }
        shapes.push(Shape::rect("cell", MARGIN, y, 36.0, 9.0).rounded(1.5));
        shapes.push(Shape::text("strong", MARGIN + 18.0, y + 4.5, 3.0, who).anchored(Anchor::Middle));
        shapes.push(Shape::text("body", MARGIN + 40.0, y + 4.5, 3.0, what).anchored(Anchor::Start));
    }
    let height = 2.0 * MARGIN + WAY.len() as f32 * step - 4.0;
    on_paper("The way of a move", (width, height), shapes)
}

fn on_paper(title: &str, (width, height): (f32, f32), shapes: Vec<Shape>) -> Scene {
    let mut all = vec![Shape::rect("panel", 0.0, 0.0, width, height)];
    all.extend(shapes);
    Scene {
        title: title.to_owned(),
        width,
        height,
        shapes: all,
    }
}

/// What every crate says it is built on; what only its tests need is left out.
fn read_manifests(folder: &Path) -> Result<Crates, Box<dyn Error>> {
    let mut crates = Crates::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml"))?;
        let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
        let section = section.split("\n[").next().unwrap_or_default();
        let below = section
            .lines()
            .filter_map(|line| line.strip_prefix("plat-"))
            .filter_map(|line| line.split(['.', ' ', '=']).next())
            .map(drawn_as);
        let name = drawn_as(&entry.file_name().to_string_lossy());
        crates.entry(name).or_default().extend(below);
    }
    Ok(crates)
}

/// What a crate is drawn as: all games are one box, so that the drawing stays as it is when there is another one.
fn drawn_as(name: &str) -> String {
    match name.starts_with("game-") {
        true => "game-*".to_owned(),
        false => name.to_owned(),
    }
}

/// How many floors lie below a crate.
fn height(name: &str, crates: &Crates) -> usize {
    let below = crates.get(name).into_iter().flatten();
    below.map(|other| 1 + height(other, crates)).max().unwrap_or(0)
}

/// Whether something else that a crate is built on is built on this: then the arrow goes without saying.
fn is_implied(name: &str, below: &BTreeSet<String>, crates: &Crates) -> bool {
    below
        .iter()
        .any(|other| other != name && reaches(other, name, crates))
}

fn reaches(from: &str, to: &str, crates: &Crates) -> bool {
    let mut below = crates.get(from).into_iter().flatten();
    below.any(|other| other == to || reaches(other, to, crates))
}
