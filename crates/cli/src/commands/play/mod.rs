//! `plat play`: a game on the screen, or line by line.

mod keeper;
mod line;
mod screen;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use plat_arena::{Entrant, Seated};
use plat_engine::{Arg, Sentence};
use plat_games::{AnyGame, LiveTable, PlayerKind};
use plat_search::{Stop, Thinking};

pub(super) use self::keeper::FileKeeper;
pub(super) use self::screen::{ScreenArgs, show};
use crate::args::{SeatPlan, Sitter};
use crate::language;
use crate::new_game::{Luck, NewGame};
use crate::output::Force;
use crate::thinking::ThinkingArgs;

/// Play a game in the terminal
#[derive(Args)]
#[command(
    after_help = "Example:\n  plat play subdivision --seats human,greedy --seed 42 --option parks=random\n\n\
    On a terminal this is a full screen: move with the arrows, touch with Enter or the mouse, ? says the rest.\n\
    NO_COLOR is respected. In a pipe, or with --plain, it is a conversation: type an action's word such as 3c4, or\n\
    the things you would touch in any order, such as c4 and then 3. Also: moves, score, log, undo, save FILE, rules,\n\
    help, quit."
)]
pub(crate) struct Play {
    #[command(flatten)]
    new: NewGame,
    /// Who sits where, separated by commas: human, a computer player (newcomer, casual, regular, expert, master; the
    /// others are in `plat arena --help`), or a program (cmd:./mybot; see docs/bot-protocol.md). Otherwise human,greedy,
    /// or, if the options do not allow two, as few as they allow
    #[arg(long, value_name = "WHO,WHO,...", allow_negative_numbers = true)]
    seats: Option<SeatPlan>,
    /// Keep the game in this file, written anew after every action; `plat continue FILE` goes on from there. A pipe, or -
    /// for standard output, gets the record once, at the end
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    #[command(flatten)]
    thinking: ThinkingArgs,
    #[command(flatten)]
    look: ScreenArgs,
}

impl Play {
    pub(crate) fn run(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let sitters = match self.seats {
            Some(plan) => plan.0,
            None => usual_sitters(&self.new.table_sizes()?),
        };
        check_sitters(self.new.game.0, &sitters)?;
        let players = sitters.iter().map(ToString::to_string).collect();
        let game = self.new.game.0;
        let thinking = self.thinking.thinking()?;
        let begun = self.new.begin(players)?;
        let mut table = begun.table;
        table.settle()?;
        let keeper = FileKeeper::begin(self.output.as_deref(), table.as_ref(), begun.seed, self.force)?;
        sit_down(
            out,
            Party {
                game,
                table,
                sitters,
                luck: begun.luck,
                thinking,
                keeper,
            },
            &self.look,
        )
    }
}

/// A game with everybody at the table.
pub(crate) struct Party {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) table: Box<dyn LiveTable>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) luck: Luck,
    pub(crate) thinking: Thinking,
    pub(crate) keeper: FileKeeper,
}

/// Plays on the screen if there is one, line by line otherwise.
pub(crate) fn sit_down(out: &mut dyn Write, party: Party, look: &ScreenArgs) -> anyhow::Result<()> {
    if look.is_full_screen() {
        return screen::play(out, party, look);
    }
    let mut evening = line::Evening {
        seated: seat_players(
            party.game,
            party.table.as_ref(),
            &party.sitters,
            party.luck,
            &party.thinking,
        ),
        table: party.table,
        sitters: party.sitters,
        keeper: party.keeper,
        touched: Vec::new(),
        looking: None,
    };
    evening.play(out, &mut io::stdin().lock())?;
    evening.keeper.stream().map_or(Ok(()), |stream| stream.tell(out))
}

/// Who plays if nobody is named: a person and greedy, or as few as can if it cannot be two.
fn usual_sitters(sizes: &[usize]) -> Vec<Sitter> {
    const TWO: usize = 2;
    let seats = sizes.iter().copied().find(|&seats| seats == TWO);
    let greedy = Sitter::Player(Entrant::Computer {
        kind: PlayerKind::Greedy,
        budget: None,
    });
    let mut sitters = vec![greedy; seats.or(sizes.first().copied()).unwrap_or(TWO)];
    sitters[0] = Sitter::Human;
    sitters
}

/// Some players play one game only.
pub(crate) fn check_sitters(game: &dyn AnyGame, sitters: &[Sitter]) -> anyhow::Result<()> {
    let there = game.players(sitters.len());
    for (index, sitter) in sitters.iter().enumerate() {
        let Sitter::Player(Entrant::Computer { kind, .. }) = sitter else {
            continue;
        };
        let names: Vec<&str> = there.iter().map(|kind| kind.name()).collect();
        if !there.is_empty() && !there.contains(kind) {
            return Err(language::fault(
                &Sentence::new("does-not-play")
                    .with("seat", index + 1)
                    .with("player", Arg::verbatim(kind.name()))
                    .with("game", Arg::verbatim(game.info().name))
                    .with("seats", sitters.len())
                    .with("known", Arg::verbatim(names.join(", "))),
            ));
        }
    }
    Ok(())
}

/// Seats everybody who does not sit at the keyboard.
pub(crate) fn seat_players(
    game: &dyn AnyGame,
    table: &dyn LiveTable,
    sitters: &[Sitter],
    luck: Luck,
    thinking: &Thinking,
) -> Vec<Option<Seated>> {
    let sit = |(index, sitter): (usize, &Sitter)| match sitter {
        Sitter::Human => None,
        Sitter::Player(entrant) => {
            let mut thinking = thinking.clone();
            if matches!(entrant, Entrant::Program(_)) {
                // A program that is interrupted loses its seat; what it says of a position that is gone is not
                // listened to.
                thinking.stop = Stop::default();
            }
            let seed = luck.of_player(index, table.entries());
            Some(Seated::new(entrant, game, sitters.len(), &thinking, seed))
        }
    };
    sitters.iter().enumerate().map(sit).collect()
}
