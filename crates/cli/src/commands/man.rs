//! `plat man`: the manual pages.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, CommandFactory};
use clap_mangen::Man as Page;

use crate::output;

/// Print the manual page of plat or of one of its commands, or write all of them
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat man | man -l -\n  plat man play | man -l -\n  plat man --all ~/.local/share/man/man1"
)]
pub(crate) struct Man {
    /// The command; plat itself otherwise
    #[arg(conflicts_with = "all")]
    command: Option<String>,
    /// Write the pages of all commands to this folder
    #[arg(long, value_name = "FOLDER")]
    all: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let plat = crate::Cli::command();
        if let Some(folder) = self.all {
            for (name, page) in pages(&plat)? {
                output::replace(&folder.join(name), &page)?;
            }
            return Ok(());
        }
        let name = self
            .command
            .map_or_else(|| "plat.1".to_owned(), |command| format!("plat-{command}.1"));
        let page = pages(&plat)?.into_iter().find(|(known, _)| *known == name);
        let (_, page) = page.with_context(|| {
            let known: Vec<&str> = plat.get_subcommands().map(clap::Command::get_name).collect();
            format!("there is no such command; there are: {}", known.join(", "))
        })?;
        Ok(out.write_all(&page)?)
    }
}

/// The page of every command, with its file name.
fn pages(plat: &clap::Command) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let render = |command: clap::Command, name: String| -> anyhow::Result<(String, Vec<u8>)> {
        let mut page = Vec::new();
        Page::new(command).render(&mut page)?;
        Ok((format!("{name}.1"), page))
    };
    let mut pages = vec![render(plat.clone(), "plat".to_owned())?];
    for command in plat.get_subcommands() {
        let name = format!("plat-{}", command.get_name());
        let command = command.clone().display_name(name.clone());
        pages.push(render(command, name)?);
    }
    Ok(pages)
}
