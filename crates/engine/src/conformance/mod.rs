//! What every game must keep, whatever its rules: one suite, run by the tests of each rules crate.
//!
//! Random games are played through a [`Session`]; at every step the generator, the checker, the notation, the
//! score, the views and the redaction are held against each other. A failure shrinks to the shortest game that
//! shows it and is reported with that game's record.

mod knowledge;
mod reach;
mod step;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};

use crate::dice::{Dice, FastDice, Seed};
use crate::game::{Game, Next, TableGame};
use crate::options::Options;
use crate::record::Record;
use crate::replay::{Verdict, verify};
use crate::seat::{MOST_SEATS, Seat};
use crate::session::{Session, SessionDice, new_game, table_sizes};

/// What is wrong with a game.
type Fault = String;

/// How a game is put to the test.
#[derive(Clone, Debug)]
pub struct Suite {
    /// Option sets to play with, each as `key=value` pairs; the defaults are always among them.
    pub options: Vec<Vec<String>>,
    /// Games in which every step is looked at from all sides.
    pub games: u32,
    /// Whether things that look the same have names of their own, such as two copies of a card. What is drawn is told by
    /// its name, which a view need not show.
    pub copies: bool,
    /// Further playouts in which generator, checker and score are compared at every step.
    pub playouts: u32,
}

impl Suite {
    /// The usual number of games with the default options and these.
    pub fn with_options(options: &[&[&str]]) -> Suite {
        let owned = |set: &&[&str]| set.iter().map(|&pair| pair.to_owned()).collect();
        Suite {
            options: std::iter::once(Vec::new())
                .chain(options.iter().map(owned))
                .collect(),
            copies: false,
            games: 200,
            playouts: 1_200,
        }
    }

    /// Runs the suite; panics with the shortest failing game if there is one.
    pub fn run<G: TableGame>(&self) {
        self.check_description::<G>();
        self.check_playouts::<G>();
        self.check_games::<G>();
    }

    fn check_description<G: Game>(&self) {
        let info = G::INFO;
        assert!(info.rule_book.len() > 1_000, "the rule book is complete");
        for known in G::Options::KNOWN {
            let mut options = G::Options::default();
            assert_eq!(
                options.get(known.key),
                known.default,
                "the default of {}",
                known.key
            );
            options
                .set(known.key, known.default)
                .expect("the default can be set");
            assert!(
                options.set(known.key, "no such value").is_err(),
                "option {} takes anything",
                known.key
            );
        }
        assert!(G::Options::default().set("no such option", "").is_err());
        for seats in (0..*info.seats.start()).chain(info.seats.end() + 1..=MOST_SEATS + 1) {
            assert!(
                new_game::<G>(&G::Options::default(), seats).is_err(),
                "{seats} seats"
            );
        }
    }

    /// Thousands of whole games, only as deep as that stays quick.
    fn check_playouts<G: TableGame>(&self) {
        let mut dice = FastDice::new(0x9e37);
        for number in 0..self.playouts {
            let pairs = dice.pick(&self.options).clone();
            let seats = *dice.pick(&possible_seats::<G>(&pairs));
            let mut game: G = begin(&pairs, seats);
            let mut pool = step::Pool::default();
            for entry in 0.. {
                assert!(
                    entry <= G::INFO.longest,
                    "no end after {} entries: `Info::longest` is too small or the game can go on for ever ({pairs:?}, \
                     game {number})",
                    G::INFO.longest
                );
                match game.next() {
                    Next::Over => break,
                    Next::Chance => {
                        let outcome = game.draw(&mut dice);
                        game.check_outcome(&outcome).expect("what is drawn is possible");
                        game.reveal(&outcome);
                    }
                    Next::Uncover => {
                        step::check_uncovers(&mut game).unwrap_or_else(|fault| panic!("{fault}"));
                    }
                    Next::Seats(acting) => {
                        if let Err(fault) = step::check_actions(&game, &mut pool) {
                            panic!("game {number}, entry {entry}, {pairs:?}: {fault}");
                        }
                        let acting: Vec<Seat> = acting.iter().collect();
                        let seat = *dice.pick(&acting);
                        let action = game.pick(seat, &mut dice, &mut Vec::new());
                        game.act(seat, action);
                    }
                }
                if let Err(fault) = step::check_scores(&game) {
                    panic!("game {number}, entry {entry}, {pairs:?}: {fault}");
                }
            }
        }
    }

    fn check_games<G: TableGame>(&self) {
        let config = Config {
            cases: self.games,
            failure_persistence: None,
            rng_seed: RngSeed::Fixed(0x51a7),
            max_shrink_iters: 4_000,
            ..Config::default()
        };
        let picks = prop_oneof![
            prop::collection::vec(any::<u16>(), G::INFO.longest),
            prop::collection::vec(any::<u16>(), 0..=G::INFO.longest),
        ];
        let sets = self.options.len();
        let possible: Vec<Vec<usize>> = self
            .options
            .iter()
            .map(|pairs| possible_seats::<G>(pairs))
            .collect();
        let cases = (0..sets, any::<prop::sample::Index>(), any::<u64>(), picks);
        let hidden_changed = std::cell::Cell::new(false);
        let result = TestRunner::new(config).run(&cases, |(set, seats, seed, picks)| {
            let mut trial = Trial::<G>::new(&self.options[set], *seats.get(&possible[set]), seed);
            trial.copies = self.copies;
            let outcome = trial.play(&picks);
            if trial.hidden_changed {
                hidden_changed.set(true);
            }
            outcome.map_err(|fault| TestCaseError::fail(format!("{fault}\n\n{}", trial.session.record())))
        });
        if let Err(error) = result {
            panic!("{}: {error}", G::INFO.id);
        }
        assert_eq!(
            hidden_changed.get(),
            G::INFO.hidden,
            "resampling changes what is hidden if and only if something is"
        );
    }
}

/// How many can play with these options: some go only with some numbers of players.
fn possible_seats<G: Game>(pairs: &[String]) -> Vec<usize> {
    let options = G::Options::from_pairs(pairs).expect("the suite's options are good");
    table_sizes::<G>(&options).expect("somebody can play with the suite's options")
}

fn begin<G: Game>(pairs: &[String], seats: usize) -> G {
    let options = G::Options::from_pairs(pairs).expect("the suite's options are good");
    new_game(&options, seats).expect("the suite's options go together")
}

/// One game of so many is gone through thoroughly.
const THOROUGH: u64 = 4;

/// One game of the suite.
struct Trial<G: TableGame> {
    session: Session<G>,
    dice: FastDice,
    pool: step::Pool<G>,
    fingerprints: knowledge::Fingerprints,
    hidden_changed: bool,
    /// Whether it is tried after every event of this game that resampling reaches what the event hid, which takes long.
    thorough: bool,
    /// Whether the names of things may tell more than how they look.
    copies: bool,
}

impl<G: TableGame> Trial<G> {
    fn new(pairs: &[String], seats: usize, seed: u64) -> Trial<G> {
        let options = G::Options::from_pairs(pairs).expect("the suite's options are good");
        let players = (1..=seats).map(|seat| format!("player {seat}")).collect();
        let dice = SessionDice::seeded(seed.to_string().parse::<Seed>().expect("digits"));
        Trial {
            session: Session::new(options, players, dice).expect("the suite's options go together"),
            dice: FastDice::new(seed),
            pool: step::Pool::default(),
            fingerprints: knowledge::Fingerprints::default(),
            hidden_changed: false,
            thorough: seed.is_multiple_of(THOROUGH),
            copies: false,
        }
    }

    /// Plays as the picks say, until they or the game are at an end.
    fn play(&mut self, picks: &[u16]) -> Result<(), Fault> {
        for &pick in picks {
            // Every look from all sides costs as much as a hundred plain steps, so not all steps get one.
            if pick % 8 == 0 {
                self.look_from_all_sides()?;
            }
            match self.session.next() {
                Next::Over => break,
                Next::Chance => self.draw()?,
                Next::Uncover => self.uncover()?,
                Next::Seats(acting) => {
                    let acting: Vec<Seat> = acting.iter().collect();
                    let seat = acting[usize::from(pick) % acting.len()];
                    self.act(seat, usize::from(pick / 4))?;
                }
            }
        }
        let over = self.session.next() == Next::Over;
        if !over && picks.len() == G::INFO.longest {
            return Err(format!(
                "no end after {} entries: `Info::longest` is too small or the game can go on for ever",
                picks.len()
            ));
        }
        self.look_from_all_sides()?;
        self.check_record(over)
    }

    fn look_from_all_sides(&mut self) -> Result<(), Fault> {
        let state = self.session.state();
        step::check_actions(state, &mut self.pool)?;
        step::check_scores(state)?;
        step::check_notation(state)?;
        knowledge::check_views(state)?;
        knowledge::check_fingerprints(state, &mut self.fingerprints)?;
        self.hidden_changed |= knowledge::check_no_leak(state, &self.pool, &mut self.dice)?;
        Ok(())
    }

    fn draw(&mut self) -> Result<(), Fault> {
        let state = self.session.state();
        step::check_outcome_notation(state, &mut self.dice)?;
        knowledge::check_redacted_draws(state, self.copies, self.thorough, &mut self.dice)?;
        self.session.draw().map_err(|fault| fault.to_string())
    }

    fn uncover(&mut self) -> Result<(), Fault> {
        let before = self.session.state().clone();
        knowledge::check_uncovering(&before, &mut self.dice)?;
        step::check_uncovers(&mut before.clone())?;
        self.session.uncover();
        Ok(())
    }

    fn act(&mut self, seat: Seat, pick: usize) -> Result<(), Fault> {
        let before = self.session.state().clone();
        let mut actions = Vec::new();
        before.actions(seat, &mut actions);
        let action = actions[pick % actions.len()];
        knowledge::check_redacted_act(&before, seat, action, self.thorough, &mut self.dice)?;
        let word = before.word(action);
        let doing = |fault: &dyn std::fmt::Display| format!("seat {seat} plays {word}: {fault}");
        self.session
            .act_word(seat, &word)
            .map_err(|fault| doing(&fault))?;
        if before.discloses(seat, action) == self.session.can_take_back(seat) {
            return Err(doing(&"an action can be taken back just if it disclosed nothing"));
        }
        if pick.is_multiple_of(5) && self.session.can_take_back(seat) {
            let after = self.session.state().clone();
            self.session.take_back(seat).map_err(|fault| doing(&fault))?;
            if *self.session.state() != before {
                return Err(doing(&"taking it back did not bring the state back"));
            }
            self.session.act(seat, action).map_err(|fault| doing(&fault))?;
            if *self.session.state() != after {
                return Err(doing(&"playing it again led elsewhere"));
            }
        }
        Ok(())
    }

    fn check_record(&self, over: bool) -> Result<(), Fault> {
        let text = self.session.record().to_string();
        let record = Record::parse(&text).map_err(|fault| format!("its own record: {fault}"))?;
        let replayed = Session::<G>::replay(&record).map_err(|fault| format!("its own record: {fault}"))?;
        if replayed.state() != self.session.state() || replayed.log() != self.session.log() {
            return Err("the record replays to another game".to_owned());
        }
        if replayed.record().to_string() != text {
            return Err("the replayed game has another record".to_owned());
        }
        let verdict = verify::<G>(&record).map_err(|fault| fault.to_string())?;
        let expected = match (self.session.draws() as usize, over) {
            (0, _) => Verdict::NoDraws,
            (draws, true) => Verdict::Genuine { draws },
            (_, false) => Verdict::Unpublished {
                hash: record.seed_hash,
            },
        };
        if verdict != expected {
            return Err(format!("the draws verify as {verdict:?}, not {expected:?}"));
        }
        Ok(())
    }
}
