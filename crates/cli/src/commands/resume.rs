//! `plat continue`: one action in a game that is in a file, or the screen to go on with it.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use plat_engine::{Seat, Sentence};
use plat_games::find;

use super::advance::{Report, advance};
use super::play::{FileKeeper, Party, ScreenArgs, check_sitters, seat_players, sit_down};
use crate::args::{self, SeatPlan, Sitter};
use crate::game_file::GameFile;
use crate::language::{fault, of_file};
use crate::new_game::Luck;
use crate::thinking::ThinkingArgs;

/// Act in a game that is in a file, or go on with it on the screen
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat continue game.plat 1 3c4 --at 11\n  plat continue game.plat\n\n\
    With a seat and a word (or back, to take back): that action, then draws and computer seats until a person is to\n\
    act. Without them: the screen on a terminal, and in a pipe only the draws and the computer seats.\n\n\
    The file is replaced whole, and only if nobody else has written it in the meantime. --at N is for scripts that\n\
    decided on what they saw: of two that saw the same, one acts and the other is told.\n\n\
    The seed of the draws waits in FILE.seed beside the record. Without it you can act, but what is to be drawn waits\n\
    for whoever has it. A record holds every draw that was made: who reads it sees hidden hands."
)]
pub(crate) struct Continue {
    /// The game
    file: PathBuf,
    /// Which seat acts
    #[arg(value_name = "SEAT", requires = "word")]
    seat: Option<usize>,
    /// What it does: an action's word, or back
    #[arg(value_name = "WORD")]
    word: Option<String>,
    /// Only if the game still has so many entries
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Who sits where from now on; otherwise as the record says
    #[arg(long, value_name = "WHO,WHO,...", allow_negative_numbers = true)]
    seats: Option<SeatPlan>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    thinking: ThinkingArgs,
    #[command(flatten)]
    look: ScreenArgs,
}

impl Continue {
    pub(crate) fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        let (mut file, mut table) = GameFile::open(&self.file)?;
        let name = self.file.display();
        let before = table.entries();
        if let Some(at) = self.at.filter(|at| *at != before) {
            let others = of_file("other-entries", &self.file)
                .with("entries", before)
                .with("at", at);
            return Err(fault(&others));
        }
        let sitters: Vec<Sitter> = match self.seats {
            Some(plan) => plan.0,
            None => table
                .players()
                .iter()
                .map(|name| args::sitter_named(name))
                .collect(),
        };
        if sitters.len() != table.seats().count() {
            let others = Sentence::new("other-seats")
                .with("named", sitters.len())
                .with("seats", table.seats().count());
            return Err(fault(&others));
        }
        let game = find(table.info().id).with_context(|| format!("{name}: this game is not on the shelf"))?;
        check_sitters(game, &sitters)?;
        let luck = Luck::of_game(file.seed())?;
        let thinking = self.thinking.thinking()?;
        if let (Some(seat), Some(word)) = (self.seat, &self.word) {
            let seat = Seat::from_number(seat)
                .filter(|&seat| table.seats().has(seat))
                .ok_or_else(|| args::no_seat(seat, table.seats()))?;
            match word.as_str() {
                "back" => table.take_back(seat)?,
                word => table.act(seat, word)?,
            }
            file.save(table.as_ref())?;
        } else if self.look.is_full_screen() && !self.json {
            let keeper = FileKeeper::of(file);
            return sit_down(
                out,
                Party {
                    game,
                    table,
                    sitters,
                    luck,
                    thinking,
                    keeper,
                },
                &self.look,
            );
        }
        let seated = seat_players(game, table.as_ref(), &sitters, luck, &thinking);
        advance(table.as_mut(), seated, &mut FileKeeper::of(file))?;
        Report::since(before, table.as_ref(), &self.file).print(out, self.json)
    }
}
