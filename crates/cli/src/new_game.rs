//! How a new game begins, for every command that starts one.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use clap::Args;
use plat_engine::{Dice, Seat, Seed, SessionDice};
use plat_games::{AnyGame, DeckFile, LiveTable, PlayerKind};

use crate::args::GameName;
use crate::files;

/// Which game, and what may be chosen before it begins.
#[derive(Args)]
pub(crate) struct NewGame {
    /// The game
    pub(crate) game: GameName,
    /// What decides every draw and every choice of the computer: the same seed, the same game; a secret one
    /// otherwise
    #[arg(long, value_name = "N")]
    seed: Option<Seed>,
    /// An option of the game; see `plat games`
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Play with the cards of this file, where a game has cards that can be replaced; see `plat deck`
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

impl NewGame {
    /// The table, before anything is drawn.
    pub(crate) fn begin(mut self, players: Vec<String>) -> anyhow::Result<Begun> {
        if let Some(path) = &self.deck {
            self.options.push(deck_option(self.game.0, path)?);
        }
        let seed = self.seed.map_or_else(fresh_seed, Ok)?;
        let dice = SessionDice::seeded(seed.clone());
        Ok(Begun {
            table: self.game.0.new_table(&self.options, players, dice)?,
            chooser: Chooser::new(&seed),
            seed,
        })
    }
}

/// A game that has just begun.
pub(crate) struct Begun {
    pub(crate) table: Box<dyn LiveTable>,
    /// Who decides for the computer seats.
    pub(crate) chooser: Chooser,
    /// What decides the draws.
    pub(crate) seed: Seed,
}

/// The file of a game's cards, if it has one.
pub(crate) fn deck_file(game: &dyn AnyGame) -> anyhow::Result<DeckFile> {
    game.deck()
        .with_context(|| format!("{} has no deck that can be replaced", game.info().name))
}

/// The option that plays with the cards of a file. A record keeps the option, and so can do without the file.
pub(crate) fn deck_option(game: &dyn AnyGame, path: &Path) -> anyhow::Result<String> {
    let file = deck_file(game)?;
    let option = (file.option)(&files::read(path)?);
    option.map_err(|fault| anyhow!("{}: {fault}", path.display()))
}

/// Decides for the computer seats.
#[derive(Clone, Copy)]
pub(crate) struct Chooser {
    seed: u64,
}

impl Chooser {
    /// One for a game whose seed may be elsewhere.
    pub(crate) fn for_game(seed: Option<&Seed>) -> anyhow::Result<Chooser> {
        Ok(match seed {
            Some(seed) => Chooser::new(seed),
            None => Chooser::new(&fresh_seed()?),
        })
    }

    fn new(seed: &Seed) -> Chooser {
        // A stream that no draw of a game will ever reach.
        Chooser {
            seed: seed.dice(u64::MAX).word(),
        }
    }

    /// What the choices of one who stays at the table follow from.
    pub(crate) fn seed_of(&self, index: usize) -> u64 {
        self.seed ^ (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// What the player would do, as a word; nothing if the seat may not act.
    pub(crate) fn choose(&self, table: &dyn LiveTable, seat: Seat, kind: PlayerKind) -> Option<String> {
        let turn = (table.entries() as u64) << 2 | seat.index() as u64;
        let seed = self.seed ^ turn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        table.choose(seat, kind, seed)
    }
}

/// A seed nobody can guess.
fn fresh_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 16];
    let filled = getrandom::fill(&mut bytes);
    ensure!(
        filled.is_ok(),
        "the system gives no random numbers; choose a seed with --seed"
    );
    Ok(Seed::from_entropy(bytes))
}
