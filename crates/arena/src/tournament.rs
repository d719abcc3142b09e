//! A tournament: many games between the same players, on shared deals, as many at once as there are threads.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use plat_engine::{Dice, OptionError, Seed, SeedError, SessionDice};
use plat_games::AnyGame;
use plat_search::Stop;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::contest::{Contest, Played};
use crate::entrant::{Budget, Entrant, Entrants};
use crate::schedule::{Fixture, Schedule};
use crate::seated::Seated;

/// What a tournament is to be.
pub struct Plan {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its options as `key=value`.
    pub options: Vec<String>,
    /// Who takes part.
    pub entrants: Entrants,
    /// How many sit at a table; as many as take part if the options allow it, otherwise as few as they allow.
    pub seats: Option<usize>,
    /// How many games everybody plays at the least with everybody else, or alone.
    pub games: usize,
    /// What every deal and every choice follows from.
    pub seed: Seed,
    /// How long players think for whom nothing else is said.
    pub budget: Option<Budget>,
}

/// Why there can be no such tournament.
#[derive(Debug, Error)]
pub enum PlanError {
    /// The options are wrong, or not for so many.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A player who does not play this.
    #[error("{who} does not play {game} for {seats}; there are: {known}")]
    DoesNotPlay {
        /// Who.
        who: String,
        /// The game's name.
        game: &'static str,
        /// For how many.
        seats: usize,
        /// Who does.
        known: String,
    },
    /// Fewer players than seats.
    #[error("{0} players cannot fill a table of {1}, where everybody plays against everybody else")]
    TooFew(usize, usize),
    /// Seeds of the deals are made from the seed.
    #[error("the seed is too long: {0}")]
    Seed(#[from] SeedError),
    /// Nothing to play, or too much to ever end.
    #[error("{0} games: 1 to {MOST_GAMES} can be played")]
    Games(usize),
}

/// More would take a machine years, and counting them an overflow.
const MOST_GAMES: usize = 10_000_000;

/// A tournament that can be played.
pub struct Tournament {
    game: &'static dyn AnyGame,
    entrants: Entrants,
    heading: Heading,
    schedule: Schedule,
    seed: Seed,
    budget: Option<Budget>,
}

/// What makes a tournament the same tournament: with all of it equal, the same game has the same result. How many games
/// are played is not part of it, so a tournament can be continued by more of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    /// The game's id.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// All its options as `key=value`.
    pub options: Vec<String>,
    /// How many sit at a table.
    pub seats: usize,
    /// Whether everybody plays apart from the others, alone or in all seats.
    pub apart: bool,
    /// Who takes part, one name each.
    pub players: Vec<String>,
    /// How long they think unless it is said with the name.
    pub budget: Option<String>,
    /// What every deal and every choice follows from.
    pub seed: String,
}

impl Tournament {
    /// Looks whether there can be such a tournament.
    pub fn new(plan: Plan) -> Result<Tournament, PlanError> {
        let entrants = plan.entrants.0.len();
        let possible = plan.game.table_sizes(&plan.options)?;
        let asked = plan.seats.or(possible.contains(&entrants).then_some(entrants));
        let seats = plan.game.seat_count(&plan.options, asked)?;
        if !(1..=MOST_GAMES).contains(&plan.games) {
            return Err(PlanError::Games(plan.games));
        }
        let names = plan.entrants.names();
        let dice = SessionDice::seeded(deal_seed(&plan.seed, MOST_GAMES)?);
        let table = plan
            .game
            .new_table(&plan.options, vec![String::new(); seats], dice)?;
        who_plays(plan.game, &plan.entrants, seats)?;
        let apart = seats == 1 || table.target().is_some();
        if !apart && entrants < seats {
            return Err(PlanError::TooFew(entrants, seats));
        }
        let schedule = match apart {
            true => Schedule::apart(entrants, seats, plan.games),
            false => Schedule::meeting(entrants, seats, plan.games),
        };
        let record = table.record();
        let heading = Heading {
            game: record.game,
            rules: record.revision,
            options: record.options.into_iter().map(|option| option.it).collect(),
            seats,
            apart,
            players: names,
            budget: plan.budget.map(|budget| budget.to_string()),
            seed: plan.seed.to_string(),
        };
        Ok(Tournament {
            game: plan.game,
            entrants: plan.entrants,
            heading,
            schedule,
            seed: plan.seed,
            budget: plan.budget,
        })
    }

    /// What makes it this tournament.
    pub fn heading(&self) -> &Heading {
        &self.heading
    }

    /// Its games.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// Plays all games that are not among those already played, and hands each over as it ends, in no certain order.
    /// Ends early if it is stopped, or if whoever receives the games cannot go on.
    pub fn play<E>(
        &self,
        already: &BTreeSet<Fixture>,
        threads: usize,
        stop: &Stop,
        mut receive: impl FnMut(Played) -> Result<(), E>,
    ) -> Result<(), E> {
        let left: Vec<Fixture> = self
            .schedule
            .fixtures()
            .filter(|fixture| !already.contains(fixture))
            .collect();
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..threads.min(left.len()) {
                let (sender, next, left) = (sender.clone(), &next, &left);
                scope.spawn(move || {
                    while let Some(&fixture) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let Some(played) = self.contest(fixture, stop).play(stop) else {
                            return;
                        };
                        if sender.send(played).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            // Leaving this loop drops the receiver, and then no thread begins another game.
            receiver.into_iter().try_for_each(&mut receive)
        })
    }

    fn contest(&self, fixture: Fixture, stop: &Stop) -> Contest {
        let seating = self.schedule.seating(fixture);
        let names = seating
            .iter()
            .map(|&who| self.heading.players[who].clone())
            .collect();
        let deal = deal_seed(&self.seed, fixture.deal).expect("longer ones were tried");
        // Streams that no draw of a game will ever reach, one for each group and rotation.
        let stream = fixture.group * self.schedule.rotations() + fixture.rotation;
        let mut dice = deal.dice(u64::MAX - stream as u64);
        let table = self
            .game
            .new_table(&self.heading.options, names, SessionDice::seeded(deal))
            .expect("the same options made a table before");
        let thinking = Budget::thinking(self.budget, stop.clone());
        let mut sit = |&who: &usize| {
            let entrant = &self.entrants.0[who];
            Seated::new(entrant, self.game, seating.len(), &thinking, dice.word())
        };
        let seated = seating.iter().map(&mut sit).collect();
        Contest {
            fixture,
            seating,
            table,
            seated,
        }
    }
}

/// The seed of a deal. Whoever knows that of the tournament can play the same deals.
fn deal_seed(seed: &Seed, deal: usize) -> Result<Seed, SeedError> {
    format!("{seed}-{}", deal + 1).parse()
}

fn who_plays(game: &dyn AnyGame, entrants: &Entrants, seats: usize) -> Result<(), PlanError> {
    let there = game.players(seats);
    let stranger = |entrant: &&Entrant| match entrant {
        Entrant::Computer { kind, .. } => !there.contains(kind),
        Entrant::Program(_) => false,
    };
    let Some(stranger) = entrants.0.iter().find(stranger) else {
        return Ok(());
    };
    let known: Vec<&str> = there.iter().map(|kind| kind.name()).collect();
    Err(PlanError::DoesNotPlay {
        who: stranger.to_string(),
        game: game.info().name,
        seats,
        known: known.join(", "),
    })
}
