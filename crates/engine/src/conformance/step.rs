//! At one state: generator and checker, notation, tokens, scores.

use std::collections::{BTreeSet, HashSet};

use super::Fault;
use super::knowledge::check_said;
use crate::dice::{Dice, FastDice};
use crate::game::{Game, Knowledge, Next, Notation, Refusal};
use crate::notation::Token;
use crate::session::BACK;

/// How many actions of earlier states are kept to try the checker on.
const POOL: usize = 64;

/// Actions that were legal at some time, and mostly are not now.
pub(super) struct Pool<G: Game> {
    pub(super) actions: Vec<G::Action>,
    oldest: usize,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Pool<G> {
        Pool {
            actions: Vec::new(),
            oldest: 0,
        }
    }
}

impl<G: Game> Pool<G> {
    fn add(&mut self, action: G::Action) {
        if self.actions.contains(&action) {
        } else if self.actions.len() < POOL {
            self.actions.push(action);
        } else {
            self.actions[self.oldest] = action;
            self.oldest = (self.oldest + 1) % POOL;
        }
    }
}

/// Dice that always roll the same, and remember what they were asked.
struct Loaded {
    roll: u32,
    asked: Option<u32>,
}

impl Dice for Loaded {
    fn word(&mut self) -> u64 {
        panic!("a pick rolls once, with below")
    }

    fn below(&mut self, n: u32) -> u32 {
        assert!(self.asked.is_none(), "a pick rolls once");
        self.asked = Some(n);
        self.roll.min(n - 1)
    }
}

/// Generator and checker agree on every action, and a pick is one of the generated ones.
pub(super) fn check_actions<G: Game>(game: &G, pool: &mut Pool<G>) -> Result<(), Fault> {
    let Next::Seats(acting) = game.next() else {
        return Ok(());
    };
    if acting.is_empty() {
        return Err(
            "nobody may act, but the game is not over: `next` says `Next::Over`, or who may act".to_owned(),
        );
    }
    for seat in acting.iter() {
        if !game.seats().has(seat) {
            return Err(format!("seat {seat} may act but is not there"));
        }
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        if actions.is_empty() {
            return Err(format!(
                "seat {seat} may act but has no action: let `next` leave it out, or give it a pass"
            ));
        }
        let set: HashSet<G::Action> = actions.iter().copied().collect();
        if set.len() != actions.len() {
            return Err(format!("seat {seat} has an action twice"));
        }
        for &action in &actions {
            if let Err(refusal) = game.check(seat, action) {
                return Err(format!("{action:?} is generated and refused: {refusal}"));
            }
        }
        if let Some(action) = game.habit(seat).filter(|action| !set.contains(action)) {
            return Err(format!(
                "seat {seat} has the habit {action:?}, which is not allowed"
            ));
        }
        for &action in &pool.actions {
            match game.check(seat, action) {
                Ok(()) if !set.contains(&action) => {
                    return Err(format!(
                        "{action:?} is allowed but not generated: `actions` must list all that `check` allows"
                    ));
                }
                Err(refusal) if set.contains(&action) => {
                    return Err(format!("{action:?} is generated but refused: {refusal}"));
                }
                Err(refusal) if refusal.rule().is_empty() || refusal.to_string().is_empty() => {
                    return Err(format!("the refusal of {action:?} says nothing"));
                }
                _ => {}
            }
        }
        for index in [0, actions.len() / 2, actions.len() - 1] {
            let mut dice = Loaded {
                roll: index as u32,
                asked: None,
            };
            let picked = game.pick(seat, &mut dice, &mut Vec::new());
            if picked != actions[index] || dice.asked != Some(actions.len() as u32) {
                return Err(format!(
                    "pick {index} of {} gave {picked:?}: `pick` must roll once and take that action in the order of `actions`",
                    actions.len()
                ));
            }
        }
        pool.add(actions[actions.len() / 3]);
        pool.add(actions[actions.len() - 1]);
    }
    Ok(())
}

/// The lines of every score sum to the total, and the places follow from the totals.
pub(super) fn check_scores<G: Game>(game: &G) -> Result<(), Fault> {
    let places = game.places();
    for seat in game.seats().iter() {
        let (lines, total) = (game.score(seat), game.total(seat));
        if lines.total() != total {
            return Err(format!(
                "seat {seat} has {total} points, its lines sum to {}: `score` and `total` must count the same",
                lines.total()
            ));
        }
        for other in game.seats().iter() {
            if game.total(other) > total && places[other] >= places[seat] {
                return Err(format!(
                    "seat {other} has more points than {seat}, but no better place"
                ));
            }
        }
    }
    Ok(())
}

/// Every action's word reads back, is one word, and its tokens single it out.
pub(super) fn check_notation<G: Knowledge + Notation>(game: &G) -> Result<(), Fault> {
    let Next::Seats(acting) = game.next() else {
        return Ok(());
    };
    for seat in acting.iter() {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let touched: Vec<BTreeSet<Token>> = actions
            .iter()
            .map(|&action| game.tokens(action).into_iter().collect())
            .collect();
        for (index, &action) in actions.iter().enumerate() {
            let word = game.word(action);
            if word.is_empty() || word == BACK || word.contains(char::is_whitespace) {
                return Err(format!(
                    "{word:?} is no word for {action:?}: it takes one word without spaces, and not {BACK:?}"
                ));
            }
            match game.parse(&word) {
                Ok(read) if read == action => {}
                read => return Err(format!("{action:?} is written {word}, which reads {read:?}")),
            }
            if touched[index].is_empty() {
                return Err(format!("{word} has no tokens"));
            }
            check_said::<G>(&game.says(action)).map_err(|fault| format!("{word}: {fault}"))?;
            let narrowed = touched.iter().filter(|other| other.is_superset(&touched[index]));
            if narrowed.count() != 1 {
                return Err(format!(
                    "the tokens of {word} leave more than one action: who touches them all must have chosen one"
                ));
            }
        }
    }
    for nonsense in ["", "?", "no-such-action", "9z99", "back", "*"] {
        if let Ok(action) = game.parse(nonsense) {
            return Err(format!("{nonsense:?} reads as {action:?}"));
        }
    }
    Ok(())
}

/// Uncovers, and the game goes on from there.
pub(super) fn check_uncovers<G: Game>(game: &mut G) -> Result<(), Fault> {
    let before = game.clone();
    game.uncover();
    match *game == before {
        true => Err(
            "`next` says `Next::Uncover`, but `uncover` changes nothing, so the game would stand still: let it change \
             what `next` goes by"
                .to_owned(),
        ),
        false => Ok(()),
    }
}

/// What is drawn is possible, and its word reads back.
pub(super) fn check_outcome_notation<G: Notation>(game: &G, dice: &mut FastDice) -> Result<(), Fault> {
    let outcome = game.draw(dice);
    if let Err(refusal) = game.check_outcome(&outcome) {
        return Err(format!("{outcome:?} is drawn but impossible: {refusal}"));
    }
    let word = game.outcome_word(&outcome);
    if word.is_empty() || word.contains(char::is_whitespace) {
        return Err(format!("{word:?} is no word for {outcome:?}"));
    }
    match game.parse_outcome(&word) {
        Ok(read) if read == outcome => Ok(()),
        read => Err(format!("{outcome:?} is written {word}, which reads {read:?}")),
    }
}
