//! `plat show`: a game at any point, as text, picture or JSON, as anybody at the table sees it, or where its points come
//! from.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use plat_engine::{Observer, Scene, SeatScore};
use plat_games::LiveTable;

use super::position::Position;
use crate::args::{self, LayoutName, ThemeName};
use crate::files::RecordFile;
use crate::language;
use crate::layout;
use crate::output::{Force, prints};

/// Show a game at any point, or a position, as text, picture or JSON
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat show game.plat --at 12 --png -o position.png\n  \
    plat show zoning-out --position city.json --rules garden-city,clusters --explain -o points.png"
)]
pub(crate) struct Show {
    /// The record, - reads standard input; or the game, with --position
    #[arg(value_name = "FILE|GAME")]
    target: String,
    #[command(flatten)]
    position: Position,
    /// Where the points come from: the board once for every line of the score, with what earns it
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    /// After so many entries; at the end otherwise
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Who looks: a seat's number or spectator
    #[arg(long = "as", value_name = "SEAT", value_parser = args::observer, default_value = "spectator")]
    observer: Observer,
    /// As lines of text (the default, unless the output file is named .svg, .png or .json)
    #[arg(long, group = "form")]
    text: bool,
    /// As an SVG picture
    #[arg(long, group = "form")]
    svg: bool,
    /// As a PNG picture
    #[arg(long, group = "form")]
    png: bool,
    /// As the view in JSON
    #[arg(long, group = "form")]
    json: bool,
    /// The colours of a picture
    #[arg(long, value_enum, default_value_t = ThemeName::Light)]
    theme: ThemeName,
    /// What lies beside the board stands to the right of it, below it, or where it makes the picture nearly square
    #[arg(long, value_name = "FORM", default_value = "wide")]
    layout: LayoutName,
    /// Pixels a unit of a PNG picture; a board cell measures 10 units
    #[arg(long, default_value_t = 8.0)]
    scale: f32,
    /// Where to write; standard output otherwise
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Svg,
    Png,
    Json,
}

/// Everything that can be shown of a game or a position.
struct Shown {
    scores: Vec<SeatScore<String>>,
    scene: Scene,
    json: String,
    /// Nothing for a position of a game that draws it only.
    text: Option<String>,
}

impl Show {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        self.force.check([&self.output])?;
        let form = self.form();
        let shown = match self.position.appraise(&self.target)? {
            Some(sheet) => Shown {
                scores: sheet.seats.clone(),
                scene: match &sheet.board {
                    Some(board) => plat_render::board(board, format!("A position of {}", self.target)),
                    None => bail!("positions of {} are scored, but not drawn", self.target),
                },
                json: serde_json::to_string(&sheet)?,
                text: sheet.page.as_ref().map(ToString::to_string),
            },
            None => {
                let table = at(RecordFile::read(Path::new(&self.target))?.replay()?, self.at)?;
                let observer = args::at_table(self.observer, table.seats())?;
                let scores = match self.explain {
                    true => traced(table.as_ref(), observer),
                    false => said(table.as_ref(), observer),
                };
                let voice = language::voice(table.as_ref());
                let look = table.look(observer);
                Shown {
                    scores,
                    scene: plat_render::lay_out(&look.parts(&voice), table.players(), self.layout.into()),
                    json: look.json(),
                    text: Some(look.page(&voice).to_string()),
                }
            }
        };
        if form == Form::Png && self.is_printed() && io::stdout().is_terminal() {
            bail!("a PNG picture is not for the terminal; name a file with -o");
        }
        let bytes = self.draw(shown, form)?;
        self.force.write(out, self.output.as_deref(), &bytes)
    }

    fn is_printed(&self) -> bool {
        self.output.is_none() || prints([&self.output])
    }

    fn draw(&self, mut shown: Shown, form: Form) -> anyhow::Result<Vec<u8>> {
        let theme = self.theme.into();
        if self.explain {
            shown.text = Some(layout::explained(&shown.scores, &shown.scene));
            if form != Form::Text {
                shown.scene = plat_render::explain(&shown.scene, &shown.scores).context("--explain")?;
            }
        }
        Ok(match form {
            Form::Text => match shown.text {
                Some(text) => format!("{}\n", text.trim_end()).into_bytes(),
                None => {
                    bail!("a position is shown as a picture: add --svg or --png; `plat score` has its points")
                }
            },
            Form::Svg => plat_render::svg(&shown.scene, theme).into_bytes(),
            Form::Png => plat_render::png(&shown.scene, theme, self.scale)?,
            Form::Json => format!("{}\n", shown.json).into_bytes(),
        })
    }

    fn form(&self) -> Form {
        let ending = self.output.as_deref().and_then(|path| path.extension());
        match ending.and_then(OsStr::to_str) {
            _ if self.text => Form::Text,
            _ if self.svg => Form::Svg,
            _ if self.png => Form::Png,
            _ if self.json => Form::Json,
            Some("svg") => Form::Svg,
            Some("png") => Form::Png,
            Some("json") => Form::Json,
            _ => Form::Text,
        }
    }
}

/// The score lines.
fn said(table: &dyn LiveTable, observer: Observer) -> Vec<SeatScore<String>> {
    let voice = language::voice(table);
    table
        .look(observer)
        .scores()
        .iter()
        .map(|score| score.said(&voice))
        .collect()
}

/// The score lines, where those that do not say themselves what they are for have what came to the table when their
/// points changed: the names of shapes stay with things, and so tell what is new.
fn traced(table: &dyn LiveTable, observer: Observer) -> Vec<SeatScore<String>> {
    let mut scores = said(table, observer);
    let silent = |score: &SeatScore<String>| score.lines.iter().any(|line| line.marks.is_empty());
    if !scores.iter().any(silent) {
        return scores;
    }
    let names = |table: &dyn LiveTable| -> BTreeSet<String> {
        let parts = table.look(observer).parts(&language::voice(table));
        parts
            .all_shapes()
            .into_iter()
            .filter_map(|shape| shape.id.clone())
            .collect()
    };
    let points = |table: &dyn LiveTable| -> Vec<Vec<i32>> {
        let points = |score: &SeatScore| score.lines.iter().map(|line| line.points).collect();
        table.look(observer).scores().iter().map(points).collect()
    };
    let mut marks: Vec<Vec<Vec<String>>> = scores
        .iter()
        .map(|score| vec![Vec::new(); score.lines.len()])
        .collect();
    let before = table.at(0);
    let (mut known, mut had) = (names(before.as_ref()), points(before.as_ref()));
    for entry in 1..=table.entries() {
        let now = table.at(entry);
        let (there, have) = (names(now.as_ref()), points(now.as_ref()));
        for (seat, lines) in have.iter().enumerate() {
            let Some(before) = had.get(seat).filter(|before| before.len() == lines.len()) else {
                continue;
            };
            for line in (0..lines.len()).filter(|&line| lines[line] != before[line]) {
                if let Some(marks) = marks.get_mut(seat).and_then(|marks| marks.get_mut(line)) {
                    marks.extend(there.difference(&known).cloned());
                }
            }
        }
        (known, had) = (there, have);
    }
    for (score, marks) in scores.iter_mut().zip(marks) {
        for (line, mut marks) in score.lines.iter_mut().zip(marks) {
            if line.marks.is_empty() {
                // What has gone again cannot be shown.
                marks.retain(|mark| known.contains(mark));
                line.marks = marks;
            }
        }
    }
    scores
}

/// The table after so many entries of its log; as it is if no number is given.
pub(crate) fn at(table: Box<dyn LiveTable>, entries: Option<usize>) -> anyhow::Result<Box<dyn LiveTable>> {
    match entries {
        None => Ok(table),
        Some(entries) if entries <= table.entries() => Ok(table.at(entries)),
        Some(entries) => bail!("--at {entries}: the record has only {} entries", table.entries()),
    }
}
