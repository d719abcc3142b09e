//! `plat completions`: what a shell needs to complete commands.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

/// Print a script that completes commands, for a shell
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat completions bash > ~/.local/share/bash-completion/completions/plat\n  \
    plat completions zsh > ~/.zfunc/_plat\n  plat completions fish > ~/.config/fish/completions/plat.fish"
)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let mut script = Vec::new();
        generate(self.shell, &mut crate::Cli::command(), "plat", &mut script);
        Ok(out.write_all(&script)?)
    }
}
