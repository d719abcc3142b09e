//! `plat show`: a game at any point, as text, picture or JSON, as anybody at the table sees it.

use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::bail;
use clap::{Args, ValueEnum};
use plat_engine::{Observer, Table};
use plat_games::LiveTable;
use plat_render::Theme;

use crate::args;
use crate::files::{self, RecordFile};

/// Show a game at any point, as text, picture or JSON
#[derive(Args)]
#[command(after_help = "Example:\n  plat show game.plat --at 12 --png -o position.png")]
pub(crate) struct Show {
    /// The record; - reads standard input
    file: PathBuf,
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
    /// Pixels a unit of a PNG picture; a board cell measures 10 units
    #[arg(long, default_value_t = 8.0)]
    scale: f32,
    /// Where to write; standard output otherwise
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum ThemeName {
    Light,
    Dark,
}

impl From<ThemeName> for Theme {
    fn from(name: ThemeName) -> Theme {
        match name {
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Svg,
    Png,
    Json,
}

impl Show {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let table = at(RecordFile::read(&self.file)?.replay()?, self.at)?;
        let observer = args::at_table(self.observer, table.seats())?;
        let form = self.form();
        if form == Form::Png && self.output.is_none() && io::stdout().is_terminal() {
            bail!("a PNG picture is not for the terminal; name a file with -o");
        }
        let bytes = self.draw(table.as_ref(), observer, form)?;
        files::write_or_print(out, self.output.as_deref(), &bytes)
    }

    fn draw(&self, table: &dyn Table, observer: Observer, form: Form) -> anyhow::Result<Vec<u8>> {
        let theme = self.theme.into();
        Ok(match form {
            Form::Text => format!("{}\n", table.text(observer)).into_bytes(),
            Form::Svg => plat_render::svg(&table.scene(observer), theme).into_bytes(),
            Form::Png => plat_render::png(&table.scene(observer), theme, self.scale)?,
            Form::Json => format!("{}\n", table.view(observer)).into_bytes(),
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

/// The table after so many entries of its log; as it is if no number is given.
pub(crate) fn at(table: Box<dyn LiveTable>, entries: Option<usize>) -> anyhow::Result<Box<dyn LiveTable>> {
    match entries {
        None => Ok(table),
        Some(entries) if entries <= table.entries() => Ok(table.at(entries)),
        Some(entries) => bail!("--at {entries}: the record has only {} entries", table.entries()),
    }
}
