//! How a new game begins, for every command that starts one.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use clap::Args;
use plat_engine::{Dice, Seed, SessionDice};
use plat_games::{AnyGame, DeckFile, LiveTable};

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
    /// As many seats as are asked for, if the game is for so many, or else the fewest that the options allow.
    pub(crate) fn seat_count(&mut self, asked: Option<usize>) -> anyhow::Result<usize> {
        self.read_deck()?;
        Ok(self.game.0.seat_count(&self.options, asked)?)
    }

    /// The numbers of seats that the options allow, the fewest first.
    pub(crate) fn table_sizes(&mut self) -> anyhow::Result<Vec<usize>> {
        self.read_deck()?;
        Ok(self.game.0.table_sizes(&self.options)?)
    }

    /// The table, before anything is drawn.
    pub(crate) fn begin(mut self, players: Vec<String>) -> anyhow::Result<Begun> {
        self.read_deck()?;
        let seed = self.seed.map_or_else(fresh_seed, Ok)?;
        let dice = SessionDice::seeded(seed.clone());
        Ok(Begun {
            table: self.game.0.new_table(&self.options, players, dice)?,
            luck: Luck::new(&seed),
            seed,
        })
    }

    /// Makes the file of cards one of the options. It is read once: it may be a pipe.
    fn read_deck(&mut self) -> anyhow::Result<()> {
        if let Some(path) = self.deck.take() {
            self.options.push(deck_option(self.game.0, &path)?);
        }
        Ok(())
    }
}

/// A game that has just begun.
pub(crate) struct Begun {
    pub(crate) table: Box<dyn LiveTable>,
    /// What the choices of the computer players follow from.
    pub(crate) luck: Luck,
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

/// What the choices of the computer players follow from.
#[derive(Clone, Copy)]
pub(crate) struct Luck(u64);

impl Luck {
    /// That of a game whose seed may be elsewhere.
    pub(crate) fn of_game(seed: Option<&Seed>) -> anyhow::Result<Luck> {
        Ok(match seed {
            Some(seed) => Luck::new(seed),
            None => Luck::new(&fresh_seed()?),
        })
    }

    fn new(seed: &Seed) -> Luck {
        // A stream that no draw of a game will ever reach.
        Luck(seed.dice(u64::MAX).word())
    }

    /// That of a player who sits down when the game has so many entries.
    pub(crate) fn of_player(self, index: usize, entries: usize) -> u64 {
        let when = (entries as u64) << 3 | (index as u64 + 1);
        self.0 ^ when.wrapping_mul(0x9e37_79b9_7f4a_7c15)
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
